"""What is done for all matches every now and then: clocks are kept, tables that nobody uses are cleared away, and
matches that nobody holds are taken up.

After a start nobody holds them, nor when the worker that had them has died.
"""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

from panzerkiste.server.matches.effort import Breath
from panzerkiste.server.storage.ownership import ALONE
from panzerkiste.server.timepiece import sleep

if TYPE_CHECKING:
    from panzerkiste.server.matches.lobby import Lobby

LOG: Final = logging.getLogger("panzerkiste.lobby")

BEAT: Final = 5.0  # seconds
PAUSE: Final = 0.5  # seconds between two looks
IDLE: Final = 600.0  # seconds until a table that nobody looks at is cleared away
SWEEP: Final = 60.0  # seconds between two rounds
AHEAD: Final = 180_000  # milliseconds that a match is read before something is due there: two rounds, and a late one
AT_ONCE: Final = 8  # matches: other workers have room for the rest


async def begin(lobby: "Lobby") -> None:
    """Before anybody is served: a match that a visitor has opened already must not become nobody's again."""
    if lobby.owner.me == ALONE:
        await lobby.ownership.begin_alone()


async def take_up_for_ever(lobby: "Lobby") -> None:
    """After a start: where thinking time runs, it runs on, whoever looks."""
    while True:
        try:
            await take_up(lobby)
        except Exception as error:  # a database that is away now may come back
            lobby.is_unsure = True  # some may be ours, and we were not told
            LOG.warning("what is due cannot be looked up: %s", error)
        await asyncio.sleep(PAUSE)


async def take_up(lobby: "Lobby") -> None:
    """They are ours now, and do by themselves what is due. Visitors come first: half the time is left to them."""
    while ids := await lobby.ownership.take_duties(lobby.owner.me, lobby.now(), AT_ONCE):
        for id in ids:
            begun = monotonic()
            try:
                if table := await lobby.playable(id):
                    await table.tell_due()
            except Exception as error:  # the others are ours by now as well, and nobody else looks after them
                LOG.warning("match %s cannot be told to be due: %s", id, error)
            await asyncio.sleep(monotonic() - begun)


async def beat_for_ever(lobby: "Lobby") -> None:
    """A crash gives back no more thinking time than a beat."""
    while True:
        await sleep(lobby.timepiece, BEAT)
        try:
            await lobby.beat()
            await bring_back(lobby)
        except Exception as error:  # a disk that is full now may have room again
            LOG.warning("the clocks' readings cannot be kept: %s", error)


async def bring_back(lobby: "Lobby") -> None:
    """What was given up because it could not be read or written goes on: nobody else looks after what is ours."""
    if not lobby.is_unsure and not any(table.broken for table in lobby.tables):
        return
    lobby.is_unsure = False
    try:
        for id, due in await lobby.ownership.duties_of(lobby.owner.me):
            if lobby.has(id):
                continue
            if due > lobby.now() + AHEAD:
                lobby.dated[id] = due
            else:
                await lobby.playable(id)
    except Exception:
        lobby.is_unsure = True
        raise


async def sweep_for_ever(lobby: "Lobby") -> None:
    while True:
        await sleep(lobby.timepiece, SWEEP)
        lobby.house.absences.forget(lobby.house.limits.relaxed)
        try:
            await sweep(lobby, IDLE)
            await fetch_dated(lobby)
        except Exception as error:  # a disk that is full now may have room again
            LOG.warning("tables cannot be cleared away: %s", error)


async def sweep(lobby: "Lobby", seconds: float) -> None:
    """Clear away the tables that nobody has used for so long."""
    breath = Breath()
    for table in lobby.tables:
        if not table.broken:
            await table.tell_due()
        if table.broken or table.is_idle(seconds):
            lobby.put_away(table)
            await table.close()
        await breath.draw()


async def fetch_dated(lobby: "Lobby") -> None:
    """Those in which something will be due before the next round."""
    breath, soon = Breath(), lobby.now() + AHEAD
    for id, due in tuple(lobby.dated.items()):
        if due <= soon:
            lobby.dated.pop(id, None)
            await lobby.playable(id)
        await breath.draw()
