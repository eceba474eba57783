"""Maps (TC-10, TC-66, TC-67): the shipped ones, own ones, and what is wrong with them."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Final, Literal

from msgspec import Struct

from panzerkiste.engine.illegal import Fact, Illegal, Refusal
from panzerkiste.games.tank_chess.actions import Move
from panzerkiste.games.tank_chess.announcements import check, escape
from panzerkiste.games.tank_chess.board import (
    ALL_HEADINGS,
    LARGEST,
    SIDE_IDS,
    SIDES,
    SMALLEST,
    WHITE,
    Cell,
    Side,
    ahead,
    cell_at,
    opposite,
    rank_of,
)
from panzerkiste.games.tank_chess.map_file import Map, read_map
from panzerkiste.games.tank_chess.movement import reach
from panzerkiste.games.tank_chess.shipped import MAP_NAMES, shipped_text
from panzerkiste.games.tank_chess.shooting import strike
from panzerkiste.games.tank_chess.state import Board, Options, State, Tank
from panzerkiste.games.tank_chess.tanks import ARMIES, COMMAND
from panzerkiste.games.tank_chess.terrain import MODULE_SIGNS, OPEN, ground
from panzerkiste.games.tank_chess.turn import turns


class Finding(Struct, frozen=True):
    """TC-66: something about a map. An error refuses it, a warning only marks it."""

    level: Literal["error", "warning"]
    why: Refusal
    cells: tuple[Cell, ...]


@cache
def shipped_map(name: str) -> Map:
    return read_map(shipped_text(name))


@cache
def _names_by_terrain() -> dict[tuple[int, int, str], str]:
    maps = ((name, shipped_map(name)) for name in MAP_NAMES)
    return {(map.width, map.height, map.terrain): name for name, map in maps}


def board_of(width: int, height: int, terrain: str, goals: tuple[Cell, ...] = ()) -> Board:
    """A board; it knows by its terrain whether it is that of a shipped map (TC-61)."""
    return Board(width, height, terrain, _names_by_terrain().get((width, height, terrain), ""), goals)


def map_of(options: Options) -> Map:
    """The shipped map of that name, or the one in the text. Raises Illegal where it cannot be read."""
    if options.map in MAP_NAMES:
        return shipped_map(options.map)
    if "\n" not in options.map:
        raise Illegal("TC-63", "unknown", name=options.map)
    return read_map(options.map)


def command_cells(map: Map) -> tuple[Cell, ...]:
    """TC-69: by side, where the enemy's command tank starts."""
    return tuple(
        next((tank.cell for tank in map.tanks if tank.letter == COMMAND and tank.side != side), -1) for side in SIDES
    )


def set_up(map: Map, options: Options) -> State:
    """TC-10: every tank on its starting cell, White to move (TC-11)."""
    goals = command_cells(map) if options.mode == "raid" else ()
    return State(options, board_of(map.width, map.height, map.terrain, goals), map.tanks, ())


def army_id(map: Map) -> str:
    """TC-06, TC-07: the army that both sides have, or "" where it is another."""
    counts = [Counter(tank.letter for tank in map.tanks if tank.side == side) for side in SIDES]
    return next((army.id for army in ARMIES if all(count == army.tanks for count in counts)), "")


@lru_cache(maxsize=64)
def findings(map: Map, options: Options) -> tuple[Finding, ...]:
    """TC-66: everything that speaks against a map, errors first."""
    return tuple(
        Finding(level, Illegal(rule, way, **facts).refusal, cells)
        for level, look in _LOOKS
        for rule, way, facts, cells in look(map, options)
    )


def check_map(map: Map, options: Options) -> None:
    """Raises Illegal with the first error."""
    for level, look in _LOOKS:
        if level == "error":
            for rule, way, facts, _ in look(map, options):
                raise Illegal(rule, way, **facts)


_Found = Iterator[tuple[str, str, dict[str, Fact], tuple[Cell, ...]]]


def half_of(height: int) -> int:
    """TC-66: how many ranks from its own edge a side sets up on; the middle rank of an odd board is nobody's."""
    return height // 2


def _size(map: Map, _: Options) -> _Found:
    if not (SMALLEST <= map.width <= LARGEST and SMALLEST <= map.height <= LARGEST):
        yield "TC-66", "size", {"width": map.width, "height": map.height}, ()


def _foreign_terrain(map: Map, options: Options) -> _Found:
    """TC-63: low obstacles, water and hedges belong to the module."""
    strange = tuple(cell for cell, sign in _signs(map) if sign in MODULE_SIGNS)
    if strange and options.module == "none":
        yield "TCX-06", "", {}, strange


