"""Garrisons (DZ-216 to DZ-223, DZ-231, DZ-232, DZ-240): entering, holding walls, leaving."""

import math
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Action, Assign, ChangeBuilding, Enter, Leave, Order
from panzerkiste.games.dropzone.battle.formation import check_formation
from panzerkiste.games.dropzone.battle.placing import check_spots, ref, spacing
from panzerkiste.games.dropzone.buildings.construction import building_profile
from panzerkiste.games.dropzone.buildings.events import BuildingEntered, BuildingLeft, WallsAssigned
from panzerkiste.games.dropzone.buildings.frames import AssignWalls, ManWalls
from panzerkiste.games.dropzone.chapters import (
    Command,
    Commands,
    Done,
    Question,
    Questions,
    Steps,
    asked_by_frame,
    is_allowed,
    legal,
    shuffled,
    told,
)
from panzerkiste.games.dropzone.fields.table import bodies, body_of, on_board
from panzerkiste.games.dropzone.fields.terrain import Entrance
from panzerkiste.games.dropzone.geometry import (
    at_most,
    contains,
    distance,
    gap_to_segment,
    nearest_on_segment,
    standing_obstruction,
)
from panzerkiste.games.dropzone.missions.scenarios import is_closed
from panzerkiste.games.dropzone.state import Building, State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Placed, Placement, Point, Post, SquadId
from panzerkiste.games.dropzone.transport.alighting import beside

DOOR: Final = 1.0  # DZ-217: inches from a base to the entrance
DOORSTEP: Final = 2.0  # DZ-231: inches from the entrance to a base centre
STEP: Final = 0.25  # how finely free spots near an entrance are looked for
FARTHEST: Final = 12.0


# Who may go in and out.


def garrison(state: State, building: BuildingId) -> int:
    """DZ-212: G, how many bases may fire out."""
    return building_profile(state, building).garrison


def in_battle(state: State, building: BuildingId) -> bool:
    """DZ-241, DZ-242: troops of more than one player are inside, and the turn of the storming is over."""
    stormed = state.building(building).stormed_turn
    return stormed < state.turn and len({unit.player for unit in state.inside(building)}) > 1


def _ordered(state: State, squad: SquadId) -> list[Unit]:
    """The bases of a squad of this slot."""
    if squad not in state.slot.squads:
        raise Illegal("DZ-400", "squad")
    units = state.units_of(squad)
    if not units or not units[0].profile.is_infantry:
        raise Illegal("DZ-216", "infantry", squad=state.squads[squad].name)
    if any(unit.acted_turn == state.turn for unit in units):
        raise Illegal("DZ-243", "acted", unit=state.squads[squad].name)
    return units


def _check_quiet(state: State, squad: SquadId, units: Sequence[Unit]) -> None:
    """DZ-219, DZ-231, DZ-269: nobody of it has fired this turn, in reaction or not."""
    if state.slot.shot and any(unit.fired for unit in units):
        raise Illegal("DZ-219", "fired", squad=state.squads[squad].name)
    if any(unit.reacted or unit.fired for unit in units):
        raise Illegal("DZ-269", "fired", squad=state.squads[squad].name)


def check_room(state: State, squad: SquadId, building: BuildingId) -> None:
    """DZ-216, DZ-218: only buildings with room for the whole squad; bases of all players count."""
    name = state.squads[squad].name
    if not any(standing.id == building for standing in state.board.buildings):
        raise Illegal("DZ-216", "building", building=building)
    if not garrison(state, building):
        raise Illegal("DZ-216", "micro", squad=name, building=building)
    if is_closed(state, building):
        raise Illegal("DZ-350", "closed", building=building)
    room = 2 * garrison(state, building) - len(state.inside(building))
    if room < len(state.units_of(squad)):
        raise Illegal("DZ-218", squad=name, building=building, room=max(0, room))


# Entering.


def give_enter(state: State, order: Enter) -> Done:
    units = _ordered(state, order.squad)
    name = state.squads[order.squad].name
    if any(unit.status != "table" for unit in units):
        raise Illegal("DZ-217", "here", squad=name)
    if state.turn in {unit.left_turn for unit in units}:
        raise Illegal("DZ-231", "moved", unit=name)
    _check_quiet(state, order.squad, units)
    check_room(state, order.squad, order.building)
    entrance = entrance_of(state, order.building, order.entrance)
    check_door(state, order.building, entrance, units[0])
    if not any(_at_door(state, unit, order.building, entrance) for unit in units):
        raise Illegal("DZ-217", "door", squad=name, building=order.building)
    return entered(state, order.squad, order.building)


