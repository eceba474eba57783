"""A package that brings a broken game is named and left out, and the rest of the crate goes on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

LISTING = """
import json
from panzerkiste.registry import GAMES
print(json.dumps([list(GAMES), GAMES.broken, "no-module" in GAMES, GAMES.get("panzerschlacht").id]))
"""
PLUG_INS = {  # by id: where the package says that its game is, and what is wrong there
    "no-module": ("nowhere:GAME", "ModuleNotFoundError: No module named 'nowhere'"),
    "no-name": ("strange:GAME", "AttributeError: module 'strange' has no attribute 'GAME'"),
    "no-game": ("strange:NUMBER", "it is int, not a Game"),
    "stops": ("stops:GAME", "ZeroDivisionError: division by zero"),
    "renamed": ("panzerkiste.games.tank_chess:TANK_CHESS", "the game calls itself 'tank-chess'"),
    "dropzone": ("strange:NUMBER", "panzerkiste has already registered 'dropzone'"),
}


@pytest.fixture
def found(tmp_path: Path) -> tuple[list[object], str]:
    """What a program finds where all of these are installed, and what it says about them."""
    (tmp_path / "strange.py").write_text("NUMBER = 4\n")
    (tmp_path / "stops.py").write_text("GAME = 1 / 0\n")
    for id, (value, _) in PLUG_INS.items():
        package = tmp_path / f"bad_{id.replace('-', '_')}-1.dist-info"
        package.mkdir()
        (package / "METADATA").write_text(f"Metadata-Version: 2.1\nName: bad-{id}\nVersion: 1\n")
        (package / "entry_points.txt").write_text(f"[panzerkiste.games]\n{id} = {value}\n")
    paths = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-c", LISTING],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": paths},
        check=True,
    )
    return json.loads(done.stdout), done.stderr


def test_a_broken_plug_in_is_named_with_its_package_and_its_fault_and_the_rest_goes_on(found: tuple[list[object], str]):
    (games, broken, *rest), said = found
    assert games == ["dropzone", "panzerschlacht", "tank-chess", "tank-hunter"]
    assert rest == [False, "panzerschlacht"]
    assert broken == {f"{id} (bad-{id}, {value})": fault for id, (value, fault) in PLUG_INS.items()}
    for id, (value, fault) in PLUG_INS.items():
        assert f"panzerkiste.games: {id} (bad-{id}, {value}) cannot be used: {fault}\n" in said
