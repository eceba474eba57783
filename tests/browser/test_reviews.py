"""The review of a real match of each game: computer players play it, and somebody looks at what it was made of."""

import re
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, PHONE, flaws, too_wide

PATIENCE = 240_000  # milliseconds: computer players play a whole match, and a clerk looks through it
MATCHES: dict[str, tuple[dict[str, Any], tuple[int, int]]] = {
    "panzerschlacht": ({}, (4, 5)),
    "tank-chess": ({"position": "TC1 8x8 e4,e5 Ca1N,Md2N,ld7S,ch8S w"}, (5, 1)),
    "tank-hunter": ({}, (3, 2)),
    "dropzone": ({"turns": 3}, (1, 1)),
}


def played(page: Page, game: str) -> str:
    """The id of a match that two computer players have played to its end."""
    options, levels = MATCHES[game]
    seats = [{"kind": "bot", "level": level} for level in levels]
    made = page.request.post("/api/matches", data={"game": game, "options": options, "seats": seats})
    assert made.ok, made.text()
    id = made.json()["id"]
    page.goto(f"/match/{id}")  # a table at which nobody sits is played while somebody looks on
    end = monotonic() + PATIENCE / 1000
    while page.request.get(f"/api/matches/{id}").json()["result"] is None:
        assert monotonic() < end, "they play on and on"
        page.wait_for_timeout(500)
    return str(id)


@pytest.mark.parametrize("game", MATCHES)
def test_a_real_match_is_reviewed(visitor: Visitor, game: str) -> None:
    page = visitor.page
    id = played(page, game)
    page.goto(f"/review/{id}")
    course = page.get_by_role("img", name=re.compile("Chances of .* at first"))
    expect(course).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("heading", name="Luck")).to_be_visible()
    expect(page.get_by_role("heading", name="Accuracy")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="%").first).to_be_visible()
    secret = game in {"panzerschlacht", "tank-hunter"}
    expect(page.locator("main").get_by_role("radio")).to_have_count(3 if secret else 0)
    assert not flaws(page, (DESKTOP, "light"), (PHONE, "dark"))
    assert not too_wide(page)
    look = page.get_by_role("link", name="Look at it")
    if look.count():
        look.first.click()
        expect(page).to_have_url(re.compile(rf"/replay/{id}#\d+$"))
