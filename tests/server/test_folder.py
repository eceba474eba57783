"""The data folder: one server at a time, closed to others, whole keys, and sentences where it cannot be used."""

import errno
import logging
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.storage.folder import ANSWER, DATABASE, KEY, LOCK, ORDER, Folder, Unusable
from panzerkiste.server.storage.order_files import taken, tidy
from panzerkiste.server.storage.sqlite import Sqlite, open_engine
from panzerkiste.server.storage.store import Store
from panzerkiste.server.web.accounts import read_key
from panzerkiste.server.web.app import open_folder
from tests.cli.test_cli import panzerkiste
from tests.server.house import House, free_port, sensible
from tests.server.test_store import SEATS, entry, row

posix = pytest.mark.skipif(os.name != "posix", reason="rights as Unix has them")


def rights(file):
    return stat.S_IMODE(file.stat().st_mode)


# The key.


def test_a_key_is_made_once_and_is_long_enough(tmp_path):
    key = read_key(tmp_path)
    assert (len(key), read_key(tmp_path)) == (32, key)
    assert [file.name for file in tmp_path.iterdir()] == [KEY]


@pytest.mark.parametrize("bad", [b"", b"short", b"x" * 33])
def test_a_key_of_another_length_is_refused_and_left_alone(tmp_path, bad):
    (tmp_path / KEY).write_bytes(bad)
    with pytest.raises(Unusable) as refused:
        read_key(tmp_path)
    assert refused.value.line.key == "cli-key-broken"
    assert refused.value.line.facts == {"file": str(tmp_path / KEY), "have": len(bad), "need": 32}
    assert (tmp_path / KEY).read_bytes() == bad


def test_a_first_start_on_a_full_disk_leaves_no_key(tmp_path, monkeypatch):
    def full(_):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(Unusable) as refused:
            read_key(tmp_path)
    assert refused.value.line.key == "cli-not-written"
    assert not (tmp_path / KEY).exists()
    assert len(read_key(tmp_path)) == 32


# The lock.


def test_a_folder_is_used_by_one_server_at_a_time(tmp_path):
    with Folder(tmp_path), pytest.raises(Unusable) as refused:
        Folder(tmp_path)
    assert refused.value.line.facts == {"folder": str(tmp_path), "pid": str(os.getpid())}
    Folder(tmp_path).close()


def test_whoever_dies_lets_go_of_the_folder(tmp_path):
    program = f"from pathlib import Path; from panzerkiste.server.storage.folder import Folder; \
        folder = Folder(Path({str(tmp_path)!r})); print('held', flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout.readline() == "held\n"
        with pytest.raises(Unusable) as refused:
            Folder(tmp_path)
        assert refused.value.line.facts["pid"] == str(other.pid)
        other.kill()
        other.wait()
    Folder(tmp_path).close()


async def test_a_second_server_says_who_has_the_folder_and_changes_nothing(tmp_path, visitor):
    house = House(tmp_path).open()
    try:
        done = panzerkiste("--no-open", "--port", free_port(), "--data", tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert f"is using {tmp_path}" in " ".join(done.stderr.split()).replace("/ ", "/")
        assert "Traceback" not in done.stderr
        await visitor(house).ask("/api/me")
    finally:
        house.close()


# Rights.


@posix
def test_a_new_folder_is_closed_to_others(tmp_path):
    data = tmp_path / "data"
    open_folder(data).close()
    assert rights(data) == 0o700
    assert {file.name for file in data.iterdir()} >= {DATABASE, KEY, LOCK}
    assert {rights(file) for file in data.iterdir()} == {0o600}


@posix
async def test_also_the_files_that_the_database_keeps_beside_it_are_closed(tmp_path):
    with open_folder(tmp_path / "data") as folder:
        store = Store(Sqlite(folder.database))
        await store.create(row("one"), b"secret", SEATS)
        files = list(folder.database.parent.iterdir())
        await store.close()
    assert {file.name for file in files} >= {f"{DATABASE}-wal", f"{DATABASE}-shm"}
    assert {rights(file) for file in files if file.exists()} == {0o600}


@posix
def test_what_an_older_version_left_open_is_closed(tmp_path):
    open_folder(tmp_path).close()
    (tmp_path / f"{DATABASE}-wal").touch()
    tmp_path.chmod(0o755)
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    Folder(tmp_path).close()
    assert rights(tmp_path) == 0o700
    assert {rights(file) for file in tmp_path.iterdir()} == {0o600}


@posix
def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path):
    """Somebody may serve from his home, and a web server from a folder in it."""
    other = tmp_path / "index.html"
    other.touch(0o644)
    tmp_path.chmod(0o755)
    open_folder(tmp_path).close()
    assert (rights(tmp_path), rights(other), rights(tmp_path / DATABASE)) == (0o755, 0o644, 0o600)


