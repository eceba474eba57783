"""A batch plays the games that the readable rules play, whatever computes it."""

from random import Random

import numpy as np
import pytest

from panzerkiste.games.tank_chess.kernel.batch import Batch
from panzerkiste.games.tank_chess.kernel.desk import to_turn
from panzerkiste.games.tank_chess.kernel.playing import BLACK_WINS, DRAWN, GOES_ON, WHITE_WINS
from panzerkiste.games.tank_chess.notation import turn_text
from panzerkiste.games.tank_chess.observation import NUMBERS, observe
from panzerkiste.games.tank_chess.turn import play, turns
from panzerkiste.games.tank_chess.view import view
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, at, start
from tests.games.tank_chess import play as played

LOSSES = 52  # the bits of a turn from here on say that something is lost or the game over
STARTS = (
    start(),
    start(map="crossways16", mode="raid"),
    start(map="ironfield20"),
    start(map=PONDS, module="funset"),
    at("Cd4N,Ld1N,ce6S,hc7E", obstacles="d6,e4,f5"),
)


def outcome_of(state) -> int:
    if state.result is None:
        return GOES_ON
    if not state.result.winners:
        return DRAWN
    return BLACK_WINS if state.result.winners[0] else WHITE_WINS


def has_cuda() -> bool:
    try:
        from numba import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False


@rule("TC-22", "TC-37", "TC-43", "TC-55", "TC-56", "TC-69", "TCX-03")
def test_tc_22_every_game_of_a_batch_is_one_that_the_rules_play():
    batch = Batch(STARTS, 10, seed=3)
    states = [STARTS[game % len(STARTS)] for game in range(10)]
    ends = set()
    for _ in range(80):
        for game, state in enumerate(states):
            listed = [to_turn(int(turn)) for turn in batch.turns()[game, : batch.counts[game]]]
            assert len(listed) == len(set(listed))
            assert set(listed) == set(turns(state))
        choices = batch.any()
        chosen = [to_turn(int(batch.turns()[game, choices[game]])) for game in range(10)]
        states = [play(state, turn).state for state, turn in zip(states, chosen, strict=True)]
        assert list(batch.step(choices)) == [outcome_of(state) for state in states]
        ends |= set(map(outcome_of, states))
        states = [STARTS[game % len(STARTS)] if state.result else state for game, state in enumerate(states)]
    assert {WHITE_WINS, BLACK_WINS} <= ends


@rule("TC-55")
def test_tc_55_a_position_that_stands_for_the_third_time_is_a_draw():
    state = at("Ca1N,Hd4N,ch8S,hf7S")
    batch = Batch([state], 1)
    for count, text in enumerate(["Hd4-d4NE", "Hf7-f7SE", "Hd4-d4N", "Hf7-f7S"] * 2, 1):
        (outcome,) = batch.step([place_of(batch, state, text)])
        state = played(state, text).state
        assert outcome == outcome_of(state) == (DRAWN if count == 8 else GOES_ON)


@rule("TC-56")
def test_tc_56_a_hundred_turns_without_a_loss_are_a_draw_and_a_batch_forgets_nothing_on_the_way():
    batch, rng = Batch([at("Ca1N,ch8S,Lb1N,lg8S", size="26x26")], 1), Random(56)
    outcomes: list[int] = []
    while not any(outcomes):
        quiet = [place for place, turn in enumerate(batch.turns()[0, : batch.counts[0]]) if not int(turn) >> LOSSES]
        outcomes.append(int(batch.step([rng.choice(quiet)])[0]))
    assert outcomes == [GOES_ON] * 99 + [DRAWN]


def place_of(batch, state, text) -> int:
    listed = [to_turn(int(turn)) for turn in batch.turns()[0, : batch.counts[0]]]
    return next(place for place, turn in enumerate(listed) if turn_text(state, turn) == text)


@rule("TC-22")
def test_tc_22_every_turn_has_a_number_of_its_own_and_can_be_played_by_it():
    batch, rng = Batch(STARTS, 5, seed=9), Random(22)
    for _ in range(20):
        masks = batch.masks()
        counted = [sum(int(word).bit_count() for word in row.view(np.uint64)) for row in masks]
        assert counted == list(batch.counts)
        batch.play([rng.choice(numbers_in(row)) for row in masks])


def numbers_in(row) -> list[int]:
    return [
        64 * word + bit for word, bits in enumerate(row.view(np.uint64)) for bit in range(64) if int(bits) >> bit & 1
    ]


def test_a_number_that_is_not_legal_is_named_and_nothing_is_played():
    batch = Batch(STARTS, 5)
    before = batch.turns()[:, :50].copy()
    legal = [numbers_in(row)[0] for row in batch.masks()]
    with pytest.raises(ValueError, match="No legal turn of game 3 has the number 7"):
        batch.play([*legal[:3], 7, legal[4]])
    assert np.array_equal(before, batch.turns()[:, :50])


def test_a_seed_repeats_a_batch():
    assert told(Batch(STARTS, 20, seed=5)) == told(Batch(STARTS, 20, seed=5)) != told(Batch(STARTS, 20, seed=6))


def told(batch, steps=40) -> list[list[int]]:
    return [list(batch.on_host(batch.step(batch.any()))) + list(batch.on_host(batch.counts)) for _ in range(steps)]


@pytest.mark.skipif(not has_cuda(), reason="there is no graphics card here")
def test_a_graphics_card_plays_the_same_games():
    there, here = Batch(STARTS, 500, seed=17, on="cuda"), Batch(STARTS, 500, seed=17)
    assert told(there, 200) == told(here, 200)
    assert np.array_equal(there.on_host(there.masks()), here.masks())


def test_a_batch_shows_what_a_view_shows_and_names_turns_as_the_rules_do():
    states, rng = [STARTS[0], start(map="crossways16")], Random(8)
    batch = Batch(states, 2)
    for _ in range(60):
        seen, movers = batch.observe(), batch.movers()
        for game, state in enumerate(states):
            expected = observe(view(state, state.mover))
            assert np.array_equal(seen["board"][game], expected["board"])
            assert seen["numbers"][game, 0] == expected["numbers"][NUMBERS.index("quiet")]
            assert movers[game] == state.mover
        numbers = [rng.choice(numbers_in(row)) for row in batch.masks()]
        states = [play(state, batch.action(game, numbers[game])).state for game, state in enumerate(states)]
        if any(batch.play(numbers)):
            return
    assert any(state.wrecks for state in states)


def test_the_boards_of_an_observation_are_of_one_size():
    with pytest.raises(ValueError, match="several sizes"):
        Batch(STARTS, 5).observe()


@rule("TC-34")
def test_tc_34_shots_without_effect_can_be_left_out_of_the_masks():
    batch = Batch([at("Cd4N,Ld1N,ce6S,hc7E", obstacles="d6,e4,f5")], 1)
    fewer, every = (set(numbers_in(batch.masks(every=wanted)[0])) for wanted in (False, True))
    assert fewer < every
    harmless = [batch.action(0, number) for number in every - fewer]
    state = at("Cd4N,Ld1N,ce6S,hc7E", obstacles="d6,e4,f5")
    assert all(turn.target is not None and len(play(state, turn).state.tanks) == 4 for turn in harmless)


def test_a_number_below_0_leaves_a_game_as_it_is():
    batch = Batch(STARTS[:1], 2)
    legal = numbers_in(batch.masks()[0])[0]
    assert list(batch.play([legal, -1])) == [GOES_ON, GOES_ON]
    assert list(batch.movers()) == [1, 0]
