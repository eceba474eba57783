"""How a game ends (TC-37, TC-43, TC-57, TC-58)."""

from msgspec.structs import replace

from panzerkiste.engine.game import Result, Step, Told
from panzerkiste.games.tank_chess.actions import Move, Turn
from panzerkiste.games.tank_chess.board import Side
from panzerkiste.games.tank_chess.events import Drawn, Event, Won
from panzerkiste.games.tank_chess.state import State, Tank


def win(state: State, side: Side, reason: str, *before: Event) -> Step[State, Event]:
    """TC-58: the word is destruction, escape, raid, time or resignation."""
    return _over(state, Result((side,), reason), *before, Won(side, reason))


def win_by(state: State, turn: Turn, side: Side, reason: str, *before: Event) -> Step[State, Event]:
    """A win that no position shows: it is kept as the position before it and the turn (TC-61)."""
    return win(replace(state, last=turn), side, reason, *before)


def standing(state: State) -> tuple[Tank, ...]:
    """TC-61: the tanks as the turn has left them that won; a state keeps them as they stood before it."""
    match state.last:
        case None:
            return state.tanks
        case Move(start, end, heading) if state.result and state.result.reason == "raid":
            arrived = (replace(tank, cell=end, heading=heading) if tank.cell == start else tank for tank in state.tanks)
            return tuple(arrived)
        case turn:
            return tuple(tank for tank in state.tanks if tank.cell != turn.start)


def draw(state: State, reason: str, *before: Event) -> Step[State, Event]:
    """TC-58: the word is agreement, repetition or no-progress."""
    return _over(state, Result((), reason), *before, Drawn(reason))


def _over(state: State, result: Result, *told: Event) -> Step[State, Event]:
    over = replace(state, result=result, check=None, escape=None, draw_offer=None)
    return Step(over, tuple(Told(event) for event in told), final=True)
