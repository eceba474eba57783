"""Who meets whom. A pairing carries its seed, so a tournament can be repeated to the last die."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct


class Entrant(Struct, frozen=True, order=True):
    """A computer player: a level (0 plays at random) and the time it may think about one answer."""

    level: int
    seconds: float


class Pairing(Struct, frozen=True):
    """One game to be played; entrants in the order of their seats."""

    game: str
    entrants: tuple[Entrant, ...]
    seed: int


def duel(game: str, first: Entrant, second: Entrant, games: int, seed: int) -> Iterator[Pairing]:
    """Two entrants against each other; they change seats after every game."""
    for number in range(games):
        seats = (first, second) if number % 2 == 0 else (second, first)
        yield Pairing(game, seats, seed + number)


def ladder(game: str, rungs: Sequence[Entrant], games: int, seed: int) -> Iterator[Pairing]:
    """Every entrant against the next one."""
    for rung, (lower, higher) in enumerate(pairwise(rungs)):
        yield from duel(game, higher, lower, games, seed + rung * games)
