"""Advice, drawings and replays are worked out elsewhere; whoever asks for too much is refused, and nobody waits."""

import asyncio
import gzip
import sys
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import Entry, Header, Match, Record, TakeBack, replay, write_record
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import HOUSEHOLD, Rate
from panzerkiste.server.matches import clerks, replays
from panzerkiste.server.matches.clerks import SLOW, UNANSWERED, Advise, Clerks, Draw, Outcome, ReplayFile, encoded
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.thinking.turns import Asker
from tests.conftest import ROOT
from tests.golden.record import read_golden
from tests.server.conftest import WIDE
from tests.server.house import House

GAME = GAMES["tank-chess"]
ANNA = Asker("home", "anna")
VIEW = encoded(GAME.information.view(GAME.play.start(GAME.types.options(), 2).state, 0))
THREATS = Advise(GAME.id, VIEW, msgspec.Raw(b'{"type":"ShowThreats","side":0}'))
FOREIGN = Advise(GAME.id, VIEW, msgspec.Raw(b'{"type":"Fly"}'))
NO_TANK = Advise(GAME.id, VIEW, msgspec.Raw(b'{"type":"TryTank","cell":0}'))

CRASHES = "import sys; print('ready', flush=True); sys.stdin.readline(); sys.exit(3)"
BABBLES = "import sys; print('ready', flush=True); [print('well', flush=True) for _ in sys.stdin]"
SLEEPS = "import sys, time; print('ready', flush=True); sys.stdin.readline(); time.sleep(1000)"
GIVES_UP = """import sys, time; from pathlib import Path; print('ready', flush=True); sys.stdin.readline()
while not Path({sign!r}).exists(): time.sleep(0.01)
print({answer!r}, flush=True)"""
DEAR = """import sys; print('ready', flush=True)
for _ in sys.stdin: print('{"size":4,"seconds":7.0,"refused":null}\\ntrue', end='', flush=True)"""
COUNTS = """import sys; print('ready', flush=True)
for number, _ in enumerate(sys.stdin):
    print('{"size":1,"seconds":0,"refused":null}\\n%d' % number, end='', flush=True)"""


@pytest.fixture
async def hire():
    """Clerks that run this program, or the real one."""
    hired = []

    def hire(program=None, rate=WIDE, seconds=60.0):
        command = [sys.executable, "-c", program] if program else clerks.COMMAND
        hired.append(Clerks(1, rate, seconds, command))
        return hired[-1]

    yield hire
    for one in hired:
        await one.close()


async def refusal(work):
    with pytest.raises(Illegal) as refused:
        await work
    return refused.value


async def test_advice_comes_from_another_process_as_the_rules_give_it(hire, monkeypatch):
    expected = GAME.information.advise(
        msgspec.json.decode(VIEW, type=GAME.types.view), msgspec.json.decode(THREATS.query, type=GAME.types.query)
    )
    monkeypatch.setattr(clerks, "_answer", None)  # here nobody could work it out
    assert await hire().work(THREATS, ANNA) == msgspec.json.encode(expected)


async def test_a_refusal_comes_back_with_its_rule_and_facts(hire):
    advisers = hire()
    refused = await refusal(advisers.work(NO_TANK, ANNA))
    with pytest.raises(Illegal) as here:
        GAME.information.advise(
            msgspec.json.decode(VIEW, type=GAME.types.view), msgspec.json.decode(NO_TANK.query, type=GAME.types.query)
        )
    assert refused.refusal == here.value.refusal
    assert (await refusal(advisers.work(FOREIGN, ANNA))).key == "refused-message-unknown"


async def test_a_drawing_comes_compressed(hire):
    drawn = await hire().work(Draw(GAME.id, VIEW), ANNA)
    assert gzip.decompress(drawn).decode() == GAME.pictures.svg(msgspec.json.decode(VIEW, type=GAME.types.view))


@pytest.mark.parametrize(("program", "key"), [(CRASHES, "failed"), (BABBLES, "failed"), (SLEEPS, "slow")])
async def test_a_clerk_that_fails_is_replaced_and_whoever_asked_is_told(hire, program, key):
    advisers = hire(program, seconds=0.5)
    for _ in range(2):
        assert (await refusal(advisers.work(THREATS, ANNA))).key == f"refused-clerk-{key}"


async def test_what_takes_too_long_is_given_up_by_the_clerk_itself_and_paid_for(hire, monkeypatch):
    monkeypatch.setattr(clerks, "PATIENCE", 1000)  # nobody but the clerk counts
    archivists = hire(rate=Rate(0, 0.25), seconds=0.1)
    file = ReplayFile((ROOT / "tests/golden/dropzone/1.jsonl").read_bytes(), 0, drawn=True)
    refused = [await refusal(archivists.work(file, ANNA)) for _ in range(4)]
    assert [illegal.key for illegal in refused] == ["refused-clerk-slow"] * 3 + ["refused-limit-work"]
    assert await archivists.work(THREATS, Asker("elsewhere", "ben"))


