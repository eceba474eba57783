"""Chapter 6: movement (PS-35 to PS-50), with the fuel depot (PS-66) and few tanks (PS-73, PS-74)."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import Header, Match
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Move, Pass
from panzerkiste.games.panzerschlacht.advice import TryMove, advise
from panzerkiste.games.panzerschlacht.board import read_square
from panzerkiste.games.panzerschlacht.movement import (
    attainable,
    begin,
    can_step,
    check_move,
    drive,
    paths_on,
    random_turn,
)
from panzerkiste.games.panzerschlacht.notation import parse
from panzerkiste.games.panzerschlacht.state import Board, State
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import (
    GREEN_SETUP,
    GREY_SETUP,
    OPENING,
    REPLY,
    asks,
    board,
    demo,
    play,
    position,
    random_game,
    refusal,
    refused,
    verdict,
    where,
)

FAR = "a10"  # a Grey tank that is in nobody's way


def free(green: str, grey: str = FAR) -> State:
    """Green to move, without shots to fear: a first turn."""
    return position(green, grey, turn=1)


def drives(state: State, line: str) -> bool:
    """Whether the turn is legal."""
    return verdict(state, line) is None


@rule("PS-35")
def test_ps_35_set_up_plan_and_turn_are_final():
    match = Match(GAME, Header("panzerschlacht", GAME.rules, {}, ("A", "B")))
    for line in (GREEN_SETUP, GREY_SETUP, OPENING, REPLY, "Y plan R=d5"):
        seat, action = parse(match.state, line)
        match.submit(seat, action)
        assert match.free_undo(seat) is None


@rule("PS-35")
def test_ps_35_the_mover_tries_moves_while_the_opponent_plans_but_commits_only_afterwards():
    state = demo(OPENING, REPLY)
    assert asks(state) == "Y plan"
    advice = advise(GAME.information.view(state, 0), TryMove(((34, 44), (24, 34)), 34))
    assert advice.breach is None
    assert refused(state, "G move e4>e5") == "PS-26"


@rule("PS-35")
def test_ps_35_trying_changes_nothing_and_tells_nobody():
    state = demo(OPENING, REPLY, "Y plan -")
    before = GAME.information.view(state, 1)
    advise(GAME.information.view(state, 0), TryMove(((34, 44),), 44))
    assert GAME.information.view(state, 1) == before


@rule("PS-35")
def test_ps_35_plans_and_turns_are_offered_as_a_space():
    state = demo(OPENING, REPLY)
    assert GAME.play.offer(state, 1).space
    state = play(state, "Y plan -").state
    assert GAME.play.offer(state, 0).space
    assert GAME.play.candidates(state, 0, Random(1), 3)


@rule("PS-36")
def test_ps_36_plain_tanks_go_forward_and_sideways_freely_mixed():
    state = free("e4 a1 b1")
    assert drives(state, "G move e4>d4>d5>c5; a1>a2>a3; b1>b2")
    assert drives(state, "G move e4>e5>f5>f6; a1>a2>a3; b1>b2")


@rule("PS-36")
@pytest.mark.parametrize(
    ("step", "way"), [("e4>e3", "backward"), ("e4>f5", "step"), ("e4>e6", "step"), ("e4>e4", "step")]
)
def test_ps_36_never_backward_never_diagonal_never_two_at_once(step, way):
    breach = refusal(free("e4 a1 b1"), f"G move {step}; a1>a2>a3; b1>b2>b3")
    assert (breach.rule, breach.way) == ("PS-36", way)


@rule("PS-36")
def test_ps_36_no_step_leads_round_the_edge_of_the_board():
    state = free("j4 a1 b1", "a10")
    assert refused(state, "G move j4>a5; a1>a2>a3; b1>b2>b3") == "PS-36"
    with pytest.raises(Illegal) as caught:
        GAME.play.apply(state, 0, Move(((39, 10_000),)))
    assert caught.value.rule == "PS-07"


@rule("PS-37")
def test_ps_37_three_tanks_or_more_drive_exactly_six_squares():
    state = free("e4 a1 b1")
    short = refusal(state, "G move e4>e5>e6>e7; a1>a2>a3")
    assert (short.rule, short.way, short.facts) == ("PS-37", "short", {"have": 5, "need": 6})
    over = refusal(state, "G move e4>e5>e6>e7; a1>a2>a3>a4; b1>b2")
    assert (over.rule, over.way) == ("PS-37", "over")
    assert drives(state, "G move e4>e5>e6>e7; a1>a2>a3; b1>b2")


@rule("PS-38")
def test_ps_38_one_tank_drives_at_most_three_squares():
    state = free("e4 a1 b1")
    assert refused(state, "G move e4>e5>e6>e7>e8; a1>a2>a3") == "PS-38"
    assert drives(state, "G move a1>a2>a3>a4; b1>b2>b3>b4")  # and not every tank has to move


@rule("PS-39")
def test_ps_39_one_step_of_one_tank_must_lead_forward():
    state = free("e4 g4 b4")
    assert refused(state, "G move e4>d4>c4; g4>f4>e4>d4; b4>a4") == "PS-39"
    assert drives(state, "G move e4>d4>c4; g4>f4>e4>d4; b4>b5")


@rule("PS-40", "PS-41", "PS-48")
@given(st.integers(0, 2**32))
@settings(max_examples=20)
def test_ps_40_the_first_tank_driven_ends_where_it_was_open_or_an_opposing_installation_stood(seed):
    for entry in random_game(seed):
        if isinstance(entry.action, Move):
            own, other = (board(entry.before).armies[side] for side in (entry.seat, 1 - entry.seat))
            end = entry.action.paths[0][-1]
            assert end in other.installations or not (own.occupied | other.occupied) >> end & 1


@rule("PS-41")
def test_ps_41_a_tank_has_one_unbroken_path():
    state = free("e4 a1 b1")
    assert refused(state, "G move e4>e5; a1>a2>a3; e5>e6; b1>b2>b3") == "PS-41"


@rule("PS-42")
def test_ps_42_a_path_starts_on_an_own_tank_and_has_a_step():
    state = free("e4 a1 b1")
    assert refusal(state, "G move e4; a1>a2>a3>a4; b1>b2>b3>b4").way == "short"
    for start in ("d4>d5", "a10>a9"):
        breach = refusal(state, f"G move {start}; a1>a2>a3>a4; b1>b2")
        assert (breach.rule, breach.way) == ("PS-42", "no_tank")
    with pytest.raises(Illegal, match="PS-42"):
        GAME.play.apply(state, 0, Move(()))


@rule("PS-42", "PS-45", "PS-48")
def test_ps_42_paths_are_driven_in_the_order_given():
    state = demo()
    assert drives(state, "G move e1>e2>e3>e4; f1>e1>e2>e3")  # EX-2
    assert refused(state, "G move f1>e1>e2>e3; e1>e2>e3>e4") == "PS-45"


@rule("PS-43")
def test_ps_43_no_square_twice_in_a_turn_the_start_included():
    assert refused(demo(), "G move b1>a1>b1>b2; e1>e2>e3>e4") == "PS-43"  # EX-2
    state = free("e4/e1 a1 b1")
    assert refused(state, "G move e4>d4>e4; a1>a2>a3; b1>b2") == "PS-43"
    command = free("e9=6/e1* a1 b1")
    assert refused(command, "G move e9>d9>d8>d9; a1>a2>a3") == "PS-43"


@rule("PS-44")
def test_ps_44_a_tank_never_returns_to_its_own_set_up_square():
    assert refused(free("d1=6/e1 a1 b1"), "G move d1>e1; a1>a2>a3>a4; b1>b2>b3") == "PS-44"
    assert drives(free("d1=6/d1 a1 b1"), "G move d1>e1; a1>a2>a3>a4; b1>b2>b3")  # but others may use that square


@rule("PS-44")
def test_ps_44_command_tanks_neither():
    state = free("e2=6/e1* a1 b1")
    assert refused(state, "G move e2>e1; a1>a2>a3>a4; b1>b2>b3") == "PS-44"
    assert drives(state, "G move e2>d2>d1; a1>a2>a3>a4; b1>b2")


@rule("PS-44")
def test_ps_44_not_even_in_passing():
    assert refused(free("d1=6/e1 a1 b1"), "G move d1>e1>e2; a1>a2>a3>a4; b1>b2") == "PS-44"


@rule("PS-45")
@pytest.mark.parametrize("path", ["e4>e5", "e4>e5>e6", "e4>d4", "e4>d4>d5"])
def test_ps_45_an_own_tank_or_gun_blocks_for_passing_and_for_ending(path):
    assert refused(free("e4 d4 b1 ; AT e5"), f"G move {path}; b1>b2>b3>b4") == "PS-45"


@rule("PS-45")
def test_ps_45_opposing_tanks_and_guns_block_too():
    state = free("e4=6 a1 b1", "e6 ; AT d6")
    assert refused(state, "G move e4>e5>e6; a1>a2>a3>a4; b1>b2") == "PS-45"
    assert refused(state, "G move e4>d4>d5>d6; a1>a2>a3; b1>b2") == "PS-45"


@rule("PS-45")
def test_ps_45_mines_block_nobody():
    state = position("e4 a1 b1 ; M e5 a2", "j10 ; M e6 e7")
    locked = play(state, "Y plan -").state
    assert drives(locked, "G move e4>e5>e6>e7; a1>a2>a3; b1>b2")


@rule("PS-46")
def test_ps_46_an_opposing_installation_is_entered_only_by_the_last_step():
    state = free("d7 a1 b1", "j10 ; I h8 f8 d8")
    assert drives(state, "G move d7>d8; a1>a2>a3>a4; b1>b2>b3")
    assert refused(state, "G move d7>d8>d9; a1>a2>a3>a4; b1>b2") == "PS-46"


@rule("PS-46", "PS-45")
def test_ps_46_two_tanks_cannot_end_on_the_same_installation():
    state = free("d7 e8 b1", "j10 ; I h8 f9 d8")
    assert refused(state, "G move d7>d8; e8>d8; b1>b2>b3>b4") == "PS-45"


@rule("PS-47")
def test_ps_47_an_own_installation_is_never_entered():
    assert refused(demo(), "G move h1>h2; e1>e2>e3>e4; b1>b2") == "PS-47"  # EX-2
    assert refused(free("c3 a1 b1 ; I c4 i3 j2"), "G move c3>c4>c5; a1>a2>a3; b1>b2") == "PS-47"


@rule("PS-47")
def test_ps_47_the_square_of_a_destroyed_installation_is_open():
    assert drives(free("c3 a1 b1 ; I - i3 j2"), "G move c3>c4>c5; a1>a2>a3; b1>b2>b3")


@rule("PS-48")
def test_ps_48_a_vacated_square_is_free_and_safe():
    state = position("e4 e3 b1", "j10")
    played = play(state, "Y plan R=e5,d4,f4", "G move e4>d4>d5; e3>e4; b1>b2>b3>b4")
    assert played.lines[1:] == ["shots R=d4,f4,e5", "miss"]
    assert where(played.state, "Ge1") in {"e4", "d5"}
    assert refused(state, "Y plan R=e4") == "PS-29"  # what will be vacated cannot be planned


@rule("PS-49")
def test_ps_49_with_three_tanks_the_largest_total_must_be_driven():
    state = position("b2=1/b1 j1=2 e1=3 ; AT a2 i1 j2 ; I a5 c2 b3", FAR, turn=3)  # EX-9 (b)
    state = play(state, "Y plan -").state
    assert attainable(board(state)) == (True, 3)
    breach = refusal(state, "G move e1>e2>e3")
    assert (breach.rule, breach.facts) == ("PS-49", {"have": 2, "need": 3})
    assert drives(state, "G move e1>e2>e3>e4")
    assert refused(state, "G pass") == "PS-50"


@rule("PS-49")
def test_ps_49_the_largest_total_counts_only_turns_that_keep_the_duty():
    # With a duty step 1 square is possible; without it the tank could go 2 to the side.
    state = free("e1 a1 j1 ; AT f1 f2 d2 c2 b1 a2 i1 j2 ; I e3 h4 g5")
    assert attainable(board(state)) == (True, 1)
    assert refused(state, "G move e1>d1>c1") == "PS-39"
    assert drives(state, "G move e1>e2")


@rule("PS-49")
def test_ps_49_a_way_round_to_a_forward_step_is_part_of_the_duty():
    state = free("e1 a1 j1 ; AT e2 d2 a2 b1 i1 j2 ; I f3 g4 h5")
    assert refused(state, "G move e1>d1>c1>b1") == "PS-45"
    assert attainable(board(state)) == (True, 3)
    assert refused(state, "G move e1>d1") == "PS-39"
    assert drives(state, "G move e1>f1>f2>e2") is False  # the gun on e2
    assert drives(state, "G move e1>f1>f2>g2")


@rule("PS-49")
def test_ps_49_where_no_forward_step_can_be_reached_the_duty_is_waived_but_one_must_move():
    state = free("i1 ; AT h1 i2 j2 ; I a2 b3 c4")  # EX-9 (c)
    assert attainable(board(state)) == (False, 1)
    assert refused(state, "G pass") == "PS-50"
    moved = play(state, "G move i1>j1").state
    assert where(moved, "Gi1") == "j1"


@rule("PS-49")
def test_ps_49_without_the_duty_three_tanks_still_drive_all_they_can():
    # Each of the three can only shift sideways: Ga1 one square, Gd1 none, Gj1 one.
    state = free("a1 e1 j1 ; AT a2 b2 c1 i2 j2 h1 d1 f1 ; I e2 g3 h4")
    assert attainable(board(state)) == (False, 2)
    assert refused(state, "G move a1>b1") == "PS-49"
    assert drives(state, "G move a1>b1; j1>i1")


@rule("PS-49", "PS-73")
def test_ps_49_with_two_tanks_any_total_will_do_in_either_tier():
    waived = free("a1 j1 ; AT a2 b2 c1 i2 j2 h1 ; I e2 g3 d5")
    assert attainable(board(waived)) == (False, 2)
    assert drives(waived, "G move a1>b1")
    dutiful = free("a1 j1 ; AT a2 b1 ; I e2 g3 d5")
    assert refused(dutiful, "G move j1>i1") == "PS-39"
    assert drives(dutiful, "G move j1>j2")


@rule("PS-50")
def test_ps_50_pass_is_the_only_action_when_no_tank_can_step():
    state = position("b2=3/b1 ; AT a2 ; I a5 c2 b3", FAR)  # EX-9 (a)
    state = play(state, "Y plan R=e5").state
    offer = GAME.play.offer(state, 0)
    assert (offer.actions, offer.space) == ((Pass(),), False)
    with pytest.raises(Illegal, match="PS-50"):
        GAME.play.apply(state, 0, Move(()))
    assert refused(state, "G move b2>b3") == "PS-47"


@rule("PS-50")
def test_ps_50_who_can_step_may_not_pass():
    assert refusal(free("e4"), "G pass").way == "can_move"
    assert refused(free("i1 ; AT h1 i2 j2 ; I a2 b3 c4"), "G pass") == "PS-50"  # a sideways step is a step


@rule("PS-50", "PS-33")
def test_ps_50_after_a_pass_the_plan_is_revealed_and_its_whites_are_spent():
    state = position("b2=3/b1 ; AT a2 ; I a5 c2 b3", "a10 ; AT c8 d8")
    played = play(state, "Y plan R=e5 W=e6", "G pass")
    assert played.lines[:4] == ["G pass", "shots R=e5 W=e6", "white Y 1", "miss"]


@rule("PS-50", "PS-44")
def test_ps_50_a_tank_kept_in_by_its_own_set_up_square_passes():
    state = position("j1=1/i1 ; AT h1 i2 j2 ; I a2 b3 c4", "a10 b10 c10")  # EX-9 (c), a turn later
    assert play(state, "Y plan -", "G pass").lines[0] == "G pass"


@rule("PS-66")
def test_ps_66_without_the_fuel_depot_exactly_four_squares_are_driven():
    state = free("e4 a1 b1 ; I j2 i3 -")
    assert drives(state, "G move e4>e5>e6>e7; a1>a2")
    assert refusal(state, "G move e4>e5>e6>e7; a1>a2>a3").key == "refused-ps-66-over"
    assert refusal(state, "G move e4>e5>e6>e7").key == "refused-ps-66-short"
    assert refused(state, "G move e4>e5>e6>e7>e8") == "PS-38"


@rule("PS-66", "PS-73")
def test_ps_66_one_or_two_tanks_drive_up_to_four():
    state = free("e4 a1 ; I j2 i3 -")
    assert drives(state, "G move e4>e5>e6>e7>e8")
    assert drives(state, "G move e4>e5")
    assert refused(state, "G move e4>e5>e6>e7>e8>e9") == "PS-73"
    assert refused(state, "G move e4>e5>e6>e7>e8; a1>a2") == "PS-73"


@rule("PS-66")
def test_ps_66_the_allowance_shrinks_with_the_next_turn():
    state = position("d9=6/d1 a1 b1", "j10 i10 h10 ; I h8 c9 e9")
    state = play(state, "Y plan -", "G move d9>e9; a1>a2>a3>a4; b1>b2>b3", "G plan -").state
    assert refused(state, "Y move j10>j9>j8>j7; i10>i9>i8>i7") == "PS-66"
    assert drives(state, "Y move j10>j9>j8>j7; i10>i9")


@rule("PS-73")
def test_ps_73_one_or_two_tanks_have_no_limit_of_their_own_and_may_stop_short():
    state = demo_with("e4=6/e1 i1=3/i1")  # EX-8
    assert drives(state, "G move e4>d4>d5; i1>i2>i3>j3")
    assert drives(state, "G move i1>j1>j2>j3>j4>j5>j6")
    assert refused(state, "G move e4>d4; i1>j1") == "PS-39"
    assert refused(state, "G move i1>j1>j2>j3>j4>j5>j6>j7") == "PS-73"
    assert refused(state, "G move i1>j1>j2>j3>j4>j5>j6; e4>e5") == "PS-73"


def demo_with(tanks: str) -> State:
    guns = "AT c4 b3 h3 g4 f5 ; I c3 h2 f4 ; M d5 i4"
    return position(f"{tanks} ; {guns}", "a10=6 c10=1 ; AT h7 g8 c8 e6 d7 ; I h8 c9 e7 ; M f6 b7", turn=1)


@rule("PS-74")
def test_ps_74_tanks_are_counted_at_the_start_of_the_turn():
    assert refused(free("e4 a1 b1"), "G move e4>e5>e6>e7>e8") == "PS-38"
    state = position("e4 a1 b1", "d10 ; AT e8")  # Ge1 will be shot, but the turn was one of three tanks
    assert refused(play(state, "Y plan R=e5").state, "G move e4>e5; a1>a2") == "PS-37"
    after = play(state, "Y plan R=e5", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3", "G plan -", "Y move d10>d9").state
    assert drives(play(after, "Y plan -").state, "G move a4>a5")  # now they are two


@rule("PS-88")
@given(st.integers(0, 2**32))
@settings(max_examples=12)
def test_every_turn_drawn_by_lot_is_legal_and_none_longer_exists(seed):
    rng = Random(seed)
    for entry in random_game(seed):
        if asks(entry.before).endswith("move"):
            turn = random_turn(board(entry.before), rng)
            assert isinstance(turn, Pass) != can_step(begin(board(entry.before)))
            if isinstance(turn, Move):
                check_move(board(entry.before), turn)


def exhaustive(of: Board) -> tuple[bool, int]:
    """PS-49 by brute force: every order of tanks, every path."""
    best = {True: 0, False: 0}

    def explore(trial, tanks):
        best[trial.duty] = max(best[trial.duty], trial.total)
        for tank in tanks[:1]:
            explore(trial, tanks[1:])
            for path in paths_on(trial, tank, (tank.square,)):
                explore(drive(trial, path), tanks[1:])

    start = begin(of)
    for order in permutations(start.waiting.values()):
        explore(start, list(order))
    return (True, best[True]) if best[True] else (False, best[False])


@rule("PS-49")
@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_ps_49_the_search_for_the_largest_total_agrees_with_brute_force(seed):
    rng = Random(seed)
    squares = rng.sample([f"{file}{row}" for file in "abcd" for row in (1, 2, 3)], 9)
    tanks, guns = squares[:3], squares[3:]
    flags = "".join(f" {square}={n}/{'abc'[n - 1]}{1}{rng.choice(('', '', '*'))}" for n, square in enumerate(tanks, 1))
    state = position(f"{flags} ; AT {' '.join(guns)} ; I e1 e2 {rng.choice(('e3', '-'))} ; W 0", "j10", turn=1)
    assert attainable(board(state)) == exhaustive(board(state))


@rule("PS-36", "PS-43", "PS-45")
def test_reachable_paths_are_exactly_the_legal_ones():
    trial = begin(board(free("e4 e3 b1 ; AT d4", "a10 ; I f5 c9 h8")))
    tank = trial.waiting[read_square("e4")]
    offered = set(paths_on(trial, tank, (tank.square,)))
    assert offered == {path for path in _walks((read_square("e4"),), 4) if _can_drive(trial, path)}


def _walks(path: tuple[int, ...], left: int):
    if len(path) > 1:
        yield path
    if left:
        for step in (1, -1, 10, -10, 11):
            yield from _walks((*path, path[-1] + step), left - 1)


def _can_drive(trial, path) -> bool:
    try:
        drive(trial, path)
    except Illegal:
        return False
    return True
