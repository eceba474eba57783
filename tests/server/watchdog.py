"""A watchdog for the event loop: whatever keeps all others waiting is written down, with the place where it happens.

It watches the loop that visitors get, uvloop: all that is called soon or later, every step of a task, and what our
protocols do with what they are sent. What counts is the processor's time on the loop's own thread, so a busy machine
is no stall; what the garbage collector takes in between counts, since nobody is served meanwhile. Only the collection
of all that is kept is excused: it waits until nobody says anything.
"""

import asyncio
import json
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import uvloop

from panzerkiste.server.web.entrance import Entrance
from panzerkiste.server.web.line import Line

PROMISE = 0.005  # seconds: what takes longer does not belong on the loop
FAR, OFTEN = 5, 3  # times the promise once, or over it so many times
GLANCE = 0.002  # seconds between two looks at what is running
EXCUSED = "tidy_for_ever"
DOORS = "connection_made", "data_received", "connection_lost", "resume_writing"


class Stall(NamedTuple):
    seconds: float
    where: str


class Watchdog:
    def __init__(self, file: Path) -> None:
        self._file, self._serves = file, False
        self._thread = threading.get_ident()
        self._since: float | None = None
        self._seen: list[str] = []
        threading.Thread(target=self._glance, daemon=True).start()

    def watch(self, app: Any) -> Any:
        """From the first visitor on, until the server is told to end."""

        async def serving(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] != "lifespan":
                self._serves = True
                if task := asyncio.current_task():
                    task.set_name(scope["path"])
                await app(scope, receive, send)
                return

            async def heard() -> Any:
                message = await receive()
                self._serves = self._serves and message["type"] != "lifespan.shutdown"
                return message

            await app(scope, heard, send)

        return serving

    def run(self, work: Callable[..., Any], *given: Any) -> Any:
        """What is called within something else that is watched belongs to that."""
        if self._since is not None or threading.get_ident() != self._thread:
            return work(*given)
        self._seen, self._since = [], time.monotonic()
        start = time.thread_time()
        try:
            return work(*given)
        finally:
            seconds = time.thread_time() - start
            self._since = None
            if seconds > PROMISE and self._serves and EXCUSED not in _name(work):
                self._write(Stall(seconds, max(set(self._seen), key=self._seen.count, default=_name(work))))

    def _glance(self) -> None:
        while True:
            time.sleep(GLANCE)
            since = self._since
            if (
                since is not None
                and time.monotonic() - since > GLANCE
                and (frame := sys._current_frames().get(self._thread))
            ):
                self._seen.append(_place(traceback.extract_stack(frame)))

    def _write(self, stall: Stall) -> None:
        with self._file.open("a") as file:
            file.write(json.dumps(stall) + "\n")


class WatchedLoop(uvloop.Loop):
    """The loop of the house, under the eyes of a dog."""

    dog: Watchdog

    def call_soon(self, callback: Any, *given: Any, context: Any = None) -> Any:  # type: ignore[override]
        return super().call_soon(partial(self.dog.run, callback), *given, context=context)

    def call_soon_threadsafe(self, callback: Any, *given: Any, context: Any = None) -> Any:  # type: ignore[override]
        return super().call_soon_threadsafe(partial(self.dog.run, callback), *given, context=context)

    def call_later(self, delay: float, callback: Any, *given: Any, context: Any = None) -> Any:  # type: ignore[override]
        return super().call_later(delay, partial(self.dog.run, callback), *given, context=context)

    def call_at(self, when: float, callback: Any, *given: Any, context: Any = None) -> Any:  # type: ignore[override]
        return super().call_at(when, partial(self.dog.run, callback), *given, context=context)


def let_loose(dog: Watchdog) -> str:
    """On the loop and the protocols of this process; gives the loop's name for uvicorn."""
    WatchedLoop.dog = dog
    for protocol in (Entrance, Line):
        for door in DOORS:
            setattr(protocol, door, _watched(dog, getattr(protocol, door)))
    return f"{__name__}:WatchedLoop"


def _watched(dog: Watchdog, door: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *given: dog.run(door, *given)


def _place(stack: traceback.StackSummary) -> str:
    ours = [f"{Path(frame.filename).stem}.{frame.name}" for frame in stack if "panzerkiste/" in frame.filename]
    return " > ".join([*ours[-4:], f"{Path(stack[-1].filename).stem}.{stack[-1].name}"])


def _name(work: Any) -> str:
    task = getattr(work, "__self__", None)
    return f"{task.get_name()}: {task.get_coro()}" if isinstance(task, asyncio.Task) else str(work)


def stalls(file: Path) -> list[Stall]:
    """The worst first."""
    lines = file.read_text().splitlines() if file.exists() else []
    return sorted((Stall(*json.loads(line)) for line in lines), reverse=True)


def culprits(found: list[Stall]) -> list[Stall]:
    """What is over the promise again and again, or by far. The first time is dearer, and the machine may be shared."""
    often = Counter(where for _, where in found)
    return [stall for stall in found if often[stall.where] >= OFTEN or stall.seconds > FAR * PROMISE]


def report(found: list[Stall]) -> str:
    """Each place once, with its worst time and how often it was met."""
    worst: dict[str, list[float]] = {}
    for seconds, where in found:
        worst.setdefault(where, []).append(seconds)
    return "\n".join(f"{times[0] * 1000:6.1f} ms, {len(times)} times: {where}" for where, times in worst.items())
