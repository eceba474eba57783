"""Every course can be learnt: its lessons go by their own hints, and their mistakes are answered as they say."""

import pytest

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.lesson import Lesson, game_lessons
from panzerkiste.proving.lessons import BESIDE, lesson_faults
from panzerkiste.registry import GAMES
from tests.conftest import ROOT

LESSONS = [
    pytest.param(game, lesson, id=f"{game.id} {id}")
    for game in GAMES.values()
    for id, lesson in game_lessons(game).items()
]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_goes_by_its_hints_and_its_mistakes_are_what_they_say(game: AnyGame, lesson: Lesson):
    assert list(lesson_faults(game, lesson)) == []


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_takes_two_to_four_minutes(game: AnyGame, lesson: Lesson):
    assert 2 <= lesson.minutes <= 4
    assert 2 <= len(lesson.step) <= 6


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_coach_says_one_thing_at_a_time(game: AnyGame, lesson: Lesson):
    said = [text for step in lesson.step for text in (step.say.en, step.say.de)]
    assert [text for text in said if len(text) > 240] == []


COURSES = [("panzerschlacht", 7), ("tank-chess", 7), ("tank-hunter", 8), ("dropzone", 10)]


@pytest.mark.parametrize(("game", "lessons"), COURSES)
def test_a_course_is_complete(game: str, lessons: int):
    assert len(game_lessons(GAMES[game])) == lessons


def test_the_first_turn_in_panzerschlacht_is_asked_for_with_all_its_terms():
    """PS-37 to PS-39: the table asks for the step forward at once, so the coach names it before the first turn."""
    first = next(iter(game_lessons(GAMES["panzerschlacht"]).values()))
    asked = next(step for step in first.step if step.goal)
    assert all(word in asked.say.en for word in ("exactly six", "at most three", "at least one of them forward"))
    assert all(word in asked.say.de for word in ("genau sechs", "höchstens drei", "mindestens eins nach vorn"))


def test_the_client_marks_every_place_beside_the_board():
    client = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "web" / "src" / "lib").rglob("*.svelte"))
    courses = [game_lessons(game).values() for game in GAMES.values()]
    spots = {place for lessons in courses for lesson in lessons for step in lesson.step for place in step.spot}
    beside = sorted(place for place in spots if place.startswith(BESIDE))
    assert beside
    assert [place for place in beside if f'data-place="{place}"' not in client] == []


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_docs_say_which_rules_a_lesson_teaches(game: AnyGame, lesson: Lesson):
    page = (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8")
    assert f"| {lesson.title.en} | {', '.join(lesson.rules)} |" in page
