"""Event effects played in the open: one test or more for each effect code."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Discard, EndActions, Expose, FireAntiAir, Pass, Play, Reveal, Wait
from panzerkiste.games.tank_hunter.events import (
    ActionsAdded,
    BombingCounted,
    Concealed,
    Destroyed,
    Discarded,
    EffectRolled,
    HandShown,
    RedDrawn,
    Revealed,
    TakenOut,
)
from panzerkiste.games.tank_hunter.fights.values import defence, grounded, hand_limit, supply, total
from panzerkiste.games.tank_hunter.state import Aim, AskEffect, InPlay, Place, Removed
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.tables import A, B, C, at, changed, go, main_of, offered, play, plays, refused, side

# Units and actions.


@rule("TH-096")
def test_draw_units_reinforcements_are_drawn_then_placed():
    state = at(side("de_pz4", hand="reinforcements"), side("us_sherman"), unit_deck="su_zis3 su_kv1 su_bt7")
    went = go(state, play("reinforcements", player=A), "su_kv1", "su_zis3", (A, Place(("su_kv1",), ("su_zis3",))))
    assert [(u.handle, u.card, u.line, u.hidden) for u in went.player(A).units[1:]] == [
        ("A2", "su_kv1", "front", True),
        ("A3", "su_zis3", "rear", True),
    ]
    assert went.state.discard == ("reinforcements",)


@rule("TH-128")
@pytest.mark.parametrize(
    ("units", "possible"), [("", True), ("de_pz4 de_pz3", True), ("de_pz4 de_pz3? de_gren/", False)]
)
def test_draw_units_the_reserve_column_needs_few_units_in_play(units: str, possible: bool):
    state = at(side(units, hand="reserve_column"), side("us_sherman"))
    assert bool(plays(state, A, "reserve_column")) == possible


@rule("TH-138", "TH-096", "TH-136")
def test_draw_units_all_each_player_draws_and_places_before_the_next_beginning_with_the_acting_one():
    state = at(side("de_pz4"), side("us_sherman"), side("su_kv1"), turn=B, deck="new_conscripts")
    went = go(
        state, (B, Wait()), "new_conscripts", "us_m18", (B, Place(("us_m18",))), "su_rifle", (C, Place(("su_rifle",)))
    )
    assert [len(player.units) for player in went.state.players] == [1, 2, 2]
    assert RedDrawn(B, "new_conscripts") in went.told


@rule("TH-099")
def test_extra_action_gives_another_action_this_turn():
    state = at(side("de_pz4", hand="blitz"), side("us_sherman"), deck="escape escape")
    went = go(state, play("blitz", player=A), (A, Wait()), "escape")
    assert ActionsAdded(A, 1) in went.told
    went = go(went.state, (A, Wait()), "escape")
    assert went.state.turn_player == B


@rule("TH-099")
def test_extra_action_is_optional():
    state = at(side("de_pz4", hand="blitz"), side("us_sherman"), deck="escape escape")
    went = go(state, play("blitz", player=A), (A, Wait()), "escape", (A, EndActions()))
    assert went.state.turn_player == B


@rule("TH-099", "TH-098")
def test_extra_action_may_be_played_after_the_last_action():
    state = at(side("de_pz4"), side("us_sherman"), deck="blitz escape")
    went = go(state, (A, Wait()), "blitz", play("blitz", player=A))
    assert went.state.turn_player == A
    assert {Wait(), EndActions()} <= set(offered(went.state, A))


# Markers.


@rule("TH-272")
def test_resupply_takes_the_marker_off_one_or_two_units_hidden_ones_too():
    state = at(side("de_pz4* de_pz3?* de_gren", hand="supply_convoy"), side("us_sherman*"))
    assert plays(state, A, "supply_convoy") == [Aim(units=("A1",)), Aim(units=("A2",)), Aim(units=("A1", "A2"))]
    went = go(state, play("supply_convoy", "A1", "A2"))
    assert not went.unit("A1").out_of_ammo
    assert not went.unit("A2").out_of_ammo
    assert went.unit("A2").hidden


@rule("TH-272")
def test_clear_markers_takes_every_marker_off_one_unit():
    state = at(side("de_pz4 de_gren!* de_gren! de_pz4*?", hand="relief_force"), side("us_sherman"))
    assert plays(state, A, "relief_force") == [Aim(units=("A2",)), Aim(units=("A3",)), Aim(units=("A4",))]
    went = go(state, play("relief_force", "A2"))
    assert not went.unit("A2").disabled
    assert went.unit("A3").pinned


@rule("TH-135", "TH-128")
@pytest.mark.parametrize(("die", "out"), [(4, True), (5, False)])
def test_ammo_strike_rolls_for_a_revealed_enemy_unit(die: int, out: bool):
    state = at(side("de_pz4", hand="sabotage"), side("us_sherman? us_m18/"))
    went = go(state, play("sabotage", "B2"), die)
    assert went.unit("B2").out_of_ammo == out
    assert EffectRolled("sabotage", "B2", die, 4) in went.told


@rule("TH-135", "TH-262")
def test_ammo_strike_removes_a_unit_that_is_out_of_ammo_already():
    state = at(side("de_pz4", hand="sabotage"), side("us_sherman* us_m18"))
    went = go(state, play("sabotage", "B1"), 1)
    assert [unit.handle for unit in went.player(B).units] == ["B2"]
    assert went.state.removed == (Removed("us_sherman"),)
    assert went.player(A).score == ()


@rule("TH-138", "TH-136")
def test_ammo_roll_own_rolls_for_each_of_ones_revealed_afvs_front_line_first():
    state = at(side("de_pz4/ de_pz3 de_gren us_m18?"), side("us_sherman"), deck="breakdown")
    went = go(state, (A, Wait()), "breakdown", 1, 2)
    assert [event.unit for event in went.told if isinstance(event, EffectRolled)] == ["A2", "A1"]
    assert [unit.out_of_ammo for unit in went.player(A).units] == [False, True, False, False]


@rule("TH-128")
@pytest.mark.parametrize("own", ["de_pak40?", "de_pak40!", "de_pak40*", "de_pz4"])
def test_barrage_needs_an_able_revealed_gun_of_ones_own(own: str):
    assert plays(at(side(own, hand="heavy_guns"), side("us_sherman")), A, "heavy_guns") == []


@rule("TH-128")
def test_barrage_is_not_played_on_an_empty_front_line():
    state = at(side("de_pak40/", hand="heavy_guns"), side("us_sherman/"), side("us_m18?"))
    assert plays(state, A, "heavy_guns") == [Aim(player=C)]


@rule("TH-135", "TH-138", "TH-270")
def test_barrage_rolls_for_each_front_unit_and_marks_by_type():
    state = at(side("de_pak40", hand="heavy_guns"), side("us_sherman? us_rifle us_rifle! us_m18* uk_6pdr/ us_m18"))
    went = go(state, play("heavy_guns", player=B), 2, 1, 2, 1, 3)
    assert [event.unit for event in went.told if isinstance(event, EffectRolled)] == ["B1", "B2", "B3", "B4", "B6"]
    assert Revealed("B1", "us_sherman") in went.told
    assert went.unit("B1").out_of_ammo
    assert went.unit("B2").pinned
    assert went.player(A).score == ("us_rifle",)  # pinned again: destroyed
    assert went.state.removed == (Removed("us_m18"),)  # out of ammo again: removed
    assert not went.unit("B6").disabled


@rule("TH-014")
def test_barrage_does_not_show_a_hidden_unit_that_it_misses():
    went = go(at(side("de_pak40", hand="heavy_guns"), side("us_sherman?")), play("heavy_guns", player=B), 3)
    assert went.unit("B1").hidden


# Faces and lines.


@rule("TH-078", "TH-183")
def test_conceal_turns_one_or_two_units_down_that_have_not_rolled_for_an_attack():
    state = changed(
        at(side("de_pz4 de_gren* us_m18 de_pz3?", hand="camouflage"), side("us_sherman")), "A1", rolled_attack=True
    )
    assert plays(state, A, "camouflage") == [Aim(units=("A2",)), Aim(units=("A3",)), Aim(units=("A2", "A3"))]
    went = go(state, play("camouflage", "A2", "A3"))
    assert Concealed("A2") in went.told
    assert went.unit("A3").hidden
    assert went.unit("A2").out_of_ammo  # TH-079


@rule("TH-094", "TH-015")
def test_move_rear_withdraws_any_front_unit_to_the_right_end_of_the_rear():
    state = at(side("de_pz4?* de_gren/ us_m18", hand="withdrawal"), side("us_sherman"))
    assert plays(state, A, "withdrawal") == [Aim(units=("A1",)), Aim(units=("A3",))]
    went = go(state, play("withdrawal", "A1"))
    assert [(unit.handle, unit.line) for unit in went.player(A).units] == [
        ("A2", "rear"),
        ("A3", "front"),
        ("A1", "rear"),
    ]
    assert went.unit("A1").hidden
    assert went.unit("A1").out_of_ammo


@rule("TH-131")
def test_move_rear_costs_the_unit_its_trench():
    went = go(at(side("de_gren+trench us_m18", hand="withdrawal"), side("us_sherman")), play("withdrawal", "A1"))
    assert went.unit("A1").attachments == ()
    assert sorted(went.state.discard) == ["trench", "withdrawal"]


@rule("TH-131")
def test_move_rear_leaves_the_unit_what_is_bolted_on():
    state = at(side("de_pz4+addon_armour+hard_core_rounds us_m18", hand="withdrawal"), side("us_sherman"))
    went = go(state, play("withdrawal", "A1"))
    assert went.unit("A1").attachments == ("addon_armour", "hard_core_rounds")


@rule("TH-128")
def test_reveal_enemy_shows_up_to_three_hidden_units_of_one_player():
    state = at(side("de_pz4?", hand="recon_flight"), side("us_sherman"), side("us_m18? us_rifle?/ us_m3? us_stuart?"))
    assert plays(state, A, "recon_flight") == [Aim(player=C)]
    went = go(state, play("recon_flight", player=C))
    assert {len(action.units) for action in offered(went.state, A) if isinstance(action, Expose)} == {1, 2, 3}
    went = go(went.state, (A, Expose(("C1", "C3"))))
    assert [unit.hidden for unit in went.player(C).units] == [False, True, False, True]


@rule("TH-080")
def test_reveal_enemy_goes_on_when_the_owner_reveals_the_units_himself():
    state = go(at(side("de_pz4", hand="recon_flight"), side("us_sherman?")), play("recon_flight", player=B)).state
    state = GAME.play.apply(state, B, Reveal("B1")).state
    assert offered(state, A) == (Expose(()),)
    assert go(state, (A, Expose(()))).state.discard == ("recon_flight",)


# Cards that lie in play.


@rule("TH-131")
def test_attach_mod_changes_the_value_it_names():
    state = at(side("de_pz4 de_gren uk_6pdr/", hand="addon_armour trench hard_core_rounds"), side("us_sherman"))
    assert plays(state, A, "addon_armour") == [Aim(units=("A1",))]
    assert plays(state, A, "trench") == [Aim(units=("A2",)), Aim(units=("A3",))]
    assert plays(state, A, "hard_core_rounds") == [Aim(units=("A1",)), Aim(units=("A3",))]
    went = go(state, play("addon_armour", "A1"), play("trench", "A2"))
    assert total(defence(went.state, went.unit("A1"))) == 3 + 1
    assert total(defence(went.state, went.unit("A2"))) == 2 + 2


@rule("TH-131")
def test_attach_mod_lies_only_once_under_the_same_unit():
    state = at(side("de_pz4+addon_armour de_pz3", hand="addon_armour"), side("us_sherman"))
    assert plays(state, A, "addon_armour") == [Aim(units=("A2",))]


@rule("TH-131")
def test_attach_mod_needs_the_value_that_it_raises():
    state = at(side("de_sdkfz251", hand="hard_core_rounds"), side("us_sherman"))
    assert plays(state, A, "hard_core_rounds") == []


@rule("TH-132", "TH-140")
def test_hand_limit_is_changed_while_the_card_lies_there_and_only_once():
    state = at(
        side("de_pz4", hand="signals_post supply_shortage"),
        side("us_sherman"),
        side("us_m18", staying="supply_shortage"),
    )
    assert plays(state, A, "supply_shortage") == [Aim(player=B)]
    went = go(state, play("signals_post", player=A), play("supply_shortage", player=B))
    assert [hand_limit(went.state, seat) for seat in (A, B, C)] == [5, 2, 2]


@rule("TH-261", "TH-150")
@pytest.mark.parametrize(("die", "left"), [(2, ()), (3, ("mud",))])
def test_supply_mod_lowers_supply_until_a_roll_at_the_end_of_the_players_turn(die: int, left: tuple[str, ...]):
    state = at(side("de_pz4", hand="mud"), side("us_sherman de_tiger2"), deck="blitz blitz")
    went = go(state, play("mud", player=B))
    assert [supply(went.state, unit) for unit in went.player(B).units] == [6, 3]
    went = go(at(side("de_pz4", staying="mud"), side("us_sherman"), deck="blitz blitz"), (A, Wait()), "blitz", die)
    assert went.player(A).staying == left


@rule("TH-132")
def test_weather_lies_in_front_of_the_drawer_until_his_next_turn_and_grounds_air_strikes():
    state = at(side("de_pz4"), side("us_sherman", hand="dive_bombers"), deck="thunderstorm escape escape")
    went = go(state, (A, Wait()), "thunderstorm")
    assert went.player(A).staying == ("thunderstorm",)
    assert grounded(went.state)
    state = main_of(went.state, B)
    assert plays(state, B, "dive_bombers") == []
    assert refused(state, B, Play("dive_bombers", Aim(units=("A1",)))) == "th-128-grounded"
    went = go(state, (B, Wait()), "escape")
    assert went.player(A).staying == ()
    assert went.state.discard == ("thunderstorm",)


@rule("TH-132")
def test_weather_drawn_twice_by_the_same_player_lies_there_once():
    state = at(side("de_pz4", staying="thunderstorm"), side("us_sherman"), deck="thunderstorm blitz")
    went = go(state, (A, Wait()), "thunderstorm")
    assert went.player(A).staying == ("thunderstorm",)
    assert went.state.discard == ("thunderstorm",)


@rule("TH-132")
@pytest.mark.parametrize("card", ["river", "swamp"])
def test_water_lies_before_a_player_once_of_each_name(card: str):
    state = at(side("de_pz4", hand=f"{card} {card}"), side("us_sherman"))
    went = go(state, play(card, player=B))
    assert Aim(player=B) not in plays(went.state, A, card)


@rule("TH-131", "TH-132")
def test_discard_event_in_play_clears_away_what_lies_before_a_player_or_under_a_unit():
    state = at(side("de_pz4+addon_armour", hand="engineers", staying="mud"), side("us_sherman?+trench"))
    lying = [InPlay("mud", "A"), InPlay("addon_armour", "A1"), InPlay("trench", "B1")]
    assert plays(state, A, "engineers") == [Aim(event=event) for event in lying]
    went = go(state, play("engineers", on=Aim(event=lying[2])))
    assert went.unit("B1").attachments == ()
    went = go(state, play("engineers", on=Aim(event=lying[0])))
    assert went.player(A).staying == ()
    assert went.state.discard == ("mud", "engineers")


@rule("TH-128")
def test_discard_event_in_play_needs_one():
    assert plays(at(side("de_pz4", hand="engineers"), side("us_sherman")), A, "engineers") == []


# Hands.


@rule("TH-136", "TH-138")
def test_discard_all_lets_everybody_choose_from_the_acting_player_clockwise():
    state = at(
        side("de_pz4", hand="mud camouflage"),
        side("us_sherman"),
        side("us_m18", hand="escape"),
        side("su_kv1", hand="blitz river"),
        deck="partisan_raid",
        turn=C,
    )
    discards = (C, Discard(("escape",))), (3, Discard(("river",))), (A, Discard(("mud",)))
    went = go(state, (C, Wait()), "partisan_raid", *discards)
    assert [player.hand for player in went.state.players] == [("camouflage",), (), (), ("blitz",)]
    assert [event for event in went.told if isinstance(event, Discarded)] == [
        Discarded(C, ("escape",)),
        Discarded(3, ("river",)),
        Discarded(A, ("mud",)),
    ]


@rule("TH-401", "TH-014")
def test_hand_attack_shows_a_hand_to_its_player_alone_and_takes_a_card():
    state = at(side("de_pz4", hand="intercepted_orders"), side("us_sherman", hand="mud escape"), side("us_m18"))
    assert plays(state, A, "intercepted_orders") == [Aim(player=B)]
    step = GAME.play.apply(state, A, Play("intercepted_orders", Aim(player=B)))
    shown = [told for told in step.told if isinstance(told.event, HandShown)]
    assert [told.to for told in shown] == [(A,)]
    assert GAME.information.view(step.state, A).players[B].hand == ("mud", "escape")
    assert GAME.information.view(step.state, C).players[B].hand == ("", "")
    assert offered(step.state, A) == (Discard(("mud",)), Discard(("escape",)))
    went = go(step.state, (A, Discard(("escape",))))
    assert went.player(B).hand == ("mud",)
    assert went.state.discard == ("escape", "intercepted_orders")


@rule("TH-014")
def test_hand_attack_asks_by_the_number_of_cards_alone():
    for hand, asks in (("mud", False), ("mud mud", True), ("mud escape", True)):
        state = at(side("de_pz4", hand="intercepted_orders"), side("us_sherman", hand=hand))
        went = go(state, play("intercepted_orders", player=B))
        assert isinstance(went.state.pending[-1], AskEffect) == asks


# Bombs.


@rule("TH-162", "TH-138")
def test_carpet_bombing_rolls_for_every_revealed_front_unit_from_the_drawer_clockwise():
    state = at(
        side("de_pz4 de_pz3? de_gren/ us_m18"),
        side("us_sherman+addon_armour"),
        side("su_kv1"),
        turn=B,
        deck="carpet_bombing blitz",
    )
    went = go(state, (B, Wait()), "carpet_bombing", 1, 2, 1, 6)
    assert [event.unit for event in went.told if isinstance(event, EffectRolled)] == ["B1", "C1", "A1", "A4"]
    assert [event.unit for event in went.told if isinstance(event, TakenOut)] == ["B1", "A1"]
    assert went.state.bombings == 1
    assert BombingCounted(1) in went.told
    assert [gone.card for gone in went.state.removed] == ["us_sherman", "de_pz4", "carpet_bombing"]
    assert went.state.discard == ("addon_armour",)
    assert all(player.score == () for player in went.state.players)


@rule("TH-161")
def test_carpet_bombing_ends_the_game_the_third_time_before_any_bomb():
    state = at(side("de_pz4"), side("us_sherman"), deck="carpet_bombing")
    state = replace(state, bombings=2)
    went = go(state, (A, Wait()), "carpet_bombing")
    result = GAME.play.result(went.state)
    assert result is not None
    assert result.reason == "bombing"
    assert GAME.play.decision(went.state) is None
    assert not went.has(EffectRolled)


@rule("TH-291", "TH-133")
@pytest.mark.parametrize(("die", "score"), [(3, ("us_sherman",)), (4, ())])
def test_air_strike_dive_bombers_destroy_a_revealed_front_unit(die: int, score: tuple[str, ...]):
    state = at(side("de_pz4", hand="dive_bombers"), side("us_sherman us_m18/ us_m3"))
    assert plays(state, A, "dive_bombers") == [Aim(units=("B1",)), Aim(units=("B3",))]
    went = go(state, play("dive_bombers", "B1"), die)
    assert went.player(A).score == score
    assert went.state.discard == ("dive_bombers",)


@rule("TH-014", "TH-134", "TH-128")
def test_air_strike_fighter_bombers_remove_any_unit_and_do_not_show_a_hidden_one():
    state = at(side("de_pz4", hand="fighter_bombers"), side("us_sherman us_m18?/"), side("su_kv1?"))
    assert plays(state, A, "fighter_bombers") == [Aim(units=(unit,)) for unit in ("B1", "B2", "C1")]
    went = go(state, play("fighter_bombers", "C1"), (C, Pass()), 2)
    assert went.player(C).units == ()
    assert TakenOut("C1", "") in went.told
    assert GAME.information.view(went.state, A).removed == (Removed("", C),)
    assert not went.has(Destroyed)


@rule("TH-120", "TH-135")
def test_air_strike_the_ground_attack_patrol_is_played_against_the_turn_player():
    state = at(side("de_pz4 de_pz3/* us_m18?"), side("us_sherman", hand="ground_attack"), deck="escape escape")
    went = go(state, (A, Wait()), "escape")
    assert plays(went.state, B, "ground_attack") == [Aim(units=("A1",)), Aim(units=("A2",))]
    went = go(went.state, play("ground_attack", "A2", seat=B), (A, Pass()), 3)
    assert [unit.handle for unit in went.player(A).units] == ["A1", "A3"]  # out of ammo again


@rule("TH-291", "TH-295")
def test_air_strike_stopped_by_anti_air_has_no_effect():
    state = at(side("de_pz4", hand="dive_bombers"), side("us_sherman uk_bofors/"))
    went = go(state, play("dive_bombers", "B1"), (B, FireAntiAir("B2")), 4)
    assert went.lives("B1")
    assert went.state.discard == ("dive_bombers",)
    assert went.unit("B2").rolled_attack
