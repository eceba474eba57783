"""The turn (DZ-080 to DZ-097): initiative, activation, the end phase, several players, what is hidden."""

import pytest
from msgspec.structs import replace

from panzerkiste.engine.game import CHANCE, WATCHER
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Activate, EndSlot, Play
from panzerkiste.games.dropzone.battle.frames import CallReserves, NextActivation
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, lines, refused, unit

A, B = "A1a ucm_sabre 10,10@0", "B1a ucm_sabre 40,40@180"


def all_activated(*lines: str, turn: int) -> State:
    """The last slot of a turn."""
    state = battle(*lines, f"turn {turn}", now="A1a order")
    return replace(state, battlegroups=tuple(replace(group, activated_turn=turn) for group in state.battlegroups))


def next_turn(*lines: str) -> State:
    """The dice of initiative are due."""
    state = all_activated(*lines, turn=1)
    return DROPZONE.play.apply(state, 0, EndSlot()).state


def order_after(state: State, *dice: str) -> str:
    step = after(state, *dice)
    return "".join("ABCD"[player] for player in step.state.order)


@rule("DZ-080", "DZ-081")
def test_dz_081_the_highest_total_acts_first_and_the_order_holds_for_the_turn():
    assert order_after(next_turn(A, B), "dice 2 5") == "BA"
    assert order_after(next_turn(A, B), "dice 5 2") == "AB"


@rule("DZ-081", "DZ-085")
def test_dz_081_the_command_value_of_the_highest_commander_on_the_table_is_added():
    """A commander of value 3 against none, who counts 1."""
    commander = "A1a ucm_kodiak 10,10@0/command_value=3"
    assert order_after(next_turn(commander, B), "dice 2 3") == "AB"
    ready = "A2a ucm_kodiak ready/command_value=3"
    assert order_after(next_turn(A, ready, B), "dice 2 3") == "BA"


@rule("DZ-085", "DZ-301")
def test_dz_085_a_lost_commander_counts_no_more():
    lost = "A2a ucm_kodiak lost/command_value=5"
    assert order_after(next_turn(A, lost, B), "dice 3 4") == "BA"


@rule("DZ-082")
def test_dz_082_a_natural_six_beats_every_other_roll():
    commander = "A1a ucm_kodiak 10,10@0/command_value=6"
    assert order_after(next_turn(commander, B), "dice 5 6") == "BA"
    assert order_after(next_turn(commander, B), "dice 6 6") == "AB"


@rule("DZ-083")
def test_dz_083_the_tied_roll_again_until_they_are_ordered():
    assert order_after(next_turn(A, B), "dice 3 3", "dice 4 4", "dice 1 2") == "BA"
    assert order_after(next_turn(A, B), "dice 6 6", "dice 1 2") == "BA"


@rule("DZ-083", "DZ-096")
def test_dz_083_only_the_tied_roll_again_and_keep_their_place_in_the_order():
    third = "C1a ucm_sabre 20,20@0"
    state = next_turn(A, B, third)
    assert order_after(state, "dice 2 5 2", "dice 1 4") == "BCA"
    assert order_after(state, "dice 5 2 5", "dice 3 1") == "ACB"


@rule("DZ-084")
def test_dz_084_the_winner_may_act_last():
    state = after(next_turn(A, B), "dice 5 2").state
    assert asked(state) == (0, "last")
    assert after(state, "A last").state.order == (1, 0)
    assert after(state, "A first").state.order == (0, 1)
    assert asked(after(state, "A last").state) == (1, "activate")


@rule("DZ-026")
def test_dz_026_what_is_counted_per_turn_begins_anew():
    used = "A1a ucm_sabre 10,10@0/moved=3.0/used=3.0/fired=[0]/manoeuvres=2"
    state = after(next_turn(used, B), "dice 5 2").state
    sabre = unit(state, "A1a1")
    assert (sabre.moved, sabre.used, sabre.fired, sabre.manoeuvres) == (0.0, 0.0, (), 0)