# What cannot be used.


def break_version(file, version):
    open_engine(file).dispose()
    with closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE alembic_version SET version_num = ?", [version])
        other.commit()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("prepare", "name", "en"),
    [
        (lambda file: file.write_bytes(b"no database " * 100), DATABASE, "cannot be used"),
        (lambda file: file.mkdir(), DATABASE, "cannot be used"),
        (lambda file: break_version(file, "9999"), DATABASE, "newer Panzerkiste"),
        (lambda file: file.with_name(KEY).touch(), KEY, "is damaged"),
    ],
    ids=["other", "folder", "newer", "key"],
)
def test_a_folder_that_cannot_be_used_is_said_with_the_file_and_what_to_do(tmp_path, prepare, name, en, lang):
    prepare(tmp_path / DATABASE)
    done = panzerkiste("--no-open", "--port", free_port(), "--data", tmp_path, "--lang", lang)
    assert (done.returncode, done.stdout) == (2, "")
    told = " ".join(done.stderr.split())
    assert "Traceback" not in told
    assert name in told.replace(" ", "")
    assert (en in told) == (lang == "en")
    Folder(tmp_path).close()  # whoever was refused does not keep the lock


async def test_a_full_disk_is_a_refusal_and_one_line_in_the_log(tmp_path, caplog):
    store = Store(Sqlite(tmp_path / DATABASE))
    await store.create(row("one"), b"", SEATS)
    await store._write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1").scalar())
    with caplog.at_level(logging.ERROR), pytest.raises(Illegal) as refused:
        await store.append([(1, 0, seq, 0, b"x" * 4000, 0, None) for seq in range(1, 100)])
    assert refused.value.key == "refused-storage-failed"
    assert [record.getMessage() for record in caplog.records] == ["the database failed: database or disk is full"]
    assert caplog.records[0].exc_info is None
    assert (await store.match("one")).entries == ()
    await store.append([entry(1, 1)])  # there is room for a little again, and the writer has gone on
    await store.close()


@pytest.fixture
def ruined(tmp_path):
    """A server whose database is taken to pieces while it runs."""
    house = House(tmp_path).open()
    yield house
    house.close()


async def test_a_database_that_breaks_while_serving_is_answered_in_words(ruined, visitor):
    anna = visitor(ruined)
    match = await anna.new_match("me", "hotseat")
    with closing(sqlite3.connect(ruined.data / DATABASE)) as other:
        other.execute("DROP TABLE entries")
        other.execute("ALTER TABLE accounts RENAME TO lost")
        other.commit()
    named = await anna.http.put("/api/me", json={"name": "Anna"})
    assert (named.status_code, named.json()["key"]) == (503, "refused-storage-failed")
    async with anna.table(match["id"], 0) as place:
        await place.send("Act", action=await sensible(place, await place.picture()))
        assert await place.closed() == 1012  # all come back to what the record holds
    found = await anna.get(f"/api/matches/{match['id']}")
    assert (found.status_code, found.json()["key"]) == (503, "refused-storage-failed")
    told = ruined.log.read_text()
    assert "the database failed: no such table" in told
    assert "Traceback" not in told


def test_a_folder_that_cannot_be_made_is_said(tmp_path):
    (tmp_path / "file").touch()
    done = panzerkiste("--no-open", "--port", free_port(), "--data", tmp_path / "file" / "data")
    assert done.returncode == 2
    assert "cannot be written" in " ".join(done.stderr.split())


# Orders.


def test_what_was_ordered_from_an_earlier_server_is_not_done_by_the_next(tmp_path):
    (tmp_path / ORDER).write_bytes(b"{}")
    (tmp_path / ANSWER).write_bytes(b"a code")
    tidy(tmp_path)
    assert [*tmp_path.iterdir()] == []


def test_an_order_is_taken_once_and_a_huge_one_never(tmp_path):
    assert taken(tmp_path / ORDER) is None
    (tmp_path / ORDER).write_bytes(b"rename")
    assert [taken(tmp_path / ORDER), taken(tmp_path / ORDER)] == [b"rename", None]
    (tmp_path / ORDER).write_bytes(b"x" * 100_000)
    with pytest.raises(OSError, match="no file of ours"):
        taken(tmp_path / ORDER)
    assert taken(tmp_path / ORDER) is None
