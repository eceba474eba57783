"""The HTTP and WebSocket reference, from what the server says of itself under /api/schema."""

import asyncio
import json
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from panzerkiste.server.matches import protocol
from panzerkiste.server.web.app import create_app
from panzerkiste.server.web.description import COMPONENT, EXTENSION

Json = Mapping[str, Any]
START: Final = "#/components/schemas/"
SOCKET: Final = COMPONENT.removesuffix("{name}").removeprefix(START)


def description() -> dict[str, Any]:
    """What the server answers to whoever asks what it can."""
    with tempfile.TemporaryDirectory() as data:
        told: dict[str, Any] = json.loads(asyncio.run(_answer(Path(data))))
    return told


async def _answer(data: Path) -> bytes:
    parts: list[bytes] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        parts.append(message.get("body", b""))

    path = "/api/schema"
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "extensions": {},
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {},
    }
    app: Any = create_app(data)
    asked, heard = asyncio.Queue[Any](), asyncio.Queue[Any]()
    living = asyncio.create_task(
        app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, asked.get, heard.put)
    )
    await asked.put({"type": "lifespan.startup"})
    await heard.get()
    await app(scope, receive, send)
    await asked.put({"type": "lifespan.shutdown"})  # it lets go of its folder
    await living
    return b"".join(parts)


def http_page(told: Json) -> str:
    lines = [
        "# HTTP reference\n",
        "Every request of the server, generated from its own description, which a running server tells under",
        "`/api/schema` (OpenAPI 3.1). A refusal is JSON with the sentence's `key` and its facts.",
        "Tables are played over [WebSockets](sockets.md).\n",
    ]
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            if EXTENSION not in operation:
                lines += _operation(path, method, operation)
    lines.append("## Types\n")
    for name, schema in sorted(told["components"]["schemas"].items()):
        if not name.startswith(SOCKET):
            lines += _type(name, schema)
    return "\n".join(lines)


def sockets_page(told: Json) -> str:
    lines = ["# WebSocket reference\n", f"{protocol.__doc__}\n"]
    for path, methods in told["paths"].items():
        talk = methods.get("get", {}).get(EXTENSION)
        if talk:
            lines += [f"## `{path}`\n", f"{methods['get']['description']}\n", *_parameters(methods["get"])]
            lines += [f"`{name}`: {', '.join(map(_said, union))}\n" for name, union in talk.items()]
    lines.append("## Messages and what they are made of\n")
    for name, schema in sorted(told["components"]["schemas"].items()):
        if name.startswith(SOCKET):
            lines += _type(name, schema)
    return "\n".join(lines)


def _operation(path: str, method: str, operation: Json) -> Iterator[str]:
    yield f"## {method.upper()} `{path}`\n"
    yield f"{operation.get('description', '')}\n"
    yield from _parameters(operation)
    for kind, content in operation.get("requestBody", {}).get("content", {}).items():
        yield f"Takes {_said(content.get('schema', {}))} (`{kind}`).\n"
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            told = [
                f"{_said(content.get('schema', {}))} (`{kind}`)" for kind, content in answer.get("content", {}).items()
            ]
            yield f"Answers {status}{': ' if told else ''}{' or '.join(told)}.\n"


def _parameters(operation: Json) -> Iterator[str]:
    for given in operation.get("parameters", []):
        usual = given["schema"].get("default")
        kind = f"{_said(given['schema'])}{'' if usual is None else f', usually `{usual}`'}"
        yield f"- `{given['name']}` in the {given['in']}: {kind}"
    if operation.get("parameters"):
        yield ""


def _type(name: str, schema: Json) -> Iterator[str]:
    """One type with an address of its own, and its fields in a table."""
    yield f"({_address(name)})=\n### {_short(name)}\n"
    if schema.get("description"):
        yield f"{schema['description']}\n"
    if "properties" not in schema:
        yield f"{_said(schema)}\n"
        return
    always = schema.get("required", ())
    rows = [
        (field, _said(kind), "" if field in always else "may be left out")
        for field, kind in schema["properties"].items()
    ]
    if rows:
        yield "| field | type | |\n| --- | --- | --- |"
        yield from (f"| `{field}` | {kind} | {note} |" for field, kind, note in rows)
        yield ""


def _said(schema: Any) -> str:
    """A type in a few words, with links to those that have a name."""
    match schema:
        case {"$ref": str(target)}:
            name = target.removeprefix(START)
            return f"[{_short(name)}](#{_address(name)})"
        case {"anyOf": list(kinds)} | {"oneOf": list(kinds)}:
            return " or ".join(map(_said, kinds))
        case {"const": value}:
            return f"`{json.dumps(value)}`"
        case {"enum": list(values)}:
            return " or ".join(f"`{json.dumps(value)}`" for value in values)
        case {"prefixItems": list(kinds)}:
            return f"({', '.join(map(_said, kinds))})"
        case {"items": dict(kind)}:
            return f"list of {_said(kind)}"
        case {"type": "object", "additionalProperties": dict(kind)} if kind:
            return f"by name: {_said(kind)}"
        case {"type": str(kind)}:
            return kind
        case {"type": list(kinds)}:
            return " or ".join(map(str, kinds))
    return "anything"


def _short(name: str) -> str:
    """Without the modules that tell two types of one name apart, where there is but one."""
    return name.removeprefix(SOCKET)


def _address(name: str) -> str:
    return f"type-{name.lower()}"
