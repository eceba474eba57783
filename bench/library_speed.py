"""Steps a second of random play through the public surface, one core: what a stranger who imports us can reach.

    .venv/bin/python bench/library_speed.py --seconds 5

Each game is compared with what it did when the surface was first measured, on an idle core, and with its goal. On a
busy machine only a comparison with another version in the same run means anything (``--source`` names its src folder).
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time

from rich.console import Console
from rich.table import Table

import panzerkiste
from panzerkiste import CHANCE, Simulated

FIRST = {"panzerschlacht": 20_600, "tank-hunter": 32_500, "tank-chess": 1_490, "dropzone": 525}
UNCOUNTED = 1_500
GOAL = {"tank-chess": 15_000, "dropzone": 1_500}


def steps_a_second(id: str, seconds: float) -> float:
    """Whole matches, one after the other; what a match needs before its first step is part of it.

    The first steps are not counted: a program that plays much is past what is loaded, or compiled, meanwhile.
    """
    steps = random_steps(id)
    for _ in islice(steps, UNCOUNTED):
        pass
    began = process_time()
    for counted, _ in enumerate(steps, 1):
        if (spent := process_time() - began) >= seconds:
            return counted / spent
    raise AssertionError("it never ends")


def random_steps(id: str) -> Iterator[None]:
    play, rng = panzerkiste.game(id).play, Random(1)
    chance, state = Simulated(rng), panzerkiste.begin(id).state
    while True:
        owed = play.decision(state)
        if owed is None:
            state = panzerkiste.begin(id).state
            continue
        seat = owed.seats[0]
        if seat == CHANCE:
            action = play.sample(state, chance)
        else:
            offer = play.offer(state, seat)
            action = play.propose(state, seat, rng, 1)[0] if offer.space else rng.choice(offer.actions)
        state = play.apply(state, seat, action).state
        yield


def speed_of(source: str, id: str, seconds: float) -> float:
    """The same in a process of its own, with the package from that folder."""
    words = [sys.executable, __file__, "--seconds", str(seconds), "--plain", id]
    environment = os.environ | ({"PYTHONPATH": source} if source else {})
    return float(subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--source", default="", help="src folder of another version to compare with in the same run")
    parser.add_argument("--plain", action="store_true", help="only the number, for one game")
    parser.add_argument("games", nargs="*", default=list(FIRST))
    wanted = parser.parse_args()
    if wanted.plain:
        return print(steps_a_second(wanted.games[0], wanted.seconds))
    table = Table("game", "steps/s", "before", "ratio", "goal")
    for id in wanted.games:
        speed = speed_of("", id, wanted.seconds)
        before = speed_of(wanted.source, id, wanted.seconds) if wanted.source else FIRST[id]
        goal = f"{GOAL[id]:,}" if id in GOAL else "–"
        table.add_row(id, f"{speed:,.0f}", f"{before:,.0f}", f"{speed / before:.2f}×", goal)
    return Console().print(table)


if __name__ == "__main__":
    main()
