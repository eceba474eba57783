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


# What is no rule of the original: a reader must be able to tell.
RULINGS = {
    "dropzone": (
        "DZ-002 DZ-110 DZ-192 DZ-207 DZ-300 DZ-301 DZ-310 DZ-320 DZ-321 DZ-322 DZ-323 DZ-324 DZ-328 DZ-329 "
        "DZ-330 DZ-331 DZ-332 DZ-333 DZ-334 DZ-335 DZ-339 DZ-340 DZ-341 DZ-342 DZ-350 DZ-354 DZ-356"
    ),
    "panzerschlacht": "PS-18",
    "tank-chess": "TC-23 TC-29 TC-51 TC-54 TC-57 TC-65 TCX-01 TCX-05",
    "tank-hunter": (
        "TH-001 TH-002 TH-006 TH-013 TH-014 TH-015 TH-022 TH-023 TH-030 TH-031 TH-043 TH-046 TH-047 TH-050 "
        "TH-051 TH-052 TH-054 TH-060 TH-062 TH-065 TH-066 TH-067 TH-079 TH-080 TH-081 TH-082 TH-083 TH-092 "
        "TH-096 TH-098 TH-099 TH-107 TH-112 TH-114 TH-118 TH-120 TH-122 TH-124 TH-125 TH-126 TH-128 TH-129 "
        "TH-131 TH-132 TH-133 TH-135 TH-136 TH-137 TH-138 TH-140 TH-141 TH-143 TH-144 TH-145 TH-146 TH-147 "
        "TH-150 TH-156 TH-158 TH-161 TH-162 TH-164 TH-167 TH-168 TH-172 TH-173 TH-175 TH-177 TH-178 TH-179 "
        "TH-183 TH-184 TH-186 TH-213 TH-224 TH-225 TH-226 TH-227 TH-260 TH-261 TH-262 TH-264 TH-289 TH-290 "
        "TH-295 TH-297 TH-301 TH-302 TH-305 TH-313 TH-314 TH-315 TH-321 TH-324 TH-326 TH-327 TH-353 TH-360 "
        "TH-361 TH-365 TH-366 TH-370 TH-371 TH-400 TH-402"
    ),
}
OURS = {"en": "We play", "de": "So spielen wir"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULINGS)
def test_a_ruling_of_ours_says_so(game: str, language: str):
    rules = {rule.id: rule.text for rule in read_rules(rulebook_text(GAMES[game], language))}
    assert [id for id in RULINGS[game].split() if OURS[language] not in rules[id]] == []


@every_game
def test_the_books_mark_the_same_rulings_in_every_language(game: AnyGame):
    marked = [
        {rule.id for rule in read_rules(rulebook_text(game, language)) if OURS[language] in rule.text}
        for language in LANGUAGES
    ]
    assert marked[0] == marked[1]


MINUTE = {"en": "In one minute", "de": "In einer Minute"}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_says_first_in_one_minute_how_the_game_goes(game: AnyGame, language: str):
    _, first, *_ = rulebook_text(game, language).split("\n## ")
    title, told = first.split("\n", 1)
    assert title == MINUTE[language]
    assert 80 <= len(told.split()) <= 220


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
