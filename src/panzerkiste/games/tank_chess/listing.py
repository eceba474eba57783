"""Every legal turn (TC-22) as a list that knows its length and makes a turn when it is looked at.

There are some four hundred in a position, and who plays one of them has no use for the others.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from typing import overload

from panzerkiste.games.tank_chess.actions import Escape, Move, Turn
from panzerkiste.games.tank_chess.board import Cell, Heading, cells, members
from panzerkiste.games.tank_chess.movement import Reach, reach
from panzerkiste.games.tank_chess.raid import without_goal
from panzerkiste.games.tank_chess.shooting import Sights, count_facing, count_shots, shots_facing
from panzerkiste.games.tank_chess.state import State, Tank
from panzerkiste.games.tank_chess.terrain import ground


class Turns(Sequence[Turn]):
    """TC-22: every legal turn of the side to move, by start, heading, end and target, each tank's escape last."""

    def __init__(self, state: State) -> None:
        self._state = state

    @cached_property
    def _tanks(self) -> list["TurnsOf"]:
        state, sights = self._state, sights_of(self._state)
        return [TurnsOf(state, tank, sights) for tank in state.army(state.mover)]

    @cached_property
    def _length(self) -> int:
        return sum([turns.count for turns in self._tanks])

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Turn]:
        for turns in self._tanks:
            yield from turns

    @overload
    def __getitem__(self, index: int) -> Turn: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Turn]: ...
    def __getitem__(self, index: int | slice) -> Turn | Sequence[Turn]:
        if isinstance(index, slice):
            return tuple(self)[index]
        number = range(len(self))[index]
        for turns in self._tanks:
            if number < turns.count:
                return turns.turn(number)
            number -= turns.count
        raise AssertionError("the tanks have all the turns")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


def sights_of(state: State) -> Sights:
    """TC-28: what the side to move can fire at."""
    return Sights(ground(state.board), cells(enemy.cell for enemy in state.army(1 - state.mover)), state.occupied)


class TurnsOf:
    """The turns with one tank; *count* says how many."""

    def __init__(self, state: State, tank: Tank, sights: Sights) -> None:
        self._tank, self._sights = tank, sights
        self._way = reach(sights.ground, tank, sights.occupied)
        self._posts = without_goal(state.board, tank, self._way)
        self._lines = sights.lines(tank)
        self._fired = count_shots(self._lines, tank, self._posts)
        self.count = self._way.count + self._fired + self._way.escapes

    def __iter__(self) -> Iterator[Turn]:
        for heading, drives in enumerate(_drives(self._way, self._tank.cell)):
            yield from self._facing(heading) if self._fired else drives
        if self._way.escapes:
            yield Escape(self._tank.cell)

    def turn(self, number: int) -> Turn:
        """The one with this place in the list."""
        for heading, ends in enumerate(self._way.ends):
            facing = ends.bit_count()
            if self._fired:
                facing += count_facing(self._lines, self._tank, self._posts, heading)
            if number < facing:
                return self._facing(heading)[number]
            number -= facing
        return Escape(self._tank.cell)

    def _facing(self, heading: Heading) -> list[Move]:
        """Those that end with this heading."""
        start, fired_at = self._tank.cell, shots_facing(self._sights, self._lines, self._tank, self._posts, heading)
        return [
            Move(start, end, heading, target)
            for end in members(self._way.ends[heading])
            for target in (None, *fired_at.get(end, ()))
        ]


@lru_cache(maxsize=4096)
def _drives(way: Reach, start: Cell) -> list[tuple[Move, ...]]:
    """By heading: the turns without a shot."""
    return [tuple(Move(start, end, heading, None) for end in members(ends)) for heading, ends in enumerate(way.ends)]
