"""End of the game (PS-75 to PS-80, PS-90, PS-97)."""

from msgspec.structs import replace

from panzerkiste.engine.game import Result, Step, Told
from panzerkiste.games.panzerschlacht.board import Side
from panzerkiste.games.panzerschlacht.events import Drawn, Event, SecretsRevealed, Won
from panzerkiste.games.panzerschlacht.state import Board, State


def win(state: State, side: Side, reason: str) -> Step[State, Event]:
    return _end(state, Result((side,), reason), Won(side, reason))


def draw(state: State, reason: str) -> Step[State, Event]:
    return _end(state, Result((), reason), Drawn(reason))


def _end(state: State, result: Result, how: Won | Drawn) -> Step[State, Event]:
    """PS-77: nothing that still waited happens. PS-90: everything is shown."""
    told: list[Told[Event]] = [Told(how)]
    if state.secrets:
        locked = next((secret.plan for secret in state.secrets if secret.plan), None)
        values = tuple(secret.values for secret in state.secrets)
        mines = tuple(secret.mines for secret in state.secrets)
        told.append(Told(SecretsRevealed(values, mines, locked)))
    return Step(replace(state, pending=(), result=result), tuple(told), final=True)


def unless_decided(step: Step[State, Event]) -> Step[State, Event]:
    """PS-77: check at once whether a side has lost its last tank (PS-75), or both have (PS-76)."""
    board = board_of(step.state)
    alive = [bool(army.standing) for army in board.armies]
    if all(alive):
        return step
    end = win(step.state, alive.index(True), "tanks") if any(alive) else draw(step.state, "both-destroyed")
    return Step(end.state, step.told + end.told, final=True)


def deadlocked(board: Board, *, passed: bool) -> bool:
    """PS-78: both sides passed in a row, and no rule could change anything any more."""
    shots_change_things = board.options.own_targets and not board.options.siege
    return passed and board.passed and not shots_change_things


def board_of(state: State) -> Board:
    """The board of a game whose set-ups are sealed."""
    assert state.board is not None, "no phase runs before both set-ups are sealed"
    return state.board
