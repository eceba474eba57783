"""Tank Hunter's computer players."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from panzerkiste.bots.tank_hunter.drafting import card_worth, printed_worth
from panzerkiste.bots.tank_hunter.foresight import Foresight, foreseen
from panzerkiste.bots.tank_hunter.instinct import best_at_sight
from panzerkiste.bots.tank_hunter.judge import JUDGE
from panzerkiste.bots.tank_hunter.judgement import BALANCED, CAUTIOUS, RECKLESS
from panzerkiste.bots.tank_hunter.puzzles import dig
from panzerkiste.bots.tank_hunter.suggesting import suggest
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import Cards
from panzerkiste.games.tank_hunter.state.table import deck_of
from panzerkiste.registry import Bots

TEMPERS: Final = (BALANCED, CAUTIOUS, RECKLESS)  # by seat, so that those around a table differ
CANDIDATES: Final = 8  # placements and the like, where there are too many to list
TURN: Final = 0.8  # of the time given, for the question of the turn
WINDOW: Final = 0.1  # and for every other question: there are many in a turn
BY_INSTINCT: Final = frozenset({"place", "rearrange", "place_drawn"})


class Level(NamedTuple):
    """How often a level is distracted, how it drafts, and how far it thinks if it is not distracted."""

    distracted: float = 0.0  # then it takes any answer
    drafting: Callable[[Cards, CardId], float] = card_worth
    foresight: Foresight | None = None  # without it, what looks best at once


def think(level: Level, known: Knowledge) -> Any:
    options = _options(known)
    if len(options) == 1:
        return options[0]
    if known.offer.ask == "draft":
        return _drafted(level, known, options)
    if known.rng.random() < level.distracted:
        return known.rng.choice(options)
    temper = TEMPERS[known.seat % len(TEMPERS)]
    if level.foresight is None or known.offer.ask in BY_INSTINCT:
        return best_at_sight(known.imagine(), known.seat, options, temper, known.rng)
    part = TURN if known.offer.ask == "main" else WINDOW
    return foreseen(known, options, temper, level.foresight, part)


def _options(known: Knowledge) -> Sequence[Any]:
    if known.offer.space:
        return known.game.play.candidates(known.imagine(), known.seat, known.rng, CANDIDATES)
    return known.offer.actions


def _drafted(level: Level, known: Knowledge, picks: Sequence[Any]) -> Any:
    deck = deck_of(known.imagine())
    return max(picks, key=lambda pick: (level.drafting(deck, pick.card), known.rng.random()))


_LEVELS: Final = tuple(
    partial(think, level)
    for level in (
        Level(distracted=0.9, drafting=printed_worth),
        Level(distracted=0.38, drafting=printed_worth),
        Level(distracted=0.12, drafting=printed_worth),
        Level(distracted=0.23),
        Level(),
        Level(foresight=Foresight()),
    )
)

BOTS: Final = Bots(_LEVELS, suggest=suggest, puzzles=partial(dig, _LEVELS), judge=JUDGE)
