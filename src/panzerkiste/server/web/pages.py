"""The web client: files that Vite built into server/client; every address that is no file is the app's."""

import asyncio
import mimetypes
from http import HTTPStatus
from pathlib import Path
from typing import Final

from litestar import Response, get

from panzerkiste.engine.illegal import Illegal

CLIENT: Final = Path(__file__).parents[1] / "client"

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Panzerkiste</title>
<h1>Panzerkiste</h1><p>The server runs, but its web client has not been built. <code>make play</code> builds it.</p>
<p lang="de">Der Server läuft, aber die Web-Oberfläche ist nicht gebaut. <code>make play</code> baut sie.</p></html>"""

FOR_EVER: Final = "public, max-age=31536000, immutable"  # Vite names these files by their contents

# Machines differ in what they know; a browser insists on these.
for _type, _ending in (
    ("text/javascript", ".js"),
    ("font/woff2", ".woff2"),
    ("image/svg+xml", ".svg"),
    ("application/manifest+json", ".webmanifest"),
):
    mimetypes.add_type(_type, _ending)


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(path: str = "/") -> Response[bytes]:
    name = path.strip("/")
    if name == "api" or name.startswith("api/") or "\0" in name:
        raise Illegal("REQUEST", "unknown")
    return await asyncio.to_thread(_page, name)


def _page(name: str) -> Response[bytes]:
    file = (CLIENT / name).resolve()
    if not (file.is_relative_to(CLIENT) and _is_there(file)):
        if name.startswith("assets/"):
            raise Illegal("REQUEST", "unknown")  # of a client built before this one
        file = CLIENT / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT.encode(), status_code=HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/html")
    kind, _ = mimetypes.guess_type(file.name)
    cache = FOR_EVER if name.startswith("assets/") else "no-cache"
    return Response(file.read_bytes(), media_type=kind or "application/octet-stream", headers={"cache-control": cache})


def _is_there(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # a name may be longer than any file's
        return False
