"""Quick games that tell how fair a map is."""

import pytest

from panzerkiste.engine.game import Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.workshops.tank_chess.balance import Tally, study

FARMYARD = Options(map="farmyard10")


def test_a_study_tells_after_every_game_how_they_stand():
    tallies = list(study(FARMYARD, 3))
    assert [tally.games for tally in tallies] == [1, 2, 3]
    lengths = [after.turns - before.turns for before, after in zip([Tally(), *tallies], tallies, strict=False)]
    assert all(length > 1 for length in lengths)
    assert len(set(lengths)) > 1, "no two games are the same"


def test_the_same_seed_plays_the_same_games_and_another_plays_others():
    (*_, once), (*_, again), (*_, other) = (study(FARMYARD, 3, seed=seed) for seed in (1, 1, 2))
    assert once == again != other


def test_no_game_is_played_on_a_map_that_is_refused():
    with pytest.raises(Illegal, match="TC-66"):
        next(study(Options(map="........\n" * 8), 1))


def test_a_draw_is_half_a_point():
    tally = Tally().with_game(Result((0,), "destroyed"), 30).with_game(Result((), "repetition"), 20)
    assert (tally, tally.white_share) == (Tally(white=1, drawn=1, turns=50), 0.75)
    assert Tally().with_game(Result((1,), "escaped"), 9).white_share == 0.0
    assert Tally().white_share == 0.5
