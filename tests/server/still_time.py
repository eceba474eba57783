"""A clock that stands still until a test sets it, and the timers that wait for it."""

from collections.abc import Callable


class StillTime:
    def __init__(self, now: float = 0.0) -> None:
        self.now = now  # seconds
        self.timers: list[Timer] = []

    def wall(self) -> int:
        return int(self.now * 1000)

    def seconds(self) -> float:
        return self.now

    def later(self, seconds: float, work: Callable[[], object]) -> "Timer":
        timer = Timer(self, self.now + seconds, work)
        self.timers.append(timer)
        return timer

    @property
    def due(self) -> float:
        """When somebody is to be woken next; now, where nobody waits."""
        return min((timer.due for timer in self.timers), default=self.now)

    def go_to_timer(self) -> None:
        """To the one that is due next; it may wake a moment late."""
        self.go_to(self.due + 0.001)

    def go_to(self, now: float) -> None:
        self.now = now
        for timer in [timer for timer in self.timers if timer.due <= now]:
            timer.cancel()
            timer.work()


class Timer:
    def __init__(self, time: StillTime, due: float, work: Callable[[], object]) -> None:
        self._time, self.due, self.work = time, due, work

    def cancel(self) -> None:
        if self in self._time.timers:
            self._time.timers.remove(self)
