"""The chance to win that the judgement stands for, by a curve fitted to matches (bench/coach_chances.py)."""

from math import exp, log
from typing import Final

from panzerkiste.bots.panzerschlacht.judgement import NEUTRAL
from panzerkiste.engine.game import Seat
from panzerkiste.games.panzerschlacht.board import NOWHERE
from panzerkiste.games.panzerschlacht.state import AMMUNITION, FUEL, HQ, Army, Board

# What is added to the logarithm of the mover's odds: 288 matches, 3947 questions (docs/opponents.md).
STANDING: Final = 0.83
GAIN: Final = 0.70
DRIVE, FIGHT = -0.42, 0.73  # who drives has the shots still before him, who fights has them behind him


def chance(board: Board, seat: Seat, ask: str, value: float) -> float:
    """That *seat* wins after an answer which the judgement gives this *value* in its eyes."""
    gain = value if seat == board.mover else -value
    odds = STANDING * standing(board) + GAIN * gain + (FIGHT if ask == "fight" else DRIVE)
    mover_wins = 1 / (1 + exp(-odds))
    return mover_wins if seat == board.mover else 1 - mover_wins


def standing(board: Board) -> float:
    """By how much the mover is ahead in tanks and installations."""
    return _strength(board.armies[board.mover]) - _strength(board.armies[1 - board.mover])


def _strength(army: Army) -> float:
    worth = {HQ: NEUTRAL.headquarters, AMMUNITION: NEUTRAL.ammunition, FUEL: NEUTRAL.fuel}
    depots = sum(worth[kind] for kind, square in enumerate(army.installations) if square != NOWHERE)
    return NEUTRAL.tanks * log(max(0.5, len(army.standing))) + depots
