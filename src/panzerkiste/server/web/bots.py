"""Bots over the network: their owners' requests, and their own, which carry a token (docs/bots-over-the-network.md)."""

from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import Body, Parameter
from litestar.response import Stream

from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.channels.messages import BotRemoved
from panzerkiste.server.matches import challenges
from panzerkiste.server.matches.api import Joined
from panzerkiste.server.matches.bot_api import (
    BotEvent,
    BotInfo,
    BotQuestion,
    BotSelf,
    Hello,
    MadeBot,
    NewBot,
    OnlineBot,
)
from panzerkiste.server.matches.clerks import Clerks
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.protocol import ServerMessage
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.matches.wishes import game_called
from panzerkiste.server.people.names import plain
from panzerkiste.server.storage.programs import StoredProgram
from panzerkiste.server.web.compression import holding
from panzerkiste.server.web.connection import Budgets, Connection
from panzerkiste.server.web.desk import Desk
from panzerkiste.server.web.guard import FORBIDDEN
from panzerkiste.server.web.paper import Paper
from panzerkiste.server.web.play import answer
from panzerkiste.server.web.questions import Questions
from panzerkiste.server.web.turnstiles import Turnstiles, let_pass

AnyRequest = Request[Any, Any, Any]
JSON_LINES: Final = "application/x-ndjson"
STREAMS: Final = 32  # of matches that one bot follows at a time

Account = NamedDependency[str]
TheLobby = NamedDependency[Lobby]
TheBot = NamedDependency[StoredProgram]
TheStreams = NamedDependency["Streams"]
SeatNumber = Annotated[int, Parameter(ge=0, le=99)]


class Streams:
    """The matches that bots follow by requests, by account."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self._open = defaultdict[str, set[Connection]](set)

    def check(self, account: str) -> None:
        """Before an answer begins: afterwards it is too late for a refusal."""
        if len(self._open.get(account, ())) >= STREAMS:
            raise Illegal("LIMIT", "sockets")

    @contextmanager
    def opened(self, connection: Connection) -> Iterator[None]:
        mine = self._open[connection.account]
        mine.add(connection)
        try:
            yield
        finally:
            mine.discard(connection)
            if not mine:
                self._open.pop(connection.account, None)

    async def heed(self, removed: BotRemoved) -> None:
        """Nothing stays open of a bot that was removed."""
        for connection in tuple(self._open.get(removed.account, ())):
            connection.hang_up(FORBIDDEN)


# For people.


@get("/api/bots")
async def list_bots(account: Account, lobby: TheLobby) -> list[BotInfo]:
    """The visitor's bots."""
    return await lobby.programs.of(account)


@post("/api/bots")
async def make_bot(
    request: AnyRequest, data: NewBot, account: Account, lobby: TheLobby, turnstiles: NamedDependency[Turnstiles]
) -> MadeBot:
    """Make a bot. Its token is told this once, and kept by nobody but its owner."""
    let_pass(turnstiles.bots, request)
    return await lobby.programs.make(account, plain(data.name))


@delete("/api/bots/{bot_id:str}")
async def remove_bot(bot_id: str, account: Account, lobby: TheLobby) -> None:
    """Take its token back: it is gone at once, and its matches stay."""
    await lobby.programs.remove(account, bot_id)


@get("/api/bots/online")
async def list_online_bots(account: Account, lobby: TheLobby, game: str) -> list[OnlineBot]:
    """The bots that can be asked for a match of this game now, the visitor's own first."""
    return await lobby.online_bots(game_called(game).id, account)


# For bots.


@get("/api/bot/me")
async def show_bot(bot: TheBot) -> BotSelf:
    """Whose token this is."""
    return BotSelf(bot.id, bot.name)


@get("/api/bot/events", media_type=JSON_LINES, responses=holding(BotEvent))
async def stream_events(
    request: AnyRequest, bot: TheBot, lobby: TheLobby, streams: TheStreams, games: str = ""
) -> Stream:
    """JSON lines: the matches the bot plays, what it is asked to play, then whatever comes. Until it hangs up, it is
    here, for the games that it names, separated by commas; without any, for all."""
    chosen = {game_called(game).id for game in games.split(",")} if games else set(GAMES)
    connection, paper = _connection(request, streams)

    async def told() -> AsyncIterator[bytes]:
        lobby.programs.come(bot, chosen, connection)
        try:
            if not await lobby.programs.is_known(bot):  # its token was taken back before it was here
                return
            yield encode(Hello(BotSelf(bot.id, bot.name))) + b"\n"
            for event in await challenges.standing(lobby, bot.account):
                yield encode(event) + b"\n"  # as it is read: all of it may be more than a slow reader may leave
            async for line in paper.lines():
                yield line
        finally:
            lobby.programs.go(bot.account, connection)

    return _stream(request, told)


