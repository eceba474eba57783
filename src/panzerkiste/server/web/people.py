"""The visitor over HTTP: his name, his account, his data."""

from typing import Any, Final

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.response import Stream

from panzerkiste.server.people.api import (
    Me,
    NewAccount,
    NewPasskey,
    NewPassword,
    PasskeyAnswer,
    PasskeyQuestion,
    PasskeyWish,
    Recover,
    RecoveryCodes,
    Rename,
    SignIn,
    SignOut,
)
from panzerkiste.server.people.passkeys import Site
from panzerkiste.server.people.reception import Reception, Visit
from panzerkiste.server.web.accounts import new_account
from panzerkiste.server.web.guard import address, without_port
from panzerkiste.server.web.sessions import Sessions
from panzerkiste.server.web.turnstiles import Turnstiles, let_pass

AnyRequest = Request[Any, Any, Any]
Account = NamedDependency[str]
TheReception = NamedDependency[Reception]
TheSessions = NamedDependency[Sessions]
TheTurnstiles = NamedDependency[Turnstiles]


@get("/api/me")
async def show_me(account: Account, reception: TheReception) -> Me:
    """The visitor. A first visit gives a cookie."""
    return await reception.me(account)


@put("/api/me")
async def rename_me(
    request: AnyRequest, data: Rename, account: Account, reception: TheReception, turnstiles: TheTurnstiles
) -> Me:
    """Choose a name."""
    let_pass(turnstiles.names, request)
    await reception.rename(account, data.name)
    return await reception.me(account)


@get("/api/me/data", media_type="application/x-ndjson")
async def show_my_data(
    request: AnyRequest, account: Account, reception: TheReception, turnstiles: TheTurnstiles
) -> Stream:
    """All that is kept of the visitor: his name, what he did in matches, what he made."""
    let_pass(turnstiles.uploads, request)
    headers = {"content-disposition": 'attachment; filename="panzerkiste.jsonl"'}
    return Stream(reception.data(account), media_type="application/x-ndjson", headers=headers)


@delete("/api/me")
async def remove_me(
    request: AnyRequest,
    account: Account,
    reception: TheReception,
    sessions: TheSessions,
    turnstiles: TheTurnstiles,
) -> None:
    """Forget the visitor: his name, his account, what he made. Matches stay, as those of somebody without a name."""
    let_pass(turnstiles.names, request)
    await reception.remove(account)
    await rotate(request, sessions, account, new_account())


# Coming and going.


@post("/api/me/account")
async def register(
    request: AnyRequest,
    data: NewAccount,
    account: Account,
    reception: TheReception,
    sessions: TheSessions,
    turnstiles: TheTurnstiles,
) -> RecoveryCodes:
    """A guest gets an account with a password; all that is his stays his."""
    let_pass(turnstiles.names, request)
    codes = await reception.register(visit_of(request, account), data.name, data.password)
    await rotate(request, sessions, account, account)
    return RecoveryCodes(codes)


@post("/api/me/sign-in", status_code=200)
async def sign_in(
    request: AnyRequest, data: SignIn, account: Account, reception: TheReception, sessions: TheSessions
) -> Me:
    """Come back to an account; what the guest here had is the account's from now on."""
    known = await reception.sign_in(visit_of(request, account), data.name, data.password)
    await rotate(request, sessions, device_of(request) or account, known)
    return await reception.me(known)


@post("/api/me/recover", status_code=200)
async def recover(
    request: AnyRequest, data: Recover, account: Account, reception: TheReception, sessions: TheSessions
) -> Me:
    """The same by a recovery code, with a new password; all other devices are signed out."""
    known = await reception.recover(visit_of(request, account), data.name, data.code, data.password)
    await reception.forget_devices(known)
    await sessions.sign_out(known)
    await rotate(request, sessions, device_of(request) or account, known)
    return await reception.me(known)


@post("/api/me/sign-out", status_code=204)
async def sign_out(
    request: AnyRequest,
    data: SignOut,
    account: Account,
    reception: TheReception,
    sessions: TheSessions,
    turnstiles: TheTurnstiles,
) -> None:
    """Leave an account, on this device or everywhere. A guest could not come back, so he stays."""
    let_pass(turnstiles.names, request)  # it is kept for long, as names are
    await reception.check_account(account)
    gone = account if data.everywhere else device_of(request) or account
    await reception.forget_devices(gone)
    await rotate(request, sessions, gone, new_account())


