"""What judging costs, read off a cheap clock and a dear one."""

import asyncio
import threading

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import effort
from panzerkiste.server.matches.effort import OFTEN, Effort, Payer
from panzerkiste.server.thinking.turns import Asker


@pytest.fixture
def clocks(monkeypatch):
    """The wall clock, the thread's own, and how often that was read."""
    times = {"wall": 0.0, "thread": 0.0, "read": 0}

    def thread_time():
        times["read"] += 1
        return times["thread"]

    monkeypatch.setattr(effort, "perf_counter", lambda: times["wall"])
    monkeypatch.setattr(effort, "thread_time", thread_time)
    return times


def work(clocks, seconds, waited=0.0):
    clocks["thread"] += seconds
    clocks["wall"] += seconds + waited


def test_little_work_costs_what_it_takes_and_the_dear_clock_is_left_alone(clocks):
    paid = Effort()
    for _ in range(20):
        began = paid.begin()
        work(clocks, 0.0001)
        assert paid.since(began) == pytest.approx(0.0001)
    assert clocks["read"] == 1


def test_whoever_has_to_wait_for_the_processor_does_not_pay_for_it(clocks):
    paid = Effort()
    work(clocks, 0.0, waited=1.0)
    began = paid.begin()
    work(clocks, 0.001, waited=0.5)
    assert paid.since(began) == pytest.approx(0.001)


def test_of_others_work_he_pays_no_more_than_was_done_since_the_clock_was_read(clocks):
    paid = Effort()
    work(clocks, OFTEN)
    began = paid.begin()
    work(clocks, 0.001, waited=0.5)
    assert paid.since(began) == pytest.approx(0.001 + OFTEN)


def test_long_work_is_paid_in_full(clocks):
    paid = Effort()
    began = paid.begin()
    work(clocks, 0.3)
    assert paid.since(began) == pytest.approx(0.3)


async def test_whoever_leaves_before_it_is_done_pays_all_the_same(clocks):
    paid, begun, may_end = asyncio.Queue[float](), threading.Event(), threading.Event()

    def long_work():
        begun.set()
        assert may_end.wait(60)
        work(clocks, 0.3)

    waiting = asyncio.create_task(Effort().beside(long_work, Payer(Asker("home", "anna"), paid.put_nowait)))
    assert await asyncio.to_thread(begun.wait, 60)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert paid.empty()
    may_end.set()
    assert await paid.get() == pytest.approx(0.3)


async def test_many_judgings_of_one_address_are_one_turn_in_two(monkeypatch):
    monkeypatch.setattr(effort, "THREADS", 1)
    shared, served, may_end = Effort(), list[str](), threading.Event()

    async def ask(address):
        await shared.beside(lambda: served.append(address), Payer(Asker(address, "")))

    first = asyncio.create_task(shared.beside(lambda: may_end.wait(60), Payer(Asker("greedy", ""))))
    await asyncio.sleep(0)
    others = [asyncio.create_task(ask(address)) for address in [*["greedy"] * 20, "ben"]]
    await asyncio.sleep(0)
    may_end.set()
    await asyncio.gather(first, *others)
    assert served.index("ben") == 1


async def test_whoever_leaves_the_line_or_is_refused_takes_no_turn_with_him(monkeypatch):
    monkeypatch.setattr(effort, "THREADS", 1)
    shared, may_end, anna = Effort(), threading.Event(), Asker("home", "anna")

    def refuse():
        raise Illegal("LIMIT", "messages")

    leaving = asyncio.create_task(shared.beside(lambda: may_end.wait(60), Payer(anna)))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(shared.beside(lambda: None, Payer(anna)))
    await asyncio.sleep(0)
    for task in (leaving, waiting):
        task.cancel()
    await asyncio.wait([leaving, waiting])
    may_end.set()
    with pytest.raises(Illegal):
        await shared.beside(lambda: None, Payer(anna, check=refuse))
    assert await shared.beside(lambda: "served", Payer(anna)) == "served"
