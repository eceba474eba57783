"""What a player may measure and try out (DZ-005), and standing orders."""

import math
from random import Random

import pytest
from msgspec.structs import replace

from panzerkiste.engine.game import CHANCE, Offer
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import ActFirst, Move, Pass, React, Shoot
from panzerkiste.games.dropzone.advice.answers import (
    MoveAdvice,
    OpenPart,
    ReactionsAdvice,
    Reactor,
    Trial,
    UnitAdvice,
)
from panzerkiste.games.dropzone.advice.queries import (
    ProposeEnter,
    ProposeMove,
    Query,
    ShowFight,
    ShowMove,
    ShowReactions,
    ShowShot,
    ShowShots,
    ShowUnit,
    TryAction,
)
from panzerkiste.games.dropzone.advice.standing_orders import HoldFire, KeepInitiative
from panzerkiste.games.dropzone.battle.frames import ReactionWindow
from panzerkiste.games.dropzone.battle.movement import fire_limit
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Shot, Way
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.asking import advice, trial, why_not
from tests.games.dropzone.battle import after, battle, unit

SABRES = "A1a ucm_sabre 24,10@0", "B1a ucm_sabre 24,30@180"
SHOOTING = battle(*SABRES, now="A1a order")
MEASURING = ShowShots((0,)), ShowShot(Shot(0, 0, 1)), TryAction(Shoot((Shot(0, 0, 1),)))


def measured(state: State, seat: int, query: Query) -> bool:
    try:
        DROPZONE.information.advise(DROPZONE.information.view(state, seat), query)
    except Illegal as illegal:
        return illegal.rule != "DZ-005"
    return True


@rule("DZ-005")
def test_dz_005_distance_and_sight_are_told_only_in_ones_own_shooting_step():
    assert all(measured(SHOOTING, 0, query) for query in MEASURING)
    assert not any(measured(SHOOTING, 1, query) for query in MEASURING)
    announced = battle(*SABRES, now="A activate")
    assert not any(measured(announced, 0, query) for query in MEASURING)
    shot = after(SHOOTING, "A shoot A1a1.0>B1a1", "dice 1").state
    assert not any(measured(shot, 0, query) for query in MEASURING)


@rule("DZ-005")
def test_dz_005_players_may_forbid_measuring_everywhere():
    strict = battle(*SABRES, now="A1a order", options=Options(premeasure_shooting=False))
    assert not any(measured(strict, 0, query) for query in MEASURING)
    (railgun, *_) = advice(strict, ShowUnit(0), UnitAdvice).mounts
    assert (railgun.full_range, railgun.countered_range) == (None, None)
    assert railgun.fans


@rule("DZ-005")
def test_dz_005_for_movement_there_is_the_units_own_allowance_and_nothing_else():
    before = advice(SHOOTING, ShowMove(0), MoveAdvice)
    assert (before.inches, fire_limit(unit(SHOOTING, "A1a1")), before.refusal) == (4.0, math.inf, None)
    fired = after(SHOOTING, "A shoot A1a1.0>B1a1", "dice 1").state
    assert fire_limit(unit(fired, "A1a1")) == 4.0
    assert not measured(SHOOTING, 0, ShowMove(1))


@rule("DZ-005")
@pytest.mark.parametrize(
    "query", [ShowMove(1), ShowMove(99), ShowUnit(-1), ProposeMove(1, (1, 1)), ProposeEnter(1, "b1")]
)
def test_dz_005_nobody_asks_about_units_that_are_not_his(query: Query):
    assert why_not(SHOOTING, query) == "DZ-005 own"


