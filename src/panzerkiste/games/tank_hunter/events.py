"""What can happen, in the order of the chapters. Animation, story and logs come from these alone (TH-404).

An event is told to everybody unless a seat is named where it is told (``Told.to``). What is secret has an event of
its own that only its owner hears: ``EventDrawn`` is for all, ``EventReceived`` for whoever drew it.
"""

from typing import Literal

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards import CardId, Line, WindowKind
from panzerkiste.games.tank_hunter.effect_codes import AttackType
from panzerkiste.games.tank_hunter.state import Aim, Handle, InPlay, Marker, UnitInPlay

# Setup.


class Dealt(Struct, frozen=True, tag=True, gc=False):
    """To its player alone: the first six cards (TH-040, TH-041)."""

    seat: Seat
    cards: tuple[CardId, ...]


class CardPicked(Struct, frozen=True, tag=True, gc=False):
    """TH-046: somebody has chosen; what, nobody learns."""

    seat: Seat


class PacksPassed(Struct, frozen=True, tag=True, gc=False):
    """TH-045."""

    cards: int  # in each pack now


class PackReceived(Struct, frozen=True, tag=True, gc=False):
    """To its player alone."""

    seat: Seat
    cards: tuple[CardId, ...]


class DraftEnded(Struct, frozen=True, tag=True, gc=False):
    """TH-047: how many events each player has in hand now."""

    hands: tuple[int, ...]


class PlacementFixed(Struct, frozen=True, tag=True, gc=False):
    """TH-050: somebody has placed; where, nobody learns yet."""

    seat: Seat


class LinesShown(Struct, frozen=True, tag=True, gc=False):
    """TH-050: one player's cards on the table, all units face down."""

    seat: Seat
    front: tuple[Handle, ...]
    rear: tuple[Handle, ...]
    commanders: tuple[CardId, ...]
    hand: int


class PointsAnnounced(Struct, frozen=True, tag=True, gc=False):
    """TH-052: the points of each player's most valuable unit."""

    points: tuple[int, ...]


class FirstRolled(Struct, frozen=True, tag=True, gc=False):
    """TH-052: a tied player's die."""

    seat: Seat
    die: int


class FirstPlayer(Struct, frozen=True, tag=True, gc=False):
    seat: Seat


# Before the turn.


class BeforeTurn(Struct, frozen=True, tag=True, gc=False):
    """TH-060: the steps before this player's turn begin."""

    seat: Seat
    turn: int


class Refreshed(Struct, frozen=True, tag=True, gc=False):
    """TH-061."""

    seat: Seat
    units: tuple[Handle, ...]
    commanders: tuple[CardId, ...]


class Rearranged(Struct, frozen=True, tag=True, gc=False):
    """TH-062, TH-015: the hidden cards of a line as they lie now, under new handles; their faces are not told."""

    seat: Seat
    line: Line
    units: tuple[UnitInPlay, ...]


class Relieved(Struct, frozen=True, tag=True, gc=False):
    """TH-064."""

    unit: Handle
    marker: Marker
    cards: tuple[CardId, ...]


class FrontFilled(Struct, frozen=True, tag=True, gc=False):
    """TH-065: the rear line has become the front line."""

    seat: Seat
    units: tuple[Handle, ...]


# Units.


class Revealed(Struct, frozen=True, tag=True, gc=False):
    """TH-077."""

    unit: Handle
    card: CardId


class Concealed(Struct, frozen=True, tag=True, gc=False):
    """TH-078."""

    unit: Handle


class LineChanged(Struct, frozen=True, tag=True, gc=False):
    """TH-093, TH-094."""

    unit: Handle
    line: Line


class Exhausted(Struct, frozen=True, tag=True, gc=False):
    """TH-280."""

    unit: Handle


class Marked(Struct, frozen=True, tag=True, gc=False):
    """TH-012: out of ammo or pinned."""

    unit: Handle
    marker: Marker


class Unmarked(Struct, frozen=True, tag=True, gc=False):
    """TH-272."""

    unit: Handle
    marker: Marker


class Destroyed(Struct, frozen=True, tag=True, gc=False):
    """TH-178, TH-133: into the score pile of *by*."""

    unit: Handle
    card: CardId
    by: Seat
    points: int


class TakenOut(Struct, frozen=True, tag=True, gc=False):
    """TH-134: removed from the game. The card of a hidden unit is not told (TH-014)."""

    unit: Handle
    card: CardId


# The turn.


