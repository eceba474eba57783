"""What can happen to objectives, and how a battle ends."""

from typing import Literal

from msgspec import Struct

from panzerkiste.games.dropzone.terms import BuildingId, Player, Point, UnitRef

# Objectives


class SearchBegan(Struct, frozen=True, tag=True, gc=False):
    """DZ-351: before the die."""

    squad: str
    building: BuildingId


class Searched(Struct, frozen=True, tag=True, gc=False):
    """DZ-351."""

    squad: str
    building: BuildingId
    die: int
    need: int
    found: bool


class ObjectiveTaken(Struct, frozen=True, tag=True, gc=False):
    """DZ-352."""

    objective: int
    squad: str


class ObjectiveDropped(Struct, frozen=True, tag=True, gc=False):
    objective: int
    at: Point


class ObjectiveExtracted(Struct, frozen=True, tag=True, gc=False):
    objective: int
    player: Player
    victory_points: int


class PaperRead(Struct, frozen=True, tag=True, gc=False):
    """DZ-355."""

    player: Player
    die: int
    result: Literal["trap", "intelligence", "objective"]


class LeftTable(Struct, frozen=True, tag=True, gc=False):
    """DZ-352."""

    player: Player
    units: tuple[UnitRef, ...]


class MarkersControlled(Struct, frozen=True, tag=True, gc=False):
    """DZ-354: who holds each marker, -1 for nobody."""

    players: tuple[Player, ...]


# The end


class TurnEnded(Struct, frozen=True, tag=True, gc=False):
    """DZ-095: victory points as they stand."""

    turn: int
    victory_points: tuple[int, ...]


class Conceded(Struct, frozen=True, tag=True, gc=False):
    player: Player


class TimeRanOut(Struct, frozen=True, tag=True, gc=False):
    """DZ-095: the player is out as one who concedes."""

    player: Player


class Won(Struct, frozen=True, tag=True, gc=False):
    players: tuple[Player, ...]
    reason: str
    victory_points: tuple[int, ...]
    kill_points: tuple[int, ...]


class Drawn(Struct, frozen=True, tag=True, gc=False):
    reason: str
    victory_points: tuple[int, ...]
    kill_points: tuple[int, ...]


MissionEvent = (
    SearchBegan
    | Searched
    | ObjectiveTaken
    | ObjectiveDropped
    | ObjectiveExtracted
    | PaperRead
    | LeftTable
    | MarkersControlled
    | TurnEnded
    | Conceded
    | TimeRanOut
    | Won
    | Drawn
)
