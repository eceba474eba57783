"""Coming in by the club's own sign-in (OpenID Connect), over HTTP."""

from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.people.api import OpenIdAnswer, OpenIdBegun, OpenIdEntered, OpenIdOffer
from panzerkiste.server.people.openid import OpenId
from panzerkiste.server.people.reception import Reception
from panzerkiste.server.web.people import device_of, rotate, site_of, visit_of
from panzerkiste.server.web.sessions import Sessions
from panzerkiste.server.web.turnstiles import Turnstiles, let_pass

AnyRequest = Request[Any, Any, Any]
Account = NamedDependency[str]
TheOpenId = NamedDependency[OpenId | None]
TheTurnstiles = NamedDependency[Turnstiles]

BACK: Final = "/openid"  # the client's page; where the visitor goes from there, it alone decides


@get("/api/openid")
async def show_offer(openid: TheOpenId) -> OpenIdOffer:
    """Whether the club has a sign-in of its own."""
    return OpenIdOffer(openid.name if openid else "")


@post("/api/me/openid", status_code=200)
async def begin(request: AnyRequest, account: Account, openid: TheOpenId, turnstiles: TheTurnstiles) -> OpenIdBegun:
    """Where the visitor goes to prove himself."""
    let_pass(turnstiles.names, request)
    return OpenIdBegun(await _offered(openid).begin(account, site_of(request).origin + BACK))


@post("/api/me/openid/return", status_code=200)
async def finish(
    request: AnyRequest,
    data: OpenIdAnswer,
    account: Account,
    openid: TheOpenId,
    reception: NamedDependency[Reception],
    *,
    sessions: NamedDependency[Sessions],
    turnstiles: TheTurnstiles,
) -> OpenIdEntered:
    """The visitor is back: he comes into his account, links it to the one he has, or gets one."""
    let_pass(turnstiles.names, request)
    claims = await _offered(openid).finish(account, data)
    known, codes = await reception.enter_by_openid(visit_of(request, account), claims)
    await rotate(request, sessions, device_of(request) or account, known)
    return OpenIdEntered(await reception.me(known), codes)


@delete("/api/me/openid")
async def leave(account: Account, reception: NamedDependency[Reception]) -> None:
    """The account has nothing to do with the club's sign-in any more; also where the server has none by now."""
    await reception.leave_openid(account)


def _offered(openid: OpenId | None) -> OpenId:
    if openid is None:
        raise Illegal("OPENID", "none")
    return openid


HANDLERS: Final = (show_offer, begin, finish, leave)
