"""Reaction fire (DZ-264, DZ-267 to DZ-276, DZ-403): windows, engagement points, limits, standing orders."""

import math
from random import Random

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Pass, React
from panzerkiste.games.dropzone.advice.queries import ShowShot
from panzerkiste.games.dropzone.advice.standing_orders import EngageWith, HoldFire, HoldUnit, StandingOrder
from panzerkiste.games.dropzone.battle.events import ReactionDeclared
from panzerkiste.games.dropzone.battle.frames import NextReaction
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Shot
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, lines, refused, unit

NOW = "A1a order"
RAVEN = "A1a ucm_raven_b 24,10@0/altitude=6"
RAPIER = "B1a ucm_rapier 24,30@180"
FLY = "A fly A1a1>24,20:6@0*"


def window(*lines: str, fly: str = FLY, now: str = NOW) -> State:
    return after(battle(*(lines or (RAVEN, RAPIER)), now=now), fly).state


@rule("DZ-268", "DZ-091", "DZ-403")
def test_dz_268_a_flight_segment_opens_a_window_for_whoever_has_anti_air():
    state = window()
    assert asked(state) == (1, "react")
    assert unit(state, "A1a1").at == (24, 10)
    passed = after(state, "B pass")
    assert (asked(passed.state), unit(passed.state, "A1a1").at) == ((0, "order"), (24, 20))
    nobody = window(RAVEN, "B1a ucm_sabre 24,30@180")
    assert asked(nobody) == (0, "order")


@rule("DZ-268", "DZ-275")
def test_dz_268_one_window_for_each_segment_not_for_each_bend():
    bends = window(fly="A fly A1a1>24,15:6>27,15:6>24,20:6@0*")
    assert asked(after(bends, "B pass").state) == (0, "order")
    cuts = window(fly="A fly A1a1>24,12:6>24,14:2>24,20:6L@0*")
    cuts = after(cuts, "B pass", "dice 3 3", "B pass").state
    assert asked(cuts) == (1, "react")
    assert unit(after(cuts, "B pass").state, "A1a1").altitude == 0


@rule("DZ-403", "DZ-271", "DZ-005")
def test_dz_403_a_window_is_never_filtered_by_range_sight_or_arc_and_nothing_can_be_measured_in_it():
    far = window("A1a ucm_raven_b 2,2@0/altitude=6", "B1a ucm_rapier 46,46@180", fly="A fly A1a1>2,4:6@0*")
    assert asked(far) == (1, "react")
    with pytest.raises(Illegal, match="DZ-005 measure"):
        DROPZONE.information.advise(DROPZONE.information.view(far, 1), ShowShot(Shot(1, 0, 0)))
    assert DROPZONE.play.default(far, 1) == Pass()


@rule("DZ-268")
def test_dz_268_fire_of_aircraft_opens_a_window_after_the_allocations_and_before_the_first_die():
    state = battle(RAVEN, "B1a ucm_rapier 24,27@180", "B1b ucm_legionnaires 24,15@0", now=NOW)
    declared = after(state, "A shoot A1a1.0>B1b1").state
    assert asked(declared) == (1, "react")
    step = after(declared, "B react B1a1>A1a1@0", "dice 5 1 1", "dice 6", "dice 6")
    assert lines(step)[-1] == "wasted A1a1 B1b1 ucm_gatling_12"
    assert unit(step.state, "A1a1").status == "lost"


@rule("DZ-268")
def test_dz_268_a_landed_aircraft_that_fires_opens_no_window():
    state = battle("A1a ucm_raven_b 24,10@0", RAPIER, "B1b ucm_legionnaires 24,15@0", now=NOW)
    step = after(state, "A shoot A1a1.0>B1b1", "dice 1 1 1 1")
    assert asked(step.state) == (0, "order")


@rule("DZ-268", "DZ-182", "DZ-219", "DZ-231", "DZ-169")
@pytest.mark.parametrize("what", ["loaded_turn", "unloaded_turn", "entered_turn", "left_turn", "no_shoot_turn"])
def test_dz_268_whoever_boarded_left_entered_or_survived_a_wreck_this_turn_does_not_react(what: str):
    assert asked(window(RAVEN, f"{RAPIER}/{what}=1")) == (0, "order")
    assert asked(window(RAVEN, f"{RAPIER}/{what}=1", "turn 2")) == (1, "react")


