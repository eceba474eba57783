"""A match against the clock: asked for on the set-up page, played with increments, adjourned and gone on with."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.test_tank_chess import Table


def sit_down(host: Page, guest: Page) -> None:
    """By the page: a friend is invited to a match of five minutes with three seconds more after every turn."""
    host.goto("/new/tank-chess")
    host.get_by_role("radio", name="By link").last.check(force=True)
    host.get_by_role("radio", name="Minutes", exact=True).check(force=True)
    host.get_by_role("radio", name="5+3").check(force=True)
    host.get_by_role("button", name="Invite now").click()
    host.get_by_role("button", name="To the table").click()
    guest.goto(host.get_by_label("Link for Black").input_value())
    expect(guest.get_by_text("5 min each and 3 s more after every turn")).to_be_visible()
    guest.get_by_role("button", name="Join", exact=True).click()


# What was added to a clock is shown for a moment only, and one browser is looked at after the other.
GAINED = """void (window.gained = new Promise(done => {
    const look = () => document.querySelectorAll('.gained').forEach(one => done(one.textContent.trim()));
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}))"""


def test_two_people_play_with_increments_and_adjourn(visitors: Any) -> None:
    host, guest = (visitors(reduced_motion="reduce").page for _ in range(2))
    sit_down(host, guest)
    white, black = Table(host), Table(guest)
    for page in (host, guest):
        expect(page.get_by_role("timer")).to_have_count(2)  # who comes later sees no time being added
        page.evaluate(GAINED)
    white.move("Lc3-c4N")
    for page in (host, guest):
        assert page.evaluate("window.gained") == "+3"
    black.button("Match").click()
    black.button("Adjourn").click()
    expect(guest.get_by_text("You have asked to adjourn")).to_be_visible()
    white.button("Agree").click()
    guest.reload()
    for page in (host, guest):
        expect(page.get_by_text("Adjourned since")).to_be_visible()
    black.button("I am back, go on").click()
    expect(guest.get_by_text("the others are still missing")).to_be_visible()
    white.button("I am back, go on").click()
    expect(guest.get_by_text("Adjourned since")).to_be_hidden()
    black.move("Ln14-n13S")
    expect(host.get_by_role("list", name="Moves")).to_contain_text("Ln14-n13S")
