"""The work that a review is made of, in parts: each looks at some steps of the match and at nothing else."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, Final, assert_never

from msgspec import Struct

from panzerkiste import bots
from panzerkiste.bots import Suggestion
from panzerkiste.engine.game import CHANCE, AnyGame, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch, TakeBack
from panzerkiste.registry import BOTS, Judge
from panzerkiste.review.form import OPEN, Advice, Chances
from panzerkiste.review.worth import Worth, mean

TOGETHER: Final = 20  # steps in one part
GLANCES: Final = 400  # steps at which a seat's own knowledge is looked at, of a long match not all
ADVISED: Final = 240  # decisions that the coach looks at, of a long match not all
WORLDS: Final = 4  # that are imagined where something is hidden
FEW: Final = 6  # outcomes of a throw that are all followed in each of them
MATTERS: Final = 1e-6  # a throw that changes less is none


class Look(Struct, frozen=True, tag=True):
    """At chances, from one of the steps that count to another."""

    eyes: Seat
    first: int
    last: int


class Weigh(Struct, frozen=True, tag=True):
    """What was answered at these of the steps that count."""

    places: tuple[int, ...]


Task = Look | Weigh


class Throw(Struct, frozen=True):
    """Dice or cards. *good*: the chance that they come better for *by* than was to be expected; *likely*: that they
    come at least as far off as they did, to the same side."""

    place: int  # of the step before
    ask: str
    by: Seat
    good: float
    came: bool
    likely: float
    exact: bool


class Surprise(Struct, frozen=True):
    """Of a choice: what whoever made it had to expect of it."""

    place: int
    expected: Chances


class Seen(Struct, frozen=True, tag=True):
    eyes: Seat
    first: int
    chances: tuple[Chances | None, ...]
    throws: tuple[Throw, ...]
    choices: tuple[Surprise, ...]


class Weighed(Struct, frozen=True):
    """An answer, and what would have been better."""

    place: int
    seat: Seat
    done: Advice
    better: Advice | None


class Counsel(Struct, frozen=True, tag=True):
    weighed: tuple[Weighed, ...]


Part = Seen | Counsel


class Walk:
    """A match that is over as a way of steps that count: what was taken back is none of it."""

    def __init__(self, match: AnyMatch) -> None:
        self.match, self.game = match, match.game
        self.judge: Judge | None = BOTS[self.game.id].judge if self.game.id in BOTS else None
        undone = {number for number in range(1, len(match.steps)) if _is_back(match, number)}
        self.steps = [number for number in sorted(match.standing()) if number not in undone]
        self.seats = len(match.header.seats)

    def state(self, place: int) -> Any:
        return self.match.steps[self.steps[place]].state

    def entry(self, place: int) -> Any:
        """What led on from that place."""
        return self.match.entries[self.steps[place + 1] - 1]

    def last_answer(self, place: int) -> Seat:
        """Whoever answered last before that place."""
        before = (self.entry(earlier).seat for earlier in range(place - 1, -1, -1))
        return next((seat for seat in before if seat >= 0), 0)


def _is_back(match: AnyMatch, number: int) -> bool:
    return isinstance(match.entries[number - 1].action, TakeBack)


def tasks(match: AnyMatch) -> list[Task]:
    """All that is to be done, in any order; nothing where nobody can judge."""
    walk = Walk(match)
    if walk.judge is None or match.result is None:
        return []
    eyes = [OPEN, *range(walk.seats)] if walk.game.information.secrets(match.options) else [OPEN]
    looks = [
        Look(one, first, min(first + TOGETHER, len(walk.steps)))
        for one in eyes
        for first in range(0, len(walk.steps), TOGETHER)
    ]
    decisions = [place for place in range(len(walk.steps) - 1) if _is_decision(walk, place)]
    chosen = decisions[:: 1 + len(decisions) // ADVISED] if bots.has_coach(walk.game.id) else []
    return [*looks, *(Weigh(tuple(chosen[at : at + TOGETHER])) for at in range(0, len(chosen), TOGETHER))]


def _is_decision(walk: Walk, place: int) -> bool:
    """Whether there was anything to choose, and something was chosen and not said aside."""
    entry, state = walk.entry(place), walk.state(place)
    if entry.seat < 0:
        return False
    offer = walk.game.play.offer(state, entry.seat)
    return bool(offer.ask) and (offer.space or len(offer.actions) > 1) and entry.action not in offer.asides


def work(match: AnyMatch, task: Task) -> Part:
    walk = Walk(match)
    match task:
        case Look(eyes, first, last):
            return _seen(walk, eyes, first, last)
        case Weigh(places):
            return Counsel(tuple(weighed for place in places if (weighed := _weighed(walk, place))))
        case _ as other:
            assert_never(other)


# Chances.


def _seen(walk: Walk, eyes: Seat, first: int, last: int) -> Seen:
    judge = walk.judge
    assert judge, "there is a task only where somebody judges"
    places = range(first, last)
    if eyes != OPEN:
        return Seen(eyes, first, tuple(_through(walk, judge, eyes, places)), (), ())
    worth = Worth(walk.game, judge)
    chances = tuple(worth.of(walk.state(place)) for place in places)
    before_last = range(first, min(last, len(walk.steps) - 1))
    throws = [throw for place in before_last if (throw := _throw(walk, judge, worth, place))]
    secret = walk.game.information.secrets(walk.match.options)
    choices = [one for place in before_last if secret and (one := _surprise(walk, judge, place))]
    return Seen(eyes, first, chances, tuple(throws), tuple(choices))


def _through(walk: Walk, judge: Judge, eyes: Seat, places: range) -> Iterator[Chances | None]:
    """What a seat could think of its chances: by its views alone, in worlds that it can imagine."""
    game, stride = walk.game, 1 + len(walk.steps) // GLANCES
    before, chances, worth = None, None, Worth(game, judge, FEW, 1)
    for place in places:
        state = walk.state(place)
        view = game.information.view(state, eyes)
        if (place % stride == 0 or place == places[0] or game.play.result(state)) and view != before:
            found = [worth.of(world) for world in _worlds(game, view)]
            before, chances = view, mean([(one, 1.0) for one in found if one is not None])
        yield chances


def _worlds(game: AnyGame, view: Any) -> list[Any]:
    return [game.information.imagine(view, Random(number)) for number in range(WORLDS)]


def _throw(walk: Walk, judge: Judge, worth: Worth, place: int) -> Throw | None:
    """None where it could come to nothing else."""
    state, after = walk.state(place), worth.of(walk.state(place + 1))
    expected = worth.of(state) if walk.entry(place).seat == CHANCE else None
    if expected is None or after is None:
        return None
    by = judge.thrower(state)
    by = walk.last_answer(place) if by is None else by
    outcomes = worth.outcomes(state)
    better = [one.weight for one in outcomes if one.chances[by] > expected[by] + MATTERS]
    worse = [one.weight for one in outcomes if one.chances[by] < expected[by] - MATTERS]
    if outcomes and not better and not worse:
        return None
    came, so_far = after[by] > expected[by] + MATTERS, partial(_so_far, after[by], expected[by])
    likely = sum(one.weight for one in outcomes if so_far(one.chances[by]))
    asked = walk.game.play.decision(state)
    assert asked, "somebody answered"
    exact = bool(outcomes) and state not in worth.sampled
    return Throw(place, asked.ask, by, sum(better), came=came, likely=likely, exact=exact)


def _so_far(came: float, expected: float, other: float) -> bool:
    return other >= came - MATTERS if came > expected else other <= came + MATTERS


def _surprise(walk: Walk, judge: Judge, place: int) -> Surprise | None:
    """What whoever chose had to expect of his choice, by what he saw; None where nothing was chosen."""
    entry, state, game = walk.entry(place), walk.state(place), walk.game
    if entry.seat < 0:
        return None
    worth, found = Worth(game, judge, FEW, 1), list[tuple[Chances, float]]()
    for world in _worlds(game, game.information.view(state, entry.seat)):
        try:
            after = worth.of(game.play.apply(world, entry.seat, entry.action).state)
        except Illegal:  # in this world somebody else is asked
            continue
        before = worth.of(world)
        if before is not None and after is not None:
            found.append((tuple(map(_difference, after, before)), 1.0))
    gained = mean(found)
    return Surprise(place, gained) if gained is not None else None


def _difference(after: float, before: float) -> float:
    return after - before


# Choices.


def _weighed(walk: Walk, place: int) -> Weighed | None:
    """What the coach thinks of an answer, by what the seat saw when it gave it."""
    entry, state, game = walk.entry(place), walk.state(place), walk.game
    view = game.information.view(state, entry.seat)
    found = bots.review(game.id, view, entry.seat, entry.action, Random(place))
    if found is None:
        return None
    world = game.information.imagine(view, Random(0))
    told: Callable[[Suggestion], Advice] = partial(_advice, game, world, entry.seat)
    return Weighed(place, entry.seat, told(found.done), told(found.better) if found.better else None)


def _advice(game: AnyGame, world: Any, seat: Seat, one: Suggestion) -> Advice:
    return Advice(game.text.notate(world, seat, one.action), one.why, one.chance)
