"""The analysis board: positions are tried, best lines stream in, games are judged; never while a match runs."""

import asyncio
import json
import subprocess
import sys
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest

from panzerkiste.games.tank_chess.game_file import read_game
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.clerks import Clerks
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web.connection import Connection
from panzerkiste.workshops.tank_chess.analysis import TRIES, Analyses, Board
from panzerkiste.workshops.tank_chess.analysts import COMMAND, Analysts, Question
from panzerkiste.workshops.tank_chess.variations import Variations, from_options
from tests.server.test_rules_versions import a_match, lobby_in, recorded_under

ANNA = Asker("home", "anna")

# White can destroy the command tank at once, or fail to see it and be destroyed.
KILL = "TC1 8x8 - Ca1E,Md2N,ch7S,lh4W w"
GAME = """[Event "Test"]
[Date "2026.11.15"]
[White "Anna"]
[Black "Ben"]
[Map "own"]
[Result "0-1"]
[Termination "destruction"]
[Position "TC1 8x8 - Cb2N,Ma8S,ch8S,mh1N w 0 1"]

1. Ma8-a7S Mh1-h2W 2. Ma7-a6S Mh2-f2Wxb2# 0-1
"""


@asynccontextmanager
async def board(visitor):
    await visitor.ask("/api/me")
    async with visitor.socket("/api/analysis/tank-chess") as place:
        yield place


async def thought(place, wanted=lambda message: message["done"]):
    return await place.until(lambda message: message["type"] == "Thought" and wanted(message))


async def test_the_best_lines_of_a_position_stream_in_with_scores_and_terms(visitor):
    async with board(visitor()) as place:
        opened = await place.say("OpenPosition", options={"map": "farmyard10"})
        assert [node["number"] for node in opened["nodes"]] == [0]
        await place.say("Think", node=0)
        first = await thought(place, lambda message: len(message["lines"]) == 3)
        assert first["node"] == 0
        deeper = await thought(place, lambda message: message["depth"] > first["depth"])
        assert deeper["nodes"] > 0
        assert deeper["speed"] > 0
        assert [len(line["texts"]) == len(line["turns"]) > 0 for line in deeper["lines"]] == [True] * 3
        assert {"material", "hunt", "race"} <= deeper["terms"].keys()


async def test_a_certain_win_is_told_in_turns(visitor):
    async with board(visitor()) as place:
        await place.say("OpenPosition", options={"position": KILL})
        await place.say("Think", node=0)
        done = await thought(place)
        assert done["lines"][0]["wins"] == 1
        assert done["lines"][0]["chance"] > 0.99
        assert done["lines"][0]["texts"][0].endswith("xh7#")


async def test_variations_are_tried_by_the_rules_and_found_again(visitor):
    async with board(visitor()) as place:
        await place.say("OpenPosition", options={"position": KILL})
        one = await place.say("WriteTurn", node=0, text="Md2-d3N")
        again = await place.say("TryTurn", node=0, turn=one["node"]["turn"])
        assert (one["node"]["number"], again["node"]["number"], one["node"]["parent"]) == (1, 1, 0)
        assert one["node"]["position"].split()[4] == "b"
        refused = await place.say("WriteTurn", node=0, text="Md2-d8N")
        assert refused["refusal"]["rule"] == "TC-16"
        assert (await place.say("WriteTurn", node=7, text="Md2-d3N"))["refusal"]["key"] == "refused-analysis-position"
        advice = await place.say("AskAbout", node=1, query={"type": "ShowThreats", "side": 0})
        assert advice["type"] == "Advised"


async def test_every_turn_of_a_game_is_judged_and_the_bad_one_comes_with_its_refutation(visitor):
    async with board(visitor()) as place:
        opened = await place.say("OpenFile", text=GAME)
        assert (opened["seats"], opened["result"]["winners"]) == (["Anna", "Ben"], [1])
        await place.say("Judge")
        judged = [await place.until(lambda message: message["type"] == "Judged") for _ in range(5)]
        assert [one["node"] for one in judged] == [0, 1, 2, 3, 4]
        assert judged[3]["mark"] == "blunder"
        assert judged[3]["line"]["texts"][0].endswith("xb2#")
        assert judged[4]["mark"] == "good"
        assert judged[4]["chance"] < 0.01


