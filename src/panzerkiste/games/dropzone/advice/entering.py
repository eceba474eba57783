"""Buildings in one gesture (DZ-190, DZ-217, DZ-220, DZ-231): in by the best door, out by the nearest, to the walls."""

from collections.abc import Collection, Iterator, Sequence
from itertools import islice, product
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.actions import Action, Assign, Enter, Leave, Move
from panzerkiste.games.dropzone.advice.answers import Garrison, Proposal, WallsAdvice
from panzerkiste.games.dropzone.advice.measuring import is_asked, own, own_squad
from panzerkiste.games.dropzone.advice.moving import acting_element, ways_to
from panzerkiste.games.dropzone.advice.proposals import proposal, proposed
from panzerkiste.games.dropzone.advice.queries import ProposeEnter, ProposeLeave, ProposeWalls
from panzerkiste.games.dropzone.advice.verdicts import is_legal, refusal_of
from panzerkiste.games.dropzone.advice.ways import way_to
from panzerkiste.games.dropzone.battle.movement import trip
from panzerkiste.games.dropzone.battle.placing import before_door, check_finite, check_free
from panzerkiste.games.dropzone.buildings.frames import AssignWalls, GetAway
from panzerkiste.games.dropzone.buildings.garrisons import DOORSTEP, free_spots, from_door, garrison, leaving, walls_of
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.fields.table import body_of
from panzerkiste.games.dropzone.fields.terrain import Building
from panzerkiste.games.dropzone.geometry import distance, nearest_on_segment
from panzerkiste.games.dropzone.geometry.plane import outward_normal
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Placement, Point, Post, SquadId, UnitId, Way
from panzerkiste.games.dropzone.transport.alighting import beside
from panzerkiste.games.dropzone.transport.direct_entry import boarding_at
from panzerkiste.games.dropzone.view import View

DOORS: Final = 3  # how many doors are tried, the nearest first
AT_THE_DOOR: Final = (0.3, 0.95)  # inches between a base and the door it goes to; the second is as far as will do
PLACING: Final = ("DZ-014", "DZ-106", "DZ-112", "DZ-113", "DZ-231")  # what another door may mend
SPOTS: Final = 40  # places near a door among which the nearest to a point is taken

# In.


def proposed_enter(view: View, query: ProposeEnter) -> Proposal:
    squad = own_squad(view, query.squad)
    return proposed(lambda: _enter(view, squad, query.building))


def _enter(view: View, squad: SquadId, building: BuildingId) -> Proposal:
    state = view.state
    units = state.units_of(squad)
    target = next((each for each in state.board.buildings if each.id == building), None)
    if target is None:
        raise Illegal("DZ-216", "building", building=building)
    if not units:
        raise Illegal("DZ-217", "here", squad=state.squads[squad].name)
    start = state.outermost(units[0]).at
    doors = sorted(range(len(target.entrances)), key=lambda door: distance(start, target.entrances[door].a))
    orders = [Enter(squad, building, door) for door in doors]
    if not orders:
        raise Illegal("DZ-217", "entrance", building=building)
    at_once = next((order for order in orders if is_legal(view, order)), None)
    if at_once:
        return proposal(view, at_once)
    walked = _walk_in(view, units, target, orders)
    return proposal(view, *walked) if walked else proposal(view, orders[0])


def _walk_in(view: View, units: Sequence[Unit], target: Building, orders: Sequence[Enter]) -> tuple[Action, ...]:
    """DZ-217: a move to a door and in."""
    if not all(unit.on_table for unit in units):
        return ()
    acting_element(view.state, units[0])
    for order, gap in product(orders[:DOORS], AT_THE_DOOR):
        door = target.entrances[order.entrance]
        at = door.a if door.on_roof else before_door(door, body_of(units[0]).width / 2 + gap)
        leader = min(units, key=lambda unit: distance(unit.at, at))
        if not is_allowed(trip, view.state, Way(leader.id, at, leader.facing)):
            continue
        move = Move(ways_to(view.state, way_to(view.state, leader, at), units))
        if is_legal(view, move, order):
            return move, order
    return ()


# Out.


def proposed_leave(view: View, query: ProposeLeave) -> Proposal:
    squad = own_squad(view, query.squad)
    if query.carrier != NOBODY:
        own(view, query.carrier)
    return proposed(lambda: _leave(view, squad, query))


