"""Whatever a client sends: a refusal, never a stack trace, and the match is as it was."""

import asyncio
import json
import re
from contextlib import suppress
from random import Random

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from panzerkiste.server.limits import Limits, Rate
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House, Visitor, sensible

NONSENSE = [
    "",
    "null",
    "[]",
    "7",
    "{",
    '{"type":"Act"}',
    '{"type":"Act","id":7,"action":{}}',
    '{"type":"Act","id":"","action":{"type":"Pass"}}',
    '{"type":"Conquer","id":"x"}',
    '{"type":"Candidates","id":"x","count":1000000}',
    '{"type":"Write","id":"x","text":' + json.dumps("G" * 5000) + "}",
    "[" * 30_000,
    '{"type":"Act","id":"x","action":' + "[" * 20_000 + "}",
    "\U0001f680 \u0000",
]

UNKNOWN = [
    {"type": "Act", "action": None},
    {"type": "Act", "action": {"type": "Teleport"}},
    {"type": "Act", "action": {"type": "Plan", "red": "a1", "white": []}},
    {"type": "Act", "action": {"type": "TakeBack", "entries": 0}},
    {"type": "Ask", "query": {"type": "TryMove", "paths": [], "tank": "e4"}},
    {"type": "GiveOrders", "orders": [{"type": "FightOrder", "first": "mines"}]},
    {"type": "GiveOrders", "orders": {}},
]  # fmt: skip

ILLEGAL = [
    {"type": "Act", "action": {"type": "Pass"}},
    {"type": "Act", "action": {"type": "Roll", "die": 6}},
    {"type": "Act", "action": {"type": "TimeUp", "side": 1}},
    {"type": "Act", "action": {"type": "Move", "paths": [[4, 14, 9999, -3, 10**30]]}},
    {"type": "Act", "action": {"type": "Setup", "installations": [0, 0, 0], "tanks": [], "guns": [], "mines": []}},
    {"type": "Write", "text": "Y resign"},
    {"type": "Write", "text": "\u0000"},
]


@pytest.fixture
async def place(visitor):
    """Green's place at a fresh table."""
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as place:
        await place.picture()
        yield place


async def still_fine(place):
    """The line is open, nothing has happened, and play goes on."""
    assert not [message for message in place.told if message["type"] == "Update"]
    answer = await place.say("Act", action=await sensible(place, place.told[0]))
    assert answer["seq"] == 1


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
async def test_a_message_that_cannot_be_read_is_refused(place, text):
    await place.line.send(text)
    assert (await place.hear())["refusal"]["key"] in ("refused-message-unreadable", "refused-message-unknown")
    await still_fine(place)


async def test_bytes_that_are_no_text_are_refused(place):
    rng = Random(1)
    for size in (0, 1, 7, 500, 60_000):
        await place.line.send(rng.randbytes(size))
        refused = await place.hear()
        assert (refused["id"], refused["refusal"]["key"]) == ("", "refused-message-unreadable")
    await still_fine(place)


async def test_mutilated_messages_are_refused_or_do_what_they_say(place):
    """A good message, with a few bytes changed: whatever comes of it, it is answered and the line stays open."""
    rng = Random(2)
    good = json.dumps({"type": "Ask", "id": "a", "query": {"type": "SuggestSetup", "id": "surprise", "number": 1}})
    for _ in range(150):
        bad = bytearray(good.encode())
        for _ in range(rng.randint(1, 4)):
            bad[rng.randrange(len(bad))] = rng.randrange(256)
        await place.line.send(bytes(bad))
        assert (await place.hear())["type"] in ("Refused", "Advised")
    await still_fine(place)


@pytest.mark.parametrize("message", UNKNOWN, ids=range(len(UNKNOWN)))
async def test_what_the_game_does_not_know_is_refused(place, message):
    assert (await place.say(message.pop("type"), **message))["refusal"]["key"] == "refused-message-unknown"
    await still_fine(place)


@pytest.mark.parametrize("message", ILLEGAL, ids=range(len(ILLEGAL)))
async def test_what_the_rules_forbid_is_refused_with_its_rule(place, message):
    answer = await place.say(message.pop("type"), **message)
    assert answer["type"] == "Refused"
    assert answer["refusal"]["key"].startswith("refused-")
    assert answer["refusal"]["key"] != "refused-table-failed", "the rules themselves must say why"
    await still_fine(place)


async def test_a_message_that_is_too_large_ends_the_line(place):
    await place.line.send(" " * (64 * 1024 + 1))
    assert await place.closed() == 1009


UNREADABLE = [
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b'{"name":"\xff"}',
    b"\xff\xfe{}",
    b'{"options":' + b"[" * 5000 + b"]" * 5000 + b"}",
]


async def routes_with_a_body(anna):
    """Every method and address that takes JSON, as the server's own document lists them; some name stands in gaps."""
    document = (await anna.get("/api/schema/openapi.json")).json()
    return [
        (method, re.sub(r"{.*?}", "1", address))
        for address, methods in document["paths"].items()
        for method, route in methods.items()
        if "application/json" in route.get("requestBody", {}).get("content", {})
    ]


@pytest.mark.parametrize("body", UNREADABLE, ids=range(len(UNREADABLE)))
async def test_a_body_that_cannot_be_read_is_refused(visitor, body):
    anna = visitor()
    routes = await routes_with_a_body(anna)
    assert {("post", "/api/matches"), ("post", "/api/join"), ("post", "/api/maps")} < set(routes)
    for method, address in routes:
        answer = await anna.http.request(method, address, content=body, headers={"Content-Type": "application/json"})
        told = (answer.status_code, answer.json()["key"])
        assert told == (400, "refused-request-unreadable"), (method, address)


