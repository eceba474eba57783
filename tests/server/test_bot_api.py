"""Bots over the network: their tokens, who may what, challenges, matches, and no more knowledge than a seat has."""

import asyncio
import re
import shutil
import sys
from asyncio.subprocess import PIPE
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from panzerkiste.client import Refused, Server
from panzerkiste.server.limits import BODY, Limits, Rate
from panzerkiste.server.matches.programs import MOST, UNANSWERED
from panzerkiste.server.web.bots import STREAMS
from tests.server.bots import against, asked, made, seats
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import ROOT, House, play_on_alone
from tests.server.test_secrecy import GREEN, GREY, two_worlds

EXAMPLES = ROOT / "examples" / "bots"


@pytest.fixture
async def bot_of(visitor):
    async with AsyncExitStack() as leaving:

        async def make(owner, name="Rook"):
            bot = await made(owner, name)
            leaving.push_async_callback(bot.http.aclose)
            return bot

        yield make


# Tokens.


async def test_a_token_is_told_once_and_kept_as_a_hash(house, visitor, bot_of):
    anna = visitor()
    rook = await bot_of(anna, "  Black \t Rook ")
    assert rook.token.startswith("pkb_")
    (listed,) = await anna.ask("/api/bots")
    assert {part: listed[part] for part in ("id", "name", "online")} == {
        "id": rook.id,
        "name": "Black Rook",
        "online": False,
    }
    kept = b"".join(file.read_bytes() for file in house.data.iterdir() if file.is_file())
    assert rook.token.encode() not in kept
    assert rook.token.removeprefix("pkb_").encode() not in kept
    assert await visitor().ask("/api/bots") == [], "they are nobody else's business"


async def test_nobody_has_more_than_so_many_bots(visitor):
    anna = visitor()
    for number in range(MOST):
        await anna.tell("/api/bots", {"name": f"Rook {number}"})
    refused = await anna.post("/api/bots", {"name": "One more"})
    assert (refused.status_code, refused.json()["key"]) == (409, "refused-bot-many")


async def test_whoever_makes_bots_without_end_is_refused(tmp_path, visitor):
    house = House(tmp_path, Limits(bots=Rate(0, 1))).open()
    try:
        assert (await visitor(house).post("/api/bots", {"name": "Rook"})).status_code == 201
        assert (await visitor(house).post("/api/bots", {"name": "Rook"})).status_code == 429
    finally:
        house.close()


async def test_a_token_that_was_taken_back_is_nobodys_and_its_lines_end(visitor, bot_of):
    anna, ben = visitor(), visitor()
    rook = await bot_of(anna)
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(anna, rook)
        await rook.accept(await events.until("Challenged"))
        async with rook.listening(f"/api/bot/matches/{match['id']}/stream") as stream:
            await stream.until("Table")
            assert (await ben.http.delete(f"/api/bots/{rook.id}")).status_code == 404
            assert (await anna.http.delete(f"/api/bots/{rook.id}")).status_code == 204
            assert await stream.is_over()
        assert await events.is_over()
    refused = await rook.http.get("/api/bot/me")
    assert (refused.status_code, refused.json()["key"]) == (401, "refused-bot-token")
    assert (await anna.ask(f"/api/matches/{match['id']}"))["seats"][GREY]["name"] == "Rook", "its matches stay"


async def test_whoever_deletes_himself_takes_his_bots_along(visitor, bot_of):
    anna, ben = visitor(), visitor()
    rook = await bot_of(anna)
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(ben, rook)
        await rook.accept(await events.until("Challenged"))
        headers = {"Authorization": f"Bearer {rook.token}"}
        async with (
            rook.listening(f"/api/bot/matches/{match['id']}/stream") as stream,
            visitor().table(match["id"], **headers) as place,
        ):
            await stream.until("Table")
            await place.picture()
            assert (await anna.http.delete("/api/me")).status_code == 204
            assert await stream.is_over()
            assert await place.closed() == 4403
        assert await events.is_over()
    assert rook.id not in {bot["id"] for bot in await ben.ask("/api/bots/online?game=panzerschlacht")}


