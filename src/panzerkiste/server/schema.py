"""``python -m panzerkiste.server.schema`` prints one JSON schema of all that travels. The client's types come from it.

Types of a game carry the game's name: ``PanzerschlachtView``. Everything the server sends is always there, so
nothing is optional but what a request may leave out.
"""

import re
from inspect import isclass
from typing import Any, get_args

import msgspec
from msgspec import Struct

from panzerkiste.engine.game import AnyGame
from panzerkiste.games import GAMES
from panzerkiste.server import api
from panzerkiste.server.protocol import ClientMessage, ServerMessage

Schema = dict[str, Any]

REF = "#/$defs/{name}"
ANNOTATIONS = ("default", "title")


def whole_schema() -> Schema:
    """One schema; every type is a definition."""
    structs = [
        thing for thing in vars(api).values() if isclass(thing) and issubclass(thing, Struct) and thing != Struct
    ]
    defs = _definitions({"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}, structs)
    for game in GAMES.values():
        defs |= _game_definitions(game, set(defs))
    names = sorted(defs)
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Protocol",
        "type": "object",
        "additionalProperties": False,
        "required": names,
        "properties": {name: {"$ref": REF.format(name=name)} for name in names},
        "$defs": {name: defs[name] for name in names},
    }


def _game_definitions(game: AnyGame, shared: set[str]) -> Schema:
    prefix = "".join(word.capitalize() for word in re.split("[-_]", game.id))
    parts = {
        "Action": game.action,
        "Event": game.event,
        "Query": game.query,
        "Advice": game.advice,
        "Order": game.order,
    }
    defs = _definitions({name: part for name, part in parts.items() if part}, [game.options, game.seen])
    own = {name for name in defs if name not in shared}
    return {prefix + name: _renamed(defs[name], prefix, own) for name in sorted(own)}


def _definitions(unions: dict[str, Any], structs: list[Any]) -> Schema:
    wanted = [member for union in unions.values() for member in get_args(union) or (union,)]
    _, found = msgspec.json.schema_components([*wanted, *structs], ref_template=REF)
    requests = {request.__name__ for request in (api.SeatWish, api.NewMatch, api.Join)}
    defs = {name: _plain(schema, optional=name in requests) for name, schema in found.items()}
    for name, union in unions.items():
        members = get_args(union) or (union,)
        defs[name] = {"anyOf": [{"$ref": REF.format(name=member.__name__)} for member in members]}
    return defs


def _plain(schema: Any, *, optional: bool) -> Any:
    """Without defaults, closed, and with tuples as draft 7 writes them."""
    if isinstance(schema, list):
        return [_plain(part, optional=optional) for part in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: _plain(part, optional=optional) for key, part in schema.items() if key not in ANNOTATIONS}
    if "properties" in schema:  # by their names, which may be those of annotations
        plain["properties"] = {name: _plain(part, optional=optional) for name, part in schema["properties"].items()}
        plain["additionalProperties"] = False
        if not optional:
            plain["required"] = list(plain["properties"])
    if "prefixItems" in plain:
        plain["items"] = plain.pop("prefixItems")
        plain["additionalItems"] = False
    return plain


def _renamed(schema: Any, prefix: str, own: set[str]) -> Any:
    """References to the game's own definitions, with the game's name before them."""
    if isinstance(schema, list):
        return [_renamed(part, prefix, own) for part in schema]
    if not isinstance(schema, dict):
        return schema
    start, _ = REF.split("{name}")
    if (name := str(schema.get("$ref", "")).removeprefix(start)) in own:
        return {"$ref": REF.format(name=prefix + name)}
    return {key: _renamed(part, prefix, own) for key, part in schema.items()}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(whole_schema()), indent=2).decode())  # noqa: T201