@pytest.mark.parametrize(
    "address", ["/%00", "/assets/%00", "/api/matches/%00", "/api/games/%00", f"/assets/{300 * 'a'}"]
)
async def test_an_address_that_no_file_can_have_leads_nowhere(visitor, address):
    assert (await visitor().get(address)).status_code == 404


async def test_the_address_of_a_socket_with_too_many_questions_is_refused(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.socket(f"/api/matches/{match['id']}/play?{50 * 'seat=0&'}") as place:
        assert (await place.hear())["refusal"]["key"] == "refused-request-unreadable"
        assert await place.closed() == 4403


async def test_a_text_that_is_none_is_refused(place):
    await place.line.send(b"\xff\xff", text=True)
    assert (await place.hear())["refusal"]["key"] == "refused-message-unreadable"
    await still_fine(place)


async def test_nothing_of_all_this_left_a_stack_trace_in_the_log(house):
    assert "Traceback" not in house.log.read_text()


# Too much.


@pytest.fixture
def strict_house(tmp_path):
    """A server with little patience."""
    few = Rate(0.001, 3)
    limits = Limits(
        requests=Rate(1000, 1000), joins=few, matches=few, uploads=few, messages=few, questions=few, sockets=2
    )
    house = House(tmp_path, limits).open()
    yield house
    house.close()


async def test_too_many_messages_are_refused_and_in_the_end_the_line_is_cut(strict_house, visitor):
    anna = visitor(strict_house)
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as place:
        await place.picture()
        for _ in range(3):
            await place.say("Ask", query={"type": "TryFights"})
        await place.send("Ask", query={"type": "TryFights"})
        assert (await place.hear())["refusal"]["key"] == "refused-limit-messages"
        for _ in range(300):
            await place.line.send("x")
        assert await place.closed() == 4429


async def test_too_many_matches_and_codes_are_refused(strict_house, visitor):
    anna = visitor(strict_house)
    for _ in range(3):
        await anna.new_match("me", "hotseat")
        assert (await anna.post("/api/join", {"code": "guess"})).status_code == 404
    wish = {"game": "panzerschlacht", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    for address, body in (("/api/matches", wish), ("/api/join", {"code": "guess"})):
        refused = await anna.post(address, body)
        assert (refused.status_code, refused.json()["key"]) == (429, "refused-limit-requests")


async def test_too_many_requests_are_refused(tmp_path):
    house = House(tmp_path, Limits(requests=Rate(0.001, 30))).open()
    try:
        anna = Visitor(house)
        answers = [await anna.get("/api/me") for _ in range(40)]
        await anna.http.aclose()
        assert {answer.status_code for answer in answers} == {200, 429}
        assert answers[-1].headers["retry-after"]
    finally:
        house.close()


async def test_too_many_sockets_of_one_visitor_are_refused(strict_house, visitor):
    anna = visitor(strict_house)
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as one, anna.table(match["id"], 1):
        await one.picture()
        async with anna.table(match["id"], 0) as third:
            assert (await third.hear())["refusal"]["key"] == "refused-limit-sockets"
            assert await third.closed() == 4429
            assert third.line.close_reason == "refused-limit-sockets"


@pytest.fixture
def impatient_house(tmp_path):
    house = House(tmp_path, replace(WIDE_LIMITS, patience=1)).open()
    yield house
    house.close()


async def test_a_client_that_does_not_read_is_hung_up_on_and_holds_up_nobody(impatient_house, visitor):
    """It asks and asks for large answers and never listens."""
    anna, ben = visitor(impatient_house), visitor(impatient_house)
    match = await anna.new_match("me", "invite")
    await ben.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], 0, room=4096) as deaf, ben.table(match["id"], 1) as grey:
        deaf.line.transport.pause_reading()
        asking = asyncio.create_task(ask_for_ever(deaf))
        await grey.until(lambda message: message["type"] == "SeatsChanged" and not message["seats"][0]["here"])
        assert (await grey.say("Act", action=await sensible(grey, grey.told[0])))["type"] == "Accepted"
        asking.cancel()
        deaf.line.transport.abort()  # it would wait for ever for a word that it does not read


async def ask_for_ever(place):
    with suppress(ConnectionClosed):
        while True:
            await place.send("Candidates", count=20)


# Foreign sites.


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
async def test_another_site_cannot_act_in_a_visitors_name(house, visitor, headers):
    anna = visitor()
    refused = await anna.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert (refused.status_code, refused.json()["key"]) == (403, "refused-request-foreign")
    match = await anna.new_match("me", "hotseat")
    with pytest.raises(Exception, match="403"):
        async with anna.table(match["id"], 0, **headers):
            pass


async def test_our_own_pages_can(house, visitor):
    anna = visitor()
    own = {"Origin": house.url, "Sec-Fetch-Site": "same-origin"}
    assert (await anna.http.put("/api/me", json={"name": "Anna"}, headers=own)).is_success
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0, Origin=house.url) as place:
        assert (await place.picture())["seat"] == 0


@pytest.mark.parametrize("cookie", ["", "forged", "{account}.0000", "{account}", "{account}.ü", "a=b; ;;=,"])
async def test_a_forged_cookie_proves_nothing(visitor, cookie):
    anna, eve = visitor(), visitor()
    await anna.http.put("/api/me", json={"name": "Anna"})
    account = anna.http.cookies["panzerkiste"].partition(".")[0]
    header = f"panzerkiste={cookie.format(account=account)}".encode()
    answer = await eve.http.get("/api/me", headers=[(b"Cookie", header)])
    assert answer.json()["name"] != "Anna"
    assert "HttpOnly; SameSite=Lax" in answer.headers["set-cookie"]
