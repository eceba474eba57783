"""What the coach or a card's owner must read lies free: nothing covers it, on a desktop and on a phone."""

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, LARGER_PHONE

# Values of a card that something of the table lies on.
COVERED: Final = """card => {
  const boxes = (of, what) => [...of.querySelectorAll(what)].map(one => one.getBoundingClientRect());
  const meets = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const over = boxes(card, '.note, .targets, .markers i');
  return boxes(card, ':is(.values, .fields, .abilities) i').filter(value => over.some(one => meets(one, value))).length;
}"""
# Dice that the coach lies on, or that are scrolled out of the panel, when the page has come to rest.
HIDDEN_DICE: Final = """tray => new Promise(done => {
  const inside = ({ x, y, width, height }, { left, right, top, bottom }) =>
    x >= left && x + width <= right && y >= top && y + height <= bottom;
  const hidden = () => {
    const coach = document.querySelector('aside.beside').getBoundingClientRect();
    const panel = tray.closest('.body').getBoundingClientRect();
    const meets = die =>
      die.top < coach.bottom && coach.top < die.bottom && die.left < coach.right && coach.left < die.right;
    return [...tray.querySelectorAll('.dice > *')].map(die => die.getBoundingClientRect())
      .filter(die => meets(die) || !inside(die, panel)).length;
  };
  const look = left => hidden() === 0 || left === 0 ? done(hidden()) : requestAnimationFrame(() => look(left - 1));
  look(120);
})"""


@pytest.mark.parametrize("size", [DESKTOP, LARGER_PHONE])
def test_what_is_to_be_read_lies_free(visitor: Visitor, size: ViewportSize) -> None:
    page = visitor.page
    page.set_viewport_size(size)
    _expect_free_values(page)
    _expect_free_dice(page)


def _expect_free_values(page: Page) -> None:
    """TH-264: a marker and a reason lie on the card, and the values are still what one decides by."""
    page.goto("/learn/tank-hunter/ammunition")
    coach = page.get_by_role("complementary", name="Coach")
    coach.get_by_role("button", name="Skip").click()
    expect(page.locator(".placed:not(.strip) .note")).to_have_text("Out of ammo")
    assert [card.evaluate(COVERED) for card in page.locator(".placed:not(.strip)").all()] == [0, 0]


def _expect_free_dice(page: Page) -> None:
    page.goto("/learn/dropzone/shots")
    coach = page.get_by_role("complementary", name="Coach")
    coach.get_by_role("button", name="Go on").click()
    coach.get_by_role("button", name="Show me").click()
    expect(coach.get_by_text("A 1: missed.")).to_be_visible()
    dice = page.get_by_role("region", name="Dice")
    expect(dice.locator(".dice > *")).to_have_count(5)
    assert dice.evaluate(HIDDEN_DICE) == 0
