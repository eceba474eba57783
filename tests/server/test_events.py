"""Events on the server: entered, paired, played, counted, by whom they are organised, and what nobody learns there."""

import asyncio
import re
import sys
from contextlib import AsyncExitStack
from random import Random

import msgspec
import pytest

from panzerkiste.server.club import scoring
from panzerkiste.server.storage.events import EventRow, StoredBoard, StoredEntrant, StoredEvent
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import PATIENCE, House, Visitor
from tests.server.test_people import account
from tests.server.test_secrecy import two_worlds

RESIGNS = """import sys; print('ready', flush=True)
for _ in sys.stdin: print('{"type":"Resign"}', flush=True)"""
HANDLE = re.compile('"handle":"[^"]+"')
SWISS = {"name": "Herbstturnier", "game": "panzerschlacht", "options": {}, "kind": "swiss", "rounds": 3}


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    """A house whose computer players resign as soon as they are asked anything."""
    house = House(tmp_path_factory.mktemp("club"), WIDE_LIMITS, bots=[sys.executable, "-c", RESIGNS], watched=True)
    house.open()
    yield house
    house.close()


@pytest.fixture
async def guest(club):
    """A new visitor of the club at every call."""
    async with AsyncExitStack() as leaving:

        def come() -> Visitor:
            visitor = Visitor(club)
            leaving.push_async_callback(visitor.http.aclose)
            return visitor

        yield come


@pytest.fixture
def member(guest):
    """Somebody with an account."""
    return lambda name: account(guest, name)


async def announced(organiser, *people, bots=0, **wish):
    event = (await organiser.tell("/api/events", SWISS | wish))["id"]
    if bots:
        await organiser.tell(f"/api/events/{event}/bots", {"level": 1, "many": bots})
    for somebody in people:
        await somebody.tell(f"/api/events/{event}/entry", {})
    return f"/api/events/{event}"


async def until(somebody, event, wanted):
    """The page as soon as it is as wanted: what happens on the server by itself takes its time."""
    for _ in range(PATIENCE * 20):
        if wanted(page := await somebody.ask(event)):
            return page
        await asyncio.sleep(0.05)
    raise AssertionError(page)


def open_boards(page):
    return [board for board in page["boards"] if board["points"] is None]


def own_number(page):
    return next(one["number"] for one in page["entrants"] if one["yours"])


async def resign(somebody, match):
    seat = next(seat["seat"] for seat in (await somebody.ask(f"/api/matches/{match}"))["seats"] if seat["yours"])
    async with somebody.table(match, seat) as place:
        assert (await place.say("Act", action={"type": "Resign"}))["type"] == "Accepted"


async def refused(somebody, method, path, body=None):
    answer = await somebody.http.request(method, path, json=body)
    return answer.status_code, answer.json()["key"]


async def test_a_swiss_of_eight_bots_and_two_people_goes_on_after_a_crash_and_counts_everything_once(club, member):
    anna, bert = await member("Anna Swiss"), await member("Bert Swiss")
    event = await announced(anna, anna, bert, rounds=4)
    await anna.tell(f"{event}/bots", {"level": 1, "many": 8})
    assert len((await anna.tell(f"{event}/start", {}))["entrants"]) == 10

    def people_meet(page):
        return [{board["first"], board["second"]} for board in open_boards(page)] == [{1, 2}]

    before = await until(anna, event, people_meet)
    club.kill()
    club.open()
    after = await until(anna, event, people_meet)
    assert after == before
    [board] = open_boards(after)
    loser, winner = (anna, bert) if board["first"] == own_number(after) else (bert, anna)
    await resign(loser, board["match"])
    over = await until(winner, event, lambda page: page["state"] == "over")
    assert over["entrants"][0]["number"] == own_number(over)
    assert (over["entrants"][0]["points"], over["round"]) == (4, 4)
    for one in over["entrants"]:
        own = [board for board in over["boards"] if one["number"] in (board["first"], board["second"])]
        assert [board["round"] for board in own] == [1, 2, 3, 4], "each round once"
        assert len({frozenset((board["first"], board["second"])) for board in own}) == 4, "nobody twice"
        first = sum(board["first"] == one["number"] for board in own)
        assert first in (1, 2, 3), "seats in turn"
    assert sum(sum(board["points"]) for board in over["boards"]) == 20


