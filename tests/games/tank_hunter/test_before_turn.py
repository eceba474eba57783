"""Before the turn (TH-060 to TH-067) and the two lines (TH-091 to TH-096)."""

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step
from panzerkiste.engine.pending import settle
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Advance, Command, Pass, Play, Rearrange, Relieve, Wait
from panzerkiste.games.tank_hunter.events import EventEnded, FrontFilled, Rearranged, Refreshed, Relieved, TurnBegan
from panzerkiste.games.tank_hunter.questions import STEPS
from panzerkiste.games.tank_hunter.state import (
    AdvanceUnit,
    BeginTurn,
    CloseTurn,
    InPlay,
    PayRelief,
    RearrangeHidden,
    State,
    TakeAction,
)
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.tables import A, B, Went, at, go, refused, side


def before(state: State, seat: Seat = A) -> Went:
    """The steps before the seat's turn begin, in a later turn of the game."""
    step = settle(Step(replace(state, turn_player=seat, turn=4, pending=(BeginTurn(),))), STEPS)
    return Went(step.state, [one.event for one in step.told])


def asked(went: Went) -> type:
    return type(went.state.pending[-1])


@rule("TH-060")
def test_th_060_the_steps_come_in_the_order_a_to_e_and_each_may_be_declined():
    state = at(side("de_pz3~ de_pz4? us_sherman?* us_rifle/", hand="river mud blitz"), side("us_stuart"))
    went = before(state)
    assert isinstance(went.told[1], Refreshed)
    seen = []
    while asked(went) is not TakeAction:
        seen.append(asked(went))
        went = go(went.state, (A, Pass()))
    assert seen[:3] == [RearrangeHidden, AdvanceUnit, PayRelief]


@rule("TH-060", "TH-132")
def test_th_060_an_event_that_ends_before_the_turn_ends_before_step_a():
    went = before(at(side("de_pz3~", staying="thunderstorm"), side("us_stuart")))
    assert went.told.index(EventEnded(InPlay("thunderstorm", "A"))) < went.told.index(Refreshed(A, ("A1",), ()))
    assert went.state.discard == ("thunderstorm",)
    kept = before(at(side("de_pz3"), side("us_stuart", staying="thunderstorm")))
    assert kept.player(B).staying == ("thunderstorm",)


@rule("TH-061", "TH-282")
def test_th_061_all_exhausted_units_and_commanders_of_the_player_are_refreshed():
    state = at(side("de_pz3~ de_pz4/~", commanders="flak_director"), side("us_stuart~"))
    commanders = (replace(state.players[A].commanders[0], exhausted=True),)
    state = replace(state, players=(replace(state.players[A], commanders=commanders), state.players[B]))
    went = before(state)
    assert Refreshed(A, ("A1", "A2"), ("flak_director",)) in went.told
    assert not any(unit.exhausted for unit in went.player(A).units)
    assert not went.player(A).commanders[0].exhausted
    assert went.unit("B1").exhausted


@rule("TH-062", "TH-015")
def test_th_062_hidden_cards_are_rearranged_within_their_line_and_get_new_handles():
    went = before(at(side("de_pz3? de_pz4 us_sherman?* us_rifle/?"), side("us_stuart")))
    went = go(went.state, (A, Rearrange(("A3", "A1"))))
    units = went.player(A).units
    assert [(unit.handle, unit.card) for unit in units] == [
        ("A5", "us_sherman"),
        ("A2", "de_pz4"),
        ("A6", "de_pz3"),
        ("A4", "us_rifle"),
    ]
    assert units[0].out_of_ammo
    told = next(event for event in went.told if isinstance(event, Rearranged))
    assert [(unit.handle, unit.card, unit.out_of_ammo) for unit in told.units] == [("A5", "", True), ("A6", "", False)]


@rule("TH-062")
def test_th_062_no_card_changes_its_line_and_none_is_left_out():
    state = before(at(side("de_pz3? de_pz4? us_rifle/? us_rifle/?"), side("us_stuart"))).state
    for wrong in (Rearrange(("A1", "A3")), Rearrange(("A1",)), Rearrange(("A1", "A1"))):
        assert refused(state, A, wrong) == "th-062"
    assert refused(state, A, Rearrange()) == "th-062-nothing"


@rule("TH-063", "TH-093", "TH-264", "TH-015")
def test_th_063_one_able_unit_may_move_from_rear_to_front_at_its_right_end_and_keeps_its_face():
    went = before(at(side("us_rifle/? de_pz3 us_m2a1/*"), side("us_stuart")))
    assert refused(went.state, A, Advance("A3")) == "th-264-advance"
    assert refused(went.state, A, Advance("A2")) == "th-063-line"
    assert refused(went.state, A, Advance("B1")) == "th-063-unit"
    assert refused(went.state, A, Wait()) == "th-063-not-now"
    went = go(went.state, (A, Advance("A1")))
    assert [(unit.handle, unit.line) for unit in went.player(A).units] == [
        ("A2", "front"),
        ("A3", "rear"),
        ("A1", "front"),
    ]
    assert went.unit("A1").hidden
    assert asked(went) is TakeAction


