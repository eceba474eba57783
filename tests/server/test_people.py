"""People: a name at once, an account on request, and everything that was a guest's is the account's."""

import asyncio
import json
import re
import sqlite3
from typing import Any

import pytest
from sqlalchemy import String, create_engine, insert, select, update

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import Limits, Rate
from panzerkiste.server.matches.call_signs import CALL_SIGNS
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.people import passwords
from panzerkiste.server.people.reception import Reception, Visit
from panzerkiste.server.storage import belongings, own_data
from panzerkiste.server.storage.shelves import ROOM
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store, StoredWork
from panzerkiste.server.storage.tables import ACCOUNTS, ENTRANTS, METADATA
from panzerkiste.server.thinking.bench import Bench
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.house import play_on

PASSWORD = "Leopard im Hafer"


async def account(visitor, name):
    """Somebody with an account; his recovery codes are known."""
    somebody = visitor()
    somebody.codes = (await somebody.tell("/api/me/account", {"name": name, "password": PASSWORD}))["codes"]
    return somebody


async def sign_in(somebody, name, password=PASSWORD):
    return await somebody.post("/api/me/sign-in", {"name": name, "password": password})


async def name_of(somebody):
    return (await somebody.ask("/api/me"))["name"]


def copy_of(visitor, somebody):
    """Whoever got hold of somebody's cookie."""
    thief = visitor()
    thief.http.cookies.update(somebody.http.cookies)
    return thief


# Names.


async def test_a_guest_has_a_name_and_may_choose_another_which_is_kept_with_his_cookie(visitor):
    anna = visitor()
    assert (await name_of(anna)).split()[0] in CALL_SIGNS
    told = (await anna.http.put("/api/me", json={"name": " A\u202en\u200bna \u2167 "})).json()
    handle = told.pop("handle")
    assert told == {"name": "Anna VIII", "account": None}
    assert re.fullmatch("[2-9a-hjkmnp-z]{10}", handle)
    assert (await anna.ask("/api/me"))["handle"] == handle
    assert await name_of(anna) == "Anna VIII"


@pytest.mark.parametrize("name", ["\u200b", " ", "\ufdfa" * 10])
async def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(visitor, name):
    answer = await visitor().http.put("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-person-name")


async def test_what_an_account_is_called_nobody_else_is_called_however_it_is_written(visitor):
    dora, guest = await account(visitor, "Dora Weiß"), visitor()
    for same in ("Dora Weiß", "DORA WEISS", "ｄｏｒａ  weiß"):
        assert (await guest.http.put("/api/me", json={"name": same})).json()["key"] == "refused-person-taken"
        answer = await guest.post("/api/me/account", {"name": same, "password": PASSWORD})
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-person-taken")
    assert (await dora.http.put("/api/me", json={"name": "dora weiss"})).json()["name"] == "dora weiss"
    await dora.http.put("/api/me", json={"name": "Dorothea Weiß"})
    assert (await guest.http.put("/api/me", json={"name": "Dora Weiß"})).is_success, "it is free again"
    assert (await sign_in(visitor(), "DOROTHEA WEISS")).is_success


# An account.


