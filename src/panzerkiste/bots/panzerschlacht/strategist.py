"""A player who weighs what the other side knows and does not know, and who cannot be read itself."""

from collections.abc import Sequence
from random import Random

import numpy as np

from panzerkiste.bots import uniform
from panzerkiste.bots.panzerschlacht.belief import guess_values
from panzerkiste.bots.panzerschlacht.deploying import deploy
from panzerkiste.bots.panzerschlacht.driving import move_of
from panzerkiste.bots.panzerschlacht.fighting import best_fight
from panzerkiste.bots.panzerschlacht.standoff import SAFE, aims
from panzerkiste.bots.panzerschlacht.thinking import Mind, Outlook, outlook
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.panzerschlacht.actions import Action, Fight
from panzerkiste.games.panzerschlacht.board import Square
from panzerkiste.games.panzerschlacht.planning import white_limit
from panzerkiste.games.panzerschlacht.state import Board, Plan, Setup


def setup(known: Knowledge) -> Setup:
    return deploy(known.seat, known.rng)


def plan(mind: Mind, known: Knowledge) -> Plan:
    board: Board = known.view.board
    army = board.armies[board.mover]
    guesses = [guess_values(army, known.rng) for _ in range(mind.guesses)]
    seen = outlook(board, guesses, mind, known.rng, known.in_time, planning=True)
    if seen is None:
        return Plan()
    red = spread(seen.mixture.cover[:SAFE].tolist(), known.rng)
    return Plan(tuple(sorted(red)), tuple(_white(mind, known, seen, red)))


def spread(chances: Sequence[float], rng: Random) -> list[Square]:
    """Squares drawn so that each is taken with just its chance, and their number is the sum of the chances."""
    picked, mark, passed = list[Square](), rng.random(), 0.0
    for square in rng.sample(range(len(chances)), len(chances)):
        passed += chances[square]
        if passed > mark:
            picked.append(square)
            mark += 1
    return picked


def _white(mind: Mind, known: Knowledge, seen: Outlook, red: list[Square]) -> list[Square]:
    """White shots go where one more shot is expected to take more than it is worth to keep."""
    aim = aims(seen.contest, seen.mixture.turns)
    aim[red] = 0
    best = np.argsort(-aim)[: white_limit(known.view.board, known.seat)]
    return sorted(int(square) for square in best if aim[square] > mind.taste.white_shot)


def move(mind: Mind, known: Knowledge) -> Action:
    """The own values are one world; the others are those that the planner must reckon with as well."""
    board: Board = known.view.board
    others = [guess_values(board.armies[known.seat], known.rng) for _ in range(mind.guesses - 1)]
    seen = outlook(board, [known.view.values[known.seat], *others], mind, known.rng, known.in_time)
    if seen is None:
        answer: Action = uniform.choose(known)
        return answer
    return move_of(known.rng.choices(seen.turns, weights=seen.mixture.turns[0].tolist())[0])


def fight(mind: Mind, known: Knowledge) -> Fight:
    return best_fight(known.view.board, known.view.values[known.seat], known.offer.actions, mind.taste)
