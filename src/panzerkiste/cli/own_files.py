"""What players make themselves, and what speaks against it. Each workshop knows the files of its game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.markup import escape

from panzerkiste.cli.terminal import WRONG, console, file_bytes, game_voice, known_game, problems, say, stop
from panzerkiste.engine.game import AnyGame
from panzerkiste.registry import Objection, OwnFile, workshop_parts


def _kinds() -> Iterator[tuple[str, OwnFile]]:
    """Every kind of file with its game's id."""
    for id, kinds in workshop_parts(lambda workshop: tuple(workshop.own_files())).items():
        yield from ((id, kind) for kind in kinds)


def _kind_names() -> str:
    return ", ".join(say(f"file-{kind.name}") for _, kind in _kinds())


def check(
    files: Annotated[list[Path], typer.Argument(help=say("help-check-files", kinds=_kind_names()), show_default=False)],
) -> None:
    wrong = 0
    for file in files:
        game, objections = objections_to(file)
        for objection in objections:
            _print(game, objection)
        errors = any(objection.level == "error" for objection in objections)
        wrong += errors
        _sum_up(file, "unusable" if errors else "usable" if objections else "good")
    if wrong:
        raise typer.Exit(WRONG)


def objections_to(file: Path) -> tuple[AnyGame, list[Objection]]:
    """The game that a file is for, and what speaks against it."""
    kinds = [(id, kind) for id, kind in _kinds() if kind.suffix == file.suffix]
    if not kinds:
        stop("check-neither", file=str(file), kinds=_kind_names())
    text = _text(file)
    claimed = [(id, kind) for id, kind in kinds if kind.is_one and kind.is_one(text)]
    left = [(id, kind) for id, kind in kinds if not kind.is_one]
    id, kind = (claimed or left or kinds)[0]  # what nobody claims is explained by one of them
    return known_game(id), list(kind.objections(text))


def _text(file: Path) -> str:
    try:
        return file_bytes(file).decode("utf-8")
    except UnicodeDecodeError as error:
        stop("no-file", file=str(file), why=error.reason)


def _print(game: AnyGame, objection: Objection) -> None:
    colour = "red" if objection.level == "error" else "yellow"
    place = f"[bold]{escape(objection.place)}[/bold]: " if objection.place else ""
    why = escape(f"{game_voice(game).format(objection.why.key, objection.why.facts)} ({objection.why.rule})")
    problems.print(f"[{colour}]{escape(say(f'check-{objection.level}'))}[/{colour}] {place}{why}")


def _sum_up(file: Path, verdict: Literal["good", "usable", "unusable"]) -> None:
    if verdict == "unusable":
        problems.print(escape(say("check-unusable", file=str(file))))
    else:
        console.print(escape(say(f"check-{verdict}", file=str(file))))
