"""Our engine's end of the engine protocol: lines on its input, lines on its output, thinking in a thread."""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final

from panzerkiste.bots.tank_chess.engines.lines import Go, Info, info_line, read_go, read_position_line
from panzerkiste.bots.tank_chess.levels import obvious
from panzerkiste.bots.tank_chess.memory import new_memory
from panzerkiste.bots.tank_chess.thinking import ENTRIES, Limits, Line, Report, Thinker, turns_to_win
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.kernel import covers
from panzerkiste.games.tank_chess.notation import turn_text
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import play, turns

OPTIONS: Final = {
    "MultiPV": (1, 10),
    "Threads": (1, 8),
}  # each is a number: the usual one, which is the least, and the most


class Program:
    def __init__(self, name: str, say: Callable[[str], None]) -> None:
        self._name, self._say = name, say
        self._options = {name: least for name, (least, _) in OPTIONS.items()}
        self._state = read_position_line(["start"])
        self._memory, self._age = new_memory(ENTRIES), 0
        self._stopped = threading.Event()
        self._thinker: Thinker | None = None
        self._thread: threading.Thread | None = None

    def listen(self, lines: Iterable[str]) -> None:
        """Until told to quit, or until nobody speaks any more."""
        for line in lines:
            try:
                if self._obey(line.split()):
                    break
            except Illegal as illegal:
                self._say(f"info string refused: {illegal}")
            except ValueError as error:
                self._say(f"info string refused: {error}")
        self._rest()

    def _obey(self, words: Sequence[str]) -> bool:
        """Is it over?"""
        match words:
            case ["tei"]:
                self._introduce()
            case ["isready"]:
                self._say("readyok")
            case ["setoption", "name", name, "value", value]:
                self._set(name, value)
            case ["newgame"]:
                self._rest()
                self._memory = new_memory(ENTRIES)
            case ["position", *told]:
                self._rest()
                self._state = read_position_line(told)
            case ["go", *told]:
                self._rest()
                self._go(read_go(told, self._state), endless="infinite" in told)
            case ["stop"]:
                self._rest()
            case ["quit"]:
                return True
            case [_, *_]:
                self._say(f"info string refused: unknown {words[0][:40]}")
        return False

    def _introduce(self) -> None:
        self._say(f"id name {self._name}")
        self._say("id author The Panzerkiste authors")
        for name, (least, most) in OPTIONS.items():
            self._say(f"option name {name} type spin default {least} min {least} max {most}")
        self._say("teiok")

    def _set(self, name: str, value: str) -> None:
        if name not in OPTIONS:
            raise ValueError(f"no option {name[:40]}")
        least, most = OPTIONS[name]
        self._options[name] = min(most, max(least, int(value)))

    def _rest(self) -> None:
        """Stop thinking, if it does, and wait until the turn is told."""
        self._stopped.set()
        if self._thinker:
            self._thinker.stop()
        if self._thread:
            self._thread.join()
        self._thread = self._thinker = None

    def _go(self, go: Go, *, endless: bool) -> None:
        if self._state.result:
            raise ValueError("the game is over")
        self._stopped.clear()
        self._age += 1
        if covers(self._state):
            lines, threads = self._options["MultiPV"], self._options["Threads"]
            self._thinker = Thinker(self._state, lines=lines, threads=threads, memory=self._memory)
        given = {"state": self._state, "go": go, "endless": endless}
        self._thread = threading.Thread(target=self._think, kwargs=given, daemon=True)
        self._thread.start()

    def _think(self, *, state: State, go: Go, endless: bool) -> None:
        best = ""
        if self._thinker is None:  # a board that is too large for the kernel
            best = turn_text(state, obvious(state, list(turns(state)), Random(0)))
        else:
            plain = Limits()
            limits = Limits(go.seconds, go.nodes or plain.nodes, go.depth or plain.depth)
            for report in self._thinker.reports(limits, self._age):
                for info in _infos(state, report):
                    self._say(info_line(info))
                best = turn_text(state, report.turn)
        if endless:
            self._stopped.wait()
        self._say(f"bestmove {best}")


def _infos(state: State, report: Report) -> Iterator[Info]:
    for rank, line in enumerate(report.lines, 1):
        wins = turns_to_win(line.score)
        yield Info(report.depth, report.nodes, report.seconds, rank, line.score, wins, _texts(state, line))


def _texts(state: State, line: Line) -> tuple[str, ...]:
    """The line in notation, as far as the rules follow it."""
    texts = list[str]()
    for turn in line.turns:
        try:
            text = turn_text(state, turn)
            state = play(state, turn).state
        except Illegal:
            break
        texts.append(text)
    return tuple(texts)
