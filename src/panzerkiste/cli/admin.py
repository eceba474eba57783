"""`panzerkiste admin`: what a host does besides serving, on a folder that a server uses or none does."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer
from rich.markup import escape

from panzerkiste.cli.terminal import MISUSED, console, file_bytes, need, problems, say, stop, tell, words

if TYPE_CHECKING:
    from panzerkiste.server.club.office import Answer, Order
    from panzerkiste.server.storage.folder import Folder, Unusable

WAIT: Final = 20.0  # seconds for a server to answer
GLANCE: Final = 0.1
MOST: Final = 50  # complaints, the newest

_DATABASE: Final = ContextVar("database", default="")

Data = Annotated[
    Path | None, typer.Option("--data", envvar="PANZERKISTE_DATA", help=say("help-data"), show_default=False)
]
Name = Annotated[str, typer.Argument(help=say("help-admin-name"), show_default=False)]


def ban(name: Name, data: Data = None) -> None:
    need("server")
    from panzerkiste.server.club.office import Ban

    _order(data, Ban(name, banned=True))


def unban(name: Name, data: Data = None) -> None:
    need("server")
    from panzerkiste.server.club.office import Ban

    _order(data, Ban(name, banned=False))


def rename(
    name: Name,
    new: Annotated[str, typer.Argument(help=say("help-admin-new"), show_default=False)],
    data: Data = None,
) -> None:
    need("server")
    from panzerkiste.server.club.office import Rename

    _order(data, Rename(name, new))


def merge(
    name: Name,
    into: Annotated[str, typer.Argument(help=say("help-admin-into"), show_default=False)],
    data: Data = None,
) -> None:
    need("server")
    from panzerkiste.server.club.office import Merge

    _order(data, Merge(name, into))


def organiser(
    name: Name,
    remove: Annotated[bool, typer.Option("--remove", help=say("help-admin-remove"))] = False,
    data: Data = None,
) -> None:
    need("server")
    from panzerkiste.server.club.office import NameOrganiser

    _order(data, NameOrganiser(name, named=not remove))


def recover(name: Name, data: Data = None) -> None:
    need("server")
    from panzerkiste.server.club.office import Recover

    _order(data, Recover(name))


def club(
    name: Annotated[str | None, typer.Option("--name", help=say("help-admin-club-name"), show_default=False)] = None,
    welcome: Annotated[
        Path | None, typer.Option("--welcome", help=say("help-admin-welcome"), show_default=False)
    ] = None,
    rules: Annotated[Path | None, typer.Option("--rules", help=say("help-admin-rules"), show_default=False)] = None,
    data: Data = None,
) -> None:
    need("server")
    from panzerkiste.server.club.office import WriteClub

    if name is None and welcome is None and rules is None:
        stop("admin-club-what")
    _order(data, WriteClub(name, _text(welcome), _text(rules)))


def backup(
    file: Annotated[Path, typer.Argument(help=say("help-admin-backup-file"), show_default=False)], data: Data = None
) -> None:
    need("server")
    from panzerkiste.server.storage.backups import back_up
    from panzerkiste.server.storage.folder import Unusable

    if file.exists():
        stop("admin-exists", file=str(file))
    try:
        size = back_up(_folder(data), _DATABASE.get(), file)
    except Unusable as unusable:
        _stop(unusable)
    tell("admin-backed-up", file=str(file), size=size // 1024)


def restore(
    file: Annotated[Path, typer.Argument(help=say("help-admin-restore-file"), show_default=False)], data: Data = None
) -> None:
    need("server")
    from panzerkiste.server.storage.backups import restore as restore_from
    from panzerkiste.server.storage.folder import Unusable

    try:
        before = restore_from(file, _folder(data), _DATABASE.get())
    except Unusable as unusable:
        _stop(unusable)
    tell("admin-restored", file=str(file), before=str(before))


def statistics(data: Data = None) -> None:
    need("server")
    from panzerkiste.server.storage.folder import Unusable
    from panzerkiste.server.storage.statistics import numbers

    try:
        told = numbers(_folder(data), _DATABASE.get(), int(time.time() * 1000))
    except Unusable as unusable:
        _stop(unusable)
    tell("admin-people", accounts=told.accounts, guests=told.guests, banned=told.banned)
    tell("admin-kept", events=told.events, works=told.works, bots=told.bots, size=told.bytes // 1024)
    for game in told.games:
        tell("admin-game", game=game.game, matches=game.matches, running=game.running, lately=game.lately)


def reports(
    done: Annotated[int | None, typer.Option("--done", help=say("help-admin-done"), show_default=False)] = None,
    data: Data = None,
) -> None:
    need("server")
    from panzerkiste.server.club.office import DropReport
    from panzerkiste.server.storage.folder import Unusable
    from panzerkiste.server.storage.statistics import complaints

    if done is not None:
        _order(data, DropReport(done))
        return
    try:
        found = complaints(_folder(data), _DATABASE.get(), MOST)
    except Unusable as unusable:
        _stop(unusable)
    if not found:
        tell("admin-no-reports")
    for one in found:
        day = datetime.fromtimestamp(one.at / 1000, UTC).date().isoformat()
        facts = {"about": one.about, "by": one.by, "match": one.match, "why": one.why, "words": one.words}
        tell("admin-report", number=one.number, day=day, **facts)


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "ban": ban,
    "unban": unban,
    "rename": rename,
    "merge": merge,
    "recover": recover,
    "organiser": organiser,
    "club": club,
    "backup": backup,
    "restore": restore,
    "statistics": statistics,
    "reports": reports,
}


# Orders.


def _order(data: Path | None, order: "Order") -> None:
    """Done by the server that runs, or here if there is none; in a database that several write always here, and whoever
    serves from it hears of it."""
    from panzerkiste.server.storage.folder import DATABASE, Folder, Unusable

    folder = _folder(data)
    if not _DATABASE.get() and not (folder / DATABASE).is_file():
        stop("admin-no-data", folder=str(folder))
    try:
        with Folder(folder, shared=bool(_DATABASE.get())) as ours:
            answer = asyncio.run(_done_here(ours, folder, order))
    except Unusable as unusable:
        if unusable.line.key != "cli-data-in-use":
            _stop(unusable)
        answer = _done_there(folder, order)
    _tell(answer)


async def _done_here(ours: "Folder", folder: Path, order: "Order") -> "Answer":
    from panzerkiste.server.channels.telling import told
    from panzerkiste.server.channels.ways import way
    from panzerkiste.server.club.office import Office
    from panzerkiste.server.limits import Limits
    from panzerkiste.server.matches.lobby import Lobby
    from panzerkiste.server.storage.opening import open_database
    from panzerkiste.server.storage.store import Store
    from panzerkiste.server.thinking.thinkers import Thinkers
    from panzerkiste.server.web.keys import open_by_database, open_by_files
    from panzerkiste.server.web.sessions import Sessions

    database = _DATABASE.get()
    async with AsyncExitStack() as closing:
        store, thinkers = Store(open_database(ours, database)), Thinkers()
        closing.push_async_callback(store.close)
        closing.push_async_callback(thinkers.close)
        lobby = Lobby(store, thinkers, Limits())
        closing.push_async_callback(lobby.close)
        sessions = Sessions(Limits().session, lobby.channels)
        if database:
            await open_by_database(sessions, store.keys)
            others = told(lobby.channels, store.news, sessions.channel(), way(database, ""))
            await closing.enter_async_context(others)
        else:
            open_by_files(sessions, folder)
        return await Office(store, lobby, sessions.sign_out).perform(order)


def _done_there(folder: Path, order: "Order") -> "Answer":
    import msgspec

    from panzerkiste.server.club.office import Answer, Posted
    from panzerkiste.server.storage.folder import ANSWER, ORDER, write_whole
    from panzerkiste.server.storage.order_files import contents

    id, end = secrets.token_hex(8), time.monotonic() + WAIT
    if (folder / ORDER).exists():
        stop("admin-busy", folder=str(folder))
    write_whole(folder / ORDER, msgspec.json.encode(Posted(id, order)))
    while True:
        time.sleep(GLANCE)
        with suppress(OSError, msgspec.DecodeError):  # whatever else lies there is no answer to us
            answer = msgspec.json.decode(contents(folder / ANSWER), type=Answer)
            if answer.id == id:
                (folder / ANSWER).unlink()
                return answer
        if time.monotonic() > end:
            (folder / ORDER).unlink(missing_ok=True)
            stop("admin-no-answer", folder=str(folder))


def _tell(answer: "Answer") -> None:
    sentence = escape(words("cli", "engine").format(answer.key, answer.facts))
    if answer.done:
        console.print(sentence)
    else:
        problems.print(f"[red]{sentence}[/red]")
        raise typer.Exit(MISUSED)


def _stop(unusable: "Unusable") -> NoReturn:
    stop(unusable.line.key.removeprefix("cli-"), MISUSED, **unusable.line.facts)


def _folder(data: Path | None) -> Path:
    from panzerkiste.server.web.serving import default_data

    return data or default_data()


def kept_in(database: str) -> None:
    """Where matches are kept instead of in the folder, as it is said before the command or by the environment."""
    _DATABASE.set(database)


def _text(file: Path | None) -> str | None:
    if file is None:
        return None
    try:
        return file_bytes(file).decode()
    except UnicodeDecodeError as error:
        stop("no-file", file=str(file), why=str(error))
