"""Fit what the coach calls a chance to win to the results of games between computer players.

    python bench/coach_chances.py tank-chess --matches 400 --workers 8

Players of several strengths, distracted now and then, play each other. At some of the questions it is noted what the
judgement makes of the best answer; a logistic regression then finds how surely that side won. A fifth of the matches
is kept apart for the test. What is printed: the numbers for the curve, the mean log loss of the test (0.693 for
somebody who knows nothing), and for every tenth what was foretold and what came of it.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from functools import partial
from math import log
from multiprocessing import Pool
from multiprocessing import TimeoutError as Late
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from panzerkiste.bots import answer
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, AnyGame, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.registry import GAMES

Numbers = NDArray[np.float64]
Features = dict[str, float]

DISTRACTED: Final = (0.0, 0.1, 0.25)  # how often any legal answer is given
TESTED: Final = 5  # every fifth match


class Sample(NamedTuple):
    match: int
    features: Features
    share: float


class Noted(NamedTuple):
    """What the judgement says at a question, and of whom."""

    seat: Seat
    features: Features


def samples(game_id: str, number: int) -> list[Sample]:
    """One match, and what was noted on the way."""
    study, rng = STUDIES[game_id], Random(number)
    game, chance, noted = GAMES[game_id], Simulated(rng), list[Noted]()
    levels = [rng.choice(study.levels) for _ in range(2)]
    lapses = [rng.choice(DISTRACTED) for _ in range(2)]
    state = game.play.start(game.types.options(**study.options(rng)), 2).state
    while decision := game.play.decision(state):
        seat = decision.seats[0]
        if seat == CHANCE:
            state = game.play.apply(state, CHANCE, game.play.sample(state, chance)).state
            continue
        known = _known(game, state, seat, rng)
        if rng.random() < study.often:
            noted += study.note(known)
        level = 0 if rng.random() < lapses[seat] else levels[seat]
        state = game.play.apply(state, seat, answer(level, known)).state
    result = game.play.result(state)
    assert result
    return [Sample(number, one.features, result.share(one.seat)) for one in noted]


def _known(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Knowledge:
    view, offer = game.information.view(state, seat), game.play.offer(state, seat)
    return Knowledge(game, view, offer, (), seat, Random(rng.getrandbits(32)), monotonic() + 60)


def odds(chance: float) -> float:
    """The logarithm of the odds."""
    likely = min(1 - 1e-9, max(1e-9, chance))
    return log(likely / (1 - likely))


# What is noted in each game.


def note_tank_chess(known: Knowledge) -> Iterator[Noted]:
    from panzerkiste.bots.tank_chess.search import NEAR_WIN
    from panzerkiste.bots.tank_chess.thinking import Limits, Thinker

    score = Thinker(known.imagine()).best(Limits(nodes=10_000)).lines[0].score
    if abs(score) < NEAR_WIN:
        yield Noted(known.seat, {"point": float(score)})


def note_panzerschlacht(known: Knowledge) -> Iterator[Noted]:
    """Always of the side that drives, also where the other one plans."""
    from panzerkiste.bots.panzerschlacht.suggesting import weighed
    from panzerkiste.bots.panzerschlacht.winning import standing

    board, ask = known.view.board, known.offer.ask
    found = [one.value for one in weighed(known, 1, ())]
    if ask == "setup" or not found:
        return
    best, mover = max(found), board.mover
    moment = "fight" if ask == "fight" else "drive"
    yield Noted(mover, {"standing": standing(board), "gain": best if known.seat == mover else -best, moment: 1.0})


def note_tank_hunter(known: Knowledge) -> Iterator[Noted]:
    """Its judgement is a chance already (bench/tank_hunter_judgement.py): the slope says whether it holds."""
    from panzerkiste.bots.tank_hunter.suggesting import suggest

    found = [one.chance for one in suggest(known, 1, ()) if one.chance is not None]
    yield from (Noted(known.seat, {"odds": odds(chance)}) for chance in found)


def note_dropzone(known: Knowledge) -> Iterator[Noted]:
    """The position alone: the coach asks for the one that he expects after an answer."""
    from panzerkiste.bots.dropzone.winning import ahead

    if known.offer.ask == "order":
        yield Noted(known.seat, ahead(known.imagine(), known.seat)._asdict())


class Study(NamedTuple):
    levels: tuple[int, ...]  # who play
    often: float  # how many of the questions are noted
    note: Callable[[Knowledge], Iterator[Noted]]
    options: Callable[[Random], dict[str, Any]] = lambda rng: {}


def _battles(rng: Random) -> dict[str, Any]:
    armies = [rng.choice(("ucm", "scourge", "phr", "shaltari")) for _ in range(2)]
    return {
        "army_a": f"{armies[0]}-starter",
        "army_b": f"{armies[1]}-starter",
        "battlefield": rng.choice(("city_block_9", "beech_hills", "dead_foundry", "three_bridges")),
        "scenario": rng.choice(("crossroads", "prizes", "paper_chase")),
        "turns": rng.choice((3, 3, 4, 4, 6)),
    }


STUDIES: Final = {
    "tank-chess": Study((3, 4, 5), 0.25, note_tank_chess),
    "panzerschlacht": Study((5, 6, 7), 0.5, note_panzerschlacht),
    "tank-hunter": Study((3, 4, 5), 0.2, note_tank_hunter),
    "dropzone": Study((1, 1, 2, 2, 2, 3), 0.12, note_dropzone, _battles),
}


# The fit.


def fitted(over: Numbers, shares: Numbers, weights: Numbers) -> Numbers:
    """Logistic regression by Newton's method."""
    found = np.zeros(over.shape[1])
    scale = np.abs(over).mean(axis=0) + 1e-9
    scaled = over / scale
    for _ in range(30):
        expected = 1 / (1 + np.exp(-np.clip(scaled @ found, -30, 30)))
        curve = weights * (expected * (1 - expected) + 1e-6)
        slope = scaled.T @ (weights * (shares - expected)) - 1e-3 * found
        found += np.linalg.solve((scaled * curve[:, None]).T @ scaled + 1e-3 * np.eye(len(found)), slope)
    return np.asarray(found / scale)


