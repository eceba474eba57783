"""What can happen, chapter by chapter. Animation, story and logs come from these alone.

Units and squads are told with their names, since whoever reads an event has no state at hand.
"""

from typing import Literal

from msgspec import Struct

from panzerkiste.games.dropzone.terms import BuildingId, Cause, Leg, Player, Point, UnitId


class UnitRef(Struct, frozen=True, gc=False):
    """A unit as an event names it."""

    id: UnitId
    name: str
    kind: str
    player: Player


Target = UnitRef | BuildingId


class Travelled(Struct, frozen=True, gc=False):
    """A unit's way, with every corner of it."""

    unit: UnitRef
    points: tuple[Point, ...]
    facing: float
    inches: float
    entered: bool = False  # came onto the table


class Placed(Struct, frozen=True, gc=False):
    unit: UnitRef
    at: Point
    facing: float


# Deployment and the turn


class RolledOff(Struct, frozen=True, tag=True, gc=False):
    """DZ-066."""

    players: tuple[Player, ...]
    dice: tuple[int, ...]


class StarterChosen(Struct, frozen=True, tag=True, gc=False):
    """DZ-066: who deploys first."""

    player: Player


class BattlegroupDeployed(Struct, frozen=True, tag=True, gc=False):
    """DZ-066."""

    player: Player
    battlegroup: str
    placed: tuple[Placed, ...]


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    turn: int


class InitiativeRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-081: dice and totals of these players, and the order so far."""

    players: tuple[Player, ...]
    dice: tuple[int, ...]
    totals: tuple[int, ...]
    order: tuple[Player, ...]


class ActsLast(Struct, frozen=True, tag=True, gc=False):
    """DZ-084."""

    player: Player


class ReservesCalled(Struct, frozen=True, tag=True, gc=False):
    """DZ-074: for which squads a player rolls."""

    player: Player
    squads: tuple[str, ...]


class ReserveRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-073."""

    player: Player
    squads: tuple[str, ...]
    die: int
    need: int
    released: bool


class BattlegroupActivated(Struct, frozen=True, tag=True, gc=False):
    """DZ-089."""

    player: Player
    battlegroup: str


class SquadsPlay(Struct, frozen=True, tag=True, gc=False):
    """DZ-092."""

    player: Player
    squads: tuple[str, ...]


class SquadHeld(Struct, frozen=True, tag=True, gc=False):
    """DZ-070."""

    player: Player
    squad: str


class TurnEnded(Struct, frozen=True, tag=True, gc=False):
    """DZ-095: victory points as they stand."""

    turn: int
    victory_points: tuple[int, ...]


class Conceded(Struct, frozen=True, tag=True, gc=False):
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


# Movement and shooting


class Moved(Struct, frozen=True, tag=True, gc=False):
    """DZ-400: an element has moved, all units at once."""

    player: Player
    travelled: tuple[Travelled, ...]


class FireDeclared(Struct, frozen=True, tag=True, gc=False):
    """DZ-136: an allocation, before any die."""

    shooter: UnitRef
    weapon: str
    target: Target
    dice: int
    need: int
    reaction: bool = False


class ShotsRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-137."""

    shooter: UnitRef
    weapon: str
    target: Target
    dice: tuple[int, ...]
    need: int
    hits: int
    reaction: bool = False


class ShotsWasted(Struct, frozen=True, tag=True, gc=False):
    """DZ-136: the target was destroyed earlier in the volley, or the shooter is gone."""

    shooter: UnitRef
    weapon: str
    target: Target


class SavesRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-140."""

    target: UnitRef
    dice: tuple[int, ...]
    need: int
    saved: int


class NoDamagePossible(Struct, frozen=True, tag=True, gc=False):
    """DZ-144."""

    target: Target
    energy: int
    armour: int


class DamageRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-141, DZ-143."""

    target: Target
    dice: tuple[int, ...]
    need: int  # 7 where only a shaped charge can hurt
    points: int  # all of them; surplus is lost


class BlastRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-336: a die for everybody under the template."""

    units: tuple[UnitRef, ...]
    dice: tuple[int, ...]


class UnitDamaged(Struct, frozen=True, tag=True, gc=False):
    unit: UnitRef
    points: int
    left: int


class UnitLost(Struct, frozen=True, tag=True, gc=False):
    unit: UnitRef
    at: Point | None
    cause: Cause


# Aircraft, reaction fire, transports


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


class ReactionDeclared(Struct, frozen=True, tag=True, gc=False):
    """DZ-270: the engagement point, *along* inches from the start of the segment; DZ-273: the next lies after it."""

    shooter: UnitRef
    target: UnitRef
    at: Point
    along: float


class ReactionFailed(Struct, frozen=True, tag=True, gc=False):
    """DZ-271: all shots miss; the rule says why."""

    shooter: UnitRef
    weapon: str
    target: UnitRef
    rule: str


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


class PassengerRolled(Struct, frozen=True, tag=True, gc=False):
    unit: UnitRef
    die: int
    lost: bool


class SurvivorsPlaced(Struct, frozen=True, tag=True, gc=False):
    """DZ-169."""

    player: Player
    placed: tuple[Placed, ...]


