"""Answers in words for programs that learn: what is ordered, then to whom, where, and at whom.

What can be counted is spelled out. A volley is said shot by shot: who fires, which weapon, at whom. Where units drive
and fly is measured in inches, and there is no end to what may be said: such an order begins with a draft, one of some
sensible ones that are always the same in the same situation, and is then changed (``drafts``).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, islice
from random import Random
from typing import Any, Final, get_args

from msgspec.structs import astuple

from panzerkiste.engine.coding import Coding, Part, Words, branching
from panzerkiste.engine.game import Seat
from panzerkiste.games.dropzone.actions import Action, FlyMove, Move, Order, Prompt, Shoot, Unload
from panzerkiste.games.dropzone.battle.activation import is_stopped
from panzerkiste.games.dropzone.battle.cards import CARDS
from panzerkiste.games.dropzone.battle.frames import GiveOrder
from panzerkiste.games.dropzone.battle.shooting import give_shoot, shooters
from panzerkiste.games.dropzone.battle.volleys import (
    aim_if_possible,
    as_found,
    buildings_to_try,
    possible_shots,
    small_arms_to_try,
)
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.drafts import STOP, done, drafted
from panzerkiste.games.dropzone.drafts import WORDS as CHANGES
from panzerkiste.games.dropzone.observation import LAYOUTS, observe
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Aim, Shot
from panzerkiste.games.dropzone.turn import ORDERS, offer, propose
from panzerkiste.games.dropzone.view import View

ENDLESS: Final = (Move, FlyMove, Unload)  # nobody could list them all
DRAFTS: Final = 8  # of each kind of those
SMALL_ARMS: Final = "small_arms"
MOST: Final = 400  # units, squads: whatever has a number
HOUSES: Final = 99  # buildings of a battlefield, and drafts of an order


def coding(options: Options) -> Coding[State, Action, View]:
    kinds = [kind.__name__ for kind in (*get_args(Order), *get_args(Prompt))]
    drafts = [f"#{number}" for number in range(1, HOUSES + 1)]
    houses = [f"/{number}" for number in range(HOUSES)]
    numbers = [str(number) for number in range(-1, MOST)]
    words = tuple(dict.fromkeys([*kinds, *CARDS, "yes", "no", SMALL_ARMS, *CHANGES, *drafts, *houses, *numbers]))
    return Coding(words, begin, LAYOUTS, observe)


def begin(state: State, seat: Seat) -> Part[Action]:
    asked = offer(state, seat)
    if not asked.space or seat < 0:
        return branching(_spelled(state, seat, asked.actions))
    if not isinstance(state.pending[-1], GiveOrder):
        return branching(_spelled(state, seat, propose(state, seat, Random(0), DRAFTS)))
    orders = (order for kind in ORDERS if kind is not Shoot for order in _orders(state, kind))
    ways = [*_spelled(state, seat, orders)]
    if next(_aims(state), None):
        ways.append(((Shoot.__name__,), lambda: _volley(state, list(_aims(state)), ())))
    return branching(ways)


def _orders(state: State, kind: type[Any]) -> Iterator[Order]:
    """All that can be counted, and some drafts of what is measured in inches."""
    return islice(ORDERS[kind].candidates(state, Random(0)), DRAFTS if kind in ENDLESS else None)


# What is said in words, or drafted.


def _spelled(state: State, seat: Seat, answers: Iterable[Action]) -> Iterator[tuple[Words, Callable[[], Part[Action]]]]:
    houses = {building.id: f"/{number}" for number, building in enumerate(state.buildings)}
    counted = Counter[str]()
    for action in dict.fromkeys(answers):
        kind = type(action).__name__
        words = tuple(chain.from_iterable(_words(value, houses) for value in astuple(action)))
        if "" in words:
            counted[kind] += 1
            yield (kind, f"#{counted[kind]}"), partial(drafted, state, seat, action)
        else:
            yield (kind, *words), partial(done, action)


def _words(value: Any, houses: Mapping[str, str]) -> Iterator[str]:
    """In words, with an empty one for whatever has none: inches, degrees, and orders to single units."""
    match value:
        case tuple():
            yield from chain.from_iterable(_words(one, houses) for one in value)
            yield STOP
        case bool():
            yield "yes" if value else "no"
        case int():
            yield str(value)
        case str():
            yield value if value in CARDS else houses.get(value, "")
        case _:
            yield ""


# Volleys (DZ-135, DZ-136).


def _aims(state: State) -> Iterator[Aim]:
    """Every shot that could be declared now: at units, with small arms at aircraft (DZ-264), at buildings (DZ-147)."""
    if state.slot.shot or is_stopped(state):
        return
    units = shooters(state)
    yield from possible_shots(state, units)
    for shot in chain(small_arms_to_try(state, units), buildings_to_try(state, units)):
        if found := aim_if_possible(state, shot):
            yield found


def _volley(state: State, aims: Sequence[Aim], shots: tuple[Shot, ...]) -> Part[Action]:
    """The next shot, of a weapon that comes after those that have been said, or the end."""
    later = (aim.shot for aim in aims if not shots or _weapon(aim.shot) > _weapon(shots[-1]))
    volleys = [(*shots, shot) for shot in later]
    judge = as_found(aims)
    legal = [volley for volley in volleys if is_allowed(give_shoot, state, Shoot(volley), judge)]
    ways: list[tuple[Words, Callable[[], Part[Action]]]] = [
        (_said(state, volley[-1]), partial(_volley, state, aims, volley)) for volley in legal
    ]
    if shots:
        ways.append(((STOP,), partial(done, Shoot(shots))))
    return branching(ways)


def _weapon(shot: Shot) -> tuple[int, bool, int]:
    return shot.unit, shot.small_arms, shot.mount


def _said(state: State, shot: Shot) -> Words:
    houses = [building.id for building in state.buildings]
    target = str(shot.target) if isinstance(shot.target, int) else f"/{houses.index(shot.target)}"
    return str(shot.unit), SMALL_ARMS if shot.small_arms else str(shot.mount), target
