"""Orders in inches, said as a draft and what is changed of it: all together, then one after the other (DZ-400).

A draft is legal, and so is whatever it becomes: of each change only what leaves a legal order may be said, and nothing
need be changed. So an answer can always be completed, and places and headings are no closed menu.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.coding import Part
from panzerkiste.engine.game import Seat
from panzerkiste.games.dropzone.actions import (
    Action,
    Deploy,
    FlyMove,
    Intercept,
    Leave,
    Move,
    PlaceOut,
    React,
    Unload,
)
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.geometry import ahead
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Flight, Placement, Point, Way
from panzerkiste.games.dropzone.turn import apply

STOP: Final = "."  # nothing more is changed
ALL, EACH, SHIFT, TURN, STAY = "all", "each", "shift", "turn", "stay"
HEADINGS: Final = {f"{degrees}°": float(degrees) for degrees in range(0, 360, 30)}
INCHES: Final = {f'{inches:g}"': inches for inches in (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)}
BACK: Final = {f"-{word}": -inches for word, inches in INCHES.items()}  # along a line that is given
WORDS: Final = (STOP, ALL, EACH, SHIFT, TURN, STAY, *HEADINGS, *INCHES, *BACK)

Shift = Callable[[Point], Point]
Placed = Way | Flight | Placement


class Desk(NamedTuple):
    """Who drafts, and where: an order is judged as if it were given now."""

    state: State
    seat: Seat

    def allows(self, order: Action) -> bool:
        return is_allowed(apply, self.state, self.seat, order)


def drafted(state: State, seat: Seat, order: Action) -> Part[Action]:
    """The order as it is, or changed; those without a place or a distance stay as they are."""
    desk = Desk(state, seat)
    if isinstance(order, React | Intercept):
        return _slid(desk, order)
    if not _places(order):
        return Part(action=order)
    return Part(
        {STOP: partial(done, order), ALL: partial(_all_shifted, desk, order), EACH: partial(_each, desk, order, 0)}
    )


def done(order: Action) -> Part[Action]:
    """Nothing is left to say."""
    return Part(action=order)


def _slid(desk: Desk, order: React | Intercept) -> Part[Action]:
    """DZ-270, DZ-325: farther along the enemy's way, or less far."""
    moved = {word: replace(order, along=order.along + inches) for word, inches in (INCHES | BACK).items()}
    legal = {word: partial(done, one) for word, one in moved.items() if desk.allows(one)}
    return Part({STOP: partial(done, order), **legal})


# All together.


def _all_shifted(desk: Desk, order: Action) -> Part[Action]:
    def kept(order: Action) -> Part[Action]:
        return Part({STOP: partial(done, order), EACH: partial(_each, desk, order, 0)})

    def shifted(by: Shift) -> Action:
        return _with(order, tuple(_shifted(place, by) for place in _places(order)))

    return _by_heading(desk, shifted, kept, order)


# One after the other.


def _each(desk: Desk, order: Action, number: int) -> Part[Action]:
    """Where the next of them goes, unless all is well."""
    if number == len(_places(order)):
        return done(order)
    where = partial(_one_shifted, desk, order, number)
    towards = partial(_one_turned, desk, order, number)
    on = partial(_each, desk, order, number + 1)
    return Part({STOP: partial(done, order), STAY: on, SHIFT: where, TURN: towards})


def _one_shifted(desk: Desk, order: Action, number: int) -> Part[Action]:
    def kept(order: Action) -> Part[Action]:
        on, towards = partial(_each, desk, order, number + 1), partial(_one_turned, desk, order, number)
        return Part({STOP: partial(done, order), STAY: on, TURN: towards})

    def shifted(by: Shift) -> Action:
        return _changed(order, number, _shifted(_places(order)[number], by))

    return _by_heading(desk, shifted, kept, order)


def _one_turned(desk: Desk, order: Action, number: int) -> Part[Action]:
    turned = {
        word: _changed(order, number, replace(_places(order)[number], facing=facing))
        for word, facing in HEADINGS.items()
    }
    on = partial(_each, desk, number=number + 1)
    return Part(
        {STAY: partial(on, order), **{word: partial(on, one) for word, one in turned.items() if desk.allows(one)}}
    )


# How far.


def _by_heading(
    desk: Desk, shifted: Callable[[Shift], Action], kept: Callable[[Action], Part[Action]], order: Action
) -> Part[Action]:
    """A direction in which some distance is legal, then the distance."""

    def distances(heading: float) -> Iterator[tuple[str, Action]]:
        for word, inches in INCHES.items():
            moved = shifted(partial(_ahead, heading=heading, inches=inches))
            if desk.allows(moved):
                yield word, moved

    def how_far(heading: float) -> Part[Action]:
        return Part({word: partial(kept, moved) for word, moved in distances(heading)})

    open_ways = {word: heading for word, heading in HEADINGS.items() if next(distances(heading), None)}
    return Part(
        {STAY: partial(kept, order), **{word: partial(how_far, heading) for word, heading in open_ways.items()}}
    )


def _ahead(at: Point, heading: float, inches: float) -> Point:
    return ahead(at, heading, inches)


def _places(order: Action) -> tuple[Placed, ...]:
    """Where the order puts whom."""
    match order:
        case Move():
            return order.ways
        case FlyMove():
            return order.flights
        case Deploy() | Unload() | Leave() | PlaceOut():
            return order.placements
    return ()


def _with(order: Action, places: tuple[Any, ...]) -> Action:
    match order:
        case Move():
            return replace(order, ways=places)
        case FlyMove():
            return replace(order, flights=places)
    return replace(order, placements=places)


def _changed(order: Action, number: int, place: Placed) -> Action:
    places = _places(order)
    return _with(order, (*places[:number], place, *places[number + 1 :]))


def _shifted(place: Placed, by: Shift) -> Placed:
    """Elsewhere at the end; of a flight every corner goes with it."""
    match place:
        case Way():
            return replace(place, to=by(place.to), via=())
        case Flight():
            return replace(place, legs=tuple(replace(leg, to=by(leg.to)) for leg in place.legs))
    return replace(place, at=by(place.at))
