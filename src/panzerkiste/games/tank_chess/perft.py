"""Perft (TC-22): counting sequences of turns, by the rules themselves or by the kernel."""

from collections.abc import Callable
from typing import Final, Literal

from msgspec.structs import replace

from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.notation import turn_text
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import play, turns

Implementation = Literal["kernel", "reference"]


def perft(state: State, depth: int, implementation: Implementation = "kernel") -> int:
    """How many sequences of *depth* turns there are; an escape counts once, and draws are not looked at."""
    return _COUNTERS[implementation](state, depth)


def divide(state: State, depth: int, implementation: Implementation = "kernel") -> dict[str, int]:
    """The same for every first turn, by its text."""
    count = _COUNTERS[implementation]
    return {turn_text(state, turn): count(after(state, turn), depth - 1) for turn in turns(state)}


def after(state: State, turn: Turn) -> State:
    """The position after a turn, which draws do not end."""
    state = play(state, turn).state
    return state if state.result is None or state.result.winners else replace(state, result=None)


def _by_the_rules(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(_by_the_rules(after(state, turn), depth - 1) for turn in turns(state))


def _by_the_kernel(state: State, depth: int) -> int:
    if depth == 0 or state.result:
        return int(depth == 0)
    from panzerkiste.games.tank_chess.kernel import count

    return count(state, depth)


_COUNTERS: Final[dict[Implementation, Callable[[State, int], int]]] = {
    "kernel": _by_the_kernel,
    "reference": _by_the_rules,
}
