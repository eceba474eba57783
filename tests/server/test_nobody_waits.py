"""What takes long is done beside the event loop, in slices, or when nobody is there."""

import asyncio
import gc
import socket
import subprocess
import threading
from itertools import count
from typing import Any

import pytest

from panzerkiste.engine.game import CHANCE, WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import effort, links
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.effort import Breath, Payer
from panzerkiste.server.thinking import workers
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.thinking.workers import Workers
from panzerkiste.server.web import tidying
from tests.server.test_lobby import Onlooker, lobby

__all__ = ["lobby"]  # a fixture

TWO = (SeatWish("me"), SeatWish("hotseat"))


async def table_of(lobby, game, **options):
    return await lobby.table((await lobby.create(NewMatch(game, options, TWO), "anna")).id)


class Stranger(Onlooker):
    """Somebody else at every call, who only watches."""

    _numbers = count()

    def __init__(self):
        super().__init__()
        self.account, self.seat, self.told = f"stranger {next(self._numbers)}", WATCHER, []

    def push(self, message):
        self.told.append(message)


async def test_dropzone_is_judged_beside_the_loop_and_paid_for(lobby, monkeypatch):
    where, paid = list[threading.Thread](), list[Any]()
    judge = links._following

    def watched(*given: Any) -> Any:
        where.append(threading.current_thread())
        return judge(*given)

    monkeypatch.setattr(links, "_following", watched)
    table, anna = await table_of(lobby, "dropzone"), Onlooker()
    await table.enter(anna, -1)
    while CHANCE in table.asked.seats:
        await anna.news()
    [seat, *_] = table.asked.seats
    where.clear()
    await table.act(
        seat, table.game.play.default(table.match.state, seat), payer=Payer(Asker("home", "anna"), paid.append)
    )
    assert where[0] is not threading.main_thread()
    assert paid[0] > 0


@pytest.mark.parametrize("game", ["dropzone", "panzerschlacht"])
async def test_of_all_that_somebody_sends_at_once_only_what_he_can_pay_for_is_judged(lobby, game):
    """Whoever waits for the table or for his turn is asked again whether he has anything left."""
    table, anna, paid = await table_of(lobby, game), Onlooker(), list[float]()
    await table.enter(anna, -1)
    while CHANCE in table.asked.seats:
        await anna.news()
    [seat, *_] = table.asked.seats
    [action] = table.game.play.candidates(table.match.state, seat, table.chance("x"), 1)

    def check() -> None:
        if paid:
            raise Illegal("LIMIT", "messages")

    payer = Payer(Asker("home", "anna"), paid.append, check)
    answers = await asyncio.gather(*(table.act(seat, action, payer=payer) for _ in range(20)), return_exceptions=True)
    assert len(paid) == 1
    assert [answer.key for answer in answers if isinstance(answer, Illegal)] == ["refused-limit-messages"] * 19


async def test_a_quick_game_is_judged_at_once(lobby, monkeypatch):
    monkeypatch.setattr(effort, "RULES", None)
    table = await table_of(lobby, "panzerschlacht")
    [seat, *_] = table.asked.seats
    assert await table.act(seat, table.game.play.candidates(table.match.state, seat, table.chance("x"), 1)[0])


async def test_work_in_many_parts_lets_others_in_between(monkeypatch):
    now, others = [0.0], list[str]()
    monkeypatch.setattr(effort, "perf_counter", lambda: now[0])
    breath = Breath()
    asyncio.get_running_loop().call_soon(others.append, "here")
    now[0] += effort.MOMENT / 2
    await breath.draw()
    assert others == []
    now[0] += effort.MOMENT
    await breath.draw()
    assert others == ["here"]


async def test_what_a_link_tells_comes_in_slices_one_for_each_pair_of_eyes(lobby, monkeypatch):
    drawn = list[Breath]()

    async def draw(self: Breath) -> None:
        drawn.append(self)
        await asyncio.sleep(0)

    monkeypatch.setattr(effort.Breath, "draw", draw)
    table = await table_of(lobby, "panzerschlacht")
    for viewer in (Stranger(), Stranger(), Onlooker()):
        await table.enter(viewer, -1)
    [seat, *_] = table.asked.seats
    await table.act(seat, table.game.play.candidates(table.match.state, seat, table.chance("x"), 1)[0])
    assert len(drawn) == 2


