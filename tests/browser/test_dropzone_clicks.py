"""Dropzone in few clicks: the page itself counts how often it is pressed."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.dropzone import HOT_SEAT, ME, SMALL, Commander, new_battle

FIREFIGHT = """
turn 1
order A B
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 22,10 0
A1a2 ucm_sabre table 24,10 0
A1a3 ucm_sabre table 26,10 0
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 23,23 180
B1a2 scourge_hunter table 26,23 180
B1a3 scourge_hunter table 44,44 180
table 48 48
now A activate
"""

PHONE = {"width": 390, "height": 844}
COUNT = "addEventListener('pointerdown', () => (window.presses = (window.presses ?? 0) + 1), true)"

# A word that explains itself is as high as its line, and larger to the finger.
SMALL_ONES = """buttons => buttons.filter(button => !button.hasAttribute('aria-describedby'))
    .map(button => [button.getAttribute('aria-label') ?? button.textContent.trim(), button.offsetHeight])
    .filter(([, height]) => height < 40)"""


class Hurried(Commander):
    """A commander who is counted."""

    def __init__(self, visitor: Visitor, position: str) -> None:
        made = new_battle(visitor, ME, HOT_SEAT, position=position)
        visitor.page.add_init_script(COUNT)
        visitor.page.goto(f"/match/{made['id']}")
        super().__init__(visitor.page)
        self.asked("activate")

    @property
    def presses(self) -> int:
        presses: int = self.page.evaluate("window.presses ?? 0")
        return presses


def test_three_tanks_fire_and_then_move_in_four_clicks(visitor: Visitor) -> None:
    commander = Hurried(visitor, FIREFIGHT)
    commander.point((24, 10))
    expect(commander.map.locator("[data-aim]")).to_have_count(2)
    commander.point((22, 17))
    expect(commander.told).to_contain_text("3″ too far. They stop where they can. DZ-100")
    commander.point((23, 23))
    expect(commander.main).to_contain_text("Fire at Hunter 1: 91.2%")
    commander.point((23, 23))
    expect(commander.log).to_contain_text("Avenger railgun")
    expect(commander.log).to_contain_text("Sabre 1–3: moved.")
    assert commander.presses == 4

    commander.asked("order")
    commander.point((44, 44))
    expect(commander.told).to_contain_text("has already moved")


def test_a_dropship_comes_in_lands_and_everybody_gets_out_in_three_clicks(visitor: Visitor) -> None:
    commander = Hurried(visitor, SMALL)
    commander.announce("A3")
    commander.asked("order")
    commander.point((38, 8))
    commander.button("Land, all out").click()
    for passenger in (6, 7, 8):
        expect(commander.unit(passenger)).to_be_attached()
    assert commander.presses == 3


def test_an_aircraft_lands_where_it_is_and_enter_confirms_it(visitor: Visitor) -> None:
    commander = Hurried(visitor, SMALL.replace("A3a4 ucm_condor ready", "A3a4 ucm_condor table 38,8 0 altitude=6"))
    commander.point((38, 8))
    commander.asked("order")
    commander.panel.get_by_text("Land", exact=True).click()
    expect(commander.main).to_be_enabled()
    commander.map.focus()
    commander.page.keyboard.press("Enter")
    expect(commander.log).to_contain_text("Condor 1")
    commander.button("All out").click()
    expect(commander.unit(6)).to_be_attached()


def test_on_a_phone_the_map_keeps_its_room_and_everything_can_be_tapped(visitors: Any) -> None:
    phone: Visitor = visitors(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    commander = Hurried(phone, FIREFIGHT)
    commander.page.touchscreen.tap(*commander.spot((24, 10)))
    expect(commander.map.locator("[data-aim]")).to_have_count(2)
    box = commander.map.bounding_box()
    assert box
    assert box["height"] >= 520
    commander.page.touchscreen.tap(*commander.spot((23, 23)))
    expect(commander.main).to_be_in_viewport(ratio=1)
    commander.page.get_by_role("button", name="Show more", exact=True).tap()
    expect(commander.page.locator(".strip")).to_be_visible()
    small = commander.page.locator("aside button:visible").evaluate_all(SMALL_ONES)
    assert small == []


def test_two_tabs_lead_from_the_map_into_the_panel(visitor: Visitor) -> None:
    commander = Hurried(visitor, FIREFIGHT)
    commander.map.focus()
    for _ in range(2):
        commander.page.keyboard.press("Tab")
    assert commander.panel.evaluate("panel => panel.contains(document.activeElement)")
