"""A position as an SVG drawing, from a view: for documents, exports and notebooks.

The drawing stands alone: no scripts, no references outward, and every colour written where it is used, so that
programs other than browsers show it too. A side is told by colour and by pattern: Grey's tanks are banded.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from string import Template
from typing import Final

from panzerkiste.engine.game import Seat
from panzerkiste.games.panzerschlacht.actions import Action, Fight
from panzerkiste.games.panzerschlacht.board import GREEN, GREY, NOWHERE, Side, Square, name, printed_number
from panzerkiste.games.panzerschlacht.setup import army_of, secret_of
from panzerkiste.games.panzerschlacht.state import INSTALLATION_CODES, Army, Board, Plan, Tank
from panzerkiste.games.panzerschlacht.view import View

CELL: Final = 64
EDGE: Final = 26  # the margin with the coordinates
SIZE: Final = 10 * CELL + 2 * EDGE

_SIDES: Final = ("Green", "Grey")
_KINDS: Final = ("headquarters", "ammunition depot", "fuel depot")
_FONT: Final = "font-family=\"'Barlow Condensed','Roboto Condensed','Arial Narrow',sans-serif\""
_INK: Final = "#2b291f"
_PAINT: Final = (
    {
        "side": "green",
        "body": "#64743b",
        "roof": "#83925a",
        "track": "#373e22",
        "link": "#6c764a",
        "edge": "#1d210d",
        "mark": "#64743b",
        "bands": "0",
        "flag": "#1d210d",
        "flag_edge": "#f3efdc",
    },
    {
        "side": "grey",
        "body": "#c9cdcb",
        "roof": "#e4e6e2",
        "track": "#5b6266",
        "link": "#8d9599",
        "edge": "#23282b",
        "mark": "#7b858a",
        "bands": "1",
        "flag": "#fbfaf4",
        "flag_edge": "#23282b",
    },
)


def svg(view: View) -> str:
    """The board as the viewer sits at it: his own home row below; Green's for a watcher."""
    sheet = _Sheet(view)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}">',
        f"<title>{_title(view)}</title>",
        f"<desc>{' '.join(_described(view))}</desc>",
        f"<defs>{_symbols()}</defs>",
        *_paper(view.seat),
        *sheet.pieces(),
        *_places(view.seat),
        "</svg>",
    ]
    return "\n".join(parts)


@cache
def _data(file: str) -> str:
    text = (files(__package__) / "data" / file).read_text(encoding="utf-8")
    return text.partition("-->\n")[2]


@cache
def _symbols() -> str:
    return _data("pegs.svg") + "".join(Template(_data("pieces.svg")).substitute(paint) for paint in _PAINT)


def _places(seat: Seat) -> Iterator[str]:
    """Every square, to be pointed at."""
    yield '<g fill="none" pointer-events="all">'
    for square in range(100):
        x, y = _corner(square, seat)
        yield f'<path data-place="{name(square)}" d="M{x} {y}h{CELL}v{CELL}h-{CELL}z"/>'
    yield "</g>"


def places(action: Action) -> tuple[str, ...]:
    """The squares of a fight; whatever else is asked is too much to be pointed at."""
    return (name(action.attacker), name(action.target)) if isinstance(action, Fight) else ()


def _corner(square: Square, seat: Seat) -> tuple[int, int]:
    """The upper left corner of a square on the sheet; Grey sees the board turned (PS-08)."""
    rank, file = divmod(square, 10)
    if seat == GREY:
        rank, file = 9 - rank, 9 - file
    return EDGE + CELL * file, EDGE + CELL * (9 - rank)


def _paper(seat: Seat) -> Iterator[str]:
    """Margin, ground with river and grid, frame, coordinates, and the printed numbers."""
    inner = 10 * CELL
    yield f'<rect width="{SIZE}" height="{SIZE}" fill="#f7f1e1"/>'
    yield f'<svg x="{EDGE}" y="{EDGE}" width="{inner}" height="{inner}" viewBox="0 0 640 640">{_data("map.svg")}</svg>'
    yield f'<path fill="none" stroke="{_INK}" stroke-width=".9" d="{_frame(EDGE - 5)}{_frame(EDGE - 1)}"/>'
    yield f"<path fill='{_INK}' d='{''.join(_zebra())}'/>"
    yield f'<g {_FONT} font-size="9.5" font-weight="500" fill="#5b563f" opacity=".75">{"".join(_numbers(seat))}</g>'
    yield f'<g {_FONT} font-size="12" font-weight="600" fill="{_INK}" text-anchor="middle">'
    yield from _coordinates(seat)
    yield "</g>"


def _frame(start: int) -> str:
    side = SIZE - 2 * start
    return f"M{start} {start}h{side}v{side}h-{side}Z"


def _zebra() -> Iterator[str]:
    """The frame's ticks: every other square, on each edge."""
    near, far = EDGE - 5, SIZE - EDGE + 1
    for number in range(0, 10, 2):
        here, there = EDGE + CELL * number, EDGE + CELL * (number + 1)
        yield f"M{here} {near}h{CELL}v4h-{CELL}ZM{there} {far}h{CELL}v4h-{CELL}Z"
        yield f"M{near} {there}h4v{CELL}h-4ZM{far} {here}h4v{CELL}h-4Z"


def _numbers(seat: Seat) -> Iterator[str]:
    for square in range(100):
        x, y = _corner(square, seat)
        yield f'<text x="{x + 5}" y="{y + 12}">{printed_number(square)}</text>'


