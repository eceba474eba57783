"""How the kernel and what is built on it are compiled: the tanks' figures are compiled in."""

from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Final

from panzerkiste.engine import compiling
from panzerkiste.engine.compiling import bits_in

__all__ = ["bits_in", "compiled", "fingerprint"]

_TANKS: Final = files("panzerkiste.games.tank_chess") / "data" / "tanks.toml"

compiled: Final = compiling.compiler(Path(__file__).parent, _TANKS)
fingerprint: Final = partial(compiling.fingerprint, data=(_TANKS,))
