"""What a seat asks without doing anything: answered from what it sees, or from a world that it can imagine.

Never from the true state, which an answer could betray.
"""

from random import Random
from typing import Any

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch
from panzerkiste.server.matches.picture import choice
from panzerkiste.server.matches.protocol import Choice


def advice(match: AnyMatch, seat: Seat, query: Any) -> Any:
    return match.game.information.advise(match.game.information.view(match.state, seat), query)


def candidates(match: AnyMatch, seat: Seat, count: int, rng: Random) -> tuple[Choice, ...]:
    """Some things that the seat could answer."""
    game = match.game
    asked = game.play.decision(match.state)
    if asked is None or seat not in asked.seats:
        raise Illegal("TABLE", "not_asked")
    world = game.information.imagine(game.information.view(match.state, seat), rng)
    offer = game.play.offer(world, seat)
    listed = rng.sample(offer.actions, min(count, len(offer.actions)))
    actions = game.play.candidates(world, seat, rng, count) if offer.space else listed
    texts = {game.text.notate(world, seat, action): action for action in actions}  # each thing once
    return tuple(choice(game, text, action) for text, action in texts.items())


def read(match: AnyMatch, seat: Seat, text: str) -> Any:
    """The action that the seat has written down."""
    world = match.game.information.imagine(match.game.information.view(match.state, seat), Random(0))
    written, action = match.game.text.parse(world, text)
    if written != seat:
        raise Illegal("TABLE", "other_seat")
    return action