class TurnBegan(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    turn: int


class WindowOpened(Struct, frozen=True, tag=True, gc=False):
    """TH-125: shown by public facts alone."""

    kind: WindowKind


class Asked(Struct, frozen=True, tag=True, gc=False):
    """To the player alone: you may play something in the open window."""

    seat: Seat
    kind: WindowKind


class WindowClosed(Struct, frozen=True, tag=True, gc=False):
    kind: WindowKind


class ActionsDropped(Struct, frozen=True, tag=True, gc=False):
    """TH-099: end of the turn though another action was left."""

    seat: Seat


class ActionsAdded(Struct, frozen=True, tag=True, gc=False):
    """Blitz and the like."""

    seat: Seat
    count: int


# Events and decks.


class EventPlayed(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    card: CardId
    on: Aim


class RedDrawn(Struct, frozen=True, tag=True, gc=False):
    """TH-136: a red event comes up and is played at once."""

    seat: Seat
    card: CardId


class EventSettled(Struct, frozen=True, tag=True, gc=False):
    """TH-130: what became of an event that was played; *place* is where it lies now, if it stays in play."""

    card: CardId
    after: Literal["discard", "remove", "attach", "stay"]
    place: str


class EventEnded(Struct, frozen=True, tag=True, gc=False):
    """An event that lay in play has gone to the discard pile."""

    event: InPlay


class ExpiryRolled(Struct, frozen=True, tag=True, gc=False):
    """TH-150 (1)."""

    seat: Seat
    card: CardId
    die: int


class EffectRolled(Struct, frozen=True, tag=True, gc=False):
    """A die of an event or commander; it succeeds on *needs* or less."""

    card: CardId
    unit: Handle
    die: int
    needs: int


class CommanderUsed(Struct, frozen=True, tag=True, gc=False):
    seat: Seat
    card: CardId
    on: Aim


class CommanderArrived(Struct, frozen=True, tag=True, gc=False):
    """TH-324."""

    seat: Seat
    card: CardId


class EventDrawn(Struct, frozen=True, tag=True, gc=False):
    """TH-114."""

    seat: Seat


class EventReceived(Struct, frozen=True, tag=True, gc=False):
    """To the player alone: what was drawn."""

    seat: Seat
    card: CardId


class Discarded(Struct, frozen=True, tag=True, gc=False):
    """TH-141 and events: out of a hand, face up."""

    seat: Seat
    cards: tuple[CardId, ...]


class Reshuffled(Struct, frozen=True, tag=True, gc=False):
    """TH-143: the discard pile is the new event deck."""

    cards: int


class HandShown(Struct, frozen=True, tag=True, gc=False):
    """To the player who looks alone: another's hand."""

    seat: Seat
    cards: tuple[CardId, ...]


class EventsSeen(Struct, frozen=True, tag=True, gc=False):
    """To the player who looks alone: the top of the event deck (TH-144)."""

    seat: Seat
    cards: tuple[CardId, ...]


class UnitDrawn(Struct, frozen=True, tag=True, gc=False):
    """TH-096."""

    seat: Seat


class UnitReceived(Struct, frozen=True, tag=True, gc=False):
    """To the player alone."""

    seat: Seat
    card: CardId


class UnitPlaced(Struct, frozen=True, tag=True, gc=False):
    unit: Handle
    line: Line


class BombingCounted(Struct, frozen=True, tag=True, gc=False):
    """TH-161."""

    count: int


# Scouting.


class ScoutDeclared(Struct, frozen=True, tag=True, gc=False):
    unit: Handle
    opponent: Seat


class ScoutRolled(Struct, frozen=True, tag=True, gc=False):
    unit: Handle
    die: int
    needs: int


class Waited(Struct, frozen=True, tag=True, gc=False):
    seat: Seat


# Attack and counter.


class AttackDeclared(Struct, frozen=True, tag=True, gc=False):
    attacker: Handle
    target: Handle
    kind: AttackType
    shots: int
    charge: bool


class AttackCancelled(Struct, frozen=True, tag=True, gc=False):
    """TH-145."""

    attacker: Handle


class AttackRedirected(Struct, frozen=True, tag=True, gc=False):
    """TH-146: what the attack is now."""

    attacker: Handle
    target: Handle
    kind: AttackType
    shots: int
    charge: bool


class AttackFizzled(Struct, frozen=True, tag=True, gc=False):
    """TH-177."""

    attacker: Handle


class CounterDeclared(Struct, frozen=True, tag=True, gc=False):
    unit: Handle
    target: Handle
    kind: AttackType
    shots: int


class CounterDeclined(Struct, frozen=True, tag=True, gc=False):
    seat: Seat


class Led(Struct, frozen=True, tag=True, gc=False):
    """TH-366: *by* is a unit's handle or a commander's card."""

    unit: Handle
    by: str


class ShotRolled(Struct, frozen=True, tag=True, gc=False):
    """TH-176 (a): *needs* is the target number; None on a shot that is rolled for ammunition only (TH-224)."""

    unit: Handle
    target: Handle
    dice: tuple[int, ...]
    needs: int | None


class ShotMissed(Struct, frozen=True, tag=True, gc=False):
    unit: Handle
    target: Handle


class ShotHit(Struct, frozen=True, tag=True, gc=False):
    """The shot would destroy or pin, unless it is evaded or escaped."""

    unit: Handle
    target: Handle


class DiceVoid(Struct, frozen=True, tag=True, gc=False):
    """Ricochet: the dice of the shot are rolled again."""

    unit: Handle


class EvadeRolled(Struct, frozen=True, tag=True, gc=False):
    """TH-300."""

    unit: Handle
    die: int
    needs: int


class EvadeDeclined(Struct, frozen=True, tag=True, gc=False):
    unit: Handle


class HitEscaped(Struct, frozen=True, tag=True, gc=False):
    """TH-177: the hit does not happen."""

    unit: Handle


class AmmunitionRolled(Struct, frozen=True, tag=True, gc=False):
    """TH-359, TH-362, TH-364."""

    unit: Handle
    die: int
    supply: int


class AbilityUsed(Struct, frozen=True, tag=True, gc=False):
    """TH-358 to TH-364: what for, as in the action."""

    unit: Handle
    ability: Literal["amphibian", "conceal", "withdraw"]
    load: Handle
    water: InPlay | None


# Air strikes.


class AntiAirCalled(Struct, frozen=True, tag=True, gc=False):
    """TH-291 (2b): this unit fires at the air strike; its die is next."""

    unit: Handle


class AntiAirRolled(Struct, frozen=True, tag=True, gc=False):
    """TH-291 (3)."""

    unit: Handle
    die: int
    needs: int


class StrikeStopped(Struct, frozen=True, tag=True, gc=False):
    """TH-291 (4)."""

    card: CardId
    by: Handle


# Ends.


class Eliminated(Struct, frozen=True, tag=True, gc=False):
    """TH-155."""

    seat: Seat


class Resigned(Struct, frozen=True, tag=True, gc=False):
    """TH-159."""

    seat: Seat


class GameEnded(Struct, frozen=True, tag=True, gc=False):
    """TH-160, TH-161, TH-164, TH-169; scores in seat order, equal highest ones share the victory (TH-168)."""

    reason: Literal["last-player", "bombing", "unit-deck", "stalemate"]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = (
    Dealt
    | CardPicked
    | PacksPassed
    | PackReceived
    | DraftEnded
    | PlacementFixed
    | LinesShown
    | PointsAnnounced
    | FirstRolled
    | FirstPlayer
    | BeforeTurn
    | Refreshed
    | Rearranged
    | Relieved
    | FrontFilled
    | Revealed
    | Concealed
    | LineChanged
    | Exhausted
    | Marked
    | Unmarked
    | Destroyed
    | TakenOut
    | TurnBegan
    | WindowOpened
    | Asked
    | WindowClosed
    | ActionsDropped
    | ActionsAdded
    | EventPlayed
    | RedDrawn
    | EventSettled
    | EventEnded
    | ExpiryRolled
    | EffectRolled
    | CommanderUsed
    | CommanderArrived
    | EventDrawn
    | EventReceived
    | Discarded
    | Reshuffled
    | HandShown
    | EventsSeen
    | UnitDrawn
    | UnitReceived
    | UnitPlaced
    | BombingCounted
    | ScoutDeclared
    | ScoutRolled
    | Waited
    | AttackDeclared
    | AttackCancelled
    | AttackRedirected
    | AttackFizzled
    | CounterDeclared
    | CounterDeclined
    | Led
    | ShotRolled
    | ShotMissed
    | ShotHit
    | DiceVoid
    | EvadeRolled
    | EvadeDeclined
    | HitEscaped
    | AmmunitionRolled
    | AbilityUsed
    | AntiAirCalled
    | AntiAirRolled
    | StrikeStopped
    | Eliminated
    | Resigned
    | GameEnded
)
