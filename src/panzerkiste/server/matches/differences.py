"""A replay on its way to the client: the first view whole, then only what has changed from each to the next."""

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from panzerkiste.server.matches.api import Change, FoldedReplay, Place, Replay


def folded(replay: Replay) -> FoldedReplay:
    """All of it is worked out from the viewer's own views."""
    views = (msgspec.json.decode(msgspec.json.encode(frame.view)) for frame in replay.frames)
    return FoldedReplay(
        replay=replace(replay, frames=tuple(replace(frame, view=None) for frame in replay.frames)),
        changes=tuple(tuple(changes(*pair)) for pair in pairwise(chain([None], views))),
    )


def changes(before: Any, after: Any, path: tuple[Place, ...] = ()) -> Iterator[Change]:
    """What is to be put where, or taken away, to make one JSON value of another."""
    if before == after:
        return
    places = _places(before, after)
    if places is None:
        yield Change(path, after)
        return
    for place in places:
        if isinstance(after, dict) and place not in after:
            yield Change((*path, place))
        elif isinstance(before, dict) and place not in before:
            yield Change((*path, place), after[place])
        else:
            yield from changes(before[place], after[place], (*path, place))


def _places(before: Any, after: Any) -> list[Place] | None:
    """Where two values are compared part by part; None where the new one simply takes the place of the old."""
    match before, after:
        case dict(), dict():
            return [*before, *(key for key in after if key not in before)]
        case list(), list() if len(before) == len(after) and any(isinstance(one, dict | list) for one in after):
            return list(range(len(after)))
        case _:
            return None
