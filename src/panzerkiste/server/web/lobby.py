"""The lobby over HTTP and by its socket: people meet, see what they play, and find what was played."""

from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import Parameter
from litestar.types import Receive

from panzerkiste.engine.match import TakeBack
from panzerkiste.server.club import finished
from panzerkiste.server.club.foyer import Foyer
from panzerkiste.server.club.meeting_api import (
    FoundGames,
    MyGames,
    MyTurns,
    NewChallenge,
    Posted,
    Seek,
    Shared,
    Taken,
    Terms,
    Visible,
)
from panzerkiste.server.matches.clerks import Clerks, Draw, encoded
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.table import Table
from panzerkiste.server.storage.meetings import Search
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web.compression import packed
from panzerkiste.server.web.connection import Connection
from panzerkiste.server.web.desk import Desk
from panzerkiste.server.web.guard import address
from panzerkiste.server.web.invitations import DRAWING_POLICY
from panzerkiste.server.web.turnstiles import Turnstiles

AnyRequest = Request[Any, Any, Any]
Account = NamedDependency[str]
TheFoyer = NamedDependency[Foyer]
TheLobby = NamedDependency[Lobby]
TheTurnstiles = NamedDependency[Turnstiles]

ADDRESS: Final = "/api/lobby"
Text = Annotated[str, Parameter(max_length=40)]
When = Annotated[int, Parameter(ge=0, le=2**53)]


async def attend(foyer: Foyer, connection: Connection, receive: Receive) -> None:
    """The lobby, for as long as somebody has it open. It only tells: whoever wants something sends a request."""
    foyer.enter(connection)
    try:
        await connection.listen(receive, _nothing)
    finally:
        foyer.leave(connection)


async def _nothing(_: str | bytes) -> None:
    return None


# Looking for somebody.


@put("/api/lobby/seek", status_code=204)
async def seek(request: AnyRequest, data: Seek, account: Account, foyer: TheFoyer, turnstiles: TheTurnstiles) -> None:
    """Play whoever wants the same. It ends when the last of the visitor's lobbies is closed."""
    _check(request, account, turnstiles)
    await foyer.seek(account, address(request.scope), data)


@delete("/api/lobby/seek")
async def stop_seeking(account: Account, foyer: TheFoyer) -> None:
    """Look for nobody any more."""
    foyer.stop_seeking(account)


@put("/api/lobby/visible", status_code=204)
async def set_visible(
    request: AnyRequest, data: Visible, account: Account, foyer: TheFoyer, turnstiles: TheTurnstiles
) -> None:
    """Whether others see that the visitor is here."""
    turnstiles.check_meeting(account, address(request.scope))
    await (foyer.show(account) if data.visible else foyer.hide(account))


# Open seats.


@post("/api/open-seats")
async def offer_seat(
    request: AnyRequest, data: Terms, account: Account, foyer: TheFoyer, turnstiles: TheTurnstiles
) -> Posted:
    """Offer everybody a seat."""
    turnstiles.check_meeting(account, address(request.scope))
    return Posted(await foyer.offer(account, address(request.scope), data))


@post("/api/open-seats/{seat_id:str}/take", status_code=200)
async def take_seat(
    request: AnyRequest, seat_id: str, account: Account, foyer: TheFoyer, turnstiles: TheTurnstiles
) -> Taken:
    """Take a seat that somebody else offers; the last one to be taken makes it a match."""
    _check(request, account, turnstiles)
    return Taken(await foyer.take(account, seat_id))


@delete("/api/open-seats/{seat_id:str}")
async def leave_seat(seat_id: str, account: Account, foyer: TheFoyer) -> None:
    """Withdraw an offer of one's own, or give back a seat that one has taken."""
    await foyer.leave_seat(account, seat_id)


# Challenges.


@post("/api/challenges")
async def challenge(
    request: AnyRequest, data: NewChallenge, account: Account, foyer: TheFoyer, turnstiles: TheTurnstiles
) -> Posted:
    """Ask somebody who is in the lobby for a match."""
    turnstiles.check_meeting(account, address(request.scope))
    return Posted(await foyer.challenge(account, address(request.scope), data))


