"""The table by hand: setting up, planning, driving, looking back. What is wrong is said at once, with its rule."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import PHONE, flaws
from tests.browser.player import Player

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}


class Table:
    """A page with a board, and what can be done to it with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def square(self, name: str) -> Locator:
        return self.page.get_by_role("grid", name="Board").get_by_role("gridcell", name=re.compile(rf"^{name},"))

    def piece(self, name: str) -> Locator:
        return self.page.get_by_role("list", name="Pieces not placed yet").get_by_role("button", name=name)

    def drag(self, start: Locator, end: Locator) -> None:
        start.hover()
        self.page.mouse.down()
        end.hover()
        end.hover()  # two moves: the first only says that this is a drag
        self.page.mouse.up()

    def holds(self, name: str, words: str) -> None:
        expect(self.square(name)).to_have_accessible_name(re.compile(rf"^{name}, {words}"))


@pytest.fixture
def table(visitor: Visitor) -> Table:
    made = visitor.new_match(ME, BOT)
    visitor.page.goto(f"/match/{made['id']}")
    expect(visitor.page.get_by_role("grid", name="Board")).to_be_visible()
    return Table(visitor.page)


@pytest.fixture
def driving(table: Table) -> Table:
    """Green's first turn, with the balanced set-up: tanks on b1:2 c1:5 e1:6 f1:1 h1:4 i1:3."""
    Player(table.page).set_up()
    expect(table.page.get_by_role("heading", name="Drive 6 more squares")).to_be_visible()
    return table


def test_a_piece_is_placed_by_click_and_click_and_the_next_of_its_kind_is_in_hand(table: Table) -> None:
    table.piece("your gun").click()
    table.square("c3").click()
    table.square("d3").click()
    table.holds("c3", "your gun")
    table.holds("d3", "your gun")
    expect(table.piece("your gun, 3 left")).to_be_visible()


def test_a_piece_is_dragged_onto_the_board_about_it_and_off_it(table: Table) -> None:
    table.drag(table.piece("your tank 6"), table.square("e1"))
    table.holds("e1", "your tank 6")
    table.drag(table.square("e1"), table.square("f1"))
    table.holds("f1", "your tank 6")
    table.holds("e1", "empty")
    table.drag(table.square("f1"), table.page.get_by_role("banner"))
    table.holds("f1", "empty")


def test_two_pieces_swap_when_one_is_put_on_the_other(table: Table) -> None:
    table.drag(table.piece("your tank 6"), table.square("e1"))
    table.drag(table.piece("your headquarters"), table.square("e2"))
    table.square("e1").click()
    table.square("e2").click()
    table.holds("e2", "your tank 6")
    expect(table.page.get_by_role("heading", name="Where to put your headquarters?")).to_be_visible()


def test_what_stands_wrong_is_marked_and_listed_with_its_rule(table: Table) -> None:
    table.drag(table.piece("your headquarters"), table.square("c1"))
    table.holds("c1", "your headquarters, not allowed")
    faults = table.page.get_by_role("list", name="What is still wrong")
    expect(faults).to_contain_text("c1 is no place for an installation")
    expect(faults.get_by_role("link", name="PS-14")).to_be_visible()
    table.drag(table.square("c1"), table.square("c2"))
    expect(faults).to_be_hidden()


def test_a_set_up_survives_a_reload_before_it_is_sealed(table: Table) -> None:
    table.page.get_by_role("button", name="Fortress").click()
    table.holds("e2", "your headquarters")
    table.page.reload()
    table.holds("e2", "your headquarters")
    expect(table.page.get_by_role("button", name="Seal the set-up")).to_be_enabled()


def test_what_a_finger_pointed_at_is_told_no_longer_when_something_else_is_asked(visitors: Any) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    made = visitor.new_match({"kind": "invite"}, ME)
    visitor.page.goto(f"/match/{made['id']}")
    player, table = Player(visitor.page), Table(visitor.page)
    player.button("Balanced").tap()
    table.holds("e10", "your tank 1")
    table.square("e10").tap()
    told = visitor.page.locator(".tip")
    expect(told).to_have_text(re.compile(r"^\s*your tank 1\s+Drives forward or sideways, up to three squares\."))
    table.square("e10").tap()  # puts it back
    player.button("Seal the set-up").tap()
    expect(player.button("Seal the set-up")).to_be_hidden()
    expect(told).to_be_hidden()


def test_a_tank_is_driven_by_click_and_click(driving: Table) -> None:
    driving.square("e1").click()
    driving.holds("e4", "empty, in reach, 3 squares")
    driving.square("e4").click()
    driving.holds("e4", "your tank 6")
    expect(driving.page.get_by_role("heading", name="Drive 3 more squares")).to_be_visible()
    expect(driving.page.get_by_text("e1–e2–e3–e4")).to_be_visible()
    expect(driving.page.get_by_text("Forward duty met")).to_be_visible()
    looked_back_at(driving)
    expect(driving.page.get_by_text("e1–e2–e3–e4")).to_be_visible()  # what was begun is still there


def looked_back_at(driving: Table) -> None:
    """A line of the log opens the board as it was, and one click leads back to the match."""
    page = driving.page
    page.get_by_role("list", name="Log").get_by_role("button", name="Both set-ups are revealed").click()
    expect(page.get_by_text("Looking back", exact=True)).to_be_visible()
    driving.holds("e4", "empty")
    assert flaws(page) == []
    page.get_by_role("button", name="Back to the match").click()
    driving.holds("e4", "your tank 6")
    assert flaws(page) == []


def test_a_tank_is_driven_by_dragging(driving: Table) -> None:
    driving.square("e1").hover()
    driving.page.mouse.down()
    driving.square("e2").hover()
    driving.square("e3").hover()
    driving.holds("e3", "empty, in reach, 2 squares")
    driving.page.mouse.up()
    driving.holds("e3", "your tank 6")


