"""Random play, and what else can be tried at one moment of a match: the ground of checks, fuzzer and properties."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, HOST, WATCHER, AnyGame, Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch, begin
from panzerkiste.proving.forgery import forge, slip


class Nonconforming(AssertionError):
    """A game breaks the contract of engine.game."""


class Moment(NamedTuple):
    """A state to look at, with what a look at it needs."""

    game: AnyGame
    state: Any
    options: Any
    seats: int
    rng: Random

    @property
    def everybody(self) -> tuple[Seat, ...]:
        return (*range(self.seats), WATCHER)

    def at(self, state: Any) -> "Moment":
        return self._replace(state=state)


def new_match(game: AnyGame, options: Any, seats: int, label: str = "") -> AnyMatch:
    names = tuple(game.seat_names(seats))
    if len(names) != seats or len(set(game.seat_codes(seats))) != seats:
        raise Nonconforming(f"{seats} seats need as many names and different codes, not {names}")
    return begin(game, seats, options, label)


def moment_of(match: AnyMatch, rng: Random) -> Moment:
    return Moment(match.game, match.state, match.options, len(match.header.seats), rng)


def mixed_options(game: AnyGame, rng: Random, seats: int = 0) -> Any:
    """Options, about half of them as usual and half made up, such that a match of so many seats can begin with them."""
    usual, odd = (msgspec.to_builtins(options) for options in (game.types.options(), forge(game.types.options, rng)))
    mixed = {name: value for name in odd if (value := rng.choice((usual.get(name, UNSET), odd[name]))) is not UNSET}
    options = msgspec.convert(mixed, game.types.options)
    try:
        game.play.start(options, seats or game.players[0])
    except Illegal as illegal:
        check_rule(game, illegal)
        return mixed_options(game, rng, seats)
    return options


def wander(match: AnyMatch, rng: Random, asides: float = 0) -> Iterator[Step[Any, Any]]:
    """Play on at random to the end; *asides* is how often a seat does what it was not asked for."""
    bound = match.game.play.bound(match.options)
    while match.game.play.decision(match.state):
        if len(match.entries) >= bound:
            raise Nonconforming(f"the match goes on after its bound of {bound} entries")
        yield match.submit(*random_entry(moment_of(match, rng), asides))


def random_entry(moment: Moment, asides: float = 0) -> tuple[Seat, Any]:
    """Some legal entry: an answer to the question that is open, or now and then an aside."""
    game, state, rng = moment.game, moment.state, moment.rng
    if asides and rng.random() < asides:
        unasked = [
            (seat, aside) for seat in (HOST, *range(moment.seats)) for aside in game.play.offer(state, seat).asides
        ]
        if unasked:
            return rng.choice(unasked)
    owed = game.play.decision(state)
    assert owed is not None, "nobody is asked any more"
    seat = rng.choice(owed.seats)
    return seat, random_answer(moment, seat)


def random_answer(moment: Moment, seat: Seat) -> Any:
    game, state, rng = moment.game, moment.state, moment.rng
    if seat == CHANCE:
        return game.play.sample(state, Simulated(rng))
    offer = game.play.offer(state, seat)
    listed = list(offer.actions) + (list(game.play.candidates(state, seat, rng, 1)) if offer.space else [])
    if not listed:
        raise Nonconforming(f"dead end: seat {seat} is asked {offer.ask!r} and has no answer")
    return rng.choice(listed)


def legal_actions(moment: Moment, seat: Seat) -> list[Any]:
    """Some of what the seat may do now: a few of what is listed, some candidates, the default, the asides."""
    game, state, rng = moment.game, moment.state, moment.rng
    offer = game.play.offer(state, seat)
    found = [*rng.sample(offer.actions, min(8, len(offer.actions))), *offer.asides]
    if offer.space:
        found += game.play.candidates(state, seat, rng, 3)
    if seat >= 0 and offer.ask:
        found.append(game.play.default(state, seat))
    return found


def strange_actions(moment: Moment) -> list[Any]:
    """Actions of whoever, slips of them, and made-up ones."""
    game, rng = moment.game, moment.rng
    legal = [action for seat in range(moment.seats) for action in legal_actions(moment, seat)]
    slips = [slip(action, game.types.action, rng) for action in legal]
    return (
        legal + [action for action in slips if action is not None] + [forge(game.types.action, rng) for _ in range(3)]
    )


def attempt(moment: Moment, seat: Seat, action: Any) -> Step[Any, Any] | Illegal:
    """What comes of the action: a step, or a refusal by a rule of this game, and nothing else."""
    try:
        return moment.game.play.apply(moment.state, seat, action)
    except Illegal as illegal:
        check_rule(moment.game, illegal)
        return illegal
    except Exception as error:
        raise Nonconforming(f"seat {seat} sent {action}, which raised {error!r}") from error


def check_rule(game: AnyGame, illegal: Illegal) -> None:
    if illegal.rule.partition("-")[0] not in game.rule_prefixes:
        raise Nonconforming(f"{illegal} names no rule of {game.id}")
