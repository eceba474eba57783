"""Events: announced, entered, paired round by round, and counted.

What the database holds is the truth: each board knows its match before there is one, and a result is taken from the
match when it is over. So whatever is looked at again after a crash goes on where it was, and nothing counts twice.
"""

import asyncio
import logging
import secrets
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.club import scoring, texts
from panzerkiste.server.club.event_api import BoardResult, EventList, EventPage, NewBots, NewEvent
from panzerkiste.server.club.event_pages import Known, card, page, rated_as
from panzerkiste.server.club.organisers import Organisers
from panzerkiste.server.club.ratings import Ratings
from panzerkiste.server.club.round_notices import round_notices
from panzerkiste.server.club.terms import LARGEST
from panzerkiste.server.errands import Errands, insist
from panzerkiste.server.limits import Budget, Limits
from panzerkiste.server.matches import making, rated, time_controls
from panzerkiste.server.matches.api import SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.luck import true_luck
from panzerkiste.server.matches.making import Arranged
from panzerkiste.server.matches.table import Table
from panzerkiste.server.matches.wishes import check_level, game_called, options_of
from panzerkiste.server.matches.words import plain
from panzerkiste.server.people import names
from panzerkiste.server.storage.events import EventRow, StoredBoard, StoredEntrant, StoredEvent
from panzerkiste.server.storage.store import Store
from panzerkiste.server.timepiece import sleep
from panzerkiste.tournaments.history import NoPairing

LOG: Final = logging.getLogger("panzerkiste.club")

LISTED: Final = 30
OPEN: Final = 3  # events of one announcer that are not over
PLAYERS: Final = 64
BOTS: Final = 16
TWO: Final = 2
MINUTE: Final = 60_000  # milliseconds


