"""A match in numbers, for programs that learn: whoever is asked says one word at a time, chance draws one by one.

Every step is a small number out of a list that is known before, whatever the game: the words of ``Coding`` for
players, and for chance either an outcome that is listed or one of so many equally likely ones.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.coding import Coding, Part
from panzerkiste.engine.game import CHANCE, AnyGame, Seat, Told
from panzerkiste.engine.observation import Layout
from panzerkiste.engine.recall import Answered, known_text, line_of

if TYPE_CHECKING:
    from panzerkiste.engine.observation import Arrays

SAID: Final = "said"


@dataclass(frozen=True, slots=True)
class _Past:
    """What led here, the latest first; what two copies have in common they share."""

    before: "_Past | None"
    seat: Seat
    action: Any
    told: tuple[Told[Any], ...]
    known: dict[Seat, list[str]] = field(default_factory=dict)  # by seat the lines of its history, once asked for

    def lines(self, seat: Seat) -> list[str]:
        if seat not in self.known:
            done = [Answered(self.action)] if seat == self.seat else []
            self.known[seat] = [*map(line_of, [*done, *(told.event for told in self.told if told.heard_by(seat))])]
        return self.known[seat]


class _Undrawn(Exception):
    """Chance wants one more draw, of so many."""


class _Drawn:
    """A source that gives what has been drawn, and then asks for more."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._drawn = iter(drawn)

    def below(self, n: int) -> int:
        for number in self._drawn:
            return number
        raise _Undrawn(n)


