"""How fair a map is: games that the computer plays against itself, in a process of its own and behind everything else.

A worker is this module run as a program: a wish and how it stands on its input, a tally per finished game on its
output. One study runs at a time; while others wait, all take turns. A study that nobody asks about any more is stopped.
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
from panzerkiste.server.thinking.turns import Asker, Turns
from panzerkiste.workshops.tank_chess.map_protocol import StudyReport, StudyWish, Tally

LOG: Final = logging.getLogger("panzerkiste.studies")

MOST: Final = 32  # studies under way or waiting
MOST_FROM_ONE: Final = 4  # from one address: a household may share it
SLICE: Final = 30.0  # seconds of play before somebody else has his turn
KEPT: Final = 600.0  # seconds that the report of a finished study can be asked for
FORSAKEN: Final = 90.0  # seconds after which a study that nobody asks about is stopped; hidden pages ask once a minute
LONGEST: Final = 900.0  # seconds of play that a study may take
GLANCE: Final = 2.0  # seconds between two looks at that
COMMAND: Final = (sys.executable, "-m", "panzerkiste.workshops.tank_chess.studies")


class _Study:
    """One study and how it stands."""

    def __init__(self, wish: StudyWish, asker: Asker) -> None:
        self.wish, self.asker = wish, asker
        self.report = StudyReport(secrets.token_urlsafe(9), "waiting", wish.games, Tally(0, 0, 0, 0))
        self.asked = monotonic()
        self.turn_began: float | None = None
        self._played = 0.0  # seconds, in the turns before
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

    @property
    def turn(self) -> float:
        """Seconds that its present turn has lasted."""
        return 0.0 if self.turn_began is None else monotonic() - self.turn_began

    @property
    def played(self) -> float:
        return self._played + self.turn

    def end_turn(self) -> None:
        self._played, self.turn_began = self.played, None

    def is_silent(self, seconds: float) -> bool:
        return monotonic() - self.asked > seconds


class Studies:
    def __init__(
        self, command: Sequence[str] = COMMAND, forsaken: float = FORSAKEN, slice_seconds: float = SLICE
    ) -> None:
        self._command, self._forsaken, self._slice = command, forsaken, slice_seconds
        self._studies: dict[str, _Study] = {}
        self._turns = Turns(1)  # there is one desk; whoever has it plays

    def start(self, wish: StudyWish, asker: Asker) -> StudyReport:
        """Start a study, in place of the one that this visitor may have under way."""
        self._forget()
        self._check_room(asker)
        for other in self._studies.values():
            if other.asker.account == asker.account and other.task:
                other.task.cancel()
        study = _Study(wish, asker)
        self._studies[study.report.id] = study
        study.task = asyncio.create_task(self._conduct(study))
        study.task.add_done_callback(study.close)
        return study.report

    def _check_room(self, asker: Asker) -> None:
        others = [study for study in self._studies.values() if study.is_open and study.asker.account != asker.account]
        if sum(study.asker.address == asker.address for study in others) >= MOST_FROM_ONE:
            raise Illegal("STUDY", "neighbours", most=MOST_FROM_ONE)
        if len(others) >= MOST:
            raise Illegal("STUDY", "busy")

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
        if study is None or study.asker.account != account:
            raise Illegal("STUDY", "none")
        return study

    def _forget(self) -> None:
        self._studies = {id: study for id, study in self._studies.items() if study.is_open or not study.is_silent(KEPT)}

    async def _conduct(self, study: _Study) -> None:
        playing = asyncio.create_task(self._play(study))
        try:
            while not (await asyncio.wait([playing], timeout=GLANCE))[0]:
                if study.is_silent(self._forsaken) or study.played > LONGEST:
                    break
        finally:
            playing.cancel()
            await asyncio.wait([playing])

    async def _play(self, study: _Study) -> None:
        try:
            while study.is_open:
                await self._turns.take(study.asker)
                study.turn_began = monotonic()
                try:
                    await self._play_on(study)
                finally:
                    study.end_turn()
                    self._turns.give_back()
        except (OSError, EOFError, msgspec.DecodeError) as error:
            LOG.warning("a study failed: %r", error)
            study.tell(stage="failed")

    async def _play_on(self, study: _Study) -> None:
        """To the end, or for a slice of time if somebody waits. A game that was begun is played to its end."""
        async with self._worker() as worker:
            study.tell(stage="playing")
            async for tally in _tallies(worker, study):
                study.tell(tally=tally)
                if study.turn >= self._slice and self._turns.somebody_waits:
                    study.tell(stage="waiting")
                    return
        study.tell(stage="done")

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Process]:
        worker = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        try:
            yield worker
        finally:
            with suppress(ProcessLookupError):
                worker.kill()
            await worker.communicate()  # closes the pipes and waits


async def _tallies(worker: Process, study: _Study) -> AsyncIterator[Tally]:
    """Hand over the wish and how it stands, then every tally until the worker has done its work."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    for told in (study.wish, study.report.tally):
        worker.stdin.write(msgspec.json.encode(told) + b"\n")
    async for line in worker.stdout:
        yield msgspec.json.decode(line, type=Tally)
    if await worker.wait():
        raise EOFError("the worker has died")


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
    from panzerkiste.workshops.tank_chess import balance

    wish = msgspec.json.decode(sys.stdin.buffer.readline(), type=StudyWish)
    so_far = msgspec.json.decode(sys.stdin.buffer.readline(), type=balance.Tally)
    options = Options(map=wish.map.text, mode=wish.map.mode, module=wish.map.module)
    for tally in balance.study(options, wish.games, so_far):
        tallies.write(msgspec.json.encode(tally) + b"\n")
        tallies.flush()


if __name__ == "__main__":
    main()
