"""What can happen in the air: flights, crashes, and the runs of fast movers."""

from typing import Literal

from msgspec import Struct

from panzerkiste.games.dropzone.terms import Leg, Placed, Player, Point, Target, Travelled, UnitRef

# Flying


class Announced(Struct, frozen=True, gc=False):
    """An aircraft's announced way: where it starts, and every leg of it."""

    unit: UnitRef
    start: Point
    legs: tuple[Leg, ...]
    facing: float


class FlightAnnounced(Struct, frozen=True, tag=True, gc=False):
    """DZ-268: before anything of it is flown."""

    player: Player
    flights: tuple[Announced, ...]


class LowFlightTested(Struct, frozen=True, tag=True, gc=False):
    """DZ-153."""

    unit: UnitRef
    dice: tuple[int, ...]
    passed: bool


class Flew(Struct, frozen=True, tag=True, gc=False):
    """DZ-275: aircraft have come to the end of a segment."""

    player: Player
    travelled: tuple[Travelled, ...]
    height: int
    then: Literal["on", "land", "stop"] = "on"


class StepDropped(Struct, frozen=True, tag=True, gc=False):
    """DZ-275: what was announced has become impossible."""

    unit: UnitRef
    rule: str


# Crashes


class CrashRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-166, DZ-191."""

    unit: UnitRef
    die: int
    result: Literal["emergency", "crash", "blown", "knocked_out", "heavy", "explosion"]


class FellOn(Struct, frozen=True, tag=True, gc=False):
    """DZ-168: is what lies under a crash hit?"""

    unit: UnitRef
    target: Target
    die: int
    hit: bool
    need: int


class PassengerRolled(Struct, frozen=True, tag=True, gc=False):
    unit: UnitRef
    die: int
    lost: bool
    need: int


class SurvivorsPlaced(Struct, frozen=True, tag=True, gc=False):
    """DZ-169."""

    player: Player
    placed: tuple[Placed, ...]


# Fast movers


class AvailabilityRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-320."""

    squad: str
    die: int
    available: bool


class RunAnnounced(Struct, frozen=True, tag=True, gc=False):
    """DZ-321."""

    squad: str
    entries: tuple[Point, ...]
    exits: tuple[Point, ...]
    height: int


class InterceptionAnnounced(Struct, frozen=True, tag=True, gc=False):
    """DZ-325: where on the enemy's line, before the die."""

    player: Player
    squad: str
    along: float


class RunAimed(Struct, frozen=True, tag=True, gc=False):
    """DZ-323: from where the survivors of a run fire."""

    squad: str
    points: tuple[Point, ...]


class RunEnded(Struct, frozen=True, tag=True, gc=False):
    """DZ-324."""

    squad: str


AirEvent = (
    FlightAnnounced
    | LowFlightTested
    | Flew
    | StepDropped
    | CrashRolled
    | FellOn
    | PassengerRolled
    | SurvivorsPlaced
    | AvailabilityRolled
    | RunAnnounced
    | InterceptionAnnounced
    | RunAimed
    | RunEnded
)
