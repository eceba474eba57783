"""How time passes at a table: its clocks are pressed and its windows timed, step by step, also when it is replayed."""

from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from panzerkiste.engine.game import Pace, Seat
from panzerkiste.engine.match import TakeBack
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.calendar import Calendar
from panzerkiste.server.matches.clocks import Clocks, Stopwatch
from panzerkiste.server.matches.links import Link
from panzerkiste.server.matches.time_controls import DAY, Days, Live, Untimed
from panzerkiste.server.matches.windows import Windows

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table


def clocks_of(table: "Table") -> Clocks | None:
    """Of a table where time is counted."""
    if isinstance(table.control, Untimed):
        return None
    days_off = lambda seat: table.days_off.get(table.seating[seat].account or "", ())  # noqa: E731
    return Clocks(table.control, len(table.seating), table.begun, table.calendar, days_off)


def calendar_of(table: "Table") -> Calendar:
    off = table.control.off if isinstance(table.control, Days) else ()
    return Calendar(table.stored.created + table.rest.stood, off)


def pace_of(table: "Table") -> Pace:
    """How long windows wait: a live clock leaves nobody a day for an answer, and days leave more than seconds."""
    pace = table.game.hosting.pace(table.match.options)
    match table.control:
        case Live():
            return "live" if pace == "relaxed" else pace
        case Days():
            return "relaxed"
        case _:
            return pace


def windows_of(table: "Table", limits: Limits, rng: Random) -> Windows:
    """TH-125: the time for an answer in a window is the same for all, whoever has days off."""
    pace, seats = pace_of(table), len(table.seating)
    match table.control:
        case Live(decision=decision) if decision:
            return Windows(replace(limits, live=decision, equal=decision), pace, seats, rng)
        case Days(days):
            return Windows(limits, pace, seats, rng, lambda at: table.calendar.after(at, days * DAY))
        case _:
            return Windows(limits, pace, seats, rng)


def watch_of(table: "Table") -> Stopwatch:
    """Match time now. Where minutes count, it stands still while the match is not in memory; days go by."""
    last = table.match.entries[-1].at if table.match.entries else 0
    last = max(last, table.begun or 0, table.stored.reading)
    if isinstance(table.control, Live):
        return Stopwatch(table.timepiece.seconds, last)
    now = table.timepiece.wall() if table.rest.since is None else table.rest.since
    last = max(last, now - table.calendar.zero)
    if isinstance(table.control, Days):  # also a machine that sleeps knows the calendar when it wakes
        return Stopwatch(lambda: table.timepiece.wall() / 1000, last)
    return Stopwatch(table.timepiece.seconds, last)


def due(table: "Table", seat: Seat) -> int | None:
    """When the seat's time to answer ends, in milliseconds since 1970; None where it never does, or the match rests.

    For its own player alone: in a window nobody else may learn that he is asked (TH-125).
    """
    if table.begun is None or table.is_adjourned or not table.asks(seat):
        return None
    ends = table.clocks.ends(seat) if table.clocks else None
    end = table.windows.closes_at(table.asked) if ends is None else ends
    return None if end is None else table.timepiece.wall() + round(end - table.watch.read())


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
