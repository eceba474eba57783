"""Where a piece may go, and why a square is closed to it: asked while a player tries things out (PS-20, PS-35)."""

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht.board import ADJACENT, NOWHERE, Side, Square, half, name
from panzerkiste.games.panzerschlacht.movement import Trial, closed, no_way_on, step_breach, steps_of, too_far
from panzerkiste.games.panzerschlacht.setup import SUPPLY, misplaced
from panzerkiste.games.panzerschlacht.state import INSTALLATION_CODES, Placed, Setup, Tank


def room(side: Side, setup: Setup) -> dict[str, tuple[Square, ...]]:
    """PS-11 to PS-19: for each kind of piece the squares where one more of it would stand well."""
    kinds = (*(code.lower() for code in INSTALLATION_CODES), "tank", "gun", "mine")
    wrong = _wrong(side, setup)
    return {
        kind: tuple(square for square in half(side) if _wrong(side, _with(setup, kind, square)) <= wrong)
        for kind in kinds
    }


def _wrong(side: Side, setup: Setup) -> set[str]:
    return {str(breach) for breach in misplaced(side, setup)}


def _with(setup: Setup, kind: str, square: Square) -> Setup:
    match kind:
        case "tank":
            return replace(setup, tanks=(*setup.tanks, Placed(square, SUPPLY.tanks[0])))
        case "gun":
            return replace(setup, guns=(*setup.guns, square))
        case "mine":
            return replace(setup, mines=(*setup.mines, square))
        case _:
            number = INSTALLATION_CODES.index(kind.upper())
            hq, ammunition, fuel = (square if n == number else old for n, old in enumerate(setup.installations))
            return replace(setup, installations=(hq, ammunition, fuel))


def drive_breach(trial: Trial, tank: Tank, path: tuple[Square, ...], to: Square) -> Illegal:
    """Why the tank that has driven *path* cannot get to *to* in this turn."""
    at = path[-1]
    if breach := no_way_on(trial, path, to):
        return breach
    if to in ADJACENT[at] and (breach := step_breach(trial, tank, path, to)):
        return breach
    if breach := closed(trial, tank, path, to):
        return breach
    steps = _steps(trial.side, tank, at, to)
    if steps == NOWHERE:
        return Illegal("PS-36", "behind", square=name(to))
    return too_far(trial, len(path) - 1 + steps) or Illegal("PS-45", "way", square=name(to))


def _steps(side: Side, tank: Tank, start: Square, to: Square) -> int:
    """How many steps lead there on an empty board; NOWHERE if none do."""
    reached, count = {start}, 0
    edge = reached
    while edge:
        if to in edge:
            return count
        edge = {step for square in edge for step in steps_of(side, tank)[square]} - reached
        reached, count = reached | edge, count + 1
    return NOWHERE
