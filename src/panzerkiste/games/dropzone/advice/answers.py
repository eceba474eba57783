"""What the rules say to a player who tries things out. They say nothing that the view shows already."""

from typing import Literal

from msgspec import Struct

from panzerkiste.engine.illegal import Refusal
from panzerkiste.games.dropzone.actions import Action, PlayCard
from panzerkiste.games.dropzone.terms import BattlegroupId, BuildingId, Point, Shot, SquadId, TargetId, UnitId

Ring = tuple[Point, ...]


class Circle(Struct, frozen=True, gc=False):
    at: Point
    radius: float


class UnitTrial(Struct, frozen=True, gc=False):
    """One unit of a tried action: where it would stand, how it gets there, and what the rules say to it."""

    unit: UnitId
    at: Point
    facing: float
    altitude: int = 0
    path: tuple[Point, ...] = ()  # from where it starts; the engine's own shortest where none was given
    inches: float = 0.0  # travelled
    used: float = 0.0  # of its move: difficult ground counts double (DZ-102)
    left: float = 0.0  # of its move, after this
    zones: tuple[Circle, ...] = ()  # DZ-158: landing templates
    refusal: Refusal | None = None  # what stands against this unit by itself


class Link(Struct, frozen=True, gc=False):
    """DZ-106: two neighbours of a squad that are in formation."""

    one: UnitId
    other: UnitId


class TargetTrial(Struct, frozen=True, gc=False):
    """What a whole volley does to one target."""

    target: TargetId
    expected: float  # damage points, never more than it has
    odds: tuple[float, ...]  # of 0, 1, 2, … damage points; the last: all it has
    destroyed: float


class FightOutlook(Struct, frozen=True, gc=False):
    """DZ-247 to DZ-250: the dice of both sides in a close-quarters battle, and the damage to expect of them."""

    dice: int
    hits: float  # damage points that the asker's dice are worth
    against: int
    suffered: float


class Trial(Struct, frozen=True, tag=True, gc=False):
    """The verdict on an action. None: it would be accepted. Parts are there as the action has them."""

    refusal: Refusal | None = None
    units: tuple[UnitTrial, ...] = ()
    links: tuple[Link, ...] = ()  # DZ-106: as the squad would stand
    apart: tuple[UnitId, ...] = ()  # who would be cut off from the main body
    shots: tuple[Refusal | None, ...] = ()  # of a volley, shot by shot
    targets: tuple[TargetTrial, ...] = ()
    fight: FightOutlook | None = None  # of a Commit


class Proposal(Struct, frozen=True, tag=True, gc=False):
    """Orders that do what was asked, to be given one after the other; none, and the reason, where it cannot be done.

    *trial* is of the first of them. An order may be there with a refusal: the nearest thing to what was asked.
    """

    actions: tuple[Action, ...]
    trial: Trial
    short: Refusal | None = None  # what stands against the point that was asked for: they go less far


class Flying(Struct, frozen=True, gc=False):
    """DZ-150, DZ-189: the heights at which an aircraft may fly, the usual first, and how a leg of it may end."""

    heights: tuple[Literal[2, 6], ...]
    ends: tuple[Literal["on", "land", "stop"], ...]


class ElementAdvice(Struct, frozen=True, gc=False):
    """DZ-400: units that one order moves together: a squad's own, its transports of one kind, or shared ones."""

    squad: SquadId  # -1: shared transports belong to none
    kind: str
    units: tuple[UnitId, ...]
    flying: Flying | None = None  # of aircraft
    boards: tuple[UnitId, ...] = ()  # DZ-176, DZ-190, DZ-341: the transports and gates that are there for it
    gets_off: bool = False  # DZ-183: it may leave its transport now
    empties: tuple[UnitId, ...] = ()  # DZ-197: laden transports: its own, or the one that it may leave
    all_out: bool = False  # these are on the table: nowhere to go first
    extracts: bool = False  # DZ-352: it carries an objective, or who does


