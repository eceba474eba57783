"""Whoever likes puzzles: from the home page to today's, a wrong try, the right one, and the next by a key."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, PHONE, flaws, overflow
from tests.browser.test_tank_chess import Table
from tests.puzzles import HUNT, STRIKE, WHICH


def title(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("complementary").get_by_role("heading", level=2, name=text)).to_be_visible()


def test_a_puzzle_is_tried_solved_counted_and_followed_by_another_and_axe_finds_nothing(looker: Visitor) -> None:
    page, table = looker.page, Table(looker.page)
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", level=2, name="Puzzles of the day")).to_be_visible()
    found = flaws(page)
    page.get_by_role("link", name="All puzzles of Tank Chess").click()
    expect(page.get_by_role("radio", name="All themes")).to_be_checked()
    found += flaws(page)
    page.keyboard.press("n")  # near a beginner's rating
    expect(page).to_have_url(re.compile(STRIKE.id))
    title(page, "Find the best turn")
    found += flaws(page)
    assert [overflow(page, size) for size in (PHONE, DESKTOP)] == [[[0, 0], [0, 0]]] * 2
    table.move("Mf2-f3Nxc6")
    panel = page.get_by_role("complementary", name="Puzzle")
    expect(panel.get_by_text("Look what comes of it")).to_be_visible()
    expect(panel.get_by_text("Black’s command tank drives from f7 to f8")).to_be_visible()
    found += flaws(page)
    panel.get_by_role("button", name="Try again").click()
    title(page, "Find the best turn")
    table.move("Mf2-f5Nxf7")  # not the one that is written down, but it wins on the spot
    title(page, "Solved")
    expect(panel.get_by_text("Only the first try at a puzzle counts.")).to_be_visible()
    expect(panel.get_by_role("list", name="Solution").get_by_role("listitem")).to_have_count(1)
    found += flaws(page)
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(HUNT.id))
    title(page, "Find the best 2 turns")
    table.move("Mf2-g2NE")
    expect(panel.get_by_text("Right! Go on.")).to_be_visible()
    table.select("g2")
    table.cell("f3").click()
    table.heading("N").click()
    table.cell("f7").click()  # and not the light tank, which is nearer
    table.button("Fire and end turn").click()
    title(page, "Solved at the first try")
    panel.get_by_role("button", name="A step back").click()
    expect(panel.get_by_text("Step 2 of 3")).to_be_visible()
    page.reload()  # what was counted is in the browser
    title(page, "Find the best 2 turns")
    expect(panel.get_by_text("Your rating").locator("..")).to_contain_text(re.compile(r"\d{3,4}"))
    assert found == []


def test_whoever_gives_up_on_a_phone_sees_the_sums(looker: Visitor) -> None:
    page = looker.page
    page.set_viewport_size(PHONE)
    page.goto(f"/puzzles/tank-hunter/{WHICH.id}")
    panel = page.get_by_role("complementary", name="Puzzle")
    panel.get_by_role("button", name="Solution").click()
    title(page, "This was the solution")
    expect(panel.get_by_text("83.3%")).to_be_visible()
    panel.get_by_role("button", name="Once more from the beginning").click()
    panel.get_by_role("button", name="Let me try").click()
    expect(panel).to_be_hidden()
