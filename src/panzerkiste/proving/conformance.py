"""What every game must keep to. Whoever adds a game runs it:

>>> check_game(MY_GAME, seeds=range(20))  # doctest: +SKIP

Each check is a function of its own, for a single moment of a match; ``check_game`` plays whole random matches
and makes all of them on the way. A check that fails raises Nonconforming and says what it saw.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, HOST, WATCHER, AnyGame, Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch, read_record, replay, write_record
from panzerkiste.proving.coding import check_coding, check_observations
from panzerkiste.proving.forgery import forge
from panzerkiste.proving.recall import check_recall
from panzerkiste.proving.wander import (
    Moment,
    Nonconforming,
    attempt,
    check_rule,
    legal_actions,
    mixed_options,
    moment_of,
    new_match,
    strange_actions,
    wander,
)
from panzerkiste.proving.worlds import check_worlds

T = TypeVar("T")

ROUNDING: Final = 1e-9
MOST_LOOKS: Final = 10  # at moments of one match where the same is asked


def check_game(game: AnyGame, seeds: Iterable[int] = range(10), options: Sequence[Any] = ()) -> None:
    """Play a random match for each seed, with every option and number of players in turn, and check all of it."""
    for number, seed in enumerate(seeds):
        rng = Random(f"{game.id} {seed}")
        fewest, most = game.players
        seats = fewest + number % (most - fewest + 1)
        check_match(game, options[number % len(options)] if options else mixed_options(game, rng, seats), seats, rng)


def check_match(game: AnyGame, options: Any, seats: int, rng: Random) -> None:
    match = new_match(game, options, seats)
    asides = rng.choice((0, 0, 0.02))
    looks = Counter[str]()
    check_moment(moment_of(match, rng))
    for _ in wander(match, rng, asides):
        for told in match.steps[-1].told:
            _check_told(moment_of(match, rng), told)
        owed = game.play.decision(match.state)
        if owed is None or _is_worth_a_look(looks[owed.ask], rng):
            check_moment(moment_of(match, rng))
            looks[owed.ask if owed else ""] += 1
    check_record(match)
    check_recall(match, rng)


def _is_worth_a_look(looks: int, rng: Random) -> bool:
    """The first moment at which something is asked in a match, and some of the others."""
    return looks == 0 or (looks < MOST_LOOKS and rng.random() < 0.1)


# The checks of one moment.


def check_moment(moment: Moment) -> None:
    for check in MOMENT_CHECKS:
        check(moment)


def check_state(moment: Moment) -> None:
    """A state survives JSON."""
    _same_after_json(moment.state, moment.game.types.state, "state")


def check_decision(moment: Moment) -> None:
    """Somebody is asked unless the game is over; then nobody may do anything."""
    game, state = moment.game, moment.state
    owed, result = game.play.decision(state), game.play.result(state)
    if (owed is None) != (result is not None):
        raise Nonconforming(f"the result is {result}, but the decision is {owed}")
    if owed and (not owed.seats or not set(owed.shown) <= set(owed.seats)):
        raise Nonconforming(f"{owed} asks nobody, or shows seats that it does not ask")
    for seat in (*moment.everybody, HOST, CHANCE):
        offer = game.play.offer(state, seat)
        if bool(offer.actions or offer.space) != bool(owed and seat in owed.seats):
            raise Nonconforming(f"{owed}, but seat {seat} is offered {offer}")
        if not owed and offer.asides:
            raise Nonconforming(f"the game is over, but seat {seat} is offered {offer}")


def check_returns(moment: Moment) -> None:
    """Each seat has a number: none has won or lost anything before the end, and whoever wins, wins from the others."""
    game, state = moment.game, moment.state
    returns, over = game.play.returns(state), game.play.result(state)
    if len(returns) != moment.seats:
        raise Nonconforming(f"{moment.seats} seats have the returns {returns}: what does play.seats say?")
    if abs(sum(returns)) > ROUNDING or (any(returns) and not over):
        raise Nonconforming(f"the result is {over}, but the returns are {returns}")


def check_offers(moment: Moment) -> None:
    """What is offered applies, survives JSON and notation, and applying it does not change the state."""
    before = msgspec.json.encode(moment.state)
    for seat in (*range(moment.seats), HOST, CHANCE):
        for action in legal_actions(moment, seat):
            _check_legal(moment, seat, action)
        _check_candidates(moment, seat)
    if msgspec.json.encode(moment.state) != before:
        raise Nonconforming(f"applying an action changed the state it was applied to: {before!r}")


def _check_candidates(moment: Moment, seat: Seat) -> None:
    """Whoever is asked has some, whatever is asked; where answers are listed they are on the list, each once."""
    offer = moment.game.play.offer(moment.state, seat)
    found = moment.game.play.candidates(moment.state, seat, moment.rng, 3)
    listed = [action for action in found if action in offer.actions]
    if bool(found) != bool(offer.actions or offer.space) or (not offer.space and len(set(listed)) != len(found)):
        raise Nonconforming(f"seat {seat} is asked {offer.ask!r}, but its candidates are {found}")


def _check_legal(moment: Moment, seat: Seat, action: Any) -> None:
    game, state = moment.game, moment.state
    step = attempt(moment, seat, action)
    if isinstance(step, Illegal):
        raise Nonconforming(f"seat {seat} is offered {action}, but it is refused: {step}")
    _same_after_json(action, game.types.action, "action")
    text = game.text.notate(state, seat, action)
    if (read := game.text.parse(state, text)) != (seat, action):
        raise Nonconforming(f"{text!r} was written for {(seat, action)} and read as {read}")
    for told in step.told:
        _check_told(moment, told)


def _check_told(moment: Moment, told: Told[Any]) -> None:
    game, event = moment.game, told.event
    _same_after_json(event, game.types.event, "event")
    if told.to is not None and not set(told.to) <= set(range(moment.seats)):
        raise Nonconforming(f"{told} is told to seats that do not exist")
    if "\n" in game.text.event(event):
        raise Nonconforming(f"the text of {event} is more than a line")
    for seat in moment.everybody:
        game.text.story(event, seat)


def check_chance(moment: Moment) -> None:
    """Chance's outcomes are legal and their weights sum to 1; a sample is one of them, and repeatable."""
    game, state = moment.game, moment.state
    owed = game.play.decision(state)
    if owed is None or owed.seats != (CHANCE,):
        return
    outcomes = game.play.outcomes(state)
    if outcomes and sum(weight for _, weight in outcomes) != 1:
        raise Nonconforming(f"the weights of {outcomes} do not sum to 1")
    for outcome, weight in outcomes:
        if weight <= 0 or isinstance(attempt(moment, CHANCE, outcome), Illegal):
            raise Nonconforming(f"chance cannot answer {outcome} with weight {weight}")
    seed = moment.rng.random()
    first, second = (game.play.sample(state, Simulated(Random(seed))) for _ in range(2))
    if first != second or (outcomes and first not in [outcome for outcome, _ in outcomes]):
        raise Nonconforming(f"samples {first} and {second} are not one and the same of {outcomes}")


