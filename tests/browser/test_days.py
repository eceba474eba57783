"""A match of days: one leaves, is reminded by mail before his time ends, comes back by its link, and plays."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visitor, new_context
from tests.browser.test_tank_chess import Table
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import PATIENCE, House
from tests.server.post_offices import MailHouse, certified

HOUR = 3600  # seconds
PERSON = {"name": "Bert Ferne", "password": "Leopard im Hafer"}
BY_MAIL = {"language": "en", "zone": "UTC", "quiet": None, "device": [], "mail": ["turn"]}


@pytest.fixture
def post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MailHouse]:
    context = certified(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "house.pem"))
    with MailHouse(context) as post:
        yield post


@pytest.fixture
def house(tmp_path: Path, post: MailHouse) -> Iterator[House]:
    house = House(tmp_path / "house", WIDE_LIMITS, mail=post.port).open()
    yield house
    house.close()


def test_one_leaves_for_a_day_is_reminded_and_comes_back(browser: Browser, house: House, post: MailHouse) -> None:
    anna, bert = (Visitor(new_context(browser, house.url, reduced_motion="reduce"), house.url) for _ in range(2))
    tell(bert, "POST", "/api/me/account", PERSON)
    tell(bert, "PUT", "/api/me/telling", BY_MAIL)
    tell(bert, "PUT", "/api/me/telling/mail", {"address": "bert@example.org"})
    tell(bert, "POST", "/api/me/telling/mail/confirm", {"code": found(r"(?<=confirm=)\w+", letter(post, 1))})
    match = tell(anna, "POST", "/api/matches", wish({"kind": "me"}, {"kind": "invite"}))
    tell(bert, "POST", "/api/join", {"code": match["invites"][0]["code"]})
    anna.page.goto(f"/match/{match['id']}")
    Table(anna.page).move("Lc3-c4N")

    house.move_clock(19 * HOUR)
    bert.page.goto(found(r"http://\S+", letter(post, 2)))
    expect(bert.page.get_by_text(re.compile("4 hours")).first).to_be_visible()
    Table(bert.page).move("Ln14-n13S")
    expect(anna.page.get_by_role("list", name="Moves")).to_contain_text("Ln14-n13S")
    assert anna.complaints == bert.complaints == []


def wish(*seats: dict[str, str]) -> dict[str, Any]:
    return {"game": "tank-chess", "options": {}, "seats": seats, "clock": {"type": "Days", "days": 1}}


def tell(visitor: Visitor, method: str, path: str, body: dict[str, Any]) -> Any:
    answer = visitor.context.request.fetch(path, method=method, data=body, headers={"Origin": visitor.address})
    assert answer.ok, answer.text()
    return answer.json()


def letter(post: MailHouse, number: int) -> str:
    """What that letter says, once it has come."""
    end = time.monotonic() + PATIENCE
    while len(post.got) < number:
        assert time.monotonic() < end, "no letter comes"
        time.sleep(0.05)
    text: str = post.got[number - 1].get_body(("plain",)).get_content()
    return text


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    assert match, text
    return match[0]
