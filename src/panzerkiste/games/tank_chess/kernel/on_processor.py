"""A batch in memory: its games are shared out among threads, which the compiled loops do not hold up."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import numpy as np

from panzerkiste.games.tank_chess.kernel import playing
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.tables import Numbers

THREADS: Final = os.cpu_count() or 1
SHARES: Final = 2  # for each thread, so that none waits long for another


def array(numbers: Any) -> Numbers:
    return np.ascontiguousarray(numbers, dtype=np.int64)


def zeros(*shape: int) -> Numbers:
    return np.zeros(shape, dtype=np.int64)


def on_host(numbers: Numbers) -> Numbers:
    return numbers.copy()


def set_up(games: int, desks: Numbers, starts: Numbers, counts: Numbers) -> None:
    _share_out(games, _set_up, desks, starts, counts)


def advance(games: int, desks: Numbers, starts: Numbers, counts: Numbers, outcomes: Numbers, choices: Numbers) -> None:
    _share_out(games, _advance, desks, starts, counts, outcomes, choices)


def choose_any(games: int, counts: Numbers, choices: Numbers, luck: Numbers) -> None:
    _choose_any(0, games, counts, choices, luck)  # sooner done than shared out


def find(games: int, desks: Numbers, counts: Numbers, wanted: Numbers, choices: Numbers) -> None:
    _share_out(games, _find, desks, counts, wanted, choices)


def mark(games: int, desks: Numbers, counts: Numbers, masks: Numbers, every: int) -> None:
    _share_out(games, _mark, desks, counts, masks, every)


def _share_out(games: int, loop: Callable[..., None], *arrays: Numbers | int) -> None:
    edges = np.linspace(0, games, min(games, SHARES * THREADS) + 1).astype(int)
    list(_pool().map(lambda first, last: loop(first, last, *arrays), edges[:-1], edges[1:]))


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(THREADS)


@compiled
def _set_up(first: int, last: int, desks: Numbers, starts: Numbers, counts: Numbers) -> None:
    for game in range(first, last):
        playing.set_up(game, desks, starts, counts)


@compiled
def _advance(  # noqa: PLR0917
    first: int, last: int, desks: Numbers, starts: Numbers, counts: Numbers, outcomes: Numbers, choices: Numbers
) -> None:
    for game in range(first, last):
        playing.advance(game, desks, starts, counts, outcomes, choices)


@compiled
def _choose_any(first: int, last: int, counts: Numbers, choices: Numbers, luck: Numbers) -> None:
    for game in range(first, last):
        playing.choose_any(game, counts, choices, luck)


@compiled
def _find(first: int, last: int, desks: Numbers, counts: Numbers, wanted: Numbers, choices: Numbers) -> None:
    for game in range(first, last):
        playing.find(game, desks, counts, wanted, choices)


@compiled
def _mark(first: int, last: int, desks: Numbers, counts: Numbers, masks: Numbers, every: int) -> None:
    for game in range(first, last):
        playing.mark(game, desks, counts, masks, every)
