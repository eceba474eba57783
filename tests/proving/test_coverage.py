"""Rule coverage: what is read from tests, and which gaps are told."""

from pathlib import Path

import pytest

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.rulebook import read_rules
from panzerkiste.proving.coverage import Gap, cited_in_tests, coverage, rule, source_tests
from tests.engine.toy import toy_with

TESTS = """
from panzerkiste.proving.coverage import rule

@rule("TOY-2", "TOY-3")
def test_numbers():
    pass

async def test_toy_1_nobody_answers_unasked():
    pass

def helper_toy_4_is_no_test():
    pass
"""

BOOK = """# Toy
## Chapter
### TOY-1 When
Before TOY-2.
### TOY-2 Numbers
#### Example
### TOY-3 Once
## Next
### TOY-4 Texts
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game's folder with rulebooks, and tests beside it."""
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "tests").mkdir()
    for language in ("en", "de"):
        (tmp_path / "rulebook" / f"{language}.md").write_text(BOOK)
    (tmp_path / "tests" / "test_toy.py").write_text(TESTS)
    return tmp_path


@pytest.fixture
def game(folder: Path) -> AnyGame:
    return toy_with(folder=folder)


def test_a_marked_test_carries_its_rules():
    @rule("TOY-1")
    def shows() -> None: ...

    assert shows.__dict__["rules"] == ("TOY-1",)


def test_rules_are_read_from_markers_and_names(folder: Path):
    assert sorted(cited_in_tests(folder / "tests")) == [
        ("TOY-1", "test_toy.py::test_toy_1_nobody_answers_unasked"),
        ("TOY-2", "test_toy.py::test_numbers"),
        ("TOY-3", "test_toy.py::test_numbers"),
    ]


def test_a_rulebook_gives_titles_and_texts_in_order():
    book = read_rules(BOOK)
    assert [(one.id, one.title) for one in book][:2] == [("TOY-1", "When"), ("TOY-2", "Numbers")]
    assert book[1].text == "#### Example"


def test_a_rule_without_test_or_scenario_is_a_gap(game: AnyGame, folder: Path):
    assert coverage(game, folder / "tests").gaps == (Gap("unshown", "TOY-4"),)


def test_a_scenario_shows_a_rule(game: AnyGame, folder: Path):
    (folder / "scenarios").mkdir()
    text = '[[scenario]]\nid = "texts"\nrules = ["TOY-4"]\ntitle = { en = "a", de = "b" }\n'
    (folder / "scenarios" / "texts.toml").write_text(text)
    covered = coverage(game, folder / "tests")
    assert covered.gaps == ()
    assert covered.rules[3].scenarios == ("texts",)


def test_a_rule_in_one_language_only_is_a_gap(game: AnyGame, folder: Path):
    (folder / "rulebook" / "de.md").write_text(BOOK.replace("### TOY-3 Once\n", ""))
    assert Gap("one-language", "TOY-3", "de") in coverage(game, folder / "tests").gaps


def test_a_rule_that_stands_twice_is_a_gap(game: AnyGame, folder: Path):
    (folder / "rulebook" / "en.md").write_text(BOOK + "### TOY-1 Again\n")
    assert Gap("doubled", "TOY-1", "en") in coverage(game, folder / "tests").gaps


def test_a_rule_that_the_rulebook_lacks_is_a_gap_wherever_it_is_cited(game: AnyGame, folder: Path):
    (folder / "rules.py").write_text('"""TOY-7."""')
    (folder / "rulebook" / "en.md").write_text(BOOK + "See TOY-8.\n")
    (folder / "tests" / "test_more.py").write_text("def test_toy_9_more():\n    pass\n")
    unknown = [gap for gap in coverage(game, folder / "tests").gaps if gap.kind == "unknown"]
    assert unknown == [
        Gap("unknown", "TOY-7", "rules.py"),
        Gap("unknown", "TOY-8", "rulebook/en.md"),
        Gap("unknown", "TOY-9", "test_more.py::test_toy_9_more"),
    ]


def test_where_a_rule_is_cited_is_told_from_the_games_folder_on(game: AnyGame, folder: Path):
    (folder / "battle").mkdir()
    (folder / "battle" / "rules.py").write_text('"""TOY-7."""')
    assert Gap("unknown", "TOY-7", "battle/rules.py") in coverage(game, folder / "tests").gaps


def test_tests_are_found_in_the_project_that_the_game_lies_in(game: AnyGame, folder: Path):
    assert source_tests(game) is None
    (folder / "pyproject.toml").touch()
    (folder / "src" / "toy").mkdir(parents=True)
    assert source_tests(toy_with(folder=folder / "src" / "toy")) == folder / "tests"


def test_an_installed_game_has_no_tests_whatever_project_it_is_installed_for(folder: Path):
    (folder / "pyproject.toml").touch()
    installed = folder / ".venv" / "lib" / "site-packages" / "toy"
    installed.mkdir(parents=True)
    assert source_tests(toy_with(folder=installed)) is None


def test_without_tests_only_scenarios_show_a_rule(game: AnyGame):
    assert [gap.rule for gap in coverage(game, None).gaps] == ["TOY-1", "TOY-2", "TOY-3", "TOY-4"]
