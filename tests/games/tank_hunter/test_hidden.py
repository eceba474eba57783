"""Hidden and revealed units (TH-075 to TH-083)."""

from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import DeclareAttack, Pass, Reveal
from panzerkiste.games.tank_hunter.events import AttackFizzled, Revealed
from panzerkiste.games.tank_hunter.state import AskWindow
from panzerkiste.games.tank_hunter.units.lines import conceal
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import attack, needed, reveal_aside
from tests.games.tank_hunter.tables import A, B, C, at, go, offered, refused, side


@rule("TH-075", "TH-076", "TH-350")
def test_th_076_a_hidden_unit_is_no_target_and_its_abilities_do_not_count():
    state = at(side("us_m2a1/"), side("us_sherman? us_stuart"))
    assert [action.target for action in offered(state, A) if isinstance(action, DeclareAttack)] == ["B2"]
    assert refused(state, *attack("A1", "B1", "long_range")) == "th-076-target"


@rule("TH-077", "TH-080")
def test_th_077_an_owner_may_reveal_at_any_time_also_in_others_turns():
    state = at(side("de_pz4"), side("us_sherman? us_rifle/?"), side("us_stuart?"))
    step = GAME.play.apply(state, B, Reveal("B2"))
    assert [one.event for one in step.told] == [Revealed("B2", "us_rifle")]
    assert step.state.pending == state.pending
    assert Reveal("C1") in GAME.play.offer(state, C).asides
    assert refused(state, B, Reveal("C1")) == "th-080-unit"
    assert refused(step.state, B, Reveal("B2")) == "th-080-unit"


@rule("TH-080")
def test_th_080_a_reveal_in_the_middle_of_an_action_leaves_the_same_question_open():
    went = go(at(side("de_pz4"), side("uk_25pdr us_sherman?")), attack("A1", "B1", "trample"))
    state = reveal_aside(went.state, B, "B2")
    assert state.pending == went.state.pending
    assert offered(state, B) == offered(went.state, B)
    assert Reveal("B2") in GAME.play.offer(went.state, B).asides


@rule("TH-080")
def test_th_080_nobody_is_ever_asked_only_whether_to_reveal():
    went = go(at(side("de_pz4"), side("us_sherman us_stuart?")), attack("A1", "B1", "anti_armour"))
    assert GAME.play.decision(went.state).seats == (-1,)


@rule("TH-078", "TH-079", "TH-131")
def test_th_079_markers_exhaustion_and_attached_events_stay_when_a_unit_is_turned_over():
    state = at(side("us_rifle*!~+trench"), side("us_stuart"))
    hidden = conceal(state, "A1").state
    shown = reveal_aside(hidden, A, "A1")
    assert shown.players == state.players


@rule("TH-081")
def test_th_081_a_reveal_makes_no_declared_attack_illegal_and_reopens_no_window():
    state = at(side("us_sherman"), side("fr_s35 de_pz3?", hand="smoke_screen"))
    assert refused(state, *attack("A1", "B1", "anti_armour")) == "th-367"
    alone = at(side("us_sherman"), side("fr_s35 de_pz3/?", hand="smoke_screen"))
    went = go(alone, attack("A1", "B1", "anti_armour"), (B, Pass()))
    assert not isinstance(went.state.pending[-1], AskWindow)
    assert needed(go(went.state, 6)) == [2]


@rule("TH-083", "TH-177")
def test_th_083_an_attack_on_a_unit_that_is_face_down_when_the_dice_are_due_fizzles():
    state = at(side("de_pz4"), side("us_rifle", hand="smoke_screen"))
    declared = go(state, attack("A1", "B1", "grenade")).state
    went = go(conceal(declared, "B1").state, (B, Pass()))
    assert went.has(AttackFizzled)
    assert needed(went) == []
