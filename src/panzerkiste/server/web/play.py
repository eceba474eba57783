"""The sockets of a match: a client's messages are read, judged and answered; what happens is passed on."""

import re
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple, assert_never
from urllib.parse import parse_qsl

import msgspec
from litestar.datastructures import State
from litestar.types import Receive, Scope, Send
from msgspec import Raw

from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import adjourning, coaching, takebacks
from panzerkiste.server.matches.agreements import Adjourn, AnswerTakeBack, GoOn, TakeBackRequest
from panzerkiste.server.matches.clerks import Advise, Propose, Suggest, encoded
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.protocol import (
    Accepted,
    Act,
    Ask,
    Candidates,
    ClientMessage,
    Counsel,
    GiveOrders,
    Refused,
    Review,
    ServerMessage,
    Speech,
    TableMessage,
    Write,
)
from panzerkiste.server.matches.table import RESTART, Table
from panzerkiste.server.matches.wire import decoder, read_orders
from panzerkiste.server.measures import MEASURES
from panzerkiste.server.web import lessons, lobby, puzzles
from panzerkiste.server.web.connection import Budgets, Connection
from panzerkiste.server.web.guard import FORBIDDEN, address
from panzerkiste.server.web.questions import Questions, advised, answered, reviewed, suggested, written
from panzerkiste.server.web.workshops import service, sockets

PASSING: Final = ("STORAGE", "LIMIT")  # what is refused now and perhaps not a little later

ADDRESS: Final = re.compile(r"/api/matches/(?P<match>[\w-]{1,40})/play")
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")

READER: Final = msgspec.json.Decoder(ClientMessage)


class Sockets:
    """The ASGI application for sockets. It stands beside Litestar, whose layers would cost on every message."""

    def __init__(self, state: State, budgets: Budgets) -> None:
        self._state, self._workshops, self._budgets = state, sockets(), budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        connection = Connection(scope, self._budgets)
        table: Table | None = None
        questions = Questions(connection, self._state.advisers)
        try:
            if name := self._workshops.get(scope["path"]):
                await service(self._state, name).attend(connection, address(scope), receive)
                return
            if scope["path"] == lobby.ADDRESS:
                await lobby.attend(self._state.foyer, connection, receive)
                return
            if found := lessons.ADDRESS.fullmatch(scope["path"]):
                await lessons.attend(questions, self._state.lobby.effort, found, scope, receive)
                return
            if found := puzzles.ADDRESS.fullmatch(scope["path"]):
                await puzzles.attend(questions, self._state.lobby.effort, found, receive)
                return
            place = _place(scope)
            table = await _prove(self._state.lobby, connection, place)
            self._state.presence.sit(connection, table)
            await table.enter(connection, place.since)
            await table.words.greet(table, connection)
            await connection.listen(receive, partial(answer, questions, table))
        except Illegal as illegal:
            connection.say(Refused("", illegal.refusal))
            connection.hang_up(RESTART if illegal.rule in PASSING else FORBIDDEN, illegal.key)
        finally:
            if table:
                table.leave(connection)
                self._state.presence.rise(connection)
            await questions.close()


class Place(NamedTuple):
    """What the address of a socket says."""

    match: str
    seat: Seat | None
    since: int


def _place(scope: Scope) -> Place:
    found = ADDRESS.fullmatch(scope["path"])
    try:
        query = dict(parse_qsl(scope["query_string"].decode("latin-1"), max_num_fields=10))
    except ValueError:
        raise Illegal("REQUEST", "unreadable") from None
    seat, since = query.get("seat", ""), query.get("since", "-1")
    if not found or not NUMBER.fullmatch(seat or "0") or not NUMBER.fullmatch(since):
        raise Illegal("REQUEST", "unknown")
    return Place(found["match"], int(seat) if seat else None, int(since))


async def _prove(lobby: Lobby, connection: Connection, place: Place) -> Table:
    """The table, once the account's right to look through this seat's eyes is proven."""
    table = await lobby.table_for(place.match, connection.account)
    seat = table.seat_for(connection.account) if place.seat is None else place.seat
    if seat != WATCHER and seat not in table.seating.of(connection.account):
        raise Illegal("LOBBY", "not_yours")
    connection.seat = seat
    return table


