"""A live match: judged here, written down durably, then told to everybody at the table, to each what he may know.

One action at a time: judge, append, publish, acknowledge. Nothing in memory changes before the append is durable,
so what anybody was shown is what a restart finds. While one match waits for its commit, others go on.
"""

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from functools import partial
from random import Random
from typing import Any, Final, Union

import msgspec
from msgspec.structs import replace

from panzerkiste.engine.chance import Verifiable, commitment
from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch, Entry, Header, Match, Record, TakeBack
from panzerkiste.registry import GAMES
from panzerkiste.server.matches import adjourning, protocol, sitting, telling, time_controls, timing
from panzerkiste.server.matches.audience import Audience, Viewer
from panzerkiste.server.matches.bot_player import asker
from panzerkiste.server.matches.duties import Duties
from panzerkiste.server.matches.effort import Breath, Payer
from panzerkiste.server.matches.holding import written
from panzerkiste.server.matches.house import House, People
from panzerkiste.server.matches.links import Link, consequences, links
from panzerkiste.server.matches.luck import seat_value
from panzerkiste.server.matches.noticed import Noticed
from panzerkiste.server.matches.seating import Seating, kind
from panzerkiste.server.matches.seen import Seen
from panzerkiste.server.matches.takebacks import TakeBacks
from panzerkiste.server.matches.wire import decoder, encode, read_orders
from panzerkiste.server.matches.words import Words
from panzerkiste.server.measures import MEASURES
from panzerkiste.server.storage.adjournments import StoredAdjournment
from panzerkiste.server.storage.ownership import Held
from panzerkiste.server.storage.store import StoredMatch, StoredSeat

RESTART: Final = 1012  # close code: connect again

Heed = Callable[["Table"], None]  # told whenever something has changed at a table; must return at once


