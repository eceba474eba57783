"""Dropzone in the browser: a way through waypoints (DZ-014), and the main body of a squad in halves (DZ-109)."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import PHONE, flaws
from tests.browser.dropzone import HOT_SEAT, ME, Commander, Keys, new_battle

# Two tanks one behind the other, and a wall that bars the way to the east.
BESIDE_A_WALL = """turn 2
order A B
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 22,14 0
A1a2 ucm_sabre table 22,11.5 0
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 44,44 180
table 48 48
piece w high_wall 23,15 23.4,15 23.4,20 23,20
now A1a order
"""

HALVES = """turn 2
order A B
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 18,14 0
A1a2 ucm_sabre table 20,14 0
A1a3 ucm_sabre table 26,14 0
A1a4 ucm_sabre table 28,14 0
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 44,44 180
table 48 48
now A1a order
"""

MAIN_BODY = "Which part is the main body?"


def sit_down(visitor: Visitor, position: str) -> Commander:
    made = new_battle(visitor, ME, HOT_SEAT, position=position)
    visitor.page.goto(f"/match/{made['id']}")
    commander = Commander(visitor.page)
    commander.asked("order")
    return commander


def point_on(commander: Commander, at: tuple[float, float]) -> None:
    """With Shift held."""
    commander.map.click(position=commander.within(at), modifiers=["Shift"])


def test_dz_014_a_way_is_laid_through_waypoints_and_measured_along_them(visitor: Visitor):
    commander = sit_down(visitor, BESIDE_A_WALL)
    point_on(commander, (20, 15))
    expect(commander.panel).to_contain_text("2.2″, 1.8″ left")
    point_on(commander, (20, 16))
    expect(commander.panel).to_contain_text("3.2″, 0.8″ left")
    commander.point((18, 16))
    expect(commander.told).to_contain_text("may move 4″ and would need 5.24″: 1.24″ too far. DZ-100")
    expect(commander.main).to_be_disabled()

    # The last point back, and another end instead; the rest of the squad takes the corners beside them.
    commander.page.keyboard.press("Backspace")
    expect(commander.panel).to_contain_text("3.2″, 0.8″ left")
    commander.point((20.5, 16.5))
    expect(commander.panel).to_contain_text("Sabre 1–2")
    expect(commander.panel).to_contain_text("3.9″, 0.1″ left")
    commander.give()
    expect(commander.told).to_contain_text("has already moved")
    expect(commander.log).to_contain_text("Sabre 1–2: moved.")


def test_dz_014_a_waypoint_behind_a_wall_is_refused_and_taken_back(visitor: Visitor):
    commander = sit_down(visitor, BESIDE_A_WALL)
    point_on(commander, (21.5, 17))
    commander.point((24.5, 17))
    expect(commander.panel.get_by_role("link", name="DZ-103")).to_be_visible()
    expect(commander.main).to_be_disabled()
    commander.button("Take the last waypoint back").click()
    expect(commander.panel.get_by_role("link", name="DZ-103")).to_have_count(0)
    expect(commander.main).to_be_enabled()
    commander.page.keyboard.press("Backspace")
    expect(commander.ghost(0)).to_have_count(0)


def test_dz_014_one_unit_goes_its_own_way_and_as_far_as_it_can(visitor: Visitor):
    commander = sit_down(visitor, BESIDE_A_WALL)
    commander.point((22, 11.5))
    point_on(commander, (20, 11.5))
    commander.point((20, 12.5))
    expect(commander.panel).to_contain_text("Sabre 2 3″, 1″ left")
    commander.page.keyboard.press("Escape")
    point_on(commander, (22, 16))
    commander.point((19, 16))
    expect(commander.told).to_contain_text("1″ too far. DZ-100")
    commander.button("As far as they can").click()
    expect(commander.panel).to_contain_text("4″, 0″ left")
    expect(commander.main).to_be_enabled()


def test_dz_014_waypoints_are_set_by_touch(visitors: Any):
    visitor: Visitor = visitors(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    commander = sit_down(visitor, BESIDE_A_WALL)
    commander.page.touchscreen.tap(*commander.spot((22, 16.5)))
    expect(commander.panel).to_contain_text("2.5″, 1.5″ left")
    commander.button("Waypoint here").tap()
    expect(commander.button("Point further on")).to_have_attribute("aria-pressed", "true")
    commander.page.touchscreen.tap(*commander.spot((20.6, 16.5)))
    expect(commander.panel).to_contain_text("3.9″, 0.1″ left")
    commander.give()
    expect(commander.ghost(0)).to_have_count(0)


def test_dz_014_waypoints_are_set_by_the_keyboard_alone(visitor: Visitor):
    commander = sit_down(visitor, BESIDE_A_WALL)
    keys = Keys(visitor.page)
    keys.tab_to(commander.map)
    keys.press("]", "ArrowUp", "Shift+Enter")
    expect(commander.panel).to_contain_text("1″, 3″ left")
    keys.press("ArrowLeft", "ArrowLeft", "Enter")
    expect(commander.panel).to_contain_text("3″, 1″ left")
    keys.press("Backspace")
    expect(commander.panel).to_contain_text("1″, 3″ left")
    keys.press("ArrowUp", "Enter")
    expect(commander.panel).to_contain_text("3.2″, 0.8″ left")
    keys.press("g")
    expect(commander.ghost(0)).to_have_count(0)


def test_dz_109_of_equal_halves_the_owner_names_the_main_body(visitor: Visitor):
    commander = sit_down(visitor, HALVES)
    choice = commander.panel.get_by_role("region", name=MAIN_BODY)
    expect(choice.get_by_role("radio", name="Sabre 1–2")).to_be_checked()
    commander.point((28, 14))
    expect(choice.get_by_role("radio", name="Sabre 3–4")).to_be_checked()
    choice.get_by_role("button", name="It stays, the others come back").click()
    expect(commander.panel).to_contain_text("Sabre 2 3″, 1″ left")
    commander.give()
    expect(commander.told).to_contain_text("has already moved")
    expect(choice).to_have_count(0)
    expect(commander.log).to_contain_text("Sabre 1–2: moved.")


def test_dz_109_the_main_body_is_named_by_the_keyboard_and_goes_where_it_is_led(visitor: Visitor):
    commander = sit_down(visitor, HALVES)
    keys, choice = Keys(visitor.page), commander.panel.get_by_role("region", name=MAIN_BODY)
    keys.tab_to(choice.get_by_role("radio", name="Sabre 1–2"))
    keys.press("ArrowRight")
    expect(choice.get_by_role("radio", name="Sabre 3–4")).to_be_checked()
    commander.point((26, 15))
    expect(commander.panel).to_contain_text("Sabre 3–4 1″, 3″ left")
    expect(commander.main).to_be_enabled()


def test_dz_109_a_squad_in_formation_has_no_main_body_to_name(visitor: Visitor):
    commander = sit_down(visitor, BESIDE_A_WALL)
    commander.point((22, 15))
    expect(commander.main).to_be_enabled()
    expect(commander.panel.get_by_role("region", name=MAIN_BODY)).to_have_count(0)


def test_axe_finds_nothing_where_ways_are_laid(looker: Visitor) -> None:
    commander = sit_down(looker, HALVES)
    expect(commander.panel.get_by_role("region", name=MAIN_BODY)).to_be_visible()
    found = flaws(looker.page)
    point_on(commander, (18, 15))
    expect(commander.button("Point further on")).to_be_visible()
    assert found + flaws(looker.page) == []
