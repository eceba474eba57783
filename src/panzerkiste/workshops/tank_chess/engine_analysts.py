"""Analysis by another program that speaks the engine protocol: an analyst's process (analysts.py) that asks it.

The host names the program when he starts the server; this module is run with its command line.
"""

import logging
import os
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from time import monotonic
from typing import IO, Final

import msgspec

from panzerkiste.bots.tank_chess.engines.lines import Go, Info, line_read
from panzerkiste.bots.tank_chess.engines.process import Engine
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.notation import notate
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import play
from panzerkiste.server.thinking.workers import READY
from panzerkiste.workshops.tank_chess.analysts import END, STOP, Found, FoundLine, Question

LOG: Final = logging.getLogger("panzerkiste.analysts")
PAUSE: Final = 0.05  # seconds between two reports, however much a program has to say


def command(engine: str) -> tuple[str, ...]:
    """What starts such a process."""
    return sys.executable, "-m", "panzerkiste.workshops.tank_chess.engine_analysts", engine


def main() -> None:
    reports, sys.stdout = sys.stdout.buffer, sys.stderr  # a stray print must not pass for a report
    with suppress(OSError):
        os.nice(8)  # tables and bots come first
    reports.write(READY)
    reports.flush()
    analyst = EngineAnalyst(reports, Engine(sys.argv[1]))
    analyst.listen(sys.stdin.buffer)
    analyst.engine.close()
    os._exit(0)


class EngineAnalyst:
    """Reads on while the program thinks, so that it can be told to stop."""

    def __init__(self, reports: IO[bytes], engine: Engine) -> None:
        self._reports, self.engine = reports, engine
        self._stopped = threading.Event()

    def listen(self, lines: Iterable[bytes]) -> None:
        for line in lines:
            if line == STOP:
                self._stopped.set()
                with suppress(OSError, EOFError):
                    self.engine.stop()
            else:
                self._stopped.clear()
                question = msgspec.json.decode(line, type=Question)
                threading.Thread(target=self._answer, args=(question,), daemon=True).start()

    def _answer(self, question: Question) -> None:
        try:
            self.engine.option("MultiPV", str(question.lines))
            for found in self._found(question):
                self._tell(msgspec.json.encode(found) + b"\n")
            self._tell(END)
        except (OSError, EOFError, TimeoutError, ValueError, Illegal) as error:
            LOG.warning("the engine failed: %r", error)
            self.engine.close()
            os._exit(1)

    def _found(self, question: Question) -> Iterator[Found]:
        """What is known so far, again and again; at last all that is known."""
        lines, told = dict[int, Info](), 0.0
        nodes = None if question.nodes == 1 << 62 else question.nodes
        go, end = Go(question.seconds, nodes), monotonic() + question.seconds
        for info in self.engine.reports(question.state, go, end):
            if self._stopped.is_set():
                self.engine.stop()
                self._stopped.clear()
            if isinstance(info, Info) and info.rank <= question.lines:
                lines[info.rank] = info
                if monotonic() - told > PAUSE:
                    told = monotonic()
                    yield _together(question.state, lines)
        if lines:
            yield _together(question.state, lines)

    def _tell(self, line: bytes) -> None:
        self._reports.write(line)
        self._reports.flush()


def _together(state: State, lines: dict[int, Info]) -> Found:
    last = max(lines.values(), key=lambda info: (info.depth, info.seconds))
    return Found(last.depth, last.nodes, last.seconds, tuple(_spelt(state, lines[rank]) for rank in sorted(lines)), {})


def _spelt(state: State, info: Info) -> FoundLine:
    """The line as the board writes it, as far as the rules follow it."""
    turns, texts = line_read(state, info.texts), list[str]()
    for turn in turns:
        texts.append(notate(state, state.mover, turn))
        state = play(state, turn).state
    return FoundLine(info.score, info.wins, turns, tuple(texts))


if __name__ == "__main__":
    main()
