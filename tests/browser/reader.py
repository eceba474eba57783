"""Somebody who does not see the page: the keyboard, the accessibility tree of the browser, and what is read out."""

import re
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.conftest import SLOWEST, Visitor

# As screen readers do it: a log reads what is added to it, a status is read as a whole when it changes, and an alert
# also when it appears. A status that appears with its words is often not read at all, so it does not count.
EARS: Final = """
window.heard = [];
const LIVE = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
const said = new WeakMap();
const text = node => (node.innerText ?? node.textContent ?? '').replace(/\\s+/g, ' ').trim();
const say = words => words && window.heard.push(words);
function hear(records) {
  const changed = new Set();
  for (const { target, addedNodes } of records) {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
    if (region?.role === 'log') addedNodes.forEach(node => say(text(node)));
    else if (region) changed.add(region);
    for (const node of addedNodes) {
      if (node.nodeType !== 1 || region) continue;
      for (const one of [node, ...node.querySelectorAll(LIVE)]) if (one.matches(LIVE)) arrive(one);
    }
  }
  for (const region of changed) {
    const words = region.checkVisibility() ? text(region) : '';
    if (words !== said.get(region)) say(words);
    said.set(region, words);
  }
}
function arrive(region) {
  if (region.role === 'alert') say(text(region));
  said.set(region, text(region));
}
new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
"""
# What moves in any frame: whoever wants no motion is shown none, and an instant is none.
EYES: Final = """
window.moved = new Set();
const moves = one => one.effect.getComputedTiming().activeDuration > 1;
function look() {
  for (const one of document.getAnimations().filter(moves)) {
    window.moved.add(`${one.animationName ?? one.transitionProperty} of ${one.effect.target?.outerHTML.slice(0, 100)}`);
  }
  requestAnimationFrame(look);
}
look();
"""


class Reader:
    """Nothing but roles, names and announcements; nothing but keys."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self._tree = visitor.context.new_cdp_session(self.page)
        self._read = 0
        self.page.add_init_script(EARS)
        self.page.add_init_script(EYES)

    @property
    def heard(self) -> list[str]:
        """All that was read out since the page was opened, in its order."""
        heard: list[str] = self.page.evaluate("window.heard")
        return heard

    def sentences(self) -> int:
        """How many whole sentences have been read out: what happened, and not what is asked."""
        return sum(words.endswith(".") for words in self.heard)

    @property
    def moved(self) -> list[str]:
        """All that has moved since the page was opened."""
        moved: list[str] = self.page.evaluate("[...window.moved]")
        return moved

    def wait_until(self, condition: Callable[[], object], what: str) -> None:
        end = monotonic() + SLOWEST / 1000
        while not condition():
            assert monotonic() < end, f"never {what}: {self.heard}"
            self.page.wait_for_timeout(25)

    def give_a_moment(self, condition: Callable[[], object]) -> None:
        """It may hold soon, or never: whoever asked looks once more himself."""
        for _ in range(30):
            if condition():
                return
            self.page.wait_for_timeout(25)

    def listen_for(self, words: str) -> str:
        """Until something with these words has been read out that was not asked for before."""
        self.page.evaluate(
            """([words, from]) => new Promise((done, fail) => {
                const look = () => window.heard.slice(from).some(one => new RegExp(words).test(one));
                const timer = setInterval(() => look() && (clearInterval(timer), done()), 50);
                setTimeout(() => fail(new Error(`never heard ${words}: ${JSON.stringify(window.heard)}`)), 20_000);
            })""",
            [words, self._read],
        )
        heard = self.heard
        place = next(at for at in range(self._read, len(heard)) if re.search(words, heard[at]))
        self._read = place + 1
        return heard[place]

    def here(self) -> tuple[str, str]:
        """Role and name of what has the keyboard."""
        found = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        object_id = found["result"]["objectId"]
        nodes: Any = self._tree.send("Accessibility.getPartialAXTree", {"objectId": object_id, "fetchRelatives": False})
        node = nodes["nodes"][0]
        return node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, role: str, name: str, *, back: bool = False) -> None:
        """Through what can have the keyboard; it must come round, and never stay where it is."""
        for _ in range(120):
            at = self.here()
            if at[0] == role and re.search(name, at[1]):
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"Tab never comes to {role} {name!r}")

    def use(self, role: str, name: str) -> None:
        """The keyboard goes to it, and presses it as soon as that does something."""
        expect(self.page.get_by_role(role, name=re.compile(name)).first).to_be_enabled()  # type: ignore[arg-type]
        self.tab_to(role, name)
        self.press("Enter")

    def use_until_told(self, button: str) -> None:
        """Until it has been read out what came of it."""
        before = self.sentences()
        self.use("button", button)
        self.wait_until(lambda: self.sentences() > before, f"told what came of {button}")

    def walk(self, **steps: int) -> str:
        """Arrows over a board; the name of the place that they lead to."""
        for arrow, times in steps.items():
            self.press(*[arrow] * times)
        return self.here()[1]
