"""The table of any game, for a game of ours whose address asks for it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.player import LOG, until_asked

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
MOST = 400  # answers; no match of Panzerschlacht needs so many
ASKED = "ul[aria-label='What you can do'] button"


def do_something(page: Page) -> None:
    """The first thing that is offered, or that is suggested where nothing is."""
    if page.locator(ASKED).count() == 0:
        page.get_by_role("button", name="Suggest something").click()
    page.locator(ASKED).first.click()


def test_a_whole_match_of_panzerschlacht(visitor: Visitor):
    page = visitor.page
    match = visitor.new_match(ME, BOT, patience=10)["id"]
    page.goto(f"/match/{match}?table=generic")
    expect(page.get_by_role("heading", name="Set up your pieces")).to_be_visible()
    expect(page.locator("[data-place=e4]")).to_have_attribute("aria-label", "e4, write it down")
    answers, goes_on = 0, True
    while goes_on:
        assert answers < MOST
        log = page.evaluate(LOG)
        do_something(page)
        answers += 1
        goes_on = until_asked(page, log)
    expect(page.get_by_role("heading", name=re.compile("You have won|You have lost|A draw"))).to_be_visible()

    page.get_by_role("link", name="Watch again").click()
    expect(page).to_have_url(re.compile(r"/replay/.*table=generic"))
    expect(page.locator("svg[aria-label=Board]")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("svg desc")).to_contain_text("Green: tanks")


def test_places_are_written_down_and_a_refusal_is_said(visitor: Visitor):
    page = visitor.page
    match = visitor.new_match(ME, BOT)["id"]
    page.goto(f"/match/{match}?table=generic")
    page.locator("[data-place=c3]").click()
    page.locator("[data-place=c3]").press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Action in notation")).to_have_value("c3 d3")
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("alert")).to_contain_text("c3 d3")
