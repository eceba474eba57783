"""The own turn at a glance: sensible actions with odds, best first, and why the others are impossible."""

from fractions import Fraction
from typing import Any

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Advance, Pass, Relieve, Wait
from panzerkiste.games.tank_hunter.knowledge.own_turn import TryTurn, TurnAdvice
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import AdvanceUnit, RearrangeHidden, State, TakeAction
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.tables import A, B, go


def table(*players: str, moment: str = "turn 3 A actions 1", **options: Any) -> State:
    return GAME.text.read_position("\n".join([moment, *players]), Options(**options))


def turn(state: State) -> TurnAdvice:
    advice = GAME.information.advise(GAME.information.view(state, A), TryTurn())
    assert isinstance(advice, TurnAdvice)
    return advice


def why(state: State, attacker: str, target: str) -> str | None:
    return next((one.why.key for one in turn(state).barred if (one.attacker, one.target) == (attacker, target)), None)


@rule("TH-166")
def test_attacks_come_in_the_order_of_the_points_they_bring_and_say_what_they_cost():
    state = table("A front A1:de_pz4 A2:de_panther", "B front B1:su_t34_76 B2:de_tiger1")
    best = turn(state).best
    points = {"A1": 4, "A2": 7, "B1": 5, "B2": 8}
    worth = [
        Fraction(one.destroyed) * points[one.option.attack.target]
        - Fraction(one.lost) * points[one.option.attack.attacker]
        for one in best
    ]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(best) == 4
    duel = next(one for one in best if one.option.attack.attacker == "A1" and one.option.attack.target == "B1")
    assert (duel.option.number, duel.option.hits, duel.option.chance, duel.promises) == (2, (1, 2), "1/3", "destroyed")
    assert Fraction(duel.destroyed) == Fraction(2, 6)
    assert Fraction(duel.lost) == Fraction(4, 6) * Fraction(3, 6)
    assert Fraction(duel.emptied) == Fraction(1, 6)
    assert duel.countered


@rule("TH-200")
def test_th_200_a_grenade_promises_to_pin():
    (grenade,) = turn(table("A front A1:de_pz4", "B front B1:us_rifle")).best
    assert (grenade.option.attack.kind, grenade.promises, grenade.destroyed) == ("grenade", "pinned", "0")
    assert Fraction(grenade.pinned) > 0


def test_what_can_never_hit_is_an_option_but_no_sensible_one():
    state = table("A front A1:pl_7tp", "B front B1:de_tiger1")
    assert [option.hits for option in turn(state).options] == [()]
    assert turn(state).best == ()


@rule("TH-006", "TH-076", "TH-092", "TH-285")
def test_every_unit_that_cannot_be_attacked_says_why():
    state = table("A front A1:de_pz4 ; rear A2:us_m2a1", "B front B1:su_t34_76? B2:us_sherman ; rear B3:su_zis3")
    assert why(state, "A1", "B1") == "refused-th-076-target"
    assert why(state, "A1", "B2") is None
    assert why(state, "A1", "B3") == "refused-th-092-line"
    assert why(state, "A2", "B3") == "refused-th-285-line"
    unarmed = table("A front A1:uk_bofors A2:us_observer", "B front B1:us_sherman B2:us_rifle")
    reasons = {one.why.key for one in turn(unarmed).barred}
    assert reasons <= {"refused-th-006"}


@rule("TH-264", "TH-105", "TH-106")
def test_a_unit_that_cannot_act_says_why():
    state = table("A front A1:de_pz4(ammo) A2:us_stuart(pinned)", "B front B1:su_t34_76?")
    advice = turn(state)
    assert [(one.unit, one.why.key) for one in advice.idle] == [
        ("A1", "refused-th-264-attack"),
        ("A2", "refused-th-264-attack"),
    ]
    assert [(one.unit, one.why.key) for one in advice.no_scout] == [("A2", "refused-th-264-scout")]
    nothing_hidden = table("A front A1:us_stuart", "B front B1:su_t34_76")
    assert [one.why.key for one in turn(nothing_hidden).no_scout] == ["refused-th-106-hidden"]


@rule("TH-107")
def test_scouting_is_listed_with_its_chance():
    state = table("A front A1:us_stuart", "B front B1:su_t34_76?")
    (scouting,) = turn(state).scouts
    assert (scouting.scout.unit, scouting.scout.opponent) == ("A1", B)
    assert scouting.chance is not None
    assert scouting.number is not None
    assert Fraction(scouting.chance) == Fraction(scouting.number, 6)
    assert turn(state).no_scout == ()


def before_the_turn() -> State:
    """B waits, and it is asked whether A rearranges, lets a unit advance and pays for relief."""
    state = table(
        "A front A1:de_pz4? A2:de_panther? A3:de_stug3(ammo) ; rear A4:us_m2a1 ; hand escape,smoke_screen,blitz",
        "B front B1:su_t34_76 B2:us_sherman",
        moment="turn 3 B actions 1",
    )
    while not isinstance(state.pending[-1], RearrangeHidden):
        owed = GAME.play.decision(state)
        answer = GAME.play.default(state, owed.seats[0]) if owed.seats[0] >= 0 else GAME.play.outcomes(state)[0][0]
        state = GAME.play.apply(state, owed.seats[0], answer).state
    return state


@rule("TH-060", "TH-063", "TH-064")
def test_the_steps_before_the_turn_are_part_of_it():
    state = before_the_turn()
    assert GAME.information.screen(GAME.information.view(state, A)).in_own_turn
    assert not GAME.information.screen(GAME.information.view(state, B)).in_own_turn
    advice = turn(state)
    assert {option.attack.target for option in advice.options} == {"B1", "B2"}
    assert Advance("A4") in advice.later
    assert any(isinstance(action, Relieve) for action in advice.later)
    assert Wait() in advice.later
    state = go(state, (A, Pass())).state
    assert isinstance(state.pending[-1], AdvanceUnit)
    assert Advance("A4") not in turn(state).later


@rule("TH-060")
def test_at_the_action_itself_nothing_comes_later():
    state = table("A front A1:de_pz4", "B front B1:su_t34_76")
    assert isinstance(state.pending[-1], TakeAction)
    assert turn(state).later == ()


def test_nobody_else_is_told_what_the_turn_holds():
    state = table("A front A1:de_pz4", "B front B1:su_t34_76")
    with pytest.raises(Illegal):
        GAME.information.advise(GAME.information.view(state, B), TryTurn())
