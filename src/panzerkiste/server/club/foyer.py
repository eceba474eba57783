"""Where people meet: who is here, what they offer, ask and look for, told to all who have the lobby open.

What everybody sees alike is put together once, at most every moment, and travels as what has changed. What is one
visitor's own is told to him alone, and only where it is news to him: that something happened at a table of his which he
may not notice must not show in a message either.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.club import finished, my_games, showing, terms
from panzerkiste.server.club.meeting_api import (
    Declined,
    GameChanged,
    MatchMade,
    Meeting,
    MeetingChanged,
    MyGames,
    MyTurns,
    NewChallenge,
    Seek,
    Terms,
)
from panzerkiste.server.club.open_seats import OpenSeats, Standing
from panzerkiste.server.club.pairing import Queue, Searching
from panzerkiste.server.club.person_challenges import PersonChallenges
from panzerkiste.server.club.presence import Presence, Viewer
from panzerkiste.server.club.ratings import Ratings, Shown
from panzerkiste.server.club.showing import Known
from panzerkiste.server.matches import rated
from panzerkiste.server.matches.differences import changes
from panzerkiste.server.matches.effort import Breath
from panzerkiste.server.matches.glances import glance
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.luck import Luck
from panzerkiste.server.matches.table import RESTART, Table
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.storage.store import Store

LOG: Final = logging.getLogger("panzerkiste.club")

MOMENT: Final = 0.5  # seconds between two tellings
SLOWLY: Final = 5.0  # seconds until somebody looks around though nothing was said: bands widen, people are long gone
GONE: Final = 60.0  # seconds after which whoever has left is not waited for
SEARCHES: Final = 64  # of one address: a club's room looks for opponents from one


class Foyer:
    def __init__(self, lobby: Lobby, store: Store, ratings: Ratings, luck: Luck, presence: Presence) -> None:
        self._lobby, self._store, self._ratings, self._luck = lobby, store, ratings, luck
        self._seconds = lobby.timepiece.seconds
        self.presence, self._queue = presence, Queue()
        self._seats, self._challenges = OpenSeats(store, luck, lobby.timepiece), PersonChallenges()
        self._meeting = Meeting({}, 0, {}, 0, ())
        self._news, self._opened = asyncio.Event(), self._seconds()
        self._concerned = set[str]()  # accounts of which something of their own has changed
        self._changed: dict[str, Table] = {}  # by match
        self._elsewhere = set[str]()  # matches of other workers that have changed
        lobby.heeds.append(self._heed)
        presence.news = self._news.set

    def close(self) -> None:
        """The club goes on elsewhere: whoever has it open comes there."""
        self._lobby.heeds.remove(self._heed)
        self.presence.news = lambda: None
        for viewer in [viewer for present in self.presence for viewer in present.viewers]:
            viewer.hang_up(RESTART)

    # Coming and going.

    def enter(self, viewer: Viewer) -> None:
        viewer.push(encode(self._meeting))
        self.presence.open_lobby(viewer).own = b""  # each of his windows is told
        self._tell(viewer.account)

    def leave(self, viewer: Viewer) -> None:
        """What he looks for ends with the last of his windows."""
        self.presence.close_lobby(viewer)
        if not self._has_lobby(viewer.account):
            self._queue.stop(viewer.account)
        self._news.set()

    async def show(self, account: str) -> None:
        await self._store.meetings.unhide(account)
        self._tell(account)

    async def hide(self, account: str) -> None:
        await self._store.meetings.hide(account)
        self._tell(account)

    def _has_lobby(self, account: str) -> bool:
        present = self.presence.of(account)
        return present is not None and bool(present.viewers)

    def _is_gone(self, account: str) -> bool:
        """After a start everybody has a moment to come back."""
        return self._seconds() - self._opened > GONE and self.presence.seconds_away(account) > GONE

    # Looking for somebody.

    async def seek(self, account: str, address: str, seek: Seek) -> None:
        await asyncio.to_thread(terms.check, terms.sought(seek), self._luck)
        if seek.rated:
            await rated.check_account(self._store.people, account)
        if not self._has_lobby(account):
            raise Illegal("CLUB", "away")
        if self._queue.from_address(address) >= SEARCHES:
            raise Illegal("CLUB", "searches")
        rating = await self._ratings.shown(account, seek.game)
        self._queue.begin(Searching(account, address, seek, rating.number, self._seconds()))
        self._tell(account)

    def stop_seeking(self, account: str) -> None:
        self._queue.stop(account)
        self._tell(account)

    async def _pair(self) -> None:
        for one, other in self._queue.take_pairs(self._seconds()):
            self._tell(one.account, other.account)
            try:
                await self._begin(terms.sought(one.seek), (one.account, other.account))
            except Illegal as refused:  # a disk that is full: they may try again
                LOG.warning("two who fit could not play: %s", refused)

    # Open seats.

    async def offer(self, account: str, address: str, wanted: Terms) -> str:
        id = await self._seats.post(account, address, wanted)
        self._tell(account)
        return id

    async def take(self, account: str, id: str) -> str | None:
        """The match, if this was the last seat."""
        begun = await self._seats.take(id, account)
        self._tell(account)
        return await self._begin(begun.terms, begun.people, account) if begun else None

    async def leave_seat(self, account: str, id: str) -> None:
        await self._seats.leave(id, account)
        self._tell(account)

    # Challenges.

    async def challenge(self, account: str, address: str, new: NewChallenge) -> str:
        await asyncio.to_thread(terms.check, new.terms, self._luck)
        if new.terms.players != 2:
            raise Illegal("LOBBY", "seats", fewest=2, most=2)
        whom = await self._store.people.known_as(new.to)
        if whom is None or not self._has_lobby(whom) or await self._store.meetings.unseen([whom]):
            raise Illegal("CLUB", "away")
        if new.terms.rated:
            await self._check_rated(account, whom)
        asked = self._challenges.ask(account, whom, address, new.terms)
        self._tell(asked.by, asked.to)
        return asked.id

    async def _check_rated(self, account: str, whom: str) -> None:
        await rated.check_account(self._store.people, account)
        if await self._store.people.account(whom) is None:
            raise Illegal("RATED", "other", name=await self._lobby.name(whom))

    async def accept(self, account: str, id: str) -> str:
        asked = self._challenges.answer(id, account)
        self._tell(asked.by, asked.to)
        return await self._begin(asked.terms, (asked.by, asked.to), account)

    async def decline(self, account: str, id: str) -> None:
        asked = self._challenges.answer(id, account)
        self._tell(asked.by, asked.to)
        self._push(asked.by, Declined(await self._lobby.name(account), asked.terms.game))

    def withdraw(self, account: str, id: str) -> None:
        asked = self._challenges.withdraw(id, account)
        self._tell(asked.by, asked.to)

    # Making matches.

    async def _begin(self, wanted: Terms, people: Sequence[str], knows: str = "") -> str:
        """Whoever has just said yes *knows* it; the others are told."""
        table = await terms.begin(self._lobby, wanted, people, self._luck)
        names = {account: await self._lobby.name(account) for account in people}
        for account in people:
            self._queue.stop(account)
            against = tuple(name for other, name in names.items() if other != account)
            if account != knows:
                self._push(account, MatchMade(table.stored.id, wanted.game, against))
        self._tell(*people)
        return table.stored.id

    # What somebody plays.

    async def my_games(self, account: str) -> MyGames:
        running = await my_games.running(self._lobby, self._store.meetings, account)
        if (present := self.presence.of(account)) and present.viewers:
            present.told = {game.id: game for game in running}
        return MyGames(tuple(running), await finished.mine(self._store, account, finished.LATELY))

    async def my_turns(self, account: str) -> MyTurns:
        matches = await my_games.turns(self._lobby, self._store.meetings, account)
        return MyTurns(len(matches), matches)

    def _heed(self, table: Table) -> None:
        if any(self._has_lobby(account) for account in table.seating.accounts):
            self._changed[table.stored.id] = table
            self._news.set()

    def heed_elsewhere(self, matches: Iterable[str]) -> None:
        """How these stand now is in the store."""
        told = {id for present in self.presence for id in present.told}
        if news := told.intersection(matches):
            self._elsewhere |= news
            self._news.set()

    # Telling.

    def _tell(self, *accounts: str) -> None:
        self._concerned.update(accounts)
        self._news.set()

    def _push(self, account: str, message: Any) -> None:
        if present := self.presence.of(account):
            for viewer in present.viewers:
                viewer.push(encode(message))

    async def run_for_ever(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), SLOWLY)
            self._news.clear()
            try:
                await self.look_around()
            except Illegal as refused:  # a disk that is full now may have room again
                LOG.warning("the lobby could not be told: %s", refused)
            except Exception:  # whatever it was, people meet again a moment later
                LOG.exception("the lobby could not be told")
            await asyncio.sleep(MOMENT)

    async def look_around(self) -> None:
        """Bring together who fits, let go what nobody waits for, and tell everybody what is new."""
        self.presence.forget()
        self._concerned |= self._challenges.drop(self._is_gone)
        await self._pair()
        seats = await self._seats.standing(self._is_gone)
        known = await self._known(seats)
        await self._tell_everybody(showing.meeting(self.presence, self._queue, seats, known))
        await self._tell_each(seats, known)
        await self._tell_games()

    async def _known(self, seats: Sequence[Standing]) -> Known:
        accounts = list({*(one.account for one in self.presence), *(one.offer.seat.account for one in seats)})
        names, handles = await self._store.names(accounts), await self._store.people.handles(accounts)
        ratings = dict[tuple[str, str], Shown]()
        for game in {one.terms.game for one in seats}:
            those = [one.offer.seat.account for one in seats if one.terms.game == game]
            found = await self._ratings.shown_all(those, game)
            ratings |= {(account, game): rating for account, rating in found.items()}
        return Known(names, handles, await self._store.meetings.unseen(accounts), ratings)

    async def _tell_everybody(self, now: Meeting) -> None:
        found, self._meeting = changes(self._meeting, now), now
        if not found:
            return
        told, breath = encode(MeetingChanged(found)), Breath()
        for viewer in [viewer for present in self.presence for viewer in present.viewers]:
            viewer.push(told)
            await breath.draw()

    async def _tell_each(self, seats: Sequence[Standing], known: Known) -> None:
        concerned, self._concerned = self._concerned, set()
        for present in filter(None, map(self.presence.of, concerned)):
            told = encode(showing.own(present, self._queue, self._challenges, seats, known))
            if told != present.own:
                present.own = told
                for viewer in tuple(present.viewers):
                    viewer.push(told)

    async def _tell_games(self) -> None:
        """What has changed for those who know of a match already; others ask for it."""
        changed, self._changed = self._changed, {}
        elsewhere, self._elsewhere = self._elsewhere - changed.keys(), set()
        found = [glance(table) for table in changed.values()]
        for one in [*found, *(await self._lobby.lists.glances(list(elsewhere)) if elsewhere else ())]:
            for account in one.seating.accounts:
                present = self.presence.of(account)
                if present and (before := present.told.get(one.id)):
                    present.told[one.id] = now = my_games.my_game(one, account)
                    if my_games.is_news(before, now):
                        self._push(account, GameChanged(now))
