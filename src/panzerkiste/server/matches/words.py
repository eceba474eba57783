"""What people say to each other at a table.

Phrases travel by their names, and everybody reads them in his own language: also who watches, and who comes late. In
his own words one talks only to those who play, and only while all of them allow it. Whoever watches says nothing, and
nobody speaks by a seat that a computer player has: a substitute has no words. Whoever takes a seat later reads no words
of before that were not for everybody. Who does not hear somebody is told so alone: the other cannot tell.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, assert_never

import msgspec

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import protocol
from panzerkiste.server.matches.audience import Viewer
from panzerkiste.server.matches.protocol import AllowTalk, Speak, Speech, Talk
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.signs import seen
from panzerkiste.server.storage.words import Standing, StoredReport, StoredWord, WordStore

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table

KEPT: Final = 100  # words of a match
LATE: Final = 20  # that are told to whoever comes late
FOR_EVER: Final = 2**63
MUTED: Final = 500  # people, by one account
REPORTED: Final = 20  # complaints of one account that nobody has dealt with


class Words:
    """Of one table; all of it stands in the store."""

    def __init__(self, number: int, shelf: WordStore) -> None:
        self._number, self._shelf = number, shelf

    async def greet(self, table: "Table", viewer: Viewer) -> None:
        """What whoever has just come missed, if there is anything."""
        said, standing = await self._shelf.standing(self._number, table.seating.accounts, LATE)
        message = _news(table, said, standing, late=True)(viewer.account)
        if message and (message.said or message.allowed or message.muted):
            viewer.push(encode(message))

    async def hear(self, table: "Table", seat: Seat, message: Speech) -> None:
        """For whoever plays this seat himself."""
        account = table.seating[seat].account
        if account is None or len(table.seating.accounts) < 2:
            raise Illegal("WORDS", "alone")
        match message:
            case Speak(id, phrase):
                await self._say(
                    table, StoredWord(self._number, 0, seat, account, phrase, "", table.timepiece.wall(), id)
                )
            case Talk(id, text):
                _, standing = await self._shelf.standing(self._number, table.seating.accounts, 0)
                if not table.seating.accounts <= standing.talkers:
                    raise Illegal("WORDS", "not_allowed")
                await self._say(
                    table, StoredWord(self._number, 0, seat, account, "", plain(text), table.timepiece.wall(), id)
                )
            case AllowTalk(_, allowed):
                await (self._shelf.allow if allowed else self._shelf.forbid)(self._number, account)
                await self._tell(table, [])
            case _ as other:
                assert_never(other)

    async def mute(self, table: "Table", account: str, seat: Seat) -> None:
        """Wherever both sit, from now on and also at other tables."""
        if not await self._shelf.mute(account, _somebody_else(table, account, seat), MUTED):
            raise Illegal("WORDS", "many", most=MUTED)
        await self._tell(table, [], only=account)

    async def unmute(self, table: "Table", account: str, seat: Seat) -> None:
        await self._shelf.unmute(account, _somebody_else(table, account, seat))
        await self._tell(table, [], only=account)

    async def report(self, table: "Table", account: str, seat: Seat, why: str) -> None:
        """To the organiser, with what was said last and whoever said it."""
        accused = _somebody_else(table, account, seat)
        said = await self._shelf.last(self._number, KEPT)
        if not any(word.account == accused for word in said):
            raise Illegal("WORDS", "silent")
        words = msgspec.json.encode([_shown(word) for word in said]).decode()
        report = StoredReport(self._number, accused, account, plain(why, empty=True), words, table.timepiece.wall())
        if not await self._shelf.report(report, REPORTED):
            raise Illegal("WORDS", "reported", most=REPORTED)

    async def _say(self, table: "Table", word: StoredWord) -> None:
        """Sent twice with the same id it is said once."""
        if said := await self._shelf.say(word, KEPT):
            await self._tell(table, [said])

    async def _tell(self, table: "Table", said: Sequence[StoredWord], only: str | None = None) -> None:
        _, standing = await self._shelf.standing(self._number, table.seating.accounts, 0)
        news = _news(table, said, standing, late=False)
        for viewer in tuple(table.audience):
            if only not in (None, viewer.account):
                continue
            if (message := news(viewer.account)) and (message.said or not said):
                viewer.push(encode(message))


def _news(
    table: "Table", said: Sequence[StoredWord], standing: Standing, *, late: bool
) -> Callable[[str], protocol.Words | None]:
    """What each account is told of it; None for whoever it does not concern."""
    players = table.seating.accounts
    allowed = tuple(sorted(seat for one in standing.talkers for seat in table.seating.of(one)))

    def told(account: str) -> protocol.Words | None:
        unheard = sorted(seat for one, other in standing.mutes if one == account for seat in table.seating.of(other))
        since = min((table.seating[seat].since for seat in table.seating.of(account)), default=FOR_EVER)
        heard = (word for word in said if word.seat not in unheard and (word.phrase or word.at > since))
        news = protocol.Words(tuple(map(_shown, heard)), late, allowed, tuple(unheard))
        return news if account in players or news.said else None

    return told


def plain(text: str, *, empty: bool = False) -> str:
    """In one line, and without signs that cannot be seen.

    >>> plain(" Well\\u202e played,\\n\\n dear\\u200b me ")
    'Well played, dear me'
    """
    words = " ".join(seen(text).split())
    if not words and not empty:
        raise Illegal("WORDS", "empty")
    return words


def _somebody_else(table: "Table", account: str, seat: Seat) -> str:
    """Who sits there; only for whoever plays at this table, too."""
    if not table.seating.of(account):
        raise Illegal("LOBBY", "not_yours")
    if not 0 <= seat < len(table.seating):
        raise Illegal("LOBBY", "no_seat")
    other = table.seating[seat].account
    if other is None or other == account:
        raise Illegal("WORDS", "nobody")
    return other


def _shown(word: StoredWord) -> protocol.Word:
    return msgspec.convert(word, protocol.Word, from_attributes=True)
