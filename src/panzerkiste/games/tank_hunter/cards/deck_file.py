"""Deck files (TH-025): a deck as TOML text, and everything that is wrong with one.

A deck names how often each card in the box is in it, and may bring cards of its own: units, events and commanders made
of the existing effect codes and abilities.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct, inspect

from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.engine.toml import has_deep_key
from panzerkiste.games.tank_hunter.cards.cards import (
    Card,
    CardId,
    Commander,
    Copies,
    Event,
    Unit,
    shipped_commanders,
    shipped_events,
    shipped_units,
)
from panzerkiste.games.tank_hunter.cards.faults import card_faults

LONGEST: Final = 200_000  # characters; a file with every card in the box has 40,000


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is written down. *copies* counts cards in the box; a card that is not named is not in the deck."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    author: Annotated[str, Meta(max_length=60)] = ""
    comment: Annotated[str, Meta(max_length=2000)] = ""
    copies: dict[CardId, Copies] = {}
    unit: tuple[Unit, ...] = ()
    event: tuple[Event, ...] = ()
    commander: tuple[Commander, ...] = ()


class Fault(Struct, frozen=True):
    """What is wrong, and where: the card (empty for the deck itself) and the field in it."""

    card: CardId
    field: str
    why: Refusal


def read_deck(text: str) -> tuple[Deck | None, tuple[Fault, ...]]:
    """The deck in a deck file, or all its faults."""
    try:
        raw = _parsed(text)
    except Illegal as illegal:
        return None, (Fault("", "", illegal.refusal),)
    faults = (*_shape_faults(raw), *_identity_faults(raw), *_card_faults(raw))
    return (None, faults) if faults else (msgspec.convert(raw, Deck), ())


def _parsed(text: str) -> dict[str, Any]:
    if len(text) > LONGEST:
        raise Illegal("TH-025", "long", most=LONGEST)
    if has_deep_key(text):
        raise Illegal("TH-025", "deep")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+), column (\d+)", str(error))
        line, column = place.groups() if place else (str(text.count("\n") + 1), "1")
        raise Illegal("TH-025", "toml", line=int(line), column=int(column)) from None
    except RecursionError:
        raise Illegal("TH-025", "deep") from None


# The shape: every value has the type and lies in the range that the schema gives.


def _shape_faults(raw: dict[str, Any]) -> Iterator[Fault]:
    for place, illegal in _against(raw, _shape(Deck), ()):
        kind, number, *rest = [*place, "", ""]
        if kind in ("unit", "event", "commander") and isinstance(number, int):
            yield Fault(_called(raw[kind][number], kind, number), _path(rest), illegal.refusal)
        elif kind == "copies" and number:
            yield Fault(str(number), "copies", illegal.refusal)
        else:
            yield Fault("", _path(place), illegal.refusal)


def _called(card: object, kind: str, number: int) -> str:
    """The card's id, or its place in the file where it has none."""
    id = card.get("id") if isinstance(card, dict) else None
    return id if isinstance(id, str) and id else f"{kind} {number + 1}"


_Place = tuple[str | int, ...]
_Found = Iterator[tuple[_Place, Illegal]]


def _path(place: Any) -> str:
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in place if step != "")


@cache
def _shape(of: Any) -> inspect.Type:
    return inspect.type_info(of)


def _against(value: object, shape: inspect.Type, place: _Place) -> _Found:
    match shape:
        case inspect.StructType():
            yield from _against_table(value, shape, place)
        case inspect.UnionType():
            yield from _against_union(value, shape, place)
        case inspect.VarTupleType() if isinstance(value, list):
            for number, item in enumerate(value):
                yield from _against(item, shape.item_type, (*place, number))
        case inspect.DictType() if isinstance(value, dict):
            for key, item in value.items():
                yield from _against(item, shape.value_type, (*place, key))
        case inspect.LiteralType():
            if value not in shape.values:
                yield place, Illegal("TH-025", "choice", known=", ".join(map(str, shape.values)))
        case inspect.IntType() if type(value) is int:
            yield from _against_range(value, shape, place)
        case inspect.StrType() if isinstance(value, str):
            yield from _against_text(value, shape, place)
        case inspect.BoolType() if isinstance(value, bool):
            pass
        case _:
            yield place, _mistyped(shape)