def report(found: list[Sample]) -> None:
    names = sorted({name for one in found for name in one.features})
    matches = {one.match for one in found}
    sizes = {match: sum(one.match == match for one in found) for match in matches}
    over = np.array([[one.features.get(name, 0.0) for name in names] for one in found])
    shares = np.array([one.share for one in found])
    weights = np.array([1 / sizes[one.match] for one in found])  # every match counts the same
    tested = np.array([one.match % TESTED == 0 for one in found])
    curve = fitted(over[~tested], shares[~tested], weights[~tested])
    print(f"{len(matches)} matches, {len(found)} questions")
    print("  ".join(f"{name} {value:.5g}" for name, value in zip(names, curve, strict=True)))
    likely = np.clip(1 / (1 + np.exp(-over[tested] @ curve)), 1e-6, 1 - 1e-6)
    losses = -(shares[tested] * np.log(likely) + (1 - shares[tested]) * np.log(1 - likely))
    print(f"log loss of the test {(losses * weights[tested]).sum() / weights[tested].sum():.3f}")
    for low in range(0, 100, 10):
        here = (likely >= low / 100) & (likely < (low + 10) / 100)
        if here.any():
            told, came = (
                np.average(values[here], weights=weights[tested][here]) for values in (likely, shares[tested])
            )
            print(f"  foretold {100 * told:3.0f} %  came {100 * came:3.0f} %  of {here.sum()} questions")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=STUDIES)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600.0, help="what is not done by then is left out")
    parser.add_argument("--keep", type=Path, help="a file of what was noted: matches in it are not played again")
    wanted = parser.parse_args()
    found = kept(wanted.keep)
    done = {one.match for one in found}
    left, until = [number for number in range(wanted.matches) if number not in done], monotonic() + wanted.seconds
    with Pool(wanted.workers) as pool:
        waiting = pool.imap_unordered(partial(samples, wanted.game), left)
        for _ in left:
            try:
                one = waiting.next(timeout=max(0.0, until - monotonic()))
            except Late:
                break
            found += one
            keep(wanted.keep, one)
        pool.terminate()
    report(found)


def kept(file: Path | None) -> list[Sample]:
    if file is None or not file.exists():
        return []
    return [Sample(*one) for line in file.read_text().splitlines() for one in json.loads(line)]


def keep(file: Path | None, match: list[Sample]) -> None:
    """One line for each match, written when it is over."""
    if file is not None:
        with file.open("a") as lines:
            lines.write(json.dumps(match) + "\n")


if __name__ == "__main__":
    main()
