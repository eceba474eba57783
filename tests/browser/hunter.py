"""Players of Tank Hunter who know nothing but what the page says, and a deck with which much happens soon."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor

PATIENCE = 120  # seconds without a question

ME, FRIEND, BOT = {"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "level": 1}

# Tanks that hit each other, evade and bring down aircraft without fail; the third Carpet Bombing comes soon. Computers
# of the first level draft by points: as long as there are tanks, they leave aircraft and officers to the others.
DRILL = """
name = "Drill"
[copies]
carpet_bombing = 3
dive_bombers = {events}
{officers}
[[unit]]
id = "drill_tank"
name = {{ en = "Drill tank", de = "Übungspanzer" }}
type = "AFV"
nation = "DE"
class = "medium"
points = 3
defence = 2
supply = 7
copies = {tanks}
anti_armour = 9
non_aa = 4
trample = 4
abilities = {{ anti_air = 6, evade = 6, scout = 3 }}
[[unit]]
id = "drill_gun"
name = {{ en = "Drill assault gun", de = "Übungssturmgeschütz" }}
type = "AFV"
nation = "US"
class = "assault_gun"
points = 3
defence = 2
supply = 7
copies = {guns}
anti_armour = 9
non_aa = 4
trample = 4
abilities = {{ anti_air = 6, evade = 6, scout = 3 }}
[[unit]]
id = "drill_car"
name = {{ en = "Drill car", de = "Übungswagen" }}
type = "AFV"
nation = "SU"
class = "recon"
points = 3
defence = 1
supply = 7
copies = {cars}
anti_armour = 9
non_aa = 3
trample = 3
abilities = {{ anti_air = 6, evade = 6, scout = 3 }}
"""


def drill(players: int, officers: int = 0) -> str:
    """The deck with as few cards as so many players may have (TH-028, TH-029). Five unit cards of six are dealt."""
    units = 6 * players - officers
    return DRILL.format(
        events=players + 3,
        officers=f"gunnery_officer = {officers}" if officers else "",
        tanks=units - units // 3 * 2,
        guns=units // 3,
        cars=units // 3,
    )


def new_match(visitor: Visitor, seats: Iterable[dict[str, Any]], **options: Any) -> dict[str, Any]:
    body = {"game": "tank-hunter", "options": options, "seats": list(seats)}
    answer = visitor.context.request.post("/api/matches", data=body, headers={"Origin": visitor.address})
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


class Hunter:
    """One player at the table, with the mouse. *wants* are the cards to draft one of each, before units."""

    def __init__(self, page: Page, wants: Sequence[str] = ("Dive Bombers", "Gunnery Officer")) -> None:
        self.page, self._wants = page, wants

    @property
    def asked(self) -> str | None:
        """The question this player is asked, by the name it has in the rules."""
        found: str | None = self.page.evaluate("document.querySelector('[data-ask]')?.dataset.ask ?? null")
        return found

    def is_over(self) -> bool:
        return self.page.locator(".scores").count() > 0

    def glance(self) -> None:
        """Until something on the page changes, but not for long: it may be another's turn to answer."""
        self.page.evaluate(
            """new Promise(done => {
                const watcher = new MutationObserver(() => (watcher.disconnect(), done()));
                watcher.observe(document, { subtree: true, childList: true, attributes: true });
                setTimeout(done, 250);
            })"""
        )

    def answer(self) -> None:
        """Something sensible to whatever is asked; a turn is spent by waiting."""
        match self.asked:
            case "DraftCards":
                self.draft()
            case "PlaceUnits" | "PlaceDrawn":
                self.settled(lambda: self.page.locator(".placing .primary").click())
            case "TakeAction":
                self.press("Wait: draw an event")
            case "AskEvade":
                self.press("Evade")
            case "AskCounter":
                self.press("No counterattack")
            case "DiscardDown" | "ExposeUnits":
                self.point_until_possible()
            case _:
                self.settled(self.main.click)

    def draft(self) -> None:
        """What this player wants first, in its order, then units."""
        cards = self.page.locator(".pack button")
        labels = cards.locator(".sr").all_text_contents()
        picked = " ".join(self.page.locator(".picks .sr").all_text_contents())
        wanted = [word for word in self._wants if word not in picked] + ["Drill"]
        ranked = [index for word in wanted for index, label in enumerate(labels) if word in label]
        cards.nth(ranked[0] if ranked else 0).click()
        self.settled(lambda: self.page.locator(".take .primary").click())

    def point_until_possible(self) -> None:
        while not self.main.is_enabled():
            self.page.locator(".paper .open[data-spot]").first.click()
        self.settled(self.main.click)

    def press(self, name: str) -> None:
        self.settled(lambda: self.page.locator(".ask").get_by_role("button", name=name, exact=True).click())

    def cards(self, words: str, within: str = ".own") -> Locator:
        return self.page.locator(f"{within} [data-spot]").filter(has_text=words)

    def reveal(self, card: Locator) -> None:
        """Through the sheet that explains the card, which a player may open at any time."""
        card.focus()
        self.page.keyboard.press("i")
        self.settled(self.page.get_by_role("button", name="Reveal it now").click)
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def order(self, habit: str, how: str) -> None:
        """A standing order, in the menu."""
        with self._menu():
            group = self.page.get_by_role("group", name=habit, exact=True)
            choice = group.get_by_role("radio", name=how, exact=True)
            self.settled(lambda: choice.check(force=True))
            expect(choice).to_be_checked()

    def be_asked(self) -> None:
        """Also where there is only one answer."""
        with self._menu():
            alone = self.page.get_by_role("switch", name="Answer by itself where there is only one answer")
            self.settled(alone.uncheck)
            expect(alone).not_to_be_checked()

    @contextmanager
    def _menu(self) -> Iterator[None]:
        self.page.get_by_role("button", name="Match", exact=True).click()
        yield
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    @property
    def main(self) -> Locator:
        return self.page.locator(".ask .primary")

    @property
    def log(self) -> str:
        return " ".join(self.page.locator("ol.log").inner_text().split())

    def settled(self, act: Callable[[], None]) -> None:
        """Does it, and waits until the server has taken it and the table shows what came of it."""
        act()
        expect(self.page.locator(".hunter")).to_have_attribute("data-sent", "false")


def play_on(players: list[Hunter], until: Callable[[], bool]) -> None:
    """Everybody answers whatever comes until something is so. It is given up where nothing comes any more."""
    over, end = False, monotonic() + PATIENCE
    while not until():
        assert not over, "the match is over without what the test waits for"
        assert monotonic() < end, "nobody is asked any more"
        over = all(player.is_over() for player in players)
        asked = [player for player in players if player.asked]
        for player in asked:
            if until():
                return
            player.answer()
            end = monotonic() + PATIENCE
        if not asked:
            players[0].glance()
