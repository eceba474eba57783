"""Match files: replay, verify, export."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.markup import escape

from panzerkiste.cli.colours import painted
from panzerkiste.cli.terminal import (
    WRONG,
    console,
    match_file,
    refusal,
    say,
    seat_called,
    sentence,
    stop,
    tell,
    title,
)
from panzerkiste.engine.game import AnyGame, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import AnyMatch, Match, Record, TakeBack, write_record, wrong_draws
from panzerkiste.registry import GAMES

File = Annotated[Path, typer.Argument(help=say("help-match-file"), show_default=False)]
SeatName = Annotated[str, typer.Option("--seat", help=say("help-seat"), show_default=False)]


PICTURES: Final = ("svg", "text", "json")  # of one moment
WHOLE: Final = "jsonl"  # the match itself; a game's own form of file is another


def played(game: AnyGame, record: Record, file: Path) -> Iterator[AnyMatch]:
    """The match after each of its entries, from the start."""
    try:
        match: AnyMatch = Match(game, record.header)
    except (ValueError, msgspec.ValidationError) as error:
        stop("no-match-file", file=str(file), why=str(error))
    yield match
    for number, entry in enumerate(record.entries, 1):
        try:
            match.submit(entry.seat, entry.action, entry.at)
        except Illegal as illegal:
            why = refusal(game, illegal)
            stop("breaks", WRONG, file=str(file), entry=number, line=number + 1, why=why)
        except Exception as error:
            stop("breaks", WRONG, file=str(file), entry=number, line=number + 1, why=repr(error))
        yield match


def entry_text(match: AnyMatch) -> str:
    """The last entry in notation."""
    entry, before = match.entries[-1], match.steps[-2].state
    if isinstance(entry.action, TakeBack):
        return say("taken-back", entries=entry.action.entries)
    return match.game.text.notate(before, entry.seat, entry.action)


def stories(match: AnyMatch, seat: Seat, since: int) -> list[str]:
    """The sentences told to the seat after the first *since* steps."""
    lines = (match.game.text.story(event, seat) for _, event in match.heard(seat, since))
    return [sentence(match.game, line) for line in lines if line]


def replay(
    file: File,
    step: Annotated[bool, typer.Option("--step", help=say("help-step"))] = False,
    seat: SeatName = "",
) -> None:
    game, record = match_file(file)
    viewer = seat_called(game, seat, len(record.header.seats))
    tell("replaying", game=title(game), players=", ".join(record.header.seats), entries=len(record.entries))
    for match in played(game, record, file):
        number = len(match.entries)
        if number:
            console.print(f"[dim]{number:>4}[/dim]  [bold]{escape(entry_text(match))}[/bold]")
        for line in stories(match, viewer, number):
            console.print(f"      {escape(line)}")
        if step:
            _wait(game, match, viewer)
    if not step:
        _show(game, match, viewer)


def _show(game: AnyGame, match: AnyMatch, viewer: Seat) -> None:
    drawn = game.text.board(game.information.view(match.state, viewer))
    console.print(painted(game, drawn, len(match.header.seats)))


def _wait(game: AnyGame, match: AnyMatch, viewer: Seat) -> None:
    _show(game, match, viewer)
    try:
        console.input(f"[dim]{escape(say('next-step'))}[/dim]")
    except EOFError:
        raise typer.Exit from None


def verify(file: File) -> None:
    game, record = match_file(file)
    for match in played(game, record, file):
        last = match
    result = game.play.result(last.state)
    tell("verified-record", entries=len(record.entries), over="yes" if result else "no")
    if not record.header.commitment:
        return tell("verified-no-commitment")
    if not record.seed:
        return tell("verified-no-seed")
    return _verify_dice(game, record)


def _verify_dice(game: AnyGame, record: Record) -> None:
    try:
        wrong = wrong_draws(game, record)
    except ValueError:  # the seed is not hexadecimal
        wrong = [-1]
    if wrong == [-1]:
        stop("verified-wrong-seed", WRONG)
    if wrong:
        stop("verified-wrong-dice", WRONG, entries=", ".join(str(number + 1) for number in wrong))
    tell("verified-dice")


def export(
    file: File,
    to: Annotated[str, typer.Option("--to", help=say("help-export-to"))],
    seq: Annotated[int | None, typer.Option("--seq", min=0, help=say("help-export-seq"), show_default=False)] = None,
    seat: SeatName = "",
    out: Annotated[Path | None, typer.Option("--out", help=say("help-export-out"), show_default=False)] = None,
) -> None:
    _check_form(to)
    game, record = match_file(file)
    last = len(record.entries) if seq is None else seq
    if last > len(record.entries):
        stop("no-entry", seq=str(last), entries=len(record.entries))
    viewer = seat_called(game, seat, len(record.header.seats))
    if last < len(record.entries):
        record = msgspec.structs.replace(record, entries=record.entries[:last], seed="")
    moments = list(_moments(played(game, record, file)))
    text = _exported(game, moments, viewer, to) if to in PICTURES else _whole(game, record, to)
    if out is None:
        return typer.echo(text)
    try:
        out.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        stop("not-written", file=str(out), why=error.strerror or str(error))
    return tell("written", file=str(out))


def _check_form(to: str) -> None:
    forms = (*PICTURES, WHOLE, *_own_forms())
    if to not in forms:
        stop("no-form", form=to, forms=", ".join(forms))


def _own_forms() -> dict[str, list[AnyGame]]:
    """The games' own forms of file, each with the games that have it."""
    found = defaultdict[str, list[AnyGame]](list)
    for game in GAMES.values():
        if game.text.file:
            found[game.text.file.suffix].append(game)
    return found


def _moments(matches: Iterator[AnyMatch]) -> Iterator[tuple[Any, list[str]]]:
    """Each state with the lines of notation and events that led to it."""
    for match in matches:
        lines = [entry_text(match)] if match.entries else []
        events = (match.game.text.event(told.event) for told in match.steps[-1].told)
        yield match.state, lines + [f"  {event}" for event in events if event]


def _whole(game: AnyGame, record: Record, to: str) -> str:
    """The match itself, to be read in again."""
    if to == WHOLE:
        return write_record(record).decode().rstrip()
    if game.text.file is None or game.text.file.suffix != to:
        stop("no-game-files", game=title(game), form=to, games=", ".join(map(title, _own_forms()[to])))
    try:
        return game.text.file.write(record).rstrip()
    except Illegal as illegal:
        stop("not-a-game-file", why=refusal(game, illegal))


def _exported(game: AnyGame, moments: list[tuple[Any, list[str]]], viewer: Seat, to: str) -> str:
    view = game.information.view(moments[-1][0], viewer)
    match to:
        case "svg":
            return game.pictures.svg(view)
        case "json":
            return msgspec.json.format(msgspec.json.encode(view)).decode()
        case _:
            return "\n".join([line for _, lines in moments for line in lines] + [game.text.board(view)])
