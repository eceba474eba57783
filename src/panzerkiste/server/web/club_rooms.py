"""The club's rooms, which are opened with the server and closed with it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final, NamedTuple

from litestar.datastructures import State

from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.club.club_house import ClubHouse
from panzerkiste.server.club.events import Events
from panzerkiste.server.club.foyer import Foyer
from panzerkiste.server.club.mail import Mailer
from panzerkiste.server.club.notices import Notices
from panzerkiste.server.club.organisers import Organisers
from panzerkiste.server.club.presence import Presence
from panzerkiste.server.club.profiles import Profiles
from panzerkiste.server.club.push import Post
from panzerkiste.server.club.ratings import Ratings
from panzerkiste.server.club.roll import Roll
from panzerkiste.server.club.rounds import Rooms, Rounds
from panzerkiste.server.club.wishes import Wishes
from panzerkiste.server.errands import insist
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.luck import Luck
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.bench import Bench

LOG: Final = logging.getLogger("panzerkiste.server")


class Premises(NamedTuple):
    """What the club uses of the server."""

    store: Store
    lobby: Lobby
    bench: Bench
    limits: Limits
    luck: Luck
    push: Post
    mailer: Mailer | None
    presence: Presence
    notices: Notices


@asynccontextmanager
async def club_opened(state: State, on: Premises) -> AsyncIterator[None]:
    """Its rooms, in the server's state by their names. What is due from before is done while visitors are served."""
    store, lobby, limits = on.store, on.lobby, on.limits
    async with AsyncExitStack() as closing:
        state.wishes = Wishes(store, on.push, on.mailer, limits, lobby.now)
        ratings = state.ratings = Ratings(store.ratings, lobby)
        closing.push_async_callback(ratings.close)
        closing.callback(ratings.leave)
        state.profiles = Profiles(store, on.bench)
        organisers = Organisers(store.club, store.people)
        state.club_house = ClubHouse(store.club, organisers)
        events = state.events = Events(store, lobby, organisers, ratings, limits)
        closing.push_async_callback(events.close)
        foyer = state.foyer = Foyer(lobby, store, ratings, on.luck, on.presence)
        closing.callback(foyer.close)
        closing.callback(lobby.programs.send_away)
        rounds = Rounds(lobby, store.summaries, Rooms(foyer, ratings, events, on.notices))
        closing.callback(rounds.close)
        meanwhile = (
            events.wake(),
            insist(ratings.catch_up, "counting what is over"),
            insist(on.notices.catch_up, "finding out whose turn it is"),
            on.notices.deliver_for_ever(),
            foyer.run_for_ever(),
            rounds.go_for_ever(),
        )
        for work in meanwhile:
            closing.push_async_callback(stopped, asyncio.create_task(work))
        yield


@asynccontextmanager
async def watched(presence: Presence, notices: Notices, channels: Channels) -> AsyncIterator[None]:
    """What every worker does for the club, whoever has it: note what waits at its tables, and who sits there."""
    roll = Roll(presence, channels)
    tasks = [asyncio.create_task(work) for work in (notices.keep_for_ever(), roll.call_for_ever())]
    try:
        yield
    finally:
        for task in tasks:
            await stopped(task)
        await notices.keep()


async def stopped(task: asyncio.Task[None]) -> None:
    """Ends what was to be done meanwhile; one that had failed is told of."""
    task.cancel()
    await asyncio.wait([task])
    if not task.cancelled() and (error := task.exception()):
        LOG.error("what was to be done meanwhile failed", exc_info=error)
