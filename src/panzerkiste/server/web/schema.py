"""``python -m panzerkiste.server.web.schema`` prints JSON schemas of all that travels, for the client's types.

There is one for what every game shares, one for each game with what stands on its box, and one for each workshop; each
names what it takes from those before it. What the server sends is always there, so little is optional: what a request
may leave out, places and drawings.
"""

from collections.abc import Iterator
from inspect import isclass
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import Struct

from panzerkiste.engine.game import AnyGame
from panzerkiste.registry import GAMES
from panzerkiste.server.club import api as club
from panzerkiste.server.club import event_api, tellings
from panzerkiste.server.club import meeting_api as meeting
from panzerkiste.server.matches import api, bot_api
from panzerkiste.server.matches.protocol import Choice, ClientMessage, LessonMessage, ServerMessage
from panzerkiste.server.matches.time_controls import TimeControl
from panzerkiste.server.people import api as people
from panzerkiste.server.web.workshops import Wire, webs

Schema = dict[str, Any]

REF = "#/$defs/{name}"
START = REF.removesuffix("{name}")
ANNOTATIONS = ("default", "title")
OF_MATCHES = (api.SeatWish, api.NewMatch, api.Join, api.Frame, api.ScenarioFrame, Choice)
OF_THE_CLUB = (event_api.NewEvent, event_api.NewBots, meeting.Terms, meeting.Seek)
PARTIAL = (*OF_MATCHES, *OF_THE_CLUB, people.OpenIdAnswer)
SHARED = ""  # the folder of what all games have in common


class Part(Struct, frozen=True):
    """What one file of types holds: unions by their names, structs, and all that these are made of."""

    folder: str  # of the client, where its file lies
    unions: dict[str, Any]
    structs: tuple[Any, ...]
    sources: tuple[str, ...] = ()  # folders of the parts that it takes types from
    partial: tuple[Any, ...] = ()  # those whose sender may leave out what has a default


class Box(Struct, frozen=True):
    """What stands on a game's box: a shelf shows it before any server has answered."""

    players: tuple[int, int]
    lasts: tuple[int, int] | None


class PartSchema(Struct, frozen=True):
    folder: str
    imports: dict[str, list[str]]  # names of definitions, by the folder of the part that has them
    definitions: Schema
    box: Box | None  # of a game


def parts() -> Iterator[Part]:
    """The shared one, then each game's, then the workshops'."""
    messages = {
        "ClientMessage": ClientMessage,
        "LessonMessage": LessonMessage,
        "ServerMessage": ServerMessage,
        "LobbyMessage": meeting.LobbyMessage,
        "TimeControl": TimeControl,
    }
    bots = bot_api.BotInfo, bot_api.MadeBot, bot_api.OnlineBot
    club_wire = *_structs_of(club), *_structs_of(event_api), *_structs_of(meeting), *_structs_of(tellings)
    shared = *_structs_of(api), *_structs_of(people), *club_wire, *bots
    yield Part(SHARED, messages, shared, partial=PARTIAL)
    yield from (_game_part(game) for game in GAMES.values())
    yield from (_workshop_part(game, wire) for game, web in webs().items() for wire in web.wire)


def _structs_of(module: ModuleType) -> tuple[Any, ...]:
    things = vars(module).values()
    return tuple(thing for thing in things if isclass(thing) and issubclass(thing, Struct) and thing != Struct)


def _game_part(game: AnyGame) -> Part:
    unions = {
        "Action": game.types.action,
        "Event": game.types.event,
        "Query": game.types.query,
        "Advice": game.types.advice,
        "StandingOrder": game.types.order,
        "View": game.types.screen,
    }
    used = {name: union for name, union in unions.items() if union}
    queries = _members(used["Query"]) if "Query" in used else ()
    structs = (game.types.options, game.types.screen or game.types.view)
    return Part(_folder(game.id), used, structs, (SHARED,), queries)


