"""The cards (TH-003 to TH-012) as data: ``data/units.toml``, ``data/events.toml``, ``data/commanders.toml``."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType, CommanderEffect, EventEffect

CardId = str
UnitType = Literal["AFV", "GUN", "INF"]  # TH-004
Nation = Literal["DE", "SU", "US", "UK", "FR", "IT", "JP", "PL"]  # TH-009
Line = Literal["front", "rear"]
WindowKind = Literal["open", "scout", "declare", "counter", "roll", "hit", "air"]  # TH-122
UnitClass = Literal[
    "light",
    "medium",
    "heavy_medium",
    "heavy",
    "cruiser",
    "infantry_tank",
    "tank_destroyer",
    "assault_gun",
    "sp_artillery",
    "sp_flak",
    "recon",
    "carrier",
    "command",
    "at_gun",
    "field_gun",
    "howitzer",
    "flak",
    "rocket",
    "rifle",
    "airborne",
    "cavalry",
    "irregular",
    "observer",
    "tank_hunter",
]

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Copies = Annotated[int, Meta(ge=1, le=20)]
Value = Annotated[int, Meta(ge=0, le=12)]
AbilityValue = Annotated[int, Meta(ge=1, le=6)]
ShotCount = Annotated[int, Meta(ge=1, le=6)]

ALL_TYPES: Final[tuple[UnitType, ...]] = ("AFV", "GUN", "INF")
LINES: Final[tuple[Line, ...]] = ("front", "rear")


class Name(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    en: Annotated[str, Meta(min_length=1, max_length=60)]
    de: Annotated[str, Meta(min_length=1, max_length=60)]


class Text(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The rules text shown to players."""

    en: Annotated[str, Meta(max_length=800)] = ""
    de: Annotated[str, Meta(max_length=800)] = ""


class Shots(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """TH-007: how many shots a value gives; the field is that of the value."""

    anti_armour: ShotCount = 1
    non_aa: ShotCount = 1
    trample: ShotCount = 1
    gun: ShotCount = 1
    suicide: ShotCount = 1
    long_range: ShotCount = 1


class Abilities(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """TH-350: what a revealed unit can do; None where an ability with a number is missing."""

    scout: AbilityValue | None = None
    long_range: AbilityValue | None = None
    anti_air: AbilityValue | None = None
    evade: AbilityValue | None = None
    rear: bool = False
    no_turret: bool = False
    open_top: bool = False
    spying: bool = False
    amphibian: bool = False
    transport: bool = False
    pulling: bool = False
    leadership: bool = False
    paratroop: bool = False


class Unit(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """TH-003: a unit card. A value that is None is absent (TH-006)."""

    id: Id
    name: Name
    type: UnitType
    nation: Nation
    class_: UnitClass = field(name="class")
    points: Annotated[int, Meta(ge=1, le=10)]
    defence: Annotated[int, Meta(ge=0, le=6)]  # armour of an AFV, agility of a GUN or INF
    supply: Annotated[int, Meta(ge=1, le=7)]  # TH-008
    copies: Copies
    anti_armour: Value | None = None
    non_aa: Value | None = None
    trample: Value | None = None
    gun: Value | None = None
    suicide: Value | None = None
    shots: Shots = Shots()
    abilities: Abilities = Abilities()


# What a card is played on (TH-128, TH-129).

Who = Literal["own", "enemy", "turn_player", "any", "all"]
UnitNeed = Literal["out_of_ammo", "any_marker", "anti_armour", "not_rolled_attack"]
PlayerNeed = Literal["hidden_unit", "card_in_hand", "front_unit"]


class UnitTarget(Struct, frozen=True, gc=False, tag="unit", tag_field="what", forbid_unknown_fields=True):
    who: Who
    revealed: Literal["yes", "no", "any"] = "yes"
    line: Literal["any", "front", "rear"] = "any"
    types: tuple[UnitType, ...] = ALL_TYPES
    min: Annotated[int, Meta(ge=1, le=2)] = 1
    max: Annotated[int, Meta(ge=1, le=2)] = 1
    needs: UnitNeed | None = None


class PlayerTarget(Struct, frozen=True, gc=False, tag="player", tag_field="what", forbid_unknown_fields=True):
    who: Who
    needs: PlayerNeed | None = None


class AttackTarget(Struct, frozen=True, gc=False, tag="attack", tag_field="what", forbid_unknown_fields=True):
    """The declared attack or counter; *who* owns the attacking unit. An empty tuple restricts nothing."""

    who: Literal["own", "enemy"]
    against: Literal["own_unit"] | None = None
    attack_types: tuple[AttackType, ...] = ()
    attacker_types: tuple[UnitType, ...] = ()
    attacker_line: Line | None = None


class RollTarget(Struct, frozen=True, gc=False, tag="roll", tag_field="what", forbid_unknown_fields=True):
    """The roll just made; *who* owns the unit that rolled."""

    who: Literal["own", "enemy"]
    against: Literal["own_unit"] | None = None


class EventTarget(Struct, frozen=True, gc=False, tag="event_in_play", tag_field="what", forbid_unknown_fields=True):
    who: Literal["any"] = "any"
    needs: Literal["water"] | None = None


Target = UnitTarget | PlayerTarget | AttackTarget | RollTarget | EventTarget


class Trigger(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The declared attack that must be under way, where the target is something else."""

    against: Literal["own_unit"]
    attacker_line: Line | None = None


Timing = Literal["own", "other", "any", "immediate"]  # TH-120
Disposition = Literal["discard", "remove", "attach", "stay"]  # TH-130
Tag = Literal["air_strike", "water", "weather", "non_tank"]


class Event(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """TH-010: an event card."""

    id: Id
    name: Name
    copies: Copies
    timing: Timing
    after: Disposition
    windows: tuple[Literal["open", "declare", "counter", "roll", "hit"], ...]  # empty for red
    target: Target
    effect: EventEffect
    trigger: Trigger | None = None
    tags: tuple[Tag, ...] = ()
    text: Text = Text()

    @property
    def red(self) -> bool:
        """TH-136: played when drawn."""
        return self.timing == "immediate"


class Commander(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """TH-011, section 20: neither a unit nor worth points. ``open_own`` is ``open`` on the owner's turn."""

    id: Id
    name: Name
    copies: Copies
    use: Literal["passive", "exhaust"]
    windows: tuple[Literal["open_own", "scout", "declare", "counter", "air"], ...]
    effect: CommanderEffect
    target: Target | None = None
    text: Text = Text()


Card = Unit | Commander | Event


class _Units(Struct, frozen=True, forbid_unknown_fields=True):
    unit: tuple[Unit, ...]


class _Events(Struct, frozen=True, forbid_unknown_fields=True):
    event: tuple[Event, ...]


class _Commanders(Struct, frozen=True, forbid_unknown_fields=True):
    commander: tuple[Commander, ...]


def _data(name: str) -> bytes:
    return (files("panzerkiste.games.tank_hunter") / "data" / name).read_bytes()


@cache
def shipped_units() -> dict[CardId, Unit]:
    return {unit.id: unit for unit in msgspec.toml.decode(_data("units.toml"), type=_Units).unit}


@cache
def shipped_events() -> dict[CardId, Event]:
    return {event.id: event for event in msgspec.toml.decode(_data("events.toml"), type=_Events).event}


@cache
def shipped_commanders() -> dict[CardId, Commander]:
    found = msgspec.toml.decode(_data("commanders.toml"), type=_Commanders).commander
    return {commander.id: commander for commander in found}
