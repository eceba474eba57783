"""Lost lines, double clicks and killed servers: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import sqlite3
from time import monotonic

import pytest

from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House, play_on, sensible


@pytest.fixture(scope="module")
def stricken_house(tmp_path_factory):
    house = House(tmp_path_factory.mktemp("stricken"), WIDE_LIMITS)
    yield house
    house.kill()


@pytest.fixture(scope="module")
def other_stricken_house(tmp_path_factory, postgres):
    """The same on PostgreSQL."""
    house = House(tmp_path_factory.mktemp("stricken"), WIDE_LIMITS, database=postgres.new_address())
    yield house
    house.kill()


@pytest.fixture
def own_house(request):
    """A server that a test may kill."""
    database = getattr(request, "param", "sqlite")
    house = request.getfixturevalue("stricken_house" if database == "sqlite" else "other_stricken_house")
    return house if house.is_open else house.open()


ON_BOTH = pytest.mark.parametrize("own_house", ["sqlite", "postgresql"], indirect=True)


async def test_a_client_that_names_the_last_it_saw_is_sent_what_it_missed(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green, anna.table(match["id"], 1) as grey:
        await play_on(green, grey, most=10)
    async with anna.table(match["id"], 0, since=4) as again:
        picture = await again.picture()
    missed = [happened for message in green.told for happened in message.get("happened", ()) if happened["seq"] > 4]
    assert picture["happened"] == missed
    latest = [message for message in green.told if message["type"] == "Update"][-1]
    assert (picture["seq"], picture["view"]) == (latest["seq"], latest["view"])


@pytest.mark.parametrize("since", [-1, -7, 99_999])
async def test_a_client_that_saw_nothing_or_says_nonsense_is_sent_everything(visitor, since):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green, anna.table(match["id"], 1) as grey:
        await play_on(green, grey, most=5)
    async with anna.table(match["id"], 0, since=since) as again:
        seen = {happened["seq"] for happened in (await again.picture())["happened"]}
    assert {1, 2} <= seen


async def test_an_action_sent_twice_happens_once(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green:
        action = await sensible(green, await green.picture())
        first = await green.say("Act", id="click", action=action)
        second = await green.say("Act", id="click", action=action)
        assert first == second == {"type": "Accepted", "id": "click", "seq": 1}
    async with anna.table(match["id"], 1) as grey:
        assert (await grey.picture())["seq"] == 1
        other = await sensible(grey, grey.told[0])
        assert (await grey.say("Act", id="click", action=other))["seq"] == 2, "ids are each seat's own"


async def test_two_sockets_that_send_the_same_action_at_once_make_it_happen_once(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as one, anna.table(match["id"], 0) as two:
        action = await sensible(one, await one.picture())
        answers = await asyncio.gather(*(place.say("Act", id="both", action=action) for place in (one, two)))
        assert [answer["seq"] for answer in answers] == [1, 1]


@ON_BOTH
async def test_after_kill_9_everything_acknowledged_is_there_and_play_goes_on(own_house, visitor):
    anna = visitor(own_house)
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green, anna.table(match["id"], 1) as grey:
        await play_on(green, grey, most=15)
        last = await green.seq(15)
        own_house.kill()
    own_house.open()
    async with anna.table(match["id"], 0, since=last["seq"]) as green, anna.table(match["id"], 1) as grey:
        picture = await green.picture()
        assert (picture["seq"], picture["view"], picture["happened"]) == (last["seq"], last["view"], [])
        end = await play_on(green, grey)
    assert end["result"]
    assert (await anna.replay(f"/api/matches/{match['id']}/replay"))["dice"] == "verified"


@ON_BOTH
async def test_kill_9_in_the_middle_of_many_moves_keeps_every_acknowledged_one(own_house, visitor):
    """Six matches are hit in full flight. What was acknowledged is there; at most the move in flight comes on top."""
    anna = visitor(own_house)
    matches = [(await anna.new_match("me", "hotseat"))["id"] for _ in range(6)]
    acknowledged, enough = dict.fromkeys(matches, 0), asyncio.Event()

    async def play(match):
        async with anna.table(match, 0) as green, anna.table(match, 1) as grey:
            while True:
                await play_on(green, grey, most=1)
                acknowledged[match] = max(
                    message["seq"] for place in (green, grey) for message in place.told if message["type"] == "Accepted"
                )
                if sum(acknowledged.values()) >= 60:
                    enough.set()

    games = [asyncio.create_task(play(match)) for match in matches]
    await enough.wait()
    own_house.kill()
    await asyncio.gather(*games, return_exceptions=True)
    own_house.open()
    for match, seq in acknowledged.items():
        assert (await anna.ask(f"/api/matches/{match}"))["seq"] >= seq


@ON_BOTH
async def test_an_action_sent_again_after_a_restart_still_happens_once(own_house, visitor):
    anna = visitor(own_house)
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green:
        action = await sensible(green, await green.picture())
        await green.say("Act", id="before", action=action)
        own_house.kill()
    own_house.open()
    async with anna.table(match["id"], 0) as green:
        assert (await green.say("Act", id="before", action=action))["seq"] == 1
        assert green.told[0]["seq"] == 1


async def test_a_clean_stop_tells_clients_to_come_again(own_house, visitor):
    anna = visitor(own_house)
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green:
        await green.picture()
        own_house.close()
        assert await green.closed() == 1012


async def test_a_bot_that_was_asked_before_a_crash_answers_after_it(own_house, visitor):
    anna = visitor(own_house)
    match = await anna.new_match("me", "bot")
    own_house.kill()
    own_house.open()
    async with anna.table(match["id"], 0) as green:
        await green.seq(1)


async def test_the_cookie_outlives_the_server(own_house, visitor):
    anna = visitor(own_house)
    told = (await anna.http.put("/api/me", json={"name": "Anna"})).json()
    own_house.kill()
    own_house.open()
    assert await anna.ask("/api/me") == told
    assert (told["name"], told["account"]) == ("Anna", None)


async def test_the_clock_runs_out_also_for_somebody_who_is_away_while_the_server_restarts(own_house, visitor):
    """PS-97. The match is put near its end in the database, since no test waits for a minute."""
    anna, began = visitor(own_house), monotonic()
    match = await anna.new_match("me", "hotseat", options={"minutes": 1})
    async with anna.table(match["id"], 0) as green:
        clock = (await green.picture())["clock"]
        assert clock["running"] == [0, 1]
        spent = 1000 * (monotonic() - began) + 2  # both ends are rounded
        assert all(60_000 - spent <= left <= 60_000 for left in clock["left"])
        await green.say("Act", action=await sensible(green, green.told[0]))
        assert (await green.seq(1))["clock"]["running"] == [1], "the clock of the one who has answered stands"
    own_house.close()
    spend_time(own_house, 59_900)
    own_house.open()
    async with anna.table(match["id"], 0) as green:
        end = await green.seq(2)
        assert (end["result"], end["clock"]["left"][1]) == ({"winners": [0], "reason": "time"}, 0)
    frames = (await anna.replay(f"/api/matches/{match['id']}/replay"))["frames"]
    assert frames[-1]["seat"] == -2, "the host has said so"


def spend_time(house, milliseconds):
    """As if all that has been played so far had taken so long."""
    with sqlite3.connect(house.data / "panzerkiste.sqlite") as database:
        database.execute("UPDATE entries SET at = ?", (milliseconds,))
    database.close()


@ON_BOTH
def test_all_this_left_nothing_in_the_log(own_house):
    assert own_house.log.read_text() == ""