async def test_a_bot_that_follows_too_many_matches_is_told_so(visitor, bot_of):
    anna = visitor()
    rook = await bot_of(anna)
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(anna, rook)
        await rook.accept(await events.until("Challenged"))
    path = f"/api/bot/matches/{match['id']}/stream"
    async with AsyncExitStack() as open_:
        followed = [await open_.enter_async_context(rook.listening(path)) for _ in range(STREAMS)]
        for stream in followed:
            await stream.until("Table")
        refused = await rook.http.get(path)
        assert (refused.status_code, refused.json()["key"]) == (429, "refused-limit-sockets")


# Who may what.

BODIES = {"/api/bots": {"name": "Rook"}}
PEOPLES = {"person": 200, "other": 200, "bot": 403, "gone": 401}
BOTS_OWN = {"person": 401, "other": 401, "bot": 200, "gone": 401}
STRANGE = {"person": 401, "other": 401, "bot": 404, "gone": 401}  # a bot that has no business there
WHO_MAY = {
    ("get", "/api/bots"): PEOPLES,
    ("post", "/api/bots"): {**PEOPLES, "person": 201, "other": 201},
    ("delete", "/api/bots/{bot_id}"): {**PEOPLES, "person": 404, "other": 404},
    ("get", "/api/bots/online"): PEOPLES,
    ("get", "/api/bot/me"): BOTS_OWN,
    ("get", "/api/bot/events"): BOTS_OWN,
    ("post", "/api/bot/challenges/{match_id}/{seat}/accept"): STRANGE,
    ("post", "/api/bot/challenges/{match_id}/{seat}/decline"): STRANGE,
    ("get", "/api/bot/matches/{match_id}/stream"): STRANGE,
    ("get", "/api/bot/matches/{match_id}/question"): STRANGE,
    ("post", "/api/bot/matches/{match_id}/messages"): STRANGE,
    # Of what was there before.
    ("get", "/api/games"): {**PEOPLES, "bot": 200},
    ("get", "/api/matches/{match_id}"): {"person": 200, "other": 404, "bot": 404, "gone": 401},
    ("post", "/api/matches"): {"person": 400, "other": 400, "bot": 403, "gone": 401},
    ("post", "/api/join"): {"person": 400, "other": 400, "bot": 403, "gone": 401},
    ("get", "/api/me"): PEOPLES,
    ("put", "/api/me"): {"person": 400, "other": 400, "bot": 403, "gone": 401},
}


@pytest.fixture
async def callers(visitor, bot_of):
    """Somebody with a match of his own, another visitor, a bot without business there, and one that was removed."""
    anna, ben = visitor(), visitor()
    rook, gone = await bot_of(ben), await bot_of(ben)
    await ben.http.delete(f"/api/bots/{gone.id}")
    match = await anna.new_match("me", "hotseat")
    return match["id"], {"person": anna.http, "other": ben.http, "bot": rook.http, "gone": gone.http}


async def test_every_route_says_who_may_use_it(callers):
    match, clients = callers
    for (method, route), expected in WHO_MAY.items():
        path = re.sub(r"{bot_id}", "nobody", route).replace("{match_id}", match).replace("{seat}", "0")
        path += "?game=tank-chess" if route.endswith("online") else ""
        for who, status in expected.items():
            body = {} if method in ("get", "delete") else {"json": BODIES.get(route, {})}
            async with clients[who].stream(method, path, **body) as answer:
                assert answer.status_code == status, (method, route, who)
            assert ("set-cookie" in answer.headers) <= (who in ("person", "other")), "a bot has no cookie"


async def test_no_route_of_bots_is_left_out(visitor):
    document = await visitor().ask("/api/schema")
    routes = {(method, path) for path, methods in document["paths"].items() for method in methods}
    assert {route for route in routes if route[1].startswith("/api/bot")} == {
        route for route in WHO_MAY if route[1].startswith("/api/bot")
    }


async def test_a_bots_socket_is_its_seats_and_nobody_elses(visitor, bot_of, house):
    anna = visitor()
    rook, other = await bot_of(anna), await bot_of(anna)
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(anna, rook)
        await rook.accept(await events.until("Challenged"))
    stranger = visitor()
    async with stranger.table(match["id"], Authorization=f"Bearer {rook.token}") as place:
        assert (await place.picture())["seat"] == GREY
    async with stranger.table(match["id"], GREEN, Authorization=f"Bearer {rook.token}") as place:
        assert await place.closed() == 4403
    async with stranger.table(match["id"], Authorization=f"Bearer {other.token}") as place:
        assert await place.closed() == 4403
    assert rook.token not in house.log.read_text()


