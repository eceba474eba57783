"""Nothing that takes long runs on the event loop: the tests' server is watched, and here is what the watchdog sees."""

import asyncio
import gc
import sqlite3
import time
from contextlib import closing

import msgspec
import pytest

from panzerkiste.games.dropzone.fields.battlefields import file_of, shipped_battlefield
from tests.server.watchdog import PROMISE, Stall, Watchdog, WatchedLoop, culprits, report, stalls


@pytest.fixture
def watched(tmp_path, monkeypatch):
    """Runs a coroutine on a loop of its own under the dog's eyes, as a server with one visitor."""

    def run(work):
        dog, file = Watchdog(tmp_path / "stalls"), tmp_path / "stalls"
        monkeypatch.setattr(WatchedLoop, "dog", dog, raising=False)

        async def app(*_):
            await asyncio.create_task(work())

        with asyncio.Runner(loop_factory=WatchedLoop) as runner:
            runner.run(dog.watch(app)({"type": "http", "path": "/"}, None, None))
        return stalls(file)

    return run


def be_busy():
    end = time.thread_time() + 2 * PROMISE
    while time.thread_time() < end:
        pass


async def busy():
    be_busy()


async def busy_later():
    asyncio.get_running_loop().call_later(0, be_busy)
    await asyncio.sleep(0.001)


async def tidy():
    gc.collect()


async def idle():
    time.sleep(2 * PROMISE)  # noqa: ASYNC251  # as on a machine that has no time for us


@pytest.mark.parametrize("work", [busy, busy_later])
def test_what_keeps_the_loop_busy_is_named(watched, work):
    [stall] = watched(work)
    assert "busy" in stall.where
    assert stall.seconds >= 2 * PROMISE


def test_what_the_garbage_collector_takes_counts(watched):
    kept = [list[int]() for _ in range(1_000_000)]
    assert len(watched(tidy)) == 1
    del kept


def test_a_machine_that_is_slow_is_no_stall(watched):
    assert watched(idle) == []


def test_once_and_a_little_is_no_fault_but_often_or_much_is():
    once, again, much = Stall(0.006, "a machine that is shared"), Stall(0.006, "here"), Stall(0.026, "there")
    assert culprits([much, once, again, again, again]) == [much, again, again, again]


def test_a_report_names_each_place_once_the_worst_first():
    found = [Stall(0.3, "here"), Stall(0.2, "there"), Stall(0.1, "here")]
    assert report(found).splitlines() == [" 300.0 ms, 2 times: here", " 200.0 ms, 1 times: there"]


async def test_a_list_of_a_hundred_battlefields_keeps_nobody_waiting(house, visitor):
    """Each of them took more than 5 ms on the loop."""
    anna, drawn = visitor(), msgspec.to_builtins(file_of(shipped_battlefield("three_bridges")))
    field = await anna.tell("/api/battlefields", {"file": drawn, "id": None})
    with closing(sqlite3.connect(house.data / "panzerkiste.sqlite")) as other:
        copies = "SELECT kind, id || ?, account, text, told, told_by, size, changed - ? FROM works WHERE id = ?"
        other.executemany(f"INSERT INTO works {copies}", [(number, number, field["id"]) for number in range(1, 100)])
        other.commit()
    before = house.stalls
    listed = await anna.ask("/api/battlefields")
    assert [found["file"] for found in listed] == [field["file"]] * 100
    assert culprits([stall for stall in house.stalls if stall not in before]) == []


async def test_a_large_answer_travels_compressed_and_a_small_one_as_it_is(visitor):
    anna = visitor()
    large, small = await anna.get("/api/dropzone/catalogue"), await anna.get("/api/me")
    assert large.headers["content-encoding"] == "gzip"
    assert int(large.headers["content-length"]) < len(large.content)
    assert "content-encoding" not in small.headers
    plain = await anna.http.get("/api/dropzone/catalogue", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == large.json()
