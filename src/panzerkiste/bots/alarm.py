"""A bound on time for code that does not keep to its own."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raises TimeoutError within, once it has taken so long: in a main thread, where the system can ring."""
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    began, handler = monotonic(), signal.signal(signal.SIGALRM, _ring)
    earlier, _ = signal.setitimer(signal.ITIMER_REAL, max(1e-3, seconds))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if earlier:  # somebody else's, around ours
            signal.setitimer(signal.ITIMER_REAL, max(1e-3, earlier - (monotonic() - began)))


def _ring(*_: Any) -> None:
    raise TimeoutError("it took too long")