def _workshop_part(game: str, wire: Wire) -> Part:
    folder = _folder(game)
    return Part(f"{folder}/{wire.folder}", dict(wire.unions), _structs_of(wire.module), (SHARED, folder))


def _folder(game: str) -> str:
    return f"games/{game.replace('-', '_')}"


def all_schemas() -> list[PartSchema]:
    own: dict[str, Schema] = {}
    schemas = []
    boxes = {_folder(game.id): Box(game.players, game.hosting.lasts) for game in GAMES.values()}
    for part in parts():
        defs = _definitions(part)
        origin = _origins(defs, {source: own[source] for source in part.sources})
        own[part.folder] = {name: defs[name] for name in sorted(defs) if name not in origin}
        imports = _imports(own[part.folder], origin)
        schemas.append(PartSchema(part.folder, imports, own[part.folder], boxes.get(part.folder)))
    return schemas


def _origins(defs: Schema, sources: dict[str, Schema]) -> dict[str, str]:
    """Which definitions another part has already, and which part: the same words, made of the same definitions."""
    found = {
        name: folder for folder, known in sources.items() for name, schema in defs.items() if known.get(name) == schema
    }
    while other := {name for name in found if any(made_of not in found for made_of in references(defs[name]))}:
        found = {name: folder for name, folder in found.items() if name not in other}
    return found


def _imports(own: Schema, origin: dict[str, str]) -> dict[str, list[str]]:
    taken = {name for name in references(own) if name in origin}
    folders = sorted({origin[name] for name in taken})
    return {folder: sorted(name for name in taken if origin[name] == folder) for folder in folders}


def references(schema: Any) -> Iterator[str]:
    """The names of all definitions that a schema points to."""
    if isinstance(schema, list):
        for item in schema:
            yield from references(item)
    elif isinstance(schema, dict):
        if isinstance(target := schema.get("$ref"), str):
            yield target.removeprefix(START)
        yield from references(list(schema.values()))


def _definitions(part: Part) -> Schema:
    members = [member for union in part.unions.values() for member in _members(union)]
    _, found = msgspec.json.schema_components([*members, *part.structs], ref_template=REF)
    partial = {struct.__name__ for struct in part.partial}
    defs = {_readable(name): _plain(schema, optional=name in partial) for name, schema in found.items()}
    unions = {
        name: {"anyOf": [{"$ref": REF.format(name=member.__name__)} for member in _members(union)]}
        for name, union in part.unions.items()
    }
    if len(whole := defs | unions) < len(found) + len(unions):
        raise ValueError(f"two types of {part.folder} have the same name")
    return whole


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _readable(name: str) -> str:
    """Two classes of one name come with their modules: ``….terrain.Building`` becomes ``TerrainBuilding``."""
    return "".join(word.capitalize() for word in name.split(".")[-2:-1]) + name.rpartition(".")[2]


def _plain(schema: Any, *, optional: bool) -> Any:
    """Without defaults, closed, with readable names, and with tuples as draft 7 writes them."""
    if isinstance(schema, list):
        return [_plain(item, optional=optional) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if isinstance(target := schema.get("$ref"), str):
        return {"$ref": REF.format(name=_readable(target.removeprefix(START)))}
    plain = {key: _plain(item, optional=optional) for key, item in schema.items() if key not in ANNOTATIONS}
    if "properties" in schema:  # by their names, which may be those of annotations
        plain["properties"] = {name: _plain(item, optional=optional) for name, item in schema["properties"].items()}
        plain["additionalProperties"] = False
        if not optional:
            told, always = schema["properties"].items(), schema.get("required", ())
            plain["required"] = [name for name, item in told if name in always or "default" in item]
    if "prefixItems" in plain:
        plain["items"] = plain.pop("prefixItems")
        plain["additionalItems"] = False
    return plain


if __name__ == "__main__":
    print(msgspec.json.encode(all_schemas()).decode())  # noqa: T201
