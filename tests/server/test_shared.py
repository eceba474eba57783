"""What several workers on one database share: people's names and hands, keys and sign-outs, who sits where, lists."""

import json
from datetime import date
from typing import Any

import pytest

from panzerkiste.cli import admin
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.channels import telling
from panzerkiste.server.channels.messages import (
    Banned,
    BotRemoved,
    ChangedHands,
    DaysOffChanged,
    Here,
    Kept,
    Left,
    Renamed,
    Restarted,
    ShutOut,
    SignedOut,
)
from panzerkiste.server.channels.telling import Channels
from panzerkiste.server.club import my_games
from panzerkiste.server.club.events import Events
from panzerkiste.server.club.foyer import Foyer
from panzerkiste.server.club.notices import Notices
from panzerkiste.server.club.office import Ban
from panzerkiste.server.club.organisers import Organisers
from panzerkiste.server.club.presence import Presence
from panzerkiste.server.club.ratings import Ratings
from panzerkiste.server.club.roll import BELIEVED, Roll
from panzerkiste.server.club.rounds import Rooms, Rounds
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import sitting
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.keeping import Keeper
from panzerkiste.server.matches.luck import true_luck
from panzerkiste.server.matches.time_controls import Days
from panzerkiste.server.storage.folder import Folder, Unusable
from panzerkiste.server.storage.ownership import Elsewhere
from panzerkiste.server.storage.people import StoredAccount
from panzerkiste.server.web.doors import Doors
from panzerkiste.server.web.guard import Guard
from panzerkiste.server.web.keys import open_by_database
from panzerkiste.server.web.sessions import Sessions
from tests.server.neighbours import two_neighbours
from tests.server.still_time import StillTime

PATIENCE = 30  # seconds
CHANNEL = "site"
INVITED = SeatWish("me"), SeatWish("invite")

UNUSED: Any = None  # what a test's rooms are not asked for


@pytest.fixture
def time():
    return StillTime(1_800_000_000.0)


@pytest.fixture
async def workers(postgres, time):
    async with two_neighbours(postgres.new_address(), time) as found:
        yield found


async def met(lobby, **wish):
    """Anna's match with Bela."""
    made = await lobby.create(NewMatch("tank-chess", {}, INVITED, **wish), "anna")
    await lobby.join(made.invites[0].code, None, "bela")
    return await lobby.table(made.id)


# People.


async def test_a_name_that_is_chosen_at_one_worker_is_read_at_the_tables_of_another(workers):
    one, other = workers
    table, renamed = await met(other.lobby), other.when(Renamed)
    await one.store.people.rename("anna", "Anna von Holz", "anna von holz")
    await one.lobby.rename("anna")
    await renamed
    assert table.seat_infos("bela")[0].name == "Anna von Holz"


async def test_an_account_that_changes_hands_at_one_worker_sits_as_the_new_one_at_another(workers):
    one, other = workers
    table, changed = await met(other.lobby), other.when(ChangedHands)
    await one.lobby.change_hands("bela", "bruno")
    await changed
    assert [table.seating[seat].account for seat in (0, 1)] == ["anna", "bruno"]


async def test_a_table_that_has_not_heard_of_it_does_not_undo_it(workers):
    one, other = workers
    table = await met(other.lobby)
    await one.store.people.move("bela", "bruno")  # and nobody says so
    await sitting.let_bot_play(table, 1, "bela", 1)
    seats = (await one.store.match(table.stored.id)).seats
    assert [(seat.account, seat.bot) for seat in seats] == [("anna", None), ("bruno", 1)]


async def test_days_off_are_heeded_at_the_tables_of_another_worker(workers):
    one, other = workers
    table, told = await met(other.lobby, clock=Days(3)), other.when(DaysOffChanged)
    days = frozenset({date(2027, 1, 20)})
    await one.store.days_off.keep("bela", days)
    await one.channels.tell(DaysOffChanged("bela"))
    await told
    assert table.days_off["bela"] == days


# Keys, cookies, sockets.


