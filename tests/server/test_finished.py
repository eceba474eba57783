"""What was played by way of the lobby everybody finds once it is over; what was played by link its players share."""

import pytest

CHESS = {"game": "tank-chess"}


async def called(visitor, name):
    one = visitor()
    await one.http.put("/api/me", json={"name": name})
    return one


async def met(anna, bert, **terms):
    """They meet by an open seat, and she has the first move."""
    id = (await anna.tell("/api/open-seats", CHESS | {"side": 0} | terms))["id"]
    return (await bert.tell(f"/api/open-seats/{id}/take", {}))["match"]


async def give_up(anna, match):
    async with anna.table(match, 0) as white:
        await white.picture()
        await white.say("Write", text="w resign")


async def found(somebody, **search):
    query = "&".join(f"{name}={value}" for name, value in search.items())
    return await somebody.ask(f"/api/finished?{query}")


async def test_a_match_of_the_lobby_is_everybodys_once_it_is_over(visitor):
    anna, bert, stranger = await called(visitor, "Anna Ende"), await called(visitor, "Bert Ende"), visitor()
    match = await met(anna, bert)
    pages = [f"/api/matches/{match}{page}" for page in ("", "/replay", "/record", "/drawing", "/miniature", "/ending")]
    assert {(await stranger.get(page)).status_code for page in pages} == {404}
    assert not (await found(stranger, player="Anna Ende"))["matches"]
    await give_up(anna, match)
    assert {(await stranger.get(page)).status_code for page in pages} == {200}
    (game,) = (await found(stranger, player="anna e", game="tank-chess"))["matches"]
    assert (game["id"], game["shown"]) == (match, "all")
    assert [(seat["name"], seat["result"]) for seat in game["seats"]] == [("Anna Ende", "lost"), ("Bert Ende", "won")]
    assert (await stranger.post(f"/api/matches/{match}/share", {})).status_code == 403
    assert (await stranger.post(f"/api/matches/{match}/rematch", {})).status_code == 403


async def test_a_match_by_link_is_its_players_until_one_of_them_shares_it(visitor):
    anna, stranger = await called(visitor, "Anna Privat"), visitor()
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    match = (await anna.tell("/api/matches", CHESS | {"options": {}, "seats": seats}))["id"]
    replay = f"/api/matches/{match}/replay"
    assert (await anna.post(f"/api/matches/{match}/share", {})).status_code == 400, "it still runs"
    await give_up(anna, match)
    assert (await stranger.get(replay)).status_code == 404
    assert (await anna.tell(f"/api/matches/{match}/share", {}))["path"] == f"/replay/{match}"
    assert (await stranger.get(replay)).status_code == 200
    assert not (await found(stranger, player="Anna Privat"))["matches"], "whoever has no link does not find it"
    (mine,) = (await anna.ask("/api/my-games"))["finished"]
    assert (mine["id"], mine["shown"]) == (match, "link")


async def test_what_somebody_played_who_hides_his_games_is_shown_to_nobody_also_not_by_a_link(visitor):
    anna, bert, stranger = await called(visitor, "Anna Zeigt"), await called(visitor, "Bert Zeigt Nicht"), visitor()
    match = await met(anna, bert)
    await give_up(anna, match)
    address = f"/api/matches/{match}"
    for hides, shared, looked in ((True, 403, 404), (False, 201, 200)):
        await bert.http.put("/api/me/profile", json={"hides_games": hides})
        assert (await anna.post(f"{address}/share", {})).status_code == shared
        assert (await stranger.get(f"{address}/replay")).status_code == looked
    assert (await anna.get(f"{address}/replay")).status_code == 200


@pytest.mark.parametrize(
    ("search", "many"),
    [
        ({"player": "Anna Suche", "result": "lost"}, 1),
        ({"player": "Anna Suche", "result": "won"}, 0),
        ({"player": "Bert Suche", "result": "won"}, 1),
        ({"player": "Anna Suche", "result": "drawn"}, 0),
        ({"player": "Anna Suche", "game": "dropzone"}, 0),
        ({"player": "Anna Suche", "until": 1}, 0),
        ({"player": "Anna Suche", "since": 1}, 1),
        ({"player": "Suche"}, 0),
    ],
)
async def test_finished_matches_are_found_by_player_game_result_and_time(visitor, suche, search, many):
    assert len((await found(visitor(), **search))["matches"]) == many


@pytest.fixture(scope="session")
def kept():
    return []


@pytest.fixture
async def suche(visitor, kept):
    """One match of these two, made once."""
    if not kept:
        anna, bert = await called(visitor, "Anna Suche"), await called(visitor, "Bert Suche")
        kept.append(await met(anna, bert))
        await give_up(anna, kept[0])
    return kept[0]


async def test_the_list_goes_on_before_its_last_match(visitor, suche):
    assert not (await found(visitor(), player="Anna Suche", before=suche))["matches"]
    assert not (await found(visitor(), player="Anna Suche", before="nonsense"))["matches"]


async def test_a_miniature_shows_where_the_last_move_happened_and_is_drawn_once(visitor):
    anna = visitor()
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    match = (await anna.tell("/api/matches", CHESS | {"options": {}, "seats": seats}))["id"]
    address = f"/api/matches/{match}/miniature"
    whole = await anna.get(address)
    assert 'viewBox="0 0 692 692"' in whole.text
    assert (await anna.http.get(address, headers={"if-none-match": whole.headers["etag"]})).status_code == 304
    async with anna.table(match, 0) as white:
        await white.picture()
        assert (await white.say("Write", text="w Mf1-f2N"))["type"] == "Accepted"
    moved = await anna.http.get(address, headers={"if-none-match": whole.headers["etag"]})
    assert 'viewBox="73 346 346 346"' in moved.text, "f1 and f2 in its middle, as far as the edge allows"
