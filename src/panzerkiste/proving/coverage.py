"""Rule coverage: which rule of a game's rulebook is shown by which tests and scenarios, and what does not fit.

Tests carry their rules as a marker, ``@rule("PS-45")``, and in their name, ``test_ps_45_…``. They are read, not run.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.rulebook import read_rules, rulebook_text
from panzerkiste.engine.scenario import Scenario, game_scenarios

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the rules that it shows: ``@rule("PS-45")``."""

    def mark(test: F) -> F:
        test.__dict__["rules"] = ids
        return test

    return mark


class Covered(NamedTuple):
    """A rule and what shows it."""

    id: str
    title: str
    tests: tuple[str, ...]
    scenarios: tuple[str, ...]


class Gap(NamedTuple):
    """What does not fit: *kind* is unshown, one-language, unknown or doubled."""

    kind: str
    rule: str
    where: str = ""


class Coverage(NamedTuple):
    rules: tuple[Covered, ...]
    gaps: tuple[Gap, ...]


def source_tests(game: AnyGame) -> Path | None:
    """The tests of the project that the game's folder lies in; None where it is installed without them."""
    for folder in game.folder.resolve().parents:
        if folder.name in ("site-packages", "dist-packages"):
            return None
        if (folder / "pyproject.toml").is_file():
            return folder / "tests" if (folder / "tests").is_dir() else None
    return None


def coverage(game: AnyGame, tests: Path | None) -> Coverage:
    """Without tests, scenarios alone show what a rule means."""
    books = {language: read_rules(rulebook_text(game, language)) for language in LANGUAGES}
    shown = cited_in_tests(tests) if tests else ()
    scenarios, modules = game_scenarios(game), _cited_in_code(game)
    by_scenario = [(id, name) for name, scenario in scenarios.items() for id in _cited_in_scenario(scenario)]
    rules = tuple(
        Covered(entry.id, entry.title, _of(entry.id, shown), _of(entry.id, by_scenario)) for entry in books["en"]
    )
    ids = {language: [entry.id for entry in book] for language, book in books.items()}
    cited = [*modules, *shown, *by_scenario, *_cited_in_books(game)]
    return Coverage(rules, (*_gaps_of_books(ids), *_unshown(rules), *_unknown(game, cited, ids)))


def _of(id: str, citations: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(where for cited, where in citations if cited == id))


def _gaps_of_books(ids: dict[str, list[str]]) -> Iterator[Gap]:
    for language, listed in ids.items():
        yield from (Gap("doubled", id, language) for id in sorted({id for id in listed if listed.count(id) > 1}))
        missing = sorted({id for others in ids.values() for id in others} - set(listed))
        yield from (Gap("one-language", id, language) for id in missing)


def _unshown(rules: Iterable[Covered]) -> Iterator[Gap]:
    return (Gap("unshown", entry.id) for entry in rules if not entry.tests and not entry.scenarios)


def _unknown(game: AnyGame, cited: Iterable[tuple[str, str]], ids: dict[str, list[str]]) -> Iterator[Gap]:
    known = {id for listed in ids.values() for id in listed}
    for id, where in sorted(set(cited)):
        if id.partition("-")[0] in game.rule_prefixes and id not in known:
            yield Gap("unknown", id, where)


@cache
def cited_in_tests(tests: Path) -> tuple[tuple[str, str], ...]:
    """Each rule with a test that shows it, in every test file below the folder; read once for all games."""
    return tuple(
        (id, f"{file.relative_to(tests).as_posix()}::{test.name}")
        for file in sorted(tests.rglob("test_*.py"))
        for test in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) and test.name.startswith("test_")
        for id in _rules_of_test(test)
    )


def _rules_of_test(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    if found := re.match(r"test_([a-z]+)_(\d+[a-z]?)_", test.name):
        yield f"{found[1].upper()}-{found[2]}"
    for marker in test.decorator_list:
        if isinstance(marker, ast.Call) and isinstance(marker.func, ast.Name) and marker.func.id == "rule":
            yield from (
                arg.value for arg in marker.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            )


def _cited_in_scenario(scenario: Scenario) -> set[str]:
    return {*scenario.rules, *(act.refused for act in scenario.step if act.refused)}


def _cited_in_code(game: AnyGame) -> list[tuple[str, str]]:
    return [
        (id, file.relative_to(game.folder).as_posix())
        for file in sorted(game.folder.rglob("*.py"))
        for id in _cited(game, file.read_text(encoding="utf-8"))
    ]


def _cited_in_books(game: AnyGame) -> list[tuple[str, str]]:
    return [
        (id, f"rulebook/{language}.md") for language in LANGUAGES for id in _cited(game, rulebook_text(game, language))
    ]


def _cited(game: AnyGame, text: str) -> list[str]:
    prefixes = "|".join(game.rule_prefixes)
    return re.findall(rf"\b(?:{prefixes})-\d+[a-z]?\b", text)