class SlotAdvice(Struct, frozen=True, tag=True, gc=False):
    """Who acts now, each squad before its transports, and what they may do besides moving."""

    elements: tuple[ElementAdvice, ...]
    may_shoot: bool  # DZ-136: once in a slot, and not at a stop of a flight
    cards: tuple[PlayCard, ...]  # DZ-310
    idle: tuple[UnitId, ...]  # who has done nothing yet and still may


class DeploymentAdvice(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: where one's own battlegroups are set up, and which are still to be."""

    zones: tuple[Ring, ...]
    middle: Point  # of the zones together
    facing: float  # straight onto the table
    battlegroups: tuple[BattlegroupId, ...]


class MoveAdvice(Struct, frozen=True, tag=True, gc=False):
    """DZ-005: the unit's own move, and no distance to anybody."""

    unit: UnitId
    inches: float  # what is left of its move
    area: tuple[Ring, ...] = ()  # what it can reach; rings wind by even-odd: islands and holes
    refusal: Refusal | None = None  # why it may not move at all
    half: tuple[Ring, ...] = ()  # DZ-181: from where it can still get on or off, or let others do so
    half_inches: float = 0.0
    boarding: tuple[Ring, ...] = ()  # DZ-183, DZ-341: around the transports and gates that are there for it
    main_bodies: tuple[tuple[UnitId, ...], ...] = ()  # DZ-109: of a broken squad; more than one: its owner chooses


class Fan(Struct, frozen=True, gc=False):
    """DZ-017: clockwise degrees from *start* to *end*, relative to the facing."""

    start: float
    end: float


class MountAdvice(Struct, frozen=True, gc=False):
    """A mounted weapon. Ranges are told where measuring is allowed (DZ-005), an unlimited one as far as the table."""

    mount: int
    weapon: str
    fans: tuple[Fan, ...]
    corridor: float = 0.0  # DZ-017: the width of a strip straight ahead, as long as the range
    full_range: float | None = None
    countered_range: float | None = None
    refusal: Refusal | None = None  # why it may not fire now


class Reach(Struct, frozen=True, gc=False):
    """A distance that counts around a unit: to board (DZ-183), to a gate (DZ-341), a commander's (DZ-300)."""

    kind: Literal["boarding", "gate", "sphere"]
    ring: Ring


class UnitAdvice(Struct, frozen=True, tag=True, gc=False):
    unit: UnitId
    mounts: tuple[MountAdvice, ...]
    reaches: tuple[Reach, ...] = ()


class ShotOdds(Struct, frozen=True, gc=False):
    """DZ-137 to DZ-145: a weapon's whole allocation by itself."""

    dice: int
    need: int  # to hit
    save: int  # the target's; 0: none
    damage: int  # to hurt; 7: impossible
    expected: float  # damage points
    destroyed: float


class ShotLine(Struct, frozen=True, gc=False):
    """One mount at one target: its odds, or why not."""

    shot: Shot
    odds: ShotOdds | None = None
    refusal: Refusal | None = None


class WayToFire(Struct, frozen=True, gc=False):
    """A mount, or its small arms (DZ-264), and what of the same unit cannot be fired in one volley with it."""

    unit: UnitId
    mount: int
    small_arms: bool
    excludes: tuple[tuple[int, bool], ...]  # mounts, and whether their small arms: DZ-135, DZ-260, DZ-264
    may_raise: bool  # DZ-261: it may be aimed from the raised mount


class Outlook(Struct, frozen=True, gc=False):
    """An enemy unit, everything that can be fired at it in one volley, and what that does; or why nothing can."""

    target: UnitId
    shots: tuple[Shot, ...] = ()
    expected: float | None = 0.0  # damage points; None: not told
    destroyed: float | None = 0.0
    refusal: Refusal | None = None  # what stands against most of the weapons


class ShotsAdvice(Struct, frozen=True, tag=True, gc=False):
    """Every line of fire, and every way to fire of those who were asked about."""

    shots: tuple[ShotLine, ...]
    ways: tuple[WayToFire, ...]
    outlooks: tuple[Outlook, ...] = ()  # where measuring is allowed


class Blocking(Struct, frozen=True, gc=False):
    """What hides a share of the target, and where the straight line of sight meets it, if it does."""

    id: UnitId | str
    share: float
    at: Point | None


class Term(Struct, frozen=True, gc=False):
    """A line of the arithmetic; its words are under ``dropzone-term-<code>``."""

    rule: str
    code: str
    value: int


class ShotAdvice(Struct, frozen=True, tag=True, gc=False):
    """DZ-120: a shot, step by step."""

    shot: Shot
    eye: Point
    aim: Point
    inches: float
    reach: float | None  # the range that counts; None: unlimited, or the weapon cannot fire
    countered: bool = False  # DZ-131: the countered range counts
    in_arc: bool = True
    cover: Literal["hidden", "hull_down", "clear"] = "clear"
    visible: float = 1.0
    blocks: tuple[Blocking, ...] = ()
    through: UnitId | None = None  # DZ-127: the squad-mate fired through
    concealment: str = ""  # DZ-205: the piece
    body_cover: str = ""  # DZ-204
    to_hit: tuple[Term, ...] = ()  # they add up to odds.need
    to_hurt: tuple[Term, ...] = ()  # they add up to odds.damage
    odds: ShotOdds | None = None
    points: tuple[float, ...] = ()  # the odds of 0, 1, 2, … damage points; the last: all the target has
    blast: float = 0.0  # DZ-336: inches around the target
    refusal: Refusal | None = None


class Reactor(Struct, frozen=True, gc=False):
    """A unit that may react, the AA mounts it would fire (DZ-267), and whether it can fire small arms (DZ-264)."""

    unit: UnitId
    mounts: tuple[int, ...]
    small_arms: bool


class OpenPart(Struct, frozen=True, gc=False):
    """Inches from the start of a way between which an engagement point may lie."""

    start: float
    end: float


class ReactionsAdvice(Struct, frozen=True, tag=True, gc=False):
    reactors: tuple[Reactor, ...] = ()
    parts: tuple[OpenPart, ...] = ()  # DZ-273: one for each target of the window
    interceptors: tuple[SquadId, ...] = ()  # DZ-325
    longest: float = 0.0  # how far along the run an interception can lie


class FightSide(Struct, frozen=True, gc=False):
    """DZ-247 to DZ-250: a squad in the battle: the dice it throws and what a die needs against it."""

    squad: SquadId
    dice: int
    need: int  # 7: it cannot be hurt
    chance: float  # that a die against it takes a damage point, after its saves and dodges
    left: int  # damage points


class FightAdvice(Struct, frozen=True, tag=True, gc=False):
    """DZ-244: who attacks, who may be committed, who must, and how many at least."""

    building: str
    attackers: tuple[FightSide, ...]
    able: tuple[FightSide, ...]
    must: tuple[SquadId, ...] = ()
    least: int = 0


class Garrison(Struct, frozen=True, gc=False):
    """DZ-220 to DZ-222: the bases in a building that take their walls now, and the walls that can be fired from."""

    building: BuildingId
    units: tuple[UnitId, ...]
    walls: tuple[int, ...]
    most: int  # bases that may fire out of it
    others: int  # who are at its walls already


class WallsAdvice(Struct, frozen=True, tag=True, gc=False):
    garrisons: tuple[Garrison, ...]


Advice = (
    Trial
    | Proposal
    | SlotAdvice
    | DeploymentAdvice
    | MoveAdvice
    | UnitAdvice
    | ShotsAdvice
    | ShotAdvice
    | ReactionsAdvice
    | FightAdvice
    | WallsAdvice
)
