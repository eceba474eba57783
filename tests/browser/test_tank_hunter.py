"""Tank Hunter in the browser: whole matches with people, computers and watchers, and what the table shows."""

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, LARGER_PHONE, PHONE, flaws, overflow
from tests.browser.hunter import BOT, FRIEND, ME, Hunter, drill, new_match, play_on
from tests.browser.test_newcomer import learn
from tests.browser.test_screens import BUDGET

# With a dozen cards in each pile: by how many pixels they lie over the edge of their player's box.
SPILT = """() => [...document.querySelectorAll('.scores .pile:has(button)')].flatMap(pile => {
    while (pile.children.length < 12) pile.append(pile.querySelector('button').cloneNode(true));
    pile.style.setProperty('--cards', 12);
    [...pile.children].forEach((card, index) => card.style.setProperty('--index', index));
    const edge = Math.min(pile.closest('li').getBoundingClientRect().right, innerWidth);
    const spilt = [...pile.querySelectorAll('.card')].map(card => card.getBoundingClientRect().right - edge);
    return spilt.filter(pixels => pixels > 0);
})"""
EXPERT = {"commanders": True, "evading": True, "charge": True}


def sit_down(visitor: Visitor, *seats: dict[str, Any], **options: Any) -> Hunter:
    made = new_match(visitor, seats, **options)
    visitor.page.goto(f"/match/{made['id']}")
    expect(visitor.page.get_by_role("heading", name="Choose card 1 of 6")).to_be_visible()
    return Hunter(visitor.page)


def on_turn(hunter: Hunter) -> bool:
    return hunter.is_over() or hunter.asked == "TakeAction"


def test_two_people_and_two_computers_play_to_the_end_before_two_watchers(visitors: Any) -> None:
    """With an air strike shot down on a standing order, and a charge that a commander helps and the target evades."""
    host, guest, *others = [visitors(reduced_motion="reduce") for _ in range(4)]
    # At least two officers are dealt, and nobody but Anna wants one. Nobody can scout: before Ben reveals his units,
    # all one can do is wait.
    deck = drill(4, officers=6).replace(", scout = 3", "")
    made = new_match(host, [ME, FRIEND, BOT, BOT], deck=deck, **EXPERT)
    host.page.goto(f"/match/{made['id']}")
    guest.page.goto(f"/join/{made['invites'][0]['code']}")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    for watcher in others:
        watcher.page.goto(f"/watch/{made['watch']}")
        watcher.page.get_by_role("button", name="Watch", exact=True).click()
    anna, ben = Hunter(host.page), Hunter(guest.page, wants=())
    people = [anna, ben]
    for person in people:
        person.order("Fire at aircraft", "Always")
        person.be_asked()
    play_on(people, lambda: on_turn(anna) and not ben.asked)
    expect(ben.page.locator(".own .secret").nth(1)).to_be_attached()  # his page may still be showing what happened
    while ben.page.locator(".own .secret").count() > 1:
        ben.reveal(ben.page.locator(".own .secret").first)

    anna.cards("Dive Bombers").first.click()
    strike = anna.page.locator(".opponents [data-spot^='unit B'].open").first
    strike.click()
    anna.press(anna.main.inner_text())
    expect(anna.page.locator("ol.log")).to_contain_text(re.compile(r"drives Dive Bombers off\."))

    # TH-302: the unit that fired at the aircraft could not evade; another one can.
    anna.page.locator(".own .open[data-spot^='unit']").first.click()
    anna.page.locator(".opponents [data-spot^='unit B'].open").last.click()
    anna.page.get_by_role("radio", name="Charge").check(force=True)
    expect(anna.page.locator(".forecast")).to_contain_text("Charge")
    expect(anna.page.locator(".chances")).to_contain_text("(yours) evades")
    anna.page.get_by_label("if it is countered").uncheck()
    expect(anna.page.locator(".chances")).to_contain_text(re.compile(r"[^)] evades"))
    anna.press(anna.main.inner_text())
    expect(anna.page.locator("[data-ask]")).to_have_attribute("data-ask", "AskWindow")
    anna.page.locator("[data-spot='commander gunnery_officer']").first.click()
    anna.press("Use Gunnery Officer")
    play_on(people, lambda: ben.asked == "AskEvade")
    ben.press("Evade")
    for page in (host.page, guest.page, *(watcher.page for watcher in others)):
        expect(page.locator("ol.log")).to_contain_text(
            re.compile(r"tries to evade and rolls \d, 6 or less was needed: it gets away\.")
        )
        expect(page.locator("ol.log")).to_contain_text("charges")
        expect(page.locator("ol.log")).to_contain_text("Gunnery Officer")

    play_on(people, lambda: anna.is_over() and ben.is_over())
    for visitor in (host, guest, *others):
        expect(visitor.page.get_by_role("heading", name="Score piles")).to_be_visible()
    scores = [page.locator(".scores li > .points").all_inner_texts() for page in (host.page, guest.page)]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 4


