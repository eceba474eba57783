"""The stack of what is still to happen.

A frame is a question to a seat, a question to chance, or a step that runs by itself. Only the last frame is
open; an interrupt is a push, and the rest waits beneath. A chapter pushes its whole sequence at once, in
rulebook order, so the code reads like the rulebook and the state stays plain data.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from panzerkiste.engine.game import Step

S = TypeVar("S", bound=Any)  # a Struct with a field `pending`, a tuple whose last frame is the open one
E = TypeVar("E")


def then(state: S, *frames: object) -> S:
    """Push *frames* so that they happen in the order given, before anything that waits already."""
    return replace(state, pending=state.pending + frames[::-1])


def settle(step: Step[S, E], steps: Mapping[type[Any], Callable[[S, Any], Step[S, E]]]) -> Step[S, E]:
    """Run the frames that ask nobody until a question is open or the stack is empty."""
    state, pending = step.state, step.state.pending
    told = step.told
    while pending and (run := steps.get(type(pending[-1]))):
        done = run(replace(state, pending=pending[:-1]), pending[-1])
        state, pending = done.state, done.state.pending
        told += done.told
    return Step(state, told, step.final)
