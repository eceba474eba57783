"""Computer players. A bot is a function of what its seat knows: it is given nothing to cheat with."""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, Final

from panzerkiste.bots import dropzone, panzerschlacht, tank_chess, tank_hunter, uniform
from panzerkiste.bots.knowledge import Knowledge
from panzerkiste.engine.game import Offer, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games import GAMES

UNIFORM: Final = 0  # the level below all levels, in every game: any legal answer

_THINKERS: Final[dict[str, Sequence[Callable[[Knowledge], Any]]]] = {
    "panzerschlacht": panzerschlacht.LEVELS,
    "tank-chess": tank_chess.LEVELS,
    "tank-hunter": tank_hunter.LEVELS,
    "dropzone": dropzone.LEVELS,
}

# What a game's bots need before their first answer, where that takes long: compiling, on a machine that never did.
WARM_UPS: Final[dict[str, Callable[[Callable[[int, int], None]], None]]] = {"tank-chess": tank_chess.warm}

LEVELS: Final[dict[str, int]] = {game: len(levels) for game, levels in _THINKERS.items()}


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
    answer = _THINKERS[game_id][level - 1](known)
    try:
        game.apply(known.imagine(), seat, answer)
    except Illegal:
        return uniform.choose(known)
    return answer
