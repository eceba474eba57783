"""The way to a table: matches are made, found, joined and left to bots here; live ones are kept in memory."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any, Final, TypeVar

from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.channels.messages import ChangedHands, Renamed
from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import challenges, making, rated, sitting
from panzerkiste.server.matches.absence import Absences
from panzerkiste.server.matches.api import (
    CreatedMatch,
    Invitation,
    Invite,
    Joined,
    MatchInfo,
    NewMatch,
)
from panzerkiste.server.matches.bot_api import OnlineBot
from panzerkiste.server.matches.call_signs import call_sign
from panzerkiste.server.matches.codes import neat
from panzerkiste.server.matches.effort import Breath, Effort
from panzerkiste.server.matches.hearing import Hearing
from panzerkiste.server.matches.house import House, People
from panzerkiste.server.matches.lists import Lists
from panzerkiste.server.matches.luck import Luck, true_luck
from panzerkiste.server.matches.making import Arranged
from panzerkiste.server.matches.picture import shown_options
from panzerkiste.server.matches.programs import Programs
from panzerkiste.server.matches.table import Heed, Table
from panzerkiste.server.matches.time_controls import Live
from panzerkiste.server.matches.wishes import check_level, game_called, once_more
from panzerkiste.server.storage.meetings import BY_ALL
from panzerkiste.server.storage.ownership import LONELY, Elsewhere, Held, Owner
from panzerkiste.server.storage.store import Store, StoredMatch
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.timepiece import Timepiece, TrueTime

LOG: Final = logging.getLogger("panzerkiste.lobby")

LOADERS: Final = 2  # threads: a long match that is brought back does not keep a short one waiting

T = TypeVar("T")


class Lobby:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        luck: Luck = true_luck,
        timepiece: Timepiece | None = None,
        channels: Channels | None = None,
        *,
        owner: Owner = LONELY,
    ) -> None:
        self.effort = Effort()
        self.heeds: list[Heed] = []
        self.timepiece = timepiece or TrueTime()
        absences = Absences(self.timepiece)
        self.house = House(store, thinkers, limits, absences, luck, self.effort, self.heeds, self.timepiece)
        self._store, self._luck = store, luck
        self.owner, self.ownership = owner, store.ownership
        self.channels = channels or Channels()
        self.lists = Lists(self, store)
        Hearing(self, store)
        self.programs = Programs(store.programs, self.channels)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.dated = dict[str, int]()  # matches of ours that wait on the disk until then, in milliseconds since 1970
        self.is_unsure = False  # whether a match of ours may have fallen out of memory in which something is due
        self._loader = ThreadPoolExecutor(LOADERS, thread_name_prefix="loader")

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.timepiece.wall()

    @property
    def kept(self) -> int:
        """How many matches are in memory."""
        return len(self._tables)

    # Finding.

    async def table(self, id: str) -> Table:
        """There is never more than one of a match: all who ask for it meanwhile wait for the same."""
        if table := self.at_hand(id):
            table.use()
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(partial(self._loaded, id))
        return await asyncio.shield(self._loading[id])

    def _loaded(self, id: str, loading: asyncio.Task[Table]) -> None:
        del self._loading[id]
        self.dated.pop(id, None)
        if not loading.cancelled() and not loading.exception():  # whoever waits is told why
            self._tables[id] = loading.result()
        else:
            self.is_unsure = True

    def has(self, id: str) -> bool:
        return id in self._loading or self.at_hand(id) is not None

    def at_hand(self, id: str) -> Table | None:
        """If it is in memory."""
        table = self._tables.get(id)
        return None if table is None or table.broken else table

    async def table_for(self, id: str, account: str) -> Table:
        """The table, if this account has any business there; to others it does not exist."""
        return await self._checked(await self.table(id), account)

    async def look_for(self, id: str, account: str) -> Table:
        """The same, to be looked at only: whoever has it keeps it."""
        return await self._checked(await self._looked_at(id), account)

    async def _checked(self, table: Table, account: str) -> Table:
        if not table.seating.of(account) and not await self.may_watch(table, account):
            raise Illegal("LOBBY", "no_match")
        return table

    async def may_watch(self, table: Table, account: str) -> bool:
        """Whoever sits there, made it, or has its code; at the boards of an event everybody, and elsewhere once it is
        over and shared, if none of its players hides his games."""
        number, shown = table.stored.number, table.is_over and table.stored.shown > 0
        if table.seating.of(account) or table.stored.creator == account or table.stored.event is not None:
            return True
        return (shown and not await self._store.meetings.is_hidden(number)) or await self._store.watches(
            number, account
        )

    async def info(self, id: str, account: str) -> MatchInfo:
        table = await self.table_for(id, account)
        # Whoever leaves his seat of a match that runs gives its code to whom he wants: behind it lies what he hid.
        left = table.begun is not None and table.game.information.secrets(table.match.options)
        invites = tuple(Invite(seat, neat(code)) for seat, code in table.seating.open_codes())
        return MatchInfo(
            id=id,
            game=table.game.id,
            options=shown_options(table.match),
            clock=table.control,
            seats=table.seat_infos(account),
            seq=table.seq(table.seat_for(account)),
            invites=invites if account == table.stored.creator and not left else (),
            watch=neat(table.stored.watch),
            commitment=table.match.header.commitment,
            created=table.match.header.created,
            result=table.game.play.result(table.match.state),
        )

    # Making and joining.

    async def create(self, wish: NewMatch, account: str) -> CreatedMatch:
        game = game_called(wish.game)
        if wish.rated and any(seat.kind == "me" for seat in wish.seats):
            await rated.check_account(self._store.people, account)
        if any(seat.kind == "program" for seat in wish.seats) and (club := await self.owner.club_elsewhere()):
            raise Elsewhere(club)  # where bots are listened to
        asked = await challenges.wanted(self.programs, game.id, wish.seats)
        plan = await self._beside_the_loop(lambda: making.wished(game, wish, account, self._luck))
        table = await self._made(making.row(game, plan, account, self.now()) | {"rated": int(wish.rated)}, plan)
        await challenges.ask(self, table, asked)
        kept = {seat for seat, _ in asked}
        invites = tuple(Invite(seat, neat(code)) for seat, code in table.seating.open_codes() if seat not in kept)
        return CreatedMatch(table.stored.id, invites, neat(table.stored.watch))

    async def seat_people(self, wanted: Arranged) -> Table:
        """They sit already, and once it is over, everybody may look at it; at the boards of an event also before."""
        game = game_called(wanted.game)
        seated = partial(making.seated, game, wanted.options, wanted.sitters, wanted.clock, self._luck)
        plan = await self._beside_the_loop(seated)
        row = making.row(game, plan, wanted.creator, self.now())
        row |= {"rated": int(wanted.rated), "event": wanted.event, "shown": BY_ALL}
        table = await self._made(row | ({"id": wanted.id} if wanted.id else {}), plan)
        for account in table.seating.accounts:
            self.house.absences.see(table.stored.number, account)
        return table

    async def _made(self, row: dict[str, Any], plan: making.Planned) -> Table:
        row["owner"] = self.owner.me.id
        await self._store.create(row, self._luck("seed").randbytes(32), plan.seats)
        return await self.table(row["id"])  # a bot may begin at once

    async def rematch(self, id: str, account: str) -> Joined:
        """The same match again with sides changed: made by the first who wants it, joined by the others."""
        table = await self.table_for(id, account)
        own = table.seating.of(account)
        if not own:
            raise Illegal("LOBBY", "not_yours")
        if not table.is_over:
            raise Illegal("LOBBY", "running")
        async with table.again:
            if table.stored.successor is None:
                made = await self.create(once_more(table, account), account)
                await table.set_successor(made.id)
            return await self._sit_again(table, account, len(table.seating) - 1 - own[0])

    async def _sit_again(self, before: Table, account: str, seat: Seat) -> Joined:
        id = before.stored.successor
        assert id is not None, "the caller has seen to it"
        table = await self.table(id)
        if table.seating[seat].account != account:
            await sitting.sit(table, seat, account, await self.name(account))
        return Joined(id, seat)

    async def invitation(self, code: str, account: str) -> Invitation | None:
        """What a code is for; None where it is good for nothing, or no longer."""
        try:
            table, seat = await self._find(code)
        except Illegal:
            return None
        own = table.seating.of(account)
        return Invitation(
            game=table.game.id,
            options=shown_options(table.match),
            clock=table.control,
            rated=bool(table.stored.rated),
            seat=seat,
            host=next(iter(table.seating.of(table.stored.creator)), WATCHER),
            seats=table.seat_infos(account),
            turn=table.game.hosting.turn(table.match.state),
            over=table.is_over,
            match=table.stored.id if own else None,
        )

    async def join(self, code: str, value: str | None, account: str) -> Joined:
        table, seat = await self._find(code)
        if seat == WATCHER:
            return await self.watch(code, account)
        await sitting.sit(table, seat, account, await self.name(account), value)
        return Joined(table.stored.id, seat)

    async def watch(self, code: str, account: str) -> Joined:
        """Also whoever was offered a seat may rather look on: the seat stays free."""
        table, _ = await self._find(code)
        await self._store.add_watcher(table.stored.number, account)
        return Joined(table.stored.id, WATCHER)

    async def _find(self, code: str) -> tuple[Table, Seat]:
        """The table that a code is for, and the seat there."""
        found = await self._store.find_code("".join(sign for sign in code.upper() if sign.isalnum()))
        if found is None:
            raise Illegal("LOBBY", "no_code")
        id, seat = found
        return await self.table(id), WATCHER if seat is None else seat

    async def let_bot_play(self, id: str, seat: Seat, account: str, level: int) -> None:
        table = await self.table_for(id, account)
        check_level(table.game, level)
        await sitting.let_bot_play(table, sitting.seat_at(table, seat), account, level)

    async def hand_back(self, id: str, seat: Seat, account: str) -> None:
        table = await self.table_for(id, account)
        await sitting.hand_back(table, sitting.seat_at(table, seat), account)

    # Names.

    async def name(self, account: str) -> str:
        return (await self._store.names([account])).get(account) or call_sign(account)

    async def online_bots(self, game: str, account: str) -> list[OnlineBot]:
        """Those who can be asked for a match of this game, with their owners' names."""
        playing = self.programs.playing(game, account)
        names = await self._store.names([program.owner for program in playing])
        return [
            OnlineBot(program.id, program.name, names.get(program.owner) or call_sign(program.owner))
            for program in playing
        ]

    async def rename(self, account: str) -> None:
        """The store has another name; tables that are loaded from now on ask for it."""
        await self.channels.tell(Renamed(account))

    async def change_hands(self, old: str, new: str) -> None:
        """All that *old* has becomes *new*'s; nothing happens meanwhile at his tables that could be written as his."""
        name = await self.name(new)
        async with AsyncExitStack() as held:
            tables = self.concerning(old)
            for table in tables:
                await held.enter_async_context(table.lock)
            await self._store.people.move(old, new)
            for table in tables:
                table.change_hands(old, new, name)
        await self.channels.tell(ChangedHands(old, new))

    @property
    def tables(self) -> tuple[Table, ...]:
        """Those in memory."""
        return tuple(self._tables.values())

    async def loaded(self) -> None:
        """Once all that are on their way into memory are there."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    def concerning(self, account: str) -> list[Table]:
        return [table for table in self._tables.values() if table.concerns(account)]

    # Keeping.

    async def beat(self) -> None:
        """Keep how far the clocks have run, of all matches at once."""
        readings, breath = dict[Held, int](), Breath()
        for table in tuple(self._tables.values()):
            if table.clock_runs and isinstance(table.control, Live):  # days go by, whoever keeps them
                readings[table.held] = table.watch.read()
            await breath.draw()
        if readings:
            await self._store.keep_readings(readings)

    def put_away(self, table: Table) -> None:
        """The store has everything; it is read again when somebody asks, or something is due."""
        id = table.stored.id
        if self._tables.get(id) is table:
            del self._tables[id]
            self.is_unsure = self.is_unsure or table.broken
            if table.far is not None:
                self.dated[id] = table.far

    async def let_go(self) -> None:
        """All tables are another's now; whoever sits there comes back, and is led to him."""
        for table in self._tables.values():
            table.let_go()
        await self._clear()

    async def close(self) -> None:
        with suppress(Exception):  # a server ends also where nothing can be written
            await self.beat()
        await self._clear()
        self._loader.shutdown(wait=False, cancel_futures=True)

    async def _clear(self) -> None:
        for loading in list(self._loading.values()):
            loading.cancel()
        tables, self._tables, self.dated = self._tables, {}, {}
        for table in tables.values():
            await table.close()

    async def _load(self, id: str) -> Table:
        stored = await self._store.match(id)
        if stored is None:
            raise Illegal("LOBBY", "no_match")
        if stored.owner != self.owner.me.id:
            await self.ownership.take(id, self.owner.me)
            self.house.absences.arrive(stored.number)
            return await self._load(id)
        table = await self._built(stored)
        await table.note_end()  # a server may have been killed before it was written
        table.wake()
        return table

    async def _looked_at(self, id: str) -> Table:
        """Nobody sits down at one that another worker has: it is as the store has it, and stays so."""
        try:
            return await self.table(id)
        except Elsewhere:
            stored = await self._store.match(id)
            assert stored, "somebody has it"
            table = await self._built(stored)
            table.broken = True
            return table

    async def _built(self, stored: StoredMatch) -> Table:
        game = GAMES.get(stored.game)
        if game is None or game.under(stored.rules) is None:
            raise Illegal("LOBBY", "old_rules")
        accounts = [seat.account for seat in stored.seats if seat.account]
        names = {account: call_sign(account) for account in accounts} | await self._store.names(accounts)
        people = People(names, await self._store.days_off.of(accounts))
        seed = await self._store.seed(stored.number)
        return await self._beside_the_loop(lambda: Table(stored, seed, people, self.house))  # may be a long match

    async def _beside_the_loop(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._loader, work)

    async def playable(self, id: str) -> Table | None:
        return await self._if_any(id, self.table)

    async def look(self, id: str) -> Table | None:
        """To be looked at only: whoever has it keeps it."""
        return await self._if_any(id, self._looked_at)

    async def _if_any(self, id: str, found: Callable[[str], Awaitable[Table]]) -> Table | None:
        try:
            return await found(id)
        except Illegal:
            return None  # recorded under rules that are no more
        except Exception:  # a game of another package may have changed in any way; the other matches go on
            LOG.exception("match %s cannot be brought back", id, extra={"match": id})
            return None