async def test_the_organiser_says_a_result_and_everybody_reads_why(member):
    anna, bert, cleo = [await member(f"{name} Wort") for name in ("Anna", "Bert", "Cleo")]
    event = await announced(anna, bert, cleo, rounds=1, automatic=False)
    [board] = (await anna.tell(f"{event}/start", {}))["boards"]
    said = {"first": 1, "second": 0, "reason": "Cleo did not come"}
    place = f"{event}/rounds/1/boards/1"
    assert await refused(bert, "PUT", place, said) == (403, "refused-event-organiser")
    assert await refused(anna, "PUT", place, said | {"first": 0.7}) == (400, "refused-event-result")
    assert await refused(anna, "PUT", f"{event}/rounds/1/boards/9", said) == (404, "refused-event-board")
    assert (await anna.http.put(place, json=said)).is_success
    page = await cleo.ask(event)
    assert [(told["points"], told["reason"]) for told in page["boards"]] == [([1, 0], "Cleo did not come")]
    assert page["state"] == "over"
    await resign(bert, board["match"])
    assert (await cleo.ask(event))["boards"] == page["boards"], "the match that was played on changes nothing"


async def test_a_result_of_an_earlier_round_is_mended_and_pairings_stay_while_all_texts_are_plain(member):
    anna, bert, cleo, dora = [await member(f"{name} Früher") for name in ("Anna", "Bert", "Cleo", "Dora")]
    people = anna, bert, cleo, dora
    event = await announced(anna, *people, rounds=2, automatic=False, rules="Be\u202e kind.\n\n\n\x07Bring  tea.")
    page = await anna.tell(f"{event}/start", {})
    assert page["rules"] == "Be kind.\n\nBring tea."
    for board in page["boards"]:
        place, said = f"{event}/rounds/1/boards/{board['board']}", {"first": 1, "second": 0, "reason": "away"}
        assert (await anna.http.put(place, json=said)).is_success
    before = await anna.tell(f"{event}/rounds", {})
    mended = {"first": 0, "second": 1, "reason": " typed\u202e the\nwrong way "}
    assert await refused(anna, "PUT", f"{event}/rounds/1/boards/1", mended | {"reason": "\u200b"}) == (
        400,
        "refused-words-empty",
    )
    after = (await anna.http.put(f"{event}/rounds/1/boards/1", json=mended)).json()
    first = after["boards"][0]
    assert (first["points"], first["reason"]) == ([0, 1], "typed the wrong way")
    assert [board for board in after["boards"] if board["round"] == 2] == [
        board for board in before["boards"] if board["round"] == 2
    ], "they are paired already"
    points = {one["number"]: one["points"] for one in after["entrants"]}
    assert (points[first["first"]], points[first["second"]]) == (0, 1)


