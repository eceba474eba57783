"""Shaltari gates (DZ-340 to DZ-342): squads pass between the table and the net, at one gate in and at another out."""

from collections.abc import Collection, Iterator, Sequence
from itertools import count
from random import Random

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Load, Order, Unload
from panzerkiste.games.dropzone.air.landing import check_landing
from panzerkiste.games.dropzone.battle.formation import check_formation
from panzerkiste.games.dropzone.battle.placing import check_finite, check_free, ref
from panzerkiste.games.dropzone.battle.slots import acting
from panzerkiste.games.dropzone.chapters import Done, by_turns, is_allowed, legal, told
from panzerkiste.games.dropzone.geometry import ahead, at_most
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import Boarding, Placed, Placement, SquadId, UnitId
from panzerkiste.games.dropzone.transport.alighting import NEAR, check_near, hull_of, inches_from, places_around
from panzerkiste.games.dropzone.transport.events import Boarded, Unloaded
from panzerkiste.games.dropzone.transport.transports import MANOEUVRES, check_half


def is_gate(state: State, unit: UnitId) -> bool:
    return 0 <= unit < len(state.units) and state.units[unit].profile.is_gate


def is_in_net(state: State, unit: UnitId) -> bool:
    return 0 <= unit < len(state.units) and state.units[unit].status == "net"


# What a gate passes (DZ-341).


def check_gate(state: State, gate: Unit, passing: Sequence[Unit]) -> None:
    """On the table, not moved more than half, its zone free, and not too much mass for one turn."""
    if not gate.on_table or gate.player != passing[0].player:
        raise Illegal("DZ-341", "gate", unit=gate.name)
    check_half(gate)
    if gate.manoeuvres >= MANOEUVRES:
        raise Illegal("DZ-186", unit=gate.name)
    for unit in passing:
        if not unit.profile.mass or (gate.profile.infantry_gate and not unit.profile.is_infantry):
            raise Illegal("DZ-341", "kind", unit=unit.name, gate=gate.name)
    mass = gate.passed_mass + sum(unit.profile.mass for unit in passing)
    if not at_most(mass, gate.profile.gate):
        raise Illegal("DZ-341", "mass", gate=gate.name, mass=mass, most=gate.profile.gate)
    if gate.is_airborne:
        check_landing(_without(state, passing), gate, gate.at)


def _without(state: State, passing: Sequence[Unit]) -> State:
    """DZ-188: who passes is no obstacle for the landing zone."""
    return state.with_units(replace(unit, status="net") for unit in passing)


def _by_gate(state: State, pairs: Sequence[tuple[Unit, UnitId]]) -> dict[UnitId, list[Unit]]:
    found: dict[UnitId, list[Unit]] = {}
    for unit, gate in pairs:
        if not is_gate(state, gate):
            raise Illegal("DZ-341", "none", unit=unit.name)
        found.setdefault(gate, []).append(unit)
    return found


def _passed(state: State, gates: dict[UnitId, list[Unit]]) -> State:
    """DZ-186, DZ-341: a manoeuvre for each gate, and the mass that went through it."""
    for id, passing in gates.items():
        gate, mass = state.units[id], sum(unit.profile.mass for unit in passing)
        state = state.with_unit(id, manoeuvres=gate.manoeuvres + 1, passed_mass=gate.passed_mass + mass)
    return state


def _ordered(state: State, ids: Sequence[UnitId]) -> list[Unit]:
    """DZ-400: units of one squad of this slot, each once, whose manoeuvres are not used up (DZ-186)."""
    known = acting(state)
    if not ids or len(set(ids)) < len(ids) or not set(ids) <= set(known):
        raise Illegal("DZ-400", "units")
    units = [known[id] for id in ids]
    if len({unit.squad for unit in units}) > 1:
        raise Illegal("DZ-400", "element", unit=units[-1].name)
    for unit in units:
        if unit.manoeuvres >= MANOEUVRES:
            raise Illegal("DZ-186", unit=unit.name)
    return units


def _check_whole(state: State, units: Sequence[Unit], rule: str) -> None:
    """DZ-183, DZ-184: the whole squad."""
    if {unit.id for unit in units} != {unit.id for unit in state.units_of(units[0].squad)}:
        raise Illegal(rule, "whole", unit=units[0].name)


# Out of the net.


def give_unload(state: State, order: Unload) -> Done:
    """DZ-341: through one or more gates."""
    units = _ordered(state, [put.unit for put in order.placements])
    for unit, put in zip(units, order.placements, strict=True):
        check_finite(unit.name, (put.at,), put.facing)
        if unit.status != "net":
            raise Illegal("DZ-341", "not_in_net", unit=unit.name)
    _check_whole(state, units, "DZ-183")
    gates = _by_gate(state, [(unit, put.gate) for unit, put in zip(units, order.placements, strict=True)])
    for id, passing in gates.items():
        check_gate(state, state.units[id], passing)
    for unit, put in zip(units, order.placements, strict=True):
        check_near(state, hull_of(state.units[put.gate]), unit, put.at, "DZ-183")
    out = [_out(state, put) for put in order.placements]
    after = state.with_units(out)
    check_free(after, out)
    check_formation(after, out, "DZ-183")
    placed = tuple(Placed(ref(unit), unit.at, unit.facing) for unit in out)
    passed = tuple(ref(state.units[put.gate]) for put in order.placements)
    return told(_passed(after, gates), Unloaded(units[0].player, placed, passed))


