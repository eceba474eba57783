"""The catalogues: both languages say the same things, and whatever the program wants to say is in them."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from panzerkiste.engine.game import WATCHER, AnyGame
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.match import replay
from panzerkiste.locales import FOLDER, Voice, voice
from panzerkiste.registry import GAMES
from tests.golden.record import golden_files, read_golden

SOURCE = FOLDER.parent
CATALOGUES = {file.stem: file.parent.parent for file in sorted(SOURCE.glob("**/en/*.ftl"))}  # with their folders
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """Collects the variables that a message uses, in selectors too."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str, catalogue: str) -> dict[str, set[str]]:
    """The keys of a catalogue with their variables."""
    resource = parse((CATALOGUES[catalogue] / language / f"{catalogue}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert junk == [], f"{language}/{catalogue}.ftl has lines that Fluent cannot read"
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, fluent.Message):  # terms serve the grammar of one language
            assert entry.id.name not in found, f"{language}/{catalogue}.ftl says {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_both_languages_have_the_same_keys_with_the_same_variables(catalogue: str):
    english, german = (messages(language, catalogue) for language in LANGUAGES)
    assert english == german


def test_no_key_stands_in_two_catalogues():
    keys = [key for catalogue in CATALOGUES for key in messages("en", catalogue)]
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


# Refusals: every Illegal(rule, way, facts) in the source is found by reading it.


class Refused(NamedTuple):
    key: str
    facts: set[str]
    place: str


class Unreadable(Exception):
    """An expression whose strings are known only when it runs."""


@cache
def sources(part: str | Path) -> dict[Path, ast.Module]:
    files = sorted((SOURCE / part).rglob("*.py"))
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}


def refusals(part: str | Path) -> Iterator[Refused]:
    """Every refusal in a part of the source whose rule and way can be read."""
    for file, module in sources(part).items():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                with suppress(Unreadable):
                    yield from read_refusal(node, module, f"{file.relative_to(SOURCE)}:{node.lineno}")


def read_refusal(node: ast.Call, module: ast.Module, place: str) -> list[Refused]:
    facts = {keyword.arg for keyword in node.keywords if keyword.arg}
    ways = strings(node.args[1], module) if len(node.args) > 1 else [""]
    return [Refused(Illegal(rule, way).key, facts, place) for rule in strings(node.args[0], module) for way in ways]


