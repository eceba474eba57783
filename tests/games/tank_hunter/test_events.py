"""Events (TH-010, TH-115 to TH-147): when they may be played, in which windows, and what becomes of the cards."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Command, Discard, Pass, Play, Wait
from panzerkiste.games.tank_hunter.cards.cards import shipped_events
from panzerkiste.games.tank_hunter.effects import EFFECTS
from panzerkiste.games.tank_hunter.events import EventDeckMade, EventSettled, RedDrawn
from panzerkiste.games.tank_hunter.state import Aim, AskWindow
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.tables import A, B, C, at, go, offered, play, plays, refused, side


@rule("TH-010")
def test_th_010_every_event_in_the_box_has_an_effect():
    assert {type(event.effect) for event in shipped_events().values()} <= EFFECTS.keys()


# Timing, windows, dispositions.


@rule("TH-120")
def test_th_120_a_grey_card_is_for_ones_own_turn_and_a_gold_one_may_be_for_others_turns():
    state = at(side("de_pz4", hand="blitz ground_attack river"), side("us_sherman", hand="blitz river"))
    assert plays(state, A, "blitz") == [Aim(player=A)]
    assert plays(state, A, "ground_attack") == []
    assert refused(state, A, Play("ground_attack", Aim(units=("B1",)))) == "th-120-other"
    assert [aim.player for aim in plays(state, A, "river")] == [A, B]
    assert refused(state, B, Play("blitz", Aim(player=B))) != ""


@rule("TH-121", "TH-122")
def test_th_122_a_card_can_be_played_only_in_its_windows():
    state = at(side("de_pz4", hand="steady_aim"), side("us_sherman"))
    assert refused(state, A, Play("steady_aim")) == "th-122-window"


@rule("TH-128")
def test_th_128_only_a_card_in_hand_can_be_played_and_only_on_what_it_fits():
    state = at(side("de_pz4", hand="sabotage"), side("us_sherman us_m18?"))
    assert refused(state, A, Play("blitz", Aim(player=A))) == "th-128-hand"
    assert plays(state, A, "sabotage") == [Aim(units=("B1",))]
    for wrong in (
        Aim(),
        Aim(units=("A1",)),
        Aim(units=("B2",)),
        Aim(units=("B9",)),
        Aim(units=("B1", "B1")),
        Aim(player=B),
    ):
        assert refused(state, A, Play("sabotage", wrong)) == "th-128-aim"


@rule("TH-127")
def test_th_127_any_number_of_events_is_free():
    state = at(side("de_pz4*", hand="supply_convoy sabotage sabotage"), side("us_sherman"))
    went = go(state, play("supply_convoy", "A1"), play("sabotage", "B1"), 6, play("sabotage", "B1"), 6)
    assert went.player(A).hand == ()
    assert went.state.actions == 1


@rule("TH-130")
@pytest.mark.parametrize(
    ("card", "on", "after", "place"),
    [
        ("supply_convoy", Aim(units=("A1",)), "discard", ""),
        ("blitz", Aim(player=A), "remove", ""),
        ("addon_armour", Aim(units=("A1",)), "attach", "A1"),
        ("river", Aim(player=B), "stay", "B"),
    ],
)
def test_th_130_what_becomes_of_a_card(card: str, on: Aim, after: str, place: str):
    went = go(at(side("de_pz4*", hand=card), side("us_sherman")), (A, Play(card, on)))
    assert EventSettled(card, after, place) in went.told  # type: ignore[arg-type]
    lies = {
        "discard": went.state.discard,
        "remove": tuple(gone.card for gone in went.state.removed),
        "attach": went.unit("A1").attachments,
        "stay": went.player(B).staying,
    }
    assert {where for where, cards in lies.items() if card in cards} == {after}


@rule("TH-129", "TH-321")
def test_th_129_the_target_table_decides_lines_and_faces():
    state = at(side("de_pz4", hand="dive_bombers fighter_bombers sabotage"), side("us_sherman us_m18/ us_rifle?"))
    assert [aim.units for aim in plays(state, A, "dive_bombers")] == [("B1",)]
    assert [aim.units for aim in plays(state, A, "fighter_bombers")] == [("B1",), ("B3",), ("B2",)]
    assert [aim.units for aim in plays(state, A, "sabotage")] == [("B1",), ("B2",)]


@rule("TH-123", "TH-124")
def test_th_123_the_turn_player_is_asked_first_then_clockwise():
    state = at(
        side("de_pz4", hand="river"),
        side("us_sherman", hand="ground_attack"),
        side("us_m18", hand="river"),
        deck="escape",
        turn=C,
    )
    asked = list[int]()
    state = go(state, (C, Wait()), "escape").state
    while isinstance(question := state.pending[-1], AskWindow):
        asked.append(question.asked)
        state = GAME.play.apply(state, question.asked, Pass()).state
    assert asked[:3] == [C, A, B]


@rule("TH-125", "TH-014")
def test_th_125_nobody_learns_who_is_asked_in_a_window():
    state = at(
        side("de_pz4"), side("us_sherman", hand="ground_attack"), side("us_m18", hand="escape"), deck="escape escape"
    )
    state = go(state, (A, Wait()), "escape").state
    decision = GAME.play.decision(state)
    assert decision is not None
    assert (decision.seats, decision.shown) == ((B,), ())
    assert GAME.information.view(state, A).pending == GAME.information.view(state, C).pending


@rule("TH-147")
def test_th_147_an_eliminated_player_holds_no_cards_and_is_no_target():
    state = at(side("de_pz4", hand="supply_shortage"), side("us_sherman"), side(""))
    out = replace(state.players[C], eliminated=True)
    state = replace(state, players=(*state.players[:C], out))
    assert plays(state, A, "supply_shortage") == [Aim(player=B)]


@rule("TH-115", "TH-140", "TH-141")
def test_th_141_whoever_is_at_the_limit_discards_before_seeing_the_new_card():
    state = at(side("de_pz4", hand="mud river escape blitz"), side("us_sherman"), deck="camouflage swamp")
    state = go(state, (A, Wait())).state
    choices = offered(state, A)
    assert {len(action.cards) for action in choices if isinstance(action, Discard)} == {2}
    went = go(state, (A, Discard(("mud", "blitz"))), "swamp")
    assert went.player(A).hand == ("river", "escape", "swamp")


@rule("TH-116", "TH-136", "TH-137")
def test_th_136_a_red_card_is_played_when_drawn_and_never_held():
    went = go(at(side("de_pz4"), side("us_sherman"), deck="partisan_raid"), (A, Wait()), "partisan_raid")
    assert RedDrawn(A, "partisan_raid") in went.told
    assert went.player(A).hand == ()
    assert went.state.discard == ("partisan_raid",)


@rule("TH-117", "TH-143")
def test_th_143_an_empty_event_deck_is_made_anew_from_the_discard_pile():
    state = replace(at(side("de_pz4"), side("us_sherman")), discard=("mud", "escape"))
    went = go(state, (A, Wait()), "escape")
    assert went.player(A).hand == ("escape",)
    assert went.state.event_deck.size == 1


@rule("TH-143")
def test_th_143_with_no_card_left_anywhere_nothing_is_drawn():
    went = go(at(side("de_pz4"), side("us_sherman")), (A, Wait()))
    assert not went.has(EventDeckMade)
    assert went.player(A).hand == ()
    assert went.state.turn_player == B


@rule("TH-118", "TH-100")
def test_th_118_a_card_just_drawn_may_be_played_in_the_window_after_the_action():
    went = go(at(side("de_pz4"), side("us_sherman"), deck="river mud"), (A, Wait()), "river")
    assert [aim.player for aim in plays(went.state, A, "river")] == [A, B]


def test_commands_are_no_events():
    state = at(side("de_pz4", hand="blitz"), side("us_sherman"))
    assert refused(state, A, Command("blitz", Aim(player=A))) == "th-320"
