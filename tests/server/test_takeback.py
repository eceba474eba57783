"""Taking back where nothing is hidden: freely on one's own board, never against a person without agreement."""

from contextlib import asynccontextmanager

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import takebacks
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House, play_on


async def chess(anna, other: str):
    seats = [{"kind": "me", "level": 0}, {"kind": other, "level": 0}]
    return await anna.tell("/api/matches", {"game": "tank-chess", "options": {}, "seats": seats})


async def test_on_one_device_a_turn_is_taken_back_once_for_each_request(visitor):
    anna = visitor()
    match = await chess(anna, "hotseat")
    async with anna.table(match["id"], 0) as white:
        before = await white.picture()
        assert before["can_undo"] is False
        driven = await white.say("Write", text="Mf1-f2N")
        assert (await white.seq(driven["seq"]))["can_undo"] is True
        back = await white.say("TakeBackRequest", id="once")
        assert back["type"] == "Accepted"
        after = await white.seq(back["seq"])
        assert after["view"] == before["view"]
        assert after["can_undo"] is False
        assert (await white.say("TakeBackRequest", id="once"))["seq"] == back["seq"]


async def test_a_replay_says_which_step_took_something_back(visitor):
    anna = visitor()
    match = await chess(anna, "hotseat")
    async with anna.table(match["id"], 0) as white:
        for said in ("Write", "TakeBackRequest", "Write"):
            await white.say(said, **({"text": "Mf1-f2N"} if said == "Write" else {}))
    frames = (await anna.replay(f"/api/matches/{match['id']}/replay"))["frames"]
    assert [frame["kept"] for frame in frames] == [None, None, 0, None]


@asynccontextmanager
async def two_people(anna, ben):
    """The match, and the places of both; White has made one turn."""
    match = await chess(anna, "invite")
    await ben.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], 0) as white, ben.table(match["id"], 1) as black:
        await white.picture()
        await black.picture()
        played = await white.say("Write", text="Mf1-f2N")
        await white.seq(played["seq"])
        await black.seq(played["seq"])
        yield match["id"], white, black


def asked(message):
    return message["type"] == "TakeBackChanged"


async def test_against_a_person_a_turn_is_taken_back_once_the_opponent_agrees(visitor):
    async with two_people(visitor(), visitor()) as (_, white, black):
        picture = await white.seq(1)
        assert (picture["can_undo"], picture["can_ask_undo"]) == (False, True)
        assert (await white.say("TakeBackRequest", id="please"))["type"] == "Accepted"
        request = await black.until(asked)
        assert request["takeback"] == {"seat": 0, "declined": False}
        assert (await white.say("TakeBackRequest", id="please"))["type"] == "Accepted"
        agreed = await black.say("AnswerTakeBack", id="yes", agreed=True)
        after = await black.seq(agreed["seq"])
        assert after["view"]["state"]["turn"] == 1
        assert after["waiting"]["seats"] == [0]
        assert (await black.say("AnswerTakeBack", id="yes", agreed=True))["seq"] == agreed["seq"]


async def test_a_declined_request_is_not_repeated_before_the_next_turn(visitor):
    async with two_people(visitor(), visitor()) as (_, white, black):
        await white.say("TakeBackRequest")
        assert (await white.say("TakeBackRequest"))["refusal"]["key"] == "refused-undo-pending"
        assert (await white.say("AnswerTakeBack", agreed=True))["refusal"]["key"] == "refused-undo-not-asked"
        await black.say("AnswerTakeBack", agreed=False)
        told = await white.until(lambda message: asked(message) and message["takeback"]["declined"])
        assert told["can_ask_undo"] is False
        assert (await white.say("TakeBackRequest"))["refusal"]["key"] == "refused-undo-declined"
        reply = await black.say("Write", text="Mk16-k15S")
        assert (await white.seq(reply["seq"]))["can_ask_undo"] is True


async def test_whoever_plays_on_leaves_the_request_behind(visitor):
    async with two_people(visitor(), visitor()) as (_, white, black):
        await white.say("TakeBackRequest")
        await black.say("Write", text="Mk16-k15S")
        assert (await black.say("AnswerTakeBack", agreed=True))["refusal"]["key"] == "refused-undo-not-asked"


async def test_a_takeback_takes_the_opponents_reply_along(visitor):
    async with two_people(visitor(), visitor()) as (_, white, black):
        await black.say("Write", text="Mk16-k15S")
        await white.say("TakeBackRequest")
        agreed = await black.say("AnswerTakeBack", agreed=True)
        after = await white.seq(agreed["seq"])
        assert (after["view"]["state"]["turn"], after["waiting"]["seats"]) == (1, [0])


async def test_a_request_is_still_there_after_the_server_was_killed(database, visitor):
    house = House(database.folder, WIDE_LIMITS, database=database.address).open()
    try:
        anna, ben = visitor(house), visitor(house)
        async with two_people(anna, ben) as (match, white, _):
            await white.say("TakeBackRequest")
        house.kill()
        house.open()
        async with ben.table(match, 1) as black:
            assert (await black.picture())["takeback"] == {"seat": 0, "declined": False}
            agreed = await black.say("AnswerTakeBack", agreed=True)
            assert (await black.seq(agreed["seq"]))["waiting"]["seats"] == [0]
    finally:
        house.close()


async def test_what_was_rolled_or_hidden_is_not_asked_for(visitor):
    anna, ben = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await ben.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], 0) as green, ben.table(match["id"], 1) as grey:
        assert (await green.picture())["can_ask_undo"] is False
        await play_on(green, grey, most=4)
        assert (await green.say("TakeBackRequest"))["refusal"]["key"].startswith("refused-undo-")
        assert not any(map(asked, green.told + grey.told))


async def test_back_and_forth_has_an_end(monkeypatch, database):
    store = Store(database.open())
    monkeypatch.setattr(takebacks, "TAKEBACKS", 2)
    lobby = Lobby(store, Thinkers(), WIDE_LIMITS)
    made = await lobby.create(NewMatch("tank-chess", {}, (SeatWish("me"), SeatWish("hotseat"))), "anna")
    table = await lobby.table(made.id)
    for number in range(2):
        await table.act(0, table.game.play.offer(table.match.state, 0).actions[0])
        await takebacks.take_back(table, 0, f"back {number}")
    await table.act(0, table.game.play.offer(table.match.state, 0).actions[0])
    with pytest.raises(Illegal) as refused:
        await takebacks.take_back(table, 0, "again")
    assert refused.value.key == "refused-undo-often"
    await lobby.close()
    await store.close()