async def test_whoever_comes_late_has_half_a_point_a_round_and_whoever_leaves_keeps_his(member):
    anna, bert, cleo, dora = [await member(f"{name} Spät") for name in ("Anna", "Bert", "Cleo", "Dora")]
    event = await announced(anna, anna, bert, rounds=5, automatic=False)
    page = await anna.tell(f"{event}/start", {})
    assert page["rounds"] == 1, "two meet once"
    assert await refused(cleo, "POST", f"{event}/entry") == (409, "refused-event-late")
    event = await announced(anna, anna, bert, dora, rounds=2, automatic=False)
    page = await anna.tell(f"{event}/start", {})
    assert await refused(anna, "POST", f"{event}/rounds") == (409, "refused-event-state")
    page = await cleo.tell(f"{event}/entry", {})
    assert (own_number(page), [one["points"] for one in page["entrants"] if one["yours"]]) == (4, [0.5])
    assert [board["points"] for board in page["boards"] if board["second"] is None] == [[1, 0], [0.5, 0]]
    await anna.tell(f"{event}/withdrawal", {})
    [board] = open_boards(page)
    await resign(bert if board["first"] == 2 else anna, board["match"])
    await until(anna, event, lambda page: not open_boards(page))
    page = await anna.tell(f"{event}/rounds", {})
    second = [board for board in page["boards"] if board["round"] == 2]
    assert 1 not in {one for board in second for one in (board["first"], board["second"])}
    assert next(one for one in page["entrants"] if one["number"] == 1)["gone"]
    await anna.tell(f"{event}/entry", {})
    assert [board["points"] for board in (await anna.ask(event))["boards"] if board["first"] == 1][-1] == [0, 0]


async def test_in_a_round_robin_everybody_meets_and_whoever_is_gone_has_lost(member):
    anna, bert, cleo = [await member(f"{name} Rund") for name in ("Anna", "Bert", "Cleo")]
    event = await announced(anna, anna, bert, cleo, kind="round-robin", bots=1)
    page = await anna.tell(f"{event}/start", {})
    assert (page["rounds"], len(page["boards"])) == (3, 2)
    assert await refused(anna, "POST", f"{event}/bots", {"level": 1}) == (409, "refused-event-late")
    await anna.http.delete(f"{event}/entrants/1")
    numbers, resigned = {2: anna, 3: bert, 4: cleo}, set()

    def new(page):
        return [
            board
            for board in open_boards(page)
            if board["first"] > 1 < board["second"] and board["match"] not in resigned
        ]

    while page["state"] == "running":
        for board in new(page):
            await resign(numbers[max(board["first"], board["second"])], board["match"])
            resigned.add(board["match"])
        page = await until(anna, event, lambda page: page["state"] == "over" or new(page))
    met = {frozenset((board["first"], board["second"])) for board in page["boards"]}
    assert len(met) == len(page["boards"]) == 6
    assert [(one["number"], one["points"]) for one in page["entrants"]] == [(2, 3), (3, 2), (4, 1), (1, 0)]


async def test_in_an_arena_whoever_is_free_is_paired_again_with_somebody_else(member):
    anna = await member("Anna Arena")
    event = await announced(anna, anna, kind="arena", minutes=5, bots=2)
    await anna.tell(f"{event}/start", {})
    page = await until(anna, event, lambda page: len(page["boards"]) > 3)
    met = [board["first"] + board["second"] - 3 for board in page["boards"]]
    assert met[:4] in ([1, 2, 1, 2], [2, 1, 2, 1]), "the two bots in turn"
    bert = await member("Bert Arena")
    assert (await bert.tell(f"{event}/entry", {}))["boards"]
    assert (await anna.http.delete(event)).json()["state"] == "cancelled"
    anna_s = next(one for one in page["entrants"] if one["yours"])
    assert (anna_s["place"], anna_s["points"] > 6) == (1, True), "from the third win running each counts double"


