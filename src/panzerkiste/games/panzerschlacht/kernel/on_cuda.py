"""A batch on a graphics card: one thread for each game, and neighbours in memory are the same entry of all games."""

from typing import Any, Final

import numba.cuda
import numpy as np

from panzerkiste.games.panzerschlacht.kernel import playing
from panzerkiste.games.panzerschlacht.kernel.layout import Numbers

cuda: Final[Any] = numba.cuda  # the types of numba-cuda, which stands in for it, are not known
TOGETHER: Final = 64  # threads that run side by side


def array(numbers: Any) -> Any:
    if hasattr(numbers, "__cuda_array_interface__"):
        return numbers
    return cuda.to_device(np.asfortranarray(numbers, dtype=np.int64))


def on_host(numbers: Any) -> Numbers:
    return np.asarray(numbers.copy_to_host())


def set_up(games: int, *arrays: Any) -> None:
    _launch(games, _set_up, *arrays)


def advance(games: int, *arrays: Any) -> None:
    _launch(games, _advance, *arrays)


def choose_any(games: int, *arrays: Any) -> None:
    _launch(games, _choose_any, *arrays)


def check(games: int, *arrays: Any) -> None:
    _launch(games, _check, *arrays)


def _launch(games: int, kernel: Any, *arrays: Any) -> None:
    kernel[-(-games // TOGETHER), TOGETHER](games, *arrays)


@cuda.jit
def _set_up(games: int, desks: Numbers, starts: Numbers) -> None:
    game = cuda.grid(1)
    if game < games:
        playing.set_up(game, desks, starts)


@cuda.jit
def _advance(games: int, desks: Numbers, starts: Numbers, outcomes: Numbers, words: Numbers) -> None:
    game = cuda.grid(1)
    if game < games:
        playing.advance(game, desks, starts, outcomes, words)


@cuda.jit
def _choose_any(games: int, desks: Numbers, words: Numbers, luck: Numbers) -> None:
    game = cuda.grid(1)
    if game < games:
        playing.choose_any(game, desks, words, luck)


@cuda.jit
def _check(games: int, desks: Numbers, words: Numbers, wrong: Numbers) -> None:
    game = cuda.grid(1)
    if game < games:
        playing.check(game, desks, words, wrong)