@rule("DZ-268", "DZ-148")
@pytest.mark.parametrize(
    ("where", "reacts"),
    [
        ("ready", False),
        ("reserve", False),
        ('inside/building="b1"', False),
        ('inside/building="b1"/wall=0', True),
    ],
)
def test_dz_268_nobody_reacts_from_off_the_table_or_from_hiding(where: str, reacts: bool):
    state = battle("A1a ucm_raven_b 24,5@0/altitude=6", f"B1a ucm_legionnaires {where}", now=NOW, table=())
    assert (asked(after(state, "A fly A1a1>24,9:6@0*").state) == (1, "react")) == reacts


@rule("DZ-268", "DZ-241")
@pytest.mark.parametrize(("stormed", "reacts"), [(1, False), (2, True)])
def test_dz_268_nobody_reacts_where_a_close_quarters_battle_runs(stormed: int, reacts: bool):
    """A building stormed this turn is not fought for before the next (DZ-241)."""
    inside = 'inside/building="b1"/wall=0'
    state = battle(
        "A1a ucm_raven_b 24,5@0/altitude=6",
        'A1b ucm_legionnaires inside/building="b1"',
        f"B1a ucm_legionnaires {inside}",
        f"building b1 defender=1 stormed_turn={stormed}",
        "turn 2",
        now=NOW,
        table=(),
    )
    assert (asked(after(state, "A fly A1a1>24,9:6@0*").state) == (1, "react")) == reacts


@rule("DZ-268")
def test_dz_268_aircraft_with_anti_air_react_and_open_no_window_by_that():
    state = window(RAVEN, "A1b ucm_rapier 40,10@0", "B1a shaltari_spirit 24,23@180/altitude=6")
    assert asked(state) == (1, "react")
    assert asked(after(state, "B react B1a1>A1a1@10", "dice 1").state) == (0, "order")


@rule("DZ-269", "DZ-121")
def test_dz_269_not_with_a_weapon_that_fired_nor_after_moving_farther_than_it_allows():
    assert asked(window(RAVEN, f"{RAPIER}/fired=[0]")) == (0, "order")
    assert asked(window(RAVEN, f"{RAPIER}/moved=4")) == (1, "react")
    assert asked(window(RAVEN, f"{RAPIER}/moved=4.1")) == (0, "order")


@rule("DZ-269", "DZ-122")
def test_dz_269_afterwards_the_weapon_is_spent_and_the_unit_moves_no_farther_than_it_allows():
    """A Kukri moves 9 inches, and 6 where it fires."""
    state = window(RAVEN, "B1a shaltari_kukri 24,30@180")
    state = after(state, "B react B1a1>A1a1@10", "dice 1 1 1 1", "A end", "B activate B1").state
    assert unit(state, "B1a1").reacted == unit(state, "B1a1").fired == (0,)
    assert refused(state, "B move B1a1>24,36@180") == ""
    assert refused(state, "B move B1a1>24,36.1@180") == "DZ-122 too_far"


@rule("DZ-269")
def test_dz_269_whoever_fired_in_reaction_does_not_board():
    """The gun stands beside its own dropship."""
    state = battle(RAVEN, "B1a ucm_rapier 24,30@180 ucm_condor:24,34@0", now=NOW)
    state = after(state, FLY, "B react B1a1>A1a1@10", "dice 1 1 1", "A end", "B activate B1").state
    assert refused(state, "B load B1a1:B1a2") == "DZ-269 boards"


@rule("DZ-270", "DZ-132")
def test_dz_270_range_and_sight_are_taken_at_the_engagement_point():
    """R(C) is 18 inches: the path from 24,10 to 24,20 comes into range at 24,12."""
    state = window()
    near = after(state, "B react B1a1>A1a1@2", "dice 1 1 1")
    assert lines(near)[0] == "reaction B1a1 A1a1 24,12"
    assert lines(near)[1].startswith("shots B1a1 A1a1 vindicator_focused 1 1 1 5 0 yes")
    assert refused(state, "B react B1a1>A1a1@10.1") == "DZ-270"
    assert refused(state, "B react B1a1>A1a1@-1") == "DZ-270"


