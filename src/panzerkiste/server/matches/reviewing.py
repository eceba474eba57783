"""Reviews of finished matches: worked out once, in the background, in the clerks' fair order, and kept.

A match that runs is never reviewed, whoever plays it. Whoever may look back at it afterwards may ask for its review.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Raw

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import write_record
from panzerkiste.review import VERSION, MatchReview
from panzerkiste.server.matches.api import ReviewState
from panzerkiste.server.matches.clerks import Clerks, PlanReview, ReviewPart, WholeReview
from panzerkiste.server.storage.reviews import Reviews
from panzerkiste.server.thinking.turns import Asker

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table

LOG: Final = logging.getLogger("panzerkiste.reviews")

MOST: Final = 200  # at a time
OF_ONE: Final = 3  # of one account
OF_ADDRESS: Final = 6

read_review: Final = msgspec.json.Decoder(MatchReview).decode
read_parts: Final = msgspec.json.Decoder(tuple[Raw, ...]).decode


class Work:
    """A review on the way. What went wrong is told until somebody asks anew; what was found until then is kept."""

    def __init__(self, asker: Asker, parts: list[Raw]) -> None:
        self.asker, self.parts = asker, parts
        self.done, self.of = 0, 1
        self.failed: Illegal | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def goes_on(self) -> bool:
        return self.failed is None


class Reviewing:
    def __init__(self, kept: Reviews, clerks: Clerks) -> None:
        self._kept, self._clerks = kept, clerks
        self._works: dict[str, Work] = {}

    async def close(self) -> None:
        running = [work.task for work in self._works.values() if work.task]
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running)

    async def state(self, table: "Table", account: str) -> ReviewState:
        """How far it is; raises Illegal while the match runs. What stopped another who asked is not told."""
        if not table.is_over:
            raise Illegal("LOBBY", "running")
        if found := await self._kept.of(table.stored.number, VERSION):
            return ReviewState(1, 1, read_review(found), None)
        work = self._works.get(table.stored.id)
        if work is None or (work.failed and work.asker.account != account):
            return ReviewState(0, 0, None, None)
        return ReviewState(work.done, work.of, None, work.failed.refusal if work.failed else None)

    async def begin(self, table: "Table", asker: Asker) -> ReviewState:
        """The same; and it is worked out where it is not yet."""
        before = await self.state(table, asker.account)
        work = self._works.get(table.stored.id)
        if before.review is None and (work is None or not work.goes_on):
            self._check_room(asker)
            work = self._works[table.stored.id] = Work(asker, work.parts if work else [])
            work.task = asyncio.create_task(self._work(table, asker, work))
            return ReviewState(work.done, work.of, None, None)
        return before

    def _check_room(self, asker: Asker) -> None:
        running = [work.asker for work in self._works.values() if work.goes_on]
        own = sum(one.account == asker.account for one in running)
        near = sum(one.address == asker.address for one in running)
        if len(running) >= MOST or own >= OF_ONE or near >= OF_ADDRESS:
            raise Illegal("LIMIT", "work")

    async def _work(self, table: "Table", asker: Asker, work: Work) -> None:
        try:
            review = await self._made(await asyncio.to_thread(write_record, table.record()), asker, work)
            await self._kept.keep(table.stored.number, VERSION, review)
            del self._works[table.stored.id]
        except Illegal as illegal:
            work.failed = illegal
        except Exception:
            LOG.exception("a review failed")
            work.failed = Illegal("CLERK", "failed")
        while len(self._works) > 2 * MOST:  # of those that failed the oldest are forgotten
            del self._works[next(id for id, one in self._works.items() if not one.goes_on)]

    async def _made(self, file: bytes, asker: Asker, work: Work) -> bytes:
        tasks = read_parts(await self._clerks.work(PlanReview(file), asker))
        work.of, work.done = len(tasks) + 2, len(work.parts)
        for task in tasks[work.done :]:
            work.done += 1
            work.parts.append(Raw(await self._clerks.work(ReviewPart(file, task), asker)))
        work.done += 1
        return await self._clerks.work(WholeReview(file, tuple(work.parts)), asker)
