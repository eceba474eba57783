"""The compiled kernel gives the rules' own answers, to the last turn."""

import os
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from panzerkiste.games.tank_chess.actions import Move
from panzerkiste.games.tank_chess.announcements import check, escape
from panzerkiste.games.tank_chess.kernel.desk import key_of, new_desk, to_turn
from panzerkiste.games.tank_chess.kernel.layout import (
    DEEPEST,
    ENDS,
    FIRE,
    FREE,
    GOAL,
    HEAD,
    HIT,
    KEY,
    KILL,
    MOVES,
    PLY,
    QUIET,
    REACH,
    SIDE,
    TANK_CELL,
    TURNS_PER_TANK,
)
from panzerkiste.games.tank_chess.kernel.making import make, repeated, unmake
from panzerkiste.games.tank_chess.kernel.moves import generate, generate_effective, generate_kills
from panzerkiste.games.tank_chess.kernel.threats import escaping_turn, killing_turn, raiding_turn
from panzerkiste.games.tank_chess.perft import divide, perft
from panzerkiste.games.tank_chess.shipped import MAP_NAMES
from panzerkiste.games.tank_chess.shooting import strike
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import play, turns
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, at, start
from tests.games.tank_chess import play as played

POSITIONS = int(os.environ.get("PANZERKISTE_POSITIONS", "100"))  # for each board; the full proof takes 20000


def listed(desk, generator=generate) -> list[int]:
    return list(map(int, desk[MOVES : generator(desk, MOVES)]))


def wander(state: State, rng: Random) -> Iterator[tuple[State, np.ndarray]]:
    """A random game on both, each position with its desk."""
    desk = new_desk(state)
    while not state.result:
        yield state, desk
        options = listed(desk)
        killing = [turn for turn in options if turn & KILL and not turn & ENDS]
        turn = rng.choice(killing if killing and rng.random() < 0.1 else options)
        if turn & ENDS and rng.random() < 0.8:
            turn = rng.choice([other for other in options if not other & ENDS])
        state = play(state, to_turn(turn)).state
        make(desk, turn)
        if desk[PLY] >= DEEPEST and not state.result:
            desk = new_desk(state)


def positions(first: State, seed: object, count: int = POSITIONS) -> Iterator[tuple[State, np.ndarray]]:
    rng = Random(repr(seed))
    while count > 0:
        for found in wander(first, rng):
            yield found
            count -= 1
            if count == 0:
                return


