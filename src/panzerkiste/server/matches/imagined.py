"""What a seat asks without doing anything: answered from what it sees, or from a world that it can imagine.

Never from the true state, which an answer could betray.
"""

from random import Random
from typing import Any

from msgspec.structs import replace

from panzerkiste.bots import suggest
from panzerkiste.engine.game import AnyGame, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.picture import choice
from panzerkiste.server.matches.protocol import Choice


def candidates(game: AnyGame, view: Any, seat: Seat, count: int, rng: Random) -> tuple[Choice, ...]:
    """What the seat, which is asked, could answer: what the game's own players would consider, the best first."""
    world = game.information.imagine(view, rng)
    found = suggest(game.id, view, seat, count, rng)
    reasons = {game.text.notate(world, seat, one.action): one for one in reversed(found)}  # each thing once
    texts = list(dict.fromkeys(game.text.notate(world, seat, one.action) for one in found))
    if not texts:
        return _legal(game, world, seat, count, rng)
    return tuple(replace(choice(game, text, reasons[text].action), why=reasons[text].why) for text in texts)


def _legal(game: AnyGame, world: Any, seat: Seat, count: int, rng: Random) -> tuple[Choice, ...]:
    """Where no player of the game can be asked: something legal."""
    offer = game.play.offer(world, seat)
    listed = rng.sample(offer.actions, min(count, len(offer.actions)))
    actions = game.play.candidates(world, seat, rng, count) if offer.space else listed
    texts = {game.text.notate(world, seat, action): action for action in actions}
    return tuple(choice(game, text, action) for text, action in texts.items())


def read(game: AnyGame, view: Any, seat: Seat, text: str) -> Any:
    """The action that the seat has written down."""
    written, action = game.text.parse(game.information.imagine(view, Random(0)), text)
    if written != seat:
        raise Illegal("TABLE", "other_seat")
    return action
