"""How the kernel, and what is built on it, is compiled, and where the machine code is kept.

Numba recompiles a function when its own file has changed, not when another file has whose functions it calls. The
code is therefore kept in a folder named after everything it rests on: the kernel and the files beside its own.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
from numba.extending import intrinsic

_KERNEL: Final = Path(__file__).parent

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile on the first call and keep the machine code for the next process."""
    folder, settings = _folder(Path(function.__code__.co_filename).parent), cast(Any, numba.config)
    usual, settings.CACHE_DIR = settings.CACHE_DIR, folder
    try:
        return cast(Function, numba.njit(cache=bool(folder), nogil=True, error_model="numpy")(function))
    finally:
        settings.CACHE_DIR = usual


@intrinsic
def bits_in(typing: Any, bits: Any) -> Any:
    """How many bits are set: one instruction, on a processor as on a graphics card."""

    def instruction(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return bits(bits), instruction


@cache
def _folder(sources: Path) -> str:
    """The first place that can be written to, or "" where nothing can be kept."""
    for place in _places():
        folder = place / f"tank_chess-{fingerprint(_KERNEL, sources)}"
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
    yield _KERNEL / "__pycache__"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "panzerkiste"


def fingerprint(*folders: Path) -> str:
    """What changes with every source in these folders and with the tanks' figures."""
    sources = [source for folder in folders for source in sorted(folder.glob("*.py"))]
    tanks = files("panzerkiste.games.tank_chess") / "data" / "tanks.toml"
    content = b"".join(source.read_bytes() for source in sources) + tanks.read_bytes()
    return sha256(content).hexdigest()[:12]
