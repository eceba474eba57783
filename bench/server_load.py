"""How many moves a second one server process carries, how long a move takes to the other player, what a socket costs.

Matches of Panzerschlacht between scripted clients over loopback, appends durable. The server has one core, the
clients the others, and with them PostgreSQL, where there is one: the same runs with it in place of SQLite's file, as
durable. Beside every run of ours stands one of a bare Litestar twin (bench/loopback/twin.py), which has
no rules, storage, views or limits: the ratio is what those cost. The goals are those of the project; the figure of
boardgame.io 0.50.2 (in-memory storage, the same kind of machine) is quoted, not measured in this run.

    python bench/server_load.py            everything, about two minutes
    python bench/server_load.py --quick    a tenth of it
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import uvloop
from loopback.players import OTHER_CORES, Line, Play, Server, new_match, ours, script, sit_down, twin

from panzerkiste.server.limits import Limits, Rate

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


@dataclass(frozen=True)
class Figures:
    moves_a_second: float
    p50: float  # milliseconds
    p99: float
    server_load: float  # share of its core
    micros_a_move: float  # of processor time, in the server
    bytes_a_socket: float


Seated = Callable[[Server, Play], Awaitable[None]]


async def at_our_table(server: Server, play: Play) -> None:
    await sit_down(server, play, *new_match(server))


async def at_the_twin(server: Server, play: Play) -> None:
    await sit_down(server, play, f"{id(play)}", ["", ""])


async def measure(server: Server, seated: Seated, scripts: list[list[Line]], run: Run) -> Figures:
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
    memory = (server.memory - before) / (2 * run.matches)
    server.give_cores()
    start, cpu = time.perf_counter(), server.cpu
    for number, play in enumerate(plays):
        loop.call_later(run.think * number / run.matches, play.send)
    await asyncio.gather(*(play.done for play in plays))
    seconds, cpu, moves = time.perf_counter() - start, server.cpu - cpu, run.matches * run.moves
    took = sorted(1000 * t for play in plays for t in play.took)
    return Figures(
        moves / seconds,
        statistics.median(took),
        took[int(len(took) * 0.99)],
        cpu / seconds,
        1e6 * cpu / moves,
        memory,
    )


def measure_ours(scripts: list[list[Line]], run: Run, *database: str) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = ours(folder, LIMITS, *database)
        try:
            return uvloop.run(measure(server, at_our_table, scripts, run))
        finally:
            server.end()


def measure_twin(scripts: list[list[Line]], run: Run) -> Figures:
    server = twin()
    try:
        return uvloop.run(measure(server, at_the_twin, scripts, run))
    finally:
        server.end()


def measure_on_postgres(scripts: list[list[Line]], run: Run) -> Figures:
    cluster = Cluster(fsync="on")
    try:
        return measure_ours(scripts, run, cluster.address(cluster.new_database()))
    finally:
        cluster.close()


def report(what: str, figures: Figures) -> None:
    print(
        f"{what:34} {figures.moves_a_second:8,.0f} moves/s   p50 {figures.p50:6.2f} ms   p99 {figures.p99:6.2f} ms"
        f"   server at {figures.server_load:4.0%}, {figures.micros_a_move:4.0f} us a move"
        f"   {figures.bytes_a_socket / 1024:5.1f} KiB a socket",
        flush=True,
    )


def judge(what: str, value: float, goal: float, *, more_is_better: bool) -> None:
    reached = value >= goal if more_is_better else value <= goal
    print(f"  {what}: {value:,.2f}, goal {goal:,.1f}, ratio {value / goal:.2f} ({'reached' if reached else 'missed'})")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--quick", action="store_true", help="a tenth of the moves")
    options.add_argument("--only", choices=[run.name for run in RUNS], help="one run only")
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
            other = measure_on_postgres(scripts, shortened)
            report("  the same on PostgreSQL", other)
            judge("of SQLite's moves a second", other.moves_a_second / figures.moves_a_second, 0.7, more_is_better=True)
        report("  the bare twin", ceiling)
        if run.name == "50":
            judge("moves a second", figures.moves_a_second, 8000, more_is_better=True)
            judge("of the twin's", figures.moves_a_second / ceiling.moves_a_second, 0.5, more_is_better=True)
            judge("microseconds a move", figures.micros_a_move, 100, more_is_better=False)
            judge("against boardgame.io's 4,100", figures.moves_a_second, 4100, more_is_better=True)
        if run.name == "500":
            judge("p99, ms", figures.p99, 10, more_is_better=False)
            judge("KiB a socket", figures.bytes_a_socket / 1024, 40, more_is_better=False)


if __name__ == "__main__":
    main()