async def test_workers_sign_with_one_key_and_what_one_takes_back_no_other_believes(workers):
    sessions = [Sessions(1e6, worker.channels) for worker in workers]
    keys = [await open_by_database(own, worker.store.keys) for own, worker in zip(sessions, workers, strict=True)]
    assert keys[0].private_numbers() == keys[1].private_numbers()
    assert sessions[0].channel() == sessions[1].channel()
    cookie = sessions[0].set_cookie("anna", secure=True)
    assert sessions[1].read(cookie)
    told = workers[1].when(SignedOut)
    await sessions[0].sign_out("anna")
    await told
    assert sessions[1].read(cookie) is None
    late = Sessions(1e6, Channels())
    await open_by_database(late, workers[1].store.keys)
    assert late.read(cookie) is None, "also one that starts later"
    assert late.read(sessions[0].set_cookie("anna", secure=True))


async def test_a_key_of_another_length_in_the_database_is_refused_and_left_alone(workers):
    await workers[0].store.keys.key("session", b"short")
    for _ in range(2):
        with pytest.raises(Unusable) as refused:
            await open_by_database(Sessions(1e6, Channels()), workers[1].store.keys)
        assert refused.value.line.facts == {"file": "keys.session", "have": 5, "need": 32}


class Plug:
    """Somebody's open socket."""

    code = 0

    def hang_up(self, code, _):
        self.code = code


async def test_who_is_shut_out_or_has_a_new_cookie_is_cut_off_at_every_worker(workers):
    one, other = workers
    guard = Guard(UNUSED, UNUSED, UNUSED, Doors(Limits()), channels=other.channels)
    lines: list[Any] = [Plug(), Plug(), Plug()]
    for account, line in zip(("anna", "bela", "bot-1"), lines, strict=True):
        guard._lines[account].add(line)
    told = other.when(BotRemoved)
    for news in (Banned("anna", True), ShutOut("anna"), Restarted("bela"), BotRemoved("bot-1")):
        await one.channels.tell(news)
    await told
    assert [line.code for line in lines] == [4403, 1012, 4403]
    assert guard.banned == {"anna"}


async def test_what_the_host_orders_in_the_database_is_heard_by_whoever_serves_from_it(workers, tmp_path, monkeypatch):
    monkeypatch.setattr(telling, "LOOK", 0.05)  # the command calls by PostgreSQL, and these hear each other in memory
    one, other = workers
    guard, told = Guard(UNUSED, UNUSED, UNUSED, Doors(Limits()), channels=other.channels), other.when(ShutOut)
    await one.store.people.register(StoredAccount("anna", "Anna", "anna", None, 0), [b"code"])
    admin.kept_in(other.address)
    with Folder(tmp_path, shared=True) as folder, Folder(tmp_path, shared=True):
        answer = await admin._done_here(folder, tmp_path, Ban("Anna", banned=True))
    await told
    assert (answer.done, guard.banned) == (True, {"anna"})


# Lists and looks.


async def test_a_match_of_another_worker_is_listed_and_looked_at_and_stays_where_it_is(workers):
    one, other = workers
    table = await met(other.lobby)
    for _ in range(2):  # first as the record has it, then by its summary
        (told,) = await one.lobby.lists.summaries("anna")
        assert (told.id, told.your_turn, told.opponents[0].yours) == (table.stored.id, True, False)
        assert await my_games.turns(one.lobby, one.store.meetings, "bela") == ()
        keeper = Keeper(other.lobby, other.store.summaries)
        keeper.heed(table)
        await keeper.keep()
    (seen,) = await one.lobby.lists.running("bela")
    with pytest.raises(Illegal):
        await seen.act(0, seen.game.play.offer(seen.match.state, 0).actions[0])
    with pytest.raises(Elsewhere):
        await one.lobby.table(table.stored.id)
    assert not one.lobby.tables
    await table.act(0, table.game.play.offer(table.match.state, 0).actions[0])


async def test_who_asks_for_a_bot_is_led_to_where_bots_listen(workers):
    one, other = workers
    one.club = other.me
    with pytest.raises(Elsewhere) as led:
        await one.lobby.create(NewMatch("tank-chess", {}, (SeatWish("me"), SeatWish("program", program="x"))), "anna")
    assert led.value.worker == other.me


