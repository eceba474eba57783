"""Many games at once: a word in each by one call, by all threads of the processor or on a graphics card.

>>> from panzerkiste.games.panzerschlacht import PANZERSCHLACHT
>>> from panzerkiste.games.panzerschlacht.kernel.batch import Batch
>>> from panzerkiste.games.panzerschlacht.state import Options
>>> batch = Batch([PANZERSCHLACHT.play.start(Options(), 2).state], games=100, seed=7)
>>> batch.play([13] * 100)[0]  # Green's headquarters on d2
0
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from panzerkiste.games.panzerschlacht.coding import coding
from panzerkiste.games.panzerschlacht.kernel.desk import new_desk
from panzerkiste.games.panzerschlacht.kernel.layout import LENGTH_OF_DESK, LUCK, SAID, SEAT, SET, VOCABULARY, WORDS
from panzerkiste.games.panzerschlacht.kernel.observing import LAYOUTS, observe
from panzerkiste.games.panzerschlacht.state import State

if TYPE_CHECKING:
    from panzerkiste.engine.observation import Arrays

Place = Literal["processor", "cuda"]


class Batch:
    """*games* games, each from one of the *starts* by turns, and from there again whenever it has ended.

    An answer is given word by word, as ``coding`` numbers them: a step is one word. ``masks()`` has a bit for each that
    may be said next; whatever may be said can be completed. Dice fall by themselves, from the seed. Of set-ups that are
    owed at the same time Green's is asked for first, and Grey sees nothing of it.
    ``step`` and ``play`` take a word's number for each game and return the outcomes: 0 the game goes on, 1 Green has
    won, 2 Grey, 3 a draw; what has ended stands at its start again. Where a number is below 0 nothing is said.
    ``movers`` tells who is asked, ``fresh`` where an answer begins, and ``observe`` shows every game to whoever is
    asked, as ``layouts`` says. The next call writes over what is returned; ``on_host`` makes a copy. On a graphics card
    the arrays stay there, and whatever understands ``__cuda_array_interface__`` works on them in place.
    """

    def __init__(self, starts: Sequence[State], games: int, *, seed: int = 0, on: Place = "processor") -> None:
        self.games, self.numbers, self.layouts = games, VOCABULARY, LAYOUTS
        self._words = coding(starts[0].options).words
        self._machine = machine = _machine(on)
        luck = np.random.SeedSequence(seed).generate_state(2 * games, np.uint64).astype(np.int64).reshape(2, games)
        desks = np.zeros((games, LENGTH_OF_DESK), dtype=np.int64)
        desks[:, LUCK] = luck[0]
        self._starts, self._desks = machine.array(np.stack([new_desk(state) for state in starts])), machine.array(desks)
        self._choices, self._outcomes = (machine.array(np.zeros(games, dtype=np.int64)) for _ in range(2))
        self._luck = machine.array(luck[1])
        machine.set_up(games, self._desks, self._starts)

    def any(self) -> Any:
        """A word for each game among those that may be said, every one as likely as another, by the seed."""
        self._machine.choose_any(self.games, self._desks, self._choices, self._luck)
        return self._choices

    def step(self, choices: Any) -> Any:
        """Say these words; that they may be said is not checked."""
        words = self._machine.array(choices)
        self._machine.advance(self.games, self._desks, self._starts, self._outcomes, words)
        return self._outcomes

    def play(self, numbers: Any) -> Any:
        """Say these words; ValueError if one of them may not be said, and then nothing is."""
        words, machine = self._machine.array(numbers), self._machine
        machine.check(self.games, self._desks, words, self._outcomes)
        if (wrong := np.flatnonzero(machine.on_host(self._outcomes))).size:
            raise ValueError(self._refusal(int(wrong[0]), int(machine.on_host(words)[wrong[0]])))
        return self.step(words)

    def masks(self, *, every: bool = True) -> Any:
        """By game, one bit for every number of a word, 64 to an entry: set where it may be said. None is idle."""
        return self._desks[:, WORDS : WORDS + SET]

    def movers(self) -> Any:
        """By game who is asked, on the host."""
        return self._machine.on_host(self._desks[:, SEAT])

    def fresh(self) -> Any:
        """By game whether an answer begins, on the host."""
        return self._machine.on_host(self._desks[:, SAID]) == 0

    def observe(self) -> "Arrays":
        """Every game as whoever is asked sees it, on the host, the answer on its way included."""
        return observe(self._machine.on_host(self._desks))

    def action(self, game: int, number: int) -> str:
        """The word with that number; ValueError where it may not be said."""
        if not 0 <= number < VOCABULARY or not self._may_say(game, number):
            raise ValueError(self._refusal(game, number))
        return self._words[number]

    def _may_say(self, game: int, number: int) -> bool:
        return bool(int(self._machine.on_host(self._desks[game])[WORDS + (number >> 6)]) >> (number & 63) & 1)

    def _refusal(self, game: int, number: int) -> str:
        return f"No word that may be said in game {game} has the number {number}."

    def on_host(self, numbers: Any) -> Any:
        """The same array where numpy can read it."""
        return self._machine.on_host(numbers)


def _machine(on: Place) -> Any:
    """What a batch is computed by; a graphics card's is imported only where it is asked for."""
    if on == "cuda":
        from panzerkiste.games.panzerschlacht.kernel import on_cuda

        return on_cuda
    from panzerkiste.games.panzerschlacht.kernel import on_processor

    return on_processor
