"""How long a window stays open (TH-125). Nobody sees who is asked in it, so nobody can be urged."""

from random import Random

from panzerkiste.engine.game import CHANCE, Decision, Pace
from panzerkiste.server.limits import Limits


class Windows:
    __slots__ = ("_least", "_limit", "_rng", "_until")

    def __init__(self, limits: Limits, pace: Pace, rng: Random) -> None:
        self._limit = limits.live if pace == "live" else limits.relaxed
        self._least, self._rng, self._until = limits.hold, rng, 0.0

    def hold(self, at: int) -> None:
        """The table has just seen something, a window among it: it stays for a while, whoever is asked in it."""
        self._until = at + 1000 * self._rng.uniform(self._least, 2 * self._least)

    def seconds_left(self, asked: Decision | None, now: int) -> float | None:
        """Until the open window closes by itself, if one is open."""
        if asked is None or asked.shown:
            return None
        return max(0.0, self._until - now) / 1000 if is_held(asked) else self._limit


def is_held(asked: Decision | None) -> bool:
    """Has everybody passed in a window that only waits for its time to be over?"""
    return asked is not None and CHANCE in asked.seats and not asked.shown
