"""What a table does by itself: bots are asked, windows close, clocks fall."""

import logging
from typing import TYPE_CHECKING, Final

from panzerkiste.engine.game import CHANCE, HOST, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.errands import Errands
from panzerkiste.server.matches import bot_player
from panzerkiste.server.matches.holding import written
from panzerkiste.server.matches.time_controls import Days, Live
from panzerkiste.server.matches.windows import is_held
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.timepiece import Timer

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table

LOG: Final = logging.getLogger("panzerkiste.table")

SOON: Final = 3_600_000  # milliseconds: what comes earlier is looked after at once, and not told anew after every move
LONGEST: Final = 3600.0  # seconds that a timer waits where days count: a machine may sleep, and the calendar goes on


class Duties:
    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self._table, self._thinkers = table, thinkers
        self._thinking = set[Seat]()
        self._errands = Errands(self._failed)
        self._timer: Timer | None = None
        self._told = table.stored.due  # when another looks after this match, if we cannot

    @property
    def are_open(self) -> bool:
        """Is anything under way, or to be done at a time that is set, and not far off?"""
        return bool(self._errands) or (self._timer is not None and self.far is None)

    @property
    def far(self) -> int | None:
        """When the match must be looked at again, in milliseconds since 1970, if that is told and far off."""
        is_far = self._told is not None and self._told - self._table.timepiece.wall() > SOON
        return self._told if is_far else None

    def look(self) -> None:
        """Something has changed at the table: what is to be done now, and when next?"""
        table = self._table
        rests = table.is_adjourned or (table.clocks is not None and table.is_paused)
        (table.watch.stop if rests else table.watch.go)()
        if table.begun is not None and CHANCE in table.owing and not is_held(table.asked) and not table.is_adjourned:
            self._errands.start(table.deal())
        for seat in table.seating.bots:
            if bot_player.is_asked(table, seat) and seat not in self._thinking:
                self._thinking.add(seat)
                self._errands.start(self._let_bot_answer(seat))
        self._set_timer()
        if (due := self._wanted()) is not None and (self._told is None or due < self._told):
            self._errands.start(self._tell(due))
        for heed in table.heeds:
            heed(table)

    async def _let_bot_answer(self, seat: Seat) -> None:
        try:
            await bot_player.answer_while_asked(self._table, seat, self._thinkers)
        finally:
            self._thinking.discard(seat)

    def _failed(self, error: BaseException) -> None:
        if not isinstance(error, Illegal):
            id = self._table.stored.id
            LOG.error("match %s: what it does by itself failed", id, exc_info=error, extra={"match": id})

    # Whatever has its time.

    def _set_timer(self) -> None:
        if self._timer:
            self._cancel_timer()
        due = self._due()
        if due is not None:
            seconds = max(0, due - self._table.watch.read()) / 1000
            if isinstance(self._table.control, Days):
                seconds = min(LONGEST, seconds)
            self._timer = self._table.timepiece.later(seconds, lambda: self._errands.start(self.ring()))

    def _cancel_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None

    def _due(self) -> float | None:
        """In match time: when the next clock falls, or the open window closes."""
        table = self._table
        if table.begun is None or table.is_paused or table.is_adjourned or table.broken:
            return None
        fall = table.clocks.next_to_fall() if table.clocks else None
        return fall[1] if fall else table.windows.closes_at(table.asked)  # in a window nobody's clock runs

    # Should we die.

    def _wanted(self) -> int | None:
        """When the match must be looked at, at the latest: milliseconds since 1970, 0 for at once."""
        table = self._table
        if self._thinking or (table.begun is not None and CHANCE in table.owing):
            return 0
        due = self._due()
        if due is None:
            return None
        wait = due - table.watch.read()
        live = isinstance(table.control, Live)  # its clock stands still while nobody has it
        return 0 if live or wait < SOON else int(table.timepiece.wall() + wait)

    async def tell_due(self) -> None:
        """Also that it is later than was told, or never."""
        due, told = self._wanted(), self._told
        if (due is None) != (told is None) or (due is not None and told is not None and abs(due - told) > SOON):
            await self._tell(due)

    async def _tell(self, due: int | None) -> None:
        before, self._told = self._told, due
        try:
            with written(self._table):
                await self._table.store.ownership.set_due(self._table.held, due)
        except BaseException:  # nobody else knows of it: it is told again
            self._told = before
            raise

    async def ring(self) -> None:
        """The timer has woken. It may wake a moment early: then it is set again."""
        async with self._table.lock:
            due = self._due()
            if due is None or due > self._table.watch.read():
                self._set_timer()
            elif self._table.clocks and (fall := self._table.clocks.next_to_fall()):
                await self._fall(fall[0])
            else:
                await self._close_window()

    async def _fall(self, seat: Seat) -> None:
        """TC-53, PS-97: the host says that a clock has fallen."""
        table = self._table
        await table.answer(HOST, table.game.hosting.time_up(table.match.state, seat))

    async def _close_window(self) -> None:
        """TH-402: whoever has not answered in the meantime gives the safe answer."""
        for seat in self._table.owing:
            await self._table.answer_by_rule(seat)

    async def close(self) -> None:
        self._cancel_timer()
        await self._errands.close()
