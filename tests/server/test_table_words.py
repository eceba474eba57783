"""Words at a table: phrases for everybody, free words where all who play allow them, and nothing of it in the match."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import Budget, Rate
from panzerkiste.server.matches.words import KEPT
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.statistics import complaints
from panzerkiste.server.storage.store import Store, StoredSeat
from panzerkiste.server.storage.words import StoredWord
from panzerkiste.server.web.connection import Budgets, Connection
from panzerkiste.server.web.paper import Paper
from tests.server.bots import asked, made
from tests.server.test_store import row


@pytest.fixture
async def sat(visitor):
    """Anna and Bert at a table, with somebody who watches; each with a socket."""
    async with AsyncExitStack() as open_ones:

        async def sit(anna=None, bert=None):
            anna, bert, eve = anna or visitor(), bert or visitor(), visitor()
            match = await anna.new_match("me", "invite")
            await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
            await eve.tell("/api/join", {"code": match["watch"]})
            places = [await open_ones.enter_async_context(one.table(match["id"])) for one in (anna, bert, eve)]
            for place in places:
                await place.picture()
            return match["id"], (anna, bert, eve), places

        yield sit


def words(message):
    return message["type"] == "Words"


def said(message):
    return [(word["seat"], word["phrase"] or word["text"]) for word in message["said"]]


async def test_a_phrase_is_heard_by_all_at_the_table_and_by_those_who_come_late_and_once(visitor, sat):
    match, (anna, _, eve), (green, grey, bench) = await sat()
    for _ in range(2):
        assert (await green.say("Speak", id="once", phrase="hello"))["type"] == "Accepted"
    await grey.say("Speak", phrase="good-luck")
    for place in (green, grey, bench):
        heard = [word for message in place.told if words(message) for word in said(message)]
        while (1, "good-luck") not in heard:
            heard += said(await place.until(words))
        assert heard == [(0, "hello"), (1, "good-luck")]
    for late in (anna, eve):
        async with late.table(match) as place:
            assert said(await place.until(words)) == [(0, "hello"), (1, "good-luck")]


async def test_what_is_no_phrase_is_not_read_and_watchers_and_seats_of_computers_say_nothing(visitor, sat):
    match, (anna, _, _), (green, _, bench) = await sat()
    assert (await green.say("Speak", phrase="hello"))["type"] == "Accepted"
    await green.send("Speak", phrase="I shall attack on the left")
    assert (await green.until(lambda message: message["type"] == "Refused"))["refusal"]["rule"] == "MESSAGE"
    for kind, part in (("Speak", {"phrase": "hello"}), ("Talk", {"text": "left!"}), ("AllowTalk", {"allowed": True})):
        assert (await bench.say(kind, **part))["refusal"]["key"] == "refused-table-watching"
    await anna.tell(f"/api/matches/{match}/seats/0/bot", {"level": 1})
    assert (await green.say("Speak", phrase="hello"))["refusal"]["key"] == "refused-table-bot-plays"


async def test_whoever_plays_alone_has_nobody_to_talk_to(visitor):
    anna = visitor()
    match = await anna.new_match("me", "bot")
    async with anna.table(match["id"]) as green:
        assert (await green.say("Speak", phrase="hello"))["refusal"]["key"] == "refused-words-alone"


async def test_free_words_are_for_those_who_play_and_only_while_all_of_them_allow_it(visitor, sat):
    _, _, (green, grey, bench) = await sat()
    for allowing in (None, green):
        if allowing:
            await allowing.say("AllowTalk", allowed=True)
        assert (await green.say("Talk", text="Tea?"))["refusal"]["key"] == "refused-words-not-allowed"
    await grey.say("AllowTalk", allowed=True)
    assert (await green.say("Talk", text=" Tea\u202e? \n Yes "))["type"] == "Accepted"
    heard = await grey.until(lambda message: words(message) and message["said"])
    assert (said(heard), heard["allowed"]) == ([(0, "Tea? Yes")], [0, 1])
    assert (await green.say("Talk", text="\u200b"))["refusal"]["key"] == "refused-words-empty"
    await grey.say("AllowTalk", allowed=False)
    assert (await green.say("Talk", text="Milk?"))["refusal"]["key"] == "refused-words-not-allowed"
    await green.say("Speak", phrase="bye")
    assert said(await bench.until(words)) == [(0, "bye")], "nothing before it came to those who watch"


async def test_whom_somebody_has_muted_he_hears_at_no_table(visitor, sat):
    match, (anna, bert, _), (green, grey, bench) = await sat()
    assert (await bert.http.put(f"/api/matches/{match}/seats/0/mute")).status_code == 204
    assert (await grey.until(words))["muted"] == [0]
    await green.say("Speak", phrase="hello")
    assert said(await bench.until(words)) == [(0, "hello")], "others hear her"
    await grey.say("Speak", phrase="thanks")
    assert [said(message) for message in grey.told if words(message) and message["said"]] == [[(1, "thanks")]]
    async with bert.table(match) as again:
        assert said(await again.until(words)) == [(1, "thanks")]
    _, _, (elsewhere, beside, _) = await sat(anna, bert)
    await elsewhere.say("Speak", phrase="hello")
    await beside.say("Speak", phrase="sorry")
    assert (0, "hello") not in [word for message in beside.told if words(message) for word in said(message)]
    assert (await bert.http.delete(f"/api/matches/{match}/seats/0/mute")).status_code == 204
    await green.say("Speak", phrase="good-game")
    await grey.until(lambda message: words(message) and said(message) == [(0, "good-game")])


async def test_nobody_can_tell_that_somebody_does_not_hear_him(sat):
    match, (_, bert, _), (green, grey, _) = await sat()
    for change in (bert.http.put, bert.http.delete):
        assert (await change(f"/api/matches/{match}/seats/0/mute")).status_code == 204
        await grey.until(words)
        await green.say("Speak", phrase="hello")
    await grey.say("Speak", phrase="thanks")
    while (1, "thanks") not in [word for message in green.told if words(message) for word in said(message)]:
        await green.hear()
    heard = [(said(message), message["muted"]) for message in green.told if words(message)]
    assert heard == [([(0, "hello")], []), ([(0, "hello")], []), ([(1, "thanks")], [])], "what was said, and no more"


async def test_whoever_takes_a_seat_later_reads_no_words_of_before_that_were_not_for_everybody(visitor, sat):
    match, (_, bert, _), (green, grey, _) = await sat()
    for place in (green, grey):
        await place.say("AllowTalk", allowed=True)
    await green.say("Talk", text="Tea?")
    await green.say("Speak", phrase="hello")
    code = (await bert.tell(f"/api/matches/{match}/seats/1/free", {}))["code"]
    carl = visitor()
    await carl.tell("/api/join", {"code": code})
    async with carl.table(match, 1) as late:
        assert said(await late.until(words)) == [(0, "hello")]
        await late.say("AllowTalk", allowed=True)
        await green.say("Talk", text="Milk?")
        assert said(await late.until(lambda message: words(message) and message["said"])) == [(0, "Milk?")]


async def test_a_complaint_is_kept_with_the_last_words_of_the_match(house, visitor, sat):
    match, (_, bert, _), (green, _, _) = await sat()
    address = f"/api/matches/{match}/seats/0/report"
    assert (await bert.post(address, {"why": "rude"})).json()["key"] == "refused-words-silent"
    await green.say("Speak", phrase="no-hurry")
    for why in ("rude", "very rude"):
        assert (await bert.post(address, {"why": why})).status_code == 204
    (found,) = [one for one in complaints(house.data, "", 10**6) if one.match == match]
    assert (found.why, found.words) == ("very rude", "1: no-hurry"), "one about each person in a match, the last"


async def test_words_are_in_no_record_they_are_their_speakers_own_and_go_with_him(visitor, sat):
    match, (anna, bert, _), (green, grey, _) = await sat()
    await green.say("Speak", phrase="well-played")
    await grey.say("Speak", phrase="thanks")
    for page in ("record", "replay"):
        assert "well-played" not in (await bert.get(f"/api/matches/{match}/{page}")).text
    own = (await anna.get("/api/me/data")).text
    assert ('"well-played"' in own, '"thanks"' in own) == (True, False)
    assert (await anna.http.delete("/api/me")).status_code == 204
    async with bert.table(match) as place:
        assert said(await place.until(words)) == [(1, "thanks")]


async def test_a_bot_over_the_network_may_speak_in_phrases(visitor):
    anna = visitor()
    rook = await made(anna, "Rook")
    async with rook.listening() as events:
        await events.until("Hello")
        match = await asked(anna, rook)
        await rook.accept(await events.until("Challenged"))
        async with anna.table(match["id"]) as green:
            answer = await rook.say(match["id"], "Speak", phrase="hello")
            assert answer["type"] == "Accepted"
            assert said(await green.until(words)) == [(1, "hello")]
    await rook.http.aclose()


def test_nobody_talks_without_end():
    wide = Budget(Rate(100, 100))
    budgets = Budgets(wide, wide, wide, Budget(Rate(0, 2)))
    scope: Any = {"state": {"account": "anna"}, "client": ("192.0.2.7", 1)}
    for left in (True, True, False):
        connection = Connection(scope, budgets, Paper())
        if left:
            connection.check_words()
        else:
            with pytest.raises(Illegal, match="words"):
                connection.check_words()


async def test_of_a_match_the_newest_words_are_kept(tmp_path):
    store = Store(Sqlite(tmp_path / "words.sqlite"))
    await store.create(row("one"), b"secret", [StoredSeat(0, "anna", None, None, "00", "[]")])
    for number in range(KEPT + 2):
        await store.words.say(StoredWord(1, 0, 0, "anna", "hello", "", number, str(number)), KEPT)
    kept = await store.words.last(1, 10 * KEPT)
    assert [kept[0].number, kept[-1].number, len(kept)] == [3, KEPT + 2, KEPT]
    await store.close()
