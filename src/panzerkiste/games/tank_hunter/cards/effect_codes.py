"""The effect codes: what a card can do, as data. One record per code, its fields the numbers of the effect.

What a code does stands in ``effects``; which targets, windows and dispositions a code can have in ``data/codes.toml``.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Pips = Annotated[int, Meta(ge=1, le=6)]  # an effect that happens on this or less
Count = Annotated[int, Meta(ge=1, le=3)]  # few, so that the ways to choose stay few
Change = Annotated[int, Meta(ge=-6, le=6)]
AttackType = Literal["anti_armour", "grenade", "trample", "suicide", "gunfight", "long_range"]
Expiry = Literal["never", "owner_before_turn", "roll_at_owner_turn_end"]


class CarpetBombing(Struct, frozen=True, gc=False, tag="carpet_bombing", tag_field="kind", forbid_unknown_fields=True):
    """TH-161, TH-162."""

    remove_le: Pips
    ends_game_on: Count


class DrawUnitsAll(Struct, frozen=True, gc=False, tag="draw_units_all", tag_field="kind", forbid_unknown_fields=True):
    """Each player in order draws units."""

    count: Count


class DrawUnits(Struct, frozen=True, gc=False, tag="draw_units", tag_field="kind", forbid_unknown_fields=True):
    """The player draws units; only with few units in play, if the card says so."""

    count: Annotated[int, Meta(ge=1, le=5)]
    max_units_in_play: Annotated[int, Meta(ge=0, le=20)] | None = None


class AmmoRollOwn(Struct, frozen=True, gc=False, tag="ammo_roll_own", tag_field="kind", forbid_unknown_fields=True):
    """Each target unit rolls for its ammunition."""

    le: Pips


class DiscardAll(Struct, frozen=True, gc=False, tag="discard_all", tag_field="kind", forbid_unknown_fields=True):
    """Each player in order discards events of their choice."""

    count: Count


class Weather(Struct, frozen=True, gc=False, tag="weather", tag_field="kind", forbid_unknown_fields=True):
    """While it lies there: everybody's scouting is changed, and air strikes may be grounded."""

    scout_mod: Change
    no_air_strikes: bool = False
    expires: Expiry = "owner_before_turn"
    expire_le: Pips | None = None


class Resupply(Struct, frozen=True, gc=False, tag="resupply", tag_field="kind", forbid_unknown_fields=True):
    """The targets are no longer out of ammo."""


class ClearMarkers(Struct, frozen=True, gc=False, tag="clear_markers", tag_field="kind", forbid_unknown_fields=True):
    """The targets lose every marker."""


class AirStrike(Struct, frozen=True, gc=False, tag="air_strike", tag_field="kind", forbid_unknown_fields=True):
    """TH-291: anti-air first; then a die."""

    hit_le: Pips
    result: Literal["destroy", "remove", "out_of_ammo"]


class Barrage(Struct, frozen=True, gc=False, tag="barrage", tag_field="kind", forbid_unknown_fields=True):
    """Each unit of a front line rolls; a hit one is revealed and marked."""

    le: Pips
    requires: Literal["own_revealed_able_gun"] | None = None


class AttackMod(Struct, frozen=True, gc=False, tag="attack_mod", tag_field="kind", forbid_unknown_fields=True):
    """Changes the whole attack or counter (TH-408)."""

    tn: Change = 0
    attack_value: Change = 0
    tn_vs_no_turret: Change | None = None
    no_counter_vs_no_turret: bool = False


class ExtraAction(Struct, frozen=True, gc=False, tag="extra_action", tag_field="kind", forbid_unknown_fields=True):
    """More actions this turn."""

    count: Count


class RevealEnemy(Struct, frozen=True, gc=False, tag="reveal_enemy", tag_field="kind", forbid_unknown_fields=True):
    """Reveals up to *count* hidden units of a player."""

    count: Count


class AttachMod(Struct, frozen=True, gc=False, tag="attach_mod", tag_field="kind", forbid_unknown_fields=True):
    """While attached: values of the unit are changed."""

    armour: Change = 0
    agility: Change = 0
    anti_armour: Change = 0
    lost_on_move: bool = False


class HandLimit(Struct, frozen=True, gc=False, tag="hand_limit", tag_field="kind", forbid_unknown_fields=True):
    """While it lies there: the hand limit is changed (TH-140)."""

    delta: Change
    expires: Expiry = "never"
    expire_le: Pips | None = None


class AmmoStrike(Struct, frozen=True, gc=False, tag="ammo_strike", tag_field="kind", forbid_unknown_fields=True):
    """The target rolls for its ammunition."""

    le: Pips


class Conceal(Struct, frozen=True, gc=False, tag="conceal", tag_field="kind", forbid_unknown_fields=True):
    """The targets are turned face down."""


class MoveRear(Struct, frozen=True, gc=False, tag="move_rear", tag_field="kind", forbid_unknown_fields=True):
    """The target moves to the rear line."""


