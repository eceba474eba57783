"""Orders that several chapters know: which of them an order to load, unload, enter or leave belongs to."""

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any, Final

from panzerkiste.games.dropzone.actions import Enter, Leave, Load, Order, Unload
from panzerkiste.games.dropzone.buildings import garrisons
from panzerkiste.games.dropzone.chapters import Command, Commands, Done, by_turns, shuffled
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import SquadId
from panzerkiste.games.dropzone.transport import direct_entry, gates, transports


def rule_for(state: State, order: Load | Unload | Enter | Leave) -> Callable[[State, Any], Done]:
    """DZ-341: through a gate; DZ-190: between a hull and a building; otherwise DZ-183, DZ-184, DZ-217, DZ-231."""
    match order:
        case Load():
            gated = any(gates.is_gate(state, boarding.carrier) for boarding in order.boardings)
            return gates.give_load if gated else transports.give_load
        case Unload():
            gated = any(gates.is_in_net(state, put.unit) for put in order.placements)
            return gates.give_unload if gated else transports.give_unload
        case Enter():
            return direct_entry.give_enter if _is_aboard(state, order.squad) else garrisons.give_enter
        case Leave():
            boards = order.boardings and order.squad in state.slot.squads
            return direct_entry.give_leave if boards else garrisons.give_leave


def _is_aboard(state: State, squad: SquadId) -> bool:
    """Whether anybody of this squad, if it acts now, is in a transport."""
    return squad in state.slot.squads and any(unit.status == "aboard" for unit in state.units_of(squad))


def give(state: State, order: Load | Unload | Enter | Leave) -> Done:
    return rule_for(state, order)(state, order)


# Orders to try.


def load_candidates(state: State, rng: Random) -> Iterator[Order]:
    return chain(transports.load_candidates(state, rng), gates.load_candidates(state, rng))


def unload_candidates(state: State, rng: Random) -> Iterator[Order]:
    return chain(transports.unload_candidates(state, rng), gates.unload_candidates(state, rng))


def enter_candidates(state: State, rng: Random) -> Iterator[Order]:
    ways = garrisons.enter_candidates(state, rng), iter(shuffled(direct_entry.enterings(state), rng))
    return by_turns(shuffled(ways, rng))


def leave_candidates(state: State, rng: Random) -> Iterator[Order]:
    ways = garrisons.leave_candidates(state, rng), iter(shuffled(direct_entry.boardings(state), rng))
    return by_turns(shuffled(ways, rng))


ORDERS: Final[Commands] = {
    Load: Command(give, load_candidates),
    Unload: Command(give, unload_candidates),
    Enter: Command(give, enter_candidates),
    Leave: Command(give, leave_candidates),
}
