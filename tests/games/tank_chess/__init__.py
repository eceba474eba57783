"""Positions as text, moves played on them, and a slow second opinion.

A position may leave out everything it does not need: ``at("Md2N,ld7W")`` stands on an empty 8 × 8 board, White to
move, and command tanks that are missing wait where they see nothing: White's on a1, Black's on h8.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Action, Move, Turn
from panzerkiste.games.tank_chess.board import HEADINGS, name, read_cell
from panzerkiste.games.tank_chess.notation import turn_text
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import turns

PONDS = """name: Ponds

.h.c..l...
.##.###.##
..##..""..
..~~~~~~..
##..__..##
##..__..##
..~~~~~~..
..""..##..
##.###.##.
...L..C.H.
"""


def at(pieces: str, side: str = "w", *, obstacles: str = "-", size: str = "8x8", **options: Any) -> State:
    """A position from its pieces; a text that begins with TC1 is taken as it is."""
    if pieces.startswith("TC1"):
        return GAME.text.read_position(pieces, Options(**options))
    for letter, waits in (("C", "Ca1N"), ("c", "ch8S")):
        if not re.search(f"(^|,){letter}", pieces):
            pieces += f",{waits}"
    return GAME.text.read_position(f"TC1 {size} {obstacles} {pieces} {side}", Options(**options))


def start(**options: Any) -> State:
    return GAME.play.start(Options(**options), 2).state


class Played(NamedTuple):
    state: State
    lines: list[str]  # what the last step told, as text


def play(state: State, *texts: str) -> Played:
    lines: list[str] = []
    for text in texts:
        seat, action = GAME.text.parse(state, text)
        step = GAME.play.apply(state, seat, action)
        state, lines = step.state, [line for told in step.told if (line := GAME.text.event(told.event))]
    return Played(state, lines)


def do(state: State, seat: Seat, action: Action) -> State:
    return GAME.play.apply(state, seat, action).state


def refused(state: State, text: str) -> str:
    """The rule that refuses the move."""
    with pytest.raises(Illegal) as caught:
        GAME.play.apply(state, *GAME.text.parse(state, text))
    return caught.value.rule


def not_read(text: str, **options: Any) -> str:
    """The key of the refusal of a position text."""
    with pytest.raises(Illegal) as caught:
        GAME.text.read_position(text, Options(**options))
    return caught.value.key


def texts(state: State) -> set[str]:
    """Every legal turn, without marks."""
    return {turn_text(state, turn) for turn in turns(state)}


def ends(state: State, cell: str) -> set[str]:
    """Where the tank on a cell can end its move, as ``d3N``."""
    found = [turn for turn in turns(state) if isinstance(turn, Move) and turn.start == read_cell(cell)]
    return {f"{name(turn.end)}{HEADINGS[turn.heading]}" for turn in found}


def random_game(seed: int, **options: Any) -> Iterator[tuple[State, Turn]]:
    """Some game played to its end: each position with the turn made there."""
    rng, state = Random(seed), start(**options)
    while not state.result:
        turn = rng.choice(list(turns(state)))
        yield state, turn
        state = do(state, state.mover, turn)