class Events:
    def __init__(self, store: Store, lobby: Lobby, organisers: Organisers, ratings: Ratings, limits: Limits) -> None:
        self._store, self._lobby, self._organisers = store.events, lobby, organisers
        self._names, self._handles, self._ratings = store.names, store.people.handles, ratings
        self._notices = store.notices
        self._announced = Budget(limits.events)
        self._turns = WeakValueDictionary[str, asyncio.Lock]()  # of those whose event somebody changes now
        self._errands = Errands(lambda error: LOG.error("an event cannot go on", exc_info=error))
        lobby.heeds.append(self.heed)

    # Looking.

    async def all(self, account: str) -> EventList:
        events = await self._store.newest(LISTED)
        return EventList(tuple(card(event, account) for event in events), await self._organisers.may_announce(account))

    async def page(self, id: str, account: str) -> EventPage:
        async with self._turn(id):  # not while boards are paired whose matches are still to be made
            event = await self._event(id)
        people = sorted({event.row.creator, *(one.account for one in event.entrants if one.account)})
        players = [rated_as(one) for one in event.entrants]
        ratings = await self._ratings.shown_all(players, event.row.game) if event.row.game in GAMES else {}
        known = Known(await self._names(people), await self._handles(people), ratings)
        may = self._may_enter(event, account), await self._organisers.may_organise(event.row.creator, account)
        return await asyncio.to_thread(page, event, account, known, may)  # tie-breaks of many take their time

    async def _event(self, id: str) -> StoredEvent:
        if (event := await self._store.event(id)) is None:
            raise Illegal("EVENT", "unknown")
        return event

    # Announcing.

    async def announce(self, account: str, address: str, wish: NewEvent) -> str:
        await self._organisers.check_announcing(account)
        game = game_called(wish.game)
        if not game.players[0] <= TWO <= game.players[1]:
            raise Illegal("EVENT", "two", game=game.id)
        if wish.rated:
            rated.check(game, options_of(game, wish.options), (SeatWish("invite"), SeatWish("invite")))
        if len(msgspec.json.encode(wish)) > LARGEST:
            raise Illegal("CLUB", "large", most=LARGEST // 1024)
        # What the rules refuse is not announced.
        await asyncio.to_thread(making.seated, game, wish.options, ("", ""), wish.clock, true_luck)
        if not self._announced.take(account, address):
            raise Illegal("LIMIT", "events")
        row = _row(wish, account, self._lobby.now())
        if not await self._store.announce(row, OPEN):
            raise Illegal("EVENT", "many", most=OPEN)
        return row.id

    # Entering and leaving.

    def _may_enter(self, event: StoredEvent, account: str) -> bool:
        mine = _entrant_of(event, account)
        if mine is not None and not mine.gone:
            return False
        return _objection(event) is None or (mine is not None and event.row.state == "running")

    async def enter(self, id: str, account: str) -> None:
        await self._organisers.check_account(account)
        async with self._turn(id):
            event = await self._event(id)
            mine = _entrant_of(event, account)
            if mine and not mine.gone:
                raise Illegal("EVENT", "entered")
            if mine and event.row.state in ("announced", "running"):
                await self._store.set_gone(id, mine.number, 0, scoring.missed(event, mine.number, 0.0))
            else:
                await self._add(event, [(account, None)])
        await self.go_on(id)

    async def add_bots(self, id: str, account: str, bots: NewBots) -> None:
        async with self._turn(id):
            event = await self._organised(id, account)
            check_level(game_called(event.row.game), bots.level)
            if sum(one.account is None for one in event.entrants) + bots.many > BOTS:
                raise Illegal("EVENT", "bots", most=BOTS)
            await self._add(event, [(None, bots.level)] * bots.many)
        await self.go_on(id)

    async def _add(self, event: StoredEvent, new: list[tuple[str | None, int | None]]) -> None:
        if objection := _objection(event):
            raise objection
        if len(event.entrants) + len(new) > PLAYERS:
            raise Illegal("EVENT", "full", most=PLAYERS)
        first = max((one.number for one in event.entrants), default=0) + 1
        coming = [StoredEntrant(number, *somebody) for number, somebody in enumerate(new, first)]
        ratings = await self._ratings.shown_all([rated_as(one) for one in coming], event.row.game)
        for one in coming:
            missed = scoring.missed(event, one.number, scoring.LATE[event.row.late])
            ranked = replace(one, rating=ratings[rated_as(one)].number)
            await self._store.enter(event.row.id, ranked, missed)
            event = replace(event, boards=(*event.boards, *missed))

    async def leave(self, id: str, account: str) -> None:
        """His board is played on; from the next round he is not paired."""
        async with self._turn(id):
            event = await self._event(id)
            mine = _entrant_of(event, account)
            await self._remove(event, mine.number if mine else 0)
        await self.go_on(id)

    async def withdraw(self, id: str, account: str, number: int) -> None:
        async with self._turn(id):
            await self._remove(await self._organised(id, account), number)
        await self.go_on(id)

    async def _remove(self, event: StoredEvent, number: int) -> None:
        """Before the start he was never there; after it his results stay."""
        if number not in {one.number for one in event.entrants}:
            raise Illegal("EVENT", "not_entered")
        if event.row.state == "announced":
            await self._store.strike(event.row.id, number)
        else:
            await self._store.set_gone(event.row.id, number, 1)

    def _turn(self, id: str) -> asyncio.Lock:
        """One change of an event at a time."""
        lock = self._turns.get(id) or asyncio.Lock()
        self._turns[id] = lock
        return lock

    # Organising.

    async def _organised(self, id: str, account: str) -> StoredEvent:
        event = await self._event(id)
        if not await self._organisers.may_organise(event.row.creator, account):
            raise Illegal("EVENT", "organiser")
        if event.row.state not in ("announced", "running"):
            raise Illegal("EVENT", "state")
        return event

    async def start(self, id: str, account: str) -> None:
        async with self._turn(id):
            event = await self._organised(id, account)
            if event.row.state != "announced":
                raise Illegal("EVENT", "state")
            people = [one for one in scoring.here(event) if one.account]
            if len(scoring.here(event)) < TWO or not people:
                raise Illegal("EVENT", "few")
            ends = self._lobby.now() + event.row.minutes * MINUTE if event.row.kind == "arena" else None
            row = replace(event.row, state="running", rounds=scoring.all_rounds(event), ends=ends)
            await self._pair(replace(event, row=row))
            if ends is not None:
                self._ring_at(id, ends)
        await self.go_on(id)

    async def pair(self, id: str, account: str) -> None:
        """The next round, where it does not come by itself."""
        async with self._turn(id):
            event = await self._organised(id, account)
            if event.row.state != "running" or event.row.kind == "arena" or not scoring.is_round_over(event):
                raise Illegal("EVENT", "state")
            await self._pair(event)
        await self.go_on(id)

    async def say_result(self, id: str, account: str, place: tuple[int, int], result: BoardResult) -> None:
        """Also of a board whose match goes on, or is over: what the organiser says counts, and all read why."""
        async with self._turn(id):
            event = await self._organised(id, account)
            board = next((one for one in event.boards if (one.round, one.board) == place), None)
            if board is None or board.second is None:
                raise Illegal("EVENT", "board")
            if (result.first, result.second) not in ((1, 0), (0.5, 0.5), (0, 1), (0, 0)):
                raise Illegal("EVENT", "result")
            said = replace(board, first_points=result.first, second_points=result.second, reason=plain(result.reason))
            await self._store.set_result(id, said)
        await self.go_on(id)

    async def cancel(self, id: str, account: str) -> None:
        """Matches that run are played on as if there had been no event."""
        async with self._turn(id):
            event = await self._organised(id, account)
            await self._store.move_on(replace(event.row, state="cancelled"))

    # Going on.

    async def go_on(self, id: str) -> None:
        """Whatever is due now: results are taken, boards get their matches, the next round is paired."""
        async with self._turn(id):
            await self._store.settle(id)
            event = await self._event(id)
            if event.row.state == "running" and self._is_due(event):
                await self._pair(event)
                event = await self._event(id)
            if event.row.state == "running":
                await self._seat(event)

    def _is_due(self, event: StoredEvent) -> bool:
        if event.row.kind == "arena":
            return True
        last = event.row.round == event.row.rounds
        return scoring.is_round_over(event) and (bool(event.row.automatic) or last)

    async def _pair(self, event: StoredEvent) -> None:
        row = event.row
        is_last = row.round == row.rounds if row.ends is None else self._lobby.now() >= row.ends
        try:
            boards = [] if is_last else await asyncio.to_thread(scoring.next_boards, event, making.new_id)
        except NoPairing:
            is_last, boards = True, []
        if is_last and scoring.is_round_over(event):
            await self._store.move_on(replace(row, state="over"))
        elif boards or not row.round:
            await self._store.move_on(replace(row, round=boards[0].round if boards else row.round), boards)
            await self._tell(event, boards)

    async def _tell(self, event: StoredEvent, boards: list[StoredBoard]) -> None:
        names = await self._names([one.account for one in event.entrants if one.account])
        await self._notices.note(*round_notices(event, boards, names, self._lobby.now()))

    async def _seat(self, event: StoredEvent) -> None:
        waiting = [board for board in event.boards if board.is_open and board.match]
        made = await self._store.made([board.match for board in waiting if board.match])
        for board in waiting:
            if board.match not in made:
                await self._seat_board(event, board)

    async def _seat_board(self, event: StoredEvent, board: StoredBoard) -> None:
        entrants = {one.number: one for one in event.entrants}
        assert board.match, "nothing else is played"
        seats = [entrants[number] for number in (board.first, board.second) if number is not None]
        sitters = [one.account or one.level or 0 for one in seats]
        row = event.row
        try:
            options, clock = msgspec.json.decode(row.options), time_controls.read(row.clock)
            wanted = Arranged(row.game, options, sitters, clock, bool(row.rated), event=row.id, id=board.match)
            await self._lobby.seat_people(wanted)
        except Illegal as refused:  # the organiser says its result
            LOG.warning("a board of event %s cannot be played: %s", event.row.id, refused)

    def heed(self, table: Table) -> None:
        """A match of an event is over."""
        if table.stored.event and table.stored.ended is not None:
            self._errands.start(self.go_on(table.stored.event))

    async def go_on_all(self) -> None:
        """Wherever a match is over whose result was not taken yet."""
        for id in await self._store.due():
            try:
                await self.go_on(id)
            except Exception as error:  # the others do
                LOG.warning("event %s cannot go on: %s", id, error)

    async def wake(self) -> None:
        """After a start: what ran when the server ended goes on, also where nobody looks."""
        await insist(self._wake_all, "waking the events")

    async def _wake_all(self) -> None:
        for id in await self._store.running():
            self._errands.start(insist(partial(self._wake, id), f"waking event {id}"))  # none waits for another

    async def _wake(self, id: str) -> None:
        await self.go_on(id)
        event = await self._event(id)
        for board in event.boards:
            if board.is_open and board.match:
                await self._lobby.playable(board.match)
        if event.row.ends is not None:
            self._ring_at(id, event.row.ends)

    def _ring_at(self, id: str, ends: int) -> None:
        self._errands.start(self._ring(id, max(0, ends - self._lobby.now()) / 1000))

    async def _ring(self, id: str, seconds: float) -> None:
        await sleep(self._lobby.timepiece, seconds)
        await self.go_on(id)

    async def close(self) -> None:
        self._lobby.heeds.remove(self.heed)
        await self._errands.close()


def _row(wish: NewEvent, account: str, now: int) -> EventRow:
    return EventRow(
        id=secrets.token_urlsafe(6),
        name=names.plain(wish.name),
        game=wish.game,
        options=msgspec.json.encode(wish.options).decode(),
        clock=time_controls.written(wish.clock),
        kind=wish.kind,
        rounds=wish.rounds if wish.kind == "swiss" else 0,
        minutes=wish.minutes if wish.kind == "arena" else 0,
        rated=int(wish.rated),
        automatic=int(wish.automatic),
        late="no" if wish.kind == "round-robin" else wish.late,
        rules=texts.paragraphs(wish.rules),
        state="announced",
        round=0,
        creator=account,
        created=now,
        ends=None,
    )


def _objection(event: StoredEvent) -> Illegal | None:
    """Why nobody can enter any more."""
    row = event.row
    if row.state == "announced" or (row.state == "running" and row.kind == "arena"):
        return None
    if row.state != "running":
        return Illegal("EVENT", "state")
    return Illegal("EVENT", "late") if row.late == "no" or row.round >= row.rounds else None


def _entrant_of(event: StoredEvent, account: str) -> StoredEntrant | None:
    """The one that goes on, where two accounts that had entered became one."""
    return min((one for one in event.entrants if one.account == account), key=lambda one: one.gone, default=None)