def check_refusals(moment: Moment) -> None:
    """What is not offered is refused, by a rule of this game, whoever sends it and whatever it is."""
    tried = strange_actions(moment)
    for seat in (*range(moment.seats), moment.seats, HOST, CHANCE, WATCHER):
        offer = moment.game.play.offer(moment.state, seat)
        for action in tried:
            step = attempt(moment, seat, action)
            if isinstance(step, Step) and not offer.space and action not in offer.actions + offer.asides:
                raise Nonconforming(f"seat {seat} was not offered {action}, but it is accepted")


def check_texts(moment: Moment) -> None:
    """Notation that nobody can read is refused by a rule; so is a position."""
    game, rng = moment.game, moment.rng
    for seat in range(moment.seats):
        for action in legal_actions(moment, seat)[:2]:
            text = _misprint(game.text.notate(moment.state, seat, action), rng)
            _only_illegal(game, f"parse {text!r}", partial(game.text.parse, moment.state, text))


def check_position(moment: Moment) -> None:
    """A position that can be written reads back as one that is written the same."""
    game = moment.game
    text = _only_illegal(game, "write_position", partial(game.text.write_position, moment.state))
    if text is None:
        return
    again = game.text.write_position(game.text.read_position(text, moment.options))
    if again != text:
        raise Nonconforming(f"the position\n{text}\nreads back as\n{again}")
    wrong = _misprint(text, moment.rng)
    _only_illegal(game, f"read_position {wrong!r}", partial(game.text.read_position, wrong, moment.options))


