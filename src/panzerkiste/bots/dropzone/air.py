"""What an element of aircraft could be told (DZ-150 to DZ-197): come on, put down its troops, keep out of the flak."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.bots.dropzone.danger import flak
from panzerkiste.bots.dropzone.judgement import goals, prospects
from panzerkiste.bots.dropzone.places import landing_sites
from panzerkiste.bots.dropzone.rehearsal import Temper, Terms, acting, outlook, tried
from panzerkiste.games.dropzone.actions import EndSlot, Enter, FlyMove, Order, Unload
from panzerkiste.games.dropzone.air.aircraft import give_fly
from panzerkiste.games.dropzone.battle.activation import is_stopped
from panzerkiste.games.dropzone.battle.movement import fire_limit, full_move, is_halved
from panzerkiste.games.dropzone.battle.slots import Element, elements, under_way
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.geometry import REACH, Formation, ahead, bearing, distance, nearest_on_segment
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Flight, Leg, Placement, Player, Point
from panzerkiste.games.dropzone.transport.alighting import hull_of, places_around
from panzerkiste.games.dropzone.transport.in_and_out import give
from panzerkiste.games.dropzone.transport.transports import check_leaves

SITES: Final = 3  # landing sites tried for each goal
GOALS: Final = 4  # goals a flight is planned for
DROPS: Final = 3  # of them are rehearsed to the end
SAFE_IN: Final = 4.0  # inches from the own edge, where a transport waits
RELUCTANCE: Final = 1.0  # points that getting off may cost
LEAST: Final = 1.0  # inches: less is no flight
SLACK: Final = 1e-6


class Idea(NamedTuple):
    """A flight, and what the position is worth to which it leads with its passengers put down."""

    order: FlyMove
    terms: Terms


def ideas(state: State, element: Element, temper: Temper) -> Iterator[Idea]:
    """Flights of the element, each rehearsed to its end."""
    ships = element.units
    if not all(ship.status in ("table", "ready") for ship in ships) or under_way(state) & {ship.id for ship in ships}:
        return
    loaded = any(state.passengers(ship.id) for ship in ships)
    drops = list(_drops(state, ships)) if loaded and not is_halved(state, ships[0]) else []
    promising = sorted(drops, key=lambda order: _guess(state, order, temper), reverse=True)[:DROPS]
    for order in (*promising, *_hovers(state, ships)):
        yield from _rehearsed(state, order, temper)


def _guess(state: State, order: FlyMove, temper: Temper) -> float:
    """What a drop brings at first sight: the passengers right where the transports stop, and the flak on the way."""
    down: list[Unit] = []
    for flight in order.flights:
        site = flight.legs[0].to
        down += [replace(unit, status="table", at=site) for unit in _deep(state, state.units[flight.unit])]
    danger = sum(flak(state, state.units[each.unit], path_of(state, each)) for each in order.flights)
    player = state.units[order.flights[0].unit].player
    return prospects(state.with_units(down), player) - temper.caution * danger


def _rehearsed(state: State, order: FlyMove, temper: Temper) -> Iterator[Idea]:
    player = state.units[order.flights[0].unit].player
    after = tried(state, player, order)
    if after is None:
        return
    if any(leg.then == "stop" for leg in order.flights[0].legs):
        after = unloaded(after, player)
    danger = sum(flak(state, state.units[each.unit], path_of(state, each)) for each in order.flights)
    mine = [after.units[unit.id] for unit in acting(state)]
    terms = outlook(after, player, temper, mine)
    yield Idea(order, terms._replace(danger=terms.danger - temper.caution * danger))


def path_of(state: State, flight: Flight) -> tuple[Point, ...]:
    start = flight.entry or state.units[flight.unit].at
    return (start, *(leg.to for leg in flight.legs))


# Putting down.


def unloaded(state: State, player: Player) -> State:
    """The state after everybody who should has got off, and the flight has gone on."""
    while (order := next_alighting(state, player)) and (after := tried(state, player, order)):
        state = after
    return (tried(state, player, EndSlot()) or state) if is_stopped(state) else state


def next_alighting(state: State, player: Player) -> Order | None:
    """Who gets off next at a stop; whoever has another goal stays aboard."""
    before = prospects(state, player) - RELUCTANCE
    for order in alightings(state):
        after = tried(state, player, order)
        if after and prospects(after, player) >= before:
            return order
    return None


def alightings(state: State) -> Iterator[Order]:
    """Whoever is aboard something that stands on the ground: straight into a house, or beside the hull."""
    for element in elements(state, state.slot.squads):
        aboard = [unit for unit in element.units if unit.status == "aboard"]
        if not aboard or not is_allowed(check_leaves, state, aboard):
            continue
        if aboard[0].profile.is_infantry and (entering := _straight_in(state, aboard[0])):
            yield entering
        elif places := _places(state, aboard):
            yield Unload(places)


def _straight_in(state: State, unit: Unit) -> Enter | None:
    """DZ-190."""
    carrier = state.units[unit.carrier]
    for building in state.board.buildings:
        for number, entrance in enumerate(building.entrances):
            if distance(carrier.at, entrance.a) < 5.0 and not _is_held(state, building.id, unit.player):
                order = Enter(unit.squad, building.id, number)
                if is_allowed(give, state, order):
                    return order
    return None


def _is_held(state: State, building: str, player: int) -> bool:
    return any(other.player != player for other in state.inside(building))


def _places(state: State, units: Sequence[Unit]) -> tuple[Placement, ...]:
    """DZ-183: everybody on the side of the hull that looks to the nearest goal."""
    hulls = [hull_of(state.units[unit.carrier]) for unit in units]
    towards = min(goals(state, units[0].player), key=lambda goal: distance(goal, hulls[0].at))
    mates = [mate for mate in state.units if (mate.squad, mate.kind) == (units[0].squad, units[0].kind)]
    beside = [mate for mate in mates if mate.on_table]
    places = places_around(state, units, hulls, towards, beside=beside, ignoring=under_way(state))
    return places if len(places) == len(units) else ()


# Flights.


def _drops(state: State, ships: Sequence[Unit]) -> Iterator[FlyMove]:
    """To a landing site near each goal, or as far on the way as half a move takes it, and on to where it is safer."""
    half = math.floor((ships[0].profile.move or 0.0) / 2) - ships[0].used
    for goal in _nearest_goals(state, ships[0]):
        start = _start(state, ships[0], goal)
        away = distance(start, goal)
        target = goal if away <= half else ahead(start, bearing(start, goal), half - 2.0)
        lead = replace(ships[0], at=start, status="table")
        for site in landing_sites(state, lead, [target], half - SLACK)[:SITES]:
            yield from _stop_and_go(state, ships, site.at, goal, half)


def _nearest_goals(state: State, ship: Unit) -> list[Point]:
    wanted = goals(state, ship.player)
    return sorted(wanted, key=lambda goal: distance(_start(state, ship, goal), goal))[:GOALS]


def _deep(state: State, ship: Unit) -> Iterator[Unit]:
    for passenger in state.passengers(ship.id):
        yield passenger
        yield from _deep(state, passenger)


def _stop_and_go(state: State, ships: Sequence[Unit], site: Point, goal: Point, half: float) -> Iterator[FlyMove]:
    """The first legal way on from the site: back home, aside, up again where it is; or it stays on the ground."""
    row = _row(state, ships, site, bearing(site, goal))
    starts = [_start(state, ship, end) for ship, end in zip(ships, row, strict=True)]
    left = min(half - distance(start, end) for start, end in zip(starts, row, strict=True)) - SLACK
    if left < 0:
        return
    home = bearing(site, _home(state, ships[0], site))
    for turn in (home, home + 60, home - 60) if left > 2.0 else ():
        order = _order(ships, row, starts, "stop", [ahead(end, turn, left) for end in row])
        if is_allowed(give_fly, state, order):
            yield order
            return
    landing = _order(ships, row, starts, "stop", ())
    if is_allowed(give_fly, state, landing):
        yield landing


def _hovers(state: State, ships: Sequence[Unit]) -> Iterator[FlyMove]:
    """High over somewhere: on the way to each goal, over an enemy, back home."""
    move = min(_inches(state, ship) for ship in ships)
    if move < LEAST:
        return
    carries = ships[0].profile.is_gate or any(state.passengers(ship.id) for ship in ships)
    wanted = _nearest_goals(state, ships[0]) if carries else _waits(state, ships[0])
    for goal in wanted:
        for end in _ends(state, ships[0], goal, move):
            row = _row(state, ships, end, bearing(end, goal))
            starts = [_start(state, ship, at) for ship, at in zip(ships, row, strict=True)]
            order = _order(ships, row, starts, "on", ())
            if is_allowed(give_fly, state, order):
                yield order


def _ends(state: State, ship: Unit, goal: Point, move: float) -> list[Point]:
    """On the straight line to a goal; DZ-341: a gate passes units only above a landing zone."""
    start = _start(state, ship, goal)
    reach = min(move, distance(start, goal))
    if not ship.profile.is_gate:
        return [ahead(start, bearing(start, goal), reach * part) for part in (1.0, 0.6)]
    lead, target = replace(ship, at=start, status="table"), ahead(start, bearing(start, goal), reach)
    return [site.at for site in landing_sites(state, lead, [target], move)[:SITES]]


def _waits(state: State, ship: Unit) -> list[Point]:
    """Where an aircraft with nobody aboard goes: to fire, or out of the way."""
    armed = [weapon for weapon in ship.weapons if not ship.profile.is_transport]
    foes = [foe for foe in state.units if foe.on_table and foe.player != ship.player]
    near = sorted(foes, key=lambda foe: distance(foe.at, ship.at))[:3]
    over = [ahead(foe.at, bearing(foe.at, ship.at), 8.0) for foe in near if armed]
    return [*over, _home(state, ship, ship.at)]


def _inches(state: State, ship: Unit) -> float:
    """DZ-160, DZ-189: what it may fly without landing."""
    move = full_move(state, ship) - ship.used
    takes_off = 2.0 if ship.on_table and ship.altitude == 0 and not ship.manoeuvres else 0.0
    return min(move - takes_off, fire_limit(ship) - ship.moved) - SLACK


def _start(state: State, ship: Unit, goal: Point) -> Point:
    if ship.on_table:
        return ship.at
    edges = state.sides[ship.player].edges
    return min((nearest_on_segment(goal, edge.start, edge.end) for edge in edges), key=lambda at: distance(at, goal))


def _home(state: State, ship: Unit, at: Point) -> Point:
    edges = state.sides[ship.player].edges
    near = min((nearest_on_segment(at, edge.start, edge.end) for edge in edges), key=lambda end: distance(at, end))
    return ahead(near, bearing(near, (state.board.width / 2, state.board.depth / 2)), SAFE_IN)


def _row(state: State, ships: Sequence[Unit], end: Point, heading: float) -> list[Point]:
    """DZ-106, DZ-159: side by side, so far apart that landing zones do not overlap."""
    size = ships[0].profile.landing_zone
    gap = (state.options.landing_zone(size) if size else 1.0) + 0.05
    gap = min(gap, REACH.get(Formation(ships[0].profile.formation), gap) - 0.05)
    width = state.board.width
    sides = [0.0] + [gap * place * sign for place in (1, 2, 3) for sign in (1, -1)]
    aside = heading + 90
    return [_inside(ahead(end, aside, side), width, state.board.depth) for side in sides[: len(ships)]]


def _inside(at: Point, width: float, depth: float) -> Point:
    return min(max(at[0], 1.0), width - 1.0), min(max(at[1], 1.0), depth - 1.0)


def _order(
    ships: Sequence[Unit], row: Sequence[Point], starts: Sequence[Point], then: str, onward: Sequence[Point]
) -> FlyMove:
    flights = []
    for place, (ship, end, start) in enumerate(zip(ships, row, starts, strict=True)):
        legs = [Leg(end, 6, then)]  # type: ignore[arg-type]
        legs += [Leg(onward[place], 6)] if onward else []
        last = legs[-1].to
        facing = bearing(start, end) if distance(start, end) > SLACK else ship.facing
        entry = None if ship.on_table else start
        flights.append(Flight(ship.id, tuple(legs), bearing(last, end) if onward else facing, entry))
    return FlyMove(tuple(flights))