def _out(state: State, put: Placement) -> Unit:
    """DZ-182: it may not shoot this turn; DZ-093: if it moved before it went in, it does not move again."""
    unit = state.units[put.unit]
    return replace(
        unit,
        status="table",
        at=put.at,
        facing=put.facing % 360,
        unloaded_turn=state.turn,
        arrived_turn=state.turn,
        manoeuvres=unit.manoeuvres + 1,
    )


# Into the net.


def give_load(state: State, order: Load) -> Done:
    """DZ-341: units within 3" of a gate."""
    units = _ordered(state, [boarding.unit for boarding in order.boardings])
    gates = _by_gate(state, [(unit, board.carrier) for unit, board in zip(units, order.boardings, strict=True)])
    for unit, boarding in zip(units, order.boardings, strict=True):
        _check_goes_in(state, unit)
        check_near(state, hull_of(state.units[boarding.carrier]), unit, unit.at, "DZ-184")
    _check_whole(state, units, "DZ-184")
    for id, passing in gates.items():
        check_gate(_without(state, units), state.units[id], passing)
    state = state.with_units(_in_net(unit, state.turn) for unit in units)
    state = _left_with_gate(_passed(state, gates), units[0].squad, order.boardings[0].carrier)
    passed = tuple(ref(state.units[boarding.carrier]) for boarding in order.boardings)
    return told(state, Boarded(units[0].player, tuple(map(ref, units)), passed))


def _check_goes_in(state: State, unit: Unit) -> None:
    """DZ-181, DZ-231, DZ-269: who may go in at all."""
    if unit.status != "table":
        raise Illegal("DZ-184", "not_here", unit=unit.name)
    if unit.fired:
        raise Illegal("DZ-269", "boards", unit=unit.name)
    if unit.left_turn == state.turn:
        raise Illegal("DZ-231", "boards", unit=unit.name)
    check_half(unit)


def _in_net(unit: Unit, turn: int) -> Unit:
    return replace(unit, status="net", loaded_turn=turn, manoeuvres=unit.manoeuvres + 1)


def _left_with_gate(state: State, squad: SquadId, gate: UnitId) -> State:
    """DZ-341: what the squad carried stays with the gate that it used first."""
    for prize in (prize for prize in state.objectives if prize.squad == squad):
        state = state.with_objective(replace(prize, squad=NOBODY, gate=gate))
    return state


# Orders to try.


def load_candidates(state: State, rng: Random) -> Iterator[Order]:
    return legal(state, give_load, (_going_in(state, squad) for squad in state.slot.squads))


def open_gates(state: State, units: Sequence[Unit]) -> list[Unit]:
    """Those of the player's gates that would let the first of these units pass."""
    own = [unit for unit in state.units if unit.profile.is_gate and unit.on_table and unit.player == units[0].player]
    return [gate for gate in own if is_allowed(check_gate, state, gate, units[:1])]


def _going_in(state: State, squad: SquadId) -> Load | None:
    units = [unit for unit in state.units_of(squad) if unit.on_table and unit.profile.mass]
    if not units:
        return None
    gates = open_gates(_without(state, units), units)
    beside = [[gate for gate in gates if at_most(inches_from(state, hull_of(gate), unit.at), NEAR)] for unit in units]
    if not all(beside):
        return None
    return Load(tuple(Boarding(unit.id, near[0].id) for unit, near in zip(units, beside, strict=True)))


def unload_candidates(state: State, rng: Random) -> Iterator[Order]:
    return by_turns(_comings_out(state, squad, rng) for squad in state.slot.squads)


def _comings_out(state: State, squad: SquadId, rng: Random) -> Iterator[Order]:
    return legal(state, give_unload, (_coming_out(state, squad, rng) for _ in count()), in_vain=1)


def _coming_out(state: State, squad: SquadId, rng: Random) -> Unload | None:
    """All through one gate where that is enough, otherwise filled one after another."""
    units = [unit for unit in state.units_of(squad) if unit.status == "net"]
    gates = open_gates(state, units) if units else []
    rng.shuffle(gates)
    ways = gates_through(units, gates)
    if ways is None:
        return None
    hulls = [hull_of(gate) for gate in ways]
    places = places_around(state, units, hulls, ahead(hulls[0].at, rng.uniform(0.0, 360.0), NEAR))
    if len(places) < len(units):
        return None
    return Unload(tuple(replace(put, gate=gate.id) for put, gate in zip(places, ways, strict=True)))


def gates_through(units: Sequence[Unit], gates: Collection[Unit]) -> list[Unit] | None:
    """A gate for each unit, filled one after another; None where they have not enough room together."""
    left = {gate.id: gate.profile.gate - gate.passed_mass for gate in gates}
    ways: list[Unit] = []
    for unit in units:
        gate = next((gate for gate in gates if at_most(unit.profile.mass, left[gate.id])), None)
        if gate is None:
            return None
        left[gate.id] -= unit.profile.mass
        ways.append(gate)
    return ways if units else None
