"""The contest of the coming turn, as either side can see it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from panzerkiste.bots.panzerschlacht.belief import Values
from panzerkiste.bots.panzerschlacht.driving import Garage, Turn, collect
from panzerkiste.bots.panzerschlacht.judgement import NEUTRAL, Tables, Taste, scene, tables
from panzerkiste.bots.panzerschlacht.routes import ground
from panzerkiste.bots.panzerschlacht.standoff import (
    SAFE,
    Contest,
    Habits,
    Indices,
    Mixture,
    Numbers,
    Poise,
    balance,
    settle,
)
from panzerkiste.games.panzerschlacht.actions import Move
from panzerkiste.games.panzerschlacht.board import GREEN, NOWHERE, Side, Squares, squares
from panzerkiste.games.panzerschlacht.movement import begin
from panzerkiste.games.panzerschlacht.planning import open_targets, red_limit, red_shots
from panzerkiste.games.panzerschlacht.state import Board

_KEEN: Final = 0.15  # a route that gains this much more is looked at e times as often
_ROOM: Final = 50  # squares to choose from that leave little to wish for


class Mind(NamedTuple):
    """How hard a player thinks, and what it likes."""

    turns: int  # looked at
    habits: Habits
    guesses: int = 1  # at the mover's hidden values
    taste: Taste = NEUTRAL
    poise: Poise | None = None  # of one who expects to be seen through


class Outlook(NamedTuple):
    """The mover's turns, what they are worth in each world, and how both sides will mix."""

    turns: list[Turn]
    contest: Contest
    mixture: Mixture


def outlook(
    board: Board,
    guesses: Sequence[Values],
    mind: Mind,
    rng: Random,
    in_time: Callable[[], bool],
    also: Sequence[Move] = (),
    *,
    planning: bool = False,
) -> Outlook | None:
    """Weigh the mover's turns for every guess at its values, last those asked about; None if it has none to choose."""
    garage = Garage(board)
    setting = scene(board, reaches(board), mind.taste)
    judged = [tables(setting, values, garage.routes) for values in guesses]
    turns = collect(garage, _interest(garage, judged), mind.turns, rng, in_time)
    turns += [turn for move in also if (turn := garage.turn_of(move))]
    if not turns:
        return None
    contest = _contest(garage, turns, judged, mind.taste)
    mixture = settle(contest, mind.habits, in_time)
    if mind.poise and contest.shots:
        mixture = balance(contest, mixture, mind.poise, in_time, planning=planning)
    return Outlook(turns, contest, mixture)


def reaches(board: Board) -> list[Squares]:
    """Per tank of the side that is not to move, the squares it could end on in its next turn."""
    trial = begin(replace(board, turn=board.turn + 1))
    land = ground(trial)
    tanks = board.armies[trial.side].tanks
    return [0 if tank.square == NOWHERE else land.within(tank.square, command=tank.flag) for tank in tanks]


def _interest(garage: Garage, judged: Sequence[Tables]) -> list[float]:
    """How gladly each route is looked at: by what it gains, on average over the guesses."""
    table = np.mean([world.tanks for world in judged], axis=0)
    gains = [table[route.tank, route.end] - table[route.tank, route.path[0]] for route in garage.routes]
    weights: list[float] = np.exp(np.clip(np.array(gains) / _KEEN, -3, 3)).tolist()
    return weights


def _contest(garage: Garage, turns: list[Turn], judged: Sequence[Tables], taste: Taste) -> Contest:
    board, planner = garage.trial.board, 1 - garage.trial.side
    targets = _worthwhile_targets(board, planner)
    stand = np.zeros((len(turns), len(board.armies[board.mover].tanks)), dtype=np.intp)
    ends = np.full(stand.shape, SAFE, dtype=np.intp)
    for square, number in garage.numbers.items():
        stand[:, number] = square
    for row, turn in enumerate(turns):
        for route in turn:
            stand[row, route.tank] = route.end
            if targets >> route.end & 1:
                ends[row, route.tank] = route.end
    tanks = np.arange(stand.shape[1])
    stakes = np.array([world.tanks[tanks, stand] for world in judged])
    worth = stakes.sum(axis=2) + _formation(garage, stand, taste)
    for row, world in enumerate(judged):
        for promise in world.promise:
            worth[row] += promise[tanks, stand].max(axis=1)
    shots = 0 if board.is_safe else red_limit(board, planner)
    return Contest(worth, ends, stakes, shots)


def _worthwhile_targets(board: Board, planner: Side) -> Squares:
    """Nobody shells his own installations, even where he may: they would fall, hit or miss (PS-83)."""
    own = squares(square for square in board.armies[planner].installations if square != NOWHERE)
    return open_targets(board, planner) & ~own


def _formation(garage: Garage, stand: Indices, taste: Taste) -> Numbers:
    """Per turn, how freely the side can go on from there: squares to choose from, and rows not used up."""
    board = garage.trial.board
    numbers = list(garage.numbers.values())
    room = np.maximum(1, _room(garage, stand))
    rows = stand[:, numbers] // 10 if board.mover == GREEN else 9 - stand[:, numbers] // 10
    return np.asarray(
        taste.room * room / _ROOM
        - taste.risk * np.minimum(1.0, red_shots(board.armies[1 - board.mover]) / room)
        + (_haste(board, taste) - taste.rows) * rows.mean(axis=1)
        + taste.rear * rows.min(axis=1)
    )


def _room(garage: Garage, stand: Indices) -> Indices:
    """Per turn, how many squares the side's tanks could end on next time: who has many is hard to hit."""
    land, tanks = ground(garage.trial), garage.trial.board.armies[garage.trial.side].tanks
    numbers, counts = list(garage.numbers.values()), list[int]()
    within = [
        {square: land.within(square, command=tanks[number].flag) for square in set(stand[:, number].tolist())}
        for number in numbers
    ]
    for row in stand[:, numbers].tolist():
        reached = 0
        for reach, square in zip(within, row, strict=True):
            reached |= reach[square]
        counts.append(reached.bit_count())
    return np.array(counts, dtype=np.intp)


def _haste(board: Board, taste: Taste) -> float:
    """PS-79: who is ahead must not let the game run out."""
    own, other = (len(board.armies[side].standing) for side in (board.mover, 1 - board.mover))
    return taste.haste * max(0.0, 2 * board.idle / board.options.patience - 1) if own > other else 0.0
