"""The nouns of Tank Hunter (TH-012 to TH-015, TH-406 to TH-408): what lies where, and what is still to happen."""

# Values of this game never form cycles, so the garbage collector need not watch them (gc=False).

from typing import Final, Literal

from msgspec import Struct

from panzerkiste.engine.game import Result, Seat
from panzerkiste.games.tank_hunter.cards import CardId, Line, WindowKind
from panzerkiste.games.tank_hunter.effect_codes import AttackType
from panzerkiste.games.tank_hunter.options import Options

SEAT_CODES: Final = "ABCDEFGH"
NOBODY: Final[Seat] = -9  # no player; where a seat is not known or not needed
UNKNOWN: Final[CardId] = ""  # a card whose face a viewer does not know

Handle = str  # TH-015: the public name of a card on the table, "B3": the letter is its owner's
Marker = Literal["out_of_ammo", "pinned"]


class UnitInPlay(Struct, frozen=True, gc=False):
    """TH-406: a unit in a front or rear line. Its position is its place among its owner's units of that line."""

    handle: Handle
    card: CardId
    line: Line = "front"
    hidden: bool = True
    out_of_ammo: bool = False
    pinned: bool = False
    exhausted: bool = False
    attachments: tuple[CardId, ...] = ()  # TH-131
    rolled_attack: bool = False  # TH-183; this and the next two end with the player turn
    evaded: bool = False  # TH-302
    escaped: bool = False  # TH-177

    @property
    def disabled(self) -> bool:
        return self.out_of_ammo or self.pinned

    @property
    def owner(self) -> Seat:
        return SEAT_CODES.index(self.handle[0])


class CommanderInPlay(Struct, frozen=True, gc=False):
    """TH-322: face up in the rear line; no unit, so it stands apart from them."""

    card: CardId
    exhausted: bool = False


class InPlay(Struct, frozen=True, gc=False):
    """An event in play: before a player, whose seat code *place* is, or under the unit with that handle."""

    card: CardId
    place: str


class Aim(Struct, frozen=True, gc=False):
    """TH-128: what an event or a commander is used on, chosen before any die."""

    units: tuple[Handle, ...] = ()
    player: Seat = NOBODY
    event: InPlay | None = None


class Playing(Struct, frozen=True, gc=False):
    """An event being played, or a commander being used: by whom, and on what."""

    seat: Seat
    card: CardId
    on: Aim = Aim()


class Player(Struct, frozen=True, gc=False):
    """TH-407."""

    units: tuple[UnitInPlay, ...] = ()  # of both lines, each line left to right
    commanders: tuple[CommanderInPlay, ...] = ()
    hand: tuple[CardId, ...] = ()  # in the order received
    drawn: tuple[CardId, ...] = ()  # units just drawn that are still to be placed (TH-096)
    score: tuple[CardId, ...] = ()
    staying: tuple[CardId, ...] = ()  # TH-132, oldest first
    ignored_water: tuple[InPlay, ...] = ()  # TH-358, this turn
    eliminated: bool = False
    resigned: bool = False  # TH-159, during setup: it takes effect when the first player is found
    named: int = 0  # how many handles this player's cards have had


class KnownEvent(Struct, frozen=True, gc=False):
    """TH-400: a card on top of the event deck that somebody has looked at; *pile* is where it came from."""

    card: CardId
    seats: tuple[Seat, ...]
    pile: int


class EventDeck(Struct, frozen=True, gc=False):
    """TH-400: known cards on top, then what each pile holds, in no order. The first pile is the top one."""

    known_top: tuple[KnownEvent, ...] = ()
    piles: tuple[tuple[CardId, ...], ...] = ((), (), ())

    @property
    def size(self) -> int:
        return len(self.known_top) + sum(map(len, self.piles))


class Removed(Struct, frozen=True, gc=False):
    """TH-134: a card out of the game. TH-014: one that lay hidden is known to its owner only."""

    card: CardId
    owner: Seat = NOBODY  # whoever alone knows it; NOBODY where everybody does


