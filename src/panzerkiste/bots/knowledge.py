"""What a bot has to think with."""

from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from panzerkiste.engine.game import AnyGame, Offer, Seat


@dataclass(frozen=True)
class Knowledge:
    """All that a seat may know when it is asked, a source of chance of its own, and how long it may think."""

    game: AnyGame
    view: Any
    offer: Offer[Any]
    heard: tuple[Any, ...]
    seat: Seat
    rng: Random
    deadline: float  # on the monotonic clock

    def imagine(self) -> Any:
        """A state that could be the true one, for all this seat knows."""
        return self.game.information.imagine(self.view, self.rng)

    def in_time(self) -> bool:
        return monotonic() < self.deadline