@rule("DZ-270", "DZ-273")
def test_dz_270_whoever_hears_of_a_reaction_knows_how_far_along_the_path_it_was_even_where_the_point_is_the_same():
    """Of two points nearer to each other than coordinates can tell, the later one bars the next gun from more."""
    state = window(RAVEN, "B1a ucm_rapier 24,30@180 27,30@180")
    steps = [DROPZONE.play.apply(state, 1, React(1, 0, along)) for along in (5.0, math.nextafter(5.0, 6.0))]
    declared = [told.event for step in steps for told in step.told if isinstance(told.event, ReactionDeclared)]
    assert [event.at for event in declared] == [(24.0, 15.0)] * 2
    windows = [frame.window for step in steps for frame in step.state.pending if isinstance(frame, NextReaction)]
    assert [(event.along,) for event in declared] == [window.reached for window in windows]
    assert declared[0] != declared[1]


@rule("DZ-271")
@pytest.mark.parametrize(
    ("gun", "along", "rule_broken"),
    [
        ("B1a ucm_rapier 24,30@180", 1.9, "DZ-131"),
        ("B1a ucm_rapier 24,22.5@180", 5, "DZ-125"),
        ("B1a phr_janus 24,30@0", 10, "DZ-124"),
    ],
)
def test_dz_271_out_of_range_sight_or_arc_all_shots_miss_and_the_weapon_is_spent(
    gun: str, along: float, rule_broken: str
):
    table = ("table 48 48", "house h large 9 20,21 28,21 28,21.5 20,21.5")
    state = battle(RAVEN, gun, now=NOW, table=table if rule_broken == "DZ-125" else ("table 48 48",))
    step = after(state, FLY, f"B react B1a1>A1a1@{along}")
    failed = [line for line in lines(step) if line.startswith("reaction-failed")]
    assert failed[0].endswith(rule_broken)
    assert 0 in unit(step.state, "B1a1").fired
    assert asked(step.state) == (0, "order")


@rule("DZ-266", "DZ-271")
def test_dz_266_a_reaction_into_another_arc_than_the_other_weapon_fired_into_goes_wrong():
    """The minigun of a phobos has fired ahead. The flight comes from its left and crosses its front."""
    phobos = 'B1a phr_phobos 24,30@0/fired=[0]/coaxial=[[1,"F"]]'
    state = after(battle("A1a ucm_raven_b 14,34@90/altitude=6", phobos, now=NOW), "A fly A1a1>26,34:6@90*").state
    left, ahead = after(state, "B react B1a1>A1a1@1"), after(state, "B react B1a1>A1a1@10", "dice 1 1 1")
    assert "reaction-failed B1a1 A1a1 phr_rail_repeater DZ-266" in lines(left)
    assert unit(left.state, "B1a1").fired == (0, 1)
    assert "shots B1a1 A1a1 phr_rail_repeater 1 1 1 5 0 yes" in lines(ahead)


@rule("DZ-272", "DZ-166")
def test_dz_272_an_aircraft_destroyed_on_the_way_falls_at_the_engagement_point_and_the_rest_is_void():
    state = battle(RAVEN, "A1b ucm_sabre 24,16@0", RAPIER, now=NOW)
    script = ("A fly A1a1>24,20:6L>24,26:6@0*", "B react B1a1>A1a1@6", "dice 5 1 1", "dice 6", "dice 4", "dice 1")
    step = after(state, *script)
    assert lines(step)[-3:] == ["lost A1a1 reaction", "crash A1a1 4 crash", "fell-on A1a1 A1b1 1 no"]
    assert unit(step.state, "A1a1").at == (24, 16)
    assert asked(step.state) == (0, "order")


@rule("DZ-273")
def test_dz_273_the_next_gun_takes_a_later_point_and_at_the_end_of_the_path_the_same():
    state = window(RAVEN, "B1a ucm_rapier 24,30@180 27,30@180 30,30@180")
    once = after(state, "B react B1a1>A1a1@6", "dice 1 1 1").state
    assert refused(once, "B react B1a2>A1a1@6") == "DZ-273"
    assert refused(once, "B react B1a2>A1a1@5") == "DZ-273"
    assert refused(once, "B react B1a1>A1a1@7") == "DZ-267 no_weapon"
    twice = after(once, "B react B1a2>A1a1@10", "dice 1 1 1").state
    assert refused(twice, "B react B1a3>A1a1@10") == ""


