"""What one viewer is told. A state is read only through the game's own projections: view, offer, what was heard."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from panzerkiste.engine.game import AnyGame, Seat
from panzerkiste.engine.match import AnyMatch
from panzerkiste.server.matches.protocol import Choice, Happened, Offered

NOTHING = Offered("", (), False, ())


def happened(match: AnyMatch, seat: Seat, steps: Iterable[tuple[int, int]]) -> tuple[Happened, ...]:
    """What the viewer heard in these steps, each with the sequence number under which the viewer knows it."""
    tell = match.game.text.story
    return tuple(
        [
            Happened(seq, told.event, tell(told.event, seat))
            for seq, number in steps
            for told in match.steps[number].told
            if told.heard_by(seat)
        ]
    )


def shown_options(match: AnyMatch) -> dict[str, Any]:
    """What was chosen before the match; until it is over without what a view would hide."""
    over = match.game.play.decision(match.state) is None
    options = match.options if over else match.game.information.shown_options(match.options)
    told: dict[str, Any] = msgspec.to_builtins(options)
    return told


def shown(game: AnyGame, state: Any, seat: Seat) -> Any:
    """What the viewer's screen shows of the state."""
    return game.information.screen(game.information.view(state, seat))


def offered(game: AnyGame, state: Any, seat: Seat) -> Offered:
    if seat < 0:
        return NOTHING
    offer = game.play.offer(state, seat)
    if len(offer.actions) > game.hosting.most_listed:
        offer = replace(offer, actions=(), space=True)
    notate = game.text.notate
    actions = [choice(game, notate(state, seat, action), action) for action in offer.actions]
    asides = [choice(game, notate(state, seat, action), action) for action in offer.asides]
    return Offered(offer.ask, tuple(actions), offer.space, tuple(asides))


def choice(game: AnyGame, text: str, action: Any) -> Choice:
    return Choice(action, text, game.pictures.places(action) or UNSET)
