"""Set-up (PS-12 to PS-21)."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht.board import (
    GREEN,
    NOWHERE,
    PLAIN_STEPS,
    Side,
    Square,
    half,
    home_row,
    members,
    name,
    row,
    squares,
)
from panzerkiste.games.panzerschlacht.state import INSTALLATION_CODES, Army, Placed, Secret, Setup, Tank


def setup_breaches(side: Side, setup: Setup) -> Iterator[Illegal]:
    """Every rule this set-up breaks, finished or not; the set-up screen marks them all."""
    yield from _pieces_missing(setup)
    yield from _values_wrong(setup)
    yield from misplaced(side, setup)


def misplaced(side: Side, setup: Setup) -> Iterator[Illegal]:
    """Every rule that some piece's square breaks."""
    yield from _installations_misplaced(side, setup)
    yield from _tanks_misplaced(side, setup)
    yield from _guns_misplaced(side, setup)
    yield from mines_misplaced(side, setup.mines, _standing(setup))


def check_setup(side: Side, setup: Setup) -> None:
    """PS-20: an illegal set-up is rejected as a whole."""
    for breach in setup_breaches(side, setup):
        raise breach


def _standing(setup: Setup) -> list[Square]:
    """The squares that pieces occupy; mines occupy nothing."""
    placed = [*setup.installations, *(tank.square for tank in setup.tanks), *setup.guns]
    return [square for square in placed if square != NOWHERE]


def _pieces_missing(setup: Setup) -> Iterator[Illegal]:
    for code, square in zip(INSTALLATION_CODES, setup.installations, strict=True):
        if square == NOWHERE:
            yield Illegal("PS-03", "installation", piece=code)
    for way, have, need in (
        ("tanks", len(setup.tanks), len(SUPPLY.tanks)),
        ("guns", len(setup.guns), SUPPLY.guns),
    ):
        if have != need:
            yield Illegal("PS-03", way, have=have, need=need)
    if len(setup.mines) != SUPPLY.mines:
        yield Illegal("PS-19", "count", have=len(setup.mines), need=SUPPLY.mines)


def _installations_misplaced(side: Side, setup: Setup) -> Iterator[Illegal]:
    placed = [square for square in setup.installations if square != NOWHERE]
    for square in placed:
        if square not in half(side) or square in home_row(side):
            yield Illegal("PS-14", square=name(square))
    for twice in _doubled(row(square) for square in placed):
        yield Illegal("PS-15", "row", row=twice)
    for twice in _doubled(square % 10 for square in placed):
        yield Illegal("PS-15", "file", file="abcdefghij"[twice])


def _tanks_misplaced(side: Side, setup: Setup) -> Iterator[Illegal]:
    for tank in setup.tanks:
        if tank.square not in home_row(side):
            yield Illegal("PS-16", square=name(tank.square))


def _values_wrong(setup: Setup) -> Iterator[Illegal]:
    for tank in setup.tanks:
        if tank.value not in SUPPLY.tanks:
            yield Illegal("PS-17", "range", value=tank.value)
    yield from values_doubled(tank.value for tank in setup.tanks)


def _guns_misplaced(side: Side, setup: Setup) -> Iterator[Illegal]:
    for gun in setup.guns:
        if gun not in half(side):
            yield Illegal("PS-18", square=name(gun))
    yield from squares_shared(_standing(setup))


def values_doubled(values: Iterable[int]) -> Iterator[Illegal]:
    """PS-17: no two tanks of a side have the same value."""
    return (Illegal("PS-17", "twice", value=value) for value in _doubled(values))


def squares_shared(pieces: Iterable[Square]) -> Iterator[Illegal]:
    """PS-11: no two pieces stand on the same square."""
    return (Illegal("PS-11", square=name(square)) for square in _doubled(pieces))


def mines_misplaced(side: Side, mines: Collection[Square], pieces: Collection[Square]) -> Iterator[Illegal]:
    """PS-19: mines lie in the own half, not under own *pieces*, and not one on the other."""
    for mine in mines:
        if mine not in half(side):
            yield Illegal("PS-19", "half", square=name(mine))
        elif mine in pieces:
            yield Illegal("PS-19", "occupied", square=name(mine))
    for square in _doubled(mines):
        yield Illegal("PS-19", "twice", square=name(square))


