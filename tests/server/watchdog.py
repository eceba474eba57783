"""A watchdog for the event loop: whatever keeps all others waiting is written down, with the place where it happens.

What counts is the processor's time on the loop's own thread, so a busy machine is no stall. What the garbage collector
takes in between is nobody's fault and counts for nobody.
"""

import asyncio
import gc
import json
import sys
import threading
import time
import traceback
from asyncio.events import Handle
from pathlib import Path
from typing import Any, NamedTuple

PROMISE = 0.005  # seconds: what takes longer does not belong on the loop
BOUND = 0.05  # seconds: what takes longer than this fails the tests; in between lies what a slow machine makes of it
GLANCE = 0.004  # seconds between two looks at what is running


class Stall(NamedTuple):
    seconds: float
    where: str


class Watchdog:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread = threading.get_ident()
        self._since: float | None = None
        self._seen: list[str] = []
        self._collecting = self._collected = 0.0

    def watch(self, app: Any) -> Any:
        """Every callback of the loop on this thread, from the first visitor on."""
        run, served = Handle._run, False
        gc.callbacks.append(self._note_collection)
        threading.Thread(target=self._glance, daemon=True).start()

        def watched(handle: Handle) -> None:
            self._collected, self._seen, self._since = 0.0, [], time.monotonic()
            start = time.thread_time()
            try:
                run(handle)
            finally:
                seconds = time.thread_time() - start - self._collected
                self._since = None
                if seconds > PROMISE and served:
                    self._write(Stall(seconds, max(set(self._seen), key=self._seen.count, default=_name(handle))))

        async def serving(scope: Any, receive: Any, send: Any) -> None:
            nonlocal served
            served = served or scope["type"] != "lifespan"
            await app(scope, receive, send)

        Handle._run = watched  # type: ignore[method-assign, assignment]
        return serving

    def _note_collection(self, phase: str, _: dict[str, int]) -> None:
        if threading.get_ident() != self._thread:
            return
        if phase == "start":
            self._collecting = time.thread_time()
        else:
            self._collected += time.thread_time() - self._collecting

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


def _place(stack: traceback.StackSummary) -> str:
    ours = [f"{Path(frame.filename).stem}.{frame.name}" for frame in stack if "panzerkiste/" in frame.filename]
    return " > ".join([*ours[-4:], f"{Path(stack[-1].filename).stem}.{stack[-1].name}"])


def _name(handle: Any) -> str:
    task = getattr(handle._callback, "__self__", None)
    return str(task.get_coro() if isinstance(task, asyncio.Task) else handle)


def stalls(file: Path) -> list[Stall]:
    """The worst first."""
    lines = file.read_text().splitlines() if file.exists() else []
    return sorted((Stall(*json.loads(line)) for line in lines), reverse=True)


def culprits(found: list[Stall]) -> list[Stall]:
    return [stall for stall in found if stall.seconds > BOUND]


def report(found: list[Stall]) -> str:
    """Each place once, with its worst time and how often it was met."""
    worst: dict[str, list[float]] = {}
    for seconds, where in found:
        worst.setdefault(where, []).append(seconds)
    return "\n".join(f"{times[0] * 1000:6.1f} ms, {len(times)} times: {where}" for where, times in worst.items())
