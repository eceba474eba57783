"""Servers start as copies of a process that has loaded the program: loading takes longer than most tests."""

import os
import signal
import sys
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PATHS: Final = "PYTHONPATH"
FOUND: Final = os.environ.get(PATHS, "")
COPIED, AFRESH = get_context("forkserver"), get_context("spawn")
COPIED.set_forkserver_preload(["tests.server.loaded"])


class Started:
    """A server in a process of its own. One that finds other packages than the tests do has to load for itself."""

    def __init__(self, arguments: Sequence[str], log: Path) -> None:
        way = COPIED if os.environ.get(PATHS, "") == FOUND else AFRESH
        self._process = way.Process(target=_serve, args=(arguments, log, dict(os.environ)), daemon=True)
        self._process.start()

    def poll(self) -> int | None:
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        if self._process.pid and self.poll() is None:
            os.kill(self._process.pid, number)

    def wait(self, seconds: float) -> None:
        self._process.join(seconds)
        assert self.poll() is not None, "the server does not end"


def _serve(arguments: Sequence[str], log: Path, environment: dict[str, str]) -> None:
    """In the new process, which is to be as if it were started by hand."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stdout.fileno())
        os.dup2(file.fileno(), sys.stderr.fileno())
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = [place for place in environment.get(PATHS, "").split(os.pathsep) if place not in sys.path]
    os.chdir(ROOT)
    sys.argv[1:] = arguments

    from tests.server.serve import serve

    serve()
