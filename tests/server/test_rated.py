"""Rated matches: who may make one, and what is not done in it."""

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES
from panzerkiste.server.matches import rated
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.clerks import Propose, Suggest
from panzerkiste.server.web import play
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import register
from tests.server.test_clocks import lobby, time

__all__ = ["lobby", "time"]  # fixtures

ME, BOT, INVITE, PROGRAM = SeatWish("me"), SeatWish("bot", 1), SeatWish("invite"), SeatWish("program")


def refusal(game_id, seats, **options):
    game = GAMES[game_id]
    try:
        rated.check(game, game.types.options(**options), seats)
    except Illegal as refused:
        return refused.key
    return None


@pytest.mark.parametrize("other", [INVITE, BOT, PROGRAM])
def test_people_and_computer_players_are_rated(other):
    assert refusal("panzerschlacht", [ME, other]) is None


@pytest.mark.parametrize("other", [ME, SeatWish("hotseat")])
def test_nobody_is_rated_against_himself(other):
    assert refusal("panzerschlacht", [ME, other]) == "refused-rated-twice"


def test_what_somebody_wrote_himself_is_no_measure():
    for name, text in {"position": "8/8 w", "map": "two\nlines"}.items():
        assert refusal("tank-chess", [ME, INVITE], **{name: text}) == "refused-rated-own"
    assert refusal("tank-chess", [ME, INVITE], map="classic") is None


def test_against_computer_players_alone_the_options_are_the_usual_ones():
    assert refusal("tank-hunter", [ME, BOT, BOT], charge=True) == "refused-rated-usual"
    assert refusal("tank-hunter", [ME, INVITE, BOT], charge=True) is None
    assert refusal("tank-hunter", [ME, BOT, BOT], charge=True, evading=True, commanders=True) is None, "a preset"
    assert refusal("panzerschlacht", [ME, BOT], minutes=5) is None, "the clock may be chosen"


async def rated_match(somebody, *seats, game="panzerschlacht"):
    wish = {"game": game, "options": {}, "seats": [{"kind": kind, "level": level} for kind, level in seats]}
    return await somebody.tell("/api/matches", wish | {"rated": True})


async def test_a_seat_of_a_rated_match_is_taken_by_somebody_else_and_not_left_to_the_computer(visitor):
    anna, bert = [await visitor().register(name) for name in ("Anna Platzwahl", "Bert Platzwahl")]
    match = await rated_match(anna, ("me", 0), ("invite", 0))
    own = await anna.post("/api/join", {"code": match["invites"][0]["code"]})
    assert own.json()["key"] == "refused-rated-twice"
    bot = await anna.post(f"/api/matches/{match['id']}/seats/1/bot", {"level": 1})
    assert bot.json()["key"] == "refused-lobby-not-yours"
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})


async def test_a_guest_neither_makes_nor_joins_a_rated_match_and_offers_takes_and_seeks_none(visitor):
    dora, guest = await visitor().register("Dora Gewertet"), visitor()
    match = await rated_match(dora, ("me", 0), ("invite", 0))
    seat = (await dora.tell("/api/open-seats", {"game": "tank-chess", "rated": True}))["id"]
    tries = {
        "/api/matches": {
            "game": "tank-chess",
            "options": {},
            "seats": [{"kind": "me"}, {"kind": "bot"}],
            "rated": True,
        },
        "/api/join": {"code": match["invites"][0]["code"]},
        "/api/open-seats": {"game": "tank-chess", "rated": True},
        f"/api/open-seats/{seat}/take": {},
    }
    for path, body in tries.items():
        answer = await guest.post(path, body)
        assert (answer.status_code, answer.json()["key"]) == (403, "refused-rated-guest"), path
    async with guest.socket("/api/lobby"):
        answer = await guest.http.put("/api/lobby/seek", json={"game": "tank-chess", "rated": True})
        assert answer.json()["key"] == "refused-rated-guest"


async def test_in_a_rated_match_the_computer_takes_nothing_back_stays_as_strong_and_nobody_helps(visitor):
    anna = await visitor().register("Anna Hilflos")
    match = await rated_match(anna, ("me", 0), ("bot", 1), game="tank-chess")
    stronger = await anna.post(f"/api/matches/{match['id']}/seats/1/bot", {"level": 2})
    assert stronger.json()["key"] == "refused-lobby-not-yours"
    async with anna.table(match["id"], 0) as white:
        assert (await white.picture())["coach"] is False
        assert (await white.say("Counsel"))["refusal"]["key"] == "refused-coach-rated"
        played = await white.say("Write", text="Mf1-f2N")
        await white.seq(played["seq"] + 1)
        assert (await white.say("TakeBackRequest", id="once"))["refusal"]["key"] == "refused-undo-rated"


@pytest.mark.parametrize(("counts", "told"), [(False, Suggest), (True, Propose)])
async def test_in_a_rated_match_nobody_is_told_what_a_computer_player_would_do(lobby, counts, told):
    await register(lobby._store, "anna")
    made = await lobby.create(NewMatch("tank-chess", {}, (ME, BOT), rated=counts), "anna")
    assert isinstance(play._suggest(await lobby.table(made.id), 0, 1), told)


@pytest.mark.parametrize(("counts", "patience"), [(False, WIDE_LIMITS.absence), (True, WIDE_LIMITS.relaxed)])
async def test_where_the_result_counts_nobody_loses_his_seat_within_minutes(lobby, counts, patience):
    await register(lobby._store, "anna")
    wish = NewMatch("tank-hunter", {"pace": "live"}, (SeatWish("me"), SeatWish("invite")), rated=counts)
    table = await lobby.table((await lobby.create(wish, "anna")).id)
    assert table.patience == patience
