"""`panzerkiste sessions`: what a host can do when cookies have got into the wrong hands."""

from pathlib import Path
from typing import Annotated

import typer

from panzerkiste.cli.terminal import need, say, stop, tell


def sessions(
    data: Annotated[
        Path | None, typer.Option("--data", envvar="PANZERKISTE_DATA", help=say("help-data"), show_default=False)
    ] = None,
    revoke_all: Annotated[bool, typer.Option("--revoke-all", help=say("help-revoke-all"))] = False,
) -> None:
    need("server")
    from panzerkiste.server.web.serving import default_data

    if not revoke_all:
        stop("sessions-what")
    try:
        ((data or default_data()) / "session.key").unlink(missing_ok=True)
    except OSError as error:
        stop("not-written", file=str(error.filename), why=error.strerror or str(error))
    tell("sessions-revoked")