class DiscardEventInPlay(
    Struct, frozen=True, gc=False, tag="discard_event_in_play", tag_field="kind", forbid_unknown_fields=True
):
    """One staying or attached event is discarded."""


class SupplyMod(Struct, frozen=True, gc=False, tag="supply_mod", tag_field="kind", forbid_unknown_fields=True):
    """While it lies there: the supply values of the player's units are changed (TH-261)."""

    supply: Change
    expires: Expiry = "never"
    expire_le: Pips | None = None


class Water(Struct, frozen=True, gc=False, tag="water", tag_field="kind", forbid_unknown_fields=True):
    """While it lies there: a swamp slows the player's AFVs, a river parts their units from all others."""

    variant: Literal["swamp", "river"]
    tn: Change
    blocks: tuple[AttackType, ...] = ()
    blocks_charge: bool = False
    exempt: tuple[Literal["paratroop"], ...] = ()
    expires: Expiry = "never"
    expire_le: Pips | None = None


class CancelAttack(Struct, frozen=True, gc=False, tag="cancel_attack", tag_field="kind", forbid_unknown_fields=True):
    """TH-145."""


class Redirect(Struct, frozen=True, gc=False, tag="redirect", tag_field="kind", forbid_unknown_fields=True):
    """TH-146."""


class Reroll(Struct, frozen=True, gc=False, tag="reroll", tag_field="kind", forbid_unknown_fields=True):
    """All dice of the roll just made are rolled again."""


class Escape(Struct, frozen=True, gc=False, tag="escape", tag_field="kind", forbid_unknown_fields=True):
    """TH-177: the hit does not happen, the unit goes face down."""


class Ambush(Struct, frozen=True, gc=False, tag="ambush", tag_field="kind", forbid_unknown_fields=True):
    """A hidden unit counters the attack first."""


class Mine(Struct, frozen=True, gc=False, tag="mine", tag_field="kind", forbid_unknown_fields=True):
    """The attacker may be destroyed before it shoots."""

    hit_le: Pips


class HandAttack(Struct, frozen=True, gc=False, tag="hand_attack", tag_field="kind", forbid_unknown_fields=True):
    """The player sees a hand and chooses what is discarded from it."""

    count: Count


# What only commanders do.


class ScoutMod(Struct, frozen=True, gc=False, tag="scout_mod", tag_field="kind", forbid_unknown_fields=True):
    """The scouting under way is changed."""

    scout_mod: Change


class AntiAirMod(Struct, frozen=True, gc=False, tag="anti_air_mod", tag_field="kind", forbid_unknown_fields=True):
    """All anti-air values of the owner are changed against this air strike."""

    anti_air: Change


class DiscardWater(Struct, frozen=True, gc=False, tag="discard_water", tag_field="kind", forbid_unknown_fields=True):
    """One Water event is discarded."""


class ResupplyRoll(Struct, frozen=True, gc=False, tag="resupply_roll", tag_field="kind", forbid_unknown_fields=True):
    """With luck, the target is no longer out of ammo."""

    le: Pips


class ConcealRoll(Struct, frozen=True, gc=False, tag="conceal_roll", tag_field="kind", forbid_unknown_fields=True):
    """With luck, the target is turned face down."""

    le: Pips


class PeekEvents(Struct, frozen=True, gc=False, tag="peek_events", tag_field="kind", forbid_unknown_fields=True):
    """Looks at the top of the event deck and orders it (TH-144, TH-400)."""

    count: Annotated[int, Meta(ge=1, le=4)]


class Spying(Struct, frozen=True, gc=False, tag="spying", tag_field="kind", forbid_unknown_fields=True):
    """TH-356 as if a unit had it."""


class Leadership(Struct, frozen=True, gc=False, tag="leadership", tag_field="kind", forbid_unknown_fields=True):
    """TH-366 as if a ready Leadership unit were exhausted."""


EventEffect = (
    CarpetBombing
    | DrawUnitsAll
    | DrawUnits
    | AmmoRollOwn
    | DiscardAll
    | Weather
    | Resupply
    | ClearMarkers
    | AirStrike
    | Barrage
    | AttackMod
    | ExtraAction
    | RevealEnemy
    | AttachMod
    | HandLimit
    | AmmoStrike
    | Conceal
    | MoveRear
    | DiscardEventInPlay
    | SupplyMod
    | Water
    | CancelAttack
    | Redirect
    | Reroll
    | Escape
    | Ambush
    | Mine
    | HandAttack
)
Lasting = Weather | HandLimit | SupplyMod | Water  # TH-132: what an event does that stays before a player
CommanderEffect = (
    HandLimit
    | AttackMod
    | ScoutMod
    | AntiAirMod
    | DiscardWater
    | ResupplyRoll
    | ConcealRoll
    | PeekEvents
    | Spying
    | Leadership
)
