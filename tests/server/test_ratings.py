"""Ratings: every rated match counts once, whenever the server dies; who left has lost; guests become accounts."""

from contextlib import asynccontextmanager

import msgspec
import pytest
from sqlalchemy import text

from panzerkiste.engine.game import Result
from panzerkiste.games.tank_chess.actions import Resign
from panzerkiste.server.club import ratings
from panzerkiste.server.club.ratings import Ratings, Shown, scores_of, weighed
from panzerkiste.server.matches import sitting
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.table import Table
from panzerkiste.server.storage.ratings import Finished, RatedSeat, StoredRating
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.conftest import WIDE_LIMITS
from tests.server.databases import Place
from tests.server.house import House, register

ANNA, BERT = RatedSeat("anna", None, None), RatedSeat("bert", None, None)
LEVEL_3, LEFT = RatedSeat(None, 3, None), RatedSeat("anna", 3, None)


def finished(*seats, winners=(0,)):
    return Finished("tank-chess", msgspec.json.encode(Result(winners, "points")).decode(), seats)


# What a match is worth.


def test_winners_share_the_first_place_and_a_draw_is_everybodys():
    assert scores_of(finished(ANNA, BERT)) == {"anna": 1, "bert": 0}
    assert scores_of(finished(ANNA, BERT, LEVEL_3, winners=(0, 2))) == {"anna": 0.5, "bert": 0, "level-3": 0.5}
    assert len({*scores_of(finished(ANNA, BERT, winners=())).values()}) == 1


def test_whoever_left_his_seat_to_the_computer_has_lost_however_well_it_played():
    scores = scores_of(finished(LEFT, BERT, winners=(0,)))
    assert scores["anna"] < scores["bert"]
    (before, anna), _ = weighed(finished(LEFT, BERT), {})
    assert anna.mu < before.mu == 25


@pytest.mark.parametrize("seats", [(ANNA, ANNA), (ANNA, LEFT), (LEFT, RatedSeat("bert", 1, None)), (LEVEL_3, LEVEL_3)])
def test_nothing_counts_where_nobody_met_somebody_else(seats):
    assert weighed(finished(*seats), {}) == []


def test_the_same_level_at_two_seats_counts_once_with_its_average():
    assert scores_of(finished(ANNA, LEVEL_3, LEVEL_3, winners=(1,))) == {"anna": 0, "level-3": 0.5}
    assert [one.matches for _, one in weighed(finished(ANNA, LEVEL_3, LEVEL_3), {})] == [1, 1]


def test_whoever_is_new_or_unsure_has_a_question_mark():
    assert ratings.shown(StoredRating("anna", "tank-chess", 25.0, 5.9, 10)) == Shown(1500, False)
    assert ratings.shown(StoredRating("anna", "tank-chess", 26.5, 6.1, 10)) == Shown(1545, True)
    assert ratings.shown(StoredRating("anna", "tank-chess", 25.0, 5.9, 9)) == Shown(1500, True)


# Once, whatever happens.


@asynccontextmanager
async def opened(database, *, counting=True):
    store, thinkers = Store(database.open()), Thinkers()
    lobby = Lobby(store, thinkers, WIDE_LIMITS)
    club = Ratings(store.ratings, lobby)
    await register(store, "anna", "bert", "dora", "emil", "guest")
    if not counting:
        lobby.heeds.clear()  # the server is dead before it comes to that
    yield store, lobby, club
    await club.close()
    await lobby.close()
    await thinkers.close()
    await store.close()


async def played(lobby, winner="anna", loser="bert", *, rated=True):
    """The loser has resigned."""
    made = await lobby.create(NewMatch("tank-chess", {}, (SeatWish("me"), SeatWish("invite")), rated=rated), winner)
    await lobby.join(made.invites[0].code, None, loser)
    table = await lobby.table(made.id)
    await table.act(1, Resign())
    return table


async def of(store, *accounts):
    known = await store.ratings.known(accounts, "tank-chess")
    return [(known[one].matches, round(known[one].mu, 3)) for one in accounts if one in known]


async def test_a_rated_match_counts_and_another_does_not(tmp_path):
    async with opened(Place(tmp_path)) as (store, lobby, club):
        await played(lobby, rated=False)
        await club.close()
        assert await of(store, "anna", "bert") == []
        table = await played(lobby)
        await club.close()
        assert table.stored.settled
        [(won, up), (lost, down)] = await of(store, "anna", "bert")
        assert (won, lost) == (1, 1)
        assert up > 25 > down
        assert (await club.shown("anna", "tank-chess")).number > 1500


async def test_what_a_server_did_not_live_to_count_is_counted_once_at_the_next_start(database):
    async with opened(database, counting=False) as (store, lobby, _):
        await played(lobby)
        await played(lobby)
        assert await of(store, "anna", "bert") == []
    second = text("UPDATE matches SET ended = NULL, result = NULL WHERE number = 2")  # not even its end was written
    await database.alone(lambda connection: connection.execute(second))
    async with opened(database) as (store, _, club):
        await club.catch_up()
        await club.close()
        counted = await of(store, "anna", "bert")
        assert [matches for matches, _ in counted] == [2, 2]
    async with opened(database) as (store, lobby, club):
        await club.catch_up()
        for id in await store.matches_of("anna", 9):
            (await lobby.table(id)).wake()
        await club.close()
        assert await of(store, "anna", "bert") == counted
        assert len(await store.ratings.course("anna", "tank-chess", 99)) == 1 + 2
        assert (await store.ratings.course("anna", "tank-chess", 99))[1:] == await store.ratings.course(
            "anna", "tank-chess", 1
        )