async def test_other_pages_cannot_use_a_token(visitor, bot_of):
    rook = await bot_of(visitor())
    answer = await rook.http.get("/api/bot/me", headers={"Origin": "https://evil.example"})
    assert answer.json()["key"] == "refused-request-foreign"


async def test_a_token_has_so_many_requests(tmp_path, visitor):
    house = House(tmp_path, msgspec.structs.replace(WIDE_LIMITS, visits=Rate(0, 3))).open()
    try:
        rook = await made(visitor(house))
        answers = [(await rook.http.get("/api/bot/me")).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        await rook.http.aclose()
    finally:
        house.close()


# Challenges.


async def test_a_bot_that_listens_is_offered_for_its_games_and_others_are_not(visitor, bot_of):
    anna, ben = visitor(), visitor()
    rook, knight = await bot_of(anna), await bot_of(anna, "Knight")
    await anna.http.put("/api/me", json={"name": "Anna"})
    refused = await ben.post(
        "/api/matches", {"game": "panzerschlacht", "options": {}, "seats": seats("me", against(rook))}
    )
    assert (refused.status_code, refused.json()["key"]) == (409, "refused-bot-away")
    async with rook.listening("/api/bot/events?games=tank-hunter,tank-chess") as events:
        await events.until("Hello")
        assert {"id": rook.id, "name": "Rook", "owner": "Anna"} in await ben.ask("/api/bots/online?game=tank-chess")
        assert knight.id not in {bot["id"] for bot in await ben.ask("/api/bots/online?game=tank-chess")}
        assert rook.id not in {bot["id"] for bot in await ben.ask("/api/bots/online?game=panzerschlacht")}
        wish = {"game": "panzerschlacht", "options": {}, "seats": seats("me", against(rook))}
        assert (await ben.post("/api/matches", wish)).json()["key"] == "refused-bot-game"
        unknown = await rook.http.get("/api/bot/events?games=chess")
        assert (unknown.status_code, unknown.json()["key"]) == (404, "refused-lobby-no-game")


async def test_a_challenge_says_what_is_to_be_played_and_a_declined_one_leaves_the_seat_free(visitor, bot_of):
    anna = visitor()
    rook = await bot_of(anna)
    await anna.http.put("/api/me", json={"name": "Anna"})
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(anna, rook, patience=20)
        assert match["invites"] == []
        told = await events.until("Challenged")
        assert (told["match"], told["seat"], told["by"], told["players"]) == (match["id"], GREY, "Anna", 2)
        assert told["options"]["patience"] == 20
        async with anna.table(match["id"]) as green:
            await green.picture()
            path = f"/api/bot/challenges/{match['id']}/{GREY}"
            assert (await rook.http.post(f"{path}/decline")).status_code == 204
            declined = await green.until(lambda message: message["type"] == "ChallengeDeclined")
            assert (declined["seat"], declined["name"]) == (GREY, "Rook")
        assert (await rook.http.post(f"{path}/accept")).json()["key"] == "refused-bot-challenge"
    (invite,) = (await anna.ask(f"/api/matches/{match['id']}"))["invites"]
    assert (await visitor().tell("/api/join", {"code": invite["code"]}))["seat"] == GREY


async def test_a_challenge_outlives_the_server_and_a_bot_that_comes_again_hears_of_its_matches(tmp_path, visitor):
    house = House(tmp_path, WIDE_LIMITS).open()
    try:
        anna = visitor(house)
        rook = await made(anna)
        async with rook.listening() as events:
            await events.until("Hello")
            match = await asked(anna, rook)
        house.kill()
        house.open()
        async with rook.listening() as events:
            challenge = await events.until("Challenged")
            assert (await rook.accept(challenge)).json() == {"match": match["id"], "seat": GREY}
            assert (await events.until("Playing"))["match"] == match["id"]
            async with rook.listening() as again:
                assert (await again.until("Playing"))["seat"] == GREY
                assert await events.is_over(), "one stream for each bot"
        await rook.http.aclose()
    finally:
        house.close()


async def test_a_rematch_asks_the_bot_again(visitor, bot_of):
    anna = visitor()
    rook = await bot_of(anna)
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(anna, rook)
        await rook.accept(await events.until("Challenged"))
        assert (await rook.say(match["id"], "Act", action={"type": "Resign"}))["type"] == "Accepted"
        again = await anna.tell(f"/api/matches/{match['id']}/rematch", {})
        challenge = await events.until("Challenged")
        assert (challenge["match"], challenge["seat"]) == (again["match"], GREEN), "sides are changed"


async def test_a_bot_that_does_not_answer_is_asked_for_no_more_and_hears_of_all_when_it_comes(visitor, bot_of):
    anna = visitor()
    rook = await bot_of(anna)
    wish = {"game": "tank-chess", "options": {}, "seats": seats("me", against(rook))}
    async with rook.listening() as events:
        await events.until("Hello")
        for _ in range(UNANSWERED):
            await anna.tell("/api/matches", wish)
        refused = await anna.post("/api/matches", wish)
        assert (refused.status_code, refused.json()["key"]) == (409, "refused-bot-busy")
    async with rook.listening() as events:
        told = [await events.until("Challenged") for _ in range(UNANSWERED)]
        assert len({challenge["match"] for challenge in told}) == UNANSWERED
        await rook.accept(told[0])
        assert (await anna.post("/api/matches", wish)).status_code == 201


async def test_a_challenge_is_answered_once(visitor, bot_of):
    anna = visitor()
    rook = await bot_of(anna)
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(anna, rook)
        challenge = await events.until("Challenged")
    path = f"/api/bot/challenges/{match['id']}/{GREY}"
    answers = await asyncio.gather(*(rook.accept(challenge) for _ in range(4)))
    assert sorted(answer.status_code == 201 for answer in answers) == [False, False, False, True]
    assert (await rook.http.post(f"{path}/decline")).json()["key"] == "refused-bot-challenge"


async def test_a_seat_that_somebody_else_took_by_its_code_is_no_bots(visitor, bot_of):
    anna, ben = visitor(), visitor()
    rook = await bot_of(anna)
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(anna, rook)
        challenge = await events.until("Challenged")
        (invite,) = (await anna.ask(f"/api/matches/{match['id']}"))["invites"]
        await ben.tell("/api/join", {"code": invite["code"]})
        assert (await rook.accept(challenge)).json()["key"] == "refused-bot-challenge"
        assert (await rook.http.get(f"/api/bot/matches/{match['id']}/question")).status_code == 404


def test_a_challenge_that_cannot_be_accepted_any_more_ends_no_bot(monkeypatch):
    """Somebody was quicker; a token that was taken back does end it."""
    server = object.__new__(Server)

    def refuse(status):
        def accept(match, seat):
            raise Refused(status, {})

        monkeypatch.setattr(server, "accept", accept)

    event = {"type": "Challenged", "match": "m", "seat": 1}
    refuse(404)
    server._react(event, lambda known: None, lambda challenge: True)
    refuse(401)
    with pytest.raises(Refused):
        server._react(event, lambda known: None, lambda challenge: True)


async def test_messages_of_megabytes_and_names_of_nothing_are_refused(visitor, bot_of, house):
    anna = visitor()
    rook = await bot_of(anna)
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(anna, rook)
        await rook.accept(await events.until("Challenged"))
    large = await rook.http.post(f"/api/bot/matches/{match['id']}/messages", content=b"x" * (BODY + 1))
    assert large.status_code == 413
    for name in ("\u202e\u200b", "\x00", "x" * 41):
        assert (await anna.post("/api/bots", {"name": name})).status_code == 400
    await bot_of(anna, "Knig\u202eht\x1b[31m")
    assert {bot["name"] for bot in await anna.ask("/api/bots")} == {"Rook", "Knight[31m"}
    assert "Traceback" not in house.log.read_text()


# Knowledge.


async def test_two_worlds_that_differ_in_the_others_secrets_are_the_same_to_a_bot_byte_for_byte(visitor, bot_of):
    """The stream and every question, as the socket of a seat (test_secrecy)."""
    anna = visitor()
    rook = await bot_of(anna)
    first, second = [await told_to_bot(anna, rook, moves) for moves in two_worlds(Random(5), turns=24)]
    assert len(first) > 24
    assert first == second


async def told_to_bot(anna, rook, moves):
    """Every line and every question while the bot plays Green; only the match's name and dice are masked."""
    wish = {"game": "panzerschlacht", "options": {}, "seats": seats(against(rook), "me")}
    async with rook.listening() as events:
        await events.until("Hello")
        match = (await anna.tell("/api/matches", wish))["id"]
        await rook.accept(await events.until("Challenged"))
        async with rook.listening(f"/api/bot/matches/{match}/stream") as stream, anna.table(match, GREY) as grey:
            await stream.until("Table")
            told = []
            for seat, action in moves:
                wanted = msgspec.to_builtins(action)
                if seat == GREEN:
                    told.append((await rook.http.get(f"/api/bot/matches/{match}/question")).text)
                    assert (await rook.say(match, "Act", action=wanted))["type"] == "Accepted"
                else:
                    assert (await grey.say("Act", action=wanted))["type"] == "Accepted"
            last = (await rook.http.get(f"/api/matches/{match}")).json()["seq"]
            while last and msgspec.json.decode(stream.heard[-1]).get("seq", 0) < last:
                await stream.hear()
    lines = [line for line in stream.heard if '"type":"SeatsChanged"' not in line]
    return [re.sub(r'"commitment":"\w+"', "", line.replace(match, "match")) for line in [*lines, *told]]


async def test_a_bot_answers_only_what_it_is_asked_and_may(visitor, bot_of):
    anna = visitor()
    rook = await bot_of(anna)
    async with rook.listening() as events:
        await events.until("Hello")
        match = (await asked(anna, rook))["id"]
        await rook.accept(await events.until("Challenged"))
    choices = (await rook.say(match, "Candidates", count=2))["choices"]
    assert (await rook.say(match, "Act", action={"type": "Nonsense"}))["refusal"]["key"] == "refused-message-unknown"
    assert (await rook.say(match, "Act", action=choices[0]["action"]))["type"] == "Accepted"
    assert (await rook.http.get(f"/api/bot/matches/{match}/question")).json() is None
    assert (await rook.say(match, "Act", action=choices[0]["action"]))["type"] == "Refused"
    unreadable = await rook.http.post(f"/api/bot/matches/{match}/messages", content=b"[" * 9)
    assert unreadable.json()["refusal"]["key"] == "refused-message-unreadable"


# The examples.


async def plays_with(anna, command, wish):
    """A person plays a whole match against the program; gives its last picture."""
    rook = await made(anna, "Example")
    words = [str(word) for word in (*command, anna.house.url, rook.token)]
    program = await asyncio.create_subprocess_exec(*words, stdout=PIPE, cwd=ROOT)
    try:
        assert await program.stdout.readline() == b"Example is ready.\n"
        while rook.id not in {bot["id"] for bot in await anna.ask(f"/api/bots/online?game={wish['game']}")}:
            assert program.returncode is None
        match = await anna.tell("/api/matches", {**wish, "seats": seats("me", against(rook))})
        async with anna.table(match["id"], 0) as place:
            last = await play_on_alone(place, until=100_000)
    finally:
        program.kill()
        await program.communicate()
        await rook.http.aclose()
    return last, (await anna.ask(f"/api/matches/{match['id']}"))["seats"][1]


async def test_the_example_in_python_plays_a_whole_match(visitor):
    wish = {"game": "panzerschlacht", "options": {"patience": 10}}
    last, seat = await plays_with(visitor(), [sys.executable, EXAMPLES / "hasty.py"], wish)
    assert last["result"]
    assert (seat["name"], seat["kind"], seat["program"]) == ("Example", "person", True)


async def test_the_example_in_javascript_plays_a_whole_match(visitor):
    node = shutil.which("node", path=f"{ROOT / '.venv' / 'bin'}:{sys.prefix}/bin:/usr/local/bin:/usr/bin") or "node"
    wish = {"game": "panzerschlacht", "options": {}}
    last, _ = await plays_with(visitor(), [node, EXAMPLES / "hasty.mjs"], wish)
    assert last["result"]
