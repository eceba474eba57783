"""One visitor sends without end, or holds on without sending: he is refused, and the others do not notice."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

import pytest

from panzerkiste.server import limits
from panzerkiste.server.limits import HOUSEHOLD, Budget, Limits, Rate, read_limits
from panzerkiste.server.web.connection import UNHEEDED, Budgets, Connection
from panzerkiste.server.web.doors import TOLD, Doors, household
from panzerkiste.server.web.guard import FAREWELLS, Guard
from panzerkiste.server.web.line import EXTENSION
from panzerkiste.server.web.pulse import Pulse, unread
from tests.server.house import PATIENCE, House, sensible

FEW = Rate(0.001, 20)
WIDE = Rate(1e9, 1e9)
HASTY = Limits(patience=0.5, messages=WIDE)


@pytest.fixture(scope="module")
def open_house(tmp_path_factory):
    """A server with limits of the test's choice; those who choose the same share it."""
    houses: dict[str, House] = {}

    def open_(limits: Limits, proxies: Sequence[str] = ()) -> House:
        wish = f"{limits} {proxies}"
        if wish not in houses:
            houses[wish] = House(tmp_path_factory.mktemp("house"), limits, proxies=proxies).open()
        return houses[wish]

    yield open_
    for house in houses.values():
        house.close()


