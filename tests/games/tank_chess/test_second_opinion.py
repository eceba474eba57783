"""The rules against a slow second opinion, on positions of games and on boards made up at random."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.announcements import kills
from panzerkiste.games.tank_chess.board import HEADINGS, Side
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.turn import turns
from tests.games.tank_chess import PONDS, do, naive, random_game

GAMES = [
    {"map": "standard16"},
    {"map": "crossways16"},
    {"map": "ironfield20"},
    {"map": "ironfield20", "mode": "raid"},
    {"map": PONDS, "module": "funset"},
    {"map": PONDS, "module": "funset", "mode": "raid"},
]


def agree(state: State) -> None:
    assert set(turns(state)) == set(naive.all_turns(state)), GAME.text.write_position(state)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: " ".join(map(str, options.values()))[:20])
def test_both_find_the_same_turns_throughout_a_game(options: dict[str, str]):
    for number, (state, _) in enumerate(random_game(7, **options)):
        if number % 4 == 0:
            agree(state)


@st.composite
def boards(draw: st.DrawFn) -> State:
    """Any small board with terrain, tanks and wrecks thrown on it."""
    width, height = draw(st.integers(8, 11)), draw(st.integers(8, 11))
    rng = Random(draw(st.integers(0, 2**32)))
    cells = [f"{'abcdefghijk'[x]}{y + 1}" for x in range(width) for y in range(height)]
    rng.shuffle(cells)
    terrain = [cells.pop() + sign for sign in rng.choices(["", "", "_", "~", '"'], k=rng.randrange(25))]
    pieces = [f"{letter}{cells.pop()}{rng.choice(HEADINGS)}" for letter in ("C", "c")]
    pieces += [f"{rng.choice('LMHDAlmhda')}{cells.pop()}{rng.choice(HEADINGS)}" for _ in range(rng.randrange(12))]
    pieces += [f"{rng.choice('LMHlmh')}{cells.pop()}*" for _ in range(rng.randrange(5))]
    side = rng.choice("wb")
    text = f"TC1 {width}x{height} {','.join(terrain) or '-'} {','.join(pieces)} {side}"
    return GAME.text.read_position(text, Options(module="funset"))


@settings(max_examples=150)
@given(boards())
def test_both_find_the_same_turns_on_any_board(state: State):
    agree(state)


@settings(max_examples=100)
@given(boards())
def test_both_judge_every_shot_alike(state: State):
    for turn in turns(state):
        if isinstance(turn, Move) and turn.target is not None:
            tank, target = state.tank_on(turn.start), state.tank_on(turn.target)
            assert tank is not None
            assert target is not None
            after = do(state, state.mover, turn)
            assert (after.tank_on(turn.target) is None) == naive.destroys(tank, turn.end, target)


@settings(max_examples=150)
@given(boards())
def test_both_make_the_same_announcements(state: State):
    """TC-44, TC-45: what the side that is not to move could do if it were."""
    side = 1 - state.mover
    again = GAME.text.read_position(_with_side(GAME.text.write_position(state), side), state.options)
    target = state.command(state.mover)
    assert target is not None
    deadly, escapes = set(), False
    for turn in naive.all_turns(again):
        escapes |= isinstance(turn, Escape)
        if isinstance(turn, Move) and turn.target == target.cell:
            tank = again.tank_on(turn.start)
            if tank and naive.destroys(tank, turn.end, target):
                deadly.add(turn)
    assert set(kills(state, side)) == deadly
    assert (state.check in deadly, state.escape is not None) == (bool(deadly), escapes)


def _with_side(text: str, side: Side) -> str:
    fields = text.split(" ")
    return " ".join([*fields[:4], "wb"[side], *fields[5:]])
