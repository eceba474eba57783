"""What is done for all matches every now and then: clocks are kept, and matches that nobody holds are taken up.

After a start nobody holds them, nor when the worker that had them has died.
"""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

from panzerkiste.server.storage.ownership import ALONE
from panzerkiste.server.timepiece import sleep

if TYPE_CHECKING:
    from panzerkiste.server.matches.lobby import Lobby

LOG: Final = logging.getLogger("panzerkiste.lobby")

BEAT: Final = 5.0  # seconds
PAUSE: Final = 0.5  # seconds between two looks
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
            await lobby.bring_back()
        except Exception as error:  # a disk that is full now may have room again
            LOG.warning("the clocks' readings cannot be kept: %s", error)
