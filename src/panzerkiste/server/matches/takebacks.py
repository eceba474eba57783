"""Taking back: what a seat may, what it must ask for, and the one request that stands."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from panzerkiste.engine.game import HOST, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch, TakeBack
from panzerkiste.server.limits import TAKEBACKS
from panzerkiste.server.matches.agreements import TakeBackAsked, TakeBackChanged
from panzerkiste.server.matches.effort import Breath
from panzerkiste.server.matches.holding import written
from panzerkiste.server.matches.links import links
from panzerkiste.server.matches.seating import Seating
from panzerkiste.server.storage.store import StoredMatch, StoredTakeBack

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table


class TakeBacks:
    def __init__(self, match: AnyMatch, seating: Seating, stored: StoredMatch) -> None:
        self._match, self._seating, self._rated = match, seating, bool(stored.rated)
        self.latest = stored.takeback  # request, be it void

    @property
    def standing(self) -> StoredTakeBack | None:
        """The request that nothing has overtaken yet."""
        return self.latest if self.latest and self.latest.entries == len(self._match.entries) else None

    @property
    def shown(self) -> TakeBackAsked | None:
        request = self.standing
        return TakeBackAsked(request.seat, bool(request.declined)) if request else None

    def way_back(self, seat: Seat) -> tuple[Seat, int] | None:
        """Who takes back the latest step, and what remains. Where nothing is hidden, the host agrees for bots.

        Not for one that plays for a person: nothing of his is taken back without him. Nor in a rated match.
        """
        if seat < 0 or self._is_over:
            return None
        free = self._match.step_back(seat)
        if free is not None:
            return seat, free
        alone = self._match.game.hosting.takebacks and self._seating.is_alone(seat) and not self._rated
        keep = self._match.before_last(seat) if alone else None
        return None if keep is None else (HOST, keep)

    def can_ask(self, seat: Seat) -> bool:
        """By agreement only what the rules of the game allow, and nobody is asked twice about the same turn."""
        if seat < 0 or not self._match.game.hosting.takebacks:
            return False
        if self._is_over or not self._seating.is_full or self.standing:
            return False
        if self._seating.is_alone(seat) or self._seating.plays_bots(seat):  # in an event no bot agrees to anything
            return False
        return self._match.before_last(seat) is not None

    def check_asking(self, seat: Seat) -> None:
        """Raises Illegal where the seat may not ask now."""
        if self.standing and self.standing.declined:
            raise Illegal("UNDO", "declined")
        if self.standing:
            raise Illegal("UNDO", "pending")
        if self._rated and self._seating.is_alone(seat):
            raise Illegal("UNDO", "rated")
        if not self.can_ask(seat):
            raise Illegal("UNDO", "learnt")

    def request_for(self, seat: Seat, *, agreed: bool) -> StoredTakeBack:
        """The request that this seat answers; a request that was declined may only be declined again."""
        request = self.standing
        if request is None or (agreed and (request.declined or self._is_own(seat, request.seat))):
            raise Illegal("UNDO", "not_asked")
        return request

    def _is_own(self, seat: Seat, asking: Seat) -> bool:
        """Does whoever asks sit there, too?"""
        return self._seating[seat].account == self._seating[asking].account

    @property
    def _is_over(self) -> bool:
        return self._match.game.play.result(self._match.state) is not None


async def take_back(table: "Table", seat: Seat, sent: str) -> int:
    """Take back, or ask for it; once for each message. The number of entries there are then."""
    async with table.lock:
        for speaker in (seat, HOST):
            if (seq := table.sent.get((speaker, sent))) is not None:
                return seq
        if not any(entry.seat == seat for entry in table.match.entries):
            raise Illegal("UNDO", "nothing")
        backs = [entry.seat for entry in table.match.entries if isinstance(entry.action, TakeBack)]
        if backs.count(seat) + backs.count(HOST) >= TAKEBACKS:
            raise Illegal("UNDO", "often", most=TAKEBACKS)
        way_back = table.takebacks.way_back(seat)
        if way_back is None:
            return await _ask(table, seat, sent)
        speaker, keep = way_back
        return await table.append(links(table, speaker, TakeBack(keep)), sent)


async def answer(table: "Table", seat: Seat, sent: str, *, agreed: bool) -> int:
    async with table.lock:
        if (seq := table.sent.get((HOST, sent))) is not None:
            return seq
        request = table.takebacks.request_for(seat, agreed=agreed)
        if agreed:
            keep = table.match.before_last(request.seat)
            assert keep is not None, "whoever asks has played"
            return await table.append(links(table, HOST, TakeBack(keep)), sent)
        return await _keep(table, replace(request, declined=1))


async def _ask(table: "Table", seat: Seat, sent: str) -> int:
    request = table.takebacks.standing
    if request and (request.seat, request.sent) == (seat, sent):
        return len(table.match.entries)
    table.takebacks.check_asking(seat)
    return await _keep(table, StoredTakeBack(table.stored.number, seat, len(table.match.entries), sent, 0))


async def _keep(table: "Table", request: StoredTakeBack) -> int:
    with written(table):
        await table.store.keep_takeback(table.held, request)
    table.takebacks.latest = request
    asked = TakeBackAsked(request.seat, bool(request.declined))
    await table.audience.tell_seats(lambda seat: TakeBackChanged(asked, table.takebacks.can_ask(seat)), Breath())
    return len(table.match.entries)
