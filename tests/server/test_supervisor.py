"""Whoever looks after the workers of a machine starts them, starts again who dies, and ends them all."""

import os
import signal
import socket
import subprocess
import sys

import pytest

from panzerkiste.server.workers.belonging import Whose, whose
from panzerkiste.server.workers.stations import internals
from tests.cli.test_cli import panzerkiste
from tests.server.house import PATIENCE, free_port

# One visitor at a time: he is told who serves him, and whoever comes meanwhile is another's.
WORKER = """
import os
from panzerkiste.server.workers.stations import given, station
visitors = station(given()).visitors
while True:
    visitor, _ = visitors.accept()
    visitor.sendall(f"{os.getpid()}\\n".encode())
    visitor.recv(1)
"""
SUPERVISOR = """
import sys
from panzerkiste.server.workers.supervisor import look_after
look_after([sys.executable, "-c", sys.argv[1]], 2, "127.0.0.1", int(sys.argv[2]), "")
"""


class Visit:
    def __init__(self, port):
        self.line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.worker = int(self.line.makefile().readline())

    def is_over(self):
        try:
            return self.line.recv(1) == b""
        except ConnectionResetError:
            return True


@pytest.fixture
def port():
    port = free_port()
    supervisor = subprocess.Popen([sys.executable, "-c", SUPERVISOR, WORKER, str(port)])
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except ConnectionRefusedError:
            assert supervisor.poll() is None
    yield port
    supervisor.send_signal(signal.SIGTERM)
    assert supervisor.wait(PATIENCE) == 0


def test_who_dies_is_replaced_and_his_visitors_come_back_to_the_same_door(port):
    one, other = Visit(port), Visit(port)
    assert one.worker != other.worker
    os.kill(one.worker, signal.SIGKILL)
    assert one.is_over()
    third = Visit(port)
    assert third.worker not in (one.worker, other.worker)


def test_several_workers_on_a_file_are_refused(tmp_path):
    for language, sentence in (("en", "one process alone"), ("de", "schreibt nur einer")):
        refused = panzerkiste("--workers", "2", "--data", str(tmp_path), "--lang", language)
        assert refused.returncode == 2
        assert sentence in " ".join(refused.stderr.split())


def test_each_worker_of_a_machine_has_an_address_of_its_own():
    assert internals("10.0.0.5:8500", 2) == ["10.0.0.5:8500", "10.0.0.5:8501"]
    assert len(set(internals("", 3))) == 3


@pytest.mark.parametrize(
    ("path", "owner"),
    [
        ("/api/matches/k3jX_-9/play", "k3jX_-9"),
        ("/api/matches/k3jX_-9", "k3jX_-9"),
        ("/api/bot/matches/k3jX_-9/stream", "k3jX_-9"),
        ("/api/bot/challenges/k3jX_-9/0/accept", "k3jX_-9"),
        ("/api/matches", Whose.ANYBODY),
        ("/api/join", Whose.ANYBODY),
        ("/api/games/tank-chess/rulebook", Whose.ANYBODY),
        ("/assets/index.js", Whose.ANYBODY),
        ("/api/games/tank-chess/ratings", Whose.CLUB),
        ("/api/lobby", Whose.CLUB),
        ("/api/challenges/7/accept", Whose.CLUB),
        ("/api/me", Whose.CLUB),
        ("/api/bot/events", Whose.CLUB),
        ("/api/whatever-comes-next", Whose.CLUB),
    ],
)
def test_what_belongs_to_whom(path, owner):
    assert whose(path) == owner
