"""The analysis board thinks with a program of the host's: one that speaks the engine protocol."""

import sys

import pytest

from panzerkiste.bots.tank_chess.engines.lines import read_position_line
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.workshops.tank_chess.analysts import Analysts, Question
from panzerkiste.workshops.tank_chess.engine_analysts import command

ANNA = Asker("home", "anna")
KILL = read_position_line(["TC1", "8x8", "-", "Ca1E,Md2N,ch7S,lh4W", "w"])

# It tells two lines, waits to be stopped or for the time to pass, and says where it is told to go on.
KNOWS = """import sys
for line in sys.stdin:
    if line == "tei\\n":
        print("teiok", flush=True)
    if line == "isready\\n":
        print("readyok", flush=True)
    if line.startswith("go"):
        print("info depth 3 multipv 1 score win 1 nodes 70 time 20 pv Ca1-b1NExh7 Lh4-h5W")
        print("info depth 3 multipv 2 score cp -15 nodes 90 time 30 pv Md2-d3N nonsense", flush=True)
    if line in ("stop\\n", "go movetime 250\\n"):
        print("bestmove Ca1-b1NExh7", flush=True)
"""


@pytest.fixture
async def analysts(tmp_path):
    opened = []

    def hire(program):
        file = tmp_path / "engine.py"
        file.write_text(program)
        opened.append(Analysts(workers=1, command=command(f"{sys.executable} {file}"), patience=30))
        return opened[0]

    yield hire
    await opened[0].close()


async def test_its_lines_are_told_as_far_as_the_rules_follow_them(analysts):
    found = [one async for one in analysts(KNOWS).think(Question(KILL, 2, 0.25), ANNA)]
    best, second = found[-1].lines
    assert (found[-1].depth, found[-1].nodes) == (3, 90)
    assert (best.wins, best.texts) == (1, ("Ca1-b1NExh7#",))
    assert best.score > 20_000
    assert (second.score, second.wins, len(second.turns)) == (-15, None, 1)


async def test_it_stops_when_somebody_has_heard_enough_and_answers_the_next(analysts):
    hired = analysts(KNOWS)
    for _ in range(2):
        thinking = hired.think(Question(KILL, 2, 60.0), ANNA)
        assert (await anext(thinking)).lines[0].wins == 1
        await thinking.aclose()


async def test_a_program_that_fails_is_told_as_such(analysts):
    with pytest.raises((EOFError, OSError)):
        [one async for one in analysts("raise SystemExit(3)").think(Question(KILL, 1, 5.0), ANNA)]