async def test_an_arena_and_a_round_robin_go_on_after_a_crash_with_late_entries_withdrawals_and_bots(club, member):
    anna, bert, cleo, dora = [await member(f"{name} Sturz") for name in ("Anna", "Bert", "Cleo", "Dora")]
    people = dict(enumerate((anna, bert, cleo), 1))
    arena = await announced(anna, anna, bert, cleo, kind="arena", minutes=60)
    everybody = await announced(bert, anna, bert, cleo, kind="round-robin")
    await bert.tell(f"{everybody}/bots", {"level": 1})
    before = [await anna.tell(f"{arena}/start", {}), await bert.tell(f"{everybody}/start", {})]
    [first] = before[0]["boards"]
    assert (first["first"], first["second"]) == (1, 2), "the third is free"
    club.kill()
    club.open()
    after = [await anna.ask(event) for event in (arena, everybody)]
    assert [pairs_of(page) for page in after] == [pairs_of(page) for page in before]
    assert (await dora.tell(f"{arena}/entry", {}))["boards"][1]["second"] == 4, "she comes late, and plays at once"
    assert await refused(dora, "POST", f"{everybody}/entry") == (409, "refused-event-late")
    for event in (arena, everybody):
        await bert.tell(f"{event}/withdrawal", {})
    await resign(bert, first["match"])
    page = await until(anna, arena, lambda page: page["boards"][0]["points"])
    assert (page["boards"][0]["points"], len(page["boards"])) == ([1, 0], 2), "he is gone, and she waits for the others"
    await anna.http.delete(arena)
    over = await played_out(everybody, people)
    met = [frozenset((board["first"], board["second"])) for board in over["boards"]]
    assert len(set(met)) == len(met) == 6
    unplayed = [board for board in over["boards"] if board["match"] is None]
    assert unplayed, "he left before all had met"
    assert all(board["points"][board["first"] == 2] == 1 for board in unplayed), "and has lost what was left"


def pairs_of(page):
    return [(board["first"], board["second"], board["match"]) for board in page["boards"]]


async def played_out(event, people):
    """Whoever has the higher number resigns at every board of two people, until all is over."""
    resigned, page = set(), await people[1].ask(event)
    while page["state"] == "running":
        new = [
            board
            for board in open_boards(page)
            if {board["first"], board["second"]} <= people.keys() and board["match"] not in resigned
        ]
        for board in new:
            await resign(people[max(board["first"], board["second"])], board["match"])
            resigned.add(board["match"])
        page = await until(
            people[1],
            event,
            lambda page: page["state"] == "over" or {one["match"] for one in open_boards(page)} - resigned,
        )
    return page


async def test_an_account_announces_enters_and_organises_its_own_and_guests_look_on(member, guest):
    anna, bert, stranger = await member("Anna Recht"), await member("Bert Recht"), guest()
    assert await refused(stranger, "POST", "/api/events", SWISS) == (403, "refused-event-account")
    assert not (await stranger.ask("/api/events"))["may_announce"]
    event = await announced(anna, bert, bots=1)
    assert await refused(stranger, "POST", f"{event}/entry") == (403, "refused-event-account")
    for method, path in (("POST", "/start"), ("POST", "/rounds"), ("DELETE", ""), ("DELETE", "/entrants/1")):
        assert await refused(bert, method, event + path) == (403, "refused-event-organiser"), path
    page = await stranger.ask(event)
    assert not page["may_enter"] or not page["may_organise"]
    assert await refused(bert, "POST", f"{event}/entry") == (409, "refused-event-entered")
    cards = (await bert.ask("/api/events"))["events"]
    assert next(card for card in cards if event.endswith(card["id"]))["entered"]
    for _ in range(2):
        await announced(anna)
    assert await refused(anna, "POST", "/api/events", SWISS) == (409, "refused-event-many")
    assert await refused(anna, "POST", "/api/events", SWISS | {"options": {"minutes": -3}}) == (
        400,
        "refused-lobby-options",
    )
    assert (await anna.post("/api/events", SWISS | {"rounds": 99})).status_code == 400


