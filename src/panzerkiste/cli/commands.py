"""What can be typed: ``panzerkiste`` alone serves and opens the browser; everything else is a command."""

import ipaddress
import socket
import ssl
import sys
from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import typer
from rich.markup import escape

from panzerkiste import __version__
from panzerkiste.cli import admin, arena, checks, learning, own_files, playing, puzzles, records, sessions, study
from panzerkiste.cli.terminal import MISUSED, broken_sentence, console, need, problems, say, speak, stop, tell
from panzerkiste.registry import WORKSHOPS, broken_entries, taken, workshop_parts

if TYPE_CHECKING:
    from panzerkiste.server.club.outgoing import Outgoing
    from panzerkiste.server.limits import Limits
    from panzerkiste.server.people.openid import OpenId
    from panzerkiste.server.web.serving import Certificate

app = typer.Typer(
    name="panzerkiste",
    help=say("help"),
    epilog=say("example"),
    invoke_without_command=True,
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

_COMMANDS: dict[str, Callable[..., None]] = {
    "play": playing.play,
    "arena": arena.arena,
    "study": study.study,
    "replay": records.replay,
    "verify": records.verify,
    "export": records.export,
    "check": own_files.check,
    "scenario": checks.scenario,
    "rules": checks.rules,
    "fuzz": checks.fuzz,
    "puzzles": puzzles.puzzles,
    "learn": learning.learn,
    "sessions": sessions.sessions,
}


def _all_commands() -> dict[str, Callable[..., None]]:
    """Ours, then those of the workshops; whoever claims a name that is taken is refused."""
    found = dict(_COMMANDS)
    for game, brought in workshop_parts(lambda workshop: dict(workshop.commands())).items():
        if again := found.keys() & brought.keys():
            WORKSHOPS.refuse(game, taken(again))
        else:
            found |= brought
    return found


_Language = Annotated[str, typer.Option("--lang", help=say("help-lang"), show_default=False)]


def _spoken(command: Callable[..., None]) -> Callable[..., None]:
    """The command with the option that holds everywhere."""

    @wraps(command)
    def spoken(lang: str = "", **given: object) -> None:
        if lang:
            speak(lang)
        command(**given)

    own, language = signature(command), Parameter("lang", Parameter.KEYWORD_ONLY, default="", annotation=_Language)
    spoken.__signature__ = own.replace(parameters=[*own.parameters.values(), language])  # type: ignore[attr-defined]
    spoken.__annotations__ = {**command.__annotations__, "lang": _Language}
    return spoken


for _name, _command in _all_commands().items():
    app.command(_name, help=say(f"help-{_name}"), epilog=say(f"example-{_name}"))(_spoken(_command))


_admin = typer.Typer(help=say("help-admin"), epilog=say("example-admin"), no_args_is_help=True)
for _name, _command in admin.COMMANDS.items():
    _admin.command(_name, help=say(f"help-admin-{_name}"), epilog=say(f"example-admin-{_name}"))(_spoken(_command))
app.add_typer(_admin, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        console.print(f"Panzerkiste {__version__}")
        raise typer.Exit


QUIET: Final = {"show_default": False, "show_envvar": False}


def _setting(flag: str, *, text: str = "", **more: Any) -> Any:
    """An option of the server's, which the environment can give as well: --no-open is PANZERKISTE_NO_OPEN."""
    name = flag.removeprefix("--")
    variables = [f"PANZERKISTE_{name.upper().replace('-', '_')}", *more.pop("envvar", ())]
    return typer.Option(flag, envvar=variables, help=say(text or f"help-{name}"), **{**QUIET, **more})


@app.callback()
def panzerkiste(
    context: typer.Context,
    host: Annotated[str, _setting("--host", show_default=True)] = "127.0.0.1",
    port: Annotated[int | None, _setting("--port", min=1, max=65535)] = None,
    data: Annotated[Path | None, _setting("--data")] = None,
    database: Annotated[str, _setting("--database")] = "",
    workers: Annotated[int, _setting("--workers", min=1, show_default=True)] = 1,
    internal: Annotated[str, _setting("--internal")] = "",
    redis: Annotated[str, _setting("--redis")] = "",
    certificate: Annotated[Path | None, _setting("--certificate")] = None,
    key: Annotated[Path | None, _setting("--key")] = None,
    name: Annotated[list[str] | None, _setting("--name")] = None,
    proxy: Annotated[list[str] | None, _setting("--proxy")] = None,
    limits: Annotated[Path | None, _setting("--limits")] = None,
    notices: Annotated[Path | None, _setting("--notices")] = None,
    openid: Annotated[Path | None, _setting("--openid")] = None,
    engine: Annotated[str, _setting("--engine", text="help-engine-option")] = "",
    log: Annotated[Literal["text", "json"], _setting("--log")] = "text",
    metrics: Annotated[str, _setting("--metrics")] = "",
    traces: Annotated[str, _setting("--traces", envvar=["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"])] = "",
    drain: Annotated[float, _setting("--drain", min=0)] = 0.0,
    no_open: Annotated[bool, _setting("--no-open")] = False,
    lang: _Language = "",
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=say("help-version"))
    ] = False,
) -> None:
    speak(lang)
    admin.kept_in(database)
    if context.invoked_subcommand is not None:
        return
    need("server")
    from panzerkiste.server.logs import write_logs
    from panzerkiste.server.web.oversight import Oversight
    from panzerkiste.server.web.pages import DOCS
    from panzerkiste.server.web.serving import FEW_FILES, PORT, Address, default_data, raise_file_limit, serve
    from panzerkiste.server.web.workshops import webs
    from panzerkiste.server.workers.stations import given, own_station, station
    from panzerkiste.server.workers.supervisor import look_after

    port, data = port or PORT, data or default_data()
    bounds, outgoing, club = _limits(limits), _outgoing(notices), _openid(openid)
    oversight = Oversight(log, _metrics(metrics), _traces(traces), drain)
    address = Address(host, port, _certificate(certificate, key), tuple(name or ()), _proxies(proxy or []))
    if (told := given()) is not None:  # one of several, whose settings were looked at already
        serve(
            address,
            data,
            bounds,
            database=database,
            redis=redis,
            engine=engine,
            outgoing=outgoing,
            openid=club,
            oversight=oversight,
            station=station(told),
        )
        return
    _check_workers(workers, database, internal)
    _check_redis(redis, database)
    _check_free(host, port)
    if oversight.metrics and not database:  # where there may be other workers, each takes the next free port
        _check_free(*oversight.metrics)
    _check_folder(data, database)
    webs()  # a workshop may fail at that, too
    for broken in broken_entries():
        problems.print(f"[yellow]{escape(broken_sentence(broken))}[/yellow]")
    tell("serving", address=address.url)
    tell("serving-database" if database else "serving-data", data=str(data))
    if DOCS.is_dir():
        tell("serving-docs", address=address.url)
    if (files := raise_file_limit()) < FEW_FILES:
        tell("serving-few-files", files=files)
    if workers > 1:
        write_logs(log)
        look_after([sys.executable, "-m", "panzerkiste", *sys.argv[1:]], workers, host, port, internal)
        return
    serve(
        address,
        data,
        bounds,
        database=database,
        redis=redis,
        engine=engine,
        outgoing=outgoing,
        openid=club,
        oversight=oversight,
        open_browser=not no_open,
        station=own_station(host, port, internal) if database else None,
    )


