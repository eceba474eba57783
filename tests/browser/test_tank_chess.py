"""Tank Chess in the browser: a whole game with the mouse, and what the table shows."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from panzerkiste.games.tank_chess.board import HEADINGS, name, read_cell
from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, ON_A_PHONE, PHONE, flaws

ME, HOT_SEAT, FRIEND = {"kind": "me"}, {"kind": "hotseat"}, {"kind": "invite"}
SIDES = ("White", "Black")

# TC-62: the rulebook's example of a game file.
DESTRUCTION = [
    *("Lb2-e5N", "Ll15-o12SE", "Mg1-g4N", "Ch16-h13E", "Mg4-f6Nxf15", "Lo15-o14SE"),
    *("Lk2-m5NE", "Me16-e15NE", "Lm5-n7Wxh13"),
]
SMALL = "TC1 8x8 e4,e5 Ca1N,Md2N,ld7S,ch8S w"
# TC-34: gun 3 against the front of a heavy tank.
DUEL = "TC1 8x8 - Ch1W,Hd2N,hd7S,ca8S w"


class Table:
    """The board and the panel beside it, as a player uses them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def cell(self, text: str) -> Locator:
        return self.page.locator(f"[data-cell='{read_cell(text)}']")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def headline(self, text: str) -> Locator:
        return self.page.get_by_role("heading", name=text, exact=True)

    def heading(self, text: str) -> Locator:
        return self.page.locator(f"[role=radio][data-heading='{HEADINGS.index(text)}']")

    def moves(self) -> list[str]:
        return [text for text in self.page.locator("ol[aria-label=Moves] li > :not(.number)").all_inner_texts() if text]

    def select(self, cell: str) -> None:
        self.cell(cell).click()
        expect(self.cell(cell)).to_have_attribute("aria-selected", "true")
        expect(self.page.locator(".reach").first).to_be_attached()

    def move(self, text: str) -> None:
        """One turn by clicks: the tank, the cell, the heading, and the one button that moves and fires."""
        start, end, heading, target = parts(text)
        self.select(start)
        self.cell(end).click()
        if self.heading(heading).get_attribute("aria-checked") != "true":
            self.heading(heading).click()
        self.button("Fire and end turn" if target else "End turn").click()


def parts(text: str) -> tuple[str, str, str, str]:
    found = re.fullmatch(r"[CLMHDA](\w\d+)-(\w\d+)(N|NE|E|SE|S|SW|W|NW)(?:[x~](\w\d+))?", text)
    assert found, text
    start, end, heading, target = found.groups("")
    return start, end, heading, target


def sit_down(visitor: Visitor, *seats: dict[str, Any], **options: Any) -> Table:
    body = {"game": "tank-chess", "options": options, "seats": seats}
    answer = visitor.context.request.post("/api/matches", data=body, headers={"Origin": visitor.address})
    assert answer.ok, answer.text()
    visitor.page.goto(f"/match/{answer.json()['id']}")
    expect(visitor.page.get_by_role("grid", name="Board of")).to_be_visible()
    return Table(visitor.page)


def test_a_whole_game_is_played_by_clicks_to_the_destruction_of_the_command_tank(visitor: Visitor) -> None:
    table = sit_down(visitor, ME, HOT_SEAT, map="crossways16")
    for number, text in enumerate(DESTRUCTION):
        expect(table.headline(f"{SIDES[number % 2]} to move")).to_be_visible()
        table.move(text)
    expect(table.headline("White has won")).to_be_visible()
    assert table.moves() == [*DESTRUCTION[:6], f"{DESTRUCTION[6]}+", DESTRUCTION[7], f"{DESTRUCTION[8]}#"]
    expect(table.cell("h13")).to_have_attribute("aria-label", "h13, Wreck")

    visitor.page.get_by_role("link", name="Look at it").click()
    expect(table.headline("Step 9 of 9")).to_be_visible()
    visitor.page.get_by_role("button", name="To the start").click()
    visitor.page.get_by_role("button", name="To the next loss").click()
    expect(table.headline("Step 5 of 9")).to_be_visible()
    expect(table.cell("f15")).to_have_attribute("aria-label", "f15, Wreck")
    visitor.page.get_by_role("button", name=f"{DESTRUCTION[6]}+").click()
    expect(table.headline("Step 7 of 9")).to_be_visible()


def test_a_pose_shows_what_it_could_shoot_and_what_comes_of_it(visitor: Visitor) -> None:
    table = sit_down(visitor, ME, HOT_SEAT, position=DUEL)
    table.select("d2")
    table.cell("d3").click()
    shot = visitor.page.get_by_role("button", name=re.compile("no effect"))
    expect(shot).to_have_text(re.compile(r"Gun\s*3\s*≤\s*front d7\s*3\s*no effect"))
    expect(shot).to_have_attribute("aria-pressed", "false")
    table.cell("d7").click()
    expect(shot).to_have_attribute("aria-pressed", "true")
    table.button("Fire and end turn").click()
    expect(table.headline("Black to move")).to_be_visible()
    assert table.moves()[0].startswith("Hd2-d3N~d7")


def test_dragging_from_a_cell_onto_a_target_drives_turns_and_fires_in_one_gesture(visitor: Visitor) -> None:
    table = sit_down(visitor, ME, HOT_SEAT, position="TC1 8x8 - Ch1W,Md3N,lg4E,ca8S w")
    table.select("d3")
    table.cell("d4").hover()
    visitor.page.mouse.down()
    table.cell("f4").hover()
    table.cell("g4").hover()
    visitor.page.mouse.up()
    expect(table.headline("Black to move")).to_be_visible()
    assert table.moves()[0].startswith("Md3-d4Exg4")


