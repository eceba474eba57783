"""Lesson files: read with errors that name file and field, played by their script, judged by data."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from panzerkiste.engine.lesson import Lesson, attempt, game_lessons, play_hints, read_lesson
from panzerkiste.engine.scenario import ScenarioFailed
from panzerkiste.proving.lessons import lesson_faults
from tests.engine.toy import TOY

HEAD = """
id = "marks"
rules = ["TOY-1"]
title = { en = "Marking", de = "Markieren" }
minutes = 1
seat = "A"
done = { en = "Done.", de = "Fertig." }
learnt = { en = "To mark", de = "Markieren" }
options = { rounds = 1 }
"""

HIDE = """
[[step]]
name = { en = "Hide", de = "Verstecken" }
say = { en = "Hide a number.", de = "Versteck eine Zahl." }
task = { en = "Hide 1", de = "Versteck die 1" }
hint = "A hide 1"
then = ["B hide 2", "die 2"]
goal = [{ action = "A hide 1", events = ["rolled *"] }]
otherwise = { en = "Another number.", de = "Eine andere Zahl." }
[[step.mistake]]
do = "A hide 2"
say = { en = "That is too easy to guess.", de = "Das ist zu leicht zu erraten." }
like = [{ action = "A hide 2" }]
[[step.mistake]]
do = "A mark 1"
refused = "TOY-1"
say = { en = "Not yet.", de = "Noch nicht." }
"""

MARK = """
[[step]]
name = { en = "Look", de = "Hinsehen" }
say = { en = "You may mark twice.", de = "Du darfst zweimal markieren." }

[[step]]
name = { en = "Mark", de = "Markieren" }
say = { en = "Mark 2.", de = "Markier die 2." }
task = { en = "Mark 2", de = "Markier die 2" }
hint = "A mark 2"
goal = [{ action = "A mark 2" }]
"""


def lesson(folder: Path, text: str) -> Lesson:
    file = folder / "01-marks.toml"
    file.write_text(text, encoding="utf-8")
    return read_lesson(file)


def tried(one: Lesson, text: str, number: int = 0) -> Any:
    state = play_hints(TOY, one)[number]
    return attempt(TOY, one, number, state, TOY.text.parse(state, text)[1])


def faults(folder: Path, text: str) -> str:
    (folder / "rulebook").mkdir()
    (folder / "rulebook" / "en.md").write_text("### TOY-1 When\n\nWhen it may be done.\n")
    return "\n".join(lesson_faults(replace(TOY, folder=folder), lesson(folder, text)))


def test_a_lesson_without_faults_has_none(tmp_path: Path):
    assert faults(tmp_path, HEAD + HIDE + MARK) == ""


def test_a_lesson_is_played_to_its_end_by_its_hints(tmp_path: Path):
    states = play_hints(TOY, lesson(tmp_path, HEAD + HIDE + MARK))
    assert len(states) == 4
    assert states[1] == states[2]  # one that is only to be read


def test_the_others_and_chance_answer_as_the_lesson_says(tmp_path: Path):
    found = tried(lesson(tmp_path, HEAD + HIDE), "A hide 1")
    assert found.reached
    assert [TOY.text.event(told.event) for step in found.steps for told in step.told] == [
        "hidden A",
        "hidden B",
        "rolled 2",
    ]


def test_a_mistake_has_its_own_words_and_what_leads_elsewhere_has_none(tmp_path: Path):
    one = lesson(tmp_path, HEAD + HIDE)
    assert tried(one, "A hide 2").mistake == one.step[0].mistake[0]
    assert tried(one, "A hide 3")[1:3] == (False, None)


def test_what_the_rules_refuse_is_answered_by_their_reason(tmp_path: Path):
    one = lesson(tmp_path, HEAD + HIDE)
    found = tried(one, "A mark 1")
    assert found.refusal.rule == "TOY-1"
    assert found.mistake == one.step[0].mistake[1]


def test_where_the_learner_goes_his_own_way_only_chance_answers(tmp_path: Path):
    state = TOY.play.start(TOY.types.options(1), 2).state
    _, hide = TOY.text.parse(state, "A hide 3")
    silent = lesson(tmp_path, HEAD + HIDE.replace('then = ["B hide 2", "die 2"]', "then = []"))
    assert attempt(TOY, silent, 0, state, hide)[-2:] == ((), ())
    without_die = lesson(tmp_path, HEAD + HIDE.replace('"B hide 2", "die 2"', '"B hide 2"'))
    assert attempt(TOY, without_die, 0, state, hide).improvised == ("die",)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (('hint = "A hide 1"', 'hint = "A hide 3"'), "the hint reaches the goal"),
        (('hint = "A hide 1"', 'hint = "A mark 3"'), "a legal hint"),
        (('hint = "A hide 1"', 'hint = "B hide 1"'), "a hint for the learner"),
        (('"die 2"]', '"die 2", "die 3"]'), "not asked for: die 3"),
        (('then = ["B hide 2", "die 2"]', 'then = ["B hide 2"]'), "not answered: die"),
        (("Versteck eine Zahl.", ""), "a text is empty"),
        (('do = "A hide 2"', 'do = "A hide 1"'), "reaches the goal"),
        (('refused = "TOY-1"', 'refused = "TOY-3"'), "is refused by TOY-1, not by TOY-3"),
        (('rules = ["TOY-1"]', 'rules = ["TOY-9"]'), "no rule is called TOY-9"),
        (('seat = "A"', 'seat = "Z"'), "no seat is called 'Z'"),
        (('task = { en = "Hide 1", de = "Versteck die 1" }', 'spot = ["a1"]'), "no place 'a1'"),
        (('task = { en = "Hide 1", de = "Versteck die 1" }', ""), "a goal needs a task"),
    ],
)
def test_a_validator_names_what_is_wrong(tmp_path: Path, change: tuple[str, str], fault: str):
    assert fault in faults(tmp_path, (HEAD + HIDE + MARK).replace(*change))


def test_whichever_way_reaches_a_goal_the_next_hint_holds(tmp_path: Path):
    twice = MARK.replace('goal = [{ action = "A mark 2" }]', 'goal = [{ action = "A mark *" }]')
    again = MARK.split("\n\n")[1].replace("2", "1")
    found = faults(tmp_path, HEAD + HIDE + twice + "\n" + again)
    assert "step 3: after 1 of 3 ways to the goal, such as 'A mark 1', the hint of step 4 does not hold" in found


def test_a_step_in_which_the_learner_is_not_asked_is_refused(tmp_path: Path):
    twice = (
        HEAD + HIDE.replace(', events = ["rolled *"]', "").replace('then = ["B hide 2", "die 2"]', "then = []") + MARK
    )
    with pytest.raises(ScenarioFailed):
        play_hints(TOY, lesson(tmp_path, twice))


def test_a_file_is_named_by_its_lesson(tmp_path: Path):
    with pytest.raises(ValueError, match="a file of this name holds the lesson 'marks'"):
        lesson(tmp_path, HEAD.replace('id = "marks"', 'id = "other"') + HIDE)
    with pytest.raises(ValueError, match=r"01-marks.toml: Object contains unknown field `wrong`"):
        lesson(tmp_path, HEAD + HIDE + "wrong = 1\n")


def test_a_game_may_have_no_course():
    assert game_lessons(TOY) == {}
