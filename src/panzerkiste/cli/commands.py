"""What can be typed: ``panzerkiste`` alone serves and opens the browser; everything else is a command."""

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any

import typer

from panzerkiste import __version__
from panzerkiste.cli import (
    admin,
    arena,
    checks,
    own_files,
    playing,
    puzzles,
    records,
    reviewing,
    serving,
    sessions,
    study,
)
from panzerkiste.cli.terminal import console, say, speak
from panzerkiste.registry import WORKSHOPS, taken, workshop_parts

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
    "serve": serving.as_typed(serving.serve),
    "play": playing.play,
    "arena": arena.arena,
    "study": study.study,
    "replay": records.replay,
    "review": reviewing.review,
    "verify": records.verify,
    "export": records.export,
    "check": own_files.check,
    "scenario": checks.scenario,
    "rules": checks.rules,
    "fuzz": checks.fuzz,
    "puzzles": puzzles.puzzles,
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


_Version = Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help=say("help-version"))]


def panzerkiste(context: typer.Context, *, lang: _Language = "", version: _Version = False, **given: Any) -> None:
    speak(lang)
    admin.kept_in(given["database"])
    if context.invoked_subcommand is None:
        serving.serve(**given)


_own = list(signature(panzerkiste).parameters.values())[:-1]  # instead of the last, whatever can be set for serving
panzerkiste.__signature__ = signature(panzerkiste).replace(parameters=[_own[0], *serving.OPTIONS, *_own[1:]])  # type: ignore[attr-defined]
panzerkiste.__annotations__ = {**serving.serve.__annotations__, **panzerkiste.__annotations__}
app.callback()(panzerkiste)


def main() -> None:
    app()
