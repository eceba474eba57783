"""The same rules by the compiled kernel, for programs that play on their own; the library plays by it.

Loading the kernel takes a second or two, and compiling it, once for each installation, a good deal more. Whoever asks
only a few questions should not wait for it: the readable rules answer the first ``PATIENCE``, the kernel all others.
Where the compiler is not installed, or the kernel does not cover a position, the readable rules go on answering. A turn
that the kernel does not know is theirs to judge in any case: they know why not.
"""

from types import ModuleType
from typing import Final, cast

from msgspec.structs import replace

from panzerkiste.games.tank_chess.actions import Move, Turn
from panzerkiste.games.tank_chess.state import State, Tank
from panzerkiste.games.tank_chess.turn import READABLE, Driven, Judge

PATIENCE: Final = 3000  # questions, three for a turn: about as many as the readable rules answer in a second


class _Kernel:
    """The kernel's answers, once they are worth loading."""

    def __init__(self) -> None:
        self.asked = 0
        self.answers: ModuleType | None = None

    def __call__(self) -> ModuleType | None:
        if self.asked <= PATIENCE:
            self.asked += 1
            if self.asked > PATIENCE:
                self.load()
        return self.answers

    def load(self) -> None:
        try:
            from panzerkiste.games.tank_chess.kernel import answers
        except ImportError:  # not installed
            return
        self.asked, self.answers = PATIENCE + 1, answers


KERNEL: Final = _Kernel()


def _turns(state: State) -> tuple[Turn, ...]:
    """Not a tuple, but all that one is asked for: see ``Turns``."""
    kernel = KERNEL()
    listed = kernel.listed(state) if kernel else None
    return READABLE.turns(state) if listed is None else cast("tuple[Turn, ...]", listed)


def _drive(state: State, tank: Tank, turn: Move) -> Driven:
    kernel = KERNEL()
    driven = kernel.driven(state, turn) if kernel else None
    return READABLE.drive(state, tank, turn) if driven is None else driven


def _announced(state: State) -> State:
    kernel = KERNEL()
    found = kernel.announcements(state, 1 - state.mover) if kernel else None
    return replace(state, check=found[0], escape=found[1]) if found else READABLE.announced(state)


SWIFT: Final = Judge(_turns, _drive, _announced)
