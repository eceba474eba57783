"""Digging for puzzles with a game's computer players. The same seed finds the same, whatever stopped it on the way."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count as numbers
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from msgspec import Struct
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from panzerkiste.cli.checks import GameName
from panzerkiste.cli.terminal import known_game, need, problems, say, stop, tell
from panzerkiste.engine.puzzle import Puzzle, puzzle_line
from panzerkiste.registry import BOTS

BARREN: Final = 5000  # digs in a row without anything new: then there is nothing more
STOPPED: Final = 130  # as shells say it of Ctrl-C


class Dig(Struct, frozen=True):
    """What one dig found; the lines of a file that is not ready yet."""

    number: int
    puzzles: tuple[Puzzle, ...]


def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option("--count", min=1, help=say("help-puzzles-count"))] = 60,
    seed: Annotated[int, typer.Option("--seed", help=say("help-puzzles-seed"))] = 0,
    processes: Annotated[
        int, typer.Option("--processes", min=1, help=say("help-puzzles-processes"), show_default=False)
    ] = os.cpu_count() or 1,
    out: Annotated[Path, typer.Option("--out", help=say("help-puzzles-out"))] = Path("puzzles.jsonl"),
) -> None:
    id = known_game(game).id
    bots = BOTS.get(id)
    if bots and bots.extra:
        need(bots.extra)
    if bots is None or bots.puzzles is None:
        stop("puzzles-nobody", game=id)
    part = out.with_name(f"{out.name}.{id}-{seed}.part")
    try:
        digs = _kept(part)
        found = _dig_on(id, seed, processes, count, digs, part)
        out.write_text("".join(map(puzzle_line, found)), encoding="utf-8")
        part.unlink(missing_ok=True)
    except OSError as error:
        stop("not-written", file=str(out), why=error.strerror or str(error))
    tell("puzzles-written", count=len(found), file=str(out))


def _kept(part: Path) -> list[Dig]:
    """What an earlier try has found; a line that it could not finish is dug again."""
    digs = list[Dig]()
    lines = part.read_bytes().splitlines() if part.exists() else []
    for line in lines:
        try:
            digs.append(msgspec.json.decode(line, type=Dig))
        except msgspec.DecodeError:
            break
    part.write_bytes(b"".join(msgspec.json.encode(dig) + b"\n" for dig in digs))
    return digs


def _dig_on(id: str, seed: int, processes: int, count: int, digs: Sequence[Dig], part: Path) -> tuple[Puzzle, ...]:
    """So many different puzzles, in the order of the digs: of those that were kept, then of new ones."""
    found, choice = dict[str, Puzzle](), BOTS[id].puzzle_choice
    keeps = choice(count) if choice else lambda puzzle: True
    for kept in digs:
        _add(found, kept, keeps)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with part.open("ab") as file, Progress(*columns, console=problems, transient=True) as bar:
        task, barren, new = bar.add_task("", total=count), 0, _digs(id, seed, processes, len(digs))
        try:
            while len(found) < count and barren < BARREN:
                bar.update(task, completed=len(found), description=say("puzzles-digging", game=id, seed=seed))
                latest = next(new)
                file.write(msgspec.json.encode(latest) + b"\n")
                file.flush()
                barren = 0 if _add(found, latest, keeps) else barren + 1
        except KeyboardInterrupt:
            stop("puzzles-stopped", STOPPED, count=len(found), file=str(part))
        finally:
            new.close()
    return tuple(found.values())[:count]


def _add(found: dict[str, Puzzle], dig: Dig, keeps: Callable[[Puzzle], bool]) -> bool:
    """Is anything of it new?"""
    before = len(found)
    for puzzle in dig.puzzles:
        if puzzle.id not in found and keeps(puzzle):
            found[puzzle.id] = puzzle
    return len(found) > before


def _digs(id: str, seed: int, processes: int, first: int) -> Generator[Dig]:
    """One after the other from this number on, several at a time, without end."""
    if processes == 1:
        yield from (dig(id, seed, number) for number in numbers(first))
        return
    # Fresh processes: forking under a progress bar's thread could stop one of them for good.
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_leave_stopping_to_us)
    try:
        yield from _in_order(lambda number: pool.submit(dig, id, seed, number), first, 2 * processes)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _in_order(begin: Callable[[int], Future[Dig]], first: int, ahead: int) -> Iterator[Dig]:
    begun = deque(begin(number) for number in range(first, first + ahead))
    for number in numbers(first + ahead):
        yield begun.popleft().result()
        begun.append(begin(number))


def _leave_stopping_to_us() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def dig(id: str, seed: int, number: int) -> Dig:
    """In another process the game's players are found again by name."""
    find = BOTS[id].puzzles
    assert find is not None, "nobody digs where nobody can"
    return Dig(number, tuple(find(seed, number)))
