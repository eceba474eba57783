"""How much stronger is each level of Dropzone than the one below?

    python bench/dropzone_levels.py                                  # 100 skirmishes a pairing, 2.5 s an answer at most
    python bench/dropzone_levels.py --games 10 --processes 2

Every level fights the one below it; the lowest and the highest also fight random answers. Scenarios, armies and
battlefields take turns; the same dice are thrown twice, with sides changed. A draw is half a point; the interval is
Wilson's, 95 %. Last comes the longest time that a level took for all its answers in one activation.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations, pairwise
from random import Random
from time import monotonic, perf_counter
from typing import Final, get_args

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a battle is one task on one core

from msgspec import Struct
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from panzerkiste.arena.rating import Score
from panzerkiste.bots.dropzone import BOTS, answer
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone import DROPZONE as GAME
from panzerkiste.games.dropzone.options import Options, Scenario

SCENARIOS: Final[tuple[Scenario, ...]] = get_args(Scenario)
ARMIES: Final = tuple(
    combinations(("ucm-skirmish", "scourge-skirmish", "phr-skirmish", "shaltari-skirmish"), 2),
)
BATTLEFIELDS: Final = "city_block_9", "beech_hills", "dead_foundry", "three_bridges"


class Skirmish(Struct, frozen=True):
    """One battle to be fought; levels in the order of their seats."""

    levels: tuple[int, int]
    seed: int
    options: Options
    seconds: float


class Fought(Struct, frozen=True):
    skirmish: Skirmish
    shares: tuple[float, float]
    longest: dict[int, float]  # by level: seconds for one activation


def fight(skirmish: Skirmish) -> Fought:
    rng, chance = Random(skirmish.seed), Simulated(Random(skirmish.seed + 1))
    state, thought = GAME.play.start(skirmish.options, 2).state, defaultdict[tuple[int, ...], float](float)
    while (owed := GAME.play.decision(state)) is not None:
        seat = owed.seats[0]
        if seat == CHANCE:
            state = GAME.play.apply(state, seat, GAME.play.sample(state, chance)).state
            continue
        view, offer = GAME.information.view(state, seat), GAME.play.offer(state, seat)
        began, level = perf_counter(), skirmish.levels[seat]
        deadline = monotonic() + skirmish.seconds
        action = answer(Knowledge(GAME, view, offer, (), seat, Random(rng.getrandbits(64)), deadline), level)
        group = state.activation.battlegroup if state.activation else -1
        thought[level, state.turn, group] += perf_counter() - began
        state = GAME.play.apply(state, seat, action).state
    result = GAME.play.result(state)
    assert result is not None, "a battle that asks nobody is over"
    longest = {level: max(time for key, time in thought.items() if key[0] == level) for level in skirmish.levels}
    return Fought(skirmish, (result.share(0), result.share(1)), longest)


def skirmishes(pairings: Sequence[tuple[int, int]], games: int, seed: int, seconds: float) -> Iterator[Skirmish]:
    for number, (higher, lower) in enumerate(pairings):
        for game in range(games):
            seats = (higher, lower) if game % 2 == 0 else (lower, higher)
            yield Skirmish(seats, seed + 1000 * number + game // 2, options(game // 2), seconds)


def options(number: int) -> Options:
    """By turns, so that every pair of armies meets in every scenario and on every battlefield."""
    army_a, army_b = ARMIES[number // len(SCENARIOS) % len(ARMIES)]
    return Options(
        army_a,
        army_b,
        battlefield=BATTLEFIELDS[number % len(BATTLEFIELDS)],
        scenario=SCENARIOS[number % len(SCENARIOS)],
    )


def name(level: int) -> str:
    return f"level {level}" if level else "random"


def row(higher: int, lower: int, fought: Sequence[Fought]) -> list[str]:
    met = [one for one in fought if set(one.skirmish.levels) == {higher, lower}]
    shares = [one.shares[one.skirmish.levels.index(higher)] for one in met]
    wins, losses = shares.count(1.0), shares.count(0.0)
    result = Score(wins, len(shares) - wins - losses, losses)
    low, high = result.interval
    return [
        f"{name(higher)} – {name(lower)}",
        f"{wins}–{result.draws}–{losses}",
        f"{result.share:.0%}",
        f"{low:.0%} … {high:.0%}",
        f"{max(one.longest[higher] for one in met):.1f} s",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="per pairing")
    parser.add_argument("--seconds", type=float, default=2.5, help="for one answer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    wanted = parser.parse_args()
    levels = range(len(BOTS.levels) + 1)
    pairings = [(higher, lower) for lower, higher in (*pairwise(levels), (levels[0], levels[-1]))]
    todo = list(skirmishes(pairings, wanted.games, wanted.seed, wanted.seconds))
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console, fought = Console(width=110), list[Fought]()
    with Progress(*columns, console=console) as bar, ProcessPoolExecutor(wanted.processes) as pool:
        tasks = [pool.submit(fight, skirmish) for skirmish in todo]
        for done in bar.track(as_completed(tasks), total=len(tasks), description="skirmishes"):
            fought.append(done.result())
    results = Table("pairing", "won–drawn–lost", "points", "95 %", "longest activation", box=SIMPLE)
    for higher, lower in pairings:
        results.add_row(*row(higher, lower, fought))
    console.print(results)


if __name__ == "__main__":
    main()
