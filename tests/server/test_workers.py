"""Two workers on one database: whichever a visitor meets, he sits at the same table; one of them may die."""

import asyncio
from contextlib import suppress

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House, Visitor, asked, sensible

SOCKETS = 3
LIMITS = replace(WIDE_LIMITS, sockets=SOCKETS, patience=1)


@pytest.fixture(scope="module")
def site(postgres, tmp_path_factory):
    yield from two_doors(postgres, tmp_path_factory.mktemp("w"))


@pytest.fixture
def own_site(postgres, tmp_path):
    """One of them may be killed."""
    yield from two_doors(postgres, tmp_path)


def two_doors(postgres, folder):
    """Two doors to one house."""
    address = postgres.new_address()
    doors = [
        House(folder / name, LIMITS, database=address, internal=str(folder / f"{name}.socket")) for name in ("a", "b")
    ]
    yield [door.open() for door in doors]
    for door in doors:
        door.close()


def at(visitor, door):
    """The same person at another door."""
    other = Visitor(door)
    other.http.cookies = visitor.http.cookies
    return other


async def test_a_visitor_who_meets_the_wrong_worker_plays_as_if_it_were_the_right_one(site):
    anna, bela = Visitor(site[0]), Visitor(site[1])
    made = await anna.new_match("me", "invite")
    joined = await bela.tell("/api/join", {"code": made["invites"][0]["code"]})
    assert joined == {"match": made["id"], "seat": 1}
    seen = [await person.ask(f"/api/matches/{made['id']}") for person in (at(anna, site[1]), anna)]
    assert seen[0] == seen[1]
    async with anna.table(made["id"]) as green, bela.table(made["id"]) as grey:
        for place in (green, grey):
            picture = await place.picture()
            assert asked(picture)
            answer = await place.say("Act", action=await sensible(place, picture))
            assert answer["type"] == "Accepted"
        assert (await grey.seq(2))["seq"] == (await green.seq(2))["seq"]


async def test_a_socket_that_is_passed_on_counts_for_its_visitor_and_none_is_believed_what_he_says(site):
    anna = Visitor(site[0])
    made = await anna.new_match("me", "hotseat")
    there = at(anna, site[1])
    async with there.table(made["id"]) as one, there.table(made["id"]) as two, anna.table(made["id"]) as three:
        for place in (one, two, three):
            await place.picture()
        for door in (anna, there):
            async with door.table(made["id"]) as fourth:
                assert await fourth.closed() == 4429
    headers = {"panzerkiste-visitor": "guessed http 192.0.2.1"}
    assert (await there.http.get(f"/api/matches/{made['id']}", headers=headers)).status_code == 200
    assert (await Visitor(site[1]).get(f"/api/matches/{made['id']}")).status_code == 404


async def test_who_does_not_read_is_hung_up_on_also_where_he_was_passed_on(site):
    """He asks and asks for large answers; those between him and the owner keep no more of them than fits on the way."""
    anna, ben = Visitor(site[0]), Visitor(site[1])
    made = await anna.new_match("me", "invite")
    await ben.tell("/api/join", {"code": made["invites"][0]["code"]})
    async with ben.table(made["id"], 1, room=4096) as deaf, anna.table(made["id"], 0) as green:
        deaf.line.transport.pause_reading()
        asking = asyncio.create_task(ask_for_ever(deaf))
        await green.until(lambda message: message["type"] == "SeatsChanged" and not message["seats"][1]["here"])
        assert (await green.say("Act", action=await sensible(green, green.told[0])))["type"] == "Accepted"
        asking.cancel()
        deaf.line.transport.abort()


async def ask_for_ever(place):
    with suppress(ConnectionClosed):
        while True:
            await place.send("Candidates", count=20)


async def test_what_people_share_is_the_same_at_every_door(site):
    anna = Visitor(site[0])
    await anna.ask("/api/me")
    await at(anna, site[1]).http.put("/api/me", json={"name": "Anna Both"})
    assert (await anna.ask("/api/me"))["name"] == "Anna Both"
    assert (await anna.ask("/api/events")) == (await at(anna, site[1]).ask("/api/events"))


async def test_a_visitor_of_the_wrong_worker_has_the_owner_on_the_line_and_outlives_who_let_him_in(own_site):
    owner, porter = own_site
    anna = Visitor(owner)
    made = await anna.new_match("me", "hotseat")
    async with at(anna, porter).table(made["id"], 0) as place:
        picture = await place.picture()
        porter.kill()
        assert (await place.say("Act", action=await sensible(place, picture)))["type"] == "Accepted"


async def test_the_owner_is_killed_and_the_visitor_plays_on_at_the_other_door(site):
    """What was acknowledged is there, once."""
    owner, other = site
    anna = Visitor(owner)
    made = await anna.new_match("me", "hotseat")
    there = at(anna, other)
    async with there.table(made["id"], 0) as place:
        action = await sensible(place, await place.picture())
        first = await place.say("Act", id="first", action=action)
        owner.kill()
        await place.closed()
    async with there.table(made["id"], 0) as green, there.table(made["id"], 1) as grey:
        assert (await green.picture())["seq"] == first["seq"]
        assert await green.say("Act", id="first", action=action) == first
        second = await grey.say("Act", action=await sensible(grey, await grey.picture()))
        assert second["type"] == "Accepted"
    owner.open()
    assert await anna.ask(f"/api/matches/{made['id']}") == await there.ask(f"/api/matches/{made['id']}")
