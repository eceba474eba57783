"""Clocks (TC-52, TC-53). The host keeps the time; the rules only hear that it has run out."""

from panzerkiste.engine.game import HOST, Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.actions import TimeUp
from panzerkiste.games.tank_chess.board import Side
from panzerkiste.games.tank_chess.events import Event
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.victory import win


def recommended_minutes(width: int, height: int) -> int:
    """TC-52: for each player and the whole game."""
    return 30 if max(width, height) <= 16 else 45


def running_out(state: State) -> tuple[TimeUp, ...]:
    """TC-53: only the clock of the side to move runs."""
    return (TimeUp(state.mover),) if state.options.timed or state.options.minutes else ()


def time_up(state: State, seat: Seat, side: Side) -> Step[State, Event]:
    if seat != HOST or TimeUp(side) not in running_out(state):
        raise Illegal("TC-53")
    return win(state, 1 - side, "time")
