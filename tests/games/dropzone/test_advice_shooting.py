"""Shooting tried out (DZ-120 to DZ-149): every pair, its sight, its arithmetic, and odds that the dice agree with."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from panzerkiste.engine.game import CHANCE
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import FireOnRun, Roll, Shoot
from panzerkiste.games.dropzone.advice.answers import (
    Blocking,
    Fan,
    ShotAdvice,
    ShotLine,
    ShotsAdvice,
    Term,
    Trial,
    UnitAdvice,
)
from panzerkiste.games.dropzone.advice.queries import ShowBlindShots, ShowShot, ShowShots, ShowUnit, TryAction
from panzerkiste.games.dropzone.battle import aiming
from panzerkiste.games.dropzone.fields.scenes import Scene
from panzerkiste.games.dropzone.fields.sight import Sight, sights
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Shot
from panzerkiste.games.dropzone.turn import ROLLS
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.asking import advice, trial, why_not
from tests.games.dropzone.battle import after, battle
from tests.games.dropzone.test_fast_movers import RUN, available

NOW = "A1a order"
SABRES = "A1a ucm_sabre 24,10@0", "B1a ucm_sabre 24,30@180"
SHOOTING = battle(*SABRES, now=NOW)


def line(state: State, shot: Shot) -> ShotLine:
    shots = advice(state, ShowShots((shot.unit,), buildings=True), ShotsAdvice).shots
    (found,) = [each for each in shots if (each.shot.mount, each.shot.target) == (shot.mount, shot.target)]
    return found


def full(state: State, shot: Shot) -> ShotAdvice:
    return advice(state, ShowShot(shot), ShotAdvice)


def total(terms: tuple[Term, ...]) -> int:
    return sum(term.value for term in terms)


# Every mount at every target.


def test_a_shot_is_advised_with_its_odds():
    """2+ to hit, 5+ to hurt: 5/6 of 2/6; two points would need a 7."""
    odds = line(SHOOTING, Shot(0, 0, 1)).odds
    assert odds
    assert (odds.dice, odds.need, odds.save, odds.damage) == (1, 2, 0, 5)
    assert odds.expected == pytest.approx(5 / 6 * 2 / 6)
    assert odds.destroyed == odds.expected  # it has one damage point


def test_every_enemy_says_what_everything_at_it_does_or_why_nothing_can_be_fired_at_it():
    far = "B2a ucm_sabre 46,46@180"
    state = battle("A1a ucm_sabre 22,10@0 24,10@0 26,10@0", "B1a ucm_sabre 24,30@180", far, now=NOW)
    near, out_of_reach = advice(state, ShowShots(), ShotsAdvice).outlooks
    assert (near.target, len(near.shots), near.refusal) == (3, 3, None)
    volley = advice(state, TryAction(Shoot(near.shots)), Trial)
    assert volley.refusal is None
    assert [(one.destroyed, one.expected) for one in volley.targets] == [(near.destroyed, near.expected)]
    assert (out_of_reach.target, out_of_reach.shots) == (4, ())
    assert out_of_reach.refusal


def test_every_other_target_says_why_not():
    far = battle("A1a ucm_rapier 2,2@0", "B1a ucm_sabre 46,46@180", "B2a ucm_raven_b 2,8@0/altitude=6", now=NOW)
    assert line(far, Shot(0, 0, 2)).odds
    reason = line(far, Shot(0, 0, 1)).refusal
    assert reason
    assert reason.rule in ("DZ-131", "DZ-124")
    behind = battle("A1a ucm_sabre 24,10@180", "B1a ucm_sabre 24,30@180", now=NOW)
    out_of_arc = [shot.refusal.rule for shot in advice(behind, ShowShots((0,)), ShotsAdvice).shots if shot.refusal]
    assert out_of_arc or all(shot.odds for shot in advice(behind, ShowShots((0,)), ShotsAdvice).shots)


def test_what_is_advised_is_what_the_rules_say_to_each_shot():
    squads = (
        "A1a ucm_sabre 15,14@45 17,14@45",
        "A1b ucm_rapier 13,10@0",
        "B1a scourge_hunter 22,24@200 24,24@200",
        "B1b scourge_warriors 30,22@0 31,22@0",
        "B2a scourge_marauder 26,12@0/altitude=6",
    )
    state = battle(*squads, now=NOW, table=())
    shots = advice(state, ShowShots((0, 1), buildings=True), ShotsAdvice).shots
    assert len(shots) == 2 * len(state.units[0].weapons) * (5 + len(state.board.buildings))
    assert {bool(shot.odds) for shot in shots} == {True, False}
    for found in shots:
        verdict = advice(state, TryAction(Shoot((found.shot,))), Trial)
        assert verdict.refusal == found.refusal
        detail = full(state, found.shot)
        assert (detail.odds, detail.refusal) == (found.odds, found.refusal)


def test_units_of_another_slot_are_not_measured_from():
    state = battle("A1a ucm_sabre 24,10@0", "A2a ucm_sabre 30,10@0", "B1a ucm_sabre 24,30@180", now=NOW)
    assert why_not(state, ShowShots((1,))) == "DZ-005 measure"
    assert why_not(state, ShowShot(Shot(2, 0, 0))) == "DZ-005 measure"
    assert why_not(state, ShowShot(Shot(0, 0, 99))) == "DZ-146 unknown"
    assert why_not(state, ShowShot(Shot(0, 0, "nowhere"))) == "DZ-146 building"


# One pair in full.


def test_sight_says_what_blocks_and_where():
    wall = ("table 48 48", "piece w high_wall 20,15 24,15 24,15.2 20,15.2")
    found = full(battle(*SABRES, now=NOW, table=wall), Shot(0, 0, 1))
    assert (found.eye, found.aim, found.inches, found.cover) == ((24, 10), (24, 30), 20.0, "hull_down")
    (block,) = found.blocks
    assert (block.id, block.at) == ("w", None)  # it hides a half, but not what lies on the straight line
    across = ("table 48 48", "piece w high_wall 20,15 28,15 28,15.2 20,15.2")
    hidden = full(battle(*SABRES, now=NOW, table=across), Shot(0, 0, 1))
    assert (hidden.cover, hidden.visible, hidden.odds) == ("hidden", 0.0, None)
    assert hidden.blocks == (Blocking("w", 1.0, (24.0, 15.0)),)
    assert hidden.refusal
    assert hidden.refusal.rule == "DZ-125"


def test_the_arithmetic_is_told_term_by_term_and_adds_up():
    wall = ("table 48 48", "piece w high_wall 20,15 24,15 24,15.2 20,15.2")
    found = full(battle(*SABRES, now=NOW, table=wall), Shot(0, 0, 1))
    assert found.to_hit == (Term("DZ-137", "accuracy", 2), Term("DZ-128", "hull_down", 2))
    assert found.to_hurt == (Term("DZ-141", "armour", 10), Term("DZ-141", "energy", -10), Term("DZ-141", "table", 5))
    assert found.odds
    assert (total(found.to_hit), total(found.to_hurt)) == (found.odds.need, found.odds.damage) == (4, 5)


def test_limits_of_the_arithmetic_are_terms_of_their_own():
    rubble = ("table 48 48", "piece r rubble 20,20 28,20 28,40 20,40")
    infantry = battle("A1a ucm_sabre 24,10@0", "B1a scourge_warriors 24,25@180 25,25@180", now=NOW, table=rubble)
    assert full(infantry, Shot(0, 0, 1)).to_hurt == (
        Term("DZ-141", "armour", 2),
        Term("DZ-141", "energy", -10),
        Term("DZ-141", "table", 5),
        Term("DZ-144", "never_sure", 5),
        Term("DZ-204", "body_cover", 1),
    )
    raven = battle("A1a ucm_raven_b 24,10@0/altitude=6", "B1a ucm_sabre 24,16@180", now=NOW)
    harmless = full(raven, Shot(0, 0, 1))
    assert harmless.to_hurt[-1].code == "impossible"
    assert total(harmless.to_hurt) == 7
    assert harmless.points == pytest.approx((1.0,))


def test_a_building_is_hit_on_two():
    house = ("table 48 48", "house h small 2 22,18 26,18 26,22 22,22")
    found = full(battle(*SABRES, now=NOW, table=house), Shot(0, 0, "h"))
    assert (found.inches, found.aim) == (8.0, (24.0, 18.0))
    assert found.to_hit == (Term("DZ-139", "building", 2),)
    assert found.odds
    assert (found.odds.need, total(found.to_hurt)) == (2, found.odds.damage)


def test_a_weapon_that_may_not_fire_says_so():
    moved = after(battle("A1a shaltari_kukri 24,10@0", "B1a ucm_sabre 24,30@180", now=NOW), "A move A1a1>24,18@0").state
    refusal = full(moved, Shot(0, 0, 1)).refusal
    assert refusal
    assert refusal.rule == "DZ-121"
    (mount,) = advice(moved, ShowUnit(0), UnitAdvice).mounts
    assert mount.refusal == refusal
    hiding = battle('A1a ucm_legionnaires inside/building="b1"', "B1a ucm_sabre 12,10@180", now=NOW, table=())
    hidden = full(hiding, Shot(0, 0, 1)).refusal
    assert hidden
    assert hidden.rule == "DZ-220"


# Arcs (DZ-017, DZ-124).


@rule("DZ-017")
def test_dz_017_arcs_are_drawn_as_fans_and_ranges_where_measuring_is_allowed():
    sabre = advice(SHOOTING, ShowUnit(0), UnitAdvice).mounts
    assert sabre[0].full_range
    idle = advice(battle(*SABRES, now="A activate"), ShowUnit(0), UnitAdvice).mounts
    assert [mount.fans for mount in idle] == [mount.fans for mount in sabre]
    assert idle[0].full_range is None
    infantry = battle("A1a ucm_legionnaires 24,10@0 25,10@0", SABRES[1], now=NOW)
    assert {mount.fans for mount in advice(infantry, ShowUnit(0), UnitAdvice).mounts} == {(Fan(0.0, 360.0),)}


def test_a_fan_holds_exactly_the_targets_in_arc():
    kinds = "ucm_sabre", "scourge_reaver", "phr_neptune", "scourge_oppressor", "ucm_gladius"
    for kind in kinds:
        height = "/altitude=6" if kind in ("scourge_reaver", "phr_neptune") else ""
        for enemy, degrees in (("24,30", 0), ("30,24", 90), ("24,18", 180), ("18,24", 270)):
            state = battle(f"A1a {kind} 24,24@0{height}", f"B1a ucm_sabre {enemy}@0", now=NOW)
            for mount in advice(state, ShowUnit(0), UnitAdvice).mounts:
                drawn = any((degrees - fan.start) % 360 <= fan.end - fan.start for fan in mount.fans)
                drawn = drawn or (mount.corridor > 0 and degrees == 0)
                found = full(state, Shot(0, mount.mount, 1))
                assert found.in_arc == drawn or found.reach is None, (kind, mount.weapon, degrees)


# Volleys and exact odds.


def ends(state: State, chance: Fraction = Fraction(1)) -> Iterator[tuple[Fraction, State]]:
    """Every way the dice can fall, as the game itself plays it."""
    owed = DROPZONE.play.decision(state)
    if owed is None or owed.seats != (CHANCE,):
        yield chance, state
        return
    frame = state.pending[-1]
    dice = ROLLS[type(frame)].dice(state, frame)
    for faces in product(range(1, 7), repeat=dice):
        yield from ends(DROPZONE.play.apply(state, CHANCE, Roll(faces)).state, chance / 6**dice)


@pytest.mark.parametrize(
    ("shooter", "target", "mount"),
    [
        ("ucm_sabre 24,10@0", "ucm_sabre 24,30@180", 0),
        ("scourge_oppressor 24,10@0", "phr_hyperion 24,20@180", 1),
        ("ucm_sabre 24,10@0", "shaltari_tomahawk 24,30@180", 0),  # a passive save
        ("ucm_rapier 24,10@0", "ucm_condor 24,20@180/altitude=6/damage=1", 0),
        ("phr_helios 24,10@0", "ucm_sabre 24,20@180", 0),  # shaped charges
    ],
)
def test_the_odds_are_those_of_the_dice(shooter: str, target: str, mount: int):
    state = battle(f"A1a {shooter}", f"B1a {target}", now=NOW)
    shot = Shot(0, mount, 1)
    found = full(state, shot)
    assert found.odds, found.refusal
    suffered: defaultdict[int, Fraction] = defaultdict(Fraction)
    lost = Fraction(0)
    before = state.units[1].damage
    for chance, end in ends(DROPZONE.play.apply(state, 0, Shoot((shot,))).state):
        suffered[end.units[1].damage - before] += chance
        lost += chance if not end.units[1].is_alive else 0
    assert found.points == pytest.approx([float(suffered[points]) for points in range(len(found.points))])
    assert found.odds.destroyed == pytest.approx(float(lost))
    assert found.odds.expected == pytest.approx(sum(points * float(chance) for points, chance in suffered.items()))


def test_a_volley_is_tried_as_a_whole():
    state = battle("A1a ucm_sabre 22,10@0 24,10@0", "B1a ucm_sabre 24,30@180", now=NOW)
    both = trial(state, "A shoot A1a1.0>B1a1 A1a2.0>B1a1")
    assert (both.refusal, both.shots) == (None, (None, None))
    (target,) = both.targets
    one = 5 / 6 * 2 / 6
    hurt = 1 - (1 - one) ** 2  # surplus is lost (DZ-145)
    assert target.odds == pytest.approx((1 - hurt, hurt))
    assert (target.expected, target.destroyed) == pytest.approx((hurt, hurt))
    twice = trial(state, "A shoot A1a1.0>B1a1 A1a1.0>B1a1")
    assert twice.refusal
    assert [shot.key if shot else "" for shot in twice.shots] == ["", "refused-dz-135-fired"]
    assert len(twice.targets) == 1


def test_a_tried_volley_is_sighted_once(monkeypatch: pytest.MonkeyPatch):
    """Sight is what costs time while a player plans; the verdict on the whole uses what is known of each shot."""
    looks: list[int] = []

    def counted(scene: Scene, pairs: Sequence[Any], mates: Sequence[Any]) -> list[Sight]:
        looks.append(len(pairs))
        return sights(scene, pairs, mates)

    monkeypatch.setattr(aiming, "sights", counted)
    state = battle("A1a ucm_sabre 22,10@0 24,10@0", "B1a ucm_sabre 24,30@180", now=NOW)
    assert trial(state, "A shoot A1a1.0>B1a1 A1a2.0>B1a1").refusal is None
    assert sum(looks) == 2


@pytest.mark.parametrize(
    "volley",
    [
        "A1a1.0>B1a1 A1a2.0>B1a1",
        "A1a1.0>B1a1 A1a1.0>B1a1",  # twice
        "A1a1.0>A1a2",  # a friend
        "B1a1.0>A1a1",  # nobody of the slot
        "A1a1.0>B1a1 A1a2.5>B1a1",  # no such mount
    ],
)
def test_the_verdict_on_a_volley_is_that_of_the_rules(volley: str):
    state = battle("A1a ucm_sabre 22,10@0 24,10@0", "B1a ucm_sabre 24,30@180", now=NOW)
    refusal = trial(state, f"A shoot {volley}").refusal
    assert (f"{refusal.rule} {refusal.key}" if refusal else "") == _refusal(state, f"A shoot {volley}")


def _refusal(state: State, line: str) -> str:
    seat, action = DROPZONE.text.parse(state, line)
    try:
        DROPZONE.play.apply(state, seat, action)
    except Illegal as illegal:
        return f"{illegal.rule} {illegal.key}"
    return ""


@rule("DZ-323", "DZ-005")
def test_dz_323_from_an_attack_run_one_measures_from_the_points_one_would_fire_from():
    aiming = after(available(), RUN).state
    near = advice(aiming, ShowShots((0,), along=(20.0,)), ShotsAdvice).shots
    far = advice(aiming, ShowShots((0,), along=(47.0,)), ShotsAdvice).shots
    assert [bool(shot.odds) for shot in near] != [bool(shot.odds) for shot in far]
    shot = next(shot.shot for shot in near if shot.odds)
    assert advice(aiming, TryAction(FireOnRun((20.0,), (shot,))), Trial).refusal is None
    refused = advice(aiming, TryAction(FireOnRun((99.0,), (shot,))), Trial).refusal
    assert refused
    assert refused.rule == "DZ-323"
    assert full_on_run(aiming, shot).inches == pytest.approx(10.0)


def full_on_run(state: State, shot: Shot) -> ShotAdvice:
    return advice(state, ShowShot(shot, (20.0,)), ShotAdvice)


# What goes together.


def excluded(state: State, unit: int, mount: int, *, small_arms: bool = False) -> list[tuple[int, bool]]:
    ways = advice(state, ShowShots((unit,)), ShotsAdvice).ways
    (way,) = [way for way in ways if (way.mount, way.small_arms) == (mount, small_arms)]
    return list(way.excludes)


@rule("DZ-135")
def test_dz_135_a_weapon_fires_once_and_hinders_no_other():
    assert excluded(SHOOTING, 0, 0) == [(0, False)]
    assert excluded(SHOOTING, 0, 1) == [(1, False)]


@rule("DZ-260")
def test_dz_260_of_alternative_weapons_each_excludes_the_other():
    rapier = battle("A1a ucm_rapier 24,10@0", "B1a ucm_sabre 24,20@180", now=NOW)
    assert excluded(rapier, 0, 0) == [(0, False), (1, False)]
    assert excluded(rapier, 0, 1) == [(0, False), (1, False)]
    assert excluded(rapier, 0, 2) == [(2, False)]


@rule("DZ-264")
def test_dz_264_small_arms_exclude_everything_else_of_their_base():
    raven = "B1a ucm_raven_b 24,14@0/altitude=6"
    state = battle("A1a ucm_legionnaires 24,10@0 25,10@0", raven, now=NOW)
    both = [(0, False), (1, False), (0, True)]
    assert excluded(state, 0, 0, small_arms=True) == both
    assert excluded(state, 0, 1) == [(1, False), (0, True)]
    assert {way.unit for way in advice(state, ShowShots((0, 1)), ShotsAdvice).ways} == {0, 1}
    assert advice(state, ShowShots(), ShotsAdvice) == advice(state, ShowShots((0, 1)), ShotsAdvice)


def test_what_is_told_to_exclude_each_other_the_rules_refuse_together():
    state = battle("A1a ucm_rapier 24,10@0", "B1a ucm_raven_b 24,20@0/altitude=6", now=NOW)
    for way in advice(state, ShowShots((0,)), ShotsAdvice).ways:
        for mount in range(3):
            tried = advice(state, TryAction(Shoot((Shot(0, way.mount, 1), Shot(0, mount, 1)))), Trial)
            second = tried.shots[1]
            assert ((mount, False) in way.excludes) == (second is not None and second.rule in ("DZ-135", "DZ-260"))


@rule("DZ-261")
def test_dz_261_a_weapon_on_an_arm_may_be_raised_unless_its_unit_flies():
    near = battle("A1a ucm_sabre 24,10@0", "B1a ucm_sabre 24,16@180", now=NOW)
    railgun, machine_gun = advice(near, ShowShots((0,)), ShotsAdvice).ways
    assert (railgun.may_raise, machine_gun.may_raise) == (True, False)
    raised = trial(near, "A shoot A1a1.0>B1a1^"), trial(near, "A shoot A1a1.1>B1a1^")
    assert [one.refusal.rule if one.refusal else "" for one in raised] == ["", "DZ-261"]
    flying = near.with_unit(0, altitude=6)
    assert not advice(flying, ShowShots((0,)), ShotsAdvice).ways[0].may_raise
    refusal = trial(flying, "A shoot A1a1.0>B1a1^").refusal
    assert refusal
    assert refusal.rule == "DZ-261"


@rule("DZ-005", "DZ-226")
def test_dz_005_where_nothing_is_measured_everybody_who_shows_himself_is_a_target():
    strict = Options(premeasure_shooting=False)
    squads = "A1a ucm_rapier 24,10@180", "B1a ucm_sabre 24,47@180"
    inside = 'B2a ucm_legionnaires inside/building="b6" inside/building="b6"/wall=0'
    state = battle(*squads, inside, now=NOW, table=(), options=strict)
    told = advice(state, ShowBlindShots((0,)), ShotsAdvice)
    assert [(line.shot.mount, line.shot.target) for line in told.shots] == list(product(range(3), (1, 3)))
    assert {(line.odds, line.refusal) for line in told.shots} == {(None, None)}
    assert [way.excludes for way in told.ways][:2] == [((0, False), (1, False))] * 2
    houses = advice(state, ShowBlindShots((0,), buildings=True), ShotsAdvice).shots
    assert len(houses) == len(told.shots) + 3 * len(state.board.buildings)
    assert why_not(state, ShowBlindShots((0,)), seat=1) == "DZ-005 measure"
    assert why_not(battle(*SABRES, now="A activate", options=strict), ShowBlindShots((0,))) == "DZ-005 measure"
