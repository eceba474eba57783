"""The texts: both languages say the same things, and whatever the game wants to say is in them."""

import re
from random import Random

import pytest

from connect_four import CONNECT_FOUR as GAME
from connect_four.state import Options
from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.rulebook import read_rules, rulebook_text
from panzerkiste.engine.scenario import game_scenarios, run_scenario
from panzerkiste.locales import catalogues, voice
from panzerkiste.proving.wander import new_match, wander

TEXTS = GAME.folder / "texts"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def keys(language: str) -> list[str]:
    texts = [file.read_text(encoding="utf-8") for file in catalogues(TEXTS, language)]
    return [key for text in texts for key in re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)]


def test_both_languages_have_the_same_sentences_once():
    english, german = map(keys, LANGUAGES)
    assert english == german
    assert len(english) == len(set(english))


@every_language
def test_whatever_is_asked_and_chosen_has_a_name(language: str):
    options = [f"connect-four-option-{name}" for name in Options.__struct_fields__]
    presets = [f"connect-four-preset-{name}" for name in GAME.hosting.presets]
    sides = [f"connect-four-side-{name}" for name in GAME.seat_names(2)]
    helped = [f"{key}-help" for key in (*options, *presets)]
    wanted = {"game-connect-four-title", "game-connect-four-blurb", "connect-four-ask-drop", *options, *presets, *sides}
    assert {*wanted, *helped} - set(keys(language)) == set()


@every_language
def test_every_event_is_told_without_a_gap(language: str):
    speaker = voice(language, TEXTS)
    for seed in range(10):
        for step in wander(new_match(GAME, Options(width=5, height=5), 2), Random(seed), asides=0.02):
            for line in (GAME.text.story(told.event, seat) for told in step.told for seat in (0, 1, WATCHER)):
                assert line is None or (speaker.knows(line.key) and "{" not in speaker.format(line.key, line.facts))


@every_language
def test_every_refusal_of_the_examples_has_its_sentence(language: str):
    speaker = voice(language, TEXTS)
    frames = [frame for scenario in game_scenarios(GAME).values() for frame in run_scenario(GAME, scenario)]
    refusals = [frame.refusal for frame in frames if frame.refusal]
    assert len(refusals) > 3
    for refusal in refusals:
        assert speaker.knows(refusal.key)
        assert "{" not in speaker.format(refusal.key, refusal.facts)


@every_language
def test_the_rulebook_says_something_under_every_number(language: str):
    rules = read_rules(rulebook_text(GAME, language))
    assert [rule.id for rule in rules] == [f"CF-{number:02}" for number in range(1, 12)]
    assert all(rule.text for rule in rules)
