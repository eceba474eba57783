"""Moving tried out (DZ-005, DZ-100 to DZ-110, DZ-156 to DZ-160): areas, paths, formations, proposals."""

from random import Random

import pytest
import shapely
from msgspec.structs import replace

from panzerkiste.games.dropzone.actions import AttackRun, Deploy, Extract, FlyMove, Move
from panzerkiste.games.dropzone.advice.answers import Circle, Link, MoveAdvice, Proposal, Ring, Trial
from panzerkiste.games.dropzone.advice.queries import (
    ProposeDeploy,
    ProposeExtract,
    ProposeMove,
    ProposeRun,
    ShowMove,
    SuggestRun,
    TryAction,
)
from panzerkiste.games.dropzone.battle.movement import fire_limit
from panzerkiste.games.dropzone.geometry import ahead, distance
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Point, Way
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.asking import advice, given, proposal, trial, why_not
from tests.games.dropzone.battle import after, battle, unit
from tests.games.dropzone.test_deployment import start
from tests.games.dropzone.test_fast_movers import available
from tests.games.dropzone.test_searching import carrying

NOW = "A1a order"
ENEMY = "B1a ucm_sabre 45,45@180"
TANK = "A1a ucm_sabre 24,10@0"
ROW = "A1a ucm_sabre 20,10@0 22,10@0 24,10@0"
RAVEN = "A1a ucm_raven_b 24,10@0/altitude=6"
CONDOR = "A1a ucm_condor 24,10@0/altitude=6"


def area(rings: tuple[Ring, ...]) -> shapely.Geometry:
    """Rings wind by even-odd."""
    whole: shapely.Geometry = shapely.Polygon()
    for ring in rings:
        whole = whole.symmetric_difference(shapely.Polygon(ring).buffer(0))
    return whole


def reach(state: State, query: ShowMove) -> shapely.Geometry:
    return area(advice(state, query, MoveAdvice).area)


def covers(found: shapely.Geometry, *points: Point) -> list[bool]:
    return [bool(found.covers(shapely.Point(point))) for point in points]


# The area.


def test_on_open_ground_the_area_is_a_disc():
    found = reach(battle(TANK, ENEMY, now=NOW), ShowMove(0))
    assert found.area == pytest.approx(3.14159 * 16, rel=0.02)
    assert covers(found, (24, 13.9), (27.9, 10), (24, 14.2)) == [True, True, False]


def test_difficult_ground_counts_double_and_a_wall_is_walked_around():
    woods = ("table 48 48", "piece w wood 20,12 28,12 28,20 20,20")
    assert covers(reach(battle(TANK, ENEMY, now=NOW, table=woods), ShowMove(0)), (24, 12.9), (24, 13.3)) == [
        True,
        False,
    ]
    wall = ("table 48 48", "piece w high_wall 22,12 26,12 26,12.2 22,12.2")
    behind, beside = covers(reach(battle(TANK, ENEMY, now=NOW, table=wall), ShowMove(0)), (24, 13.5), (27.3, 11.5))
    assert (behind, beside) == (False, True)


def test_what_the_area_shows_the_rules_allow():
    """Among houses: wherever the area says so a way leads there, but for a little near its rim."""
    squads = "A1a ucm_sabre 15,14@0", "A2a ucm_legionnaires 30,22@0 31,22@0", "A3a scourge_hunter 8,24@0", ENEMY
    for squad, mover in (("A1a", "A1a1"), ("A2a", "A2a1"), ("A3a", "A3a1")):
        state = battle(*squads, now=f"{squad} order", table=())
        one = unit(state, mover)
        found, rng = reach(state, ShowMove(one.id)), Random(1)
        for point in (ahead(one.at, rng.uniform(0, 360), rng.uniform(0, 8)) for _ in range(150)):
            tried = advice(state, TryAction(Move((Way(one.id, point, 0.0),))), Trial)
            (part,) = tried.units
            too_far = part.refusal and part.refusal.rule in ("DZ-100", "DZ-103")
            missing = part.refusal.facts.get("missing", 9.0) if part.refusal else 0.0
            assert not (too_far and covers(found, point)[0] and float(missing) > 0.2), point


