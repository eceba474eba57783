"""Close-quarters battle: dice, morale and what is settled (DZ-242, DZ-247 to DZ-257)."""

from random import Random

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Activate, Shoot
from panzerkiste.games.dropzone.armies.catalogue import UNITS
from panzerkiste.games.dropzone.buildings.fighting import dealt, fight_need
from panzerkiste.games.dropzone.buildings.frames import RollFight
from panzerkiste.games.dropzone.buildings.garrisons import in_battle
from panzerkiste.games.dropzone.options import Options
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, lines, refused, unit
from tests.games.dropzone.storming import (
    FAILED,
    LEGION,
    MANY,
    STORMED,
    TWO_LEFT,
    WARRIORS,
    WHOLE_LEGION,
    WHOLE_WARRIORS,
    base,
    squad,
    stormed,
)

# Dice (DZ-247 to DZ-252).


@rule("DZ-247", "DZ-006")
@pytest.mark.parametrize(("damage", "dice"), [((0, 0), 15), ((1, 0), 14), ((4, 5), 2)])
def test_dz_247_value_times_points_left_rounded_up_for_each_squad(damage: tuple[int, int], dice: int):
    """Immortals: 1.5 for each point."""
    state = stormed(squad("A1a", "ucm_legionnaires", 0, 0), squad("B1a", "phr_immortals", *damage))
    fought = DROPZONE.play.apply(state, 0, Activate(0)).state
    assert fought.pending[-1] == RollFight("b1", 1, 0, dice)


@rule("DZ-248")
def test_dz_248_an_even_share_for_each_base_and_the_rest_to_different_bases():
    """Five dice on three bases in two squads: one each, two left."""
    defenders = squad("A1a", "ucm_legionnaires", 2, 5), squad("A1b", "ucm_legionnaires", 0, 0)
    attackers = squad("B1a", "scourge_warriors", 3, 5), squad("B1b", "scourge_warriors", 2, 5)
    state = after(stormed(*defenders, *attackers), "A activate A1").state
    assert asked(state) == (1, "spread")
    assert refused(state, "B spread A1a1") == "DZ-248 count"
    assert refused(state, "B spread A1b1 A1b1") == "DZ-248 bases"
    assert refused(state, "B spread A1b1 B1a1") == "DZ-248 bases"
    state = after(state, "B spread A1b1 A1b2").state
    assert asked(state) == (0, "spread")  # thirteen dice on two bases: the attacker first, then the defender
    step = after(
        state, "A spread B1b1", "dice 1", "dice 1 1 1 1", "dice 1 1 1 1 1 1", "dice 1 1 1 1 1 1 1", "dice 6 6 6"
    )
    rolled = [line.split()[3] + " " + str(line.count(" 1")) for line in lines(step) if line.startswith("fight-rolled")]
    assert rolled == ["A1a 1", "A1b 4", "B1a 6", "B1b 7"]


@rule("DZ-249")
@pytest.mark.parametrize(("armour", "need"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, None), (10, None)])
def test_dz_249_every_row_of_the_table(armour: int, need: int | None):
    assert fight_need(armour) == need


