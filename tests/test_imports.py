"""Nobody gets past the registry: what lint-imports cannot see, read from the source itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import panzerkiste

SOURCE = Path(panzerkiste.__file__).parent
ROOMS = ("server", "cli", "arena", "proving")
FILES = sorted(file for room in ROOMS for file in (SOURCE / room).rglob("*.py"))
BOTS = "|".join({path.stem for path in (SOURCE / "bots").iterdir()} - {"__init__", "__pycache__"})
PAST_THE_REGISTRY = re.compile(rf"panzerkiste\.(games|workshops|bots\.({BOTS}))\b")
OUTSIDE = sorted(file for file in SOURCE.rglob("*.py") if file.relative_to(SOURCE).parts[0] != "games")
MACHINE = "bots/tank_chess/levels.py"  # asks the system, not a game, whether it can say how busy it is
GUESSES = ("hasattr", "getattr", "import_module", "__import__")  # what the contract does not say is not asked


def offences(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names if PAST_THE_REGISTRY.match(name.name))
            case ast.ImportFrom(module=str(module), names=names):
                found = (f"{module}.{name.name}" for name in names)
                yield from (name for name in found if PAST_THE_REGISTRY.match(name))
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in GUESSES:
                yield name
            case ast.Constant(value=str(text)) if PAST_THE_REGISTRY.match(text):
                yield text


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_games_bots_and_workshops_are_reached_by_the_registry_alone(file: Path):
    assert list(offences(file.read_text(encoding="utf-8"))) == []


def test_nobody_outside_guesses_what_a_game_has():
    guessing = {
        str(file.relative_to(SOURCE))
        for file in OUTSIDE
        if set(GUESSES) & set(offences(file.read_text(encoding="utf-8")))
    }
    assert guessing == {MACHINE}


@pytest.mark.parametrize(
    ("source", "offence"),
    [
        ("from panzerkiste.games.dropzone import DROPZONE", "panzerkiste.games.dropzone.DROPZONE"),
        ("def late():\n    import panzerkiste.games", "panzerkiste.games"),
        ("from panzerkiste import workshops", "panzerkiste.workshops"),
        ("from panzerkiste.bots import tank_chess", "panzerkiste.bots.tank_chess"),
        ("COMMAND = ('-m', 'panzerkiste.workshops.tank_chess.studies')", "panzerkiste.workshops.tank_chess.studies"),
        ("hasattr(options, 'held_windows')", "hasattr"),
        ("importlib.import_module(name)", "import_module"),
    ],
)
def test_the_reader_sees_every_way_past(source: str, offence: str):
    assert list(offences(source)) == [offence]


def test_the_reader_lets_pass_what_any_bot_is_asked_by():
    source = "from panzerkiste.bots import choose, levels"
    assert list(offences(source)) == []
