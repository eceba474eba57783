"""Advice, drawings and replays are worked out in processes of their own, never on the event loop.

A worker is this module run as a program: a task per line on its input; on its output a line that says how long the
answer is, then the answer. What is asked about a running match is a view, so there is nothing to betray.
"""

import asyncio
import gzip
import logging
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from random import Random
from time import process_time
from typing import IO, Any, Final, assert_never

import msgspec
from msgspec import Raw, Struct

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Fact, Illegal
from panzerkiste.registry import GAMES, read_match_file
from panzerkiste.server.limits import HOUSEHOLD, Budget, Rate
from panzerkiste.server.logs import write_logs
from panzerkiste.server.matches.miniatures import cropped
from panzerkiste.server.matches.wire import decoder, encode
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.thinking.workers import READY, Worker, Workers

LOG: Final = logging.getLogger("panzerkiste.clerks")

ADVISERS: Final = min(2, os.cpu_count() or 1)
ADVICE_SECONDS: Final = 3.0  # of work for one answer
ARCHIVISTS: Final = 1
ARCHIVE_SECONDS: Final = 30.0
REVIEWERS: Final = 1
REVIEW_SECONDS: Final = 60.0  # for one part of a review
PATIENCE: Final = 5.0  # times as long it may take on a busy machine, before the worker is ended
UNANSWERED: Final = 8  # tasks of one account; of one address HOUSEHOLD times as many
COMMAND: Final = (sys.executable, "-m", "panzerkiste.server.matches.clerks")


# What a clerk may be asked.


class Advise(Struct, frozen=True, tag=True):
    """*veiled*: without what whoever asks is to find out himself."""

    game: str
    view: Raw
    query: Raw
    veiled: bool = False


class Suggest(Struct, frozen=True, tag=True):
    """Some things that the seat could answer."""

    game: str
    view: Raw
    seat: Seat
    count: int
    seed: int


class Propose(Struct, frozen=True, tag=True):
    """The same, whatever is legal: between people nobody is told what a computer player would do."""

    game: str
    view: Raw
    seat: Seat
    count: int
    seed: int


class Counsel(Struct, frozen=True, tag=True):
    """What the coach would answer for the seat."""

    game: str
    view: Raw
    seat: Seat
    seed: int


class Review(Struct, frozen=True, tag=True):
    """What he thinks of an answer to this view."""

    game: str
    view: Raw
    seat: Seat
    action: Raw
    seed: int


class Draw(Struct, frozen=True, tag=True):
    """*around*: only these places, and what is beside them."""

    game: str
    view: Raw
    around: tuple[str, ...] = ()


class LookBack(Struct, frozen=True, tag=True):
    """At these steps of a match; *file* is its record."""

    file: bytes
    viewer: Seat
    steps: tuple[int, ...]


class ReplayFile(Struct, frozen=True, tag=True):
    """A file that somebody brought."""

    file: bytes
    viewer: Seat
    drawn: bool


class PlanReview(Struct, frozen=True, tag=True):
    """Of a match that is over: the parts of the work, by which others wait no longer than for one of them."""

    file: bytes


class ReviewPart(Struct, frozen=True, tag=True):
    file: bytes
    part: Raw


class WholeReview(Struct, frozen=True, tag=True):
    file: bytes
    parts: tuple[Raw, ...]


Task = (
    Advise | Suggest | Propose | Counsel | Review | Draw | LookBack | ReplayFile | PlanReview | ReviewPart | WholeReview
)


class Order(Struct, frozen=True):
    """A task, and how many seconds of work it may take."""

    task: Task
    seconds: float


class Refusal(Struct, frozen=True):
    rule: str
    way: str
    facts: dict[str, Fact]


def _written(illegal: Illegal) -> Refusal:
    return Refusal(illegal.rule, illegal.way, illegal.facts)


SLOW: Final = _written(Illegal("CLERK", "slow"))


class Outcome(Struct, frozen=True):
    """How many bytes the answer has that follows, and how long it took; or why there is none."""

    size: int
    seconds: float
    refused: Refusal | None


class Clerks:
    """Up to *workers* worker processes. Each account has so many seconds of their work, and each address."""

    def __init__(self, workers: int, rate: Rate, seconds: float, command: Sequence[str] = COMMAND) -> None:
        self._workers, self._seconds = Workers(command, workers), seconds
        self._purse = Budget(rate)
        self._unanswered = Counter[str]()
        self._starting: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        """One worker is there before the first question."""
        self._starting = asyncio.create_task(self._workers.start_one())

    async def close(self) -> None:
        if self._starting:
            self._starting.cancel()
            await asyncio.wait([self._starting])
        await self._workers.close()

    async def work(self, task: Task, asker: Asker) -> bytes:
        """The answer as JSON, a drawing or replay compressed; raises Illegal."""
        if not self._purse.has_any(asker.account, asker.address):
            raise Illegal("LIMIT", "work")
        with self._counted(asker):
            try:
                async with self._workers.lent(asker) as worker:
                    return await _undisturbed(self._ask(worker, task, asker))
            except (OSError, EOFError, TimeoutError) as error:
                LOG.warning("no clerk for %s: %r", type(task).__name__, error)
                raise Illegal("CLERK", "failed") from None

    @contextmanager
    def _counted(self, asker: Asker) -> Iterator[None]:
        """Nobody fills the queue."""
        account, address = f"account {asker.account}", f"address {asker.address}"
        if self._unanswered[account] >= UNANSWERED or self._unanswered[address] >= HOUSEHOLD * UNANSWERED:
            raise Illegal("LIMIT", "messages")
        self._unanswered.update((account, address))
        try:
            yield
        finally:
            self._unanswered -= Counter((account, address))  # forgets those who have none left

    async def _ask(self, worker: Worker, task: Task, asker: Asker) -> bytes:
        spent, patience = self._seconds, PATIENCE * self._seconds
        try:
            await worker.tell(encode(Order(task, self._seconds)) + b"\n", patience)
            outcome = decoder(Outcome).decode(await worker.hear(patience))
            answer = await worker.hear_bytes(outcome.size, patience)
            if outcome.refused != SLOW:
                worker.at_rest, spent = True, outcome.seconds
        except TimeoutError:
            LOG.warning("a clerk took too long for %s", type(task).__name__)
            raise Illegal(SLOW.rule, SLOW.way) from None
        except (OSError, EOFError, ValueError) as error:
            LOG.warning("a clerk failed at %s: %r", type(task).__name__, error)
            raise Illegal("CLERK", "failed") from None
        finally:
            self._purse.spend(asker.account, asker.address, spent)
        if why := outcome.refused:
            raise Illegal(why.rule, why.way, **why.facts)
        return answer


