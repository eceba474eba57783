"""The vector environment over a batch: Gymnasium's spaces hold, seeds repeat it, and rewards are what the rules say."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode

import panzerkiste
from examples import tank_chess_ppo
from panzerkiste.adapters.gymnasium import BatchEnv, any_number

# White's command tank can be destroyed at once by Black, and Black's by White: matches are short.
OPTIONS = {"position": "TC1 8x8 e4,f5,d6 Ld1N,Cd4N,ce6S,hc7E w 0 1"}
ENVS = 6
FIRST_IS_LEGAL = np.arange(3 * tank_chess_ppo.SHOTS * tank_chess_ppo.POSES) == 0


def begun(seed: int = 3) -> tuple[BatchEnv, Any]:
    env = BatchEnv("tank-chess", ENVS, OPTIONS)
    observations, infos = env.reset(seed=seed)
    assert infos == {}
    return env, observations


def test_what_is_seen_and_done_lies_in_the_spaces():
    env, observations = begun()
    rng = np.random.default_rng(1)
    for _ in range(10):
        assert env.observation_space.contains(observations)
        one = {name: array[0] for name, array in observations.items()}
        assert env.single_observation_space.contains(one)
        actions = any_number(observations, rng)
        assert env.action_space.contains(actions)
        observations, rewards, terminations, truncations, _ = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (ENVS,)
        assert not truncations.any()
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


def told(seed: int) -> list[Any]:
    env, observations = begun(seed)
    rng, found = np.random.default_rng(2), list[Any]()
    for _ in range(8):
        found.append(env.step(any_number(observations, rng)))
        observations = found[-1][0]
    return found


def test_a_seed_repeats_it():
    assert data_equivalence(told(5), told(5), exact=True)
    assert not data_equivalence(told(5), told(6), exact=True)


def test_the_agent_has_either_seat_and_is_rewarded_for_its_own():
    """Whoever is to move and sees how takes the enemy's command tank: the agent does, the opponent waits for it."""
    env, observations = begun()
    rng, wins = np.random.default_rng(4), np.zeros(ENVS)
    for _ in range(40):
        assert list(env.batch.movers()) == [0, 1] * (ENVS // 2)
        observations, rewards, over, _, _ = env.step(any_number(observations, rng))
        assert set(rewards[~over]) <= {0.0}
        wins += rewards > 0
    assert (wins[::2] > 0).any()
    assert (wins[1::2] > 0).any()


def test_an_opponent_is_asked_with_what_it_sees():
    asked = []

    def first(observations):
        asked.append(observations["board"].copy())
        return observations["action_mask"].argmax(axis=1)

    env = BatchEnv("tank-chess", ENVS, OPTIONS, opponent=first)
    env.reset(seed=1)
    assert len(asked) == 1  # where the agent has Black
    start = panzerkiste.begin("tank-chess", options=OPTIONS)
    assert start.game.coding
    seen = start.game.coding(start.options).observe(start.game.information.view(start.state, 0))
    assert np.array_equal(asked[0][1], seen["board"])


def test_a_game_without_compiled_rules_has_no_batch():
    with pytest.raises(ValueError, match="no compiled rules"):
        BatchEnv("tank-hunter", 2)


def test_the_example_learns_a_little_and_plays_a_match_by_the_rules(monkeypatch):
    monkeypatch.setattr(tank_chess_ppo, "GAMES", 4)
    monkeypatch.setattr(tank_chess_ppo, "STEPS", 2)
    network = tank_chess_ppo.train(turns=8, seed=1)
    assert network.updates == 2 * tank_chess_ppo.EPOCHS
    assert tank_chess_ppo.versus(network, level=0, seed=1) in {-1.0, 0.0, 1.0}


def test_the_example_takes_to_what_paid_and_leaves_what_did_not():
    network = tank_chess_ppo.Network(5, np.random.default_rng(1))
    turns = tank_chess_ppo.legal(np.eye(2, 3 * tank_chess_ppo.SHOTS * tank_chess_ppo.POSES, 7) + FIRST_IS_LEGAL)
    seen, choice = np.ones((2, 5), np.float32), turns.first + 1
    before = network.chances(network.forward(seen)[1], turns)
    gain = np.array([1.0, -1.0])
    network.learn(tank_chess_ppo.Part(seen, turns, choice, before[choice], gain, np.zeros(2)))
    after = network.chances(network.forward(seen)[1], turns)
    assert after[choice[0]] > before[choice[0]]
    assert after[choice[1]] < before[choice[1]]


def test_answers_in_words_are_steps_of_their_own_and_lie_in_the_spaces():
    env = BatchEnv("panzerschlacht", ENVS)
    observations, _ = env.reset(seed=1)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(300):
        actions = any_number(observations, rng)
        observations, _, terminations, _, _ = env.step(actions)
        ended += int(terminations.sum())
        assert env.observation_space.contains(observations)
        assert observations["action_mask"].any(axis=1).all()
        assert (env.batch.movers() == env.seats).all()
    assert ended
