"""What the browser tests of Dropzone share: small battles, and hands that know the table in inches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.player import until

ME: Final = {"kind": "me"}
HOT_SEAT: Final = {"kind": "hotseat"}
FRIEND: Final = {"kind": "invite"}
BOT: Final = {"kind": "bot", "level": 1}

# A tank squad, infantry beside house b1, three tanks in a dropship off the table; the enemy is far away.
SMALL: Final = """
turn 1
order A B
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 28,6 0
A1a2 ucm_sabre table 30,6 0
A1a3 ucm_sabre table 32,6 0
A2 ucm_infantry
A2a ucm_legionnaires
A2a1 ucm_legionnaires table 8,16.7 0
A2a2 ucm_legionnaires table 8,17.71 0
A2a3 ucm_legionnaires table 8,18.72 0
A3 ucm_armour
A3a ucm_sabre
A3a1 ucm_sabre aboard carrier=9
A3a2 ucm_sabre aboard carrier=9
A3a3 ucm_sabre aboard carrier=9
A3a4 ucm_condor ready
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 24,44 180
B1a2 scourge_hunter table 26,44 180
B1a3 scourge_hunter table 28,44 180
now A activate
"""

# The tanks of SMALL, with an enemy in range once they have moved.
DUEL: Final = """
turn 1
order A B
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 28,6 0
A1a2 ucm_sabre table 30,6 0
A1a3 ucm_sabre table 32,6 0
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 30,26 180
B1a2 scourge_hunter table 32,26 180
now A activate
"""

# Both have one squad of tanks in readiness, and nobody anything against aircraft.
CROSSROADS: Final = """
turn 1
order A B
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre aboard carrier=3
A1a2 ucm_sabre aboard carrier=3
A1a3 ucm_sabre aboard carrier=3
A1a4 ucm_condor ready
A2 ucm_armour
A2a ucm_sabre
A2a1 ucm_sabre ready
A2a2 ucm_sabre ready
A2a3 ucm_sabre ready
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter ready
B1a2 scourge_hunter ready
B1a3 scourge_hunter ready
now A activate
"""

# Everything in two turns: a hull-down target, a stormed house, a dropship to land, a house to enter, and so many guns
# around a light dropship that it cannot get away: one chance in thirty million.
_REAPERS = "\n".join(
    f"B2a{place + 1} scourge_reaper table {3 + 2 * (place % 8)},{42 - 2 * (place // 8)} 180" for place in range(16)
)
SKIRMISH: Final = f"""
turn 2
order A B
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 22,14 0
A1a2 ucm_sabre table 19.5,14 0
A1a3 ucm_sabre table 17,14 0
A2 ucm_infantry
A2a ucm_legionnaires
A2a1 ucm_legionnaires inside building="b1" entered_turn=1
A2b ucm_legionnaires
A2b1 ucm_legionnaires inside building="b1" entered_turn=1
A3 ucm_infantry
A3a ucm_legionnaires
A3a1 ucm_legionnaires table 32,16.7 0
A3a2 ucm_legionnaires table 32,17.71 0
A3b ucm_legionnaires
A3b1 ucm_legionnaires table 2,2 0
A3b2 ucm_raven_a table 10,30 0 altitude=6
A4 ucm_armour
A4a ucm_sabre
A4a1 ucm_sabre aboard carrier=12
A4a2 ucm_sabre aboard carrier=12
A4a3 ucm_sabre aboard carrier=12
A4a4 ucm_condor ready
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 21,30 180
B1b scourge_warriors
B1b1 scourge_warriors inside building="b1" entered_turn=1 damage=2
B2 scourge_armour
B2a scourge_reaper
{_REAPERS}
building b1 defender=0 stormed_turn=1
now A activate
"""

ASK: Final = "document.querySelector('[data-ask]')?.dataset.ask"
SETTLED: Final = "document.querySelector('[data-sent=false]')"
TURN: Final = "document.querySelector('.strip h2').textContent.trim()"
MOMENT: Final = "document.querySelector('[data-seq]').dataset.seq"

POINT: Final = """([x, y]) => {
    const sheet = [...document.querySelectorAll('[role=application] .layer > svg')].at(-1);
    const { a, d, e, f } = sheet.getScreenCTM();
    const depth = sheet.viewBox.baseVal.height + 2 * sheet.viewBox.baseVal.y;
    return [a * x + e, d * (depth - y) + f];
}"""


def new_battle(visitor: Visitor, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
    body = {"game": "dropzone", "options": options, "seats": seats}
    answer = visitor.context.request.post("/api/matches", data=body, headers={"Origin": visitor.address})
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


class Keys:
    """The keyboard alone: Tab to get somewhere, and the keys of the map."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, wanted: Locator) -> None:
        """Forwards through everything that can have the focus, as often as it takes."""
        expect(wanted).to_be_enabled()
        for _ in range(90):
            self.press("Tab")
            if wanted.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError(f"Tab never comes to {wanted}")

    def use(self, button: Locator) -> None:
        self.tab_to(button)
        self.press("Enter")


