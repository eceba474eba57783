"""The server's description of itself, with the sockets, for which OpenAPI has no words.

A socket stands there as the request that opens it, which is answered by 101; the messages of both sides are under
``x-websocket``, by the names of their unions.
"""

from functools import cache
from typing import Any, Final, NamedTuple, get_args

import msgspec

from panzerkiste.server.club.meeting_api import LobbyMessage
from panzerkiste.server.matches.protocol import ClientMessage, LessonMessage, ServerMessage
from panzerkiste.server.web import lobby
from panzerkiste.server.web.workshops import webs

EXTENSION: Final = "x-websocket"
COMPONENT: Final = "#/components/schemas/socket.{name}"


class Talk(NamedTuple):
    """What is said over a socket."""

    about: str
    unions: dict[str, Any]
    asked: tuple[str, ...] = ()  # in the query


SOCKETS: Final = {
    "/api/matches/{match_id}/play": Talk(
        "A match, as one seat or a watcher sees it.",
        {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage},
        ("seat", "since"),
    ),
    "/api/games/{game_id}/lessons/{lesson_id}/play": Talk(
        "A lesson, from one of its steps on.",
        {"LessonMessage": LessonMessage, "ServerMessage": ServerMessage},
        ("step",),
    ),
    "/api/games/{game_id}/puzzles/{puzzle_id}/play": Talk(
        "A puzzle.", {"LessonMessage": LessonMessage, "ServerMessage": ServerMessage}
    ),
    lobby.ADDRESS: Talk("The lobby. Only the server speaks.", {"LobbyMessage": LobbyMessage}),
}


def with_sockets(described: dict[str, Any]) -> dict[str, Any]:
    """An OpenAPI document, and the sockets besides."""
    paths, schemas = _sockets()
    components = described.get("components", {})
    known = components.get("schemas", {})
    return described | {
        "paths": described["paths"] | paths,
        "components": components | {"schemas": known | schemas},
    }


def _talks() -> dict[str, Talk]:
    """Ours and the workshops': what one of these says is all that its wire names."""
    found = dict(SOCKETS)
    for game, web in webs().items():
        unions = {name: union for wire in web.wire for name, union in wire.unions.items()}
        found |= {address: Talk(f"Of the workshop of {game}.", unions) for address in web.sockets}
    return found


@cache
def _sockets() -> tuple[dict[str, Any], dict[str, Any]]:
    """Their paths, and the schemas of their messages."""
    talks = _talks()
    messages = dict.fromkeys(
        message for talk in talks.values() for union in talk.unions.values() for message in _of(union)
    )
    written, found = msgspec.json.schema_components(messages, ref_template=COMPONENT)
    schemas = dict(zip(messages, written, strict=True))
    paths = {address: {"get": _opening(address, talk, schemas)} for address, talk in talks.items()}
    return paths, {COMPONENT.format(name=name).rpartition("/")[2]: schema for name, schema in found.items()}


def _of(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _opening(address: str, talk: Talk, schemas: dict[Any, Any]) -> dict[str, Any]:
    gaps = [part[1:-1] for part in address.split("/") if part.startswith("{")]
    return {
        "summary": "A WebSocket",
        "description": talk.about,
        "operationId": "Socket" + "".join(word.title() for word in address.split("/") if word[:1].isalpha()),
        "parameters": [
            *({"name": name, "in": "path", "schema": {"type": "string"}, "required": True} for name in gaps),
            *({"name": name, "in": "query", "schema": {"type": "integer"}, "required": False} for name in talk.asked),
        ],
        "responses": {"101": {"description": "Switching Protocols"}},
        EXTENSION: {name: [schemas[message] for message in _of(union)] for name, union in talk.unions.items()},
    }