async def test_a_page_that_has_not_changed_is_not_sent_again(member):
    anna = await member("Anna Etag")
    event = await announced(anna)
    first = await anna.get(event)
    tag = {"If-None-Match": first.headers["etag"]}
    again = await anna.http.get(event, headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    await anna.tell(f"{event}/entry", {})
    assert (await anna.http.get(event, headers=tag)).status_code == 200


async def test_nobody_learns_an_account_from_an_event(member, guest):
    anna, bert = await member("Anna Id"), await member("Bert Id")
    event = await announced(anna, anna, bert)
    await anna.tell(f"{event}/start", {})
    told = (await guest().get(event)).text + (await guest().get("/api/events")).text
    for somebody in (anna, bert):
        assert somebody.http.cookies["panzerkiste"].split(".")[0] not in told


async def test_the_club_page_is_empty_until_an_organiser_writes_and_lists_only_who_want_it(member, guest):
    anna, stranger = await member("Anna Club"), guest()
    page = await stranger.ask("/api/club")
    assert (page["name"], page["members"], page["may_edit"]) == ("", [], False)
    words = {"name": "Club Nordlicht", "welcome": "Tuesdays at seven.", "rules": "Be kind."}
    assert await refused(anna, "PUT", "/api/club", words) == (403, "refused-event-named")
    assert await refused(stranger, "PUT", "/api/club/me", {"listed": True}) == (403, "refused-event-account")
    page = (await anna.http.put("/api/club/me", json={"listed": True})).json()
    assert (page["members"], page["listed"]) == (["Anna Club"], True)
    await anna.http.put("/api/club/me", json={"listed": False})
    assert (await stranger.ask("/api/club"))["members"] == []


async def test_an_events_page_list_and_miniatures_are_the_same_in_two_worlds_that_differ_in_secrets(member, guest):
    worlds = two_worlds(Random(7), turns=8)
    first, second = [
        await told_to_a_stranger(member, guest(), moves, name) for moves, name in zip(worlds, "VW", strict=True)
    ]
    assert first == second


async def told_to_a_stranger(member, stranger, moves, world):
    anna, bert = await member(f"Anna {world}"), await member(f"Bert {world}")
    event = await announced(anna, anna, bert, rounds=1)
    [board] = (await anna.tell(f"{event}/start", {}))["boards"]
    match = board["match"]
    async with anna.table(match, 0) as green, bert.table(match, 1) as grey:
        for seat, action in moves:
            answer = await (green, grey)[seat].say("Act", action=msgspec.to_builtins(action))
            assert answer["type"] == "Accepted", answer
    cards = (await stranger.ask("/api/events"))["events"]
    card = next(card for card in cards if event.endswith(card["id"]))
    told = [str(card), (await stranger.get(event)).text, (await stranger.get(f"/api/matches/{match}/drawing")).text]
    assert "<svg" in told[2]
    assert await refused(stranger, "GET", f"/api/matches/{match}/drawing?seat=1") == (403, "refused-lobby-not-yours")
    await anna.http.delete(event)
    told = [HANDLE.sub("", one) for one in told]  # drawn for each account, as its id
    return [one.replace(match, "match").replace(card["id"], "event").replace(f" {world}", "") for one in told]


ROW = EventRow("id", "name", "tank-chess", "{}", None, "swiss", 5, 0, 0, 1, "half", "", "running", 0, "anna", 0, None)


def test_the_first_round_of_a_swiss_is_ranked_by_ratings_then_by_entries():
    entrants = [StoredEntrant(1, None, 1, 0, 1400), StoredEntrant(2, "anna", None, 0, 1500)]
    entrants += [StoredEntrant(3, "bert", None, 0, 1500), StoredEntrant(4, "cleo", None, 0, 1800)]
    boards = scoring.next_boards(StoredEvent(ROW, tuple(entrants), ()), lambda: "match")
    assert [(board.first, board.second) for board in boards] == [(4, 3), (1, 2)]


def test_what_all_who_look_on_ask_for_is_worked_out_once():
    def event(points):
        entrants = StoredEntrant(1, "anna", None), StoredEntrant(2, "bert", None)
        return StoredEvent(ROW, entrants, (StoredBoard(1, 1, 1, 2, "match", *points),))

    assert scoring.standings(event((1.0, 0.0))) is scoring.standings(event((1.0, 0.0)))
    assert [one.player for one in scoring.standings(event((0.0, 1.0)))] == ["2", "1"]
