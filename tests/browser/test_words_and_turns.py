"""Two people and what the one hears of the other: a phrase in his own language, and that it is his turn again."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.player import Player

ONE = re.compile(r"^\(1\) ")


def test_a_phrase_arrives_in_the_readers_language_and_the_title_says_that_it_is_his_turn(visitors: Any) -> None:
    anna, bert = visitors(locale="de"), visitors()
    for one in (anna, bert):
        one.page.clock.install()
    match = anna.new_match({"kind": "invite"}, {"kind": "me"})
    bert.page.goto(f"/join/{match['invites'][0]['code']}")
    bert.page.get_by_role("button", name="Join").click()
    anna.page.goto(f"/match/{match['id']}")
    expect(anna.page.get_by_role("button", name="Etwas sagen")).to_be_visible()
    bert.page.get_by_role("button", name="Say something").click()
    bert.page.get_by_role("dialog", name="Words").get_by_role("button", name="Good luck!").click()
    expect(anna.page.locator(".bubbles")).to_contain_text("Viel Glück!")
    expect(anna.page.get_by_role("log", name="Worte")).to_contain_text("Viel Glück!")
    anna.page.clock.fast_forward(7_000)  # as long as a bubble lasts
    expect(anna.page.locator(".bubbles p")).to_have_count(0)

    Player(bert.page).set_up()
    bert.page.goto("/rules/panzerschlacht")
    expect(bert.page.get_by_role("heading", level=1)).to_be_visible()
    expect(bert.page).not_to_have_title(ONE)
    anna.page.get_by_role("button", name="Ausgewogen").click()
    anna.page.get_by_role("button", name="Aufstellung versiegeln").click()
    expect(anna.page.get_by_role("button", name="Aufstellung versiegeln")).to_be_hidden()
    bert.page.clock.fast_forward(15_000)  # until the server is asked again
    expect(bert.page).to_have_title(ONE)
