"""What a computer player would consider, and why: for people who ask what to do, or what to think of what they did."""

from typing import Any, NamedTuple

from panzerkiste.engine.game import Line


class Suggestion(NamedTuple):
    action: Any
    why: Line
    chance: float | None = None  # to win after it, a draw counting half; None where the game's judgement gives none
    places: tuple[str, ...] = ()  # of the drawing that it is about, where the action alone does not tell


class Review(NamedTuple):
    """What was done, and what would have been better, if anything."""

    done: Suggestion
    better: Suggestion | None


def percent(chance: float) -> int:
    """As people are told: nothing is sure before it has happened."""
    return min(99, max(1, round(100 * chance)))