def test_after_shooting_the_area_is_what_the_weapon_leaves():
    state = battle("A1a shaltari_kukri 24,24@0", "B1a ucm_sabre 24,34@0", now=NOW)
    fired = after(state, "A shoot A1a1.0>B1a1", "dice 1 1 1 1").state
    assert fire_limit(unit(fired, "A1a1")) == 6.0
    assert reach(fired, ShowMove(0)).area == pytest.approx(3.14159 * 36, rel=0.02)


def test_aircraft_fly_straight_and_landing_takes_from_the_move():
    state = battle(RAVEN, ENEMY, now=NOW)
    move = unit(state, "A1a1").profile.move or 0.0
    assert covers(reach(state, ShowMove(0)), (24, 10 + move - 0.1), (24, 10 + move + 0.1)) == [True, False]
    landing = reach(state, ShowMove(0, then="land"))
    assert covers(landing, (24, 10 + move - 2.1), (24, 10 + move - 1.9)) == [True, False]
    stopping = advice(battle(CONDOR, ENEMY, now=NOW), ShowMove(0, then="stop"), MoveAdvice).inches
    assert stopping == (unit(battle(CONDOR, ENEMY, now=NOW), "A1a1").profile.move or 0.0) // 2


def test_dz_181_the_half_move_and_the_reach_of_a_transport_are_shown_to_whom_they_concern():
    beside = battle("A1a ucm_sabre 20,10@0 ucm_condor:24,10@0", ENEMY, now=NOW)
    tank, ship = (advice(beside, ShowMove(unit), MoveAdvice) for unit in (0, 1))
    assert (tank.inches, tank.half_inches, ship.half_inches) == (4, 2, 9)
    ((*ring,),) = tank.half
    assert max(distance(point, (20, 10)) for point in ring) == pytest.approx(2, abs=0.1)
    assert tank.boarding == ship.boarding
    assert min(distance(point, (24, 10)) for point in tank.boarding[0]) > 3
    alone = advice(battle(ROW, ENEMY, now=NOW), ShowMove(0), MoveAdvice)
    assert (alone.half, alone.boarding) == ((), ())


def test_low_flight_ends_before_high_walls():
    house = ("table 48 48", "house h small 5 22,14 26,14 26,18 22,18")
    state = battle(RAVEN, ENEMY, now=NOW, table=house)
    assert covers(reach(state, ShowMove(0, height=2)), (24, 13.5), (24, 18.5)) == [True, False]
    assert covers(reach(state, ShowMove(0)), (24, 18.5)) == [True]


def test_units_in_readiness_see_how_far_they_come_in():
    state = battle("A1a ucm_sabre ready ready", ENEMY, now=NOW)
    inside, beyond = covers(reach(state, ShowMove(0)), (24, 1.9), (24, 2.1))
    assert (inside, beyond) == (True, False)
    assert covers(reach(state, ShowMove(0, entry=(10.0, 0.0))), (10, 1.5), (20, 1.5)) == [True, False]


def test_from_a_corner_the_area_is_what_the_way_there_leaves():
    """DZ-014, DZ-102: an inch in the open and one through the wood leave one."""
    woods = ("table 48 48", "piece w wood 24,0 48,0 48,48 24,48")
    state = battle("A1a ucm_sabre 23,10@0", ENEMY, now=NOW, table=woods)
    found = reach(state, ShowMove(0, via=((24, 10), (25, 10))))
    assert covers(found, (25.4, 10), (25.6, 10), (24, 10), (23.9, 10)) == [True, False, False, False]
    assert covers(reach(state, ShowMove(0, via=((23, 12), (23, 13)))), (23, 13.9), (23, 14.2)) == [True, False]
    assert advice(state, ShowMove(0, via=((27, 10),)), MoveAdvice).area == ()
    ready = battle("A1a ucm_sabre ready", ENEMY, now=NOW)
    assert covers(reach(ready, ShowMove(0, via=((24, 1.0),))), (24.9, 1.0), (24, 2.2)) == [True, False]


