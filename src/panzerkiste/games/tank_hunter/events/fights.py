"""Scouting, attacks, counters and air strikes (TH-105 to TH-112, TH-174 to TH-307)."""

from typing import Literal

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.state import Handle, InPlay


class ScoutDeclared(Struct, frozen=True, tag=True, gc=False):
    unit: Handle
    opponent: Seat


class ScoutRolled(Struct, frozen=True, tag=True, gc=False):
    unit: Handle
    die: int
    needs: int


class Waited(Struct, frozen=True, tag=True, gc=False):
    seat: Seat


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