class Boarded(Struct, frozen=True, tag=True, gc=False):
    """DZ-184: who boarded, and for each the transport or gate."""

    player: Player
    units: tuple[UnitRef, ...]
    carriers: tuple[UnitRef, ...]


class Unloaded(Struct, frozen=True, tag=True, gc=False):
    """DZ-183: who came out, and for each the transport or gate."""

    player: Player
    placed: tuple[Placed, ...]
    carriers: tuple[UnitRef, ...]


# Buildings and close quarters


class WallsAssigned(Struct, frozen=True, tag=True, gc=False):
    """DZ-220."""

    player: Player
    units: tuple[UnitRef, ...]
    walls: tuple[int, ...]


class BuildingEntered(Struct, frozen=True, tag=True, gc=False):
    """DZ-217, DZ-232."""

    player: Player
    squad: str
    building: BuildingId


class BuildingLeft(Struct, frozen=True, tag=True, gc=False):
    """DZ-231."""

    player: Player
    squad: str
    building: BuildingId
    placed: tuple[Placed, ...]


class BuildingDamaged(Struct, frozen=True, tag=True, gc=False):
    building: BuildingId
    points: int
    left: int


class BuildingCollapsed(Struct, frozen=True, tag=True, gc=False):
    """DZ-214."""

    building: BuildingId


class CollapseRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-214: a die for everybody near."""

    building: BuildingId
    units: tuple[UnitRef, ...]
    dice: tuple[int, ...]


class LotDrawn(Struct, frozen=True, tag=True, gc=False):
    """DZ-016: the name of the squad, unit or player on whom the lot fell; empty: on nobody, it is drawn again."""

    about: Literal["masonry_squad", "masonry_base", "stays", "defender"]
    dice: tuple[int, ...]
    chosen: str


class MasonryFell(Struct, frozen=True, tag=True, gc=False):
    """DZ-227."""

    building: BuildingId
    die: int
    squad: str  # empty where nobody is hit


class FightBegan(Struct, frozen=True, tag=True, gc=False):
    """DZ-243."""

    building: BuildingId
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


class DiceSpread(Struct, frozen=True, tag=True, gc=False):
    """DZ-248: the bases that the rest of the dice goes to."""

    player: Player
    building: BuildingId
    units: tuple[UnitRef, ...]


class FightRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-249, DZ-250."""

    building: BuildingId
    player: Player
    squad: str
    stage: Literal["damage", "save", "dodge"]
    dice: tuple[int, ...]
    need: int
    counted: int


class MoraleRolled(Struct, frozen=True, tag=True, gc=False):
    """DZ-253."""

    squad: str
    die: int
    need: int
    passed: bool


class Withdrew(Struct, frozen=True, tag=True, gc=False):
    """DZ-254."""

    squad: str
    building: BuildingId
    to: Literal["building", "transport", "outside", "nowhere"]


class BuildingTaken(Struct, frozen=True, tag=True, gc=False):
    """DZ-242."""

    building: BuildingId
    player: Player


# Fast movers, scenarios, cards


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


class CardDrawn(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: told to its owner alone."""

    player: Player
    card: str


class CardsCounted(Struct, frozen=True, tag=True, gc=False):
    """DZ-086: how many cards a player holds now."""

    player: Player
    count: int


class CardsDiscarded(Struct, frozen=True, tag=True, gc=False):
    """DZ-086."""

    player: Player
    cards: tuple[str, ...]


class UnitRepaired(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: Field repair."""

    unit: UnitRef
    left: int


class CardPlayed(Struct, frozen=True, tag=True, gc=False):
    player: Player
    card: str
    unit: UnitRef | None


Event = (
    RolledOff
    | StarterChosen
    | BattlegroupDeployed
    | TurnBegan
    | InitiativeRolled
    | ActsLast
    | ReservesCalled
    | ReserveRolled
    | BattlegroupActivated
    | SquadsPlay
    | SquadHeld
    | TurnEnded
    | Conceded
    | Won
    | Drawn
    | Moved
    | FireDeclared
    | ShotsRolled
    | ShotsWasted
    | SavesRolled
    | NoDamagePossible
    | DamageRolled
    | BlastRolled
    | UnitDamaged
    | UnitLost
    | FlightAnnounced
    | LowFlightTested
    | Flew
    | StepDropped
    | ReactionDeclared
    | ReactionFailed
    | CrashRolled
    | FellOn
    | PassengerRolled
    | SurvivorsPlaced
    | Boarded
    | Unloaded
    | WallsAssigned
    | BuildingEntered
    | BuildingLeft
    | BuildingDamaged
    | BuildingCollapsed
    | CollapseRolled
    | LotDrawn
    | MasonryFell
    | FightBegan
    | DiceSpread
    | FightRolled
    | MoraleRolled
    | Withdrew
    | BuildingTaken
    | AvailabilityRolled
    | RunAnnounced
    | InterceptionAnnounced
    | RunAimed
    | RunEnded
    | SearchBegan
    | Searched
    | ObjectiveTaken
    | ObjectiveDropped
    | ObjectiveExtracted
    | PaperRead
    | LeftTable
    | MarkersControlled
    | CardDrawn
    | CardsCounted
    | CardsDiscarded
    | UnitRepaired
    | CardPlayed
)
