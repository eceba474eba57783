"""The crate without its extras: the rules and the terminal, and a sentence wherever more is needed."""

import json
import os
import subprocess
import sys
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ("alembic", "httptools", "litestar", "llvmlite", "numba", "sqlalchemy", "uvicorn", "uvloop", "websockets")
GAMES = ("panzerschlacht", "tank-chess", "tank-hunter", "dropzone")
COMMANDS: dict[tuple[str, ...], str] = {  # what is typed in answer to each
    ("--help",): "",
    **{("play", game, "--against", "1", "--seed", "1"): "quit\n" for game in GAMES},
    ("play", "tank-chess", "--against", "2", "--seed", "1"): "Hc1-b2N\nquit\n",
}
NEED = {
    (): "server",
    ("sessions", "--revoke-all"): "server",
    ("play", "tank-chess", "--against", "3"): "kernel",
    ("perft", "standard16"): "kernel",
    ("puzzles", "tank-chess"): "kernel",
    ("learn", "tank-chess"): "kernel",
}
PROGRAM = f"""
import json, sys
sys.modules |= dict.fromkeys({EXTRAS})  # what is None cannot be imported
from typer.testing import CliRunner
from panzerkiste.cli.commands import app
for words, typed in json.load(sys.stdin):
    done = CliRunner().invoke(app, words, input=typed)
    print(json.dumps([done.exit_code, done.stdout, done.stderr, repr(done.exception)]))
"""


class Done(NamedTuple):
    code: int
    stdout: str
    stderr: str
    failure: str


@pytest.fixture(scope="module")
def lean() -> dict[tuple[str, ...], Done]:
    """What the commands say where no extra is installed."""
    asked = COMMANDS | dict.fromkeys(NEED, "")
    environment = os.environ | {"LC_ALL": "C", "COLUMNS": "200"}
    told = json.dumps(list(asked.items()))
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, input=told, capture_output=True, encoding="utf-8", env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return {words: Done(*json.loads(line)) for words, line in zip(asked, done.stdout.splitlines(), strict=True)}


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_the_terminal_plays_every_game_without_extras(lean, words: tuple[str, ...]):
    done = lean[words]
    assert (done.code, done.stderr, done.failure) == (0, "", "None")


def test_tank_chess_has_two_levels_that_play_by_the_readable_rules(lean):
    assert "Black’s" in lean["play", "tank-chess", "--against", "2", "--seed", "1"].stdout


@pytest.mark.parametrize("words", NEED, ids=" ".join)
def test_what_needs_an_extra_says_which(lean, words: tuple[str, ...]):
    done = lean[words]
    assert (done.code, done.stdout, done.failure) == (2, "", "SystemExit(2)")
    assert f'pip install "panzerkiste[{NEED[words]}]"' in done.stderr.replace("\n", " ")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """Built as `make wheel` does it, of what is here."""
    place, uv = tmp_path_factory.mktemp("dist"), Path(sys.executable).with_name("uv")
    how = ("--quiet", "--offline", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", place)
    subprocess.run([uv, "build", *how], cwd=ROOT, check=True)
    (built,) = place.glob("*.whl")
    return ZipFile(built)


def described(wheel: ZipFile) -> Message:
    (name,) = (name for name in wheel.namelist() if name.endswith("/METADATA"))
    return Parser().parsestr(wheel.read(name).decode())


def test_the_wheel_asks_for_little_and_its_extras_for_the_rest(wheel: ZipFile):
    wanted = [line.partition(";") for line in described(wheel).get_all("Requires-Dist", [])]
    always = {name for name, _, marker in wanted if not marker}
    assert always == {"fluent-runtime>=0.4", "msgspec>=0.20", "numpy>=2.2", "rich>=14", "shapely>=2.1", "typer>=0.20"}
    served = " ".join(name for name, _, marker in wanted if "'server'" in marker)
    for module in ("alembic", "litestar", "numba", "sqlalchemy", "uvicorn"):
        assert module in served


def test_the_wheel_has_all_that_the_program_reads(wheel: ZipFile):
    inside = set(wheel.namelist())
    package = ROOT / "src" / "panzerkiste"
    read = [file for ending in ("ftl", "md", "toml", "jsonl") for file in package.rglob(f"*.{ending}")]
    assert len(read) > 100
    assert {file.relative_to(ROOT / "src").as_posix() for file in read} <= inside
    assert "panzerkiste/py.typed" in inside
    assert not [name for name in inside if "__pycache__" in name or not name.startswith("panzerkiste")]
