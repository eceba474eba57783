"""What a finished match comes to, as one viewer is told."""

from itertools import pairwise
from typing import TYPE_CHECKING

from panzerkiste.engine.ending import Count, Decisive
from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch
from panzerkiste.server.matches.api import DecisiveMoment, MatchEnding

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table


def ending(table: "Table", viewer: Seat) -> MatchEnding:
    if not table.is_over:
        raise Illegal("LOBBY", "running")
    match, standing = table.match, table.match.standing()
    history = [(step, told.event) for step in sorted(standing) for told in match.steps[step].told]
    found = match.game.text.ending(match.state, history)
    moment = _moment(match, found.decisive, viewer) if found.decisive else None
    return MatchEnding(moment, found.counts or (_answers(match),), _thinking(match))


def _moment(match: AnyMatch, decisive: Decisive[object], viewer: Seat) -> DecisiveMoment:
    lines = (match.game.text.story(event, viewer) for event in decisive.events)
    turn = match.game.hosting.turn(match.steps[max(decisive.step - 1, 0)].state)
    return DecisiveMoment(decisive.step, turn, tuple(line for line in lines if line))


def _answers(match: AnyMatch) -> Count:
    """Of a game that counts nothing itself."""
    seats = range(len(match.header.seats))
    return Count("end-number-answers", tuple(sum(entry.seat == seat for entry in match.entries) for seat in seats))


def _thinking(match: AnyMatch) -> tuple[int, ...]:
    """How long the table waited for each seat, in milliseconds; who is asked together thinks at the same time."""
    spent = [0] * len(match.header.seats)
    times = pairwise([0, *(entry.at for entry in match.entries)])
    for step, (before, after) in zip(match.steps, times, strict=False):
        asked = match.game.play.decision(step.state)
        for seat in asked.seats if asked else ():
            if seat >= 0:
                spent[seat] += after - before
    return tuple(spent)