async def test_whoever_has_had_much_worked_out_waits_and_others_do_not(hire):
    advisers = hire(DEAR, Rate(0, 10))
    assert [await advisers.work(THREATS, ANNA) for _ in range(2)] == [b"true"] * 2
    assert (await refusal(advisers.work(THREATS, ANNA))).key == "refused-limit-work"
    assert await advisers.work(THREATS, Asker("home", "ben")) == b"true"


async def test_new_accounts_do_not_help_an_address(hire):
    advisers = hire(DEAR, Rate(0, 7))
    for number in range(HOUSEHOLD):
        await advisers.work(THREATS, Asker("home", f"account {number}"))
    assert (await refusal(advisers.work(THREATS, Asker("home", "another")))).key == "refused-limit-work"
    assert await advisers.work(THREATS, Asker("elsewhere", "ben")) == b"true"


async def test_nobody_fills_the_queue_and_others_need_not_wait_for_its_end(hire):
    advisers = hire(COUNTS)
    asked = [asyncio.ensure_future(advisers.work(THREATS, ANNA)) for _ in range(UNANSWERED)]
    await asyncio.sleep(0)
    assert (await refusal(advisers.work(THREATS, ANNA))).key == "refused-limit-messages"
    assert await advisers.work(THREATS, Asker("elsewhere", "ben")) == b"2"
    assert len(set(await asyncio.gather(*asked))) == UNANSWERED


async def test_whoever_hangs_up_leaves_the_clerk_at_work_and_it_is_not_started_anew(hire):
    advisers = hire(COUNTS)
    assert await advisers.work(THREATS, ANNA) == b"0"
    asked = asyncio.ensure_future(advisers.work(THREATS, ANNA))
    await asyncio.sleep(0)
    asked.cancel()
    await asyncio.wait([asked])
    assert await advisers.work(THREATS, ANNA) == b"2"


async def test_a_move_does_not_wait_for_advice(tmp_path, visitor):
    """The adviser does nothing until a sign is given; the socket plays on, and is told in the end."""
    sign, answer = tmp_path / "sign", encode(Outcome(0, 0.0, SLOW)).decode()
    program = GIVES_UP.format(sign=str(sign), answer=answer)
    house = House(tmp_path / "data", clerk=[sys.executable, "-c", program]).open()
    try:
        anna = visitor(house)
        wish = {"game": GAME.id, "options": {}, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        match = await anna.tell("/api/matches", wish)
        async with anna.table(match["id"], 0) as white:
            picture = await white.picture()
            question = await white.send("Ask", query={"type": "ShowThreats", "side": 0})
            played = await white.say("Act", action=picture["offer"]["asides"][0]["action"])
            assert played["type"] == "Accepted"
            assert all(message.get("id") != question for message in white.told)
            sign.touch()
            told = await white.until(lambda message: message.get("id") == question)
            assert told["refusal"]["key"] == "refused-clerk-slow"
    finally:
        house.close()


def back_and_forth(entries):
    """A small file in which the two positions that differ most take turns."""
    game, rng = GAMES["panzerschlacht"], Random(1)
    header = Header(game.id, game.rules, {}, ("Anna", "Ben"))
    match = Match(game, header)
    while len(match.entries) < 2:
        seat = game.play.decision(match.state).seats[0]
        match.submit(seat, game.play.candidates(match.state, seat, rng, 1)[0])
    first = match.entries[0]
    lines = [first, *(entry for _ in range(entries) for entry in (Entry(-2, TakeBack(0)), first))]
    return write_record(Record(header, tuple(lines)))


async def test_a_small_file_does_not_grow_into_a_large_answer(monkeypatch):
    file = back_and_forth(400)
    whole = replays.written(replays.replay_file(file, 0))
    monkeypatch.setattr(replays, "REPLAY", len(whole) // 2)
    with pytest.raises(Illegal) as refused:
        replays.written(replays.replay_file(file, 0))
    assert refused.value.key == "refused-file-large"


async def test_books_and_replays_come_compressed_or_not_as_the_visitor_reads(visitor):
    anna = visitor()
    for path in ("/api/games/tank-chess/rulebook", "/api/games/tank-chess/scenarios"):
        packed = await anna.http.get(path)
        plain = await anna.http.get(path, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()


async def test_whoever_asks_a_clerk_that_does_not_start_is_told(hire):
    assert (await refusal(hire("pass").work(THREATS, ANNA))).key == "refused-clerk-failed"


def test_a_match_that_was_looked_back_at_is_replayed_on_from_there():
    game, record = read_golden(ROOT / "tests" / "golden" / "panzerschlacht" / "1.jsonl")
    half = len(record.entries) // 2
    earlier = list(replays.replayed(replace(record, entries=record.entries[:half])).steps)
    match = replays.replayed(record)
    assert all(now is before for now, before in zip(match.steps, earlier, strict=False))
    assert match.state == replay(game, record).state
    shorter = replace(record, entries=record.entries[: half - 1])
    assert replays.replayed(shorter).state == replay(game, shorter).state
