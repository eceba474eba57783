"""A batch in memory: its games are shared out among threads, which the compiled loops do not hold up."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import numpy as np

from panzerkiste.games.panzerschlacht.kernel import playing
from panzerkiste.games.panzerschlacht.kernel.compiling import compiled
from panzerkiste.games.panzerschlacht.kernel.layout import Numbers

THREADS: Final = os.cpu_count() or 1
SHARES: Final = 2  # for each thread, so that none waits long for another


def array(numbers: Any) -> Numbers:
    return np.ascontiguousarray(numbers, dtype=np.int64)


def on_host(numbers: Numbers) -> Numbers:
    return numbers.copy()


def set_up(games: int, desks: Numbers, starts: Numbers) -> None:
    _share_out(games, _set_up, desks, starts)


def advance(games: int, desks: Numbers, starts: Numbers, outcomes: Numbers, words: Numbers) -> None:
    _share_out(games, _advance, desks, starts, outcomes, words)


def choose_any(games: int, desks: Numbers, words: Numbers, luck: Numbers) -> None:
    _choose_any(0, games, desks, words, luck)  # sooner done than shared out


def check(games: int, desks: Numbers, words: Numbers, wrong: Numbers) -> None:
    _check(0, games, desks, words, wrong)


def _share_out(games: int, loop: Callable[..., None], *arrays: Numbers) -> None:
    edges = np.linspace(0, games, min(games, SHARES * THREADS) + 1).astype(int)
    list(_pool().map(lambda first, last: loop(first, last, *arrays), edges[:-1], edges[1:]))


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(THREADS)


@compiled
def _set_up(first: int, last: int, desks: Numbers, starts: Numbers) -> None:
    for game in range(first, last):
        playing.set_up(game, desks, starts)


@compiled
def _advance(first: int, last: int, desks: Numbers, starts: Numbers, outcomes: Numbers, words: Numbers) -> None:
    for game in range(first, last):
        playing.advance(game, desks, starts, outcomes, words)


@compiled
def _choose_any(first: int, last: int, desks: Numbers, words: Numbers, luck: Numbers) -> None:
    for game in range(first, last):
        playing.choose_any(game, desks, words, luck)


@compiled
def _check(first: int, last: int, desks: Numbers, words: Numbers, wrong: Numbers) -> None:
    for game in range(first, last):
        playing.check(game, desks, words, wrong)
