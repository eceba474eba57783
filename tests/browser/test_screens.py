"""Every screen, in both themes and on a phone: nothing for axe to find, no heavy script, texts in both languages."""

import gzip
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import DESKTOP, PHONE, flaws, overflow, too_wide, too_wide_in_large_letters
from tests.browser.player import Player
from tests.puzzles import STRIKE

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
INVITE, GAME = {"kind": "invite"}, {"game": "panzerschlacht"}
BUDGET = 120_000  # bytes of JavaScript after gzip
RESIGN = """match => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/api/matches/${match}/play?since=-1&seat=0`);
  line.onopen = () => line.send(JSON.stringify({ type: 'Act', id: 'end', action: { type: 'Resign' } }));
  line.onmessage = ({ data }) => JSON.parse(data).id === 'end' && done(JSON.parse(data).type);
  line.onclose = fail;
})"""


QUIET = (
    *("/", "/new/panzerschlacht", "/rules/panzerschlacht", "/settings", "/join/ABCDEF", "/replay/file", "/nowhere"),
    *("/learn", "/learn/panzerschlacht/drive", "/puzzles", "/puzzles/tank-chess", f"/puzzles/tank-chess/{STRIKE.id}"),
)


def test_axe_finds_nothing_on_the_quiet_screens_and_letters_of_twice_the_size_fit(visitors: Any) -> None:
    page = german(visitors).page
    assert [flaw for path in QUIET for flaw in seen(page, path)] == []


def test_axe_finds_nothing_in_the_club_and_letters_of_twice_the_size_fit(visitors: Any) -> None:
    """With what makes its pages long: people, seats, matches, ratings, an event that runs."""
    anna, bert = german(visitors), german(visitors)
    handle, event = a_club(anna, bert)
    paths = "/lobby", "/finished", "/events", f"/events/{event}", "/club", f"/people/{handle}", "/me"
    bert.page.goto("/lobby")
    expect(bert.page.get_by_role("heading").first).to_be_attached()
    assert [flaw for path in paths for flaw in seen(anna.page, path)] == []


def german(visitors: Any) -> Visitor:
    """Somebody whose words are longer."""
    visitor: Visitor = visitors(viewport=DESKTOP, reduced_motion="reduce", locale="de")
    return visitor


def seen(page: Page, path: str) -> list[str]:
    """What is wrong with a page that is opened once: for axe, for fingers, and twice as large."""
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    return flaws(page) + too_wide(page) + too_wide_in_large_letters(page)


def a_club(anna: Visitor, bert: Visitor) -> tuple[str, str]:
    """Two who have played, play, offer a seat, and meet in an event; the handle of the first, and the event."""
    for one, name in ((anna, "Annegret Oberlandesgericht"), (bert, "Bertram Unterlandesgericht")):
        tell(one, "/api/me/account", {"name": name, "password": "Leopard im Hafer"})
    for ends in (True, False):
        match = tell(anna, "/api/matches", GAME | {"options": {}, "seats": [ME, INVITE], "rated": True})
        tell(bert, "/api/join", {"code": match["invites"][0]["code"]})
        if ends:
            anna.page.goto("/favicon.svg")
            assert anna.page.evaluate(RESIGN, match["id"]) == "Accepted"
    tell(bert, "/api/open-seats", GAME)
    event = tell(anna, "/api/events", GAME | {"name": "Vereinsmeisterschaft", "options": {}, "kind": "swiss"})["id"]
    for one in (anna, bert):
        tell(one, f"/api/events/{event}/entry", {})
    tell(anna, f"/api/events/{event}/start", {})
    return anna.context.request.get("/api/me").json()["handle"], event


def tell(visitor: Visitor, path: str, body: dict[str, Any]) -> Any:
    answer = visitor.context.request.post(path, data=body, headers={"Origin": visitor.address})
    assert answer.ok, answer.text()
    return answer.json()


def test_axe_finds_nothing_at_the_table_and_nothing_is_too_small_for_a_finger(looker: Visitor) -> None:
    """Set-up, driving, planning and the result, the menu, the replay."""
    made = looker.new_match(ME, BOT)
    page = looker.page
    page.goto(f"/match/{made['id']}")
    player = Player(page)
    expect(page.get_by_role("grid", name="Board")).to_be_visible()
    found = flaws(page)
    player.set_up()
    player.wait_for_question()
    found += flaws(page)
    player.drive()
    player.wait_for_question()
    player.drive()
    player.wait_for_question()
    found += flaws(page)
    page.get_by_role("button", name="Match", exact=True).click()
    found += flaws(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="You have lost")).to_be_visible()
    expect(page.get_by_role("region", name="Numbers")).to_be_visible()
    found += flaws(page)
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert found + flaws(page) == []


def test_the_table_fits_the_window_without_scrolling(looker: Visitor) -> None:
    made = looker.new_match(ME, BOT)
    looker.page.goto(f"/match/{made['id']}")
    expect(looker.page.get_by_role("grid", name="Board")).to_be_visible()
    for size in (DESKTOP, PHONE):
        assert overflow(looker.page, size) == [[0, 0], [0, 0]]


def test_the_table_needs_little_script(visitor: Visitor) -> None:
    scripts: list[bytes] = []
    visitor.page.on("response", lambda answer: scripts.append(answer.body()) if ".js" in answer.url else None)
    made = visitor.new_match(ME, BOT)
    visitor.page.goto(f"/match/{made['id']}")
    expect(visitor.page.get_by_role("grid", name="Board")).to_be_visible()
    assert scripts
    assert sum(len(gzip.compress(script)) for script in scripts) <= BUDGET


def test_the_table_speaks_german(visitor: Visitor) -> None:
    made = visitor.new_match(ME, BOT)
    visitor.page.goto(f"/match/{made['id']}")
    visitor.page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(visitor.page.get_by_role("heading", name="Stell deine Teile auf")).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")


def test_a_visitor_signs_out_in_all_other_browsers(visitors: Any) -> None:
    here, elsewhere = visitors(), visitors()
    made = here.new_match(ME, BOT)
    elsewhere.context.add_cookies(here.context.cookies())
    here.page.goto("/settings")
    here.page.get_by_role("button", name="Sign out elsewhere").click()
    expect(here.page.get_by_role("status").filter(has_text="only this browser is you now")).to_be_visible()
    assert here.context.request.get(f"/api/matches/{made['id']}").ok
    assert elsewhere.context.request.get(f"/api/matches/{made['id']}").status == 404
