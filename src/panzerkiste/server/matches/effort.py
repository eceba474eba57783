"""What a piece of work on the event loop has cost, in seconds of the processor.

The thread's own clock is dear to read, a hundred times as dear as the wall clock, and most actions are judged in no
time. So it is read every few milliseconds only. In between the wall clock tells, which runs on while others have the
processor: work that seems long has cost no more than the thread has worked since its clock was last read.
"""

from time import perf_counter, thread_time
from typing import Final

OFTEN: Final = 0.005  # seconds


class Effort:
    """Of the thread that makes it."""

    def __init__(self) -> None:
        self._read_at, self._worked = perf_counter(), thread_time()

    def begin(self) -> float:
        """When the work begins."""
        now = perf_counter()
        if now - self._read_at > OFTEN:
            self._read_at, self._worked = now, thread_time()
        return now

    def since(self, began: float) -> float:
        """What it has cost."""
        seconds = perf_counter() - began
        return seconds if seconds < OFTEN else min(seconds, thread_time() - self._worked)
