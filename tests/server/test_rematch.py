"""Playing again: one click for either player, sides changed."""

from contextlib import asynccontextmanager

from tests.server.house import asked


@asynccontextmanager
async def finished(anna, ben):
    seats = [{"kind": "me", "level": 0}, {"kind": "invite", "level": 0}]
    match = await anna.tell("/api/matches", {"game": "tank-chess", "options": {"minutes": 30}, "seats": seats})
    await ben.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], 0) as white, ben.table(match["id"], 1) as black:
        await white.picture()
        await black.picture()
        await white.say("Write", text="w resign")
        yield match["id"], black


async def test_the_opponent_is_told_and_joins_the_same_match_with_sides_changed(visitor):
    anna, ben = visitor(), visitor()
    async with finished(anna, ben) as (id, black):
        made = await anna.tell(f"/api/matches/{id}/rematch", None)
        told = await black.until(lambda message: message["type"] == "RematchMade")
        assert told["match"] == made["match"]
        assert made["seat"] == 1
        assert await ben.tell(f"/api/matches/{id}/rematch", None) == {"match": made["match"], "seat": 0}
        async with ben.table(made["match"]) as place:
            picture = await place.picture()
            assert (picture["seat"], picture["options"]["minutes"]) == (0, 30)
            assert asked(picture)


async def test_asking_twice_makes_one_match(visitor):
    anna, ben = visitor(), visitor()
    async with finished(anna, ben) as (id, _):
        first = await anna.tell(f"/api/matches/{id}/rematch", None)
        assert await anna.tell(f"/api/matches/{id}/rematch", None) == first
        async with ben.table(id) as place:
            assert (await place.picture())["rematch"] == first["match"]


async def test_only_those_who_played_and_only_after_the_end(visitor):
    anna, ben, eve = visitor(), visitor(), visitor()
    async with finished(anna, ben) as (id, _):
        watch = (await anna.ask(f"/api/matches/{id}"))["watch"]
        await eve.tell("/api/join", {"code": watch})
        answer = await eve.post(f"/api/matches/{id}/rematch", None)
        assert answer.json()["key"] == "refused-lobby-not-yours"
        made = await anna.tell(f"/api/matches/{id}/rematch", None)
        answer = await anna.post(f"/api/matches/{made['match']}/rematch", None)
        assert answer.json()["key"] == "refused-lobby-running"
