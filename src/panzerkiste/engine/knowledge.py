"""What a player is asked with, whoever it is: all that its seat may know, and nothing to cheat with."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Protocol

from panzerkiste.engine.game import AnyGame, Offer, Seat
from panzerkiste.engine.recall import information_state, is_heard


@dataclass(frozen=True)
class Knowledge:
    """All that a seat may know when it is asked, a source of chance of its own, and how long it may think.

    game       the rules; ``apply`` tries out what an answer leads to, in a state that is imagined
    view       what the seat sees
    offer      what it may do: listed in ``offer.actions``, unless ``offer.space`` is set
    history    what it did (as Answered) and heard since the match began, in order, as far as it was kept
    seat       its number
    rng        chance of its own: with this alone, the same question gets the same answer
    deadline   on the monotonic clock
    """

    game: AnyGame
    view: Any
    offer: Offer[Any]
    history: tuple[Any, ...]
    seat: Seat
    rng: Random
    deadline: float

    @property
    def heard(self) -> tuple[Any, ...]:
        """The events it was told of."""
        return tuple(filter(is_heard, self.history))

    def information_state(self) -> str:
        """All that the seat knows, with perfect recall: equal for histories that it cannot tell apart."""
        return information_state(self.game, self.seat, self.history, self.view)

    def imagine(self) -> Any:
        """A state that could be the true one, for all this seat knows."""
        return self.game.information.imagine(self.view, self.rng)

    def candidates(self, count: int) -> Sequence[Any]:
        """Up to *count* legal answers by chance, sensible ones where there are too many to list."""
        if self.offer.space:
            return self.game.play.propose(self.imagine(), self.seat, self.rng, count)
        return self.rng.sample(self.offer.actions, min(count, len(self.offer.actions)))

    def in_time(self) -> bool:
        """Whether the deadline is still to come."""
        return monotonic() < self.deadline


class Player(Protocol):
    """Whoever answers for a seat: any function that is given Knowledge and gives back a legal action."""

    def __call__(self, known: Knowledge, /) -> Any: ...
