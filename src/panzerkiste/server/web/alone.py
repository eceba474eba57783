"""The sockets of those who sit at a table alone, in a lesson or a puzzle: each has it for as long as it is open."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import msgspec
from litestar.types import Receive

from panzerkiste.engine.game import AnyGame, Seat
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

T = TypeVar("T")

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


class Visit:
    """Of whoever sits there. One thing is judged after the other, and told before the next."""

    def __init__(self, questions: Questions, effort: Effort, game: AnyGame) -> None:
        self.questions, self.game = questions, game
        self.waiting = list[Any]()  # to be told
        self.turn = asyncio.Lock()
        self._effort = effort

    async def judged(self, work: Callable[[], T]) -> T:
        """He pays for the seconds that the rules take, also where they refuse something."""
        return await self._effort.judged(self.game, work, self.questions.connection.payer)

    def tell(self) -> None:
        for message in self.waiting:
            self.questions.connection.say(message)
        self.waiting.clear()


async def attend(visit: Visit, opened: Callable[[Callable[[Any], None]], Script], receive: Receive) -> None:
    """Until whoever sits there leaves."""
    connection = visit.questions.connection
    script = await visit.judged(lambda: opened(visit.waiting.append))
    visit.tell()

    async def answer(data: str | bytes) -> ServerMessage | None:
        async with visit.turn:
            said = await answered(data, READER, partial(_judge, visit, script), f"alone at {visit.game.id}")
            if isinstance(said, Accepted):  # first: whoever gets a new table sends again what was not answered
                connection.say(said)
            visit.tell()
            if isinstance(said, Accepted) and (rival := script.rival) is not None:
                _ask_rival(visit, script, rival)
            return None if isinstance(said, Accepted) else said

    await connection.listen(receive, answer)


def _ask_rival(visit: Visit, script: Script, rival: Seat) -> None:
    """His answer comes when he has thought, unless the table is another one by then."""
    game, state = visit.game, script.table.state
    view = encoded(game.information.view(state, rival))

    async def answer(found: bytes) -> None:
        choices = decoder(tuple[Choice, ...]).decode(found)
        async with visit.turn:
            if choices and script.table.state is state:
                action = msgspec.convert(choices[0].action, game.types.action)
                await visit.judged(lambda: script.answer_try(action))
                visit.tell()

    visit.questions.wonder(Suggest(game.id, view, rival, 1, 0), answer)


async def _judge(visit: Visit, script: Script, message: LessonMessage) -> ServerMessage | None:
    questions, connection = visit.questions, visit.questions.connection
    game, table, seat = visit.game, script.table, script.table.seat
    match message:
        case Act(id, raw):
            connection.check_judging()
            chosen = decoder(game.types.action).decode(raw)
            await visit.judged(lambda: script.act(chosen))
            return Accepted(id, table.seq)
        case Write(id, text):
            connection.check_questions()
            connection.check_judging()
            action = await written(game, _view(table), seat, text)
            await visit.judged(lambda: script.act(action))
            return Accepted(id, table.seq)
        case Coach(id, wish):
            connection.check_judging()
            await visit.judged(lambda: script.wish(wish))
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
