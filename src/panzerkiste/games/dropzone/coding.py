"""Answers in words for programs that learn: what is ordered, then to whom, or which of several ways to do it.

Where units drive and fly is measured in inches, and there would be no end to what may be said. Such an order is said by
its kind and a number on a menu: sensible orders that the chapters propose, always the same in the same situation.
Whatever is not on the menu is still judged by ``apply``.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, Final, get_args

from msgspec.structs import astuple

from panzerkiste.engine.coding import Coding, Part, Words, listed
from panzerkiste.engine.game import Seat
from panzerkiste.games.dropzone.actions import Action, Order, Prompt
from panzerkiste.games.dropzone.battle.cards import CARDS
from panzerkiste.games.dropzone.observation import LAYOUTS, observe
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.turn import offer, propose
from panzerkiste.games.dropzone.view import View

MENU: Final = 24  # orders that are proposed
MOST: Final = 400  # units, squads, buildings: whatever has a number
STOP: Final = "."  # after the last of several


def coding(options: Options) -> Coding[State, Action, View]:
    kinds = [kind.__name__ for kind in (*get_args(Order), *get_args(Prompt))]
    menu = [f"#{number}" for number in range(1, MOST + 1)]
    numbers = [str(number) for number in range(-1, MOST)]
    words = tuple(dict.fromkeys([*kinds, *CARDS, STOP, "yes", "no", *menu, *numbers]))
    return Coding(words, begin, LAYOUTS, observe)


def begin(state: State, seat: Seat) -> Part[Action]:
    asked = offer(state, seat)
    answers = propose(state, seat, Random(0), MENU) if asked.space and seat >= 0 else asked.actions
    return listed(_spelled(dict.fromkeys(answers)))


def _spelled(answers: dict[Action, None]) -> Iterator[tuple[Words, Action]]:
    counted = Counter[str]()
    for action in answers:
        kind = type(action).__name__
        words = tuple(chain.from_iterable(map(_words, astuple(action))))
        if "" in words:
            counted[kind] += 1
            words = (f"#{counted[kind]}",)
        yield (kind, *words), action


def _words(value: Any) -> Iterator[str]:
    """In words, with an empty one for whatever has none: inches, degrees, houses, and orders to single units."""
    match value:
        case tuple():
            yield from chain.from_iterable(map(_words, value))
            yield STOP
        case bool():
            yield "yes" if value else "no"
        case int():
            yield str(value)
        case str():
            yield value if value in CARDS else ""
        case _:
            yield ""
