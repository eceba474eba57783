"""Serving: ``panzerkiste`` comes here."""

import asyncio
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import uvicorn

from panzerkiste.server.club.outgoing import Outgoing
from panzerkiste.server.limits import BODY, Limits
from panzerkiste.server.logs import write_logs
from panzerkiste.server.people.openid import OpenId
from panzerkiste.server.web.app import Door, create_app
from panzerkiste.server.web.doors import Doors, Neighbours
from panzerkiste.server.web.entrance import Entrance
from panzerkiste.server.web.line import Line
from panzerkiste.server.web.oversight import Oversight, Server
from panzerkiste.server.web.worker_server import WorkerServer
from panzerkiste.server.workers.handover import HandOver
from panzerkiste.server.workers.stations import Station

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

PORT: Final = 8400
MANY_FILES: Final = 65_536  # more than we ever need
FEW_FILES: Final = 2048  # with fewer, a busy evening may be turned away


class Certificate(NamedTuple):
    """What proves to browsers that it is us, in files."""

    certificate: Path
    key: Path


class Address(NamedTuple):
    """Where we serve, and who may say where visitors come from."""

    host: str = "127.0.0.1"
    port: int = PORT
    certificate: Certificate | None = None
    names: Sequence[str] = ()  # public ones
    proxies: Sequence[str] = ()

    @property
    def url(self) -> str:
        """For a browser on this machine."""
        here = "localhost" if self.host in ("", "0.0.0.0", "::") else self.host
        return f"{'https' if self.certificate else 'http'}://{f'[{here}]' if ':' in here else here}:{self.port}/"


def default_data() -> Path:
    """Where matches are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "panzerkiste"


def serve(  # noqa: PLR0913  # what a host may want otherwise
    address: Address,
    data: Path,
    limits: Limits,
    *,
    database: str = "",
    redis: str = "",
    engine: str = "",
    outgoing: Outgoing | None = None,
    openid: OpenId | None = None,
    oversight: Oversight | None = None,
    open_browser: bool = False,
    station: Station | None = None,
) -> None:
    """Serve until interrupted; at a *station* among other workers."""
    oversight = oversight or Oversight()
    write_logs(oversight.log)
    names = *address.names, address.host
    app = create_app(
        data,
        limits,
        names=names,
        proxies=address.proxies,
        database=database,
        redis=redis,
        engine=engine,
        outgoing=outgoing,
        openid=openid,
        internal=station.address if station else "",
        oversight=oversight,
    )
    app.doors.fit(raise_file_limit())
    config = configuration(app, address.host, address.port, address.certificate)
    if open_browser:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    if station and isinstance(app, HandOver):
        WorkerServer(config, neighbourly(app), app, station, oversight.drain).run([station.visitors])
    else:
        Server(config, app.doors, oversight.drain).run()


def raise_file_limit() -> int:
    """As many files as the system lets us open, since every connection takes one."""
    if resource is None:
        return MANY_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems promise more than they give
        return soft
    return wanted


def _open_browser(address: Address) -> None:
    """Once the server answers; a browser that comes too early shows an error and stays there."""
    here = "127.0.0.1" if address.host in ("", "0.0.0.0") else address.host
    for _ in range(300):
        try:
            socket.create_connection((here, address.port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address.url)
            return


def configuration(app: Door, host: str, port: int, certificate: Certificate | None = None) -> uvicorn.Config:
    app.doors.bound = host
    return _configuration(
        app,
        app.doors,
        host=host,
        port=port,
        ssl_certfile=certificate.certificate if certificate else None,
        ssl_keyfile=certificate.key if certificate else None,
        proxy_headers=bool(app.doors.proxies),
        forwarded_allow_ips=list(app.doors.proxies),
    )


def neighbourly(app: Door) -> uvicorn.Config:
    """For other workers, which say themselves where a visitor comes from."""
    return _configuration(app, Neighbours(app.doors), proxy_headers=False, lifespan="off")


def _configuration(app: Door, doors: Doors | Neighbours, **given: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(Entrance, doors)),
        ws=cast("type[asyncio.Protocol]", partial(Line, doors)),
        ws_max_size=BODY,
        ws_per_message_deflate=False,  # costs more memory per socket than a match, and time on every move
        log_config=None,  # as ours is written
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
        **given,
    )