async def answer(questions: Questions, table: Table, data: str | bytes) -> ServerMessage | None:
    place = f"match {table.stored.id}, seat {questions.connection.seat}"
    with MEASURES.span("message", match=table.stored.id, game=table.game.id):
        return await answered(data, READER, partial(_judge, questions, table), place)


async def _judge(questions: Questions, table: Table, message: ClientMessage) -> ServerMessage | None:
    """The answer; None if it comes later."""
    seat = questions.connection.seat
    if seat == WATCHER:
        raise Illegal("TABLE", "watching")
    if isinstance(message, Speech):
        _check_own(table, seat)
        questions.connection.check_words()
        await table.words.hear(table, seat, message)
        return Accepted(message.id, table.seq(seat))
    return await _judge_play(questions, table, message)


async def _judge_play(questions: Questions, table: Table, message: TableMessage) -> ServerMessage | None:
    seat, game = questions.connection.seat, table.game
    match message:
        case Act(id, action):
            _check_own(table, seat)
            questions.connection.check_judging()
            return await _act(questions, table, decoder(game.types.action).decode(action), id)
        case Write(id, text):
            _check_own(table, seat)
            questions.connection.check_questions()
            questions.connection.check_judging()
            view = game.information.view(table.match.state, seat)
            return await _act(questions, table, await written(game, view, seat, text), id)
        case TakeBackRequest(id):
            questions.connection.check_questions()
            return Accepted(id, table.seq(seat, await takebacks.take_back(table, seat, id)))
        case AnswerTakeBack(id, agreed):
            questions.connection.check_questions()
            return Accepted(id, table.seq(seat, await takebacks.answer(table, seat, id, agreed=agreed)))
        case Adjourn(id, agreed):
            questions.connection.check_questions()
            return Accepted(id, table.seq(seat, await adjourning.adjourn(table, seat, agreed=agreed)))
        case GoOn(id):
            questions.connection.check_questions()
            return Accepted(id, table.seq(seat, await adjourning.go_on(table, seat)))
        case Ask(id, query):
            questions.put(id, lambda: Advise(game.id, _view(table, seat), query), partial(advised, id))
            return None
        case Candidates(id, count):
            questions.put(id, partial(_suggest, table, seat, count), partial(suggested, id))
            return None
        case Counsel(id):
            compiled = partial(table.thinkers.warmed, game.id)
            questions.put(id, lambda: coaching.counsel(table, seat), partial(suggested, id), compiled)
            return None
        case Review(id):
            compiled = partial(table.thinkers.warmed, game.id)
            questions.put(id, lambda: coaching.review(table, seat), partial(reviewed, id), compiled)
            return None
        case GiveOrders(id, orders):
            questions.connection.check_questions()
            return Accepted(id, table.seq(seat, await table.give_orders(seat, read_orders(game, orders))))
        case _ as other:
            assert_never(other)


async def _act(questions: Questions, table: Table, action: Any, id: str) -> Accepted:
    received, seat = perf_counter(), questions.connection.seat
    number = await table.act(seat, action, id, questions.connection.payer)
    MEASURES.told(perf_counter() - received)
    return Accepted(id, table.seq(seat, number))


def _view(table: Table, seat: Seat) -> Raw:
    """All that a clerk is told of the match."""
    return encoded(table.game.information.view(table.match.state, seat))


def _suggest(table: Table, seat: Seat, count: int) -> Suggest | Propose:
    """What a computer player thinks is told to nobody who plays against another person, or for the ratings."""
    task = Suggest if table.seating.is_alone(seat) and not table.stored.rated else Propose
    if not table.asks(seat):
        raise Illegal("TABLE", "not_asked")
    seed = table.chance(f"candidates {seat}").getrandbits(64)
    return task(table.game.id, _view(table, seat), seat, count, seed)


def _check_own(table: Table, seat: Seat) -> None:
    if table.seating[seat].bot is not None:
        raise Illegal("TABLE", "bot_plays")