def test_a_tank_is_driven_step_by_step_with_the_keyboard_and_back(driving: Table) -> None:
    driving.square("e1").focus()
    driving.page.keyboard.press("Enter")
    driving.holds("e2", "empty, in reach")
    driving.page.keyboard.press("Shift+ArrowUp")
    driving.holds("d2", "empty, in reach")
    driving.page.keyboard.press("Shift+ArrowLeft")
    driving.holds("d2", "your tank 6")
    driving.page.keyboard.press("u")
    driving.holds("e2", "your tank 6")
    driving.page.get_by_role("button", name="Start over").click()
    driving.holds("e1", "your tank 6")


def test_a_closed_square_says_why(driving: Table) -> None:
    driving.square("h1").click()
    driving.holds("g1", "empty, in reach")
    driving.square("h2").hover()
    expect(driving.page.get_by_text("Your own installation stands on h2. Nobody drives over it. PS-47")).to_be_visible()


def test_a_path_that_another_one_needed_is_named_when_it_is_taken_back(driving: Table) -> None:
    """PS-42: paths are judged in order; f1 could cross e1 only because its tank had left."""
    for start, end in (("e1", "e2"), ("f1", "e1")):
        driving.square(start).click()
        driving.holds(end, "empty, in reach, 1 square")
        driving.square(end).click()
        driving.holds(end, "your tank")
    driving.page.get_by_role("button", name="Take back the path from e1").click()
    expect(driving.page.get_by_role("heading", name="This does not work any more")).to_be_visible()
    expect(driving.page.get_by_text("A tank or gun stands on e1.")).to_be_visible()


def test_shots_are_planned_on_the_board_and_on_the_grid(driving: Table) -> None:
    player = Player(driving.page)
    player.drive()
    player.wait_for_question()
    player.drive()
    expect(driving.page.get_by_role("heading", name="Plan your shots")).to_be_visible()
    grid = driving.page.get_by_role("grid", name="Planning grid")
    cells = driving.page.get_by_role("grid", name="Board").get_by_role("gridcell")
    labels = cells.evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    red, white, taken_back, *_ = [label.partition(",")[0] for label in labels if label.endswith(", empty")]
    driving.square(red).click()
    grid.get_by_role("gridcell", name=re.compile(f"^{white},")).focus()
    driving.page.keyboard.press("w")
    driving.square(taken_back).click()
    driving.square(taken_back).click()
    driving.holds(red, "empty, red shot")
    driving.holds(white, "empty, white shot")
    driving.holds(taken_back, "empty")
    expect(driving.page.get_by_role("button", name="Lock 2 shots")).to_be_enabled()
    expect(grid.get_by_role("gridcell", name=re.compile("^c3, your headquarters, no target"))).to_be_disabled()


def test_every_action_can_be_written_and_what_is_refused_says_why(driving: Table) -> None:
    driving.page.get_by_role("button", name="Match", exact=True).click()
    notation = driving.page.get_by_label("Action in notation")
    notation.fill("G move e1>e2")
    driving.page.get_by_role("button", name="Do it").click()
    expect(driving.page.get_by_role("dialog").get_by_role("alert")).to_have_text(
        "Drive exactly 6 squares; so far it is 1."
    )
    notation.fill("G move e1>e2>e3>e4; f1>e1>e2>e3")
    driving.page.get_by_role("button", name="Do it").click()
    expect(driving.page.get_by_role("list", name="Log")).to_contain_text(
        "You drive 6 squares: e1–e2–e3–e4; f1–e1–e2–e3."
    )


def test_what_happens_is_played_out_and_can_be_skipped(visitors: Any) -> None:
    visitor = visitors(reduced_motion="no-preference")
    made = visitor.new_match(ME, BOT)
    visitor.page.goto(f"/match/{made['id']}")
    player = Player(visitor.page)
    player.set_up()
    player.wait_for_question()
    visitor.page.get_by_role("button", name="Tempo").click()
    visitor.page.get_by_role("radio", name="Slow").check(force=True)
    visitor.page.keyboard.press("Escape")
    player.drive()
    expect(visitor.page.get_by_role("heading", name="Look what happens")).to_be_visible()
    visitor.page.get_by_role("button", name="Hold").click()
    expect(visitor.page.get_by_role("button", name="Go on")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("heading", name="Look what happens")).to_be_hidden()


def test_a_match_is_looked_through_and_its_file_opens_elsewhere(visitors: Any, tmp_path: Path) -> None:
    visitor = visitors(reduced_motion="reduce")
    made = visitor.new_match(ME, BOT)
    page = visitor.page
    page.goto(f"/match/{made['id']}")
    player = Player(page)
    player.set_up()
    player.wait_for_question()
    player.drive()
    player.wait_for_question()
    page.get_by_role("button", name="Match", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="Watch again").click()

    expect(page.get_by_role("heading", name=re.compile("Step 0 of"))).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("heading", name=re.compile("Step 1 of"))).to_be_visible()
    page.get_by_role("slider", name="Moment of the match").fill("3")
    expect(page.get_by_role("heading", name=re.compile("Step 3 of"))).to_be_visible()
    expect(page.get_by_text("The dice are checked")).to_be_visible()

    record = tmp_path / "match.jsonl"
    record.write_bytes(visitor.context.request.get(f"/api/matches/{made['id']}/record").body())
    stranger = visitors(reduced_motion="reduce")
    stranger.page.goto("/replay/file")
    stranger.page.get_by_label("Match file").set_input_files(record)
    expect(stranger.page.get_by_role("heading", name=re.compile("Step 0 of"))).to_be_visible()
