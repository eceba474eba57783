"""OpenSpiel's own test on every game, and its solvers on a Panzerschlacht that is small enough to solve by hand."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation

import panzerkiste
from panzerkiste.adapters import openspiel
from tests.test_library import short

every_game = pytest.mark.parametrize("id", panzerkiste.games())
DUEL = "TC1 8x8 e4,f5,d6 Ld1N,Cd4N,ce6S,hc7E w 90 1"  # ten turns without a loss are a draw (TC-56)
# Docs: Green's tank can end its turn on a6, a7 or a8. On a8 it wins the duel; Grey has one shot, and the last turn.
CORRIDOR = (
    "G: T a5=5/e1* ; AT a4 b5 b6 b7 b8 ; I - - - ; M - ; W 0\n"
    "Y: T a9=4/e10* ; AT j10 ; I - - - ; M - ; W 0\n"
    "turn=3 idle=9 pass=0"
)


def load(id: str, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + id.replace("-", "_"), params)


def corridor() -> Any:
    return load("panzerschlacht", patience=10, position=CORRIDOR)


def brief(id: str) -> Any:
    """A game that is over soon."""
    match id:
        case "panzerschlacht":
            return load(id, patience=10)
        case "tank-chess":
            return load(id, position=DUEL)
        case "tank-hunter":
            return load(id, stalemate_rounds=1)
    options, seats = short(id, 1)
    return load(id, seats=seats, **options)


@every_game
def test_the_random_simulation_passes(id: str):
    pyspiel.random_sim_test(brief(id), num_sims=1, serialize=True, verbose=False)


def wander(state: Any, rng: Random, steps: int) -> Any:
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("id", ["panzerschlacht", "tank-hunter"])
def test_worlds_that_a_player_cannot_tell_apart_have_the_same_text_and_arrays(id: str):
    """The two worlds of the conformance suite: the true one, and one that the player imagines."""
    game, rng = load(id), Random(5)
    look, state, others = make_observation(game), game.new_initial_state(), 0
    while state.move_number() < 400 and not wander(state, rng, 17).is_terminal():
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert tensor(look, world, player) == tensor(look, state, player)
            if state.current_player() == player:
                assert world.legal_actions() == state.legal_actions()
            others += world.match.state != state.match.state
    assert others > 10


def tensor(look: Any, state: Any, player: int) -> bytes:
    look.set_from(state, player)
    return bytes(look.tensor)


def test_a_secret_plan_leaves_the_other_players_text_as_it_is_until_it_shows():
    texts = []
    for shot in ("a6", "a7"):
        state = corridor().new_initial_state()
        say(state, shot, "end")
        texts.append([state.information_state_string(player) for player in (0, 1)])
        say(state, "a5", "a6", "a7", "a8", "halt", "end")
        texts[-1].append(state.information_state_string(0))
    (green, grey, after), (green_again, grey_again, after_again) = texts
    assert green == green_again
    assert grey != grey_again
    assert after != after_again


def say(state: Any, *words: str) -> None:
    for word in words:
        state.apply_action(state.match.coding.numbers[word])


def test_observers_tell_a_watcher_less_than_a_player_and_forget_or_recall():
    state = corridor().new_initial_state()
    say(state, "a6")
    player, watcher = (
        make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=False, private_info=private))
        for private in (pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE)
    )
    assert "a6" in player.string_from(state, 1).splitlines()[-1]
    assert watcher.string_from(state, 1) == watcher.string_from(state, 0)
    assert "… a6" not in watcher.string_from(state, 1)
    recalling = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    assert recalling.string_from(state, 1) == state.information_state_string(1)
    with pytest.raises(ValueError, match="a watcher what is public"):
        make_observation(
            state.get_game(),
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
        )


def test_a_game_is_loaded_again_from_its_own_name():
    game = corridor()
    again = pyspiel.load_game(str(game))
    assert str(again.new_initial_state()) == str(game.new_initial_state())
    assert again.num_distinct_actions() == 104


def test_mcts_and_search_over_imagined_worlds_play_it():
    game = corridor()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        mcts.MCTSBot(game, 2, 30, evaluator, random_state=np.random.RandomState(2)),
        ismcts.ISMCTSBot(game, evaluator, 2, 30, random_state=np.random.RandomState(3)),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


def test_cfr_finds_what_a_pencil_finds():
    """Grey must shoot at a8 three times of five, or the duel there pays; then Green loses a fifth of a point."""
    game = corridor()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 0.2
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value[0] == pytest.approx(-0.2, abs=0.06)
