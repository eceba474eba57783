"""Formations (DZ-106 to DZ-111): a squad ends in one piece, and whoever was cut off comes back."""

from random import Random

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import EndSlot, Move
from panzerkiste.games.dropzone.geometry import ahead, bearing
from panzerkiste.games.dropzone.options import Options
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, refused, unit

ENEMY = "B1a ucm_sabre 40,40@180"
NOW = "A1a order"


@rule("DZ-106")
@pytest.mark.parametrize(
    ("kind", "apart", "legal"),
    [
        ("ucm_sabre", 3.0, True),
        ("ucm_sabre", 3.1, False),
        ("ucm_rapier", 6.0, True),  # wide
        ("ucm_rapier", 6.1, False),
        ("ucm_legionnaires", 1.04, True),  # base to base: discs of an inch
        ("ucm_legionnaires", 1.1, False),
    ],
)
def test_dz_106_how_far_apart_a_formation_may_be(kind: str, apart: float, legal: bool):
    state = battle(f"A1a {kind} 10,10@0 11.02,10@0", ENEMY, now=NOW)
    line = f"A move A1a1>10,10@0 A1a2>{10 + apart},10@0"
    if apart > 5:
        state = battle(f"A1a {kind} 10,10@0 {10 + apart - 2},10@0", ENEMY, now=NOW)
    assert refused(state, line) == ("" if legal else "DZ-106 formation")


@rule("DZ-107")
def test_dz_107_two_pairs_far_apart_are_no_formation_unless_read_literally():
    squad = "A1a ucm_wolverine_a 10,10@0 12,10@0 14,10@0 16,10@0"
    line = "A move A1a1>8,10@0 A1a2>10,10@0 A1a3>16,10@0 A1a4>18,10@0"
    assert refused(battle(squad, ENEMY, now=NOW), line) == "DZ-106 formation"
    assert refused(battle(squad, ENEMY, now=NOW, options=Options(formation_mode="literal")), line) == ""


@rule("DZ-107")
def test_dz_107_a_single_unit_is_always_in_formation_and_who_is_off_the_table_does_not_count():
    state = battle("A1a ucm_sabre 10,10@0 ready", ENEMY, now=NOW)
    assert refused(state, "A move A1a1>10,12@0") == ""


@rule("DZ-108", "DZ-110")
def test_dz_108_an_isolated_unit_that_can_come_back_must():
    state = battle("A1a ucm_sabre 10,10@0 12,10@0 18,10@0", ENEMY, now=NOW)
    assert refused(state, "A end") == "DZ-110 must_move"
    assert refused(state, "A move A1a3>18,12@0") == "DZ-110 join"
    assert refused(state, "A move A1a3>15,10@270") == ""
    assert refused(after(state, "A move A1a3>15,10@270").state, "A end") == ""


@rule("DZ-108", "DZ-110")
def test_dz_108_whoever_must_come_back_is_shown_a_way_though_others_of_his_squad_are_aboard():
    squad = "A1a ucm_wolverine_a 10,10@0 16,10@0 aboard/carrier=4 aboard/carrier=4 ucm_raven_b:30,10@0"
    state = battle(squad, ENEMY, now=NOW)
    assert refused(state, "A end") == "DZ-110 must_move"
    moves = [found for found in DROPZONE.play.candidates(state, 0, Random(1), 8) if isinstance(found, Move)]
    assert any({way.unit for way in move.ways} <= {0, 1} for move in moves)


@rule("DZ-108", "DZ-110")
def test_dz_110_one_that_cannot_comes_as_near_as_possible():
    state = battle("A1a ucm_sabre 10,10@0 12,10@0 30,10@0", ENEMY, now=NOW)
    assert refused(state, "A move A1a3>29,10@270") == "DZ-110 nearer"
    near = after(state, "A move A1a3>26,10@270").state
    assert unit(near, "A1a3").at == (26.0, 10.0)
    assert refused(near, "A end") == ""
    assert refused(state, "A move A1a3>26.05,10@270") == ""
    assert refused(state, "A move A1a3>26.2,10@270") == "DZ-110 nearer"


@rule("DZ-109")
def test_dz_109_only_the_minority_moves_back():
    state = battle("A1a ucm_sabre 10,10@0 12,10@0 18,10@0", ENEMY, now=NOW)
    assert refused(state, "A move A1a1>13,12@0 A1a2>14.8,10@0") == "DZ-110 join"


