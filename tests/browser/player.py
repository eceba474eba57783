"""A player who knows nothing but what the page says, and does the first sensible thing, with the mouse."""

import re

from playwright.sync_api import Locator, Page, expect

LOG = "document.querySelector('ol.log').textContent"


def until(page: Page, condition: str, argument: str = "") -> None:
    """Until a condition on the page holds. Playwright's own wait_for_function needs an eval that our policy forbids."""
    page.evaluate(
        f"""given => new Promise((done, fail) => {{
            const look = () => {condition} && (watcher.disconnect(), done());
            const watcher = new MutationObserver(look);
            watcher.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
            setTimeout(() => fail(new Error({condition!r} + ' never came')), 30_000);
            look();
        }})""",
        argument,
    )


MOST_STEPS = 12  # of one tank, before a suggestion is taken instead


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def asked(self) -> str:
        """Which part of the table is in front: Set up, Plan, Drive, Fight, Table or Result."""
        return self._panel.get_attribute("aria-label") or ""

    @property
    def headline(self) -> str:
        return self._panel.locator("h2").inner_text()

    def is_over(self) -> bool:
        return self.asked == "Result"

    def set_up(self) -> None:
        expect(self._panel).to_have_attribute("aria-label", "Set up")
        self.button("Balanced").click()
        self.seal()

    def seal(self) -> None:
        self.button("Seal the set-up").click()
        expect(self._panel).not_to_have_attribute("aria-label", "Set up")

    def play_to_the_end(self) -> None:
        while not self.is_over():
            self.wait_for_question()
            self.answer()

    def wait_for_question(self) -> None:
        """Until this player is asked something, or the match is over."""
        panel = "document.querySelector('section.tab')"
        until(
            self.page,
            f"({panel}?.ariaLabel === 'Result'"
            f" || {panel}?.querySelector('.acts') && !/planning/.test({panel}.querySelector('h2').textContent))",
        )

    def is_asked(self) -> bool:
        return not self.is_over() and self._main.count() > 0 and "planning" not in self.headline

    def answer(self) -> None:
        match self.asked:
            case "Plan":
                self.plan()
            case "Drive":
                self.drive()
            case "Fight":
                self.fight()

    def plan(self) -> None:
        """Fire where an opposing tank may come: in front of those that can be seen."""
        self._settle()
        for square in self._squares("empty")[:40:7]:
            self._point(square)
        self._press_main()

    def drive(self) -> None:
        """Drive the foremost tanks as far as they go until the turn can be handed in."""
        self._settle()
        for square in self._own_tanks():
            if self._main.is_enabled():
                break
            self._drive_tank(square)
        if self._main.is_enabled():
            self._press_main()
        else:
            self._take_a_suggestion()

    def fight(self) -> None:
        self._panel.get_by_role("list").get_by_role("button").first.click()
        self._press_main()

    def squares_holding(self, words: str) -> list[int]:
        return self._squares(words)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def _point(self, square: int) -> None:
        self.page.locator(f"[data-square='{square}']").click()

    def _drive_tank(self, square: int) -> None:
        self._point(square)
        self._settle()
        for _ in range(MOST_STEPS):  # in a corner the way on may be the way back
            reach = self._squares("in reach")
            if not reach:
                return
            self._point(self._foremost(reach)[0])
            self._settle()
            if self._main.is_enabled():
                return

    def _own_tanks(self) -> list[int]:
        return self._foremost(self._squares(r"your (command )?tank"))

    def _foremost(self, squares: list[int]) -> list[int]:
        return sorted(squares, reverse=not self._sits_opposite())

    def _sits_opposite(self) -> bool:
        return "Grey sits below" in (self._board.get_attribute("aria-label") or "")

    def _take_a_suggestion(self) -> None:
        """Where nothing simple works: play by text."""
        before = self.page.evaluate(LOG)
        self.button("Match").click()
        self.button("Suggest something").click()
        self.page.locator("dialog li button").first.click()
        self._wait_for_news(before)
        self.page.keyboard.press("Escape")

    def _press_main(self) -> None:
        before = self.page.evaluate(LOG)
        self._main.click()
        self._wait_for_news(before)

    def _wait_for_news(self, before: str) -> None:
        until(self.page, f"given !== {LOG}", before)

    def _settle(self) -> None:
        """Until the rules have answered every question of the page."""
        until(self.page, "document.querySelector('.body')?.ariaBusy !== 'true'")

    def _squares(self, words: str) -> list[int]:
        cells = self.page.eval_on_selector_all(
            "[data-square]", "cells => cells.map(cell => [Number(cell.dataset.square), cell.ariaLabel])"
        )
        return [square for square, label in cells if re.search(words, label)]

    @property
    def _panel(self) -> Locator:
        return self.page.locator("section.tab").first

    @property
    def _board(self) -> Locator:
        return self.page.get_by_role("grid", name="Board")

    @property
    def _main(self) -> Locator:
        return self.page.locator(".acts button.primary")


def until_asked(page: Page, log: str) -> bool:
    """At the table of any game: until something is asked and the log has grown; false at the end of the match."""
    until(page, f"document.querySelector('a[href^=\"/replay/\"], form input') && {LOG} !== given", log)
    return page.get_by_role("link", name="Watch again").count() == 0
