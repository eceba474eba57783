"""Who meets whom. A pairing carries its seed, so a tournament can be repeated to the last die."""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, islice, pairwise
from typing import Any

from msgspec import Struct


class Entrant(Struct, frozen=True):
    """A computer player (a level, of which 0 plays at random, or a name) and the time it may think about one answer."""

    bot: int | str
    seconds: float


class Terms(Struct, frozen=True):
    """What holds for all games of a run: the game, its options, and how many answers of each opening are drawn by lot.

    Without dice or draws the same two players would play the same game again and again; an opening makes a difference.
    """

    game: str
    options: dict[str, Any] = {}
    opening: int = 0


class Pairing(Struct, frozen=True):
    """One game to be played; entrants in the order of their seats, and the options that are not as usual."""

    game: str
    entrants: tuple[Entrant, ...]
    seed: int
    options: dict[str, Any] = {}
    opening: int = 0


def duel(game: str, first: Entrant, second: Entrant, games: int, seed: int) -> Iterator[Pairing]:
    """Two entrants against each other; they change seats after every game."""
    for number in range(games):
        seats = (first, second) if number % 2 == 0 else (second, first)
        yield Pairing(game, seats, seed + number)


def ladder(rungs: Sequence[Entrant]) -> list[tuple[Entrant, ...]]:
    """Every entrant with the next one, and the last with the first."""
    return [*((higher, lower) for lower, higher in pairwise(rungs)), (rungs[-1], rungs[0])]


def round_robin(entrants: Sequence[Entrant], seats: int, around: Entrant | None = None) -> list[tuple[Entrant, ...]]:
    """Who sits at a table together: everybody with everybody; in a gauntlet only where *around* sits, too.

    Where there are fewer entrants than seats, all of them sit at one table, again and again in turn.
    """
    if len(entrants) < seats:
        return [tuple(islice(cycle(entrants), seats))]
    return [table for table in combinations(entrants, seats) if around is None or around in table]


def mirrored(terms: Terms, tables: Sequence[tuple[Entrant, ...]], deals: int, seed: int) -> Iterator[Pairing]:
    """Each deal is played once from every seat: the same dice, and everybody one seat further on."""
    for deal in range(deals):
        for number, table in enumerate(tables):
            for turned in range(len(table)):
                seated, own = table[turned:] + table[:turned], seed + deal * len(tables) + number
                yield Pairing(terms.game, seated, own, terms.options, terms.opening)