def test_where_a_wall_bars_the_way_to_a_corner_nothing_is_in_reach():
    wall = ("table 48 48", "piece w high_wall 22,12 26,12 26,12.2 22,12.2")
    assert advice(battle(TANK, ENEMY, now=NOW, table=wall), ShowMove(0, via=((24, 13),)), MoveAdvice).area == ()


def test_dz_283_a_walker_that_came_through_a_massive_field_has_half_its_move():
    """Two inches instead of three, one and a half of them to the corner behind the trees."""
    trees = ("table 48 48", "piece t wood 0,10.8 48,10.8 48,11 0,11")
    found = reach(battle("A1a phr_ares 24,10@0", ENEMY, now=NOW, table=trees), ShowMove(0, via=((24, 11.5),)))
    assert covers(found, (24, 11.9), (24, 12.2)) == [True, False]


def test_who_may_not_move_is_told_why():
    moved = after(battle(TANK, ENEMY, now=NOW), "A move A1a1>24,12@0").state
    found = advice(moved, ShowMove(0), MoveAdvice)
    assert found.refusal
    assert (found.refusal.rule, found.area) == ("DZ-093", ())


# Trying a move.


def test_a_trial_tells_each_units_path_and_what_is_left_of_its_move():
    woods = ("table 48 48", "piece w wood 20,12 28,12 28,20 20,20")
    (one,) = trial(battle(TANK, ENEMY, now=NOW, table=woods), "A move A1a1>24,12.5@90").units
    assert (one.at, one.facing, one.inches) == ((24, 12.5), 90, 2.5)
    assert (one.used, one.left) == pytest.approx((3.0, 1.0))
    assert one.path == ((24, 10), (24, 12.5))


def test_who_comes_onto_the_table_has_half_its_move_for_that():
    state = battle("A1a ucm_sabre ready", ENEMY, now=NOW)
    (one,) = trial(state, "A move A1a1<24,0>24,1.5@0").units
    assert (one.path, one.left) == (((24, 0), (24, 1.5)), 0.5)


def test_a_refusal_stands_at_the_unit_that_it_is_about():
    state = battle(ROW, ENEMY, now=NOW)
    tried = trial(state, "A move A1a1>20,13@0 A1a2>22,16@0 A1a3>24,13@0")
    assert [one.refusal.rule if one.refusal else "" for one in tried.units] == ["", "DZ-100", ""]
    assert tried.refusal == tried.units[1].refusal
    crowded = trial(state, "A move A1a1>20,13@0 A1a2>20.2,13@0 A1a3>22.5,13@0")
    assert [one.refusal.key if one.refusal else "" for one in crowded.units[:2]] == ["refused-dz-112-spot-unit"] * 2


def test_a_trial_draws_the_formation_and_who_is_cut_off():
    state = battle(ROW, ENEMY, now=NOW)
    whole = trial(state, "A move A1a1>20,12@0 A1a2>22,12@0 A1a3>24,12@0")
    assert whole.links == (Link(0, 1), Link(1, 2))
    assert (whole.apart, whole.refusal) == ((), None)
    parted = trial(state, "A move A1a3>26,12@0")
    assert parted.links == (Link(0, 1),)
    assert parted.apart == (2,)
    assert parted.refusal
    assert parted.refusal.rule == "DZ-106"


def test_a_flight_is_tried_with_its_landing_zone():
    house = ("table 48 48", "house h small 2 22,18 26,18 26,22 22,22")
    state = battle(RAVEN, ENEMY, now=NOW, table=house)
    (free,) = trial(state, "A fly A1a1>24,15:6L@0*").units
    assert free.altitude == 0
    assert free.zones == (Circle((24, 15), free.zones[0].radius),)
    assert free.used == pytest.approx(7.0)  # DZ-160
    (barred,) = trial(state, "A fly A1a1>24,17.5:6L@0*").units
    assert barred.refusal
    assert barred.refusal.key == "refused-dz-159-building"


# Proposals.


