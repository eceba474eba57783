"""Panzerschlacht's computer players."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from panzerkiste.bots import uniform
from panzerkiste.bots.panzerschlacht import novice, strategist
from panzerkiste.bots.panzerschlacht.judge import JUDGE
from panzerkiste.bots.panzerschlacht.puzzles import dig
from panzerkiste.bots.panzerschlacht.standoff import Habits, Poise
from panzerkiste.bots.panzerschlacht.suggesting import suggest
from panzerkiste.bots.panzerschlacht.thinking import Mind
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.panzerschlacht.actions import Action
from panzerkiste.registry import Bots

Answer = Callable[[Knowledge], Action]


class Player(NamedTuple):
    """How a player answers each of the game's questions (PS-26)."""

    setup: Answer
    plan: Answer
    move: Answer
    fight: Answer

    def choose(self, known: Knowledge) -> Action:
        answers = {"setup": self.setup, "plan": self.plan, "move": self.move, "fight": self.fight}
        return answers[known.offer.ask](known)


def thinker(mind: Mind) -> Player:
    return Player(
        strategist.setup,
        partial(strategist.plan, mind),
        partial(strategist.move, mind),
        partial(strategist.fight, mind),
    )


def _beginner(turns: int, heat: float, plan: Answer) -> Player:
    """Sets up anyhow, knows what fights and depots are worth, and drives as if nobody shot."""
    return thinker(_artless(turns, heat))._replace(setup=uniform.choose, plan=plan)


def _artless(turns: int, heat: float) -> Mind:
    return Mind(turns, Habits(rounds=1, heat=heat, artless=0.0))


def _expecting(turns: int, heat: float) -> Answer:
    """Shoots at what it expects the other side to do, having thought of so many of its turns."""
    return partial(strategist.plan, _artless(turns, heat))


# Thinks through what either side can know and expect, and mixes so that it may be seen through.
TOP: Final = Mind(1200, Habits(rounds=100, heat=0.12, artless=0.3), guesses=6, poise=Poise(rounds=300, trust=0.6))

# What makes a level strong is above all how well it foresees where the other side will end, and then how well it
# hides where it will end itself. A level looks at so many turns, not for so long: it is as strong on any machine.
PLAYERS: Final = (
    # First game ever: straight on, shooting straight ahead.
    Player(uniform.choose, novice.shoot_ahead, novice.rush, uniform.choose),
    # Takes the first turn that looks as if it brought something.
    _beginner(1, 0.3, novice.shoot_ahead),
    # Looks at a few turns, and shoots anywhere in reach.
    _beginner(6, 0.2, novice.shoot_in_reach),
    # Imagines a few turns of the other side, then some more, then many.
    _beginner(12, 0.1, _expecting(3, 1.0)),
    _beginner(30, 0.1, _expecting(6, 0.5)),
    _beginner(60, 0.06, _expecting(60, 0.06)),
    # Builds a fortress, fears shots, and knows that the other side does.
    thinker(Mind(40, Habits(rounds=3, heat=0.06, artless=0.0))),
    thinker(TOP),
)

BOTS: Final = Bots(
    tuple(player.choose for player in PLAYERS), suggest=suggest, puzzles=partial(dig, PLAYERS), judge=JUDGE
)
