"""What is still to happen: the frames of the stack."""

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId, WindowKind
from panzerkiste.games.tank_hunter.state.nouns import Handle, Playing

# Questions to players:


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
    """TH-124: an open window and who is asked just now, which only that player may know.

    Chance is asked where all have passed and the window only waits for its time to be over (TH-125).
    """

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