async def test_three_hundred_watchers_hear_of_a_seat_by_one_message_and_of_each_other_not_at_all(lobby):
    table, crowd = await table_of(lobby, "panzerschlacht"), [Stranger() for _ in range(300)]
    for stranger in crowd:
        await table.enter(stranger, -1)
    assert [len(stranger.told) for stranger in crowd] == [1] * 300
    anna = Onlooker()
    await table.enter(anna, -1)
    assert {len(stranger.told) for stranger in crowd} == {2}
    assert len({id(stranger.told[-1]) for stranger in crowd}) == 1


async def test_a_worker_is_started_beside_the_loop(monkeypatch):
    where = []

    class Started(subprocess.Popen[bytes]):
        def __init__(self, *given, **more):
            where.append(threading.current_thread())
            super().__init__(*given, **more)

    monkeypatch.setattr(workers, "Popen", Started)
    crew = Workers(["sh", "-c", "echo ready; read line; echo $line"], 1)
    async with crew.lent(Asker("", "")) as worker:
        await worker.tell(b"hello\n", 30)
        assert await worker.hear(30) == b"hello\n"
    await crew.close()
    assert where[0] is not threading.main_thread()
    assert not worker.is_alive


async def test_a_worker_that_cannot_be_started_leaves_no_line_open(monkeypatch):
    pair = list[socket.socket]()

    def watched() -> tuple[socket.socket, socket.socket]:
        pair.extend(made())
        return pair[0], pair[1]

    made = socket.socketpair
    monkeypatch.setattr(socket, "socketpair", watched)
    crew = Workers(["/no/such/program"], 1)
    with pytest.raises(FileNotFoundError):
        async with crew.lent(Asker("", "")):
            pass
    await asyncio.sleep(0)  # a transport closes when the loop comes round
    assert [one.fileno() for one in pair] == [-1, -1]


@pytest.fixture
def slow_start(monkeypatch):
    """The processes, which are started only when they may be."""
    begun, may_start, processes = threading.Event(), threading.Event(), list[subprocess.Popen[bytes]]()

    def start(*given: Any, **more: Any) -> subprocess.Popen[bytes]:
        begun.set()
        assert may_start.wait(60)
        processes.append(subprocess.Popen(*given, **more))
        return processes[0]

    monkeypatch.setattr(workers, "Popen", start)
    yield begun, may_start, processes
    may_start.set()


async def test_a_worker_that_nobody_waits_for_any_more_is_ended(slow_start):
    begun, may_start, processes = slow_start
    crew = Workers(["sh", "-c", "echo ready; read line"], 1)
    starting = asyncio.create_task(crew.start_one())
    assert await asyncio.to_thread(begun.wait, 60)
    starting.cancel()
    await asyncio.sleep(0)
    may_start.set()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert [process.poll() is None for process in processes] == [False]


async def test_a_worker_that_comes_after_the_others_went_home_is_ended(slow_start):
    begun, may_start, processes = slow_start
    crew = Workers(["sh", "-c", "echo ready; read line"], 1)
    starting = asyncio.create_task(crew.start_one())
    assert await asyncio.to_thread(begun.wait, 60)
    await crew.close()
    may_start.set()
    await starting
    assert [process.poll() is None for process in processes] == [False]


async def test_all_that_is_kept_is_looked_through_only_when_nobody_says_anything(monkeypatch):
    slept, collected = [], []
    quiet = iter([False, False, True, False])

    async def sleep(seconds):
        slept.append(seconds)
        if len(slept) == 4:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(gc, "collect", lambda: collected.append(len(slept)))
    task = asyncio.ensure_future(tidying.tidy_for_ever(lambda: next(quiet)))
    await asyncio.wait([task])
    assert slept == [tidying.EVERY, 1, 1, tidying.EVERY]
    assert collected == [3]


async def test_a_house_that_is_never_quiet_is_looked_through_within_minutes(monkeypatch):
    slept, collected = list[float](), list[float]()

    async def sleep(seconds):
        slept.append(seconds)

    def collect():
        collected.append(sum(slept))
        raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(gc, "collect", collect)
    task = asyncio.ensure_future(tidying.tidy_for_ever(lambda: False))
    await asyncio.wait([task])
    assert collected[0] <= 300


def test_the_collector_looks_through_small_portions_only(monkeypatch):
    set_to = []
    for name in ("collect", "freeze"):
        monkeypatch.setattr(gc, name, lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *given: set_to.extend(given))
    tidying.collect_in_portions()
    assert set_to == [tidying.PORTION, tidying.PORTIONS, tidying.NEVER]
    assert tidying.PORTION * tidying.PORTIONS <= 20_000
