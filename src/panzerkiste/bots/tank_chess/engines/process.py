"""A program that speaks the engine protocol, as a child process: it is told positions, and says what it would do."""

import shlex
import subprocess
import threading
import weakref
from collections.abc import Iterator
from contextlib import suppress
from queue import Empty, Queue
from time import monotonic
from typing import Final

from panzerkiste.bots.tank_chess.engines.lines import Go, Info, go_line, position_line, read_info
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.notation import parse
from panzerkiste.games.tank_chess.state import State

START: Final = 60.0  # seconds to say who it is: some compile at first
GRACE: Final = 0.5  # seconds for the best turn once it was told to stop
LINE: Final = 64 * 1024  # signs
LINES: Final = 1000  # that wait to be read: whoever says more waits

Said = Queue[str | None]  # None: it says nothing more


class Engine:
    """Started when it is first needed. One that dies, babbles or is late is ended, and the next turn starts it anew."""

    def __init__(self, command: str) -> None:
        self._command = shlex.split(command)
        self._process: subprocess.Popen[str] | None = None
        self._said: Said = Queue()

    def best(self, state: State, go: Go, end: float) -> Turn:
        """Its turn, at *end* on the monotonic clock; raises OSError, EOFError, TimeoutError, ValueError or Illegal."""
        for found in self.reports(state, go, end):
            if not isinstance(found, Info):
                return found
        raise EOFError("it gave no turn")

    def reports(self, state: State, go: Go, end: float) -> Iterator[Info | Turn]:
        """What it says while it thinks, and last its turn. The same errors; whoever makes one is ended."""
        at_rest = False
        try:
            self._begin()
            self._settle(end + GRACE)
            self._tell(position_line(state))
            self._tell(go_line(go))
            for words in self._heard(end):
                match words:
                    case ["info", *told] if (info := read_info(told)) is not None:
                        yield info
                    case ["bestmove", text, *_]:
                        at_rest = True
                        _, turn = parse(state, text)
                        if not isinstance(turn, Turn):
                            raise ValueError(f"{text} is no turn")
                        yield turn
                        return
        finally:
            if not at_rest:
                self.close()

    def stop(self) -> None:
        """Have the turn now; from any thread."""
        self._tell("stop")

    def option(self, name: str, value: str) -> None:
        self._begin()
        self._tell(f"setoption name {name} value {value}")

    def close(self) -> None:
        process, self._process = self._process, None
        if process:
            _end(process)

    def _begin(self) -> None:
        if self._process and self._process.poll() is None:
            return
        process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, errors="replace"
        )
        self._process, self._said = process, Queue(LINES)
        weakref.finalize(self, _end, process)
        threading.Thread(target=_listen, args=(process, self._said), daemon=True).start()
        self._tell("tei")
        end = monotonic() + START
        while self._next(end) != ["teiok"]:
            pass

    def _settle(self, end: float) -> None:
        """Whatever it still had to say about the turn before is passed over."""
        self._tell("isready")
        while self._next(end) != ["readyok"]:
            pass

    def _tell(self, line: str) -> None:
        process = self._process
        if process is None or process.stdin is None:
            raise EOFError("it has ended")
        process.stdin.write(line + "\n")
        process.stdin.flush()

    def _heard(self, end: float) -> Iterator[list[str]]:
        """Line by line; at *end* it is told to stop, and has little time to do so."""
        while True:
            try:
                words = self._next(end)
            except TimeoutError:
                break
            yield words
        self.stop()
        last = monotonic() + GRACE
        while True:
            yield self._next(last)

    def _next(self, end: float) -> list[str]:
        try:
            line = self._said.get(timeout=max(0.0, end - monotonic()))
        except Empty:
            raise TimeoutError("it is late") from None
        if line is None:
            raise EOFError("it has ended")
        return line.split()


def _listen(process: "subprocess.Popen[str]", said: Said) -> None:
    assert process.stdout is not None
    while line := process.stdout.readline(LINE):
        said.put(line)
    said.put(None)


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe:
            with suppress(OSError):  # of what was not sent any more
                pipe.close()
