"""What a code is for is told before it is used: to whom it belongs, and nothing that only the table may know."""

import json

import pytest

from panzerkiste.server.web.invitations import is_this_machine, network_addresses, qr_code

MATCH_OF_THREE = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "level": 2}]


async def look(visitor, code):
    return await visitor.ask(f"/api/invitations/{code}")


async def test_a_seats_code_says_who_invites_to_which_match_by_which_rules(visitor):
    anna, bert = visitor(), visitor()
    await anna.http.put("/api/me", json={"name": "Anna"})
    match = await anna.new_match("me", "invite", options={"siege": False, "minutes": 10})
    told = await look(bert, match["invites"][0]["code"])
    assert (told["game"], told["seat"], told["host"]) == ("panzerschlacht", 1, 0)
    assert told["clock"] == {"type": "Live", "minutes": 10, "increment": 0, "decision": 0}
    assert (told["options"]["siege"], told["over"], told["match"]) == (False, False, None)
    assert [(seat["kind"], seat["name"], seat["here"]) for seat in told["seats"]] == [
        ("person", "Anna", False),
        ("open", "", False),
    ]


async def test_a_watchers_code_offers_no_seat(visitor):
    anna, carla = visitor(), visitor()
    match = await anna.new_match("me", "bot", level=3)
    told = await look(carla, match["watch"])
    assert (told["seat"], [seat["kind"] for seat in told["seats"]]) == (-3, ["person", "bot"])


async def test_an_invitation_tells_no_code_and_where_the_match_is_only_to_its_players(visitor):
    anna, bert = visitor(), visitor()
    wish = {"game": "tank-hunter", "options": {}, "seats": MATCH_OF_THREE}
    match = await anna.tell("/api/matches", wish)
    seat, watch = match["invites"][0]["code"], match["watch"]
    for code in (seat, watch):
        told = json.dumps(await look(bert, code))
        for secret in (seat, watch, match["id"]):
            assert secret not in told
            assert secret.replace("-", "") not in told
    assert (await look(anna, seat))["match"] == match["id"]


async def test_a_code_that_was_used_or_never_was_says_nothing(visitor):
    anna, bert, carla = visitor(), visitor(), visitor()
    match = await anna.new_match("me", "invite")
    code = match["invites"][0]["code"]
    await bert.tell("/api/join", {"code": code})
    for gone in (code, "ABC-DEF-GHJ"):
        assert await look(carla, gone) is None


async def test_whoever_is_invited_may_rather_watch_and_the_seat_stays_free(visitor):
    anna, bert, carla = visitor(), visitor(), visitor()
    match = await anna.new_match("me", "invite")
    code = match["invites"][0]["code"]
    assert await bert.tell("/api/join", {"code": code, "watch": True}) == {"match": match["id"], "seat": -3}
    assert (await carla.tell("/api/join", {"code": code}))["seat"] == 1


# On its way.


async def test_a_link_is_drawn_as_a_qr_code_that_says_nothing_else(visitor):
    link = "http://192.168.2.7:8400/join/ABC-DEF-GHJ"
    answer = await visitor().http.get("/api/qr", params={"link": link})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text == qr_code(link).decode()
    assert answer.text != qr_code(link.lower()).decode()
    assert "script-src" not in answer.headers["content-security-policy"]
    for nonsense in ("javascript:alert(1)", "http://a b", "http://" + 200 * "a", ""):
        assert (await visitor().http.get("/api/qr", params={"link": nonsense})).status_code == 400


async def test_whoever_sits_at_the_machine_learns_that_others_cannot_follow_his_link_and_what_opens_it(house, visitor):
    told = await visitor().ask("/api/reach")
    assert (told["here_only"], told["open"]) == (True, False)
    assert told["command"] == f"panzerkiste --host 0.0.0.0 --port {house.port}"
    assert told["addresses"] == [f"http://{address}:{house.port}" for address in network_addresses()]
    named = await visitor().http.get("/api/reach", headers={"Host": f"192.168.2.7:{house.port}"})
    assert named.json() == {"here_only": False, "open": True, "addresses": [], "command": ""}


@pytest.mark.parametrize("name", ["127.0.0.1", "127.8.8.8", "::1", "localhost", "box.localhost"])
def test_by_these_names_every_machine_means_itself(name):
    assert is_this_machine(name)


@pytest.mark.parametrize("name", ["192.168.2.7", "0.0.0.0", "tanks.example.org", "localhost.example.org", ""])
def test_by_these_it_does_not(name):
    assert not is_this_machine(name)
