"""Is one player stronger than the other? A sequential test that stops as soon as the games are enough to tell.

Wald's test with the generalised likelihood ratio of Van den Bergh, as chess engines are tested with: on pairs of games
with changed seats (five possible results), since two games of one deal are not independent.
"""

from collections.abc import Sequence
from math import log
from typing import Final, Literal

from msgspec import Struct

ERROR: Final = 0.05  # how often the test may be wrong, either way
NEVER_SEEN: Final = 1e-3  # so often a result counts that did not occur yet
STEPS: Final = 100

Verdict = Literal["higher", "lower", "open"]


class Test(Struct, frozen=True):
    """The difference in rating (Elo) that would not matter, against the one that would."""

    __test__ = False  # pytest takes the name for its own

    lower: float
    higher: float
    error: float = ERROR

    @property
    def bound(self) -> float:
        """Wald's, by the error on either side."""
        return log((1 - self.error) / self.error)

    def likelihood(self, counts: Sequence[int]) -> float:
        """The logarithm of how much likelier the higher difference makes these results than the lower one.

        *counts* goes from the worst result to the best: losses, draws, wins of single games, or pairs with 0 to 2
        points by halves.
        """
        seen = [max(count, NEVER_SEEN) for count in counts]
        games = sum(seen)
        shares = [count / games for count in seen]
        low, high = (_likeliest(shares, expected(elo)) for elo in (self.lower, self.higher))
        return games * sum(share * log(b / a) for share, a, b in zip(shares, low, high, strict=True))

    def verdict(self, counts: Sequence[int]) -> Verdict:
        found = self.likelihood(counts) if sum(counts) else 0.0
        return "higher" if found >= self.bound else "lower" if found <= -self.bound else "open"


def expected(elo: float) -> float:
    """The share of points that a difference in rating promises."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def pairs(shares: Sequence[float]) -> list[int]:
    """How often two games in a row brought together 0, a half, 1, one and a half, 2 points."""
    counts = [0] * 5
    for first, second in zip(shares[::2], shares[1::2], strict=False):
        counts[round(2 * (first + second))] += 1
    return counts


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution nearest to what was seen that has this mean: maximum likelihood, by bisection."""
    values = [number / (len(shares) - 1) - mean for number in range(len(shares))]
    low, high = -1 / values[-1], -1 / values[0]
    for _ in range(STEPS):
        middle = (low + high) / 2
        if sum(share * value / (1 + middle * value) for share, value in zip(shares, values, strict=True)) > 0:
            low = middle
        else:
            high = middle
    return [share / (1 + middle * value) for share, value in zip(shares, values, strict=True)]
