"""Serving: ``panzerkiste`` comes here."""

import logging
import os
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any, Final

import uvicorn

from panzerkiste.server.limits import BODY, Limits
from panzerkiste.server.web.app import create_app
from panzerkiste.server.web.line import Line

PORT: Final = 8400


def default_data() -> Path:
    """Where matches are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "panzerkiste"


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    limits: Limits | None = None,
    *,
    open_browser: bool = False,
) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    server = uvicorn.Server(configuration(create_app(data or default_data(), limits), host, port))
    if open_browser:
        threading.Thread(target=_open_browser, args=(host, port), daemon=True).start()
    server.run()


def _open_browser(host: str, port: int) -> None:
    """Once the server answers; a browser that comes too early shows an error and stays there."""
    here = "127.0.0.1" if host in ("", "0.0.0.0") else host
    for _ in range(300):
        try:
            socket.create_connection((here, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{here}:{port}/")
            return


def configuration(app: Any, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        ws=Line,
        ws_max_size=BODY,
        ws_per_message_deflate=False,  # costs more memory per socket than a match, and time on every move
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
