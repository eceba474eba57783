"""Perfect recall: what a seat did and heard, and the text that is the same exactly where it cannot tell."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import panzerkiste
from panzerkiste.engine.game import CHANCE, HOST, WATCHER
from panzerkiste.engine.match import TakeBack
from panzerkiste.engine.recall import Answered, TakenBack
from panzerkiste.proving.recall import check_recall
from panzerkiste.proving.wander import Nonconforming, new_match, wander
from tests.engine import toy
from tests.engine.test_match import HIDDEN, MARKING, a_match
from tests.engine.toy import Hidden, Hide, Mark, Marked, Roll, Rolled, Stop, toy_with


def test_a_history_has_the_own_actions_and_what_was_heard_in_order():
    match = a_match(*HIDDEN, (CHANCE, Roll(2)), (0, Mark(1)))
    assert list(match.history(0)) == [
        Answered(Hide(1)),
        Hidden(0),
        Hidden(1),
        Rolled(2),
        Answered(Mark(1)),
        Marked(1),
    ]
    assert list(match.history(1)) == [Hidden(0), Answered(Hide(2)), Hidden(1), Rolled(2)]
    assert list(match.history(WATCHER, since=3)) == [Rolled(2)]


def test_what_others_take_back_unheard_is_no_part_of_it():
    match = a_match(*MARKING, (0, TakeBack(4)))
    assert list(match.history(0))[-1] == TakenBack()
    assert list(match.history(1)) == list(a_match(*MARKING[:3]).history(1))
    match.submit(HOST, TakeBack(1))
    assert list(match.history(1))[-1] == TakenBack()


def test_a_secret_leaves_the_others_text_as_it_is_until_it_shows():
    one, other = (a_match((0, Hide(number)), (1, Hide(2)), (CHANCE, Roll(2))) for number in (1, 3))
    assert one.information_state(1) == other.information_state(1)
    assert one.information_state(0) != other.information_state(0)
    for match in (one, other):
        match.submit(0, Stop())
    assert one.information_state(1) != other.information_state(1)


def test_two_ways_to_one_position_are_told_apart_by_whoever_went_them():
    one, other = (
        a_match(*HIDDEN, (CHANCE, Roll(2)), (0, Mark(first)), (0, Mark(second))) for first, second in ((1, 3), (3, 1))
    )
    assert one.state == other.state
    assert one.information_state(0) != other.information_state(0)
    assert one.information_state(1) == other.information_state(1)


def peeking(state: Any, seat: int) -> Any:
    """B sees the marks while they are made, and hears of none."""
    marking = state.pending and isinstance(state.pending[-1], toy.AskMarks)
    return toy.view(state, seat) if seat != 1 or not marking else replace(toy.view(state, seat), marks=state.marks)


def test_a_view_that_shows_for_a_while_what_nobody_tells_is_found():
    with pytest.raises(Nonconforming, match="can tell two matches apart"):
        recall_often(toy_with(view=peeking))


def test_the_toy_forgets_nothing():
    recall_often(toy.TOY)


def recall_often(game: Any) -> None:
    for seed in range(60):
        rng = Random(seed)
        match = new_match(game, toy.Options(), 2)
        list(wander(match, rng))
        check_recall(match, rng)


@pytest.mark.parametrize("id", ["panzerschlacht", "tank-hunter"])
def test_a_player_is_asked_with_the_whole_history_of_its_seat(id: str):
    asked = []

    def attentive(known: panzerkiste.Knowledge) -> Any:
        asked.append((known.seat, known.history, known.information_state()))
        return known.candidates(1)[0]

    match = panzerkiste.play(id, [attentive, attentive], seed=2)
    for seat in (0, 1):
        whole = tuple(match.history(seat))
        told = [history for asked_seat, history, _ in asked if asked_seat == seat]
        assert all(history == whole[: len(history)] for history in told)
        assert len(told[-1]) > len(told) > 5
    assert len({text for _, _, text in asked}) == len(asked)  # with perfect recall no two moments are the same
    assert panzerkiste.replay(match.record).information_state(0) == match.information_state(0)
