"""What is still to happen to objectives, and the end of a turn."""

from msgspec import Struct

from panzerkiste.games.dropzone.terms import BuildingId, Point, SquadId, UnitId

# Searching and extraction (DZ-351, DZ-352, DZ-355)


class RollSearch(Struct, frozen=True, tag=True, gc=False):
    """DZ-351: chance. One die."""

    squad: SquadId
    need: int


class RollPaper(Struct, frozen=True, tag=True, gc=False):
    """DZ-355: chance. What the marker is."""

    squad: SquadId
    objective: int


class RollTrap(Struct, frozen=True, tag=True, gc=False):
    """DZ-355: chance. D3 hits on the building."""

    building: BuildingId


class PickUp(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: these squads have ended their move; what lies where they are is theirs."""

    squads: tuple[SquadId, ...]


class DropObjective(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: whoever carried it is gone; it stays in the building or at this point."""

    objective: int
    at: Point
    building: BuildingId


class UncoverObjectives(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: the building has fallen on what was hidden in it."""

    building: BuildingId


class LeaveTable(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: these units have reached a friendly edge with an objective."""

    units: tuple[UnitId, ...]


# The end phase (DZ-095)


class EndPhase(Struct, frozen=True, tag=True, gc=False):
    """DZ-095."""


MissionFrame = RollSearch | RollPaper | RollTrap | PickUp | DropObjective | UncoverObjectives | LeaveTable | EndPhase
