"""Dropzone at the table: deploy, activate, move, land, unload, enter, by mouse and by two people."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.dropzone import (
    ASK,
    CROSSROADS,
    FRIEND,
    HOT_SEAT,
    ME,
    SKIRMISH,
    SMALL,
    TURN,
    Commander,
    new_battle,
)


def sit_down(visitor: Visitor, *seats: dict[str, Any], **options: Any) -> Commander:
    made = new_battle(visitor, *seats, **options)
    visitor.page.goto(f"/match/{made['id']}")
    return Commander(visitor.page)


# Eight battlegroups on each side.
MANY = "turn 1\norder A B\nA ucm 0,0-48,0\nB ucm 0,48-48,48\n{}\nnow A activate\n".format(
    "\n".join(
        f"{side}{at} ucm_armour\n{side}{at}a ucm_sabre\n{side}{at}a1 ucm_sabre table {5 * at},{row}"
        for side, row in (("A", "6 0"), ("B", "42 180"))
        for at in range(1, 9)
    )
)
# A select does not say how wide its text is.
TEXT_WIDTH = """select => {
  const paper = document.createElement('canvas').getContext('2d');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(select);
  paper.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return Math.max(...[...select.options].map(({ text }) => paper.measureText(text).width));
}"""


def test_nothing_is_cut_where_there_is_much_to_say(looker: Visitor):
    page = looker.page
    page.goto("/new/dropzone")
    page.get_by_role("radio", name="Deutsch").check(force=True)
    armies = page.get_by_role("combobox", name="Armee von Spieler")
    expect(armies).to_have_count(2)
    for select in armies.all():
        assert select.evaluate(TEXT_WIDTH) + 40 <= select.evaluate("select => select.clientWidth")

    commander = sit_down(looker, ME, HOT_SEAT, position=MANY)
    name = page.locator(".strip").get_by_text("Du", exact=True)
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
    commander.announce("A1")
    commander.asked("order")
    expect(commander.button("Zurücknehmen")).to_be_visible()
    assert commander.main.evaluate("main => main.offsetHeight") <= 60, "the main button's words take several lines"


def test_dz_066_battlegroups_are_deployed_in_turn_each_in_one_gesture(visitor: Visitor):
    armies = {"army_a": "shaltari-starter", "army_b": "shaltari-starter"}
    commander = sit_down(visitor, ME, HOT_SEAT, deployment="closing_in", **armies)
    commander.asked("starter")
    visitor.page.keyboard.press("1")
    commander.give()

    commander.asked("deploy")
    expect(commander.main).to_have_text("Deploy A1")
    expect(commander.ghost(0)).to_be_attached()
    commander.pull((24, 3), (12, 3))
    commander.give()
    expect(commander.unit(0)).to_be_attached()
    expect(commander.main).to_have_text("Deploy B1")


def test_dz_100_a_move_that_is_too_far_ends_where_it_must_and_says_why(visitor: Visitor):
    commander = sit_down(visitor, ME, HOT_SEAT, position=SMALL)
    commander.announce("A1")
    commander.asked("order")
    commander.pull((30, 6), (30, 12))
    expect(commander.told).to_contain_text("may move 4″ and would need 6″: 2″ too far. They stop where they can.")
    expect(commander.told.get_by_role("link", name="DZ-100")).to_be_visible()
    expect(commander.panel).to_contain_text("4″, 0″ left")
    commander.give()
    expect(commander.told).to_contain_text("has already moved")
    expect(commander.ghost(1)).to_have_count(0)
    commander.done()
    commander.asked("activate")


def test_dz_106_one_unit_is_moved_alone_and_turned_and_put_back(visitor: Visitor):
    commander = sit_down(visitor, ME, HOT_SEAT, position=SMALL)
    commander.announce("A1")
    commander.asked("order")
    commander.point((32, 6))
    commander.point((34, 8))
    expect(commander.told).to_contain_text("Sabre 3 would end out of formation. DZ-106")
    commander.point((32, 8))
    expect(commander.panel).to_contain_text("2″, 2″ left")
    expect(commander.main).to_be_enabled()
    commander.page.keyboard.press("Escape")
    expect(commander.ghost(2)).to_have_count(0)
    commander.page.keyboard.press("e")
    expect(commander.ghost(0)).to_be_attached()
    commander.give()
    expect(commander.told).to_contain_text("has already moved")


def test_dz_104_a_squad_is_turned_by_the_knob_before_it(visitor: Visitor):
    commander = sit_down(visitor, ME, HOT_SEAT, position=SMALL)
    commander.announce("A1")
    commander.asked("order")
    commander.pull((30, 6), (30, 8))
    expect(commander.panel).to_contain_text("2″, 2″ left")
    knob = commander.map.locator("[data-knob='1']")
    knob.drag_to(commander.map, target_position=commander.within((38, 8)))
    commander.give()
    roll = visitor.page.get_by_role("listitem").filter(has_text="Sabre 2, yours")
    expect(roll).to_contain_text("facing east")


def test_dz_189_a_dropship_comes_in_stops_and_unloads(visitor: Visitor):
    commander = sit_down(visitor, ME, HOT_SEAT, position=SMALL)
    commander.announce("A3")
    commander.asked("order")
    commander.point((38, 8))
    commander.panel.get_by_text("Stop to load").click()
    expect(commander.panel).to_contain_text("The flight pauses here to load or unload")
    expect(commander.panel).to_contain_text("8″, 1″ left")
    commander.give()
    expect(commander.told).to_contain_text("Point where they get off")

    commander.point((38, 13))
    expect(commander.ghost(6)).to_be_attached()
    commander.give()
    expect(commander.panel.get_by_role("button", name=re.compile("3 × Sabre .* on the ground"))).to_be_visible()
    for passenger in (6, 7, 8):
        expect(commander.unit(passenger)).to_be_attached()
    commander.done()
    commander.asked("activate")


def test_dz_217_infantry_walks_to_the_door_and_enters(visitor: Visitor):
    commander = sit_down(visitor, ME, HOT_SEAT, position=SMALL)
    commander.announce("A2")
    commander.asked("order")
    commander.pull((8, 17.71), (12, 17.75))
    expect(commander.panel).to_contain_text("Then they enter")
    commander.give()
    expect(commander.panel).to_contain_text("in house b1")
    expect(commander.unit(3)).to_have_count(0)
    commander.done()
    commander.asked("activate")


def test_two_people_play_the_first_turn_through_a_reload_and_a_lost_connection(visitors: Any):
    host, guest = visitors(reduced_motion="reduce"), visitors(reduced_motion="reduce")
    made = new_battle(host, ME, FRIEND, position=CROSSROADS, scenario="crossroads", turns=1)
    host.page.goto(f"/match/{made['id']}")
    guest.page.goto(f"/join/{made['invites'][0]['code']}")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    a, b = Commander(host.page), Commander(guest.page)

    a.announce("A1")
    a.asked("order")
    a.point((30, 9))
    a.panel.get_by_text("Stop to load").click()
    expect(a.panel).to_contain_text("9″, 0″ left")
    a.give()
    expect(b.unit(3)).to_be_attached()

    host.page.reload()  # in the middle of an activation
    guest.context.set_offline(True)
    expect(guest.page.get_by_text("Connection lost")).to_be_visible()
    a.asked("order")
    a.point((30, 14))
    a.give()
    expect(a.unit(0)).to_be_attached()
    expect(b.unit(0)).to_have_count(0)
    guest.context.set_offline(False)
    for tank in (0, 1, 2):
        expect(b.unit(tank)).to_be_attached()
    a.done()

    b.announce("B1")
    b.asked("order")
    b.point((10, 44))
    b.give()
    expect(a.unit(7)).to_be_attached()
    b.done()

    a.announce("A2")
    a.asked("order")
    a.point((10, 1.5))
    a.give()
    expect(b.unit(4)).to_be_attached()
    a.done()
    for page in (host.page, guest.page):
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_whole_skirmish_two_turns_by_hand_and_the_rest_by_bots(visitor: Visitor):
    commander = sit_down(visitor, ME, HOT_SEAT, position=SKIRMISH, turns=4)
    for chapter in (a_move_is_cut_short_and_a_target_hull_down, a_round_of_close_quarters, a_building_and_a_reaction):
        chapter(commander)
        commander.answer_until(announces("A"))
    a_landing(commander)

    commander.answer_until(f"{TURN}.startsWith('Turn 4')")
    for _ in range(2):
        commander.button("Match").click()
        menu = visitor.page.get_by_role("dialog")
        menu.get_by_role("button", name="Let the computer play for me").first.click()
        expect(menu).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Play again")).to_be_visible(timeout=90_000)


def announces(player: str) -> str:
    """DZ-089: this player is asked for his next battlegroup."""
    return f"{ASK} === 'activate' && document.querySelector('[data-ask] li b')?.textContent.startsWith('{player}')"


def a_move_is_cut_short_and_a_target_hull_down(commander: Commander) -> None:
    commander.announce("A1")
    commander.asked("order")
    commander.pull((22, 14), (22, 20))
    expect(commander.told).to_contain_text("2″ too far. They stop where they can. DZ-100")
    commander.page.keyboard.press("Escape")
    commander.button("Shoot").click()
    commander.panel.get_by_role("button", name="Hunter 1").click()
    commander.panel.get_by_role("button", name="Sabre 1 Avenger railgun").click()
    expect(commander.panel.get_by_role("list", name="The sum")).to_contain_text("Hull-down")
    commander.button("Everything at it").click()
    commander.give()
    expect(commander.log).to_contain_text("Avenger railgun")
    commander.done()


def a_round_of_close_quarters(commander: Commander) -> None:
    commander.announce("A2")
    commander.asked("commit")
    expect(commander.panel.get_by_role("region", name="Close quarters: House b1")).to_be_visible()
    commander.give()
    commander.answer_until(f"{ASK} === 'activate'")
    expect(commander.log).to_contain_text("Close quarters in building b1")


def a_building_and_a_reaction(commander: Commander) -> None:
    commander.announce("A3")
    commander.asked("squad")
    commander.panel.get_by_role("listitem").get_by_role("button", name="Legionnaires 3–4").click()
    commander.asked("order")
    commander.point((36, 17.75))
    expect(commander.panel).to_contain_text("Then they enter")
    commander.give()
    expect(commander.panel).to_contain_text("in house b2")
    commander.done()

    commander.asked("order")
    commander.panel.get_by_role("button", name="Raven").click()
    commander.point((10, 36))
    commander.give()
    commander.asked("react")
    while commander.next_ask() == "react":
        commander.answer_by(commander.main)
    expect(commander.log).to_contain_text("Destroyed: Raven 1")


def a_landing(commander: Commander) -> None:
    commander.announce("A4")
    commander.asked("order")
    commander.point((32, 8))
    commander.panel.get_by_text("Stop to load").click()
    expect(commander.panel).to_contain_text("8″, 1″ left")
    commander.give()
    while commander.next_ask() == "react":
        commander.answer_by(commander.button("Pass"))
    expect(commander.told).to_contain_text("Point where they get off")
    commander.point((32, 13))
    commander.give()
    expect(commander.unit(9)).to_be_attached()
    commander.done()
