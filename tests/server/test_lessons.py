"""Lessons over the wire: a private table by the lesson's script, the coach's words, and nothing that is kept."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any, cast

import pytest
from msgspec import structs

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.lesson import game_lessons, play_hints
from panzerkiste.registry import GAMES, WORKSHOPS, Workshop
from panzerkiste.server.matches import lessons
from panzerkiste.server.web import books, workshops

COURSE = game_lessons(GAMES["panzerschlacht"])
ADDRESS = "/api/games/panzerschlacht/lessons/{}/play?step={}"


def is_coached(message):
    return message["type"] == "Coached"


async def test_a_course_is_listed_without_its_hints_and_positions(visitor):
    listed = await visitor().ask("/api/games/panzerschlacht/lessons")
    assert [lesson["id"] for lesson in listed] == list(COURSE)
    assert set(listed[0]["steps"][0]) == {"name", "say", "task", "spot"}


async def test_a_whole_course_goes_by_show_me(visitor):
    for lesson in COURSE.values():
        async with visitor().socket(ADDRESS.format(lesson.id, 0)) as place:
            assert (await place.until(is_coached))["step"] == 0
            for number, step in enumerate(lesson.step, 1):
                await place.send("Coach", wish="show" if step.goal else "on")
                told = await place.until(is_coached)
                if told["outcome"] == "reached":  # to be looked at
                    await place.send("Coach", wish="on")
                    told = await place.until(is_coached)
                assert (told["step"], told["outcome"]) == (number, "")


async def test_the_learner_sees_what_his_seat_may_see_and_no_more(visitor):
    async with visitor().socket(ADDRESS.format("mines", 2)) as place:
        table = await place.picture()
        assert table["seat"] == 0
        assert [seat["kind"] for seat in table["seats"]] == ["person", "coach"]
        values = table["view"]["values"]
        assert sorted(values[0]) == [1, 3, 6]
        assert not any(values[1])
        assert "e7" not in str(table["view"].get("mines"))
        assert table["commitment"] == ""


async def test_a_lesson_can_be_drawn_as_its_learner_sees_it(visitor):
    async with visitor().socket("/api/games/tank-hunter/lessons/attack/play?step=1") as place:
        await place.until(is_coached)
        before = await place.say("Look")
        assert (before["type"], before["drawing"][:4]) == ("Drawn", "<svg")
        assert 'data-place="B2"' in before["drawing"]
        assert "Firefly" not in before["drawing"]  # it lies hidden
        await place.send("Coach", wish="show")
        await place.until(is_coached)
        assert 'data-place="B2"' not in (await place.say("Look"))["drawing"]


async def test_a_mistake_is_shown_told_and_can_be_tried_again(visitor):
    mistake = COURSE["mines"].step[1].mistake[0]
    async with visitor().socket(ADDRESS.format("mines", 1)) as place:
        await place.until(is_coached)
        await place.send("Write", text=mistake.do)
        told = await place.until(is_coached)
        assert told == {
            "type": "Coached",
            "step": 1,
            "said": {"en": mistake.say.en, "de": mistake.say.de},
            "outcome": "failed",
        }
        assert any(
            happened["event"]["type"] == "TankShot" for one in place.told for happened in one.get("happened", ())
        )
        refused = await place.say("Write", text=mistake.do)
        assert refused["refusal"]["rule"] == "LESSON"
        await place.send("Coach", wish="again")
        assert (await place.picture())["kept"] == -1
        assert (await place.until(is_coached))["outcome"] == ""


async def test_what_the_rules_refuse_is_answered_by_the_rule_and_kind_words(visitor):
    mistake = COURSE["drive"].step[1].mistake[0]
    async with visitor().socket(ADDRESS.format("drive", 1)) as place:
        await place.until(is_coached)
        await place.send("Write", id="wrong", text=mistake.do)
        told = await place.until(is_coached)
        assert (told["said"]["de"], told["outcome"]) == (mistake.say.de, "")
        refused = await place.until(lambda message: message.get("id") == "wrong")
        assert refused["refusal"]["rule"] == "PS-37"


async def test_what_reached_the_goal_stays_to_be_looked_at(visitor):
    async with visitor().socket(ADDRESS.format("shots", 1)) as place:
        await place.until(is_coached)
        await place.send("Coach", wish="show")
        told = await place.until(is_coached)
        assert (told["step"], told["outcome"], told["said"]["en"][:6]) == (1, "reached", "Hit on")
        await place.send("Coach", wish="on")
        assert [(await place.hear())["type"] for _ in range(3)] == ["Accepted", "Table", "Coached"]


async def test_a_wish_is_acknowledged_before_the_table_that_it_leads_to(visitor):
    """Whoever gets a new table sends again what was not answered."""
    async with visitor().socket(ADDRESS.format("drive", 1)) as place:
        await place.until(is_coached)
        await place.send("Coach", wish="on")
        assert [(await place.hear())["type"] for _ in range(3)] == ["Accepted", "Table", "Coached"]


async def test_back_and_on_go_where_they_say_and_no_further(visitor):
    async with visitor().socket(ADDRESS.format("drive", 0)) as place:
        await place.until(is_coached)
        assert (await place.say("Coach", wish="back"))["type"] == "Refused"
        for number in (1, 2, 3, 4):
            await place.send("Coach", wish="on")
            assert (await place.until(is_coached))["step"] == number
        assert (await place.say("Coach", wish="on"))["type"] == "Refused"
        await place.send("Coach", wish="back")
        assert (await place.until(is_coached))["step"] == 3


async def test_a_lesson_leaves_no_match_behind(visitor):
    learner = visitor()
    async with learner.socket(ADDRESS.format("drive", 1)) as place:
        await place.until(is_coached)
        await place.say("Coach", wish="show")
    assert await learner.ask("/api/matches") == []


async def test_a_lesson_that_is_not_there_is_refused_in_words(visitor):
    async with visitor().socket(ADDRESS.format("nothing", 0)) as place:
        assert (await place.hear())["refusal"]["key"] == "refused-lesson-unknown"
        assert await place.closed() == 4403


@pytest.fixture
def mistaken(tmp_path, monkeypatch):
    """A course in which one lesson cannot be read and another does not go by its hints."""
    game = GAMES["tank-chess"]
    copytree(game.folder / "lessons", tmp_path / "lessons")
    (tmp_path / "lessons" / "01-drive.toml").write_text("id = ")
    escape = tmp_path / "lessons" / "07-escape.toml"
    escape.write_text(escape.read_text(encoding="utf-8").replace("Cd6-off", "Cd6-d7N"), encoding="utf-8")
    monkeypatch.setattr(lessons, "GAMES", {**GAMES, "tank-chess": replace(game, folder=tmp_path)})
    forget()
    yield
    forget()


def forget():
    lessons.AT_HAND.clear()
    lessons.course.cache_clear()


def test_a_game_without_a_course_has_an_empty_one(tmp_path, monkeypatch):
    game = replace(GAMES["tank-chess"], folder=tmp_path)
    monkeypatch.setattr(lessons, "GAMES", {"tank-chess": game})
    assert lessons.course.__wrapped__("tank-chess") == {}


@pytest.mark.usefixtures("mistaken")
def test_a_mistake_in_one_lesson_costs_that_lesson_only():
    assert [lesson.id for lesson in books.lessons("tank-chess")][::5] == ["ways", "escape"]
    for lesson, why in (("drive", "unknown"), ("escape", "broken"), ("escape", "broken")):
        with pytest.raises(Illegal) as refused:
            lessons.prepared("tank-chess", lesson)
        assert refused.value.key == f"refused-lesson-{why}"
    assert lessons.prepared("tank-chess", "ways").lesson.id == "ways"


def test_what_is_shown_begins_where_it_was_meant_if_the_learner_stands_elsewhere():
    game, told = GAMES["tank-chess"], list[Any]()
    escape = game_lessons(game)["escape"]
    lesson = structs.replace(escape, step=(*escape.step[:2], structs.replace(escape.step[2], position=None)))
    learnt = lessons.LessonTable(lessons.Prepared(game, lesson, play_hints(game, lesson)), 1, told.append)
    learnt.act(game.text.parse(learnt.table.state, "Cd2-b4N")[1])
    assert (told[-1].step, told[-1].outcome) == (2, "")
    learnt.wish("show")  # "Cd6-off", where no tank stands on d6
    assert (told[-1].step, told[-1].outcome) == (3, "")


def test_no_workshop_may_have_the_address_of_lessons(monkeypatch):
    web = workshops.Web(services={"own": cast(Any, None)}, sockets={"/api/games/{id}/lessons/{lesson}/play": "own"})
    workshop, refused = Workshop(Path(), web=lambda: web), []
    monkeypatch.setattr(workshops, "workshop_parts", lambda part: {"other": part(workshop)})
    monkeypatch.setattr(WORKSHOPS, "refuse", lambda game, why: refused.append(game))
    assert workshops.webs.__wrapped__() == {}
    assert refused == ["other"]
