"""How a game's compiled rules, and what is built on them, are compiled, and where the machine code is kept.

Numba recompiles a function when its own file has changed, not when another file has whose functions it calls. The
code is therefore kept in a folder named after everything it rests on: the game's kernel and the files beside its own.
"""

import os
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, cast

import numba
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., Any])


class Compiler(Protocol):
    """Compile on the first call and keep the machine code for the next process."""

    def __call__(self, function: Function, /) -> Function: ...


def compiler(kernel: Path, *data: Traversable) -> Compiler:
    """For functions that rest on this kernel and on figures that stand in *data*."""

    @cache
    def folder(sources: Path) -> str:
        return _folder(kernel, f"{kernel.parent.name}-{fingerprint(kernel, sources, data=data)}")

    def compiled(function: Function) -> Function:
        kept, settings = folder(Path(function.__code__.co_filename).parent), cast(Any, numba.config)
        usual, settings.CACHE_DIR = settings.CACHE_DIR, kept
        try:
            return cast(Function, numba.njit(cache=bool(kept), nogil=True, error_model="numpy")(function))
        finally:
            settings.CACHE_DIR = usual

    return compiled


@intrinsic
def _bits_in(typing: Any, bits: Any) -> Any:
    """How many bits are set: one instruction, on a processor as on a graphics card."""

    def instruction(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return bits(bits), instruction


bits_in: Final = cast(Callable[[int], int], _bits_in)


def _folder(kernel: Path, name: str) -> str:
    """The first place that can be written to, or "" where nothing can be kept."""
    for place in _places(kernel):
        folder = place / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        except OSError:
            continue
        return str(folder)
    return ""


def _places(kernel: Path) -> Iterator[Path]:
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
    yield kernel / "__pycache__"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "panzerkiste"


def fingerprint(*folders: Path, data: tuple[Traversable, ...] = ()) -> str:
    """What changes with every source in these folders and with the figures."""
    sources: list[Traversable] = [source for folder in folders for source in sorted(folder.glob("*.py"))]
    return sha256(b"".join(source.read_bytes() for source in (*sources, *data))).hexdigest()[:12]