def _leave(view: View, squad: SquadId, query: ProposeLeave) -> Proposal:
    state, name = view.state, view.state.squads[squad].name
    check_finite(name, (query.at,) if query.at else (), 0.0)
    units = state.units_of(squad)
    if not units or any(unit.status != "inside" for unit in units):
        raise Illegal("DZ-231", "outside", squad=name)
    entrances = state.board.building(units[0].building).entrances
    at = query.at or (entrances[0].a if entrances else units[0].at)
    doors = sorted(range(len(entrances)), key=lambda door: from_door(at, entrances[door]))
    ways = _ways_out(state, units, doors[:DOORS], at, query.carrier)
    first = next(ways, None)
    if first is None and query.carrier != NOBODY:
        raise Illegal("DZ-190", "no_way", squad=name, carrier=state.units[query.carrier].name)
    if first is None:
        raise Illegal("DZ-231", "no_way", squad=name)
    refusal = refusal_of(view, first)
    others = ways if refusal and refusal.rule in PLACING else ()
    return proposal(view, next((way for way in others if is_legal(view, way)), first))


def _ways_out(state: State, units: Sequence[Unit], doors: Sequence[int], at: Point, carrier: UnitId) -> Iterator[Leave]:
    for door in doors:
        if carrier != NOBODY:
            way = boarding_at(state, units, door)
            if way and any(boarding.carrier == carrier for boarding in way.boardings):
                yield way
        else:
            yield from filter(None, (_towards(state, units, door, at), leaving(state, units[0].squad, door)))


def _towards(state: State, units: Sequence[Unit], door: int, at: Point) -> Leave | None:
    """DZ-231: within 2" of the door, base beside base, as near to the point as there is room."""
    entrance = state.board.building(units[0].building).entrances[door]
    placed: list[Unit] = []
    for unit in units:
        spots = beside(unit, map(body_of, placed)) if placed else islice(free_spots(state, entrance, unit, ()), SPOTS)
        near = sorted(spots, key=lambda spot: (max(DOORSTEP, from_door(spot, entrance)), distance(spot, at)))
        stood = (replace(unit, status="table", at=spot, building="", altitude=0) for spot in near)
        free = next((base for base in stood if is_allowed(check_free, state.with_units(placed), [base])), None)
        if free is None:
            return None
        placed.append(free)
    return Leave(units[0].squad, door, tuple(Placement(base.id, base.at, base.facing) for base in placed))


# Walls.


def walls_advice(view: View) -> WallsAdvice:
    frame = view.state.pending[-1] if view.state.pending else None
    if not isinstance(frame, AssignWalls | GetAway) or not is_asked(view):
        raise Illegal("DZ-400", "not_now")
    squads = frame.squads if isinstance(frame, AssignWalls) else (frame.squad,)
    return WallsAdvice(tuple(_garrisons(view.state, squads)))


def _garrisons(state: State, squads: Sequence[SquadId]) -> Iterator[Garrison]:
    units = [unit for squad in squads for unit in state.units_of(squad) if unit.status == "inside"]
    for building in dict.fromkeys(unit.building for unit in units):
        inside = tuple(unit.id for unit in units if unit.building == building)
        manned = sum(other.wall >= 0 and other.id not in inside for other in state.inside(building))
        walls = tuple(walls_of(state, building))
        yield Garrison(building, inside, walls, garrison(state, building), manned)


def proposed_walls(view: View, query: ProposeWalls) -> Proposal:
    """DZ-220, DZ-221: as many as may fire, each at the wall that looks most towards the point."""
    check_finite("", (query.towards,), 0.0)
    garrisons = walls_advice(view).garrisons
    wanted = {query.unit} if query.unit != NOBODY else {unit for each in garrisons for unit in each.units}
    return proposal(view, Assign(tuple(_posts(view.state, garrisons, query.towards, wanted))))


def _posts(state: State, garrisons: Sequence[Garrison], towards: Point, wanted: Collection[UnitId]) -> Iterator[Post]:
    for each in garrisons:
        wall = _looking(state, each.building, towards)
        units = [unit for unit in each.units if unit in wanted]
        yield from (Post(unit, wall) for unit in units[: max(0, each.most - each.others)] if wall >= 0)


def _looking(state: State, building: BuildingId, towards: Point) -> int:
    """The wall with openings that looks most towards a point, the nearest of such; -1 where none has any."""
    standing = state.board.building(building)

    def turned(wall: int) -> tuple[float, float]:
        a, b = standing.wall(wall)
        near, normal = nearest_on_segment(towards, a, b), outward_normal(a, b)
        inches = distance(near, towards) or 1.0
        return ((towards[0] - near[0]) * normal[0] + (towards[1] - near[1]) * normal[1]) / inches, -inches

    return max(walls_of(state, building), key=turned, default=-1)
