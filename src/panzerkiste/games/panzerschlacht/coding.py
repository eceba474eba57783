"""Answers in words for programs that learn: a set-up piece by piece, a plan shot by shot, a turn square by square.

Whatever may be said next can be completed: nobody gets stuck in a turn that PS-37 or PS-39 would refuse.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.coding import Coding, Part, listed
from panzerkiste.engine.game import Seat
from panzerkiste.games.panzerschlacht.actions import Action, Fight, Move, Pass
from panzerkiste.games.panzerschlacht.board import NOWHERE, Side, Square, half, members, name
from panzerkiste.games.panzerschlacht.movement import (
    Trial,
    can_step,
    drive,
    finish_breach,
    next_steps,
    paths_on,
)
from panzerkiste.games.panzerschlacht.movement import (
    begin as begin_turn,
)
from panzerkiste.games.panzerschlacht.observation import LAYOUTS, observe
from panzerkiste.games.panzerschlacht.planning import open_targets, red_limit, white_limit
from panzerkiste.games.panzerschlacht.resolution import fights
from panzerkiste.games.panzerschlacht.setup import SUPPLY, misplaced
from panzerkiste.games.panzerschlacht.state import (
    Board,
    ChooseFight,
    DriveTanks,
    Options,
    PlaceArmies,
    Placed,
    Plan,
    PlanShots,
    Setup,
    State,
)
from panzerkiste.games.panzerschlacht.victory import board_of
from panzerkiste.games.panzerschlacht.view import View

WHITE: Final = "white"  # from here on white shots
HALT: Final = "halt"  # this tank drives no further
END: Final = "end"
PASS: Final = "pass"
Path = tuple[Square, ...]


def coding(options: Options) -> Coding[State, Action, View]:
    return Coding((*map(name, range(100)), WHITE, HALT, END, PASS), begin, LAYOUTS, observe)


def begin(state: State, seat: Seat) -> Part[Action]:
    question = state.pending[-1] if state.pending else None
    match question:
        case PlaceArmies(owing) if seat in owing:
            return _placed(seat, Setup((NOWHERE, NOWHERE, NOWHERE), (), (), ()))
        case PlanShots() if seat == 1 - board_of(state).mover:
            return _reds(board_of(state), seat, ())
        case DriveTanks() if seat == board_of(state).mover:
            trial = begin_turn(board_of(state))
            return _driven(trial, ()) if can_step(trial) else listed([((PASS,), Pass())])
        case ChooseFight() if seat == board_of(state).mover:
            return listed(((name(fight.attacker), name(fight.target)), fight) for fight in _fights(state))
    return Part()


def _fights(state: State) -> list[Fight]:
    return list(fights(board_of(state)))


# PS-12: the three installations, the tanks by value, the guns, the mines.


def _placed(side: Side, setup: Setup) -> Part[Action]:
    further = _next_piece(setup)
    if further is None:
        return Part(action=setup)
    placed = {square: further(square) for square in half(side)}
    return Part(
        {
            name(square): partial(_placed, side, more)
            for square, more in placed.items()
            if next(misplaced(side, more), None) is None
        }
    )


def _next_piece(setup: Setup) -> Callable[[Square], Setup] | None:
    """The set-up with one more piece on a square; None where all stand."""
    if NOWHERE in setup.installations:
        return partial(_with_installation, setup)
    if len(setup.tanks) < len(SUPPLY.tanks):
        value = SUPPLY.tanks[len(setup.tanks)]
        return lambda square: replace(setup, tanks=(*setup.tanks, Placed(square, value)))
    if len(setup.guns) < SUPPLY.guns:
        return lambda square: replace(setup, guns=(*setup.guns, square))
    if len(setup.mines) < SUPPLY.mines:
        return lambda square: replace(setup, mines=(*setup.mines, square))
    return None


def _with_installation(setup: Setup, square: Square) -> Setup:
    placed = list(setup.installations)
    placed[placed.index(NOWHERE)] = square
    hq, ammunition, fuel = placed
    return replace(setup, installations=(hq, ammunition, fuel))


# PS-27: red shots, then white ones.


def _reds(board: Board, side: Side, red: Path) -> Part[Action]:
    following = _shots(board, side, red, red_limit(board, side), partial(_reds, board, side))
    if white_limit(board, side):
        following[WHITE] = partial(_whites, board, side, red, ())
    return Part({**following, END: lambda: Part(action=Plan(red))})


def _whites(board: Board, side: Side, red: Path, white: Path) -> Part[Action]:
    more = partial(_whites, board, side, red)
    taken = _shots(board, side, white, white_limit(board, side), more)
    following = {word: go_on for word, go_on in taken.items() if word not in set(map(name, red))}
    if white:
        following[END] = lambda: Part(action=Plan(red, white))
    return Part(following)


def _shots(
    board: Board, side: Side, fired: Path, most: int, go_on: Callable[[Path], Part[Action]]
) -> dict[str, Callable[[], Part[Action]]]:
    """PS-29, PS-30: one more shot at an open square that has none."""
    if len(fired) >= most:
        return {}
    targets = set(members(open_targets(board, side))) - set(fired)
    return {name(square): partial(go_on, (*fired, square)) for square in sorted(targets)}


# PS-35: a turn, path by path; each begins on the tank's square.


def _driven(trial: Trial, paths: tuple[Path, ...]) -> Part[Action]:
    following: dict[str, Callable[[], Part[Action]]] = {
        name(square): partial(_on_the_way, trial, paths, (square,))
        for square in trial.waiting
        if _goes_on(trial, (square,))
    }
    if finish_breach(trial) is None:
        following[END] = lambda: Part(action=Move(paths))
    return Part(following)


def _on_the_way(trial: Trial, paths: tuple[Path, ...], path: Path) -> Part[Action]:
    tank = trial.waiting[path[0]]
    following: dict[str, Callable[[], Part[Action]]] = {
        name(to): partial(_on_the_way, trial, paths, (*path, to))
        for to in next_steps(trial, tank, path)
        if _can_end(drive(trial, (*path, to))) or _goes_on(trial, (*path, to))
    }
    if len(path) > 1 and _can_end(driven := drive(trial, path)):
        following[HALT] = partial(_driven, driven, (*paths, path))
    return Part(following)


def _goes_on(trial: Trial, path: Path) -> bool:
    """Whether some longer path leads to a turn that may be committed."""
    tank = trial.waiting[path[0]]
    return any(_can_end(drive(trial, longer)) for longer in paths_on(trial, tank, path))


def _can_end(trial: Trial) -> bool:
    """Whether the turn may be committed, at once or after more paths."""
    seen: set[object] = set()

    def explore(trial: Trial) -> bool:
        if finish_breach(trial) is None:
            return True
        key = trial.blocked, frozenset(trial.waiting), trial.total, trial.duty
        if key in seen or trial.total == trial.allowance:
            return False
        seen.add(key)
        return any(
            explore(drive(trial, path))
            for tank in trial.waiting.values()
            for path in paths_on(trial, tank, (tank.square,))
        )

    return explore(trial)
