"""The rulebooks as pages, in both languages: under a rule its worked examples, drawn as they end."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from panzerkiste.engine.game import WATCHER, AnyGame
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.rulebook import rulebook_text
from panzerkiste.engine.scenario import Scenario, game_scenarios, run_scenario
from panzerkiste.registry import GAMES

FIGURES: Final = "figures"
_RULE: Final = re.compile(r"^### (\S+)", re.MULTILINE)


def write_rulebooks(folder: Path) -> None:
    for game in GAMES.values():
        examples = game_scenarios(game)
        (folder / FIGURES / game.id).mkdir(parents=True, exist_ok=True)
        for id, scenario in examples.items():
            (folder / FIGURES / game.id / f"{id}.svg").write_text(_drawing(game, scenario), encoding="utf-8")
        for language in LANGUAGES:
            page = illustrated(game, language, list(examples.values()))
            (folder / f"{game.id}-{language}.md").write_text(page, encoding="utf-8")


def _drawing(game: AnyGame, scenario: Scenario) -> str:
    """The last moment of an example, as a watcher sees it."""
    state = run_scenario(game, scenario)[-1].step.state
    return game.pictures.svg(game.information.view(state, WATCHER))


def illustrated(game: AnyGame, language: str, examples: Sequence[Scenario]) -> str:
    """The book, each example under the first of its rules."""
    figures = defaultdict[str, str](str)
    for example in examples:
        figures[example.rules[0]] += _figure(example, game, language)
    text = rulebook_text(game, language)
    starts = [match.start() for match in _RULE.finditer(text)]
    parts = [text[begin:end] for begin, end in zip([0, *starts], [*starts, len(text)], strict=True)]
    return "".join(_with_figures(part, figures) for part in parts)


def _with_figures(part: str, figures: Mapping[str, str]) -> str:
    """The figures come after the rule, and before the heading of the chapter that may follow it."""
    rule = _RULE.match(part)
    if rule is None:
        return part
    text, heading, rest = part.partition("\n## ")
    return f"{text.rstrip()}\n\n{figures.get(rule[1], '')}{heading}{rest}"


def _figure(scenario: Scenario, game: AnyGame, language: str) -> str:
    title = scenario.title.de if language == "de" else scenario.title.en
    picture = f"{FIGURES}/{game.id}/{scenario.id}.svg"
    return f":::{{figure}} {picture}\n:alt: {title}\n:loading: lazy\n:figwidth: 32rem\n\n{title}\n:::\n\n"
