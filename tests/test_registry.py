"""Games, bots and workshops of other packages are found by entry points; a broken one is named and left out."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import PATIENCE, free_port

OURS = ["dropzone", "panzerschlacht", "tank-chess", "tank-hunter"]

CODE = """
from dataclasses import replace
from pathlib import Path

from contextlib import asynccontextmanager

from litestar import get

from panzerkiste.engine.match import FileForm
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT
from panzerkiste.registry import Workshop
from panzerkiste.server.web.workshops import Web

GOOD = replace(PANZERSCHLACHT, id="good")
ENTRANCE = "to the left"


def fail():
    raise RuntimeError("no paper\\nleft")


def fail_at(data):
    raise RuntimeError(data.decode())


class Incomplete:
    def __init__(self, wanted):
        pass


@get("/api/hut/{number:int}")
async def hut(number: int, hammer: str) -> str:
    return hammer


@get("/api/games/{name:str}")
async def our_page(name: str) -> str:
    return name


@asynccontextmanager
async def hammer(rooms):
    fail()
    yield


def hasty(known):
    if known.view.board and known.view.board.turn > 4:
        fail()
    return known.candidates(1)[0] if known.rng.random() < 0.9 else "a rook"


NO_OPTIONS = replace(GOOD, id="no-options", types=replace(GOOD.types, options=Incomplete))
NO_NAMES = replace(GOOD, id="no-names", seat_names=lambda seats: ("one",))
NO_EYES = replace(GOOD, id="no-eyes", text=replace(GOOD.text, file=FileForm("x", fail_at, fail_at, fail_at)))

WORKSHOP = Workshop(Path(__file__).parent)
NO_SERVICE = Workshop(
    Path(__file__).parent, web=lambda: Web((hut,), services={"hammer": hammer}, sockets={"/api/nails": "hammer"})
)
OUR_SERVICE = Workshop(Path(__file__).parent, web=lambda: Web(services={"lobby": hammer}))
OUR_PAGE = Workshop(Path(__file__).parent, web=lambda: Web((our_page,)))
OTHERS_SOCKET = Workshop(
    Path(__file__).parent, web=lambda: Web(services={"saw": hammer}, sockets={"/api/nails": "saw"})
)
OUR_COMMAND = Workshop(Path(__file__).parent, commands=lambda: {"play": fail, "hammer": fail})
NO_WEB = Workshop(Path(__file__).parent, web=fail)
NOT_OUR_WEB = Workshop(Path(__file__).parent, web=lambda: "pages")
NO_COMMANDS = Workshop(Path(__file__).parent, commands=fail)
NO_FILES = Workshop(Path(__file__).parent, own_files=fail)
"""

ENTRY_POINTS = """
[panzerkiste.games]
good = strangers:GOOD
absent = strangers_at_home:GAME
nameless = strangers:NOBODY
path = strangers:Path
liar = strangers:GOOD
tank-chess = strangers:GOOD
no-options = strangers:NO_OPTIONS
no-names = strangers:NO_NAMES
no-eyes = strangers:NO_EYES

[panzerkiste.bots]
good = strangers:GOOD
panzerschlacht.hasty = strangers:hasty
panzerschlacht.map = strangers:ENTRANCE