def _mistyped(shape: inspect.Type) -> Illegal:
    match shape:
        case inspect.IntType():
            return Illegal("TH-025", "number")
        case inspect.BoolType():
            return Illegal("TH-025", "flag")
        case inspect.VarTupleType():
            return Illegal("TH-025", "list")
        case inspect.StrType():
            return Illegal("TH-025", "text")
        case _:
            return Illegal("TH-025", "table")


def _against_range(value: int, shape: inspect.IntType, place: _Place) -> _Found:
    low, high = shape.ge, shape.le
    if (low is not None and value < low) or (high is not None and value > high):
        yield place, Illegal("TH-025", "range", low=low or 0, high=high or 0, have=value)


def _against_text(value: str, shape: inspect.StrType, place: _Place) -> _Found:
    if len(value) < (shape.min_length or 0):
        yield place, Illegal("TH-025", "empty")
    elif len(value) > (shape.max_length or LONGEST):
        yield place, Illegal("TH-025", "wordy", most=shape.max_length or LONGEST, have=len(value))
    elif shape.pattern and not re.search(shape.pattern, value):
        yield place, Illegal("TH-025", "id")


def _against_union(value: object, shape: inspect.UnionType, place: _Place) -> _Found:
    """An optional value, or one of several tables told apart by a field."""
    kinds = [kind for kind in shape.types if not isinstance(kind, inspect.NoneType)]
    if len(kinds) == 1:
        yield from _against(value, kinds[0], place)
        return
    tables = {kind.tag: kind for kind in kinds if isinstance(kind, inspect.StructType)}
    sign = next(iter(tables.values())).tag_field or ""
    if not isinstance(value, dict):
        yield place, Illegal("TH-025", "table")
    elif sign not in value:
        yield (*place, sign), Illegal("TH-025", "missing")
    elif not isinstance(value[sign], str) or value[sign] not in tables:
        yield (*place, sign), Illegal("TH-025", "choice", known=", ".join(map(str, tables)))
    else:
        yield from _against_table(value, tables[value[sign]], place)


def _against_table(value: object, shape: inspect.StructType, place: _Place) -> _Found:
    if not isinstance(value, dict):
        yield place, Illegal("TH-025", "table")
        return
    known = {field.encode_name: field for field in shape.fields}
    for key in value:
        if key not in known and key != shape.tag_field:
            yield (*place, key), Illegal("TH-025", "unknown_field")
    for key, field in known.items():
        if key in value:
            yield from _against(value[key], field.type, (*place, key))
        elif field.required:
            yield (*place, key), Illegal("TH-025", "missing")


# The cards: each makes sense by itself, and none is there twice.


def _card_faults(raw: dict[str, Any]) -> Iterator[Fault]:
    for card in _sound_cards(raw):
        yield from (Fault(card.id, field, illegal.refusal) for field, illegal in card_faults(card))


def _sound_cards(raw: dict[str, Any]) -> Iterator[Card]:
    """The own cards whose shape is right, whatever else is wrong in the file."""
    kinds: tuple[tuple[str, type[Card]], ...] = (("unit", Unit), ("event", Event), ("commander", Commander))
    for kind, of in kinds:
        for entry in _entries(raw, kind):
            with suppress(msgspec.ValidationError):
                yield msgspec.convert(entry, of)


def _entries(raw: dict[str, Any], kind: str) -> list[Any]:
    entries = raw.get(kind)
    return entries if isinstance(entries, list) else []


def _identity_faults(raw: dict[str, Any]) -> Iterator[Fault]:
    shipped = shipped_units().keys() | shipped_events().keys() | shipped_commanders().keys()
    copies = raw.get("copies")
    for id in copies if isinstance(copies, dict) else ():
        if id not in shipped:
            yield Fault(id, "copies", Illegal("TH-025", "unknown_card").refusal)
    own = Counter(card.id for card in _sound_cards(raw))
    for id, times in own.items():
        if id in shipped:
            yield Fault(id, "id", Illegal("TH-025", "shipped_id").refusal)
        elif times > 1:
            yield Fault(id, "id", Illegal("TH-025", "twice").refusal)