@rule("DZ-273")
def test_dz_273_points_rise_for_each_target_by_itself_and_anew_in_each_segment():
    two = "A1a ucm_raven_b 24,10@0/altitude=6 27,10@0/altitude=6"
    guns = "B1a ucm_rapier 24,30@180 27,30@180 30,30@180"
    fly = "A fly A1a1>24,20:6>24,24:2@0* A1a2>27,20:6>27,24:2@0*"
    state = after(window(two, guns, fly=fly), "B react B1a1>A1a1@6", "dice 1 1 1").state
    assert refused(state, "B react B1a2>A1a2@1") == ""
    lower = after(state, "B pass", "dice 3 3", "dice 3 3").state
    assert refused(lower, "B react B1a2>A1a1@1") == ""


@rule("DZ-273")
def test_dz_273_the_unit_fires_all_its_anti_air_weapons_at_its_point():
    state = window(RAVEN, "B1a phr_helios 24,32@180")
    step = after(state, "B react B1a1>A1a1@10", "dice 1 1 1", "dice 2 2 2")
    assert unit(step.state, "B1a1").reacted == (0, 1)


@rule("DZ-274", "DZ-138")
def test_dz_274_reaction_fire_needs_two_more_at_most_six():
    step = after(window(), "B react B1a1>A1a1@10", "dice 1 1 1")
    assert "shots B1a1 A1a1 vindicator_focused 1 1 1 5 0 yes" in lines(step)
    evading = window("A1a ucm_falcon 24,10@0/altitude=6", RAPIER)
    step = after(evading, "B react B1a1>A1a1@10", "dice 1 1 1")
    assert "shots B1a1 A1a1 vindicator_focused 1 1 1 6 0 yes" in lines(step)


@rule("DZ-275", "DZ-153", "DZ-015")
def test_dz_275_tests_in_id_order_then_one_window_then_all_arrive():
    two = "A1a ucm_raven_b 24,10@0/altitude=6 27,10@0/altitude=6"
    begun = battle(two, RAPIER, now=NOW)
    step = after(begun, "A fly A1a2>27,20:2@0* A1a1>24,20:2@0*", "dice 1 1", "dice 3 3")
    assert lines(step) == ["low-flight A1a1 1 1 no", "lost A1a1 crash", "low-flight A1a2 3 3 yes"]
    assert asked(step.state) == (1, "react")
    assert refused(step.state, "B react B1a1>A1a1@1") == "DZ-268 target"
    assert unit(after(step.state, "B pass").state, "A1a2").at == (27, 20)


@rule("DZ-267", "DZ-268")
def test_dz_268_only_ones_own_units_with_anti_air_react():
    state = window(RAVEN, RAPIER, "B1b ucm_sabre 30,30@180")
    assert refused(state, "B react A1a1>A1a1@1") == "DZ-268 own"
    assert refused(state, "B react B1b1>A1a1@1") == "DZ-267 no_weapon"
    assert refused(state, "B react B1a1>B1b1@1") == "DZ-268 target"
    assert refused(state, "B react B1a1>A1a1@1~") == "DZ-267 no_weapon"


@rule("DZ-264", "DZ-267")
def test_dz_264_small_arms_give_one_shot_at_six_inches_with_their_own_energy_and_use_up_the_base():
    state = window(RAVEN, "B1a ucm_legionnaires 24,26@0")
    step = after(state, "B react B1a1>A1a1@10~", "dice 5", "dice 4", "dice 6")
    assert "shots B1a1 A1a1 um3_rifles 5 5 1 yes" in lines(step)
    assert "damage A1a1 4 4 1" in lines(step)
    base = unit(step.state, "B1a1")
    assert (base.fired, base.reacted, base.small_arms) == ((0,), (0,), True)
    short = after(state, "B react B1a1>A1a1@9.9~")
    assert [line for line in lines(short) if "failed" in line] == ["reaction-failed B1a1 A1a1 um3_rifles DZ-131"]


@rule("DZ-264")
@pytest.mark.parametrize(("left", "reacts"), [(3, True), (2, False)])
def test_dz_264_a_base_below_half_its_damage_points_has_no_such_shot(left: int, reacts: bool):
    state = window(RAVEN, f"B1a ucm_legionnaires 24,26@0/damage={5 - left}")
    assert (asked(state) == (1, "react")) == reacts


