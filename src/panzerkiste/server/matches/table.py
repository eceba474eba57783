"""A live match: judged here, written down durably, then told to everybody at the table, to each what he may know.

One action at a time: judge, append, publish, acknowledge. Nothing in memory changes before the append is durable,
so what anybody was shown is what a restart finds. While one match waits for its commit, others go on.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from random import Random
from time import monotonic, time
from typing import Any, Final, NamedTuple, Union

import msgspec
from msgspec.structs import replace

from panzerkiste.engine.chance import Verifiable, commitment
from panzerkiste.engine.game import CHANCE, HOST, WATCHER, Decision, Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch, Entry, Header, Match, Record, TakeBack
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import bot_player, protocol
from panzerkiste.server.matches.audience import Audience, Viewer
from panzerkiste.server.matches.clocks import Clocks, Stopwatch
from panzerkiste.server.matches.luck import Luck, seat_value
from panzerkiste.server.matches.noticed import Noticed
from panzerkiste.server.matches.picture import happened, offered, shown
from panzerkiste.server.matches.protocol import Waiting
from panzerkiste.server.matches.seating import Seating, kind
from panzerkiste.server.matches.seen import Seen
from panzerkiste.server.matches.takebacks import TakeBacks
from panzerkiste.server.matches.windows import Windows, is_held
from panzerkiste.server.matches.wire import decoder, encode, read_orders
from panzerkiste.server.storage.store import Store, StoredMatch, StoredSeat, StoredTakeBack
from panzerkiste.server.thinking.thinkers import Thinkers

RESTART: Final = 1012  # close code: connect again


class Link(NamedTuple):
    """A judged entry, not yet written: what it leads to, and who is asked then."""

    entry: Entry[Any]
    step: Step[Any, Any]
    asked: Decision | None


class Table:
    def __init__(
        self,
        stored: StoredMatch,
        seed: bytes,
        names: dict[str, str],
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        *,
        luck: Luck,
    ) -> None:
        self.stored, self.game = stored, GAMES[stored.game]
        self.seating = Seating(stored.seats, self.game.seat_names(len(stored.seats)), names)
        self.begun = stored.begun  # match time when the last seat was taken
        self.lock = asyncio.Lock()
        self.again = asyncio.Lock()  # while a rematch is made
        self.broken = False
        self._seed, self._store, self._thinkers, self._luck = seed, store, thinkers, luck
        self._audience = Audience()
        self._seen = Seen()
        self._thinking = set[Seat]()
        self._tasks = set[asyncio.Task[None]]()
        self._timer: asyncio.TimerHandle | None = None
        self._used = monotonic()
        self.match: AnyMatch = Match(self.game, self.header)
        self.asked = self.game.play.decision(self.match.state)
        self.orders = [read_orders(self.game, seat.orders) for seat in stored.seats]
        self.preparing: protocol.Preparing | None = None
        self._takebacks = TakeBacks(self.match, self.seating, stored.takeback)
        self._sent: dict[tuple[Seat, str], int] = {}  # what has been done, by the clients' own ids
        minutes = self.game.hosting.minutes(self.match.options)
        self._clocks = Clocks(minutes, len(self.seating), self.begun) if stored.clocked else None
        self._noticed = Noticed(len(self.seating))
        self._windows = Windows(limits, self.game.hosting.pace(self.match.options), luck("hold"))
        self._replay()
        self._watch = Stopwatch(self._reading())
        self._stir()

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

    def asks(self, seat: Seat) -> bool:
        return self.asked is not None and seat in self.asked.seats

    def seat_for(self, account: str) -> Seat:
        """Through whose eyes this account looks if it does not say: a seat of its own, one that is asked first."""
        own = self.seating.of(account)
        return next(iter([*filter(self.asks, own), *own]), WATCHER)

    def seat_infos(self, account: str) -> tuple[protocol.SeatInfo, ...]:
        return self.seating.infos(account, self._audience.seats)

    def chance(self, purpose: str) -> Random:
        """For something that the table needs at this moment, and that is no die of the match."""
        return self._luck(f"{purpose} {len(self.match.entries)} {self.seating.values}")

    def record(self) -> Record:
        """The whole truth, with the seed; only for a match that is over."""
        assert self.is_over, "the seed of a running match leaves for nobody"
        return Record(self.header, tuple(self.match.entries), self._seed.hex())

    def seq(self, seat: Seat, number: int | None = None) -> int:
        """The sequence number that the seat knows the entry *number* by, or the last one."""
        return self._noticed.seq(seat, len(self.match.entries) if number is None else number)

    def steps_seen(self, seat: Seat) -> Sequence[int]:
        """The steps that the seat can look back at: what it noticed, and once the match is over all of them."""
        return range(len(self.match.steps)) if self.is_over else self._noticed.since(seat, -1)

    # Looking on.

    @property
    def onlookers(self) -> Iterable[Viewer]:
        return self._audience

    async def enter(self, viewer: Viewer, since: int) -> None:
        """The whole picture for one viewer, then everything that happens. The caller has proven the seat."""
        async with self.lock:
            if self.broken:  # while this viewer waited at the door
                viewer.hang_up(RESTART)
                return
            self._audience.add(viewer)
            viewer.push(encode(self._picture(viewer, since)))
            self._announce(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        self._used = monotonic()
        self._audience.remove(viewer)
        if viewer.seat not in self._audience.seats:
            self._seen.forget(viewer.seat)
            self._announce()

    # Playing.

    async def act(self, seat: Seat, action: Any, sent: str | None = None) -> int:
        """The sequence number of the action, once it is durable; the first one if it was sent before."""
        async with self.lock:
            if sent is not None and (seq := self._sent.get((seat, sent))) is not None:
                return seq
            return await self._append(list(self._links(seat, action)), sent)

    async def take_back(self, seat: Seat, sent: str) -> int:
        async with self.lock:
            for speaker in (seat, HOST):
                if (seq := self._sent.get((speaker, sent))) is not None:
                    return seq
            if not any(entry.seat == seat for entry in self.match.entries):
                raise Illegal("UNDO", "nothing")
            way_back = self._takebacks.way_back(seat)
            if way_back is None:
                return await self._ask_back(seat, sent)
            speaker, keep = way_back
            return await self._append(list(self._links(speaker, TakeBack(keep))), sent)

    async def answer_take_back(self, seat: Seat, sent: str, *, agreed: bool) -> int:
        async with self.lock:
            if (seq := self._sent.get((HOST, sent))) is not None:
                return seq
            request = self._takebacks.request_for(seat, agreed=agreed)
            if agreed:
                keep = self.match.before_last(request.seat)
                assert keep is not None, "whoever asks has played"
                return await self._append(list(self._links(HOST, TakeBack(keep))), sent)
            return await self._keep_request(replace(request, declined=1))

    async def _ask_back(self, seat: Seat, sent: str) -> int:
        request = self._takebacks.standing
        if request and (request.seat, request.sent) == (seat, sent):
            return len(self.match.entries)
        self._takebacks.check_asking(seat)
        return await self._keep_request(StoredTakeBack(self.stored.number, seat, len(self.match.entries), sent, 0))

    async def _keep_request(self, request: StoredTakeBack) -> int:
        await self._store.keep_takeback(request)
        self._takebacks.latest = request
        asked = protocol.TakeBackAsked(request.seat, bool(request.declined))
        self._audience.tell_seats(lambda seat: protocol.TakeBackChanged(asked, self._takebacks.can_ask(seat)))
        return len(self.match.entries)

    async def give_orders(self, seat: Seat, orders: tuple[Any, ...]) -> int:
        async with self.lock:
            await self._set_seat(replace(self.seating[seat], orders=encode(orders).decode()))
            self.orders[seat] = orders
            await self._go_on()
            return len(self.match.entries)

    def _links(self, seat: Seat, action: Any) -> Iterator[Link]:
        """The action and what follows from it without anybody being asked."""
        step, at = self.match.judge(seat, action), self._watch.read()
        asked = self.game.play.decision(step.state)
        yield Link(Entry(seat, action, at), step, asked)
        yield from self._consequences(step.state, asked, len(self.match.entries) + 1, at)

    def _consequences(self, state: Any, asked: Decision | None, number: int, at: int) -> Iterator[Link]:
        while (answer := self._automatic(state, asked, number)) is not None:
            seat, action = answer
            step = self.game.play.apply(state, seat, action)
            state, asked, number = step.state, self.game.play.decision(step.state), number + 1
            yield Link(Entry(seat, action, at), step, asked)

    def _automatic(self, state: Any, asked: Decision | None, number: int) -> tuple[Seat, Any] | None:
        """Chance's answer, once every seat has mixed in its value; or what somebody's standing orders say."""
        if asked is None or self.begun is None or is_held(asked):
            return None
        if CHANCE in asked.seats:
            return CHANCE, self.game.play.sample(state, Verifiable(self._seed, self.seating.values, number))
        for seat in asked.seats:
            if orders := self.orders[seat]:
                action = self.game.information.obey(
                    self.game.information.view(state, seat), self.game.play.offer(state, seat), orders
                )
                if action is not None:
                    return seat, action
        return None

    async def _go_on(self) -> None:
        """What can happen now that a seat was taken or orders were given."""
        now = self._watch.read()
        links = list(self._consequences(self.match.state, self.asked, len(self.match.entries), now))
        if links:
            await self._append(links, None)
        else:
            self._stir()

    async def _append(self, links: Sequence[Link], sent: str | None) -> int:
        """Write the links down, and only then let them happen. The number of the first."""
        number, first = self.stored.number, len(self.match.entries) + 1
        rows = [
            (number, seq, entry.seat, encode(entry.action), entry.at, sent if seq == first else None)
            for seq, (entry, _, _) in enumerate(links, first)
        ]
        try:
            await self._store.append(rows)
            for link in links:
                self._follow(link)
                self._audience.tell_seats(self._news)
        except Exception:
            self._break()
            raise
        if sent is not None:
            self._sent[links[0].entry.seat, sent] = first
        self._stir()
        return first

    def _break(self) -> None:
        """What was judged could not be written or told. The record is the truth: all come back to what it holds."""
        self.broken = True
        self._audience.hang_up(RESTART)

    def _follow(self, link: Link) -> None:
        self.match.append(link.entry, link.step)
        self._noticed.follow(len(self.match.entries), link.entry, link.step, self.asked)
        if any(told.to is None for told in link.step.told):
            self._windows.hold(link.entry.at)
        self.asked = link.asked
        if self._clocks:
            self._clocks.press(link.entry.at, self._owing())

    # Seats.

    async def sit(self, seat: Seat, account: str, name: str, value: str | None = None) -> None:
        """Take an open seat."""
        async with self.lock:
            if kind(self.seating[seat]) != "open":
                raise Illegal("LOBBY", "taken")
            self.seating.learn_name(account, name)
            value = value or seat_value(self._luck, seat)
            await self._set_seat(replace(self.seating[seat], account=account, value=value, code=None))
            await self._go_on()

    async def let_bot_play(self, seat: Seat, account: str, level: int) -> None:
        """The seat's owner lets a bot take over; so may the match's creator for somebody who is away."""
        async with self.lock:
            self._check_keeper(seat, account)
            value = self.seating[seat].value or seat_value(self._luck, seat)
            await self._set_seat(replace(self.seating[seat], bot=level, value=value, code=None))
            await self._go_on()

    async def hand_back(self, seat: Seat, account: str) -> None:
        async with self.lock:
            self._check_keeper(seat, account)
            if self.seating[seat].account is None:
                raise Illegal("LOBBY", "not_yours")
            await self._set_seat(replace(self.seating[seat], bot=None))
            self._stir()

    def rename(self, account: str, name: str) -> None:
        if self.seating.of(account):
            self.seating.learn_name(account, name)
            self._announce()

    def _check_keeper(self, seat: Seat, account: str) -> None:
        is_deputy = account == self.stored.creator and seat not in self._audience.seats
        if self.seating[seat].account != account and not is_deputy:
            raise Illegal("LOBBY", "not_yours")

    async def _set_seat(self, new: StoredSeat) -> None:
        others = [self.seating[seat] for seat in range(len(self.seating)) if seat != new.seat]
        begins = self.begun is None and all(kind(seat) != "open" for seat in [new, *others])
        begun = self._watch.read() if begins else self.begun
        await self._store.set_seat(self.stored.number, new, begun)
        self.seating.put(new)
        self.begun = begun
        self.match.header = self.header
        if self._clocks:
            self._clocks.begun = begun
        self._announce()

    # Telling.

    def _picture(self, viewer: Viewer, since: int) -> protocol.Table:
        match, state, seat = self.match, self.match.state, viewer.seat
        return protocol.Table(
            match=self.stored.id,
            game=self.game.id,
            options=msgspec.to_builtins(match.options),
            seat=seat,
            seats=self.seat_infos(viewer.account),
            secrets=self.game.information.secrets(match.options),
            seq=self.seq(seat),
            happened=self._happened(seat, self._noticed.since(seat, since)),
            view=self._seen.enter(seat, shown(self.game, state, seat)),
            turn=self.game.hosting.turn(state),
            offer=offered(self.game, state, seat),
            waiting=self._waiting(),
            clock=self._clock(),
            orders=self.orders[seat] if seat >= 0 else (),
            can_undo=self._takebacks.way_back(seat) is not None,
            can_ask_undo=self._takebacks.can_ask(seat),
            takeback=self._takebacks.shown,
            preparing=self.preparing,
            rematch=self.stored.successor or "",
            commitment=match.header.commitment,
            result=self.game.play.result(state),
        )

    def heard(self, seat: Seat) -> tuple[protocol.Happened, ...]:
        """Everything the seat was told."""
        return self._happened(seat, self._noticed.since(seat, -1))

    def _happened(self, seat: Seat, steps: Iterable[int]) -> tuple[protocol.Happened, ...]:
        return happened(self.match, seat, [(self.seq(seat, number), number) for number in steps])

    def _news(self, seat: Seat) -> protocol.Update | None:
        """The latest step, if this pair of eyes notices it."""
        state, latest = self.match.state, len(self.match.entries)
        if self._noticed.latest(seat) != latest:
            return None
        return protocol.Update(
            seq=self.seq(seat),
            happened=self._happened(seat, [latest]),
            changes=self._seen.news(seat, shown(self.game, state, seat)),
            turn=self.game.hosting.turn(state),
            offer=offered(self.game, state, seat),
            waiting=self._waiting(),
            clock=self._clock(),
            can_undo=self._takebacks.way_back(seat) is not None,
            can_ask_undo=self._takebacks.can_ask(seat),
            result=self.game.play.result(state),
        )

    def _announce(self, but: Viewer | None = None) -> None:
        """Who sits where, after a change."""
        self._audience.tell_accounts(lambda account: protocol.SeatsChanged(self.seat_infos(account)), but)

    def tell_preparing(self, preparing: protocol.Preparing | None) -> None:
        """How far a computer player's first answer is from being thought about."""
        self.preparing = preparing
        self._audience.tell(protocol.PreparingChanged(preparing))

    async def set_successor(self, id: str) -> None:
        """The same players play again, there."""
        await self._store.set_successor(self.stored.number, id)
        self.stored = replace(self.stored, successor=id)
        self._audience.tell(protocol.RematchMade(id))

    def _waiting(self) -> Waiting | None:
        return Waiting(self.asked.shown, self.asked.ask) if self.asked else None

    def _clock(self) -> protocol.Clock | None:
        return self._clocks.shown(self._watch.read()) if self._clocks else None

    # What the table does by itself: bots are asked, clocks fall, the end is noted.

    def _stir(self) -> None:
        self._used = monotonic()
        if self.is_over and self.stored.ended is None:
            ended = int(time() * 1000)
            self.stored = replace(self.stored, ended=ended)
            self._start(self._store.end(self.stored.number, ended))
        if self.begun is not None and CHANCE in self._owing() and not is_held(self.asked):
            self._start(self._deal())
        for seat in self.seating.bots:
            if bot_player.is_asked(self, seat) and seat not in self._thinking:
                self._thinking.add(seat)
                self._start(self._let_bot_answer(seat))
        entries, seconds = len(self.match.entries), self._windows.seconds_left(self.asked, self._watch.read())
        if self._clocks:
            self._set_timer(self._clocks.next_to_fall())
        elif seconds is not None and self.begun is not None:
            self._call_later(seconds, lambda: self._close_window(entries))
        else:
            self._cancel_timer()

    async def _close_window(self, entries: int) -> None:
        """TH-402: whoever has not answered in the meantime gives the safe answer."""
        async with self.lock:
            if len(self.match.entries) == entries:
                for seat in self._owing():
                    await self._answer_safely(seat)

    async def answer_safely(self, seat: Seat) -> None:
        """The rules' own answer for a seat that gives none, if one is still owed."""
        async with self.lock:
            await self._answer_safely(seat)

    async def _answer_safely(self, seat: Seat) -> None:
        if self.asks(seat):
            answer = self.game.play.default(self.match.state, seat)
            await self._append(list(self._links(seat, answer)), None)

    async def _deal(self) -> None:
        """Chance has the first word where cards are dealt; after that it answers within the step that asks it."""
        async with self.lock:
            await self._go_on()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _let_bot_answer(self, seat: Seat) -> None:
        try:
            await bot_player.answer_while_asked(self, seat, self._thinkers)
        finally:
            self._thinking.discard(seat)

    def _owing(self) -> tuple[Seat, ...]:
        return self.asked.seats if self.asked else ()

    def _set_timer(self, fall: tuple[Seat, int] | None) -> None:
        self._cancel_timer()
        if fall:
            seat, end = fall
            self._call_later(max(0, end - self._watch.read()) / 1000, lambda: self._time_up(seat))

    def _call_later(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._cancel_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, lambda: self._start(work()))

    def _cancel_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None

    async def _time_up(self, seat: Seat) -> None:
        """PS-97: the host says that a clock has fallen, unless an answer came first."""
        async with self.lock:
            fall = self._clocks.next_to_fall() if self._clocks else None
            if fall is None or fall[0] != seat:
                return
            if fall[1] > self._watch.read():  # a timer may wake a moment early
                self._set_timer(fall)
                return
            word = self.game.hosting.time_up(self.match.state, seat)
            await self._append(list(self._links(HOST, word)), None)

    # Being stored away and brought back.

    def _replay(self) -> None:
        shape = decoder(Union[self.game.types.action, TakeBack])  # noqa: UP007  # known at run time only
        if self._clocks:
            self._clocks.press(0, self._owing())
        for seq, row in enumerate(self.stored.entries, 1):
            entry = Entry(row.seat, shape.decode(row.action), row.at)
            step = self.match.judge(entry.seat, entry.action)
            self._follow(Link(entry, step, self.game.play.decision(step.state)))
            if row.sent is not None:
                self._sent[row.seat, row.sent] = seq

    def _reading(self) -> int:
        """Match time now. Where thinking time counts, it stands still while the match is not in memory."""
        last = self.match.entries[-1].at if self.match.entries else 0
        last = max(last, self.begun or 0)
        return last if self._clocks else max(last, int(time() * 1000) - self.stored.created)

    def is_idle(self, seconds: float) -> bool:
        """May it be forgotten? The store has everything."""
        busy = self._audience.seats or self._tasks or self.lock.locked() or self._timer
        return not busy and monotonic() - self._used > seconds

    async def close(self) -> None:
        self._cancel_timer()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
