"""`panzerkiste puzzles`: digs in order, so that the same seed finds the same, however often it was stopped."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from panzerkiste.arena.journal import Journal
from panzerkiste.cli import puzzles
from panzerkiste.engine.puzzle import Puzzle, read_puzzles
from panzerkiste.registry import Bots
from tests.cli.test_cli import panzerkiste
from tests.puzzles import HUNT


def find(seed: int, number: int) -> Sequence[Puzzle]:
    """Every other dig finds two, of which the dig before had found one."""
    return [replace(HUNT, id=f"{seed}-{number + one}") for one in (0, 2)] if number % 2 else []


@pytest.fixture
def diggers(monkeypatch: pytest.MonkeyPatch) -> dict[str, Bots]:
    found = {"tank-chess": Bots((), puzzles=find)}
    monkeypatch.setattr(puzzles, "BOTS", found)
    return found


def dig(out: Path, *more: object, count: int = 4) -> str:
    words = ("puzzles", "tank-chess", "--count", count, "--workers", 1, "--out", out, *more)
    done = panzerkiste(*words)
    return (done.stdout + done.stderr).strip()


def ids(out: Path) -> list[str]:
    return [puzzle.id for puzzle in read_puzzles(out)]


@pytest.mark.usefixtures("diggers")
def test_so_many_different_puzzles_are_written_in_the_order_of_the_digs(tmp_path: Path):
    assert dig(tmp_path / "out.jsonl", "--seed", 7) == f"4 puzzles in {tmp_path}/out.jsonl."
    assert ids(tmp_path / "out.jsonl") == ["7-1", "7-3", "7-5", "7-7"]
    assert [file.name for file in tmp_path.iterdir()] == ["out.jsonl"]


def test_what_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path, diggers: dict[str, Bots]):
    def tired(seed: int, number: int) -> Sequence[Puzzle]:
        if number == 4:
            raise KeyboardInterrupt
        return find(seed, number)

    diggers["tank-chess"] = Bots((), puzzles=tired)
    out, part = tmp_path / "out.jsonl", tmp_path / "out.jsonl.tank-chess-0.part"
    assert "3 puzzles are kept" in dig(out)
    assert not out.exists()
    with part.open("a") as file:
        file.write('{"number": 4, "puz')  # the power failed
    asked = list[int]()

    def rested(seed: int, number: int) -> Sequence[Puzzle]:
        asked.append(number)
        return find(seed, number)

    diggers["tank-chess"] = Bots((), puzzles=rested)
    dig(out)
    assert (ids(out), asked[0]) == (["0-1", "0-3", "0-5", "0-7"], 4)


def test_where_nothing_more_is_found_it_ends(tmp_path: Path, diggers: dict[str, Bots], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(puzzles, "BARREN", 10)
    diggers["tank-chess"] = Bots((), puzzles=lambda seed, number: [HUNT])
    assert dig(tmp_path / "out.jsonl").startswith("One puzzle in")


@pytest.mark.usefixtures("diggers")
def test_a_game_that_nobody_can_dig_for_is_refused(tmp_path: Path):
    done = panzerkiste("puzzles", "panzerschlacht", "--out", tmp_path / "out.jsonl")
    assert (done.returncode, done.stderr) == (2, "Nobody here can dig for puzzles of panzerschlacht.\n")


def test_digs_are_taken_in_their_order_whichever_is_ready_first(diggers: dict[str, Bots], tmp_path: Path):
    def backwards(work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        return map(work, reversed(list(tasks)[:10]))

    digs = Journal(tmp_path / "part", puzzles.Dig, puzzles.BEGINNING, lambda dig: dig.number)
    found = puzzles._dug("tank-chess", 0, 4, digs, backwards)
    assert [puzzle.id for puzzle in found[:4]] == ["0-1", "0-3", "0-5", "0-7"]


@pytest.mark.usefixtures("diggers")
def test_a_file_of_something_else_is_left_alone(tmp_path: Path):
    part = tmp_path / "out.jsonl.tank-chess-0.part"
    part.write_text('{"pairing": 1}\n')
    assert str(part) in dig(tmp_path / "out.jsonl")
    assert part.read_text() == '{"pairing": 1}\n'
