"""How time passes at a table: its clocks are pressed and its windows timed, step by step, also when it is replayed."""

from typing import TYPE_CHECKING

from panzerkiste.engine.match import TakeBack
from panzerkiste.server.matches.calendar import Calendar
from panzerkiste.server.matches.clocks import Clocks, Stopwatch
from panzerkiste.server.matches.links import Link
from panzerkiste.server.matches.time_controls import Days, Live, Untimed

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table


def clocks_of(table: "Table") -> Clocks | None:
    """Of a table where time is counted."""
    if isinstance(table.control, Untimed):
        return None
    off = table.control.off if isinstance(table.control, Days) else ()
    calendar = Calendar(table.stored.created, off, [()] * len(table.seating))
    return Clocks(table.control, len(table.seating), table.begun, calendar)


def watch_of(table: "Table") -> Stopwatch:
    """Match time now. Where minutes count, it stands still while the match is not in memory; days go by."""
    last = table.match.entries[-1].at if table.match.entries else 0
    last = max(last, table.begun or 0, table.stored.reading)
    if not isinstance(table.control, Live):
        last = max(last, table.timepiece.wall() - table.stored.created)
    return Stopwatch(table.timepiece, last)


def press(table: "Table", at: int, kept: int | None = None) -> None:
    """From *at* on the clocks of those run whom the table is seen to wait for."""
    if table.clocks:
        shown = table.asked.shown if table.asked else ()
        turn = table.game.hosting.turn(table.match.state)
        table.clocks.press(at, shown, turn, len(table.match.entries), kept)


def press_after(table: "Table", link: Link) -> None:
    """The link has just happened."""
    action = link.entry.action
    press(table, link.entry.at, action.entries if isinstance(action, TakeBack) else None)


def time_windows(table: "Table", link: Link) -> None:
    """TH-125: what is played aside in a window gives whoever is asked no more time. The link is about to happen."""
    seat, at, aside = link.entry.seat, link.entry.at, _is_aside(table, link)
    if table.asks(seat) and not aside and table.seating.is_person(seat):
        table.windows.answer(at)
    if link.step.is_seen_by_all:
        table.windows.open(at)
    if not aside:
        table.windows.ask(at, link.asked)


def _is_aside(table: "Table", link: Link) -> bool:
    """Does the open window ask on as if nothing had happened?"""
    seat, action = link.entry.seat, link.entry.action
    if table.asked is None or table.asked.shown or table.asked != link.asked or isinstance(action, TakeBack):
        return False
    return not table.asks(seat) or action in table.game.play.offer(table.match.state, seat).asides
