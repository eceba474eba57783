"""Ways tried out: through corners (DZ-014), and back to the main body (DZ-109, DZ-110)."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Move
from panzerkiste.games.dropzone.advice.answers import MoveAdvice, Proposal, Trial
from panzerkiste.games.dropzone.advice.queries import ProposeMove, ShowMove, TryAction
from panzerkiste.games.dropzone.terms import Way
from tests.games.dropzone.asking import advice, given, proposal, trial
from tests.games.dropzone.battle import battle, unit

NOW = "A1a order"
ENEMY = "B1a ucm_sabre 45,45@180"
TANK = "A1a ucm_sabre 24,10@0"
ROW = "A1a ucm_sabre 20,10@0 22,10@0 24,10@0"


# Corners of a way (DZ-014).

WALL = ("table 48 48", "piece w high_wall 22.6,11 23.4,11 23.4,14 22.6,14")


def test_a_way_through_corners_is_measured_along_them():
    (move,) = proposal(battle(TANK, ENEMY, now=NOW), ProposeMove(0, (25, 12), via=((24, 12),)))
    assert move == Move((Way(0, (25, 12), 90.0, ((24, 12),)),))
    found = advice(battle(TANK, ENEMY, now=NOW), ProposeMove(0, (26, 13), via=((24, 13),)), Proposal)
    (one,) = found.trial.units
    assert one.path == ((24, 10), (24, 13), (26, 13))
    assert found.trial.refusal
    assert found.trial.refusal.facts["missing"] == 1.0


def test_the_squad_takes_the_corners_side_by_side():
    (move,) = proposal(battle(ROW, ENEMY, now=NOW), ProposeMove(0, (21, 12), via=((20, 12),)))
    assert isinstance(move, Move)
    assert [way.via for way in move.ways] == [((20, 12),), ((22, 12),), ((24, 12),)]


def test_whose_own_corner_is_barred_goes_through_the_leaders():
    """The wall stands where the second of the squad would turn."""
    state = battle("A1a ucm_sabre 20,10@0 22,10@0", ENEMY, now=NOW, table=WALL)
    (move,) = proposal(state, ProposeMove(0, (20, 12.5), via=((21, 11.5),)))
    assert isinstance(move, Move)
    assert move.ways[1].via == ((21, 11.5),)
    assert given(state, (move,)).units[1].moved > 0


def test_as_far_as_they_can_goes_along_the_corners():
    state = battle(ROW, ENEMY, now=NOW)
    moved = given(state, proposal(state, ProposeMove(0, (10, 13), as_far=True, via=((20, 13),))))
    assert unit(moved, "A1a1").at == pytest.approx((19, 13), abs=0.1)
    (near,) = proposal(state, ProposeMove(0, (10, 20), as_far=True, via=((20, 12), (20, 20))))
    assert isinstance(near, Move)
    assert near.ways[0].via == ((20, 12),)
    assert near.ways[0].to == pytest.approx((20, 14), abs=0.1)


def test_a_squad_in_readiness_comes_in_where_its_first_corner_is_nearest():
    state = battle("A1a ucm_sabre ready", ENEMY, now=NOW)
    (move,) = proposal(state, ProposeMove(0, (21, 1), via=((20, 1),)))
    assert isinstance(move, Move)
    assert move.ways[0].entry == (20, 0)
    assert unit(given(state, (move,)), "A1a1").at == (21, 1)


# The main body (DZ-109).

HALVES = "A1a ucm_sabre 10,10@0 12,10@0 18,10@0 20,10@0"


def test_dz_109_the_owner_is_told_of_which_parts_he_may_choose():
    assert advice(battle(HALVES, ENEMY, now=NOW), ShowMove(0), MoveAdvice).main_bodies == ((0, 1), (2, 3))
    minority = battle("A1a ucm_sabre 10,10@0 12,10@0 20,10@0", ENEMY, now=NOW)
    assert advice(minority, ShowMove(0), MoveAdvice).main_bodies == ((0, 1),)
    assert advice(battle(ROW, ENEMY, now=NOW), ShowMove(0), MoveAdvice).main_bodies == ()
    idle = battle(HALVES, ENEMY, now="A activate")
    assert advice(idle, ShowMove(0), MoveAdvice).main_bodies == ()


def test_dz_109_the_half_that_is_not_the_main_body_comes_back():
    state = battle(HALVES, ENEMY, now=NOW)
    (back,) = proposal(state, ProposeMove(0, (10, 10), main=0))
    assert isinstance(back, Move)
    assert [way.unit for way in back.ways] == [2, 3], "who stays is not in the order"
    stays = given(state, (back,))
    assert [unit(stays, name).at for name in ("A1a1", "A1a2")] == [(10, 10), (12, 10)]
    assert [unit(stays, name).at for name in ("A1a3", "A1a4")] == [pytest.approx((15, 10)), pytest.approx((18, 10))]
    goes = given(state, proposal(state, ProposeMove(3, (20, 11), main=3)))
    assert [unit(goes, name).at for name in ("A1a3", "A1a4")] == [(18, 11), (20, 11)]
    assert unit(goes, "A1a2").at[0] > unit(goes, "A1a1").at[0] > 12


def test_dz_110_the_nearest_comes_back_first_so_that_the_next_can_join_him():
    """A1a1 alone would never get there."""
    state = battle("A1a ucm_sabre 10,10@0 13,10@0 19,10@0 21,10@0", ENEMY, now=NOW)
    moved = given(state, proposal(state, ProposeMove(2, (19, 10), main=2)))
    assert [unit(moved, name).at for name in ("A1a1", "A1a2")] == [pytest.approx((13, 10)), pytest.approx((16, 10))]


def test_dz_109_whoever_is_apart_is_apart_from_the_main_body_that_was_named():
    state = battle(HALVES, ENEMY, now=NOW)
    ways = "A1a1>10,11@0 A1a2>12,11@0 A1a3>18,11@0 A1a4>20,11@0"
    assert trial(state, f"A move {ways}").apart == (2, 3)
    _, move = DROPZONE.text.parse(state, f"A move {ways}")
    assert isinstance(move, Move)
    assert advice(state, TryAction(replace(move, main=2)), Trial).apart == (0, 1)
