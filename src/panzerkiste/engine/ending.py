"""What a finished match comes to: each seat's numbers, and the step that decided it."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

E = TypeVar("E")
History = Sequence[tuple[int, E]]  # what happened, in order, each with the number of its step


class Count(Struct, frozen=True):
    """A line among the numbers: a Fluent id, and how many each seat has."""

    key: str
    values: tuple[int, ...]


class Decisive(Struct, Generic[E], frozen=True):
    """The step that decided a match, and what of it did so."""

    step: int
    events: tuple[E, ...]


class Ending(Struct, Generic[E], frozen=True):
    counts: tuple[Count, ...] = ()
    decisive: Decisive[E] | None = None


def heaviest(history: History[E], weight: Callable[[E], int]) -> Decisive[E] | None:
    """The step that weighs most, the latest of equals, and what has weight in it; None where nothing has any."""
    steps: dict[int, list[E]] = {}
    for step, event in history:
        if weight(event):
            steps.setdefault(step, []).append(event)
    if not steps:
        return None
    chosen = max(steps, key=lambda step: (sum(map(weight, steps[step])), step))
    return Decisive(chosen, tuple(steps[chosen]))