def strings(node: ast.expr, module: ast.Module) -> list[str]:
    """All strings that an expression can be: a literal, a choice of two, a function's answers, a loop's values."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp():
            return strings(node.body, module) + strings(node.orelse, module)
        case ast.Call(func=ast.Name(id=name)) if found := answers(name, module):
            return [text for answer in found for text in strings(answer, module)]
        case ast.Name(id=name) if found := loop_values(name, module):
            return [text for value in found for text in strings(value, module)]
    raise Unreadable


def answers(name: str, module: ast.Module) -> list[ast.expr]:
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef) and node.name == name]
    returns = [node for function in functions for node in ast.walk(function) if isinstance(node, ast.Return)]
    return [node.value for node in returns if node.value]


def loop_values(name: str, module: ast.Module) -> list[ast.expr]:
    """What a loop over a written table gives to the variable, or what is assigned to it."""
    found: list[ast.expr] = []
    for node in ast.walk(module):
        match node:
            case ast.For(target=ast.Tuple(elts=targets), iter=ast.Tuple(elts=rows)):
                places = [at for at, target in enumerate(targets) if isinstance(target, ast.Name) and target.id == name]
                found += [row.elts[at] for at in places for row in rows if isinstance(row, ast.Tuple)]
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                found.append(value)
    return found


def possible_keys(part: Path) -> set[str]:
    """The keys that the words in a part of the source could make, also where they meet only at run time."""
    words = {
        node.value
        for module in sources(part).values()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    rules = {word for word in words if re.fullmatch(r"[A-Z]+-[0-9]+", word)}
    ways = {word for word in words if re.fullmatch(r"[a-z_]*", word)} | {""}
    return {Illegal(rule, way).key for rule in rules for way in ways}


@cache
def spoken() -> dict[str, set[str]]:
    return {key: variables for catalogue in CATALOGUES for key, variables in messages("en", catalogue).items()}


every_part = pytest.mark.parametrize(
    "part", ["engine", "server", "cli", "workshops", *(game.folder for game in GAMES.values())]
)


@every_part
def test_every_refusal_has_its_sentence(part: str | Path):
    keys = spoken()
    assert sorted({f"{refused.place}: {refused.key}" for refused in refusals(part) if refused.key not in keys}) == []


@every_part
def test_every_sentence_of_a_refusal_gets_the_facts_that_it_needs(part: str | Path):
    keys = spoken()
    lacking = [(refused, keys.get(refused.key, set()) - refused.facts) for refused in refusals(part)]
    assert [f"{refused.place}: {refused.key}: {names}" for refused, names in lacking if names] == []


@every_game
def test_no_sentence_of_a_games_refusals_is_left_over(game: AnyGame):
    possible = possible_keys(game.folder)
    said = [key for key in messages("en", game.folder.name) if key.startswith("refused-")]
    assert [key for key in said if key not in possible] == []


# Stories, options and names.


@every_game
@every_language
def test_every_event_of_the_golden_matches_is_told_without_a_gap(game: AnyGame, language: str):
    keys = spoken()
    speaker = voice(language, game.folder / "texts")
    for file in golden_files(game.id):
        match = replay(*read_golden(file))
        for seat in (*range(len(match.header.seats)), WATCHER):
            for line in filter(None, (game.text.story(event, seat) for _, event in match.heard(seat))):
                assert keys[line.key] <= line.facts.keys()
                assert "{" not in speaker.format(line.key, line.facts)


def ways_to_win(game: AnyGame) -> list[Any]:
    """Options that change what wins."""
    changed: dict[str, dict[str, Any]] = {
        "tank-chess": {"mode": "raid"},
        "tank-hunter": {"stalemate_rounds": 0},
        "panzerschlacht": {"patience": 10},
    }
    usual = game.types.options()
    scenarios = [{"scenario": scenario} for scenario in ("prizes", "paper_chase")] if game.id == "dropzone" else []
    return [usual, *(replace(usual, **one) for one in (changed.get(game.id, {}), *scenarios) if one)]


@every_game
@every_language
def test_what_wins_is_one_sentence_of_the_options(game: AnyGame, language: str):
    speaker, keys = voice(language, game.folder / "texts"), spoken()
    goals = [game.text.goal(options) for options in ways_to_win(game)]
    assert all(goal and keys[goal.key] <= goal.facts.keys() for goal in goals)
    said = [speaker.format(goal.key, goal.facts) for goal in goals if goal]
    assert len(set(said)) == len(goals) > 1, "each of these options is another sentence"
    assert not any("{" in sentence for sentence in said)


@every_game
def test_options_sides_and_questions_have_names(game: AnyGame):
    keys = spoken()
    options = [f"{game.id}-option-{name.replace('_', '-')}" for name in game.types.options.__struct_fields__]
    sides = [f"{game.id}-side-{name}" for name in game.seat_names(game.players[1])]
    wanted = [*options, *(f"{key}-help" for key in options), *sides]
    assert [key for key in wanted if key not in keys] == []


def test_every_sentence_of_the_command_line_is_written_down():
    keys = spoken()
    said = {
        f"cli-{node.args[0].value!s}"
        for part in ("cli", "workshops")
        for module in sources(part).values()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("say", "tell", "stop")
        if node.args and isinstance(node.args[0], ast.Constant)
    }
    assert said
    assert sorted(said - keys.keys()) == []


def test_what_is_written_in_one_language_only_is_read_in_that_one(tmp_path: Path):
    (tmp_path / "texts" / "de").mkdir(parents=True)
    (tmp_path / "texts" / "de" / "ludo.ftl").write_text("ludo-side-red = Rot\n", encoding="utf-8")
    assert voice("en", tmp_path / "texts").format("ludo-side-red") == "Rot"
    (tmp_path / "texts" / "en").mkdir()
    (tmp_path / "texts" / "en" / "ludo.ftl").write_text("ludo-side-red = Red\n", encoding="utf-8")
    assert Voice("en", (tmp_path / "texts",)).format("ludo-side-red") == "Red"