@rule("DZ-264")
def test_dz_264_not_after_any_weapon_has_fired_and_also_in_normal_shooting():
    assert asked(window(RAVEN, "B1a ucm_legionnaires 24,26@0/fired=[1]")) == (0, "order")
    state = battle(
        "A1a ucm_legionnaires 24,10@0", "B1a ucm_raven_b 24,16@0/altitude=6", "B1b ucm_sabre 30,10@0", now=NOW
    )
    assert refused(state, "A shoot A1a1.0>B1a1~") == ""
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-164"
    assert refused(state, "A shoot A1a1.0>B1b1~") == "DZ-264 ground"
    assert refused(state, "A shoot A1a1.0>B1a1~ A1a1.1>B1b1") == "DZ-135 fired"


@rule("DZ-276")
def test_dz_276_fast_movers_are_shot_only_in_reaction():
    state = battle("A1a ucm_rapier 24,20@0", "B1a ucm_archangel 24,30@0/altitude=6", now=NOW)
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-276"


@rule("DZ-096", "DZ-268")
def test_dz_096_several_players_react_in_initiative_order_one_unit_at_a_time():
    guns = ("B1a ucm_rapier 24,30@180 27,30@180", "C1a ucm_rapier 10,20@90 10,23@90")
    state = after(battle(RAVEN, *guns, "order A C B", now=NOW), FLY).state
    assert asked(state) == (2, "react")
    state = after(state, "C react C1a1>A1a1@1", "dice 1 1 1").state
    assert asked(state) == (1, "react")
    state = after(state, "B react B1a1>A1a1@10", "dice 1 1 1").state
    assert asked(state) == (2, "react")
    state = after(state, "C pass").state
    assert asked(state) == (1, "react")
    assert asked(after(state, "B pass").state) == (0, "order")


@rule("DZ-263", "DZ-268")
def test_dz_263_a_mount_is_raised_only_where_the_hull_sees_nothing():
    wall = ("table 48 48", "piece w high_wall 20,29 28,29 28,29.2 20,29.2")
    low = "A1a ucm_raven_b 24,10@0/altitude=2"
    hidden = battle(low, "B1a ucm_rapier 24,30@180", now=NOW, table=wall)
    step = after(hidden, "A fly A1a1>24,20:2@0*", "dice 3 3", "B react B1a1>A1a1@10", "dice 1 1 1")
    assert unit(step.state, "B1a1").raised
    clear = after(window(), "B react B1a1>A1a1@10", "dice 1 1 1").state
    assert not unit(clear, "B1a1").raised


@rule("DZ-403")
def test_dz_403_standing_orders_hold_fire_or_engage_for_an_absent_player():
    state = window(RAVEN, "B1a ucm_rapier 24,30@180 26,30@180")

    def answer(*orders: StandingOrder):
        return DROPZONE.information.obey(DROPZONE.information.view(state, 1), DROPZONE.play.offer(state, 1), orders)

    assert answer() is None
    assert answer(HoldFire()) == Pass()
    assert answer(HoldUnit(1)) is None
    assert answer(HoldUnit(1), HoldUnit(2)) == Pass()
    assert answer(EngageWith(1)) == React(1, 0, 10.0)


@rule("DZ-403")
def test_dz_403_candidates_of_a_window_are_legal():
    state = window(RAVEN, "B1a ucm_rapier 24,30@180", "B1b ucm_legionnaires 40,40@0")
    tried = DROPZONE.play.candidates(state, 1, Random(1), 30)
    assert {type(action) for action in tried} == {Pass, React}
    for action in tried:
        DROPZONE.play.apply(state, 1, action)


@rule("DZ-400", "DZ-271")
def test_dz_400_nothing_is_taken_back_after_a_window_has_opened_or_a_shot_was_declared_in_it():
    state = battle(RAVEN, RAPIER, now=NOW)
    seat, action = DROPZONE.text.parse(state, FLY)
    opened = DROPZONE.play.apply(state, seat, action)
    assert opened.final
    seat, action = DROPZONE.text.parse(opened.state, "B react B1a1>A1a1@0")
    assert DROPZONE.play.apply(opened.state, seat, action).final
    alone = battle(RAVEN, "B1a ucm_sabre 24,30@180", now=NOW)
    assert not DROPZONE.play.apply(alone, *DROPZONE.text.parse(alone, FLY)).final
