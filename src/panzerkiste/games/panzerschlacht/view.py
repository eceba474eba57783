"""Information (PS-85 to PS-90): what a seat or a watcher may know, built up from nothing, and worlds that fit it."""

from random import Random

from msgspec import Struct

from panzerkiste.engine.game import Result, Seat
from panzerkiste.engine.pending import then
from panzerkiste.games.panzerschlacht.actions import Fight
from panzerkiste.games.panzerschlacht.board import Side, Square, half
from panzerkiste.games.panzerschlacht.planning import random_plan
from panzerkiste.games.panzerschlacht.resolution import fights
from panzerkiste.games.panzerschlacht.setup import SUPPLY, Supply, random_setup
from panzerkiste.games.panzerschlacht.state import (
    Board,
    ChooseFight,
    CloseTurn,
    DriveTanks,
    Options,
    PlaceArmies,
    Plan,
    RollDie,
    Secret,
    Setup,
    State,
    WorkOffFights,
)
from panzerkiste.games.panzerschlacht.turn import made_progress, open_turn, pieces
from panzerkiste.games.panzerschlacht.victory import board_of


class View(Struct, frozen=True):
    """What *seat* may know."""

    seat: Seat
    options: Options
    supply: Supply | None  # what there is to place, until the board is set
    board: Board | None
    values: tuple[tuple[int, ...], ...]  # per side in the order of its tanks; 0 where not known
    mines: tuple[tuple[Square, ...] | None, ...]  # per side; None where not known
    plan: Plan | None  # the own plan while it is locked; after the end a plan that was never revealed
    setup: Setup | None  # the own set-up while it is sealed
    sealed: tuple[bool, bool]
    fight: Fight | None  # with a gun, while the die decides it
    progress: bool  # PS-79: whether the turn whose fights are worked off has made some
    result: Result | None

    def _repr_svg_(self) -> str:
        """How a notebook shows a view."""
        from panzerkiste.games.panzerschlacht.drawing import svg

        return svg(self)


def view(state: State, seat: Seat) -> View:
    return View(
        seat,
        state.options,
        SUPPLY if state.board is None else None,
        state.board,
        tuple([_values(state, side, seat) for side in range(len(state.secrets))]),
        tuple([_mines(state, side, seat) for side in range(len(state.secrets))]),
        _plan(state, seat),
        state.sealed[seat] if seat in (0, 1) else None,
        (state.sealed[0] is not None, state.sealed[1] is not None),
        _fight(state),
        _progress(state),
        state.result,
    )


def _knows_all(state: State, side: Side, seat: Seat) -> bool:
    """PS-86: the owner knows; PS-90: after the end everybody does."""
    return side == seat or state.result is not None


def _values(state: State, side: Side, seat: Seat) -> tuple[int, ...]:
    if _knows_all(state, side, seat) or state.board is None:
        return state.secrets[side].values
    return tuple([tank.shown for tank in state.board.armies[side].tanks])


def _plan(state: State, seat: Seat) -> Plan | None:
    for side, secret in enumerate(state.secrets):
        if secret.plan and _knows_all(state, side, seat):
            return secret.plan
    return None


def _mines(state: State, side: Side, seat: Seat) -> tuple[Square, ...] | None:
    return state.secrets[side].mines if _knows_all(state, side, seat) else None


def _fight(state: State) -> Fight | None:
    question = state.pending[-1] if state.pending else None
    return Fight(question.attacker, question.gun) if isinstance(question, RollDie) else None


def _progress(state: State) -> bool:
    close = state.pending[0] if state.pending else None
    return isinstance(close, CloseTurn) and made_progress(board_of(state), close)


def hidden_pool(view: View, side: Side) -> list[int]:
    """The values that this side's tanks of unknown value share among them."""
    return sorted({1, 2, 3, 4, 5, 6} - set(view.values[side]))


def mine_squares(board: Board, side: Side) -> list[Square]:
    """Where mines of this side can still lie, as everybody could work out."""
    cleared = set(board.armies[side].cleared)
    return [square for square in half(side) if square not in cleared]


def imagine(view: View, rng: Random) -> State:
    """A full state that this view could be a view of; what is hidden is drawn at random."""
    if view.board is None:
        return _imagine_setup(view, rng)
    planner = 1 - view.board.mover if view.board.locked else None
    secrets = tuple(_imagine_secret(view, view.board, side, planner, rng) for side in (0, 1))
    return _resumed(view, State(view.options, view.board, secrets, (None, None), (), view.result))


def _resumed(view: View, state: State) -> State:
    """The same state with all that is still to happen: anybody who sees the board can tell."""
    board = board_of(state)
    if state.result:
        return state
    if fights(board):  # PS-60: tanks are in contact only until their fights are worked off
        question = RollDie(view.fight.attacker, view.fight.target) if view.fight else ChooseFight()
        return then(state, question, WorkOffFights(), CloseTurn(pieces(board), view.progress, passed=False))
    return then(state, DriveTanks()) if board.locked else open_turn(state).state


def _imagine_setup(view: View, rng: Random) -> State:
    green, grey = (
        view.setup if side == view.seat else random_setup(side, rng) if sealed else None
        for side, sealed in enumerate(view.sealed)
    )
    owing = tuple(side for side, sealed in enumerate(view.sealed) if not sealed)
    pending = () if view.result else (PlaceArmies(owing),)
    return State(view.options, None, (), (green, grey), pending, view.result)


def _imagine_secret(view: View, board: Board, side: Side, planner: Side | None, rng: Random) -> Secret:
    plan = None
    if planner == side:
        plan = view.plan or random_plan(board, side, rng)
    known = view.mines[side]
    if known is None:
        known = tuple(sorted(rng.sample(mine_squares(board, side), board.armies[side].mines)))
    pool = hidden_pool(view, side)
    rng.shuffle(pool)
    return Secret(tuple(value or pool.pop() for value in view.values[side]), known, plan)
