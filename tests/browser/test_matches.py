"""Whole matches in the browser: with the mouse, with the keyboard alone, between two people, at one device."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.player import Player
from tests.server.house import with_views

ME, BOT, FRIEND = {"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "invite"}
QUICK = {"patience": 10}


def test_a_whole_match_is_played_by_clicks(visitor: Visitor) -> None:
    made = visitor.new_match(ME, BOT, **QUICK)
    visitor.page.goto(f"/match/{made['id']}")
    player = Player(visitor.page)
    player.set_up()
    player.play_to_the_end()
    assert player.headline in ("You have won!", "You have lost", "A draw")
    visitor.page.get_by_role("link", name="Watch again").click()
    expect(visitor.page.get_by_role("slider", name="Moment of the match")).to_be_visible()


def test_two_people_play_by_link_through_a_reload_and_a_lost_connection(visitors: Any) -> None:
    host, guest = visitors(reduced_motion="reduce"), visitors(reduced_motion="reduce")
    heard: list[dict[str, Any]] = []
    guest.page.on("websocket", lambda wire: wire.on("framereceived", lambda text: heard.append(json.loads(text))))
    made = host.new_match(ME, FRIEND, **QUICK, minutes=90)
    host.page.goto(f"/match/{made['id']}")
    green = Player(host.page)
    link = host.page.get_by_label("Link for Grey").input_value()
    green.set_up()
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name="Will you play?")).to_be_visible()
    guest.page.get_by_role("button", name="Join", exact=True).click()
    grey = Player(guest.page)
    grey.set_up()

    play_turns(green, grey, 3)
    guest.page.goto("/settings")
    away = host.page.get_by_text("away", exact=True)
    expect(away).to_be_visible()
    assert away.evaluate("word => word.scrollWidth <= word.clientWidth"), "cut off beside a clock"
    guest.page.go_back()
    host.page.reload()
    guest.context.set_offline(True)
    expect(guest.page.get_by_text("Connection lost")).to_be_visible()
    play_turns(green, grey, 1, only=green)
    guest.context.set_offline(False)
    expect(guest.page.get_by_text("Connection lost")).to_be_hidden()
    play_turns(green, grey, 12)
    host.page.get_by_role("button", name="Match", exact=True).click()
    host.page.get_by_role("button", name="Resign").click()
    host.page.get_by_role("button", name="Resign").click()
    expect(host.page.get_by_role("heading", name="You have lost")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="You have won!")).to_be_visible()
    assert_no_secret_of(0, heard)


def play_turns(green: Player, grey: Player, answers: int, only: Player | None = None) -> None:
    """Whoever is asked answers, so many times or until the match is over."""
    while answers and not green.is_over():
        for player in (green, grey) if only is None else (only,):
            if answers and player.is_asked():
                player.answer()
                answers -= 1


def assert_no_secret_of(side: int, heard: list[dict[str, Any]]) -> None:
    """PS-86, on the wire: until the end the other browser is told no hidden value and no mine."""
    told = with_views(heard)
    views = [message["view"] for message in told if message["type"] in ("Table", "Update") and not message["result"]]
    on_board = [view for view in views if view["board"]]
    assert on_board
    for view in on_board:
        tanks = view["board"]["armies"][side]["tanks"]
        assert view["mines"][side] is None
        assert view["values"][side] == [tank["shown"] for tank in tanks]


def test_at_one_device_a_curtain_covers_what_is_secret(visitor: Visitor) -> None:
    made = visitor.new_match(ME, {"kind": "hotseat"}, **QUICK)
    visitor.page.goto(f"/match/{made['id']}")
    player = Player(visitor.page)
    for side in ("Green", "Grey"):
        visitor.page.get_by_role("button", name=f"I am {side}").click()
        player.set_up()
    visitor.page.get_by_role("button", name="I am Green").click()
    expect(visitor.page.locator(".player .who")).to_have_text(["Grey · 6 tanks", "You Green · 6 tanks"])
    player.drive()
    expect(visitor.page.get_by_role("dialog", name="Grey, it is your turn")).to_be_visible()


def test_a_spectator_sees_the_board_and_nothing_secret(visitors: Any) -> None:
    host, watcher = visitors(reduced_motion="reduce"), visitors(reduced_motion="reduce")
    made = host.new_match(ME, BOT)
    host.page.goto(f"/match/{made['id']}")
    Player(host.page).set_up()
    watcher.page.goto(f"/watch/{made['watch']}")
    watcher.page.get_by_role("button", name="Watch", exact=True).click()
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.page.get_by_role("gridcell", name="tank, value unknown")).to_have_count(12)
    assert Player(watcher.page).squares_holding("mine|tank [1-6]") == []
