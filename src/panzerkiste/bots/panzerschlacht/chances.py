"""What the judgement comes to as a chance to win: a curve fitted to matches of bots (bench/coach_chances.py)."""

from math import exp, log
from typing import Final, Literal, NamedTuple

from panzerkiste.bots.panzerschlacht.judgement import NEUTRAL
from panzerkiste.games.panzerschlacht.board import NOWHERE, Side
from panzerkiste.games.panzerschlacht.state import AMMUNITION, FUEL, HQ, Army, Board

Moment = Literal["drive", "fight"]


class Curve(NamedTuple):
    """How much of each a side's odds follow."""

    standing: float = 0.7
    gain: float = 0.35
    drive: float = -0.25
    fight: float = 0.45


CURVE: Final = Curve()


def standing(board: Board, side: Side) -> float:
    """By how much a side is ahead, before anything is done: tanks and installations."""
    return _strength(board.armies[side]) - _strength(board.armies[1 - side])


def chance(board: Board, side: Side, moment: Moment, gain: float) -> float:
    """The chance of the side to move, if it gains so much by what it does now."""
    at = CURVE.drive if moment == "drive" else CURVE.fight
    return 1 / (1 + exp(-(CURVE.standing * standing(board, side) + CURVE.gain * gain + at)))


def _strength(army: Army) -> float:
    worth = {HQ: NEUTRAL.headquarters, AMMUNITION: NEUTRAL.ammunition, FUEL: NEUTRAL.fuel}
    depots = sum(worth[kind] for kind, square in enumerate(army.installations) if square != NOWHERE)
    return NEUTRAL.tanks * log(max(0.5, len(army.standing))) + depots
