"""Skills, by OpenSkill: the examples that it publishes itself."""

import pytest

from panzerkiste.tournaments.skill import Skill, after

TAU = 25 / 300  # OpenSkill's own


def test_two_beat_two_as_its_read_me_says():
    first, second = after([[Skill(), Skill()], [Skill(), Skill()]], [1, 0], TAU)
    assert first == [Skill(26.964294621803063, 8.177962604389991)] * 2
    assert second == [Skill(23.035705378196937, 8.177962604389991)] * 2


def test_two_of_different_strength_beat_two_as_its_manual_says():
    # Its example of version 3, which had no growth of doubt.
    teams = [[Skill(), Skill(32.444, 5.123)], [Skill(43.381, 2.421), Skill(25.188, 6.211)]]
    first, second = after(teams, [1, 0], doubt=0.0)
    assert [round(player.mu, 4) for player in (*first, *second)] == [28.6696, 33.8309, 43.0713, 23.1495]
    assert [round(player.sigma, 4) for player in (*first, *second)] == [8.0715, 5.0628, 2.4167, 6.1379]


def test_equal_scores_share_a_place():
    first, second, third = (team[0] for team in after([[Skill()]] * 3, [0.5, 0.5, 0], TAU))
    assert first.mu == pytest.approx(second.mu)
    assert first.mu > 25 > third.mu
