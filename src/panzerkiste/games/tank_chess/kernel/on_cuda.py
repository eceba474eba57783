"""A batch on a graphics card: one thread for each game, and neighbours in memory are the same entry of all games."""

from typing import Any, Final

import numba.cuda
import numpy as np

from panzerkiste.games.tank_chess.kernel import playing
from panzerkiste.games.tank_chess.kernel.tables import Numbers

cuda: Final[Any] = numba.cuda  # the types of numba-cuda, which stands in for it, are not known
TOGETHER: Final = 64  # threads that run side by side


def array(numbers: Any) -> Any:
    if hasattr(numbers, "__cuda_array_interface__"):
        return numbers
    return cuda.to_device(np.asfortranarray(numbers, dtype=np.int64))


def zeros(*shape: int) -> Any:
    """Entry by entry, and of each entry game by game: what threads read at once lies together."""
    made = cuda.device_array(shape, dtype=np.int64, order="F")
    made.ravel(order="F")[:] = 0
    return made


def on_host(numbers: Any) -> Numbers:
    return np.asarray(numbers.copy_to_host())


def set_up(games: int, *arrays: Any) -> None:
    _launch(games, _set_up, *arrays)


def advance(games: int, *arrays: Any) -> None:
    _launch(games, _advance, *arrays)


def choose_any(games: int, *arrays: Any) -> None:
    _launch(games, _choose_any, *arrays)


def find(games: int, *arrays: Any) -> None:
    _launch(games, _find, *arrays)


def mark(games: int, *arrays: Any) -> None:
    _launch(games, _mark, *arrays)


def _launch(games: int, kernel: Any, *arrays: Any) -> None:
    kernel[-(-games // TOGETHER), TOGETHER](games, *arrays)


@cuda.jit
def _set_up(games: int, desks: Numbers, starts: Numbers, counts: Numbers) -> None:
    game = cuda.grid(1)
    if game < games:
        playing.set_up(game, desks, starts, counts)


@cuda.jit
def _advance(games: int, desks: Numbers, starts: Numbers, counts: Numbers, outcomes: Numbers, choices: Numbers) -> None:
    game = cuda.grid(1)
    if game < games:
        playing.advance(game, desks, starts, counts, outcomes, choices)


@cuda.jit
def _choose_any(games: int, counts: Numbers, choices: Numbers, luck: Numbers) -> None:
    game = cuda.grid(1)
    if game < games:
        playing.choose_any(game, counts, choices, luck)


@cuda.jit
def _find(games: int, desks: Numbers, counts: Numbers, wanted: Numbers, choices: Numbers) -> None:
    game = cuda.grid(1)
    if game < games:
        playing.find(game, desks, counts, wanted, choices)


@cuda.jit
def _mark(games: int, desks: Numbers, counts: Numbers, masks: Numbers, every: int) -> None:
    game = cuda.grid(1)
    if game < games:
        playing.mark(game, desks, counts, masks, every)
