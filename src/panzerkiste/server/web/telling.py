"""Being told what waits: the visitor's own choices, his devices and his mail."""

from typing import Annotated, Any, Final

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import Parameter

from panzerkiste.server.club.tellings import MailCode, NewDevice, NewMail, OldDevice, Telling, TellingInfo
from panzerkiste.server.club.wishes import Wishes
from panzerkiste.server.people.reception import Visit
from panzerkiste.server.web.guard import address
from panzerkiste.server.web.turnstiles import Turnstiles, let_pass

AnyRequest = Request[Any, Any, Any]
Account = NamedDependency[str]
TheWishes = NamedDependency[Wishes]
TheTurnstiles = NamedDependency[Turnstiles]
Token = Annotated[str, Parameter(max_length=64)]


@get("/api/me/telling")
async def show_telling(account: Account, wishes: TheWishes) -> TellingInfo:
    """How the visitor wants to be told of what waits for him."""
    return await wishes.info(account)


@put("/api/me/telling")
async def choose_telling(
    request: AnyRequest, data: Telling, account: Account, wishes: TheWishes, turnstiles: TheTurnstiles
) -> TellingInfo:
    """Choose of what, when not, and in which words."""
    let_pass(turnstiles.names, request)
    await wishes.choose(account, data)
    return await wishes.info(account)


@post("/api/me/looked", status_code=204)
async def look(account: Account, wishes: TheWishes) -> None:
    """The visitor has a page of ours before his eyes: what he was told of he has seen."""
    await wishes.look(account)


@post("/api/me/telling/devices", status_code=204)
async def add_device(
    request: AnyRequest, data: NewDevice, account: Account, wishes: TheWishes, turnstiles: TheTurnstiles
) -> None:
    """Tell this browser, too, also while no page is open (Web Push)."""
    let_pass(turnstiles.names, request)
    await wishes.add_device(account, str(request.scope["state"]["device"]), data)


@post("/api/me/telling/devices/drop", status_code=204)
async def drop_device(data: OldDevice, account: Account, wishes: TheWishes) -> None:
    """Tell this browser no more."""
    await wishes.drop_device(account, data.endpoint)


@put("/api/me/telling/mail")
async def set_mail(request: AnyRequest, data: NewMail, account: Account, wishes: TheWishes) -> TellingInfo:
    """Name an address for mail; a code is sent there, by which it is confirmed."""
    await wishes.set_mail(Visit(account, address(request.scope)), data.address)
    return await wishes.info(account)


@post("/api/me/telling/mail/confirm", status_code=200)
async def confirm_mail(request: AnyRequest, data: MailCode, account: Account, wishes: TheWishes) -> TellingInfo:
    """Confirm it."""
    await wishes.confirm_mail(Visit(account, address(request.scope)), data.code)
    return await wishes.info(account)


@delete("/api/me/telling/mail")
async def drop_mail(account: Account, wishes: TheWishes) -> None:
    """No more mail."""
    await wishes.drop_mail(account)


@post("/api/farewell/{token:str}", status_code=204)
async def say_farewell(token: Token, wishes: TheWishes) -> None:
    """The same by the link that stands in every mail, whoever has it."""
    await wishes.say_farewell(token)


HANDLERS: Final = (
    show_telling,
    choose_telling,
    look,
    add_device,
    drop_device,
    set_mail,
    confirm_mail,
    drop_mail,
    say_farewell,
)