async def test_thinking_stops_at_once_for_another_position(visitor):
    async with board(visitor()) as place:
        await place.say("OpenPosition", options={})
        await place.say("WriteTurn", node=0, text="Mf1-f2N")
        await place.say("Think", node=0)
        await thought(place, lambda message: message["node"] == 0)
        await place.say("Think", node=1)
        told = len(place.told)
        await thought(place, lambda message: message["node"] == 1)
        assert {message["node"] for message in place.told[told:] if message["type"] == "Thought"} == {1}
        await place.say("Think", node=None)


async def test_a_file_with_a_mistake_is_refused_with_line_and_column(visitor):
    async with board(visitor()) as place:
        refused = await place.say("OpenFile", text=GAME.replace("Mh1-h2W", "Mh1-h9W"))
        assert refused["refusal"]["rule"] == "TC-62"
        assert (refused["refusal"]["facts"]["line"], refused["refusal"]["facts"]["column"]) == (10, 12)


async def test_what_was_played_and_what_was_tried_are_saved_as_game_files(visitor):
    async with board(visitor()) as place:
        await place.say("OpenFile", text=GAME)
        whole = await place.say("SaveGame", node=4)
        assert read_game(whole["text"]).result == "0-1"
        tried = await place.say("WriteTurn", node=1, text="Mh1-h3N")
        part = read_game((await place.say("SaveGame", node=tried["node"]["number"]))["text"])
        assert (len(part.turns), part.result, part.white) == (2, "*", "Anna")


async def test_a_running_match_is_not_analysed_and_a_finished_one_is(visitor):
    anna = visitor()
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    match = await anna.tell("/api/matches", {"game": "tank-chess", "options": {}, "seats": seats})
    async with board(anna) as place, anna.table(match["id"], 0) as white:
        await white.picture()
        await white.say("Write", text="Mf1-f2N")
        refused = await place.say("OpenMatch", match=match["id"])
        assert refused["refusal"]["key"] == "refused-analysis-running"
        await white.say("Write", text="w resign")
        opened = await place.say("OpenMatch", match=match["id"])
        assert [node["text"] for node in opened["nodes"]] == ["", "Mf1-f2N"]
        async with board(visitor()) as other:
            assert (await other.say("OpenMatch", match=match["id"]))["refusal"]["key"] == "refused-lobby-no-match"


