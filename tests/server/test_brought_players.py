"""Players that another package brings: what fails in them costs them an answer, at the table or in the terminal."""

import os
import subprocess
import sys

import pytest

from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House, play_on_alone

ABOUT = "Metadata-Version: 2.1\nName: rooks\nVersion: 1.0\n"
ENTRIES = "[panzerkiste.bots]\npanzerschlacht.rook = rooks:rook\npanzerschlacht.crash = rooks:crash\n"
PLAYERS = """def rook(known):
    return known.candidates(1)[0]

def crash(known):
    raise RuntimeError("no idea")
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    place = tmp_path_factory.mktemp("rooks")
    (place / "rooks.py").write_text(PLAYERS, encoding="utf-8")
    about = place / "rooks-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(ABOUT, encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(place), os.environ.get("PYTHONPATH"))))}


@pytest.fixture
def house(installed, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", installed["PYTHONPATH"])
    house = House(tmp_path, WIDE_LIMITS).open()
    yield house
    house.close()


async def test_a_brought_player_is_offered_and_plays_and_one_that_fails_loses_only_its_answers(house, visitor):
    anna = visitor(house)
    assert (await anna.ask("/api/games/panzerschlacht"))["brought"] == ["crash", "rook"]
    assert (await anna.ask("/api/games/tank-hunter"))["brought"] == []
    for player in ("rook", "crash"):
        wish = {"game": "panzerschlacht", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot", "player": player}]}
        match = await anna.tell("/api/matches", wish)
        async with anna.table(match["id"], 0) as green:
            assert (await play_on_alone(green, until=6))["seq"] >= 6
            late = [message for message in green.told if message["type"] == "BotLate"]
            assert bool(late) == (player == "crash")
        seat = (await anna.ask(f"/api/matches/{match['id']}"))["seats"][1]
        assert (seat["kind"], seat["name"], seat["level"], seat["program"]) == ("bot", player, 0, False)
    assert "the bot crash failed: RuntimeError: no idea" in house.log.read_text()
    assert "Traceback" not in house.log.read_text()


async def test_a_player_that_nobody_brought_and_a_command_are_refused(visitor):
    for player in ("rook", "engine:/bin/true"):
        wish = {"game": "tank-chess", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot", "player": player}]}
        refused = await visitor().post("/api/matches", wish)
        assert refused.json()["key"] == "refused-lobby-no-player"


def test_the_terminal_says_that_a_player_failed(installed):
    command = [sys.executable, "-m", "panzerkiste", "play", "panzerschlacht", "--against", "crash", "--side", "grey"]
    done = subprocess.run(
        command, input="suggest\n1\nquit\n", env=installed, capture_output=True, text=True, check=False
    )
    assert "no answer of its own" in " ".join(done.stdout.split())
