"""Dropzone's computer players.

A slot is planned by a portfolio of scripts for each element (planning), rehearsed with the rules themselves and judged
by expected values (odds, judgement, danger, volleys, brawls); no dice are rolled in the head. Everything else is
answered by concern (prompts, fights, runs, hands). Whatever is asked, answers are weighed and ranked (considering),
which serves suggestions, too. Levels differ in how often they are distracted, in what they care
about, and in how many moves they look at.
"""

from functools import partial
from typing import Final, NamedTuple

from panzerkiste.bots import uniform
from panzerkiste.bots.dropzone.considering import considered
from panzerkiste.bots.dropzone.judge import JUDGE
from panzerkiste.bots.dropzone.planning import Thinking, in_a_hurry
from panzerkiste.bots.dropzone.puzzles import dig
from panzerkiste.bots.dropzone.rehearsal import Temper
from panzerkiste.bots.dropzone.sense import is_pointless
from panzerkiste.bots.dropzone.suggesting import suggest
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.registry import Bots


class Level(NamedTuple):
    """How often a player does just anything, and how he thinks otherwise."""

    distracted: float = 0.0
    thinking: Thinking = Thinking()

    def choose(self, known: Knowledge) -> Action:
        state = known.imagine()
        if self.distracted and known.rng.random() < self.distracted:
            anything: Action = uniform.choose(known)
            if not is_pointless(state, anything):
                return anything
        if known.offer.ask == "order":
            known = in_a_hurry(known, state)
        return considered(known, state, self.thinking)[0].action


PLAYERS: Final = (
    # Most of what it does is just anything.
    Level(0.78, Thinking(Temper(caution=0.0, promise=0.0), spots=1)),
    # Knows where to go, but forgets a lot, and fears nothing.
    Level(0.56, Thinking(Temper(caution=0.0, promise=0.2), spots=1)),
    # Plays on, with a lapse here and there.
    Level(0.34, Thinking(Temper(caution=0.2), spots=2)),
    # Weighs everything it knows.
    Level(0.0, Thinking(Temper(), spots=4)),
)

_LEVELS: Final = tuple(player.choose for player in PLAYERS)
BOTS: Final = Bots(_LEVELS, suggest=suggest, puzzles=partial(dig, _LEVELS), judge=JUDGE)


def answer(known: Knowledge, level: int) -> Action:
    """A legal answer; levels count from 1, and 0 plays at random."""
    if len(known.offer.actions) == 1 and not known.offer.space:
        return known.offer.actions[0]  # type: ignore[no-any-return]
    if level == 0:
        return uniform.choose(known)  # type: ignore[no-any-return]
    chosen: Action = BOTS.levels[level - 1](known)
    try:
        known.game.play.apply(known.imagine(), known.seat, chosen)
    except Illegal:
        return uniform.choose(known)  # type: ignore[no-any-return]
    return chosen
