"""For those who write rules: perft, the number of ways a game of Tank Chess can go on."""

from time import perf_counter
from typing import Annotated

import typer
from msgspec.structs import replace
from rich.markup import escape

from panzerkiste.cli.terminal import MISUSED, console, need, problems, refusal, say, stop, tell
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess import TANK_CHESS
from panzerkiste.games.tank_chess.perft import Implementation, divide, perft
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options, State

_WIDEST_MODULE = Options(module="funset")  # a position may hold any terrain


def count(
    position: Annotated[str, typer.Argument(help=say("help-perft-position"), show_default=False)],
    depth: Annotated[int, typer.Option("--depth", min=1, max=6, help=say("help-perft-depth"))] = 2,
    divided: Annotated[bool, typer.Option("--divide", help=say("help-perft-divide"))] = False,
    implementation: Annotated[
        Implementation, typer.Option("--implementation", help=say("help-perft-implementation"))
    ] = "kernel",
) -> None:
    state = _position(position)
    _check_covered(state, implementation)
    perft(state, 1, implementation)  # so that loading the kernel does not count
    began = perf_counter()
    if divided:
        parts = divide(state, depth, implementation)
        for text, number in sorted(parts.items()):
            console.print(escape(f"{text} {number}"))
        nodes = sum(parts.values())
    else:
        nodes = perft(state, depth, implementation)
    seconds = max(perf_counter() - began, 1e-9)
    tell("perft-counted", nodes=nodes, depth=depth, rate=round(nodes / seconds))


def _position(text: str) -> State:
    """A position text (TC-61), or the setup of a shipped map."""
    try:
        if " " in text:
            return TANK_CHESS.text.read_position(text, _WIDEST_MODULE)
        return first_state(replace(_WIDEST_MODULE, map=text))
    except Illegal as illegal:
        problems.print(f"[red]{escape(refusal(TANK_CHESS, illegal))}[/red]")
        raise typer.Exit(MISUSED) from None


def _check_covered(state: State, implementation: Implementation) -> None:
    if implementation == "reference":
        return
    need("kernel")
    from panzerkiste.games.tank_chess.kernel import covers

    if not covers(state):
        stop("perft-not-covered")