def _misprint(text: str, rng: Random) -> str:
    at, letter = rng.randrange(len(text) + 1), rng.choice(" \n,;>=x#z9é")
    return text[:at] + letter + text[at + rng.randrange(3) :]


def _only_illegal(game: AnyGame, what: str, run: Callable[[], T]) -> T | None:
    try:
        return run()
    except Illegal as illegal:
        check_rule(game, illegal)
        return None
    except Exception as error:
        raise Nonconforming(f"{what} raised {error!r}") from error


def check_views(moment: Moment) -> None:
    """A view, and what a screen is shown of it, survives JSON; it can be drawn, and answers a made-up question."""
    game, rng = moment.game, moment.rng
    for seat in moment.everybody:
        view = game.information.view(moment.state, seat)
        _same_after_json(view, game.types.view, "view")
        _same_after_json(game.information.screen(view), game.types.screen or game.types.view, "screen")
        game.pictures.svg(view)
        for _ in range(3 if game.types.query else 0):
            query = forge(game.types.query, rng)
            advice = _only_illegal(game, f"advise {query}", partial(game.information.advise, view, query))
            if advice is not None:
                _same_after_json(advice, game.types.advice, "advice")


def check_orders(moment: Moment) -> None:
    """Standing orders, whatever they say, answer legally or not at all."""
    game = moment.game
    for seat in range(moment.seats):
        orders = [forge(game.types.order, moment.rng) for _ in range(moment.rng.randrange(3))]
        answer = game.information.obey(
            game.information.view(moment.state, seat), game.play.offer(moment.state, seat), orders
        )
        if answer is not None and isinstance(refusal := attempt(moment, seat, answer), Illegal):
            raise Nonconforming(f"{orders} answer {answer}, which is refused: {refusal}")


# The record.


def check_record(match: AnyMatch) -> None:
    """A match file reads back the same and replays to the same states and events, byte for byte."""
    data = write_record(match.record)
    record = read_record(data, lambda id: match.game if id == match.game.id else None)
    if record != match.record or write_record(record) != data:
        raise Nonconforming("the record is not the same after it was written and read")
    again = replay(match.game, record)
    for number, (first, second) in enumerate(zip(match.steps, again.steps, strict=True)):
        if msgspec.json.encode(first) != msgspec.json.encode(second):
            raise Nonconforming(f"entry {number} replays to\n{second}\nnot to\n{first}")


def _same_after_json(value: Any, kind: Any, what: str) -> None:
    data = msgspec.json.encode(value)
    again = _decoder(kind).decode(data)
    if again != value or msgspec.json.encode(again) != data:
        raise Nonconforming(f"the {what} {value} comes back from JSON as {again}")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Decoding without one looks through a union of many types each time."""
    return msgspec.json.Decoder(kind)


MOMENT_CHECKS: Final[tuple[Callable[[Moment], None], ...]] = (
    check_state,
    check_decision,
    check_returns,
    check_offers,
    check_coding,
    check_observations,
    check_chance,
    check_refusals,
    check_texts,
    check_position,
    check_views,
    check_orders,
    check_worlds,
)