@post("/api/challenges/{challenge_id:str}/accept", status_code=200)
async def accept_challenge(
    request: AnyRequest, challenge_id: str, account: Account, foyer: TheFoyer, turnstiles: TheTurnstiles
) -> Taken:
    """Play it: the match."""
    _check(request, account, turnstiles)
    return Taken(await foyer.accept(account, challenge_id))


@post("/api/challenges/{challenge_id:str}/decline", status_code=204)
async def decline_challenge(challenge_id: str, account: Account, foyer: TheFoyer) -> None:
    """Rather not."""
    await foyer.decline(account, challenge_id)


@delete("/api/challenges/{challenge_id:str}")
async def withdraw_challenge(challenge_id: str, account: Account, foyer: TheFoyer) -> None:
    """Ask no more."""
    foyer.withdraw(account, challenge_id)


def _check(request: AnyRequest, account: str, turnstiles: Turnstiles) -> None:
    """Of what may make a match."""
    turnstiles.check_meeting(account, address(request.scope))
    turnstiles.check_day(account, address(request.scope))


# What somebody plays and has played.


@get("/api/my-turns")
async def show_my_turns(account: Account, foyer: TheFoyer) -> MyTurns:
    """In which matches it is the visitor's turn."""
    return await foyer.my_turns(account)


@get("/api/my-games")
async def show_my_games(account: Account, foyer: TheFoyer) -> MyGames:
    """What the visitor plays, and what he has played lately."""
    return await foyer.my_games(account)


@get("/api/matches/{match_id:str}/miniature", media_type="image/svg+xml")
async def show_miniature(
    request: AnyRequest, match_id: str, account: Account, lobby: TheLobby, advisers: NamedDependency[Clerks]
) -> Response[bytes]:
    """The position as the visitor sees it now. It is drawn again only if he has noticed something since."""
    table = await lobby.table_for(match_id, account)
    mark = drawn_at(table, account)
    headers = {"content-security-policy": DRAWING_POLICY, "cache-control": "private, no-cache", "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, media_type="image/svg+xml", headers=headers)
    picture = await advisers.work(miniature(table, account), Asker(address(request.scope), account))
    return await packed(request, picture, "image/svg+xml", headers)


def drawn_at(table: Table, account: str) -> str:
    """A mark that changes with what is drawn for somebody."""
    seat = table.seat_for(account)
    return f'"{seat}.{table.seq(seat)}.{int(table.is_over)}"'


def miniature(table: Table, account: str) -> Draw:
    view = table.game.information.view(table.match.state, table.seat_for(account))
    return Draw(table.game.id, encoded(view), _last_places(table))


def _last_places(table: Table) -> tuple[str, ...]:
    """Where the last move happened, where nothing is hidden of it."""
    if table.game.information.secrets(table.match.options) or not table.match.entries:
        return ()
    action = table.match.entries[-1].action
    return () if isinstance(action, TakeBack) else table.game.pictures.places(action)


@get("/api/finished")
async def find_finished(
    desk: NamedDependency[Desk],
    *,
    player: Text = "",
    game: Text = "",
    result: Literal["", "won", "lost", "drawn"] = "",
    since: When = 0,
    until: When = 2**53,
    before: Text = "",
) -> FoundGames:
    """What everybody may look at, the latest first: by how a player's name begins, by game, result and time."""
    desk.turnstiles.check_meeting(desk.account, desk.address)
    return await finished.found(
        desk.store, Search(finished.beginnings(player), game, result, since, until, before), desk.account
    )


@get("/api/my-games/finished")
async def find_my_finished(desk: NamedDependency[Desk]) -> FoundGames:
    """All that the visitor has played of late."""
    return FoundGames(await finished.mine(desk.store, desk.account, finished.MINE), more=False)


@post("/api/matches/{match_id:str}/share")
async def share_match(match_id: str, desk: NamedDependency[Desk], lobby: TheLobby) -> Shared:
    """Let whoever has the link look back at a finished match of the visitor's."""
    return await finished.share(desk.store, await lobby.table_for(match_id, desk.account), desk.account)


HANDLERS: Final = (
    seek,
    stop_seeking,
    set_visible,
    offer_seat,
    take_seat,
    leave_seat,
    challenge,
    accept_challenge,
    decline_challenge,
    withdraw_challenge,
    show_my_turns,
    show_my_games,
    show_miniature,
    find_finished,
    find_my_finished,
    share_match,
)