def entrance_of(state: State, building: BuildingId, number: int) -> Entrance:
    entrances = state.board.building(building).entrances
    if not 0 <= number < len(entrances):
        raise Illegal("DZ-217", "entrance", building=building)
    return entrances[number]


def check_door(state: State, building: BuildingId, entrance: Entrance, unit: Unit) -> None:
    """DZ-240: not through a wall that the enemy holds."""
    held = any(other.wall == entrance.wall and other.player != unit.player for other in state.inside(building))
    if held and entrance.wall is not None:
        raise Illegal("DZ-240", "held", building=building)


def _at_door(state: State, unit: Unit, building: BuildingId, entrance: Entrance) -> bool:
    """DZ-217: within 1" of it; DZ-235: a hatch only from the roof."""
    on_roof = contains(state.board.building(building).outline, unit.at)
    return on_roof == entrance.on_roof and at_most(gap_to_segment(body_of(unit), entrance.a, entrance.b), DOOR)


def entered(state: State, squad: SquadId, building: BuildingId) -> Done:
    """DZ-217: the whole squad leaves the table; DZ-242: who is there first defends."""
    units, name = state.units_of(squad), state.squads[squad].name
    player = state.squads[squad].player
    inside = [_inside(unit, building, state.turn) for unit in units]
    state = state.with_building(_stormed(state.building(building), player, state.turn))
    return told(state.with_units(inside), BuildingEntered(player, name, building))


def _inside(unit: Unit, building: BuildingId, turn: int) -> Unit:
    return replace(unit, status="inside", building=building, wall=-1, entered_turn=turn, carrier=-1)


def _stormed(before: Building, player: int, turn: int) -> Building:
    """DZ-241, DZ-242: the first inside is the defender; an enemy who comes in begins an attack."""
    if before.defender in (-1, player):
        return replace(before, defender=player)
    return before if before.stormed_turn else replace(before, stormed_turn=turn)


# Changing to a connected building.


def give_change(state: State, order: ChangeBuilding) -> Done:
    """DZ-232: counts as entering."""
    units = _ordered(state, order.squad)
    check_may_leave(state, order.squad, units)
    return changed(state, order.squad, order.building)


def changed(state: State, squad: SquadId, building: BuildingId) -> Done:
    before = state.units_of(squad)[0].building
    if building not in state.board.building(before).connected:
        raise Illegal("DZ-232", building=building, squad=state.squads[squad].name)
    check_room(state, squad, building)
    step = entered(state, squad, building)
    return replace(step, state=settled(step.state, before))


def check_may_leave(state: State, squad: SquadId, units: Sequence[Unit]) -> None:
    """DZ-231: inside, not fighting (DZ-243), not just come in, and nobody of it has fired (DZ-220, DZ-223)."""
    name = state.squads[squad].name
    if any(unit.status != "inside" for unit in units):
        raise Illegal("DZ-231", "outside", squad=name)
    if in_battle(state, units[0].building):
        raise Illegal("DZ-243", "bound", squad=name)
    if state.turn in {unit.entered_turn for unit in units}:
        raise Illegal("DZ-217", "entered", squad=name)
    _check_quiet(state, squad, units)


def settled(state: State, building: BuildingId) -> State:
    """DZ-242: roles after somebody has left or died: whoever is alone inside holds the building."""
    players = {unit.player for unit in state.inside(building)}
    before = state.building(building)
    if before.rubble or len(players) > 1:
        return state
    defender = next(iter(players), -1)
    return state.with_building(replace(before, defender=defender, stormed_turn=0))


# Leaving.


def give_leave(state: State, order: Leave) -> Done:
    units = _ordered(state, order.squad)
    check_may_leave(state, order.squad, units)
    return left(state, order)


