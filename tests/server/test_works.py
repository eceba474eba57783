"""What visitors keep: one table for every kind, a shelf for each, quotas, and lists that read no work."""

import asyncio
import sqlite3
from contextlib import closing
from threading import Event
from time import thread_time

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from msgspec import Struct

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import Limits, Rate
from panzerkiste.server.storage.database import STEPS
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.storage.sqlite import Sqlite, open_engine
from panzerkiste.server.storage.store import Room, Store
from panzerkiste.server.thinking.bench import WAITING, Bench
from panzerkiste.server.web.desk import Desk
from panzerkiste.server.web.turnstiles import Turnstiles
from tests.server.house import House

OLD = ("maps", "decks", "armies", "battlefields")
KINDS = ("poem", "song")


class Told(Struct, frozen=True):
    name: str


class Reader:
    """Tells the first word of a text, and how often it was asked to."""

    def __init__(self):
        self.read = 0

    def tell(self, text):
        self.read += 1
        return Told(text.split()[0])


def shelf(reader, kind="poem"):
    return Shelf(kind, kind.upper(), Told, reader.tell, "1")


@pytest.fixture
async def store(tmp_path):
    store = Store(Sqlite(tmp_path / "works.sqlite"))
    yield store
    await store.close()


@pytest.fixture
def bench():
    bench = Bench()
    yield bench
    bench.close()


@pytest.fixture
def desk_of(store, bench):
    def desk(account, limits=None):
        return Desk(account, "127.0.0.1", store, bench, Turnstiles(limits or Limits()))

    return desk


def older(file, version):
    """A database as an older version made it."""
    engine = open_engine(file)
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(STEPS.parent))
        command.downgrade(config, version)
    engine.dispose()


