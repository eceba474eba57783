"""Own battlefields for Dropzone in the browser: drawn, checked (DZ-202), looked across, saved, shared and played on."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import PHONE, flaws

GOOD = "Nothing speaks against this battlefield."
OVERLAP = "stand in the same place"


class Workshop:
    """Somebody at the drawing board."""

    def __init__(self, page: Page, address: str = "/battlefields/dropzone") -> None:
        self.page = page
        page.goto(address)
        expect(self.board).to_be_visible()

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def told(self) -> Locator:
        """What those hear who cannot see the board."""
        return self.page.locator("#field-told")

    def take(self, tool: str) -> None:
        self.page.get_by_role("radio", name=tool, exact=True).check(force=True)

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the table is in the window."""
        sheet = self.board.locator("svg").first
        box, view = sheet.bounding_box(), sheet.get_attribute("viewBox")
        assert box
        assert view
        west, north, width, _ = map(float, view.split())
        inch = box["width"] / width
        return box["x"] + (x - west) * inch, box["y"] + (48 - y - north) * inch

    def click(self, x: float, y: float, **how: Any) -> None:
        self.page.mouse.click(*self.spot(x, y), **how)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.page.mouse.move(*self.spot(*start))
        self.page.mouse.down()
        self.page.mouse.move(*self.spot((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
        self.page.mouse.move(*self.spot(*end))
        self.page.mouse.up()

    def draw(self, tool: str, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.take(tool)
        self.drag(start, end)

    def field(self, label: str) -> Locator:
        return self.page.get_by_role("spinbutton", name=label, exact=True)

    def set(self, label: str, value: str) -> None:
        self.field(label).fill(value)
        self.page.keyboard.press("Tab")

    def choose(self, label: str, value: str) -> None:
        self.choice(label).select_option(value)

    def choice(self, label: str) -> Locator:
        return self.page.get_by_role("combobox", name=label, exact=True)

    def press(self, button: str) -> None:
        self.page.get_by_role("button", name=button, exact=True).click()

    def says(self, text: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_text(text).first

    def open(self, name: str) -> None:
        self.press("Open a battlefield")
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()
        expect(self.page.get_by_role("dialog")).to_be_hidden()


def draw_village(workshop: Workshop) -> None:
    """Five houses in the south, mirrored to the north, and a wood in the middle."""
    for west, south in ((10, 14), (22, 16), (34, 14), (16, 6), (30, 6)):
        workshop.draw("Building", (west, south), (west + 4, south + 3))
    workshop.choose("Symmetry", "south")
    workshop.press("Mirror the southern half")
    workshop.choose("Symmetry", "none")
    workshop.take("Wood")
    for corner in ((22, 22), (27, 22.5), (26, 26), (21, 25), (22, 22)):
        workshop.click(*corner)


def test_a_battlefield_is_drawn_mended_saved_shared_and_played_on(visitor: Visitor, visitors: Any) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    expect(workshop.says("The scenarios need 7 to 12 buildings; here are 0.")).to_be_visible()
    expect(page.get_by_role("button", name="Play against the computer")).to_be_disabled()
    draw_village(workshop)
    expect(workshop.told).to_have_text("t1, Wood, 6″ × 4″, at 21, 22")
    expect(workshop.says(GOOD)).to_be_visible()

    workshop.draw("Building", (21, 30), (24, 34))
    expect(workshop.says(OVERLAP)).to_be_visible()
    expect(page.get_by_role("button", name="Play against the computer")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(workshop.says(GOOD)).to_be_visible()

    page.get_by_label("Name of the battlefield").fill("Village")
    workshop.press("Save")
    expect(workshop.says("Saved. Whoever has the link can see it.")).to_be_visible()
    expect(page).to_have_url(re.compile("/battlefields/dropzone/.+"))
    page.reload()
    expect(workshop.says("What stands on it (11)")).to_be_visible()

    guest = visitors(reduced_motion="reduce")
    Workshop(guest.page, page.url)
    expect(guest.page.get_by_label("Name of the battlefield")).to_have_value("Village")
    expect(guest.page.get_by_text("Not saved yet.")).to_be_visible()

    page.get_by_role("button", name="Play against the computer").click()
    expect(page).to_have_url(re.compile("/match/.+"))
    match = visitor.context.request.get(f"/api/matches/{page.url.rpartition('/')[2]}").json()
    assert 'name = { en = "Village", de = "Village" }' in match["options"]["battlefield"]
    assert match["options"]["scenario"] == "crossroads"


def test_walls_doors_windows_and_a_roof_are_fitted_into_a_building(visitor: Visitor) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    workshop.draw("Building", (20, 20), (25, 24))
    expect(page.get_by_role("button", name=re.compile("^Door in wall 0"))).to_have_count(1)
    for wall in range(4):
        page.get_by_role("button", name=f"No windows in wall {wall}").click()
    expect(page.get_by_role("button", name=re.compile("^Window in"))).to_have_count(0)

    workshop.take("Door")
    workshop.click(21, 20.2)
    expect(page.get_by_role("button", name="Door in wall 0, 1″ along")).to_have_attribute("aria-pressed", "true")
    workshop.take("Window")
    workshop.click(24.8, 23)
    expect(page.get_by_role("button", name="Window in wall 1, 3″ along")).to_be_visible()
    workshop.set("Height of window", "2")

    workshop.take("Roof hatch")
    workshop.click(22, 22)
    expect(page.get_by_role("checkbox", name="Roof one can stand on")).to_be_checked()
    page.get_by_role("checkbox", name="Roof one can stand on").uncheck()
    expect(workshop.says("A roof entrance of b1 needs a roof that one can stand on")).to_be_visible()
    page.get_by_role("checkbox", name="Roof one can stand on").check()
    expect(workshop.says(GOOD)).to_be_visible()

    workshop.set("Storeys", "6")
    expect(workshop.field("Height")).to_have_value("4.5")
    expect(workshop.choice("Size")).to_have_value("medium")
    workshop.choose("Construction", "weak")
    expect(workshop.says("b1 cannot be weak: there is no weak medium building.")).to_be_visible()
    workshop.choose("Construction", "reinforced")
    expect(workshop.says(GOOD)).to_be_visible()


def test_sight_is_blocked_by_a_house_and_free_once_it_is_gone(visitor: Visitor) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    workshop.draw("Building", (22, 20), (26, 28))
    workshop.take("Test sight")
    workshop.drag((4, 24), (38, 24))
    verdict = page.get_by_role("status").filter(has_text="visible")
    expect(verdict).to_contain_text("No sight")
    expect(verdict).to_contain_text("b1 hides 100 %.")
    page.get_by_role("group", name="At whom").get_by_role("combobox").select_option("aircraft")
    expect(verdict).to_contain_text("Clear sight")
    page.get_by_role("group", name="At whom").get_by_role("combobox").select_option("vehicle")
    expect(verdict).to_contain_text("No sight")

    workshop.take("Select")
    workshop.click(24, 24)
    page.keyboard.press("Delete")
    workshop.take("Test sight")
    expect(verdict).to_contain_text("Clear sight")
    expect(verdict).to_contain_text("100 % visible")


def test_a_shipped_battlefield_goes_out_and_comes_back_as_the_same_file(visitor: Visitor, tmp_path: Path) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    workshop.open("Beech hills")
    expect(workshop.says(re.compile(r"What stands on it \(\d\d\)"))).to_be_visible()
    with page.expect_download() as first:
        page.get_by_role("link", name="Export .toml").click()
    first.value.save_as(tmp_path / "first.toml")
    workshop.press("New battlefield")
    expect(workshop.says("What stands on it (0)")).to_be_visible()
    page.locator("input[type=file]").set_input_files(tmp_path / "first.toml")
    expect(page.get_by_label("Name of the battlefield")).to_have_value("Beech hills")
    with page.expect_download() as second:
        page.get_by_role("link", name="Export .toml").click()
    second.value.save_as(tmp_path / "second.toml")
    assert (tmp_path / "first.toml").read_text() == (tmp_path / "second.toml").read_text()

    (tmp_path / "bad.toml").write_text("size = [48")
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.toml")
    expect(workshop.says("The battlefield cannot be read")).to_be_visible()
    expect(page.get_by_label("Name of the battlefield")).to_have_value("Beech hills")


def test_symmetry_does_everything_twice(visitor: Visitor) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    workshop.choose("Symmetry", "turn")
    workshop.draw("Building", (10, 10), (14, 13))
    expect(workshop.told).to_contain_text("b1")
    workshop.take("Select")
    workshop.drag((12, 11), (13, 12))
    expect(workshop.told).to_have_text("b1, Building, 4″ × 3″, at 11, 11")
    workshop.click(36, 36)
    expect(workshop.told).to_have_text("b2, Building, 4″ × 3″, at 33, 34")
    page.keyboard.press("Delete")
    expect(workshop.says("What stands on it (0)")).to_be_visible()


def test_the_keyboard_alone_draws_changes_and_removes(visitor: Visitor) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    workshop.board.focus()
    keys = page.keyboard
    keys.press("2")  # the building
    keys.press("ArrowRight")
    keys.press("Enter")
    for _ in range(8):
        keys.press("ArrowRight")
    for _ in range(6):
        keys.press("ArrowUp")
    keys.press("Enter")
    expect(workshop.told).to_have_text("b1, Building, 4″ × 3″, at 24.5, 24")
    keys.press("v")
    keys.press("ArrowLeft")
    keys.press("Shift+ArrowUp")
    expect(workshop.told).to_have_text("b1, Building, 4″ × 3″, at 24, 24.1")
    for key in (".", ".", "ArrowRight"):  # the second corner
        keys.press(key)
    expect(workshop.told).to_have_text("b1, Building, 4.5″ × 3″, at 24, 24.1")
    keys.press("Control+z")
    expect(workshop.told).to_have_text("b1, Building, 4″ × 3″, at 24, 24.1")
    keys.press("Escape")
    expect(workshop.told).not_to_contain_text("Building")
    keys.press("]")
    keys.press("Control+d")
    expect(workshop.told).to_contain_text("b2")
    keys.press("Delete")
    expect(workshop.says("What stands on it (1)")).to_be_visible()


def test_a_finding_leads_to_the_thing_it_is_about(visitor: Visitor) -> None:
    workshop, page = Workshop(visitor.page), visitor.page
    expect(workshop.says(GOOD)).to_be_visible()
    table = workshop.field("Width").bounding_box()
    workshop.draw("Building", (20, 20), (24, 23))
    place = workshop.field("x").bounding_box()
    workshop.set("x", "46")
    expect(workshop.says("b1 does not lie on the table.")).to_be_visible()
    assert workshop.field("x").bounding_box() == place, "a field slips from under the hand"
    workshop.take("Select")
    workshop.click(10, 40)
    expect(workshop.told).to_have_text("")
    assert workshop.field("Width").bounding_box() == table, "a field of the table slips from under the hand"
    page.get_by_role("button", name="Show b1").click()
    expect(workshop.told).to_contain_text("b1")


def test_on_a_phone_a_thing_is_tapped_and_changed(visitors: Any) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    workshop, page = Workshop(visitor.page), visitor.page
    workshop.open("Three bridges")
    page.touchscreen.tap(*workshop.spot(24, 24))
    expect(workshop.told).to_contain_text("b1, Building")
    workshop.set("Storeys", "2")
    expect(workshop.field("Height")).to_have_value("1.5")
    workshop.press("Delete (Del)")
    expect(workshop.says("What stands on it (26)")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_axe_finds_nothing_at_the_drawing_board(looker: Visitor) -> None:
    workshop, page = Workshop(looker.page), looker.page
    workshop.open("Three bridges")
    expect(workshop.says(GOOD)).to_be_visible()
    found = flaws(page)
    page.get_by_role("button", name="b1 Building").click()
    expect(workshop.told).to_contain_text("b1")
    found += flaws(page)
    workshop.take("Test sight")
    expect(page.get_by_role("heading", name="Sight", exact=True)).to_be_visible()
    assert found + flaws(page) == []
