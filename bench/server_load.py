"""How many moves a second a server carries, how long a move takes to the other player, what sockets and matches cost.

Matches of Panzerschlacht between scripted clients over loopback, appends durable. One process on SQLite has one core,
the clients the others; the same runs follow on PostgreSQL, as durable, with one worker and with two, as
`panzerkiste serve --workers` starts them: clients come by one door and are handed over where their match is the other
worker's. Two workers, their clients and PostgreSQL share all cores; the processor time of each is told, and from it how
many moves a second the cores allow at most. Beside every run stands one of a bare Litestar twin
(bench/loopback/twin.py), which has no rules, storage, views or limits: the ratio is what those cost. The goals are
those of the project; the figure of boardgame.io 0.50.2 (in-memory storage, the same kind of machine) is quoted, not
measured in this run.

Last, correspondence: 10,000 matches on the disk, one in a hundred played, against the same without the others.

    python bench/server_load.py                 everything, about six minutes
    python bench/server_load.py --quick         a tenth of it
    python bench/server_load.py --only stored   one part of it
"""

import argparse
import asyncio
import os
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import uvloop
from loopback.players import (
    OTHER_CORES,
    Line,
    Play,
    Server,
    Workers,
    new_match,
    ours,
    processor_time,
    script,
    sit_down,
    twin,
)

from panzerkiste.server.limits import Limits, Rate
from panzerkiste.server.storage.folder import DATABASE

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.postgres import NO_POSTGRES, Cluster, programs  # of the repository, not of the package

WIDE = Rate(1e9, 1e9)
LIMITS = Limits(
    requests=WIDE,
    visits=WIDE,
    joins=WIDE,
    matches=WIDE,
    days=WIDE,
    uploads=WIDE,
    messages=WIDE,
    questions=WIDE,
    judging=WIDE,
    entrances=WIDE,
    arrivals=WIDE,
    connections=1_000_000,
    everybody=1_000_000,
    sockets=1_000_000,
)


@dataclass(frozen=True)
class Run:
    name: str
    what: str
    matches: int
    think: float  # seconds before each move
    moves: int  # of each match


RUNS = (
    Run("1", "1 match, flat out", 1, 0.0, 400),
    Run("10", "10 matches, flat out", 10, 0.0, 400),
    Run("50", "50 matches, flat out", 50, 0.0, 400),
    Run("500", "500 clients, thinking 250 ms", 250, 0.25, 60),
)
STORED, ACTIVE = 10_000, 100  # matches of correspondence, and those of them that are played
PLAYED, MORE = 20, 40  # moves of each before it is put away, and of those that go on
REST = 65.0  # seconds: in each minute tables that nobody uses are cleared away


@dataclass(frozen=True)
class Figures:
    moves_a_second: float
    p50: float  # milliseconds
    p99: float
    server_load: float  # share of a core
    micros_a_move: float  # of processor time, in the server
    bytes_a_socket: float
    micros_of_each: tuple[float, ...] = ()  # worker
    micros_of_others: float = 0.0  # the clients and the database

    @property
    def allowed(self) -> float:
        """Moves a second if every core were busy with nothing else."""
        return (os.cpu_count() or 1) * 1e6 / (self.micros_a_move + self.micros_of_others)


Seated = Callable[[Server, Play], Awaitable[None]]


async def at_our_table(server: Server, play: Play) -> None:
    await sit_down(server, play, *new_match(server))


async def at_the_twin(server: Server, play: Play) -> None:
    await sit_down(server, play, f"{id(play)}", ["", ""])


async def measure(
    server: Server, seated: Seated, scripts: list[list[Line]], run: Run, database: Cluster | None = None
) -> Figures:
    loop = asyncio.get_running_loop()
    warm = Play(scripts[0][:50], 0.0, loop.create_future())
    await seated(server, warm)
    warm.next()
    await warm.done
    before = server.memory
    plays = [
        Play(scripts[number % len(scripts)][: run.moves], run.think, loop.create_future())
        for number in range(run.matches)
    ]
    for play in plays:
        await seated(server, play)
    return await played(server, plays, run.matches * run.moves, (server.memory - before) / (2 * run.matches), database)


