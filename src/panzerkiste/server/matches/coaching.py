"""The coach at a table: whom he helps, and what he is asked.

He helps nobody in a match between people. Two at one device are such a match, too: with secrets, one would be helped
behind the curtain and the other would never know. Nor does he help against the clock, which is there to be thought by,
or where the result counts: for the ratings, or in an event, where others stand in the same table.
"""

from typing import TYPE_CHECKING

from panzerkiste.bots import has_coach
from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.clerks import Counsel, Review, encoded

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table


def may_be_asked(table: "Table", seat: Seat) -> bool:
    return seat >= 0 and _objection(table, seat) is None


def counsel(table: "Table", seat: Seat) -> Counsel:
    """What would you do?"""
    _check(table, seat)
    if not table.asks(seat):
        raise Illegal("TABLE", "not_asked")
    seen, entries = table.game.information.view(table.match.state, seat), len(table.match.entries)
    return Counsel(table.game.id, encoded(seen), seat, _answers(table, seat, entries))


def review(table: "Table", seat: Seat) -> Review:
    """Was that good? By what the seat saw then, and with the same thoughts as if it had asked before."""
    _check(table, seat)
    before = table.match.before_last(seat)
    if before is None:
        raise Illegal("COACH", "nothing")
    seen = table.game.information.view(table.match.steps[before].state, seat)
    action = encoded(table.match.entries[before].action)
    return Review(table.game.id, encoded(seen), seat, action, _answers(table, seat, before))


def _answers(table: "Table", seat: Seat, entries: int) -> int:
    """The seat's own so far: others who answer at the same time change nothing about what he thinks."""
    return sum(entry.seat == seat for entry in table.match.entries[:entries])


def _check(table: "Table", seat: Seat) -> None:
    if objection := _objection(table, seat):
        raise objection


def _objection(table: "Table", seat: Seat) -> Illegal | None:
    if table.stored.event is not None:
        return Illegal("COACH", "event")
    if not table.seating.plays_bots(seat):
        return Illegal("COACH", "people")
    if table.stored.rated:
        return Illegal("COACH", "rated")
    if table.clocks:
        return Illegal("COACH", "clock")
    return None if has_coach(table.game.id) else Illegal("COACH", "none")
