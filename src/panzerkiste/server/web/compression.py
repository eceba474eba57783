"""Answers of some size travel compressed; large ones are compressed beside the event loop."""

import asyncio
import gzip
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

SMALLEST: Final = 1000  # bytes: below, the effort gains nothing
AT_ONCE: Final = 16 * 1024  # bytes: below, another thread costs more than it saves
LEVEL: Final = 6
KINDS: Final = b"text/", b"application/json", b"application/x-ndjson", b"application/vnd.oai", b"image/svg+xml"


class Compressed:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if b"gzip" in dict(scope.get("headers", ())).get(b"accept-encoding", b""):
            send = partial(_Answer().send, send)
        await self._app(scope, receive, send)


class _Answer:
    """One answer: its head waits until its size is known. Whoever sends in pieces is passed on as he is."""

    def __init__(self) -> None:
        self._head: HTTPResponseStartEvent | None = None

    async def send(self, send: Send, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._head = message
            return
        if message["type"] == "http.response.body" and self._head:
            head, self._head = self._head, None
            if not message["more_body"] and len(message["body"]) >= SMALLEST and _is_text(head):
                message["body"] = await _compressed(message["body"])
                head["headers"] = _headers(head, len(message["body"]))
            await send(head)
        await send(message)


def _is_text(head: HTTPResponseStartEvent) -> bool:
    given = dict(head["headers"])
    return given.get(b"content-type", b"").startswith(KINDS) and b"content-encoding" not in given


def _headers(head: HTTPResponseStartEvent, length: int) -> list[tuple[bytes, bytes]]:
    others = [pair for pair in head["headers"] if pair[0] != b"content-length"]
    told = (b"content-length", b"%d" % length), (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")
    return [*others, *told]


async def _compressed(body: bytes) -> bytes:
    if len(body) < AT_ONCE:
        return gzip.compress(body, LEVEL)
    return await asyncio.to_thread(gzip.compress, body, LEVEL)


def holding(shape: Any) -> dict[int, ResponseSpec]:
    """What an answer holds that leaves as bytes."""
    return {200: ResponseSpec(shape, generate_examples=False, description="Request fulfilled, document follows")}


async def packed(
    request: Request[Any, Any, Any],
    content: bytes,
    media_type: str = "application/json",
    headers: Mapping[str, str] | None = None,
) -> Response[bytes]:
    """What was compressed where it was made; the few who cannot read that are given it as it was."""
    told = {**(headers or {}), "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(content, media_type=media_type, headers={**told, "content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, content), media_type=media_type, headers=told)
