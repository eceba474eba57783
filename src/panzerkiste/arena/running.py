"""Where work is done: here, in processes of this machine, or (cluster.py) on a cluster.

A task is a pure function of its own seed: it does not matter where it runs, in which order, or how often it was begun.
"""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

LOSSES: Final = 5  # of all workers in a row without anything done: then it is the work that kills them


class RunAll(Protocol):
    """Does the work for each task; results come as they are finished, in any order."""

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T], /) -> Iterator[R]: ...


def here(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """One after the other, in this process."""
    return map(work, tasks)


@contextmanager
def local_processes(workers: int) -> Iterator[RunAll]:
    """Whole tasks in processes of this machine. What a process had begun when it died is begun anew by another."""
    pools = list[ProcessPoolExecutor]()

    def run_all(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        left, losses = dict(enumerate(tasks)), 0
        while left:
            pools.append(_pool(workers))
            before = len(left)
            try:
                yield from _finished(pools[-1], work, left)
            except BrokenProcessPool:
                losses = losses + 1 if len(left) == before else 0
                if losses == LOSSES:
                    raise

    try:
        yield run_all
    finally:
        for pool in pools:
            pool.shutdown(cancel_futures=True)  # whoever has enough waits only for what has begun


def _pool(workers: int) -> ProcessPoolExecutor:
    # Fresh processes: forking under the thread of a progress bar could stop one of them for good.
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_leave_stopping_to_us)


def _leave_stopping_to_us() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _finished(pool: ProcessPoolExecutor, work: Callable[[Any], R], left: dict[int, Any]) -> Iterator[R]:
    """What is finished is taken from *left*."""
    numbers = {pool.submit(work, task): number for number, task in left.items()}
    for future in as_completed(numbers):
        result = future.result()
        del left[numbers[future]]
        yield result
