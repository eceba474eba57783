"""Two people meet in the lobby: one offers a seat and the other takes it; then one asks the other for a match."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, PHONE

AT_THE_TABLE = re.compile(r"/match/")


def test_two_people_meet_by_an_open_seat_and_by_a_challenge(visitors: Any) -> None:
    anna = called(visitors(viewport=DESKTOP, reduced_motion="reduce"), "Anna Halle")
    bert = called(visitors(viewport=PHONE, reduced_motion="reduce"), "Bert Halle")
    anna.goto("/")
    anna.get_by_role("link", name="Play", exact=True).click()
    bert.goto("/lobby")
    expect(person(anna, "Bert Halle")).to_contain_text("is here")

    anna.get_by_role("button", name="Offer a seat of your own").click()
    terms = anna.get_by_role("dialog", name="Offer a seat")
    terms.get_by_role("combobox", name="Game").select_option("Tank Chess")
    terms.get_by_text("Days", exact=True).click()
    terms.get_by_text("3 days", exact=True).click()
    terms.get_by_text("Black", exact=True).click()
    terms.get_by_role("button", name="Offer it").click()
    seat = bert.get_by_role("listitem").filter(has_text="Anna Halle").filter(has_text="you: White")
    expect(seat).to_contain_text("3 days a turn")
    seat.get_by_role("button", name="Accept").click()
    for page in (anna, bert):
        expect(page).to_have_url(AT_THE_TABLE)
    assert anna.url == bert.url

    for page in (anna, bert):
        page.goto("/lobby")
    expect(bert.get_by_role("link", name=re.compile("Tank Chess.*against Anna Halle.*Your turn"))).to_be_visible()
    expect(anna.get_by_role("link", name=re.compile("against Bert Halle.*Bert Halle is to move"))).to_be_visible()
    person(anna, "Bert Halle").get_by_role("button", name="Ask").click()
    anna.get_by_role("dialog").get_by_role("button", name="Ask").click()
    expect(anna.get_by_text("You have asked Bert Halle")).to_be_visible()
    asked = bert.get_by_role("status").filter(has_text="Anna Halle would like to play")
    asked.get_by_role("button", name="Accept").click()
    for page in (anna, bert):
        expect(page).to_have_url(AT_THE_TABLE)
    assert anna.url == bert.url


def called(visitor: Visitor, name: str) -> Page:
    answer = visitor.context.request.put("/api/me", data={"name": name}, headers={"Origin": visitor.address})
    assert answer.ok, answer.text()
    return visitor.page


def person(page: Page, name: str) -> Any:
    return page.get_by_role("list", name="Here now").get_by_role("listitem").filter(has_text=name)
