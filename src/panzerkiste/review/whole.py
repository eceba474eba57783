"""A review put together from its parts."""

from collections.abc import Callable, Iterable, Sequence
from math import exp
from typing import Final, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.game import CHANCE, HOST, Line, Seat
from panzerkiste.engine.match import AnyMatch
from panzerkiste.review.form import (
    OPEN,
    VERSION,
    Accuracy,
    Advice,
    Balance,
    Cause,
    Chances,
    Course,
    Luck,
    MatchReview,
    TurningPoint,
)
from panzerkiste.review.parts import Counsel, Part, Seen, Surprise, Throw, Walk, Weighed, tasks, work

POINTS: Final = 3
SLIGHT: Final = 0.03  # what changes less is no turning point
NEAR: Final = 6  # steps: two turning points of one turn lie further apart
BEST, GOOD, INACCURATE = 0.02, 0.06, 0.15  # what an answer costs at most to be called so; the rest are mistakes
SEVERITY: Final = 4.0  # an answer that costs a tenth of a point is two thirds right
LINES: Final = 6  # sentences about one step


def review(match: AnyMatch, progress: Callable[[int, int], None] = lambda done, of: None) -> MatchReview:
    """The whole of it, one part after the other; *progress* is told how many are done, and how many there are."""
    ahead, parts = tasks(match), list[Part]()
    for task in ahead:
        progress(len(parts), len(ahead))
        parts.append(work(match, task))
    progress(len(ahead), len(ahead))
    return assembled(match, parts)


def assembled(match: AnyMatch, parts: Iterable[Part]) -> MatchReview:
    walk, seen, weighed = Walk(match), dict[Seat, list[Seen]](), list[Weighed]()
    for part in parts:
        if isinstance(part, Counsel):
            weighed += part.weighed
        else:
            seen.setdefault(part.eyes, []).append(part)
    looks = {eyes: _one_after_another(some) for eyes, some in sorted(seen.items())}
    begins = max((_begin(look.chances) for look in looks.values()), default=len(walk.steps))
    judged = begins < len(walk.steps) - 1
    if judged and not walk.game.play.has_chance and OPEN in looks and len(looks) == 1:
        weighed = _by_course(_filled(looks[OPEN], begins), weighed)
    return MatchReview(
        version=VERSION,
        game=walk.game.id,
        seats=walk.seats,
        steps=tuple(walk.steps),
        turns=tuple(walk.game.hosting.turn(walk.state(place)) for place in range(len(walk.steps))),
        begins=begins,
        courses=tuple(_course(walk, eyes, look, begins) for eyes, look in looks.items()) if judged else (),
        points=tuple(_points(walk, looks[OPEN], weighed, begins)) if judged else (),
        luck=tuple(_luck(looks[OPEN], begins)) if judged else (),
        estimated=sum(not throw.exact for throw in looks[OPEN].throws.values()) if judged else 0,
        accuracies=tuple(_accuracy(seat, weighed) for seat in range(walk.seats)) if weighed else (),
    )


class Sight(NamedTuple):
    """All that was seen through one pair of eyes."""

    chances: list[Chances | None]
    throws: dict[int, Throw]  # by the place of the step before
    choices: dict[int, Surprise]


def _one_after_another(parts: Sequence[Seen]) -> Sight:
    ordered = sorted(parts, key=lambda part: part.first)
    return Sight(
        [chances for part in ordered for chances in part.chances],
        {throw.place: throw for part in ordered for throw in part.throws},
        {choice.place: choice for part in ordered for choice in part.choices},
    )


def _begin(chances: Sequence[Chances | None]) -> int:
    """The first step from which on something can be said; before the end, or there is nothing to say."""
    return next((place for place, one in enumerate(chances[:-1]) if one is not None), len(chances))


# The course.


def _course(walk: Walk, eyes: Seat, sight: Sight, begins: int) -> Course:
    chances = _filled(sight, begins)
    balances = [[0.0, 0.0, 0.0, 0.0] for _ in range(walk.seats)]
    for place in range(begins, len(chances) - 1):
        gains = _gains(chances, place)
        cause, by = _cause(walk, place)
        known = sight.choices[place].expected if place in sight.choices else gains
        for seat, balance in enumerate(balances):
            if cause == "dice":
                balance[0] += gains[seat]
            else:
                balance[1 if by == seat else 2] += known[seat]
                balance[3] += gains[seat] - known[seat]
    rounded = tuple(tuple(round(chance, 4) for chance in one) for one in chances[begins:])
    return Course(eyes, rounded, tuple(Balance(*balance) for balance in balances))


def _filled(sight: Sight, begins: int) -> list[Chances]:
    """Where nothing new can be said, it stands as it stood."""
    filled, last = list[Chances](), sight.chances[begins]
    for place, one in enumerate(sight.chances):
        last = one if one is not None and place >= begins else last
        assert last is not None, "from there on something is said"
        filled.append(last)
    return filled


def _gains(chances: Sequence[Chances], place: int) -> Chances:
    return tuple(after - before for after, before in zip(chances[place + 1], chances[place], strict=True))


def _cause(walk: Walk, place: int) -> tuple[Cause, Seat]:
    seat = walk.entry(place).seat
    if seat == CHANCE:
        return "dice", seat
    return ("word", seat) if seat == HOST else ("choice", seat)


# Turning points.