class Place(Struct, frozen=True, tag=True, gc=False):
    """TH-048, TH-096: where one's new units go, as cards from left to right."""

    front: tuple[CardId, ...] = ()
    rear: tuple[CardId, ...] = ()


class Draft(Struct, frozen=True, gc=False):
    """TH-045: what each player holds and has put down. In the end *placed* keeps the placements secret (TH-050)."""

    packs: tuple[tuple[CardId, ...], ...]
    picks: tuple[tuple[CardId, ...], ...]
    placed: tuple[Place | None, ...] = ()


class Attack(Struct, frozen=True, gc=False):
    """TH-408: a declared attack. *modifiers* are the cards played on it; what they do is read when dice are due."""

    attacker: Handle
    target: Handle
    kind: AttackType
    shots: int = 1
    charge: bool = False
    line: Line = "front"  # where the attacker stood at declaration
    target_line: Line = "front"
    modifiers: tuple[CardId, ...] = ()
    counter_used: bool = False
    cancelled: bool = False
    hit: bool = False  # its own shots succeeded (TH-179)

    @property
    def paratroop(self) -> bool:
        """TH-370: an attack from a rear line on a rear line."""
        return self.target_line == "rear"


class Shooting(Struct, frozen=True, gc=False):
    """TH-408: one unit's shots at another, as attack or as counter, with what holds for this shooting alone."""

    attacker: Handle  # whoever shoots, also in a counter
    target: Handle
    kind: AttackType
    shots: int = 1  # still to be rolled
    counter: bool = False
    charge: bool = False
    paratroop: bool = False
    modifiers: tuple[CardId, ...] = ()
    ignores: tuple[InPlay, ...] = ()  # TH-360: Water events that do not count here
    lead: bool = False  # TH-366: two dice
    needs: int | None = None  # the present shot's target number; None where it cannot hit any more (TH-224)
    dice: tuple[int, ...] = ()  # of the present shot
    ammo: bool = False  # some die reached the supply value
    hit: bool = False  # some shot destroyed or pinned (TH-179)
    evaded: bool = False  # TH-305


class Scouting(Struct, frozen=True, gc=False):
    """TH-105: a declared scouting, with the cards used on it."""

    unit: Handle
    opponent: Seat
    modifiers: tuple[CardId, ...] = ()


class Strike(Struct, frozen=True, gc=False):
    """TH-291: an announced air strike, the commanders used against it and the anti-air units that have fired."""

    playing: Playing
    target: Handle
    modifiers: tuple[CardId, ...] = ()
    fired: tuple[Handle, ...] = ()


# What is still to happen. Questions to players:


class DraftCards(Struct, frozen=True, tag=True, gc=False):
    """TH-046: the seats that still owe a pick."""

    owing: tuple[Seat, ...]


class PlaceUnits(Struct, frozen=True, tag=True, gc=False):
    """TH-050: the seats that still owe their placement."""

    owing: tuple[Seat, ...]


class RearrangeHidden(Struct, frozen=True, tag=True, gc=False):
    """Before the turn, step b (TH-062)."""


class AdvanceUnit(Struct, frozen=True, tag=True, gc=False):
    """Before the turn, step c (TH-063)."""


class PayRelief(Struct, frozen=True, tag=True, gc=False):
    """Before the turn, step d (TH-064)."""


class TakeAction(Struct, frozen=True, tag=True, gc=False):
    """MAIN (TH-098): the turn player's events, abilities and actions."""


class AskWindow(Struct, frozen=True, tag=True, gc=False):
    """TH-124: an open window and who is asked just now, which only that player may know."""

    kind: WindowKind
    asked: Seat


class ChooseKind(Struct, frozen=True, tag=True, gc=False):
    """TH-146: grenade or trample against the new target of a redirected attack."""


class AskCounter(Struct, frozen=True, tag=True, gc=False):
    """TH-231: the target of the attack may counter."""


class AskScoutCounter(Struct, frozen=True, tag=True, gc=False):
    """TH-109: one of the scouted player's units may counter the scouting unit."""


