"""Every game in the crate keeps the contract of engine.game."""

import os
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from panzerkiste.engine.game import AnyGame
from panzerkiste.proving.conformance import check_game, check_match, check_moment, check_record
from panzerkiste.proving.histories import histories
from panzerkiste.proving.wander import moment_of
from panzerkiste.registry import GAMES
from tests.golden.record import Start, starts

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
MATCHES = int(os.environ.get("PANZERKISTE_MATCHES", "10"))  # whole ones of each game; fuzz plays thousands
AT_ONCE = {"tank-hunter": 3, "dropzone": 1}  # matches in a test: eight players or a whole battle take seconds
SHORT = [pytest.param(GAMES[id], start, id=start.about) for id in GAMES for start in starts(id)]


@every_game
@pytest.mark.parametrize("seed", range(0, MATCHES, 5))
def test_random_matches_conform_at_every_step_and_replay_identically(game: AnyGame, seed: int):
    check_game(game, range(seed, seed + AT_ONCE.get(game.id, 5)))


@pytest.mark.parametrize(("game", "start"), SHORT)
def test_short_matches_conform_in_which_what_is_rare_is_near_at_hand(game: AnyGame, start: Start):
    options = msgspec.convert(start.options, game.types.options)
    for seed in range(3):
        check_match(game, options, start.players, Random(seed))


@every_game
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_any_history_leads_to_a_moment_that_conforms(game: AnyGame, data: st.DataObject):
    match = data.draw(histories(game))
    check_moment(moment_of(match, data.draw(st.randoms(use_true_random=True))))
    check_record(match)
