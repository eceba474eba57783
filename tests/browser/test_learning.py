"""Whoever knows nothing yet: a whole course by *show me* alone, desktop and phone, and a try of one's own."""

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from panzerkiste.engine.lesson import begins_anew, game_lessons
from panzerkiste.registry import GAMES
from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, PHONE, flaws, overflow


def follow_the_coach(page: Page, game: str) -> None:
    """The course from its beginning to its end: read on, or be shown."""
    coach, course = page.get_by_role("complementary", name="Coach"), list(game_lessons(GAMES[game]).values())
    for number, lesson in enumerate(course, 1):
        expect(page.get_by_role("heading", level=2, name=lesson.title.en)).to_be_visible()
        for index, step in enumerate(lesson.step, 1):
            expect(coach.get_by_role("listitem").nth(index - 1)).to_have_attribute("aria-current", "step")
            coach.get_by_role("button", name="Show me" if step.goal else "Go on").click()
            if step.goal and index < len(lesson.step) and begins_anew(lesson.step[index]):
                expect(coach.get_by_text(step.praise.en if step.praise else "Just like that.")).to_be_visible()
                coach.get_by_role("button", name="Go on").click()
        onward = "To your first battle" if number == len(course) else f"Lesson {number + 1}"
        coach.get_by_role("link", name=re.compile(onward)).click()
    expect(page.get_by_role("heading", level=2, name="Your first battle")).to_be_visible()
    expect(page.get_by_role("list", name="Lessons").get_by_text("done")).to_have_count(len(course))


def test_a_newcomer_is_led_to_a_course_that_goes_by_hints_alone(looker: Visitor) -> None:
    page = looker.page
    page.goto("/")
    page.get_by_role("link", name="New here? Learn a game by playing").click()
    expect(page.get_by_role("heading", level=1, name="Learn by playing")).to_be_visible()
    expect(page.get_by_role("heading", level=2, name="Puzzle of the day")).to_be_visible()
    found = flaws(page)
    page.get_by_role("link", name="Begin with lesson 1").click()
    expect(page.get_by_role("complementary", name="Coach")).to_be_visible()
    found += flaws(page)
    assert [overflow(page, size) for size in (DESKTOP, PHONE)] == [[[0, 0], [0, 0]]] * 2
    follow_the_coach(page, "panzerschlacht")
    assert found == []


COURSES = [("panzerschlacht", PHONE), *product(("tank-chess", "tank-hunter", "dropzone"), (PHONE, DESKTOP))]


@pytest.mark.parametrize(("game", "size"), COURSES)
def test_a_course_goes_by_hints_alone(visitors: Any, game: str, size: ViewportSize) -> None:
    page = visitors(viewport=size, has_touch=size == PHONE, is_mobile=size == PHONE, reduced_motion="reduce").page
    sent = list[str]()
    page.on("websocket", lambda wire: wire.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto(f"/learn/{game}/{next(iter(game_lessons(GAMES[game])))}")
    follow_the_coach(page, game)
    assert [frame for frame in sent if "GiveOrders" in frame] == []  # a coach takes none, and would refuse them aloud


def test_a_wrong_try_is_shown_explained_and_tried_again(looker: Visitor) -> None:
    page = looker.page
    page.goto("/learn/panzerschlacht/shots")
    coach = page.get_by_role("complementary", name="Coach")
    coach.get_by_role("button", name="Go on").click()
    board = page.get_by_role("grid", name="Board")
    board.get_by_role("gridcell", name=re.compile("^e5,")).click()
    page.get_by_role("button", name=re.compile("^Lock")).click()
    expect(coach.get_by_text("e5 is only two squares away")).to_be_visible()
    coach.get_by_role("button", name="Try again").click()
    expect(coach.get_by_role("heading", name="Place red shots on the six end squares")).to_be_visible()
    for square in ("e4", "d5", "f5", "c6", "e6", "g6"):
        board.get_by_role("gridcell", name=re.compile(f"^{square},")).click()
    page.get_by_role("button", name=re.compile("^Lock")).click()
    expect(coach.get_by_text("Hit on d5")).to_be_visible()
    coach.get_by_role("button", name="Go on").click()
    expect(coach.get_by_role("heading", name="Cover all seven ends: six red, one white")).to_be_visible()
