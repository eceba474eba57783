"""The database: migrations, durable appends in groups, keys that make an append happen once."""

import asyncio
import sqlite3
from contextlib import closing

import alembic.command
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event
from sqlalchemy.exc import IntegrityError

from panzerkiste.server.storage.database import STEPS
from panzerkiste.server.storage.ownership import ALONE
from panzerkiste.server.storage.sqlite import Sqlite, open_engine
from panzerkiste.server.storage.store import Store, StoredSeat
from panzerkiste.server.storage.tables import METADATA

SEATS = [StoredSeat(seat, "anna", None, None, "00", "[]") for seat in (0, 1)]


@pytest.fixture
async def store(database):
    store = Store(database.open())
    for id in ("one", "two"):
        await store.create(row(id), b"secret", SEATS)
    yield store
    await store.close()


def row(id):
    return {
        "id": id,
        "game": "panzerschlacht",
        "rules": 1,
        "options": "{}",
        "creator": "anna",
        "created": 0,
        "begun": 0,
        "watch": f"watch {id}",
    }


def entry(match, seq, sent=None):
    return (match, 0, seq, 0, b'{"type":"Pass"}', seq * 10, sent)


def test_the_migrations_lead_to_the_tables_we_use(tmp_path):
    engine = open_engine(tmp_path / "new.sqlite")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_database_that_exists_is_opened_again(tmp_path):
    for _ in range(2):
        open_engine(tmp_path / "old.sqlite").dispose()


async def test_what_is_appended_is_seen_by_others_when_the_append_is_done(store, database):
    await store.append([entry(1, 1), entry(1, 2)])
    other = Store(database.open())
    assert [entry.at for entry in (await other.match("one")).entries] == [10, 20]
    await other.close()


async def test_appends_are_durable_against_a_power_cut(tmp_path):
    database = Sqlite(tmp_path / "test.sqlite")
    assert await database.read(lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar()) == 2
    assert await database.read(lambda connection: connection.exec_driver_sql("PRAGMA journal_mode").scalar()) == "wal"
    await database.close()


async def test_a_sequence_number_is_given_once(store):
    await store.append([entry(1, 1)])
    with pytest.raises(IntegrityError):
        await store.append([entry(1, 1)])
    assert len((await store.match("one")).entries) == 1


async def test_one_bad_append_does_not_harm_those_in_its_group(store):
    """All are queued before the writer's next commit."""
    rows = [[entry(1, seq)] for seq in (1, 2, 2, 3)]
    outcomes = await asyncio.gather(*(store.append(row) for row in rows), return_exceptions=True)
    assert [isinstance(outcome, IntegrityError) for outcome in outcomes] == [False, False, True, False]
    assert [entry.at for entry in (await store.match("one")).entries] == [10, 20, 30]


async def test_a_match_is_read_without_its_seed(store):
    match = await store.match("one")
    assert "secret" not in repr(match)
    assert await store.seed(match.number) == b"secret"


async def test_lists_and_codes_are_found_by_an_index_however_much_is_kept(tmp_path):
    """A statement that looks at every row would take longer with each match that anybody plays."""
    asked, database = [], Sqlite(tmp_path / "test.sqlite")
    store = Store(database)
    event.listen(database.engine, "before_cursor_execute", lambda *call: asked.append((call[2], call[3])))
    await store.matches_of("anna", 24)
    await store.ownership.take_duties(ALONE, 0, 8)
    await store.ownership.keeper("one")
    await store.find_code("code")
    await store.works_of("map", "anna")
    await store.work("map", "id")
    await store.close()
    assert len(asked) >= 6
    with closing(sqlite3.connect(tmp_path / "test.sqlite")) as other:
        plans = [
            row[-1]
            for query in asked
            if query[0] != "BEGIN"
            for row in other.execute(f"EXPLAIN QUERY PLAN {query[0]}", query[1])
        ]
    assert [step for step in plans if step.startswith("SCAN")] == []


async def test_closing_writes_what_was_queued(database):
    store = Store(database.open())
    await store.create(row("one"), b"", SEATS)
    appends = [store.append([entry(1, seq)]) for seq in range(1, 50)]
    await store.close()
    await asyncio.gather(*appends)


def test_whoever_had_a_name_before_there_were_handles_gets_one(tmp_path):
    config = Config()
    config.set_main_option("script_location", str(STEPS.parent))
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0010")
        connection.exec_driver_sql("INSERT INTO accounts (id, name) VALUES ('aa', 'Anna'), ('bb', 'Bert')")
    engine.dispose()
    engine = open_engine(tmp_path / "old.sqlite")
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT name, handle FROM accounts ORDER BY name").all()
    engine.dispose()
    assert [name for name, _ in found] == ["Anna", "Bert"]
    assert len({handle for _, handle in found if handle}) == 2
