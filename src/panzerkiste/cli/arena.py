"""Computer players among themselves: who meets whom, every deal from every seat, and what it is worth."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from panzerkiste import bots as computer_players
from panzerkiste.arena.journal import Journal, Unreadable
from panzerkiste.arena.pairing import Entrant, Pairing, Terms, round_robin
from panzerkiste.arena.players import NoPlayer, known
from panzerkiste.arena.report import rated, report, rows, several, verdict
from panzerkiste.arena.sprt import Test
from panzerkiste.arena.systems import System, all_tables, held, new_field, swiss, until_clear
from panzerkiste.arena.tournament import Played, play
from panzerkiste.cli.running import Ray, Workers, runner, write_page
from panzerkiste.cli.terminal import console, known_bot, known_game, refusal, say, stop, tell, title, words
from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import begin

DEALS: Final = 10
MOST_DEALS: Final = 10_000  # of a test that decides itself when it has seen enough
OPENING: Final = 4  # answers by lot, where nothing else differs from deal to deal
SECONDS: Final = 0.5
BEGINNING: Final = b'{"pairing":'  # of each line of the file
COLUMNS: Final = ("bot", "rating", "share", "games", "thought", "lost")


def arena(
    game: Annotated[str, typer.Argument(help=say("help-game"), show_default=False)],
    bots: Annotated[list[str] | None, typer.Argument(help=say("help-arena-bots"), show_default=False)] = None,
    deals: Annotated[int, typer.Option("--deals", min=0, help=say("help-arena-deals"), show_default=False)] = 0,
    seats: Annotated[int, typer.Option("--seats", min=0, help=say("help-arena-seats"), show_default=False)] = 0,
    seconds: Annotated[float, typer.Option("--seconds", min=0, help=say("help-arena-seconds"))] = SECONDS,
    seed: Annotated[int, typer.Option("--seed", help=say("help-arena-seed"))] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", help=say("help-option"), show_default=False)] = None,
    opening: Annotated[
        int | None, typer.Option("--opening", min=0, help=say("help-arena-opening"), show_default=False)
    ] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help=say("help-arena-gauntlet"))] = False,
    rounds: Annotated[int, typer.Option("--swiss", min=0, help=say("help-arena-swiss"), show_default=False)] = 0,
    sprt: Annotated[str, typer.Option("--sprt", help=say("help-arena-sprt"), show_default=False)] = "",
    workers: Workers = 0,
    ray: Ray = "",
    save: Annotated[Path | None, typer.Option("--save", help=say("help-arena-save"), show_default=False)] = None,
    page: Annotated[Path | None, typer.Option("--report", help=say("help-arena-report"), show_default=False)] = None,
) -> None:
    played_game = known_game(game)
    entrants = _entrants(played_game, bots or computer_players.names(played_game), seconds)
    seats = seats or played_game.players[0]
    usual = 0 if played_game.play.has_chance else OPENING
    terms = Terms(played_game.id, _options(option or []), usual if opening is None else opening)
    _check(played_game, seats, terms.options)
    _check_system(entrants, seats, (gauntlet, bool(rounds), bool(sprt)), rounds)
    test, field = _test(sprt), new_field(entrants) if rounds else None
    system: System
    if test:
        system = until_clear(terms, (entrants[0], entrants[1]), test, deals or MOST_DEALS, seed)
    elif field:
        system = swiss(terms, field, rounds, deals or DEALS, seed)
    else:
        tables = round_robin(entrants, seats, entrants[0] if gauntlet else None)
        system = all_tables(terms, tables, deals or DEALS, seed)
    with runner(_journal(save), workers, ray, say("arena-playing", game=title(played_game))) as run:
        games = held(system, lambda wanted: run(play, wanted, _key))
    if field and not run.stopped and (had := max(map(len, field.histories.values()))) < rounds:
        tell("arena-fewer-rounds", rounds=had)
    if games:
        _tell(games, test)
        if page:
            write_page(page, report(games, say, title(played_game), words().language, test, field))


def _entrants(game: AnyGame, names: Sequence[str], seconds: float) -> list[Entrant]:
    entrants = list(dict.fromkeys(Entrant(_bot(game, name), seconds) for name in names))
    if len(entrants) < 2:
        stop("arena-alone")
    return entrants


def _bot(game: AnyGame, name: str) -> computer_players.Bot:
    try:
        found = known(game, name)
    except NoPlayer as error:
        stop("arena-no-player", name=name, why=str(error))
    return known_bot(game, name) if found is None else found


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


def _check_system(entrants: Sequence[Entrant], seats: int, systems: tuple[bool, ...], rounds: int) -> None:
    """One system at a time; Swiss and tests are for two seats, and a test is for two players."""
    gauntlet, is_swiss, is_test = systems
    if gauntlet + is_swiss + is_test > 1:
        stop("arena-one-system")
    if (is_swiss or is_test) and seats != 2:
        stop("arena-two-seats")
    if is_test and len(entrants) != 2:
        stop("arena-two-players", players=len(entrants))
    most = len(entrants) - 1 + len(entrants) % 2
    if rounds > most:
        stop("arena-many-rounds", rounds=rounds, players=len(entrants), most=most)


def _test(text: str) -> Test | None:
    """``0,20``: no stronger at all, against stronger by 20 points."""
    if not text:
        return None
    low, _, high = text.partition(",")
    try:
        test = Test(float(low), float(high))
    except ValueError:
        stop("arena-no-test", text=text)
    if test.lower >= test.higher:
        stop("arena-no-test", text=text)
    return test


def _journal(file: Path | None) -> Journal[Played]:
    try:
        return Journal(file, Played, BEGINNING, lambda game: _key(game.pairing))
    except Unreadable as error:
        stop("arena-no-file", file=str(file), why=str(error))
    except OSError as error:
        stop("not-written", file=str(file), why=error.strerror or str(error))


def _key(pairing: Pairing) -> bytes:
    return msgspec.json.encode(pairing)


def _tell(games: Sequence[Played], test: Test | None) -> None:
    table, many = Table(pad_edge=False), several(games)
    for column in COLUMNS:
        heading = "skill" if column == "rating" and many else column
        table.add_column(escape(say(f"arena-{heading}")), justify="left" if column == "bot" else "right")
    for row in rows(games):
        table.add_row(
            escape(row.name),
            rated(row.rating, games),
            f"{row.share:.0%}",
            str(row.games),
            f"{1000 * row.thought:.0f} ms",
            str(row.lost),
        )
    console.print(table)
    if test:
        console.print(escape(verdict(games, test, say)))
