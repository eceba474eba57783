"""Every screen, in both themes and on a phone: nothing for axe to find, no heavy script, texts in both languages."""

import gzip
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, PHONE, flaws, overflow, too_wide, too_wide_in_large_letters
from tests.browser.player import Player
from tests.puzzles import STRIKE

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
BUDGET = 120_000  # bytes of JavaScript after gzip


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/panzerschlacht",
        "/rules/panzerschlacht",
        "/settings",
        "/me",
        "/lobby",
        "/finished",
        "/join/ABCDEF",
        "/replay/file",
        "/nowhere",
    ],
)
def test_axe_finds_nothing_on_the_quiet_screens(looker: Visitor, path: str) -> None:
    looker.page.goto(path)
    expect(looker.page.get_by_role("heading").first).to_be_attached()
    assert flaws(looker.page) == []


LARGE = (
    *("/", "/new/panzerschlacht", "/learn", "/learn/panzerschlacht/drive", "/puzzles", "/puzzles/tank-chess"),
    *(f"/puzzles/tank-chess/{STRIKE.id}", "/rules/panzerschlacht", "/settings", "/lobby", "/finished"),
)


def test_letters_of_twice_the_size_are_read_on_the_quiet_screens_in_lessons_and_in_puzzles(visitors: Any) -> None:
    """In German, whose words are longer."""
    page = visitors(viewport=DESKTOP, reduced_motion="reduce", locale="de").page
    found = list[str]()
    for path in LARGE:
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        found += too_wide(page) + too_wide_in_large_letters(page)
    assert found == []


def test_axe_finds_nothing_at_the_table_and_nothing_is_too_small_for_a_finger(looker: Visitor) -> None:
    """Set-up, driving, planning and the result, the menu, the replay."""
    made = looker.new_match(ME, BOT)
    page = looker.page
    page.goto(f"/match/{made['id']}")
    player = Player(page)
    expect(page.get_by_role("grid", name="Board")).to_be_visible()
    found = flaws(page)
    player.set_up()
    player.wait_for_question()
    found += flaws(page)
    player.drive()
    player.wait_for_question()
    player.drive()
    player.wait_for_question()
    found += flaws(page)
    page.get_by_role("button", name="Match", exact=True).click()
    found += flaws(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="You have lost")).to_be_visible()
    expect(page.get_by_role("region", name="Numbers")).to_be_visible()
    found += flaws(page)
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert found + flaws(page) == []


def test_the_table_fits_the_window_without_scrolling(looker: Visitor) -> None:
    made = looker.new_match(ME, BOT)
    looker.page.goto(f"/match/{made['id']}")
    expect(looker.page.get_by_role("grid", name="Board")).to_be_visible()
    for size in (DESKTOP, PHONE):
        assert overflow(looker.page, size) == [[0, 0], [0, 0]]


def test_the_table_needs_little_script(visitor: Visitor) -> None:
    scripts: list[bytes] = []
    visitor.page.on("response", lambda answer: scripts.append(answer.body()) if ".js" in answer.url else None)
    made = visitor.new_match(ME, BOT)
    visitor.page.goto(f"/match/{made['id']}")
    expect(visitor.page.get_by_role("grid", name="Board")).to_be_visible()
    assert scripts
    assert sum(len(gzip.compress(script)) for script in scripts) <= BUDGET


def test_the_table_speaks_german(visitor: Visitor) -> None:
    made = visitor.new_match(ME, BOT)
    visitor.page.goto(f"/match/{made['id']}")
    visitor.page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(visitor.page.get_by_role("heading", name="Stell deine Teile auf")).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")


def test_a_visitor_signs_out_in_all_other_browsers(visitors: Any) -> None:
    here, elsewhere = visitors(), visitors()
    made = here.new_match(ME, BOT)
    elsewhere.context.add_cookies(here.context.cookies())
    here.page.goto("/settings")
    here.page.get_by_role("button", name="Sign out elsewhere").click()
    expect(here.page.get_by_role("status").filter(has_text="only this browser is you now")).to_be_visible()
    assert here.context.request.get(f"/api/matches/{made['id']}").ok
    assert elsewhere.context.request.get(f"/api/matches/{made['id']}").status == 404