async def _undisturbed(work: Any) -> bytes:
    """A worker that is left in the middle of its work has to be ended: whoever hangs up does not leave it so."""
    asked = asyncio.ensure_future(work)
    try:
        answer: bytes = await asyncio.shield(asked)
    except asyncio.CancelledError:
        await asyncio.wait([asked])
        raise
    return answer


def encoded(value: Any) -> Raw:
    return Raw(encode(value))


# The worker's side.


def main() -> None:
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not pass for an answer
    with suppress(OSError):
        os.nice(3)  # tables come first
    write_logs()
    from panzerkiste import review  # noqa: F401  # before the clock runs
    from panzerkiste.server.matches import imagined, replays  # noqa: F401

    len(GAMES)
    signal.signal(signal.SIGPROF, lambda *_: _give_up(answers))
    try:
        answers.write(READY)
        answers.flush()
        for line in sys.stdin.buffer:
            outcome, answer = _attempt(line)
            answers.write(encode(outcome) + b"\n" + answer)
            answers.flush()
    except (BrokenPipeError, ConnectionResetError):  # the server was killed: nobody is left to answer
        os._exit(0)


def _give_up(answers: IO[bytes]) -> None:
    """What was begun may be in any state, a module half loaded: nobody goes on with this worker."""
    answers.write(encode(Outcome(0, 0.0, SLOW)) + b"\n")
    answers.flush()
    os._exit(1)


def _attempt(line: bytes) -> tuple[Outcome, bytes]:
    began, answer, refused = process_time(), b"", None
    try:
        order = decoder(Order).decode(line)
        with _alarm(order.seconds):
            answer = _answer(order.task)
    except Illegal as illegal:
        refused = _written(illegal)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        refused = _written(Illegal("MESSAGE", "unknown"))
    except Exception:
        LOG.exception("a task failed")
        refused = _written(Illegal("CLERK", "failed"))
    return Outcome(len(answer), process_time() - began, refused), answer


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Only work counts: whoever is slow because the machine is busy goes on."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _answer(task: Task) -> bytes:
    from panzerkiste import review
    from panzerkiste.server.matches import imagined, replays

    match task:
        case Advise(id, view, query, veiled):
            game = GAMES[id]
            advice = game.information.advise(_view(id, bytes(view)), decoder(game.types.query).decode(query))
            return encode(game.information.veiled(advice) if veiled else advice)
        case Suggest(id, view, seat, count, seed):
            return encode(imagined.candidates(GAMES[id], _view(id, bytes(view)), seat, count, Random(seed)))
        case Propose(id, view, seat, count, seed):
            return encode(imagined.legal(GAMES[id], _view(id, bytes(view)), seat, count, Random(seed)))
        case Counsel(id, view, seat, seed):
            return encode(imagined.counsel(GAMES[id], _view(id, bytes(view)), seat, Random(seed)))
        case Review(id, view, seat, action, seed):
            done = decoder(GAMES[id].types.action).decode(action)
            return encode(imagined.review(GAMES[id], _view(id, bytes(view)), seat, done, Random(seed)))
        case Draw(id, view, around):
            svg = GAMES[id].pictures.svg(_view(id, bytes(view)))
            return gzip.compress(cropped(svg, around).encode(), mtime=0)
        case LookBack(file, viewer, steps):
            return gzip.compress(replays.written(replays.look_back(file, viewer, steps)), mtime=0)
        case ReplayFile(file, viewer, drawn):
            read = replays.drawn_replay_file if drawn else replays.replay_file
            return gzip.compress(replays.written(read(file, viewer)), mtime=0)
        case PlanReview(file):
            return encode(review.tasks(replays.replayed(read_match_file(file))))
        case ReviewPart(file, part):
            match = replays.replayed(read_match_file(file))
            return encode(review.work(match, decoder(review.Task).decode(part)))
        case WholeReview(file, parts):
            match = replays.replayed(read_match_file(file))
            return encode(review.assembled(match, [decoder(review.Part).decode(part) for part in parts]))
        case _ as other:
            assert_never(other)


@lru_cache(maxsize=64)
def _view(game: str, view: bytes) -> Any:
    """A player asks much about the same view."""
    return decoder(GAMES[game].types.view).decode(view)


if __name__ == "__main__":
    main()