async def test_the_file_or_the_position_of_a_running_match_is_not_opened_and_not_thought_about(visitor):
    anna = visitor()
    wish = {"game": "tank-chess", "options": {}, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    match = await anna.tell("/api/matches", wish)
    async with anna.table(match["id"], 0) as white:
        assert (await white.say("Write", text="Mf1-f2N"))["type"] == "Accepted"
    file = (await anna.get(f"/api/matches/{match['id']}/game-file")).text
    async with board(anna) as place:
        assert (await place.say("OpenFile", text=file))["refusal"]["key"] == "refused-analysis-running"
        await place.say("OpenPosition", options={})
        assert (await place.say("Think", node=0))["type"] == "Noted", "there it has not begun"
        there = await place.say("WriteTurn", node=0, text="Mf1-f2N")
        refused = await place.say("Think", node=there["node"]["number"])
        assert refused["refusal"]["key"] == "refused-analysis-running"
        position = {"position": there["node"]["position"]}
        assert (await place.say("OpenPosition", options=position))["refusal"]["key"] == "refused-analysis-running"
    async with board(visitor()) as other:
        assert (await other.say("OpenFile", text=file))["type"] == "AnalysisOpened", "he plays no such match"


async def test_a_visitor_has_one_board(visitor):
    anna = visitor()
    async with board(anna) as first, board(anna) as second:
        assert await first.closed() == 4409
        assert (await second.say("OpenPosition", options={}))["type"] == "AnalysisOpened"


async def test_nonsense_is_refused_and_changes_nothing(visitor):
    async with board(visitor()) as place:
        await place.line.send("{")
        assert (await place.hear())["refusal"]["key"] == "refused-message-unreadable"
        refused = await place.say("TryTurn", node=0, turn={"type": "Fly"})
        assert refused["refusal"]["key"] == "refused-message-unknown"
        assert (await place.say("OpenPosition", options={"map": 7}))["refusal"]["rule"] == "LOBBY"


STUBBORN = """import sys, time; print('ready', flush=True); sys.stdin.readline()
print('{"depth":1,"nodes":1,"seconds":0.1,"lines":[],"terms":{}}', flush=True); time.sleep(1000)"""
CRASHES = "import sys; print('ready', flush=True); sys.stdin.readline(); sys.exit(3)"


async def test_a_worker_that_does_not_stop_is_ended_and_replaced():
    analysts = Analysts(workers=1, command=[sys.executable, "-c", STUBBORN], patience=0.2)
    for _ in range(2):
        reports = analysts.think(Question(first_state(Options()), 1, 60.0), ANNA)
        assert (await anext(reports)).depth == 1
        await reports.aclose()
    await analysts.close()


async def test_a_worker_that_dies_or_takes_too_long_is_a_failure_and_no_worker_is_lost():
    for program, failure in ((CRASHES, EOFError), (STUBBORN, TimeoutError)):
        analysts = Analysts(workers=1, command=[sys.executable, "-c", program], patience=0.2)
        for _ in range(2):
            with pytest.raises(failure):
                async for _ in analysts.think(Question(first_state(Options()), 1, 0.1), ANNA):
                    pass
        assert not analysts.are_busy
        await analysts.close()


async def test_whoever_comes_second_waits_for_his_turn():
    analysts = Analysts(workers=1, command=[sys.executable, "-c", STUBBORN], patience=0.2)
    first = analysts.think(Question(first_state(Options()), 1, 60.0), ANNA)
    await anext(first)
    second = analysts.think(Question(first_state(Options()), 1, 60.0), ANNA)
    waiting = asyncio.ensure_future(anext(second))
    await asyncio.sleep(0)
    assert not waiting.done()
    await first.aclose()
    assert (await waiting).depth == 1
    await second.aclose()
    await analysts.close()


OBEYS = """import sys; print('ready', flush=True)
for line in sys.stdin:
    if line == 'stop\\n': print(flush=True)
    else: print('{"depth":1,"nodes":1,"seconds":0.1,"lines":[],"terms":{}}', flush=True)"""


async def test_many_boards_of_one_address_do_not_keep_a_newcomer_from_his_first_thought():
    """They think without an end; after a slice of time whoever waits has his turn."""
    analysts = Analysts(workers=1, command=[sys.executable, "-c", OBEYS], slice_seconds=0.0)
    thought = list[str]()

    async def think(asker):
        async for _ in analysts.think(Question(first_state(Options()), 1, 600.0), asker):
            thought.append(asker.account)

    many = [asyncio.create_task(think(Asker("one address", f"account {number}"))) for number in range(15)]
    await asyncio.sleep(0)  # all of them stand in line
    ben = analysts.think(Question(first_state(Options()), 1, 600.0), Asker("another", "ben"))
    assert (await anext(ben)).depth == 1
    assert len(thought) <= 2
    await ben.aclose()
    for task in many:
        task.cancel()
    await asyncio.gather(*many, return_exceptions=True)
    await analysts.close()


async def test_a_question_goes_on_after_the_turns_of_others_and_tells_nothing_twice():
    analysts = Analysts(workers=1, command=[sys.executable, "-c", DEEPER], slice_seconds=0.0)
    first = analysts.think(Question(first_state(Options()), 1, 600.0), ANNA)
    assert (await anext(first)).depth == 2
    second = analysts.think(Question(first_state(Options()), 1, 600.0), Asker("another", "ben"))
    going_on, other = asyncio.ensure_future(anext(first)), asyncio.ensure_future(anext(second))
    assert (await other).depth == 1
    await second.aclose()
    assert (await going_on).depth == 4
    await first.aclose()
    await analysts.close()


# It gets one further with every question, and begins each with what it knew at first.
DEEPER = """import sys; print('ready', flush=True); depth = 1
for line in sys.stdin:
    if line == 'stop\\n': print(flush=True); continue
    depth += 1
    for found in (1, depth) if depth > 2 else (depth,):
        print('{"depth":%d,"nodes":1,"seconds":0.1,"lines":[],"terms":{}}' % found, flush=True)"""


NOTHING_COMPILED = [sys.executable, "-c", ""]
# It dies so many times, each time with a new process, before it answers.
DIES = """import pathlib, sys; print('ready', flush=True)
deaths = pathlib.Path(sys.argv[1]); left = int(deaths.read_text())
for line in sys.stdin:
    if left: deaths.write_text(str(left - 1)); sys.exit(3)
    print('{"depth":1,"nodes":1,"seconds":0.1,"lines":[],"terms":{}}\\n', flush=True)"""


class Visitor:
    """Hears what his board tells him."""

    account, address = "anna", "home"

    def __init__(self):
        self.told = asyncio.Queue[dict[str, Any]]()

    def check_questions(self):
        pass

    def say(self, news):
        self.told.put_nowait(msgspec.to_builtins(news))

    async def hear(self):
        return await asyncio.wait_for(self.told.get(), 60)


@pytest.fixture
async def analysed(tmp_path):
    """The game on a board whose analysts die so many times."""
    store, thinkers = Store(Sqlite(tmp_path / "store.sqlite")), Thinkers(compiler=NOTHING_COMPILED)
    lobby, clerks = Lobby(store, thinkers, Limits()), Clerks(1, Limits().advice, 1.0)
    deaths = tmp_path / "deaths"
    analysts = Analysts(workers=1, command=[sys.executable, "-c", DIES, str(deaths)])
    visitor = Visitor()
    board = Board(
        cast(Connection, visitor), Analyses(lobby, analysts, thinkers, clerks), Variations(from_options(Options()))
    )

    async def judge(times):
        deaths.write_text(str(times))
        for request in ({"type": "OpenFile", "text": GAME}, {"type": "Judge"}):
            await board.answer(json.dumps(request | {"id": "1"}))
        return visitor, board

    yield judge
    await board.close()
    for room in (analysts, clerks, lobby, thinkers, store):
        await room.close()


async def judgements(visitor, many):
    """What comes of judging; how far it is on the way there is left out."""
    told = list[tuple[str, int | None]]()
    while len(told) < many:
        news = await visitor.hear()
        if news.get("stage") not in ("preparing", "waiting"):
            told.append((news["type"], news.get("node")))
    return told


ALL_FIVE = [("Judged", node) for node in range(5)]


async def test_a_worker_that_fails_once_is_replaced_and_the_game_is_judged_to_the_end(analysed):
    visitor, _ = await analysed(1)
    assert await judgements(visitor, 5) == ALL_FIVE


async def test_whoever_is_told_that_it_failed_may_ask_again(analysed):
    visitor, board = await analysed(TRIES)
    assert await judgements(visitor, 1) == [("AnalysisStage", None)]
    await board.answer(json.dumps({"type": "Judge", "id": "2"}))
    assert await judgements(visitor, 5) == ALL_FIVE


def test_a_worker_is_ready_when_it_has_loaded_all_that_thinking_needs():
    """Otherwise the first question runs out of time while it is loaded."""
    missing = """import runpy, sys; sys.modules['panzerkiste.bots.tank_chess.thinking'] = None
runpy.run_module(sys.argv[1], run_name='__main__')"""
    started = subprocess.run([sys.executable, "-c", missing, COMMAND[-1]], capture_output=True, input=b"", check=False)
    assert started.returncode
    assert started.stdout == b""


async def test_a_running_match_of_earlier_rules_is_not_analysed_either(tmp_path):
    match = await a_match(tmp_path, "tank-chess")
    recorded_under(tmp_path, 1)
    async with lobby_in(tmp_path) as lobby:
        table = await lobby.table(match)
        move = table.game.play.offer(table.match.state, 0).actions[0]
        await table.act(0, move)
        board = Board(
            cast(Connection, Visitor()), Analyses(lobby, *[cast(Any, None)] * 3), Variations(from_options(Options()))
        )
        position = table.game.text.write_position(table.match.state)
        request = {"type": "OpenPosition", "id": "1", "options": {"position": position}}
        refused = await board.answer(json.dumps(request))
        assert refused.refusal.key == "refused-analysis-running"
