"""Fit the judgement of Tank Hunter's computer players to the results of their games.

    python bench/tank_hunter_judgement.py --games 3000 --out src/panzerkiste/bots/tank_hunter/judgement.toml

Players of instinct, some of them distracted, play games of two. At the beginning of every turn what counts about both
players is noted; a logistic regression then finds the weights that tell best who won. A fifth of the games is kept
apart for the test; what is printed is the mean log loss, which is 0.693 for somebody who knows nothing.
"""

import argparse
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import convert
from numpy.typing import NDArray
from rich.progress import track

from panzerkiste.bots.tank_hunter import Level, think
from panzerkiste.bots.tank_hunter.judgement import (
    BALANCED,
    Stage,
    features_of_player,
    features_of_score,
    features_of_unit,
    lead,
    scores,
    stage,
)
from panzerkiste.bots.tank_hunter.odds import attack_value
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.cards.decks import PRESETS
from panzerkiste.games.tank_hunter.fights.declaration import attacks
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import State
from panzerkiste.games.tank_hunter.state.table import deck_of

DISTRACTED: Final = (0.0, 0.05, 0.15, 0.3)
RIDGE: Final = 60.0  # keeps weights of rare features small
LONG: Final = 20  # turns of longer games count less, so that every game counts about the same
TESTED: Final = 5  # every fifth game

Features = Counter[str]
Numbers = NDArray[np.float64]


class Sample(NamedTuple):
    """What the turn player has over the other, what the turn player's share was in the end, and its weight."""

    game: int
    over: Features
    share: float
    weight: float


def samples(number: int) -> list[Sample]:
    rng = Random(number)
    players = [partial(think, Level(distracted=rng.choice(DISTRACTED))) for _ in range(2)]
    preset = tuple(PRESETS)[number % len(PRESETS)]
    state, chance = GAME.play.start(convert(PRESETS[preset], Options), 2).state, Simulated(rng)
    noted = dict[int, tuple[Seat, Features]]()
    while decision := GAME.play.decision(state):
        seat = decision.seats[0]
        if decision.ask == "main" and state.turn not in noted:
            over = features(state, seat)
            over.subtract(features(state, 1 - seat))
            noted[state.turn] = seat, over
        action = GAME.play.sample(state, chance) if seat == CHANCE else answer(state, seat, players[seat], rng)
        state = GAME.play.apply(state, seat, action).state
    assert state.result
    weight = min(1.0, LONG / max(1, len(noted)))
    return [Sample(number, over, state.result.share(seat), weight) for seat, over in noted.values()]


def answer(state: State, seat: Seat, player: Any, rng: Random) -> Any:
    view, offer = GAME.information.view(state, seat), GAME.play.offer(state, seat)
    return player(Knowledge(GAME, view, offer, (), seat, Random(rng.getrandbits(32)), monotonic() + 60))


def features(state: State, seat: Seat) -> Features:
    points, at, deck, player = scores(state), stage(state), deck_of(state), state.players[seat]
    found: Features = Counter()
    found.update(_of_score(points, seat, at))
    found.update(features_of_player(player, deck))
    for unit in player.units:
        found.update(features_of_unit(unit, deck.units[unit.card]))
    strike = max((attack_value(state, attack, BALANCED) for attack in attacks(state, seat)), default=0.0)
    found["strike_now" if seat == state.turn_player else "strike_later"] = max(0.0, strike)  # type: ignore[assignment]
    return found


def _of_score(points: list[int], seat: Seat, at: Stage) -> Any:
    return features_of_score(points[seat], lead(points, seat), at)


def fitted(over: Numbers, shares: Numbers, weights: Numbers) -> Numbers:
    """Ridge logistic regression by Newton's method, on features scaled to equal spread."""
    spread = over.std(axis=0) + 1e-9
    scaled, found = over / spread, np.zeros(over.shape[1])
    for _ in range(15):
        expected = 1 / (1 + np.exp(-scaled @ found))
        curve = weights * (expected * (1 - expected) + 1e-6)
        slope = scaled.T @ (weights * (shares - expected)) - RIDGE * found
        found += np.linalg.solve((scaled * curve[:, None]).T @ scaled + RIDGE * np.eye(len(found)), slope)
    return np.asarray(found / spread)


def loss(over: Numbers, shares: Numbers, weights: Numbers, found: Numbers) -> float:
    expected = np.clip(1 / (1 + np.exp(-over @ found)), 1e-6, 1 - 1e-6)
    losses = -(shares * np.log(expected) + (1 - shares) * np.log(1 - expected))
    return float((losses * weights).sum() / weights.sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    numbers = range(wanted.seed, wanted.seed + wanted.games)
    noted = [sample for number in track(numbers, "games") for sample in samples(number)]
    names = sorted({name for sample in noted for name in sample.over})
    over = np.array([[sample.over[name] for name in names] for sample in noted], dtype=np.float64)
    shares, weights = (np.array([getattr(one, field) for one in noted]) for field in ("share", "weight"))
    apart = np.array([sample.game % TESTED == 0 for sample in noted])
    trained = fitted(over[~apart], shares[~apart], weights[~apart])
    print(f"{len(noted)} turns, test loss {loss(over[apart], shares[apart], weights[apart], trained):.4f}")
    found = fitted(over, shares, weights)
    lines = [f"{name} = {weight:.4f}" for name, weight in zip(names, found, strict=True)]
    head = "# What each feature of judgement.py adds to the prospects of a player (bench/tank_hunter_judgement.py).\n\n"
    wanted.out.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
