"""How a chapter of the rulebook takes part in the game: it exports tables, and turn.py puts them together.

``QUESTIONS``  frames that ask a player, each with a Question
``ROLLS``      frames for which chance owes dice, each with a Throw (``DEALS``: a card, with a Deal)
``STEPS``      frames that run by themselves
``LOTS``       what a lot decides (DZ-016), by what it is about
``ORDERS``     what a squad may be ordered in its slot (DZ-400), each type of order with a Command

A function is given the state *without* the frame it answers and says what follows by pushing frames with
``panzerkiste.engine.pending.then`` (first to happen first) and returning a Step. It raises Illegal to refuse, and
then nothing has changed. A chapter asks another by import what is the case; what another is to do, it leaves to it by
pushing its frames.

Where chapters meet
- A flight move (FlyMove) pushes Fly. Each segment runs tests, then a ReactionWindow, then ReachSegmentEnd. At a
  loading stop ReachSegmentEnd pushes GiveOrder(stopped=transport) above the next Fly: orders are given until EndSlot,
  which at a stop only ends the stop. Passengers' orders go through the same ORDERS.
- Shooting with airborne aircraft pushes ReactToFire before FireVolley (DZ-268).
- A unit's damage always goes through ``damage.hurt``. Where it destroys, SufferLoss is pushed at once. Its handler
  marks the unit lost (place and facing stay for the wreck) and pushes the frames that the chapters named in
  ``turn.CONSEQUENCES`` answer with: crash, wreck, survivors, dropped objectives.
- A building's damage goes through the frame DamageBuilding.
- ManWalls runs when a battlegroup is announced (DZ-401), Fights when all its squads are done (DZ-243).
- CleanUp runs in every initiation phase (DZ-087), EndPhase in every end phase (DZ-095).
- Legal orders of a slot are whatever ORDERS holds: ``Command.give`` judges, ``Command.candidates`` proposes, one
  order after another as long as somebody asks: the rules look no further than for what is wanted.
  No two chapters have the same order; ``transport.in_and_out`` decides where loading, unloading, entering or leaving
  belongs to one chapter or to another.
  ``slots`` says who may be ordered, ``movement.check_stage`` whether an element may still move, ``movement.moved_in``
  notes that it has.
"""

import math
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, ParamSpec, TypeVar

from panzerkiste.engine.game import Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Action, Order
from panzerkiste.games.dropzone.battle.frames import DrawLot
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Cause, Player

Done = Step[State, Event]
Given = ParamSpec("Given")
Ordered = TypeVar("Ordered", bound=Order)
Key = TypeVar("Key")
Entry = TypeVar("Entry")


def told(state: State, *events: Event) -> Done:
    """A step that tells everybody these events: nothing but cards is secret (DZ-097)."""
    return Step(state, tuple(Told(event) for event in events))


def first_told(events: Sequence[Event], step: Done) -> Done:
    """The step, and before its own events these."""
    return Step(step.state, tuple(Told(event) for event in events) + step.told, step.final)


def is_allowed(rule: Callable[Given, object], *given: Given.args, **named: Given.kwargs) -> bool:
    """Whether the rule refuses nothing of what it is given; nothing changes."""
    try:
        rule(*given, **named)
    except Illegal:
        return False
    return True


class _Last(threading.local):
    """The order that was judged last in this thread, and what it led to: who is proposed an order mostly gives it."""

    state: State | None = None
    order: Order | None = None
    done: Done


_last = _Last()


def legal(
    state: State,
    give: Callable[[State, Any], Done],
    tries: Iterable[Ordered | None],
    *,
    in_vain: float = math.inf,
) -> Iterator[Ordered]:
    """Those of the orders that can be given now, each once and as they are asked for, until so many were in vain."""
    found: set[Ordered] = set()
    failed = 0
    for order in tries:
        if order is not None and order not in found and _can_give(state, give, order):
            failed = 0
            found.add(order)
            yield order
        else:
            failed += 1
        if failed >= in_vain:
            return


def _can_give(state: State, give: Callable[[State, Any], Done], order: Order) -> bool:
    try:
        done = give(state, order)
    except Illegal:
        return False
    _last.state, _last.order, _last.done = state, order, done
    return True


def given(state: State, give: Callable[[State, Any], Done], order: Order) -> Done:
    """What the order leads to; judged anew unless it has just been proposed."""
    return _last.done if order is _last.order and state == _last.state else give(state, order)


def shuffled(entries: Iterable[Entry], rng: Random) -> list[Entry]:
    """In random order."""
    mixed = list(entries)
    rng.shuffle(mixed)
    return mixed


def by_turns(sources: Iterable[Iterator[Entry]]) -> Iterator[Entry]:
    """One of each in turn, until none has any left."""
    while True:
        left = []
        for source in sources:  # one by one: who asks for few need not wait for all
            for entry in islice(source, 1):
                yield entry
                left.append(source)
        if not left:
            return
        sources = left


def merged(*tables: Mapping[Key, Entry]) -> dict[Key, Entry]:
    """The tables of several chapters as one; no two chapters answer for the same thing."""
    found: dict[Key, Entry] = {}
    for table in tables:
        if twice := found.keys() & table.keys():
            raise ValueError(f"two chapters have an entry for {', '.join(sorted(map(str, twice)))}")
        found.update(table)
    return found


@dataclass(frozen=True)
class Question:
    """A frame that asks a player. *answers* lists every legal answer, or None: then they are a space."""

    ask: str
    takes: tuple[type[Any], ...]  # the types of its answers
    player: Callable[[State, Any], Player]
    answers: Callable[[State, Any], Sequence[Action] | None]
    answer: Callable[[State, Any, Any], Done]
    default: Callable[[State, Any], Action]
    candidates: Callable[[State, Any, Random, int], Sequence[Action]] | None = None  # for a space


@dataclass(frozen=True)
class Throw:
    """A frame for which chance owes dice."""

    dice: Callable[[State, Any], int]
    resolve: Callable[[State, Any, tuple[int, ...]], Done]


@dataclass(frozen=True)
class Deal:
    """A frame for which chance owes a card."""

    cards: Callable[[State, Any], tuple[str, ...]]  # each as likely as the others
    resolve: Callable[[State, Any, str], Done]


@dataclass(frozen=True)
class Command:
    """An order of a slot: what it leads to, and sensible ones for bots, hints and fuzzing."""

    give: Callable[[State, Any], Done]
    candidates: Callable[[State, Random], Iterator[Order]]


@dataclass(frozen=True)
class Lot:
    """DZ-016: what a lot decides once it has fallen, and the name of whom it fell on."""

    fallen: Callable[[State, DrawLot, int], Done]
    name: Callable[[State, int], str]


Consequence = Callable[[State, Unit, Cause], Sequence[Frame]]  # what a lost unit, as it was, leads to
Questions = Mapping[type[Any], Question]
Throws = Mapping[type[Any], Throw]
Deals = Mapping[type[Any], Deal]
Steps = Mapping[type[Any], Callable[[State, Any], Done]]
Commands = Mapping[type[Any], Command]
Lots = Mapping[str, Lot]


def asked_by_frame(state: State, frame: Any) -> Player:
    """Most questions name their player."""
    player: Player = frame.player
    return player


def asked_by_activation(state: State, frame: Any) -> Player:
    """Orders are given by the player whose battlegroup acts."""
    assert state.activation, "no battlegroup acts now"
    return state.activation.player