def left(state: State, order: Leave) -> Done:
    """DZ-231: the whole squad within 2" of an entrance, in formation; what does not fit, as near as possible."""
    units = state.units_of(order.squad)
    building, name = units[0].building, state.squads[order.squad].name
    entrance = entrance_of(state, building, order.entrance)
    if sorted(put.unit for put in order.placements) != [unit.id for unit in units]:
        raise Illegal("DZ-231", "whole", squad=name)
    after = check_spots(state.with_units(_outside(unit, state.turn) for unit in units), order.placements)
    for place, put in enumerate(order.placements):
        _check_near(state, entrance, order.placements[:place], put)
    check_formation(after, [after.units[unit.id] for unit in units])
    placed = tuple(Placed(ref(after.units[put.unit]), put.at, put.facing) for put in order.placements)
    return told(settled(after, building), BuildingLeft(units[0].player, name, building, placed))


def _outside(unit: Unit, turn: int) -> Unit:
    """DZ-231: counts as moved, and it was the whole move."""
    return replace(
        unit, building="", wall=-1, left_turn=turn, moved=unit.profile.move or 0.0, used=unit.profile.move or 0.0
    )


def _check_near(state: State, entrance: Entrance, before: Sequence[Placement], put: Placement) -> None:
    """Within 2" of the entrance, or no farther than the nearest spot that is free."""
    away = from_door(put.at, entrance)
    if at_most(away, DOORSTEP):
        return
    nearest = next(iter(free_spots(state, entrance, state.units[put.unit], before)), None)
    reach = DOORSTEP if nearest is None else from_door(nearest, entrance)
    if not at_most(away, max(DOORSTEP, reach + STEP)):
        name = state.units[put.unit].name
        raise Illegal("DZ-231", "near", unit=name, inches=round(away, 2), allowed=max(DOORSTEP, round(reach, 2)))


def from_door(at: Point, entrance: Entrance) -> float:
    """DZ-231: inches from an entrance to a base's centre."""
    return distance(at, nearest_on_segment(at, entrance.a, entrance.b))


def free_spots(state: State, entrance: Entrance, unit: Unit, before: Sequence[Placement]) -> Iterator[Point]:
    """Free places for a base near an entrance, in formation with those placed already, the nearest first."""
    taken = [replace(state.units[put.unit], status="table", at=put.at, facing=put.facing) for put in before]
    state = state.with_units(taken)
    middle = (entrance.a[0] + entrance.b[0]) / 2, (entrance.a[1] + entrance.b[1]) / 2
    mates, reach = [put.at for put in before], spacing(unit) + STEP
    standing, others = replace(unit, status="table", altitude=0), bodies(state, without=[unit.id])
    for at in _rings(middle):
        if mates and min(distance(at, mate) for mate in mates) > reach:
            continue
        if on_board(state, at) and standing_obstruction(state.board, body_of(standing, at), others) is None:
            yield at


def _rings(middle: Point) -> Iterator[Point]:
    for ring in range(1, round(FARTHEST / STEP)):
        inches = ring * STEP
        around = max(8, round(2 * math.pi * inches / 0.5))
        for part in range(around):
            angle = 2 * math.pi * part / around
            yield middle[0] + inches * math.cos(angle), middle[1] + inches * math.sin(angle)


# Walls.


def man_walls(state: State, frame: ManWalls) -> Done:
    """DZ-401: asked for all its garrisoned squads that do not fight, if any wall can be fired from."""
    activation = state.activation
    assert activation, "a battlegroup acts"
    held = [unit for unit in state.everyone(activation.battlegroup) if unit.status == "inside"]
    free = [unit for unit in held if unit.acted_turn < state.turn and not in_battle(state, unit.building)]
    fighting = [unit for unit in held if in_battle(state, unit.building)]  # they fire by DZ-245 only
    state = state.with_units(replace(unit, wall=-1) for unit in free + fighting)
    squads = tuple(sorted({unit.squad for unit in free if walls_of(state, unit.building)}))
    if not squads:
        return told(state)
    return told(then(state, AssignWalls(activation.player, squads)))


def walls_of(state: State, building: BuildingId) -> list[int]:
    """DZ-222: the walls that can be fired from."""
    return sorted({opening.wall for opening in state.board.building(building).openings})


