"""Shelves: where visitors keep what they make. Whoever has the link may look; only the owner may change it."""

import secrets
from collections.abc import Callable, Collection
from time import time
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.signs import seen
from panzerkiste.server.storage.store import Room, Store, StoredWork

Told = TypeVar("Told")

ROOM: Final = Room(works=100, bytes=2 * 2**20)


class Shelf(NamedTuple, Generic[Told]):
    """Works of one kind; *rule* is what its refusals are called by.

    What a list says of a work besides its text is kept with it: *tell* works it out of a text, refuses none, and may
    take its time. What another *version* of the package that brings the shelf said is worked out again.
    """

    kind: str
    rule: str
    told: type[Told]
    tell: Callable[[str], Told]
    version: str

    def new_version(self, account: str, text: str, id: str | None) -> StoredWork:
        """A new work, or with an *id* the next version of one. Takes its time."""
        made, now = id or secrets.token_urlsafe(9), int(time() * 1000)
        return self.tell_again(StoredWork(self.kind, made, account, seen(text), "", "", 0, now))

    def tell_again(self, work: StoredWork) -> StoredWork:
        """Takes its time. A text may spell signs out that cannot be seen: nobody is told them."""
        told = seen(msgspec.json.encode(self.tell(work.text)).decode())
        return replace(work, told=told, told_by=self.version, size=len(work.text.encode()) + len(told.encode()))

    def what_is_told(self, work: StoredWork) -> Told | None:
        """None if another version said it: what is read in a text may have changed since."""
        try:
            return msgspec.json.decode(work.told, type=self.told) if work.told_by == self.version else None
        except msgspec.DecodeError:
            return None

    async def save(self, store: Store, work: StoredWork, kinds: Collection[str]) -> None:
        """Beside its owner's works of these *kinds*: what nobody has a shelf for takes up no room of his."""
        match await store.save_work(work, ROOM, {*kinds, self.kind}):
            case "works":
                raise Illegal(self.rule, "many", most=ROOM.works)
            case "bytes":
                raise Illegal("LIMIT", "works", most=ROOM.bytes // 2**20)

    async def work(self, store: Store, id: str) -> StoredWork:
        work = await store.work(self.kind, id)
        if work is None:
            raise Illegal(self.rule, "none")
        return work

    async def check_own(self, store: Store, account: str, id: str) -> None:
        if (await self.work(store, id)).account != account:
            raise Illegal(self.rule, "not_yours")
