"""What a bot is asked over the network, as a player here is asked."""

from random import Random
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from panzerkiste.engine.game import Offer, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.registry import registered_game

SECONDS: Final = 2.0  # for an answer
SHARE: Final = 30  # of what is left on a clock


class Question(Struct, frozen=True):
    """All that the seat may know. *left* is what its clock has, in milliseconds; None where none runs."""

    game: str
    rules: int
    seat: Seat
    seq: int
    view: Raw
    offer: Raw
    heard: Raw
    left: int | None

    def seconds(self) -> float:
        """How long an answer may take."""
        return SECONDS if self.left is None else min(SECONDS, self.left / 1000 / SHARE)

    def knowledge(self, rng: Random) -> Knowledge:
        game = registered_game(self.game, self.rules)
        types: Any = game.types
        return Knowledge(
            game=game,
            view=msgspec.json.decode(self.view, type=types.view),
            offer=msgspec.json.decode(self.offer, type=Offer[types.action]),
            history=tuple(msgspec.json.decode(self.heard, type=list[types.event])),
            seat=self.seat,
            rng=rng,
            deadline=monotonic() + self.seconds(),
        )


read_question: Final = msgspec.json.Decoder(Question).decode
