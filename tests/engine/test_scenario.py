"""Scenario files: read with errors that name file, scenario and field; run strictly; explained where they fail."""

from pathlib import Path

import pytest

from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.scenario import Scenario, ScenarioFailed, read_scenarios, run_scenario
from tests.engine.toy import TOY

HEAD = """
[[scenario]]
id = "marks"
rules = ["TOY-1"]
title.en = "A marks the hidden number."
title.de = "A markiert die versteckte Zahl."
options = { rounds = 1 }
"""

HIDE = """
[[scenario.step]]
do = "A hide 1"
[[scenario.step]]
do = "B hide 2"
chance = ["die 2"]
events = ["hidden B", "rolled 2"]
"""

END = """
[[scenario.step]]
do = "A mark 2"
[[scenario.step]]
do = "A stop"
events = ["shown 1 2 marks 2", "win A points"]
[scenario.after]
asks = "nothing"
result = "win A points"
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "toy.toml"
    file.write_text(text, encoding="utf-8")
    return file


def scenario(folder: Path, text: str) -> Scenario:
    return read_scenarios(written(folder, text))[0]


def failure(folder: Path, text: str) -> ScenarioFailed:
    with pytest.raises(ScenarioFailed) as failed:
        run_scenario(TOY, scenario(folder, text))
    return failed.value


def test_a_scenario_that_goes_as_written_passes(tmp_path: Path):
    played = run_scenario(TOY, scenario(tmp_path, HEAD + HIDE + END))
    assert [frame.text for frame in played] == ["", "A hide 1", "B hide 2", "A mark 2", "A stop"]


def test_a_frame_holds_what_a_seat_may_see_of_it(tmp_path: Path):
    text, step, _ = run_scenario(TOY, scenario(tmp_path, HEAD + HIDE + END))[3]
    own, watched = ([TOY.text.event(told.event) for told in step.told if told.heard_by(seat)] for seat in (0, WATCHER))
    assert (text, own, watched) == ("A mark 2", ["marked 2"], [])
    assert TOY.information.view(step.state, WATCHER).marks == ()


def test_a_refused_step_must_name_its_rule_and_changes_nothing(tmp_path: Path):
    twice = '[[scenario.step]]\ndo = "A hide 3"\nrefused = "TOY-1"\n'
    before, second, after = HIDE.partition('[[scenario.step]]\ndo = "B hide 2"')
    run_scenario(TOY, scenario(tmp_path, HEAD + before + twice + second + after + END))


def test_a_step_that_should_be_refused_but_is_not_fails(tmp_path: Path):
    failed = failure(tmp_path, HEAD + '[[scenario.step]]\ndo = "A hide 3"\nrefused = "TOY-2"\n')
    assert (failed.place, failed.expected, failed.happened) == ("step 1: A hide 3", "refused by TOY-2", "accepted")


def test_a_step_refused_by_another_rule_fails(tmp_path: Path):
    failed = failure(tmp_path, HEAD + '[[scenario.step]]\ndo = "A mark 3"\nrefused = "TOY-3"\n')
    assert failed.happened == "refused: TOY-1 not_now"


def test_a_step_that_is_illegal_fails_and_shows_the_position(tmp_path: Path):
    failed = failure(tmp_path, HEAD + '[[scenario.step]]\ndo = "A fly 3"\n')
    assert failed.expected == "a legal action"
    assert failed.position == "A 0 B 0"


def test_a_question_to_chance_that_the_script_does_not_answer_fails(tmp_path: Path):
    failed = failure(tmp_path, HEAD + HIDE.replace('chance = ["die 2"]\n', ""))
    assert (failed.place, failed.happened) == ("step 2: B hide 2", "chance is asked: die")


def test_an_answer_of_chance_that_nobody_asked_for_fails(tmp_path: Path):
    failed = failure(tmp_path, HEAD + HIDE.replace('["die 2"]', '["die 2", "die 3"]'))
    assert (failed.expected, failed.happened) == ("chance answers: die 3", "chance was not asked")


def test_only_chance_answers_for_chance(tmp_path: Path):
    failed = failure(tmp_path, HEAD + HIDE.replace('["die 2"]', '["A stop"]'))
    assert (failed.expected, failed.happened) == ("an answer of chance", "A stop")


def test_events_must_be_exactly_those_written(tmp_path: Path):
    failed = failure(tmp_path, HEAD + HIDE.replace('"hidden B", ', ""))
    assert (failed.expected, failed.happened) == ("rolled 2", "hidden B | rolled 2")


@pytest.mark.parametrize(
    ("right", "wrong", "place"),
    [
        ('asks = "nothing"', 'asks = "A mark"', "after: asks"),
        ('result = "win A points"', 'result = "draw agreed"', "after: result"),
        ('asks = "nothing"', 'position = "A 1 B 0"', "after: position"),
        ('asks = "nothing"', 'position = "somewhere"', "after: position"),
    ],
)
def test_what_is_expected_afterwards_must_hold(tmp_path: Path, right: str, wrong: str, place: str):
    assert failure(tmp_path, HEAD + HIDE + END.replace(right, wrong)).place == place


def test_a_scenario_can_begin_at_a_position(tmp_path: Path):
    start = HEAD.replace("rounds = 1", "rounds = 3") + 'position = "A 2 B 1"\n'
    after = '[scenario.after]\nposition = "A 2 B 1"\nasks = "A B hide"\nresult = "not over"\n'
    run_scenario(TOY, scenario(tmp_path, start + after))
    assert failure(tmp_path, start.replace("A 2", "A 9")).place == "start"


def test_options_that_the_game_does_not_know_fail(tmp_path: Path):
    assert failure(tmp_path, HEAD.replace("rounds", "speed")).place == "start"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("scenario = 3", "only .*scenario.* tables"),
        ("id = ", "toy.toml: Invalid value"),
        (HEAD.replace('title.de = "A markiert die versteckte Zahl."', ""), "scenario marks: .*`de`.*title"),
        (HEAD + '[[scenario.step]]\nrefused = "TOY-1"', r"scenario marks: .*`do`.*\$.step\[0\]"),
        (HEAD + '[[scenario.step]]\ndo = "A stop"\ndice = ["die 2"]', r"scenario marks: .*`dice`.*\$.step\[0\]"),
        (HEAD.replace('id = "marks"', ""), "scenario number 1: .*`id`"),
        (HEAD + HEAD, "scenario marks: field `id`"),
    ],
)
def test_a_file_that_cannot_be_read_is_explained(tmp_path: Path, text: str, complaint: str):
    with pytest.raises(ValueError, match=rf"toy.toml.*{complaint}" if "toy.toml" not in complaint else complaint):
        read_scenarios(written(tmp_path, text))