def test_a_watcher_sees_eight_computers_play_to_the_end(visitor: Visitor) -> None:
    made = new_match(visitor, [BOT] * 8, deck=drill(8, officers=10), **EXPERT)
    visitor.page.goto(f"/match/{made['id']}")
    expect(visitor.page.get_by_role("heading", name="Score piles")).to_be_visible(timeout=120_000)
    expect(visitor.page.locator(".scores li")).to_have_count(8)
    for size in (DESKTOP, PHONE):
        visitor.page.set_viewport_size(size)
        assert visitor.page.evaluate(SPILT) == []
    visitor.page.set_viewport_size(DESKTOP)
    visitor.page.get_by_role("link", name="Watch again").click()
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    visitor.page.get_by_role("button", name="One step back").click()
    expect(visitor.page.locator(".opponent")).to_have_count(8)


def test_a_watcher_is_shown_no_hand_and_no_hidden_card(visitors: Any) -> None:
    host, watcher = visitors(reduced_motion="reduce"), visitors(reduced_motion="reduce")
    event = "Smoke Screen"  # which nobody plays before somebody attacks
    made = new_match(host, [ME, BOT], deck=drill(2).replace("dive_bombers", "smoke_screen"))
    host.page.goto(f"/match/{made['id']}")
    watcher.page.goto(f"/watch/{made['watch']}")
    watcher.page.get_by_role("button", name="Watch", exact=True).click()
    anna = Hunter(host.page, wants=[event])
    play_on([anna], lambda: on_turn(anna))
    expect(anna.cards(event).first).to_be_visible()
    expect(watcher.page.locator(".opponent")).to_have_count(2)
    units = watcher.page.locator("[data-spot^='unit']")
    expect(units.first).to_be_visible()
    named = "units => units.map(unit => [unit.textContent.includes('Drill'), unit.querySelector('.strip') !== null])"
    assert all(is_named == is_revealed for is_named, is_revealed in units.evaluate_all(named))
    assert event not in watcher.page.locator(".paper").inner_text()


def test_a_newcomer_finds_the_first_sensible_action_by_what_the_page_says(visitor: Visitor) -> None:
    page, hunter = visitor.page, Hunter(visitor.page)
    page.goto("/")
    page.get_by_role("link", name="Tank Hunter").first.click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Choose card 1 of 6")).to_be_visible()
    page.locator(".pack button").first.drag_to(page.get_by_role("region", name="Your cards, 0 of 6"))
    expect(page.get_by_role("heading", name="Choose card 2 of 6")).to_be_visible()
    play_on([hunter], lambda: on_turn(hunter))
    expect(page.get_by_role("heading", name="Your turn: choose an action")).to_be_visible()
    learn(page, "The highest score pile wins")
    expect(page.get_by_role("button", name="Wait: draw an event", exact=True)).to_be_visible()
    attacks = page.locator(".ask .who")
    if attacks.count():
        attacks.first.click()
        hunter.settled(hunter.main.click)
    else:
        hunter.press("Wait: draw an event")
    expect(page.locator("ol.log")).to_contain_text(re.compile("Your turn.*(attacks|charges|You wait)", re.DOTALL))


