"""Buildings (DZ-210 to DZ-213, DZ-229): what they are made of and can take."""

from panzerkiste.games.dropzone.armies.catalogue import BUILDINGS, BuildingProfile
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import BuildingId


def building_profile(state: State, building: BuildingId) -> BuildingProfile:
    return BUILDINGS[state.board.building(building).size]


def building_armour(state: State, building: BuildingId) -> int:
    """DZ-212, DZ-213: by size and construction."""
    armour = building_profile(state, building).armour(state.board.building(building).construction)
    assert armour is not None, "a battlefield has no weak medium or large building"
    return armour


def building_points(state: State, building: BuildingId) -> int:
    """DZ-212: how much damage destroys it."""
    return building_profile(state, building).damage_points


def is_unstable(state: State, building: BuildingId) -> bool:
    """DZ-229: below half its original points."""
    points = building_points(state, building)
    return (points - state.building(building).damage) * 2 < points
