"""The sockets of lessons: each has a table to itself, for as long as it is open."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from litestar.types import Receive, Scope

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.clerks import Advise, Draw, Suggest, encoded
from panzerkiste.server.matches.effort import Effort
from panzerkiste.server.matches.lessons import LessonTable, prepared
from panzerkiste.server.matches.protocol import (
    Accepted,
    Act,
    Ask,
    Candidates,
    Coach,
    LessonMessage,
    Look,
    ServerMessage,
    Write,
)
from panzerkiste.server.matches.wire import decoder
from panzerkiste.server.matches.wishes import game_called
from panzerkiste.server.web.questions import Questions, advised, answered, drawn, suggested, written

ADDRESS: Final = re.compile(r"/api/games/(?P<game>[\w-]{1,40})/lessons/(?P<lesson>[\w-]{1,40})/play")
STEP: Final = re.compile(rb"(?:^|&)step=([0-9]{1,3})(?:&|$)")
READER: Final = msgspec.json.Decoder(LessonMessage)


async def attend(questions: Questions, effort: Effort, found: re.Match[str], scope: Scope, receive: Receive) -> None:
    """A lesson from the step that the address names, until the learner leaves."""
    lesson = await asyncio.to_thread(prepared, game_called(found["game"]).id, found["lesson"])
    step, waiting = STEP.search(scope["query_string"]), list[Any]()
    table = LessonTable(lesson, int(step[1]) if step else 0, waiting.append)
    _tell(questions, waiting)
    judge = partial(_judge, questions, table, partial(_paid, effort, questions.connection.pay))

    async def answer(data: str | bytes) -> ServerMessage | None:
        said = await answered(data, READER, judge, f"lesson {found['lesson']}")
        if isinstance(said, Accepted):  # first: whoever gets a new table sends again what was not answered
            questions.connection.say(said)
        _tell(questions, waiting)
        return None if isinstance(said, Accepted) else said

    await questions.connection.listen(receive, answer)


def _tell(questions: Questions, waiting: list[Any]) -> None:
    for message in waiting:
        questions.connection.say(message)
    waiting.clear()


async def _judge(
    questions: Questions, table: LessonTable, paid: Callable[[Callable[[], None]], None], message: LessonMessage
) -> ServerMessage | None:
    game, seat, connection = table.game, table.seat, questions.connection
    match message:
        case Act(id, raw):
            connection.check_judging()
            chosen = decoder(game.types.action).decode(raw)
            paid(lambda: table.act(chosen))
            return Accepted(id, table.seq)
        case Write(id, text):
            connection.check_questions()
            connection.check_judging()
            action = await written(game, _view(table), seat, text)
            paid(lambda: table.act(action))
            return Accepted(id, table.seq)
        case Coach(id, wish):
            connection.check_judging()
            paid(lambda: table.wish(wish))
            return Accepted(id, table.seq)
        case Ask(id, query):
            questions.put(id, lambda: Advise(game.id, encoded(_view(table)), query), partial(advised, id))
            return None
        case Candidates(id, count):
            questions.put(id, lambda: Suggest(game.id, encoded(_view(table)), seat, count, 0), partial(suggested, id))
            return None
        case Look(id):
            questions.put(id, lambda: Draw(game.id, encoded(_view(table))), partial(drawn, id))
            return None
        case _:
            raise Illegal("MESSAGE", "unknown")  # there is no opponent to ask, and nobody to leave orders for


def _view(table: LessonTable) -> Any:
    """All that the learner may know, and nothing else."""
    return table.game.information.view(table.state, table.seat)


def _paid(effort: Effort, pay: Callable[[float], None], work: Callable[[], None]) -> None:
    """The learner pays for the seconds that the rules take, also where they refuse something."""
    began = effort.begin()
    try:
        work()
    finally:
        pay(effort.since(began))