def _commands(map: Map, _: Options) -> _Found:
    for side in SIDES:
        found = tuple(tank.cell for tank in map.tanks if tank.letter == COMMAND and tank.side == side)
        if len(found) != 1:
            yield "TC-66", "command", {"side": SIDE_IDS[side], "have": len(found)}, found


def _halves(map: Map, _: Options) -> _Found:
    """A side sets up near its own edge."""
    for side in SIDES:
        outside = tuple(tank.cell for tank in map.tanks if tank.side == side and not _in_own_half(map, tank))
        if outside:
            yield "TC-66", "half", {"side": SIDE_IDS[side]}, outside


def _in_own_half(map: Map, tank: Tank) -> bool:
    rank = rank_of(tank.cell)
    return (rank if tank.side == WHITE else map.height - 1 - rank) < half_of(map.height)


def _routes(map: Map, _: Options) -> _Found:
    for tank in map.tanks:
        if tank.letter == COMMAND and not _has_route(map, tank):
            yield "TC-66", "route", {"side": SIDE_IDS[tank.side]}, (tank.cell,)


def _has_route(map: Map, tank: Tank) -> bool:
    field = ground(board_of(map.width, map.height, map.terrain))
    far_edge = field.grid.exits[tank.side][4 * tank.side]
    found, before = 1 << tank.cell, 0
    while found != before and not found & far_edge:
        before = found
        for heading in ALL_HEADINGS:
            found |= ahead(before, heading) & field.dry
    return bool(found & far_edge)


def _early_wins(map: Map, options: Options) -> _Found:
    """By TC-44 and TC-45 the same as starting with CHECK or ESCAPE."""
    if next(_commands(map, options), None):
        return
    for side in SIDES:
        state = _to_move(map, options, side)
        for way, turn in (("check", check(state, side)), ("escape", escape(state, side))):
            if turn:
                yield "TC-66", way, {"side": SIDE_IDS[side]}, (turn.start,)


def _to_move(map: Map, options: Options, side: Side) -> State:
    state = set_up(map, options)
    return State(state.options, state.board, state.tanks, (), mover=side)


def _asymmetry(map: Map, _: Options) -> _Found:
    """The half-turn swaps the colours and reverses the headings."""
    board = board_of(map.width, map.height, map.terrain)
    partner = board.grid.half_turned
    odd = [cell for cell, sign in _signs(map) if board.sign(partner(cell)) != sign]
    turned = {(partner(t.cell), 1 - t.side, t.letter, opposite(t.heading)) for t in map.tanks}
    odd += [t.cell for t in map.tanks if (t.cell, t.side, t.letter, t.heading) not in turned]
    if odd:
        yield "TC-66", "symmetry", {}, tuple(sorted(odd))


def _early_losses(map: Map, options: Options) -> _Found:
    for side in SIDES:
        state = _to_move(map, options, side)
        lost = tuple(sorted({target.cell for target in _destroyed_first(state)}))
        if lost:
            yield "TC-66", "loss", {"side": SIDE_IDS[side]}, lost


def _destroyed_first(state: State) -> Iterator[Tank]:
    """The tanks that the side to move could destroy at once."""
    for turn in turns(state):
        if isinstance(turn, Move) and turn.target is not None:
            shooter, target = state.tank_on(turn.start), state.tank_on(turn.target)
            if shooter and target and strike(state, shooter, turn.end, target).destroys:
                yield target


def _stuck(map: Map, options: Options) -> _Found:
    state = set_up(map, options)
    field, occupied = ground(state.board), state.occupied
    stuck = tuple(
        tank.cell
        for tank in map.tanks
        if not any(cells & ~(1 << tank.cell) for cells in reach(field, tank, occupied).ends)
    )
    if stuck:
        yield "TC-66", "stuck", {}, stuck


def _signs(map: Map) -> Iterator[tuple[Cell, str]]:
    for number, sign in enumerate(map.terrain):
        if sign != OPEN:
            yield cell_at(number % map.width, number // map.width), sign


_LOOKS: Final[tuple[tuple[Literal["error", "warning"], Callable[[Map, Options], _Found]], ...]] = (
    ("error", _size),
    ("error", _foreign_terrain),
    ("error", _commands),
    ("error", _halves),
    ("error", _routes),
    ("error", _early_wins),
    ("warning", _asymmetry),
    ("warning", _early_losses),
    ("warning", _stuck),
)
