"""A Swiss of eight computer players and two people, through their screens."""

import sys
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visitor, new_context
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House
from tests.server.test_events import RESIGNS


@pytest.fixture
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Its computer players resign at once, so that a whole event takes seconds."""
    house = House(tmp_path_factory.mktemp("club"), replace(WIDE_LIMITS, hold=0), bots=[sys.executable, "-c", RESIGNS])
    house.open()
    yield house
    house.close()


@pytest.fixture
def people(browser: Browser, club: House) -> Iterator[tuple[Visitor, Visitor]]:
    """Two with accounts."""
    contexts = (new_context(browser, club.url, reduced_motion="reduce") for _ in range(2))
    anna, bert = both = tuple(Visitor(context, club.url) for context in contexts)
    for visitor, name in ((anna, "Anna"), (bert, "Bert")):
        account = {"name": name, "password": "Leopard im Hafer"}
        answer = visitor.context.request.post("/api/me/account", data=account, headers={"Origin": club.url})
        assert answer.ok, answer.text()
    yield anna, bert
    for visitor in both:
        visitor.context.close()
    assert [visitor.complaints for visitor in both] == [[], []]


def test_a_swiss_of_eight_bots_and_two_people(people: tuple[Visitor, Visitor]) -> None:
    anna, bert = people
    page, other = anna.page, bert.page
    page.goto("/events")
    page.get_by_role("button", name="Announce an event").click()
    page.get_by_label("Name").fill("Autumn Swiss")
    page.get_by_label("Game").select_option("panzerschlacht")
    page.get_by_label("Rounds", exact=True).fill("4")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.get_by_role("heading", name="Autumn Swiss")).to_be_visible()
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_text("You have entered.")).to_be_visible()

    other.goto("/club")
    other.get_by_role("link", name="Autumn Swiss").click()
    other.get_by_role("button", name="Enter", exact=True).click()
    expect(other.get_by_text("You have entered.")).to_be_visible()

    page.get_by_label("how many").fill("8")
    page.get_by_role("button", name="Add computer players").click()
    expect(page.get_by_role("row")).to_have_count(11)
    page.get_by_role("button", name="Start").click()

    # Nobody stays on a board with a computer player for long: the one that stays open is Anna's and Bert's.
    expect(
        other.get_by_role("link", name="Watch board 1:").filter(has_text="Anna").filter(has_text="Bert")
    ).to_be_visible()

    other.get_by_role("link", name="To my board").click()
    other.get_by_role("button", name="Match", exact=True).click()
    other.get_by_role("button", name="Resign").click()
    other.get_by_role("button", name="Resign").click()
    expect(other.get_by_role("heading", name="You have lost")).to_be_visible()

    expect(page.get_by_text("Panzerschlacht · over")).to_be_visible()
    expect(page.get_by_role("row").nth(1)).to_contain_text("Anna")
    expect(page.get_by_role("row").nth(1).get_by_title("won against Bert")).to_be_visible()
    page.get_by_role("group", name="Rounds").get_by_text("1", exact=True).click()
    expect(page.get_by_role("heading", name="Pairings, round 1")).to_be_visible()
