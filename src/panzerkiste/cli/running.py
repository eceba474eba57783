"""Runs of many games: where they are played, how they show their progress, and how they go on after a stop."""

import os
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from panzerkiste.arena.journal import Journal
from panzerkiste.arena.running import RunAll, here, local_processes
from panzerkiste.cli.terminal import problems, say, stop, tell

T = TypeVar("T")
R = TypeVar("R")

Workers = Annotated[int, typer.Option("--workers", min=0, help=say("help-arena-workers"), show_default=False)]
Ray = Annotated[str, typer.Option("--ray", help=say("help-arena-ray"), show_default=False)]


@contextmanager
def place(workers: int, ray: str) -> Iterator[RunAll]:
    """On that cluster, else in so many processes, one for each core unless told otherwise."""
    if ray:
        with _cluster(ray) as run_all:
            yield run_all
        return
    wanted = workers or os.cpu_count() or 1
    with local_processes(wanted) if wanted > 1 else nullcontext(here) as run_all:
        yield run_all


@contextmanager
def _cluster(address: str) -> Iterator[RunAll]:
    try:
        from panzerkiste.arena.cluster import NoCluster, cluster
    except ModuleNotFoundError:
        stop("arena-no-ray")
    try:
        with cluster(address) as run_all:
            yield run_all
    except NoCluster as error:
        stop("arena-no-cluster", address=address, why=str(error))


class Runner:
    """Plays what is wanted, under one bar that grows; what the journal has is not played again."""

    def __init__(self, journal: Journal[R], run_all: RunAll, bar: Progress, about: str) -> None:
        self._journal, self._run_all, self._bar = journal, run_all, bar
        self._task, self._total = bar.add_task(about, total=0), 0
        self.stopped = False

    def __call__(self, work: Callable[[T], Any], tasks: Sequence[T], key: Callable[[T], Hashable]) -> list[Any]:
        """The results in the order of the tasks; whoever stops it gets what there is."""
        self._total += len(tasks)
        had = sum(key(task) in self._journal for task in tasks)
        self._bar.update(self._task, total=self._total, advance=had)
        try:
            for _ in self._journal.completed(work, tasks, key, self._run_all):
                self._bar.advance(self._task)
        except KeyboardInterrupt:
            self.stopped = True
            tell("fuzz-stopped")
        return [self._journal[key(task)] for task in tasks if key(task) in self._journal]


@contextmanager
def runner(journal: Journal[Any], workers: int, ray: str, about: str) -> Iterator[Runner]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with place(workers, ray) as run_all, Progress(*columns, console=problems, transient=True) as bar:
        yield Runner(journal, run_all, bar, about)


def write_page(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        stop("not-written", file=str(file), why=error.strerror or str(error))
    tell("page-written", file=str(file))
