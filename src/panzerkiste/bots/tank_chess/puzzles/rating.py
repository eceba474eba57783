"""How hard a puzzle is: the levels try it, and a rating is fitted to how often each of them solves it."""

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

from panzerkiste.bots.tank_chess.levels import LEVELS, Level, noticed
from panzerkiste.bots.tank_chess.puzzles.self_play import best_turn
from panzerkiste.bots.tank_chess.thinking import Limits
from panzerkiste.engine.puzzle import EASIEST, HARDEST
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import play, turns

TRIES: Final = 16  # of a level that overlooks things, each seeing others
SHARES: Final = (1 / 16, 1 / 4, 1)  # of its nodes: the tries of a level that overlooks nothing and has no luck
FULL_STRENGTH: Final = 400_000  # nodes; at a table it has time instead, which is not the same everywhere
STRENGTHS: Final = (200, 400, 700, 1100, 1500, 1900, 2200, 2500)  # the levels' ratings, of which ours is the scale
USUAL, SPREAD = 1200, 800  # of the puzzles, before anybody has tried them

Solved = Sequence[float]  # by level: in what part of its tries


def rate(state: State, line: Sequence[Turn], seed: str) -> int:
    """The rating of a puzzle whose *line* begins with its answer."""
    return fitted([_solved(level.args[0], number, state, line, seed) for number, level in enumerate(LEVELS)])


def fitted(solved: Solved) -> int:
    """The likeliest rating, a multiple of five: a level as strong as the puzzle solves it every other time."""
    return max(range(EASIEST, HARDEST + 1, 5), key=lambda rating: _likelihood(rating, solved))


def _likelihood(rating: int, solved: Solved) -> float:
    total = -((rating - USUAL) ** 2) / (2 * SPREAD**2)
    for strength, part in zip(STRENGTHS, solved, strict=True):
        chance = 1 / (1 + 10 ** ((rating - strength) / 400))
        total += len(SHARES) * (part * log(chance) + (1 - part) * log(1 - chance))
    return round(total, 9)


def _solved(level: Level, number: int, state: State, line: Sequence[Turn], seed: str) -> float:
    nodes = FULL_STRENGTH if number == len(LEVELS) - 1 else level.nodes
    if level.attention < 1:
        lucks = [Random(f"{seed} {number} {attempt}") for attempt in range(TRIES)]
        return sum(_solves(state, line, Limits(nodes=nodes, depth=level.depth), level, rng) for rng in lucks) / TRIES
    limits = [Limits(nodes=int(nodes * share), depth=level.depth) for share in SHARES]
    return sum(_solves(state, line, limit, level, Random(0)) for limit in limits) / len(SHARES)


def _solves(state: State, line: Sequence[Turn], limits: Limits, level: Level, rng: Random) -> bool:
    """Whether every turn of the solver is found; in the last any that wins."""
    for number, written in enumerate(line):
        after = play(state, written).state
        if number % 2 == 0:
            only = None if level.attention == 1 else noticed(list(turns(state)), level.attention, rng)
            turn = best_turn(state, limits, only)
            if turn != written and (number < len(line) - 1 or play(state, turn).state.result != after.result):
                return False
        state = after
    return True
