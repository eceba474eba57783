"""Time over HTTP: a person's days off, and seats that somebody has left."""

from datetime import UTC, datetime
from typing import Any, Final

from litestar import Request, get, post, put
from litestar.di import NamedDependency

from panzerkiste.server.channels.messages import DaysOffChanged
from panzerkiste.server.matches import sitting
from panzerkiste.server.matches.api import DaysOff, Invite
from panzerkiste.server.matches.codes import neat
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.people import days_off
from panzerkiste.server.storage.store import Store
from panzerkiste.server.web.desk import Desk
from panzerkiste.server.web.turnstiles import Turnstiles, let_pass

AnyRequest = Request[Any, Any, Any]
Account = NamedDependency[str]
TheDesk = NamedDependency[Desk]
TheLobby = NamedDependency[Lobby]


@get("/api/me/days-off")
async def show_days_off(desk: TheDesk) -> DaysOff:
    """The days on which the visitor's time does not run, the past ones of this year included."""
    return await _days_off(desk.store, desk.account)


@put("/api/me/days-off")
async def set_days_off(
    request: AnyRequest, data: DaysOff, desk: TheDesk, lobby: TheLobby, turnstiles: NamedDependency[Turnstiles]
) -> DaysOff:
    """From tomorrow on these, and no others; what has begun stays as it was."""
    let_pass(turnstiles.names, request)
    kept = (await desk.store.days_off.of([desk.account])).get(desk.account, frozenset())
    today = datetime.fromtimestamp(lobby.now() / 1000, UTC).date()
    days = days_off.changed(kept, data.days, today)
    await desk.store.days_off.keep(desk.account, days)
    await lobby.channels.tell(DaysOffChanged(desk.account))
    return await _days_off(desk.store, desk.account)


async def _days_off(store: Store, account: str) -> DaysOff:
    kept = await store.days_off.of([account])
    return DaysOff(tuple(sorted(kept.get(account, ()))))


@post("/api/matches/{match_id:str}/seats/{seat:int}/free")
async def free_seat(match_id: str, seat: int, account: Account, lobby: TheLobby) -> Invite:
    """Leave the seat to somebody else, by a new code: one's own, or that of somebody who is gone."""
    table = await lobby.table_for(match_id, account)
    return Invite(seat, neat(await sitting.free(table, sitting.seat_at(table, seat), account)))


HANDLERS: Final = (show_days_off, set_days_off, free_seat)