def _points(walk: Walk, sight: Sight, weighed: Sequence[Weighed], begins: int) -> list[TurningPoint]:
    """What weighed most, each of another moment, in order."""
    chances, advice = _filled(sight, begins), {one.place: one for one in weighed}
    weights = {place: _weight(sight, chances, advice.get(place), place) for place in range(begins, len(chances) - 1)}
    chosen = list[int]()
    for place in sorted(weights, key=lambda place: -weights[place]):
        if weights[place] < SLIGHT or len(chosen) == POINTS:
            break
        if all(abs(place - other) > NEAR or not _same_turn(walk, place, other) for other in chosen):
            chosen.append(place)
    return [_point(walk, sight, chances, advice.get(place), place) for place in sorted(chosen)]


def _weight(sight: Sight, chances: Sequence[Chances], advice: Weighed | None, place: int) -> float:
    """What changed; of an open choice no more than the coach sees in it: judgements also change as time goes by."""
    changed = max(map(abs, _gains(chances, place)))
    if advice is None or advice.done.chance is None:
        return changed if sight.choices or place in sight.throws else 0.0
    if not sight.choices:
        changed = min(changed, abs(advice.done.chance - chances[place][advice.seat]))
    return max(changed, _cost(advice) or 0.0)


def _same_turn(walk: Walk, one: int, other: int) -> bool:
    turn = walk.game.hosting.turn
    return turn(walk.state(one)) == turn(walk.state(other))


def _point(walk: Walk, sight: Sight, chances: Sequence[Chances], advice: Weighed | None, place: int) -> TurningPoint:
    (cause, by), gains, throw = _cause(walk, place), _gains(chances, place), sight.throws.get(place)
    known = sight.choices[place].expected if place in sight.choices else gains
    if cause == "choice" and max(map(abs, gains)) > 2 * max(map(abs, known)) and max(map(abs, gains)) >= SLIGHT:
        cause = "hidden"
    entry, step = walk.entry(place), walk.steps[place + 1]
    text = walk.game.text.notate(walk.state(place), entry.seat, entry.action) if entry.seat >= 0 else ""
    done = (advice.done if advice else Advice(text, None, None)) if text else None
    return TurningPoint(
        step=step,
        turn=walk.game.hosting.turn(walk.state(place)),
        seat=throw.by if throw else by,
        cause=cause,
        gains=gains,
        before=chances[place],
        after=chances[place + 1],
        likely=throw.likely if throw and throw.exact else None,
        lines=_lines(walk, step),
        done=done,
        better=advice.better if advice else None,
    )


def _lines(walk: Walk, step: int) -> tuple[Line, ...]:
    told = (walk.game.text.story(told.event, OPEN) for told in walk.match.steps[step].told if told.heard_by(OPEN))
    return tuple(line for line in told if line)[:LINES]


# Luck.


def _luck(sight: Sight, begins: int) -> list[Luck]:
    chances, kinds = _filled(sight, begins), dict[tuple[Seat, str], list[Throw]]()
    for throw in sight.throws.values():
        if throw.place >= begins and throw.exact:
            kinds.setdefault((throw.by, throw.ask), []).append(throw)
    return [
        Luck(
            ask=ask,
            seat=seat,
            throws=len(throws),
            good=(good := sum(throw.came for throw in throws)),
            expected=sum(throw.good for throw in throws),
            likely=as_far_off([throw.good for throw in throws], good),
            gain=sum(_gains(chances, throw.place)[seat] for throw in throws),
        )
        for (seat, ask), throws in sorted(kinds.items())
    ]


def as_far_off(chances: Sequence[float], good: int) -> float:
    """That so many of independent throws come, or a number further from the mean on the same side."""
    spread = [1.0]
    for chance in chances:
        spread = [
            (spread[n] if n < len(spread) else 0.0) * (1 - chance) + (spread[n - 1] * chance if n else 0.0)
            for n in range(len(spread) + 1)
        ]
    return sum(spread[good:]) if good >= sum(chances) else sum(spread[: good + 1])


# Choices.


def _cost(weighed: Weighed) -> float | None:
    """What an answer has cost; None where the coach tells no chances."""
    if weighed.done.chance is None:
        return None
    if weighed.better is None or weighed.better.chance is None:
        return 0.0
    return max(0.0, weighed.better.chance - weighed.done.chance)


def _by_course(chances: Sequence[Chances], weighed: Sequence[Weighed]) -> list[Weighed]:
    """Where nothing is hidden or thrown, the course itself says what an answer has cost: it looks as deep before it as
    after it, and the coach looks deeper at his own."""
    found = list[Weighed]()
    for one in weighed:
        before, after = chances[one.place][one.seat], chances[one.place + 1][one.seat]
        better = one.better if one.better and before - after >= BEST else None
        told = replace(better, chance=before) if better else None
        found.append(replace(one, done=replace(one.done, chance=after), better=told))
    return found


def _accuracy(seat: Seat, weighed: Sequence[Weighed]) -> Accuracy:
    costs = [cost for one in weighed if one.seat == seat and (cost := _cost(one)) is not None]
    best, good = sum(cost < BEST for cost in costs), sum(BEST <= cost < GOOD for cost in costs)
    mistakes = sum(cost >= INACCURATE for cost in costs)
    percent = round(100 * sum(exp(-SEVERITY * cost) for cost in costs) / len(costs)) if costs else None
    return Accuracy(seat, percent, best, good, len(costs) - best - good - mistakes, mistakes)
