"""The next order of a slot (DZ-400): scripts for each element are rehearsed and judged, and the best begins.

A slot is planned anew with every question, from what has become of it, so that nothing has to be remembered.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from time import monotonic
from typing import Final, NamedTuple

from panzerkiste.bots.dropzone import air, ground, hands
from panzerkiste.bots.dropzone.judgement import victory_point
from panzerkiste.bots.dropzone.rehearsal import Temper, Terms, acting, outlook, standing, tried
from panzerkiste.bots.dropzone.sense import is_pointless
from panzerkiste.bots.dropzone.volleys import HOLD_FIRE, Volley, as_if_fired, best_volley, given_volley
from panzerkiste.bots.dropzone.weighing import Weighed, best_first
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone.actions import (
    ChangeBuilding,
    EndSlot,
    Enter,
    Extract,
    Leave,
    Load,
    Order,
    Search,
    Shoot,
    Unload,
)
from panzerkiste.games.dropzone.battle.activation import is_stopped
from panzerkiste.games.dropzone.battle.movement import check_stage
from panzerkiste.games.dropzone.battle.slots import Element, elements
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Player
from panzerkiste.games.dropzone.turn import ORDERS, default

ANSWERS: Final = 4  # how many full answers an activation may take
GAIN: Final = 0.5  # points that a change must bring
OTHERS: Final = (Search, Extract, Enter, Unload, Leave, Load, ChangeBuilding)
TRIED: Final = 3  # of each
A_SEARCH: Final = 0.35  # victory points expected of a search


class Thinking(NamedTuple):
    """How far a level looks, and what it cares about."""

    temper: Temper = Temper()
    spots: int = 4  # moves of an element that are rehearsed


class Script(NamedTuple):
    """Orders that could be given now, what they are worth, and whether they wait until the slot has fired."""

    orders: tuple[Order, ...]
    terms: Terms
    fires_first: bool = False

    @property
    def value(self) -> float:
        return self.terms.value


def orders(known: Knowledge, state: State, thinking: Thinking) -> list[Weighed]:
    """What the slot could be ordered now, the best first."""
    player = known.seat
    if is_stopped(state):
        return [_at_stop(state, player)]
    if repair := hands.repair(state, player):
        return [Weighed(repair)]
    volley = best_volley(state)
    stay = Script((), staying(state, player, thinking.temper, volley))
    scripts = _while_in_time(known, _scripts(known, state, thinking, volley))
    better = [script for script in scripts if script.value > stay.value + GAIN]
    kept = [stay] if volley.shots or not better else []
    return best_first(
        Weighed(_first(state, player, volley, script), script.value, script.terms.gains(stay.terms))
        for script in (*better, *kept)
    )


def staying(state: State, player: Player, temper: Temper, volley: Volley) -> Terms:
    """What it is worth to fire this, and to do nothing else."""
    return standing(state, player, temper, acting(state))._replace(fire=volley.value)


def weighed(state: State, player: Player, order: Order) -> Weighed | None:
    """What somebody's own order is worth, weighed as the players weigh theirs; None where nobody can say."""
    temper, stay = Temper(), staying(state, player, Temper(), HOLD_FIRE)
    if isinstance(order, EndSlot):
        return Weighed(order, stay.value)
    if isinstance(order, Shoot):
        fire = given_volley(state, order).value
        return Weighed(order, stay.value + fire, ("fire",))
    after = tried(state, player, order)
    if after is None:
        return None
    terms = outlook(after, player, temper, acting(state))
    return Weighed(order, terms.value + _bonus(state, order), terms.gains(stay))


def _while_in_time(known: Knowledge, scripts: Iterator[Script]) -> Iterator[Script]:
    for script in scripts:
        yield script
        if not known.in_time():
            return


def _first(state: State, player: Player, volley: Volley, script: Script) -> Order:
    """How a script begins: where it waits for the fire, with that."""
    if script.orders and not script.fires_first:
        return hands.jink(state, player, script.orders[0]) or script.orders[0]
    return volley.order if volley.shots else _end(state, player)


