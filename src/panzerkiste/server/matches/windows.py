"""How long a window stays open (TH-125): its length must not tell whether anybody was asked in it.

Where a person has thought and passed, the window is over when he has. Where nobody did, it lasts as long as if somebody
had: as long as such windows last at this table, and before it has seen any, as long as they typically do. What a
computer answers, or a standing order, takes no time of its own. At an equal pace all windows are equally long instead.
"""

from collections import deque
from math import exp, log
from random import Random
from statistics import pstdev
from typing import Final

from panzerkiste.engine.game import CHANCE, Decision, Pace
from panzerkiste.server.limits import Limits

KEPT: Final = 40  # lengths: the pace of a table may change
GUESS: Final = 1.0  # the typical length counts as much as so many lengths of the table's own
TAIL: Final = 0.6  # how much typical lengths vary, as the deviation of their logarithm
SPREAD: Final = 0.3  # the same around a length that is taken as a model; less where all lengths are alike
SHORTEST: Final = 1 / 3  # of the typical length: nobody reads and passes faster


class Windows:
    """All times are match time, in milliseconds."""

    def __init__(self, limits: Limits, pace: Pace, seats: int, rng: Random) -> None:
        self._limit = 1000 * {"live": limits.live, "relaxed": limits.relaxed, "equal": limits.equal}[pace]
        self._each = seats * self._limit if pace == "equal" else None
        self._typical, self._longest, self._rng = 1000 * limits.hold, 1000 * limits.live, rng
        self._lengths = deque[float](maxlen=KEPT)
        self._opened, self._asked, self._thought = 0, 0, False
        self._drawn: float | None = None

    def open(self, at: int) -> None:
        """Everybody has just seen something: a window that opens, or what happens in one that is open."""
        self._opened, self._thought, self._drawn = at, False, None

    def answer(self, at: int) -> None:
        """A person has answered in the window. An answer without any time was a standing order's."""
        self._thought = self._thought or at > self._asked

    def ask(self, at: int, asked: Decision | None) -> None:
        """A new question; its limit runs from now on, whatever else happens at the table."""
        self._asked = at
        if is_held(asked) and self._thought:
            self._lengths.append(min(self._longest, max(SHORTEST * self._typical, at - self._opened)))

    def closes_at(self, asked: Decision | None) -> float | None:
        """When the open window closes by itself, or the one asked in it passes; None where no window is open."""
        if asked is None or asked.shown:
            return None
        return self._opened + self._length() if is_held(asked) else self._asked + self._limit

    def _length(self) -> float:
        if self._each is not None:
            return self._each
        if self._thought:
            return SHORTEST * self._typical
        if self._drawn is None:
            self._drawn = self._draw()
        return self._drawn

    def _draw(self) -> float:
        """As long as a person might have taken; nothing where windows are not held."""
        if not self._typical:
            return 0.0
        seen, rng, shortest = len(self._lengths), self._rng, SHORTEST * self._typical
        if rng.random() * (seen + GUESS) < seen:
            drawn = rng.choice(self._lengths)
            if drawn > shortest:  # many are just as short as can be
                drawn *= exp(rng.gauss(0, self._spread() * seen**-0.2))
        else:
            drawn = self._typical * exp(rng.gauss(0, TAIL))
        return min(self._longest, max(shortest, drawn))

    def _spread(self) -> float:
        """No more than the table's own lengths vary: where people always take the same time, others would stand out."""
        return min(SPREAD, pstdev(map(log, self._lengths))) if len(self._lengths) > 2 else SPREAD


def is_held(asked: Decision | None) -> bool:
    """Has everybody passed in a window that only waits for its time to be over?"""
    return asked is not None and CHANCE in asked.seats and not asked.shown
