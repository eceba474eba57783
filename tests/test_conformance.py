"""Every game in the crate keeps the contract of engine.game."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from panzerkiste.engine.conformance import check_game, check_moment, check_record
from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.histories import histories
from panzerkiste.engine.wander import moment_of
from panzerkiste.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
@pytest.mark.parametrize("seed", range(0, 40, 5))
def test_random_matches_conform_at_every_step_and_replay_identically(game: AnyGame, seed: int):
    check_game(game, range(seed, seed + 5))


@every_game
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_any_history_leads_to_a_moment_that_conforms(game: AnyGame, data: st.DataObject):
    match = data.draw(histories(game))
    check_moment(moment_of(match, data.draw(st.randoms(use_true_random=True))))
    check_record(match)
