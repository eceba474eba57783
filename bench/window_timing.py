"""What the length of a window tells (TH-125), and what hiding it costs.

    python bench/window_timing.py         # Tank Hunter for two, whole matches, about a minute

Everybody answers at random, and takes as long as the people of the model do. Told apart: somebody who knows the length
of every window of a match guesses in which of two the opponents were asked, one where they were and one where they were
not, the longer or the shorter one; 0.5 is mere luck. Only windows in which nothing was played count: the others speak
for themselves. Longer: by how much the match lasts longer than if every window closed as soon as all have passed.
"""

from collections.abc import Callable, Iterator
from math import ceil, exp
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Pace, Seat
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.windows import Windows, is_held

GAME = GAMES["tank-hunter"]
MATCHES = 12
PLAYED = 0.15  # how often somebody asked in a window plays something
TURN = 5.0  # a decision of one's own turn takes so many times as long as a pass

Seconds = Callable[[Random], float]


def about(typical: float, tail: float) -> Seconds:
    return lambda rng: typical * exp(rng.gauss(0, tail))


def either(one: Seconds, other: Seconds, share: float) -> Seconds:
    return lambda rng: (one if rng.random() < share else other)(rng)


PEOPLE: dict[str, Seconds] = {
    "at once, 0.35 s": about(0.35, 0.2),
    "always alike, 1 s": about(1.0, 0.05),
    "quick, 0.8 s": about(0.8, 0.4),
    "typical, 1.8 s": about(1.8, 0.6),
    "slow, 4 s": about(4.0, 0.5),
    "now and then long": either(about(1.0, 0.3), about(6.0, 0.5), 0.7),
    "quick against slow": either(about(0.8, 0.4), about(4.0, 0.5), 0.5),
}


class Window(NamedTuple):
    seconds: float
    asked: bool


class Course(NamedTuple):
    windows: list[Window]
    seconds: float


def play(people: Seconds, limits: Limits, pace: Pace, seed: int) -> Course:
    """One match by the clock of *limits*; the same answers and the same thinking whatever they are."""
    rng, luck = Random(seed), Simulated(Random(seed))
    state = GAME.play.start(GAME.types.options(pace=pace, held_windows=True), 2).state
    windows, now, opened, asked, played, seen = Windows(limits, pace, 2, Random(seed)), 0, 0, False, False, []
    while (question := GAME.play.decision(state)) is not None:
        [seat, *_] = question.seats
        if is_held(question):
            now = max(now, ceil(windows.closes_at(question) or 0))
        elif seat != CHANCE:
            most = TURN * limits.live if question.shown else limits.equal if pace == "equal" else limits.live
            now += int(1000 * min(most, people(rng) * (TURN if question.shown else 1)))
            windows.answer(now)
        action = _answer(state, seat, luck, rng)
        step = GAME.play.apply(state, seat, action)
        played = played or (seat != CHANCE and type(action).__name__ != "Pass")
        if any(told.to is None for told in step.told):
            windows.open(now)
        for name in (type(told.event).__name__ for told in step.told):
            if name == "WindowClosed" and not played:
                seen.append(Window((now - opened) / 1000, asked))
            if name == "WindowOpened":
                opened, asked, played = now, False, False
            asked = asked or name == "Asked"
        state = step.state
        windows.ask(now, GAME.play.decision(state))
    return Course(seen, now / 1000)


def _answer(state: Any, seat: Seat, luck: Simulated, rng: Random) -> Any:
    if seat == CHANCE:
        return GAME.play.sample(state, luck)
    offer, window = GAME.play.offer(state, seat), not GAME.play.decision(state).shown  # type: ignore[union-attr]
    if window and rng.random() > PLAYED:
        return offer.actions[0]
    return GAME.play.candidates(state, seat, rng, 1)[0] if offer.space else rng.choice(offer.actions)


def told_apart(windows: list[Window]) -> float:
    """How often the asked one of two windows is the longer; equal lengths count half."""
    asked = [window.seconds for window in windows if window.asked]
    others = [window.seconds for window in windows if not window.asked]
    pairs = [(one > other) + (one == other) / 2 for one in asked for other in others]
    return mean(pairs) if pairs else 0.5


def rows() -> Iterator[tuple[str, ...]]:
    ways: dict[str, tuple[Limits, Pace]] = {
        "default": (Limits(), "live"),
        "equal": (Limits(), "equal"),
    }
    for name, people in PEOPLE.items():
        bare = [play(people, Limits(hold=0), "live", seed) for seed in range(MATCHES)]
        cells = [name, f"{mean(course.seconds for course in bare) / 60:.0f} min"]
        for limits, pace in ways.values():
            courses = [play(people, limits, pace, seed) for seed in range(MATCHES)]
            longer = sum(course.seconds for course in courses) / sum(course.seconds for course in bare) - 1
            cells += [f"{mean(told_apart(course.windows) for course in courses):.2f}", f"{longer:+.0%}"]
        yield tuple(cells)


def main() -> None:
    shown = Table("people", "a match, no holds", "told apart", "longer", "equal: apart", "longer", box=SIMPLE)
    for row in rows():
        shown.add_row(*row)
    Console().print(shown)


if __name__ == "__main__":
    main()
