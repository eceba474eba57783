"""Own maps for Tank Chess in the browser: drawn, checked (TC-66), saved, shared and played."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import flaws
from tests.browser.test_tank_chess import Table

GOOD = "Nothing speaks against this map."
COMPILING = 120_000  # milliseconds: the computer's first turn on a new machine


class Workshop:
    """Somebody at the drawing board."""

    def __init__(self, page: Page, address: str = "/maps/tank-chess") -> None:
        self.page = page
        page.goto(address)
        expect(self.board).to_be_visible()

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid")

    def cell(self, name: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(f"^{name}:"))

    def holds(self, name: str, what: str) -> None:
        expect(self.cell(name)).to_have_accessible_name(re.compile(f"^{name}: {what}"))

    def stroke(self, start: str, end: str) -> None:
        """Paint with the mouse from one cell to another."""
        (x, y), (to_x, to_y) = (self._middle(name) for name in (start, end))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(to_x, to_y)
        self.page.mouse.up()

    def type(self, name: str, key: str) -> None:
        """Go to a cell and press a key there."""
        self.cell(name).focus()
        self.page.keyboard.press(key)

    def _middle(self, name: str) -> tuple[float, float]:
        box = self.cell(name).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, button: str) -> None:
        self.page.get_by_role("button", name=button, exact=True).click()

    def says(self, text: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_text(text)

    def draw(self) -> None:
        """A small map with a wall across the middle, two tanks a side."""
        self.stroke("b6", "g6")
        self.type("f1", "c")
        self.type("c1", "h")


def test_a_map_is_drawn_checked_saved_and_played(visitor: Visitor) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    expect(workshop.says("White needs exactly one command tank and has 0.")).to_be_visible()
    workshop.draw()
    for name, what in {
        "b6": "Obstacle",
        "k7": "Obstacle",
        "f1": "White, Command tank",
        "g12": "Black, Command",
    }.items():
        workshop.holds(name, what)
    expect(workshop.says(GOOD)).to_be_visible()

    page.get_by_label("Name of the map").fill("Wall")
    workshop.press("Save")
    expect(workshop.says("Saved. Whoever has the link can see it.")).to_be_visible()
    expect(page).to_have_url(re.compile("/maps/tank-chess/.+"))
    page.reload()
    workshop.holds("j12", "Black, Heavy tank")

    page.goto("/new/tank-chess")
    expect(page.get_by_role("radio", name="Wall")).to_be_attached()
    page.go_back()
    workshop.press("Play against the computer")
    expect(page).to_have_url(re.compile("/match/"))
    expect(page.get_by_role("gridcell", name=re.compile("^f1, your command tank"))).to_be_visible()
    expect(page.get_by_role("gridcell", name=re.compile("^b6, [Oo]bstacle"))).to_be_visible()
    Table(page).move("Hc1-c3N")
    expect(page.get_by_role("list", name="Moves").get_by_text("Hc1-c3N")).to_be_visible()
    expect(page.locator("ol[aria-label=Moves] li > :not(.number):not(:empty)")).to_have_count(2, timeout=COMPILING)


def test_what_is_wrong_is_told_on_the_cell_and_in_the_list(visitor: Visitor) -> None:
    workshop = Workshop(visitor.page)
    workshop.draw()
    visitor.page.get_by_text("None", exact=True).click()
    workshop.type("d4", "l")
    expect(workshop.cell("d4")).to_have_accessible_name(re.compile("The map is not the same after half a turn."))
    workshop.press("Show d4")
    expect(workshop.cell("d4")).to_be_focused()
    workshop.type("f1", "Delete")
    expect(workshop.says("White needs exactly one command tank and has 0.").first).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Play against the computer")).to_be_disabled()
    visitor.page.keyboard.press("Control+z")
    visitor.page.keyboard.press("Control+z")
    expect(workshop.says(GOOD)).to_be_visible()
    visitor.page.keyboard.press("Control+y")
    workshop.holds("d4", "White, Light tank")


def test_the_link_shows_the_map_to_others_who_save_a_copy_of_their_own(visitors: Any) -> None:
    anna, ben = visitors(), visitors()
    workshop = Workshop(anna.page)
    workshop.draw()
    workshop.press("Save")
    expect(anna.page).to_have_url(re.compile("/maps/tank-chess/.+"))
    copy = Workshop(ben.page, anna.page.url)
    copy.holds("f1", "White, Command tank")
    copy.type("a4", "#")
    copy.press("Save")
    expect(copy.says("Saved. Whoever has the link can see it.")).to_be_visible()
    assert ben.page.url != anna.page.url
    anna.page.reload()
    workshop.holds("a4", "Open ground")


def test_a_map_file_goes_out_and_comes_back(visitor: Visitor, tmp_path: Path) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    workshop.draw()
    page.get_by_label("Name of the map").fill("Wall")
    with page.expect_download() as download:
        page.get_by_role("link", name="Export .tcm").click()
    assert download.value.suggested_filename == "Wall.tcm"
    file = tmp_path / "Wall.tcm"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8").startswith("name: Wall\n\n")

    again = Workshop(page)
    again.holds("f1", "Open ground")
    page.get_by_label("Import .tcm").set_input_files(file)
    again.holds("f1", "White, Command tank")
    file.write_text("...?\n", encoding="utf-8")
    page.get_by_label("Import .tcm").set_input_files(file)
    expect(again.says(re.compile("does not stand for a cell"))).to_be_visible()


def test_a_map_of_the_box_is_opened_with_water_and_another_size(visitor: Visitor) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    workshop.press("Open a map")
    page.get_by_role("button", name="Farmyard").click()
    workshop.holds("g1", "White, Command tank")
    page.get_by_label("Fun Set").check()
    page.get_by_text("Water", exact=True).click()
    workshop.cell("a5").focus()
    page.keyboard.press("Space")
    workshop.holds("j6", "Water")
    page.get_by_label("Width").fill("12")
    page.keyboard.press("Tab")
    expect(workshop.board).to_have_accessible_name(re.compile("12 × 10"))
    workshop.holds("l6", "Water")


def test_axe_finds_nothing_at_the_drawing_board(looker: Visitor) -> None:
    workshop, page = Workshop(looker.page), looker.page
    workshop.draw()
    workshop.type("d4", "l")
    expect(workshop.says("Check")).to_be_visible()
    found = flaws(page)
    workshop.press("Open a map")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert found + flaws(page) == []