def test_works_of_every_kind_move_into_one_table_with_their_ids(tmp_path):
    file = tmp_path / "old.sqlite"
    older(file, "0005")
    with closing(sqlite3.connect(file)) as old:
        for number, table in enumerate(OLD):
            rows = [(f"{table}-{name}", f"account-{name}", f"Text {name} ü", number) for name in "ab"]
            old.executemany(f"INSERT INTO {table} VALUES (?, ?, ?, ?)", rows)
        old.commit()
    open_engine(file).dispose()
    with closing(sqlite3.connect(file)) as new:
        kept = new.execute("SELECT kind, id, account, text, size, changed FROM works ORDER BY changed, id").fetchall()
        names = {row[0] for row in new.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert kept == [
        (kind, f"{table}-{name}", f"account-{name}", f"Text {name} ü", 9, number)
        for number, (kind, table) in enumerate(zip(("map", "deck", "army", "battlefield"), OLD, strict=True))
        for name in "ab"
    ]
    assert not names & set(OLD)


def test_the_step_to_one_table_can_be_taken_back(tmp_path):
    file = tmp_path / "old.sqlite"
    open_engine(file).dispose()
    with closing(sqlite3.connect(file)) as new:
        new.execute("INSERT INTO works VALUES ('deck', 'd', 'anna', 'text', '{}', '1', 6, 7)")
        new.commit()
    older(file, "0005")
    with closing(sqlite3.connect(file)) as old:
        assert old.execute("SELECT * FROM decks").fetchall() == [("d", "anna", "text", 7)]


async def test_anybody_may_have_a_shelf_of_a_kind_that_we_do_not_know(desk_of):
    poems, songs = shelf(Reader()), shelf(Reader(), "song")
    anna = desk_of("anna")
    work, told = await anna.keep(poems, "Roses are red", None)
    assert (told.name, work.kind) == ("Roses", "poem")
    assert await anna.works(poems) == [(work, told)]
    assert await anna.works(songs) == []
    with pytest.raises(Illegal, match="none"):
        await anna.one(songs, work.id)


async def test_a_list_says_of_a_work_what_is_kept_and_what_is_told(desk_of):
    poems, anna = shelf(Reader()), desk_of("anna")
    work, _ = await anna.keep(poems, "Roses are red", None)
    [one] = msgspec.json.decode((await anna.listed(poems)).content)
    assert one == {"id": work.id, "text": "Roses are red", "mine": True, "changed": work.changed, "name": "Roses"}


async def test_whoever_asks_for_much_rests_in_between_and_others_do_not():
    bench, done = Bench(rest=1e6), list[str]()

    def toil(name):
        end = thread_time() + 0.001
        while thread_time() < end:
            pass
        done.append(name)

    await bench.do("1.1.1.1", lambda: toil("one"))
    again = asyncio.create_task(bench.do("1.1.1.1", lambda: toil("again")))
    await asyncio.sleep(0)
    await bench.do("2.2.2.2", lambda: toil("other"))
    again.cancel()
    bench.close()
    assert done == ["one", "other"]


async def test_a_list_reads_no_text(desk_of):
    reader, anna = Reader(), desk_of("anna")
    poems = shelf(reader)
    for number in range(10):
        await anna.keep(poems, f"Poem{number} of mine", None)
    reader.read = 0
    assert {told.name for _, told in await anna.works(poems)} == {f"Poem{number}" for number in range(10)}
    assert reader.read == 0


@pytest.mark.parametrize("change", ["told = '', told_by = ''", "told_by = '0.0.1'", """told = '{"title": 1}'"""])
async def test_what_an_older_version_told_is_told_again_once(desk_of, store, tmp_path, change):
    reader, anna = Reader(), desk_of("anna")
    poems = shelf(reader)
    work, _ = await anna.keep(poems, "Roses are red", None)
    with closing(sqlite3.connect(tmp_path / "works.sqlite")) as other:
        other.execute(f"UPDATE works SET {change}")
        other.commit()
    reader.read = 0
    for _ in range(2):
        assert [told.name for _, told in await anna.works(poems)] == ["Roses"]
    assert reader.read == 1
    assert await store.work("poem", work.id) == work


async def test_a_shelf_of_another_version_tells_its_works_again(desk_of):
    reader, anna = Reader(), desk_of("anna")
    poems = shelf(reader)
    await anna.keep(poems, "Roses are red", None)
    for _ in range(2):
        await anna.works(poems._replace(version="2"))
    assert reader.read == 2


async def test_only_the_owner_of_a_work_changes_it_or_throws_it_away(desk_of):
    poems, anna, ben = shelf(Reader()), desk_of("anna"), desk_of("ben")
    work, _ = await anna.keep(poems, "Roses are red", None)
    with pytest.raises(Illegal, match="not_yours"):
        await ben.keep(poems, "Mine now", work.id)
    with pytest.raises(Illegal, match="not_yours"):
        await ben.throw_away(poems, work.id)
    again, _ = await anna.keep(poems, "Violets are blue", work.id)
    assert (again.id, (await ben.one(poems, work.id))[1].name) == (work.id, "Violets")


async def test_a_visitor_has_room_for_so_many_works_of_a_kind_and_so_many_bytes_of_all(store):
    room, poems, songs = Room(works=2, bytes=150), shelf(Reader()), shelf(Reader(), "song")
    first = poems.new_version("anna", "One two", None)
    assert await store.save_work(first, room, KINDS) == ""
    assert await store.save_work(poems.new_version("anna", "Two", None), room, KINDS) == ""
    assert await store.save_work(poems.new_version("anna", "Three", None), room, KINDS) == "works"
    assert await store.save_work(poems.new_version("ben", "Three", None), room, KINDS) == ""
    assert await store.save_work(songs.new_version("anna", "Long " * 20, None), room, KINDS) == "bytes"
    assert await store.save_work(songs.new_version("anna", "Long " * 10, None), room, KINDS) == ""
    bigger = poems.new_version("anna", "One " * 30, first.id)
    assert await store.save_work(bigger, room, KINDS) == "bytes"
    assert (await store.work("poem", first.id)).text == "One two"
    assert await store.save_work(poems.new_version("anna", "One and two", first.id), room, KINDS) == ""


async def test_who_has_no_room_left_is_told_so(desk_of, monkeypatch):
    monkeypatch.setattr("panzerkiste.server.storage.shelves.ROOM", Room(works=1, bytes=10_000))
    poems, anna = shelf(Reader()), desk_of("anna")
    await anna.keep(poems, "One", None)
    with pytest.raises(Illegal) as many:
        await anna.keep(poems, "Two", None)
    assert many.value.key == "refused-poem-many"
    with pytest.raises(Illegal) as much:
        await anna.keep(shelf(Reader(), "song"), "Two " * 5000, None)
    assert much.value.key == "refused-limit-works"


async def test_what_nobody_has_a_shelf_for_takes_up_no_room(desk_of, monkeypatch):
    """The package that kept songs is gone."""
    monkeypatch.setattr("panzerkiste.server.storage.shelves.ROOM", Room(works=9, bytes=1000))
    poems, songs, anna = shelf(Reader()), shelf(Reader(), "song"), desk_of("anna")
    await anna.keep(songs, "La " * 300, None)
    work, _ = await anna.keep(poems, "Roses " * 100, None)
    monkeypatch.setattr("panzerkiste.server.web.desk.kinds", lambda: {"poem", "song"})
    with pytest.raises(Illegal, match="works"):
        await anna.keep(poems, "Violets " * 100, work.id)


@pytest.mark.parametrize("limits", [Limits(saves=Rate(0, 2)), Limits(saved=Rate(0, 50))], ids=["often", "much"])
async def test_whoever_saves_for_ever_is_stopped_also_when_he_throws_away(desk_of, limits):
    poems, anna = shelf(Reader()), desk_of("anna", limits)
    for _ in range(2):
        work, _ = await anna.keep(poems, "Roses are red, and so on", None)
        await anna.throw_away(poems, work.id)
    with pytest.raises(Illegal) as refused:
        await anna.keep(poems, "Roses are red, and so on", None)
    assert refused.value.key == "refused-limit-saves"


@pytest.fixture
def small_house(tmp_path):
    few = Rate(0.0001, 2)
    house = House(tmp_path, Limits(saves=few, days=few, names=few)).open()
    yield house
    house.close()


async def test_an_address_may_save_and_make_matches_only_so_often_whatever_its_accounts(small_house, visitor):
    deck = {"text": 'name = "Empty"\n', "id": None}
    wish = {"game": "panzerschlacht", "options": {}, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    for path, body, key in (("/api/decks", deck, "saves"), ("/api/matches", wish, "matches")):
        answers = [await visitor(small_house).post(path, body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["key"] == f"refused-limit-{key}"
    named = [await visitor(small_house).http.put("/api/me", json={"name": "Anna"}) for _ in range(3)]
    assert [answer.status_code for answer in named] == [200, 200, 429]


async def test_an_account_makes_only_so_many_matches_a_day(visitor):
    turnstiles = Turnstiles(Limits(days=Rate(0, 2)))
    for number in range(2):
        turnstiles.check_day("anna", f"10.0.0.{number}")
    with pytest.raises(Illegal, match="matches"):
        turnstiles.check_day("anna", "10.0.0.9")


async def test_the_bench_takes_no_more_from_an_address_than_it_can_hold(bench):

    go = Event()
    busy = [asyncio.create_task(bench.do("10.0.0.1", go.wait)) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Illegal, match="requests"):
        await bench.do("10.0.0.1", int)
    go.set()
    assert await asyncio.gather(*busy) == [True] * WAITING
    assert await bench.do("10.0.0.1", int) == 0


async def test_whoever_asks_for_much_waits_for_himself(bench):
    """The second address has its turn after the first piece of work of the first, not after all of them."""

    done = []
    hers = [asyncio.create_task(bench.do("10.0.0.1", lambda: done.append("anna"))) for _ in range(4)]
    his = asyncio.create_task(bench.do("10.0.0.2", lambda: done.append("ben")))
    await asyncio.gather(*hers, his)
    assert done.index("ben") == 1
