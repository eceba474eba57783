"""What is still to happen in the air: flights, crashes, and the runs of fast movers."""

from msgspec import Struct

from panzerkiste.games.dropzone.terms import BuildingId, Flight, Player, Point, Run, SquadId, UnitId

# Flying (DZ-150 to DZ-164)


class Fly(Struct, frozen=True, tag=True, gc=False):
    """DZ-275: segment number *segment* of an announced flight move of a whole element."""

    flights: tuple[Flight, ...]
    segment: int = 0


class LowFlightTest(Struct, frozen=True, tag=True, gc=False):
    """DZ-153: chance. Two dice."""

    unit: UnitId


class ReachSegmentEnd(Struct, frozen=True, tag=True, gc=False):
    """DZ-275, steps 3 and 4: survivors arrive, land, or stop to load."""

    flights: tuple[Flight, ...]
    segment: int


# Crashes (DZ-166 to DZ-171)


class RollCrash(Struct, frozen=True, tag=True, gc=False):
    """DZ-166: chance. One die."""

    unit: UnitId


class CrashBelow(Struct, frozen=True, tag=True, gc=False):
    """DZ-168: what lies under the template, one unit or building after another."""

    unit: UnitId
    units: tuple[UnitId, ...]
    buildings: tuple[BuildingId, ...]


class RollUnderCrash(Struct, frozen=True, tag=True, gc=False):
    """DZ-168: chance. Is the next ground unit or building hit (4+)?"""

    unit: UnitId
    target: UnitId | BuildingId


class RollCrashHits(Struct, frozen=True, tag=True, gc=False):
    """DZ-168: chance. D6 hits on an infantry base whose centre lies under the template."""

    target: UnitId


class RollPassengers(Struct, frozen=True, tag=True, gc=False):
    """DZ-166, DZ-191: chance. One die for the next passenger; on 4+ it dies."""

    passengers: tuple[UnitId, ...]


class PlaceSurvivors(Struct, frozen=True, tag=True, gc=False):
    """DZ-169, DZ-192: the owner places who got out of a wreck that stood at this point with this facing."""

    player: Player
    units: tuple[UnitId, ...]
    wreck: UnitId
    at: Point
    facing: float


class ClearWreck(Struct, frozen=True, tag=True, gc=False):
    """DZ-169, DZ-192: what became of the passengers is settled; whoever got out of this wreck is placed."""

    unit: UnitId


# Fast movers (DZ-320 to DZ-325)


class RollAvailable(Struct, frozen=True, tag=True, gc=False):
    """DZ-320: chance. Is the squad there?"""

    squad: SquadId


class AnnounceRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-321: the squad is available; its player announces its run, or holds it back."""

    player: Player
    squad: SquadId


class OfferInterception(Struct, frozen=True, tag=True, gc=False):
    """DZ-325: the player is asked if he has somebody who could intercept, and there is somebody to be intercepted."""

    player: Player
    run: Run


class InterceptWindow(Struct, frozen=True, tag=True, gc=False):
    """DZ-325: may a squad in readiness intercept?"""

    player: Player
    run: Run


class RollInterception(Struct, frozen=True, tag=True, gc=False):
    """DZ-325: chance. Is the intercepting squad there?"""

    squad: SquadId
    run: Run
    along: float


class EnterRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-322: whoever was not intercepted comes in; low runs are tested."""

    run: Run


class RunFire(Struct, frozen=True, tag=True, gc=False):
    """DZ-323: the survivors, if there are any, may fire."""

    run: Run


class AimOnRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-323: from which points of their lines the survivors fire, and at what."""

    player: Player
    run: Run


class LeaveRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-324."""

    run: Run


AirFrame = (
    Fly
    | LowFlightTest
    | ReachSegmentEnd
    | RollCrash
    | CrashBelow
    | RollUnderCrash
    | RollCrashHits
    | RollPassengers
    | PlaceSurvivors
    | ClearWreck
    | RollAvailable
    | AnnounceRun
    | OfferInterception
    | InterceptWindow
    | RollInterception
    | EnterRun
    | RunFire
    | AimOnRun
    | LeaveRun
)
