"""What helps an invitation on its way: its QR code, and where this machine can be reached from others."""

import asyncio
import ipaddress
import socket
from contextlib import suppress
from io import BytesIO
from typing import Annotated, Any, Final

import segno
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import Parameter

from panzerkiste.server.matches.api import Reach
from panzerkiste.server.web.desk import Desk
from panzerkiste.server.web.guard import without_port

DRAWING_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
INK, PAPER = "#1c1b15", "#fdf9ec"  # also by lamplight: cameras want dark on light
FAR_AWAY: Final = ("192.0.2.1", 9)  # nobody's (RFC 5737)

Link = Annotated[str, Parameter(max_length=200, pattern=r"^https?://[!-~]+$")]


@get("/api/qr", media_type="image/svg+xml")
async def show_qr_code(link: Link, desk: NamedDependency[Desk]) -> Response[bytes]:
    """An address as a QR code."""
    drawing = await desk.work(lambda: qr_code(link))
    headers = {"content-security-policy": DRAWING_POLICY, "cache-control": "private, max-age=3600"}
    return Response(drawing, media_type="image/svg+xml", headers=headers)


def qr_code(link: str) -> bytes:
    file = BytesIO()
    segno.make_qr(link, error="m").save(file, kind="svg", border=2, omitsize=True, dark=INK, light=PAPER, xmldecl=False)
    return file.getvalue()


@get("/api/reach")
async def show_reach(request: Request[Any, Any, Any], state: State) -> Reach:
    """Whether others can follow a link to where the visitor came to; told to whoever sits at this machine."""
    host = request.headers.get("host", "")
    if not is_this_machine(without_port(host)) or not is_this_machine(request.client.host if request.client else ""):
        return Reach(here_only=False, open=True, addresses=(), command="")
    _, _, port = host.rpartition(":")
    port = port if port.isdigit() else ""
    found = await asyncio.to_thread(network_addresses)
    urls = tuple(f"{request.scope['scheme']}://{address}{f':{port}' if port else ''}" for address in found)
    command = f"panzerkiste --host 0.0.0.0{f' --port {port}' if port else ''}"
    return Reach(here_only=True, open=not is_this_machine(state.doors.bound), addresses=urls, command=command)


def is_this_machine(name: str) -> bool:
    """By this name every machine means itself."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def network_addresses() -> list[str]:
    """By which other machines know this one, the likeliest first. Asks the system, and sends nothing."""
    found = list[str]()
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(FAR_AWAY)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if _leads_here(address)]


def _leads_here(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


HANDLERS: Final = (show_qr_code, show_reach)