def _coordinates(seat: Seat) -> Iterator[str]:
    for number in range(10):
        x, _ = _corner(number, seat)
        _, y = _corner(10 * number, seat)
        for across in (15, SIZE - 7):
            yield f'<text x="{x + CELL // 2}" y="{across}">{"abcdefghij"[number]}</text>'
        for along in (11, SIZE - 11):
            yield f'<text x="{along}" y="{y + CELL // 2 + 4}">{number + 1}</text>'


class _Sheet:
    """The pieces of one view, bottom layer first."""

    def __init__(self, view: View) -> None:
        self.view, self.seat = view, view.seat

    def pieces(self) -> Iterator[str]:
        view = self.view
        if view.board is None:
            if view.setup:
                secret = secret_of(view.setup)
                yield from self._mines(self.seat, secret.mines)
                yield from self._army(self.seat, army_of(view.setup), secret.values)
            return
        yield from self._ground(view.board)
        for side, army in enumerate(view.board.armies):
            yield from self._army(side, army, view.values[side])

    def _ground(self, board: Board) -> Iterator[str]:
        """What lies on the squares: craters, own mines, pegs; those of a locked plan large, of the last one small."""
        for side, army in enumerate(board.armies):
            yield from (self._use("crater", square, 6, 6, 52) for square in army.exploded)
            yield from self._mines(side, self.view.mines[side] or ())
        if board.last_plan:
            yield from self._pegs(board.last_plan, 43, 3, 18)
        if self.view.plan:
            yield from self._pegs(self.view.plan, 17, 17, 30)

    def _mines(self, side: Side, mines: Iterable[Square]) -> Iterator[str]:
        return (self._use(f"mine-{_PAINT[side]['side']}", mine, 40, 40, 20) for mine in mines)

    def _pegs(self, plan: Plan, x: int, y: int, size: int) -> Iterator[str]:
        for colour, squares in (("red", plan.red), ("white", plan.white)):
            yield from (self._use(colour, square, x, y, size) for square in squares)

    def _army(self, side: Side, army: Army, values: Iterable[int]) -> Iterator[str]:
        colour = _PAINT[side]["side"]
        for code, square in zip(INSTALLATION_CODES, army.installations, strict=True):
            if square != NOWHERE:
                yield self._use(f"{code.lower()}-{colour}", square, 9, 9, 46)
        for gun in army.guns:
            yield self._use(f"gun-{colour}", gun, 10, 9, 44, faces_down=self._faces_down(side))
        for tank, value in zip(army.tanks, values, strict=True):
            if tank.square != NOWHERE:
                yield from self._tank(side, tank, value)

    def _tank(self, side: Side, tank: Tank, value: int) -> Iterator[str]:
        colour = _PAINT[side]["side"]
        yield self._use(f"tank-{colour}", tank.square, 4, 4, 56, faces_down=self._faces_down(side))
        if tank.flag:
            yield self._use(f"flag-{colour}", tank.square, 1, 0, 32)
        yield self._plate(side, tank, value)

    def _faces_down(self, side: Side) -> bool:
        """Tanks and guns look toward the opponent: the viewer's own look up."""
        return side != (GREY if self.seat == GREY else GREEN)

    def _plate(self, side: Side, tank: Tank, value: int) -> str:
        """The value: light if the viewer knows it, dashed if it was learnt in a duel, dark if it is hidden."""
        x, y = _corner(tank.square, self.seat)
        fill, ink = ("#fdf9ec", "#1d210d") if value else ("#3c4347", "#f2efe4")
        dashes = ' stroke-dasharray="3 2"' if value and side != self.seat and tank.shown else ""
        return (
            f'<circle cx="{x + 51}" cy="{y + 51}" r="10.5" fill="{fill}" stroke="#1d210d" stroke-width="1.8"{dashes}/>'
            f'<text x="{x + 51}" y="{y + 56.5}" {_FONT} font-size="15.5" font-weight="700" fill="{ink}"'
            f' text-anchor="middle">{value or "?"}</text>'
        )

    def _use(self, symbol: str, square: Square, dx: int, dy: int, size: int, *, faces_down: bool = False) -> str:
        x, y = _corner(square, self.seat)
        turn = f' transform="rotate(180 {x + CELL // 2} {y + CELL // 2})"' if faces_down else ""
        return f'<use href="#ps-{symbol}" x="{x + dx}" y="{y + dy}" width="{size}" height="{size}"{turn}/>'


def _title(view: View) -> str:
    if view.board is None:
        return "Panzerschlacht, set-up"
    if view.result:
        return f"Panzerschlacht, end of the match in turn {view.board.turn}"
    return f"Panzerschlacht, turn {view.board.turn}, {_SIDES[view.board.mover]} to move"


def _described(view: View) -> Iterator[str]:
    """The position in words, for those who do not see the drawing."""
    if view.board is None:
        yield "The board before both set-ups are revealed."
        return
    for side, army in enumerate(view.board.armies):
        tanks = [
            f"{name(tank.square)} ({'command tank, ' if tank.flag else ''}value {value or 'hidden'})"
            for tank, value in zip(army.tanks, view.values[side], strict=True)
            if tank.square != NOWHERE
        ]
        depots = [
            f"{kind} {name(square)}"
            for kind, square in zip(_KINDS, army.installations, strict=True)
            if square != NOWHERE
        ]
        yield f"{_SIDES[side]}: tanks {_list(tanks)}; guns {_list(map(name, army.guns))}; {_list(depots)}."


def _list(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"
