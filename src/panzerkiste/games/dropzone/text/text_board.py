"""The table in letters, for terminals: a letter is an inch wide and two inches high; below, where everybody is.

``#`` is a building, ``%`` rubble, ``&`` a wood, ``~`` a river, ``^`` a hill, ``=`` a wall, ``:`` a crater; ``*`` is an
objective. A unit's place is written as in notation, ``10,12@90``: inches east and north, and the facing.
"""

from collections.abc import Iterator
from typing import Final

from panzerkiste.engine.game import Ink
from panzerkiste.games.dropzone.fields.terrain import Board
from panzerkiste.games.dropzone.geometry import contains
from panzerkiste.games.dropzone.missions.ending import points_so_far
from panzerkiste.games.dropzone.state import NOBODY, Battlegroup, Squad, State, Unit
from panzerkiste.games.dropzone.terms import Point
from panzerkiste.games.dropzone.text.names import player_code
from panzerkiste.games.dropzone.view import View

ROW: Final = 2.0  # inches that a line is high
_SIGNS: Final = {
    "rubble": "%",
    "wood": "&",
    "river": "~",
    "hill": "^",
    "low_wall": "=",
    "high_wall": "=",
    "crater": "o",
}

INKS: Final = (  # one sign alone may be a mark of the list below
    Ink("#+|%+|={2,}", "stone"),
    Ink("&+", "growth"),
    Ink("~{2,}", "water"),
    Ink(r"\^{2,}", "height"),
    Ink(r"\*", "goal"),
)


def text_board(view: View) -> str:
    """North is above, whoever looks: places are said in inches."""
    state = view.state
    ruler = "".join(f"{inches:<10}" for inches in range(0, int(state.board.width), 10))
    order = " ".join(player_code(player) for player in state.order)
    head = f"turn {state.turn}/{state.options.turns}  order {order}"
    return "\n".join([head, *_map(state), f"   {ruler.rstrip()}", "", *_armies(state)])


# The map.


def _map(state: State) -> list[str]:
    """From north to south; squads by their names, where there is room."""
    rows = range(int(state.board.depth / ROW) - 1, -1, -1)
    return [f"{int(row * ROW):>2} {_row(state, row)}".rstrip() for row in rows]


def _row(state: State, row: int) -> str:
    columns = range(int(state.board.width))
    signs = [_sign(state.board, (column + 0.5, (row + 0.5) * ROW)) for column in columns]
    for objective in state.objectives:
        if objective.squad == NOBODY and not objective.gone and _is_in(objective.at, row, len(signs)):
            signs[int(objective.at[0])] = "*"
    for unit in state.units:
        if unit.on_table and _is_in(unit.at, row, len(signs)):
            _write(signs, _called(state, unit), int(unit.at[0]))
    return "".join(signs)


def _is_in(at: Point, row: int, width: int) -> bool:
    return int(at[1] / ROW) == row and 0 <= int(at[0]) < width


def _sign(board: Board, point: Point) -> str:
    if any(contains(building.outline, point) for building in board.buildings):
        return "#"
    return next((_SIGNS.get(piece.kind, ",") for piece in board.pieces if contains(piece.outline, point)), ".")


def _called(state: State, unit: Unit) -> str:
    return state.squads[unit.squad].name if unit.squad != NOBODY else unit.name


def _write(signs: list[str], name: str, column: int) -> None:
    """A name covers the ground, but no other name."""
    column = min(column, len(signs) - len(name))
    if not any(sign.isalnum() for sign in signs[column : column + len(name)]):
        signs[column : column + len(name)] = name


# The lists.


def _armies(state: State) -> Iterator[str]:
    for player, points in enumerate(points_so_far(state)):
        turn = ">" if state.activation and state.activation.player == player else " "
        yield f"{turn}{player_code(player)}  {state.sides[player].faction}  {points} points"
        for group in state.battlegroups:
            if group.player == player:
                yield from _group(state, group)


def _group(state: State, group: Battlegroup) -> Iterator[str]:
    done = "~" if group.activated_turn == state.turn else " "
    yield f" {done}{group.name}  {group.kind}"
    yield from (_squad(state, state.squads[squad]) for squad in group.squads)
    shared = [unit for unit in state.units if unit.battlegroup == group.id and unit.squad == NOBODY]
    yield from (f"    {unit.name}  {unit.kind}  {_where(state, unit)}" for unit in shared)


def _squad(state: State, squad: Squad) -> str:
    """Whoever is in the same place stands together: ``1 2 3 in A1a4``."""
    together: dict[str, list[str]] = {}
    for unit in (state.units[unit] for unit in squad.units + squad.transports):
        kind = "" if unit.kind == squad.kind else f"{unit.kind} "
        together.setdefault(f"{kind}{_where(state, unit)}", []).append(unit.name[len(squad.name) :])
    places = (f"{' '.join(numbers)} {place}" for place, numbers in together.items())
    return f"    {squad.name}  {squad.kind}  {'  '.join(places)}"


def _where(state: State, unit: Unit) -> str:
    damage = f" -{unit.damage}" if unit.damage and unit.is_alive else ""
    return f"{_place(state, unit)}{damage}"


def _place(state: State, unit: Unit) -> str:
    match unit.status:
        case "table":
            height = f"^{unit.altitude}" if unit.altitude else ""
            return f"{unit.at[0]:.4g},{unit.at[1]:.4g}@{unit.facing:.4g}{height}"
        case "inside":
            return f"/{unit.building}"
        case "aboard":
            return f"in {state.units[unit.carrier].name}"
        case other:
            return other
