"""A batch plays the games that the readable rules play, whatever computes it, and shows each seat what it may see."""

import numpy as np
import pytest

import panzerkiste
from panzerkiste.engine.game import CHANCE
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Roll
from panzerkiste.games.panzerschlacht.kernel.batch import Batch
from panzerkiste.games.panzerschlacht.kernel.layout import MINES, ROLLED, ROLLS, SET, SIDE, VALUE
from panzerkiste.games.panzerschlacht.observation import observe
from panzerkiste.games.panzerschlacht.state import Options
from panzerkiste.games.panzerschlacht.view import view
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import demo, position
from tests.games.panzerschlacht.test_kernel import coding_of, outcome_of

OPTIONS = Options(own_targets=True)
STARTS = (
    GAME.play.start(OPTIONS, 2).state,
    demo(own_targets=True),
    position("a6 e5 f6 c3 ; AT b2 c2 d2", "g4 i5 j5 ; AT b9 e8 f9 g7 h7", turn=7, own_targets=True),
)


def has_cuda() -> bool:
    try:
        from numba import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False


def told(batch, steps=300) -> list[list[int]]:
    return [list(batch.on_host(batch.step(batch.any()))) + list(batch.movers()) for _ in range(steps)]


@rule("PS-23")
def test_ps_23_every_game_of_a_batch_is_one_that_the_rules_play_and_begins_again_at_its_end():
    batch, coding, games = Batch(STARTS, 6, seed=3), coding_of(OPTIONS), range(6)
    states = [STARTS[game % 3] for game in games]
    parts, ends = [begun(coding, state) for state in states], set()
    for _ in range(500):
        bits = np.unpackbits(batch.masks().copy().view(np.uint8), axis=1, bitorder="little")
        assert [np.flatnonzero(row).tolist() for row in bits] == [coding.choices(part) for part in parts]
        assert batch.movers().tolist() == [GAME.play.decision(state).seats[0] for state in states]
        words = batch.any().tolist()
        outcomes = batch.play(words).tolist()
        parts = [coding.then(part, word) for part, word in zip(parts, words, strict=True)]
        assert batch.fresh().tolist() == [part.action is not None for part in parts]
        for game, part in enumerate(parts):
            if part.action is None:
                continue
            states[game] = answered(states[game], part.action, batch._desks[game], outcomes[game])
            ends.add(outcomes[game])
            states[game] = STARTS[game % 3] if outcomes[game] else states[game]
            parts[game] = begun(coding, states[game])
    assert ends >= {1, 2}


def begun(coding, state):
    return coding.begin(state, GAME.play.decision(state).seats[0])


def answered(state, action, desk, outcome):
    """The state after an answer and the dice that fell; after the end they are not known any more, so any will do."""
    state = GAME.play.apply(state, GAME.play.decision(state).seats[0], action).state
    dice = [] if outcome else desk[ROLLED : ROLLED + desk[ROLLS]].tolist()
    for die in dice:
        state = GAME.play.apply(state, CHANCE, Roll(die)).state
    if outcome:
        assert outcome in ends_from(state)
    else:
        assert state.result is None
    return state


def ends_from(state) -> set[int]:
    """How the game may end if dice alone decide from here."""
    if state.result:
        return {outcome_of(state)}
    if GAME.play.decision(state).seats != (CHANCE,):
        return set()
    return {end for die in (1, 6) for end in ends_from(GAME.play.apply(state, CHANCE, Roll(die)).state)}


def test_a_batch_is_reached_by_the_library_and_says_its_words():
    batch = panzerkiste.batch("panzerschlacht", 4, {"siege": False}, seed=1)
    assert (batch.games, batch.numbers) == (4, 104)
    assert batch.action(2, 13) == "d2"
    with pytest.raises(ValueError, match="in game 2 has the number 3"):
        batch.action(2, 3)  # PS-14: no installation on the home row


