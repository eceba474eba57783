"""Dropzone in the browser: shots with their sums, reaction fire, standing orders, close quarters, walls, cards."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import flaws
from tests.browser.dropzone import FRIEND, HOT_SEAT, ME, Commander, new_battle

HULL_DOWN = """turn 2
order A B
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 22,14 0
A1a2 ucm_sabre table 19.5,14 0
A1a3 ucm_sabre table 17,14 0
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 21,30 180
B1a2 scourge_hunter table 46,47 180
B1b scourge_warriors
B1b1 scourge_warriors inside building="b3" entered_turn=1 wall=0
now A1a order
"""

# DZ-261: over the wall only the raised mount sees anything.
RAISED = """turn 2
order A B
A ucm 0,0-48,0
B ucm 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 24,10 0
B1 ucm_armour
B1a ucm_gladius
B1a1 ucm_gladius table 24,30 180
table 48 48
piece w high_wall 20,12 28,12 28,12.2 20,12.2
now A1a order
"""

# So many guns that a light dropship cannot get away: one chance in thirty million.
REAPERS = "\n".join(
    f"A1a{place + 1} scourge_reaper table {17 + 2 * (place % 8)},{16 - 2 * (place // 8)} 0" for place in range(16)
)
AMBUSH = f"""turn 2
order B A
A scourge 0,0-48,0
B ucm 0,48-48,48
A1 scourge_armour
A1a scourge_reaper
{REAPERS}
B1 ucm_infantry
B1a ucm_legionnaires
B1a1 ucm_legionnaires table 4,44 180
B1a2 ucm_raven_a table 24,30 180 altitude=6
table 48 48
now B1a order
"""

ONE_GUN = """turn 2
order B A
A ucm 0,0-48,0
B ucm 0,48-48,48
A1 ucm_armour
A1a ucm_rapier
A1a1 ucm_rapier table 24,20 0
B1 ucm_air
B1a ucm_falcon
B1a1 ucm_falcon table 24,40 180 altitude=6
table 48 48
now B1a order
"""

STORMED = """turn 3
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_infantry
A1a ucm_legionnaires
A1a1 ucm_legionnaires inside building="b1" entered_turn=1
A1b ucm_legionnaires
A1b1 ucm_legionnaires inside building="b1" entered_turn=1
B1 scourge_infantry
B1a scourge_warriors
B1a1 scourge_warriors inside building="b1" entered_turn=2 damage=2
B2 scourge_infantry
B2a scourge_warriors
B2a1 scourge_warriors table 40,44 0
building b1 defender=0 stormed_turn=2
now A activate
"""

GARRISON = """turn 3
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_infantry
A1a ucm_legionnaires
A1a1 ucm_legionnaires inside building="b1" entered_turn=1
A1a2 ucm_legionnaires inside building="b1" entered_turn=1
B1 scourge_infantry
B1a scourge_warriors
B1a1 scourge_warriors table 12,12 0
now A activate
"""


RUN = """turn 3
order A B
A ucm 0,0-48,0
B ucm 0,48-48,48
A1 ucm_air
A1a ucm_archangel
A1a1 ucm_archangel ready
A1a2 ucm_archangel ready
B1 ucm_armour
B1a ucm_sabre
B1a1 ucm_sabre table 24,30 180
table 48 48
now A activate
"""


class Gunner(Commander):
    """A commander who presses buttons by their names, and writes down what a test is not about."""

    def press(self, name: str | re.Pattern[str]) -> None:
        self.panel.get_by_role("button", name=name, exact=isinstance(name, str)).click()

    def write(self, *lines: str) -> None:
        for line in lines:
            self.press("Match")
            self.page.get_by_label("Action in notation").fill(line)
            self.page.keyboard.press("Enter")
            expect(self.page.locator("dialog")).to_have_count(0)


def sit_down(visitor: Visitor, position: str, ask: str, **options: Any) -> Gunner:
    """Both sides at one screen."""
    made = new_battle(visitor, ME, HOT_SEAT, position=position, **options)
    visitor.page.goto(f"/match/{made['id']}")
    gunner = Gunner(visitor.page)
    gunner.asked(ask)
    return gunner


def face_to_face(visitors: Any, position: str) -> tuple[Gunner, Gunner]:
    host, guest = visitors(reduced_motion="reduce"), visitors(reduced_motion="reduce")
    made = new_battle(host, ME, FRIEND, position=position)
    guest.page.goto(f"/join/{made['invites'][0]['code']}")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    host.page.goto(f"/match/{made['id']}")
    anna, ben = Gunner(host.page), Gunner(guest.page)
    ben.asked("order")
    expect(anna.panel).to_contain_text("Orders are given.")
    return anna, ben


def test_a_hull_down_shot_shows_its_sum_and_is_fired(visitor: Visitor) -> None:
    battle = sit_down(visitor, HULL_DOWN, "order")
    battle.press("Shoot")
    battle.press(re.compile("Hunter 1"))

    row = battle.panel.get_by_role("row", name=re.compile("Sabre 1"))
    expect(row).to_contain_text(re.compile(r"16″\s*45%\s*4\+\s*3\+\s*33\.3%"))
    row.get_by_role("button").click()
    sum_of = battle.panel.get_by_role("list", name="The sum").get_by_role("listitem")
    expect(sum_of).to_contain_text(["2+", "Hull-down", "4+", "3+"])
    expect(sum_of.nth(1)).to_contain_text("+2")
    expect(sum_of.nth(1).get_by_role("link")).to_have_attribute("href", "/rules/dropzone#DZ-128")
    expect(battle.panel).to_contain_text("countered range 16″ of 24″")
    expect(battle.map).to_contain_text("House b5 hides 55%")

    row.get_by_role("checkbox").check()
    expect(battle.panel.get_by_role("img", name=re.compile(r"Destroyed with 33\.3%"))).to_be_visible()
    battle.press("Everything at it")
    expect(battle.panel.get_by_role("img", name=re.compile(r"Destroyed with 86\.8%"))).to_be_visible()
    battle.press("Fire 3 weapons")

    dice = battle.page.get_by_role("region", name="Dice")
    expect(dice).to_contain_text("Avenger railgun")
    expect(dice).to_contain_text(re.compile(r"To hit\s*[24]\+"))
    expect(battle.log).to_contain_text("at Hunter 1, Avenger railgun")
    expect(battle.panel.get_by_role("button", name="Shoot")).to_have_count(0)


def test_a_volley_is_laid_weapon_by_weapon(visitor: Visitor) -> None:
    battle = sit_down(visitor, HULL_DOWN, "order")
    battle.press("Shoot")
    battle.panel.get_by_text("Weapons", exact=True).click()
    battle.press(re.compile("Sabre 1 Avenger railgun"))
    battle.panel.get_by_role("radio", name=re.compile("Hunter 1")).check()
    expect(battle.panel.get_by_role("heading", name="1 weapon is laid")).to_be_visible()

    # DZ-224: troops at a wall are a target; a weapon changes its target, and lets go of it again.
    battle.panel.get_by_role("radio", name=re.compile("Warriors 1, south wall of house b3")).check()
    volley = battle.panel.get_by_role("region", name="The volley")
    expect(volley.get_by_role("listitem")).to_have_count(1)
    expect(volley).to_contain_text("Warriors 1")
    volley.get_by_role("button", name=re.compile("No shots at")).click()
    expect(battle.panel.get_by_role("heading", name="Who shoots at whom?")).to_be_visible()
    battle.press("Back")
    expect(battle.panel.get_by_role("button", name="Shoot", exact=True)).to_be_visible()


def test_a_volley_is_laid_by_pointing_at_the_map(visitor: Visitor) -> None:
    """At a weapon and its target, in this order or the other."""
    battle = sit_down(visitor, HULL_DOWN, "order")
    battle.press("Shoot")
    expect(battle.panel.get_by_role("button", name=re.compile("Hunter 1"))).to_be_visible()
    battle.point((22, 14))
    expect(
        battle.panel.get_by_role("button", name=re.compile("Sabre 1 Avenger railgun"), expanded=True)
    ).to_be_visible()
    battle.point((21, 30))
    volley = battle.panel.get_by_role("region", name="The volley")
    expect(volley).to_contain_text(re.compile(r"Hunter 1\s*Sabre 1"))
    battle.point((22, 14))
    expect(
        battle.panel.get_by_role("button", name=re.compile("Sabre 1 Heavy machine gun"), expanded=True)
    ).to_be_visible()

    # DZ-224: a building is pointed at, and then itself or one of its garrison.
    battle.point((11, 29))
    battle.press(re.compile("Warriors 1, south wall of house b3"))
    battle.panel.get_by_role("checkbox", name="Sabre 2 fires: Avenger railgun").check()
    expect(volley.get_by_role("listitem")).to_have_count(2)
    battle.press("Other targets")
    battle.point((36, 30))
    battle.panel.get_by_role("checkbox", name="Sabre 3 fires: Avenger railgun").check()
    expect(volley).to_contain_text("House b4")
    battle.press("Fire 3 weapons")
    expect(battle.log).to_contain_text("at building b4, Avenger railgun")


def test_dz_261_a_gun_on_an_arm_may_stay_down(visitor: Visitor) -> None:
    battle = sit_down(visitor, RAISED, "order")
    battle.press("Shoot")
    battle.press(re.compile("Gladius 1"))
    arm = battle.panel.get_by_role("checkbox", name=re.compile("Aim from the raised mount"))
    expect(arm).to_be_checked()
    battle.panel.get_by_role("checkbox", name="Sabre 1 fires: Avenger railgun").check()
    arm.uncheck()
    expect(battle.panel.get_by_role("heading", name="Who shoots at whom?")).to_be_visible()
    expect(battle.panel).to_contain_text("DZ-125")


def test_nothing_is_measured_where_the_players_agreed_so(visitor: Visitor) -> None:
    battle = sit_down(visitor, HULL_DOWN, "order", premeasure_shooting=False)
    battle.press("Shoot")
    expect(battle.panel).to_contain_text("Nothing is measured before the shots are declared")
    battle.press(re.compile("Hunter 2"))
    row = battle.panel.get_by_role("row", name=re.compile("Sabre 1.*Avenger railgun"))
    expect(row).not_to_contain_text("%")
    row.get_by_role("checkbox").check()
    battle.press("Fire 1 weapon")
    expect(battle.panel.get_by_role("alert")).to_contain_text("Hunter 2")
    battle.asked("order")


def test_reaction_fire_brings_an_aircraft_down(visitors: Any) -> None:
    anna, ben = face_to_face(visitors, AMBUSH)
    ben.write("B fly B1a2>24,21:6@180*")
    anna.asked("react")
    expect(anna.panel).to_contain_text("Nobody measures.")
    expect(anna.panel).not_to_contain_text("%")

    where = anna.panel.get_by_role("slider")
    expect(where).to_have_attribute("aria-valuetext", "9″ of 9″")
    where.press("ArrowLeft")
    expect(where).to_have_attribute("aria-valuetext", "8.8″ of 9″")
    where.press("End")
    window = anna.page.locator(".ask[data-ask='react']")
    guns = window.get_by_role("radio")
    fallen = anna.log.get_by_text("Destroyed: Raven 1")
    while not fallen.count():
        expect(guns.or_(fallen).first).to_be_visible()  # between two shots nobody is asked
        if left := guns.count():
            window.get_by_role("button", name=re.compile("Fire with")).click()
            expect(guns).not_to_have_count(left)
    for battle in (anna, ben):
        expect(battle.log).to_contain_text("Reaction fire of Reaper")
        expect(battle.log).to_contain_text("Destroyed: Raven 1")
    ben.asked("order")


def test_a_standing_order_fires_for_its_player(visitors: Any) -> None:
    anna, ben = face_to_face(visitors, ONE_GUN)
    anna.press("Match")
    menu = anna.page.get_by_role("dialog")
    menu.get_by_role("group", name="Rapier 1: 1 × Rapier anti-air tank").get_by_text("Fire", exact=True).click()
    expect(anna.page.locator("[data-sent='false']")).to_be_attached()  # before the other browser goes on
    anna.page.keyboard.press("Escape")
    ben.write("B fly B1a1>24,34:6@180*")
    expect(ben.log).to_contain_text("Reaction of Rapier 1 to Falcon 1.")
    expect(anna.page.locator(".ask[data-ask='react']")).to_have_count(0)


def test_a_player_who_holds_fire_is_not_asked(visitors: Any) -> None:
    anna, ben = face_to_face(visitors, ONE_GUN)
    ben.write("B fly B1a1>24,34:6>24,31:2@180*")
    anna.asked("react")
    anna.press("Do not ask me again: hold fire")
    expect(ben.log).to_contain_text("Falcon 1: in flight at 6″")
    expect(anna.page.locator(".ask[data-ask='react']")).to_have_count(0)


def test_a_round_of_close_quarters_is_told_in_seven_steps(visitor: Visitor) -> None:
    battle = sit_down(visitor, STORMED, "activate")
    battle.write("A activate A1")
    battle.asked("commit")
    steps = battle.panel.get_by_role("region", name="Close quarters: House b1").get_by_role("listitem")
    expect(steps).to_have_count(7)
    expect(steps.nth(3)).to_have_attribute("aria-current", "step")
    expect(steps.nth(0)).to_contain_text("Stormed in turn 2.")

    battle.panel.get_by_role("checkbox", name=re.compile("Legionnaires 2")).uncheck()
    battle.press("Commit 1 squad")
    battle.asked("get_away")
    expect(steps.nth(4)).to_have_attribute("aria-current", "step")
    battle.press("Stay inside")

    # DZ-254: whether a squad must withdraw, the dice decide.
    withdraw = battle.page.locator(".ask[data-ask='withdraw']")
    over = battle.page.locator(".ask[data-ask='activate']")
    expect(withdraw.or_(over)).to_be_visible()
    while withdraw.count():
        before = battle.panel.get_by_role("heading").first.inner_text()
        battle.press("Withdraw")
        expect(battle.panel.get_by_role("heading", name=before)).to_have_count(0)
    expect(over).to_be_visible()
    expect(steps).to_have_count(7)
    expect(steps.nth(5)).to_contain_text(re.compile(r"Legionnaires 1 is attacked: [\d, ]+, needed 4\+"))
    expect(steps.nth(5)).to_contain_text(re.compile(r"Warriors 1 is attacked: [\d, ]+, needed 4\+"))
    expect(battle.panel.locator("[aria-current='step']")).to_have_count(0)


def test_a_garrison_takes_its_walls(visitor: Visitor) -> None:
    battle = sit_down(visitor, GARRISON, "activate")
    battle.write("A activate A1")
    battle.asked("walls")
    battle.point((12, 24))
    expect(battle.panel.get_by_role("combobox", name=re.compile("Legionnaires 2"))).to_have_value("2")
    battle.press("Hide all")
    battle.panel.get_by_role("combobox", name=re.compile("Legionnaires 1")).select_option(label="south wall")
    expect(battle.panel).to_contain_text("1 of 6 may fire")
    battle.press("1 base at the walls")
    battle.asked("order")
    battle.press("Shoot")
    battle.press(re.compile("Warriors 1"))
    expect(battle.panel.get_by_role("row", name=re.compile("Legionnaires 1.*Assault rifles"))).to_be_visible()
    expect(battle.panel.get_by_role("row", name=re.compile("Legionnaires 2"))).to_have_count(0)


def test_fast_movers_cross_the_table_or_are_not_there(visitor: Visitor) -> None:
    battle = sit_down(visitor, RUN, "activate", fm_available=2)
    battle.write("A activate A1")
    if battle.next_ask() != "run":  # DZ-320: the die decides
        expect(battle.log).to_contain_text("Archangel 1–2 is not available: 1.")
        return
    expect(battle.panel.get_by_role("heading", name="Where do they come in?")).to_be_visible()
    battle.point((22.5, 2))
    expect(battle.panel.get_by_role("heading", name="Where do they leave?")).to_be_visible()
    battle.point((22.5, 46))
    expect(battle.ghost(0)).to_be_visible()
    battle.press("Announce the run")

    battle.asked("run_fire")
    battle.press(re.compile("Sabre 1"))
    battle.panel.get_by_role("checkbox", name=re.compile("Archangel [12] fires")).first.check()
    battle.press("Fire 1 weapon")
    expect(battle.log).to_contain_text("Fire of Archangel")
    expect(battle.log).to_contain_text("Archangel 1–2 leaves the table and returns to reserve.")


def test_a_unit_and_its_rules_are_one_click_away(visitor: Visitor) -> None:
    battle = sit_down(visitor, HULL_DOWN, "order")
    battle.press("Shoot")
    battle.press(re.compile("Hunter 1"))
    battle.press("A 8, CM A, DP 1")
    card = battle.page.get_by_role("dialog", name="Hunter grav-tank")
    expect(card.get_by_role("row", name=re.compile("Plasma cannon"))).to_be_visible()
    expect(card.get_by_role("link", name=re.compile("DZ-280"))).to_have_attribute("href", "/rules/dropzone#DZ-280")
    card.get_by_role("group").get_by_text("Every unit in this battle").click()
    card.get_by_role("button", name="Sabre battle tank").click()
    expect(battle.page.get_by_role("dialog", name="Sabre battle tank")).to_contain_text("Avenger railgun")


def test_axe_finds_nothing_where_shots_and_fights_are_settled(looker: Visitor) -> None:
    battle = sit_down(looker, HULL_DOWN, "order")
    battle.press("Shoot")
    battle.press(re.compile("Hunter 1"))
    expect(battle.panel.get_by_role("list", name="The sum")).to_be_visible()
    found = flaws(battle.page)
    battle.press("Everything at it")
    expect(battle.panel.get_by_role("region", name="The volley")).to_be_visible()
    battle.press("A 8, CM A, DP 1")
    found += flaws(battle.page)
    battle.page.keyboard.press("Escape")
    battle.press("Fire 3 weapons")
    expect(battle.page.get_by_role("region", name="Dice")).to_be_visible()
    found += flaws(battle.page)
    battle.write("A concede")
    expect(battle.page.get_by_role("region", name="Numbers")).to_be_visible()
    found += flaws(battle.page)
    battle.page.get_by_role("link", name="Watch again").click()
    battle.page.get_by_role("button", name="To the end").click()
    expect(battle.page.get_by_role("region", name="Dice")).to_be_visible()
    found += flaws(battle.page)

    battle = sit_down(looker, AMBUSH, "order")
    battle.write("B fly B1a2>24,21:6@180*")
    expect(battle.panel.get_by_role("radio").first).to_be_visible()
    found += flaws(battle.page)

    battle = sit_down(looker, STORMED, "activate")
    battle.write("A activate A1")
    expect(battle.panel.get_by_role("checkbox").first).to_be_visible()
    found += flaws(battle.page)

    battle = sit_down(looker, GARRISON, "activate")
    battle.write("A activate A1")
    battle.asked("walls")
    assert found + flaws(battle.page) == []
