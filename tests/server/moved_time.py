"""The true time and a little more: a clock for the server of the tests, which a test puts on through a file."""

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path

CLOCK = "clock"  # the file in the data folder: the seconds to add
NOTICED = "clock.noticed"  # what the server has read in it


class MovedTime:
    """Reads its file when it is made and on SIGUSR1; whoever waits for a time that has come by then is called."""

    def __init__(self, data: Path) -> None:
        self._data, self._ahead = data, 0.0
        self._waiting = set[Alarm]()
        self._heeds_signals = False
        self._read()

    def wall(self) -> int:
        return int((time.time() + self._ahead) * 1000)

    def seconds(self) -> float:
        return time.monotonic() + self._ahead

    def later(self, seconds: float, work: Callable[[], object]) -> "Alarm":
        if not self._heeds_signals:
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self._move)
            self._heeds_signals = True
        alarm = Alarm(self, self.seconds() + seconds, work)
        self._waiting.add(alarm)
        alarm.set()
        return alarm

    def forget(self, alarm: "Alarm") -> None:
        self._waiting.discard(alarm)

    def _move(self) -> None:
        self._read()
        for alarm in list(self._waiting):
            alarm.set()
        (self._data / NOTICED).write_text(str(self._ahead))

    def _read(self) -> None:
        file = self._data / CLOCK
        self._ahead = float(file.read_text()) if file.exists() else 0.0


class Alarm:
    """A timer that can be set anew when time has made a leap."""

    def __init__(self, clock: MovedTime, due: float, work: Callable[[], object]) -> None:
        self._clock, self._due, self._work = clock, due, work
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        if self._timer:
            self._timer.cancel()
        seconds = max(0.0, self._due - self._clock.seconds())
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def cancel(self) -> None:
        self._clock.forget(self)
        if self._timer:
            self._timer.cancel()

    def _ring(self) -> None:
        self._clock.forget(self)
        self._work()
