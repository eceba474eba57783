"""Computer players among themselves: everybody against everybody, every deal from every seat, and what it is worth."""

import os
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from panzerkiste import bots as computer_players
from panzerkiste.arena.pairing import Entrant, Pairing, mirrored, round_robin
from panzerkiste.arena.rating import ratings
from panzerkiste.arena.tournament import Played, local_processes, tournament
from panzerkiste.cli.terminal import console, known_bot, known_game, problems, refusal, say, stop, tell, title
from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import begin
from panzerkiste.registry import GAMES

DEALS: Final = 10
SECONDS: Final = 0.5
BEGINNING: Final = b'{"pairing":'  # of each line of the file
COLUMNS: Final = ("bot", "rating", "share", "games", "thought")


def arena(
    game: Annotated[str, typer.Argument(help=say("help-game"), show_default=False)],
    bots: Annotated[list[str] | None, typer.Argument(help=say("help-arena-bots"), show_default=False)] = None,
    deals: Annotated[int, typer.Option("--deals", min=1, help=say("help-arena-deals"))] = DEALS,
    seats: Annotated[int, typer.Option("--seats", min=0, help=say("help-arena-seats"), show_default=False)] = 0,
    seconds: Annotated[float, typer.Option("--seconds", min=0, help=say("help-arena-seconds"))] = SECONDS,
    seed: Annotated[int, typer.Option("--seed", help=say("help-arena-seed"))] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", help=say("help-option"), show_default=False)] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help=say("help-arena-gauntlet"))] = False,
    workers: Annotated[int, typer.Option("--workers", min=0, help=say("help-arena-workers"), show_default=False)] = 0,
    save: Annotated[Path | None, typer.Option("--save", help=say("help-arena-save"), show_default=False)] = None,
) -> None:
    played_game = known_game(game)
    entrants = [Entrant(known_bot(played_game, name), seconds) for name in bots or computer_players.names(played_game)]
    if len(set(entrants)) < 2:
        stop("arena-alone")
    seats, options = seats or played_game.players[0], _options(option or [])
    _check(played_game, seats, options)
    tables = round_robin(entrants, seats, entrants[0] if gauntlet else None)
    wanted = list(mirrored(played_game.id, tables, deals, seed, options))
    games = _played(wanted, workers or os.cpu_count() or 1, save)
    if games:
        console.print(_standings(games))


def _options(given: Sequence[str]) -> dict[str, Any]:
    """``map=small``, ``turns=4``: what is JSON is read as such."""
    found: dict[str, Any] = {}
    for one in given:
        name, sign, text = one.partition("=")
        if not sign:
            stop("option-unreadable", option=one)
        try:
            found[name] = msgspec.json.decode(text)
        except msgspec.DecodeError:
            found[name] = text
    return found


def _check(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    fewest, most = game.players
    if not fewest <= seats <= most:
        stop("fuzz-wrong-players", text=str(seats), fewest=fewest, most=most)
    try:
        begin(game, seats, options)
    except msgspec.ValidationError as error:
        stop("options-unusable", why=str(error))
    except Illegal as illegal:
        stop("options-unusable", why=refusal(game, illegal))


def _played(wanted: Sequence[Pairing], workers: int, file: Path | None) -> list[Played]:
    """All games: those that the file has from before, and the others, each of which is added to it at once."""
    games = [one for one in _read(file) if one.pairing in wanted]
    done = [one.pairing for one in games]
    left = [pairing for pairing in wanted if pairing not in done]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            local_processes(workers) if workers > 1 else nullcontext(map) as run_all,
            Progress(*columns, console=problems, transient=True) as bar,
        ):
            playing = say("arena-playing", game=title(GAMES[wanted[0].game]))
            task = bar.add_task(playing, total=len(wanted), completed=len(games))
            for one in tournament(left, run_all):
                games.append(one)
                _write(file, one)
                bar.advance(task)
    except KeyboardInterrupt:
        tell("fuzz-stopped")
    return games


def _read(file: Path | None) -> Iterator[Played]:
    if file is None or not file.exists():
        return
    _mend(file)
    for line in file.read_bytes().splitlines():
        try:
            yield msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            stop("arena-no-file", file=str(file), why=str(error))


def _mend(file: Path) -> None:
    """A game of ours at the end whose line was cut off when the arena was stopped is played again."""
    whole, newline, last = file.read_bytes().rpartition(b"\n")
    if last and (last.startswith(BEGINNING) or BEGINNING.startswith(last)):
        with file.open("r+b") as lines:
            lines.truncate(len(whole + newline))


def _write(file: Path | None, one: Played) -> None:
    if file is not None:
        with file.open("ab") as lines:
            lines.write(msgspec.json.encode(one) + b"\n")


def _standings(games: Sequence[Played]) -> Table:
    table = Table(pad_edge=False)
    for column in COLUMNS:
        table.add_column(escape(say(f"arena-{column}")), justify="left" if column == "bot" else "right")
    for rating in ratings(games):
        seated = [
            (game, seat) for game in games for seat, one in enumerate(game.pairing.entrants) if one == rating.entrant
        ]
        share = fmean(game.share(seat) for game, seat in seated)
        thought = [seconds for game, seat in seated for seconds in game.thought[seat]]
        table.add_row(
            escape(str(rating.entrant.bot)),
            f"{rating.elo:.0f} ± {rating.error:.0f}",
            f"{share:.0%}",
            str(len(seated)),
            f"{1000 * fmean(thought or [0]):.0f} ms",
        )
    return table