def test_a_word_that_may_not_be_said_is_named_and_nothing_is_said():
    batch = Batch(STARTS[:1], 4)
    before = batch.masks().copy()
    for wrong in (3, 104, 1000):
        with pytest.raises(ValueError, match=f"No word that may be said in game 2 has the number {wrong}"):
            batch.play([13, 13, wrong, 13])
    assert np.array_equal(batch.masks(), before)
    assert list(batch.play([13, -1, 13, 13])) == [0, 0, 0, 0]
    assert batch.fresh().tolist() == [False, True, False, False]


def test_a_seed_repeats_a_batch():
    assert told(Batch(STARTS, 12, seed=5)) == told(Batch(STARTS, 12, seed=5)) != told(Batch(STARTS, 12, seed=6))


@pytest.mark.skipif(not has_cuda(), reason="there is no graphics card here")
def test_a_graphics_card_plays_the_same_games():
    there, here = Batch(STARTS, 500, seed=17, on="cuda"), Batch(STARTS, 500, seed=17)
    assert told(there, 600) == told(here, 600)
    assert np.array_equal(there.on_host(there._desks), here._desks)


@rule("PS-85", "PS-86")
def test_ps_86_a_batch_shows_what_a_view_shows():
    batch, coding = Batch(STARTS[:2], 2, seed=8), coding_of(OPTIONS)
    states = list(STARTS[:2])
    parts = [begun(coding, state) for state in states]
    seen = 0
    while seen < 60:
        shown = batch.observe()
        for game, state in enumerate(states):
            if batch.fresh()[game]:
                expected = observe(view(state, GAME.play.decision(state).seats[0]))
                for name, array in expected.items():
                    assert np.array_equal(shown[name][game], array), (name, state.pending[-1])
                seen += 1
        words = batch.any().tolist()
        outcomes = batch.play(words).tolist()
        for game, word in enumerate(words):
            parts[game] = coding.then(parts[game], word)
            if parts[game].action is not None:
                state = answered(states[game], parts[game].action, batch._desks[game], outcomes[game])
                states[game] = STARTS[game] if outcomes[game] else state
                parts[game] = begun(coding, states[game])


@rule("PS-86", "PS-88")
def test_ps_86_what_is_secret_changes_nothing_that_the_other_side_sees_or_may_say():
    batch = Batch([STARTS[0]], 50, seed=4)
    for _ in range(120):
        others = 1 - batch.movers()
        hidden = Batch([STARTS[0]], 50)
        hidden._desks[:] = batch._desks
        for game, other in enumerate(others):
            hidden._desks[game, VALUE + other * SIDE : VALUE + other * SIDE + 6] = 9
            hidden._desks[game, MINES + other * SIDE : MINES + other * SIDE + SET] = 3
        for name, array in batch.observe().items():
            assert np.array_equal(array[..., mines_left(name)], hidden.observe()[name][..., mines_left(name)]), name
        batch.step(batch.any())


def mines_left(name):
    """Everything but how many mines are left, which is public and counted here from the mines themselves."""
    if name != "numbers":
        return slice(None)
    says = next(layout.says for layout in coding_of(OPTIONS).layouts if layout.name == "numbers")
    return [number for number, said in enumerate(says) if "mines left" not in said]


def test_an_answer_on_its_way_is_shown_to_whoever_gives_it():
    batch = Batch([STARTS[1]], 1)
    square = {word: number for number, word in enumerate(coding_of(OPTIONS).words)}
    for word in ("e1", "e2", "e3"):
        batch.play([square[word]])
    seen = batch.observe()
    says = {layout.name: layout.says for layout in batch.layouts}
    path, waiting = (seen["answer"][0, says["answer"].index(mark)] for mark in ("path", "waiting"))
    assert np.flatnonzero(path).tolist() == [square["e1"], square["e2"], square["e3"]]
    assert np.flatnonzero(waiting).tolist() == [square[home] for home in ("b1", "c1", "f1", "h1", "i1")]
    asked = dict(zip(says["asked"], seen["asked"][0].tolist(), strict=True))
    assert asked["step"] == asked["duty"] == 1
    assert asked["driven"] == pytest.approx(2 / 6)