@rule("DZ-089", "DZ-090", "DZ-094")
def test_dz_089_the_players_activate_in_turn_and_who_has_none_left_sits_out():
    state = battle(A, "A2a ucm_sabre 20,10@0", B, now="A activate")
    state = after(state, "A activate A1", "A end").state
    assert asked(state) == (1, "activate")
    state = after(state, "B activate B1", "B end").state
    assert asked(state) == (0, "activate")
    assert DROPZONE.play.offer(state, 0).actions == (Activate(1),)
    assert refused(state, "A activate A1") == "DZ-089 battlegroup"
    assert asked(after(state, "A activate A2", "A end", "dice 1 5").state) == (1, "last")


@rule("DZ-089")
def test_dz_089_a_battlegroup_in_readiness_is_activated_one_in_reserve_is_not():
    state = battle("A1a ucm_sabre ready", "A2a ucm_sabre reserve", B, now="A activate")
    assert DROPZONE.play.offer(state, 0).actions == (Activate(0),)


@rule("DZ-089")
def test_dz_089_a_destroyed_battlegroup_is_skipped():
    state = battle(A, "A2a ucm_sabre lost", B, now="A activate")
    assert DROPZONE.play.offer(state, 0).actions == (Activate(0),)


@rule("DZ-091")
def test_dz_091_activations_are_announced_and_orders_come_from_whoever_is_asked():
    state = battle(A, B, now="A activate")
    assert lines(after(state, "A activate A1"))[0] == "activated A A1"
    assert refused(state, "B activate B1") == "DZ-091 not_asked"
    assert refused(state, "A end") == "DZ-400 not_now"


@rule("DZ-092")
def test_dz_092_the_squads_act_in_any_order_one_after_another():
    state = battle(A, "A1b ucm_sabre 20,10@0", B, now="A activate")
    state = after(state, "A activate A1").state
    assert DROPZONE.play.offer(state, 0).actions == (Play(0), Play(1))
    state = after(state, "A play A1b").state
    assert refused(state, "A move A1a1>10,11@0") == "DZ-400 element"
    assert refused(after(state, "A end").state, "A move A1a1>10,11@0") == ""


@rule("DZ-086", "DZ-087", "DZ-088")
def test_dz_088_reserve_rolls_come_in_initiative_order_before_the_first_activation():
    state = next_turn(A, "A2a ucm_sabre reserve", B, "B2a ucm_sabre reserve")
    state = after(state, "dice 2 5", "B first").state
    assert asked(state) == (1, "reserves")
    assert asked(after(state, "B reserve").state) == (0, "reserves")


@rule("DZ-095")
def test_dz_095_the_battle_ends_after_its_last_turn():
    step = after(at_last_turn(A, B), "A end")
    assert step.state.result is not None
    assert DROPZONE.play.decision(step.state) is None
    assert refused(step.state, "A end") == "DZ-095 over"


def at_last_turn(*lines: str) -> State:
    return all_activated(*lines, turn=6)


@rule("DZ-095")
def test_dz_095_the_battle_ends_when_only_one_player_has_units():
    state = battle(A, "B1a ucm_sabre lost", now="A1a order")
    result = after(state, "A end").state.result
    assert result is not None
    assert result.winners == (0,)


@rule("DZ-095", "DZ-350")
def test_dz_350_equal_victory_points_are_decided_by_kill_points_and_equal_ones_are_a_draw():
    """A lost Sabre is 40 points, one still in readiness counts as lost, one that left does not."""
    lost = at_last_turn(A, B, "B2a ucm_sabre lost")
    assert after(lost, "A end").state.result.winners == (0,)
    waiting = at_last_turn(A, "A2a ucm_sabre ready", B)
    assert after(waiting, "A end").state.result.winners == (1,)
    away = at_last_turn(A, B, "B2a ucm_sabre away")
    assert after(away, "A end").state.result.winners == ()


@rule("DZ-354")
def test_dz_354_more_points_near_a_marker_control_it():
    held = at_last_turn("A1a ucm_sabre 24,18@0", "B1a ucm_sabre 12,30@180 12,17.9@180")
    assert lines(after(held, "A end"))[-1] == "won A points 3 2 0 0"
    shared = at_last_turn("A1a ucm_sabre 24,18@0", "B1a ucm_sabre 24,30@180")
    assert lines(after(shared, "A end"))[-1] == "drawn equal 0 0 0 0"


@rule("DZ-095")
def test_dz_095_a_player_may_concede():
    state = battle(A, B, now="A1a order")
    step = after(state, "B concede")
    assert step.state.result.winners == (0,)
    assert lines(step)[0] == "conceded B"


