"""How the kernel is compiled, and where the machine code is kept.

Numba recompiles a function when its own file has changed, not when another file has whose functions it calls. The
code is therefore kept in a folder named after everything the kernel rests on.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile on the first call and keep the machine code for the next process."""
    settings: Any = numba.config
    usual, settings.CACHE_DIR = settings.CACHE_DIR, _FOLDER
    try:
        return cast(Function, numba.njit(cache=bool(_FOLDER), nogil=True, error_model="numpy")(function))
    finally:
        settings.CACHE_DIR = usual


def _folder() -> str:
    """The first place that can be written to, or "" where nothing can be kept."""
    for place in _places():
        folder = place / f"tank_chess-{_fingerprint()}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        except OSError:
            continue
        return str(folder)
    return ""


def _places() -> Iterator[Path]:
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
    yield Path(__file__).parent / "__pycache__"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "panzerkiste"


def _fingerprint() -> str:
    game = files("panzerkiste.games.tank_chess")
    sources = sorted(Path(__file__).parent.glob("*.py"))
    content = b"".join(source.read_bytes() for source in sources) + (game / "data" / "tanks.toml").read_bytes()
    return sha256(content).hexdigest()[:12]


_FOLDER = _folder()
