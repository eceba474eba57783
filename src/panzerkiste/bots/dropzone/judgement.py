"""What a position is worth to a player, in points: armies, and what the scenario will pay (DZ-350 to DZ-355)."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from panzerkiste.games.dropzone.geometry import distance, distance_to_outline, nearest_on_segment
from panzerkiste.games.dropzone.missions.scenarios import CONTROL
from panzerkiste.games.dropzone.state import Objective, State, Unit
from panzerkiste.games.dropzone.terms import Player, Point

TO_COME: Final = ("aboard", "ready", "net")  # of whoever is not on the table yet
STEP_OFF: Final = 3.0  # DZ-183: from the hull of a transport
INSIDE: Final = CONTROL - 0.5  # a little less than counts
AT_DOOR: Final = 3.5  # from the middle of a building, roughly
FOUND: Final = (0.0, 0.33, 0.67, 0.89, 0.97)  # DZ-351: after so many searches, each easier than the one before
PAYS: Final = {"marker": 2.0, "prize": 2.0, "intelligence": 1.2}  # victory points, without the centre's one more
GUARD: Final = 8.0  # inches: near enough to a prize
SUPPORT: Final = 0.2
HURRY: Final = 0.12  # what a turn costs whoever is still on the way to a prize
LATE: Final = 0.45  # how fast what needs turns loses its worth
FOCUS: Final = 2.0  # how little a unit counts where it is not nearest
PASSENGER: Final = 0.45  # how much of its passengers dies with a transport


def worth(unit: Unit) -> float:
    """What it costs, commander included; he is worth more than his price."""
    return unit.points + 5.0 * unit.command_value


def freight(state: State, unit: Unit) -> float:
    """The worth of a unit with what would die with it."""
    aboard = sum(freight(state, passenger) for passenger in state.passengers(unit.id))
    return worth(unit) + PASSENGER * aboard


def prize_of(state: State, target: Unit) -> float:
    """What it is worth to destroy a target: more where it holds a marker, and the more so the later it is."""
    holds = target.is_ground_unit and any(
        prize.kind == "marker" and distance(prize.at, target.at) <= CONTROL for prize in state.objectives
    )
    return freight(state, target) * (1.0 + holds * state.turn / state.options.turns)


def victory_point(state: State) -> float:
    """What a victory point is worth in points of units: more and more towards the end."""
    return 45.0 + 90.0 * state.turn / state.options.turns


# Objectives.


def prospects(state: State, player: Player) -> float:
    """What the scenario will pay a player, less what it will pay the others."""
    pays = victory_point(state)
    total = pays * _lead(state, player)
    if state.objectives and state.objectives[0].kind == "marker":
        return total + pays * _control(state, player)
    carried = sum(_carried(state, player, prize) for prize in state.objectives)
    others = max(_hunt(state, other) for other in state.players if other != player)
    return total + pays * (carried + 0.7 * (_hunt(state, player) - others)) + _support(state, player)


def _support(state: State, player: Player) -> float:
    """Vehicles find nothing, but they guard those who do: worth a part of their points near what is sought."""
    sought = goals(state, player)
    guards = [
        unit for unit in state.units if unit.player == player and unit.is_alive and unit.profile.type == "vehicle"
    ]
    near = (min(turns_to(state, unit, goal, GUARD) for goal in sought) for unit in guards)
    return SUPPORT * sum(unit.points * math.exp(-LATE * turns) for unit, turns in zip(guards, near, strict=True))


def _lead(state: State, player: Player) -> float:
    points = [side.victory_points for side in state.sides]
    return points[player] - max(points[other] for other in state.players if other != player)


def _control(state: State, player: Player) -> float:
    """DZ-354: for each marker from -1 to 1 times what it pays, by strength there in time; sharper towards the end."""
    markers = state.objectives
    strength = [[1.0 for _ in state.players] for _ in markers]
    for unit in state.units:
        if unit.is_alive and not unit.profile.is_aircraft:
            for place, share in enumerate(_shares(state, unit)):
                strength[place][unit.player] += unit.points * share
    return sum(
        (PAYS["marker"] + one.centre) * _edge(state, player, here) for one, here in zip(markers, strength, strict=True)
    )


def _shares(state: State, unit: Unit) -> list[float]:
    """A unit is nowhere twice: how much it counts at each marker, the nearest first of all."""
    near = [in_time(state, unit, turns_to(state, unit, marker.at)) for marker in state.objectives]
    total = sum(share**FOCUS for share in near)
    return [share ** (FOCUS + 1) / total if total else 0.0 for share in near]


def _edge(state: State, player: Player, strength: Sequence[float]) -> float:
    """From -1 to 1: how surely the player holds a place, by the ratio of strengths."""
    sharpness = 1.0 + 2.5 * state.turn / state.options.turns
    theirs = max(strength[other] for other in state.players if other != player)
    return math.tanh(sharpness / 2.0 * math.log(strength[player] / theirs))


def _carried(state: State, player: Player, prize: Objective) -> float:
    """DZ-352, DZ-353: half its pay for carrying it, the rest the surer the nearer it is to the own edge."""
    if prize.squad < 0 or prize.extracted_by >= 0 or prize.gone:
        return 0.0
    mine = 1.0 if state.squads[prize.squad].player == player else -1.0
    pays = PAYS[prize.kind] + prize.centre
    return mine * (pays / 2 + pays / 2 * math.exp(-LATE * _way_home(state, prize)))


def _hunt(state: State, player: Player) -> float:
    """DZ-351, DZ-355: what a player's infantry may be expected to find, one squad in one building."""
    hidden = [prize for prize in state.objectives if prize.squad < 0 and not prize.gone and prize.extracted_by < 0]
    squads = [squad.id for squad in state.squads if squad.player == player and _is_infantry(state, squad.id)]
    chances = [(_finds(state, squad, prize), squad, prize.id) for squad in squads for prize in hidden]
    total, busy, sought = 0.0, set[int](), set[int]()
    for chance, squad, prize in sorted(chances, reverse=True):
        if squad not in busy and prize not in sought:
            total += chance
            busy.add(squad)
            sought.add(prize)
    return total