def in_a_hurry(known: Knowledge, state: State) -> Knowledge:
    """All answers of an activation together get four times what one may take."""
    assert state.activation, "a battlegroup acts"
    answers = 2 + 2 * len(elements(state, state.battlegroups[state.activation.battlegroup].squads))
    now = monotonic()
    return replace(known, deadline=min(known.deadline, now + ANSWERS * (known.deadline - now) / answers))


def _at_stop(state: State, player: Player) -> Weighed:
    """DZ-189: whoever can gets off; then the flight goes on."""
    alighting = air.next_alighting(state, player)
    return Weighed(alighting, why=("purpose",)) if alighting else Weighed(EndSlot(), why=("stop",))


def _end(state: State, player: Player) -> Order:
    """DZ-110: a broken squad may have to move first."""
    return EndSlot() if tried(state, player, EndSlot()) else default(state, player)  # type: ignore[return-value]


def _scripts(known: Knowledge, state: State, thinking: Thinking, volley: Volley) -> Iterator[Script]:
    yield from _other_orders(known, state, thinking.temper)
    for element in elements(state, state.slot.squads):
        if not _may_move(state, element):
            continue
        if element.units[0].profile.is_aircraft:
            yield from _flights(state, element, thinking.temper, volley)
        else:
            yield from _moves(known, state, element, thinking, volley)


def _may_move(state: State, element: Element) -> bool:
    there = all(unit.status in ("table", "ready", "net") for unit in element.units)
    return there and is_allowed(check_stage, state, element)


# On the ground.


def _moves(known: Knowledge, state: State, element: Element, thinking: Thinking, volley: Volley) -> Iterator[Script]:
    """Each move before the fire, and after it."""
    temper = thinking.temper
    for orders in ground.ideas(state, element, temper, known.rng, thinking.spots):
        yield from _moved(state, known.seat, orders, temper)
        if volley.shots and known.in_time():
            yield from _moved(as_if_fired(state, volley), known.seat, orders, temper, volley)


def _moved(
    state: State, player: Player, orders: Sequence[Order], temper: Temper, fired: Volley = HOLD_FIRE
) -> Iterator[Script]:
    """A whole script where the rules allow it, otherwise its first order."""
    for script in dict.fromkeys((tuple(orders), tuple(orders[:1]))):
        after = tried(state, player, *script)
        if after is not None:
            terms = outlook(after, player, temper, acting(state))
            yield Script(script, terms._replace(fire=fired.value + terms.fire), fires_first=bool(fired.shots))
            return


# In the air.


def _flights(state: State, element: Element, temper: Temper, volley: Volley) -> Iterator[Script]:
    """Transports fly when the others have fired: whoever gets off does not shoot (DZ-182). Gunships fly first."""
    waits = bool(volley.shots) and element.units[0].profile.is_transport
    start = as_if_fired(state, volley) if waits else state
    for idea in air.ideas(start, element, temper):
        fire = idea.terms.fire + (volley.value if waits else 0.0)
        yield Script((idea.order,), idea.terms._replace(fire=fire), fires_first=waits)


# Everything else.


def _other_orders(known: Knowledge, state: State, temper: Temper) -> Iterator[Script]:
    """Into and out of houses and transports, searches, the way home: as the rules propose them."""
    for kind in OTHERS:
        command = ORDERS.get(kind)
        for order in islice(command.candidates(state, known.rng), TRIED) if command else ():
            after = None if is_pointless(state, order) else tried(state, known.seat, order)
            if after is not None:
                terms = outlook(after, known.seat, temper, acting(state))
                yield Script((order,), terms._replace(purpose=terms.purpose + _bonus(state, order)))


def _bonus(state: State, order: Order) -> float:
    return A_SEARCH * victory_point(state) if isinstance(order, Search) else 0.0
