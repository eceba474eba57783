"""What has changed from one view to the next: all that travels once the first is there."""

from collections.abc import Sequence
from functools import cache
from itertools import chain, pairwise
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple, replace

from panzerkiste.server.matches.api import FoldedReplay, Replay
from panzerkiste.server.matches.protocol import Change, Place

Path = tuple[Place, ...]
PLAIN: Final = frozenset((str, int, float, bool, type(None)))  # what has no parts
LISTS: Final = (tuple, list)


def folded(replay: Replay) -> FoldedReplay:
    """All of it is worked out from the viewer's own views."""
    views = (frame.view for frame in replay.frames)
    return FoldedReplay(
        replay=replace(replay, frames=tuple(replace(frame, view=None) for frame in replay.frames)),
        changes=tuple(changes(*pair) for pair in pairwise(chain([None], views))),
    )


def changes(before: Any, after: Any) -> tuple[Change, ...]:
    """What is to be put where, or taken away, to make of the JSON of one value that of another."""
    found: list[Change] = []
    if before != after:
        _compare(before, after, (), found)
    return tuple(found)


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    """Of two different values: part by part where both have the same parts, else the new one replaces the old."""
    kind = after.__class__
    if kind in PLAIN or before.__class__ is not kind:
        found.append(Change(path, after))
    elif fields := _fields(kind):
        _compare_parts(fields, astuple(before), astuple(after), path, found)
    elif kind is dict:
        _compare_keys(before, after, path, found)
    elif kind in LISTS and len(before) == len(after) and not PLAIN.issuperset(map(type, after)):
        _compare_parts(range(len(after)), before, after, path, found)
    else:
        found.append(Change(path, after))


def _compare_parts(
    places: Sequence[Place], before: Sequence[Any], after: Sequence[Any], path: Path, found: list[Change]
) -> None:
    """What an action leaves alone is mostly the very same object, and is passed over without a look."""
    for place, old, new in zip(places, before, after, strict=True):
        if old is not new and old != new:
            _compare(old, new, (*path, place), found)


def _compare_keys(before: dict[str, Any], after: dict[str, Any], path: Path, found: list[Change]) -> None:
    found += [Change((*path, key)) for key in before if key not in after]
    for key, new in after.items():
        if key not in before:
            found.append(Change((*path, key), new))
        elif before[key] != new:
            _compare(before[key], new, (*path, key), found)


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """The fields of a struct that travels as an object with all of them, under their own names."""
    if not issubclass(kind, Struct) or kind.__struct_encode_fields__ != kind.__struct_fields__:
        return ()
    config = kind.__struct_config__
    return () if config.array_like or config.omit_defaults else kind.__struct_fields__
