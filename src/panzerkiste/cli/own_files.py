"""What players make themselves: maps, decks, army lists and battlefields, and what speaks against them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
import typer
from rich.markup import escape

from panzerkiste.cli.terminal import WRONG, console, file_bytes, problems, say, stop, words
from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.tank_chess.board import name
from panzerkiste.games.tank_chess.map_file import read_map
from panzerkiste.games.tank_chess.maps import findings as map_findings
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.games.tank_hunter.cards.decks import findings as deck_findings
from panzerkiste.registry import GAMES


class Objection(NamedTuple):
    level: Literal["error", "warning"]
    place: str
    why: Refusal


def check(
    files: Annotated[list[Path], typer.Argument(help=say("help-check-files"), show_default=False)],
) -> None:
    wrong = 0
    for file in files:
        objections = list(_objections(file))
        for objection in objections:
            _print(objection)
        errors = any(objection.level == "error" for objection in objections)
        wrong += errors
        _sum_up(file, "unusable" if errors else "usable" if objections else "good")
    if wrong:
        raise typer.Exit(WRONG)


def _objections(file: Path) -> Iterator[Objection]:
    if file.suffix == ".tcm":
        yield from _about_map(_text(file))
    elif file.suffix == ".army":
        yield from _about_army(_text(file))
    elif file.suffix == ".toml":
        text = _text(file)
        yield from _about_battlefield(text) if _is_battlefield(text) else _about_deck(text)
    else:
        stop("check-neither", file=str(file))


def _text(file: Path) -> str:
    try:
        return file_bytes(file).decode("utf-8")
    except UnicodeDecodeError as error:
        stop("no-file", file=str(file), why=error.reason)


def _about_map(text: str) -> Iterator[Objection]:
    try:
        map = read_map(text)
    except Illegal as illegal:
        yield Objection("error", "", illegal.refusal)
        return
    for found in map_findings(map, Options(map=text, module="funset")):
        yield Objection(found.level, " ".join(name(cell) for cell in found.cells), found.why)


def _about_deck(text: str) -> Iterator[Objection]:
    for found in deck_findings(text):
        place = " › ".join(filter(None, (found.fault.card, found.fault.field)))
        yield Objection(found.level, place, found.fault.why)


def _about_army(text: str) -> Iterator[Objection]:
    from panzerkiste.games.dropzone.armies.checks import force_violations, violations
    from panzerkiste.games.dropzone.armies.text import read_lists

    try:
        lists = tuple(read_lists(text))
    except Illegal as illegal:
        yield Objection("error", "", illegal.refusal)
        return
    for written in lists:
        for found in violations(written.army):
            yield Objection("error", say("check-line", line=written.lines[found.place]), found.why)
    armies = [written.army for written in lists]
    for found in force_violations(armies, sum(army.limit for army in armies)):
        yield Objection("error", "", found.why)


def _is_battlefield(text: str) -> bool:
    """A battlefield's table has a size; what is no TOML at all is told as a deck."""
    try:
        return "size" in msgspec.toml.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return False


def _about_battlefield(text: str) -> Iterator[Objection]:
    from panzerkiste.games.dropzone.fields.battlefields import read_battlefield
    from panzerkiste.games.dropzone.fields.checks import findings

    try:
        field = read_battlefield(text)
    except Illegal as illegal:
        yield Objection("error", "", illegal.refusal)
        return
    for found in findings(field):
        yield Objection(found.level, found.piece, found.why)


def _print(objection: Objection) -> None:
    spoken = words(*(game.folder / "texts" for game in GAMES.values()))
    colour = "red" if objection.level == "error" else "yellow"
    place = f"[bold]{escape(objection.place)}[/bold]: " if objection.place else ""
    why = escape(f"{spoken.format(objection.why.key, objection.why.facts)} ({objection.why.rule})")
    problems.print(f"[{colour}]{escape(say(f'check-{objection.level}'))}[/{colour}] {place}{why}")


def _sum_up(file: Path, verdict: Literal["good", "usable", "unusable"]) -> None:
    if verdict == "unusable":
        problems.print(escape(say("check-unusable", file=str(file))))
    else:
        console.print(escape(say(f"check-{verdict}", file=str(file))))
