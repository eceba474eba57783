"""How good a turn was."""

import pytest

from panzerkiste.workshops.tank_chess.review import chance, mark


def test_a_level_position_is_worth_half_a_point_and_both_sides_share_one():
    assert chance(0) == 0.5
    assert chance(300) + chance(-300) == pytest.approx(1)


def test_the_same_loss_weighs_less_where_the_game_is_won_anyway():
    assert mark(chance(0), chance(-300)) == "mistake"
    assert mark(chance(2000), chance(1700)) == "good"


def test_turns_are_marked_by_what_they_cost():
    marks = [mark(chance(0), chance(-score)) for score in (0, 60, 150, 300, 600)]
    assert marks == ["good", "good", "inaccuracy", "mistake", "blunder"]


def test_to_throw_the_game_away_is_a_blunder_even_in_a_bad_position():
    assert mark(chance(-1500), chance(-29_999)) == "blunder"
    assert mark(chance(-29_990), chance(-29_999)) == "good"
