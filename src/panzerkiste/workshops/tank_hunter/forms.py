"""What the deck editor asks for, read off the cards' own types: it knows no field, no range and no choice by itself."""

from functools import cache
from inspect import isclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from panzerkiste.games.tank_hunter.cards.cards import Commander, Event, Target, Trigger, Unit
from panzerkiste.games.tank_hunter.cards.effect_codes import CommanderEffect, EventEffect
from panzerkiste.games.tank_hunter.cards.faults import ABILITIES_OF, VALUES_OF
from panzerkiste.workshops.tank_hunter.protocol import Field, Form, Forms

# The head under which the catalogue names a field's values, where it is not the field's own.
_HEADS: Final = {
    "types": "type",
    "attacker_types": "type",
    "blocks": "attack",
    "attack_types": "attack",
    "attacker_line": "line",
}
_OF_AN_ATTACKER: Final = ("attack", "roll")  # targets whose "who" tells of the attacking unit


@cache
def forms() -> Forms:
    effects = dict.fromkeys((*get_args(EventEffect), *get_args(CommanderEffect)))
    return Forms(
        unit=_form(Unit),
        event=_form(Event),
        commander=_form(Commander),
        effects={_tag(effect): _form(effect) for effect in effects},
        targets={_tag(target): _form(target) for target in get_args(Target)},
        trigger=_form(Trigger),
        values_of=VALUES_OF,
        abilities_of=ABILITIES_OF,
    )


def _tag(record: type[Struct]) -> str:
    return str(record.__struct_config__.tag)


def _form(record: type[Struct], head: str = "") -> Form:
    """The fields by their names; those of a record within it are called "shots.gun"."""
    found: Form = {}
    for info in fields(record):
        name = info.encode_name
        if isclass(info.type) and issubclass(info.type, Struct):
            found |= _form(info.type, f"{head}{name}.")
        elif field := _field(info.type, _word(record, name)):
            found[head + name] = field
    return found


def _word(record: type[Struct], name: str) -> str:
    return "attacker" if name == "who" and _tag(record) in _OF_AN_ATTACKER else _HEADS.get(name, name)


def _field(kind: Any, word: str) -> Field | None:
    """None for what is a record of several kinds: targets and effects have forms of their own."""
    parts = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    known = [part for part in parts if part is not NoneType]
    optional = len(known) < len(parts)
    match get_origin(known[0]) or known[0], get_args(known[0]):
        case _ if len(known) > 1:
            return None
        case one, _ if one is bool:
            return Field("flag", word, optional)
        case one, values if one is Literal:
            return Field("one", word, optional, values=values)
        case one, (values, _) if one is tuple:
            return Field("several", word, optional, values=get_args(values))
        case one, (base, meta) if one is Annotated and base is int:
            return Field("number", word, optional, meta.ge, meta.le)
        case one, (_, meta) if one is Annotated:
            return Field("text", word, optional, meta.min_length or 0, meta.max_length)
    return None
