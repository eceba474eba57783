"""People meet in the lobby: open seats, challenges, quick pairing, presence. Each has a socket as a browser has."""

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.server.house import Json, changed

CHESS = {"game": "tank-chess"}


class Hall:
    """The lobby as one visitor has it open."""

    def __init__(self, place):
        self._place = place
        self.meeting: Json = {}
        self.own: Json = {}
        self.told: list[Json] = []

    async def hear(self):
        message = json.loads(await asyncio.wait_for(self._place.line.recv(), 60))
        match message["type"]:
            case "Meeting":
                self.meeting = message
            case "MeetingChanged":
                self.meeting = changed(self.meeting, message["changes"])
            case "Own":
                self.own = message
            case _:
                self.told.append(message)
        return message

    async def until(self, wanted):
        """Whatever comes, until it is so."""
        while not wanted(self):
            await self.hear()

    async def news(self, kind):
        await self.until(lambda hall: any(message["type"] == kind for message in hall.told))
        return next(message for message in self.told if message["type"] == kind)

    def person(self, name):
        return next((person for person in self.meeting["people"].values() if person["name"] == name), None)


@asynccontextmanager
async def lobby(visitor):
    async with visitor.socket("/api/lobby") as place:
        hall = Hall(place)
        await hall.until(lambda hall: hall.own)
        yield hall


@pytest.fixture
async def come(visitor):
    """Somebody with a name, who has the lobby open."""
    async with AsyncExitStack() as leaving:

        async def come(name):
            one = visitor()
            await one.http.put("/api/me", json={"name": name})
            return one, await leaving.enter_async_context(lobby(one))

        yield come


async def test_a_seat_says_everything_and_whoever_takes_it_plays_with_whoever_offered_it(come):
    (anna, her), (bert, his) = await come("Anna Platz"), await come("Bert Platz")
    terms = CHESS | {"side": 1, "options": {"module": "none"}, "clock": {"type": "Days", "days": 3}}
    id = (await anna.tell("/api/open-seats", terms))["id"]
    await his.until(lambda hall: id in hall.meeting["seats"])
    seat = his.meeting["seats"][id]
    assert (seat["game"], seat["by"], seat["free"], seat["clock"]["days"]) == ("tank-chess", "Anna Platz", 1, 3)
    await her.until(lambda hall: id in hall.own["offered"])
    match = (await bert.tell(f"/api/open-seats/{id}/take", {}))["match"]
    made = await her.news("MatchMade")
    assert (made["match"], made["against"]) == (match, ["Bert Platz"])
    names = [one["name"] for one in (await bert.ask(f"/api/matches/{match}"))["seats"]]
    assert names == ["Bert Platz", "Anna Platz"]
    assert seat["side"] == (await bert.ask(f"/api/matches/{match}"))["seats"][0]["side"]
    await his.until(lambda hall: id not in hall.meeting["seats"])


