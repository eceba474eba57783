"""How the kernel and what is built on it are compiled: the supply of pieces is compiled in."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from panzerkiste.engine.compiling import compiler

compiled: Final = compiler(Path(__file__).parent, files("panzerkiste.games.panzerschlacht") / "data" / "setups.toml")
