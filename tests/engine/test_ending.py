"""The step that decided a match."""

from panzerkiste.engine.ending import Decisive, heaviest


def test_the_step_that_weighs_most_decides_with_all_that_has_weight_in_it():
    history = [(1, 3), (2, 2), (2, 0), (2, 2), (3, 1)]
    assert heaviest(history, lambda event: event) == Decisive(2, (2, 2))


def test_of_equal_steps_the_latest_decides():
    assert heaviest([(1, 2), (4, 1), (4, 1), (5, 1)], lambda event: event) == Decisive(4, (1, 1))


def test_where_nothing_has_weight_nothing_was_decisive():
    assert heaviest([(1, "a"), (2, "b")], lambda event: 0) is None
