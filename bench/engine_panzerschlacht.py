"""Random play of Panzerschlacht, in steps per second on one core, beside two peers in the same run.

Single games go through `game.play`: a step is one answer, that is a set-up, a plan, a whole turn, the choice of a
fight, a die. A batch goes through `panzerkiste.batch`, which is compiled: a step is one word of an answer (a piece, a
shot, a square driven to), and whole answers are counted beside them. The peers are OpenSpiel's `battleship` (C++
through its Python loop; a step is one ship or one shot) and PettingZoo's `connect_four_v3` (Python).

    make bench ONLY=bench/engine_panzerschlacht.py
"""

import os
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import perf_counter

import numpy as np

import panzerkiste
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT
from panzerkiste.games.panzerschlacht.kernel import on_processor

SECONDS = 4.0
ROUNDS = 3


def panzerschlacht(rng: Random) -> int:
    """One random game; the number of its steps."""
    game, luck = PANZERSCHLACHT, Simulated(rng)
    state, steps = game.play.start(game.types.options(), 2).state, 0
    while (decision := game.play.decision(state)) is not None:
        seat = decision.seats[0]
        if seat == CHANCE:
            action = game.play.sample(state, luck)
        else:
            offer = game.play.offer(state, seat)
            listed = offer.actions
            action = (
                game.play.candidates(state, seat, rng, 1)[0] if offer.space else listed[int(rng.random() * len(listed))]
            )
        state = game.play.apply(state, seat, action).state
        steps += 1
    return steps


class Crowd:
    """A batch with one thread; what it does in a go."""

    GAMES = 1024
    STEPS = 30

    def __init__(self) -> None:
        on_processor.THREADS = 1  # type: ignore[misc]
        self.batch = panzerkiste.batch("panzerschlacht", self.GAMES, seed=1)
        for _ in range(400):  # until the games are anywhere
            self.batch.step(self.batch.any())

    def words(self, rng: Random) -> int:
        for _ in range(self.STEPS):
            self.batch.step(self.batch.any())
        return self.GAMES * self.STEPS

    def words_of_an_answer(self) -> float:
        counts = []
        for _ in range(100):
            self.batch.step(self.batch.any())
            counts.append(np.mean(self.batch.fresh()))  # type: ignore[attr-defined]  # Panzerschlacht's own
        return float(1 / np.mean(counts))


def battleship(rng: Random) -> int:
    import pyspiel

    state, steps = pyspiel.load_game("battleship").new_initial_state(), 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


def connect_four(rng: Random) -> int:
    from pettingzoo.classic import connect_four_v3

    env, steps = connect_four_v3.env(), 0
    env.reset(seed=rng.randrange(1 << 30))
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        columns = [column for column, open_ in enumerate(observation["action_mask"]) if open_]
        env.step(columns[int(rng.random() * len(columns))])
        steps += 1
    return steps


def rate(play: Callable[[Random], int]) -> float:
    """Steps per second over about SECONDS, after one game to warm up."""
    rng = Random(1)
    play(rng)
    steps, began = 0, perf_counter()
    while perf_counter() - began < SECONDS / ROUNDS:
        steps += play(rng)
    return steps / (perf_counter() - began)


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, and not the busiest
    crowd = Crowd()
    players: dict[str, Callable[[Random], int]] = {
        "single games": panzerschlacht,
        "batch, in words": crowd.words,
        "battleship": battleship,
    }
    if find_spec("pygame"):  # without it PettingZoo's classic games do not load
        players["connect_four"] = connect_four
    rates = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):  # by turns, so that a busy moment of the machine strikes all alike
        for name, play in players.items():
            rates[name] = max(rates[name], rate(play))
    rates["batch, in answers"] = rates["batch, in words"] / crowd.words_of_an_answer()
    for name, steps in rates.items():
        print(f"{name:18} {steps:12,.0f} steps/s   {steps / rates['battleship']:6.2f} times battleship")
    for name in ("single games", "batch, in answers"):
        ahead = rates[name] / rates["battleship"]
        print(f"goal: ahead of battleship, {name}: {'reached' if ahead > 1 else 'missed'} ({ahead:.2f})")


if __name__ == "__main__":
    main()