async def test_two_take_the_same_seat_and_one_was_faster(visitor):
    anna, bert, carl = visitor(), visitor(), visitor()
    for one in (bert, carl):
        await one.ask("/api/me")
    id = (await anna.tell("/api/open-seats", CHESS))["id"]
    answers = await asyncio.gather(*(one.post(f"/api/open-seats/{id}/take", {}) for one in (bert, carl)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert len(await anna.ask("/api/matches")) == 1


async def test_nobody_takes_his_own_seat_or_one_that_was_withdrawn(visitor):
    anna, bert = visitor(), visitor()
    id = (await anna.tell("/api/open-seats", CHESS))["id"]
    assert (await anna.post(f"/api/open-seats/{id}/take", {})).status_code == 400
    assert (await bert.http.delete(f"/api/open-seats/{id}")).status_code == 409, "it is not his"
    assert (await anna.http.delete(f"/api/open-seats/{id}")).status_code == 204
    assert (await bert.post(f"/api/open-seats/{id}/take", {})).status_code == 409


async def test_a_match_of_three_begins_when_the_third_has_come(visitor):
    anna, bert, carl = visitor(), visitor(), visitor()
    id = (await anna.tell("/api/open-seats", {"game": "tank-hunter", "players": 3}))["id"]
    take = f"/api/open-seats/{id}/take"
    assert await bert.tell(take, {}) == {"match": None}
    assert (await bert.post(take, {})).status_code == 409, "he has one already"
    assert (await bert.http.delete(f"/api/open-seats/{id}")).status_code == 204
    await bert.tell(take, {})
    match = (await carl.tell(take, {}))["match"]
    assert len((await anna.ask(f"/api/matches/{match}"))["seats"]) == 3


async def test_terms_that_the_rules_refuse_are_not_posted_and_nobody_posts_without_end(visitor):
    anna = visitor()
    assert (await anna.post("/api/open-seats", {"game": "ludo"})).status_code == 404
    assert (await anna.post("/api/open-seats", CHESS | {"players": 5})).status_code == 400
    assert (await anna.post("/api/open-seats", CHESS | {"options": {"map": "x" * 20_000}})).status_code == 400
    posted = [(await anna.post("/api/open-seats", CHESS)).status_code for _ in range(6)]
    assert posted == [201] * 5 + [409]


async def test_quick_pairing_brings_two_together_and_ends_with_the_page(come, visitor):
    (anna, her), (bert, his) = await come("Anna Eilig"), await come("Bert Eilig")
    carl = visitor()
    await carl.ask("/api/me")
    wanted = {"game": "panzerschlacht"}
    assert (await carl.http.put("/api/lobby/seek", json=wanted)).status_code == 409, "he has no lobby open"
    async with lobby(carl) as hall:
        await carl.http.put("/api/lobby/seek", json=wanted)
        await hall.until(lambda hall: hall.own["seek"])
    await her.until(lambda hall: not hall.meeting["waiting"])
    await anna.http.put("/api/lobby/seek", json=wanted)
    await his.until(lambda hall: [one["count"] for one in hall.meeting["waiting"]] == [1])
    await bert.http.put("/api/lobby/seek", json=wanted)
    assert (await her.news("MatchMade"))["match"] == (await his.news("MatchMade"))["match"]
    await her.until(lambda hall: hall.own["seek"] is None)


async def test_a_challenge_is_seen_and_accepted_once(come):
    (anna, her), (bert, his) = await come("Anna Duell"), await come("Bert Duell")
    await her.until(lambda hall: hall.person("Bert Duell"))
    to = her.person("Bert Duell")["handle"]
    id = (await anna.tell("/api/challenges", {"to": to, "terms": CHESS | {"side": 0}}))["id"]
    assert (await anna.post("/api/challenges", {"to": to, "terms": CHESS})).status_code == 409, "one at a time"
    await his.until(lambda hall: hall.own["asked"])
    asked = his.own["asked"][0]
    assert (asked["id"], asked["by"], asked["game"]) == (id, "Anna Duell", "tank-chess")
    assert (await anna.post(f"/api/challenges/{id}/accept", {})).status_code == 409, "she was not asked"
    answers = await asyncio.gather(*(bert.post(f"/api/challenges/{id}/accept", {}) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert (await her.news("MatchMade"))["against"] == ["Bert Duell"]


async def test_a_challenge_can_be_withdrawn_and_declined(come):
    (anna, her), (bert, his) = await come("Anna Frage"), await come("Bert Frage")
    await her.until(lambda hall: hall.person("Bert Frage"))
    question = {"to": her.person("Bert Frage")["handle"], "terms": CHESS}
    id = (await anna.tell("/api/challenges", question))["id"]
    assert (await bert.http.delete(f"/api/challenges/{id}")).status_code == 409, "it is hers"
    assert (await anna.http.delete(f"/api/challenges/{id}")).status_code == 204
    assert (await bert.post(f"/api/challenges/{id}/accept", {})).status_code == 409
    id = (await anna.tell("/api/challenges", question))["id"]
    await bert.post(f"/api/challenges/{id}/decline", {})
    assert (await her.news("Declined"))["by"] == "Bert Frage"
    await his.until(lambda hall: not hall.own["asked"])


async def test_nobody_is_asked_who_is_not_here_and_nobody_asks_himself(come):
    anna, her = await come("Anna Allein")
    assert (await anna.post("/api/challenges", {"to": "nobody", "terms": CHESS})).status_code == 409
    own = her.own["handle"]
    assert (await anna.post("/api/challenges", {"to": own, "terms": CHESS})).status_code == 400


async def test_presence_is_a_shape_here_playing_away(come):
    _, her = await come("Anna Schaut")
    async with AsyncExitStack() as stay:
        bert, _ = await come("Bert Schaut")
        await her.until(lambda hall: hall.person("Bert Schaut"))
        assert her.person("Bert Schaut")["state"] == "here"
        match = await bert.new_match("me", "bot")
        await stay.enter_async_context(bert.table(match["id"]))
        await her.until(lambda hall: hall.person("Bert Schaut")["state"] == "playing")
        assert her.person("Bert Schaut")["game"] == "panzerschlacht"
    await her.until(lambda hall: hall.person("Bert Schaut")["state"] == "here")


async def test_whoever_leaves_was_here_and_whoever_hides_is_not_seen(come, visitor):
    _, her = await come("Anna Sucht")
    guest, carl = visitor(), visitor()
    await guest.ask("/api/me")
    await carl.http.put("/api/me", json={"name": "Carl Sucht"})
    async with lobby(guest), lobby(carl) as his:
        await her.until(lambda hall: hall.person("Carl Sucht"))
        await carl.http.put("/api/lobby/visible", json={"visible": False})
        await her.until(lambda hall: not hall.person("Carl Sucht"))
        await his.until(lambda hall: hall.own["visible"] is False)
        await carl.http.put("/api/lobby/visible", json={"visible": True})
        await her.until(lambda hall: hall.person("Carl Sucht"))
    await her.until(lambda hall: hall.person("Carl Sucht")["state"] == "away")
    guests_name = (await guest.ask("/api/me"))["name"]
    assert not her.person(guests_name), "a guest is shown once he has chosen a name"


async def test_no_account_is_ever_told(come):
    """Accounts stand in cookies: what others are told must not hold any."""
    (anna, her), (bert, his) = await come("Anna Geheim"), await come("Bert Geheim")
    await anna.tell("/api/open-seats", CHESS)
    await his.until(lambda hall: hall.meeting["seats"])
    for visitor in (anna, bert):
        account = next(iter(visitor.http.cookies.values())).split(".")[0]
        assert account not in json.dumps([her.meeting, his.meeting, her.own, his.own])


async def test_my_turns_and_my_games_follow_the_table(come):
    anna, _ = await come("Anna Zieht")
    match = await anna.new_match("me", "hotseat")
    games = await anna.ask("/api/my-games")
    assert [(game["id"], game["your_turn"]) for game in games["running"]] == [(match["id"], True)]
    assert await anna.ask("/api/my-turns") == {"count": 1, "matches": [match["id"]]}
    other = await anna.new_match("me", "invite")
    assert (await anna.ask("/api/my-turns"))["count"] == 2
    assert {game["id"] for game in (await anna.ask("/api/my-games"))["running"]} == {match["id"], other["id"]}


async def test_the_lobby_is_silent_about_what_its_visitor_may_not_notice(come):
    """TH-125: nobody learns when somebody gives standing orders, also not by a message that says nothing new."""
    (anna, her), (bert, _) = await come("Anna Lauscht"), await come("Bert Lauscht")
    secret, plain = [await met(anna, bert, game) for game in ("tank-hunter", "tank-chess")]
    await anna.ask("/api/my-games")
    async with bert.table(secret) as hidden, bert.table(plain) as board:
        await hidden.picture()
        await board.picture()
        assert (await hidden.say("GiveOrders", orders=[]))["type"] == "Accepted"
        await bert.tell("/api/open-seats", {"game": "dropzone"})
        await her.until(lambda hall: any(seat["by"] == "Bert Lauscht" for seat in hall.meeting["seats"].values()))
        assert not [message for message in her.told if message["type"] == "GameChanged"]
        assert (await board.say("Write", text="w Mf1-f2N"))["type"] == "Accepted"
    told = (await her.news("GameChanged"))["game"]
    assert (told["id"], told["your_turn"]) == (plain, True)


async def met(anna, bert, game):
    """Bert has the first seat."""
    id = (await anna.tell("/api/open-seats", {"game": game, "side": 1}))["id"]
    return (await bert.tell(f"/api/open-seats/{id}/take", {}))["match"]
