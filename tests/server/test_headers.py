"""What stands above a request: how much of it there may be, whom it is meant for, and whose cookie it carries."""

import asyncio
import ssl
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.limits import DAY, HEAD, HEADER, HEADERS, Limits, read_limits
from panzerkiste.server.storage.folder import Unusable
from panzerkiste.server.web.sessions import UNDATED, Session, Sessions, SignOutFile
from tests.server.house import House
from tests.server.test_floods import raw, status

LINE = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize("kind", [b"", UPGRADE])
@pytest.mark.parametrize(
    "headers",
    [
        b'Cookie: panzerkiste="' + 60_000 * b"\\" + b'"\r\n',
        b"Cookie: " + 6_000_000 // 8 * b"a=bcde; " + b"\r\n",
        b"X: " + HEADER * b"y" + b"\r\n",
        (HEADERS + 1) * b"X: y\r\n",
        (HEAD // 1000 + 1) * (b"X: " + 1000 * b"y" + b"\r\n"),
        b"X: " + 5_000_000 * b"y",
        500_000 * b"X: y\r\n",
        2 * HEAD * b"y",
    ],
    ids=["backslashes", "pairs", "long", "many", "together", "endless value", "endless headers", "endless name"],
)
async def test_headers_that_are_too_many_or_too_long_are_refused(house, kind, headers):
    answer = await raw(house, LINE + kind + headers + b"\r\n")
    assert status(answer) == 431
    assert b"refused-request-headers" in answer


async def test_an_address_that_is_too_long_is_refused(house):
    assert status(await raw(house, b"GET /" + HEADER * b"a" + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")) == 414


async def test_headers_as_large_as_browsers_send_are_read(house):
    large = b"Cookie: " + (HEADER - 20) * b"a" + b"\r\n" + (HEADERS - 10) * b"X: y\r\n"
    assert status(await raw(house, LINE + b"Connection: close\r\n" + large + b"\r\n")) == 200


async def test_requests_sent_without_waiting_for_answers_are_refused(house):
    assert b"HTTP/1.1 429" in await raw(house, 1000 * (LINE + b"\r\n"))


@pytest.mark.parametrize(
    "nonsense",
    [
        b"\x16\x03\x01\x00\xa5\x01",
        b"GET\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        LINE + b"Content-Length: -1\r\n\r\n",
        LINE + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        LINE + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        LINE + UPGRADE.replace(b"13", b"7") + b"\r\n",
        LINE + UPGRADE.replace(b"AAAA", b"A") + b"\r\n",
    ],
)
async def test_what_is_no_request_is_refused(house, nonsense):
    assert status(await raw(house, nonsense)) in (400, 404, 426)


# Whom it is meant for.


@pytest.mark.parametrize(
    "host", [b"evil.example", b"evil.example:8400", b"localhost.evil.example", b"127.0.0.1.evil.example", b""]
)
async def test_a_request_for_another_name_is_refused(house, host):
    """Such a name was made to lead here, by a page that would then be of our origin."""
    line = b"GET /api/me HTTP/1.1\r\nHost: " + host + b"\r\n"
    answer = await raw(house, line + b"Connection: close\r\n\r\n")
    assert status(answer) == 421
    assert b"refused-request-host" in answer
    assert b"This server is not known by that name." in answer
    assert status(await raw(house, line + UPGRADE + b"\r\n")) == 403


@pytest.mark.parametrize("host", [b"localhost", b"LOCALHOST:1", b"127.0.0.1:80", b"[::1]:8400", b"192.168.2.7:8400"])
async def test_a_request_for_this_machine_is_answered(house, host):
    answer = await raw(house, b"GET /api/me HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
    assert status(answer) == 200


# Encrypted.

TLS = Path(__file__).parent / "tls"


async def test_with_a_certificate_everything_is_encrypted_and_the_cookie_stays_so(tmp_path):
    house = House(tmp_path, certificate=[str(TLS / "certificate.pem"), str(TLS / "key.pem")]).open()
    trusted = ssl.create_default_context(cafile=TLS / "certificate.pem")
    async with httpx.AsyncClient(base_url=house.url, verify=trusted) as anna:
        assert "; Secure" in (await anna.get("/api/me")).headers["set-cookie"]
    async with connect(f"wss://127.0.0.1:{house.port}/api/nothing", ssl=trusted) as line:
        assert "refused-request-unknown" in await line.recv()
    house.close()


# Cookies.

NOW = UNDATED + 1000 * 86_400
LIFETIME = Limits().session


@pytest.fixture
def sessions(tmp_path):
    def opened(now=NOW, seconds=LIFETIME):
        sessions, kept = Sessions(seconds, Channels(), lambda: now), SignOutFile(tmp_path)
        sessions.open(b"key", kept, kept.all)
        return sessions

    return opened


def test_a_cookie_is_found_among_others_and_read_in_one_pass(sessions):
    cookie = sessions().set_cookie("anna", secure=False).partition(";")[0]
    for header in (cookie, f"a=b; {cookie}; c", f'x="{60_000 * chr(92)}";{cookie}', 100_000 * "a=b;" + cookie):
        assert sessions().read(header) == Session("anna", NOW)
    for header in ("", "panzerkiste", "panzerkiste=", f"x{cookie}", cookie[:-1], cookie.replace("anna", "eve")):
        assert sessions().read(header) is None


def test_a_cookie_expires_unless_it_is_used(sessions):
    cookie = "panzerkiste=" + sessions().sign(Session("anna", NOW))
    assert not sessions(NOW + DAY).is_due(sessions(NOW + DAY).read(cookie))
    later = sessions(NOW + DAY + 1)
    assert later.is_due(later.read(cookie)), "it is renewed"
    assert sessions(NOW + LIFETIME).read(cookie)
    assert sessions(NOW + LIFETIME + 1).read(cookie) is None


def test_a_host_whose_network_is_open_makes_them_short(sessions):
    cookie = sessions(seconds=7200).set_cookie("anna", secure=False)
    assert "; Max-Age=7200; " in cookie
    later = sessions(NOW + 1000, 7200)
    assert later.is_due(later.read(cookie)), "who plays on keeps it"
    assert sessions(NOW + 7201, 7200).read(cookie) is None
    with pytest.raises(ValueError, match="session"):
        read_limits("session = 60")


def test_a_cookie_of_the_time_before_cookies_had_dates_is_exchanged(sessions):
    old = "panzerkiste=anna." + sessions()._signature("anna")
    then = sessions(UNDATED + 2 * DAY)
    assert then.read(old) == Session("anna", UNDATED)
    assert then.is_due(then.read(old))
    assert sessions(UNDATED + LIFETIME + 1).read(old) is None


async def test_whoever_signs_out_everywhere_takes_back_every_cookie(sessions):
    now = sessions()
    cookies = ["panzerkiste=" + now.sign(Session(who, NOW)) for who in ("anna", "ben")]
    await now.sign_out("anna")
    for reader in (now, sessions()):  # also after a restart
        assert reader.read(cookies[0]) is None
        assert reader.read(cookies[1])
        assert reader.read(reader.set_cookie("anna", secure=False))


async def test_a_visitor_signs_out_everywhere_else(house, visitor):
    anna, stolen = visitor(), visitor()
    await anna.http.put("/api/me", json={"name": "Anna"})
    stolen.http.cookies.update(anna.http.cookies)
    assert (await stolen.ask("/api/me"))["name"] == "Anna"
    match = await anna.new_match("me", "hotseat")
    async with stolen.table(match["id"], 0) as spy:
        await spy.picture()
        assert (await anna.post("/api/me/sign-out-elsewhere", None)).status_code == 204
        assert await spy.closed() == 1012
    assert (await anna.ask("/api/me"))["name"] == "Anna"
    assert (await stolen.ask("/api/me"))["name"] != "Anna"
    async with anna.table(match["id"], 0) as place, stolen.table(match["id"], 0) as spy:
        assert (await place.picture())["seat"] == 0
        assert await spy.closed() == 4403


async def test_nothing_that_may_be_kept_for_others_carries_a_cookie(house, visitor):
    answer = await visitor().get("/api/games/panzerschlacht/texts")
    assert "public" in answer.headers["cache-control"]
    assert "set-cookie" not in answer.headers
    private = await visitor().get("/api/me")
    assert private.headers["cache-control"] == "no-store"
    assert "set-cookie" in private.headers


async def test_nothing_of_all_this_left_a_stack_trace_in_the_log(house):
    assert "Traceback" not in house.log.read_text()


async def test_of_many_who_sign_out_at_once_nobody_is_forgotten(sessions, tmp_path):
    now, accounts = sessions(), [f"account {number}" for number in range(40)]
    await asyncio.gather(*map(now.sign_out, accounts))
    assert all(sessions().is_signed_out(Session(account, NOW)) for account in accounts)
    assert (tmp_path / "signed-out.json").stat().st_mode & 0o777 == 0o600


def test_what_was_signed_out_and_cannot_be_read_stops_the_start_with_a_sentence(sessions, tmp_path):
    (tmp_path / "signed-out.json").write_text("{")
    with pytest.raises(Unusable, match="data-broken"):
        sessions()


async def test_a_request_that_was_under_way_while_its_owner_signed_out_gets_no_new_cookie(house, visitor):
    anna = visitor()
    await anna.http.put("/api/me", json={"name": "Anna"})
    cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    body = b'{"name":"Eve"}'
    head = f"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    length = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + length.encode() + body[:3])
    await writer.drain()
    assert (await anna.http.get("/api/me")).is_success  # the server has met the first half by now
    assert (await anna.post("/api/me/sign-out-elsewhere", None)).status_code == 204
    writer.write(body[3:])
    answer = await asyncio.wait_for(reader.read(), 60)
    writer.close()
    assert b" 200 " in answer
    assert b"set-cookie" not in answer.lower()
