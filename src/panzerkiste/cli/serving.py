"""Serving: ``panzerkiste serve``, and ``panzerkiste`` alone."""

import ipaddress
import socket
import ssl
import sys
from collections.abc import Callable, Mapping
from functools import partial, wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import typer
from rich.markup import escape

from panzerkiste.cli.terminal import MISUSED, broken_sentence, need, problems, say, stop, tell
from panzerkiste.registry import broken_entries

if TYPE_CHECKING:
    from panzerkiste.server.club.outgoing import Outgoing
    from panzerkiste.server.limits import Limits
    from panzerkiste.server.people.openid import OpenId
    from panzerkiste.server.web.serving import Address, Certificate
    from panzerkiste.server.workers.stations import Given, Station

QUIET: Final = {"show_default": False, "show_envvar": False}


def _setting(flag: str, *, text: str = "", **more: Any) -> Any:
    """An option of the server's, which the environment can give as well: --no-open is PANZERKISTE_NO_OPEN."""
    name = flag.removeprefix("--")
    variables = [f"PANZERKISTE_{name.upper().replace('-', '_')}", *more.pop("envvar", ())]
    return typer.Option(flag, envvar=variables, help=say(text or f"help-{name}"), **{**QUIET, **more})


def serve(
    *,
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
) -> None:
    """Until interrupted."""
    need("server")
    from panzerkiste.server.logs import write_logs
    from panzerkiste.server.web import serving
    from panzerkiste.server.web.oversight import Oversight
    from panzerkiste.server.workers.stations import given
    from panzerkiste.server.workers.supervisor import look_after

    port, data, told = port or serving.PORT, data or serving.default_data(), given()
    bounds, outgoing, club = _limits(limits), _outgoing(notices), _openid(openid)
    oversight = Oversight(log, _metrics(metrics), _traces(traces), drain)
    address = serving.Address(host, port, _certificate(certificate, key), tuple(name or ()), _proxies(proxy or []))
    if told is None:  # else one of several, whose settings were looked at already
        _check_workers(workers, database, internal)
        _check_redis(redis, database)
        _check_free(host, port)
        if oversight.metrics and not database:  # where there may be other workers, each takes the next free port
            _check_free(*oversight.metrics)
        _check_neighbours(database, internal)  # before anything of theirs is changed
        _check_folder(data, database)
        _announce(address, data, database)
        if workers > 1:
            write_logs(log)
            look_after([sys.executable, "-m", "panzerkiste", *sys.argv[1:]], workers, host, port, internal)
            return
    serving.serve(
        address,
        data,
        bounds,
        database=database,
        redis=redis,
        engine=engine,
        outgoing=outgoing,
        openid=club,
        oversight=oversight,
        open_browser=told is None and not no_open,
        station=_station(told, address, internal) if database else None,
    )


OPTIONS: Final = tuple(signature(serve).parameters.values())


def as_typed(command: Callable[..., None]) -> Callable[..., None]:
    """The command with what was typed before its name, too: ``panzerkiste --port 9000 serve``."""

    @wraps(command)
    def typed(context: typer.Context, **given: Any) -> None:
        before: Mapping[str, Any] = context.parent.params if context.parent else {}
        here = {name for name in given if _is_typed(context, name)}
        command(**{name: given[name] if name in here else before.get(name, given[name]) for name in given})

    own, context = signature(command), Parameter("context", Parameter.KEYWORD_ONLY, annotation=typer.Context)
    typed.__signature__ = own.replace(parameters=[context, *own.parameters.values()])  # type: ignore[attr-defined]
    typed.__annotations__ = {**command.__annotations__, "context": typer.Context}
    return typed


def _is_typed(context: typer.Context, name: str) -> bool:
    """Here, and not said by the environment or taken for granted."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _station(told: "Given | None", address: "Address", internal: str) -> "Station":
    from panzerkiste.server.workers.stations import own_station, station

    return station(told) if told else own_station(address.host, address.port, internal)


def _announce(address: "Address", data: Path, database: str) -> None:
    from panzerkiste.server.web.pages import DOCS
    from panzerkiste.server.web.serving import FEW_FILES, raise_file_limit
    from panzerkiste.server.web.workshops import webs

    webs()  # a workshop may fail at that, too
    for broken in broken_entries():
        problems.print(f"[yellow]{escape(broken_sentence(broken))}[/yellow]")
    tell("serving", address=address.url)
    tell("serving-database" if database else "serving-data", data=str(data))
    if DOCS.is_dir():
        tell("serving-docs", address=address.url)
    if (files := raise_file_limit()) < FEW_FILES:
        tell("serving-few-files", files=files)


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


def _check_neighbours(database: str, internal: str) -> None:
    """Two who cannot reach each other do not serve from one database."""
    if not database:
        return
    from panzerkiste.server.storage.folder import Unusable
    from panzerkiste.server.storage.postgres import look_alone
    from panzerkiste.server.workers.strangers import stranger

    try:
        address = stranger(partial(look_alone, database), internal)
    except Unusable as unusable:
        stop(unusable.line.key.removeprefix("cli-"), MISUSED, **unusable.line.facts)
    if address:
        stop("stranger", MISUSED, address=address)
