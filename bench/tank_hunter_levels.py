"""How much stronger is each level of Tank Hunter than the one below, and the strongest than a greedy player?

    python bench/tank_hunter_levels.py                        # 200 games of two a pairing, 2.5 s an answer at most
    python bench/tank_hunter_levels.py --games 20 --pairings greedy 6

Every level plays the one below it, the lowest random answers, the highest a greedy player that always takes the best
immediate odds. The presets take turns, seats are changed after every game. A shared victory is half a point; the
interval is Wilson's, 95 %. Thinking times are CPU seconds of one answer.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from time import monotonic, process_time
from typing import Any, Final, NamedTuple

from msgspec import convert
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from panzerkiste.bots import UNIFORM, choose, levels
from panzerkiste.bots.tank_hunter.odds import hits
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter import actions
from panzerkiste.games.tank_hunter.cards.decks import PRESETS
from panzerkiste.games.tank_hunter.fights.reckoning import reckon
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import Shooting, State

GREEDY: Final = -1
DEVIATIONS: Final = 1.96

# What a greedy player does where nothing can be shot at; attacks count from 1 to 3.
TASTES: Final[dict[type, float]] = {
    actions.Counter: 1.0,
    actions.Lead: 1.0,
    actions.Evade: 1.0,
    actions.FireAntiAir: 1.0,
    actions.Scout: 0.9,
    actions.Wait: 0.8,
    actions.Play: 0.5,
    actions.Command: 0.5,
    actions.Pass: 0.1,
    actions.EndActions: 0.1,
}


class Score(NamedTuple):
    points: float
    games: int
    slowest: dict[str, float]  # by what was asked

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's."""
        share, spread = self.points / self.games, DEVIATIONS**2 / self.games
        middle = (share + spread / 2) / (1 + spread)
        reach = DEVIATIONS * sqrt(share * (1 - share) / self.games + spread / (4 * self.games)) / (1 + spread)
        return middle - reach, middle + reach


def greedy(known: Knowledge) -> Any:
    """Always the best immediate odds."""
    state = known.imagine()
    if known.offer.space:
        return GAME.play.candidates(state, known.seat, known.rng, 1)[0]
    return max(known.offer.actions, key=lambda action: (_odds(state, action), known.rng.random()))


def _odds(state: State, action: Any) -> float:
    if not isinstance(action, actions.DeclareAttack):
        return TASTES.get(type(action), 0.0)
    shooting = Shooting(action.attacker, action.target, action.kind, action.shots, charge=action.charge)
    return 1 + 2 * hits(reckon(state, shooting).number, action.shots)


def answer(state: State, seat: Seat, level: int, seed: int, seconds: float) -> Any:
    view, offer = GAME.information.view(state, seat), GAME.play.offer(state, seat)
    if level != GREEDY:
        return choose(GAME.id, view, offer, (), seat, level, seed, seconds)
    return greedy(Knowledge(GAME, view, offer, (), seat, Random(seed), monotonic() + seconds))


def play(first: int, second: int, seconds: float, number: int) -> tuple[float, dict[str, float]]:
    """The points of the first level, and its longest thoughts; both play every deal from both seats."""
    rng, levels = Random(number // 2), (first, second) if number % 2 == 0 else (second, first)
    preset = tuple(PRESETS)[number // 2 % len(PRESETS)]
    state, chance = GAME.play.start(convert(PRESETS[preset], Options), 2).state, Simulated(rng)
    slowest = dict[str, float]()
    while decision := GAME.play.decision(state):
        seat = decision.seats[0]
        if seat == CHANCE:
            action = GAME.play.sample(state, chance)
        else:
            began = process_time()
            action = answer(state, seat, levels[seat], rng.getrandbits(32), seconds)
            if levels[seat] == first:
                slowest[decision.ask] = max(slowest.get(decision.ask, 0.0), process_time() - began)
        state = GAME.play.apply(state, seat, action).state
    assert state.result
    return state.result.share(number % 2), slowest


RunAll = Callable[[Callable[[int], tuple[float, dict[str, float]]], Sequence[int]], Iterator[Any]]


def duel(higher: int, lower: int, games: int, seconds: float, run_all: RunAll) -> Score:
    points, slowest = 0.0, dict[str, float]()
    for share, thoughts in run_all(partial(play, higher, lower, seconds), range(games)):
        points += share
        slowest = {ask: max(slowest.get(ask, 0.0), thoughts.get(ask, 0.0)) for ask in {*slowest, *thoughts}}
    return Score(points, games, slowest)


def name(level: int) -> str:
    return {GREEDY: "greedy", UNIFORM: "random"}.get(level, f"level {level}")


def row(higher: int, lower: int, score: Score) -> list[str]:
    low, high = score.interval
    windows = max((seconds for ask, seconds in score.slowest.items() if ask != "main"), default=0.0)
    return [
        f"{name(higher)} – {name(lower)}",
        f"{score.points / score.games:.1%}",
        f"{low:.1%} … {high:.1%}",
        str(score.games),
        f"{score.slowest.get('main', 0.0):.2f} s",
        f"{windows:.2f} s",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="per pairing")
    parser.add_argument("--seconds", type=float, default=2.5, help="for one answer")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--pairings", nargs="*", default=[], help="levels against the one below, or greedy")
    wanted = parser.parse_args()
    top = levels(GAME)
    pairings = {str(level): (level, level - 1) for level in range(1, top + 1)} | {"greedy": (top, GREEDY)}
    console = Console(width=110)
    with ProcessPoolExecutor(wanted.processes) as pool:
        results = Table("pairing", "points", "95 %", "games", "slowest turn", "other", box=SIMPLE)
        for named in wanted.pairings or pairings:
            higher, lower = pairings[named]
            results.add_row(*row(higher, lower, duel(higher, lower, wanted.games, wanted.seconds, pool.map)))
        console.print(results)


if __name__ == "__main__":
    main()
