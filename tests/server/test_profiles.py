"""Profiles: what others may know of somebody, and what only he does."""

import sqlite3

from panzerkiste.games.tank_chess.actions import Resign


async def match_between(anna, bert, *, rated=True):
    """Bert resigns; the match is over, and counted."""
    wish = {"game": "tank-chess", "options": {}, "seats": [{"kind": "me"}, {"kind": "invite"}], "rated": rated}
    match = await anna.tell("/api/matches", wish)
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with bert.table(match["id"], 1) as black:
        await black.picture()
        await black.say("Act", action={"type": Resign.__name__})
    while rated and (await anna.ask("/api/me/profile"))["matches"][0]["gain"] is None:
        pass  # it is counted in a moment: asked again until it is
    return match["id"]


async def named(visitor, name):
    return await visitor().register(name)


def kinds(profile):
    return [(match["outcome"], match["opponents"][0]["name"]) for match in profile["matches"]]


async def test_others_see_ratings_and_rated_matches_and_only_he_himself_the_rest(visitor):
    anna, bert, stranger = await named(visitor, "Anna Seite P"), await named(visitor, "Bert Seite P"), visitor()
    own = await match_between(anna, bert, rated=False)
    rated = await match_between(bert, anna)
    told = await stranger.ask(f"/api/people/{anna.handle}")
    since = (await anna.ask("/api/me"))["account"]["since"]
    assert (told["name"], told["handle"], told["since"], told["program"]) == ("Anna Seite P", anna.handle, since, False)
    guest = (await stranger.http.put("/api/me", json={"name": "Gast Seite P"})).json()["handle"]
    assert (await anna.ask(f"/api/people/{guest}"))["since"] is None, "he has no account"
    assert kinds(told) == [("lost", "Bert Seite P")]
    [shown] = told["matches"]
    assert (shown["match"], shown["opponents"][0]["handle"]) == (None, bert.handle)
    [rating] = told["ratings"]
    assert (rating["provisional"], rating["matches"], rating["won"], rating["lost"]) == (True, 1, 0, 1)
    assert rating["curve"] == [1500, rating["number"]]
    assert rating["number"] == 1500 + shown["gain"] < 1500
    mine = await anna.ask("/api/me/profile")
    assert kinds(mine) == [("lost", "Bert Seite P"), ("won", "Bert Seite P")]
    assert [match["match"] for match in mine["matches"]] == [rated, own]
    assert mine["ratings"] == told["ratings"]
    assert (await bert.ask(f"/api/people/{anna.handle}"))["matches"][0]["match"] == rated, "he sat there"


async def test_what_everybody_may_look_at_is_linked_unless_somebody_in_it_hides(visitor, house):
    anna, bert, stranger = await named(visitor, "Anna Seite V"), await named(visitor, "Bert Seite V"), visitor()
    match = await match_between(anna, bert)
    with sqlite3.connect(house.data / "panzerkiste.sqlite") as database:
        database.execute("UPDATE matches SET shown = 2 WHERE id = ?", (match,))
    database.close()
    assert (await stranger.ask(f"/api/people/{anna.handle}"))["matches"][0]["match"] == match
    await bert.http.put("/api/me/profile", json={"hides_games": True})
    assert (await stranger.ask(f"/api/people/{anna.handle}"))["matches"][0]["match"] is None


async def test_no_account_is_told_to_anybody(visitor):
    anna, bert = await named(visitor, "Anna Seite Q"), await named(visitor, "Bert Seite Q")
    await match_between(anna, bert)
    ids = [somebody.http.cookies["panzerkiste"].partition(".")[0] for somebody in (anna, bert)]
    pages = [(await anna.get(path)).text for path in ("/api/me/profile", f"/api/people/{bert.handle}")]
    assert not [id for id in ids for page in pages if id in page]


async def test_whoever_hides_his_matches_is_named_in_nobody_elses_list(visitor):
    anna, bert = await named(visitor, "Anna Seite R"), await named(visitor, "Bert Seite R")
    await match_between(anna, bert)
    assert (await anna.http.put("/api/me/profile", json={"hides_games": True})).json()["hides_games"] is True
    told = await bert.ask(f"/api/people/{anna.handle}")
    assert (told["matches"], told["favourites"], len(told["ratings"])) == ([], [], 1)
    assert kinds(await visitor().ask(f"/api/people/{bert.handle}")) == [("lost", "")]
    assert kinds(await anna.ask("/api/me/profile")) == [("won", "Bert Seite R")]


async def test_who_is_gone_or_never_was_is_not_found(visitor):
    anna, bert = await named(visitor, "Anna Seite S"), await named(visitor, "Bert Seite S")
    await match_between(anna, bert)
    await anna.http.delete("/api/me")
    for handle in (anna.handle, "2222222222"):
        answer = await bert.get(f"/api/people/{handle}")
        assert (answer.status_code, answer.json()["key"]) == (404, "refused-person-unknown")
    [opponent] = (await visitor().ask(f"/api/people/{bert.handle}"))["matches"][0]["opponents"]
    assert opponent["name"] not in ("", "Anna Seite S")
    assert opponent["handle"] is None


async def test_what_is_chosen_often_is_a_favourite(visitor):
    anna, bert = await named(visitor, "Anna Seite T"), await named(visitor, "Bert Seite T")
    for _ in range(2):
        await match_between(anna, bert)
    told = await visitor().ask(f"/api/people/{anna.handle}")
    [liked] = told["favourites"]
    assert (liked["game"], liked["option"], liked["matches"], liked["won"]) == ("tank-chess", "map", 2, 2)


async def test_whoever_asks_for_his_data_is_given_his_ratings(visitor):
    anna, bert = await named(visitor, "Anna Seite U"), await named(visitor, "Bert Seite U")
    await match_between(anna, bert)
    lines = (await anna.get("/api/me/data")).text.splitlines()
    [rating] = [line for line in lines if line.startswith('{"type":"rating"')]
    assert '"game":"tank-chess"' in rating


async def test_computer_players_have_ratings_on_the_same_scale(visitor):
    told = await visitor().ask("/api/games/tank-chess/ratings")
    assert [one["level"] for one in told] == list(range(1, 9))
    assert told[0]["number"] < told[-1]["number"]
