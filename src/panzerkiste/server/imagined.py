"""What a seat asks without doing anything: answered from what it sees, or from a world that it can imagine.

Never from the true state, which an answer could betray.
"""

from random import Random, SystemRandom
from typing import Any

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.picture import AnyMatch
from panzerkiste.server.protocol import Choice


def advice(match: AnyMatch, seat: Seat, query: Any) -> Any:
    return match.game.advise(match.game.view(match.state, seat), query)


def candidates(match: AnyMatch, seat: Seat, count: int) -> tuple[Choice, ...]:
    """Some things that the seat could answer."""
    game, rng = match.game, SystemRandom()
    asked = game.decision(match.state)
    if asked is None or seat not in asked.seats:
        raise Illegal("TABLE", "not_asked")
    world = game.imagine(game.view(match.state, seat), rng)
    offer = game.offer(world, seat)
    listed = rng.sample(offer.actions, min(count, len(offer.actions)))
    actions = game.candidates(world, seat, rng, count) if offer.space else listed
    texts = {game.notate(world, seat, action): action for action in actions}  # each thing once
    return tuple(Choice(action, text) for text, action in texts.items())


def read(match: AnyMatch, seat: Seat, text: str) -> Any:
    """The action that the seat has written down."""
    world = match.game.imagine(match.game.view(match.state, seat), Random(0))
    written, action = match.game.parse(world, text)
    if written != seat:
        raise Illegal("TABLE", "other_seat")
    return action
