"""``python -m panzerkiste.server.web.schema`` prints a JSON schema of all that travels, for the client's types.

Types of a game carry the game's name: ``PanzerschlachtView``; those of decks begin with ``Deck``, those of armies with
``Army``, those of battlefields with ``Field``. Everything the server sends is always there, so nothing is optional but
what a request may leave out.
"""

import re
from inspect import isclass
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import Struct

from panzerkiste.engine.game import AnyGame
from panzerkiste.registry import GAMES
from panzerkiste.server.matches import api
from panzerkiste.server.matches.protocol import ClientMessage, ServerMessage
from panzerkiste.workshops.dropzone import army_protocol as army_api
from panzerkiste.workshops.dropzone import field_protocol as battlefield_api
from panzerkiste.workshops.tank_chess.protocol import AnalysisNews, AnalysisRequest
from panzerkiste.workshops.tank_hunter import protocol as deck_api

Schema = dict[str, Any]

REF = "#/$defs/{name}"
ANNOTATIONS = ("default", "title")


def whole_schema() -> Schema:
    """One schema; every type is a definition."""
    unions = {
        "ClientMessage": ClientMessage,
        "ServerMessage": ServerMessage,
        "AnalysisRequest": AnalysisRequest,
        "AnalysisNews": AnalysisNews,
    }
    defs = _definitions(unions, _structs_of(api))
    for prefix, module in (("Deck", deck_api), ("Army", army_api), ("Field", battlefield_api)):
        defs |= _prefixed(_definitions({}, _structs_of(module)), prefix, set(defs))
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


def _structs_of(module: ModuleType) -> list[Any]:
    return [
        thing for thing in vars(module).values() if isclass(thing) and issubclass(thing, Struct) and thing != Struct
    ]


def _game_definitions(game: AnyGame, shared: set[str]) -> Schema:
    prefix = "".join(word.capitalize() for word in re.split("[-_]", game.id))
    parts = {
        "Action": game.types.action,
        "Event": game.types.event,
        "Query": game.types.query,
        "Advice": game.types.advice,
        "StandingOrder": game.types.order,
    }
    defs = _definitions(
        {name: part for name, part in parts.items() if part}, [game.types.options, game.types.screen or game.types.view]
    )
    return _prefixed(defs, prefix, shared)


def _prefixed(defs: Schema, prefix: str, shared: set[str]) -> Schema:
    """Definitions under names of their own, but for those that are shared with others."""
    own = {name for name in defs if name not in shared}
    return {_named(name, prefix): _renamed(defs[name], prefix, own) for name in sorted(own)}


def _named(name: str, prefix: str) -> str:
    return name if name.startswith(prefix) else prefix + name


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
        return {"$ref": REF.format(name=_named(name, prefix))}
    return {key: _renamed(part, prefix, own) for key, part in schema.items()}


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(whole_schema()), indent=2).decode())  # noqa: T201
