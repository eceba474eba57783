"""Made-up values: anything that fits a type, and slips of a value. What a hostile or careless client might send."""

from functools import cache
from random import Random
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T")

_WORDS: Final = ("", "-", "x", "green", "surprise", "e4", "0", "ä" * 40)
_NUMBERS: Final = (-(10**12), -101, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 99, 100, 101, 2**31, 10**18)


def forge(kind: Any, rng: Random) -> Any:
    """Some value of the type *kind*, mostly one that makes no sense."""
    return _converted(_plain(_described(kind), rng), kind)


@cache
def _described(kind: Any) -> inspect.Type:
    """A union of many types takes a while to look through."""
    return inspect.type_info(kind)


def _converted(plain: Any, kind: Any) -> Any:
    return msgspec.convert({"inside": plain}, _wrapped(kind)).inside


@cache
def _wrapped(kind: Any) -> Any:
    """Converting, too, looks through a union anew each time, but only once through a class that holds one."""
    return msgspec.defstruct("Wrapped", [("inside", kind)])


def slip(value: T, kind: Any, rng: Random) -> T | None:
    """The value with one thing changed somewhere inside it; None if that does not fit the type any more."""
    plain = msgspec.to_builtins(value)
    try:
        changed: T = _converted(_slipped(plain, rng), kind)
    except msgspec.ValidationError:
        return None
    return changed


def _plain(kind: inspect.Type, rng: Random) -> Any:
    match kind:
        case inspect.Metadata(inner, extra):
            return rng.choice((extra or {}).get("examples") or [_plain(inner, rng)])
        case inspect.UnionType(types):
            return _plain(rng.choice(types), rng)
        case inspect.StructType(cls=_, fields=fields):
            inside = {field.encode_name: _plain(field.type, rng) for field in fields}
            return inside | ({kind.tag_field: kind.tag} if kind.tag_field else {})
        case inspect.VarTupleType() | inspect.ListType():
            return [_plain(kind.item_type, rng) for _ in range(rng.choice((0, 1, 2, 3, 6, 9)))]
        case inspect.TupleType():
            return [_plain(item, rng) for item in kind.item_types]
        case inspect.DictType():
            return {}
        case inspect.LiteralType():
            return rng.choice(kind.values)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return _within(kind, rng)
        case inspect.FloatType():
            return rng.choice((0.0, -1.0, 1e9, rng.random()))
        case inspect.StrType():
            return rng.choice(_WORDS)
        case inspect.NoneType() | inspect.AnyType():
            return None
    raise TypeError(f"cannot make up a {kind}")


def _within(kind: inspect.IntType, rng: Random) -> int:
    number = rng.choice(_NUMBERS) if rng.random() < 0.5 else rng.randrange(-5, 120)
    if kind.ge is not None and number < kind.ge:
        number = rng.randrange(kind.ge, kind.ge + 10)
    if kind.le is not None and number > kind.le:
        number = rng.randrange(kind.le - 5 if kind.ge is None else kind.ge, kind.le + 1)
    return number


def _slipped(plain: Any, rng: Random) -> Any:
    match plain:
        case dict() if inner := [key for key, value in plain.items() if key != "type"]:
            key = rng.choice(inner)
            return plain | {key: _slipped(plain[key], rng)}
        case list():
            return _slipped_list(plain, rng)
        case bool():
            return not plain
        case int():
            return plain + rng.choice((-10, -1, 1, 10)) if rng.random() < 0.7 else rng.choice(_NUMBERS)
        case str():
            return rng.choice(_WORDS)
    return plain


def _slipped_list(plain: list[Any], rng: Random) -> list[Any]:
    if not plain:
        return [0]
    at = rng.randrange(len(plain))
    match rng.randrange(5):
        case 0:
            return plain[:at] + plain[at + 1 :]
        case 1:
            return [*plain, plain[at]]
        case 2:
            return plain[::-1]
        case _:
            return [*plain[:at], _slipped(plain[at], rng), *plain[at + 1 :]]
