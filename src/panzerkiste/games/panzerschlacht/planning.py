"""Planning shots (PS-27 to PS-34, PS-65, PS-81, PS-98)."""

from random import Random
from typing import Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht.board import NOWHERE, Side, Square, Squares, name, squares
from panzerkiste.games.panzerschlacht.state import AMMUNITION, RED_SHOTS, Army, Board, Plan

_ALL: Final[Squares] = (1 << 100) - 1


def besieged(board: Board, side: Side) -> bool:
    """PS-98: the planner's own last player-turn was a pass, so his plan stays empty."""
    return board.options.siege and board.passed and side != board.mover


def red_limit(board: Board, side: Side) -> int:
    return 0 if besieged(board, side) else red_shots(board.armies[side])


def red_shots(army: Army) -> int:
    """PS-28, PS-65: six; without the ammunition depot no more than tanks in play."""
    return RED_SHOTS if army.installations[AMMUNITION] != NOWHERE else len(army.standing)


def white_limit(board: Board, side: Side) -> int:
    """PS-32: what is still in reserve."""
    return 0 if besieged(board, side) else board.armies[side].whites


def open_targets(board: Board, side: Side) -> Squares:
    """PS-29: open squares only. PS-81: in the variant also the own installations."""
    taken = board.armies[0].occupied | board.armies[1].occupied
    if board.options.own_targets:
        taken &= ~squares(square for square in board.armies[side].installations if square != NOWHERE)
    return _ALL & ~taken


def check_plan(board: Board, side: Side, plan: Plan) -> None:
    if len(plan.red) > (most := red_limit(board, side)):
        raise Illegal(_limit_rule(board, side), "red", have=len(plan.red), most=most)
    if len(plan.white) > (most := white_limit(board, side)):
        raise Illegal("PS-98" if besieged(board, side) else "PS-32", "white", have=len(plan.white), most=most)
    targets = open_targets(board, side)
    for square in plan.red + plan.white:
        if not 0 <= square < 100:
            raise Illegal("PS-07", square=square)
        if not targets >> square & 1:
            raise _closed(square, plan)
        targets ^= 1 << square  # PS-30: a hole holds one peg


def _closed(square: Square, plan: Plan) -> Illegal:
    twice = (plan.red + plan.white).count(square) > 1
    return Illegal("PS-30" if twice else "PS-29", square=name(square))


def _limit_rule(board: Board, side: Side) -> str:
    if besieged(board, side):
        return "PS-98"
    return "PS-28" if red_limit(board, side) == RED_SHOTS else "PS-65"


def random_plan(board: Board, side: Side, rng: Random) -> Plan:
    """A legal plan by chance: often full of reds, seldom with whites."""
    reds, whites = red_limit(board, side), white_limit(board, side)
    if rng.random() < 0.2:
        reds = int(rng.random() * (reds + 1))
    whites = int(rng.random() * (whites + 1)) if rng.random() < 0.3 else 0
    targets, picked = open_targets(board, side), list[Square]()
    while len(picked) < reds + whites:  # at most 28 of 100 squares are ever taken, so this ends soon
        square = int(rng.random() * 100)
        if targets >> square & 1:
            targets ^= 1 << square
            picked.append(square)
    return Plan(tuple(picked[:reds]), tuple(picked[reds:]))
