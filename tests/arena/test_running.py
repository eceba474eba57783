"""Runs that go on: a lost process, a cut-off line and a changed order cost time and nothing else."""

import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from panzerkiste.arena.journal import Journal, Unreadable
from panzerkiste.arena.running import here, local_processes


class Square(Struct):
    number: int
    square: int


def squared(number: int) -> Square:
    return Square(number, number * number)


def squared_unless_killed(marks: Path, number: int) -> Square:
    """Every third task kills its process the first time."""
    mark = marks / str(number)
    if number % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squared(number)


def journal(file: Path | None) -> Journal[Square]:
    return Journal(file, Square, b'{"number":', lambda one: one.number)


def completed(kept: Journal[Square], numbers: range, run_all: Any = here) -> list[int]:
    return [one.number for one in kept.completed(squared, numbers, lambda number: number, run_all)]


def test_what_a_lost_process_had_begun_is_begun_anew(tmp_path: Path):
    with local_processes(1) as run_all:
        found = sorted(one.square for one in run_all(partial(squared_unless_killed, tmp_path), range(4)))
    assert found == [0, 1, 4, 9]


def test_what_is_kept_is_not_done_again(tmp_path: Path):
    file = tmp_path / "squares.jsonl"
    assert completed(journal(file), range(3)) == [0, 1, 2]
    again = journal(file)
    assert completed(again, range(5)) == [3, 4]
    assert [again[number].square for number in range(5)] == [0, 1, 4, 9, 16]
    assert len(file.read_text().splitlines()) == 5


@pytest.mark.parametrize("cut", [1, 10, 20])
def test_a_line_that_was_cut_off_is_found_again(tmp_path: Path, cut: int):
    file = tmp_path / "squares.jsonl"
    completed(journal(file), range(3))
    file.write_bytes(file.read_bytes()[:-cut])
    assert completed(journal(file), range(3)) == [2]
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize("text", ["a letter\n", "a letter", '{"number": 1}\n', "{}", '{"number":1,"square":1}\n"text"'])
def test_somebody_elses_file_is_left_alone(tmp_path: Path, text: str):
    file = tmp_path / "letter.txt"
    file.write_text(text)
    with pytest.raises(Unreadable):
        journal(file)
    assert file.read_text() == text


def test_without_a_file_results_are_kept_as_long_as_the_run():
    kept = journal(None)
    completed(kept, range(2))
    assert [one.square for one in kept.values()] == [0, 1]
