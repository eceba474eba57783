"""What can be answered: one type per choice (TH-401). Place stands in ``state``, since states hold it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.state import Aim, Handle, InPlay, Marker, Place


class Pick(Struct, frozen=True, tag=True, gc=False):
    """TH-045."""

    card: CardId


class Pass(Struct, frozen=True, tag=True, gc=False):
    """TH-402: no, nothing, stop: the safe answer wherever one may decline."""


class Rearrange(Struct, frozen=True, tag=True, gc=False):
    """TH-062: the hidden cards of a line in their new order; a line that is left out stays as it is."""

    front: tuple[Handle, ...] = ()
    rear: tuple[Handle, ...] = ()


class Advance(Struct, frozen=True, tag=True, gc=False):
    """TH-063."""

    unit: Handle


class Relieve(Struct, frozen=True, tag=True, gc=False):
    """TH-064: three events for one marker."""

    cards: tuple[CardId, ...]
    unit: Handle
    marker: Marker


class Play(Struct, frozen=True, tag=True, gc=False):
    """An event from hand, with all that is chosen for it (TH-128)."""

    card: CardId
    on: Aim = Aim()


class Command(Struct, frozen=True, tag=True, gc=False):
    """A commander is exhausted for what the card says."""

    card: CardId
    on: Aim = Aim()


class UseAbility(Struct, frozen=True, tag=True, gc=False):
    """TH-358 to TH-364. *load* is the unit transported or pulled, *water* the event an amphibian ignores."""

    unit: Handle
    ability: Literal["amphibian", "conceal", "withdraw"]  # what for: transport and pulling conceal or withdraw
    load: Handle = ""
    water: InPlay | None = None


class DeclareAttack(Struct, frozen=True, tag=True, gc=False):
    """TH-174, step 1. *spotter* is a hidden Spying unit revealed for a long-range attack (TH-080)."""

    attacker: Handle
    target: Handle
    kind: AttackType
    shots: int = 1
    charge: bool = False
    spotter: Handle = ""


class Scout(Struct, frozen=True, tag=True, gc=False):
    """TH-105."""

    unit: Handle
    opponent: Seat


class Wait(Struct, frozen=True, tag=True, gc=False):
    """TH-114."""


class EndActions(Struct, frozen=True, tag=True, gc=False):
    """TH-099: the rest of the actions is dropped."""


class TakeKind(Struct, frozen=True, tag=True, gc=False):
    """TH-146: grenade or trample against the new target."""

    kind: AttackType


class Counter(Struct, frozen=True, tag=True, gc=False):
    """TH-231, TH-109: this unit counters with so many shots."""

    unit: Handle
    shots: int = 1


class Lead(Struct, frozen=True, tag=True, gc=False):
    """TH-366: a Leadership unit by its handle, or a commander by its card."""

    by: str


class Evade(Struct, frozen=True, tag=True, gc=False):
    """TH-300."""


class Expose(Struct, frozen=True, tag=True, gc=False):
    """TH-108."""

    units: tuple[Handle, ...]


class FireAntiAir(Struct, frozen=True, tag=True, gc=False):
    """TH-291 (2b)."""

    unit: Handle


class Discard(Struct, frozen=True, tag=True, gc=False):
    """TH-141, Partisan Raid, Intercepted Orders: events out of a hand."""

    cards: tuple[CardId, ...]


class Order(Struct, frozen=True, tag=True, gc=False):
    """TH-400: peeked cards, the top one first."""

    cards: tuple[CardId, ...]


class Withdraw(Struct, frozen=True, tag=True, gc=False):
    """Escape: to the rear line."""


class Reveal(Struct, frozen=True, tag=True, gc=False):
    """TH-080: at any time, also unasked."""

    unit: Handle


class Resign(Struct, frozen=True, tag=True, gc=False):
    """TH-159."""


class TimeUp(Struct, frozen=True, tag=True, gc=False):
    """TH-159: the host's word that a player's time has run out."""

    seat: Seat


# What chance answers.


class Deal(Struct, frozen=True, tag=True, gc=False):
    """TH-040 to TH-043: each player's units and event, and what lies in the three piles."""

    units: tuple[tuple[CardId, ...], ...]
    events: tuple[CardId, ...]
    piles: tuple[tuple[CardId, ...], ...]


class Roll(Struct, frozen=True, tag=True, gc=False):
    die: Annotated[int, Meta(ge=1, le=6)]


class Draw(Struct, frozen=True, tag=True, gc=False):
    """The card that comes off a deck."""

    card: CardId


Answer = (
    Pick
    | Place
    | Pass
    | Rearrange
    | Advance
    | Relieve
    | Play
    | Command
    | UseAbility
    | DeclareAttack
    | Scout
    | Wait
    | EndActions
    | TakeKind
    | Counter
    | Lead
    | Evade
    | Expose
    | FireAntiAir
    | Discard
    | Order
    | Withdraw
)
Outcome = Deal | Roll | Draw
Action = Answer | Reveal | Resign | TimeUp | Outcome
