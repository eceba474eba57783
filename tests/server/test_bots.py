"""Bots think elsewhere; where one fails, the match goes on."""

import sys
from random import Random

import pytest

from panzerkiste.games import GAMES
from panzerkiste.server.thinkers import Question, Thinkers
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House, play_on_alone

GAME = GAMES["panzerschlacht"]

CRASHES = "import sys; print('ready', flush=True); sys.stdin.readline(); sys.exit(3)"
NEVER_STARTS = "raise SystemExit(1)"
BABBLES = "import sys; print('ready', flush=True); [print('I resign', flush=True) for _ in sys.stdin]"
SLEEPS = "import sys, time; print('ready', flush=True); sys.stdin.readline(); time.sleep(1000)"
CHEATS = """import sys; print('ready', flush=True)
for _ in sys.stdin: print('{"type":"TimeUp","side":0}', flush=True)"""


def question(seconds=0.5):
    state = GAME.start(GAME.options(), 2).state
    return Question(GAME.id, GAME.view(state, 1), GAME.offer(state, 1), [], 1, 1, 7, seconds)


@pytest.fixture
async def ask():
    """Ask a worker that runs this program, twice; then end it."""
    opened = []

    async def ask(program):
        thinkers = Thinkers(command=[sys.executable, "-c", program], patience=0.2)
        opened.append(thinkers)
        return [await thinkers.choose(question()) for _ in range(2)]

    yield ask
    for thinkers in opened:
        await thinkers.close()


@pytest.mark.parametrize("program", [CRASHES, NEVER_STARTS, BABBLES, SLEEPS], ids=["crash", "start", "babble", "sleep"])
async def test_a_worker_that_fails_gives_no_answer_and_is_replaced(ask, program):
    assert await ask(program) == [None, None]


async def test_a_worker_answers_for_its_seat():
    thinkers = Thinkers()
    state = GAME.start(GAME.options(), 2).state
    answer = await thinkers.choose(question())
    await thinkers.close()
    GAME.apply(state, 1, answer)


async def test_a_bot_knows_nothing_but_what_its_seat_may_know(tmp_path):
    """The question is all that a worker is given; the truth about the other side is not in it."""
    heard = tmp_path / "heard"
    program = f"import sys; print('ready', flush=True); open({str(heard)!r}, 'w').write(sys.stdin.readline())"
    rng = Random(3)
    state = GAME.start(GAME.options(), 2).state
    for seat in (0, 1):
        state = GAME.apply(state, seat, GAME.candidates(state, seat, rng, 1)[0]).state
    thinkers = Thinkers(command=[sys.executable, "-c", program], patience=5)
    asked = Question(GAME.id, GAME.view(state, 0), GAME.offer(state, 0), [], 0, 1, 7, 0.5)
    assert await thinkers.choose(asked) is None
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
