"""Two who could not reach each other do not begin on one database."""

import socket
from functools import partial

import pytest
from sqlalchemy import insert

from panzerkiste.server.storage.ownership import FOR_EVER
from panzerkiste.server.storage.postgres import done_alone, look_alone
from panzerkiste.server.storage.worker_tables import WORKERS
from panzerkiste.server.workers import strangers
from panzerkiste.server.workers.strangers import stranger
from tests.cli.test_cli import panzerkiste


@pytest.fixture
def neighbour(postgres, monkeypatch):
    """A database on which somebody serves, who is reached at an address; *until* is his lease."""
    monkeypatch.setattr(strangers, "PAUSE", 0)

    def begin(address, until=FOR_EVER):
        url = postgres.new_address()
        row = insert(WORKERS).values(id="somebody", address=str(address), secret="", until=until)
        done_alone(url, lambda connection: connection.execute(row))
        return partial(look_alone, url)

    return begin


def test_one_on_another_machine_without_an_address_for_others_is_a_stranger(neighbour, tmp_path):
    gone = tmp_path / "0.socket"
    assert stranger(neighbour(gone), "") == str(gone)
    assert stranger(neighbour(gone), "10.0.0.5:8500") == str(gone)
    assert stranger(neighbour(gone, until=0), "") == "", "he is dead"


def test_where_one_has_such_an_address_the_other_needs_one_too(neighbour):
    assert stranger(neighbour("10.0.0.4:8500"), "") == "10.0.0.4:8500"
    assert stranger(neighbour("10.0.0.4:8500"), "10.0.0.5:8500") == ""
    assert stranger(neighbour("10.0.0.4:8500"), "127.0.0.1:8500") == "10.0.0.4:8500", "who could not reach it"


def test_an_address_of_one_machine_is_tried_since_it_may_be_that_of_another(neighbour):
    with socket.create_server(("127.0.0.1", 0)) as listening:
        here = f"127.0.0.1:{listening.getsockname()[1]}"
        assert stranger(neighbour(here), "127.0.0.1:8500") == ""
    assert stranger(neighbour(here), "127.0.0.1:8500") == here


def test_a_database_that_nobody_has_served_from_has_no_strangers(postgres):
    assert stranger(partial(look_alone, postgres.cluster.address(postgres.cluster.new_database())), "") == ""


def test_whoever_is_on_this_machine_is_none_also_if_he_was_killed_just_now(neighbour, tmp_path):
    near = tmp_path / "0.socket"
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(near))
        listening.listen()
        assert stranger(neighbour(near), "") == ""
    assert stranger(neighbour(near), "") == "", "his socket outlives him"


def test_the_second_of_them_is_told_what_to_do(postgres, neighbour, tmp_path):
    look = neighbour(tmp_path / "gone")
    for language, sentence in (("en", "could not reach each other"), ("de", "einander nicht erreichen")):
        refused = panzerkiste("serve", "--database", look.args[0], "--data", tmp_path, "--lang", language)
        assert refused.returncode == 2
        assert sentence in " ".join(refused.stderr.split())
        assert "--internal 10.0.0.5:8500" in refused.stderr