@rule("DZ-005", "DZ-271")
def test_dz_005_in_a_window_one_learns_who_may_fire_and_nothing_about_range():
    lines = "A1a ucm_raven_b 24,10@0/altitude=6", "B1a ucm_rapier 24,30@180", "B1b ucm_rapier 2,46@180"
    window = after(battle(*lines, now="A1a order"), "A fly A1a1>24,20:6@0*").state
    found = advice(window, ShowReactions(), ReactionsAdvice, seat=1)
    assert found.reactors == (Reactor(1, (0,), small_arms=False), Reactor(2, (0,), small_arms=False))
    near, far = (advice(window, TryAction(React(unit, 0, 5.0)), Trial, seat=1) for unit in (1, 2))
    assert near == far == Trial()
    assert not measured(window, 1, ShowShots((1,)))
    assert advice(window, ShowUnit(1), UnitAdvice, seat=1).mounts[0].full_range is None
    assert why_not(window, ShowReactions(), seat=0) == "DZ-400 not_now"


@rule("DZ-273")
def test_dz_273_the_next_engagement_point_lies_after_the_last_or_at_the_very_end():
    lines = "A1a ucm_raven_b 24,10@0/altitude=6", "B1a ucm_rapier 24,30@180", "B1b ucm_rapier 2,46@180"
    window = after(battle(*lines, now="A1a order"), "A fly A1a1>24,20:6@0*").state
    frame = window.pending[-1]
    assert isinstance(frame, ReactionWindow)
    for reached, start in ((-1.0, 0.0), (4.0, 4.25), (9.9, 10.0), (10.0, 10.0)):
        later = replace(window, pending=(*window.pending[:-1], replace(frame, reached=(reached,))))
        assert advice(later, ShowReactions(), ReactionsAdvice, seat=1).parts == (OpenPart(start, 10.0),)
        assert advice(later, TryAction(React(1, 0, start)), Trial, seat=1).refusal is None


def test_a_question_about_a_battle_is_refused_where_there_is_none():
    assert why_not(SHOOTING, ShowFight()) == "DZ-400 not_now"


def test_an_order_can_be_tried_without_giving_it():
    too_far = trial(SHOOTING, "A move A1a1>24,15@0").refusal
    assert too_far
    assert (too_far.rule, too_far.key) == ("DZ-100", "refused-dz-100-too-far")
    assert trial(SHOOTING, "A move A1a1>24,13@0").refusal is None
    assert trial(SHOOTING, "A end") == Trial()


def test_numbers_that_are_none_are_refused_and_not_drawn():
    for number in (math.nan, math.inf, 1e9):
        found = advice(SHOOTING, TryAction(Move((Way(0, (number, 12.0), 0.0),))), Trial)
        assert found.refusal
        assert not any(math.isnan(one.left) for one in found.units)
        assert why_not(SHOOTING, ProposeMove(0, (number, 1.0))) == "dz-002-numbers"


def test_what_is_tried_is_judged_as_what_is_done():
    """In battles that are played at random: the verdict of a trial is that of the rules."""
    for seed in range(4):
        rng, state = Random(seed), DROPZONE.play.start(Options(), 2).state
        for _ in range(150):
            owed = DROPZONE.play.decision(state)
            assert owed
            (seat,) = owed.seats
            offer = DROPZONE.play.offer(state, seat)
            (action,) = (
                [rng.choice(offer.actions)] if offer.actions else DROPZONE.play.candidates(state, seat, rng, 1)[:1]
            )
            if seat != CHANCE and not isinstance(action, Shoot):
                found = DROPZONE.information.advise(DROPZONE.information.view(state, seat), TryAction(action))
                assert isinstance(found, Trial)
                assert found.refusal is None
            state = DROPZONE.play.apply(state, seat, action).state


def test_standing_orders_answer_windows_and_initiative():
    view = DROPZONE.information.view(SHOOTING, 0)
    assert DROPZONE.information.obey(view, Offer("react", space=True), [HoldFire()]) == Pass()
    assert DROPZONE.information.obey(view, Offer("last"), [KeepInitiative()]) == ActFirst()
    assert DROPZONE.information.obey(view, Offer("order", space=True), [HoldFire(), KeepInitiative()]) is None
