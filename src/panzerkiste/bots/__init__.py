"""Computer players. A bot is a function of what its seat knows: it is given nothing to cheat with."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, Final

from panzerkiste.bots import uniform
from panzerkiste.bots.knowledge import Knowledge
from panzerkiste.engine.game import AnyGame, Offer, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import BOTS, GAMES

UNIFORM: Final = 0  # the level below all levels, in every game: any legal answer


def levels(game: AnyGame) -> int:
    """How many computer players a game has; the weakest is level 1."""
    return len(BOTS[game.id].levels) if game.id in BOTS else 0


def choose(  # noqa: PLR0913, PLR0917  # what a seat knows, then how it shall think
    game_id: str,
    view: Any,
    offer: Offer[Any],
    heard: Sequence[Any],
    seat: Seat,
    level: int,
    seed: int,
    seconds: float,
) -> Any:
    """A legal answer to *offer*, found within about *seconds*; levels count from 1, the weakest.

    The same question with the same seed gets the same answer, unless time ran out on the way.
    """
    game = GAMES[game_id]
    if len(offer.actions) == 1 and not offer.space:
        return offer.actions[0]
    known = Knowledge(game, view, offer, tuple(heard), seat, Random(seed), monotonic() + seconds)
    if level == UNIFORM:
        return uniform.choose(known)
    answer = BOTS[game_id].levels[level - 1](known)
    try:
        game.play.apply(known.imagine(), seat, answer)
    except Illegal:
        return uniform.choose(known)
    return answer