async def played(
    server: Server, plays: list[Play], moves: int, memory: float, database: Cluster | None = None
) -> Figures:
    loop = asyncio.get_running_loop()
    server.give_cores()
    own, others, each = time.process_time(), _busy(database), [processor_time(worker) for worker in server.workers]
    start = time.perf_counter()
    for number, play in enumerate(plays):
        loop.call_later(play.think * number / len(plays), play.send)
    await asyncio.gather(*(play.done for play in plays))
    seconds = time.perf_counter() - start
    spent = [processor_time(worker) - before for worker, before in zip(server.workers, each, strict=True)]
    beside = time.process_time() - own + _busy(database) - others
    took = sorted(1000 * t for play in plays for t in play.took)
    return Figures(
        moves / seconds,
        statistics.median(took),
        took[int(len(took) * 0.99)],
        sum(spent) / seconds,
        1e6 * sum(spent) / moves,
        memory,
        tuple(1e6 * one / moves for one in spent),
        1e6 * beside / moves,
    )


def _busy(database: Cluster | None) -> float:
    """Seconds of processor time of all that serve it."""
    return sum(map(processor_time, database.processes())) if database else 0.0


def measure_ours(scripts: list[list[Line]], run: Run) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = ours(folder, LIMITS)
        try:
            server.settle()
            return uvloop.run(measure(server, at_our_table, scripts, run))
        finally:
            server.end()


def measure_twin(scripts: list[list[Line]], run: Run) -> Figures:
    server = twin()
    try:
        return uvloop.run(measure(server, at_the_twin, scripts, run))
    finally:
        server.end()


def measure_workers(scripts: list[list[Line]], run: Run, count: int) -> Figures:
    cluster = Cluster(fsync="on")
    own = os.sched_getaffinity(0)
    try:
        if count > 1:
            os.sched_setaffinity(0, range(os.cpu_count() or 1))
        with tempfile.TemporaryDirectory() as folder:
            server = Workers(folder, LIMITS, cluster.address(cluster.new_database()), count)
            try:
                server.settle()
                return uvloop.run(measure(server, at_our_table, scripts, run, cluster))
            finally:
                server.end()
    finally:
        os.sched_setaffinity(0, own)
        cluster.close()


def report(what: str, figures: Figures) -> None:
    print(
        f"{what:34} {figures.moves_a_second:8,.0f} moves/s   p50 {figures.p50:6.2f} ms   p99 {figures.p99:6.2f} ms"
        f"   server at {figures.server_load:4.0%}, {figures.micros_a_move:4.0f} us a move"
        + (f"   {figures.bytes_a_socket / 1024:5.1f} KiB a socket" if figures.bytes_a_socket else ""),
        flush=True,
    )


def judge(what: str, value: float, goal: float, *, more_is_better: bool) -> None:
    reached = value >= goal if more_is_better else value <= goal
    print(f"  {what}: {value:,.2f}, goal {goal:,.1f}, ratio {value / goal:.2f} ({'reached' if reached else 'missed'})")


# Several workers.


def compare(scripts: list[list[Line]], run: Run, alone: Figures) -> None:
    one, two = (measure_workers(scripts, run, count) for count in (1, 2))
    report("  PostgreSQL, one worker", one)
    judge("of SQLite's moves a second", one.moves_a_second / alone.moves_a_second, 0.7, more_is_better=True)
    report("  PostgreSQL, two workers", two)
    if run.think:
        return
    judge("of one worker's moves a second", two.moves_a_second / one.moves_a_second, 1.5, more_is_better=True)
    shares = " and ".join(f"{share:.0f}" for share in two.micros_of_each)
    print(
        f"  processor time of a move: one worker {one.micros_a_move:.0f} us, clients and PostgreSQL beside it"
        f" {one.micros_of_others:.0f} us; of two workers {shares} us, beside them {two.micros_of_others:.0f} us\n"
        f"  {os.cpu_count()} cores allow {two.allowed:,.0f} moves/s with two workers,"
        f" {two.allowed / one.moves_a_second:.2f} of what one reached here;"
        f" with a core for each, two carry {2 * one.micros_a_move / two.micros_a_move:.2f} of one"
    )


# Correspondence.


@dataclass(frozen=True)
class Evening:
    start_up: float  # seconds until it answers
    started: int  # bytes of memory after the start
    opened: int  # and with all that are active
    rest: float  # milliseconds of processor time a second, while all look and nobody moves
    figures: Figures


Match = tuple[str, list[str]]


async def _sit(server: Server, matches: list[Match], scripts: list[list[Line]], at: int, until: int) -> list[Play]:
    loop, plays = asyncio.get_running_loop(), []
    for number, (id, cookies) in enumerate(matches):
        plays.append(Play(scripts[number % len(scripts)][:until], 0.0, loop.create_future(), at=at))
        await sit_down(server, plays[-1], id, cookies)
    return plays