@rule("DZ-249")
@pytest.mark.parametrize(
    ("kind", "need"), [("phr_sirens", 3), ("ucm_legionnaires", 4), ("phr_immortals", 5), ("shaltari_braves", 6)]
)
def test_dz_249_what_the_dice_need_against_each_armour(kind: str, need: int):
    hurt = UNITS[kind].damage_points - 1
    state = stormed(f"A1a {kind} {base(hurt)}", squad("B1a", "scourge_warriors", 4, 5))
    own = UNITS[kind].close_quarters
    rolls = "dice " + " ".join("1" * -(-int(2 * own) // 2))
    step = after(state, "A activate A1", f"dice {need - 1}", rolls, "dice 6 6")
    assert f"fight-rolled B b1 A1a damage {need - 1} {need} 0" in lines(step)
    assert unit(step.state, "A1a1").status == "inside"


@rule("DZ-250", "DZ-015")
def test_dz_250_saves_then_dodges_each_for_what_is_left(monkeypatch: pytest.MonkeyPatch):
    """Destroyers save on 4+; with a dodge of 5+ they use both."""
    monkeypatch.setitem(UNITS, "scourge_destroyers", replace(UNITS["scourge_destroyers"], dodge=5))
    state = stormed(WHOLE_LEGION, f"B1a scourge_destroyers {base(2)}")
    own = "dice 1 1 1"
    step = after(state, "A activate A1", own, "dice 6 6 6 5 5 5 5 5 5 5", "dice 4 3 3", "dice 5 6", "dice 2")
    assert lines(step)[-4:-1] == [
        "fight-rolled A b1 B1a damage 6 6 6 5 5 5 5 5 5 5 6 3",
        "fight-rolled A b1 B1a save 4 3 3 4 1",
        "fight-rolled A b1 B1a dodge 5 6 5 2",
    ]


@rule("DZ-250")
def test_dz_250_praetorians_dodge_on_4():
    state = stormed(WHOLE_LEGION, f"B1a ucm_praetorians {base(3)}")
    dice = "dice 1 1 1 1 1 1", "dice 4 4 1 1 1 1 1 1 1 1", "dice 3 4", "dice 6"
    step = after(state, "A activate A1", *dice)
    assert "fight-rolled A b1 B1a dodge 3 4 4 1" in lines(step)
    assert unit(step.state, "B1a1").damage == 4


@rule("DZ-251")
def test_dz_251_who_is_destroyed_has_struck_all_the_same():
    weak = squad("A1a", "ucm_legionnaires", 4, 5), squad("B1a", "scourge_warriors", 4, 5)
    step = after(stormed(*weak), "A activate A1", "dice 6", "dice 6")
    assert [unit(step.state, name).status for name in ("A1a1", "B1a1")] == ["lost", "lost"]
    assert step.state.building("b1").defender == -1


@rule("DZ-252")
def test_dz_252_each_hit_takes_a_point_from_the_most_damaged_base_then_the_next():
    state = stormed(squad("A1a", "ucm_legionnaires", 0, 4, 3), WHOLE_WARRIORS)
    bases = state.units_of(0)
    assert dealt(bases, 2) == [(1, 1), (2, 1)]
    assert dealt(bases, 5) == [(1, 1), (2, 2), (0, 2)]
    assert dealt(bases, 9) == [(1, 1), (2, 2), (0, 5)]


# Morale (DZ-253 to DZ-255).


@rule("DZ-253")
def test_dz_253_below_half_its_points_a_squad_tests_exactly_half_does_not():
    """Ten points at first: five left is half, four is below."""
    state = stormed(squad("A1a", "ucm_legionnaires", 0, 5), squad("B1a", "scourge_warriors", 1, 5))
    step = after(state, "A activate A1", "dice 1 1 1 1", "dice 1 1 1 1 1", "dice 4")
    assert lines(step)[-1] == "morale B1a 4 4 yes"


@rule("DZ-253", "DZ-015")
def test_dz_253_the_attackers_squads_test_first():
    step = after(stormed(LEGION, WARRIORS), "A activate A1", "dice 1 1", "dice 1 1", "dice 4 5")
    assert lines(step)[-2:] == ["morale B1a 4 4 yes", "morale A1a 5 5 yes"]


@rule("DZ-253")
def test_dz_253_no_test_when_every_enemy_who_fought_is_destroyed():
    state = stormed(LEGION, squad("B1a", "scourge_warriors", 4, 5), "B2a scourge_warriors 40,40@180 41,40@180")
    step = after(state, "A activate A1", "dice 1", "dice 6 1")
    assert lines(step)[-1] == "lost B1a1 fight"
    assert step.state.building("b1").stormed_turn == 0


@rule("DZ-254", "DZ-231")
def test_dz_254_who_fails_withdraws_outside_and_can_do_nothing_else():
    state = after(stormed(LEGION, WARRIORS), "A activate A1", *FAILED, "dice 3 5").state
    assert asked(state) == (1, "withdraw")
    assert refused(state, "B giveup B1a") == "DZ-254 possible"
    assert refused(state, "B leave A1a 0 A1a1=12,15.4@0") == "DZ-254 squad"
    step = after(state, "B leave B1a 0 B1a1=12,15.4@0")
    assert lines(step) == ["left B B1a b1", "withdrew B1a b1 outside"]
    assert unit(step.state, "B1a1").acted_turn == unit(step.state, "B1a1").left_turn == 3
    assert step.state.building("b1").stormed_turn == 0  # the attack is beaten off
    assert asked(step.state) == (1, "activate")


@rule("DZ-254", "DZ-242")
def test_dz_254_into_a_connected_building_and_the_attacker_holds_this_one():
    foundry = stormed(LEGION, WARRIORS, options=Options(battlefield="dead_foundry"))
    state = after(foundry, "A activate A1", *FAILED, "dice 4 4").state
    step = after(state, "A change A1a b2")
    assert lines(step) == ["entered A A1a b2", "withdrew A1a b1 building", "taken B b1"]
    assert step.state.building("b1").defender == 1


@rule("DZ-254", "DZ-190")
def test_dz_254_or_into_a_transport_at_the_door_which_may_not_move_any_more():
    """An Invader half an inch before the south door."""
    ride = f"{WARRIORS} scourge_invader:12,14.5@0"
    state = after(stormed(LEGION, "A2a ucm_sabre 40,4@0", ride), "A activate A1", *FAILED, "dice 3 5").state
    step = after(state, "B leave B1a 0 B1a1:B1a3")
    assert lines(step) == ["boarded B B1a1 B1a3", "withdrew B1a b1 transport"]
    assert unit(step.state, "B1a1").status == "aboard"
    assert asked(after(step.state, "B activate B1").state) == (0, "activate")  # an Invader has no weapon
    assert refused(state, "B leave B1a 0 B1a1=14.5,15.4@0 B1a1:B1a3") == "DZ-190 whole"
    far = after(stormed(LEGION, ride.replace("12,14.5", "12,13")), "A activate A1", *FAILED, "dice 3 5").state
    assert refused(far, "B leave B1a 0 B1a1:B1a3") == "DZ-190 door"


@rule("DZ-254", "DZ-243")
def test_dz_254_the_transport_that_took_the_squad_in_may_still_fire_and_the_squad_stays_aboard():
    immortals = squad("B1a", "phr_immortals", *TWO_LEFT)
    ride = f"{immortals} phr_juno_a1:12,14.5@180"
    fought = "A activate A1", "dice 1 1 1", "dice 1 1", "dice 2 5", "B leave B1a 0 B1a1:B1a3"
    state = after(stormed(LEGION, ride, "A2a ucm_sabre 12,6@0"), *fought, "B activate B1").state
    assert refused(state, "B move B1a3>12,12@180") == "DZ-254 halted"
    assert refused(state, "B unload B1a1=14,14@0") == "DZ-243 acted"
    assert refused(state, "B shoot B1a3.0>A2a1") == ""
    assert any(isinstance(order, Shoot) for order in DROPZONE.play.candidates(state, 1, Random(1), 8))


@rule("DZ-254")
def test_dz_254_with_nowhere_to_go_the_squad_is_destroyed():
    """A house without doors, on an otherwise empty table."""
    table = "table 48 48", "house h small 3 10,16 14,16 14,19 10,19"
    squads = [line.replace('"b1"', '"h"') for line in (LEGION, WARRIORS)]
    state = battle(*squads, "building h defender=0 stormed_turn=2", "turn 3", now="A activate", table=table)
    building = replace(state.board.building("h"), entrances=())
    state = replace(state, board=replace(state.board, buildings=(building,)))
    state = after(state, "A activate A1", *FAILED, "dice 3 5").state
    assert lines(after(state, "B giveup B1a"))[:2] == ["withdrew B1a h nowhere", "lost B1a1 withdrawal"]


@rule("DZ-255")
def test_dz_255_if_all_would_leave_the_strongest_squad_stays():
    strong = squad("B1a", "scourge_warriors", 2, 5)
    rolls = "dice 1 1 1", "dice 1 1", "dice 1 1"
    state = after(stormed(LEGION, strong), "A activate A1", *rolls).state
    assert asked(state) == (0, "withdraw")


@rule("DZ-255", "DZ-016")
@pytest.mark.parametrize(("die", "leaves"), [(3, 1), (4, 0)])
def test_dz_255_a_tie_is_rolled_for(die: int, leaves: int):
    state = after(stormed(LEGION, WARRIORS), "A activate A1", *FAILED, "dice 1 1", f"dice {die}").state
    assert asked(state) == (leaves, "withdraw")


@rule("DZ-255")
def test_dz_255_squads_that_did_not_fight_count_as_staying():
    new = squad("B1b", "scourge_warriors", 0, 0).replace("entered_turn=2", "entered_turn=3")
    state = after(stormed(LEGION, WARRIORS, new), "A activate A1", *FAILED, "dice 1 1").state
    assert asked(state) == (1, "withdraw")
    assert asked(after(state, "B leave B1a 0 B1a1=12,15.4@0").state) == (0, "withdraw")


# Settling (DZ-242, DZ-256, DZ-257).


@rule("DZ-256")
def test_dz_256_if_both_sides_are_left_the_battle_goes_on_next_turn():
    state = after(stormed(WHOLE_LEGION, WHOLE_WARRIORS), "A activate A1", MANY[:24], MANY[:24]).state
    building = state.building("b1")
    assert (building.defender, building.stormed_turn, building.fought_turn) == (0, 2, 3)
    again = stormed(WHOLE_LEGION, WHOLE_WARRIORS, building=f"{STORMED} fought_turn=3", turn=4)
    assert "fight b1 B1a A1a" in lines(after(again, "A activate A1", MANY[:24], MANY[:24]))
    same_turn = stormed(WHOLE_LEGION, WHOLE_WARRIORS, building=f"{STORMED} fought_turn=3")
    assert asked(after(same_turn, "A activate A1").state) == (1, "activate")


@rule("DZ-242")
def test_dz_242_when_the_last_defender_dies_the_building_is_taken():
    state = stormed(squad("A1a", "ucm_legionnaires", 4, 5), WHOLE_WARRIORS)
    step = after(state, "A activate A1", "dice 6 1 1 1 1 1 1 1 1 1", "dice 1")
    assert lines(step)[-2:] == ["lost A1a1 fight", "taken B b1"]


@rule("DZ-241", "DZ-242")
def test_dz_242_more_attackers_do_not_put_the_battle_off():
    """B2a storms b1 too, a turn after B1a."""
    late = "B2a scourge_warriors 11.5,15.4@0 12.5,15.4@0"
    squads = WHOLE_LEGION, WHOLE_WARRIORS, late
    state = battle(*squads, STORMED, "turn 3", now="B2a order", table=())
    reinforced = after(state, "B enter B2a b1 0").state
    assert reinforced.building("b1").stormed_turn == 2
    assert in_battle(reinforced, "b1")


@rule("DZ-243", "DZ-244", "DZ-220")
def test_dz_244_squads_of_other_battlegroups_leave_their_walls_for_the_fight():
    other = squad("A2a", "ucm_legionnaires", 0, 0).replace("entered_turn=2", "entered_turn=1/wall=0")
    state = stormed(WHOLE_LEGION, other, WHOLE_WARRIORS, squad("B1b", "scourge_warriors", 0, 0))
    fought = after(state, "A activate A1", *[MANY[:24]] * 4).state
    assert (unit(fought, "A2a1").wall, unit(fought, "A2a1").acted_turn) == (-1, 3)


@rule("DZ-257", "DZ-246")
def test_dz_257_with_three_parties_the_dice_go_to_all_enemies_the_others_attackers_included():
    squads = [squad(name, "scourge_warriors", 4, 5) for name in ("A1a", "B1a", "C1a")]
    state = after(stormed(*squads), "A activate A1").state
    assert [asked(state), asked(after(state, "B spread A1a1").state)] == [(1, "spread"), (2, "spread")]
    step = after(state, "B spread C1a1", "C spread B1a1", "A spread B1a1", "dice 1", "dice 1", "dice 1", "dice 6 6 6")
    rolled = [line.split()[1:4] for line in lines(step) if line.startswith("fight-rolled")]
    assert rolled == [["B", "b1", "C1a"], ["C", "b1", "B1a"], ["A", "b1", "B1a"]]


@rule("DZ-257", "DZ-016")
def test_dz_257_without_its_defender_the_strongest_player_inside_defends():
    squads = (
        squad("A1a", "scourge_warriors", 4, 5),
        squad("B1a", "scourge_warriors", 0, 5),
        squad("C1a", "scourge_warriors", 0, 0),
    )
    state = after(stormed(*squads), "A activate A1").state
    rolls = "dice 6 1", "dice 1 1 1", "dice 1 1 1 1 1", "dice 1 1 1 1 1", "dice 1"
    step = after(state, "B spread A1a1 C1a1", "A spread B1a1", *rolls)
    assert lines(step)[-2:] == ["lost A1a1 fight", "taken C b1"]
    assert step.state.building("b1").defender == 2


@rule("DZ-256", "DZ-257")
def test_dz_256_who_defends_is_settled_after_the_withdrawals():
    """The defender dies, B is stronger than C but withdraws: C defends."""
    squads = (
        squad("A1a", "scourge_warriors", 4, 5),
        squad("B1a", "scourge_warriors", 1, 5),
        squad("C1a", "phr_immortals", 3, 5),
    )
    state = after(stormed(*squads), "A activate A1").state
    rolls = "dice 6 1", "dice 1 1", "dice 1 1", "dice 1", "dice 1"
    state = after(state, "C spread A1a1", "A spread B1a1", *rolls, "dice 1 6").state
    assert (asked(state), state.building("b1").defender) == ((1, "withdraw"), 0)
    step = after(state, "B leave B1a 0 B1a1=12,15.4@0")
    assert lines(step)[-1] == "taken C b1"


@rule("DZ-257", "DZ-087", "DZ-241", "DZ-016")
@pytest.mark.parametrize(("die", "defender"), [(3, 1), (4, 2)])
def test_dz_257_equally_strong_players_roll_for_it_when_the_battle_begins(die: int, defender: int):
    """The defender's last troops left in the turn in which the others stormed the house."""
    squads = "A1a ucm_sabre 40,4@0", squad("B1a", "scourge_warriors", 0, 0), squad("C1a", "scourge_warriors", 0, 0)
    state = battle(*squads, STORMED, "turn 2", now="A1a order", table=())
    state = replace(state, battlegroups=tuple(replace(group, activated_turn=2) for group in state.battlegroups))
    step = after(state, "A end", "dice 4 3 2", "A first", f"dice {die}")
    assert step.state.building("b1").defender == defender
    assert lines(step)[-1] == f"taken {'ABC'[defender]} b1"
