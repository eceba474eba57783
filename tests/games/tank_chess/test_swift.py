"""The library's Tank Chess, by the compiled kernel: the same offers, steps and refusals as by the readable rules."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest

import panzerkiste
from panzerkiste.engine.game import HOST, Offer, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess import swift
from panzerkiste.games.tank_chess.actions import Action, Escape, Move, OfferDraw, Resign, TimeUp
from panzerkiste.games.tank_chess.board import HEADINGS, LARGEST, STRIDE
from panzerkiste.games.tank_chess.kernel import covers
from panzerkiste.games.tank_chess.kernel.answers import Turns
from panzerkiste.games.tank_chess.state import State, Tank
from panzerkiste.games.tank_chess.turn import turns
from panzerkiste.proving.conformance import check_match
from panzerkiste.proving.coverage import rule
from panzerkiste.registry import GAMES
from tests.games.tank_chess import at, start
from tests.games.tank_chess.test_kernel import BOARDS, POSITIONS, any_board

READABLE = GAMES["tank-chess"]
COMPILED = panzerkiste.game("tank-chess")


@pytest.fixture(autouse=True, scope="module")
def loaded() -> None:
    swift.KERNEL.load()


def compared(state: State, rng: Random) -> State:
    """The offers of everybody, and a legal turn, by both; the state after it."""
    for seat in (0, 1, HOST, 7):
        assert_same_offer(state, seat)
    turn = rng.choice(COMPILED.play.offer(state, state.mover).actions)
    return same_step(state, turn)


def assert_same_offer(state: State, seat: Seat) -> None:
    plain, lazy = READABLE.play.offer(state, seat), COMPILED.play.offer(state, seat)
    assert lazy == plain
    assert plain == lazy
    assert tuple(lazy.actions) == plain.actions


def same_step(state: State, turn: Action) -> State:
    plain, swift_step = READABLE.play.apply(state, state.mover, turn), COMPILED.play.apply(state, state.mover, turn)
    assert swift_step == plain, turn
    assert msgspec.json.encode(swift_step) == msgspec.json.encode(plain)
    after: State = swift_step.state
    return after


def games(first: State, rng: Random, count: int) -> Iterator[State]:
    """Positions of random games, some of which are played on from an earlier one."""
    state, earlier = first, [first]
    for _ in range(count):
        yield state
        state = compared(state, rng)
        if state.result or rng.random() < 0.05:
            state = rng.choice(earlier)
        elif rng.random() < 0.1:
            earlier.append(state)


@rule("TC-22", "TC-44", "TC-45", "TC-55", "TC-69")
@pytest.mark.parametrize("options", BOARDS)
def test_tc_22_games_by_the_kernel_are_those_of_the_readable_rules(options):
    for _ in games(start(**options), Random(repr(options)), POSITIONS):
        pass


@rule("TC-22", "TCX-06")
def test_tc_22_also_on_boards_of_any_size_with_any_army():
    rng = Random(7)
    for _ in range(POSITIONS // 2):
        state = any_board(rng)
        if state.result is None:
            for _ in games(state, rng, 3):
                pass


@rule("TC-12", "TC-16", "TC-20", "TCX-03", "TCX-04")
@pytest.mark.parametrize("options", BOARDS)
def test_tc_12_every_turn_of_a_position_leads_to_the_same_step_by_the_same_way(options):
    rng = Random(repr(options) + "all")
    for number, state in enumerate(games(start(**options), rng, 60)):
        if number % 20 == 19:
            for turn in turns(state):
                same_step(state, turn)


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("terrain", ["-", "g2~,g3~,l7~,b7~,g12~,k11~,c11~,c3~,k3~"], ids=["open", "ponds"])
def test_runs_steps_back_and_sinkings_have_the_way_that_the_rules_show(heading: str, terrain: str):
    state = at(f"Lg7{heading}", size="12x12", obstacles=terrain, module="funset")
    found = [same_step(state, turn) for turn in turns(state)]
    assert len(found) > 60


@rule("TCX-03")
def test_tcx_03_a_tank_that_stands_in_water_is_left_to_the_readable_rules():
    """A position may be written so; the kernel does not remember what lies under a tank."""
    state = at("Ld4N,Me4E,ld7W", obstacles="d4~", module="funset")
    assert not covers(state)
    assert covers(at("Ld4N,Me4E,ld7W", obstacles="c4~", module="funset"))
    for _ in games(state, Random(4), 20):
        pass


def any_cell(rng: Random, state: State) -> int:
    near = [tank.cell for tank in state.tanks]
    return rng.choice([*near, *(cell + rng.randint(-3, 3) for cell in near), rng.randint(-40, STRIDE * LARGEST + 40)])


def outcome(play: Any, state: State, seat: Seat, action: Action) -> object:
    try:
        return play.apply(state, seat, action)
    except Illegal as refusal:
        return refusal.refusal


@rule("TC-11", "TC-12", "TC-14", "TC-17", "TC-21", "TC-28")
@pytest.mark.parametrize("options", BOARDS)
def test_tc_12_what_is_not_legal_is_refused_by_the_same_rule_with_the_same_facts(options):
    rng, refused = Random(repr(options) + "forged"), 0
    for state in games(start(**options), rng, 30):
        for _ in range(20):
            target = rng.choice([None, any_cell(rng, state)])
            own = rng.choice(state.tanks).cell
            action: Action = Move(rng.choice([own, own, any_cell(rng, state)]), any_cell(rng, state), 0, target)
            action = rng.choice([action, msgspec.structs.replace(action, heading=rng.randint(0, 7)), Escape(own)])
            seat = rng.choice([state.mover, state.mover, state.mover, 1 - state.mover, HOST])
            plain = outcome(READABLE.play, state, seat, action)
            assert outcome(COMPILED.play, state, seat, action) == plain
            refused += isinstance(plain, panzerkiste.engine.illegal.Refusal)
    assert refused > 100


@rule("TC-53", "TC-54", "TC-57")
def test_tc_54_what_is_said_besides_turns_is_the_same():
    state = start(minutes=5)
    for seat, action in ((0, Resign()), (1, OfferDraw()), (HOST, TimeUp(0)), (HOST, TimeUp(1)), (1, TimeUp(1))):
        assert outcome(COMPILED.play, state, seat, action) == outcome(READABLE.play, state, seat, action)


def offered() -> Offer[Any]:
    return COMPILED.play.offer(start(map="farmyard10"), 0)


def test_a_lazy_list_of_turns_is_as_good_as_a_tuple():
    lazy, plain = offered().actions, READABLE.play.offer(start(map="farmyard10"), 0).actions
    assert isinstance(lazy, Turns)
    assert (len(lazy), lazy[0], lazy[-1], lazy[3:9:2]) == (len(plain), plain[0], plain[-1], plain[3:9:2])
    assert list(reversed(lazy)) == list(reversed(plain))
    assert (lazy.index(plain[5]), lazy.count(plain[5])) == (5, 1)
    more = (Resign(),)
    assert (lazy + more, more + lazy) == (plain + more, more + plain)
    assert repr(lazy) == repr(plain)
    assert lazy == offered().actions
    assert hash(lazy) == hash(plain)
    assert {plain: 1}[lazy] == 1
    assert lazy != plain[1:]
    assert bool(lazy == list(plain)) is False  # type: ignore[comparison-overlap]
    assert Random(1).sample(lazy, 5) == Random(1).sample(plain, 5)
    with pytest.raises(IndexError):
        lazy[len(plain)]


def test_a_lazy_list_knows_what_is_in_it():
    lazy = offered().actions
    assert all(turn in lazy for turn in lazy)
    first = lazy[0]
    other = msgspec.structs.replace(first, target=40)
    strange = (Move(-1, 5, 0, None), Move(first.start, 5000, 0, None), Move(first.start, first.end, 9, None))
    for turn in (other, *strange, msgspec.structs.replace(first, target=-33), Escape(first.start), Resign(), None, 3):
        assert turn not in lazy


def test_an_escape_is_in_the_list_and_no_move_is_taken_for_it():
    state = at("Cd8N,La1N", "w")
    lazy = COMPILED.play.offer(state, 0).actions
    escape = Escape(next(tank.cell for tank in state.tanks if tank.letter == "C" and tank.side == 0))
    assert escape in lazy
    assert Move(escape.start, -33, 0, None) not in lazy
    forged = Move(escape.start, -33, 0, None)
    assert outcome(COMPILED.play, state, 0, forged) == outcome(READABLE.play, state, 0, forged)


def test_an_offer_travels_as_a_plain_one():
    offer = offered()
    for copied in (pickle.loads(pickle.dumps(offer)), copy.deepcopy(offer)):
        assert copied == offer
        assert type(copied.actions) is tuple
    read = msgspec.json.decode(msgspec.json.encode(offer, enc_hook=tuple), type=Offer[Action])
    assert read == offer


def test_the_compiled_game_is_pickled_by_its_name_and_keeps_the_contract():
    assert pickle.loads(pickle.dumps(COMPILED)) is COMPILED
    assert COMPILED is READABLE.compiled
    assert COMPILED.under(1) is READABLE.under(1)
    for seed in range(2):
        check_match(COMPILED, msgspec.convert({"map": "farmyard10"}, COMPILED.types.options), 2, Random(seed))


def test_threads_do_not_disturb_each_other():
    def whole(seed: int, play: Any) -> list[State]:
        rng, state = Random(seed), start(map="farmyard10")
        seen: list[State] = []
        while not state.result and len(seen) < 60:
            state = play.apply(state, state.mover, rng.choice(play.offer(state, state.mover).actions)).state
            seen.append(state)
        return seen

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda seed: whole(seed, COMPILED.play), range(8)))
    assert found == [whole(seed, READABLE.play) for seed in range(8)]


def crowded() -> State:
    """More tanks than the kernel has room for."""
    state = at("TC1 26x26 - Ca1N,cz26S w")
    cells = [STRIDE * rank + file for rank in range(3, 20) for file in range(0, 24, 3)]
    crowd = [Tank(cell, cell % 2, "M", 2) for cell in cells]
    return state.with_tanks((*state.tanks, *crowd))


def test_what_the_kernel_does_not_cover_is_left_to_the_readable_rules():
    state = crowded()
    assert not covers(state)
    assert type(COMPILED.play.offer(state, 0).actions) is tuple
    compared(state, Random(1))
    assert isinstance(COMPILED.play.offer(start(), 0).actions, Turns)
    alone = state.with_tanks(tank for tank in state.tanks if tank.letter != "C")  # nobody to check or to escape
    compared(alone, Random(1))


def test_a_state_is_its_own_copy_and_has_the_hash_of_its_equals():
    state = compared(start(), Random(3))
    assert copy.deepcopy(state) is state
    again = pickle.loads(pickle.dumps(state))
    assert again is not state
    assert (again, hash(again)) == (state, hash(state))


PROGRAM = """
import sys
from hashlib import sha256
from random import Random
if sys.argv[1] == "without":
    sys.modules |= dict.fromkeys(("numba", "llvmlite"))  # what is None cannot be imported
import panzerkiste
from panzerkiste.games.tank_chess import swift
play, rng, told = panzerkiste.game("tank-chess").play, Random(5), sha256()
state = panzerkiste.begin("tank-chess").state
for number in range(60):
    if number == 20:
        assert "panzerkiste.games.tank_chess.kernel" not in sys.modules, "nobody has asked much"
        swift.KERNEL.asked = swift.PATIENCE
    offer = play.offer(state, state.mover)
    step = play.apply(state, state.mover, rng.choice(offer.actions))
    told.update(repr((offer, step)).encode())
    state = step.state
print(told.hexdigest(), swift.KERNEL.answers is not None)
"""


def test_a_program_plays_the_same_with_and_without_the_compiler():
    def run(how: str) -> list[str]:
        command = [sys.executable, "-c", PROGRAM, how]
        return subprocess.run(command, env=os.environ, capture_output=True, text=True, check=True).stdout.split()

    (with_it, loaded_kernel), (without, none) = run("with"), run("without")
    assert with_it == without
    assert (loaded_kernel, none) == ("True", "False")
