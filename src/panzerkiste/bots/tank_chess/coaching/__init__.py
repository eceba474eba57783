"""What the search would play, the best first, each with its chance to win and its reason.

It stands in a folder of its own: what lies beside the search is compiled anew whenever one of its files changes.
"""

from collections.abc import Sequence
from math import exp
from time import monotonic
from typing import Final, NamedTuple

from panzerkiste.bots.suggestion import Suggestion
from panzerkiste.bots.tank_chess.levels import thinking_time
from panzerkiste.bots.tank_chess.suggesting import suggest
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_chess.actions import Action, Escape, Move, Turn
from panzerkiste.games.tank_chess.state import State

NODES: Final = 100_000  # positions looked at
LINES: Final = 8  # looked at, so that some remain that differ in more than where a tank looks
POINT: Final = 0.0045  # what a hundredth of a light tank adds to the logarithm of the odds (bench/coach_chances.py)


class Scored(NamedTuple):
    turn: Turn
    score: int


def coach(known: Knowledge, count: int, also: tuple[Action, ...]) -> Sequence[Suggestion]:
    from panzerkiste.bots.tank_chess.coaching.reasons import Reasons
    from panzerkiste.games.tank_chess.kernel import covers

    state: State = known.imagine()
    if not covers(state):
        return suggest(known, count, also)
    reasons = Reasons(state, known.game)
    wanted = [turn for turn in also if isinstance(turn, Move | Escape)]
    found = _searched(state, wanted, thinking_time(known.deadline - monotonic()))
    told = [Suggestion(turn, reasons.why(turn, score), chance(score)) for turn, score in found]
    named = _told_apart(told)[:count]
    return [one for one in told if one in named or one.action in wanted]


def _told_apart(found: Sequence[Suggestion]) -> list[Suggestion]:
    """First those that another tank makes, or for another reason; then the rest, of each kind the best first."""
    first = dict[object, Suggestion]()
    for one in found:
        first.setdefault((one.action.start, one.why.key, *one.why.facts.items()), one)
    return [*first.values(), *(one for one in found if one not in first.values())]


def chance(score: int) -> float:
    """The chance to win that a score stands for."""
    return 1 / (1 + exp(-POINT * score))


def _searched(state: State, also: Sequence[Turn], seconds: float) -> list[Scored]:
    """The best turns that go to different places, and besides those that are asked about, equally deep."""
    from panzerkiste.bots.tank_chess.memory import new_memory
    from panzerkiste.bots.tank_chess.search import NOTHING
    from panzerkiste.bots.tank_chess.thinking import ENTRIES, Limits, Thinker

    memory = new_memory(ENTRIES)
    report = Thinker(state, lines=LINES, memory=memory).best(Limits(depth=1))  # also on a machine that has no time
    for deeper in Thinker(state, lines=LINES, memory=memory).reports(Limits(seconds, NODES)):
        if deeper.depth > 0 and all(line.score > NOTHING for line in deeper.lines):
            report = deeper
    lines = [Scored(line.turns[0], line.score) for line in report.lines]
    places = dict[tuple[int, int], Scored]()
    for line in lines:
        places.setdefault(_way(line.turn), line)
    best = list(places.values())
    for turn in also:
        if all(line.turn != turn for line in best):
            limits = Limits(depth=report.depth)
            best.append(Scored(turn, Thinker(state, only=(turn,), memory=memory).best(limits).lines[0].score))
    return sorted(best, key=lambda line: -line.score)


def _way(turn: Turn) -> tuple[int, int]:
    return turn.start, turn.start if isinstance(turn, Escape) else turn.end