@rule("DZ-109")
def test_dz_109_of_two_equal_halves_the_owner_names_the_main_body():
    state = battle("A1a ucm_sabre 10,10@0 30,10@0", ENEMY, now=NOW)
    assert refused(state, "A move A1a2>26,10@270") == ""
    assert refused(state, "A move A1a2>26,10@270 main A1a2") == "DZ-110 nearer"
    assert refused(state, "A move A1a1>14,10@90 main A1a2") == ""


@rule("DZ-110")
def test_dz_110_the_main_body_moves_first_and_stays_in_one_piece():
    state = battle("A1a ucm_sabre 10,10@0 12,10@0 18,10@0", ENEMY, now=NOW)
    assert refused(state, "A move A1a1>10,14@0 A1a2>12,6@0 A1a3>15,8@0") == "DZ-110 formation"
    assert refused(state, "A move A1a1>11,10@90 A1a2>13,10@90 A1a3>16,10@270") == ""


@rule("DZ-110")
def test_dz_110_who_must_come_back_fires_nothing_that_would_keep_him():
    """The missile launcher has MF 0, the rifles MF 1; the way back is longer."""
    state = battle("A1a ucm_legionnaires 10,10@0 11,10@0 14,10@0", "B1a ucm_legionnaires 12,14@0", now=NOW)
    assert refused(state, "A shoot A1a3.1>B1a1") == "DZ-110 fires"
    assert refused(state, "A shoot A1a3.0>B1a1") == "DZ-110 fires"
    assert refused(state, "A shoot A1a1.1>B1a1") == ""


@rule("DZ-109", "DZ-110")
def test_dz_109_a_half_that_fires_first_may_be_the_main_body():
    state = battle("A1a ucm_legionnaires 10,10@0 14,10@0", "B1a ucm_legionnaires 12,14@0", now=NOW)
    assert refused(state, "A shoot A1a1.1>B1a1") == ""
    assert refused(state, "A shoot A1a2.1>B1a1") == ""
    assert refused(state, "A shoot A1a1.1>B1a1 A1a2.1>B1a1") == "DZ-110 fires"
    fired = after(state, "A shoot A1a2.1>B1a1", "dice 1").state
    assert refused(fired, "A end") == "DZ-110 must_move"
    assert refused(fired, "A move A1a1>12,10@0 main A1a2") == ""


SIX = "A1a ucm_sabre 10,10@0 12,10@0 14,10@0 16,10@0 30,10@0 32,10@0"
PAIRS = "A1a ucm_sabre 10,10@0 12,10@0 22,10@0 24,10@0"


@rule("DZ-110")
def test_dz_110_who_has_not_come_back_is_nobody_to_come_back_to():
    state = battle(SIX, ENEMY, now=NOW)
    assert refused(state, "A move A1a6>28,10@0") == "DZ-110 nearer"
    assert refused(state, "A move A1a5>26,10@0 A1a6>28,10@0") == ""
    pairs = battle(PAIRS, ENEMY, now=NOW)
    assert refused(pairs, "A move A1a1>14,10@0 main A1a3") == "DZ-110 nearer"
    assert refused(pairs, "A move A1a1>14,10@0 A1a2>16,10@0 main A1a3") == ""


@rule("DZ-110")
def test_dz_110_gunships_too_come_back_to_the_main_body_and_not_to_each_other():
    places = ("4,4", "6,4", "8,4", "44,44", "46,44")
    squad = " ".join(["A1a ucm_falcon", *(f"{place}@0/altitude=6" for place in places)])
    state = battle(squad, "B1a ucm_sabre 40,10@180", now=NOW)
    inches = unit(state, "A1a4").profile.move or 0.0
    on = [ahead(at, bearing(at, (8.0, 4.0)), inches - 0.01) for at in ((44.0, 44.0), (46.0, 44.0))]
    first, second = (f"A1a{n}>{x:.4f},{y:.4f}:6@225*" for n, (x, y) in zip((4, 5), on, strict=True))
    assert refused(state, f"A fly {second}") == "DZ-110 nearer"
    assert refused(state, f"A fly {first} {second}") == ""


@rule("DZ-110")
@pytest.mark.parametrize("order", ["A1a4>26,10@0 A1a5>{}@0", "A1a5>{}@0 A1a4>26,10@0"])
def test_dz_110_each_goes_straight_for_the_main_body_whatever_the_others_do(order: str):
    squad = "A1a ucm_sabre 10,10@0 12,10@0 14,10@0 30,10@0 30,20@0"
    straight = ahead((30.0, 20.0), bearing((30.0, 20.0), (14.0, 10.0)), 4.0)
    state = battle(squad, ENEMY, now=NOW)
    assert refused(state, f"A move {order.format(f'{straight[0]},{straight[1]}')}") == ""


