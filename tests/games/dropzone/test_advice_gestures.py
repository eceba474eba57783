"""One gesture each: unloading, loading, entering, leaving, walls, survivors, close quarters (DZ-169 to DZ-254)."""

import pytest

from panzerkiste.games.dropzone.actions import Assign, Enter, Leave, Load, Move, PlaceOut, Unload
from panzerkiste.games.dropzone.advice.answers import (
    FightAdvice,
    FightOutlook,
    FightSide,
    Garrison,
    UnitAdvice,
    WallsAdvice,
)
from panzerkiste.games.dropzone.advice.queries import (
    ProposeAllOut,
    ProposeEnter,
    ProposeLeave,
    ProposeLoad,
    ProposeSurvivors,
    ProposeUnload,
    ProposeWalls,
    ShowFight,
    ShowUnit,
    ShowWalls,
)
from panzerkiste.games.dropzone.buildings.garrisons import garrison
from panzerkiste.games.dropzone.geometry import distance
from panzerkiste.games.dropzone.terms import Post
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.asking import advice, given, proposal, trial, why_not
from tests.games.dropzone.battle import after, asked, battle, sharing, unit
from tests.games.dropzone.storming import squad as inside
from tests.games.dropzone.storming import stormed
from tests.games.dropzone.test_crashes import DOWN, HIT, shot_down
from tests.games.dropzone.test_garrisons import AT_DOOR, ENEMY, INSIDE, held, town
from tests.games.dropzone.test_gates import EDEN, TANKS, field
from tests.games.dropzone.test_transports import FLYING, IN_BEAR, LANDED, NOW, ON_FOOT

FAR = "B1a ucm_sabre 45,45@180"


# Transports.


def test_everybody_leaves_a_transport_towards_a_point():
    state = battle(LANDED, FAR, now=NOW)
    for who in (0, 3):  # a passenger, or the transport itself
        (unload,) = proposal(state, ProposeUnload(who, (20, 10)))
        assert isinstance(unload, Unload)
        out = given(state, (unload,))
        assert all(unit(out, name).at[0] < 24 for name in ("A1a1", "A1a2", "A1a3"))
    east = given(state, proposal(state, ProposeUnload(0, (28, 10))))
    assert unit(east, "A1a1").at[0] > 24


def test_who_is_not_told_where_to_leaves_ahead_of_the_hull():
    state = battle(LANDED, FAR, now=NOW)
    assert proposal(state, ProposeUnload(0)) == proposal(state, ProposeUnload(0, (24, 13)))


@rule("DZ-197")
def test_dz_197_all_out_empties_the_transports_in_a_transport_too():
    state = sharing("A1x1 ucm_condor table 24,10 0")
    out = given(state, proposal(state, ProposeAllOut(8)))
    assert [one.name for one in out.units if one.status == "aboard"] == []
    single = battle(LANDED, FAR, now=NOW)
    assert proposal(single, ProposeAllOut(3)) == proposal(single, ProposeUnload(3))
    assert why_not(battle(FLYING, FAR, now=NOW), ProposeAllOut(3)) == "dz-188"


def test_why_nobody_can_leave_is_said():
    assert why_not(battle(FLYING, FAR, now=NOW), ProposeUnload(0, (20, 10))) == "dz-188"
    assert why_not(battle(ON_FOOT, FAR, now=NOW), ProposeUnload(3, (20, 10))) == "dz-183-not-aboard"
    walls = [
        f"house h{n} small 2 {x},{y} {x + w},{y} {x + w},{y + h} {x},{y + h}"
        for n, (x, y, w, h) in enumerate([(18, 2, 12, 6), (18, 12, 12, 6), (18, 8, 4.5, 4), (25.5, 8, 4.5, 4)])
    ]
    assert (
        why_not(battle(LANDED, FAR, now=NOW, table=("table 48 48", *walls)), ProposeUnload(0, (20, 10)))
        == "dz-183-no-room"
    )


def test_a_tried_unloading_says_at_whom_something_is_wrong():
    state = battle(LANDED, FAR, now=NOW)
    tried = trial(state, "A unload A1a1=22,10@0 A1a2=24,10@0 A1a3=22,11.5@0")
    assert [one.refusal.key if one.refusal else "" for one in tried.units] == ["", "refused-dz-112-spot-unit", ""]
    far = trial(state, "A unload A1a1=22,10@0 A1a2=18,8.5@0 A1a3=18,11.5@0")
    assert [one.refusal.key if one.refusal else "" for one in far.units] == ["", *["refused-dz-183-near"] * 2]


