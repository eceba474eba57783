"""Scenarios (DZ-350 to DZ-356): what lies on the table, and what it is worth."""

from functools import partial
from typing import Final

from panzerkiste.games.dropzone.armies.catalogue import BUILDINGS
from panzerkiste.games.dropzone.fields.battlefields import battlefield_of
from panzerkiste.games.dropzone.fields.terrain import Board, Building
from panzerkiste.games.dropzone.geometry import at_most, centroid, distance, distance_to_outline
from panzerkiste.games.dropzone.state import NOBODY, Objective, State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Player, Point

CONTROL: Final = 6.0  # DZ-354: inches
_PRIZES: Final = ((24.0, 24.0), (12.0, 18.0), (36.0, 18.0), (12.0, 30.0), (36.0, 30.0))  # DZ-353, the centre first
_MARKERS: Final = ((24.0, 24.0), (12.0, 24.0), (36.0, 24.0))  # DZ-354
_PAPERS: Final = 9  # DZ-355
# Victory points for the central objective and for each other.
AT_END: Final = {"crossroads": (3, 2), "prizes": (2, 1)}  # DZ-354, DZ-353
EXTRACTED: Final = (3, 2)  # DZ-353, DZ-355


def is_closed(state: State, building: BuildingId) -> bool:
    """DZ-350: some buildings may not be entered in turn 1."""
    return state.turn <= 1 and building in battlefield_of(state.options.battlefield).barred


# What is laid out before the battle.


def objectives_of(scenario: str, board: Board) -> tuple[Objective, ...]:
    match scenario:
        case "crossroads":
            return tuple(Objective(number, "marker", at, centre=number == 0) for number, at in enumerate(_MARKERS))
        case "prizes":
            return _prizes(board)
        case _:
            return _papers(board)


def _prizes(board: Board) -> tuple[Objective, ...]:
    """DZ-353: each in the building nearest to its point that can be entered and holds none yet."""
    found: list[Objective] = []
    for number, point in enumerate(_PRIZES):
        free = [building for building in _enterable(board) if building.id not in {prize.building for prize in found}]
        if free:
            nearest = min(free, key=partial(_inches_from, point))
            found.append(Objective(number, "prize", centroid(nearest.outline), nearest.id, centre=number == 0))
    return tuple(found)


def _papers(board: Board) -> tuple[Objective, ...]:
    """DZ-355: in nine buildings, those nearest to the centre where there are more."""
    centre = board.width / 2, board.depth / 2
    by_distance = sorted(_enterable(board), key=partial(_inches_from, centre))
    chosen = [building for building in board.buildings if building in by_distance[:_PAPERS]]
    return tuple(
        Objective(number, "intelligence", centroid(building.outline), building.id)
        for number, building in enumerate(chosen)
    )


def _inches_from(point: Point, building: Building) -> float:
    """Rounded, so that equals are equal."""
    return round(distance_to_outline(building.outline, point), 9)


def _enterable(board: Board) -> list[Building]:
    return [building for building in board.buildings if BUILDINGS[building.size].garrison]


# What it is worth.


def extraction_points(objective: Objective) -> int:
    """DZ-353, DZ-355: victory points for an objective that has left the table."""
    return EXTRACTED[0 if objective.centre else 1]


def final_points(state: State) -> tuple[int, ...]:
    """What the scenario gives each player at the end, on top of the points so far."""
    points = [0 for _ in state.players]
    for objective in state.objectives:
        holder = _holder(state, objective)
        if holder is not None:
            points[holder] += _points_at_end(state, objective)
    return tuple(points)


def _holder(state: State, objective: Objective) -> Player | None:
    """DZ-353: who carries it on the table; DZ-354: who controls it; DZ-355: nothing counts at the end."""
    match state.options.scenario:
        case "crossroads":
            return controller(state, objective.at)
        case "prizes":
            return carrier(state, objective)
        case _:
            return None


def _points_at_end(state: State, objective: Objective) -> int:
    return AT_END[state.options.scenario][0 if objective.centre else 1]


def carrier(state: State, objective: Objective) -> Player | None:
    """DZ-353: the player one of whose squads, or gates (DZ-341), carries it on the table."""
    if objective.gate != NOBODY:
        return state.units[objective.gate].player
    if objective.squad == NOBODY:
        return None
    there = [state.outermost(unit).status in ("table", "inside") for unit in state.units_of(objective.squad)]
    return state.squads[objective.squad].player if any(there) else None


def controller(state: State, marker: Point) -> Player | None:
    """DZ-354: the player with more points of ground units within 6"; garrisons count with their building."""
    strength = [
        sum(unit.points for unit in state.units if unit.player == player and _near(state, unit, marker))
        for player in state.players
    ]
    best = [player for player in state.players if strength[player] == max(strength)]
    return best[0] if len(best) == 1 else None


def _near(state: State, unit: Unit, marker: Point) -> bool:
    if unit.profile.is_aircraft:
        return False
    if unit.status == "inside":
        return at_most(distance_to_outline(state.board.building(unit.building).outline, marker), CONTROL)
    return unit.is_ground_unit and at_most(distance(unit.at, marker), CONTROL)
