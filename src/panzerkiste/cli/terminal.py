"""How the command line speaks: sentences of the catalogues on the console, and failures that say what to do next."""

import sys
from pathlib import Path
from typing import NoReturn

import typer
from rich.console import Console
from rich.markup import escape

from panzerkiste.bots import Bot, levels, missing_extra, named, names
from panzerkiste.engine.game import WATCHER, AnyGame, Line, Seat
from panzerkiste.engine.illegal import Fact, Illegal
from panzerkiste.engine.match import Record
from panzerkiste.locales import Voice, negotiate, voice
from panzerkiste.registry import GAMES, WORKSHOPS, Broken, form_of_file, has_extra, read_match_file

WRONG = 1  # what was checked does not hold
MISUSED = 2  # the command cannot do what it was asked

# Words are wrapped for people only: a program that reads us wants its lines whole.
console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
problems = Console(highlight=False, soft_wrap=not sys.stderr.isatty(), stderr=True)


def _wanted(arguments: list[str]) -> str:
    """The language named on the command line; help is written before Typer has read it."""
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang":
            return (arguments[number + 1 :] or [""])[0]
    return ""


class _Spoken:
    language = negotiate(_wanted(sys.argv[1:]))


def speak(language: str) -> None:
    _Spoken.language = negotiate(language)


def say(key: str, **facts: Fact) -> str:
    """A sentence of the command line, or of a workshop's commands."""
    return words("cli", "arena", *(workshop.folder / "texts" for workshop in WORKSHOPS.values())).format(
        f"cli-{key}", facts
    )


def words(*sources: str | Path) -> Voice:
    return voice(_Spoken.language, *sources)


def game_voice(game: AnyGame) -> Voice:
    return words("cli", "engine", game.folder / "texts")


def sentence(game: AnyGame, line: Line) -> str:
    return game_voice(game).format(line.key, line.facts)


def refusal(game: AnyGame, illegal: Illegal) -> str:
    """Why not, and the rule that says so."""
    return f"{game_voice(game).format(illegal.key, illegal.facts)} ({illegal.rule})"


def tell(key: str, **facts: Fact) -> None:
    console.print(escape(say(key, **facts)))


def stop(key: str, code: int = MISUSED, **facts: Fact) -> NoReturn:
    """Say what is wrong and what to do next, and leave."""
    problems.print(f"[red]{escape(say(key, **facts))}[/red]")
    raise typer.Exit(code)


def need(extra: str) -> None:
    """Leave with a sentence that says what to install, unless it is here."""
    if not has_extra(extra):
        stop("no-extra", extra=extra)


def known_game(name: str) -> AnyGame:
    if name in GAMES:
        return GAMES[name]
    for broken in GAMES.broken:
        if broken.name == name:
            problems.print(f"[red]{escape(broken_sentence(broken))}[/red]")
            raise typer.Exit(MISUSED)
    stop("no-game", name=name, games=", ".join(GAMES))


def known_bot(game: AnyGame, name: str) -> Bot:
    """The computer player of that name: a level, or another package's."""
    found = named(game, name)
    if found is None and name.isdecimal():
        stop("no-level", level=int(name), most=levels(game), extra=missing_extra(game) or "none")
    if found is None:
        stop("no-bot", name=name, bots=", ".join(names(game)))
    return found


def broken_sentence(broken: Broken) -> str:
    """What cannot be used, who brought it, and why."""
    _, _, group = broken.group.rpartition(".")
    why = words("cli").format(broken.why.key, broken.why.facts)
    return say("broken", group=group, name=broken.name, package=broken.package, why=why)


def title(game: AnyGame) -> str:
    return game_voice(game).format(f"game-{game.id}-title")


def seat_called(game: AnyGame, name: str, seats: int) -> Seat:
    """The seat of that name or code; the spectator for an empty name."""
    if not name:
        return WATCHER
    names, codes = game.seat_names(seats), game.seat_codes(seats)
    spoken = [game_voice(game).format(f"{game.id}-side-{id}") for id in names]
    for known in (names, codes, spoken):
        if name.lower() in (lowered := [word.lower() for word in known]):
            return lowered.index(name.lower())
    stop("no-seat", name=name, seats=", ".join(names))


def file_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        stop("no-file", file=str(file), why=error.strerror or str(error))


def match_file(file: Path) -> tuple[AnyGame, Record]:
    """The match in a match file, or in a file of a game's own form."""
    data = file_bytes(file)
    try:
        record = read_match_file(data)
    except Illegal as illegal:
        found = form_of_file(data)
        assert found, "only a game's own form of file is refused by its rules"
        stop("no-game-file", file=str(file), why=refusal(found[0], illegal))
    except ValueError as error:
        stop("no-match-file", file=str(file), why=str(error))
    game = GAMES[record.header.game]
    if game.under(record.header.rules) is None:
        stop("other-rules", file=str(file), have=record.header.rules, need=game.rules)
    return game, record
