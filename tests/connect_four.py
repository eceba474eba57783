"""The example of docs/writing-a-game.md: its code as the page writes it, and its package, installed in a folder."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "writing-a-game.md"
EXAMPLE = ROOT / "examples" / "connect_four"


class Block(NamedTuple):
    """A block of code on the page, and the file of the example that it is from."""

    kind: str
    file: str
    text: str


def blocks() -> list[Block]:
    found = re.finditer(r"^```(\w*) ?(\S*)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [Block(*one.groups()) for one in found]


def modules() -> dict[str, str]:
    """The package's modules as the page writes them, block after block."""
    written: dict[str, list[str]] = {}
    for block in blocks():
        if block.kind == "python" and block.file.startswith("src/"):
            written.setdefault(block.file, []).append(block.text)
    return {file: "\n\n".join(parts) for file, parts in written.items()}


def install(place: Path) -> Path:
    """Put the example together from the page and install it, all below *place*; gives the folder for PYTHONPATH."""
    source, target = place / "source", place / "installed"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))
    for file, text in modules().items():
        (source / file).write_text(text, encoding="utf-8")
    _uv("install", "--offline", "--no-cache", "--no-deps", "--no-build-isolation", "--target", target, source)
    return target


def remove(target: Path) -> None:
    _uv("uninstall", "--target", target, "panzerkiste-connect-four")


def _uv(command: str, *words: object) -> None:
    uv = Path(sys.executable).with_name("uv")
    full = [uv, "pip", command, "--quiet", "--python", sys.executable, *words]
    done = subprocess.run(list(map(str, full)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
