"""Digging for puzzles with a game's computer players. The same seed finds the same, whatever stopped it on the way."""

from collections.abc import Callable
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import Struct
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from panzerkiste.arena.journal import Journal, Unreadable
from panzerkiste.arena.running import RunAll
from panzerkiste.cli.checks import GameName
from panzerkiste.cli.running import Ray, Workers, place
from panzerkiste.cli.terminal import known_game, need, problems, say, stop, tell
from panzerkiste.engine.puzzle import Puzzle, puzzle_line
from panzerkiste.registry import BOTS

BARREN: Final = 5000  # digs in a row without anything new: then there is nothing more
LOT: Final = 512  # digs that are shared out at a time
STOPPED: Final = 130  # as shells say it of Ctrl-C


class Dig(Struct, frozen=True):
    """What one dig found; the lines of a file that is not ready yet."""

    number: int
    puzzles: tuple[Puzzle, ...]


BEGINNING: Final = b'{"number":'  # of each line
Digs = Journal[Dig]


def puzzles(
    game: GameName,
    count: Annotated[int, typer.Option("--count", min=1, help=say("help-puzzles-count"))] = 60,
    seed: Annotated[int, typer.Option("--seed", help=say("help-puzzles-seed"))] = 0,
    workers: Workers = 0,
    ray: Ray = "",
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
        digs = Journal(part, Dig, BEGINNING, lambda dig: dig.number)
        with place(workers, ray) as run_all:
            found = _dug(id, seed, count, digs, run_all)
        out.write_text("".join(map(puzzle_line, found[:count])), encoding="utf-8")
        part.unlink(missing_ok=True)
    except Unreadable as error:
        stop("arena-no-file", file=str(part), why=str(error))
    except KeyboardInterrupt:
        kept = _Found(id, count)
        kept.take(digs)
        stop("puzzles-stopped", STOPPED, count=len(kept.puzzles), file=str(part))
    except OSError as error:
        stop("not-written", file=str(out), why=error.strerror or str(error))
    tell("puzzles-written", count=len(found[:count]), file=str(out))


class _Found:
    """Different puzzles, in the order of the digs, whichever of them was ready first."""

    def __init__(self, id: str, count: int) -> None:
        choice = BOTS[id].puzzle_choice
        self._keeps: Callable[[Puzzle], bool] = choice(count) if choice else lambda puzzle: True
        self._count, self._barren = count, 0
        self.puzzles = dict[str, Puzzle]()
        self.number = 0  # of the dig that comes next

    @property
    def is_enough(self) -> bool:
        return len(self.puzzles) >= self._count or self._barren >= BARREN

    def take(self, digs: Digs) -> None:
        """What follows on what was taken, as far as it is there."""
        while not self.is_enough and self.number in digs:
            before = len(self.puzzles)
            for puzzle in digs[self.number].puzzles:
                if puzzle.id not in self.puzzles and self._keeps(puzzle):
                    self.puzzles[puzzle.id] = puzzle
            self._barren = 0 if len(self.puzzles) > before else self._barren + 1
            self.number += 1


def _dug(id: str, seed: int, count: int, digs: Digs, run_all: RunAll) -> list[Puzzle]:
    """So many different puzzles: of the digs that were kept, then of new ones."""
    found = _Found(id, count)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=problems, transient=True) as bar:
        task = bar.add_task(say("puzzles-digging", game=id, seed=seed), total=count)
        while not found.is_enough:
            lot = range(found.number, found.number + LOT)
            for _ in chain((None,), digs.completed(partial(dig, id, seed), lot, lambda number: number, run_all)):
                found.take(digs)
                bar.update(task, completed=len(found.puzzles))
                if found.is_enough:
                    break
    return list(found.puzzles.values())


def dig(id: str, seed: int, number: int) -> Dig:
    """In another process the game's players are found again by name."""
    find = BOTS[id].puzzles
    assert find is not None, "nobody digs where nobody can"
    return Dig(number, tuple(find(seed, number)))
