"""What a run has found so far, kept in a file line by line: a run that was stopped goes on where it was."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from panzerkiste.arena.running import RunAll

T = TypeVar("T")
R = TypeVar("R")


class Unreadable(ValueError):
    """The file holds something else."""


class Journal(Generic[R]):
    """Results by what they answer to; also in a file, if there is one. Each of its lines has the same *beginning*."""

    def __init__(self, file: Path | None, shape: type[R], beginning: bytes, key: Callable[[R], Hashable]) -> None:
        self._file, self._key, self._kept = file, key, dict[Hashable, R]()
        if file is None:
            return
        file.open("ab").close()  # where nothing can be written, it is said before anything is played
        whole, newline, last = file.read_bytes().rpartition(b"\n")
        if not last.startswith(beginning[: len(last)]):
            raise Unreadable(last[:40].decode(errors="replace"))
        decode = msgspec.json.Decoder(shape).decode
        for line in whole.splitlines():
            try:
                self._keep(decode(line))
            except msgspec.MsgspecError as error:
                raise Unreadable(str(error)) from None
        if last:  # it was being written when the run was stopped; what it told is found out again
            with file.open("r+b") as lines:
                lines.truncate(len(whole + newline))

    def _keep(self, result: R) -> None:
        self._kept[self._key(result)] = result

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __getitem__(self, key: Hashable) -> R:
        return self._kept[key]

    def values(self) -> Iterable[R]:
        return self._kept.values()

    def add(self, result: R) -> None:
        self._keep(result)
        if self._file:
            with self._file.open("ab") as lines:
                lines.write(msgspec.json.encode(result) + b"\n")

    def completed(
        self, work: Callable[[T], R], tasks: Sequence[T], key: Callable[[T], Hashable], run_all: RunAll
    ) -> Iterator[R]:
        """Do what is not here yet; each result is kept at once, and then told."""
        for result in run_all(work, [task for task in tasks if key(task) not in self]):
            self.add(result)
            yield result