def _doubled(things: Iterable[int]) -> list[int]:
    return [thing for thing, count in Counter(things).items() if count > 1]


def walled_in(side: Side, setup: Setup) -> list[Square]:
    """PS-20: tanks that own guns and installations keep from ever leaving their half; legal, but see PS-98."""
    walls = {*setup.guns, *setup.installations}
    homes = [tank.square for tank in setup.tanks if tank.square in home_row(side)]
    return [square for square in homes if not _can_leave(side, square, walls)]


def _can_leave(side: Side, start: Square, walls: set[Square]) -> bool:
    reached, edge = {start}, [start]
    while edge:
        for square in PLAIN_STEPS[side][edge.pop()]:
            if square not in half(side):
                return True
            if square not in walls and square not in reached:
                reached.add(square)
                edge.append(square)
    return False


def army_of(setup: Setup) -> Army:
    """The public part of a set-up; tanks in the order of their squares, so that nothing tells their values (PS-21)."""
    tanks = tuple(Tank(tank.square, tank.square) for tank in _by_square(setup))
    cleared = tuple(sorted(_standing(setup)))  # PS-19: no mine lies under an own piece
    return Army(tanks, tuple(sorted(setup.guns)), setup.installations, cleared=cleared)


def secret_of(setup: Setup) -> Secret:
    return Secret(tuple(tank.value for tank in _by_square(setup)), tuple(sorted(setup.mines)))


def _by_square(setup: Setup) -> list[Placed]:
    return sorted(setup.tanks, key=lambda tank: tank.square)


class ReadyMade(Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up to start from, as Green would place it; its names and advice stand in the Fluent catalogues."""

    id: str
    setup: str


class _Table(Struct, frozen=True, forbid_unknown_fields=True):
    tanks: tuple[int, ...]
    guns: int
    mines: int
    setup: list[ReadyMade]


@cache
def _table() -> _Table:
    return msgspec.toml.decode((files(__package__) / "data" / "setups.toml").read_bytes(), type=_Table)


def ready_mades() -> list[ReadyMade]:
    return _table().setup


class Supply(Struct, frozen=True):
    """PS-03: what each side has to place, and the ready-made set-ups to start from, by their ids."""

    tanks: tuple[int, ...]  # their values (PS-17)
    guns: int
    mines: int
    ready_made: tuple[str, ...]


SUPPLY: Final = Supply(_table().tanks, _table().guns, _table().mines, tuple(ready.id for ready in ready_mades()))


def turned(setup: Setup) -> Setup:
    """The same set-up seen from the other side of the board."""
    hq, ammunition, fuel = (99 - square for square in setup.installations)
    return Setup(
        (hq, ammunition, fuel),
        tuple(Placed(99 - tank.square, tank.value) for tank in setup.tanks),
        tuple(99 - gun for gun in setup.guns),
        tuple(99 - mine for mine in setup.mines),
    )


def random_setup(side: Side, rng: Random) -> Setup:
    """A legal set-up by chance: depots on the 2nd to 4th row, legal under both readings of PS-14."""
    rows, file_numbers = rng.sample((1, 2, 3), 3), rng.sample(range(10), 3)
    hq, ammunition, fuel = (10 * rank + file for rank, file in zip(rows, file_numbers, strict=True))
    homes = rng.sample(home_row(GREEN), len(SUPPLY.tanks))
    values = rng.sample(SUPPLY.tanks, len(SUPPLY.tanks))
    taken = squares([hq, ammunition, fuel, *homes])
    free = members(((1 << 50) - 1) & ~taken)
    *guns, mine, other_mine = rng.sample(free, SUPPLY.guns + SUPPLY.mines)
    tanks = tuple(Placed(square, value) for square, value in zip(homes, values, strict=True))
    setup = Setup((hq, ammunition, fuel), tanks, tuple(guns), (mine, other_mine))
    return setup if side == GREEN else turned(setup)
