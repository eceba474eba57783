"""Whoever has never been here: from the home page to a first sensible action, by what the pages themselves say."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visitor, new_context
from tests.browser.dresses import violations
from tests.browser.dropzone import Commander
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House

# What on the page has the colour that says "you".
AMBER = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--turn)';
  const amber = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll('body *')]
    .filter(thing => getComputedStyle(thing).backgroundColor === amber && thing.checkVisibility())
    .map(thing => thing.innerText.split(/\\n/)[0]);
}"""


def begin(page: Page, game: str) -> None:
    """A box on the shelf, and the one amber button."""
    page.goto("/")
    page.get_by_role("link", name=re.compile(game)).first.click()
    expect(page.get_by_text("The rules in detail")).to_be_visible()
    strength = page.get_by_role("group", name=re.compile("Strength of the computer"))
    expect(strength.get_by_role("radio", checked=True)).to_have_value("2")
    page.get_by_role("button", name="Play now").click()


def learn(page: Page, goal: str) -> None:
    """What wins is said at the table, and with it how the game goes."""
    page.get_by_role("button", name=re.compile(f"^What wins: {goal}")).click()
    told = page.get_by_role("dialog", name="What wins")
    expect(told.get_by_role("heading", name="In one minute")).to_be_visible()
    told.get_by_role("button", name="Close").click()


@pytest.fixture
def empty_house(tmp_path: Path) -> Iterator[House]:
    """Where nobody has ever been."""
    house = House(tmp_path / "empty", WIDE_LIMITS).open()
    yield house
    house.close()


def test_a_newcomer_alone_in_the_lobby_is_one_click_from_a_match(browser: Browser, empty_house: House) -> None:
    alone = Visitor(new_context(browser, empty_house.url, reduced_motion="reduce"), empty_house.url)
    page = alone.page
    page.goto("/lobby")
    main = page.get_by_role("main")
    expect(main.get_by_role("button").first).to_have_accessible_name(re.compile("^Against the computer"))
    assert page.evaluate(AMBER) == ["Against the computer"]
    expect(page.get_by_role("button", name="Offer a seat of your own")).to_be_visible()
    expect(main.get_by_role("heading")).to_have_text(["What shall we play?"])  # no list that is empty
    expect(main).not_to_contain_text(re.compile("club|account|sign in|rating", re.IGNORECASE))
    main.get_by_role("button").first.click()
    expect(page).to_have_url(re.compile("/match/"))
    expect(page.get_by_role("grid", name="Board")).to_be_visible()
    assert alone.complaints == []
    alone.context.close()


def test_a_newcomer_sets_up_and_drives_in_panzerschlacht(visitor: Visitor) -> None:
    page = visitor.page
    begin(page, "Panzerschlacht")
    learn(page, "Destroy all six enemy tanks")
    board = page.get_by_role("grid", name="Board")
    board.get_by_role("gridcell", name=re.compile("^e3,")).click()
    expect(page.get_by_text("Choose a piece from the box first.").first).to_be_visible()
    page.get_by_role("button", name="your headquarters, 1 left").click()
    expect(board.get_by_role("gridcell", name=re.compile("may stand here"))).to_have_count(40)
    page.get_by_role("button", name="Balanced").click()
    page.get_by_role("button", name="Seal the set-up").click()
    expect(page.get_by_role("heading", name="Drive 6 more squares")).to_be_visible()
    board.get_by_role("gridcell", name=re.compile("^e3,")).click()
    expect(page.get_by_text("Choose one of your tanks first.").first).to_be_visible()
    board.get_by_role("gridcell", name=re.compile("your tank 6")).click()
    board.get_by_role("gridcell", name=re.compile("^e8,")).click()
    expect(page.get_by_text("One tank drives at most 3 squares in a turn.").first).to_be_visible()
    board.get_by_role("gridcell", name=re.compile("in reach, 3 squares")).first.click()
    expect(page.get_by_role("heading", name="Drive 3 more squares")).to_be_visible()


def test_a_newcomer_plays_what_is_suggested_in_tank_chess(visitor: Visitor) -> None:
    page = visitor.page
    begin(page, "Tank Chess")
    learn(page, "Destroy the enemy’s command tank")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.get_by_role("button", name="Match", exact=True).click()
    page.get_by_role("button", name="Suggest something").click()
    best = page.get_by_role("list", name="What you can do").get_by_role("button").first
    expect(best).to_contain_text(re.compile(r"Gains ground|Destroys|Threatens"))
    best.click()
    expect(page.locator("ol[aria-label=Moves] li").first).to_be_visible()
    take_counsel(page)


def take_counsel(page: Page) -> None:
    """The coach judges what was done, says what he would do, shows it, and it is done with one click."""
    page.get_by_role("button", name="Coach", exact=True).click()
    coach = page.get_by_role("complementary", name="Coach")
    coach.get_by_role("button", name="Was that good?").click()
    expect(coach.get_by_role("status")).to_contain_text(re.compile("nothing better|percentage point"))
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    coach.get_by_role("button", name="What would you do?").click()
    expect(coach.get_by_role("listitem").first).to_contain_text("%")
    coach.get_by_role("listitem").first.get_by_role("button").first.hover()
    expect(page.locator("svg .veil")).to_be_visible()
    assert violations(page, within="aside.coach") == []
    coach.get_by_role("button", name="Do it").first.click()
    expect(coach.get_by_role("listitem")).to_have_count(0)
    expect(page.locator("ol[aria-label=Moves] li")).to_have_count(2)


def test_a_newcomer_brings_a_squad_onto_the_table_in_dropzone(visitor: Visitor) -> None:
    """Five clicks from the home page, and one more for whoever has won the initiative."""
    page, commander = visitor.page, Commander(visitor.page)
    begin(page, "Dropzone")
    learn(page, "Most victory points after turn 6")
    if commander.next_ask() == "last":
        commander.answer()
    expect(commander.panel).to_contain_text("Choose from the list, or point at one of its units on the map.")
    commander.announce("A1")
    commander.asked("order")
    expect(commander.told).to_contain_text("Point where they fly to; they come in across your edge.")
    commander.point((24, 8))
    commander.give()
    expect(commander.log).to_contain_text("Condor 1: in flight")