async def raw(house, *pieces: bytes):
    """The bytes of an answer to bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    for piece in pieces:
        writer.write(piece)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return answer


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


# Frames.


def masked(first: int, payload: bytes) -> bytes:
    """A frame as a client sends it."""
    return bytes((first, 0x80 | len(payload))) + bytes(4) + payload


FRAMES = {"ping": masked(0x89, b"x"), "pong": masked(0x8A, b"x"), "fragment": masked(0x00, b"x")}


@pytest.mark.parametrize("kind", FRAMES)
async def test_every_frame_counts_also_those_that_are_no_message(open_house, visitor, kind):
    anna = visitor(open_house(Limits(messages=FEW)))
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as place:
        await place.picture()
        if kind == "fragment":
            place.line.transport.write(masked(0x01, b"x"))  # a message that goes on
        place.line.transport.write(300 * FRAMES[kind])
        assert await place.closed() == 4429
        assert place.line.close_reason == "refused-limit-messages"


async def test_one_who_sends_everything_at_once_is_answered_message_by_message(open_house, visitor):
    """More messages in one packet than fit in a queue; each gets its answer, in order."""
    anna = visitor(open_house(HASTY))
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as place:
        await place.picture()
        place.line.transport.write(b"".join(masked(0x81, b'{"type":"Ask","id":"%d"}' % n) for n in range(3000)))
        for _ in range(3000):
            assert (await place.hear())["refusal"]["key"] == "refused-message-unreadable"
        assert (await place.say("Act", action=await sensible(place, place.told[0])))["seq"] == 1


async def test_a_client_that_pings_and_does_not_read_is_cut(open_house, visitor):
    anna = visitor(open_house(HASTY))
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as deaf, anna.table(match["id"], 1) as grey:
        await grey.picture()
        await deaf.picture()
        deaf.line.transport.pause_reading()
        flooding = asyncio.create_task(flood(deaf.line.transport))
        await grey.until(lambda message: message["type"] == "SeatsChanged" and not message["seats"][0]["here"])
        flooding.cancel()


async def flood(transport):
    ping = masked(0x89, bytes(125))
    while not transport.is_closing():
        if transport.get_write_buffer_size() < 1 << 20:
            transport.write(1000 * ping)
        await asyncio.sleep(0)


async def test_one_who_sends_too_much_is_not_listened_to_for_a_while_and_then_hung_up_on(monkeypatch):
    """A refusal costs as much as an answer: who is refused without end would keep the server as busy as before."""
    pauses, line = list[float](), Patient()

    async def pause(seconds):
        pauses.append(seconds)

    async def receive():
        return {"type": "websocket.disconnect" if line.told[-1:] == ["farewell"] else "websocket.receive"}

    async def answer(data):
        return None

    monkeypatch.setattr(asyncio, "sleep", pause)
    budgets = Budgets(Budget(Rate(0, 3)), Budget(WIDE), Budget(WIDE), Budget(WIDE))
    scope: Any = {"state": {"account": "anna"}, "client": ("here", 1), "extensions": {EXTENSION: line}}
    await Connection(scope, budgets).listen(receive, answer)
    assert len(pauses) == UNHEEDED == len(line.told) - 1
    assert min(pauses) >= 1


async def test_pings_in_excess_cut_whoever_sends_them_and_not_his_neighbours():
    budgets = Budgets(Budget(Rate(0, 2)), Budget(WIDE), Budget(WIDE), Budget(WIDE))
    lines = {account: Patient() for account in ("flooder", "anna")}
    for account, line in lines.items():
        scope: Any = {"state": {"account": account}, "client": ("home", 1), "extensions": {EXTENSION: line}}
        Connection(scope, budgets)
    for other in range(2 * HOUSEHOLD):  # they empty what the address has
        budgets.messages.take(f"other {other}", "home")
    lines["anna"].on_noise()
    assert lines["anna"].told == []
    for _ in range(3):
        lines["flooder"].on_noise()
    assert lines["flooder"].told[:1] == ["farewell"]


class Patient:
    """A line that reads everything."""

    on_noise: Callable[[], object]

    def __init__(self) -> None:
        self.told: list[bytes | str] = []

    def write(self, message: bytes) -> int:
        self.told.append(message)
        return 0

    def hang_up(self, code: int, reason: str) -> None:
        self.told.append("farewell")


# Budgets.


async def test_all_sockets_of_an_account_share_its_budget(open_house, visitor):
    anna = visitor(open_house(Limits(messages=Rate(0.001, 6), questions=Rate(0.001, 4))))
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as one, anna.table(match["id"], 0) as other:
        await one.picture()
        await other.picture()
        for place in (one, other):
            for _ in range(2):
                assert (await place.say("Ask", query={"type": "TryFights"}))["type"] in ("Advised", "Refused")
        for place in (one, other):
            assert (await place.say("Ask", query={"type": "TryFights"}))["refusal"]["key"] == "refused-limit-messages"
        await other.send("Ask", query={"type": "TryFights"})
        assert (await other.hear())["id"] == "", "not even read"


def test_accounts_of_one_address_share_what_a_household_has():
    budget = Budget(Rate(0, 1))
    taken = [budget.take(f"account {number}", "here") for number in range(HOUSEHOLD + 1)]
    assert taken == HOUSEHOLD * [True] + [False]
    assert budget.take("somebody", "elsewhere")
    assert not budget.take("account 0", "elsewhere"), "an account takes its budget along"


async def test_coming_back_again_and_again_is_refused(open_house, visitor):
    anna = visitor(open_house(Limits(entrances=Rate(0.001, 3))))
    match = await anna.new_match("me", "hotseat")
    for _ in range(3):
        async with anna.table(match["id"], 0) as place:
            await place.picture()
    async with anna.table(match["id"], 0) as place:
        assert (await place.hear())["refusal"]["key"] == "refused-limit-sockets"
        assert await place.closed() == 4429


async def test_one_address_has_so_many_sockets_with_any_number_of_accounts(open_house, visitor):
    house = open_house(Limits(sockets=1))
    match = await visitor(house).new_match("me", "hotseat")
    async with AsyncExitStack() as tables:
        for _ in range(HOUSEHOLD):
            place = await tables.enter_async_context((await watcher(visitor(house), match)).table(match["id"]))
            assert (await place.picture())["seat"] == -3
        one_more = await tables.enter_async_context((await watcher(visitor(house), match)).table(match["id"]))
        assert (await one_more.hear())["refusal"]["key"] == "refused-limit-sockets"


async def watcher(visitor, match):
    await visitor.tell("/api/join", {"code": match["watch"]})
    return visitor


# Connections.


async def test_half_a_request_is_given_up(open_house):
    house = open_house(HASTY)
    for half in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:"):
        assert status(await raw(house, half)) == 408
    body = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    assert status(await raw(house, body)) == 408
    assert "Traceback" not in house.log.read_text()


async def test_a_request_that_trickles_in_is_given_up(open_house):
    """Something comes all the time, and it is never a request."""
    house = open_house(HASTY)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(b"GET / HTTP/1.1\r\n")
    answer = asyncio.create_task(reader.read(12))
    async with asyncio.timeout(PATIENCE):
        while not answer.done():
            writer.write(b"X: y\r\n" if writer.transport.get_write_buffer_size() == 0 else b"")
            await asyncio.wait([answer], timeout=0.05)
    assert answer.result() == b"HTTP/1.1 408"
    writer.close()


async def test_what_makes_no_headway_from_one_beat_to_the_next_is_cut():
    """A few bytes are read from time to time, and then none any more."""
    sizes, cut = iter([900_000, 800_000, 700_000]), asyncio.Event()
    transport = Slow()

    def unfinished():
        transport.size = next(sizes, transport.size)
        return unread(transport, paused=True)

    pulse = Pulse(0.001, unfinished, cut.set)
    async with asyncio.timeout(PATIENCE):
        await cut.wait()
    pulse.stop()
    assert (transport.size, next(sizes, None)) == (700_000, None), "not before"


class Slow(asyncio.Transport):
    size = 0

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return self.size


def test_a_client_that_reads_what_fits_on_the_way_is_left_alone():
    assert unread(Slow(), paused=False) is None


async def test_too_many_connections_are_told_so_and_others_go_on(open_house, visitor):
    house = open_house(Limits(connections=5))
    idle = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(5)]
    assert status(await raw(house, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")) == 503
    idle[0][1].close()
    await idle[0][1].wait_closed()
    for _ in range(PATIENCE * 20):
        answer = await visitor(house).get("/api/me")
        if answer.status_code != 503:
            break
        await asyncio.sleep(0.05)
    assert answer.status_code == 200
    for _, writer in idle[1:]:
        writer.close()


def test_an_address_has_so_many_connections_and_a_named_proxy_as_many_as_fit():
    doors = Doors(Limits(connections=2, everybody=4), proxies=["10.0.0.1"])
    assert [doors.enter("1.1.1.1") for _ in range(3)] == [True, True, False]
    assert doors.enter("10.0.0.1")
    assert doors.enter("2.2.2.2") is False, "the house is full"
    doors.leave("1.1.1.1")
    doors.leave("1.1.1.1")
    assert doors.enter("2.2.2.2") is True
    assert [doors.enter("3.3.3.3") for _ in range(TOLD + 1)][-1] is None


def test_there_are_never_more_connections_than_files():
    doors = Doors(Limits())
    doors.fit(1024)
    welcome = sum(doors.enter(f"10.0.{n // 250}.{n % 250}") is True for n in range(2000))
    assert 500 < welcome < 1024 - TOLD


RAISED = """
import resource
from panzerkiste.server.web.serving import raise_file_limit
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 777))
assert raise_file_limit() == 777, raise_file_limit()
assert resource.getrlimit(resource.RLIMIT_NOFILE) == (777, 777)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_as_many_files_are_opened_as_the_system_allows():
    subprocess.run([sys.executable, "-c", RAISED], check=True)


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::7", "2001:db8:1:2::/64"),
        ("not an address", "not an address"),
    ],
)
def test_an_ipv6_network_is_one_household(address, counts_as):
    assert household(address) == counts_as


