"""Where the chance that a table needs for itself comes from: seeds, values, a bot's whims, how long a window is held.

The dice of a match follow from its seed and the seats' values (engine.chance). A server takes all this from the system;
a test hands in a source that repeats itself, so that a red run is a fault and never bad luck.
"""

from collections.abc import Callable
from random import Random, SystemRandom

from panzerkiste.engine.game import Seat

Luck = Callable[[str], Random]  # is told what for


def seat_value(luck: Luck, seat: Seat) -> str:
    """What a seat mixes into the dice, where its player brings no value of his own."""
    return luck(f"value {seat}").randbytes(16).hex()


def true_luck(purpose: str) -> Random:
    return SystemRandom()
