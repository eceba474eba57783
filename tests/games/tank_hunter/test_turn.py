"""The turn and its actions (TH-098 to TH-118), drawing (TH-140 to TH-143), and the end of a turn (TH-150)."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Discard, EndActions, Pass, Wait
from panzerkiste.games.tank_hunter.events import (
    ActionsDropped,
    CommanderArrived,
    Discarded,
    EventDeckMade,
    EventDrawn,
    EventEnded,
    EventReceived,
    ExpiryRolled,
    RedDrawn,
    UnitPlaced,
    WindowOpened,
)
from panzerkiste.games.tank_hunter.fights.values import hand_limit
from panzerkiste.games.tank_hunter.state import EventDeck, InPlay, KnownEvent, Place, PlaceDrawn, RollExpiry, TakeAction
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import NO, attack
from tests.games.tank_hunter.tables import A, B, C, at, changed, go, main_of, offered, play, refused, side

WAIT = A, Wait()


@rule("TH-098")
def test_th_098_after_every_action_there_is_an_open_window_and_then_the_turn_ends():
    went = go(at(side("de_pz4"), side("de_tiger1", hand="river")), attack("A1", "B1", "anti_armour"), 6, NO)
    assert went.told.count(WindowOpened("open")) == 1
    assert went.state.turn_player == A
    assert go(went.state, (B, Pass())).state.turn_player == B


@rule("TH-098", "TH-100")
def test_th_100_events_and_abilities_leave_the_turn_player_in_main():
    went = go(at(side("de_pz4", hand="addon_armour signals_post"), side("us_stuart")), play("addon_armour", "A1"))
    assert isinstance(went.state.pending[-1], TakeAction)
    went = go(went.state, play("signals_post", player=A))
    assert isinstance(went.state.pending[-1], TakeAction)
    assert went.state.actions == 1


@rule("TH-099")
def test_th_099_one_action_is_mandatory_and_waiting_is_always_possible():
    state = at(side("de_pz4*"), side("us_stuart"), deck="river")
    assert offered(state, A) == (Wait(),)
    assert refused(state, A, EndActions()) == "th-099"
    assert refused(state, A, Pass()) == "th-122-action"


@rule("TH-099")
def test_th_099_after_the_first_action_the_others_may_be_dropped():
    state = at(side("de_pz4", hand="blitz"), side("us_stuart"), deck="river")
    went = go(state, play("blitz", player=A), WAIT, "river")
    assert EndActions() in offered(main_of(went.state, A), A)
    went = go(main_of(went.state, A), (A, EndActions()))
    assert ActionsDropped(A) in went.told
    assert went.state.actions == 0


@rule("TH-114", "TH-118")
def test_th_114_waiting_draws_the_top_event_into_the_hand():
    went = go(at(side("de_pz4"), side("us_stuart"), deck="river"), WAIT, "river")
    assert went.player(A).hand == ("river",)
    assert EventDrawn(A) in went.told
    assert EventReceived(A, "river") in went.told
    assert [action.card for action in offered(went.state, A)[1:]] == ["river", "river"]  # played in the window after


@rule("TH-115", "TH-141")
def test_th_141_whoever_is_at_the_limit_discards_before_seeing_the_new_card():
    state = at(side("de_pz4", hand="mud swamp blitz river ambush"), side("us_stuart"), deck="decoy")
    went = go(state, WAIT)
    assert len(offered(went.state, A)) == 10
    went = go(went.state, (A, Discard(("mud", "blitz", "ambush"))))
    assert Discarded(A, ("mud", "blitz", "ambush")) in went.told
    went = go(went.state, "decoy")
    assert went.player(A).hand == ("swamp", "river", "decoy")


@rule("TH-140", "TH-141")
def test_th_140_the_limit_is_three_and_all_modifiers_and_never_below_one():
    assert hand_limit(at(side("de_pz4"), side()), A) == 3
    assert hand_limit(at(side("de_pz4", staying="signals_post", commanders="quartermaster"), side()), A) == 6
    assert hand_limit(at(side("de_pz4", staying="supply_shortage"), side()), A) == 2
    low = at(side("de_pz4", staying="supply_shortage", hand="mud blitz"), side("us_stuart"), deck="river")
    assert [action.cards for action in offered(go(low, WAIT).state, A)] == [("mud",), ("blitz",)]


@rule("TH-116", "TH-136")
def test_th_136_a_red_event_is_played_at_once_and_never_in_a_hand():
    went = go(at(side("de_pz4"), side("us_stuart"), deck="thunderstorm"), WAIT, "thunderstorm")
    assert RedDrawn(A, "thunderstorm") in went.told
    assert went.player(A).hand == ()
    assert went.player(A).staying == ("thunderstorm",)


@rule("TH-117", "TH-143")
def test_th_143_an_empty_event_deck_is_made_anew_from_the_discard_pile():
    state = replace(at(side("de_pz4"), side("us_stuart")), discard=("mud", "river"))
    went = go(state, WAIT, "river")
    assert EventDeckMade(2, anew=True) in went.told
    assert went.state.event_deck.piles == (("mud",),)
    assert go(at(side("de_pz4"), side("us_stuart")), WAIT).state.turn_player == B  # nothing to draw at all


@rule("TH-400", "TH-144")
def test_th_400_cards_that_somebody_has_looked_at_are_drawn_first_and_without_chance():
    state = at(side("de_pz4"), side("us_stuart"), deck="mud")
    deck = EventDeck((KnownEvent("decoy", (B,), 0),), state.event_deck.piles)
    went = go(replace(state, event_deck=deck), WAIT)
    assert went.player(A).hand == ("decoy",)


@rule("TH-096", "TH-354", "TH-015")
def test_th_096_drawn_units_are_placed_face_down_in_front_or_in_the_rear_if_they_can():
    state = at(side("de_pz4", hand="reinforcements"), side("us_stuart"), unit_deck="de_pz3 us_m2a1 us_m18")
    went = go(state, play("reinforcements", player=A), "us_m2a1", "de_pz3")
    assert offered(went.state, A) == (Place(("us_m2a1", "de_pz3")), Place(("de_pz3",), ("us_m2a1",)))
    went = go(went.state, (A, Place(("de_pz3",), ("us_m2a1",))))
    assert UnitPlaced("A3", "rear") in went.told
    assert went.unit("A2").hidden
    assert refused(go(state, play("reinforcements", player=A), "de_pz3", "us_m2a1").state, A, Place((), ("us_m2a1",)))


@rule("TH-324", "TH-096", "TH-322")
def test_th_324_a_drawn_commander_is_placed_face_up_and_replaced_at_once():
    deck = "flak_director de_pz3 de_pz4 us_m18"
    state = at(side("de_pz4", hand="reinforcements"), side("us_stuart"), unit_deck=deck, commanders=True)
    went = go(state, play("reinforcements", player=A), "flak_director", "de_pz3", "de_pz4")
    assert CommanderArrived(A, "flak_director") in went.told
    assert [commander.card for commander in went.player(A).commanders] == ["flak_director"]
    assert isinstance(went.state.pending[-1], PlaceDrawn)


@rule("TH-150", "TH-306", "TH-302")
def test_th_150_this_turns_flags_end_for_all_units_and_players():
    state = at(side("de_pz4"), side("us_stuart"))
    state = changed(changed(state, "A1", rolled_attack=True, escaped=True), "B1", evaded=True)
    player = replace(state.players[A], ignored_water=(InPlay("river", "B"),))
    state = replace(state, players=(player, state.players[B]))
    went = go(state, WAIT)
    assert went.unit("A1") == replace(went.unit("A1"), rolled_attack=False, escaped=False)
    assert not went.unit("B1").evaded
    assert went.player(A).ignored_water == ()


@rule("TH-150", "TH-132")
@pytest.mark.parametrize(("die", "stays"), [(2, False), (3, True)])
def test_th_150_events_before_the_turn_player_that_roll_for_their_end_do_so_oldest_first(die: int, stays: bool):
    state = at(side("de_pz4", staying="swamp mud"), side("us_stuart", staying="river"))
    went = go(state, WAIT)
    assert went.state.pending[-1] == RollExpiry("swamp")
    went = go(went.state, die, 6)
    assert [event.card for event in went.told if isinstance(event, ExpiryRolled)] == ["swamp", "mud"]
    assert ("swamp" in went.player(A).staying) == stays
    assert (EventEnded(InPlay("swamp", "A")) in went.told) != stays
    assert went.player(B).staying == ("river",)


@rule("TH-147", "TH-401")
def test_th_401_only_whoever_is_asked_may_answer():
    state = at(side("de_pz4"), side("us_stuart"), side("us_stuart"))
    assert refused(state, B, Wait()) == "th-401-not-asked"
    assert refused(state, C, Wait()) == "th-401-not-asked"


@rule("TH-402")
def test_th_402_the_safe_answer_waits_passes_and_declines():
    state = at(side("de_pz4", hand="blitz"), side("us_sherman"))
    assert GAME.play.default(state, A) == Wait()
    assert GAME.play.default(go(state, attack("A1", "B1", "anti_armour"), 6).state, B) == Pass()


@rule("TH-403", "TH-405")
def test_th_403_a_refused_action_changes_nothing():
    state = at(side("de_pz4"), side("us_sherman"))
    before = repr(state)
    refused(state, *attack("A1", "B1", "grenade"))
    assert repr(state) == before
