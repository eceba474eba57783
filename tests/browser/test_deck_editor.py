"""The deck editor of Tank Hunter: choosing, changing, checking, keeping, sharing, playing."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import flaws, small_targets, violations
from tests.browser.hunter import drill


@pytest.fixture
def page(visitor: Visitor) -> Page:
    visitor.page.goto("/decks/tank-hunter")
    expect(visitor.page.get_by_text("Nothing speaks against this deck.")).to_be_visible()
    return visitor.page


def copies(page: Page, card: str) -> str:
    return page.get_by_role("group", name=f"Copies of {card}", exact=True).locator("b").inner_text()


def test_cards_are_found_and_counted(page: Page) -> None:
    expect(page.get_by_text("107 cards")).to_be_visible()
    page.get_by_role("searchbox").fill("tiger")
    expect(page.get_by_text("2 cards")).to_be_visible()
    assert copies(page, "Tiger I") == "2"
    page.get_by_role("button", name="One Tiger I more", exact=True).click()
    assert copies(page, "Tiger I") == "3"
    expect(page.get_by_text("131 unit cards with commanders, 70 events")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    assert copies(page, "Tiger I") == "2"


def test_what_is_wrong_with_the_deck_is_told_with_its_rule(page: Page) -> None:
    page.get_by_role("button", name="Empty", exact=True).click()
    expect(page.get_by_text("Not enough for two players yet")).to_be_visible()
    expect(page.get_by_role("link", name="TH-029").first).to_be_visible()
    expect(page.get_by_role("button", name="Play with this deck")).to_be_disabled()


def test_an_own_card_is_made_after_another_and_its_faults_stand_at_the_field(page: Page) -> None:
    page.get_by_role("button", name="Tiger I: look and change").click()
    page.get_by_role("button", name="Make my own after it").click()
    card = page.get_by_role("dialog")
    card.get_by_label("Name, English").fill("Tiger of mine")
    card.get_by_label("Points").fill("10")
    card.get_by_label("Type").select_option("INF")
    card.get_by_role("switch", name="Open top").check(force=True)
    expect(card.get_by_role("alert")).to_have_text("Only an AFV can have an open top.")
    card.get_by_role("switch", name="Open top").uncheck(force=True)
    expect(card.get_by_role("alert")).to_have_count(0)
    card.get_by_role("button", name="Done").click()
    page.get_by_role("radio", name="Own").check(force=True)
    expect(page.get_by_role("button", name="Tiger of mine: look and change")).to_be_visible()
    expect(page.get_by_text("131 unit cards with commanders, 70 events")).to_be_visible()


def test_effect_target_and_trigger_of_an_own_event_are_chosen_in_words(page: Page) -> None:
    page.get_by_role("button", name="Sabotage: look and change").click()
    page.get_by_role("button", name="Make my own after it").click()
    card = page.get_by_role("dialog")
    card.get_by_label("Happens on this or less").fill("2")
    card.get_by_label("Face", exact=True).select_option("does not matter")
    card.get_by_role("switch", name="INF").uncheck(force=True)
    expect(card.get_by_role("alert")).to_have_count(1)
    card.get_by_label("Face", exact=True).select_option("revealed")
    expect(card.get_by_role("alert")).to_have_count(0)
    card.get_by_label("What it does").select_option("Ambush")
    expect(card.get_by_role("heading", name="Answers an attack")).to_be_visible()
    card.get_by_label("The attacker’s line").select_option("does not matter")
    expect(card.get_by_role("alert")).to_have_count(0)
    card.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Nothing speaks against this deck.")).to_be_visible()


def test_a_deck_is_kept_and_whoever_has_the_link_sees_it(page: Page, visitors: Any) -> None:
    page.get_by_label("Name of the deck").fill("Steel storm")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved. Whoever has the link sees this deck.")).to_be_visible()
    friend: Visitor = visitors(reduced_motion="reduce")
    friend.page.goto(page.url)
    expect(friend.page.get_by_label("Name of the deck")).to_have_value("Steel storm")
    page.goto("/new/tank-hunter")
    page.locator("summary").first.click()
    expect(page.get_by_role("radio", name="Steel storm")).to_be_attached()


def test_a_deck_goes_into_a_file_and_comes_back(page: Page, tmp_path: Path) -> None:
    page.get_by_label("Name of the deck").fill("Traveller")
    with page.expect_download() as loading:
        page.get_by_role("link", name="To a file").click()
    file = tmp_path / "deck.toml"
    loading.value.save_as(file)
    assert file.read_text().startswith('name = "Traveller"')
    file.write_text(drill(2))
    page.get_by_label("From a file").set_input_files(file)
    expect(page.get_by_label("Name of the deck")).to_have_value("Drill")
    page.get_by_role("radio", name="Own").check(force=True)
    expect(page.get_by_role("button", name="Drill tank: look and change")).to_be_visible()
    page.get_by_role("button", name="Play with this deck").click()
    expect(page.get_by_role("button", name=re.compile("Drill")).first).to_be_visible()


# Sets every card that wide, and names those whose text is cut or whose words stick out.
CUT = """width => [...document.querySelectorAll('div.face')].filter(face => {
  const box = face.parentElement;
  Object.assign(box.style, { width: `${width}px`, maxWidth: 'none', height: `${1.4 * width}px` });
  const text = face.querySelector('p');
  const edge = face.getBoundingClientRect();
  const isOut = ({ left, right, bottom }) => left < edge.left || right > edge.right || bottom > edge.bottom;
  const words = [...face.querySelectorAll('.name, em')].filter(word => word.offsetWidth > 0);
  return text && text.scrollHeight > text.clientHeight + 1 || words.some(word => isOut(word.getBoundingClientRect()));
}).map(face => face.querySelector('.name').textContent)"""


def test_all_that_is_written_on_a_card_has_room_in_the_hand_and_under_the_pointer(page: Page) -> None:
    for language, card in (("English", "Escape"), ("Deutsch", "Flucht")):
        page.get_by_role("radio", name=language).check(force=True)
        expect(page.locator("div.face").get_by_text(card, exact=True)).to_be_attached()
        assert [page.evaluate(CUT, width) for width in (84, 130, 180, 240)] == [[], [], [], []]


def test_axe_finds_nothing_in_the_editor(looker: Visitor) -> None:
    page = looker.page
    page.goto("/decks/tank-hunter")
    expect(page.get_by_text("Nothing speaks against this deck.")).to_be_visible()
    found = flaws(page)
    page.get_by_role("button", name="Tiger I: look and change").click()
    page.get_by_role("button", name="Make my own after it").click()
    expect(page.get_by_label("Name, English")).to_be_visible()
    found += violations(page, within="dialog[open]")  # behind it stand the thousands of things as before
    assert found + small_targets(page) == []
