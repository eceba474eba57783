"""What a player may ask while trying things out."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from panzerkiste.games.dropzone.actions import Action, Placements
from panzerkiste.games.dropzone.terms import BattlegroupId, BuildingId, Point, Points, Shot, SquadId, UnitId

Along = Annotated[tuple[float, ...], Meta(max_length=10)]
"""DZ-323: how far along its line each surviving aircraft of a run stands, in id order."""


class TryAction(Struct, frozen=True, tag=True, gc=False):
    """Would this answer be accepted, and what becomes of each unit in it? A Trial.

    A volley is measuring (DZ-005) and refused where that is not allowed.
    """

    action: Action


class ShowSlot(Struct, frozen=True, tag=True, gc=False):
    """Who of mine acts now, and who moves as one? A SlotAdvice, while orders are asked for."""


class ShowDeployment(Struct, frozen=True, tag=True, gc=False):
    """Where do I deploy, and what? A DeploymentAdvice."""


# Moving.


class ShowMove(Struct, frozen=True, tag=True, gc=False):
    """How far may this unit of mine still move, and where to? A MoveAdvice.

    A unit off the table starts at *entry*, a point of a friendly edge. Aircraft fly straight at *height*; with *then*
    land or stop their move is what those leave of it. On the ground *via* are corners of its way: how far from there?
    """

    unit: UnitId
    entry: Point | None = None
    height: Literal[2, 6] = 6
    then: Literal["on", "land", "stop"] = "on"
    via: Points = ()


class ProposeMove(Struct, frozen=True, tag=True, gc=False):
    """This unit there, and all of its element with it, in formation. A Proposal of a Move or FlyMove.

    Without *facing* everybody turns the way he travels. Units off the table come in across the nearest friendly edge.
    With *as_far* the unit goes towards the point as far as its move takes it, and the answer says why it goes no
    further. *height* and *then* are for aircraft.
    On the ground it goes through the corners *via* (DZ-014), and *main* names a unit of the main body (DZ-109): where
    that is led, the isolated units come back to it (DZ-110).
    """

    unit: UnitId
    at: Point
    facing: float | None = None
    as_far: bool = False
    height: Literal[2, 6] = 6
    then: Literal["on", "land", "stop"] = "on"
    via: Points = ()
    main: UnitId = -1


class ProposeExtract(Struct, frozen=True, tag=True, gc=False):
    """DZ-352: this unit's element off the table across the nearest friendly edge. A Proposal."""

    unit: UnitId


class ProposeDeploy(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: a battlegroup into the zone: *squad* around *at*, those *placed* as they are, the others beside them.

    Without *squad* everybody around *at*. A Proposal of a Deploy that names all units.
    """

    battlegroup: BattlegroupId
    at: Point
    facing: float
    squad: SquadId = -1
    placed: Placements = ()


# Transports and buildings.


class ProposeUnload(Struct, frozen=True, tag=True, gc=False):
    """DZ-183: a passenger with its squad, or everybody in this transport, near a point. A Proposal.

    DZ-341: a unit in the net comes out of the gate that stands nearest to the point. Without *at* in front of the hull.
    """

    unit: UnitId
    at: Point | None = None


class ProposeAllOut(Struct, frozen=True, tag=True, gc=False):
    """DZ-183, DZ-197: everybody out of this transport, and out of those that were in it. A Proposal of Unloads."""

    unit: UnitId


class ProposeLoad(Struct, frozen=True, tag=True, gc=False):
    """DZ-184: this unit's squad aboard; *carrier* first, if it is named. A Proposal of a Load, or of a Move and it."""

    unit: UnitId
    carrier: UnitId = -1


class ProposeEnter(Struct, frozen=True, tag=True, gc=False):
    """DZ-217, DZ-190: a squad into a building by its best entrance. A Proposal of an Enter, or of a Move and it."""

    squad: SquadId
    building: BuildingId


class ProposeLeave(Struct, frozen=True, tag=True, gc=False):
    """DZ-231, DZ-190: a squad out of its building by the entrance nearest to a point, or aboard *carrier*.

    Without *at* by the first entrance.
    """

    squad: SquadId
    at: Point | None = None
    carrier: UnitId = -1


class ShowWalls(Struct, frozen=True, tag=True, gc=False):
    """DZ-220 to DZ-222: who of mine takes walls now, which can be fired from, and how many may? A WallsAdvice."""


class ProposeWalls(Struct, frozen=True, tag=True, gc=False):
    """DZ-220: man the walls that look towards a point, with everybody or with one base. A Proposal of an Assign."""

    towards: Point
    unit: UnitId = -1


class ProposeSurvivors(Struct, frozen=True, tag=True, gc=False):
    """DZ-169: the survivors around the wreck, as near to a point as they can. A Proposal of a PlaceOut."""

    at: Point


# Shooting.


class ShowUnit(Struct, frozen=True, tag=True, gc=False):
    """What may be drawn around this unit of mine: arcs always, ranges where measuring is allowed. A UnitAdvice."""

    unit: UnitId


class ShowShots(Struct, frozen=True, tag=True, gc=False):
    """What could these units, or all that are to shoot, fire at, and why not at the others? A ShotsAdvice; measuring.

    Buildings are judged only when asked for. In an attack run *along* says where each aircraft fires (DZ-323).
    """

    units: Annotated[tuple[UnitId, ...], Meta(max_length=40)] = ()
    buildings: bool = False
    along: Along = ()


class ShowBlindShots(Struct, frozen=True, tag=True, gc=False):
    """What could these units, or all, be told to fire at, where nothing may be measured? A ShotsAdvice without odds."""

    units: Annotated[tuple[UnitId, ...], Meta(max_length=40)] = ()
    buildings: bool = False


class ShowShot(Struct, frozen=True, tag=True, gc=False):
    """Everything about one shot: sight, cover, range, the arithmetic, the odds. A ShotAdvice; measuring (DZ-005)."""

    shot: Shot
    along: Along = ()


# Reactions, runs, close quarters.


class ShowReactions(Struct, frozen=True, tag=True, gc=False):
    """Who of mine may react or intercept in the open window, and with what? Nothing is measured (DZ-271)."""


class ProposeRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-321: the squad side by side along a line; both ends are brought to the table's edge. A Proposal."""

    squad: SquadId
    entry: Point
    exit: Point
    low: bool = False


class SuggestRun(Struct, frozen=True, tag=True, gc=False):
    """DZ-321: of the lines along and across the table over an enemy the one that passes the most. A Proposal."""

    squad: SquadId
    low: bool = False


class ShowFight(Struct, frozen=True, tag=True, gc=False):
    """The close-quarters battle that is asked about now: who may be committed, and what the dice are worth."""


Query = (
    TryAction
    | ShowSlot
    | ShowDeployment
    | ShowMove
    | ProposeMove
    | ProposeExtract
    | ProposeDeploy
    | ProposeUnload
    | ProposeAllOut
    | ProposeLoad
    | ProposeEnter
    | ProposeLeave
    | ShowWalls
    | ProposeWalls
    | ProposeSurvivors
    | ShowUnit
    | ShowShots
    | ShowBlindShots
    | ShowShot
    | ShowReactions
    | ProposeRun
    | SuggestRun
    | ShowFight
)
