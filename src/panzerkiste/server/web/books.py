"""Rulebooks, their examples and a game's own sentences, ready for the screen."""

import gzip
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from markdown_it import MarkdownIt
from msgspec.structs import replace

from panzerkiste.engine.game import WATCHER, AnyGame
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.rulebook import read_rules, rulebook_text
from panzerkiste.engine.scenario import Frame, Scenario, game_scenarios, run_scenario
from panzerkiste.locales import catalogues
from panzerkiste.registry import GAMES
from panzerkiste.server.matches.api import (
    Chapter,
    Example,
    LessonStepText,
    LessonText,
    Rulebook,
    RuleText,
    ScenarioFrame,
    ScenarioText,
)
from panzerkiste.server.matches.lessons import course
from panzerkiste.server.matches.picture import shown
from panzerkiste.server.matches.protocol import Happened
from panzerkiste.server.matches.wire import encode

MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def known_language(wished: str) -> str:
    """A language the books are written in."""
    return wished if wished in LANGUAGES else LANGUAGES[0]


@cache
def packed_rulebook(game_id: str, language: str) -> bytes:
    """As it travels: written and compressed once."""
    return gzip.compress(encode(rulebook(game_id, language)))


@cache
def packed_scenarios(game_id: str, language: str) -> bytes:
    return gzip.compress(encode(scenarios(game_id, language)))


@cache
def packed_drawn_scenarios(game_id: str, language: str) -> bytes:
    return gzip.compress(encode(drawn_scenarios(game_id, language)))


def rulebook(game_id: str, language: str) -> Rulebook:
    game = GAMES[game_id]
    first, *parts = re.split(r"^## ", rulebook_text(game, language), flags=re.MULTILINE)
    title, _, opening = first.strip().removeprefix("# ").partition("\n")
    examples = _examples(game, language)
    chapters = tuple(_chapter(number, part, examples) for number, part in enumerate(parts, 1))
    return Rulebook(title, _html(opening), chapters)


Examples = Mapping[str, Sequence[Example]]  # by rule


def _examples(game: AnyGame, language: str) -> Examples:
    found = defaultdict[str, list[Example]](list)
    for scenario in game_scenarios(game).values():
        for rule in scenario.rules:
            found[rule].append(Example(scenario.id, _title(scenario, language)))
    return found


def _title(scenario: Scenario, language: str) -> str:
    return scenario.title.de if language == "de" else scenario.title.en


def _chapter(number: int, text: str, examples: Examples) -> Chapter:
    title, _, body = text.partition("\n")
    opening = re.split(r"^### ", body, maxsplit=1, flags=re.MULTILINE)[0]
    rules = tuple(
        RuleText(rule.id, rule.title, _html(rule.text), tuple(examples.get(rule.id, ()))) for rule in read_rules(body)
    )
    return Chapter(f"chapter-{number}", title.strip(), _html(opening), rules)


def _html(text: str) -> str:
    """Markdown as HTML; raw HTML in it stays text."""
    html: str = MARKDOWN.render(text)
    return html.strip()


@cache
def packed_lessons(game_id: str) -> bytes:
    return gzip.compress(encode(lessons(game_id)))


def lessons(game_id: str) -> tuple[LessonText, ...]:
    """The course of a game, in both languages: a learner may change his mind about which he reads."""
    return tuple(
        LessonText(
            id=lesson.id,
            title=lesson.title,
            minutes=lesson.minutes,
            rules=lesson.rules,
            done=lesson.done,
            learnt=lesson.learnt,
            steps=tuple(LessonStepText(step.name, step.say, step.task, step.spot) for step in lesson.step),
        )
        for lesson in course(game_id).values()
    )


@cache
def packed_texts(game_id: str, language: str) -> bytes:
    return gzip.compress(texts(game_id, language).encode())


def texts(game_id: str, language: str) -> str:
    """All sentences of a game in Fluent."""
    files = catalogues(GAMES[game_id].folder / "texts", language)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def drawn_scenarios(game_id: str, language: str) -> tuple[ScenarioText, ...]:
    """With a drawing of every moment, for a client that has no board for the game."""
    game = GAMES[game_id]

    def drawn(frame: ScenarioFrame, state: Any) -> ScenarioFrame:
        return replace(frame, drawing=game.pictures.svg(game.information.view(state, WATCHER)))

    return tuple(
        replace(text, frames=tuple(map(drawn, text.frames, (frame.step.state for frame in _run(game_id)[text.id]))))
        for text in scenarios(game_id, language)
    )


@cache
def scenarios(game_id: str, language: str) -> tuple[ScenarioText, ...]:
    game = GAMES[game_id]
    return tuple(
        ScenarioText(
            scenario.id,
            _title(scenario, language),
            scenario.rules,
            tuple(_frames(game, scenario)),
        )
        for scenario in game_scenarios(game).values()
    )


@cache
def _run(game_id: str) -> dict[str, tuple[Frame, ...]]:
    """Every example, played once for all languages and for its drawings."""
    game = GAMES[game_id]
    return {id: run_scenario(game, scenario) for id, scenario in game_scenarios(game).items()}


def _frames(game: AnyGame, scenario: Scenario) -> list[ScenarioFrame]:
    """Each moment of the example, told as to a watcher."""
    seats = range(scenario.players or game.players[0])
    return [
        ScenarioFrame(
            frame.text,
            frame.refusal.refusal if frame.refusal else None,
            tuple(shown(game, frame.step.state, seat) for seat in seats),
            tuple(
                Happened(number, told.event, game.text.story(told.event, WATCHER))
                for told in frame.step.told
                if told.heard_by(WATCHER)
            ),
        )
        for number, frame in enumerate(_run(game.id)[scenario.id])
    ]
