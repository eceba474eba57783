"""What a puzzle is about, told by its solution alone."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

from msgspec.structs import replace

from panzerkiste.bots.tank_chess.proof import Position
from panzerkiste.games.tank_chess.actions import Move, Turn
from panzerkiste.games.tank_chess.armour import Facet
from panzerkiste.games.tank_chess.board import ALL_HEADINGS, OFFSETS, Cell, file_of, rank_of
from panzerkiste.games.tank_chess.shooting import strike
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.terrain import OBSTACLE, OPEN, ground
from panzerkiste.games.tank_chess.turn import play

Theme = Literal["raid", "escape", "last-chance", "obstacle", "flank", "hunt"]
DOOM: Final = 2  # turns within which every other turn must be lost, for a last chance


def theme_of(state: State, line: Sequence[Turn]) -> Theme:
    """The first that fits: how it ends, then what is at stake, then what decides it. *line* begins with the answer."""
    states = [state]
    for turn in line:
        states.append(play(states[-1], turn).state)
    result = states[-1].result
    reason = result.reason if result else ""
    if reason in ("raid", "escape"):
        return "raid" if reason == "raid" else "escape"
    if is_last_chance(state, line[0]):
        return "last-chance"
    if _passes_something(states[-2], line[-1]) or (len(line) > 1 and rests_on_an_obstacle(states[1], len(line) - 1)):
        return "obstacle"
    if any(hits_a_flank(*moment) for moment in ((state, line[0]), (states[-2], line[-1]))):
        return "flank"
    return "hunt"


def is_last_chance(state: State, best: Turn) -> bool:
    """Whether after every other turn the enemy wins by force within two turns."""
    return Position(state).is_lost_without(best, DOOM)


def hits_a_flank(state: State, turn: Turn) -> bool:
    """TC-30 to TC-33: whether it destroys from the side or from behind what it could not from the front."""
    if not isinstance(turn, Move) or turn.target is None:
        return False
    shooter, target = state.tank_on(turn.start), state.tank_on(turn.target)
    if shooter is None or target is None:
        return False
    hit = strike(state, shooter, turn.end, target)
    return hit.destroys and hit.facet is not Facet.FRONT and hit.gun <= target.type.armour.front


def rests_on_an_obstacle(state: State, plies: int) -> bool:
    """Whether the side to move, lost within so many plies, could hold out if one thing near its command tank were gone:
    an obstacle or a wreck on a neighbouring cell, or the wreck that was made last."""
    return any(not Position(without).is_lost_within(plies) for without in _with_one_gone(state))


def _with_one_gone(state: State) -> list[State]:
    command = state.command(state.mover)
    near = [command.cell + OFFSETS[heading] for heading in ALL_HEADINGS] if command else []
    found = [_without_wreck(state, wreck.cell) for wreck in state.wrecks if wreck.cell in near]
    return found + [_levelled(state, cell) for cell in near if _has_obstacle(state, cell)]


def _without_wreck(state: State, cell: Cell) -> State:
    return replace(state, wrecks=tuple(wreck for wreck in state.wrecks if wreck.cell != cell))


def _has_obstacle(state: State, cell: Cell) -> bool:
    return cell in state.board.grid and state.board.sign(cell) == OBSTACLE


def _levelled(state: State, cell: Cell) -> State:
    board = state.board
    number = rank_of(cell) * board.width + file_of(cell)
    return replace(state, board=replace(board, terrain=board.terrain[:number] + OPEN + board.terrain[number + 1 :]))


def _passes_something(state: State, turn: Turn) -> bool:
    """Whether its shell flies over something (TC-50), or squeezes between two filled cells (TC-27)."""
    if not isinstance(turn, Move) or turn.target is None:
        return False
    flight = state.board.grid.direction(turn.end, turn.target)
    if flight is None:
        return False
    filled = (state.occupied & ~(1 << turn.start)) | ground(state.board).screens
    way = range(turn.end, turn.target + OFFSETS[flight], OFFSETS[flight])
    over = any(filled >> cell & 1 for cell in way[1:-1])
    return over or (flight % 2 == 1 and any(_squeezes(filled, *step) for step in pairwise(way)))


def _squeezes(filled: int, start: Cell, end: Cell) -> bool:
    """Both cells beside a diagonal step are filled."""
    files = file_of(end) - file_of(start)
    return bool(filled >> (start + files) & 1 and filled >> (end - files) & 1)