async def test_a_match_that_cannot_be_counted_keeps_no_other_from_it(tmp_path):
    database = Place(tmp_path)
    async with opened(database, counting=False) as (store, lobby, _):
        for _ in range(3):
            await played(lobby)
    bad = text("UPDATE matches SET result = 'nonsense' WHERE number = 1")
    await database.alone(lambda connection: connection.execute(bad))
    async with opened(database) as (store, lobby, club):
        assert await club.count_all() == [1]
        assert [matches for matches, _ in await of(store, "anna", "bert")] == [2, 2]
        with pytest.raises(RuntimeError, match="1"):  # whoever starts a server tries again
            await club.catch_up()


async def test_a_server_that_is_killed_when_a_match_ends_counts_it_once(tmp_path, visitor):
    """Before the power cut or after it."""
    house = House(tmp_path, WIDE_LIMITS).open()
    try:
        anna, bert = [await visitor(house).register(name) for name in ("Anna Zählt", "Bert Zählt")]
        wish = {"game": "tank-chess", "options": {}, "seats": [{"kind": "me"}, {"kind": "invite"}], "rated": True}
        match = await anna.tell("/api/matches", wish)
        await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
        async with bert.table(match["id"], 1) as black:
            await black.picture()
            await black.say("Act", action={"type": "Resign"})
        house.kill()
        house.open()
        while not (told := await anna.ask("/api/me/profile"))["ratings"]:
            pass  # it is counted in a moment: asked again until it is
        assert [rating["matches"] for rating in told["ratings"]] == [1]
    finally:
        house.close()


async def test_a_seat_that_was_left_to_the_computer_after_an_absence_is_lost(tmp_path, monkeypatch):
    monkeypatch.setattr(Table, "patience", 0)
    async with opened(Place(tmp_path)) as (store, lobby, club):
        wish = NewMatch("tank-chess", {}, (SeatWish("me"), SeatWish("invite")), rated=True)
        made = await lobby.create(wish, "anna")
        await lobby.join(made.invites[0].code, None, "bert")
        table = await lobby.table(made.id)
        assert sitting.substitute_in(table, 0, "anna") is None, "nobody leaves his own"
        await sitting.let_bot_play(table, 1, "anna", 1)
        await table.act(0, Resign())
        await club.close()
        [(_, anna), (_, bert)] = await of(store, "anna", "bert")
        assert anna > bert


# People come and go.


async def test_of_two_accounts_that_become_one_it_keeps_its_own_rating_and_takes_the_others_where_it_has_none(database):
    async with opened(database) as (store, lobby, club):
        for winner, loser in (("guest", "bert"), ("guest", "dora"), ("emil", "guest")):
            await played(lobby, winner, loser)
            await club.close()
        before = await of(store, "dora")
        await lobby.change_hands("guest", "dora")
        assert await of(store, "guest") == []
        assert await of(store, "dora") == before, "whoever begins anew does not better an account by it"
        guests = await of(store, "emil")
        await register(store, "new")
        await lobby.change_hands("emil", "new")
        assert await of(store, "new") == guests
        await store.people.remove("new")
        assert await of(store, "new") == []


async def test_a_match_between_two_accounts_that_become_one_does_not_count(tmp_path):
    async with opened(Place(tmp_path), counting=False) as (store, lobby, club):
        await played(lobby, "guest", "dora")
        await lobby.change_hands("guest", "dora")
        await club.catch_up()
        assert await of(store, "dora") == []
        assert await store.ratings.unsettled() == []


async def test_whoever_deletes_himself_during_a_match_leaves_no_rating_behind_and_the_other_has_won(tmp_path):
    async with opened(Place(tmp_path)) as (store, lobby, club):
        made = await lobby.create(NewMatch("tank-chess", {}, (SeatWish("me"), SeatWish("invite")), rated=True), "anna")
        await lobby.join(made.invites[0].code, None, "bert")
        await store.people.remove("bert")
        await (await lobby.table(made.id)).act(1, Resign())
        await club.close()
        assert [await of(store, "bert"), await store.ratings.course("bert", "tank-chess", 9)] == [[], []]
        [(_, mu)] = await of(store, "anna")
        assert mu > 25


async def test_computer_players_are_on_the_same_scale_the_stronger_the_higher(tmp_path):
    async with opened(Place(tmp_path)) as (_, _, club):
        told = await club.of_computer_players("tank-chess")
        numbers = [shown.number for shown in told.values()]
        assert [*told] == [f"level-{level}" for level in range(1, 9)]
        assert numbers == sorted(set(numbers))
        assert all(shown.provisional for shown in told.values())
