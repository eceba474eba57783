"""The server's numbers for Prometheus, at an address of their own: on the public one they could tell who does what.

How many answers come, how long they take and how many wait says something of what is hidden (TH-125) where few play. So
nothing is counted by match, seat or account, and a look shows what was so up to a few seconds ago.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from errno import EADDRINUSE
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server
from prometheus_client.metrics_core import Metric

from panzerkiste.server.measures import MEASURES

GLANCE: Final = 5.0  # seconds that a look stays the same
NEIGHBOURS: Final = 64  # ports that are tried
BEAT: Final = 0.5  # seconds between two looks at the event loop
MOMENTS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
WAITS: Final = (0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60)


class Gauges(NamedTuple):
    """What is counted at the moment of a look."""

    sockets: Callable[[], int]
    matches: Callable[[], int]
    bots: Callable[[], int]


class Coarse(CollectorRegistry):
    """Whoever looks again at once sees the same: no number moves with a single answer."""

    def __init__(self) -> None:
        super().__init__()
        self._seen, self._until = list[Metric](), 0.0

    def collect(self) -> Iterable[Metric]:
        if monotonic() >= self._until:
            self._seen, self._until = list(super().collect()), monotonic() + GLANCE
        return self._seen

    def restricted_registry(self, names: Iterable[str]) -> "Coarse":  # type: ignore[override]
        return self


@asynccontextmanager
async def metrics_served(host: str, port: int, gauges: Gauges) -> AsyncIterator[None]:
    """In a thread of its own, until the server ends."""
    registry = Coarse()
    lag = _listen(registry, gauges)
    server, thread = _opened(host, port, registry)
    beating = asyncio.create_task(_beat_for_ever(lag))
    try:
        yield
    finally:
        beating.cancel()
        with suppress(asyncio.CancelledError):
            await beating
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        thread.join()


def _opened(host: str, port: int, registry: CollectorRegistry) -> tuple[WSGIServer, Thread]:
    """At the first port that is free: workers of one machine have successive ones."""
    for tried in range(port, port + NEIGHBOURS):
        try:
            return start_http_server(tried, host, registry)
        except OSError as error:
            if error.errno != EADDRINUSE:
                raise
    raise OSError(EADDRINUSE, f"no port from {port} on is free")


def _listen(registry: CollectorRegistry, gauges: Gauges) -> Histogram:
    """Everything that is counted; gives the one for the event loop."""
    moves = Counter("panzerkiste_moves", "Actions that are on the disk.", registry=registry)
    told = Histogram(
        "panzerkiste_told_seconds",
        "From the receipt of an action until everybody at the table has been told.",
        buckets=MOMENTS,
        registry=registry,
    )
    waits = Histogram(
        "panzerkiste_bot_wait_seconds",
        "How long computer players wait for their turn to think.",
        buckets=WAITS,
        registry=registry,
    )
    refusals = Counter("panzerkiste_refusals", "What was refused, by the kind of reason.", ["kind"], registry=registry)
    queue = Gauge("panzerkiste_database_queue", "What waits to be written.", registry=registry)
    MEASURES.queued = queue.inc
    MEASURES.moved, MEASURES.told, MEASURES.thinker_came = moves.inc, told.observe, waits.observe
    MEASURES.refused = lambda rule: refusals.labels(kind(rule)).inc()
    for name, text, look in (
        ("sockets_open", "Sockets of players, onlookers and the lobby.", gauges.sockets),
        ("matches_loaded", "Matches in memory.", gauges.matches),
        ("bots_waiting", "Computer players that wait for their turn to think.", gauges.bots),
    ):
        Gauge(f"panzerkiste_{name}", text, registry=registry).set_function(look)
    ProcessCollector(registry=registry)
    return Histogram("panzerkiste_loop_lag_seconds", "How late the event loop is.", buckets=MOMENTS, registry=registry)


def kind(rule: str) -> str:
    """The server's own reasons by name (LIMIT, LOBBY); which rule of a game it was would tell how it is played."""
    return rule if rule.isalpha() else "RULES"


async def _beat_for_ever(lag: Histogram) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        lag.observe(max(0.0, loop.time() - due))
