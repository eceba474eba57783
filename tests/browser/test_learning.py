"""Whoever knows nothing yet: a whole course by *show me* alone, desktop and phone, and a try of one's own."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from panzerkiste.engine.lesson import game_lessons
from panzerkiste.registry import GAMES
from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, PHONE, overflow, violations

COURSE = list(game_lessons(GAMES["panzerschlacht"]).values())


def follow_the_coach(page: Page) -> None:
    """The course from where one is to its end: read on, or be shown."""
    coach = page.get_by_role("complementary", name="Coach")
    for number, lesson in enumerate(COURSE, 1):
        expect(page.get_by_role("heading", level=2, name=lesson.title.en)).to_be_visible()
        for index, step in enumerate(lesson.step, 1):
            expect(coach.get_by_role("listitem").nth(index - 1)).to_have_attribute("aria-current", "step")
            coach.get_by_role("button", name="Show me" if step.goal else "Go on").click()
        onward = "To your first battle" if number == len(COURSE) else f"Lesson {number + 1}"
        coach.get_by_role("link", name=re.compile(onward)).click()
    expect(page.get_by_text(f"{len(COURSE)} of {len(COURSE)} stamps")).to_be_attached()


def test_a_course_goes_by_hints_alone_on_a_desktop(looker: Visitor) -> None:
    page = looker.page
    page.goto("/")
    page.get_by_role("link", name="New here? Learn a game in ten minutes").click()
    expect(page.get_by_role("heading", level=1, name="Playing in ten minutes")).to_be_visible()
    found = violations(page)
    page.get_by_role("link", name="Begin with lesson 1").click()
    expect(page.get_by_role("complementary", name="Coach")).to_be_visible()
    found += violations(page)
    assert [overflow(page, size) for size in (DESKTOP, PHONE)] == [[[0, 0], [0, 0]]] * 2
    follow_the_coach(page)
    assert found == []


def test_a_course_goes_by_hints_alone_on_a_phone(visitors: Any) -> None:
    page = visitors(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce").page
    page.goto("/learn/panzerschlacht/drive")
    follow_the_coach(page)


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
    expect(coach.get_by_role("heading", name="Cover all seven ends: six red, one white")).to_be_visible()