class Numbered:
    """A match that is played in numbers. ``copy`` is cheap: all that two copies share never changes.

    game, options   the rules, and what was agreed on
    seats           how many play
    coding          its ``words`` say what the numbers of the players stand for
    layouts         of an observation: the game's, and last the words already said of an unfinished answer
    state           everything the game is at this moment
    asked           the seats that must answer, ``CHANCE`` alone, or nobody when it is over
    most_outcomes   chance's answers that are listed have numbers below this
    """

    most_outcomes: ClassVar = 512

    def __init__(self, game: AnyGame, seats: int, options: Any, position: str = "") -> None:
        if game.coding is None:
            raise ValueError(f"{game.id} has no words for its answers")
        self.game, self.seats, self.options = game, seats, options
        self.coding: Coding[Any, Any, Any] = game.coding(options)
        self.layouts = (*self.coding.layouts, Layout(SAID, self.coding.words))
        start = game.play.start(options, seats)
        self.state = game.text.read_position(position, options) if position else start.state
        self._past = _Past(None, CHANCE, None, () if position else start.told)
        self._said: dict[Seat, tuple[int, ...]] = {}
        self._ask()

    def _ask(self) -> None:
        owed = self.game.play.decision(self.state)
        self.asked: tuple[Seat, ...] = owed.seats if owed else ()
        self._parts: dict[Seat, Part[Any]] = {}
        self._drawn: tuple[int, ...] = ()

    def copy(self) -> "Numbered":
        """The same match, to be played on in another way."""
        other = object.__new__(Numbered)
        other.__dict__.update(self.__dict__)
        other._said, other._parts = dict(self._said), dict(self._parts)
        return other

    def imagined(self, seat: Seat, rng: Random) -> "Numbered":
        """A match that could be the true one, for all this seat knows; what others did is remembered by nobody else."""
        other = self.copy()
        other.state = self.game.information.imagine(self.game.information.view(self.state, seat), rng)
        other._said = {seat: self.said(seat)}
        other._ask()
        return other

    def __deepcopy__(self, memo: object) -> "Numbered":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: the past as a list, for it is too long to go from one to the one before; parts are made anew."""
        pasts = [(past.seat, past.action, past.told) for past in self._pasts()]
        return {**self.__dict__, "coding": None, "_parts": {}, "_past": pasts}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.coding = self.game.coding(self.options)  # type: ignore[misc]  # it had one before
        past: _Past | None = None
        for seat, action, told in reversed(state["_past"]):
            past = _Past(past, seat, action, told)
        assert past, "it begins with the start"
        self._past = past

    @property
    def returns(self) -> tuple[float, ...]:
        """What each seat has won or lost, 0 in sum; nothing while the match goes on."""
        return self.game.play.returns(self.state)

    # The players' numbers.

    def choices(self, seat: Seat) -> list[int]:
        """The numbers that the seat may say next, in order; none for a seat that is not asked."""
        return self.coding.choices(self._part(seat))

    def mask(self, seat: Seat) -> bytearray:
        """For each word 1 where the seat may say it next, otherwise 0."""
        return self.coding.mask(self._part(seat))

    def said(self, seat: Seat) -> tuple[int, ...]:
        """What the seat has said of an answer that is not finished."""
        return self._said.get(seat, ())

    def say(self, seat: Seat, number: int) -> None:
        """One more word; the answer is given as soon as it is whole. KeyError where the word may not come next."""
        part = self.coding.then(self._part(seat), number)
        self._said[seat], self._parts[seat] = (*self.said(seat), number), part
        if part.action is not None:
            del self._said[seat]
            self._answer(seat, part.action)

    def _part(self, seat: Seat) -> Part[Any]:
        if seat not in self.asked:
            return Part()
        if seat not in self._parts:
            self._parts[seat] = self._again(seat)
        return self._parts[seat]

    def _again(self, seat: Seat) -> Part[Any]:
        """Somebody else has answered meanwhile: what was said still stands, unless something else is asked now."""
        first = part = self.coding.begin(self.state, seat)
        for number in self.said(seat):
            if self.coding.words[number] not in part.following:
                del self._said[seat]
                return first
            part = self.coding.then(part, number)
        return part

    def _answer(self, seat: Seat, action: Any) -> None:
        step = self.game.play.apply(self.state, seat, action)
        self.state, self._past = step.state, _Past(self._past, seat, action, step.told)
        self._ask()

    # Chance's.

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """What chance may draw next, by number, with its weight; nothing where it is not asked."""
        if CHANCE not in self.asked:
            return []
        if listed := self.game.play.outcomes(self.state):
            return [(number, weight) for number, (_, weight) in enumerate(listed)]
        try:
            self.game.play.sample(self.state, _Drawn(self._drawn))
        except _Undrawn as undrawn:
            (count,) = undrawn.args
            return [(number, Fraction(1, count)) for number in range(count)]
        raise AssertionError("what is drawn to the end has been answered")

    def draw(self, number: int) -> None:
        """One more draw of chance; its answer is given as soon as it is whole."""
        if listed := self.game.play.outcomes(self.state):
            return self._answer(CHANCE, listed[number][0])
        self._drawn = (*self._drawn, number)
        try:
            action = self.game.play.sample(self.state, _Drawn(self._drawn))
        except _Undrawn:
            return None
        return self._answer(CHANCE, action)

    def roll(self, rng: Random) -> None:
        """Whatever chance is asked for, all of it, until a player is asked or the match is over."""
        source = Simulated(rng)
        while CHANCE in self.asked:
            self._answer(CHANCE, self.game.play.sample(self.state, source))

    # What a seat knows.

    def observe(self, seat: Seat) -> "Arrays":
        """The seat's view as arrays, and what it has said: 1 for the latest word, ½ for the one before, ⅓, …"""
        import numpy as np

        arrays = self.coding.observe(self.game.information.view(self.state, seat))
        arrays[SAID] = np.zeros(len(self.coding.words), np.float32)
        for back, number in reversed(list(enumerate(reversed(self.said(seat)), 1))):
            arrays[SAID][number] = 1 / back
        return arrays

    def information_state(self, seat: Seat) -> str:
        """All that the seat knows, with perfect recall: equal for histories that it cannot tell apart."""
        pasts = reversed(list(self._pasts()))
        return self._text(seat, chain.from_iterable(past.lines(seat) for past in pasts))

    def view_text(self, seat: Seat) -> str:
        """What the seat sees now, without what it remembers."""
        return self._text(seat, ())

    def _text(self, seat: Seat, lines: Iterable[str]) -> str:
        known = known_text(self.game, seat, lines, self.game.information.view(self.state, seat))
        words = " ".join(self.coding.words[number] for number in self.said(seat))
        return f"{known}\n… {words}" if words else known

    def _pasts(self) -> Iterator[_Past]:
        past: _Past | None = self._past
        while past:
            yield past
            past = past.before
