"""Random play of Tank Hunter, in steps per second of one core's time, beside peers in the same run.

A step is one answer: a draft pick, a play or a pass in a window, an action, a die, a draw. Four play, all options on.
The peers are RLCard's `uno` (Python) as its own random agents play it and in our bare loop, OpenSpiel's Python games
`python_kuhn_poker` and `python_liars_poker`, and its `liars_dice` (C++ through the same Python loop).

    make bench ONLY=bench/tank_hunter_engine.py
"""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from runpy import run_path
from time import process_time
from typing import Any

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.games.tank_hunter import TANK_HUNTER

GOAL = 20_000
SECONDS = 4.0
ROUNDS = 3
PLAYERS = 4
OPTIONS = TANK_HUNTER.types.options(commanders=True, evading=True, charge=True)


def tank_hunter(rng: Random) -> int:
    """One random game; the number of its steps."""
    game, luck = TANK_HUNTER, Simulated(rng)
    state, steps = game.play.start(OPTIONS, PLAYERS).state, 0
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


def uno(rng: Random) -> int:
    """As RLCard itself plays at random: its loop, its agents."""
    trajectories, _ = _uno().run(is_training=True)
    return sum(len(trajectory) // 2 for trajectory in trajectories)


def uno_bare(rng: Random) -> int:
    """In a loop like ours, without the agents."""
    env, steps = _uno(), 0
    state, _ = env.reset()
    while not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


@cache
def _uno() -> Any:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    # From its file: the package of RLCard's agents asks pip for what is installed, and there may be no pip.
    agents = run_path(str(Path(rlcard.__file__).parent / "agents" / "random_agent.py"))
    env.set_agents([agents["RandomAgent"](env.num_actions) for _ in range(env.num_players)])
    return env


def kuhn_poker(rng: Random) -> int:
    return _open_spiel("python_kuhn_poker", rng)


def liars_poker(rng: Random) -> int:
    return _open_spiel("python_liars_poker", rng)


def liars_dice(rng: Random) -> int:
    return _open_spiel("liars_dice", rng)


def _open_spiel(name: str, rng: Random) -> int:
    """A hundred games, since one is over in a moment."""
    game, steps = _loaded(name), 0
    for _ in range(100):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else _legal(state)
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
    return steps


def _legal(state: Any) -> list[int]:
    actions: list[int] = state.legal_actions()
    return actions


@cache
def _loaded(name: str) -> Any:
    import pyspiel
    from open_spiel.python.games import kuhn_poker, liars_poker  # noqa: F401  # registers them

    return pyspiel.load_game(name)


def rate(play: Callable[[Random], int]) -> float:
    """Steps per second of processor time over about SECONDS, after one game to warm up."""
    rng = Random(1)
    play(rng)
    steps, began = 0, process_time()
    while process_time() - began < SECONDS / ROUNDS:
        steps += play(rng)
    return steps / (process_time() - began)


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, and not the busiest
    players = (tank_hunter, uno, uno_bare, kuhn_poker, liars_poker, liars_dice)
    rates = {play.__name__: 0.0 for play in players}
    for _ in range(ROUNDS):  # by turns, so that a busy moment of the machine strikes all alike
        for play in players:
            rates[play.__name__] = max(rates[play.__name__], rate(play))
    ours = rates["tank_hunter"]
    for name, steps in rates.items():
        print(f"{name:16} {steps:10,.0f} steps/s   tank hunter is {ours / steps:5.2f} times as fast")
    print(f"goal: {GOAL:,} steps/s, {'reached' if ours >= GOAL else 'missed'} ({ours / GOAL:.2f})")


if __name__ == "__main__":
    main()
