"""What the game says: every event is told, every question asked and every rule written down, in both languages."""

import re
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.rulebook import read_rules
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.armies.checks import violations
from panzerkiste.games.dropzone.armies.text import read_army
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.fields.battlefields import read_battlefield
from panzerkiste.games.dropzone.fields.checks import findings
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.text.story import story
from panzerkiste.locales import voice
from tests.conftest import ROOT
from tests.games.dropzone.battle import battle, refusal
from tests.test_locales import messages

BOOKS = DROPZONE.folder / "rulebook"
KEYS = messages("en", "dropzone")
SIMPLE: dict[Any, list[Any]] = {int: [1, 0], float: [1.5], str: ["A1a", ""], bool: [False, True], type(None): [None]}


def examples(kind: Any) -> list[Any]:
    """A few values of a type, the plainest first: of a record the plainest, and each other value of each field once."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return [value for one in get_args(kind) for value in examples(one)]
    if get_origin(kind) is tuple:
        of = get_args(kind)
        return [(examples(of[0])[0],)] if of[1:] == (...,) else [tuple(examples(one)[0] for one in of)]
    fields = {name: examples(hint) for name, hint in get_type_hints(kind).items()}
    plain = {name: values[0] for name, values in fields.items()}
    varied = [plain | {name: value} for name, values in fields.items() for value in values[1:]]
    return [kind(**values) for values in (plain, *varied)]


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_event_is_told_without_a_gap(kind: type[Any]):
    for event in examples(kind):
        for line in filter(None, (story(event, seat) for seat in (0, 1, WATCHER))):
            assert KEYS[line.key] <= line.facts.keys()
            assert not any(
                "{" in voice(language, DROPZONE.folder / "texts").format(line.key, line.facts) for language in LANGUAGES
            )


@pytest.mark.parametrize(("language", "river"), [("en", "a river"), ("de", "ein Fluss")])
def test_what_is_in_the_way_is_named_as_the_map_shows_it(language: str, river: str):
    table = ("table 48 48", "piece t3 river 0,11 48,11 48,12 0,12", "house b5 small 2.25 14,9 18,9 18,13 14,13")
    state = battle("A1a ucm_sabre 10,10@0", "B1a ucm_sabre 40,40@180", now="A1a order", table=table)
    for line, what in (("A move A1a1>10,12>10,13.5@0", river), ("A move A1a1>12,10>13.9,10@0", "b5")):
        illegal = refusal(state, line)
        assert illegal
        said = voice(language, DROPZONE.folder / "texts").format(illegal.key, illegal.facts)
        assert what in said
        assert "t3" not in said


def test_every_option_has_a_name_and_a_word_about_it():
    named = [f"dropzone-option-{name.replace('_', '-')}" for name in Options.__struct_fields__]
    assert [key for key in (*named, *(f"{key}-help" for key in named)) if key not in KEYS] == []


def test_both_rulebooks_have_the_same_rules_in_the_same_order():
    english, german = (read_rules((BOOKS / f"{language}.md").read_text(encoding="utf-8")) for language in LANGUAGES)
    assert [rule.id for rule in english] == [rule.id for rule in german]
    assert len(english) == 278
    for one, other in zip(english, german, strict=True):
        assert ("We play" in one.text) == ("So spielen wir" in other.text), one.id
        assert one.text.count("\n|") == other.text.count("\n|"), one.id


def test_the_examples_of_the_guide_to_files_are_legal():
    guide = (ROOT / "docs/dropzone-files.md").read_text(encoding="utf-8")
    (army,) = re.findall(r"```army\n(.*?)```", guide, re.DOTALL)
    (field,) = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    assert violations(read_army(army)) == ()
    assert findings(read_battlefield(field)) == ()
    (position,) = re.findall(r"```position\n(.*?)```", guide, re.DOTALL)
    assert DROPZONE.play.start(Options(position=position), 2).state.turn == 2
