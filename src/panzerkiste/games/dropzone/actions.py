"""What can be answered: the orders of DZ-400, the prompts of DZ-403, and chance's dice. One type per choice."""

from typing import Annotated

from msgspec import Meta, Struct

from panzerkiste.games.dropzone.terms import (
    BattlegroupId,
    Boarding,
    BuildingId,
    Die,
    Flight,
    Placement,
    Player,
    Point,
    Post,
    Shot,
    SquadId,
    UnitId,
    Way,
)

Placements = Annotated[tuple[Placement, ...], Meta(max_length=40)]

# Deployment


class Deploy(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: a whole battlegroup into the deployment zone."""

    battlegroup: BattlegroupId
    placements: Placements


class LetBegin(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: who deploys first."""

    player: Player


# The turn


class ActLast(Struct, frozen=True, tag=True, gc=False):
    """DZ-084."""


class ActFirst(Struct, frozen=True, tag=True, gc=False):
    """DZ-084: keep what was rolled."""


class CallReserve(Struct, frozen=True, tag=True, gc=False):
    """DZ-074: roll for these parties, each named by its first squad; none is allowed."""

    squads: tuple[SquadId, ...]


class Activate(Struct, frozen=True, tag=True, gc=False):
    """DZ-089."""

    battlegroup: BattlegroupId


class Play(Struct, frozen=True, tag=True, gc=False):
    """DZ-092: this squad acts next, with whoever shares a transport with it (DZ-402)."""

    squad: SquadId


# Orders of a slot (DZ-400)


class Move(Struct, frozen=True, tag=True, gc=False):
    """DZ-100: a whole ground element at once. *main* names a unit of the main body where halves are equal (DZ-109)."""

    ways: Annotated[tuple[Way, ...], Meta(max_length=40)]
    main: UnitId = -1


class FlyMove(Struct, frozen=True, tag=True, gc=False):
    """DZ-268: a whole element of aircraft at once."""

    flights: Annotated[tuple[Flight, ...], Meta(max_length=40)]


class Load(Struct, frozen=True, tag=True, gc=False):
    """DZ-184; DZ-341 through gates."""

    boardings: Annotated[tuple[Boarding, ...], Meta(max_length=40)]


class Unload(Struct, frozen=True, tag=True, gc=False):
    """DZ-183; DZ-341 through gates."""

    placements: Placements


class Enter(Struct, frozen=True, tag=True, gc=False):
    """DZ-217. *entrance* is its number in the battlefield's file; DZ-190 from a transport beside it."""

    squad: SquadId
    building: BuildingId
    entrance: int


class Leave(Struct, frozen=True, tag=True, gc=False):
    """DZ-231; DZ-190 with *boardings* instead of placements."""

    squad: SquadId
    entrance: int
    placements: Placements = ()
    boardings: Annotated[tuple[Boarding, ...], Meta(max_length=40)] = ()


class ChangeBuilding(Struct, frozen=True, tag=True, gc=False):
    """DZ-232."""

    squad: SquadId
    building: BuildingId


class Shoot(Struct, frozen=True, tag=True, gc=False):
    """DZ-135, DZ-136: every allocation of the slot, in the order in which they are resolved.

    *main* names a unit of the main body of each squad in equal parts that shoots before it moves (DZ-109, DZ-110).
    """

    shots: Annotated[tuple[Shot, ...], Meta(max_length=120)]
    main: Annotated[tuple[UnitId, ...], Meta(max_length=40)] = ()


class Search(Struct, frozen=True, tag=True, gc=False):
    """DZ-351."""

    squad: SquadId


class Extract(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: off the table across a friendly edge; each way ends on it."""

    ways: Annotated[tuple[Way, ...], Meta(max_length=40)] = ()
    flights: Annotated[tuple[Flight, ...], Meta(max_length=40)] = ()


class AttackRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-321: a straight line across the table, for a whole squad of fast movers side by side."""

    squad: SquadId
    entries: Annotated[tuple[Point, ...], Meta(max_length=10)]
    exits: Annotated[tuple[Point, ...], Meta(max_length=10)]
    low: bool = False


class FireOnRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-323: how many inches along its line each surviving aircraft fires, in id order, and at what."""

    along: Annotated[tuple[float, ...], Meta(max_length=10)]
    shots: Annotated[tuple[Shot, ...], Meta(max_length=40)]


class EndSlot(Struct, frozen=True, tag=True, gc=False):
    """DZ-400: the squads are done. A squad in readiness that has not come is held back (DZ-070)."""


# Prompts


class Assign(Struct, frozen=True, tag=True, gc=False):
    """DZ-220: who fires through which wall; everybody else hides."""

    posts: Annotated[tuple[Post, ...], Meta(max_length=40)]


class React(Struct, frozen=True, tag=True, gc=False):
    """DZ-270: this unit fires its AA weapons at that aircraft, *along* inches from the start of its segment."""

    unit: UnitId
    target: UnitId
    along: float
    small_arms: bool = False


class Pass(Struct, frozen=True, tag=True, gc=False):
    """No reaction, no interception, no card."""


class Intercept(Struct, frozen=True, tag=True, gc=False):
    """DZ-325: *along* inches from the start of the enemy's line."""

    squad: SquadId
    along: float


class PlaceOut(Struct, frozen=True, tag=True, gc=False):
    """DZ-169: survivors around the wreck; whoever finds no room is left out, and lost."""

    placements: Placements


class Commit(Struct, frozen=True, tag=True, gc=False):
    """DZ-244: the repel force."""

    squads: Annotated[tuple[SquadId, ...], Meta(max_length=20)]


class StayInside(Struct, frozen=True, tag=True, gc=False):
    """DZ-245: the squad does nothing."""

    squad: SquadId


class Spread(Struct, frozen=True, tag=True, gc=False):
    """DZ-248: the bases that get a die more."""

    extra: Annotated[tuple[UnitId, ...], Meta(max_length=40)]


class GiveUp(Struct, frozen=True, tag=True, gc=False):
    """DZ-254: there is nowhere to withdraw to."""

    squad: SquadId


class Discard(Struct, frozen=True, tag=True, gc=False):
    """DZ-086."""

    cards: Annotated[tuple[str, ...], Meta(max_length=12)]


class PlayCard(Struct, frozen=True, tag=True, gc=False):
    """DZ-310."""

    card: str
    unit: UnitId = -1


class Concede(Struct, frozen=True, tag=True, gc=False):
    """DZ-095."""


class TimeUp(Struct, frozen=True, tag=True, gc=False):
    """DZ-095: the host's word that a player's time has run out."""

    player: Player


# Chance


class Roll(Struct, frozen=True, tag=True, gc=False):
    """As many dice as are asked for, in the order of DZ-015."""

    dice: Annotated[tuple[Die, ...], Meta(max_length=400)]


class Draw(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: the card that is drawn."""

    card: str


Order = (
    Move
    | FlyMove
    | Load
    | Unload
    | Enter
    | Leave
    | ChangeBuilding
    | Shoot
    | Search
    | Extract
    | AttackRun
    | PlayCard
    | EndSlot
)
Prompt = (
    Deploy
    | LetBegin
    | ActLast
    | ActFirst
    | CallReserve
    | Activate
    | Play
    | Assign
    | React
    | Pass
    | Intercept
    | FireOnRun
    | PlaceOut
    | Commit
    | StayInside
    | Spread
    | GiveUp
    | Discard
    | Concede
)
Action = Order | Prompt | TimeUp | Roll | Draw