[panzerkiste.workshops]
good = strangers:WORKSHOP
no-web = strangers:NO_WEB
not-our-web = strangers:NOT_OUR_WEB
no-commands = strangers:NO_COMMANDS
no-files = strangers:NO_FILES
no-service = strangers:NO_SERVICE
our-service = strangers:OUR_SERVICE
our-page = strangers:OUR_PAGE
others-socket = strangers:OTHERS_SOCKET
our-command = strangers:OUR_COMMAND
"""

BROKEN = {
    ("games", "tank-chess"): "the package panzerkiste has already brought what goes by that name.",
    ("games", "absent"): "it fails when it is loaded (ModuleNotFoundError: No module named 'strangers_at_home').",
    ("games", "nameless"): "it fails when it is loaded (AttributeError: module 'strangers' has no attribute 'NOBODY').",
    ("games", "path"): "its entry point leads to a type, not to a Game.",
    ("games", "liar"): "it calls itself “good”.",
    ("games", "no-options"): "it fails when it is loaded (TypeError: ",
    ("games", "no-names"): "it fails when it is loaded (ValueError: 1 names for 2 seats).",
    ("bots", "good"): "its entry point leads to a Game, not to a Bots.",
    ("bots", "panzerschlacht.map"): "its entry point leads to a str, not to a Player.",
    ("workshops", "no-web"): "it fails when it is loaded (RuntimeError: no paper left).",
    ("workshops", "not-our-web"): "it fails when it is loaded (TypeError: str is no Web).",
    ("workshops", "no-commands"): "it fails when it is loaded (RuntimeError: no paper left).",
    ("workshops", "no-files"): "it fails when it is loaded (RuntimeError: no paper left).",
    ("workshops", "our-service"): "it claims what already belongs to others (lobby).",
    ("workshops", "our-page"): "it claims what already belongs to others (/api/games/{}).",
    ("workshops", "others-socket"): "it claims what already belongs to others (/api/nails).",
    ("workshops", "our-command"): "it claims what already belongs to others (play).",
}
SUBJECTS = {"games": "The game", "bots": "The computer players for", "workshops": "The workshop of"}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """With the package ``strangers`` installed."""
    place = tmp_path_factory.mktemp("installed")
    (place / "strangers.py").write_text(CODE, encoding="utf-8")
    about = place / "strangers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    found = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH", ""), str(place))))
    return os.environ | {"PYTHONPATH": found, "LC_ALL": "C", "COLUMNS": "400", "PYTHONIOENCODING": "utf-8"}


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=False)


def test_what_others_bring_stands_beside_ours_and_what_is_broken_does_not(environment: dict[str, str]):
    program = (
        "import json; from panzerkiste.registry import BOTS, GAMES, WORKSHOPS\n"
        "print(json.dumps([list(GAMES), list(BOTS), list(WORKSHOPS), GAMES['tank-chess'].id, 'liar' in GAMES]))"
    )
    done = run(environment, "-c", program)
    assert done.stderr == ""
    games, bots, workshops, contested, liar = json.loads(done.stdout)
    assert (games, bots) == ([*OURS, "good", "no-eyes"], OURS)
    assert workshops[:4] == ["dropzone", "tank-chess", "tank-hunter", "good"]
    assert (contested, liar) == ("tank-chess", False)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The game “liar” from the package strangers cannot be used: it calls itself “good”."),
        ("de", "Das Spiel „liar“ aus dem Paket strangers lässt sich nicht verwenden: Der eigene Name lautet „good“."),
    ],
)
def test_whoever_wants_to_play_a_broken_game_is_told_why_not(environment: dict[str, str], lang: str, sentence: str):
    done = run(environment, "-m", "panzerkiste", "--lang", lang, "play", "liar")
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", sentence)


def test_serving_names_each_that_is_broken_in_a_line_and_goes_on(environment: dict[str, str], tmp_path: Path):
    port = free_port()
    words = ("--no-open", "--port", str(port), "--data", str(tmp_path))
    command = [sys.executable, "-m", "panzerkiste", *words]
    with (tmp_path / "told").open("w", encoding="utf-8") as told:
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=told, env=environment)
        try:
            games, maps, hut = (asked(f"http://127.0.0.1:{port}/api/{path}") for path in ("games", "maps", "hut/3"))
        finally:
            server.terminate()
            server.wait(PATIENCE)
    strangers = [("good", False), ("no-eyes", False)]
    assert [(game["id"], game["levels"] > 0) for game in games] == [*((id, True) for id in OURS), *strangers]
    assert (maps, hut["key"]) == ([], "refused-request-unknown")
    *lines, last = (tmp_path / "told").read_text(encoding="utf-8").splitlines()
    assert last.endswith("the workshop of no-service cannot be used: RuntimeError('no paper\\nleft')")
    assert len(lines) == len(BROKEN)
    for (group, name), why in BROKEN.items():
        begins = f"{SUBJECTS[group]} “{name}” from the package strangers cannot be used: {why}"
        assert [line for line in lines if line.startswith(begins)], begins


def test_a_player_of_another_package_plays_and_what_fails_costs_only_its_answer(environment: dict[str, str]):
    words = ("panzerschlacht", "hasty", "0", "--deals", "1", "--workers", "1", "--option", "patience=10")
    done = run(environment, "-m", "panzerkiste", "arena", *words)
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert "hasty" in done.stdout
    program = (
        "import panzerkiste; players = [panzerkiste.player('panzerschlacht', 'hasty')] * 2\n"
        "print(panzerkiste.play('panzerschlacht', players, options={'patience': 10}).result is not None)"
    )
    assert run(environment, "-c", program).stdout == "True\n"


def test_a_game_that_fails_to_recognise_a_file_is_left_out_and_the_file_is_read_by_others(environment: dict[str, str]):
    program = (
        "from panzerkiste.registry import GAMES, form_of_file\n"
        "print(form_of_file(b'{}'), 'no-eyes' in GAMES, [broken.why.facts for broken in GAMES.broken][-1])"
    )
    done = run(environment, "-c", program)
    assert (done.stderr, done.stdout) == ("", "None False {'error': 'RuntimeError: {}'}\n")


def asked(address: str) -> Any:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(address, timeout=PATIENCE).json()
        except httpx.TransportError:
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)
