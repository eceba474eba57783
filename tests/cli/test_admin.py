"""`panzerkiste admin`, on a folder alone and on one that a server uses."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from panzerkiste.cli import admin
from tests.cli.test_cli import panzerkiste
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import PATIENCE, House, Visitor, empty_database

PASSWORD = "Leopard im Hafer"
COMMANDS = tuple(admin.COMMANDS)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("office"), WIDE_LIMITS).open()
    yield house
    house.close()


def ordered(data: Path, *words: object) -> str:
    done = panzerkiste("admin", *words, "--data", data)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def refused(data: Path, *words: object) -> str:
    done = panzerkiste("admin", *words, "--data", data)
    assert (done.returncode, done.stdout, "Traceback" in done.stderr) == (2, "", False)
    return done.stderr.strip()


def member(house: House, name: str) -> httpx.Client:
    """Somebody with an account."""
    client = httpx.Client(base_url=house.url, timeout=60)
    assert client.post("/api/me/account", json={"name": name, "password": PASSWORD}).is_success
    return client


def names_in(data: Path) -> set[str]:
    with sqlite3.connect(data / "panzerkiste.sqlite") as database:
        return {name for (name,) in database.execute("SELECT name FROM accounts")}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_an_example(command: str) -> None:
    last_line = panzerkiste("admin", command, "--help").stdout.rstrip().splitlines()[-1]
    assert f": panzerkiste admin {command}" in last_line


def test_whoever_is_shut_out_of_a_running_server_is_out_at_once_until_he_is_let_in_again(house: House) -> None:
    dachs = member(house, "Dachs")
    assert ordered(house.data, "ban", "dachs") == "dachs is shut out."
    answer = dachs.get("/api/me")
    assert (answer.status_code, answer.json()["key"]) == (403, "refused-person-banned")
    assert dachs.get("/").status_code in (200, 503), "the page itself says so"
    assert ordered(house.data, "unban", "Dachs") == "Dachs may come in again."
    assert dachs.get("/api/me").is_success


async def test_his_open_table_ends_and_does_not_come_back(house: House) -> None:
    anna = Visitor(house)
    async with anna.http:
        await anna.http.put("/api/me", json={"name": "Elster"})
        match = await anna.new_match("me", "hotseat")
        async with anna.table(match["id"], 0) as place:
            await place.picture()
            await asyncio.to_thread(ordered, house.data, "ban", "Elster")
            assert await place.closed() == 4403
        with pytest.raises(InvalidStatus, match="403"):
            async with anna.table(match["id"], 0):
                pass


def test_a_ban_outlives_the_server(house: House) -> None:
    igel = member(house, "Igel")
    ordered(house.data, "ban", "Igel")
    house.kill()
    house.open()
    assert igel.get("/api/me").status_code == 403


def test_a_server_that_runs_renames_merges_names_organisers_and_gives_codes(house: House) -> None:
    fuchs, luchs = member(house, "Fuchs"), member(house, "Luchs")
    match = fuchs.post("/api/matches", json={"game": "panzerschlacht", "options": {}, "seats": [{"kind": "me"}] * 2})
    assert ordered(house.data, "rename", "Fuchs", "Rotfuchs") == "Fuchs is called Rotfuchs now."
    assert fuchs.get("/api/me").json()["name"] == "Rotfuchs"
    assert "Somebody else is called “luchs” already" in refused(house.data, "rename", "Rotfuchs", "luchs")
    ordered(house.data, "merge", "Rotfuchs", "Luchs")
    assert [one["id"] for one in luchs.get("/api/matches").json()] == [match.json()["id"]]
    assert fuchs.get("/api/me").json()["account"] is None
    assert "cannot be merged with itself" in refused(house.data, "merge", "Luchs", "Luchs")
    words = {"name": "Club Nordlicht", "welcome": "Dienstags.", "rules": ""}
    assert luchs.put("/api/club", json=words).status_code == 403
    ordered(house.data, "organiser", "Luchs")
    assert luchs.put("/api/club", json=words).json()["name"] == "Club Nordlicht"
    other = member(house, "Hase")
    event = {"name": "Nein", "game": "panzerschlacht", "options": {}, "kind": "swiss"}
    assert other.post("/api/events", json=event).json()["key"] == "refused-event-named"
    ordered(house.data, "organiser", "Luchs", "--remove")
    assert other.post("/api/events", json=event).is_success
    code = ordered(house.data, "recover", "Luchs").rpartition(" ")[2]
    with httpx.Client(base_url=house.url, timeout=60) as elsewhere:
        body = {"name": "Luchs", "code": code, "password": "Wiesel im Klee"}
        assert elsewhere.post("/api/me/recover", json=body).json()["name"] == "Luchs"


def test_the_club_is_written_from_files(house: House, tmp_path: Path) -> None:
    (tmp_path / "rules.txt").write_text("Freundlich sein.\n", encoding="utf-8")
    ordered(house.data, "club", "--rules", tmp_path / "rules.txt", "--name", "Nordlicht")
    page = httpx.get(f"{house.url}/api/club").json()
    assert (page["name"], page["rules"]) == ("Nordlicht", "Freundlich sein.")
    assert "--name Nordlicht" in refused(house.data, "club")


@pytest.mark.skipif(os.name != "posix", reason="FIFOs are Unix's")
def test_neither_a_fifo_nor_a_link_nor_an_old_answer_holds_the_office_up(house: House, tmp_path: Path) -> None:
    os.mkfifo(house.data / "order.new")
    os.mkfifo(house.data / "answer.new")
    os.mkfifo(house.data / "answer.json")
    (tmp_path / "elsewhere").write_bytes(b"{}")
    for oddity in (os.mkfifo, os.mkdir, lambda file: file.symlink_to(tmp_path / "elsewhere")):
        oddity(house.data / "order.json")
        for _ in range(PATIENCE * 20):
            if not os.path.lexists(house.data / "order.json"):
                break
            time.sleep(0.05)
    member(house, "Marder")
    assert ordered(house.data, "rename", "Marder", "Edelmarder") == "Marder is called Edelmarder now."
    assert not {"order.json", "order.new", "answer.json", "answer.new"} & {one.name for one in house.data.iterdir()}
    assert (tmp_path / "elsewhere").exists()


def test_a_backup_of_a_running_server_is_put_back_where_none_runs_and_the_old_is_kept(
    house: House, tmp_path: Path
) -> None:
    member(house, "Biber")
    file, new = tmp_path / "club.zip", tmp_path / "new"
    assert "keep it safe" in ordered(house.data, "backup", file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert "is there already" in refused(house.data, "backup", file)
    assert "is using" in refused(house.data, "restore", file)
    ordered(new, "restore", file)
    assert "Biber" in names_in(new)
    ordered(new, "rename", "Biber", "Otter")  # also where no server runs
    ordered(new, "restore", file)
    assert "Biber" in names_in(new)
    [*_, kept] = sorted(new.glob("before-*"))
    assert "Otter" in names_in(kept)
    assert (new / "session.key").read_bytes() == (house.data / "session.key").read_bytes()


def test_numbers_are_told_while_a_server_runs(house: House) -> None:
    told = ordered(house.data, "statistics")
    assert "Accounts: " in told
    assert "panzerschlacht: 2 matches, 2 of them running, 2 within a week" in told


def test_complaints_are_listed_with_names_and_words(tmp_path: Path) -> None:
    data = fresh(tmp_path / "club")
    assert ordered(data, "reports") == "Nobody has complained."
    with sqlite3.connect(data / "panzerkiste.sqlite") as database:
        database.execute("INSERT INTO accounts (id, name, handle) VALUES ('a', 'Anna', 'x'), ('b', 'Bert', 'y')")
        database.execute(
            "INSERT INTO matches (id, game, rules, options, creator, created, watch)"
            " VALUES ('m1', 'panzerschlacht', 1, '{}', 'a', 0, 'w')"
        )
        database.execute(
            "INSERT INTO reports (match, member, account, why, words, at) VALUES (1, 'b', 'a', 'rude', ?, 0)",
            ('[{"seat":1,"phrase":"","text":"Grr!","at":0},{"seat":0,"phrase":"thanks","text":"","at":1}]',),
        )
    assert ordered(data, "reports") == "1. 1970-01-01: Anna about Bert (rude), match m1: 2: Grr! / 1: thanks"
    assert ordered(data, "reports", "--done", 1) == "Complaint 1 is done."
    assert refused(data, "reports", "--done", 1) == "There is no complaint 1."


def test_what_is_missing_or_broken_is_said(tmp_path: Path) -> None:
    for words in (("ban", "Dachs"), ("backup", tmp_path / "new.zip"), ("statistics",)):
        assert "There is nothing in" in refused(tmp_path, *words)
    (tmp_path / "panzerkiste.sqlite").write_bytes(b"no database at all, but long enough to be read as one" * 99)
    for words in (("ban", "Dachs"), ("backup", tmp_path / "new.zip"), ("statistics",)):
        assert "cannot be used" in refused(tmp_path, *words)
    assert not (tmp_path / "new.zip").exists()
    (tmp_path / "no.zip").write_text("no backup")
    assert "is no backup of ours" in refused(tmp_path / "elsewhere", "restore", tmp_path / "no.zip")
    assert "is no backup of ours" in refused(tmp_path / "elsewhere", "restore", tmp_path / "nowhere.zip")
    assert "Nobody here is called “Dachs”" in refused(fresh(tmp_path / "fresh"), "ban", "Dachs")


def fresh(data: Path) -> Path:
    data.mkdir()
    (data / "panzerkiste.sqlite").write_bytes(empty_database())
    return data
