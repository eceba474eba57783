"""Games of the engine against itself, quick and not always careful: where puzzles come from."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final, NamedTuple

from panzerkiste.bots.tank_chess.levels import SMALL_MEMORY, noticed
from panzerkiste.bots.tank_chess.memory import new_memory
from panzerkiste.bots.tank_chess.thinking import Judgement, Limits, Thinker, usual_judgement
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.maps import shipped_map
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.shipped import MAP_NAMES
from panzerkiste.games.tank_chess.state import Board, Options, State
from panzerkiste.games.tank_chess.terrain import module_of
from panzerkiste.games.tank_chess.turn import play, turns

OPENING: Final = 6  # turns that are made almost at random, so that no game is like another
GLANCE: Final = 0.2  # how much is seen then
LONGEST: Final = 160
NODES: Final = (300, 1_000, 3_000)  # what a side looks at before a turn, one of these
SLIPS: Final = 0.4  # how often it is looked at what a careless player would have done
ATTENTION: Final = 0.5  # of the careless


class Moment(NamedTuple):
    """A position of a game, and the one that a slip there would have led to, if somebody has looked."""

    state: State
    slipped: State | None


def boards() -> list[Options]:
    """Every shipped map, in the standard game and as a RAID, with the module its terrain needs (TCX-06)."""
    return [
        Options(map=name, mode=mode, module=module_of(shipped_map(name).terrain))
        for name in MAP_NAMES
        for mode in ("standard", "raid")
    ]


def game(options: Options, rng: Random) -> Iterator[Moment]:
    """The positions of a game after its opening."""
    state = first_state(options)
    for number in range(LONGEST):
        if state.result:
            return
        if number < OPENING:
            turn = _careless_turn(state, GLANCE, rng)
        else:
            yield Moment(state, _slipped(state, rng) if rng.random() < SLIPS else None)
            turn = best_turn(state, Limits(nodes=rng.choice(NODES)))
        state = play(state, turn).state


def _slipped(state: State, rng: Random) -> State | None:
    """What follows if the side to move sees half of what it could do; None where that ends the game."""
    after = play(state, _careless_turn(state, ATTENTION, rng)).state
    return None if after.result else after


def _careless_turn(state: State, attention: float, rng: Random) -> Turn:
    return best_turn(state, Limits(depth=1), noticed(list(turns(state)), attention, rng))


def best_turn(state: State, limits: Limits, only: list[Turn] | None = None) -> Turn:
    """The same every time, since nothing is remembered from one to the next and no clock is looked at."""
    memory = new_memory(SMALL_MEMORY)
    return Thinker(state, only=only, memory=memory, judgement=judgement(state.board)).best(limits).turn


@cache
def judgement(board: Board) -> Judgement:
    """Of all boards at once: the usual cache is smaller than the box of maps."""
    return usual_judgement(board)
