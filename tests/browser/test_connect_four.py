"""A fifth game, from a package that is not ours: on the table of any game."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from panzerkiste.server.limits import Limits
from tests.browser.conftest import Visitor, new_context
from tests.browser.player import LOG, until_asked
from tests.connect_four import install
from tests.server.house import House


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The program with Connect Four installed, from a package that is not ours."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(install(tmp_path_factory.mktemp("connect_four"))), prepend=os.pathsep)
        house = House(tmp_path_factory.mktemp("fifth"), Limits(hold=0)).open()
    yield house.url
    house.close()


@pytest.fixture
def guest(browser: Browser, fifth: str) -> Iterator[Any]:
    made: list[Visitor] = []

    def arrive(**settings: Any) -> Visitor:
        made.append(Visitor(new_context(browser, fifth, reduced_motion="reduce", **settings), fifth))
        return made[-1]

    yield arrive
    complaints = [complaint for visitor in made for complaint in visitor.complaints]
    for visitor in made:
        visitor.context.close()
    assert complaints == []


def drop_until_the_end(page: Page) -> None:
    """A stone into the first column that is open, the middle ones first."""
    while page.get_by_role("link", name="Watch again").count() == 0:
        log = page.evaluate(LOG)
        column = next(letter for letter in "dcebfag" if page.locator(f"[data-place={letter}][role=button]").count())
        page.locator(f"[data-place={column}]").click()
        until_asked(page, log)


def test_connect_four_is_on_the_shelf_set_up_played_and_watched_again(guest: Any, tmp_path: Path):
    page = guest().page
    page.goto("/")
    page.get_by_role("link", name="Connect Four").click()
    expect(page.get_by_role("heading", name="Red")).to_be_visible()
    page.get_by_text("Small", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Drop a stone")).to_be_visible()
    expect(page.locator("[data-place]")).to_have_count(5)

    page.locator("[data-place=c]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Your stone lands on d1.")
    until_asked(page, "")
    page.goto("/")
    page.get_by_role("link", name=re.compile("Connect Four.*Your turn")).click()
    expect(page.locator(".log")).to_contain_text("Your stone lands on d1.")
    until_asked(page, "")
    drop_until_the_end(page)
    expect(page.locator("h2").first).to_have_text(re.compile("You have won!|You have lost|A draw"))

    with page.expect_download() as download:
        page.get_by_role("link", name="Match file").click()
    record = tmp_path / "match.jsonl"
    download.value.save_as(record)
    page.get_by_role("link", name="Watch again").click()
    expect(page.locator("[data-place]")).to_have_count(5)
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("p.text")).to_have_text("Your stone lands on d1.")
    page.goto("/replay/file")
    page.get_by_label("Match file").set_input_files(record)
    expect(page.locator("[data-place]")).to_have_count(5)


def test_connect_four_speaks_german_and_has_its_rulebook(guest: Any):
    visitor = guest(viewport={"width": 390, "height": 844})
    page = visitor.page
    page.goto("/rules/connect-four")
    page.locator("details").first.click()
    expect(page.locator("details svg[role=img]")).to_be_visible()
    page.get_by_role("group", name="Language").get_by_text("DE").click()
    expect(page.get_by_role("heading", name="Vier gewinnt")).to_be_visible()
    page.goto("/new/connect-four")
    expect(page.get_by_role("heading", name="Gelb")).to_be_visible()
    page.get_by_role("button", name="Jetzt spielen").click()
    expect(page.get_by_role("heading", name="Wirf einen Stein ein")).to_be_visible()
    expect(page.locator("[data-place=d]")).to_have_attribute("aria-label", "d, eine Möglichkeit")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
