"""Bots that play over the network: whose they are, who is here, what they are asked to play."""

import hashlib
import secrets
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from time import time
from typing import Final, Protocol

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.channels.messages import BotPlays, BotRemoved
from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.matches.bot_api import BotEvent, BotInfo, MadeBot, Playing
from panzerkiste.server.matches.seating import PROGRAM
from panzerkiste.server.matches.table import RESTART
from panzerkiste.server.storage.programs import ProgramStore, StoredChallenge, StoredProgram

MOST: Final = 8  # bots of one visitor
UNANSWERED: Final = 32  # challenges of one bot: each is told, with its table, whenever the bot comes
SHOWN: Final = 50  # on the set-up page
GONE: Final = 4410  # close code: somebody else listens now, or the bot was removed
TOKEN: Final = "pkb_"  # so that a token is known where somebody has left one lying about


class Listener(Protocol):
    """A bot's open stream of events."""

    def say(self, event: object) -> None: ...
    def hang_up(self, code: int, reason: str = "") -> None: ...


class Here:
    """A bot that listens, and what it plays."""

    def __init__(self, program: StoredProgram, games: Collection[str], listener: Listener) -> None:
        self.program, self.games, self.listener = program, games, listener


class Programs:
    def __init__(self, store: ProgramStore, channels: Channels) -> None:
        self._store, self._channels = store, channels
        channels.heed(BotRemoved, self._heed)
        channels.heed(BotPlays, self._plays)
        self._here: dict[str, Here] = {}  # by account

    # Their owners.

    async def make(self, owner: str, name: str) -> MadeBot:
        token, id = TOKEN + secrets.token_urlsafe(32), secrets.token_hex(8)
        program = StoredProgram(id, PROGRAM + id, owner, name, _hashed(token), int(time() * 1000))
        if not await self._store.add(program, MOST):
            raise Illegal("BOT", "many", most=MOST)
        return MadeBot(self._info(program), token)

    async def of(self, owner: str) -> list[BotInfo]:
        return [self._info(program) for program in await self._store.of(owner)]

    async def remove(self, owner: str, id: str) -> None:
        """From now on its token is nobody's, and nothing of it stays open."""
        program = await self._store.program(id)
        if program is None or program.owner != owner:
            raise Illegal("BOT", "unknown")
        await self._store.remove(id)
        await self._channels.tell(BotRemoved(program.account))

    async def remove_all(self, owner: str) -> None:
        for program in await self._store.of(owner):
            await self.remove(owner, program.id)

    async def _heed(self, removed: BotRemoved) -> None:
        if here := self._here.pop(removed.account, None):
            here.listener.hang_up(GONE)

    def _info(self, program: StoredProgram) -> BotInfo:
        created = datetime.fromtimestamp(program.created / 1000, UTC).isoformat(timespec="seconds")
        return BotInfo(program.id, program.name, program.account in self._here, created)

    # Who it is.

    async def with_token(self, token: str) -> StoredProgram | None:
        return await self._store.with_token(_hashed(token)) if token.startswith(TOKEN) else None

    async def is_known(self, program: StoredProgram) -> bool:
        """Asked again once its line is open: whoever removes it from now on finds the line."""
        return await self._store.program(program.id) is not None

    # Who is here.

    def come(self, program: StoredProgram, games: Collection[str], listener: Listener) -> None:
        """One stream for each bot: whoever comes again takes the place of the one before."""
        if before := self._here.pop(program.account, None):
            before.listener.hang_up(GONE)
        self._here[program.account] = Here(program, games, listener)

    def go(self, account: str, listener: Listener) -> None:
        if account in self._here and self._here[account].listener is listener:
            del self._here[account]

    def playing(self, game: str, owner: str) -> list[StoredProgram]:
        """Those who play this game, the owner's first: however many others have come, he finds his own."""
        programs = [here.program for here in self._here.values() if game in here.games]
        return sorted(programs, key=lambda program: program.owner != owner)[:SHOWN]

    def tell(self, account: str, event: BotEvent) -> None:
        if here := self._here.get(account):
            here.listener.say(event)
        elif isinstance(event, Playing):
            self._channels.hint(BotPlays(account, event.match, event.seat, event.game))

    async def _plays(self, said: BotPlays) -> None:
        if here := self._here.get(said.account):
            here.listener.say(Playing(said.match, said.seat, said.game))

    def send_away(self) -> None:
        """The club goes on elsewhere: there they listen from now on."""
        for here in tuple(self._here.values()):
            here.listener.hang_up(RESTART)

    # What they are asked.

    async def asked(self, game: str, id: str) -> str:
        """The account of a bot that can be asked to play this game; raises Illegal."""
        here = self._here.get(PROGRAM + id)
        if here is None:
            raise Illegal("BOT", "away")
        if game not in here.games:
            raise Illegal("BOT", "game")
        if len(await self._store.challenges(here.program.account)) >= UNANSWERED:
            raise Illegal("BOT", "busy")
        return here.program.account

    async def challenge(self, match: str, seats: Sequence[tuple[Seat, str]]) -> None:
        if seats:
            await self._store.challenge(match, seats)

    async def challenges(self, account: str) -> list[StoredChallenge]:
        return await self._store.challenges(account)

    async def check_asked(self, account: str, match: str, seat: Seat) -> None:
        if StoredChallenge(match, seat) not in await self._store.challenges(account):
            raise Illegal("BOT", "challenge")

    async def settle(self, number: int, seat: Seat) -> bool:
        """The bot has accepted or declined; whether it had not yet."""
        return await self._store.settle(number, seat)


def _hashed(token: str) -> str:
    """A token is random and long: nobody finds one by trying, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()