def _limits(file: Path | None) -> "Limits":
    from panzerkiste.server.limits import Limits, read_limits

    if file is None:
        return Limits()
    try:
        return read_limits(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        stop("limits-unusable", file=str(file), why=str(error))


def _outgoing(file: Path | None) -> "Outgoing":
    from panzerkiste.server.club.outgoing import Outgoing, read_outgoing

    if file is None:
        return Outgoing()
    try:
        return read_outgoing(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        stop("notices-unusable", file=str(file), why=str(error))


def _openid(file: Path | None) -> "OpenId | None":
    if file is None:
        return None
    from panzerkiste.server.people.openid import OpenId, read_settings

    try:
        return OpenId(*read_settings(file))
    except (OSError, ValueError) as error:
        stop("openid-unusable", file=str(file), why=str(error))


def _certificate(certificate: Path | None, key: Path | None) -> "Certificate | None":
    """Both files or neither, and such that they belong together."""
    from panzerkiste.server.web.serving import Certificate

    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        stop("certificate-without-key")
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key)
    except OSError as error:  # also ssl.SSLError
        stop("certificate-unusable", file=str(certificate), why=error.strerror or str(error))
    return Certificate(certificate, key)


def _proxies(proxies: list[str]) -> tuple[str, ...]:
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            stop("proxy-no-address", proxy=proxy)
    return tuple(proxies)


def _check_workers(workers: int, database: str, internal: str) -> None:
    """Several write to one database: not to a file, which one process alone may write."""
    if (workers > 1 or internal) and not database:
        stop("workers-need-database", MISUSED)
    name, _, port = internal.rpartition(":")
    if internal and not (name and port.isdigit()):
        stop("internal-no-address", MISUSED, address=internal)


def _check_redis(redis: str, database: str) -> None:
    """The address is not repeated: a password may stand in it."""
    if not redis:
        return
    if not database:
        stop("redis-needs-database", MISUSED)
    if not redis.startswith(("redis://", "rediss://", "unix://")):
        stop("redis-unknown", MISUSED)
    need("redis")


def _metrics(address: str) -> tuple[str, int] | None:
    if not address:
        return None
    need("metrics")
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        stop("metrics-no-address", address=address)
    return host.strip("[]"), int(port)


def _traces(url: str) -> str:
    if url:
        need("traces")
        if urlsplit(url).scheme not in ("http", "https"):
            stop("traces-no-address", address=url)
    return url


def _check_free(host: str, port: int) -> None:
    """Ask before the server does, whose own answer to a port in use helps nobody."""
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            pass
    except OSError as error:
        stop("not-served", host=host, port=str(port), why=(error.strerror or str(error)).partition(" (")[0])


def _check_folder(data: Path, database: str) -> None:
    """Ask before the server does: nothing is said to be served from a folder that cannot be used."""
    from panzerkiste.server.storage.folder import Unusable
    from panzerkiste.server.web.app import open_folder

    try:
        open_folder(data, database).close()
    except Unusable as unusable:
        stop(unusable.line.key.removeprefix("cli-"), MISUSED, **unusable.line.facts)


def main() -> None:
    app()
