"""Transports in one gesture (DZ-169, DZ-183, DZ-184, DZ-341): out near a point, and in, with a move before it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Load, Move, PlaceOut, Unload
from panzerkiste.games.dropzone.advice.answers import Proposal
from panzerkiste.games.dropzone.advice.measuring import is_asked, own
from panzerkiste.games.dropzone.advice.moving import acting_element, farthest
from panzerkiste.games.dropzone.advice.proposals import proposal, proposed
from panzerkiste.games.dropzone.advice.queries import ProposeAllOut, ProposeLoad, ProposeSurvivors, ProposeUnload
from panzerkiste.games.dropzone.advice.verdicts import after, is_legal
from panzerkiste.games.dropzone.air.frames import PlaceSurvivors
from panzerkiste.games.dropzone.battle.placing import check_finite
from panzerkiste.games.dropzone.battle.slots import under_way
from panzerkiste.games.dropzone.geometry import Body, ahead, at_most, bearing, distance
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import Boarding, Placement, Point, UnitId, Way
from panzerkiste.games.dropzone.transport.alighting import NEAR, hull_of, inches_from, places_around
from panzerkiste.games.dropzone.transport.gates import gates_through, is_gate, open_gates
from panzerkiste.games.dropzone.transport.transports import carriers_of, check_leaves, room
from panzerkiste.games.dropzone.view import View

# Out.


def proposed_unload(view: View, query: ProposeUnload) -> Proposal:
    unit = own(view, query.unit)
    return proposed(lambda: _unload(view, unit, query.at or _in_front(view.state, unit)))


def _unload(view: View, unit: Unit, at: Point) -> Proposal:
    state = view.state
    check_finite(unit.name, (at,), 0.0)
    acting_element(state, unit)
    if unit.status == "net":
        return proposal(view, Unload(_through_gates(state, unit, at)))
    party = _leaving(state, unit)
    check_leaves(state, party)
    hulls = [hull_of(state.units[rider.carrier]) for rider in party]
    beside = [mate for rider in party for mate in state.units if _is_mate(mate, rider) and mate.on_table]
    waiting = list({mate.id: mate for mate in beside}.values())
    places = places_around(state, party, hulls, at, beside=waiting, ignoring=under_way(state))
    _check_all(party, places)
    return proposal(view, Unload(places))


def proposed_all_out(view: View, query: ProposeAllOut) -> Proposal:
    unit = own(view, query.unit)
    return proposed(lambda: proposal(view, *_all_out(view, unit)))


def _all_out(view: View, carrier: Unit) -> tuple[Unload, ...]:
    """DZ-197: those in it, and then those in them; who finds no room then stays aboard."""
    order = _unload_ahead(view, carrier)
    if not is_legal(view, order):
        return (order,)
    orders: tuple[Unload, ...] = (order,)
    riders = view.state.passengers(carrier.id)
    view = after(view, order)
    for rider in (unit for unit in riders if view.state.passengers(unit.id)):
        more = _out_of(view, view.state.units[rider.id])
        orders, view = (*orders, *more), after(view, *more)
    return orders


def _unload_ahead(view: View, carrier: Unit) -> Unload:
    order = _unload(view, carrier, _in_front(view.state, carrier)).actions[0]
    assert isinstance(order, Unload), "nothing else is proposed to passengers"
    return order


def _out_of(view: View, carrier: Unit) -> tuple[Unload, ...]:
    """Nobody, where nobody can leave it."""
    try:
        orders = _all_out(view, carrier)
    except Illegal:
        return ()
    return orders if is_legal(view, *orders) else ()


def _in_front(state: State, unit: Unit) -> Point:
    """DZ-183: ahead of the hull, as far as somebody may be placed."""
    hull = state.outermost(unit)
    return ahead(hull.at, hull.facing, NEAR)


def _leaving(state: State, unit: Unit) -> list[Unit]:
    """DZ-183: a passenger's whole squad, or the squads of all passengers of a transport."""
    riders = [unit] if unit.status == "aboard" else state.passengers(unit.id)
    if not riders:
        raise Illegal("DZ-183", "not_aboard", unit=unit.name)
    return [mate for mate in state.units if mate.status == "aboard" and any(_is_mate(mate, one) for one in riders)]


def _is_mate(unit: Unit, other: Unit) -> bool:
    return (unit.squad, unit.kind) == (other.squad, other.kind)


def _check_all(party: Sequence[Unit], places: Sequence[Placement]) -> None:
    placed = {put.unit for put in places}
    left_out = next((unit for unit in party if unit.id not in placed), None)
    if left_out:
        raise Illegal("DZ-183", "no_room", unit=left_out.name)


