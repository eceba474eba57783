"""A visitor's desk in a workshop: there he has his works judged, keeps them, and finds them again."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from litestar import MediaType, Response
from msgspec import Struct

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.storage.store import Store, StoredWork
from panzerkiste.server.thinking.bench import Bench
from panzerkiste.server.web.turnstiles import Turnstiles
from panzerkiste.server.web.workshops import kinds

T = TypeVar("T")
Told = TypeVar("Told")
Kept = tuple[StoredWork, Told]  # a work, and what a list says of it besides its text


class Desk(NamedTuple):
    account: str
    address: str
    store: Store
    bench: Bench
    turnstiles: Turnstiles

    async def work(self, work: Callable[[], T]) -> T:
        """What takes more than a moment: not on the event loop, and in turn with everybody else."""
        return await self.bench.do(self.address, work)

    async def keep(self, shelf: Shelf[Told], text: str, id: str | None) -> Kept[Told]:
        """Save a new work, or with an *id* the next version of one's own."""
        if id is not None:
            await shelf.check_own(self.store, self.account, id)
        self._pay(len(text))
        work = await self.work(lambda: shelf.new_version(self.account, text, id))
        await shelf.save(self.store, work, kinds())
        return await self._told(shelf, work)

    async def works(self, shelf: Shelf[Told]) -> list[Kept[Told]]:
        """One's own, the last one changed first."""
        works = await self.store.works_of(shelf.kind, self.account)
        told = await self.work(lambda: [shelf.what_is_told(work) for work in works])
        return [
            (work, what) if what is not None else await self._told(shelf, work)
            for work, what in zip(works, told, strict=True)
        ]

    async def listed(self, shelf: Shelf[Any]) -> Response[bytes]:
        """The same, written down beside the event loop: a full shelf holds megabytes. What is told of a work is written
        already, and reading a hundred of them would make more rubbish than can be collected in a moment."""
        works = await self.store.works_of(shelf.kind, self.account)
        told = [work if work.told_by == shelf.version else (await self._told(shelf, work))[0] for work in works]
        written = await self.work(lambda: b"[%s]" % b",".join([_written(work, self.account) for work in told]))
        return Response(written, media_type=MediaType.JSON)

    async def one(self, shelf: Shelf[Told], id: str) -> Kept[Told]:
        """Anybody's."""
        return await self._told(shelf, await shelf.work(self.store, id))

    async def throw_away(self, shelf: Shelf[Told], id: str) -> None:
        await shelf.check_own(self.store, self.account, id)
        await self.store.delete_work(shelf.kind, id)

    async def _told(self, shelf: Shelf[Told], work: StoredWork) -> Kept[Told]:
        if (told := shelf.what_is_told(work)) is not None:
            return work, told
        work = await self.work(lambda: shelf.tell_again(work))
        await self.store.tell_again(work)
        told = shelf.what_is_told(work)
        assert told is not None, "this version has just said it"
        return work, told

    def _pay(self, size: int) -> None:
        """Works can be thrown away and saved again, so what is written counts and not only what is kept."""
        if not self.turnstiles.saves.take(self.address) or not self.turnstiles.saved.take(self.address, size):
            raise Illegal("LIMIT", "saves")


class _Kept(Struct, frozen=True):
    """What a list says of a work of any kind; what is told of it stands beside that."""

    id: str
    text: str
    mine: bool
    changed: int


def _written(work: StoredWork, account: str) -> bytes:
    kept = encode(_Kept(work.id, work.text, work.account == account, work.changed))
    return kept[:-1] + b"," + work.told.encode()[1:]