@post("/api/me/sign-out-elsewhere", status_code=204)
async def sign_out_elsewhere(
    request: AnyRequest, account: Account, reception: TheReception, sessions: TheSessions, turnstiles: TheTurnstiles
) -> None:
    """Take back the visitor's cookies everywhere; the browser that asks gets a new one."""
    let_pass(turnstiles.names, request)
    await reception.forget_devices(account)
    await rotate(request, sessions, account, account)


@put("/api/me/password", status_code=204)
async def set_password(
    request: AnyRequest, data: NewPassword, account: Account, reception: TheReception, sessions: TheSessions
) -> None:
    """Another password, or a first one; all other devices are signed out."""
    await reception.set_password(visit_of(request, account), data.now, data.password)
    await reception.forget_devices(account)
    await rotate(request, sessions, account, account)


@post("/api/me/recovery-codes")
async def renew_codes(
    request: AnyRequest, account: Account, reception: TheReception, turnstiles: TheTurnstiles
) -> RecoveryCodes:
    """New recovery codes; those before are good for nothing."""
    let_pass(turnstiles.names, request)
    return RecoveryCodes(await reception.new_codes(account))


# Passkeys.


@post("/api/me/passkeys/question", status_code=200)
async def ask_for_new_passkey(
    request: AnyRequest, data: PasskeyWish, account: Account, reception: TheReception, turnstiles: TheTurnstiles
) -> PasskeyQuestion:
    """What a browser needs to make a passkey; a guest says what his account shall be called."""
    let_pass(turnstiles.names, request)
    return PasskeyQuestion(await reception.ask_for_new_passkey(visit_of(request, account), site_of(request), data.name))


@post("/api/me/passkeys")
async def add_passkey(
    request: AnyRequest,
    data: NewPasskey,
    account: Account,
    reception: TheReception,
    sessions: TheSessions,
    turnstiles: TheTurnstiles,
) -> RecoveryCodes:
    """A further passkey; or a guest's first, which makes an account with its recovery codes."""
    let_pass(turnstiles.names, request)
    visit, site = visit_of(request, account), site_of(request)
    codes = await reception.add_passkey(visit, site, data.name, data.credential)
    if data.name:
        await rotate(request, sessions, account, account)
    return RecoveryCodes(codes)


@delete("/api/me/passkeys/{id:str}")
async def drop_passkey(id: str, account: Account, reception: TheReception) -> None:
    """Forget a passkey of one's own."""
    await reception.drop_passkey(account, id)


@post("/api/me/sign-in/question", status_code=200)
async def ask_for_passkey(
    request: AnyRequest, account: Account, reception: TheReception, turnstiles: TheTurnstiles
) -> PasskeyQuestion:
    """What a browser needs to use a passkey."""
    let_pass(turnstiles.names, request)
    return PasskeyQuestion(await reception.ask_for_passkey(visit_of(request, account), site_of(request)))


@post("/api/me/sign-in/passkey", status_code=200)
async def sign_in_by_passkey(
    request: AnyRequest, data: PasskeyAnswer, account: Account, reception: TheReception, sessions: TheSessions
) -> Me:
    """Come back to an account by a passkey."""
    known = await reception.sign_in_by_passkey(visit_of(request, account), site_of(request), data.credential)
    await rotate(request, sessions, device_of(request) or account, known)
    return await reception.me(known)


def visit_of(request: AnyRequest, account: str) -> Visit:
    return Visit(account, address(request.scope))


def site_of(request: AnyRequest) -> Site:
    host = request.headers.get("host", "")
    return Site(without_port(host), f"{request.scope['scheme']}://{host}")


def device_of(request: AnyRequest) -> str:
    return str(request.scope["state"]["device"])


async def rotate(request: AnyRequest, sessions: Sessions, gone: str, account: str) -> None:
    """Cookies of *gone*, an account or a device, are good for nothing now, also in requests that are under way; this
    browser gets one of *account*."""
    await sessions.sign_out(gone, str(request.scope["state"]["account"]))
    request.scope["state"]["becomes"] = account


HANDLERS: Final = (
    show_me,
    rename_me,
    show_my_data,
    remove_me,
    register,
    sign_in,
    recover,
    sign_out,
    sign_out_elsewhere,
    set_password,
    renew_codes,
    ask_for_new_passkey,
    add_passkey,
    drop_passkey,
    ask_for_passkey,
    sign_in_by_passkey,
)
