"""A push service that never answers: whoever has his device there waits, and nobody else."""

import asyncio
import socket
import threading
from contextlib import AsyncExitStack

import httpcore
import pytest

from panzerkiste.server.club import push
from panzerkiste.server.club.notices import FAILURES, LANE, REST
from panzerkiste.server.club.tellings import NewDevice
from panzerkiste.server.storage.notices import StoredNotice
from tests.server.house import PATIENCE
from tests.server.post_offices import Browser, PushService
from tests.server.test_notices import ENGLISH, MINUTE, berts_browser, open_house, outside

__all__ = ["open_house", "outside"]  # fixtures

GUESTS = 3 * LANE
FOR_EVER = 1000.0  # seconds, as long as a test


async def waits(house, account, subject="m"):
    await house.store.notices.note(StoredNotice(account, "turn", subject, "tank-chess", "[]", house.now))


async def given_up(tasks):
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def test_a_message_arrives_while_others_hang_in_a_tarpit(open_house, outside, monkeypatch):
    service, _ = outside
    monkeypatch.setattr(push, "SECONDS", FOR_EVER)
    async with open_house() as house, AsyncExitStack() as closing:
        tarpit = await closing.enter_async_context(PushService(service.context))
        tarpit.status = None
        for number in range(GUESTS):
            device = NewDevice(**Browser().subscription(f"{tarpit.origin}/{number}"))
            await house.wishes.choose(f"a guest {number}", ENGLISH)
            await house.wishes.add_device(f"a guest {number}", "phone", device)
            await waits(house, f"a guest {number}")
        await closing.enter_async_context(berts_browser(house, service))
        await waits(house, "bert")
        house.now += 2 * MINUTE
        telling = await house.notices.deliver()
        assert len(telling) == GUESTS + 1
        (told,), hanging = await asyncio.wait(telling, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        assert told.exception() is None
        assert len(service.got) == 1
        assert await house.notices.deliver() == [], "they are being told already"
        await given_up(hanging)


async def test_of_his_devices_one_that_hangs_keeps_no_other_waiting(open_house, outside, monkeypatch):
    service, _ = outside
    monkeypatch.setattr(push, "SECONDS", FOR_EVER)
    async with open_house() as house, PushService(service.context) as tarpit:
        tarpit.status = None
        await house.wishes.add_device("bert", "phone", NewDevice(**Browser().subscription(f"{tarpit.origin}/old")))
        house.now += 1
        async with berts_browser(house, service):
            await waits(house, "bert")
            house.now += 2 * MINUTE
            telling = await house.notices.deliver()
            await asyncio.wait_for(service.arrived.wait(), PATIENCE)
            await given_up(telling)


async def test_what_does_not_answer_is_asked_ever_more_rarely_and_at_last_no_more(open_house, outside):
    service, _ = outside
    service.status = 500
    async with open_house() as house, berts_browser(house, service):
        await waits(house, "bert")
        await house.pass_time()
        for failures in range(1, FAILURES):
            rest = REST * 2 ** (failures - 1)
            await house.pass_time(rest - 1)
            assert service.asked == failures
            await house.pass_time(1)
            assert service.asked == failures + 1
        assert (await house.wishes.info("bert")).devices == ()


# Names.


@pytest.fixture
def slow_names(monkeypatch):
    """Names of one owner are looked up without end; others are found at once, in a net that is nobody's."""
    answered = threading.Event()

    def look_up(host, port, **_):
        if host.endswith("slow.example"):
            answered.wait()
            raise socket.gaierror
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("192.0.2.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    yield
    answered.set()


async def test_a_name_that_is_looked_up_for_long_keeps_no_other_name_waiting(slow_names):
    streets = push.Streets(near=False)
    slow = [asyncio.create_task(streets.connect_tcp(f"{number}.slow.example", 443)) for number in range(80)]
    with pytest.raises(httpcore.ConnectError, match="everybody"):
        await streets.connect_tcp("push.example.org", 443)
    await asyncio.to_thread(lambda: None)  # pages are packed and mails are sent by the threads that all share
    assert not any(task.done() for task in slow)
    await given_up(slow)
