"""Bots think elsewhere; where one fails, the match goes on."""

import asyncio
import os
import sys
from random import Random
from typing import Any, cast

import pytest

from panzerkiste.registry import GAMES
from panzerkiste.server.matches import takebacks
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Question, Thinkers
from panzerkiste.server.thinking.turns import Asker
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House, play_on_alone
from tests.server.test_lobby import Onlooker

GAME = GAMES["panzerschlacht"]

CRASHES = "import sys; print('ready', flush=True); sys.stdin.readline(); sys.exit(3)"
NEVER_STARTS = "raise SystemExit(1)"
BABBLES = "import sys; print('ready', flush=True); [print('I resign', flush=True) for _ in sys.stdin]"
SLEEPS = "import sys, time; print('ready', flush=True); sys.stdin.readline(); time.sleep(1000)"
CHEATS = """import sys; print('ready', flush=True)
for _ in sys.stdin: print('{"type":"TimeUp","side":0}', flush=True)"""


ANNA = Asker("home", "anna")


def always():
    return True


def question(seconds=0.5):
    state = GAME.play.start(GAME.types.options(), 2).state
    return Question(GAME.id, GAME.information.view(state, 1), GAME.play.offer(state, 1), [], 1, 1, 7, seconds)


@pytest.fixture
async def ask():
    """Ask a worker that runs this program, twice; then end it."""
    opened = []

    async def ask(program):
        thinkers = Thinkers(command=[sys.executable, "-c", program], patience=0.2)
        opened.append(thinkers)
        return [await thinkers.choose(question(), ANNA, always) for _ in range(2)]

    yield ask
    for thinkers in opened:
        await thinkers.close()


@pytest.mark.parametrize("program", [CRASHES, NEVER_STARTS, BABBLES, SLEEPS], ids=["crash", "start", "babble", "sleep"])
async def test_a_worker_that_fails_gives_no_answer_and_is_replaced(ask, program):
    assert await ask(program) == [None, None]


async def test_a_worker_answers_for_its_seat():
    thinkers = Thinkers()
    state = GAME.play.start(GAME.types.options(), 2).state
    answer = await thinkers.choose(question(), ANNA, always)
    await thinkers.close()
    GAME.play.apply(state, 1, answer)


async def test_a_bot_knows_nothing_but_what_its_seat_may_know(tmp_path):
    """The question is all that a worker is given; the truth about the other side is not in it."""
    heard = tmp_path / "heard"
    program = f"import sys; print('ready', flush=True); open({str(heard)!r}, 'w').write(sys.stdin.readline())"
    rng = Random(3)
    state = GAME.play.start(GAME.types.options(), 2).state
    for seat in (0, 1):
        state = GAME.play.apply(state, seat, GAME.play.candidates(state, seat, rng, 1)[0]).state
    thinkers = Thinkers(command=[sys.executable, "-c", program], patience=5)
    asked = Question(GAME.id, GAME.information.view(state, 0), GAME.play.offer(state, 0), [], 0, 1, 7, 0.5)
    assert await thinkers.choose(asked, ANNA, always) is None
    await thinkers.close()
    told = heard.read_text()
    assert '"values":[[' in told
    assert f'"values":{list(map(list, (state.secrets[0].values, [0] * 6)))}'.replace(" ", "") in told
    assert '"mines":[[' in told
    assert ",null]" in told


@pytest.mark.parametrize("program", [CRASHES, CHEATS], ids=["crash", "cheat"])
async def test_the_match_goes_on_with_the_rules_own_answer(tmp_path, visitor, program):
    house = House(tmp_path, WIDE_LIMITS, bots=[sys.executable, "-c", program]).open()
    try:
        anna = visitor(house)
        match = await anna.new_match("me", "bot")
        async with anna.table(match["id"], 0) as green:
            assert (await play_on_alone(green, until=6))["seq"] >= 6
        await anna.http.aclose()
    finally:
        house.close()
    assert "the bot" in house.log.read_text(), "it is logged"
    assert "Traceback" not in house.log.read_text()


async def test_whoever_waits_for_the_compiler_is_told_how_far_it_is():
    program = "import sys; print('1 2', flush=True); sys.stdin.read(); print('2 2', flush=True)"
    thinkers = Thinkers(compiler=[sys.executable, "-c", program])
    told = [steps async for steps in thinkers.warming("tank-chess")]
    assert told[-1] == (2, 2)
    assert [steps async for steps in thinkers.warming("tank-chess")] == []
    assert [steps async for steps in thinkers.warming("panzerschlacht")] == []
    await thinkers.close()


ANSWERS = """import sys; print('ready', flush=True)
for _ in sys.stdin: print('{"type":"Resign"}', flush=True)"""


