"""Whether a card makes sense by itself (TH-004 to TH-012): own cards are held to what ours are held to."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter.cards.cards import (
    ALL_TYPES,
    Card,
    Commander,
    Event,
    PlayerTarget,
    Target,
    Unit,
    UnitTarget,
    UnitType,
)
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackMod, Lasting

_Found = Iterator[tuple[str, Illegal]]

# TH-005: the values that a type can have, besides those of abilities.
VALUES_OF: Final[dict[UnitType, tuple[str, ...]]] = {
    "AFV": ("anti_armour", "non_aa", "trample"),
    "GUN": ("anti_armour", "non_aa"),
    "INF": ("gun", "suicide"),
}
# TH-355, TH-372: of the abilities that not every type can have, those that it can.
ABILITIES_OF: Final[dict[UnitType, tuple[str, ...]]] = {"AFV": ("no_turret", "open_top"), "GUN": (), "INF": ()}


class EventCode(Struct, frozen=True, forbid_unknown_fields=True):
    """What an event with this effect may have; the same table guides the deck editor."""

    id: str
    what: str
    who: tuple[str, ...]
    timings: tuple[str, ...]
    windows: tuple[str, ...]
    after: tuple[str, ...]
    most: int = 1
    line: str = ""
    needs: str = ""


class CommanderCode(Struct, frozen=True, forbid_unknown_fields=True):
    """What a commander with this effect must have."""

    id: str
    use: str
    what: str = ""
    who: tuple[str, ...] = ()
    windows: tuple[str, ...] = ()


class _Codes(Struct, frozen=True, forbid_unknown_fields=True):
    event: tuple[EventCode, ...]
    commander: tuple[CommanderCode, ...]


@cache
def _codes() -> _Codes:
    file = files("panzerkiste.games.tank_hunter") / "data" / "codes.toml"
    return msgspec.toml.decode(file.read_bytes(), type=_Codes)


@cache
def event_codes() -> dict[str, EventCode]:
    return {code.id: code for code in _codes().event}


@cache
def commander_codes() -> dict[str, CommanderCode]:
    return {code.id: code for code in _codes().commander}


def effect_code(card: Event | Commander) -> str:
    return str(card.effect.__struct_config__.tag)


def card_faults(card: Card) -> _Found:
    """What is wrong with a card: the field, and why."""
    match card:
        case Unit():
            return _unit_faults(card)
        case Event():
            return _event_faults(card)
        case Commander():
            return _commander_faults(card)


def _unit_faults(unit: Unit) -> _Found:
    values = _values_and_shots(unit)
    for name, (value, _) in values.items():
        if value is not None and name not in (*VALUES_OF[unit.type], "long_range"):
            yield name, Illegal("TH-005", type=unit.type)
    for name, (value, shots) in values.items():
        if value is None and shots > 1:
            yield f"shots.{name}", Illegal("TH-007")
    if unit.abilities.no_turret and "no_turret" not in ABILITIES_OF[unit.type]:
        yield "abilities.no_turret", Illegal("TH-355", "type")
    if unit.abilities.open_top and "open_top" not in ABILITIES_OF[unit.type]:
        yield "abilities.open_top", Illegal("TH-372", "type")


def _values_and_shots(unit: Unit) -> dict[str, tuple[int | None, int]]:
    shots = unit.shots
    return {
        "anti_armour": (unit.anti_armour, shots.anti_armour),
        "non_aa": (unit.non_aa, shots.non_aa),
        "trample": (unit.trample, shots.trample),
        "gun": (unit.gun, shots.gun),
        "suicide": (unit.suicide, shots.suicide),
        "long_range": (unit.abilities.long_range, shots.long_range),
    }


def _event_faults(event: Event) -> _Found:
    code = event_codes()[effect_code(event)]
    for field, have, known in (("timing", event.timing, code.timings), ("after", event.after, code.after)):
        if have not in known:
            yield field, Illegal("TH-010", "code", code=code.id, known=", ".join(known))
    yield from _window_faults(event, code)
    yield from _target_faults(event.target, code.id, code.what, code.who)
    yield from _event_target_faults(event.target, code)
    yield from _immediate_faults(event)
    if code.id in ("redirect", "ambush") and event.trigger is None:
        yield "trigger", Illegal("TH-010", "trigger", code=code.id)
    if code.id not in ("redirect", "ambush") and event.trigger is not None:
        yield "trigger", Illegal("TH-010", "no_trigger", code=code.id)
    if ("air_strike" in event.tags) != (code.id == "air_strike"):
        yield "tags", Illegal("TH-291", "tag")
    if ("water" in event.tags) != (code.id == "water"):
        yield "tags", Illegal("TH-358", "tag")
    yield from _effect_faults(event)


def _window_faults(event: Event, code: EventCode) -> _Found:
    """TH-122: a red card has no window, any other at least one, and only such as its code acts in."""
    if event.red:
        if event.windows:
            yield "windows", Illegal("TH-122", "red")
        return
    if not event.windows:
        yield "windows", Illegal("TH-122", "none")
    if not set(event.windows) <= set(code.windows):
        yield "windows", Illegal("TH-010", "code", code=code.id, known=", ".join(code.windows))


def _target_faults(target: Target, code: str, what: str, who: tuple[str, ...]) -> _Found:
    if target.__struct_config__.tag != what:
        yield "target.what", Illegal("TH-010", "code", code=code, known=what)
    elif target.who not in who:
        yield "target.who", Illegal("TH-010", "code", code=code, known=", ".join(who))
    if isinstance(target, UnitTarget):
        yield from _unit_target_faults(target)


def _unit_target_faults(target: UnitTarget) -> _Found:
    if target.max < target.min:
        yield "target.max", Illegal("TH-128", "max", min=target.min, max=target.max)
    if not target.types:
        yield "target.types", Illegal("TH-129", "types")
    by_back = target.revealed != "yes" and target.who != "own"
    if by_back and (set(target.types) != set(ALL_TYPES) or target.needs == "anti_armour"):
        yield "target.revealed", Illegal("TH-129", "hidden")  # else the choice would betray hidden cards (TH-014)


def _event_target_faults(target: Target, code: EventCode) -> _Found:
    if isinstance(target, UnitTarget) and target.max > code.most:
        yield "target.max", Illegal("TH-128", "most", code=code.id, most=code.most)
    if isinstance(target, UnitTarget) and code.line not in ("", target.line):
        yield "target.line", Illegal("TH-010", "code", code=code.id, known=code.line)
    if isinstance(target, PlayerTarget) and code.needs not in ("", target.needs):
        yield "target.needs", Illegal("TH-010", "code", code=code.id, known=code.needs)


def _immediate_faults(event: Event) -> _Found:
    """TH-136: nobody chooses when a red card is drawn; and nobody is his own opponent in turn."""
    if event.red and event.target.who not in ("own", "all"):
        yield "target.who", Illegal("TH-136", "choice")
    if event.target.who == "turn_player" and event.timing != "other":
        yield "target.who", Illegal("TH-120", "turn_player")
    if isinstance(event.target, PlayerTarget) and event.target.needs and event.red:
        yield "target.needs", Illegal("TH-136", "choice")


def _effect_faults(event: Event) -> _Found:
    effect = event.effect
    if isinstance(effect, Lasting) and (effect.expires == "roll_at_owner_turn_end") != (effect.expire_le is not None):
        yield "effect.expire_le", Illegal("TH-132", "expire_le")
    if effect == AttackMod():
        yield "effect", Illegal("TH-128", "nothing")


def _commander_faults(commander: Commander) -> _Found:
    code = commander_codes()[effect_code(commander)]
    if commander.use != code.use:
        yield "use", Illegal("TH-326", "use", code=code.id, use=code.use)
    if not set(commander.windows) <= set(code.windows) or bool(commander.windows) != bool(code.windows):
        yield "windows", Illegal("TH-010", "code", code=code.id, known=", ".join(code.windows) or "–")
    if commander.target is None and code.what:
        yield "target", Illegal("TH-025", "missing")
    elif commander.target is not None and not code.what:
        yield "target", Illegal("TH-025", "unknown_field")
    elif commander.target is not None:
        yield from _target_faults(commander.target, code.id, code.what, code.who)
        if isinstance(commander.target, UnitTarget) and commander.target.max > 1:
            yield "target.max", Illegal("TH-128", "most", code=code.id, most=1)
