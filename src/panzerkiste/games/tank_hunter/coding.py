"""Answers in words for programs that learn: what is done, then with which units, cards and players.

A unit is said by its owner and its place in the line, as the table shows it: handles are never used again, and would
have no end. Whoever is asked may also reveal a unit first (TH-080): that is play, where resigning is not.
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from typing import Any, Final, get_args

from msgspec import Struct
from msgspec.structs import astuple

from panzerkiste.engine.coding import Coding, Part, Words, listed
from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.actions import Action, Answer, Rearrange, Reveal
from panzerkiste.games.tank_hunter.cards.cards import Line
from panzerkiste.games.tank_hunter.cards.decks import cards_of
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.contract import offer
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.observation import layouts, observe
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.setup.placing import units_to_place
from panzerkiste.games.tank_hunter.state import SEAT_CODES, Handle, Marker, Place, PlaceUnits, RearrangeHidden, State
from panzerkiste.games.tank_hunter.state.table import find
from panzerkiste.games.tank_hunter.turns.before_turn import hidden
from panzerkiste.games.tank_hunter.units.lines import fit_for_the_rear

LONGEST_LINE: Final = 40
MOST: Final = 20  # of shots, and whatever else is counted
NONE: Final = "-"
STOP: Final = "."  # after the last of several
TABLE: Final = "table"  # before a player, not under a unit
LINES: Final[tuple[Line, ...]] = ("front", "rear")
_HANDLE: Final = re.compile(r"[A-H]\d+")


def coding(options: Options) -> Coding[State, Action, View]:
    cards = cards_of(options.deck)
    words = (
        *(kind.__name__ for kind in (*get_args(Answer), Reveal)),
        *SEAT_CODES,
        *(f"{line} {place}" for line in LINES for place in range(1, LONGEST_LINE + 1)),
        *map(str, range(-9, MOST + 1)),
        *("yes", "no", NONE, STOP, TABLE, "rear"),
        *get_args(AttackType),
        *get_args(Marker),
        *("amphibian", "conceal", "withdraw"),
        *sorted({*cards.units, *cards.commanders, *cards.events}),
    )
    return Coding(tuple(dict.fromkeys(words)), begin, layouts(options), observe)


def begin(state: State, seat: Seat) -> Part[Action]:
    asked = offer(state, seat)
    reveals = [aside for aside in asked.asides if isinstance(aside, Reveal)] if asked.ask else []
    part: Part[Action] = listed((tuple(_spelled(state, action)), action) for action in (*asked.actions, *reveals))
    frame = state.pending[-1] if asked.ask else None
    match frame:
        case PlaceUnits():
            return Part({Place.__name__: partial(_front, state, units_to_place(state, seat), ())})
        case RearrangeHidden() if any(hidden(state.players[seat], line) for line in LINES):  # it may have revealed all
            return Part({**part.following, Rearrange.__name__: partial(_rearranged, state, seat, ())})
    return part


def _spelled(state: State, value: Any) -> Iterator[str]:
    """An action, or what is chosen for it, in words."""
    match value:
        case Struct():
            kind = type(value).__name__
            parts = chain.from_iterable(_spelled(state, part) for part in astuple(value))
            yield from (kind, *parts) if isinstance(value, Answer | Reveal) else parts
        case tuple():
            yield from chain.from_iterable(_spelled(state, part) for part in value)
            yield STOP
        case bool():
            yield "yes" if value else "no"
        case None | "":
            yield NONE
        case str() if _HANDLE.fullmatch(value):
            yield from _place_of(state, value)
        case str() if value in SEAT_CODES:
            yield from (value, TABLE)
        case _:
            yield str(value)


def _place_of(state: State, handle: Handle) -> Words:
    """Whose unit it is, in which line, and which from the left."""
    unit = find(state, handle)
    assert unit, "an answer names a unit that lies on the table"
    line = [other.handle for other in state.players[unit.owner].units if other.line == unit.line]
    return handle[0], f"{unit.line} {line.index(handle) + 1}"


# TH-050: the front line from left to right, then the rear line.


def _front(state: State, left: Words, front: Words) -> Part[Action]:
    following = _one_more(left, left, lambda card, rest: _front(state, rest, (*front, card)))
    if len(fit_for_the_rear(state.options, left)) == len(left):
        following["rear"] = partial(_rear, left, front, ())
    return Part(following)


def _rear(left: Words, front: Words, rear: Words) -> Part[Action]:
    if not left:
        return Part(action=Place(front, rear))
    return Part(_one_more(left, left, lambda card, rest: _rear(rest, front, (*rear, card))))


def _one_more(
    cards: Words, left: Words, go_on: Callable[[str, Words], Part[Action]]
) -> dict[str, Callable[[], Part[Action]]]:
    return {card: partial(go_on, card, _without(left, card)) for card in cards}


def _without(cards: Words, card: str) -> Words:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


# TH-062: the hidden cards of the front line in their new order, then those of the rear line.


def _rearranged(state: State, seat: Seat, order: tuple[Handle, ...]) -> Part[Action]:
    front, rear = (hidden(state.players[seat], line) for line in ("front", "rear"))
    if len(order) == len(front) + len(rear):
        return Part(action=Rearrange(order[: len(front)], order[len(front) :]))
    line = front if len(order) < len(front) else rear
    return Part(
        {
            _place_of(state, handle)[1]: partial(_rearranged, state, seat, (*order, handle))
            for handle in line
            if handle not in order
        }
    )
