"""Playing pairings out. A whole game is one task, so where it runs is one argument."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from time import monotonic, perf_counter
from typing import Any, Final

from msgspec import Struct

from panzerkiste.arena.pairing import Entrant, Pairing
from panzerkiste.arena.players import player
from panzerkiste.arena.running import RunAll, here
from panzerkiste.bots import UNIFORM, Answer, attempt
from panzerkiste.engine import playing
from panzerkiste.engine.game import Result, Seat
from panzerkiste.engine.knowledge import Knowledge, Player
from panzerkiste.registry import BOTS, GAMES

TOLD: Final = 3  # faults of a seat in one game that are told in words; all are counted


class Played(Struct, frozen=True):
    """A finished game: how it ended, how many answers it took, how long each seat thought about each of its own, and
    what was wrong with those that it lost: it crashed, was too late, or gave an illegal answer."""

    pairing: Pairing
    result: Result
    answers: int
    thought: tuple[tuple[float, ...], ...]
    lost: tuple[int, ...] = ()
    faults: tuple[tuple[str, ...], ...] = ()

    def share(self, seat: Seat) -> float:
        return self.result.share(seat)


def play(pairing: Pairing) -> Played:
    """Play one game out. Bots are asked with what their seat sees and has heard, and nothing else."""
    if any(isinstance(entrant.bot, int) and entrant.bot > UNIFORM for entrant in pairing.entrants):
        _warm(pairing.game)
    game, opening = GAMES[pairing.game], _Opening(pairing.opening)
    seats = [_Seated(entrant, player(game, entrant.bot), opening) for entrant in pairing.entrants]
    match = playing.play(game, seats, pairing.seed, pairing.options)
    assert match.result is not None, "a game that asks nobody is over"
    faults = [seat.faults for seat in seats]
    return Played(
        pairing,
        match.result,
        len(match.entries),
        tuple(tuple(seat.times) for seat in seats),
        tuple(map(len, faults)),
        tuple(tuple(found[:TOLD]) for found in faults),
    )


@cache
def _warm(game: str) -> None:
    """No level loses time to a compiler: whatever is compiled is so before the first game."""
    if game in BOTS and (warm := BOTS[game].warm):
        warm(lambda done, steps: None)


class _Opening:
    """How many answers are still drawn by lot, whoever gives them."""

    def __init__(self, left: int) -> None:
        self.left = left

    def goes_on(self) -> bool:
        self.left -= 1
        return self.left >= 0


class _Seated:
    """An entrant, which has its own time for an answer, is timed, and loses its answer where it fails."""

    def __init__(self, entrant: Entrant, bot: int | str | Player, opening: _Opening) -> None:
        self.entrant, self.bot, self.opening = entrant, bot, opening
        self.times, self.faults = list[float](), list[str]()

    def __call__(self, known: Knowledge) -> Any:
        if self.opening.goes_on():
            return attempt(UNIFORM, known).action
        began = perf_counter()
        found: Answer = attempt(self.bot, replace(known, deadline=monotonic() + self.entrant.seconds))
        self.times.append(perf_counter() - began)
        if found.fault:
            self.faults.append(found.fault)
        return found.action


def tournament(pairings: Iterable[Pairing], run_all: RunAll = here) -> Iterator[Played]:
    """The pairings' games, in whatever order they end."""
    return run_all(play, pairings)
