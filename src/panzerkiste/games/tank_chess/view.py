"""Information: nothing is hidden in Tank Chess, so everybody sees the whole state."""

from random import Random

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_chess.state import State


class View(Struct, frozen=True):
    seat: Seat
    state: State


def view(state: State, seat: Seat) -> View:
    return View(seat, state)


def imagine(view: View, rng: Random) -> State:
    """The one state that a view can be a view of."""
    return view.state
