"""Who may ask whom, how often, and what becomes of it when somebody goes."""

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.club.meeting_api import Terms
from panzerkiste.server.club.open_seats import OpenSeats
from panzerkiste.server.club.person_challenges import ASKED, ASKING, PersonChallenges
from panzerkiste.server.limits import HOUSEHOLD
from panzerkiste.server.matches.luck import true_luck
from panzerkiste.server.matches.time_controls import Days, Live
from panzerkiste.server.storage.meetings import Room, StoredOpenSeat
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.timepiece import TrueTime
from tests.server.still_time import StillTime

CHESS = Terms("tank-chess")


def refused(work, *given):
    with pytest.raises(Illegal) as refusal:
        work(*given)
    return refusal.value.way


def test_nobody_asks_himself_twice_the_same_or_too_many():
    challenges = PersonChallenges()
    challenges.ask("anna", "bert", "here", CHESS)
    assert refused(challenges.ask, "anna", "anna", "here", CHESS) == "self"
    assert refused(challenges.ask, "anna", "bert", "here", CHESS) == "asked"
    for other in range(1, ASKING):
        challenges.ask("anna", f"other {other}", "here", CHESS)
    assert refused(challenges.ask, "anna", "one more", "here", CHESS) == "asking"


def test_nobody_is_asked_by_too_many_and_an_address_asks_for_no_more_than_a_household():
    challenges = PersonChallenges()
    for number in range(ASKED):
        challenges.ask(f"somebody {number}", "bert", f"address {number}", CHESS)
    assert refused(challenges.ask, "one more", "bert", "elsewhere", CHESS) == "busy"
    for number in range(HOUSEHOLD * ASKING):
        challenges.ask(f"child {number}", f"friend {number}", "school", CHESS)
    assert refused(challenges.ask, "one more child", "friend", "school", CHESS) == "asking"


def test_an_answered_challenge_is_no_more():
    challenges = PersonChallenges()
    asked = challenges.ask("anna", "bert", "here", CHESS)
    assert refused(challenges.answer, asked.id, "anna") == "no_challenge", "she was not asked"
    assert challenges.answer(asked.id, "bert") == asked
    assert refused(challenges.answer, asked.id, "bert") == "no_challenge"
    assert refused(challenges.withdraw, asked.id, "anna") == "no_challenge"


def test_a_challenge_dies_with_whoever_goes():
    challenges = PersonChallenges()
    challenges.ask("anna", "bert", "here", CHESS)
    stays = challenges.ask("carl", "dora", "here", CHESS)
    assert challenges.drop(lambda account: account == "anna") == {"anna", "bert"}
    assert challenges.of("dora") == ([stays], [])
    assert challenges.of("bert") == ([], [])


async def test_a_seat_with_minutes_needs_its_owner_here_and_one_with_days_does_not(tmp_path):
    store = Store(Sqlite(tmp_path / "seats.sqlite"))
    seats = OpenSeats(store, true_luck, TrueTime())
    await seats.post("anna", "here", Terms("tank-chess", clock=Live(10)))
    days = await seats.post("anna", "here", Terms("tank-chess", clock=Days(3)))
    assert len(await seats.standing(lambda account: False)) == 2
    assert [one.offer.seat.id for one in await seats.standing(lambda account: True)] == [days]
    assert [one.offer.seat.id for one in await seats.standing(lambda account: False)] == [days]
    await store.close()


async def test_a_seat_that_nobody_takes_is_withdrawn_by_the_servers_own_clock(tmp_path):
    store, time = Store(Sqlite(tmp_path / "old.sqlite")), StillTime()
    seats = OpenSeats(store, true_luck, time)
    await seats.post("anna", "here", CHESS)
    for days, left in ((13, 1), (2, 0)):
        time.now += days * 24 * 3600
        assert len(await seats.standing(lambda account: False)) == left
    await store.close()


async def test_whoever_fills_the_board_keeps_nobody_from_it(tmp_path):
    store, room = Store(Sqlite(tmp_path / "full.sqlite")), Room(own=2, household=4, all=6)

    async def post(id, account, address):
        return await store.meetings.offer(StoredOpenSeat(id, account, address, "{}", int(id)), room)

    assert [await post(str(number), "anna", "home") for number in range(3)] == [True, True, False]
    posted = [await post(str(number), f"child {number}", "school") for number in range(10, 15)]
    assert posted == [True] * 4 + [False], "also those are counted who posted before a restart"
    assert await post("20", "carl", "elsewhere")
    standing = {offer.seat.id for offer in await store.meetings.offers()}
    assert standing == {"0", "1", "11", "12", "13", "20"}, "the oldest of the address that has most is gone"
    await store.close()
