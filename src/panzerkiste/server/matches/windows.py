"""How long a window stays open (TH-125): its length must not tell whether anybody was asked in it.

Where a person has thought and passed, the window is over when he has. Where nobody did, it lasts as long as if somebody
had: as long as such windows last at this table, and before it has seen any, as long as they typically do. What a
computer answers, or a standing order, takes no time of its own. At an equal pace all windows are equally long instead.
"""

from collections import deque
from collections.abc import Callable
from math import exp, log
from random import Random
from typing import Final

from panzerkiste.engine.game import CHANCE, Decision, Pace
from panzerkiste.server.limits import Limits

KEPT: Final = 16  # lengths: the pace of a table may change
GUESS: Final = 0.25  # the typical length counts as much as so many lengths of the table's own, and soon for nothing
TAIL: Final = 0.6  # how much typical lengths vary, as the deviation of their logarithm
SPREAD: Final = 0.2  # the most that one varies which is taken as a model
ALONE: Final = 0.1  # the same while it is the only one
NEAR: Final = 10  # one of so many lengths is as near as others of its kind are
SHORTEST: Final = 1 / 5  # of the typical length: nobody reads and passes faster


class Windows:
    """All times are match time, in milliseconds."""

    def __init__(
        self, limits: Limits, pace: Pace, seats: int, rng: Random, ends: Callable[[int], float] | None = None
    ) -> None:
        self._limit = 1000 * {"live": limits.live, "relaxed": limits.relaxed, "equal": limits.equal}[pace]
        self._each = seats * self._limit if pace == "equal" else None
        self._ends = ends or (lambda asked: asked + self._limit)  # when a question that nobody answers is over
        self._typical, self._longest, self._rng = 1000 * limits.hold, 1000 * limits.live, rng
        self._shortest = SHORTEST * self._typical
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
            self._lengths.append(min(self._longest, max(self._shortest, at - self._opened)))

    def closes_at(self, asked: Decision | None) -> float | None:
        """When the open window closes by itself, or the one asked in it passes; None where no window is open."""
        if asked is None or asked.shown:
            return None
        return self._opened + self._length() if is_held(asked) else self._ends(self._asked)

    def _length(self) -> float:
        if self._each is not None:
            return self._each
        if self._thought:
            return self._shortest
        if self._drawn is None:
            self._drawn = self._draw()
        return self._drawn

    def _draw(self) -> float:
        """As long as a person might have taken; nothing where windows are not held."""
        if not self._typical:
            return 0.0
        known = len(self._lengths) ** 2
        if self._rng.random() * (known + GUESS) < known:
            return self._like(self._rng.choice(self._lengths))
        return min(self._longest, max(self._shortest, self._typical * exp(self._rng.gauss(0, TAIL))))

    def _like(self, model: float) -> float:
        """Many are just as short as can be, and some as long: those between never get there by chance."""
        if not self._shortest < model < self._longest:
            return model
        drawn = model * exp(self._rng.gauss(0, self._spread(model)))
        return drawn if self._shortest < drawn < self._longest else model

    def _spread(self, model: float) -> float:
        """No more than lengths of its kind vary: where people always take the same time, others would stand out."""
        apart = sorted(abs(log(length / model)) for length in self._lengths)
        return min(SPREAD, apart[1 + len(apart) // NEAR]) if len(apart) > 1 else ALONE


def is_held(asked: Decision | None) -> bool:
    """Has everybody passed in a window that only waits for its time to be over?"""
    return asked is not None and CHANCE in asked.seats and not asked.shown
