"""The sockets of those who sit at a table alone, in a lesson or a puzzle: each has it for as long as it is open."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from litestar.types import Receive

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.alone import Alone
from panzerkiste.server.matches.clerks import Advise, Draw, Suggest, encoded
from panzerkiste.server.matches.effort import Effort
from panzerkiste.server.matches.protocol import (
    Accepted,
    Act,
    Ask,
    Candidates,
    Choice,
    Coach,
    LessonMessage,
    Look,
    ServerMessage,
    Write,
)
from panzerkiste.server.matches.wire import decoder
from panzerkiste.server.web.questions import Questions, advised, answered, drawn, suggested, written

READER: Final = msgspec.json.Decoder(LessonMessage)


class Script(Protocol):
    """What goes on at the table."""

    @property
    def table(self) -> Alone: ...

    def act(self, action: Any) -> None: ...

    def wish(self, wish: str) -> None: ...

    @property
    def rival(self) -> Seat | None:
        """Who is to answer what was just done, by a computer player of the game."""

    def answer_try(self, action: Any) -> None: ...

    @property
    def is_veiled(self) -> bool:
        """Whether he is to find the odds himself."""

    def check_suggestions(self) -> None:
        """Raises Illegal where he is to find it out himself."""


async def attend(
    questions: Questions, effort: Effort, opened: Callable[[Callable[[Any], None]], Script], receive: Receive
) -> None:
    """Until whoever sits there leaves."""
    waiting = list[Any]()
    script = opened(waiting.append)
    _tell(questions, waiting)
    paid = partial(_paid, effort, questions.connection.pay)

    async def answer(data: str | bytes) -> ServerMessage | None:
        judge = partial(_judge, questions, script, paid)
        said = await answered(data, READER, judge, f"alone at {script.table.game.id}")
        if isinstance(said, Accepted):  # first: whoever gets a new table sends again what was not answered
            questions.connection.say(said)
        _tell(questions, waiting)
        if isinstance(said, Accepted) and (rival := script.rival) is not None:
            _ask_rival(questions, script, rival, partial(_tell, questions, waiting))
        return None if isinstance(said, Accepted) else said

    await questions.connection.listen(receive, answer)


def _ask_rival(questions: Questions, script: Script, rival: Seat, tell: Callable[[], None]) -> None:
    """His answer comes when he has thought, unless the table is another one by then."""
    table = script.table
    game, state = table.game, table.state
    view = encoded(game.information.view(state, rival))

    def answer(found: bytes) -> None:
        choices = decoder(tuple[Choice, ...]).decode(found)
        if choices and table.state is state:
            script.answer_try(msgspec.convert(choices[0].action, game.types.action))
            tell()

    questions.wonder(Suggest(game.id, view, rival, 1, 0), answer)


def _tell(questions: Questions, waiting: list[Any]) -> None:
    for message in waiting:
        questions.connection.say(message)
    waiting.clear()


async def _judge(
    questions: Questions, script: Script, paid: Callable[[Callable[[], None]], None], message: LessonMessage
) -> ServerMessage | None:
    table, connection = script.table, questions.connection
    game, seat = table.game, table.seat
    match message:
        case Act(id, raw):
            connection.check_judging()
            chosen = decoder(game.types.action).decode(raw)
            paid(lambda: script.act(chosen))
            return Accepted(id, table.seq)
        case Write(id, text):
            connection.check_questions()
            connection.check_judging()
            action = await written(game, _view(table), seat, text)
            paid(lambda: script.act(action))
            return Accepted(id, table.seq)
        case Coach(id, wish):
            connection.check_judging()
            paid(lambda: script.wish(wish))
            return Accepted(id, table.seq)
        case Ask(id, query):
            asked = partial(Advise, game.id, veiled=script.is_veiled)
            questions.put(id, lambda: asked(encoded(_view(table)), query), partial(advised, id))
            return None
        case Candidates(id, count):
            script.check_suggestions()
            questions.put(id, lambda: Suggest(game.id, encoded(_view(table)), seat, count, 0), partial(suggested, id))
            return None
        case Look(id):
            questions.put(id, lambda: Draw(game.id, encoded(_view(table))), partial(drawn, id))
            return None
        case _:
            raise Illegal("MESSAGE", "unknown")  # there is no opponent to ask, and nobody to leave orders for


def _view(table: Alone) -> Any:
    """All that whoever sits there may know, and nothing else."""
    return table.game.information.view(table.state, table.seat)


def _paid(effort: Effort, pay: Callable[[float], None], work: Callable[[], None]) -> None:
    """He pays for the seconds that the rules take, also where they refuse something."""
    began = effort.begin()
    try:
        work()
    finally:
        pay(effort.since(began))