def begin_letters(folder: str, scripts: list[list[Line]]) -> list[Match]:
    """Matches with days for every turn, some moves played."""
    server = ours(folder, LIMITS)

    async def play() -> list[Match]:
        matches = [new_match(server, clock={"type": "Days", "days": 3}) for _ in range(ACTIVE)]
        await played(server, await _sit(server, matches, scripts, 0, PLAYED), ACTIVE * PLAYED, 0)
        await asyncio.sleep(3)  # how they stand is written down
        return matches

    try:
        return uvloop.run(play())
    finally:
        server.end()


def multiply(folder: str) -> None:
    """As many other people's matches, like those that are there."""
    with sqlite3.connect(Path(folder) / DATABASE) as database:
        for table in ("matches", "seeds", "seats", "entries", "duties", "heeded", "summaries", "notices"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            database.execute(f"CREATE TEMP TABLE original AS SELECT * FROM {table}")
            for copy in range(1, STORED // ACTIVE):
                other = {"number": f"number + {copy * ACTIVE}", "match": f"match + {copy * ACTIVE}"}
                other |= {name: f"{name} || '-{copy}'" for name in ("id", "watch", "creator", "account", "subject")}
                other |= {"owner": "NULL", "code": "NULL"}
                new = ", ".join(other.get(column, column) for column in columns)
                database.execute(f"INSERT INTO {table} SELECT {new} FROM original")
            database.execute("DROP TABLE original")


async def letters(server: Server, matches: list[Match], scripts: list[list[Line]], rest: float) -> Evening:
    started = server.memory
    plays = await _sit(server, matches, scripts, PLAYED, PLAYED + MORE)
    opened = server.memory
    cpu = server.cpu
    await asyncio.sleep(rest)
    rested = 1000 * (server.cpu - cpu) / rest
    figures = await played(server, plays, ACTIVE * MORE, 0)
    return Evening(server.start_up, started, opened, rested, figures)


def measure_letters(folder: str, matches: list[Match], scripts: list[list[Line]], rest: float) -> Evening:
    server = ours(folder, LIMITS)
    try:
        server.settle()
        return uvloop.run(letters(server, matches, scripts, rest))
    finally:
        server.end()


def compare_letters(scripts: list[list[Line]], rest: float) -> None:
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        matches = begin_letters(few, scripts)
        shutil.copytree(few, many, dirs_exist_ok=True)
        multiply(many)
        without, having = (measure_letters(folder, matches, scripts, rest) for folder in (few, many))
    for what, one in ((f"{ACTIVE} stored, all played", without), (f"{STORED:,} stored, {ACTIVE} played", having)):
        report(what, one.figures)
        print(
            f"  answers {one.start_up:.1f} s after the start; {one.started / 2**20:.0f} MiB then;"
            f" {(one.opened - one.started) / ACTIVE / 1024:.0f} KiB for an open match, {PLAYED} moves and two sockets;"
            f" {one.rest:.1f} ms of the processor a second at rest, sweeps among it"
        )
    print(f"  {(having.started - without.started) / (STORED - ACTIVE):,.0f} bytes of memory for a stored match")
    dearer = having.figures.micros_a_move / without.figures.micros_a_move
    judge("of the processor time of a move without them", dearer, 1.1, more_is_better=False)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--quick", action="store_true", help="a tenth of the moves")
    options.add_argument("--only", choices=[*(run.name for run in RUNS), "stored"], help="one part only")
    given = options.parse_args()
    os.sched_setaffinity(0, OTHER_CORES)
    scripts = [script(seed, 400) for seed in range(8)]
    if not programs():
        print(NO_POSTGRES)
    for run in RUNS:
        if given.only not in (None, run.name):
            continue
        shortened = Run(run.name, run.what, run.matches, run.think, run.moves // (10 if given.quick else 1))
        figures, ceiling = measure_ours(scripts, shortened), measure_twin(scripts, shortened)
        report(run.what, figures)
        if programs():
            compare(scripts, shortened, figures)
        report("  the bare twin", ceiling)
        if run.name == "50":
            judge("moves a second", figures.moves_a_second, 8000, more_is_better=True)
            judge("of the twin's", figures.moves_a_second / ceiling.moves_a_second, 0.5, more_is_better=True)
            judge("microseconds a move", figures.micros_a_move, 100, more_is_better=False)
            judge("against boardgame.io's 4,100", figures.moves_a_second, 4100, more_is_better=True)
        if run.name == "500":
            judge("p99, ms", figures.p99, 10, more_is_better=False)
            judge("against boardgame.io's p99 of 36 ms", figures.p99, 36, more_is_better=False)
            judge("KiB a socket", figures.bytes_a_socket / 1024, 40, more_is_better=False)
    if given.only in (None, "stored"):
        compare_letters(scripts, REST / (10 if given.quick else 1))


if __name__ == "__main__":
    main()