async def test_whoever_registers_keeps_all_that_was_his_and_no_cookie_of_before_is_good_any_more(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    before = copy_of(visitor, anna)
    codes = (await anna.tell("/api/me/account", {"name": "Anna R", "password": PASSWORD}))["codes"]
    assert len(set(codes)) == 8
    me = await anna.ask("/api/me")
    assert (me["name"], me["account"]["has_password"], me["account"]["codes"]) == ("Anna R", True, 8)
    assert [told["id"] for told in await anna.ask("/api/matches")] == [match["id"]]
    assert await before.ask("/api/matches") == []
    assert (await before.ask("/api/me"))["account"] is None
    again = await anna.post("/api/me/account", {"name": "Anna S", "password": PASSWORD})
    assert again.json()["key"] == "refused-person-known"


async def test_on_a_second_device_what_the_guest_there_did_becomes_the_accounts_also_at_open_tables(visitor):
    dora, tablet, bert = await account(visitor, "Dora Zwei"), visitor(), visitor()
    own = await dora.new_match("me", "hotseat")
    match = await tablet.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    seen = await bert.new_match("me", "bot")
    for somebody in (dora, tablet):
        await somebody.tell("/api/join", {"code": seen["watch"]})
    async with bert.table(match["id"], 1) as grey:
        async with tablet.table(match["id"], 0) as green:
            await green.picture()
            assert (await sign_in(tablet, "dora zwei")).json()["name"] == "Dora Zwei"
            assert await green.closed() == 1012, "come again with the new cookie"
        named = lambda message: message["type"] == "SeatsChanged" and message["seats"][0]["name"] == "Dora Zwei"  # noqa: E731
        await grey.until(named)
        async with dora.table(match["id"], 0) as green:
            await play_on(green, grey, most=4)
    for device in (dora, tablet):
        assert {told["id"] for told in await device.ask("/api/matches")} == {own["id"], match["id"], seen["id"]}
    assert (await dora.ask(f"/api/matches/{match['id']}"))["seats"][0]["yours"]


async def test_whoever_changes_from_one_account_to_another_takes_nothing_along(visitor):
    dora, emil = await account(visitor, "Dora Drei"), await account(visitor, "Emil Drei")
    match = await dora.new_match("me", "hotseat")
    elsewhere = visitor()
    await sign_in(elsewhere, "Dora Drei")
    assert (await sign_in(dora, "Emil Drei")).is_success
    assert await dora.ask("/api/matches") == []
    assert [told["id"] for told in await elsewhere.ask("/api/matches")] == [match["id"]]
    assert await name_of(emil) == "Emil Drei"


async def test_an_unknown_name_and_a_wrong_password_get_the_same_answer(visitor):
    await account(visitor, "Dora Vier")
    wrong = await sign_in(visitor(), "Dora Vier", "Leopard im Weizen")
    unknown = await sign_in(visitor(), "Niemand", PASSWORD)
    lost = {"name": "Niemand", "code": "AAAA-BBBB-CCCC-DDDD", "password": PASSWORD}
    no_code = await visitor().post("/api/me/recover", lost)
    bad_code = await visitor().post("/api/me/recover", lost | {"name": "Dora Vier"})
    answers = {(answer.status_code, answer.text) for answer in (wrong, unknown, no_code, bad_code)}
    assert len(answers) == 1
    assert (wrong.status_code, wrong.json()["key"]) == (403, "refused-person-wrong")


def test_where_there_is_no_password_as_much_is_worked_out_as_where_there_is_one(monkeypatch):
    class Counting:
        hash = passwords.HASHER.hash

        def verify(self, *given):
            tried.append(given)
            return verify(*given)

    tried: list[object] = []
    verify = passwords.HASHER.verify
    monkeypatch.setattr(passwords, "HASHER", Counting())
    kept = passwords.hashed("Cafe\u0301")
    assert passwords.fits("Caf\u00e9", kept), "the same letter, written in two ways"
    assert not passwords.fits("Cafe", kept)
    assert not passwords.fits("Cafe", None)
    assert not passwords.fits("nobody's", None)
    assert len(tried) == 4


async def test_a_recovery_code_opens_the_account_once_and_signs_out_all_others(visitor):
    dora, phone = await account(visitor, "Dora Fünf"), visitor()
    code = dora.codes[3].lower().replace("-", " ")
    lost = {"name": "dora fünf", "code": code, "password": "ein neues Wort"}
    assert (await phone.tell("/api/me/recover", lost))["account"]["codes"] == 7
    assert await name_of(phone) == "Dora Fünf"
    assert await name_of(dora) != "Dora Fünf"
    assert (await dora.post("/api/me/recover", lost)).status_code == 403
    assert (await sign_in(dora, "Dora Fünf")).status_code == 403
    assert (await sign_in(dora, "Dora Fünf", "ein neues Wort")).is_success
    renewed = (await dora.tell("/api/me/recovery-codes", None))["codes"]
    for gone, status in ((dora.codes[0], 403), (renewed[0], 200)):
        assert (await visitor().post("/api/me/recover", lost | {"code": gone})).status_code == status


async def test_another_password_needs_the_one_before_and_signs_out_all_other_devices(visitor):
    dora, phone = await account(visitor, "Dora Sechs"), visitor()
    await sign_in(phone, "Dora Sechs")
    change = {"now": "geraten", "password": "ein neues Wort"}
    assert (await dora.http.put("/api/me/password", json=change)).status_code == 403
    assert (await dora.http.put("/api/me/password", json=change | {"now": PASSWORD})).status_code == 204
    assert await name_of(dora) == "Dora Sechs"
    assert await name_of(phone) != "Dora Sechs"
    assert (await sign_in(phone, "Dora Sechs", "ein neues Wort")).is_success


async def test_signing_out_ends_one_device_and_on_request_all(visitor):
    dora, phone, tablet = await account(visitor, "Dora Sieben"), visitor(), visitor()
    for device in (phone, tablet):
        await sign_in(device, "Dora Sieben")
    stolen = copy_of(visitor, phone)
    assert (await phone.post("/api/me/sign-out", {"everywhere": False})).status_code == 204
    assert [await name_of(device) == "Dora Sieben" for device in (dora, phone, stolen, tablet)] == [1, 0, 0, 1]
    assert (await tablet.post("/api/me/sign-out", {"everywhere": True})).status_code == 204
    assert [await name_of(device) == "Dora Sieben" for device in (dora, tablet)] == [0, 0]
    answer = await phone.post("/api/me/sign-out", {"everywhere": True})
    assert answer.json()["key"] == "refused-person-guest", "a guest could never come back"


async def test_neither_passwords_nor_codes_can_be_read_in_the_database(house, visitor):
    dora = await account(visitor, "Dora Acht")
    with sqlite3.connect(house.data / "panzerkiste.sqlite") as database:
        [row] = database.execute("SELECT * FROM accounts WHERE name = 'Dora Acht'").fetchall()
        digests = database.execute("SELECT digest FROM recovery_codes WHERE account = ?", row[:1]).fetchall()
    database.close()
    assert PASSWORD not in str(row)
    assert "$argon2id$" in str(row)
    assert len(digests) == len(dora.codes) == 8
    assert not [code for code in dora.codes if code.replace("-", "").encode() in b"".join(d for (d,) in digests)]


# One's data.


async def test_whoever_asks_is_given_all_that_is_kept_of_him_and_nothing_of_others(visitor):
    anna, bert = visitor(), visitor()
    await anna.http.put("/api/me", json={"name": "Anna"})
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], 0) as green, bert.table(match["id"], 1) as grey:
        await play_on(green, grey, most=6)
    sent = [[message["action"] for message in place.sent if message["type"] == "Act"] for place in (green, grey)]
    answer = await anna.get("/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="panzerkiste.jsonl"'
    person, told, *waits = map(json.loads, answer.text.splitlines())
    assert {(one["type"], one["subject"]) for one in waits} <= {("notice", match["id"])}
    handle = (await anna.ask("/api/me"))["handle"]
    standing = dict.fromkeys(("hides_games", "is_hidden", "is_member", "is_organiser"), False)
    assert person == {"type": "person", "name": "Anna", "handle": handle, "account": None, "standing": standing}
    assert (told["type"], told["id"], told["game"]) == ("match", match["id"], "panzerschlacht")
    assert [(one["seat"], one["action"]) for one in told["actions"]] == [(0, action) for action in sent[0]]


async def test_whoever_deletes_himself_leaves_his_matches_and_takes_his_name_along(visitor):
    dora, phone, bert = await account(visitor, "Dora Neun"), visitor(), visitor()
    await sign_in(phone, "Dora Neun")
    match = await dora.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with bert.table(match["id"], 1) as grey:
        assert (await grey.picture())["seats"][0]["name"] == "Dora Neun"
        assert (await dora.http.delete("/api/me")).status_code == 204
        changed = await grey.until(lambda message: message["type"] == "SeatsChanged")
        assert changed["seats"][0]["name"].split()[0] in CALL_SIGNS
    for device in (dora, phone):
        assert await device.ask("/api/matches") == []
        assert await name_of(device) != "Dora Neun"
    assert (await sign_in(phone, "Dora Neun")).status_code == 403
    assert [told["id"] for told in await bert.ask("/api/matches")] == [match["id"]]
    assert (await bert.post("/api/me/account", {"name": "Dora Neun", "password": PASSWORD})).is_success


async def test_what_somebody_made_moves_with_him_and_goes_with_him(database):
    store = Store(database.open())
    for owner, id in (("guest", "1"), ("dora", "2"), ("bert", "3")):
        await store.save_work(StoredWork("poem", id, owner, "text", "", "", 4, 0), ROOM, {"poem"})
    await store.people.rename("guest", "Gast", "gast")
    await store.people.move("guest", "dora")
    assert {work["id"] for work in await store.people.own_rows("dora")} == {"1", "2"}
    assert await store.names(["guest"]) == {}
    await store.people.remove("dora")
    assert [await store.works_of("poem", who) != [] for who in ("guest", "dora", "bert")] == [False, False, True]
    await store.close()


OWNERS = {"account", "creator", "owner", "visitor", "person", "member"}
BELONGING = {ACCOUNTS.c.id} | {
    column
    for table in METADATA.tables.values()
    for column in table.columns
    if column.name in OWNERS and isinstance(column.type, String)
} - {*belongings.OF_WORKERS}


def test_every_column_that_says_whose_a_row_is_moves_and_goes_with_its_owner():
    """A new table with an owner has to be entered in storage/belongings.py, or this fails."""
    known = {*belongings.SHARED, *belongings.PRIVATE, *belongings.OF_THE_ACCOUNT, *belongings.OF_BOTS, belongings.STAYS}
    assert known == BELONGING


async def test_everybody_is_given_all_that_says_it_is_his_or_there_is_a_reason(reception, tmp_path):
    """A new table with an owner has to be entered in storage/own_data.py, or this fails."""
    given = {owner: kind for kind, owner, _ in own_data.ROWS} | own_data.ELSEWHERE
    assert {*given, *own_data.NOT_GIVEN} == BELONGING
    with create_engine(f"sqlite:///{tmp_path / 'people.sqlite'}").begin() as connection:
        for table in METADATA.sorted_tables:
            connection.execute(insert(table).values({column.name: filled(column) for column in table.columns}))
    person, match, *lines = [json.loads(line) async for line in reception.data("dora")]
    assert {line["type"] for line in (person, match, *lines)} == {*given.values()}
    assert [*person["standing"].values()] == [True] * 4
    assert (len(person["account"]["passkeys"]), person["account"]["codes"]) == (1, 1)
    assert (match["is_creator"], match["seats"], len(match["actions"])) == (True, [1], 1)
    assert [json.loads(line)["type"] async for line in reception.data("bert")] == ["person"]


def test_of_two_accounts_that_become_one_nothing_is_left_that_says_the_others_name():
    """Though both have the same of everything, and had entered the same event."""
    with create_engine("sqlite://").begin() as connection:
        METADATA.create_all(connection)
        for table in METADATA.sorted_tables:
            connection.execute(insert(table).values({column.name: filled(column) for column in table.columns}))
        for table in {column.table for column in BELONGING}:
            connection.execute(insert(table).values({column.name: of_emil(column) for column in table.columns}))
        connection.execute(update(ENTRANTS).values(gone=0))
        belongings.move(connection, "emil", "dora")
        belongings.remove(connection, "emil")
        left = {column for column in BELONGING if connection.execute(select(column).where(column == "emil")).first()}
        gone = connection.execute(select(ENTRANTS.c.account, ENTRANTS.c.gone).order_by(ENTRANTS.c.number)).all()
    assert left == {belongings.STAYS, *belongings.OF_BOTS}
    assert gone == [("dora", 0), ("dora", 1)], "she is not paired with herself"


SAMPLE: dict[type, Any] = {str: "1", int: 1, float: 1.0, bytes: b"1"}


def filled(column):
    """In a row of which all that is somebody's is Dora's."""
    return "dora" if column in BELONGING else SAMPLE[column.type.python_type]


def of_emil(column):
    """In Emil's, which differs from hers only in that and in what no two rows share whosever they are."""
    if column in BELONGING:
        return "emil"
    keys = [column.table.primary_key.columns, *(index.columns for index in column.table.indexes if index.unique)]
    apart = column.unique or any(column in key and not BELONGING.intersection(key) for key in map(set, keys))
    same = SAMPLE[column.type.python_type]
    return same if column.foreign_keys or not apart else 2 * same


# Limits.


@pytest.fixture
async def reception(tmp_path):
    store, thinkers, bench = Store(Sqlite(tmp_path / "people.sqlite")), Thinkers(), Bench()
    lobby = Lobby(store, thinkers, Limits())
    yield Reception(store, lobby, bench, Limits(tries=Rate(0, 2)))
    await lobby.close()
    await thinkers.close()
    bench.close()
    await store.close()


async def refusal(trying):
    with pytest.raises(Illegal) as refused:
        await trying
    return refused.value.key


async def test_a_name_is_tried_only_so_often_from_one_address_whether_or_not_somebody_has_it(reception):
    await reception.register(Visit("dd", "at home"), "Dora", PASSWORD)
    visit = Visit("aa", "a stranger's")
    for name in ("Dora", "Niemand"):
        tries = [await refusal(reception.sign_in(visit, name, "x")) for _ in range(3)]
        assert tries == ["refused-person-wrong"] * 2 + ["refused-limit-tries"]
        assert await refusal(reception.recover(visit, name.upper(), "x", PASSWORD)) == "refused-limit-tries"


async def test_a_stranger_who_tries_somebodys_name_does_not_keep_its_owner_out(reception):
    await reception.register(Visit("dd", "at home"), "Dora", PASSWORD)
    for number in range(50):
        with pytest.raises(Illegal):
            await reception.sign_in(Visit(f"{number:02}", "a stranger's"), "Dora", "x")
    assert await reception.sign_in(Visit("dd", "at home"), "Dora", PASSWORD) == "dd"


async def test_from_all_addresses_together_a_name_is_tried_only_so_often(reception, monkeypatch):
    monkeypatch.setattr(passwords, "fits", lambda *_: False)
    keys = [await refusal(reception.sign_in(Visit("aa", str(number)), "Dora", "x")) for number in range(41)]
    assert keys == ["refused-person-wrong"] * 40 + ["refused-limit-tries"]


async def test_an_address_tries_only_so_many_names(reception):
    keys = [await refusal(reception.recover(Visit("aa", "here"), f"name {n}", "x", PASSWORD)) for n in range(17)]
    assert keys == ["refused-person-wrong"] * 16 + ["refused-limit-tries"]


async def test_of_two_who_register_the_same_name_at_once_one_gets_it(reception):
    both = [reception.register(Visit(who, who), "Dora", PASSWORD) for who in ("aa", "bb")]
    told = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(isinstance(answer, Illegal) for answer in told) == [False, True]
