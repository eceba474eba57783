"""What follows the solution: a defence that is hard to meet, and how it is met."""

from collections.abc import Iterator

from panzerkiste.bots.tank_chess.proof import Position, only_turn
from panzerkiste.games.tank_chess.actions import Move, Turn
from panzerkiste.games.tank_chess.kernel.desk import to_turn
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import play


def line_after(state: State, turn: Turn, turns: int) -> tuple[Turn, ...] | None:
    """What follows a turn that wins within so many: the defence, the next turn of the solver, and so on to the win.

    Each turn of the solver but the last is the only one that still wins in time; None where there is no such line.
    """
    if turns == 1:
        return ()
    after = play(state, turn).state
    return _last_turns(after) if turns == 2 else _longer(after, turns)


def _last_turns(state: State) -> tuple[Turn, ...]:
    """The defence that leaves the fewest ways to win, and one of them."""
    found: tuple[int, tuple[Turn, ...]] = (1 << 20, ())
    for defence in defences(state):
        ways = Position(play(state, defence).state).winning(1, found[0])
        if len(ways) < found[0]:
            found = len(ways), (defence, to_turn(ways[0]))
    return found[1]


def _longer(state: State, turns: int) -> tuple[Turn, ...] | None:
    for defence in defences(state):
        then = play(state, defence).state
        if Position(then).wins_within(turns - 2):
            continue
        turn = only_turn(then, turns - 1, turns - 1)
        rest = line_after(then, turn, turns - 1) if turn else None
        if turn and rest is not None:
            return defence, turn, *rest
    return None


def defences(state: State) -> Iterator[Turn]:
    """Turns that do not end the game: what destroys first, then what the command tank does, then the others."""
    command = state.command(state.mover)
    found = (turn for turn in map(to_turn, Position(state).effective()) if isinstance(turn, Move))
    yield from sorted(found, key=lambda turn: (turn.target is None, command is None or turn.start != command.cell))
