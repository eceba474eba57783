"""Backups: whole, and from one database into the other."""

import pytest
from sqlalchemy import text

from panzerkiste.server.storage.backups import back_up, restore
from panzerkiste.server.storage.folder import DATABASE, KEY, Unusable
from panzerkiste.server.storage.opening import look_into
from panzerkiste.server.storage.postgres import Postgres
from panzerkiste.server.storage.sqlite import open_engine
from panzerkiste.server.storage.statistics import numbers
from panzerkiste.server.storage.store import Store
from panzerkiste.server.storage.tables import METADATA
from tests.server.test_migrations import VERSIONS, fill
from tests.server.test_store import SEATS, row


@pytest.fixture
def data(tmp_path):
    """A folder with something in every table."""
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / KEY).write_bytes(b"k" * 32)
    engine = open_engine(folder / DATABASE)
    with engine.begin() as connection:
        for version in VERSIONS[-3:]:
            fill(connection, version)
    engine.dispose()
    return folder


def everything(data, address=""):
    def look(connection):
        tables = [table for name, table in METADATA.tables.items() if name != "workers"]  # who serves just now
        return {table.name: sorted(map(repr, connection.execute(table.select()))) for table in tables}

    return look_into(data, address, look)


async def test_a_backup_moves_from_a_file_to_postgresql_and_back(data, postgres, tmp_path):
    address, club, home = postgres.new_address(), tmp_path / "club", tmp_path / "home"
    assert back_up(data, "", tmp_path / "one.zip") > 0
    restore(tmp_path / "one.zip", club, address)
    assert everything(club, address) == everything(data)
    assert (club / KEY).read_bytes() == b"k" * 32
    assert not (club / DATABASE).exists()
    assert numbers(club, address, 0).games == numbers(data, "", 0).games
    back_up(club, address, tmp_path / "two.zip")
    restore(tmp_path / "two.zip", home, "")
    assert everything(home) == everything(data)


async def test_what_postgresql_held_before_is_kept_beside_it_and_numbers_go_on(data, postgres, tmp_path):
    address, club = postgres.new_address(), tmp_path / "club"
    store = Store(Postgres(address))
    await store.create(row("old"), b"", SEATS)
    back_up(data, "", tmp_path / "one.zip")
    with pytest.raises(Unusable) as refused:
        restore(tmp_path / "one.zip", club, address)
    assert refused.value.line.key == "cli-database-in-use"
    await store.close()
    before = restore(tmp_path / "one.zip", club, address)
    found = look_into(before, "", lambda connection: connection.execute(text("SELECT id FROM matches")).scalars().all())
    assert found == ["old"]
    store = Store(Postgres(address))
    await store.create(row("new"), b"", SEATS)
    assert (await store.match("new")).number == int(VERSIONS[-1]) + 1
    await store.close()
