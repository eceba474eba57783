"""Tank Chess after the game, and around it: files, the analysis board, taking back by agreement, playing on."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page, expect

from panzerkiste.games.tank_chess.game_file import read_game
from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, ON_A_PHONE, PHONE, flaws
from tests.browser.test_tank_chess import FRIEND, HOT_SEAT, ME, SMALL, Table, sit_down

# White overlooks that the command tank can be fired at from f2.
GAME = """[Event "Test"]
[Date "2026.11.15"]
[White "Anna"]
[Black "Ben"]
[Map "own"]
[Result "0-1"]
[Termination "destruction"]
[Position "TC1 8x8 - Cb2N,Ma8S,ch8S,mh1N w 0 1"]

1. Ma8-a7S Mh1-h2W 2. Ma7-a6S Mh2-f2Wxb2# 0-1
"""
PATIENCE = 60_000  # milliseconds: on a busy machine the first answer may take a while


def analysis(visitor: Visitor, address: str = "/analysis/tank-chess") -> Table:
    visitor.page.goto(address)
    expect(visitor.page.get_by_role("grid", name="Board of")).to_be_visible()
    return Table(visitor.page)


def open_file(page: Page, text: str) -> None:
    page.get_by_role("button", name="Open …").click()
    file: FilePayload = {"name": "game.tcg", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_role("dialog").get_by_label("Game file").set_input_files(file)


def turns(page: Page) -> Locator:
    return page.locator("ol[aria-label=Moves] button")


def test_a_game_file_is_imported_and_stepped_through(visitor: Visitor) -> None:
    table = analysis(visitor)
    open_file(visitor.page, GAME)
    expect(turns(visitor.page)).to_have_count(4)
    expect(visitor.page.get_by_text("Anna")).to_be_visible()
    expect(table.headline("White to move")).to_be_visible()
    visitor.page.get_by_role("button", name="One step forward").click()
    expect(table.headline("Black to move")).to_be_visible()
    expect(table.cell("a7")).to_have_attribute("aria-label", re.compile("White’s medium tank facing south"))
    visitor.page.keyboard.press("End")
    expect(table.headline("Black has won")).to_be_visible()
    expect(table.cell("b2")).to_have_attribute("aria-label", "b2, Wreck")
    visitor.page.get_by_role("button", name="Mh1-h2W").click()
    expect(table.cell("h2")).to_have_attribute("aria-label", re.compile("Black’s medium tank facing west"))


def test_a_file_with_a_mistake_says_where(visitor: Visitor) -> None:
    analysis(visitor)
    open_file(visitor.page, GAME.replace("Mh1-h2W", "Mh1-h7W"))
    expect(visitor.page.get_by_role("alert")).to_contain_text("Line 10, column 12")


def test_the_best_lines_stream_in_and_are_played_on_the_board(visitor: Visitor) -> None:
    table = analysis(visitor, "/analysis/tank-chess?map=farmyard10")
    lines = visitor.page.get_by_role("region", name="Best lines").locator("li")
    expect(lines).to_have_count(3, timeout=PATIENCE)
    expect(visitor.page.get_by_text(re.compile(r"depth \d+ · .+ nodes/s"))).to_be_visible()
    visitor.page.get_by_text("What the position is made of").click()
    expect(visitor.page.get_by_text("Lines of fire", exact=True)).to_be_visible()
    visitor.page.get_by_role("switch", name="Best lines").uncheck()
    first = lines.first.get_by_role("button").first
    text = first.evaluate("button => { const text = button.innerText; button.click(); return text }")
    expect(table.headline("Black to move")).to_be_visible()
    assert table.moves() == [text]


def test_variations_are_tried_with_the_tables_own_gestures(visitor: Visitor) -> None:
    table = analysis(visitor)
    open_file(visitor.page, GAME)
    expect(turns(visitor.page)).to_have_count(4)
    table.select("a8")
    table.cell("a6").click()
    table.button("End turn").click()
    expect(table.headline("Black to move")).to_be_visible()
    assert table.moves()[0].startswith("Ma8-a6S")
    visitor.page.get_by_role("button", name="Back to the game").click()
    expect(table.headline("White to move")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Ma8-a7S")).to_be_visible()


def test_a_bad_turn_is_marked_and_its_refutation_is_played(visitor: Visitor) -> None:
    table = analysis(visitor)
    open_file(visitor.page, GAME)
    bad = visitor.page.get_by_role("button", name=re.compile(r"^Ma7-a6S"))
    expect(bad).to_contain_text("??", timeout=PATIENCE)
    expect(visitor.page.get_by_text("Judging the game")).to_be_hidden(timeout=PATIENCE)
    bad.click()
    expect(visitor.page.get_by_text("Ma7-a6S+ is a blunder.")).to_be_visible()
    visitor.page.get_by_role("button", name="Why?").click()
    expect(table.headline("Black has won")).to_be_visible()
    expect(table.cell("b2")).to_have_attribute("aria-label", "b2, Wreck")
    graph = visitor.page.get_by_role("slider", name="Course of the game")
    graph.press("Home")
    expect(table.headline("White to move")).to_be_visible()


def test_a_finished_match_is_analysed_and_saved_as_a_game_file(visitor: Visitor, tmp_path: Path) -> None:
    table = sit_down(visitor, ME, HOT_SEAT, position=SMALL)
    table.move("Md2-d3Nxd7")
    expect(table.headline("Black to move")).to_be_visible()
    table.button("Match").click()
    table.button("Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(table.headline("White has won")).to_be_visible()
    with visitor.page.expect_download() as downloading:
        visitor.page.get_by_role("link", name="Game file (.tcg)").click()
    downloading.value.save_as(tmp_path / "game.tcg")
    assert read_game((tmp_path / "game.tcg").read_text()).termination == "resignation"
    visitor.page.get_by_role("link", name="Watch again").click()
    visitor.page.get_by_role("button", name="To the end").click()
    visitor.page.get_by_role("link", name="Analyse").click()
    expect(visitor.page.get_by_role("button", name="Md2-d3Nxd7")).to_be_visible()
    expect(table.headline("Black to move")).to_be_visible()


def test_a_pasted_position_is_played_on_against_the_computer(visitor: Visitor) -> None:
    table = analysis(visitor)
    visitor.page.get_by_role("button", name="Open …").click()
    visitor.page.get_by_label("Position text").fill(SMALL)
    table.button("Set up").click()
    expect(table.cell("d2")).to_have_attribute("aria-label", re.compile("White’s medium tank"))
    visitor.page.get_by_role("link", name="Play on from here").click()
    expect(visitor.page.get_by_role("textbox", name="Position", exact=True)).to_have_value(re.compile("^TC1 8x8"))
    visitor.page.get_by_role("button", name="Play now").click()
    expect(table.headline("Your turn")).to_be_visible()
    table.move("Md2-d3Nxd7")
    expect(visitor.page.locator("ol[aria-label=Moves] li > :not(.number)")).to_have_count(2, timeout=PATIENCE)


def two_at_a_table(visitors: Any) -> tuple[Table, Table]:
    host, guest = visitors(reduced_motion="reduce"), visitors(reduced_motion="reduce")
    white = sit_down(host, ME, FRIEND)
    guest.page.goto(host.page.get_by_label("Link for Black").input_value())
    guest.page.get_by_role("button", name="Join", exact=True).click()
    expect(guest.page.get_by_role("grid", name="Black sits below")).to_be_visible()
    return white, Table(guest.page)


def test_a_turn_is_taken_back_by_agreement_of_two_people(visitors: Any) -> None:
    white, black = two_at_a_table(visitors)
    white.move("Lc3-c4N")
    expect(black.headline("Your turn")).to_be_visible()
    white.button("Ask to take back").click()
    expect(black.page.get_by_text("asks to take the last turn back")).to_be_visible()
    black.page.reload()
    black.button("Agree").click()
    expect(white.headline("Your turn")).to_be_visible()
    expect(white.cell("c3")).to_have_attribute("aria-label", re.compile("your light tank"))
    expect(white.page.get_by_text("Nothing has happened yet.")).to_be_visible()
    white.move("Lc3-c5N")
    expect(black.headline("Your turn")).to_be_visible()
    white.button("Ask to take back").click()
    black.button("Decline").click()
    expect(white.page.get_by_text("would rather leave it at that")).to_be_visible()
    expect(white.button("Ask to take back")).to_be_hidden()


def test_the_opponent_joins_a_rematch_with_one_click(visitors: Any) -> None:
    white, black = two_at_a_table(visitors)
    white.button("Match").click()
    white.button("Resign").click()
    white.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    white.button("Play again").click()
    expect(white.page.get_by_role("grid", name="Black sits below")).to_be_visible()
    black.button("To the rematch").click()
    expect(black.headline("Your turn")).to_be_visible()
    expect(black.page.get_by_role("grid", name="White sits below")).to_be_visible()


def test_a_map_with_water_switches_the_fun_set_on(visitor: Visitor) -> None:
    visitor.page.goto("/new/tank-chess")
    visitor.page.get_by_text("Fords", exact=True).click()
    visitor.page.locator("summary").first.click()
    expect(visitor.page.get_by_role("radio", name="Fun Set")).to_be_checked()
    visitor.page.get_by_role("button", name="Play now").click()
    expect(visitor.page.get_by_role("grid", name="Board of 14 by 14")).to_be_visible()


def test_axe_finds_nothing_at_the_analysis_board(looker: Visitor) -> None:
    analysis(looker)
    page = looker.page
    open_file(page, GAME)
    expect(turns(page)).to_have_count(4)
    found = flaws(page)
    expect(page.get_by_text("Judging the game")).to_be_hidden(timeout=PATIENCE)
    page.set_viewport_size(PHONE)
    for tab in ("Position", "Moves", "Analysis"):
        page.get_by_role("button", name=tab, exact=True).click()
        found += flaws(page, *ON_A_PHONE)
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name=re.compile(r"^Ma7-a6S")).click()
    page.get_by_role("switch", name="Best lines").check()
    page.get_by_text("What the position is made of").click()
    assert found + flaws(page) == []