def test_who_stands_beside_his_transport_boards_and_who_does_not_walks_there_first():
    beside = battle(ON_FOOT, FAR, now=NOW)
    (load,) = proposal(beside, ProposeLoad(0))
    assert isinstance(load, Load)
    assert {boarding.carrier for boarding in load.boardings} == {3}
    away = battle("A1a ucm_sabre 18,10@0 18,8.5@0 18,11.5@0 ucm_condor:24,10@0", FAR, now=NOW)
    move, load = proposal(away, ProposeLoad(0, carrier=3))
    assert isinstance(move, Move)
    assert {one.status for one in given(away, (move, load)).units[:3]} == {"aboard"}
    too_far = battle("A1a ucm_sabre 10,10@0 10,8.5@0 10,11.5@0 ucm_condor:24,10@0", FAR, now=NOW)
    assert why_not(too_far, ProposeLoad(0)) == "dz-184-near"
    assert why_not(battle("A1a ucm_sabre 10,10@0", FAR, now=NOW), ProposeLoad(0)) == "dz-176"
    assert why_not(beside, ProposeLoad(0, carrier=4)) == "DZ-005 own"


@rule("DZ-341")
def test_dz_341_a_squad_in_the_net_is_proposed_the_nearest_gate():
    state = field(TANKS, EDEN, "A3a shaltari_eden 40,20@0/altitude=6")
    (unload,) = proposal(state, ProposeUnload(0, (40, 24)))
    assert isinstance(unload, Unload)
    assert {put.gate for put in unload.placements} == {4}
    out = given(state, (unload,))
    back = field("A1a shaltari_tomahawk 24,22@0 26,22@0 22,22@0", EDEN)
    (load,) = proposal(back, ProposeLoad(0))
    assert {one.status for one in given(back, (load,)).units[:3]} == {"net"}
    assert unit(out, "A1a1").on_table


def test_three_inches_around_a_transport_are_drawn_in_its_own_slot():
    state = battle(LANDED, FAR, now=NOW)
    (boarding,) = advice(state, ShowUnit(3), UnitAdvice).reaches
    assert boarding.kind == "boarding"
    assert min(x for x, _ in boarding.ring) == pytest.approx(22.7 - 3.0, abs=0.01)  # the hull ends at 22.7
    assert advice(battle(LANDED, FAR, now="B activate"), ShowUnit(3), UnitAdvice).reaches == ()


@rule("DZ-169")
def test_dz_169_survivors_are_proposed_towards_a_point():
    state = after(shot_down(), DOWN, *HIT, "dice 1").state
    assert asked(state) == (1, "survivors")
    (out,) = proposal(state, ProposeSurvivors((24, 20)), seat=1)
    assert isinstance(out, PlaceOut)
    assert len(out.placements) == 3
    assert all(put.at[1] > 16 for put in out.placements)
    assert why_not(state, ProposeSurvivors((24, 20)), seat=0) == "DZ-400 not_now"


# Buildings.


@rule("DZ-217")
def test_dz_217_a_squad_at_the_door_goes_in_and_one_near_it_walks_there_first():
    assert proposal(town(AT_DOOR, ENEMY), ProposeEnter(0, "b1")) == (Enter(0, "b1", 0),)
    near = town("A1a ucm_legionnaires 11.5,13.4@0 12.5,13.4@0", ENEMY)
    move, enter = proposal(near, ProposeEnter(0, "b1"))
    assert isinstance(move, Move)
    assert unit(given(near, (move, enter)), "A1a1").status == "inside"
    far = town("A1a ucm_legionnaires 11.5,9@0 12.5,9@0", ENEMY)
    assert why_not(far, ProposeEnter(0, "b1")) == "dz-217-door"
    assert why_not(far, ProposeEnter(0, "nowhere")) == "dz-216-building"


