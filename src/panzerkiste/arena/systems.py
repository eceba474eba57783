"""Systems of play: each gives out a round of pairings, and is sent its games before it gives out the next.

What a system does next follows from the games in the order of their pairings, never from the order in which they ended.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Final

from msgspec import Struct

from panzerkiste.arena.pairing import Entrant, Pairing, Terms, mirrored
from panzerkiste.arena.sprt import Test, pairs
from panzerkiste.arena.tournament import Played
from panzerkiste.tournaments.history import NoPairing, Player, Round
from panzerkiste.tournaments.swiss import next_round

LOOK: Final = 20  # deals between two looks at a sequential test

Games = Sequence[Played]
System = Generator[list[Pairing], Games, None]


def held(system: System, play_all: Callable[[list[Pairing]], Games]) -> list[Played]:
    """All games of a system, round after round, in the order of their pairings."""
    games = list[Played]()
    try:
        wanted = next(system)
        while True:
            latest = play_all(wanted)
            games += latest
            if len(latest) < len(wanted):  # somebody has stopped it
                return games
            wanted = system.send(latest)
    except StopIteration:
        return games


def all_tables(terms: Terms, tables: Sequence[tuple[Entrant, ...]], deals: int, seed: int) -> System:
    """Everybody with everybody, or one with all others: all at once."""
    yield list(mirrored(terms, tables, deals, seed))


# One against one, until it is clear who is stronger.


def until_clear(terms: Terms, pair: tuple[Entrant, Entrant], test: Test, deals: int, seed: int) -> System:
    """Mirrored deals until the test has a verdict, but no more than so many."""
    games = list[Played]()
    for first in range(0, deals, LOOK):
        games += yield list(mirrored(terms, [pair], min(LOOK, deals - first), seed + first))
        if test.verdict(pairs(shares(games, pair[0]))) != "open":
            return


def shares(games: Games, entrant: Entrant) -> list[float]:
    """What the entrant won in each game that it sat in once."""
    return [game.share(game.pairing.entrants.index(entrant)) for game in games]


# Swiss.


class Field(Struct):
    """The entrants of a Swiss tournament by the names it pairs them under, and what they have played."""

    entrants: dict[Player, Entrant]
    histories: dict[Player, list[Round]]


def new_field(entrants: Sequence[Entrant]) -> Field:
    named = {str(entrant.bot): entrant for entrant in entrants}
    return Field(named, {name: [] for name in named})


def swiss(terms: Terms, field: Field, rounds: int, deals: int, seed: int) -> System:
    """So many rounds, or as many as can be paired; a meeting is so many mirrored deals, which more than half wins."""
    for number in range(rounds):
        try:
            drawn = next_round(field.histories)
        except NoPairing:
            return
        tables = [(field.entrants[first], field.entrants[second]) for first, second in drawn.tables]
        games = yield list(mirrored(terms, tables, deals, seed + number * deals * len(tables)))
        for (first, second), table in zip(drawn.tables, tables, strict=True):
            won = _meeting([game for game in games if {*game.pairing.entrants} == {*table}], table[0])
            field.histories[first].append(Round(second, 0, won))
            field.histories[second].append(Round(first, 1, 1 - won))
        if drawn.bye is not None:
            field.histories[drawn.bye].append(Round(None, None, 1.0))


def _meeting(games: Games, first: Entrant) -> float:
    won = sum(shares(games, first))
    return 0.5 if 2 * won == len(games) else float(2 * won > len(games))
