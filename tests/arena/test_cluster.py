"""A study on a cluster of two machines, one of which is lost in the middle: the result is the same."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from panzerkiste.arena.running import here
from panzerkiste.arena.studies import Kept, studies, work

pytest.importorskip("ray")

from ray import get_runtime_context
from ray.cluster_utils import Cluster

from panzerkiste.arena.cluster import NoCluster, cluster

GAMES = range(4)


@pytest.fixture
def two_machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """Each in processes of its own, as Ray starts them, with one core."""
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    machines = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    machines.add_node(num_cpus=1)
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

    with cluster(two_machines.address) as run_all, ThreadPoolExecutor(1) as driver:
        found = driver.submit(lambda: list(run_all(played, GAMES)))
        assert begun.read_text() == "begun"  # a task of the doomed machine
        two_machines.remove_node(doomed, allow_graceful=False)
        holding = os.open(gate, os.O_RDWR)
        results = sorted(found.result(), key=lambda kept: kept.number)
        os.close(holding)
    assert results == list(here(game, GAMES))


def test_where_there_is_no_cluster_it_is_said(monkeypatch: pytest.MonkeyPatch):
    def refused(**_: Any) -> None:
        raise ConnectionError("nobody answers\nand so on")

    monkeypatch.setattr("ray.init", refused)
    with pytest.raises(NoCluster, match=r"^nobody answers$"), cluster("127.0.0.1:1"):
        pass