def any_board(rng: Random) -> State:
    """A board of any size with any terrain and any army."""
    width, height = rng.randint(8, 26), rng.randint(8, 26)
    cells = [f"{'abcdefghijklmnopqrstuvwxyz'[x]}{y + 1}" for x in range(width) for y in range(height)]
    rng.shuffle(cells)
    pieces = [f"{letter}{cells.pop()}{heading(rng)}" for letter in "Cc"]
    pieces += [f"{rng.choice('LMHDAlmhda')}{cells.pop()}{heading(rng)}" for _ in range(rng.randint(1, 24))]
    pieces += [f"{rng.choice('LMHlmh')}{cells.pop()}*" for _ in range(rng.randint(0, 4))]
    terrain = [
        f"{cells.pop()}{rng.choice(['', '', '_', '~', chr(34)])}" for _ in range(rng.randint(0, len(cells) // 3))
    ]
    text = f"TC1 {width}x{height} {','.join(terrain) or '-'} {','.join(pieces)} {rng.choice('wb')}"
    return at(text, module="funset")


def heading(rng: Random) -> str:
    return rng.choice(["N", "NE", "E", "SE", "S", "SW", "W", "NW"])


BOARDS = [
    *(
        pytest.param({"map": name, "mode": mode, "module": "funset"}, id=f"{name}-{mode}")
        for name in MAP_NAMES
        for mode in ("standard", "raid")
    ),
    pytest.param({"map": PONDS, "module": "funset"}, id="ponds"),
]


@rule("TC-22")
@pytest.mark.parametrize("options", BOARDS)
def test_tc_22_the_kernel_lists_the_same_turns_on_reachable_positions(options):
    for state, desk in positions(start(**options), options):
        found = [to_turn(turn) for turn in listed(desk)]
        assert len(found) == len(set(found))
        assert set(found) == set(turns(state))


@rule("TC-22", "TCX-06")
def test_tc_22_the_kernel_lists_the_same_turns_on_boards_of_any_size():
    rng = Random(22)
    for _ in range(POSITIONS):
        state = any_board(rng)
        if state.result is None:
            assert set(map(to_turn, listed(new_desk(state, 2)))) == set(turns(state)), state


@rule("TC-34")
@pytest.mark.parametrize("options", BOARDS)
def test_tc_34_effective_turns_leave_out_exactly_the_shots_that_change_nothing(options):
    for state, desk in positions(start(**options), options, POSITIONS // 4):
        effective = [turn for turn in turns(state) if not without_effect(state, turn)]
        assert set(map(to_turn, listed(desk, generate_effective))) == set(effective)
        killing = {turn for turn in effective if isinstance(turn, Move) and turn.target is not None}
        assert set(map(to_turn, listed(desk, generate_kills))) == killing


def without_effect(state: State, turn) -> bool:
    if not isinstance(turn, Move) or turn.target is None:
        return False
    shooter, target = state.tank_on(turn.start), state.tank_on(turn.target)
    assert shooter
    assert target
    return not strike(state, shooter, turn.end, target).destroys


@pytest.mark.parametrize("options", BOARDS)
def test_taking_a_turn_back_restores_every_array(options):
    for _, desk in positions(start(**options), options, POSITIONS // 4):
        before = memory(desk)
        for turn in listed(desk):
            make(desk, turn)
            assert not np.array_equal(memory(desk), before)
            unmake(desk, turn)
            assert np.array_equal(memory(desk), before), to_turn(turn)


def memory(desk) -> np.ndarray:
    """The position itself: not what the generator draws on the side, nor the trail beyond its end."""
    return np.concatenate([desk[:FIRE], desk[FREE:HIT], desk[HEAD : HEAD + 12], desk[TANK_CELL:REACH]])


@rule("TC-37", "TC-38", "TC-69", "TC-55", "TC-56")
@pytest.mark.parametrize("options", BOARDS)
def test_tc_55_keys_counters_and_endings_are_those_of_the_rules(options):
    rng = Random(55)
    for state, desk in positions(start(**options), options, POSITIONS // 2):
        assert desk[KEY] == key_of(new_desk(state, 1), state)
        assert (desk[QUIET], desk[SIDE]) == (state.quiet, state.mover)
        turn = rng.choice(listed(desk))
        after = play(state, to_turn(turn)).state
        assert bool(turn & ENDS) == bool(after.result and after.result.winners)


@rule("TC-55")
def test_tc_55_the_trail_finds_a_position_that_comes_back():
    state, found = start(), []
    for text in ["Hc1-c1NE", "Hd16-d16SE", "Hc1-c1N", "Hd16-d16S"]:
        found.append(bool(repeated(new_desk(state))))
        state = played(state, text).state
    assert found == [False] * 4
    assert repeated(new_desk(state))


@rule("TC-44", "TC-45", "TC-69")
@pytest.mark.parametrize("options", BOARDS)
def test_tc_44_check_and_escape_are_announced_alike(options):
    for state, desk in positions(start(**options), ("announce", options)):
        for side in (0, 1):
            expected = check(state, side)
            found = int(killing_turn(desk, side))
            assert bool(found) == bool(expected), (state, side)
            leaving = int(escaping_turn(desk, side)) or (int(raiding_turn(desk, side)) if desk[GOAL + side] else 0)
            assert bool(leaving) == bool(escape(state, side)), (state, side)
            if side == state.mover and (found or leaving):
                assert {to_turn(turn) for turn in (found, leaving) if turn} <= set(turns(state))


@rule("TC-44", "TCX-06")
def test_tc_44_check_is_found_on_boards_of_any_size():
    rng = Random(44)
    for _ in range(POSITIONS):
        state = any_board(rng)
        if state.result is None:
            desk = new_desk(state, 2)
            for side in (0, 1):
                assert bool(killing_turn(desk, side)) == bool(check(state, side)), (state, side)
                assert bool(escaping_turn(desk, side)) == bool(escape(state, side)), (state, side)


@rule("TC-22")
@pytest.mark.parametrize(
    ("name", "counts"),
    [("standard16", [549, 301_997]), ("crossways16", [588, 345_868]), ("ironfield20", [736, 541_696])],
)
def test_tc_22_perft_of_the_catalogues_maps(name, counts):
    assert [perft(start(map=name), depth) for depth in (1, 2)] == counts


@rule("TC-22")
def test_tc_22_perft_is_the_number_of_sequences_that_the_rules_allow():
    state = at("Cd4N,ce6S,hc7E", obstacles="d6,e4,f5")
    assert perft(state, 2, "kernel") == perft(state, 2, "reference")


@rule("TC-13", "TC-22")
def test_tc_22_perft_can_be_divided_by_the_first_turn():
    state = at("Ha1N,Ca8N,ch1S,lb8*", obstacles="b1,b2,a3,b7,a6,g2,g1,h3")
    parts = divide(state, 3, "kernel")
    assert parts == divide(state, 3, "reference")
    assert sum(parts.values()) == perft(state, 3)


def test_no_tank_has_more_turns_than_there_is_room_for():
    """An open board with a target in every direction is the worst case."""
    ring = "lm5N,lm21N,le13N,lu13N,lg7N,lg19N,ls7N,ls19N"
    for facing in ("N", "NE"):
        state = at(f"Lm13{facing},{ring}", size="26x26")
        assert len(listed(new_desk(state, 1))) < TURNS_PER_TANK


@rule("TC-56")
def test_tc_56_a_trail_of_many_turns_runs_over_nothing():
    """Turn after turn is made for good without anybody asking for draws: only the trail's oldest entries give way."""
    desk, rng = new_desk(start(map="farmyard10"), 1), Random(56)
    for _ in range(600):
        listed = [turn for turn in desk[MOVES : generate_effective(desk, MOVES)] if not turn & (ENDS | KILL)]
        listed_before = desk[MOVES:].copy()
        turn = rng.choice(listed)
        make(desk, turn)
        assert (desk[MOVES:] == listed_before).all()
    before = desk[:MOVES].copy()
    make(desk, rng.choice([turn for turn in desk[MOVES : generate_effective(desk, MOVES)] if not turn & ENDS]))
    assert not repeated(desk)
    assert desk[PLY] == before[PLY] + 1 == 601
