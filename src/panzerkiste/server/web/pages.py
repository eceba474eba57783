"""The web client: files that Vite built into server/client; every address that is no file is the app's.

Under /docs is the documentation, which `make docs` builds into server/docs.
"""

import asyncio
import mimetypes
from http import HTTPStatus
from pathlib import Path
from typing import Final

from litestar import Response, get

from panzerkiste.engine.illegal import Illegal

CLIENT: Final = Path(__file__).parents[1] / "client"
DOCS: Final = Path(__file__).parents[1] / "docs"

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Panzerkiste</title>
<h1>Panzerkiste</h1><p>The server runs, but its web client has not been built. <code>make play</code> builds it.</p>
<p lang="de">Der Server läuft, aber die Web-Oberfläche ist nicht gebaut. <code>make play</code> baut sie.</p></html>"""

NO_DOCS: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Panzerkiste</title>
<h1>Panzerkiste</h1><p>The documentation has not been built here. <code>make docs</code> does that.</p>
<p lang="de">Die Dokumentation ist hier nicht gebaut. <code>make docs</code> baut sie.</p></html>"""

# Of the pages' own making, so that what a theme writes into them does no harm; scripts come as files nevertheless.
DOCS_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

FOR_EVER: Final = "public, max-age=31536000, immutable"  # Vite names these files by their contents

# Machines differ in what they know; a browser insists on these.
for _type, _ending in (
    ("text/javascript", ".js"),
    ("font/woff2", ".woff2"),
    ("image/svg+xml", ".svg"),
    ("application/manifest+json", ".webmanifest"),
):
    mimetypes.add_type(_type, _ending)


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def show_docs(path: str = "/") -> Response[bytes]:
    name = path.strip("/")
    if not name:  # the pages' own links count from a folder
        return Response(b"", status_code=HTTPStatus.TEMPORARY_REDIRECT, headers={"location": "/docs/index.html"})
    return await asyncio.to_thread(_docs_page, name)


def _docs_page(name: str) -> Response[bytes]:
    if not DOCS.is_dir():
        return Response(NO_DOCS.encode(), status_code=HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/html")
    file = _file_in(DOCS, name)
    if file is None:
        raise Illegal("REQUEST", "unknown")
    return _answer(file, {"cache-control": "no-cache", "content-security-policy": DOCS_POLICY})


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(path: str = "/") -> Response[bytes]:
    name = path.strip("/")
    if name == "api" or name.startswith("api/") or "\0" in name:
        raise Illegal("REQUEST", "unknown")
    return await asyncio.to_thread(_page, name)


def _page(name: str) -> Response[bytes]:
    file = _file_in(CLIENT, name)
    if file is None and name.startswith("assets/"):
        raise Illegal("REQUEST", "unknown")  # of a client built before this one
    file = file or CLIENT / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT.encode(), status_code=HTTPStatus.SERVICE_UNAVAILABLE, media_type="text/html")
    return _answer(file, {"cache-control": FOR_EVER if name.startswith("assets/") else "no-cache"})


def _file_in(folder: Path, name: str) -> Path | None:
    """The file of that name, unless it lies elsewhere or is none."""
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):  # a name may be longer than any file's, or hold a null
        return None


def _answer(file: Path, headers: dict[str, str]) -> Response[bytes]:
    kind, _ = mimetypes.guess_type(file.name)
    return Response(file.read_bytes(), media_type=kind or "application/octet-stream", headers=headers)