@rule("DZ-190")
def test_dz_190_a_squad_aboard_goes_in_directly():
    bear = IN_BEAR.replace("24,10@0", "12,15.2@90")
    (enter,) = proposal(battle(bear, FAR, now=NOW, table=()), ProposeEnter(0, "b1"))
    assert isinstance(enter, Enter)


@rule("DZ-231")
def test_dz_231_a_squad_leaves_by_the_door_that_is_nearest_to_the_point():
    state = after(held(ENEMY), "A activate A1", "A assign").state
    (leave,) = proposal(state, ProposeLeave(0, (12, 10)))
    assert isinstance(leave, Leave)
    out = given(state, (leave,))
    assert [unit(out, name).on_table for name in ("A1a1", "A1a2")] == [True, True]
    doors = state.board.building("b1").entrances
    assert distance(doors[leave.entrance].a, (12, 10)) == min(distance(door.a, (12, 10)) for door in doors)
    assert why_not(town(AT_DOOR, ENEMY), ProposeLeave(0, (12, 10))) == "dz-231-outside"
    assert proposal(state, ProposeLeave(0)) == proposal(state, ProposeLeave(0, doors[0].a))


@rule("DZ-220")
def test_dz_220_the_walls_are_manned_that_look_towards_a_point():
    state = after(held(ENEMY), "A activate A1").state
    assert asked(state) == (0, "walls")
    house = state.board.building("b1")
    (south,) = proposal(state, ProposeWalls((12, 0)))
    assert isinstance(south, Assign)
    assert [post.unit for post in south.posts] == [0, 1]
    (a, b) = house.wall(south.posts[0].wall)
    assert max(a[1], b[1]) == 16.0
    assert given(state, (south,)).units[0].wall == south.posts[0].wall
    assert south.posts[0] == Post(0, south.posts[0].wall)
    assert why_not(town(AT_DOOR, ENEMY), ProposeWalls((12, 0))) == "DZ-400 not_now"
    (alone,) = proposal(state, ProposeWalls((12, 0), unit=1))
    assert alone == Assign((Post(1, south.posts[0].wall),))


@rule("DZ-220", "DZ-221", "DZ-222")
def test_dz_221_who_takes_which_walls_and_how_many_may_is_told():
    state = after(held(ENEMY), "A activate A1").state
    house = state.board.building("b1")
    walls = tuple(sorted({opening.wall for opening in house.openings}))
    (told,) = advice(state, ShowWalls(), WallsAdvice).garrisons
    assert told == Garrison("b1", (0, 1), walls, garrison(state, "b1"), 0)
    manned = held(f"A2a ucm_legionnaires {INSIDE}/wall={walls[0]}", ENEMY)
    (beside,) = advice(after(manned, "A activate A1").state, ShowWalls(), WallsAdvice).garrisons
    assert (beside.units, beside.others) == ((0, 1), 1)
    assert why_not(town(AT_DOOR, ENEMY), ShowWalls()) == "DZ-400 not_now"


# Close quarters.


@rule("DZ-244", "DZ-247", "DZ-249")
def test_dz_244_the_defender_sees_who_attacks_who_can_be_committed_and_how_many_must():
    squads = (
        inside("A1a", "ucm_legionnaires", 0),
        inside("A1b", "ucm_legionnaires", 0, 2),
        inside("B1a", "scourge_warriors", 0),
    )
    state = after(stormed(*squads), "A activate A1").state
    assert asked(state) == (0, "commit")
    found = advice(state, ShowFight(), FightAdvice)
    assert (found.building, found.least, found.must) == ("b1", 1, ())
    assert found.able == (FightSide(0, 5, 4, 0.5, 5), FightSide(1, 8, 4, 0.5, 8))
    assert [side.squad for side in found.attackers] == [2]
    assert why_not(state, ShowFight(), seat=1) == "DZ-400 not_now"
    (warriors,) = found.attackers
    both, one, none = (trial(state, f"A commit {squads}".strip()) for squads in ("A1a A1b", "A1a", ""))
    assert both.fight == FightOutlook(13, 13 * warriors.chance, warriors.dice, warriors.dice * 0.5)
    assert one.fight == FightOutlook(5, 5 * warriors.chance, warriors.dice, warriors.dice * 0.5)
    assert (both.refusal, one.refusal) == (None, None)
    assert none.refusal
    assert none.refusal.key == "refused-dz-244-few"
