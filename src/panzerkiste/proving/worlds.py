"""Hidden information, held to the letter: what a seat is shown, offered and refused follows from what it saw and heard.

The truth is compared with worlds that the seat could just as well be in.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from panzerkiste.engine.game import CHANCE, AnyGame, Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.proving.coding import said
from panzerkiste.proving.wander import Moment, Nonconforming, attempt, random_answer, strange_actions

T = TypeVar("T")

MANY_WORLDS: Final = 24  # imagined at most; of two equally likely worlds one is missed once in 2**23
FOLLOWED_STEPS: Final = 4  # how far two worlds are played on side by side
MOST_TRIED: Final = 20  # actions, in both worlds


def check_worlds(moment: Moment) -> None:
    """For every seat: a world that it could be in is one that it cannot tell from the true one."""
    hides = moment.game.information.secrets(moment.options)
    for seat in moment.everybody:
        world = moment.game.information.imagine(moment.game.information.view(moment.state, seat), moment.rng)
        if hides:
            check_alike(moment, seat, world)
            check_followed(moment, seat, world)
        elif world != moment.state:
            raise Nonconforming(f"nothing is said to be secret, but seat {seat} could as well be in {world}")


def check_alike(moment: Moment, seat: Seat, world: Any) -> None:
    """The seat is shown, offered and refused the same in both worlds."""
    game, state, seed = moment.game, moment.state, moment.rng.random()
    _same(game.information.view(state, seat), game.information.view(world, seat), "view", seat)
    _same(_waited_for(game, state, seat), _waited_for(game, world, seat), "decision", seat)
    offer = _same(game.play.offer(state, seat), game.play.offer(world, seat), "offer", seat)
    tried = _some(strange_actions(moment), moment.rng)
    if offer.space:
        here, there = (game.play.candidates(either, seat, Random(seed), 3) for either in (state, world))
        tried += _same(here, there, "candidates", seat)
    if seat >= 0 and offer.ask and game.coding:
        here, there = (list(said(moment.at(either), seat, Random(seed))) for either in (state, world))
        _same(here, there, "coding", seat)
    if seat >= 0 and offer.ask:
        _same(game.play.default(state, seat), game.play.default(world, seat), "default", seat)
    for action in tried:
        _same(_verdict(moment, seat, action), _verdict(moment.at(world), seat, action), f"verdict on {action}", seat)


def _some(actions: list[Any], rng: Random) -> list[Any]:
    return rng.sample(actions, min(MOST_TRIED, len(actions)))


def _waited_for(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    owed = game.play.decision(state)
    return (owed.shown, owed.ask if owed.shown or seat in owed.seats else "", seat in owed.seats) if owed else ()


def _verdict(moment: Moment, seat: Seat, action: Any) -> str:
    step = attempt(moment, seat, action)
    return str(step) if isinstance(step, Illegal) else "accepted"


def check_followed(moment: Moment, seat: Seat, world: Any) -> None:
    """Played on side by side, the worlds stay alike for the seat as long as it hears the same in both.

    The seat itself does the same in both worlds, the others do whatever they like. Something hidden may show
    only in an event: from the first one that differs on, the worlds may differ and are not followed.
    """
    for _ in range(FOLLOWED_STEPS):
        steps = _both_go_on(moment, seat, world)
        if steps is None:
            return
        here, there = ([told.event for told in step.told if told.heard_by(seat)] for step in steps)
        if here != there:
            return
        _same(steps[0].final, steps[1].final, "way back from the step", seat)
        moment, world = moment.at(steps[0].state), steps[1].state
        check_alike(moment, seat, world)
        check_imagination(moment, seat, world)


def _both_go_on(moment: Moment, seat: Seat, world: Any) -> tuple[Step[Any, Any], Step[Any, Any]] | None:
    """One entry in each world; None where they cannot go on alike."""
    here, there = (moment.game.play.decision(state) for state in (moment.state, world))
    if here is None or there is None:
        return None
    actor = moment.rng.choice(here.seats)
    if actor not in there.seats:
        return None
    action = random_answer(moment, actor)
    freely = actor not in (seat, CHANCE)
    steps = [
        attempt(moment, actor, action),
        attempt(moment.at(world), actor, random_answer(moment.at(world), actor) if freely else action),
    ]
    legal = [step for step in steps if isinstance(step, Step)]
    return (legal[0], legal[1]) if len(legal) == 2 else None


def check_imagination(moment: Moment, seat: Seat, world: Any) -> None:
    """Where two different states look the same to a seat, imagining gives several worlds, not always the truth."""
    if moment.state == world:
        return
    view = moment.game.information.view(moment.state, seat)
    worlds = (_imagined(moment, seat, view) for _ in range(MANY_WORLDS))
    first = next(worlds)
    if all(imagined == first for imagined in worlds):  # the first that differs is enough: imagining is dear
        raise Nonconforming(f"seat {seat} cannot know which state it is in, but only one is imagined: {first}")


def _imagined(moment: Moment, seat: Seat, view: Any) -> Any:
    world = moment.game.information.imagine(view, moment.rng)
    _same(moment.game.information.view(world, seat), view, "view of an imagined world", seat)
    return world


def _same(here: T, there: T, what: str, seat: Seat) -> T:
    if here != there:
        apart = "\n".join(differences(msgspec.to_builtins(here), msgspec.to_builtins(there)))
        raise Nonconforming(f"the {what} of seat {seat} tells two worlds apart:\n{apart}")
    return here


def differences(here: Any, there: Any, path: str = "$") -> Iterator[str]:
    """Where two plain values differ, one line each."""
    match here, there:
        case dict(), dict() if here.keys() == there.keys():
            for key in here:
                yield from differences(here[key], there[key], f"{path}.{key}")
        case ((list() | tuple()), (list() | tuple())) if len(here) == len(there):
            for number, (one, other) in enumerate(zip(here, there, strict=True)):
                yield from differences(one, other, f"{path}[{number}]")
        case _ if here != there:
            yield f"{path}: {here} / {there}"