class Table:
    def __init__(self, stored: StoredMatch, seed: bytes, people: People, house: House) -> None:
        self.stored, self.rest = stored, stored.rest
        names, self.days_off = people
        self.seating = Seating(stored.seats, GAMES[stored.game].seat_names(len(stored.seats)), names, stored.event)
        self.begun = stored.begun  # match time when the last seat was taken
        self.lock = asyncio.Lock()
        self.again = asyncio.Lock()  # while a rematch is made
        self.broken = False
        self.held = Held(stored.number, stored.epoch)
        self._seed, self.store, self._luck = seed, house.store, house.luck
        self._effort, self.thinkers, self.heeds = house.effort, house.thinkers, house.heeds
        self.timepiece = house.timepiece
        self.audience, self.absences = Audience(), house.absences
        self.words = Words(stored.number, house.store.words)
        self._duties = Duties(self, house.thinkers)
        self.tell_due = self._duties.tell_due
        self.seen = Seen()
        self._used = self.timepiece.seconds()
        self.match: AnyMatch = Match(GAMES[stored.game], self.header)
        self.game = self.match.game
        self.asked = self.game.play.decision(self.match.state)
        self.orders = [read_orders(self.game, seat.orders) for seat in stored.seats]
        self.preparing: protocol.Preparing | None = None
        self.takebacks = TakeBacks(self.match, self.seating, stored)
        self.sent: dict[tuple[Seat, str], int] = {}  # what has been done, by the clients' own ids
        self.control = time_controls.read(stored.clock)
        self.calendar = timing.calendar_of(self)
        self.clocks = timing.clocks_of(self)
        self.noticed = Noticed(len(self.seating))
        # Where the result counts nobody loses his seat within minutes.
        patient = stored.rated or timing.pace_of(self) == "relaxed"
        away = house.limits.relaxed if patient else house.limits.absence
        self._away, self._rests = away, house.limits.relaxed
        self.windows = timing.windows_of(self, house.limits, house.luck("hold"))
        self._replay()
        self.watch = timing.watch_of(self)

    def due(self, seat: Seat) -> int | None:
        """When the seat's time to answer ends; see timing.due."""
        return timing.due(self, seat)

    def set_rest(self, rest: StoredAdjournment) -> None:
        """It rests from now on, or no longer; the store knows already."""
        self.rest = rest
        self.calendar.zero = self.stored.created + rest.stood

    def set_days_off(self, account: str, days: frozenset[date]) -> None:
        self.days_off[account] = days
        self._announce()
        self._look()

    def wake(self) -> None:
        """From now on it does by itself what is due; only on the running loop."""
        self._look()

    # What everybody may know.

    @property
    def header(self) -> Header:
        return Header(
            game=self.stored.game,
            rules=self.stored.rules,
            options=msgspec.json.decode(self.stored.options),
            seats=self.seating.names,
            created=datetime.fromtimestamp(self.stored.created / 1000, UTC).isoformat(timespec="seconds"),
            commitment=commitment(self._seed),
            values=self.seating.values,
        )

    @property
    def is_over(self) -> bool:
        return self.asked is None

    @property
    def is_paused(self) -> bool:
        """Bots among themselves, and nobody looks on: they go on when somebody does. An event waits for nobody."""
        return self.seating.has_nobody and not self.audience.seats and self.stored.event is None

    @property
    def is_adjourned(self) -> bool:
        """By agreement of those who play: nothing happens until they go on."""
        return self.rest.since is not None

    @property
    def can_rest(self) -> bool:
        return adjourning.can_rest(self)

    @property
    def patience(self) -> float:
        """Seconds that somebody is away before a bot may play for him; from a match that rests all are by agreement."""
        return max(self._away, self._rests) if self.is_adjourned else self._away

    @property
    def clock_runs(self) -> bool:
        running = self.begun is not None and not self.is_over and not self.is_paused and not self.is_adjourned
        return self.clocks is not None and running and not self.broken

    @property
    def owing(self) -> tuple[Seat, ...]:
        """Whose answer the table waits for, whoever may know it."""
        return self.asked.seats if self.asked else ()

    def asks(self, seat: Seat) -> bool:
        return seat in self.owing

    def seat_for(self, account: str) -> Seat:
        """Through whose eyes this account looks if it does not say: a seat of its own, one that is asked first."""
        own = self.seating.of(account)
        return next(iter([*filter(self.asks, own), *own]), WATCHER)

    def seat_infos(self, account: str) -> tuple[protocol.SeatInfo, ...]:
        here = self.audience.seats
        return self.seating.infos(account, here, lambda seat: sitting.substitute_in(self, seat, account))

    def chance(self, purpose: str) -> Random:
        """For something that the table needs at this moment, and that is no die of the match."""
        return self._luck(f"{purpose} {len(self.match.entries)} {self.seating.values}")

    def dice(self, number: int) -> Verifiable:
        """What the outcome under this number follows from."""
        return Verifiable(self._seed, self.seating.values, number)

    def record(self) -> Record:
        """The whole truth, with the seed; only for a match that is over."""
        assert self.is_over, "the seed of a running match leaves for nobody"
        return Record(self.header, tuple(self.match.entries), self._seed.hex())

    def seq(self, seat: Seat, number: int | None = None) -> int:
        """The sequence number that the seat knows the entry *number* by, or the last one."""
        return self.noticed.seq(seat, len(self.match.entries) if number is None else number)

    def steps_seen(self, seat: Seat) -> Sequence[int]:
        """The steps that the seat can look back at: what it noticed, and once the match is over all of them."""
        return range(len(self.match.steps)) if self.is_over else self.noticed.since(seat, -1)

    # Looking on.

    async def enter(self, viewer: Viewer, since: int) -> None:
        """The whole picture for one viewer, then everything that happens. The caller has proven the seat."""
        async with self.lock:
            if self.broken:  # while this viewer waited at the door
                viewer.hang_up(RESTART)
                return
            heard = await telling.story_since(self, viewer.seat, since)
            was_paused, is_first = self.is_paused, viewer.seat not in self.audience.seats
            self.audience.add(viewer)
            viewer.push(encode(telling.picture(self, viewer, since, heard)))
            if viewer.account in self._players or is_first:
                self._announce(but=viewer)
            if was_paused:
                self._look()

    def leave(self, viewer: Viewer) -> None:
        self._used = self.timepiece.seconds()
        self.audience.remove(viewer)
        self.absences.see(self.stored.number, viewer.account)
        if viewer.seat not in self.audience.seats:
            self.seen.forget(viewer.seat)
            self._announce()
        if self.is_paused:
            self._look()

    # Playing.

    async def act(self, seat: Seat, action: Any, sent: str | None = None, payer: Payer | None = None) -> int:
        """The sequence number of the action, once it is durable; the first one if it was sent before.

        Whoever sends it pays for the seconds that the rules take, also where they refuse it.
        """
        async with self.lock:
            if sent is not None and (seq := self.sent.get((seat, sent))) is not None:
                return seq
            return await self.append(await self._judged(partial(links, self, seat, action), payer), sent)

    async def _judged(self, judge: Callable[[], list[Link]], payer: Payer | None = None) -> list[Link]:
        """Whoever holds the lock comes as soon as a person, also where nobody looks on: one may wait behind him."""
        return await self._effort.judged(self.game, judge, payer or Payer(asker(self)._replace(rank=0)))

    async def give_orders(self, seat: Seat, orders: tuple[Any, ...]) -> int:
        """Standing orders from now on. Nobody else learns that there are any, or when they were given."""
        async with self.lock:
            await self._keep_seat(replace(self.seating[seat], orders=encode(orders).decode()), self.begun)
            self.orders[seat] = orders
            await self.go_on()
            return len(self.match.entries)

    async def answer_by_rule(self, seat: Seat) -> None:
        """The rules' own answer for a seat that gives none, if one is still owed; for whoever has the lock."""
        if self.asks(seat):
            await self.answer(seat, self.game.play.default(self.match.state, seat))

    async def answer(self, seat: Seat, action: Any) -> None:
        """For whoever has the lock."""
        await self.append(await self._judged(partial(links, self, seat, action)))

    async def deal(self) -> None:
        """Chance has the first word where cards are dealt; after that it answers within the step that asks it."""
        async with self.lock:
            await self.go_on()

    def _look(self) -> None:
        self._used = self.timepiece.seconds()
        self._duties.look()

    async def go_on(self) -> None:
        """What can happen now that a seat was taken or orders were given."""
        if following := await self._judged(partial(consequences, self)):
            await self.append(following)
        else:
            self._look()

    async def append(self, judged: Sequence[Link], sent: str | None = None) -> int:
        """Write the links down, and only then let them happen. The number of the first."""
        if self.broken:  # whoever waited for the lock speaks to a table that has been replaced
            raise Illegal("TABLE", "failed")
        if self.is_adjourned:
            raise Illegal("TABLE", "adjourned")
        held, first = self.held, len(self.match.entries) + 1
        rows = [
            (*held, seq, entry.seat, encode(entry.action), entry.at, sent if seq == first else None)
            for seq, (entry, _, _) in enumerate(judged, first)
        ]
        try:
            with MEASURES.span("append"):
                await self.store.append(rows)
            breath = Breath()
            for link in judged:
                self._follow(link)
                await self.audience.tell_seats(telling.news(self), breath)
            await self.note_end()
        except BaseException:  # also whoever is called away between two of them
            self.let_go()
            raise
        if sent is not None:
            self.sent[judged[0].entry.seat, sent] = first
        self._look()
        return first

    async def note_end(self) -> None:
        """Once it is over: when, and how. Whoever lists matches need not play them again."""
        if self.is_over and self.stored.ended is None:
            ended, result = self.timepiece.wall(), encode(self.game.play.result(self.match.state)).decode()
            await self.store.end(self.held, ended, result)
            self.stored = replace(self.stored, ended=ended, result=result)

    def let_go(self) -> None:
        """What was judged could not be written or told, or another has it. The record is the truth: all come back."""
        self.broken = True
        self.audience.hang_up(RESTART)

    def _follow(self, link: Link) -> None:
        timing.time_windows(self, link)
        self.match.append(link.entry, link.step)
        self.noticed.follow(len(self.match.entries), link.entry, link.step, self.asked)
        self.asked = link.asked
        timing.press_after(self, link)

    # Seats.

    def draw_value(self, seat: Seat) -> str:
        """What a seat mixes into the dice whose player brings nothing of his own."""
        return seat_value(self._luck, seat)

    def rename(self, account: str, name: str) -> None:
        if self.seating.of(account):
            self.seating.learn_name(account, name)
            self._announce()

    def concerns(self, account: str) -> bool:
        return account in self._players

    def change_hands(self, old: str, new: str, name: str) -> None:
        """What was one's is another's; the store knows already. For whoever has the lock."""
        for seat in self.seating.of(old):
            self.seating.put(replace(self.seating[seat], account=new))
        if self.stored.creator == old:
            self.stored = replace(self.stored, creator=new)
        self.seating.learn_name(new, name)
        self.match.header = self.header
        self.absences.see(self.stored.number, new)
        self._announce()

    async def set_seat(self, new: StoredSeat) -> None:
        """Who sits there from now on; for whoever has the lock."""
        others = [self.seating[seat] for seat in range(len(self.seating)) if seat != new.seat]
        begins = self.begun is None and all(kind(seat) != "open" for seat in [new, *others])
        begun = self.watch.read() if begins else self.begun
        await self._keep_seat(new, begun)
        self.begun = begun
        self.match.header = self.header
        if self.clocks:
            self.clocks.begun = begun
        self._announce()

    async def _keep_seat(self, new: StoredSeat, begun: int | None) -> None:
        with written(self):
            await self.store.set_seat(self.held, self.seating[new.seat], new, begun)
        self.seating.put(new)

    # Telling.

    def _announce(self, but: Viewer | None = None) -> None:
        """Who sits where, after a change, and whether the clocks run by now."""
        clock, can_rest = telling.clock_shown(self), self.can_rest
        self.audience.tell_accounts(
            lambda account: protocol.SeatsChanged(self.seat_infos(account), clock, can_rest), self._players, but
        )

    @property
    def _players(self) -> set[str]:
        """Whom the table concerns more than any onlooker."""
        return {self.stored.creator, *self.seating.accounts}

    def tell_preparing(self, preparing: protocol.Preparing | None) -> None:
        """How far a computer player's first answer is from being thought about."""
        self.preparing = preparing
        self.audience.tell(protocol.PreparingChanged(preparing))

    async def set_successor(self, id: str) -> None:
        """The same players play again, there."""
        with written(self):
            await self.store.set_successor(self.held, id)
        self.stored = replace(self.stored, successor=id)
        self.audience.tell(protocol.RematchMade(id))

    # Being stored away and brought back.

    def _replay(self) -> None:
        shape = decoder(Union[self.game.types.action, TakeBack])  # noqa: UP007  # known at run time only
        timing.press(self, 0)
        for seq, row in enumerate(self.stored.entries, 1):
            entry = Entry(row.seat, shape.decode(row.action), row.at)
            step = self.match.judge(entry.seat, entry.action)
            self._follow(Link(entry, step, self.game.play.decision(step.state)))
            if row.sent is not None:
                self.sent[row.seat, row.sent] = seq

    def use(self) -> None:
        """Somebody has business here, though he may not sit down yet."""
        self._used = self.timepiece.seconds()

    def is_idle(self, seconds: float) -> bool:
        """May it be forgotten? The store has everything."""
        busy = self.audience.seats or self._duties.are_open or self.lock.locked()
        return not busy and self.timepiece.seconds() - self._used > seconds

    @property
    def far(self) -> int | None:
        """When it must be looked at again, in milliseconds since 1970, if until then the disk has it."""
        return None if self.broken else self._duties.far

    async def close(self) -> None:
        await self._duties.close()