def _through_gates(state: State, unit: Unit, at: Point) -> tuple[Placement, ...]:
    """DZ-341: out of the gates nearest to the point."""
    party = [mate for mate in state.units_of(unit.squad) if mate.status == "net"]
    gates = gates_through(party, sorted(open_gates(state, party), key=lambda gate: distance(gate.at, at)))
    if gates is None:
        raise Illegal("DZ-341", "none", unit=unit.name)
    places = places_around(state, party, [hull_of(gate) for gate in gates], at)
    _check_all(party, places)
    return tuple(replace(put, gate=gate.id) for put, gate in zip(places, gates, strict=True))


def proposed_survivors(view: View, query: ProposeSurvivors) -> Proposal:
    """DZ-169: whoever finds no room is left out."""
    frame = view.state.pending[-1] if view.state.pending else None
    if not isinstance(frame, PlaceSurvivors) or not is_asked(view):
        raise Illegal("DZ-400", "not_now")
    state, wreck = view.state, view.state.units[frame.wreck]
    check_finite(wreck.name, (query.at,), 0.0)
    units = [state.units[unit] for unit in frame.units]
    return proposal(view, PlaceOut(places_around(state, units, [hull_of(wreck)] * len(units), query.at)))


# In.


def proposed_load(view: View, query: ProposeLoad) -> Proposal:
    unit = own(view, query.unit)
    if query.carrier != NOBODY:
        own(view, query.carrier)
    return proposed(lambda: _load(view, unit, query.carrier))


def _load(view: View, unit: Unit, carrier: UnitId) -> Proposal:
    state = view.state
    movers = [mate for mate in acting_element(state, unit).units if mate.on_table]
    load = Load(_boardings(state, movers, carrier) if movers else ())
    if not load.boardings:
        raise Illegal("DZ-176", unit=unit.name)
    if is_legal(view, load):
        return proposal(view, load)
    moves = (move for move in _to_carriers(state, movers, load) if is_legal(view, move, load))
    return proposal(view, *(move, load) if (move := next(moves, None)) else (load,))


def _boardings(state: State, movers: Sequence[Unit], first: UnitId) -> tuple[Boarding, ...]:
    """Each into the transport that was named, as long as there is room, then into the nearest; or all into a gate."""
    gate = first if is_gate(state, first) else NOBODY
    taken: list[Boarding] = []
    for unit in movers if gate == NOBODY else ():
        aboard = [boarding.carrier for boarding in taken]
        free = [ride for ride in carriers_at_hand(state, unit) if room(state, ride, unit) > aboard.count(ride.id)]
        nearest = min(free, key=lambda ride: (ride.id != first, _inches(state, ride, unit)), default=None)
        taken += [Boarding(unit.id, nearest.id)] if nearest else []
    return tuple(taken) or _through_gate(state, movers, gate)


def carriers_at_hand(state: State, unit: Unit) -> list[Unit]:
    return [ride for ride in carriers_of(state, unit) if ride.on_table]


def gates_at_hand(state: State, unit: Unit) -> list[Unit]:
    """DZ-341: what has no mass passes through none."""
    own = (other for other in state.units if other.player == unit.player and other.on_table)
    return [other for other in own if other.profile.is_gate and unit.profile.mass]


def _inches(state: State, ride: Unit, unit: Unit) -> float:
    return inches_from(state, hull_of(ride), unit.at)


def _through_gate(state: State, movers: Sequence[Unit], gate: UnitId) -> tuple[Boarding, ...]:
    """DZ-341: all through one gate, the named one or the nearest."""
    passing = [unit for unit in movers if unit.profile.mass]
    gates = gates_at_hand(state, passing[0]) if passing else []
    near = min(gates, key=lambda each: (each.id != gate, _inches(state, each, movers[0])), default=None)
    return tuple(Boarding(unit.id, near.id) for unit in passing) if near else ()


def _to_carriers(state: State, movers: Sequence[Unit], load: Load) -> Iterator[Move]:
    """Moves after which all of them stand beside their transports: straight there, or wherever there is room."""
    rides = {boarding.unit: state.units[boarding.carrier] for boarding in load.boardings}
    party = [unit for unit in movers if unit.id in rides]
    hulls = [hull_of(rides[unit.id]) for unit in party]
    yield _walk(party, [_nearer(state, unit, hull) for unit, hull in zip(party, hulls, strict=True)])
    places = places_around(state, party, hulls, party[0].at)
    if len(places) == len(party):
        yield _walk(party, [put.at for put in places])


def _walk(party: Sequence[Unit], ends: Sequence[Point]) -> Move:
    """Who does not move does not turn either."""
    pairs = zip(party, ends, strict=True)
    return Move(tuple(Way(unit.id, to, unit.facing if to == unit.at else bearing(unit.at, to)) for unit, to in pairs))


def _nearer(state: State, unit: Unit, hull: Body) -> Point:
    """DZ-184: straight towards the hull until it is near enough."""
    if at_most(inches_from(state, hull, unit.at), NEAR):
        return unit.at
    path = hull.at, unit.at
    return farthest(path, lambda at: at_most(inches_from(state, hull, at), NEAR), lambda at: True)
