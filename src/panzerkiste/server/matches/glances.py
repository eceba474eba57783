"""How a match stands, for lists: from its table where that is in memory, else from the summary that its owner keeps.

A summary also says what only some of the players may know, such as whom a window asks (TH-125): nobody is given one,
but what is told of it to one account.
"""

import logging
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.registry import GAMES
from panzerkiste.server.matches import telling, time_controls
from panzerkiste.server.matches.api import MatchSummary
from panzerkiste.server.matches.clock_messages import Clock
from panzerkiste.server.matches.protocol import SeatInfo
from panzerkiste.server.matches.seating import Seating
from panzerkiste.server.matches.table import Table
from panzerkiste.server.matches.time_controls import TimeControl
from panzerkiste.server.storage.store import StoredSeat
from panzerkiste.server.storage.summaries import SummaryStore, SummedMatch

LOG: Final = logging.getLogger("panzerkiste.lobby")


class Standing(Struct, frozen=True):
    """What a summary holds."""

    asked: tuple[Seat, ...]  # whose answer the table waits for, whoever may know it
    shown: tuple[Seat, ...]  # for whom it waits as far as everybody may know
    turn: int
    seqs: tuple[int, ...]  # what each seat has noticed
    clock: Clock | None
    over: bool


class Glance(NamedTuple):
    id: str
    game: str
    control: TimeControl
    seating: Seating
    infos: Callable[[str], tuple[SeatInfo, ...]]  # who sits there, as an account is told
    standing: Standing

    def asks(self, seat: Seat) -> bool:
        return seat in self.standing.asked

    def seat_for(self, account: str) -> Seat:
        """Through whose eyes this account looks: a seat of its own, one that is asked first."""
        own = self.seating.of(account)
        return next(iter([*filter(self.asks, own), *own]), WATCHER)


def standing(table: Table) -> Standing:
    return Standing(
        asked=table.owing,
        shown=table.asked.shown if table.asked else (),
        turn=table.game.hosting.turn(table.match.state),
        seqs=tuple(table.seq(seat) for seat in range(len(table.seating))),
        clock=telling.clock_shown(table),
        over=table.is_over,
    )


def glance(table: Table) -> Glance:
    return Glance(table.stored.id, table.game.id, table.control, table.seating, table.seat_infos, standing(table))


def glance_if_told(table: Table) -> Glance | None:
    try:
        return glance(table)
    except Exception:  # a fault in one game hides its match, and no other
        LOG.exception("match %s cannot be told", table.stored.id, extra={"match": table.stored.id})
        return None


async def glances(store: SummaryStore, ids: Sequence[str], here: Sequence[Table], now: int) -> dict[str, Glance]:
    """Those of these matches whose tables are here, or of which the store has a summary that is not behind."""
    found = {one.id: one for table in here if (one := glance_if_told(table))}
    others = [*{*ids} - {table.stored.id for table in here}]
    for match in (await store.of(others)).values() if others else ():
        if (game := GAMES.get(match.game)) and game.under(match.rules):
            found[match.id] = _glance(match, now)
    return found


def _glance(one: SummedMatch, now: int) -> Glance:
    seats = [StoredSeat(seat.seat, seat.account, seat.bot, None, "", "[]", seat.player) for seat in one.seats]
    seating = Seating(seats, GAMES[one.game].seat_names(len(seats)), one.names, one.event)
    kept = msgspec.json.decode(one.told, type=Standing)
    if kept.clock:
        kept = replace(kept, clock=_later(kept.clock, max(0, now - one.kept)))

    def infos(account: str) -> tuple[SeatInfo, ...]:
        return seating.infos(account, (), lambda _: None)

    return Glance(one.id, one.game, time_controls.read(one.clock), seating, infos, kept)


def _later(clock: Clock, passed: int) -> Clock:
    """Where days count, until when time runs says more than what is left of it."""
    if clock.until:
        return clock
    left = (max(0, left - passed) if seat in clock.running else left for seat, left in enumerate(clock.left))
    return replace(clock, left=tuple(left))


def summary_if_told(glance: Glance, account: str) -> MatchSummary | None:
    try:
        return _summary(glance, account)
    except Exception:  # as above
        LOG.exception("match %s cannot be told", glance.id, extra={"match": glance.id})
        return None


def _summary(glance: Glance, account: str) -> MatchSummary:
    own = glance.seating.of(account)
    return MatchSummary(
        id=glance.id,
        game=glance.game,
        clock=glance.control,
        seat=own[0] if own else WATCHER,
        opponents=tuple(seat for seat in glance.infos(account) if not seat.yours),
        your_turn=any(glance.asks(seat) for seat in own),
        turn=glance.standing.turn,
        over=glance.standing.over,
    )
