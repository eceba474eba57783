"""The analysis board of Tank Chess: variations are tried by the rules, and the kernel's best lines stream in.

It takes a match that is over, a file or a position, never a running match. One board per visitor, one question at a
time: the position that he looks at first, then the game's positions that have no judgement yet.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import aclosing
from typing import Any, Final, Literal, assert_never

import msgspec
from litestar.types import Receive
from msgspec import Raw

from panzerkiste.engine.game import WATCHER, Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import Record
from panzerkiste.games.tank_chess import TANK_CHESS
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.board import WHITE, Side
from panzerkiste.games.tank_chess.position import write_position
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.view import view
from panzerkiste.server.limits import FILE_ENTRIES
from panzerkiste.server.matches.clerks import Advise, Clerks, encoded
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.protocol import Advised, Preparing, Refused
from panzerkiste.server.matches.replays import read_file
from panzerkiste.server.matches.wire import decoder
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web.connection import Connection
from panzerkiste.workshops.tank_chess.analysts import Analysts, Found, FoundLine, Question
from panzerkiste.workshops.tank_chess.maps import MOST_TANKS
from panzerkiste.workshops.tank_chess.protocol import (
    AnalysisNews,
    AnalysisOpened,
    AnalysisRequest,
    AnalysisStage,
    AskAbout,
    BestLine,
    GameSaved,
    Judge,
    Judged,
    Noted,
    OpenFile,
    OpenMatch,
    OpenPosition,
    SaveGame,
    Think,
    Thought,
    Tried,
    TryTurn,
    WriteTurn,
)
from panzerkiste.workshops.tank_chess.review import Mark, chance, mark
from panzerkiste.workshops.tank_chess.variations import Variations, from_options

LOG: Final = logging.getLogger("panzerkiste.analysis")

ELSEWHERE: Final = 4409  # close code: the same visitor has opened another board
MOST: Final = 40  # boards at a time
MOST_FROM_ONE: Final = 16  # from one address: a household may share it
LINES: Final = 3
SECONDS: Final = 12.0  # for the position that is looked at
JUDGE_SECONDS: Final = 3.0  # for each position of a game, at most
JUDGE_NODES: Final = 150_000  # what usually ends it, so that a slow machine judges no worse
TRIES: Final = 3  # at one position: a machine that is busy for a moment may be late once
SURE: Final = 29_999  # the score of a won game

Placing = tuple[str, ...]
Failure = (TimeoutError, OSError, EOFError, msgspec.DecodeError)

read_request: Final = msgspec.json.Decoder(AnalysisRequest).decode


class Analyses:
    """All boards that are open."""

    def __init__(self, lobby: Lobby, analysts: Analysts, thinkers: Thinkers, advisers: Clerks) -> None:
        self.lobby, self.analysts, self.thinkers, self.advisers = lobby, analysts, thinkers, advisers
        self._open: dict[str, Connection] = {}
        self._addresses = Counter[str]()

    async def attend(self, connection: Connection, address: str, receive: Receive) -> None:
        """Serve one visitor until he hangs up or opens another board."""
        variations = await asyncio.to_thread(lambda: Variations(from_options(Options())))  # the first reads all maps
        if before := self._open.pop(connection.account, None):
            before.hang_up(ELSEWHERE)
        if len(self._open) >= MOST or self._addresses[address] >= MOST_FROM_ONE:
            raise Illegal("ANALYSIS", "busy")
        self._open[connection.account] = connection
        self._addresses[address] += 1
        board = Board(connection, self, variations)
        try:
            await connection.listen(receive, board.answer)
        finally:
            self._addresses -= Counter([address])  # forgets those who have none left
            if self._open.get(connection.account) is connection:
                del self._open[connection.account]
            await board.close()


class Board:
    """One visitor's board: what he tries, and what is being thought about for him."""

    def __init__(self, connection: Connection, analyses: Analyses, variations: Variations) -> None:
        self._connection, self._analyses = connection, analyses
        self._asker = Asker(connection.address, connection.account)
        self._variations = variations
        self._wanted: int | None = None
        self._unjudged = deque[int]()
        self._judged: dict[int, Judged] = {}
        self._failures = 0  # one after the other
        self._news = asyncio.Event()
        self._job: asyncio.Task[None] | None = None
        self._clerk = asyncio.create_task(self._work())

    async def close(self) -> None:
        self._clerk.cancel()
        await asyncio.wait([self._clerk])
        if self._job:
            self._job.cancel()
            await asyncio.wait([self._job])

    async def answer(self, data: str | bytes) -> AnalysisNews:
        """The answer to one message, whatever it was."""
        try:
            request = read_request(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return Refused("", Illegal("MESSAGE", "unreadable").refusal)
        try:
            return await self._respond(request)
        except Illegal as illegal:
            return Refused(request.id, illegal.refusal)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return Refused(request.id, Illegal("MESSAGE", "unknown").refusal)
        except Exception:
            LOG.exception("a request to an analysis failed")
            return Refused(request.id, Illegal("TABLE", "failed").refusal)

    async def _respond(self, request: AnalysisRequest) -> AnalysisNews:
        self._connection.check_questions()
        match request:
            case OpenMatch(id, match):
                return await self._open(id, await self._finished(match))
            case OpenFile(id, text):
                return await self._open(id, await asyncio.to_thread(_read_file, text))
            case OpenPosition(id, options):
                return await self._open(id, from_options(_options(options)))
            case TryTurn(id, node, turn):
                return self._tried(id, node, decoder(Turn).decode(turn))
            case WriteTurn(id, node, text):
                return self._tried(id, node, self._variations.read(node, text))
            case AskAbout(id, node, query):
                seen = encoded(view(self._variations.state(node), WATCHER))
                task = Advise(TANK_CHESS.id, seen, query)
                return Advised(id, Raw(await self._analyses.advisers.work(task, self._asker)))
            case Think(id, node):
                return await self._think_about(id, node)
            case Judge(id):
                return await self._judge_all(id)
            case SaveGame(id, node):
                return GameSaved(id, await asyncio.to_thread(self._variations.game_file, node))
            case _ as other:
                assert_never(other)

    # What is looked at.

    async def _open(self, id: str, record: Record) -> AnalysisOpened:
        variations = await asyncio.to_thread(Variations, record)
        if len(variations.state(0).tanks) > MOST_TANKS:
            raise Illegal("MAP", "tanks", most=MOST_TANKS)
        await self._check_over(variations.state(variations.played - 1))
        opened = await asyncio.to_thread(_opened, id, variations)
        self._rest()
        self._variations = variations
        self._unjudged.clear()
        self._judged.clear()
        return opened

    async def _check_over(self, state: State) -> None:
        """What stands on the board of a running match of his own is not analysed, however it came here."""
        if _placing(state) in await self._running():
            raise Illegal("ANALYSIS", "running")

    async def _running(self) -> set[Placing]:
        """As it stands in the visitor's running matches that have begun."""
        tables = await self._analyses.lobby.lists.running(self._connection.account)
        played = [table.match for table in tables if table.game.id == TANK_CHESS.id and table.match.entries]
        return {_placing(match.state) for match in played}

    async def _finished(self, match: str) -> Record:
        table = await self._analyses.lobby.look_for(match, self._connection.account)
        if table.game.id != TANK_CHESS.id:
            raise Illegal("ANALYSIS", "other_game")
        if not table.is_over:
            raise Illegal("ANALYSIS", "running")
        return table.record()

    def _tried(self, id: str, node: int, turn: Turn) -> Tried:
        return Tried(id, self._variations.shown(self._variations.add(node, turn)))

    # What is thought about.

    async def _think_about(self, id: str, node: int | None) -> Noted:
        if node is not None:
            await self._check_over(self._variations.state(node))
        self._rest()
        self._wanted = node
        self._begin()
        return Noted(id)

    async def _judge_all(self, id: str) -> Noted:
        running, variations = await self._running(), self._variations
        nodes = [node for node in range(variations.played) if node not in self._judged]
        if running:  # to look at every position of a long game takes its time
            nodes = await asyncio.to_thread(lambda: [n for n in nodes if _placing(variations.state(n)) not in running])
        self._unjudged = deque(nodes)
        self._begin()
        return Noted(id)

    def _begin(self) -> None:
        self._failures = 0
        self._news.set()

    def _rest(self) -> None:
        self._wanted = None
        if self._job:
            self._job.cancel()

    async def _work(self) -> None:
        """One job after the other. Whoever cancels a job has something better to do."""
        while True:
            self._news.clear()
            job = self._next_job()
            if job is None:
                await self._news.wait()
                continue
            self._job = asyncio.create_task(job)
            await asyncio.wait([self._job])

    def _next_job(self) -> Coroutine[Any, Any, None] | None:
        if self._wanted is not None:
            return self._attempt(self._think, self._wanted)
        return self._attempt(self._judge, self._unjudged[0]) if self._unjudged else None

    async def _attempt(self, work: Callable[[int], Awaitable[None]], node: int) -> None:
        try:
            await work(node)
            self._failures = 0
        except Failure as error:
            LOG.warning("an analysis failed: %r", error)
            self._failures += 1
            if self._failures == TRIES:
                self._give_up()

    def _give_up(self) -> None:
        """Until the visitor asks again."""
        self._wanted = None
        self._unjudged.clear()
        self._connection.say(AnalysisStage("failed", None))

    async def _think(self, node: int) -> None:
        state = self._variations.state(node)
        last = Thought(node, 0, 0, 0, (), {}, done=False)
        async for found in self._found(Question(state, LINES, SECONDS)):
            last = _thought(node, state.mover, found)
            self._connection.say(last)
        self._wanted = None
        self._connection.say(msgspec.structs.replace(last, done=True))

    async def _judge(self, node: int) -> None:
        state = self._variations.state(node)
        lines: tuple[FoundLine, ...] = ()
        async for found in self._found(Question(state, 1, JUDGE_SECONDS, JUDGE_NODES)):
            lines = found.lines
        best = _whites(lines[0], state.mover) if lines else None
        score = best.score if best else _final_score(state.result)
        judged = Judged(node, score, best.wins if best else None, chance(score), best, "")
        judged = msgspec.structs.replace(judged, mark=self._mark(judged))
        self._judged[node] = judged
        if node in self._unjudged:
            self._unjudged.remove(node)  # all may have been asked for anew meanwhile
        self._connection.say(judged)

    async def _found(self, question: Question) -> AsyncIterator[Found]:
        """What the analysts say; of a game that is over, nothing."""
        if question.state.result:
            return
        async for done, steps in self._analyses.thinkers.warming(TANK_CHESS.id):
            self._connection.say(AnalysisStage("preparing", Preparing(done, steps)))
        if self._analyses.analysts.are_busy:
            self._connection.say(AnalysisStage("waiting", None))
        async with aclosing(self._analyses.analysts.think(question, self._asker)) as reports:
            async for found in reports:
                yield found

    def _mark(self, judged: Judged) -> Mark | Literal[""]:
        """How good the turn was that led here."""
        before = self._judged.get(self._variations.parent(judged.node))
        if before is None:
            return ""
        turn, best = self._variations.turn(judged.node), before.line.turns if before.line else ()
        if best[:1] == (turn,):
            return "good"
        if self._variations.state(before.node).mover == WHITE:
            return mark(before.chance, judged.chance)
        return mark(1 - before.chance, 1 - judged.chance)


def _opened(id: str, variations: Variations) -> AnalysisOpened:
    return AnalysisOpened(
        id=id,
        options=msgspec.to_builtins(variations.options),
        seats=variations.record.header.seats,
        nodes=tuple(variations.shown(number) for number in range(variations.played)),
        result=variations.end.result,
    )


def _placing(state: State) -> Placing:
    """TC-61: what stands where and whose turn it is, without what is counted."""
    return tuple(write_position(state).split()[:5])


def _options(wished: dict[str, Any]) -> Options:
    try:
        return msgspec.convert(wished, Options)
    except msgspec.ValidationError as error:
        raise Illegal("LOBBY", "options", error=str(error)) from None


def _read_file(text: str) -> Record:
    record = read_file(text.encode())
    if record.header.game != TANK_CHESS.id:
        raise Illegal("ANALYSIS", "other_game")
    if TANK_CHESS.under(record.header.rules) is None:
        raise Illegal("LOBBY", "old_rules")
    if len(record.entries) > FILE_ENTRIES:
        raise Illegal("FILE", "long", most=FILE_ENTRIES)
    return record


def _thought(node: int, mover: Side, found: Found) -> Thought:
    lines = tuple(_whites(line, mover) for line in found.lines)
    speed = round(found.nodes / max(found.seconds, 1e-3))
    return Thought(node, found.depth, found.nodes, speed, lines, found.terms, done=False)


def _whites(line: FoundLine, mover: Side) -> BestLine:
    """A line as White sees it."""
    sign = 1 if mover == WHITE else -1
    score, wins = sign * line.score, None if line.wins is None else sign * line.wins
    return BestLine(score, wins, chance(score), line.turns, line.texts)


def _final_score(result: Result | None) -> int:
    if result is None or not result.winners:
        return 0
    return SURE if WHITE in result.winners else -SURE
