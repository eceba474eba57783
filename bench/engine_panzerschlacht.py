"""Random play of Panzerschlacht, in steps per second on one core, beside two peers in the same run.

A step is one answer: a set-up, a plan, a whole turn, the choice of a fight, a die. The peers are OpenSpiel's
`battleship` (C++ through its Python loop) and PettingZoo's `connect_four_v3` (Python).

    make bench ONLY=bench/engine_panzerschlacht.py
"""

import os
from collections.abc import Callable
from random import Random
from time import perf_counter

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT

GOAL = 20_000
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
    players = (panzerschlacht, battleship, connect_four)
    rates = {play.__name__: 0.0 for play in players}
    for _ in range(ROUNDS):  # by turns, so that a busy moment of the machine strikes all alike
        for play in players:
            rates[play.__name__] = max(rates[play.__name__], rate(play))
    ours = rates["panzerschlacht"]
    for name, steps in rates.items():
        print(f"{name:16} {steps:10,.0f} steps/s   panzerschlacht is {ours / steps:5.2f} times as fast")
    print(f"goal: {GOAL:,} steps/s, {'reached' if ours >= GOAL else 'missed'} ({ours / GOAL:.2f})")


if __name__ == "__main__":
    main()
