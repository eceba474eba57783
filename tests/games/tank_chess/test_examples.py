"""The worked examples of the rulebook, read from it and played."""

import re
from typing import NamedTuple

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.rulebook import read_rules, rulebook_text
from panzerkiste.engine.scenario import Scenario, game_scenarios, run_scenario
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Action
from panzerkiste.games.tank_chess.position import read_position
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import turns


class Example(NamedTuple):
    rule: str
    id: str
    position: str
    move: str
    expected: str
    after: str = ""


def examples(language: str) -> list[Example]:
    return [
        Example(rule.id, *(part.strip() for part in line.split("|")))
        for rule in read_rules(rulebook_text(GAME, language))
        for block in re.findall(r"```ex\n(.*?)```", rule.text, re.DOTALL)
        for line in block.splitlines()
    ]


EXAMPLES = examples("en")
SCENARIOS = game_scenarios(GAME)


def test_both_rulebooks_have_the_same_examples():
    assert len(EXAMPLES) == 84
    assert [examples(language) for language in LANGUAGES] == [EXAMPLES, EXAMPLES]


def test_both_rulebooks_have_the_same_rules_in_the_same_order():
    english, german = ([rule.id for rule in read_rules(rulebook_text(GAME, language))] for language in LANGUAGES)
    assert english == german
    assert set(english) == {f"TC-{n:02}" for n in range(1, 71)} | {f"TCX-{n:02}" for n in range(1, 7)}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_an_example_of_the_rulebook_comes_out_as_it_says(example: Example):
    assert example.id[1:3] == example.rule[-2:], "an example stands with its rule"
    state = read_position(example.position, Options())
    word, *announced = example.expected.split()
    after = outcome(state, example.move)
    if word == "illegal":
        assert after is None
        return
    assert after is not None
    assert described(state, example.move, after) == word
    assert announced in ([], [announcements(after)])
    if example.after:
        assert GAME.text.write_position(after) == GAME.text.write_position(read_position(example.after, Options()))


def outcome(state: State, move: str) -> State | None:
    seat, action = GAME.text.parse(state, move)
    try:
        after = GAME.play.apply(state, seat, action).state
    except Illegal:
        assert action not in list[Action](turns(state))
        return None
    assert action in list[Action](turns(state))
    return after


def described(state: State, move: str, after: State) -> str:
    if after.result:
        return f"win-{after.result.reason}"
    text = GAME.text.notate(state, *GAME.text.parse(state, move))
    return "kill" if "x" in text else "bounce" if "~" in text else "legal"


def announcements(state: State) -> str:
    return ("+" if state.check else "") + ("^" if state.escape else "") or "none"


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario_comes_out_as_it_says(scenario: Scenario):
    run_scenario(GAME, scenario)
