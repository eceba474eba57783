"""How fair a map is: games that the computer plays against itself, in a process of its own and behind everything else.

A worker is this module run as a program: a wish on its input, a tally per finished game on its output. One study runs
at a time, the others wait. A study that nobody asks about any more is stopped.
"""

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Final

import msgspec

from panzerkiste.engine.illegal import Illegal
from panzerkiste.workshops.tank_chess.map_protocol import StudyReport, StudyWish, Tally

LOG: Final = logging.getLogger("panzerkiste.studies")

MOST: Final = 8  # studies under way or waiting
KEPT: Final = 600.0  # seconds that the report of a finished study can be asked for
FORSAKEN: Final = 90.0  # seconds after which a study that nobody asks about is stopped; hidden pages ask once a minute
LONGEST: Final = 900.0  # seconds that a study may take from the wish to the last game
GLANCE: Final = 2.0  # seconds between two looks at that
COMMAND: Final = (sys.executable, "-m", "panzerkiste.workshops.tank_chess.studies")


class _Study:
    """One study and how it stands."""

    def __init__(self, wish: StudyWish, account: str) -> None:
        self.wish, self.account = wish, account
        self.report = StudyReport(secrets.token_urlsafe(9), "waiting", wish.games, Tally(0, 0, 0, 0))
        self.began = self.asked = monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        return self.report.stage in ("waiting", "playing")

    def tell(self, **news: object) -> None:
        self.report = msgspec.structs.replace(self.report, **news)

    def close(self, _: object) -> None:
        """Whatever ended the task: a study without its task goes no further."""
        if self.is_open:
            self.tell(stage="stopped")

    def is_silent(self, seconds: float) -> bool:
        return monotonic() - self.asked > seconds


class Studies:
    def __init__(self, command: Sequence[str] = COMMAND, forsaken: float = FORSAKEN) -> None:
        self._command, self._forsaken = command, forsaken
        self._studies: dict[str, _Study] = {}
        self._desk = asyncio.Lock()  # there is one; whoever has it plays

    def start(self, wish: StudyWish, account: str) -> StudyReport:
        """Start a study, in place of the one that this visitor may have under way."""
        self._forget()
        if sum(study.is_open for study in self._studies.values() if study.account != account) >= MOST:
            raise Illegal("STUDY", "busy")
        for other in self._studies.values():
            if other.account == account and other.task:
                other.task.cancel()
        study = _Study(wish, account)
        self._studies[study.report.id] = study
        study.task = asyncio.create_task(self._conduct(study))
        study.task.add_done_callback(study.close)
        return study.report

    def report(self, id: str, account: str) -> StudyReport:
        study = self._own(id, account)
        study.asked = monotonic()
        return study.report

    async def stop(self, id: str, account: str) -> None:
        await _end(self._own(id, account))

    async def close(self) -> None:
        for study in self._studies.values():
            await _end(study)

    def _own(self, id: str, account: str) -> _Study:
        study = self._studies.get(id)
        if study is None or study.account != account:
            raise Illegal("STUDY", "none")
        return study

    def _forget(self) -> None:
        self._studies = {id: study for id, study in self._studies.items() if study.is_open or not study.is_silent(KEPT)}

    async def _conduct(self, study: _Study) -> None:
        playing = asyncio.create_task(self._play(study))
        try:
            while not (await asyncio.wait([playing], timeout=GLANCE))[0]:
                if study.is_silent(self._forsaken) or monotonic() - study.began > LONGEST:
                    break
        finally:
            playing.cancel()
            await asyncio.wait([playing])

    async def _play(self, study: _Study) -> None:
        try:
            async with self._desk, self._worker() as worker:
                study.tell(stage="playing")
                await _follow(worker, study)
        except (OSError, EOFError, msgspec.DecodeError) as error:
            LOG.warning("a study failed: %r", error)
            study.tell(stage="failed")

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Process]:
        worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        try:
            yield worker
        finally:
            with suppress(ProcessLookupError):
                worker.kill()
            await worker.communicate()  # closes the pipes and waits


async def _follow(worker: Process, study: _Study) -> None:
    """Hand over the wish, and tell every tally until the worker has done its work."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(study.wish) + b"\n")
    async for line in worker.stdout:
        study.tell(tally=msgspec.json.decode(line, type=Tally))
    if await worker.wait():
        raise EOFError("the worker has died")
    study.tell(stage="done")


async def _end(study: _Study) -> None:
    if study.task:
        study.task.cancel()
        with suppress(asyncio.CancelledError):
            await study.task


def main() -> None:
    """The worker's side."""
    tallies, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not pass for a tally
    with suppress(OSError):
        os.nice(15)  # tables and bots come first
    from panzerkiste.games.tank_chess.state import Options
    from panzerkiste.workshops.tank_chess.balance import study

    wish = msgspec.json.decode(sys.stdin.buffer.readline(), type=StudyWish)
    options = Options(map=wish.map.text, mode=wish.map.mode, module=wish.map.module)
    for tally in study(options, wish.games):
        tallies.write(msgspec.json.encode(tally) + b"\n")
        tallies.flush()


if __name__ == "__main__":
    main()
