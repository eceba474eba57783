"""What a seat sees as arrays: the board in planes, a few numbers. "Own" is the seat's side; for a watcher Green."""

from typing import TYPE_CHECKING, Final

from panzerkiste.engine.observation import Canvas, Layout
from panzerkiste.games.panzerschlacht.board import NOWHERE, Side, Square
from panzerkiste.games.panzerschlacht.setup import SUPPLY, army_of, secret_of
from panzerkiste.games.panzerschlacht.state import INSTALLATION_CODES, WHITE_SHOTS, Army, Plan
from panzerkiste.games.panzerschlacht.view import View

if TYPE_CHECKING:
    from panzerkiste.engine.observation import Arrays

WHOSE: Final = ("own", "enemy")
PIECES: Final = ("tank", "value", "flag", "gun", *INSTALLATION_CODES, "mine", "cleared")
PLANES: Final = (
    *(f"{whose} {piece}" for whose in WHOSE for piece in PIECES),  # a value of 6 is 1; what is not known is 0
    *(f"{plan} {colour}" for plan in ("own plan", "last plan") for colour in ("red", "white")),
)
NUMBERS: Final = (
    *("set up", "own turn", "safe", "idle", "locked"),
    *(f"{whose} {left}" for whose in WHOSE for left in ("whites", "mines left", "draw offer")),
)
LAYOUTS: Final = (Layout("board", PLANES, (10, 10)), Layout("numbers", NUMBERS))


def observe(view: View) -> "Arrays":
    own, canvas = max(view.seat, 0), Canvas(LAYOUTS)
    if view.setup:
        secret = secret_of(view.setup)
        _draw(canvas, "own", army_of(view.setup), secret.values, secret.mines)
    if view.board:
        for side, army in enumerate(view.board.armies):
            _draw(canvas, _whose(side, own), army, view.values[side], view.mines[side] or ())
            _count(canvas, view, side, own)
        _draw_plan(canvas, "own plan", view.plan)
        _draw_plan(canvas, "last plan", view.board.last_plan)
        canvas.numbers(
            set_up=1,
            own_turn=view.board.mover == own,
            safe=view.board.is_safe,
            idle=view.board.idle / view.options.patience,
            locked=view.board.locked,
        )
    return canvas.arrays


def _whose(side: Side, own: Side) -> str:
    return WHOSE[side != own]


def _draw(canvas: Canvas, whose: str, army: Army, values: tuple[int, ...], mines: tuple[Square, ...]) -> None:
    for tank, value in zip(army.tanks, values, strict=True):
        if tank.square != NOWHERE:
            canvas.put("board", f"{whose} tank", *_place(tank.square))
            canvas.put("board", f"{whose} value", *_place(tank.square), value=value / 6)
            canvas.put("board", f"{whose} flag", *_place(tank.square), value=tank.flag)
    canvas.put_all("board", f"{whose} gun", map(_place, army.guns))
    for code, square in zip(INSTALLATION_CODES, army.installations, strict=True):
        canvas.put_all("board", f"{whose} {code}", [_place(square)] if square != NOWHERE else [])
    canvas.put_all("board", f"{whose} mine", map(_place, mines))
    canvas.put_all("board", f"{whose} cleared", map(_place, army.cleared))


def _count(canvas: Canvas, view: View, side: Side, own: Side) -> None:
    assert view.board, "only what stands is counted"
    army, whose = view.board.armies[side], _whose(side, own)
    canvas.put("numbers", f"{whose} whites", value=army.whites / WHITE_SHOTS)
    canvas.put("numbers", f"{whose} mines left", value=army.mines / SUPPLY.mines)
    canvas.put("numbers", f"{whose} draw offer", value=view.board.draw_offers[side])


def _draw_plan(canvas: Canvas, which: str, plan: Plan | None) -> None:
    canvas.put_all("board", f"{which} red", map(_place, plan.red if plan else ()))
    canvas.put_all("board", f"{which} white", map(_place, plan.white if plan else ()))


def _place(square: Square) -> tuple[int, int]:
    return divmod(square, 10)
