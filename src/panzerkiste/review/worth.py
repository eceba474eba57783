"""What a state is worth to each seat: a result as it is, a throw by all that it can come to, all else as judged.

A throw is worth exactly the mean of what follows, weighed by the rules' odds. So what a throw brings is luck and
nothing but luck: on average nothing.
"""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any, Final, NamedTuple

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, AnyGame
from panzerkiste.registry import Judge
from panzerkiste.review.form import Chances

MOST: Final = 1500  # states that one throw may lead to; with more, samples must do
SAMPLES: Final = 100
LONGEST: Final = 60  # throws and answers in the middle of something, until there is something to judge


class TooMany(Exception):
    """One throw leads to more states than anybody waits for."""


class Outcome(NamedTuple):
    weight: float
    chances: Chances


class Worth:
    """Remembers what it has found out. *widest*: a throw with more outcomes than that is sampled."""

    def __init__(self, game: AnyGame, judge: Judge, widest: int = MOST, samples: int = SAMPLES) -> None:
        self._game, self._judge, self._widest, self._samples = game, judge, widest, samples
        self._known = dict[Any, Chances | None]()
        self._seen = 0
        self.sampled = set[Any]()  # the throws whose worth is no more than an estimate

    def of(self, state: Any) -> Chances | None:
        """None where nothing sensible can be said."""
        if state not in self._known:
            self._seen = 0
            try:
                self._known[state] = self._of(state, LONGEST)
            except TooMany:
                self._known[state] = self._estimated(state)
                self.sampled.add(state)
        return self._known[state]

    def outcomes(self, state: Any) -> list[Outcome]:
        """What a throw can come to; nothing where that is unknown, or too much."""
        if self.of(state) is None or state in self.sampled:
            return []
        after = [(self.of(end), weight) for end, weight in self._ends(state)]
        return [Outcome(float(weight), chances) for chances, weight in after if chances is not None]

    def _of(self, state: Any, left: int) -> Chances | None:
        if state in self._known:
            return self._known[state]
        self._seen += 1
        if self._seen > MOST:
            raise TooMany
        found = self._known[state] = self._found(state, left)
        return found

    def _found(self, state: Any, left: int) -> Chances | None:
        play = self._game.play
        if result := play.result(state):
            return tuple(result.share(seat) for seat in range(play.seats(state)))
        asked = play.decision(state)
        if asked is not None and asked.seats[0] == CHANCE:
            return self._expected(state, left)
        if left and (answer := self._judge.meanwhile(state)):
            return self._of(play.apply(state, *answer).state, left - 1)
        return self._judge.chances(state)

    def _expected(self, state: Any, left: int) -> Chances | None:
        ends = self._ends(state)
        if not ends or len(ends) > self._widest or not left:
            raise TooMany
        found = [(self._of(end, left - 1), weight) for end, weight in ends]
        return mean([(chances, float(weight)) for chances, weight in found if chances is not None])

    def _ends(self, state: Any) -> list[tuple[Any, Fraction]]:
        """Where a throw leads, each end once. What is thrown again as if nothing had been counts for nothing."""
        weights = dict[Any, Fraction]()
        for outcome, weight in self._game.play.outcomes(state) or self._judge.odds(state):
            end = self._game.play.apply(state, CHANCE, outcome).state
            weights[end] = weights.get(end, Fraction(0)) + weight
        again = weights.pop(state, Fraction(0))
        return [(end, weight / (1 - again)) for end, weight in weights.items()]

    def _estimated(self, state: Any) -> Chances | None:
        """The mean of some ways on, always the same ones."""
        source, found = Simulated(Random(0)), list[tuple[Chances, float]]()
        for _ in range(self._samples):
            if (chances := self._sampled(state, source)) is not None:
                found.append((chances, 1.0))
        return mean(found)

    def _sampled(self, state: Any, source: Simulated) -> Chances | None:
        play = self._game.play
        for _ in range(LONGEST):
            asked = play.decision(state)
            if asked is not None and asked.seats[0] == CHANCE:
                state = play.apply(state, CHANCE, play.sample(state, source)).state
            elif asked is not None and (answer := self._judge.meanwhile(state)):
                state = play.apply(state, *answer).state
            else:
                break
        if asked is not None and asked.seats[0] == CHANCE:
            return None
        if state not in self._known:
            self._known[state] = self._found(state, 0)
        return self._known[state]


def mean(weighed: Sequence[tuple[Chances, float]]) -> Chances | None:
    whole = sum(weight for _, weight in weighed)
    if not whole:
        return None
    seats = range(len(weighed[0][0]))
    return tuple(sum(weight * chances[seat] for chances, weight in weighed) / whole for seat in seats)
