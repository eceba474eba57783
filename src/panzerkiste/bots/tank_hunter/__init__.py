"""Tank Hunter's computer players."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from panzerkiste.bots.knowledge import Knowledge
from panzerkiste.bots.tank_hunter.foresight import Foresight, foreseen
from panzerkiste.bots.tank_hunter.instinct import best_at_sight
from panzerkiste.bots.tank_hunter.judgement import BALANCED, CAUTIOUS, RECKLESS

TEMPERS: Final = (BALANCED, CAUTIOUS, RECKLESS)  # by seat, so that those around a table differ
CANDIDATES: Final = 8  # placements and the like, where there are too many to list
TURN: Final = 2.0  # seconds for the question of the turn
WINDOW: Final = 0.25  # and for every other question


class Level(NamedTuple):
    """How often a level is distracted, and how far it thinks if it is not."""

    distracted: float = 0.0  # then it takes any answer
    foresight: Foresight | None = None  # without it, what looks best at once


def think(level: Level, known: Knowledge) -> Any:
    options = _options(known)
    if len(options) == 1:
        return options[0]
    if known.rng.random() < level.distracted:
        return known.rng.choice(options)
    temper = TEMPERS[known.seat % len(TEMPERS)]
    if level.foresight is None or known.offer.ask in BY_INSTINCT:
        return best_at_sight(known.imagine(), known.seat, options, temper, known.rng)
    seconds = TURN if known.offer.ask == "main" else WINDOW
    return foreseen(known, options, temper, level.foresight, seconds)


def _options(known: Knowledge) -> Sequence[Any]:
    if known.offer.space:
        return known.game.candidates(known.imagine(), known.seat, known.rng, CANDIDATES)
    return known.offer.actions


BY_INSTINCT: Final = frozenset({"draft", "rearrange"})

LEVELS: Final = tuple(
    partial(think, level)
    for level in (
        Level(distracted=0.6),
        Level(distracted=0.25),
        Level(),
        Level(foresight=Foresight(worlds=1, width=5)),
        Level(foresight=Foresight(worlds=4, width=8)),
        Level(foresight=Foresight(width=14)),
    )
)
