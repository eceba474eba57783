"""What a player may measure (DZ-005), and standing orders."""

import pytest

from panzerkiste.engine.coverage import rule
from panzerkiste.engine.game import Offer
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import ActFirst, Pass
from panzerkiste.games.dropzone.advice import (
    HoldFire,
    KeepInitiative,
    MoveAdvice,
    Query,
    ShotsAdvice,
    ShowMove,
    ShowShots,
    ShowSight,
    SightAdvice,
    TryAction,
    Verdict,
)
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from tests.games.dropzone.battle import after, battle

SHOOTING = battle("A1a ucm_sabre 24,10@0", "B1a ucm_sabre 24,30@180", now="A1a order")


def ask(state: State, seat: int, query: Query) -> object:
    return DROPZONE.advise(DROPZONE.view(state, seat), query)


def measured(state: State, seat: int, query: Query) -> bool:
    try:
        ask(state, seat, query)
    except Illegal as illegal:
        return illegal.rule != "DZ-005"
    return True


@rule("DZ-005")
def test_dz_005_distance_and_sight_are_told_only_in_ones_own_shooting_step():
    queries = ShowShots(0), ShowSight(0, 0, 1)
    assert all(measured(SHOOTING, 0, query) for query in queries)
    assert not any(measured(SHOOTING, 1, query) for query in queries)
    announced = battle("A1a ucm_sabre 24,10@0", "B1a ucm_sabre 24,30@180", now="A activate")
    assert not any(measured(announced, 0, query) for query in queries)
    shot = after(SHOOTING, "A shoot A1a1.0>B1a1", "dice 1").state
    assert not any(measured(shot, 0, query) for query in queries)


@rule("DZ-005")
def test_dz_005_players_may_forbid_measuring_everywhere():
    strict = Options(premeasure_shooting=False)
    state = battle("A1a ucm_sabre 24,10@0", "B1a ucm_sabre 24,30@180", now="A1a order", options=strict)
    seat, fire = DROPZONE.parse(state, "A shoot A1a1.0>B1a1")
    assert not measured(state, seat, ShowShots(0))
    assert not measured(state, seat, TryAction(fire))


@rule("DZ-005")
def test_dz_005_for_movement_there_is_the_units_own_allowance_and_nothing_else():
    assert ask(SHOOTING, 0, ShowMove(0)) == MoveAdvice(0, 4.0, None)
    fired = after(SHOOTING, "A shoot A1a1.0>B1a1", "dice 1").state
    assert ask(fired, 0, ShowMove(0)) == MoveAdvice(0, 4.0, 4.0)
    assert not measured(SHOOTING, 0, ShowMove(1))


def test_a_shot_is_advised_with_its_odds():
    """2+ to hit, 5+ to hurt: 5/6 of 2/6; two points would need a 7."""
    advice = ask(SHOOTING, 0, ShowShots(0))
    assert isinstance(advice, ShotsAdvice)
    (railgun,) = [shot for shot in advice.shots if shot.shot.mount == 0]
    assert (railgun.dice, railgun.need, railgun.save, railgun.damage) == (1, 2, 0, 5)
    assert railgun.expected == pytest.approx(5 / 6 * 2 / 6)


def test_sight_says_what_blocks():
    wall = ("table 48 48", "piece w high_wall 20,15 24,15 24,15.2 20,15.2")
    state = battle("A1a ucm_sabre 24,10@0", "B1a ucm_sabre 24,30@180", now="A1a order", table=wall)
    advice = ask(state, 0, ShowSight(0, 0, 1))
    assert isinstance(advice, SightAdvice)
    assert (advice.inches, advice.cover, advice.blocks) == (20.0, "hull_down", ("w",))


def test_an_order_can_be_tried_without_giving_it():
    seat, too_far = DROPZONE.parse(SHOOTING, "A move A1a1>24,15@0")
    verdict = ask(SHOOTING, seat, TryAction(too_far))
    assert isinstance(verdict, Verdict)
    assert verdict.refusal
    assert (verdict.refusal.rule, verdict.refusal.key) == ("DZ-100", "refused-dz-100-too-far")
    seat, near = DROPZONE.parse(SHOOTING, "A move A1a1>24,13@0")
    assert ask(SHOOTING, seat, TryAction(near)) == Verdict(None)


def test_standing_orders_answer_windows_and_initiative():
    view = DROPZONE.view(SHOOTING, 0)
    assert DROPZONE.obey(view, Offer("react", space=True), [HoldFire()]) == Pass()
    assert DROPZONE.obey(view, Offer("last"), [KeepInitiative()]) == ActFirst()
    assert DROPZONE.obey(view, Offer("order", space=True), [HoldFire(), KeepInitiative()]) is None
