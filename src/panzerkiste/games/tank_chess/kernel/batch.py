"""Many games at once: a turn in each by one call, by all threads of the processor or on a graphics card.

>>> from panzerkiste.games.tank_chess.kernel.batch import Batch
>>> from panzerkiste.games.tank_chess.setup import first_state
>>> from panzerkiste.games.tank_chess.state import Options
>>> batch = Batch([first_state(Options())], games=100, seed=7)
>>> int(batch.counts[0])
549
>>> outcomes = batch.step(batch.any())
>>> set(outcomes) == {0}
True
"""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from panzerkiste.engine.observation import Layout
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.board import SIDES
from panzerkiste.games.tank_chess.kernel.desk import new_desk, to_turn
from panzerkiste.games.tank_chess.kernel.layout import MOVES, SIDE, TURNS_PER_TANK
from panzerkiste.games.tank_chess.kernel.observing import Window
from panzerkiste.games.tank_chess.kernel.playing import CELLS, TURNS_OF_A_TANK, number_of
from panzerkiste.games.tank_chess.state import State

if TYPE_CHECKING:
    from panzerkiste.engine.observation import Arrays

Place = Literal["processor", "cuda"]


class Batch:
    """*games* games, each from one of the *starts* by turns, and from there again whenever it has ended.

    ``counts`` holds how many legal turns each game has, ``turns()`` which; ``step`` takes the place in that list for
    each game, ``play`` the turn's number (see ``playing``), for which ``masks()`` has a bit each. Both return the
    outcomes: 0 the game goes on, 1 White has won, 2 Black, 3 a draw; what has ended stands at its start again.
    Where a choice or a number is below 0 nothing is played. ``movers`` tells whose turn it is, and ``observe`` shows
    every game to whoever that is, as ``layouts`` says; ``action`` is what the rules call a turn.
    The next call writes over what is returned; ``on_host`` makes a copy. On a graphics card the arrays stay there,
    and whatever understands ``__cuda_array_interface__`` works on them in place.
    """

    def __init__(self, starts: Sequence[State], games: int, *, seed: int = 0, on: Place = "processor") -> None:
        most = max(len(state.army(side)) for state in starts for side in SIDES)
        begins = np.stack([new_desk(state, 0)[:MOVES] for state in starts])
        self.games, self.most_turns, self.numbers = games, most * TURNS_PER_TANK, most * TURNS_OF_A_TANK
        self._machine = machine = _machine(on)
        self._states, self._starts = starts, machine.array(begins)
        self._desks = machine.zeros(games, MOVES + self.most_turns)
        self._choices, self._outcomes, self.counts = (machine.zeros(games) for _ in range(3))
        luck = np.random.SeedSequence(seed).generate_state(games, np.uint64)
        self._luck = machine.array(luck.astype(np.int64))
        machine.set_up(games, self._desks, self._starts, self.counts)

    def turns(self) -> Any:
        """The kernel's legal turns, a row for each game, of which ``counts`` are valid."""
        return self._desks[:, MOVES:]

    def any(self) -> Any:
        """A legal choice for each game, every one as likely as another; the same seed chooses the same."""
        self._machine.choose_any(self.games, self.counts, self._choices, self._luck)
        return self._choices

    def step(self, choices: Any) -> Any:
        """Play the turn of that place in its list in every game; that there is such a place is not checked."""
        choices = self._machine.array(choices)
        self._machine.advance(self.games, self._desks, self._starts, self.counts, self._outcomes, choices)
        return self._outcomes

    def play(self, numbers: Any) -> Any:
        """Play the turns with these numbers; ValueError if one of them is not legal, and then nothing is played."""
        wanted, machine = self._machine.array(numbers), self._machine
        machine.find(self.games, self._desks, self.counts, wanted, self._choices)
        asked = machine.on_host(wanted)
        if (wrong := np.flatnonzero((machine.on_host(self._choices) < 0) & (asked >= 0))).size:
            raise ValueError(f"No legal turn of game {wrong[0]} has the number {asked[wrong[0]]}.")
        return self.step(self._choices)

    def masks(self, *, every: bool = True) -> Any:
        """By game, one bit for every number of a turn, 64 to a word: set where it is legal.

        Unless *every*, shots without effect (TC-34) are left out: the same turn without the shot leads to the same.
        """
        masks = self._machine.zeros(self.games, self.numbers // CELLS)
        self._machine.mark(self.games, self._desks, self.counts, masks, int(every))
        return masks

    def movers(self) -> Any:
        """By game whose turn it is, on the host."""
        return self._machine.on_host(self._desks[:, SIDE])

    @cached_property
    def _window(self) -> Window:
        return Window(self._states)

    @property
    def layouts(self) -> tuple[Layout, ...]:
        """What lies where in the arrays of ``observe``."""
        return self._window.layouts

    def observe(self) -> "Arrays":
        """Every game as the side to move sees it, on the host; the boards must be of one size."""
        return self._window.observe(self._machine.on_host(self._desks[:, :MOVES]))

    def action(self, game: int, number: int) -> Turn:
        """What the rules call the turn with that number; ValueError where it is not legal."""
        desk = self._machine.on_host(self._desks[game])
        for turn in desk[MOVES : MOVES + int(self._machine.on_host(self.counts)[game])]:
            if number_of(desk, turn) == number:
                return to_turn(int(turn))
        raise ValueError(f"No legal turn of game {game} has the number {number}.")

    def on_host(self, numbers: Any) -> Any:
        """The same array where numpy can read it."""
        return self._machine.on_host(numbers)


def _machine(on: Place) -> Any:
    """What a batch is computed by; a graphics card's is imported only where it is asked for."""
    if on == "cuda":
        from panzerkiste.games.tank_chess.kernel import on_cuda

        return on_cuda
    from panzerkiste.games.tank_chess.kernel import on_processor

    return on_processor