@rule("DZ-110")
def test_dz_110_who_has_come_back_can_be_joined_by_the_next():
    state = battle("A1a ucm_sabre 10,10@0 12,10@0 18,10@0 21,10@0", ENEMY, now=NOW)
    assert refused(state, "A move A1a3>15,10@0 A1a4>18,10@0 main A1a1") == ""
    assert refused(state, "A move A1a4>18,10@0 A1a3>15,10@0 main A1a1") == ""
    assert refused(state, "A move A1a3>15,10@0 A1a4>18.5,10@0 main A1a1") == "DZ-110 join"


@rule("DZ-110")
def test_dz_110_the_way_back_that_is_shown_brings_everybody_who_is_cut_off_nearer():
    state = battle(SIX, ENEMY, now=NOW)
    moves = [found for found in DROPZONE.play.candidates(state, 0, Random(1), 8) if isinstance(found, Move)]
    assert any({way.unit for way in move.ways} == {4, 5} for move in moves)


@rule("DZ-109", "DZ-110")
def test_dz_110_a_squad_that_shoots_first_names_its_main_body_with_its_fire():
    """Sabres fire on the move (MF 4), so that either half could be the one to stay."""
    state = battle("A1a ucm_sabre 10,10@0 30,10@0", "B1a ucm_sabre 20,30@180", now=NOW)
    fired = after(state, "A shoot A1a1.0>B1a1 A1a2.0>B1a1 main A1a2", "dice 1", "dice 1").state
    assert refused(fired, "A move A1a2>26,10@0 main A1a1") == "DZ-110 named"
    assert refused(fired, "A move A1a2>26,10@0") == "DZ-110 nearer"
    assert refused(fired, "A move A1a1>14,10@0") == ""
    assert refused(fired, "A move A1a1>14,10@0 main A1a2") == ""


@rule("DZ-110")
def test_dz_110_matches_of_the_first_version_are_played_on_as_they_began():
    state = DROPZONE.earlier[1].text.read_position(DROPZONE.text.write_position(battle(SIX, ENEMY, now=NOW)), Options())
    assert refused(state, "A move A1a6>28,10@0") == ""
    apart = battle("A1a ucm_sabre 10,10@0 30,10@0", "B1a ucm_sabre 20,30@180", now=NOW)
    first = DROPZONE.earlier[1].text.read_position(DROPZONE.text.write_position(apart), Options())
    fired = after(first, "A shoot A1a1.0>B1a1 A1a2.0>B1a1 main A1a2", "dice 1", "dice 1").state
    assert refused(fired, "A move A1a2>26,10@0 main A1a1") == ""


@rule("DZ-110", "DZ-269")
def test_dz_110_who_fired_in_reaction_owes_no_more_than_that_leaves_him():
    """Rifles have MF 1: of the way back of more than 2 inches it goes one."""
    reacted = "14,10@0/fired=[0]/reacted=[0]"
    state = battle(f"A1a ucm_legionnaires 10,10@0 11,10@0 {reacted}", ENEMY, now=NOW)
    assert refused(state, "A move A1a3>13,10@0") == ""
    assert refused(state, "A move A1a3>13.5,10@0") == "DZ-110 nearer"
    assert refused(state, "A end") == "DZ-110 must_move"


@rule("DZ-107")
def test_dz_107_losses_excuse_the_breaks_they_cause_and_no_others():
    state = battle("A1a ucm_sabre 10,10@0 12,10@0", ENEMY, now=NOW)
    disturbed = state.with_slot(replace(state.slot, disturbed=True))
    assert refused(disturbed, "A move A1a1>7,10@0") == "DZ-106 formation"
    apart = battle("A1a ucm_sabre 10,10@0 16,10@0", ENEMY, now=NOW)
    assert refused(apart.with_slot(replace(apart.slot, disturbed=True)), "A end") == ""


@rule("DZ-110")
def test_dz_110_a_broken_squad_is_offered_a_way_to_do_its_duty():
    state = battle("A1a ucm_sabre 10,10@0 12,10@0 30,10@0", ENEMY, now=NOW)
    proposed = DROPZONE.play.candidates(state, 0, Random(1), 8)
    assert any(isinstance(order, Move) for order in proposed)
    assert EndSlot() not in proposed


@rule("DZ-111")
def test_dz_111_squads_of_a_battlegroup_need_not_keep_together():
    state = battle("A1a ucm_sabre 10,10@0", "A1b ucm_sabre 40,10@0", ENEMY, now=NOW)
    assert refused(state, "A move A1a1>8,10@0") == ""