async def test_whoever_takes_a_match_over_counts_nobodys_absence_from_before(workers, time):
    one, other = workers
    table = await met(other.lobby)
    time.go_to(time.now + 10_000)
    await other.lobby.close()
    await other.store.ownership.bury(other.me.id)
    taken = await one.lobby.table(table.stored.id)
    assert taken.absences.seconds(taken.stored.number, "bela") == 0


# The club.


class Seated:
    def __init__(self, account, seat):
        self.account, self.seat = account, seat


async def test_the_club_knows_who_sits_at_tables_of_others_for_as_long_as_they_say_so(workers, time):
    one, other = workers
    club, away = Presence(time), Presence(time)
    Roll(club, one.channels)
    roll, table, bela = Roll(away, other.channels), await met(other.lobby), Seated("bela", 1)
    away.sit(bela, table)
    heard = one.when(Here)
    await roll.call()
    await heard
    assert club.is_at("bela", table.stored.id)
    assert (club.of("bela").state, club.of("bela").plays) == ("playing", "tank-chess")
    away.rise(bela)
    left = one.when(Left)
    await roll.call()
    await left
    assert (club.of("bela").state, club.is_at("bela", table.stored.id)) == ("away", False)
    away.sit(bela, table)
    heard = one.when(Here)
    await roll.call()
    await heard
    time.go_to(time.now + BELIEVED + 1)
    assert club.of("bela").state == "away", "that worker is dead"


class Window:
    """Somebody's open lobby."""

    def __init__(self, account):
        self.account, self.address, self.told = account, "192.0.2.1", []

    def push(self, message):
        self.told.append(json.loads(message))

    def hang_up(self, code):
        self.code = code


async def test_the_club_counts_and_tells_what_happens_at_another_worker(workers, time):
    one, other = workers
    for name in ("anna", "bela"):
        await one.store.people.register(StoredAccount(name, name, name, None, 0), [name.encode()])
    ratings, presence = Ratings(one.store.ratings, one.lobby), Presence(time)
    foyer = Foyer(one.lobby, one.store, ratings, true_luck, presence)
    events = Events(one.store, one.lobby, Organisers(one.store.club, one.store.people), ratings, Limits())
    notices = Notices(one.store, one.lobby, presence, UNUSED, None, Limits())
    rounds = Rounds(one.lobby, one.store.summaries, Rooms(foyer, ratings, events, notices))
    keeper, window = Keeper(other.lobby, other.store.summaries), Window("bela")
    table = await met(other.lobby, rated=True)
    foyer.enter(window)
    assert [game.your_turn for game in (await foyer.my_games("bela")).running] == [False]
    await table.act(0, table.game.play.offer(table.match.state, 0).actions[0])
    heard = one.when(Kept)
    await keeper.keep()
    await heard
    await foyer.look_around()
    (changed,) = [message["game"] for message in window.told if message["type"] == "GameChanged"]
    assert (changed["id"], changed["your_turn"]) == (table.stored.id, True)
    await table.act(1, next(iter(table.game.play.offer(table.match.state, 1).asides)))
    assert table.is_over
    await rounds.go(around=True)
    assert [one.matches for one in (await one.store.ratings.known(["anna", "bela"], "tank-chess")).values()] == [1, 1]
    foyer.close()
    assert window.code == 1012


async def test_what_a_worker_did_not_come_to_before_it_died_is_accounted_for_by_the_club(workers, time):
    one, other = workers
    presence = Presence(time)
    notices = Notices(one.store, one.lobby, presence, UNUSED, None, Limits())
    ratings = Ratings(one.store.ratings, one.lobby)
    foyer = Foyer(one.lobby, one.store, ratings, true_luck, presence)
    events = Events(one.store, one.lobby, Organisers(one.store.club, one.store.people), ratings, Limits())
    rounds = Rounds(one.lobby, one.store.summaries, Rooms(foyer, ratings, events, notices))
    table = await met(other.lobby)
    await table.act(0, table.game.play.offer(table.match.state, 0).actions[0])
    await rounds.go(around=True)
    assert await one.store.notices.of("bela") == [], "its owner has not written it down yet"
    await other.store.ownership.bury(other.me.id)
    await rounds.go(around=True)
    await notices.keep()
    assert [told.subject for told in await one.store.notices.of("bela")] == [table.stored.id]
