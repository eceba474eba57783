"""What a seat asks without doing anything: answered from what it sees, or from a world that it can imagine.

Never from the true state, which an answer could betray.
"""

from random import Random
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from panzerkiste import bots
from panzerkiste.bots import Suggestion, percent
from panzerkiste.engine.game import AnyGame, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.picture import choice
from panzerkiste.server.matches.protocol import Choice


def candidates(game: AnyGame, view: Any, seat: Seat, count: int, rng: Random) -> tuple[Choice, ...]:
    """What the seat, which is asked, could answer: what the game's own players would consider, the best first."""
    world = game.information.imagine(view, rng)
    found = bots.suggest(game.id, view, seat, count, rng)
    reasons = {game.text.notate(world, seat, one.action): one for one in reversed(found)}  # each thing once
    texts = list(dict.fromkeys(game.text.notate(world, seat, one.action) for one in found))
    if not texts:
        return legal(game, view, seat, count, rng)
    return tuple(replace(choice(game, text, reasons[text].action), why=reasons[text].why) for text in texts)


def counsel(game: AnyGame, view: Any, seat: Seat, rng: Random) -> tuple[Choice, ...]:
    """What the coach would answer, the best first."""
    world = game.information.imagine(view, Random(0))
    return tuple(_told(game, world, seat, one) for one in bots.coach(game.id, view, seat, rng))


def review(game: AnyGame, view: Any, seat: Seat, action: Any, rng: Random) -> tuple[Choice, Choice | None]:
    """What the coach thinks of an answer to this view, and what would have been better."""
    found, world = bots.review(game.id, view, seat, action, rng), game.information.imagine(view, Random(0))
    if found is None:
        raise Illegal("COACH", "no_opinion")
    return _told(game, world, seat, found.done), found.better and _told(game, world, seat, found.better)


def _told(game: AnyGame, world: Any, seat: Seat, one: Suggestion) -> Choice:
    chance = UNSET if one.chance is None else percent(one.chance)
    text = game.text.notate(world, seat, one.action)
    told = replace(choice(game, text, one.action), why=one.why, chance=chance)
    return replace(told, places=one.places) if one.places else told


def legal(game: AnyGame, view: Any, seat: Seat, count: int, rng: Random) -> tuple[Choice, ...]:
    """Where no player of the game can be asked, or may be: something legal."""
    world = game.information.imagine(view, rng)
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
