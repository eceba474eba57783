"""Each game's rulebook, code, tests and scenarios know the same rules, and its scenarios run."""

from dataclasses import replace
from pathlib import Path

import pytest

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.rulebook import read_rules, rulebook_text
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


def test_a_book_in_one_language_is_read_by_all(tmp_path: Path):
    game = replace(next(iter(GAMES.values())), folder=tmp_path)
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "de.md").write_text("# Mensch", encoding="utf-8")
    assert [rulebook_text(game, language) for language in LANGUAGES] == ["# Mensch"] * 2
    (tmp_path / "rulebook" / "en.md").write_text("# Ludo", encoding="utf-8")
    assert [rulebook_text(game, language) for language in LANGUAGES] == ["# Ludo", "# Mensch"]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_scenario_goes_as_written(game: AnyGame, scenario: Scenario):
    run_scenario(game, scenario)
