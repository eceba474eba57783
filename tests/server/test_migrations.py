"""Databases of earlier versions are brought up to date, whichever database it is."""

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import alembic.command
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Integer, LargeBinary, MetaData, insert, text

from panzerkiste.server.storage.database import STEPS
from panzerkiste.server.storage.folder import Unusable
from panzerkiste.server.storage.postgres import prepare
from panzerkiste.server.storage.tables import METADATA
from tests.server.databases import Place

VERSIONS = sorted(file.stem.removeprefix("step_") for file in STEPS.glob("step_*.py"))
BEYOND_32_BITS = 1_800_000_000_000
KEPT = {"number": None, "options": '{"minutes": 7}', "clocked": 1, "id": None}  # None: another one in every row
OLD = {"maps", "decks", "armies", "battlefields"}  # which are works now


def migrate(connection, version):
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS.parent))
    alembic.command.upgrade(config, version)


def value(column, version):
    if KEPT.get(column.name):
        return KEPT[column.name]
    if (column.foreign_keys and column.type.python_type is int) or column.name in ("number", "seat", "entries"):
        return int(version)
    if isinstance(column.type, LargeBinary):
        return f"{column.name} {version}".encode()
    if isinstance(column.type, Integer):
        return BEYOND_32_BITS if column.name in ("created", "since", "changed", "at") else int(version)
    return float(version) if column.type.python_type is float else f"of {version}"


def fill(connection, version):
    """One row in every table that there was."""
    tables = MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        if table.name != "alembic_version":
            connection.execute(insert(table).values({column.name: value(column, version) for column in table.columns}))
    return [table.name for table in tables.sorted_tables]


def grow(connection):
    """What every version wrote, and which tables it wrote it to."""
    filled = Counter[str]()
    for version in VERSIONS:
        migrate(connection, version)
        filled.update(fill(connection, version))
    return filled


async def test_what_any_version_wrote_outlives_all_steps_after_it(new_database):
    filled = await new_database.alone(grow)

    def look(connection):
        rows = {name: connection.execute(table.select()).mappings().all() for name, table in METADATA.tables.items()}
        return compare_metadata(MigrationContext.configure(connection), METADATA), rows

    difference, rows = await new_database.alone(look)
    assert difference == []
    expected = {name: filled[name] for name in METADATA.tables}
    expected["works"] += sum(filled[name] for name in OLD)
    assert {name: len(found) for name, found in rows.items()} == expected
    assert {row["created"] for row in rows["matches"]} == {BEYOND_32_BITS}
    timed = [json.loads(row["clock"]) for row in rows["matches"] if row["id"] < "of 0011"]
    assert timed == [{"type": "Live", "minutes": 7}] * 10
    assert len({row["handle"] for row in rows["accounts"]}) == len(VERSIONS)
    assert {row["size"] for row in rows["works"] if row["told_by"] == ""} == {len("of 0002")}


async def test_names_are_found_by_how_they_begin_wherever_the_database_was_made(postgres, tmp_path):
    query = text(
        "SELECT collation_name FROM information_schema.columns"
        " WHERE table_name = 'accounts' AND column_name IN ('name', 'key')"
    )
    place = Place(tmp_path, postgres.new_address())
    assert await place.alone(lambda connection: connection.execute(query).scalars().all()) == ["C", "C"]


def test_of_two_that_start_at_once_one_migrates(postgres):
    address = postgres.cluster.address(postgres.cluster.new_database())
    with ThreadPoolExecutor(2) as both:
        assert list(both.map(prepare, [address, address])) == [None, None]


async def test_a_database_of_a_newer_version_is_left_alone(postgres, tmp_path):
    place = Place(tmp_path, postgres.new_address())
    await place.alone(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(Unusable) as refused:
        prepare(place.address)
    assert refused.value.line.key == "cli-database-newer"


def test_a_database_that_does_not_answer_is_named_without_its_password(postgres):
    with pytest.raises(Unusable) as refused:
        prepare("postgresql://anna:secret@127.0.0.1:1/none")
    assert refused.value.line.facts["database"] == "postgresql://anna:***@127.0.0.1:1/none"