def test_a_whole_squad_follows_the_unit_that_is_dragged():
    state = battle(ROW, ENEMY, now=NOW)
    (move,) = proposal(state, ProposeMove(1, (22, 13)))
    assert move == Move((Way(0, (20, 13), 0.0), Way(1, (22, 13), 0.0), Way(2, (24, 13), 0.0)))
    (turned,) = proposal(state, ProposeMove(1, (22, 13), facing=90.0))
    assert isinstance(turned, Move)
    assert {way.facing for way in turned.ways} == {90.0}


def test_who_finds_no_room_stands_beside_the_others():
    house = ("table 48 48", "house h small 2 23,12.2 27,12.2 27,16 23,16")
    state = battle(ROW, ENEMY, now=NOW, table=house)
    moved = given(state, proposal(state, ProposeMove(0, (20, 12.8))))
    assert unit(moved, "A1a1").at == (20, 12.8)
    assert unit(moved, "A1a3").at != (24, 12.8)


def test_a_point_out_of_reach_is_refused_or_approached():
    state = battle(ROW, ENEMY, now=NOW)
    assert why_not(state, ProposeMove(1, (22, 30))) == "dz-100-too-far"
    moved = given(state, proposal(state, ProposeMove(1, (22, 30), as_far=True)))
    assert unit(moved, "A1a2").at == pytest.approx((22, 14), abs=0.2)


def test_who_goes_less_far_than_asked_is_told_why():
    state = battle(ROW, ENEMY, now=NOW)
    far = advice(state, ProposeMove(1, (22, 30), as_far=True), Proposal)
    assert (far.trial.refusal, far.short and far.short.key) == (None, "refused-dz-100-too-far")
    assert advice(state, ProposeMove(1, (22, 12), as_far=True), Proposal).short is None
    moved = given(state, proposal(state, ProposeMove(1, (22, 12))))
    again = advice(moved, ProposeMove(1, (22, 30), as_far=True), Proposal)
    assert again.short is None, "who cannot move at all goes nowhere"
    assert again.trial.refusal


def test_dz_188_an_aircraft_lands_where_it_is():
    state = battle("A1a ucm_condor 20,10@0/altitude=6", ENEMY, now=NOW)
    (landing,) = proposal(state, ProposeMove(0, (20, 10), then="land"))
    landed = unit(given(state, (landing,)), "A1a1")
    assert (landed.at, landed.altitude) == ((20, 10), 0)


def test_a_squad_in_readiness_comes_in_across_the_nearest_friendly_edge():
    state = battle("A1a ucm_sabre ready ready ready", ENEMY, now=NOW)
    moved = given(state, proposal(state, ProposeMove(0, (30, 20), as_far=True)))
    assert unit(moved, "A1a1").at == pytest.approx((30, 2.0), abs=0.1)
    assert {unit(moved, name).facing for name in ("A1a1", "A1a2", "A1a3")} == {0.0}


def test_aircraft_are_proposed_to_fly_and_to_land_side_by_side():
    state = battle("A1a ucm_condor 20,10@0/altitude=6 24,10@0/altitude=6", ENEMY, now=NOW)
    (high,) = proposal(state, ProposeMove(0, (20, 18)))
    assert isinstance(high, FlyMove)
    assert [flight.legs[0].to for flight in high.flights] == [(20, 18), (24, 18)]
    narrow = battle("A1a ucm_condor 20,10@0/altitude=6 21.5,10@0/altitude=6", ENEMY, now=NOW)
    found = advice(narrow, ProposeMove(0, (20, 16), then="land"), Proposal)
    assert found.trial.refusal is None
    one, other = found.trial.units
    assert distance(one.at, other.at) > one.zones[0].radius + other.zones[0].radius
    (far,) = proposal(state, ProposeMove(0, (20, 40), as_far=True))
    assert advice(state, TryAction(far), Trial).refusal is None


def test_who_is_not_in_the_slot_has_no_move_to_propose():
    state = battle(ROW, "A2a ucm_sabre 40,10@0", ENEMY, now=NOW)
    assert why_not(state, ProposeMove(3, (40, 12))) == "dz-400-element"
    idle = battle(ROW, ENEMY, now="A activate")
    assert why_not(idle, ProposeMove(0, (20, 12))) == "dz-400-element"


