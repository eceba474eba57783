"""What one match, one socket, one move and one measurement cost. The sums of docs/scale.md rest on these figures.

Memory and rows are counted, not timed, so a busy machine tells the same; what a move takes of the processor is told by
bench/server_load.py. Two servers on SQLite: one has matches that
nobody plays, the other the same matches played; what the second has more is the moves'.

    python bench/unit_costs.py
"""

import asyncio
import sqlite3
import tempfile
import timeit
from collections import Counter
from pathlib import Path

import uvloop
from loopback.players import Play, Server, new_match, ours, script, sit_down
from prometheus_client import CollectorRegistry, Histogram
from prometheus_client import Counter as Metric
from server_load import LIMITS

from panzerkiste.server.measures import MEASURES
from panzerkiste.server.storage.folder import DATABASE
from panzerkiste.server.storage.sqlite import open_engine
from panzerkiste.server.web.metrics import MOMENTS

MATCHES, MOVES = 100, 40


def kept(folder: str) -> tuple[int, Counter[str]]:
    """Bytes of the database, and rows by table."""
    file = Path(folder) / DATABASE
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
        database.execute("VACUUM")
    return file.stat().st_size, Counter(rows)


async def evening(server: Server, moves: int) -> dict[str, float]:
    """Memory for a match, for a socket and for a move."""
    loop, lines = asyncio.get_running_loop(), [script(seed, MOVES) for seed in range(4)]
    await asyncio.to_thread(new_match, server)  # what is loaded once
    empty = server.memory
    made = [await asyncio.to_thread(new_match, server) for _ in range(MATCHES)]
    loaded = server.memory
    plays = [Play(lines[number % 4][:moves], 0.0, loop.create_future()) for number in range(MATCHES)]
    for play, (match, cookies) in zip(plays, made, strict=True):
        await sit_down(server, play, match, cookies)
    seated = server.memory
    for play in plays if moves else ():
        play.send()
    await asyncio.gather(*(play.done for play in plays if moves))
    return {
        "KiB of memory for a match in memory": (loaded - empty) / MATCHES / 1024,
        "KiB of memory for a socket": (seated - loaded) / MATCHES / 2 / 1024,
        "bytes of memory for a move": (server.memory - seated) / MATCHES / max(moves, 1),
    }


def served(moves: int) -> tuple[dict[str, float], int, Counter[str]]:
    with tempfile.TemporaryDirectory() as folder:
        server = ours(folder, LIMITS)
        try:
            figures = uvloop.run(evening(server, moves))
        finally:
            server.end()
        return figures, *kept(folder)


def measuring() -> None:
    """What a move pays for being measurable, and for being measured."""
    registry = CollectorRegistry()
    count, seconds = Metric("moves", "", registry=registry), Histogram("told", "", buckets=MOMENTS, registry=registry)

    def unseen() -> None:
        for _ in range(4):
            with MEASURES.span("judge", match="m", game="g"):
                pass
        MEASURES.queued(1)
        MEASURES.queued(-1)
        MEASURES.moved(1)
        MEASURES.told(0.001)

    def seen() -> None:
        count.inc()
        count.inc()
        count.inc()
        seconds.observe(0.001)

    for name, work in (("measurable", unseen), ("measured", seen)):
        best = min(timeit.repeat(work, number=20_000, repeat=7)) / 20_000
        print(f"{1e6 * best:10.2f} microseconds a move for being {name}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        open_engine(Path(folder) / DATABASE).dispose()
        empty, _ = kept(folder)
    _, idle, before = served(0)
    figures, played, after = served(MOVES)
    for name, value in figures.items():
        print(f"{value:10.1f} {name}")
    print(f"{(idle - empty) / MATCHES:10.0f} bytes of the database for a match (made, two players)")
    print(f"{(played - idle) / MATCHES / MOVES:10.1f} bytes of the database for a move")
    for table, rows in (after - before).items():
        print(f"{rows / MATCHES / MOVES:10.3f} rows of {table} for a move")
    measuring()


if __name__ == "__main__":
    main()