def test_dragging_a_unit_onto_a_player_is_pointing_at_both(visitor: Visitor) -> None:
    hunter = sit_down(visitor, ME, BOT, deck=drill(2))
    play_on([hunter], lambda: on_turn(hunter))
    hunter.cards("Drill").first.hover()
    visitor.page.mouse.down()
    visitor.page.locator(".opponents .who").hover()
    visitor.page.mouse.up()
    expect(hunter.main).to_have_text("Scout Computer B")
    expect(visitor.page.locator(".forecast")).to_contain_text("Succeeds with 50%.")


def test_every_sign_of_a_card_is_explained_with_its_rule(visitor: Visitor) -> None:
    hunter = sit_down(visitor, ME, BOT, deck=drill(2))
    play_on([hunter], lambda: on_turn(hunter))
    visitor.page.locator(".own .secret").first.focus()
    visitor.page.keyboard.press("i")
    sheet = visitor.page.get_by_role("dialog")
    for rule, sign in (
        ("TH-201", "Anti-armour 9"),
        ("TH-260", "Supply 7"),
        ("TH-353", "Anti-air 6"),
        ("TH-076", "Hidden"),
    ):
        expect(sheet.get_by_role("link", name=rule).first).to_have_attribute("href", f"/rules/tank-hunter#{rule}")
        expect(sheet.get_by_role("listitem").filter(has_text=sign).first).to_be_visible()


def test_axe_finds_nothing_at_the_table_and_nothing_is_too_small_for_a_finger(looker: Visitor) -> None:
    page = looker.page
    page.goto("/new/tank-hunter")
    expect(page.get_by_label("How many players?")).to_be_visible()
    found = flaws(page)
    hunter = sit_down(looker, ME, BOT, BOT, deck=drill(3, officers=5), **EXPERT)
    found += flaws(page)
    play_on([hunter], lambda: hunter.asked == "PlaceUnits")
    found += flaws(page)
    play_on([hunter], lambda: on_turn(hunter))
    found += flaws(page)
    hunter.cards("Drill").first.click()
    found += flaws(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Match", exact=True).click()
    found += flaws(page)
    page.get_by_role("button", name="Resign").click()
    hunter.settled(page.get_by_role("button", name="Resign").click)
    play_on([hunter], hunter.is_over)
    expect(page.get_by_role("region", name="Numbers")).to_be_visible()
    found += flaws(page)
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert found + flaws(page) == []


@pytest.mark.parametrize("players", [2, 8])
def test_the_table_fits_the_window_without_scrolling(looker: Visitor, players: int) -> None:
    hunter = sit_down(looker, ME, *[BOT] * (players - 1), deck=drill(players))
    play_on([hunter], lambda: on_turn(hunter))
    for size in (DESKTOP, PHONE, LARGER_PHONE):
        assert overflow(looker.page, size) == [[0, 0], [0, 0]]


def test_the_table_needs_little_script(visitor: Visitor) -> None:
    scripts: list[bytes] = []
    visitor.page.on("response", lambda answer: scripts.append(answer.body()) if ".js" in answer.url else None)
    sit_down(visitor, ME, BOT)
    assert scripts
    assert sum(len(gzip.compress(script)) for script in scripts) <= BUDGET


def test_the_table_speaks_german(visitor: Visitor) -> None:
    sit_down(visitor, ME, BOT, deck=drill(2))
    visitor.page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(visitor.page.get_by_role("heading", name="Wähle Karte 1 von 6")).to_be_visible()
    expect(visitor.page.get_by_role("button", name=re.compile("Übungs")).first).to_be_visible()
