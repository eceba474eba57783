"""Each game's rulebook, code, tests and scenarios know the same rules, and its scenarios run."""

import pytest

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.rulebook import LANGUAGES, read_rules, rulebook_text
from panzerkiste.engine.scenario import Scenario, game_scenarios, run_scenario
from panzerkiste.proving.coverage import coverage, source_tests
from panzerkiste.registry import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SCENARIOS = [
    pytest.param(game, scenario, id=f"{game.id} {id}")
    for game in GAMES.values()
    for id, scenario in game_scenarios(game).items()
]


@every_game
def test_every_rule_is_shown_and_every_number_fits(game: AnyGame):
    assert coverage(game, source_tests(game)).gaps == ()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_says_something(game: AnyGame, language: str):
    assert [rule.id for rule in read_rules(rulebook_text(game, language)) if not rule.text] == []


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_scenario_goes_as_written(game: AnyGame, scenario: Scenario):
    run_scenario(game, scenario)
