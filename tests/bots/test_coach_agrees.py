"""What the coach suggests he also judges, whatever has happened since and however his thoughts went this time."""

from random import Random

import pytest

from panzerkiste.bots import coach, review
from panzerkiste.bots.panzerschlacht.deploying import is_proven
from panzerkiste.engine.game import AnyGame
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT
from panzerkiste.games.panzerschlacht.setup import random_setup
from panzerkiste.games.panzerschlacht.state import Options
from tests.bots.test_suggesting import every_game, questions


@every_game
def test_he_has_an_opinion_on_whatever_he_suggests(game: AnyGame):
    judged = 0
    for state, seat in questions(game, Random(3), 60):
        view = game.information.view(state, seat)
        for one in coach(game.id, view, seat, Random(5)):
            found = review(game.id, view, seat, one.action, Random(6))
            assert found is not None, (game.play.offer(state, seat).ask, one.action)
            assert found.done.action == one.action
            judged += 1
    assert judged > 1


@pytest.mark.parametrize("seat", [0, 1])
def test_who_sets_up_meanwhile_changes_nothing_about_his_thoughts(seat):
    """PS-13: both set up at the same time, so the other may have sealed his between the question and the answer."""
    game = PANZERSCHLACHT
    before = game.play.start(Options(), 2).state
    after = game.play.apply(before, 1 - seat, random_setup(1 - seat, Random(1))).state
    seen, sealed = (game.information.view(state, seat) for state in (before, after))
    assert seen != sealed
    found = coach(game.id, seen, seat, Random(0))
    assert coach(game.id, sealed, seat, Random(0)) == found
    for one in found:
        opinion = review(game.id, sealed, seat, one.action, Random(0))
        assert opinion is not None
        assert opinion.better is None


def test_of_other_set_ups_he_has_none():
    view = PANZERSCHLACHT.information.view(PANZERSCHLACHT.play.start(Options(), 2).state, 0)
    setup = random_setup(0, Random(1))
    assert not is_proven(0, setup)
    assert review(PANZERSCHLACHT.id, view, 0, setup, Random(0)) is None
