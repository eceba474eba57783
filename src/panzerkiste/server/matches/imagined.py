"""What a seat asks without doing anything: answered from what it sees, or from a world that it can imagine.

Never from the true state, which an answer could betray.
"""

from random import Random
from typing import Any

from panzerkiste.engine.game import AnyGame, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.picture import choice
from panzerkiste.server.matches.protocol import Choice


def candidates(game: AnyGame, view: Any, seat: Seat, count: int, rng: Random) -> tuple[Choice, ...]:
    """Some things that the seat, which is asked, could answer."""
    world = game.information.imagine(view, rng)
    offer = game.play.offer(world, seat)
    listed = rng.sample(offer.actions, min(count, len(offer.actions)))
    actions = game.play.candidates(world, seat, rng, count) if offer.space else listed
    texts = {game.text.notate(world, seat, action): action for action in actions}  # each thing once
    return tuple(choice(game, text, action) for text, action in texts.items())


def read(game: AnyGame, view: Any, seat: Seat, text: str) -> Any:
    """The action that the seat has written down."""
    written, action = game.text.parse(game.information.imagine(view, Random(0)), text)
    if written != seat:
        raise Illegal("TABLE", "other_seat")
    return action