@post("/api/bot/challenges/{match_id:str}/{seat:int}/accept")
async def accept_challenge(match_id: str, seat: SeatNumber, bot: TheBot, lobby: TheLobby) -> Joined:
    """Take the seat that is kept for the bot."""
    return await challenges.accept(lobby, bot.account, match_id, seat)


@post("/api/bot/challenges/{match_id:str}/{seat:int}/decline", status_code=204)
async def decline_challenge(match_id: str, seat: SeatNumber, bot: TheBot, lobby: TheLobby) -> None:
    """Leave the seat to somebody else."""
    await challenges.decline(lobby, bot.account, match_id, seat)


@get("/api/bot/matches/{match_id:str}/stream", media_type=JSON_LINES, responses=holding(ServerMessage))
async def stream_match(
    request: AnyRequest, match_id: str, bot: TheBot, lobby: TheLobby, streams: TheStreams, since: int = -1
) -> Stream:
    """JSON lines: the messages of the match's socket, to the bot's own seat."""
    table = await lobby.table_for(match_id, bot.account)
    connection, paper = _connection(request, streams)
    connection.seat = _own_seat(table.seat_for(bot.account))
    streams.check(bot.account)

    async def told() -> AsyncIterator[bytes]:
        with streams.opened(connection):
            if not await lobby.programs.is_known(bot):  # its token was taken back before the stream was open
                return
            await table.enter(connection, since)
            await table.words.greet(table, connection)
            try:
                async for line in paper.lines():
                    yield line
            finally:
                table.leave(connection)

    return _stream(request, told)


@get("/api/bot/matches/{match_id:str}/question", responses=holding(BotQuestion | None))
async def show_question(match_id: str, bot: TheBot, desk: NamedDependency[Desk], lobby: TheLobby) -> Response[bytes]:
    """All that the bot's seat may know, if it is asked; null if it is not."""
    table = await lobby.table_for(match_id, bot.account)
    seat = _own_seat(table.seat_for(bot.account))
    if not table.asks(seat):
        return Response(b"null", media_type=MediaType.JSON)
    game, state, rules, seq = table.game, table.match.state, table.stored.rules, table.seq(seat)
    heard = tuple(event for _, event in table.match.heard(seat))
    left = table.clocks.shown(table.watch.read()).left[seat] if table.clocks else None

    def written() -> bytes:
        view, offer = game.information.view(state, seat), game.play.offer(state, seat)
        return encode(BotQuestion(game.id, rules, seat, seq, view, offer, heard, left))

    return Response(await desk.work(written), media_type=MediaType.JSON)


@post("/api/bot/matches/{match_id:str}/messages", status_code=200, responses=holding(ServerMessage))
async def send_message(
    request: AnyRequest,
    match_id: str,
    body: Annotated[bytes, Body(media_type=MediaType.TEXT)],
    bot: TheBot,
    lobby: TheLobby,
    streams: TheStreams,
    *,
    advisers: NamedDependency[Clerks],
) -> Response[bytes]:
    """One message of the match's socket, such as an Act, and its answer: Accepted, or Refused and why."""
    table = await lobby.table_for(match_id, bot.account)
    connection, paper = _connection(request, streams)
    connection.seat = _own_seat(table.seat_for(bot.account))
    connection.check_messages()
    questions = Questions(connection, advisers)
    try:
        said = await answer(questions, table, body)
        return Response(await paper.first() if said is None else encode(said), media_type=MediaType.JSON)
    finally:
        await questions.close()


def _own_seat(seat: Seat) -> Seat:
    if seat == WATCHER:
        raise Illegal("LOBBY", "not_yours")
    return seat


def _connection(request: AnyRequest, streams: Streams) -> tuple[Connection, Paper]:
    paper = Paper()
    return Connection(request.scope, streams.budgets, paper), paper


def _stream(request: AnyRequest, told: Callable[[], AsyncIterator[bytes]]) -> Stream:
    request.scope["state"]["stream"] = True  # it ends with the server, and is not waited for
    return Stream(told(), media_type=JSON_LINES)


HANDLERS: Final = (
    list_bots,
    make_bot,
    remove_bot,
    list_online_bots,
    show_bot,
    stream_events,
    accept_challenge,
    decline_challenge,
    stream_match,
    show_question,
    send_message,
)
