"""The rulebook's playable examples, each a file of steps that must go as written."""

import pytest

from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.scenario import game_scenarios, run_scenario
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME

SCENARIOS = game_scenarios(GAME)


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario_goes_as_written(scenario):
    run_scenario(GAME, scenario)


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_every_moment_of_a_scenario_can_be_drawn(scenario):
    for frame in run_scenario(GAME, scenario):
        for seat in (0, 1, WATCHER):
            assert GAME.pictures.svg(GAME.information.view(frame.step.state, seat)).startswith("<svg")


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario_has_a_title_in_both_languages_that_does_not_end_in_a_full_stop(scenario):
    for title in (scenario.title.en, scenario.title.de):
        assert title.strip() == title
        assert not title.endswith(".")
    assert scenario.title.en != scenario.title.de