def test_carriers_of_an_objective_are_proposed_the_way_off():
    bases = "A1a ucm_legionnaires 24,2@0 25,2@0"
    (off,) = proposal(carrying(bases, ENEMY), ProposeExtract(0))
    assert isinstance(off, Extract)
    assert {way.to[1] for way in off.ways} == {0.0}
    tried = advice(carrying(bases, ENEMY), TryAction(off), Trial)
    assert (tried.refusal, [one.refusal for one in tried.units]) == (None, [None, None])
    assert why_not(battle(bases, ENEMY, now=NOW), ProposeExtract(0)) == "dz-352-nothing"


def test_a_battlegroup_is_deployed_around_a_point_squad_by_squad():
    state = after(start(), "dice 6 1").state
    state = after(state, "A begin A").state
    (deploy,) = proposal(state, ProposeDeploy(0, (20.0, 3.0), 0.0))
    assert isinstance(deploy, Deploy)
    assert given(state, (deploy,)).units[0].on_table
    squad = state.units[deploy.placements[0].unit].squad
    (shifted,) = proposal(state, ProposeDeploy(0, (30.0, 3.0), 90.0, squad, deploy.placements))
    assert isinstance(shifted, Deploy)
    assert min(distance(put.at, (30.0, 3.0)) for put in shifted.placements) < 1.0
    assert why_not(state, ProposeDeploy(99, (20.0, 3.0), 0.0)) == "dz-066-battlegroup"
    outside = Deploy(0, tuple(replace(put, at=(put.at[0], put.at[1] + 6)) for put in deploy.placements))
    tried = advice(state, TryAction(outside), Trial)
    assert {one.refusal.key if one.refusal else "" for one in tried.units} == {"refused-dz-066-zone"}


def test_an_attack_run_is_drawn_out_to_the_edges():
    state = available()
    (run,) = proposal(state, ProposeRun(0, (24, 10), (24, 30)))
    assert isinstance(run, AttackRun)
    assert (run.entries, run.exits) == (((24.0, 0.0),), ((24.0, 48.0),))
    (slanted,) = proposal(state, ProposeRun(0, (10, 5), (40, 30)))
    found = advice(state, TryAction(slanted), Trial)
    assert found.refusal is None
    assert found.units[0].path[0] != found.units[0].path[1]
    assert why_not(state, ProposeRun(0, (10, 5), (10, 5))) == "dz-321-everybody"
    assert why_not(state, ProposeMove(0, (24, 10), then="land")) == "dz-158-fast-mover"


@rule("DZ-321")
def test_dz_321_the_line_that_is_suggested_passes_the_most_enemies():
    state = available("B1a ucm_sabre 10,40@180", "B1b ucm_sabre 30,40@180 30,30@180 30,20@180")
    (run,) = proposal(state, SuggestRun(0))
    assert isinstance(run, AttackRun)
    assert ([x for x, _ in (*run.entries, *run.exits)], run.low) == ([30.0, 30.0], False)
    (low,) = proposal(state, SuggestRun(0, low=True))
    assert advice(state, TryAction(low), Trial).units[0].altitude == 2


HIDDEN = "B1a ucm_sabre 8,40@180 11,40@180 14,40@180 17,40@180"
HOUSES = ("table 48 48", "house a large 7 6,20 19,20 19,24 6,24", "house b large 7 24,34 28,34 28,46 24,46")


@rule("DZ-321", "DZ-322")
def test_dz_322_a_line_is_suggested_however_many_others_the_rules_refuse():
    """Houses stand in all lines over the first four enemies, there and back: only the last one can be passed."""
    state = available(HIDDEN, "B1b ucm_sabre 40,10@180", table=HOUSES)
    (run,) = proposal(state, SuggestRun(0))
    assert isinstance(run, AttackRun)
    assert (40.0 in {run.entries[0][0], run.exits[0][0]}) or (10.0 in {run.entries[0][1], run.exits[0][1]})


@rule("DZ-321", "DZ-322")
def test_dz_322_where_the_rules_refuse_every_line_their_reason_is_told():
    assert why_not(available(HIDDEN, table=HOUSES), SuggestRun(0)) == "dz-322"