@pytest.mark.parametrize(
    "compiler",
    [["no such program"], [sys.executable, "-c", "print('nonsense')"], [sys.executable, "-c", NEVER_STARTS]],
    ids=["missing", "babble", "failure"],
)
async def test_a_bot_answers_also_where_compiling_ahead_fails(compiler):
    thinkers, game = Thinkers(command=[sys.executable, "-c", ANSWERS], compiler=compiler), GAMES["tank-chess"]
    state = game.play.start(game.types.options(), 2).state
    asked = Question(game.id, game.information.view(state, 0), game.play.offer(state, 0), [], 0, 1, 7, 0.5)
    assert type(await thinkers.choose(asked, ANNA, always)).__name__ == "Resign"
    await thinkers.close()


class Gate:
    """Two pipes to a worker: it rings when it is asked, and answers when it is let."""

    def __init__(self, folder):
        self.bell, self.leave = str(folder / "bell"), str(folder / "leave")
        for path in (self.bell, self.leave):
            os.mkfifo(path)
        self._bell, self._leave = (os.open(path, os.O_RDWR) for path in (self.bell, self.leave))

    async def asked(self):
        await asyncio.to_thread(os.read, self._bell, 1)

    def let(self, answers):
        os.write(self._leave, b"\n" * answers)

    def close(self):
        os.close(self._bell)
        os.close(self._leave)


@pytest.fixture
def gate(tmp_path):
    gate = Gate(tmp_path)
    yield gate
    gate.close()


def first_then_second(gate):
    """A worker whose first answer is the first that is offered, and its second the second."""
    return f"""import json, sys
bell, leave = open({gate.bell!r}, 'w'), open({gate.leave!r})
print('ready', flush=True)
for number, line in enumerate(sys.stdin):
    print(end='!', file=bell, flush=True)
    leave.readline()
    print(json.dumps(json.loads(line)['offer']['actions'][number]), flush=True)"""


async def test_a_bot_does_not_answer_a_question_that_was_taken_back(tmp_path, gate):
    """Also where the old answer would be legal after the new turn."""
    store, game = Store(Sqlite(tmp_path / "bots.sqlite")), GAMES["tank-chess"]
    thinkers = Thinkers(command=[sys.executable, "-c", first_then_second(gate)], patience=60, compiler=["true"])
    lobby = Lobby(store, thinkers, WIDE_LIMITS)
    options = {"position": "TC1 8x8 - Ca1N,Md2N,ch8S w"}
    made = await lobby.create(NewMatch(game.id, options, (SeatWish("me"), SeatWish("bot", level=1))), "anna")
    table, white = await lobby.table(made.id), Onlooker()
    await table.enter(white, -1)

    await table.act(0, game.text.parse(table.match.state, "Md2-d3N")[1])
    await gate.asked()
    await takebacks.take_back(table, 0, "back")
    await table.act(0, game.text.parse(table.match.state, "Md2-d4N")[1])
    _, second, *_ = game.play.offer(table.match.state, 1).actions
    gate.let(answers=2)
    while len(table.match.entries) == 3:
        await white.news()
    assert table.match.entries[3].action == second

    await lobby.close()
    await thinkers.close()
    await store.close()


class Waiting:
    """A player who answers once he may, first by the first that is offered, then by the second."""

    def __init__(self):
        self.asked, self.may_answer, self._answers = asyncio.Event(), asyncio.Event(), 0

    async def choose(self, question, asker, is_wanted):
        self.asked.set()
        await self.may_answer.wait()
        self._answers += 1
        return question.offer.actions[self._answers - 1]

    async def warming(self, game):
        for step in list[tuple[int, int]]():
            yield step


async def test_an_answer_that_waits_for_the_table_while_its_question_is_taken_back_is_not_played(tmp_path):
    store, game, player = Store(Sqlite(tmp_path / "bots.sqlite")), GAMES["tank-chess"], Waiting()
    lobby = Lobby(store, cast(Any, player), WIDE_LIMITS)
    options = {"position": "TC1 8x8 - Ca1N,Md2N,ch8S w"}
    made = await lobby.create(NewMatch(game.id, options, (SeatWish("me"), SeatWish("bot", level=1))), "anna")
    table, white = await lobby.table(made.id), Onlooker()
    await table.enter(white, -1)
    other = game.text.parse(table.match.state, "Md2-d4N")[1]
    await table.act(0, game.text.parse(table.match.state, "Md2-d3N")[1])
    await player.asked.wait()

    async with table.lock:  # all of them wait for it, the bot as the last one
        back = asyncio.create_task(takebacks.take_back(table, 0, "back"))
        await asyncio.sleep(0)
        again = asyncio.create_task(table.act(0, other))
        await asyncio.sleep(0)
        player.may_answer.set()
        for _ in range(10):
            await asyncio.sleep(0)
    await asyncio.gather(back, again)
    _, second, *_ = game.play.offer(table.match.state, 1).actions
    while len(table.match.entries) == 3:
        await white.news()
    assert table.match.entries[3].action == second

    await lobby.close()
    await store.close()