def assign_walls(state: State, frame: AssignWalls, action: Assign) -> Done:
    """DZ-220, DZ-221."""
    if len({post.unit for post in action.posts}) < len(action.posts):
        raise Illegal("DZ-220", "twice")
    for post in action.posts:
        unit = state.units[post.unit] if 0 <= post.unit < len(state.units) else None
        if unit is None or unit.squad not in frame.squads or unit.status != "inside":
            raise Illegal("DZ-220", "unit")
        if post.wall not in walls_of(state, unit.building):
            raise Illegal("DZ-220", "wall", unit=unit.name, wall=post.wall)
    posted = state.with_units(replace(state.units[post.unit], wall=post.wall) for post in action.posts)
    for building in {state.units[post.unit].building for post in action.posts}:
        manned, most = sum(unit.wall >= 0 for unit in posted.inside(building)), garrison(state, building)
        if manned > most:
            raise Illegal("DZ-221", building=building, most=most, have=manned)
    if not action.posts:
        return told(posted)
    names = tuple(ref(state.units[post.unit]) for post in action.posts)
    return told(posted, WallsAssigned(frame.player, names, tuple(post.wall for post in action.posts)))


def assignments(state: State, frame: AssignWalls, rng: Random, count: int) -> Sequence[Action]:
    """As many as may fire, each at some wall; sometimes everybody hides."""
    return [_assignment(state, frame, rng) if rng.random() < 0.8 else Assign(()) for _ in range(count)]


def _assignment(state: State, frame: AssignWalls, rng: Random) -> Assign:
    posts: list[Post] = []
    manned: dict[BuildingId, int] = {}
    for unit in (unit for squad in frame.squads for unit in state.units_of(squad) if unit.status == "inside"):
        others = sum(other.wall >= 0 for other in state.inside(unit.building))
        if others + manned.get(unit.building, 0) < garrison(state, unit.building):
            manned[unit.building] = manned.get(unit.building, 0) + 1
            posts.append(Post(unit.id, rng.choice(walls_of(state, unit.building))))
    return Assign(tuple(posts))


# Orders to try.


def enter_candidates(state: State, rng: Random) -> Iterator[Order]:
    tries = (
        Enter(squad, building.id, number)
        for squad in state.slot.squads
        for on_foot in ([unit for unit in state.units_of(squad) if unit.on_table and unit.profile.is_infantry],)
        for building in (state.board.buildings if on_foot else ())
        for number, entrance in enumerate(building.entrances)
        if any(distance(unit.at, entrance.a) < 4 for unit in on_foot)
    )
    return legal(state, give_enter, shuffled(tries, rng))


def leave_candidates(state: State, rng: Random) -> Iterator[Order]:
    ways = (
        (squad, door)
        for squad in state.slot.squads
        for units in (state.units_of(squad),)
        if units and is_allowed(check_may_leave, state, squad, units)
        for door in range(len(state.board.building(units[0].building).entrances))
    )
    return legal(state, give_leave, (leaving(state, *way) for way in shuffled(ways, rng)))


def leaving(state: State, squad: SquadId, door: int) -> Leave | None:
    """The squad around an entrance, base beside base."""
    units = state.units_of(squad)
    entrance = entrance_of(state, units[0].building, door)
    placed = [body_of(units[0], at) for at in islice(free_spots(state, entrance, units[0], ()), 1)]
    others = bodies(state)
    for unit in units[1:]:
        spots = sorted(beside(unit, placed), key=lambda at: from_door(at, entrance))
        tried = (body_of(unit, at) for at in spots)
        free = (body for body in tried if standing_obstruction(state.board, body, (*others, *placed)) is None)
        placed += islice(free, 1)
    if len(placed) < len(units):
        return None
    places = tuple(Placement(unit.id, body.at, unit.facing) for unit, body in zip(units, placed, strict=True))
    return Leave(squad, door, places)


def change_candidates(state: State, rng: Random) -> Iterator[Order]:
    tries = (
        ChangeBuilding(squad, building)
        for squad in state.slot.squads
        for unit in state.units_of(squad)[:1]
        if unit.status == "inside"
        for building in state.board.building(unit.building).connected
    )
    return legal(state, give_change, shuffled(tries, rng))


ORDERS: Final[Commands] = {ChangeBuilding: Command(give_change, change_candidates)}
QUESTIONS: Final[Questions] = {
    AssignWalls: Question(
        "walls",
        (Assign,),
        asked_by_frame,
        lambda state, frame: None,
        assign_walls,
        lambda state, frame: Assign(()),
        assignments,
    ),
}
STEPS: Final[Steps] = {ManWalls: man_walls}
