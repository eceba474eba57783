"""A game of Tank Chess taken apart: the turns that were played, and those that somebody tries instead."""

from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from panzerkiste.engine.game import WATCHER, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import Entry, Header, Record
from panzerkiste.games.tank_chess.actions import Escape, Move, Turn
from panzerkiste.games.tank_chess.events import Event
from panzerkiste.games.tank_chess.game_file import game_file_of, line_of, write_game
from panzerkiste.games.tank_chess.notation import notate, parse
from panzerkiste.games.tank_chess.position import write_position
from panzerkiste.games.tank_chess.screen import screen
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import GAME_ID, RULES, Options, State
from panzerkiste.games.tank_chess.story import story
from panzerkiste.games.tank_chess.turn import apply
from panzerkiste.games.tank_chess.view import view
from panzerkiste.server.matches.protocol import Happened
from panzerkiste.workshops.tank_chess.protocol import AnalysisNode

MOST: Final = 3000  # positions in one analysis


class Reached(NamedTuple):
    """A position, and the turn that led to it."""

    parent: int
    turn: Turn | None
    step: Step[State, Event]
    text: str


class Variations:
    """Positions by their numbers: 0 is the first, then those of the game, then what was tried, in that order."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.options = msgspec.convert(record.header.options, Options)
        self._reached = [Reached(-1, None, Step(first_state(self.options)), "")]
        self._numbers: dict[tuple[int, Turn], int] = {}
        self.end = self._play_through()  # the state after the last word of both players
        self.played = len(self._reached)  # positions of the game itself

    def _play_through(self) -> State:
        state = self.state(0)
        for seat, action in line_of(self.record):
            state = apply(state, seat, action).state
            if isinstance(action, Move | Escape):
                self.add(len(self._reached) - 1, action)
        return state

    def state(self, number: int) -> State:
        return self._at(number).step.state

    def parent(self, number: int) -> int:
        return self._at(number).parent

    def turn(self, number: int) -> Turn | None:
        return self._at(number).turn

    def add(self, number: int, turn: Turn) -> int:
        """The position after a turn, known or new; raises Illegal."""
        if (known := self._numbers.get((number, turn))) is not None:
            return known
        if len(self._reached) >= MOST:
            raise Illegal("ANALYSIS", "large", most=MOST)
        before = self.state(number)
        step = apply(before, before.mover, turn)
        self._reached.append(Reached(number, turn, step, notate(before, before.mover, turn)))
        self._numbers[number, turn] = len(self._reached) - 1
        return len(self._reached) - 1

    def read(self, number: int, text: str) -> Turn:
        """The turn that somebody has written down."""
        _, action = parse(self.state(number), text)
        if not isinstance(action, Move | Escape):
            raise Illegal("ANALYSIS", "turn")
        return action

    def shown(self, number: int) -> AnalysisNode:
        at = self._at(number)
        return AnalysisNode(
            number=number,
            parent=at.parent,
            turn=at.turn,
            text=at.text,
            position=write_position(at.step.state),
            view=screen(view(at.step.state, WATCHER)),
            happened=tuple(Happened(number, told.event, story(told.event, WATCHER)) for told in at.step.told),
        )

    def game_file(self, number: int) -> str:
        """TC-62: the turns up to this position. Only the game itself, to its end, has a result."""
        if number == self.played - 1:
            return write_game(game_file_of(self.record))
        entries = [Entry(self.state(at).mover, turn) for at, turn in self._way_to(number)]
        return write_game(game_file_of(Record(self.record.header, tuple(entries))))

    def _way_to(self, number: int) -> list[tuple[int, Turn]]:
        """The turns that lead to a position, each with the position it was made in."""
        way = list[tuple[int, Turn]]()
        at = self._at(number)
        while at.turn is not None:
            way.append((at.parent, at.turn))
            at = self._at(at.parent)
        return way[::-1]

    def _at(self, number: int) -> Reached:
        if not 0 <= number < len(self._reached):
            raise Illegal("ANALYSIS", "position")
        return self._reached[number]


def from_options(options: Options) -> Record:
    """A game without a turn. TCX-06: a position with the terrain of the Fun Set is looked at with the Fun Set."""
    try:
        first_state(options)
    except Illegal as illegal:
        if illegal.rule != "TCX-06" or options.module != "none":
            raise
        options = replace(options, module="funset")
    return Record(Header(GAME_ID, RULES, msgspec.to_builtins(options), ("", "")))
