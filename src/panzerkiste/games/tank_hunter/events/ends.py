"""Elimination, resigning and the end of the game (TH-155 to TH-169)."""

from typing import Literal

from msgspec import Struct

from panzerkiste.engine.game import Seat


class Eliminated(Struct, frozen=True, tag=True, gc=False):
    """TH-155."""

    seat: Seat


class Resigned(Struct, frozen=True, tag=True, gc=False):
    """TH-159."""

    seat: Seat


class TimeRanOut(Struct, frozen=True, tag=True, gc=False):
    """TH-159: the player leaves as one who resigns."""

    seat: Seat


class GameEnded(Struct, frozen=True, tag=True, gc=False):
    """TH-160, TH-161, TH-164, TH-169; scores in seat order, equal highest ones share the victory (TH-168)."""

    reason: Literal["last-player", "bombing", "unit-deck", "stalemate"]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
