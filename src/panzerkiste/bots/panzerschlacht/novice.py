"""How people play their first games: straight on, and shooting where they would drive themselves."""

from typing import Final

from panzerkiste.bots.panzerschlacht.routes import ground
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.panzerschlacht.actions import Action, Move
from panzerkiste.games.panzerschlacht.board import FORWARD, NOWHERE, Side, Square, members, rows_to_goal
from panzerkiste.games.panzerschlacht.movement import begin, random_turn
from panzerkiste.games.panzerschlacht.planning import open_targets, red_limit
from panzerkiste.games.panzerschlacht.state import Board, Plan

FIRST_IDEAS: Final = 4  # turns a beginner thinks of
SIGHT: Final = 3  # squares


def rush(known: Knowledge) -> Action:
    """Of the first few ideas the one that gets furthest ahead; what waits there is not considered."""
    board: Board = known.view.board
    ideas = [random_turn(board, known.rng) for _ in range(FIRST_IDEAS)]
    return max(ideas, key=lambda idea: _rows_won(board.mover, idea) if isinstance(idea, Move) else 0)


def _rows_won(side: Side, move: Move) -> int:
    return sum(rows_to_goal(side, path[0]) - rows_to_goal(side, path[-1]) for path in move.paths)


def shoot_ahead(known: Knowledge) -> Plan:
    """They will come straight on: fire at the squares right in front of their tanks."""
    board: Board = known.view.board
    ahead = [square for tank in board.armies[board.mover].tanks for square in _ahead(board.mover, tank.square)]
    return _scatter(known, ahead)


def shoot_in_reach(known: Knowledge) -> Plan:
    """Fire at squares that their tanks can get to, this one or that."""
    board: Board = known.view.board
    trial = begin(board)
    land = ground(trial)
    within = [land.within(square, command=tank.flag) for square, tank in trial.waiting.items()]
    return _scatter(known, [square for reach in within for square in members(reach)])


def _ahead(side: Side, square: Square) -> list[Square]:
    found: list[Square] = []
    at: Square | None = None if square == NOWHERE else FORWARD[side][square]
    while at is not None and len(found) < SIGHT:
        found.append(at)
        at = FORWARD[side][at]
    return found


def _scatter(known: Knowledge, wanted: list[Square]) -> Plan:
    board: Board = known.view.board
    targets = open_targets(board, known.seat)
    found = sorted({square for square in wanted if targets >> square & 1})
    return Plan(tuple(known.rng.sample(found, min(len(found), red_limit(board, known.seat)))))
