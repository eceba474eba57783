"""Actions as numbers and views as arrays, for programs that learn: an answer is said in words, one after the other.

The words of a match are fixed, so that a number stands for the same word from the first answer to the last. What may
be said next is a mask over them; a whole answer is reached by choosing until nothing is left to say:

>>> coding = game.coding(options)  # doctest: +SKIP
>>> part = coding.begin(state, seat)  # doctest: +SKIP
>>> while part.action is None:  # doctest: +SKIP
...     part = coding.then(part, choose(coding.mask(part)))
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, Generic, TypeVar

from panzerkiste.engine.game import Seat
from panzerkiste.engine.observation import Layout

if TYPE_CHECKING:
    from panzerkiste.engine.observation import Arrays

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
Words = tuple[str, ...]


@dataclass(frozen=True)
class Part(Generic[A]):
    """An answer on its way.

    following   each word that may come next, and how the answer then goes on
    action      the answer, once nothing is left to say
    """

    following: Mapping[str, Callable[[], "Part[A]"]] = field(default_factory=dict)
    action: A | None = None


@dataclass(frozen=True)
class Coding(Generic[S, A, V]):
    """How the answers of a match are said in numbers, and how its views are seen as arrays.

    words                the word that a number stands for, by number
    begin(state, seat)   -> Part     the answer of a seat that is asked, before its first word
    layouts              what lies where in the arrays of an observation
    observe(view)        -> arrays   by name, of numpy's float32; what a view leaves unknown is 0
    """

    words: Words
    begin: Callable[[S, Seat], Part[A]]
    layouts: tuple[Layout, ...]
    observe: Callable[[V], "Arrays"]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each word."""
        return {word: number for number, word in enumerate(self.words)}

    def choices(self, part: Part[A]) -> list[int]:
        """The numbers that may come next, in order; none where the answer is complete."""
        return sorted(self.numbers[word] for word in part.following)

    def mask(self, part: Part[A]) -> bytearray:
        """For each word 1 where it may come next, otherwise 0: ``numpy.frombuffer(mask, numpy.int8)``."""
        found = bytearray(len(self.words))
        for word in part.following:
            found[self.numbers[word]] = 1
        return found

    def then(self, part: Part[A], number: int) -> Part[A]:
        """The answer after one more word; KeyError where it may not come next."""
        return part.following[self.words[number]]()

    def action(self, state: S, seat: Seat, numbers: Iterable[int]) -> A | None:
        """The answer that these numbers say; None where they say only a part of one."""
        part = self.begin(state, seat)
        for number in numbers:
            part = self.then(part, number)
        return part.action


def listed(answers: Iterable[tuple[Words, A]]) -> Part[A]:
    """Answers, each in its words; no answer begins with all the words of another."""
    return branching((words, partial(Part[A], action=action)) for words, action in answers)


def branching(ways: Iterable[tuple[Words, Callable[[], Part[A]]]], said: int = 0) -> Part[A]:
    """How an answer goes on after words, of which so many are said; no way begins with all the words of another."""
    groups: dict[str, list[tuple[Words, Callable[[], Part[A]]]]] = {}
    for words, go_on in ways:
        if len(words) == said:
            return go_on()
        groups.setdefault(words[said], []).append((words, go_on))
    return Part({word: partial(branching, group, said + 1) for word, group in groups.items()})
