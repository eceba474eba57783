"""``panzerkiste learn``: a game's computer players learn from their own games."""

import os
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from panzerkiste.cli.checks import GameName
from panzerkiste.cli.puzzles import STOPPED
from panzerkiste.cli.running import Workers
from panzerkiste.cli.terminal import known_game, need, problems, say, stop, tell
from panzerkiste.registry import BOTS


def learn(
    game: GameName,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help=say("help-learn-rounds"))] = 1,
    size: Annotated[Literal["small", "usual"], typer.Option("--size", help=say("help-learn-size"))] = "usual",
    workers: Workers = 0,
    folder: Annotated[Path, typer.Option("--folder", help=say("help-learn-folder"))] = Path("learning"),
) -> None:
    id = known_game(game).id
    bots = BOTS.get(id)
    if bots and bots.extra:
        need(bots.extra)
    if bots is None or bots.learn is None:
        stop("learn-nobody", game=id)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=problems, transient=True) as bar:
        task = bar.add_task("", total=None)

        def told(what: str, done: int, all: int) -> None:
            bar.update(task, description=say("learn-doing", what=what), completed=done, total=all)

        try:
            for found in bots.learn(folder, rounds, workers or os.cpu_count() or 1, size, told):
                kept = "yes" if found.better else "no"
                tell(
                    "learn-round", round=found.round, wins=found.wins, draws=found.draws, losses=found.losses, kept=kept
                )
        except KeyboardInterrupt:
            stop("learn-stopped", STOPPED, folder=str(folder))
        except OSError as error:
            stop("not-written", file=str(folder), why=error.strerror or str(error))
