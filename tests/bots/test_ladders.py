"""Where the levels stand follows from how they did against each other."""

import pytest

from panzerkiste.bots import ladders, levels, strengths
from panzerkiste.bots.ladders import Ladder, Ladders, Meeting
from panzerkiste.registry import GAMES

LADDER = Ladder("chess", 3, "never", (Meeting(2, 90, 0, 10), Meeting(3, 50, 0, 50)))


def test_levels_that_did_not_meet_are_a_step_apart_and_nought_on_average():
    assert ladders.points("nowhere", 3) == pytest.approx([-150, -75, 0, 75])
    assert ladders.points("nowhere", 0) == [0]


def test_the_more_games_were_won_the_further_apart_and_few_games_say_little(monkeypatch):
    monkeypatch.setattr(ladders, "measured", lambda: Ladders((LADDER,)))
    low, first, second, third = ladders.points("chess", 3)
    assert first - low == pytest.approx(75), "not measured"
    assert 300 < second - first < 400 > third - second > 0, "ten to one is 400 points"
    assert ladders.points("chess", 2) != ladders.points("chess", 3)[:-1], "with other levels it is another ladder"


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_its_points_and_what_is_shipped_is_of_levels_that_there_are(game):
    assert len(strengths(GAMES[game])) == levels(GAMES[game]) + 1
    for ladder in ladders.measured().ladder:
        assert ladder.played
        assert {one.level for one in ladder.meeting} <= {*range(1, ladder.levels + 1)}
