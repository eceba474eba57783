"""A study on a cluster of two machines, one of which is lost in the middle: the result is the same."""

import os
import socket
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import pytest

from panzerkiste.arena.running import here
from panzerkiste.arena.studies import Kept, studies, work

pytest.importorskip("ray")

from ray import get_runtime_context
from ray._private import ray_constants, services
from ray._private.node import Node
from ray.cluster_utils import Cluster

from panzerkiste.arena.cluster import NoCluster, cluster

GAMES = range(4)
BARE: dict[str, Any] = {"num_cpus": 1, "include_log_monitor": False, "no_monitor": True}
AGENTS = ("metrics_agent", "metrics_export", "dashboard_agent_listen", "runtime_env_agent")  # which nobody asks here


def without_agents(command: list[str]) -> list[str]:
    """A machine whose agents only sleep: each would take seconds to start, and the machine waits for their ports."""
    kept = [part for part in command if not part.startswith(tuple(f"--{agent}_port" for agent in AGENTS))]
    asleep = [part.partition("=")[0] + "=sleep 600" if "_agent_command=" in part else part for part in kept]
    return [*asleep, *(f"--{agent}_port={free_port()}" for agent in AGENTS)]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture
def two_machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """Each in processes of its own, with one core."""
    start = services.start_ray_process

    def start_bare(command: list[str], process_type: str, *rest: Any, **named: Any) -> Any:
        raylet = process_type == ray_constants.PROCESS_TYPE_RAYLET
        return start(without_agents(command) if raylet else command, process_type, *rest, **named)

    monkeypatch.setenv("RAY_worker_register_timeout_seconds", "600")  # on a busy machine Python takes long to start
    monkeypatch.setattr(services, "start_ray_process", start_bare)
    monkeypatch.setattr(Node, "start_api_server", lambda *_, **__: None)
    machines = Cluster(initialize_head=True, head_node_args={**BARE, "include_dashboard": False})
    machines.add_node(**BARE)
    try:
        machines.wait_for_nodes()
        yield machines
    finally:
        machines.shutdown()


def test_a_machine_that_is_lost_costs_nothing_but_time(two_machines: Cluster, tmp_path: Path):
    id, study = studies()["tank-hunter-deck"]
    game = work(id, study, "standard", 1)
    [doomed] = two_machines.worker_nodes
    begun, gate, never = (tmp_path / name for name in ("begun", "gate", "never"))
    for pipe in (begun, gate, never):
        os.mkfifo(pipe)  # whoever opens it waits until somebody opens the other end
    doomed_id = doomed.node_id

    def played(number: int) -> Kept:
        """The doomed machine never comes to an end; the other one waits until it is gone."""
        if get_runtime_context().get_node_id() == doomed_id:
            begun.write_text("begun")
            os.open(never, os.O_RDONLY)
        os.close(os.open(gate, os.O_RDONLY))
        return game(number)

    with cluster(two_machines.address) as run_all, ThreadPoolExecutor(2) as driver:
        found = driver.submit(lambda: list(run_all(played, GAMES)))
        task_of_the_doomed = driver.submit(begun.read_text)
        either: list[Future[Any]] = [found, task_of_the_doomed]
        wait(either, return_when=FIRST_COMPLETED)
        ends = [os.open(pipe, os.O_RDWR) for pipe in (begun, gate)]  # nobody waits any more
        two_machines.remove_node(doomed, allow_graceful=False)
        wait([found])
        for end in ends:
            os.close(end)
    results = sorted(found.result(), key=lambda kept: kept.number)
    assert task_of_the_doomed.result() == "begun"
    assert results == list(here(game, GAMES))


def test_where_there_is_no_cluster_it_is_said(monkeypatch: pytest.MonkeyPatch):
    def refused(**_: Any) -> None:
        raise ConnectionError("nobody answers\nand so on")

    monkeypatch.setattr("ray.init", refused)
    with pytest.raises(NoCluster, match=r"^nobody answers$"), cluster("127.0.0.1:1"):
        pass
