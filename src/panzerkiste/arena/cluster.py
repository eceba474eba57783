"""The same work on a Ray cluster (``pip install panzerkiste[cluster]``). The only file that imports ray."""

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import ray

from panzerkiste.arena.running import RunAll

T = TypeVar("T")
R = TypeVar("R")

RETRIES: Final = 20  # for a task whose worker or machine was lost; beyond that it is the task that kills them
WAITING: Final = 2000  # tasks that are given to the cluster at a time


class NoCluster(ConnectionError):
    """There is no cluster at this address."""


@contextmanager
def cluster(address: str) -> Iterator[RunAll]:
    """A running cluster by its address; ``auto`` is the one that this machine belongs to.

    Everybody in it needs the same version of Panzerkiste. A machine that is lost costs the time of what it had begun.
    """
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise NoCluster(str(error).partition("\n")[0]) from error
    try:
        yield _run_all
    finally:
        ray.shutdown()


def _run_all(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    once = ray.put(work)  # it may hold the text of a file: it travels once to each machine, not with each task
    left, waiting = iter(tasks), list[Any]()
    while True:
        waiting += [_done.remote(once, task) for _, task in zip(range(WAITING - len(waiting)), left, strict=False)]
        if not waiting:
            return
        finished, waiting = ray.wait(waiting)
        yield from ray.get(finished)


@ray.remote(num_cpus=1, max_retries=RETRIES)
def _done(work: Callable[[Any], Any], task: Any) -> Any:
    return work(task)
