"""Playing pairings out. A whole game is one task, so where it runs is one argument."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from hashlib import blake2b
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from panzerkiste.arena.pairing import Pairing
from panzerkiste.bots import choose
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, AnyGame, Result, Seat, Step
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
    game, seats = GAMES[pairing.game], range(len(pairing.entrants))
    chance = Simulated(Random(pairing.seed))
    heard: tuple[list[Any], ...] = tuple([] for _ in seats)
    thought: tuple[list[float], ...] = tuple([] for _ in seats)
    step, answers = game.play.start(game.types.options(), len(seats)), 0
    while (decision := game.play.decision(step.state)) is not None:
        seat = decision.seats[0]
        if seat == CHANCE:
            action = game.play.sample(step.state, chance)
        else:
            began = perf_counter()
            action = _answer(game, step.state, seat, heard[seat], pairing, answers)
            thought[seat].append(perf_counter() - began)
        step, answers = game.play.apply(step.state, seat, action), answers + 1
        _tell(step, heard)
    result = game.play.result(step.state)
    assert result is not None, "a game that asks nobody is over"
    return Played(pairing, result, answers, tuple(map(tuple, thought)))


def _answer(game: AnyGame, state: Any, seat: Seat, heard: list[Any], pairing: Pairing, number: int) -> Any:
    entrant, view, offer = pairing.entrants[seat], game.information.view(state, seat), game.play.offer(state, seat)
    seed = _seed(pairing.seed, seat, number)
    return choose(game.id, view, offer, heard, seat, entrant.level, seed, entrant.seconds)


def _seed(*parts: int) -> int:
    """Seeds of neighbouring games, seats and answers have nothing in common."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest())


def _tell(step: Step[Any, Any], heard: tuple[list[Any], ...]) -> None:
    for told in step.told:
        for seat, events in enumerate(heard):
            if told.heard_by(seat):
                events.append(told.event)


@contextmanager
def local_processes(workers: int) -> Iterator[RunAll]:
    """Run whole games in processes of this machine; results come as they are finished."""
    with ProcessPoolExecutor(workers) as pool:
        yield lambda task, pairings: _finished(pool, task, pairings)


def _finished(pool: Executor, task: Callable[[Pairing], Played], pairings: Iterable[Pairing]) -> Iterator[Played]:
    for future in as_completed([pool.submit(task, pairing) for pairing in pairings]):
        yield future.result()


def tournament(pairings: Iterable[Pairing], run_all: RunAll = map) -> Iterator[Played]:
    """The pairings' games, in whatever order they end."""
    return run_all(play, pairings)
