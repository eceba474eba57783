"""`panzerkiste engine`: Tank Chess's search as a program of its own, for whoever speaks the engine protocol."""

import sys

from panzerkiste import __version__


def engine() -> None:
    from panzerkiste.bots.tank_chess.engines.program import Program

    Program(f"Panzerkiste {__version__}", _say).listen(sys.stdin)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