@rule("TH-064")
def test_th_064_three_events_take_one_marker_off_one_unit():
    state = at(side("us_rifle*!? de_pz3", hand="river mud blitz ambush"), side("us_stuart"))
    went = before(state)
    went = go(went.state, (A, Relieve(("river", "mud", "ambush"), "A1", "pinned")))
    assert Relieved("A1", "pinned", ("river", "mud", "ambush")) in went.told
    assert went.unit("A1").out_of_ammo
    assert not went.unit("A1").pinned
    assert went.player(A).hand == ("blitz",)
    assert set(went.state.discard) == {"river", "mud", "ambush"}


@rule("TH-064")
def test_th_064_not_without_three_events_nor_without_a_marker():
    assert asked(before(at(side("us_rifle*", hand="river mud"), side("us_stuart")))) is not PayRelief
    assert asked(before(at(side("us_rifle", hand="river mud blitz"), side("us_stuart")))) is not PayRelief
    went = before(at(side("us_rifle*", hand="river mud blitz"), side("us_stuart")))
    assert refused(went.state, A, Relieve(("river", "mud"), "A1", "out_of_ammo")) == "th-064-price"
    assert refused(went.state, A, Relieve(("river", "mud", "blitz", "blitz"), "A1", "out_of_ammo")) == "th-064-price"
    assert refused(went.state, A, Relieve(("river", "mud", "mud"), "A1", "out_of_ammo")) == "th-064-hand"
    assert refused(went.state, A, Relieve(("river", "mud", "blitz"), "A1", "pinned")) == "th-064-marker"
    assert refused(went.state, A, Relieve(("river", "mud", "blitz"), "B1", "pinned")) == "th-064-unit"
    assert refused(went.state, A, Wait()) == "th-064-not-now"


@rule("TH-065", "TH-131")
def test_th_065_without_a_front_the_rear_line_becomes_the_front_line_and_a_trench_stays():
    state = at(side("us_rifle/+trench us_m2a1/*?", commanders="flak_director"), side("us_stuart"))
    went = go(before(state).state, (A, Pass()))
    assert FrontFilled(A, ("A1", "A2")) in went.told
    assert [unit.line for unit in went.player(A).units] == ["front", "front"]
    assert went.unit("A1").attachments == ("trench",)
    assert len(went.player(A).commanders) == 1


@rule("TH-065")
def test_th_065_a_hidden_unit_in_front_counts_and_so_does_one_that_has_just_come_forward():
    assert not go(before(at(side("de_pz3? us_rifle/"), side("us_stuart"))).state, (A, Pass())).has(FrontFilled)
    went = go(before(at(side("us_rifle/ us_m2a1/"), side("us_stuart"))).state, (A, Advance("A1")))
    assert not went.has(FrontFilled)
    assert went.unit("A2").line == "rear"


@rule("TH-066")
def test_th_066_before_the_very_first_turn_only_step_e_applies():
    state = at(side("de_pz3~ de_pz4? us_rifle?", hand="river mud blitz"), side("us_stuart"))
    step = settle(Step(replace(state, turn=1, pending=(BeginTurn(),))), STEPS)
    assert step.state.players[A].units[0].exhausted
    assert TurnBegan(A, 1) in [one.event for one in step.told]
    second = settle(Step(replace(state, turn=2, pending=(BeginTurn(),))), STEPS)
    assert isinstance(second.state.pending[-1], RearrangeHidden)


@rule("TH-067", "TH-121")
def test_th_067_no_events_are_played_before_the_turn():
    went = before(at(side("de_pz4? de_pz3?", hand="blitz"), side("us_stuart", hand="river")))
    assert refused(went.state, A, Play("blitz")) == "th-067-event"
    assert refused(went.state, A, Command("signals_officer")) == "th-067-ability"
    assert refused(went.state, A, Wait()) == "th-062-not-now"
    assert GAME.play.offer(went.state, B).actions == ()


@rule("TH-095", "TH-065")
def test_th_095_a_player_without_a_front_between_his_turns_cannot_be_attacked_but_can_be_scouted():
    state = at(side("us_stuart"), side("us_rifle/ de_gren/?"))
    offered = [type(action).__name__ for action in GAME.play.offer(state, A).actions]
    assert offered == ["Wait", "Scout"]


@rule("TH-053", "TH-150")
def test_th_053_the_turn_goes_clockwise_and_skips_the_eliminated():
    state = at(side("de_pz3"), side(), side("us_stuart"), turn=A)
    state = replace(state, players=(state.players[0], replace(state.players[1], eliminated=True), state.players[2]))
    step = settle(Step(replace(state, pending=(CloseTurn(),))), STEPS)
    assert step.state.turn_player == 2