class Commander:
    """A player at the table of Dropzone, with a mouse that knows inches."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.map = page.get_by_role("application")
        self.told = page.locator("p.told")  # why not, or what to do: under the map
        self.panel = page.locator("[data-ask]")
        self.main = self.panel.locator(".acts .primary")
        self.log = page.locator("ol.log")

    def asked(self, ask: str) -> None:
        """Waits until this is asked while nothing is on its way any more: the same may have been asked before."""
        expect(self.page.locator(f"[data-sent='false'] [data-ask='{ask}']")).to_be_attached()

    def button(self, name: str) -> Locator:
        return self.panel.get_by_role("button", name=name, exact=True)

    def unit(self, id: int) -> Locator:
        return self.map.locator(f"[data-unit='{id}']")

    def ghost(self, id: int) -> Locator:
        return self.map.locator(f"[data-ghost='{id}']")

    # Answers.

    def announce(self, group: str) -> None:
        self.asked("activate")
        self.panel.get_by_role("listitem").get_by_role("button", name=group).click()

    def give(self) -> None:
        """Presses the main button as soon as the rules let it."""
        expect(self.main).to_be_enabled()
        self.main.click()

    def done(self) -> None:
        self.asked("order")
        self.end()

    def end(self) -> None:
        """Ends the slot; where somebody has done nothing yet, the page asks once."""
        button = self.button("Squad is done")
        expect(button).to_be_enabled()
        asks = self.panel.locator(".end .idle").count() > 0
        button.click()
        if asks:
            self.page.get_by_role("dialog").get_by_role("button", name="End anyway").click()

    def answer(self) -> None:
        """The plainest answer to whatever is asked, as soon as it is: the first choice, and nothing more is done."""
        match self.next_ask():
            case "last" | "activate" | "squad":
                self.page.keyboard.press("1")
                self.answer_by(self.main)
            case "order":
                self.noticed(self.end)
            case _:
                self.answer_by(self.main)

    def next_ask(self) -> str:
        """What is asked, as soon as something is; dice may take the question away in the moment it is read."""
        while True:
            until(self.page, f"({ASK} && {SETTLED})")
            if ask := self.panel.get_attribute("data-ask"):
                return ask

    def answer_by(self, button: Locator) -> None:
        expect(button).to_be_enabled()
        self.noticed(button.click)

    def noticed(self, answer: Callable[[], None]) -> None:
        """Answers, and waits until the table has moved on."""
        before = self.page.evaluate(MOMENT)
        answer()
        until(self.page, f"{MOMENT} !== given", before)

    def answer_until(self, condition: str) -> None:
        """Plain answers until something holds on the page."""
        while not self.page.evaluate(condition):
            self.answer()
            until(self.page, f"(({condition}) || ({ASK} && {SETTLED}))")

    # The map.

    def spot(self, at: tuple[float, float]) -> tuple[float, float]:
        x, y = self.page.evaluate(POINT, list(at))
        return x, y

    def within(self, at: tuple[float, float]) -> Any:
        """A spot of the table, counted from the corner of the map."""
        (x, y), box = self.spot(at), self.map.bounding_box()
        assert box
        return {"x": x - box["x"], "y": y - box["y"]}

    def point(self, at: tuple[float, float]) -> None:
        self.page.mouse.click(*self.spot(at))

    def pull(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        with self.pulling(start, end):
            pass

    @contextmanager
    def pulling(self, start: tuple[float, float], end: tuple[float, float]) -> Iterator[None]:
        """The pointer is held down at the end as long as the block lasts."""
        self.page.mouse.move(*self.spot(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.spot(end), steps=4)
        yield
        self.page.mouse.up()