def test_a_double_click_proposes_a_turn_and_does_not_hand_it_in(visitor: Visitor) -> None:
    table = sit_down(visitor, ME, HOT_SEAT, position=SMALL)
    table.select("a1")
    table.cell("a2").dblclick()
    wheel = table.page.get_by_role("radiogroup").locator("circle").first.bounding_box()
    assert wheel
    assert wheel["x"] >= 0, "at the edge of the board the wheel is cut by the window"
    table.button("Choose another cell").click()
    table.select("d2")
    table.cell("d3").dblclick()
    expect(table.button("Fire and end turn")).to_be_enabled()
    table.button("Choose another cell").click()
    table.cell("d4").click()
    table.button("Don’t fire").click()
    expect(table.headline("Black to move")).to_be_visible()
    assert table.moves()[0].startswith("Md2-d4N")


def test_what_the_rules_forbid_is_refused_with_its_rule(visitor: Visitor) -> None:
    table = sit_down(visitor, ME, HOT_SEAT, position=SMALL)
    table.select("d2")
    table.cell("h7").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("TC-16")
    table.cell("e4").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("TC-09")


def test_threats_are_shown_on_request(visitor: Visitor) -> None:
    table = sit_down(visitor, ME, HOT_SEAT, position="TC1 8x8 - Ca1E,Mc3N,cg7S,lh1N b")
    expect(visitor.page.get_by_text("White threatens to destroy the command tank on g7.")).to_be_visible()
    visitor.page.locator("fieldset", has_text="Under fire").get_by_text("White", exact=True).click()
    kill = visitor.page.get_by_role("button", name=re.compile(r"^Mc3-.*xg7$")).first
    kill.click()
    expect(table.cell("c3")).to_have_attribute("aria-selected", "true")
    expect(table.cell("g7")).to_have_attribute("aria-label", re.compile("under fire, gun 2, in CHECK"))


def test_a_move_in_notation_is_played(visitor: Visitor) -> None:
    table = sit_down(visitor, ME, HOT_SEAT, position=SMALL)
    table.button("Match").click()
    visitor.page.get_by_label("Action in notation").fill("Md2-d3NE")
    table.button("Do it").click()
    visitor.page.keyboard.press("Escape")
    expect(table.headline("Black to move")).to_be_visible()
    assert table.moves() == ["Md2-d3NE"]


def test_a_draw_is_offered_declined_and_agreed_between_two_browsers(visitors: Any) -> None:
    host, guest = visitors(reduced_motion="reduce"), visitors(reduced_motion="reduce")
    white = sit_down(host, ME, FRIEND)
    guest.page.goto(host.page.get_by_label("Link for Black").input_value())
    guest.page.get_by_role("button", name="Join", exact=True).click()
    black = Table(guest.page)
    expect(guest.page.get_by_role("grid", name="Black sits below")).to_be_visible()
    white.move("Lc3-c4N")
    offer_draw(white)
    black.button("Decline").click()
    expect(black.button("Decline")).to_be_hidden()
    black.move("Ln14-n13S")
    offer_draw(black)
    white.button("Accept the draw").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Accept the draw").click()
    for table in (white, black):
        expect(table.headline("A draw")).to_be_visible()


def offer_draw(table: Table) -> None:
    table.button("Match").click()
    table.button("Offer a draw").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Offer a draw").click()


def test_axe_finds_nothing_at_the_table_and_nothing_is_too_small_for_a_finger(looker: Visitor) -> None:
    looker.page.goto("/new/tank-chess")
    expect(looker.page.get_by_role("radio", name="Crossways")).to_be_attached()
    found = flaws(looker.page)
    table = sit_down(looker, ME, HOT_SEAT, position='TC1 8x8 b5~,c5",d5_ Ca1E,Mc3N,cg7S,lh1N b', module="funset")
    found += flaws(looker.page)
    table.select("g7")
    table.cell("g6").click()
    found += flaws(looker.page)
    looker.page.set_viewport_size(PHONE)
    table.button("Choose another cell").click()
    found += flaws(looker.page, *ON_A_PHONE)
    looker.page.set_viewport_size(DESKTOP)
    table.button("Match").click()
    found += flaws(looker.page)
    table.button("Resign").click()
    table.button("Resign").click()
    expect(looker.page.get_by_role("region", name="Numbers")).to_be_visible()
    found += flaws(looker.page)
    looker.page.get_by_role("link", name="Watch again").click()
    expect(looker.page.get_by_role("slider")).to_be_visible()
    assert found + flaws(looker.page) == []


def test_every_cell_has_a_name_and_the_board_turns_for_black(visitors: Any) -> None:
    host, guest = visitors(reduced_motion="reduce"), visitors(reduced_motion="reduce")
    sit_down(host, ME, FRIEND, map="ironfield20")
    guest.page.goto(host.page.get_by_label("Link for Black").input_value())
    guest.page.get_by_role("button", name="Join", exact=True).click()
    cells = guest.page.get_by_role("gridcell")
    expect(cells).to_have_count(400)
    labels = cells.evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    assert labels[0] == "t1, empty"
    assert {label.split(",")[0] for label in labels} == {
        name(32 * rank + file) for rank in range(20) for file in range(20)
    }
    assert "k1, White’s command tank facing north" in labels
