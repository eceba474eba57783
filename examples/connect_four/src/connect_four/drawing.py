"""A position as an SVG drawing. A column is one place, with its letter, its holes and its stones.

A side is told by colour and by mark: Red has a ring, Yellow a cross. The latest stone is rimmed, a line more so.
"""

from collections.abc import Iterator
from typing import Final

from connect_four.board import Cell, in_lines, stone
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
    return (
        f'<g data-place="{letter}" transform="translate({SIZE * number} 0)"><title>{letter}</title>'
        f'<rect width="{SIZE}" height="{height}" fill="#2c5f9e" stroke="#1d4272"/>{"".join(_cells(state, number))}'
        f'<text x="{SIZE // 2}" y="{height + 34}" text-anchor="middle" font-size="20" fill="currentColor">'
        f"{letter}</text></g>"
    )


def _cells(state: State, number: int) -> Iterator[str]:
    lines = in_lines(state.columns, state.options.connect)
    for row in range(state.options.height):
        y = SIZE * (state.options.height - row) - SIZE // 2
        yield f'<g transform="translate({SIZE // 2} {y})"><circle r="24" fill="#f3efe2"/>'
        yield f"{_stone(state, (number, row), rim=6 if (number, row) in lines else 0)}</g>"


def _stone(state: State, cell: Cell, rim: int) -> str:
    code = stone(state.columns, cell)
    if not code:
        return ""
    paint, ink = _PAINT[code]
    column, row = cell
    is_last = LETTERS[column] == state.last and row == len(state.columns[column]) - 1
    return (
        f'<circle r="24" fill="{paint}" stroke="{"#fff" if rim or is_last else ink}" stroke-width="{rim or 3}"/>'
        f'<g fill="none" stroke="{ink}" stroke-width="3">{_MARKS[code]}</g>'
    )