class AskLeadership(Struct, frozen=True, tag=True, gc=False):
    """TH-366."""


class AskEvade(Struct, frozen=True, tag=True, gc=False):
    """TH-300."""


class ExposeUnits(Struct, frozen=True, tag=True, gc=False):
    """TH-108: the scouting player chooses *count* hidden units of the opponent."""

    count: int


class AskAntiAir(Struct, frozen=True, tag=True, gc=False):
    """TH-291 (2b)."""


class DiscardDown(Struct, frozen=True, tag=True, gc=False):
    """TH-141: a player discards until *keep* cards are left, before drawing."""

    seat: Seat
    keep: int


class PlaceDrawn(Struct, frozen=True, tag=True, gc=False):
    """TH-096."""

    seat: Seat


class AskEffect(Struct, frozen=True, tag=True, gc=False):
    """A choice of the event being resolved (TH-401): *ask* tells which."""

    playing: Playing
    asked: Seat
    ask: str


# Questions to chance:


class DealCards(Struct, frozen=True, tag=True, gc=False):
    """TH-040 to TH-044."""


class RollForFirst(Struct, frozen=True, tag=True, gc=False):
    """TH-052: the tied seats, and what the first of them have rolled."""

    tied: tuple[Seat, ...]
    rolled: tuple[int, ...] = ()


class TakeEvent(Struct, frozen=True, tag=True, gc=False):
    """TH-114: an event is drawn by chance."""

    seat: Seat


class TakeUnit(Struct, frozen=True, tag=True, gc=False):
    """TH-096: a unit card is drawn by chance."""

    seat: Seat


class PeekEvent(Struct, frozen=True, tag=True, gc=False):
    """TH-400: a card comes up that a player looks at on top of the event deck."""

    seat: Seat


class RollScout(Struct, frozen=True, tag=True, gc=False):
    """TH-107."""


class RollShot(Struct, frozen=True, tag=True, gc=False):
    """TH-176 (a): dice of one shot are due until the shooting has them all."""


class RollEvade(Struct, frozen=True, tag=True, gc=False):
    """TH-300."""


class RollAmmunition(Struct, frozen=True, tag=True, gc=False):
    """TH-359, TH-362, TH-364: a die for the unit's ammunition only."""

    unit: Handle


class RollAntiAir(Struct, frozen=True, tag=True, gc=False):
    """TH-291 (3)."""

    unit: Handle


class RollEffect(Struct, frozen=True, tag=True, gc=False):
    """A die of the event or commander being resolved; *unit* is whom it is rolled for, if anybody."""

    playing: Playing
    unit: Handle = ""


class RollExpiry(Struct, frozen=True, tag=True, gc=False):
    """TH-150 (1): does this staying event end?"""

    card: CardId


# Steps that run by themselves:


class SetOut(Struct, frozen=True, tag=True, gc=False):
    """TH-050, TH-052: all placements are shown together."""


class FinishSetup(Struct, frozen=True, tag=True, gc=False):
    """TH-054, TH-159: from now on units may be revealed; whoever resigned before is out."""


class BeginTurn(Struct, frozen=True, tag=True, gc=False):
    """Before the turn (TH-060): what ends now, step a, and the questions of b, c and d."""


class FillFront(Struct, frozen=True, tag=True, gc=False):
    """Before the turn, step e (TH-065)."""


class StartTurn(Struct, frozen=True, tag=True, gc=False):
    """TH-098: the START window, then MAIN."""


class OpenWindow(Struct, frozen=True, tag=True, gc=False):
    """TH-122, TH-124: asking begins at the turn player; after every play it begins again, the window being *opened*."""

    kind: WindowKind
    opened: bool = False


class GoOnWithTurn(Struct, frozen=True, tag=True, gc=False):
    """TH-099: another action, or the end of the turn."""


class EndTurn(Struct, frozen=True, tag=True, gc=False):
    """TH-150."""


class CloseTurn(Struct, frozen=True, tag=True, gc=False):
    """TH-150 (2) to (5)."""


class AnswerAttack(Struct, frozen=True, tag=True, gc=False):
    """TH-174, step 3: after the `declare` window."""


