"""Playing pairings out. A whole game is one task, so where it runs is one argument."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import get_context
from time import monotonic, perf_counter
from typing import Any

from msgspec import Struct

from panzerkiste.arena.pairing import Entrant, Pairing
from panzerkiste.bots import answer
from panzerkiste.engine import playing
from panzerkiste.engine.game import Result, Seat
from panzerkiste.engine.knowledge import Knowledge, Player
from panzerkiste.registry import GAMES


class Played(Struct, frozen=True):
    """A finished game: how it ended, how many answers it took, and how long each seat thought about each of its own."""

    pairing: Pairing
    result: Result
    answers: int
    thought: tuple[tuple[float, ...], ...]

    def share(self, seat: Seat) -> float:
        return self.result.share(seat)


RunAll = Callable[[Callable[[Pairing], Played], Iterable[Pairing]], Iterator[Played]]


def play(pairing: Pairing) -> Played:
    """Play one game out. Bots are asked with what their seat sees and has heard, and nothing else."""
    thought: tuple[list[float], ...] = tuple([] for _ in pairing.entrants)
    players = [_timed(entrant, times) for entrant, times in zip(pairing.entrants, thought, strict=True)]
    match = playing.play(GAMES[pairing.game], players, pairing.seed, pairing.options)
    assert match.result is not None, "a game that asks nobody is over"
    return Played(pairing, match.result, len(match.entries), tuple(map(tuple, thought)))


def _timed(entrant: Entrant, times: list[float]) -> Player:
    """The entrant, which has its own time for an answer, and is timed."""

    def player(known: Knowledge) -> Any:
        began = perf_counter()
        found = answer(entrant.bot, replace(known, deadline=monotonic() + entrant.seconds))
        times.append(perf_counter() - began)
        return found

    return player


@contextmanager
def local_processes(workers: int) -> Iterator[RunAll]:
    """Run whole games in processes of this machine; results come as they are finished."""
    # Fresh processes: forking under the thread of a progress bar could stop one of them for good.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield lambda task, pairings: _finished(pool, task, pairings)
    finally:
        pool.shutdown(cancel_futures=True)  # whoever has enough waits only for games that have begun


def _finished(pool: Executor, task: Callable[[Pairing], Played], pairings: Iterable[Pairing]) -> Iterator[Played]:
    for future in as_completed([pool.submit(task, pairing) for pairing in pairings]):
        yield future.result()


def tournament(pairings: Iterable[Pairing], run_all: RunAll = map) -> Iterator[Played]:
    """The pairings' games, in whatever order they end."""
    return run_all(play, pairings)
