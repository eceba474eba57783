"""A position as an SVG drawing. A column is one place, with its letter, its holes and its stones.

A side is told by colour and by mark: Red has a ring, Yellow a cross. The latest stone is rimmed, a line more so.
"""

from typing import Final

from connect_four.board import Cell, line_through, stone
from connect_four.notation import written
from connect_four.state import LETTERS, Action, Drop, State

SIZE: Final = 60  # of a cell
FOOT: Final = 34  # below the board, for the letters
_PAINT: Final = {"R": ("#c8382e", "#7a1712"), "Y": ("#f2c230", "#8a5d00")}  # the stone, and what is drawn on it
_MARKS: Final = {"R": '<circle r="10"/>', "Y": '<path d="M-8 -8L8 8M-8 8L8 -8"/>'}


def svg(state: State) -> str:
    width, height = SIZE * state.options.width, SIZE * state.options.height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 {width + 16} {height + 16 + FOOT}"'
        f' font-family="sans-serif"><desc>{written(state.columns)}</desc>'
        f'<rect x="-8" y="-8" width="{width + 16}" height="{height + 16}" rx="14" fill="#1d4272"/>'
        f"{''.join(_column(state, number) for number in range(state.options.width))}</svg>"
    )


def places(action: Action) -> tuple[str, ...]:
    """What one points at to do it: a column; nothing to resign."""
    return (action.column,) if isinstance(action, Drop) else ()


def _column(state: State, number: int) -> str:
    letter, height = LETTERS[number], SIZE * state.options.height
    cells = "".join(_cell(state, (number, row)) for row in range(state.options.height))
    return (
        f'<g data-place="{letter}" transform="translate({SIZE * number} 0)"><title>{letter}</title>'
        f'<rect width="{SIZE}" height="{height}" fill="#2c5f9e" stroke="#1d4272"/>{cells}'
        f'<text x="{SIZE // 2}" y="{height + 34}" text-anchor="middle" font-size="20" fill="currentColor">'
        f"{letter}</text></g>"
    )


def _cell(state: State, cell: Cell) -> str:
    y = SIZE * (state.options.height - cell[1]) - SIZE // 2
    hole = '<circle r="24" fill="#f3efe2"/>'
    return f'<g transform="translate({SIZE // 2} {y})">{hole}{_stone(state, cell)}</g>'


def _stone(state: State, cell: Cell) -> str:
    column, row = cell
    if not (code := stone(state.columns, cell)):
        return ""
    paint, ink = _PAINT[code]
    in_line = line_through(state.columns, cell, state.options.connect)
    is_last = LETTERS[column] == state.last and row == len(state.columns[column]) - 1
    rim = f'stroke="{"#fff" if in_line or is_last else ink}" stroke-width="{6 if in_line else 3}"'
    return f'<circle r="24" fill="{paint}" {rim}/><g fill="none" stroke="{ink}" stroke-width="3">{_MARKS[code]}</g>'
