"""What a piece of work has cost, in seconds of the processor, and how it keeps nobody else waiting.

The thread's own clock is dear to read, a hundred times as dear as the wall clock, and most actions are judged in no
time. So it is read every few milliseconds only. In between the wall clock tells, which runs on while others have the
processor: work that seems long has cost no more than the thread has worked since its clock was last read.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, thread_time
from typing import Final, NamedTuple, TypeVar

from panzerkiste.engine.game import AnyGame
from panzerkiste.server.measures import MEASURES
from panzerkiste.server.thinking.turns import Asker, Turns

T = TypeVar("T")
Pay = Callable[[float], None]

OFTEN: Final = 0.005  # seconds
MOMENT: Final = 0.002  # seconds that one piece of work may keep the event loop before others have their turn
THREADS: Final = 2
RULES: Final = ThreadPoolExecutor(THREADS, "rules")  # for nothing else: what keeps other threads busy holds up no move


class Payer(NamedTuple):
    """For whom something is judged."""

    asker: Asker
    pay: Pay = lambda seconds: None
    check: Callable[[], None] = lambda: None  # raises Illegal where he has nothing left to pay with


class Effort:
    """Of the thread that makes it."""

    def __init__(self) -> None:
        self._turns = Turns(THREADS)
        self._read_at, self._worked = perf_counter(), thread_time()

    def begin(self) -> float:
        """When the work begins."""
        now = perf_counter()
        if now - self._read_at > OFTEN:
            self._read_at, self._worked = now, thread_time()
        return now

    def since(self, began: float) -> float:
        """What it has cost."""
        seconds = perf_counter() - began
        return seconds if seconds < OFTEN else min(seconds, thread_time() - self._worked)

    async def judged(self, game: AnyGame, judge: Callable[[], T], payer: Payer) -> T:
        """What the rules say, paid for also where they refuse it. If they may take their time, it is not the loop's."""
        with MEASURES.span("judge", game=game.id):
            return await self.beside(judge, payer) if game.hosting.dear else self._at_once(judge, payer)

    def _at_once(self, judge: Callable[[], T], payer: Payer) -> T:
        payer.check()
        began = self.begin()
        try:
            return judge()
        finally:
            payer.pay(self.since(began))

    async def beside(self, work: Callable[[], T], payer: Payer) -> T:
        """Beside the event loop, where it may take its time, in turn with everybody else.

        It is paid for also where it fails or nobody waits for it. Of what somebody asks for at once, the rest is
        refused as soon as the first of it has used up what he had.
        """
        loop = asyncio.get_running_loop()

        def timed() -> T:
            began = thread_time()
            try:
                return work()
            finally:
                loop.call_soon_threadsafe(payer.pay, thread_time() - began)

        await self._turns.take(payer.asker)
        try:
            payer.check()
            working = RULES.submit(timed)
        except BaseException:
            self._turns.give_back()
            raise
        working.add_done_callback(lambda _: loop.call_soon_threadsafe(self._turns.give_back))
        return await asyncio.wrap_future(working)


class Breath:
    """Work that comes in many small parts draws breath between them."""

    def __init__(self) -> None:
        self._since = perf_counter()

    async def draw(self) -> None:
        """Let others have the event loop, if this has had it for a moment."""
        if perf_counter() - self._since > MOMENT:
            await asyncio.sleep(0)
            self._since = perf_counter()
