"""PettingZoo's own suite, and what it does not ask: whole matches, masks, and that nobody sees what is secret."""

import sys
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import panzerkiste
from panzerkiste.adapters import pettingzoo
from tests.test_library import short

every_game = pytest.mark.parametrize("id", panzerkiste.games())
AT_ONCE = ["panzerschlacht", "tank-hunter"]  # seats set up or draft at the same time
# PettingZoo knows its own games by name and expects one array from all others.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def env(id: str) -> Any:
    options, seats = short(id)
    return pettingzoo.env(id, seats, options)


def cycles(id: str) -> int:
    return 5 if id == "dropzone" else 30


@every_game
def test_the_api_test_passes(id: str):
    api_test(env(id), num_cycles=cycles(id))


@every_game
def test_the_seed_test_passes(id: str):
    seed_test(lambda: env(id), num_cycles=cycles(id))


@every_game
def test_the_performance_benchmark_runs(id: str, monkeypatch: pytest.MonkeyPatch):
    quick = count(step=0.7)  # seconds from one look at the clock to the next
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__].time, "time", lambda: next(quick))
    performance_benchmark(env(id))


@pytest.mark.parametrize("id", AT_ONCE)
def test_the_parallel_tests_pass(id: str):
    parallel_api_test(pettingzoo.parallel_env(id), num_cycles=30)
    parallel_seed_test(lambda: pettingzoo.parallel_env(id), num_cycles=10)


def test_a_whole_match_ends_with_what_each_seat_has_won_or_lost():
    match = pettingzoo.env("tank-hunter", 3, {"stalemate_rounds": 1})
    match.reset(seed=1)
    rewards = play_out(match, Random(2))
    assert len(rewards) == 3
    assert sum(rewards.values()) == pytest.approx(0)
    assert any(rewards.values())


def play_out(match: Any, rng: Random) -> dict[str, float]:
    rewards: dict[str, float] = {}
    for agent in match.agent_iter():
        observation, reward, over, _, _ = match.last()
        rewards[agent] = reward
        match.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


def test_whoever_says_what_may_not_come_next_loses():
    match = env("tank-chess")
    match.reset()
    match.step(match.action_space("seat_0").n - 1)
    assert match.terminations == {"seat_0": True, "seat_1": True}
    assert match.rewards["seat_0"] == -1


def test_in_parallel_both_armies_are_set_up_at_the_same_time_and_then_one_waits():
    match = pettingzoo.parallel_env("panzerschlacht")
    observations, _ = match.reset(seed=3)
    rng = Random(3)
    while not observations["seat_0"]["action_mask"][match.wait] and not observations["seat_1"]["action_mask"][-1]:
        actions = {agent: rng.choice(np.flatnonzero(seen["action_mask"])) for agent, seen in observations.items()}
        observations, rewards, over, _, _ = match.step(actions)
    assert match.match.state.board is not None
    assert list(np.flatnonzero(observations["seat_1"]["action_mask"])) == [match.wait]
    actions = {agent: rng.choice(np.flatnonzero(seen["action_mask"])) for agent, seen in observations.items()}
    _, rewards, over, _, _ = match.step(actions | {"seat_1": 0})
    assert (rewards, over, match.agents) == (
        {"seat_0": 0, "seat_1": -1},
        {"seat_0": True, "seat_1": True},
        [],
    )


def test_nobody_sees_what_is_secret():
    """Panzerschlacht: the same set-up twice, but the values of two of Grey's tanks are exchanged."""
    green, grey = zip(seen_after("i10", "j10"), seen_after("j10", "i10"), strict=True)
    assert all(np.array_equal(array, green[1]["observation"][name]) for name, array in green[0]["observation"].items())
    assert not np.array_equal(*(seen["observation"]["board"] for seen in grey))


def seen_after(*last_tanks: str) -> tuple[Any, Any]:
    match = pettingzoo.env("panzerschlacht")
    match.reset()
    while match.agent_selection == "seat_0":
        say(match)
    for _ in range(3 + 4):  # installations and tanks
        say(match)
    for square in last_tanks:
        say(match, square)
    while match.agent_selection == "seat_1":
        say(match)
    return match.observe("seat_0"), match.observe("seat_1")


def say(match: Any, word: str = "") -> None:
    """That word, or the first that may be said."""
    observation, *_ = match.last()
    numbers = match.unwrapped.match.coding.numbers
    match.step(numbers[word] if word else int(np.flatnonzero(observation["action_mask"])[0]))


def test_the_board_is_drawn_in_letters():
    match = pettingzoo.env("tank-chess", options={"map": "farmyard10"})
    match.reset()
    assert match.render().count("\n") > 10
