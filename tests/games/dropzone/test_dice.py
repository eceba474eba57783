"""Dice (DZ-001) and choosing by lot (DZ-016)."""

from collections import Counter
from itertools import product

import pytest

from panzerkiste.games.dropzone.battle.dice import d3, drawn, lot_dice
from panzerkiste.proving.coverage import rule


@rule("DZ-001")
def test_dz_001_a_d3_is_a_die_halved_and_rounded_up():
    assert [d3(die) for die in range(1, 7)] == [1, 1, 2, 2, 3, 3]


@rule("DZ-016")
@pytest.mark.parametrize(
    ("choices", "falls"),
    [
        (1, [0, None, None, None, None, None]),
        (2, [0, 0, 0, 1, 1, 1]),
        (3, [0, 0, 1, 1, 2, 2]),
        (4, [0, 1, 2, 3, None, None]),
        (5, [0, 1, 2, 3, 4, None]),
        (6, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_dz_016_one_die_chooses_among_up_to_six(choices: int, falls: list[int | None]):
    assert lot_dice(choices) == 1
    assert [drawn(choices, (die,)) for die in range(1, 7)] == falls


@rule("DZ-016")
@pytest.mark.parametrize("choices", [7, 12, 30])
def test_dz_016_two_dice_choose_among_more_each_as_likely_as_the_others(choices: int):
    assert lot_dice(choices) == 2
    falls = Counter(drawn(choices, dice) for dice in product(range(1, 7), repeat=2))
    assert falls.pop(None) == 36 - choices
    assert falls == Counter(range(choices))