class CarryOutAttack(Struct, frozen=True, tag=True, gc=False):
    """TH-174, step 4: after a counter that came first."""


class AnswerFailedAttack(Struct, frozen=True, tag=True, gc=False):
    """TH-174, step 6."""


class EndAttack(Struct, frozen=True, tag=True, gc=False):
    """The attack is over."""


class LeadShooting(Struct, frozen=True, tag=True, gc=False):
    """TH-366: is there anybody to lead?"""


class NextShot(Struct, frozen=True, tag=True, gc=False):
    """TH-176, or the end of the shooting (TH-260)."""


class JudgeShot(Struct, frozen=True, tag=True, gc=False):
    """TH-176 (c) and (d)."""


class ApplyHit(Struct, frozen=True, tag=True, gc=False):
    """TH-176 (d): destroy or pin, after the `hit` window."""


class EndScouting(Struct, frozen=True, tag=True, gc=False):
    """The scouting is over."""


class CallAntiAir(Struct, frozen=True, tag=True, gc=False):
    """TH-291 (2b): is there anybody who may fire at the air strike?"""


class DrawEvent(Struct, frozen=True, tag=True, gc=False):
    """TH-114, TH-141, TH-143: one event for this player."""

    seat: Seat


class DrawUnit(Struct, frozen=True, tag=True, gc=False):
    """TH-096, TH-164: one unit card for this player."""

    seat: Seat


class PlayRed(Struct, frozen=True, tag=True, gc=False):
    """TH-136: the red event just drawn is played."""

    seat: Seat
    card: CardId


class Dispose(Struct, frozen=True, tag=True, gc=False):
    """TH-130: what becomes of an event once it is carried out. Until then the card is here. TH-295: a *stopped* one."""

    playing: Playing
    stopped: bool = False


Question = (
    DraftCards
    | PlaceUnits
    | RearrangeHidden
    | AdvanceUnit
    | PayRelief
    | TakeAction
    | AskWindow
    | ChooseKind
    | AskCounter
    | AskScoutCounter
    | AskLeadership
    | AskEvade
    | ExposeUnits
    | AskAntiAir
    | DiscardDown
    | PlaceDrawn
    | AskEffect
)
Chance = (
    DealCards
    | RollForFirst
    | TakeEvent
    | TakeUnit
    | PeekEvent
    | RollScout
    | RollShot
    | RollEvade
    | RollAmmunition
    | RollAntiAir
    | RollEffect
    | RollExpiry
)
Run = (
    SetOut
    | FinishSetup
    | BeginTurn
    | FillFront
    | StartTurn
    | OpenWindow
    | GoOnWithTurn
    | EndTurn
    | CloseTurn
    | AnswerAttack
    | CarryOutAttack
    | AnswerFailedAttack
    | EndAttack
    | LeadShooting
    | NextShot
    | JudgeShot
    | ApplyHit
    | EndScouting
    | CallAntiAir
    | DrawEvent
    | DrawUnit
    | PlayRed
    | Dispose
)
Frame = Question | Chance | Run


class State(Struct, frozen=True, gc=False):
    """Everything the game is, at every moment."""

    options: Options
    players: tuple[Player, ...]
    unit_deck: tuple[CardId, ...]  # what remains, in no order (sorted)
    event_deck: EventDeck = EventDeck()
    discard: tuple[CardId, ...] = ()  # events, face up
    removed: tuple[Removed, ...] = ()
    bombings: int = 0  # TH-161
    turn: int = 0  # player turns begun; 0 during setup
    turn_player: Seat = NOBODY
    actions: int = 0  # left in this turn
    acted: bool = False
    stirred: bool = False  # something of TH-169 has happened in this turn
    quiet_turns: int = 0  # player turns in a row in which nothing of TH-169 happened
    draft: Draft | None = None
    attack: Attack | None = None
    shooting: Shooting | None = None
    scouting: Scouting | None = None
    strike: Strike | None = None
    pending: tuple[Frame, ...] = ()
    result: Result | None = None