def _is_infantry(state: State, squad: int) -> bool:
    units = state.units_of(squad)
    return bool(units) and units[0].profile.is_infantry


def _finds(state: State, squad: int, prize: Objective) -> float:
    """The pay, by how many searches a squad has time for; a little more for whoever is nearer."""
    unit = state.units_of(squad)[0]
    there = unit.status == "inside" and unit.building == prize.building
    turns = 0.0 if there or not prize.building else turns_to(state, unit, prize.at, AT_DOOR)
    searches = max(0, min(turns_left(state, unit) - math.ceil(turns - 1e-9), len(FOUND) - 1))
    found = float(searches > 0) * 0.83 if prize.kind == "intelligence" or prize.found else FOUND[searches]
    return (PAYS[prize.kind] + prize.centre) * found * math.exp(-HURRY * turns)


def _way_home(state: State, prize: Objective) -> float:
    """Turns until its carrier is off the table (DZ-352)."""
    unit = next(iter(state.units_of(prize.squad)), None)
    if unit is None:
        return float(state.options.turns)
    ride = state.outermost(unit)
    inches = min(_from_edge(state, unit.player, ride.at), 48.0)
    on_foot = ride.id == unit.id
    return inches / max(ride.profile.move or 1.0, 1.0) + (2.0 if on_foot else 0.0)


def _from_edge(state: State, player: Player, at: Point) -> float:
    return min(distance(at, nearest_on_segment(at, edge.start, edge.end)) for edge in state.sides[player].edges)


# Time.


def in_time(state: State, unit: Unit, turns: float) -> float:
    """What it is worth to be there after so many of its activations; nothing when the battle is over before."""
    return math.exp(-LATE * turns) if math.ceil(turns - 1e-9) <= turns_left(state, unit) else 0.0


def turns_left(state: State, unit: Unit) -> int:
    """How often a unit will still act, not counting what it does now."""
    return state.options.turns - state.turn + (unit.acted_turn < state.turn and not _acts_now(state, unit))


def _acts_now(state: State, unit: Unit) -> bool:
    """Who acts now will have acted when the plan is carried out."""
    slot = state.activation.slot if state.activation else None
    return slot is not None and not set(slot.squads).isdisjoint(state.squads_of(unit.id))


def turns_to(state: State, unit: Unit, goal: Point, within: float = INSIDE) -> float:
    """How many activations a unit needs to stand on the ground near a goal."""
    if unit.status == "inside":
        away = distance_to_outline(state.board.building(unit.building).outline, goal) - within
        return 0.0 if away <= 0 else 1.0 + away / _pace(unit)
    ride = state.outermost(unit)
    start = _start(state, ride, goal)
    away = max(0.0, distance(start, goal) - within)
    if ride.id == unit.id:
        late = 0.0 if unit.on_table else 0.5
        return (away / _pace(unit) if away else 0.0) + late
    if not ride.profile.is_aircraft:
        return 1.0 + max(0.0, away - STEP_OFF) / _pace(ride)
    flights = max(0.0, away - STEP_OFF - _pace(ride) / 2) / _pace(ride)
    return 1.0 + 0.9 * math.ceil(flights - 1e-9) + 0.1 * flights


def _pace(unit: Unit) -> float:
    return max(unit.profile.move or 1.0, 1.0)


def _start(state: State, unit: Unit, goal: Point) -> Point:
    if unit.on_table or not state.sides[unit.player].edges:
        return unit.at
    gates = [gate.at for gate in state.units if gate.player == unit.player and gate.on_table and gate.profile.is_gate]
    starts = gates if unit.status == "net" and gates else _crossings(state, unit.player, goal)
    return min(starts, key=lambda start: distance(start, goal))


def _crossings(state: State, player: Player, goal: Point) -> list[Point]:
    return [nearest_on_segment(goal, edge.start, edge.end) for edge in state.sides[player].edges]


# Goals.


def goals(state: State, player: Player) -> list[Point]:
    """Where a player would like to have ground troops: markers, buildings with prizes, or the middle of the table."""
    return [prize.at for prize in wanted(state, player)] or [(state.board.width / 2, state.board.depth / 2)]


def wanted(state: State, player: Player) -> list[Objective]:
    return [prize for prize in state.objectives if _is_wanted(state, prize, player)]


def _is_wanted(state: State, prize: Objective, player: Player) -> bool:
    ours = prize.squad >= 0 and state.squads[prize.squad].player == player
    return not prize.gone and prize.extracted_by < 0 and not ours


def enemies(state: State, player: Player) -> Iterator[Unit]:
    return (unit for unit in state.units if unit.player != player and unit.is_alive)
