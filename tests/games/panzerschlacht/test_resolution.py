"""Chapter 7: resolution (PS-51 to PS-68)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.board import name
from panzerkiste.games.panzerschlacht.events import GunFought, MineExploded, TankShot
from panzerkiste.games.panzerschlacht.resolution import fights
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import army, asks, board, play, position, random_game, refusal, refused, tank, where

FIGHT = ("g5=6/e1 c1 b1", "f7=5 a10 ; AT g8 h7")  # EX-5: one tank between a tank and two guns
TO_FIGHT = ("Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2")


@rule("PS-51")
def test_ps_51_shots_before_mines_a_shot_keeps_the_mine_secret_and_live():
    state = position("b5 c1 d1", "j10 ; M b6 f6")
    played = play(state, "Y plan R=b6", "G move b5>b6; c1>c2>c3; d1>d2>d3>d4")
    assert played.lines[1:] == ["shots R=b6", "hit b6"]
    assert [name(mine) for mine in played.state.secrets[1].mines] == ["b6", "f6"]
    assert army(played.state, "Y").mines == 2


@rule("PS-51", "PS-55")
def test_ps_51_mines_before_installations_flags_and_combats():
    state = position("e5=6 c1 d1", "e8=1 j10 ; M e7 ; AT f7")
    played = play(state, "Y plan -", "G move e5>e6>e7; c1>c2>c3; d1>d2>d3")
    assert played.lines[1:] == ["shots -", "mine e7"]  # no duel with e8, no fight with f7
    assert where(played.state, "Ye10") == "e8"


@rule("PS-51")
def test_ps_51_events_of_a_phase_follow_the_order_of_the_paths():
    state = position("a5=1 c5=2 e5=3 g5=4", "j10 ; M a6 c6")
    move = "e5>e6; g5>g6>g7; c5>c6; a5>a6>a7"
    assert play(state, "Y plan R=g7,e6", f"G move {move}").lines[1:4] == ["shots R=e6,g7", "hit e6", "hit g7"]
    back = "g5>g6>g7; e5>e6; c5>c6; a5>b5>b6"
    assert play(state, "Y plan R=g7,e6", f"G move {back}").lines[2:5] == ["hit g7", "hit e6", "mine c6"]


@rule("PS-51")
def test_ps_51_installations_and_flags_follow_the_order_of_the_paths():
    state = position("d9=6/d1 i9=5/i1 c8=4/c1 f7=3/f1", "a6 ; I f8 c9 h7")
    first = play(state, "Y plan -", "G move d9>d10>e10; f7>f8; c8>c9; i9>i10>j10")
    assert first.lines[2:] == ["inst HQ f8", "inst AM c9", "flag e10", "flag j10"]
    second = play(state, "Y plan -", "G move i9>i10>j10; c8>c9; f7>f8; d9>d10>e10")
    assert second.lines[2:] == ["inst AM c9", "inst HQ f8", "flag j10", "flag e10"]


@rule("PS-52")
def test_ps_52_a_shot_hits_only_where_a_driver_ends():
    state = position("e4 e3 b1 c1 i1", "a10")  # EX-3
    played = play(state, "Y plan R=d4,d5,e5,f3,d3,i2", "G move e4>d4>d5; e3>e4; b1>b2; c1>c2; i1>i2")
    assert played.lines[1:] == ["shots R=i2,d3,f3,d4,d5,e5", "hit d5", "hit i2"]


@rule("PS-52")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_ps_52_a_tank_that_did_not_move_is_never_hit(seed):
    for entry in random_game(seed):
        moved = {path[-1] for path in getattr(entry.action, "paths", ())}
        shot = {told.event.square for told in entry.told if isinstance(told.event, TankShot)}
        assert shot <= moved


@rule("PS-53")
def test_ps_53_a_tank_lost_to_shot_mine_or_gun_keeps_its_value_secret():
    shot = play(position("e4 a1 b1", "a10"), "Y plan R=e5", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3")
    mined = play(position("e5 a1 b1", "a10 ; M e6"), "Y plan -", "G move e5>e6; a1>a2>a3>a4; b1>b2>b3")
    gunned = play(position("e5 a1 b1", "a10 ; AT e7"), "Y plan -", "G move e5>e6; a1>a2>a3>a4; b1>b2>b3", "die 1")
    for state, fate in ((shot.state, "shot"), (mined.state, "mine"), (gunned.state, "gun")):
        lost = tank(state, "Ge1")
        assert (lost.fate, lost.shown) == (fate, 0)
        assert GAME.information.view(state, 1).values[0] == (0, 0, 0)
    for lost_in in (shot, mined, gunned):
        events = [told.event for told in lost_in.told if isinstance(told.event, TankShot | MineExploded | GunFought)]
        assert events
        assert not any("value" in field for event in events for field in event.__struct_fields__)


@rule("PS-54")
def test_ps_54_the_whole_plan_is_shown_hits_and_misses_red_and_white():
    state = position("e4 a1 b1", "a10 ; AT i8 j8")
    played = play(state, "Y plan R=j5,e5,c2 W=f9,d1", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3")
    assert played.lines[1] == "shots R=c2,e5,j5 W=d1,f9"
    assert board(played.state).last_plan is not None


@rule("PS-55", "PS-56")
def test_ps_55_a_mine_destroys_once_and_is_safe_afterwards():
    state = position("b5 a5 c5 d1", "j10 i10 h10 ; M b6 f6")
    played = play(state, "Y plan -", "G move b5>b6; c5>d5>e5; d1>d2>d3>d4")
    assert played.lines[2:] == ["mine b6"]
    assert where(played.state, "Gb1") == "-"
    assert [name(square) for square in army(played.state, "Y").exploded] == ["b6"]
    state = play(played.state, "G plan -", "Y move j10>j9>j8>j7; i10>i9>i8>i7", "Y plan -").state
    assert play(state, "G move a5>b5>b6; d4>d5>d6; e5>e6>e7").lines[1:] == ["shots -"]


@rule("PS-56")
def test_ps_56_only_the_exploded_mine_becomes_public():
    state = position("b5 c1 d1", "j10 ; M b7 f6")  # EX-4
    played = play(state, "Y plan -", "G move b5>b6>b7; c1>c2; d1>d2>d3>d4")
    assert "mine b7" in played.lines
    assert GAME.information.view(played.state, 0).mines[1] is None
    assert "f6" not in " ".join(GAME.text.event(told.event) for told in played.told)


@rule("PS-56")
def test_ps_56_two_mines_may_explode_in_one_turn():
    state = position("b5 f5 d1", "j10 ; M b6 f6")
    played = play(state, "Y plan -", "G move f5>f6; b5>a5>a6>b6; d1>d2>d3")
    assert played.lines[2:] == ["mine f6", "mine b6"]
    assert army(played.state, "Y").mines == 0


@rule("PS-57")
def test_ps_57_mines_ignore_own_tanks_and_those_that_only_pass():
    own = position("d4 a1 b1 ; M d5 i4", "j10")
    assert play(own, "Y plan -", "G move d4>d5; a1>a2>a3>a4; b1>b2>b3").lines[1:] == ["shots -"]
    passing = position("e5 a1 c1", "j10 ; M e6 e7")
    assert play(passing, "Y plan -", "G move e5>e6>e7>e8; a1>a2>a3; c1>c2").lines[1:] == ["shots -"]


@rule("PS-58")
def test_ps_58_every_adjacent_opponent_must_be_fought():
    state = play(position(*FIGHT), *TO_FIGHT).state
    assert {(name(pair.attacker), name(pair.target)) for pair in fights(board(state))} == {
        ("g7", "f7"),
        ("g7", "g8"),
        ("g7", "h7"),
    }
    assert asks(state) == "G fight"


@rule("PS-58")
def test_ps_58_only_end_squares_count():
    state = position("e4=6 a1 b1", "g5=1 j10 ; AT d6")
    played = play(state, "Y plan -", "G move e4>e5>e6>f6; a1>a2>a3; b1>b2")  # past d6 and past g5's neighbour
    assert played.lines[1:] == ["shots -"]


@rule("PS-58")
def test_ps_58_the_opponent_does_not_attack_in_the_movers_turn():
    state = position("e5=6 a1 b1", "e8=1 d9=2")
    played = play(state, "Y plan -", "G move e5>e6>e7; a1>a2>a3>a4; b1>b2")
    assert played.lines[2:] == ["duel e7(6)xe8(1) lost e8"]
    assert played.told[-2].event.side == 0


@rule("PS-59")
def test_ps_59_the_mover_chooses_each_fight_after_seeing_the_earlier_ones():
    state = play(position(*FIGHT), *TO_FIGHT).state
    first = play(state, "G fight g7xg8", "die 3")
    assert first.lines[0] == "gun g7xg8 die 3 lost g8"
    assert asks(first.state) == "G fight"
    assert play(first.state, "G fight g7xf7").lines[0] == "duel g7(6)xf7(5) lost f7"
    assert asks(play(first.state, "G fight g7xh7").state) == "chance die"


@rule("PS-59")
def test_ps_59_the_last_fight_is_fought_without_asking():
    state = play(position(*FIGHT), *TO_FIGHT, "G fight g7xf7", "G fight g7xg8", "die 3").state
    assert asks(state) == "chance die"
    assert play(state, "die 4").lines[0] == "gun g7xh7 die 4 lost h7"


@rule("PS-59")
def test_ps_59_one_tank_need_not_finish_before_another_starts():
    state = position("d5=6/d1 g5=5/g1 a1", "j10 ; AT d8 e7 g8 h7")
    state = play(state, "Y plan -", "G move d5>d6>d7; g5>g6>g7; a1>a2>a3").state
    state = play(state, "G fight d7xd8", "die 6").state
    assert play(state, "G fight g7xg8", "die 6").lines[0] == "gun g7xg8 die 6 lost g8"


@rule("PS-59")
@pytest.mark.parametrize("pair", ["g7xg6", "g8xg7", "c1xf7", "g7xg9"])
def test_ps_59_a_fight_that_does_not_exist_cannot_be_chosen(pair):
    breach = refusal(play(position(*FIGHT), *TO_FIGHT).state, f"G fight {pair}")
    assert breach.rule == "PS-59"


@rule("PS-59")
def test_ps_59_with_its_tank_gone_the_rest_of_its_fights_is_gone():
    played = play(position(*FIGHT), *TO_FIGHT, "G fight g7xg8", "die 1")
    assert asks(played.state) == "G plan"
    assert where(played.state, "Yf10") == "f7"


@rule("PS-60")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_ps_60_at_the_start_of_a_turn_nobody_touches_an_opponent(seed):
    for entry in random_game(seed):
        if asks(entry.after).endswith(("plan", "move")):
            assert fights(board(entry.after)) == []


@rule("PS-61")
@pytest.mark.parametrize(("foe", "lost"), [(5, "e8"), (6, "e7,e8")])
def test_ps_61_the_lower_value_is_removed_equal_values_both(foe, lost):
    played = play(position("e5=6 a1 b1", f"e8={foe} j10=1"), "Y plan -", "G move e5>e6>e7; a1>a2>a3>a4; b1>b2")
    assert played.lines[-1] == f"duel e7(6)xe8({foe}) lost {lost}"


@rule("PS-61")
def test_ps_61_an_attacker_of_lower_value_is_removed():
    played = play(position("e5=2 a1=1 b1=3", "e8=5 j10=1"), "Y plan -", "G move e5>e6>e7; a1>a2>a3>a4; b1>b2")
    assert played.lines[-1] == "duel e7(2)xe8(5) lost e7"
    assert where(played.state, "Ye10") == "e8"


@rule("PS-61")
def test_ps_61_both_values_stay_known_to_both():
    played = play(position("e5=6 a1 b1", "e8=5 j10=1"), "Y plan -", "G move e5>e6>e7; a1>a2>a3>a4; b1>b2").state
    assert (tank(played, "Ge1").shown, tank(played, "Ye10").shown) == (6, 5)
    later = play(played, "G plan -", "Y move j10>j9").state
    assert GAME.information.view(later, 1).values[0] == (0, 0, 6)
    assert 5 in GAME.information.view(later, 0).values[1]


@rule("PS-62")
def test_ps_62_red_removes_the_tank_black_the_gun_and_one_white():
    state = play(
        position("e4=6 a1 b1", "a10 ; AT e7 h8 ; W 2"), "Y plan -", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2"
    ).state
    red = play(state, "die 1")
    assert red.lines[0] == "gun e6xe7 die 1 lost e6"
    assert (where(red.state, "Ge1"), len(army(red.state, "Y").guns), army(red.state, "Y").whites) == ("-", 2, 2)
    black = play(state, "die 2")
    assert black.lines[:2] == ["gun e6xe7 die 2 lost e7", "white Y 1"]
    assert (where(black.state, "Ge1"), len(army(black.state, "Y").guns)) == ("e6", 1)


@rule("PS-62")
def test_ps_62_without_whites_the_owner_loses_only_the_gun():
    state = position("e4=6 a1 b1", "a10 ; AT e7 h8 ; W 0")
    played = play(state, "Y plan -", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2", "die 6")
    assert played.lines == ["gun e6xe7 die 6 lost e7"]


@rule("PS-62", "PS-33")
def test_ps_62_whites_fired_in_this_turn_are_gone_before_the_gun_falls():
    state = position("e4=6 a1 b1", "a10 ; AT e7 h8 ; W 2")
    played = play(state, "Y plan W=j1,j5", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2", "die 6")
    assert played.lines == ["gun e6xe7 die 6 lost e7"]
    assert army(played.state, "Y").whites == 0


@rule("PS-63")
def test_ps_63_only_standing_on_an_installation_destroys_it():
    state = position("d7 a1 b1", "j10 ; I h9 f8 d8")
    beside = play(state, "Y plan -", "G move d7>e7>e8; a1>a2>a3>a4; b1>b2")
    assert beside.lines[1:] == ["shots -"]
    assert play(state, "Y plan -", "G move d7>d8; a1>a2>a3>a4; b1>b2>b3").lines[2] == "inst FU d8"


@rule("PS-64")
def test_ps_64_with_the_headquarters_all_mines_are_void_and_stay_hidden():
    state = position("h7 b5 c1", "a10 j10 d10 ; I h8 c9 e7 ; M b6 f6")
    played = play(state, "Y plan -", "G move h7>h8; b5>a5>a6; c1>c2>c3>c4")
    assert played.lines[2:] == ["inst HQ h8", "mines-void Y"]
    assert GAME.information.view(played.state, 0).mines[1] is None
    later = play(played.state, "G plan -", "Y move a10>b10>b9>b8; d10>d9>d8>d7", "Y plan -").state
    assert play(later, "G move a6>b6; h8>h9>h10; c4>c5>c6>d6").lines[1:3] == ["shots -", "flag h10"]


@rule("PS-64")
def test_ps_64_mines_first_in_the_turn_in_which_the_headquarters_falls():
    state = position("h7 b5 c1", "j10 ; I h8 c9 e7 ; M b6 f6")
    played = play(state, "Y plan -", "G move h7>h8; b5>a5>a6>b6; c1>c2>c3")
    assert played.lines[2:] == ["mine b6", "inst HQ h8", "mines-void Y"]


@rule("PS-64", "PS-95")
def test_ps_64_no_mine_no_word_of_void_mines():
    state = position("h7 b5 c1", "j10 ; I h8 c9 e7")
    assert play(state, "Y plan -", "G move h7>h8; b5>a5>a6; c1>c2>c3>c4").lines[2:] == ["inst HQ h8"]


@rule("PS-65")
def test_ps_65_a_fallen_ammunition_depot_leaves_whites_alone():
    state = position("c8 a1 b1", "j10 h10 ; I h9 c9 e7 ; AT i7 ; W 1")
    state = play(state, "Y plan -", "G move c8>c9; a1>a2>a3>a4; b1>b2>b3", "G plan -", "Y move h10>g10>g9").state
    assert play(state, "Y plan R=e1,f1 W=g1").lines == ["locked Y"]
    assert refused(state, "Y plan R=e1,f1,g1") == "PS-65"


@rule("PS-67")
def test_ps_67_the_installation_falls_first_then_the_tank_fights():
    state = position("a9=3/a1 c1 b1", "c10=5 g10=2 j10=3 ; AT c8 ; I h8 c9 e7 ; W 1")
    landed = play(state, "Y plan -", "G move a9>b9>c9; c1>d1>d2>d3; b1>b2")
    assert landed.lines[2:] == ["inst AM c9"]
    assert asks(landed.state) == "G fight"
    lost = play(landed.state, "G fight c9xc10")
    assert lost.lines[0] == "duel c9(3)xc10(5) lost c9"
    assert army(lost.state, "Y").installations[1] == -1  # and stays destroyed


@rule("PS-68")
def test_ps_68_winners_stay_where_they_are_and_fights_make_no_new_contacts():
    state = position("e5=6 a1 b1", "e8=5 e9=4 j10=1")
    played = play(state, "Y plan -", "G move e5>e6>e7; a1>a2>a3>a4; b1>b2")
    assert played.lines[2:] == ["duel e7(6)xe8(5) lost e8"]  # e9 is two squares away, and stays so
    assert (where(played.state, "Ge1"), asks(played.state)) == ("e7", "G plan")
