"""A fifth game, from a package that is not ours: installed it plays everywhere, and our files stay as they are."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.connect_four import ROOT, blocks, install, remove
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House, Visitor, play_on_alone

COMMANDS = [line for block in blocks() if block.kind == "sh" for line in block.text.splitlines()]
OURS = ["panzerschlacht", "tank-chess", "tank-hunter", "dropzone"]
ANYWHERE = "\n".join("dcebfag" * 10)  # answers enough for any match; a full column is refused and the next one tried


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("connect_four")


@pytest.fixture(scope="module")
def installed(place: Path) -> Path:
    return install(place)


def run(target: Path, *words: object, typed: str = "", lang: str = "C") -> subprocess.CompletedProcess[str]:
    """A program that finds what is installed in the folder, started outside of our tree."""
    environment = os.environ | {"PYTHONPATH": paths(target), "LC_ALL": lang, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *map(str, words)]
    cwd = target.parent
    return subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", env=environment, cwd=cwd, check=False
    )


def paths(target: Path) -> str:
    before = [os.environ["PYTHONPATH"]] if os.environ.get("PYTHONPATH") else []
    return os.pathsep.join([str(target), *before])


def test_it_is_listed_after_ours(installed: Path):
    done = run(installed, "-c", "from panzerkiste.registry import GAMES; print(*GAMES)")
    assert done.stderr == ""
    assert done.stdout.split() == [*sorted(OURS), "connect-four"]


def test_its_own_tests_pass(installed: Path):
    """Conformance, scenarios, rules, texts, drawing, and its computer players in the arena."""
    done = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", installed.parent / "source" / "tests")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("panzerkiste")])
def test_what_the_page_says_to_type_works(installed: Path, command: str):
    done = run(installed, "-m", *command.split(), typed=ANYWHERE)
    assert (done.returncode, done.stderr.strip()) == (0, "")


TOLD = {
    "C": """
        Connect Four: you lead Red
        Drop a stone
        There is no column “h” on this board. (CF-03)
        Name a column: d.
        Your stone lands on d1.
        You win: the line is complete.
    """,
    "de_DE.UTF-8": """
        Vier gewinnt: Du führst Rot
        Wirf einen Stein ein
        Eine Spalte „h“ gibt es auf diesem Brett nicht. (CF-03)
        Nenne eine Spalte: d.
        Dein Stein landet auf d1.
        Du gewinnst: Die Reihe ist komplett.
    """,
}


@pytest.mark.parametrize("lang", TOLD)
def test_a_match_in_the_terminal_is_told_in_its_own_words_to_the_end(installed: Path, lang: str):
    typed = "h\nhelp\n" + ANYWHERE
    done = run(installed, "-m", "panzerkiste", "play", "connect-four", "--seed", 2, typed=typed, lang=lang)
    assert [line for line in TOLD[lang].strip().splitlines() if line.strip() not in done.stdout] == []
    assert "connect-four-" not in done.stdout  # a key that has no sentence


@pytest.fixture
def house(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("PYTHONPATH", paths(installed))
    house = House(tmp_path, WIDE_LIMITS).open()
    yield house
    house.close()


async def test_the_server_hosts_it_against_its_own_computer_player(house: House):
    visitor = Visitor(house)
    game = await visitor.ask("/api/games/connect-four")
    assert (game["levels"], game["sides"], list(game["presets"])) == (
        3,
        ["red", "yellow"],
        ["classic", "small", "five"],
    )
    assert (await visitor.ask("/api/games/connect-four/rulebook?lang=de"))["title"] == "Vier gewinnt"
    assert len(await visitor.ask("/api/games/connect-four/scenarios")) > 10
    seats = [{"kind": "me", "level": 0}, {"kind": "bot", "level": 2}]
    match = await visitor.tell("/api/matches", {"game": "connect-four", "options": {}, "seats": seats})
    async with visitor.table(match["id"]) as place:
        end = await play_on_alone(place, until=1000)
    assert end["result"]["reason"] in ("line", "full")
    assert "data-place" in (await visitor.get(f"/api/matches/{match['id']}/drawing?seq=0")).text
    await visitor.http.aclose()


def test_installing_and_removing_it_leaves_our_tree_untouched(tmp_path: Path):
    before = fingerprints()
    target = install(tmp_path)
    assert fingerprints() == before
    remove(target)
    done = run(target, "-m", "panzerkiste", "play", "connect-four")
    assert "There is no game called" in done.stderr
    assert fingerprints() == before


def fingerprints() -> dict[str, str]:
    """Every file that is ours, with a hash of what is in it."""
    folders = ("src", "web/src", "examples", "docs", "tests", "tools", "bench")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*") if "__pycache__" not in file.parts]
    single = [ROOT / name for name in ("pyproject.toml", "README.md", "Makefile")]
    ours = [*single, *(file for file in files if file.is_file())]
    return {str(file): hashlib.sha256(file.read_bytes()).hexdigest() for file in ours}