# Proxies.


async def test_nobody_can_say_that_he_comes_from_elsewhere(open_house, visitor):
    anna = visitor(open_house(Limits(joins=Rate(0.001, 3))))
    answers = [await join_from(anna, f"198.51.100.{n}") for n in range(4)]
    assert [answer.status_code for answer in answers] == [404, 404, 404, 429]


async def test_a_proxy_named_by_the_host_can(open_house, visitor):
    anna = visitor(open_house(Limits(joins=Rate(0.001, 3)), proxies=["127.0.0.1"]))
    answers = [await join_from(anna, f"198.51.100.{n}") for n in range(4)]
    assert [answer.status_code for answer in answers] == [404, 404, 404, 404]


async def join_from(visitor, address):
    return await visitor.http.post("/api/join", json={"code": "guess"}, headers={"X-Forwarded-For": address})


def test_a_host_sets_limits_by_their_names_and_the_others_stay():
    limits = read_limits("sockets = 128\nmatches = { a_second = 2, burst = 200 }\nhold = 0\n")
    assert limits == Limits(sockets=128, matches=Rate(2, 200), hold=0)
    for wrong in ("sokets = 1", "sockets = 0", "matches = { a_second = -1, burst = 2 }", "matches = 3", "sockets = "):
        with pytest.raises(ValueError, match=r"\w"):
            read_limits(wrong)


async def test_an_empty_line_after_a_request_keeps_no_connection_open(open_house):
    house = open_house(HASTY)
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert (await reader.read(12)) == b"HTTP/1.1 200"
    writer.write(b"\r\n")
    async with asyncio.timeout(PATIENCE):
        while await reader.read(1 << 16):
            pass
    writer.close()


def test_where_files_are_few_one_address_does_not_take_them_all():
    doors = Doors(Limits(arrivals=WIDE))
    doors.fit(1024)
    taken = [doors.enter("10.0.0.1") for _ in range(500)]
    assert 300 < taken.count(True) < 500
    assert doors.enter("10.0.0.2") is True


async def test_whoever_comes_back_over_and_over_is_cut_without_a_word(monkeypatch):
    """To tell him each time why he is turned away cost as much as to let him in: a flood of pings lived on it."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    nobody: Any = SimpleNamespace(read=lambda cookie: None)
    guard = Guard(nobody, nobody, nobody, Doors(Limits(entrances=Rate(0, 0))))
    said, cut = list[str](), list[int]()

    async def receive():
        return {"type": "websocket.connect"}

    async def send(message):
        said.append(message["type"])

    for _ in range(int(FAREWELLS.burst) + 5):
        line = SimpleNamespace(refuse=lambda: cut.append(1))
        scope: Any = {"type": "websocket", "headers": [(b"host", b"localhost")], "client": ("127.0.0.9", 1)}
        scope |= {"state": {}, "extensions": {EXTENSION: line}}
        await guard(scope, receive, send)
    assert said.count("websocket.close") == FAREWELLS.burst
    assert len(cut) == 5