@rule("DZ-095", "DZ-096")
def test_dz_096_among_several_players_the_others_go_on_without_one_who_concedes():
    state = battle(A, B, "C1a ucm_sabre 20,20@0", "last A", now="B activate")
    gone = after(state, "B concede").state
    assert gone.result is None
    assert asked(gone) == (2, "activate")
    assert refused(gone, "B concede") == "DZ-095 concede"


def timed(state: State) -> State:
    return replace(state, options=replace(state.options, timed=True))


@rule("DZ-095")
def test_dz_095_whoever_has_no_time_left_loses_by_the_hosts_word_alone():
    state = timed(battle(A, B, now="A1a order"))
    step = after(state, "A time")
    assert (step.state.result.winners, step.state.result.reason) == ((1,), "time")
    assert lines(step)[0] == "time A"
    assert refused(state, "B time") == "DZ-095 time"
    assert refused(battle(A, B, now="A1a order"), "A time") == "DZ-095 time"


@rule("DZ-095", "DZ-096")
def test_dz_096_among_several_a_player_without_time_gives_safe_answers_until_he_may_leave():
    state = timed(battle(A, B, "C1a ucm_sabre 20,20@0", "last C", now="A1a order"))
    waited = after(state, "A time").state
    assert not waited.sides[0].conceded
    gone = after(timed(battle(A, B, "C1a ucm_sabre 20,20@0", "last C", now="A activate")), "A time").state
    assert (gone.sides[0].conceded, gone.result) == (True, None)


@rule("DZ-096")
def test_dz_096_who_has_conceded_is_not_asked_any_more():
    state = battle("A1a ucm_sabre 10,10@0", "B1a scourge_hunter 10,40@0", "C1a phr_ares 40,40@0", now="A activate")
    state = replace(state, pending=(NextActivation(), CallReserves(2), CallReserves(1), CallReserves(0)))
    gone = after(state, "B concede").state
    assert gone.pending == (NextActivation(), CallReserves(2), CallReserves(0))


@rule("DZ-096")
def test_dz_096_each_player_has_an_edge_of_his_own_and_all_others_are_enemies():
    state = DROPZONE.play.start(Options(), 4).state
    assert len({side.edges for side in state.sides}) == 4
    three = battle("A1a ucm_sabre 24,10@0", "B1a ucm_sabre 24,20@0", "C1a ucm_sabre 20,20@0", now="A1a order")
    assert refused(three, "A shoot A1a1.0>B1a1") == ""
    assert refused(three, "A shoot A1a1.0>C1a1") == ""


@rule("DZ-097")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_dz_097_nothing_is_hidden_but_the_cards_of_others(seat: int):
    state = battle(A, B, now="A1a order")
    assert DROPZONE.information.view(state, seat).state == state
    dealt = replace(state, hands=(("jink",), ("steady",)), decks=(("steady",), ("jink",)))
    swapped = replace(state, hands=(("steady",), ("jink",)), decks=(("jink",), ("steady",)))
    same = DROPZONE.information.view(dealt, seat) == DROPZONE.information.view(swapped, seat)
    assert same == (seat == WATCHER)


@rule("DZ-015")
def test_dz_015_chance_answers_with_as_many_dice_as_are_asked_for():
    state = next_turn(A, B)
    assert DROPZONE.play.decision(state).seats == (CHANCE,)
    assert refused(state, "dice 3") == "DZ-015"
    assert refused(state, "dice 3 4 5") == "DZ-015"


@rule("DZ-072", "DZ-089")
def test_dz_089_whoever_is_aboard_something_in_reserve_cannot_be_activated():
    carried = "A2a ucm_sabre aboard/carrier=2 ucm_condor:reserve"
    state = battle(A, carried, B, now="A activate")
    assert DROPZONE.play.offer(state, 0).actions == (Activate(0),)
    assert Activate(1) in DROPZONE.play.offer(state.with_unit(2, status="ready"), 0).actions


@rule("DZ-085")
def test_dz_085_a_commander_aboard_something_on_the_table_is_on_the_table():
    carried = "A2a ucm_kodiak aboard/carrier=2/command_value=4 ucm_condor:20,20@0/altitude=6"
    assert order_after(next_turn(A, carried, B), "dice 2 4") == "AB"
