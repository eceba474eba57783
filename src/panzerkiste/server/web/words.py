"""What somebody does about another's words at a table; the words themselves travel over its socket."""

from typing import Annotated, Any, Final

from litestar import Request, delete, post, put
from litestar.di import NamedDependency
from litestar.params import Parameter

from panzerkiste.server.matches.api import Report
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.web.turnstiles import Turnstiles, let_pass

AnyRequest = Request[Any, Any, Any]
Account = NamedDependency[str]
TheLobby = NamedDependency[Lobby]
SeatNumber = Annotated[int, Parameter(ge=0, le=99)]


@put("/api/matches/{match_id:str}/seats/{seat:int}/mute", status_code=204)
async def mute(match_id: str, seat: SeatNumber, account: Account, lobby: TheLobby) -> None:
    """Hear no more words of whoever sits there, at no table."""
    table = await lobby.table_for(match_id, account)
    await table.words.mute(table, account, seat)


@delete("/api/matches/{match_id:str}/seats/{seat:int}/mute")
async def unmute(match_id: str, seat: SeatNumber, account: Account, lobby: TheLobby) -> None:
    """Hear him again."""
    table = await lobby.table_for(match_id, account)
    await table.words.unmute(table, account, seat)


@post("/api/matches/{match_id:str}/seats/{seat:int}/report", status_code=204)
async def report(
    request: AnyRequest,
    match_id: str,
    seat: SeatNumber,
    data: Report,
    account: Account,
    lobby: TheLobby,
    *,
    turnstiles: NamedDependency[Turnstiles],
) -> None:
    """Tell the organiser what somebody said; the last words of the match go along."""
    let_pass(turnstiles.reports, request)
    table = await lobby.table_for(match_id, account)
    await table.words.report(table, account, seat, data.why)


HANDLERS: Final = (mute, unmute, report)
