"""Whether a side wins by force: every turn against every turn, nothing left out and nothing guessed.

A win is one by the rules: the command tank destroyed, an escape, a raid. Shots without effect (TC-34) leave the same
position as no shot and are tried once. The positions start without a past, and no draw can come about within so few
turns (TC-55, TC-56); so what is found here is what the rules say. The functions keep the kernel's manner: a function
that calls itself is never given a plain number, or Numba's cache would not load.
"""

from typing import Final

import numpy as np

from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.desk import new_desk, to_turn
from panzerkiste.games.tank_chess.kernel.layout import (
    BEFORE_SHIFT,
    COMMAND,
    END_SHIFT,
    ENDS,
    FIRST,
    HEADING_SHIFT,
    MOVES,
    SIDE,
    SINK,
    TANK_CELL,
    TANK_HEADING,
    TANK_SHIFT,
)
from panzerkiste.games.tank_chess.kernel.making import make, unmake
from panzerkiste.games.tank_chess.kernel.moves import generate, generate_effective
from panzerkiste.games.tank_chess.kernel.tables import Numbers
from panzerkiste.games.tank_chess.kernel.threats import winning_turn
from panzerkiste.games.tank_chess.state import State

MOST_TURNS: Final = 4  # that a side may need
PLIES: Final = 2 * MOST_TURNS


@compiled
def is_forced(desk: Numbers, answers: Numbers, plies: int, top: int) -> int:
    """Whether the side that makes the last of so many plies wins by then, whatever the other does.

    With an odd number it is that side's turn. *answers* holds by ply what was right last time, to be tried first.
    """
    attacks, side = plies & 1, desk[SIDE]
    if winning_turn(desk, side):
        return attacks
    if plies == 1:
        return 0
    if attacks == 0 and winning_turn(desk, 1 - side) == 0:  # nothing threatens, so anything may do
        turn = idle_turn(desk, side)
        make(desk, turn)
        forced = is_forced(desk, answers, plies - 1, top)
        unmake(desk, turn)
        if not forced:
            return 0
    end = generate_effective(desk, top)
    bring_forward(desk, answers[plies], top, end)
    for number in range(top, end):
        turn = desk[number]
        if turn & ENDS:  # its own command tank sinks: a loss at once (TCX-03)
            continue
        make(desk, turn)
        forced = is_forced(desk, answers, plies - 1, end)
        unmake(desk, turn)
        if forced == attacks:
            answers[plies] = turn
            return attacks
    return 1 - attacks


@compiled
def idle_turn(desk: Numbers, side: int) -> int:
    """TC-13: some tank turns on the spot, not the command tank where there is another; always legal."""
    found = desk[COMMAND + side]
    for tank in range(desk[FIRST + side], desk[FIRST + side + 1]):
        if desk[TANK_CELL + tank] and tank != desk[COMMAND + side]:
            found = tank
    cell, heading = desk[TANK_CELL + found], desk[TANK_HEADING + found]
    return cell | cell << END_SHIFT | (heading + 1 & 7) << HEADING_SHIFT | heading << BEFORE_SHIFT | found << TANK_SHIFT


@compiled
def bring_forward(desk: Numbers, turn: int, top: int, end: int) -> None:
    for number in range(top, end):
        if desk[number] == turn:
            desk[number] = desk[top]
            desk[top] = turn
            return


@compiled
def turn_wins(desk: Numbers, answers: Numbers, turn: int, turns: int, top: int) -> int:
    """Whether this turn wins by force within so many turns of its side, itself included."""
    if turn & ENDS:
        return turn & SINK == 0
    if turns == 1:
        return 0
    make(desk, turn)
    forced = is_forced(desk, answers, 2 * turns - 2, top)
    unmake(desk, turn)
    return forced


@compiled
def write_winning(desk: Numbers, answers: Numbers, turns: int, enough: int, found: Numbers) -> int:
    """Of all legal turns, shots without effect included, those that win: how many, but no more than enough."""
    end, count = generate(desk, MOVES), 0
    for number in range(MOVES, end):
        if turn_wins(desk, answers, desk[number], turns, end):
            found[count] = desk[number]
            count += 1
            if count >= enough:
                break
    return count


@compiled
def all_lose(desk: Numbers, answers: Numbers, turns: int, best: int) -> int:
    """Whether after every legal turn but *best* the other side wins by force within so many turns of its own."""
    end = generate(desk, MOVES)
    for number in range(MOVES, end):
        turn = desk[number]
        if turn == best or (turn & ENDS and turn & SINK):
            continue
        if turn & ENDS:
            return 0
        make(desk, turn)
        forced = is_forced(desk, answers, 2 * turns - 1, end)
        unmake(desk, turn)
        if not forced:
            return 0
    return 1


class Position:
    """A position on a desk of its own, for as many questions as there are."""

    def __init__(self, state: State) -> None:
        self.desk = new_desk(state, PLIES)
        self._answers = np.zeros(PLIES + 1, dtype=np.int64)

    def wins_within(self, turns: int) -> bool:
        """Whether the side to move wins by force within so many of its turns."""
        return bool(is_forced(self.desk, self._answers, 2 * turns - 1, MOVES))

    def winning(self, turns: int, enough: int = 1 << 20) -> list[int]:
        """The legal turns, as the kernel writes them, that win within so many turns: the first ones, if too many."""
        found = np.zeros(min(enough, len(self.desk)), dtype=np.int64)
        count = write_winning(self.desk, self._answers, turns, len(found), found)
        return [int(turn) for turn in found[:count]]

    def effective(self) -> list[int]:
        """The turns that do not end the game, without shots that change nothing."""
        listed = self.desk[MOVES : generate_effective(self.desk, MOVES)]
        return [int(turn) for turn in listed if not turn & ENDS]

    def is_lost_within(self, plies: int) -> bool:
        """Whether the side to move is beaten by force within so many plies, an even number."""
        return bool(is_forced(self.desk, self._answers, plies, MOVES))

    def is_lost_without(self, best: Turn, turns: int) -> bool:
        """Whether every other legal turn lets the other side win by force within so many turns."""
        listed = self.desk[MOVES : generate(self.desk, MOVES)]
        own = next(int(turn) for turn in listed if to_turn(int(turn)) == best)
        return bool(all_lose(self.desk, self._answers, turns, own))


def fewest_turns(state: State, most: int) -> int:
    """In how many turns the side to move wins by force, or 0 if it takes more than *most*."""
    position = Position(state)
    return next((turns for turns in range(1, most + 1) if position.wins_within(turns)), 0)


def only_turn(state: State, turns: int, looked: int) -> Turn | None:
    """The one legal turn that wins within so many turns, if no other wins even within *looked*."""
    position = Position(state)
    first = position.winning(turns, 2)
    if len(first) != 1:
        return None
    return to_turn(first[0]) if looked == turns or position.winning(looked, 2) == first else None
