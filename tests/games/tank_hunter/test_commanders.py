"""Commanders (TH-320 to TH-328): one test or more for each."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import (
    Action,
    Command,
    Counter,
    DeclareAttack,
    FireAntiAir,
    Lead,
    Order,
    Pass,
    Scout,
    Wait,
)
from panzerkiste.games.tank_hunter.events import AntiAirRolled, EventsSeen, ScoutRolled, ShotRolled
from panzerkiste.games.tank_hunter.fights.values import hand_limit
from panzerkiste.games.tank_hunter.state import Aim, AskWindow, EventDeck, InPlay, KnownEvent, RollScout
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.tables import A, B, C, at, go, main_of, offered, play, plays, refused, side


def attack(attacker: str, target: str, kind: str) -> tuple[int, Action]:
    return A, DeclareAttack(attacker, target, kind)  # type: ignore[arg-type]


def use(card: str, *units: str, seat: int = A) -> tuple[int, Action]:
    return seat, Command(card, Aim(units=units))


def needed(told: list) -> list[int | None]:  # type: ignore[type-arg]
    return [event.needs for event in told if isinstance(event, ShotRolled)]


@rule("TH-326", "TH-280")
def test_th_326_a_commander_is_used_once_until_refreshed():
    state = at(side("de_pz4* de_pz3*", commanders="supply_officer"), side("us_sherman"))
    went = go(state, use("supply_officer", "A1"), 6)
    assert went.player(A).commanders[0].exhausted
    assert plays(went.state, A, "supply_officer") == []
    assert refused(went.state, A, Command("supply_officer", Aim(units=("A2",)))) == "th-280"


@rule("TH-326")
def test_th_326_two_commanders_of_one_name_are_used_one_after_the_other():
    state = at(side("de_pz4* de_pz3*", commanders="supply_officer supply_officer"), side("us_sherman"))
    went = go(state, use("supply_officer", "A1"), 1, use("supply_officer", "A2"), 1)
    assert [commander.exhausted for commander in went.player(A).commanders] == [True, True]


@rule("TH-320", "TH-326")
def test_th_320_nobody_uses_a_commander_who_is_not_there_or_is_passive():
    state = at(side("de_pz4*", commanders="quartermaster"), side("us_sherman", commanders="supply_officer"))
    assert refused(state, A, Command("supply_officer", Aim(units=("A1",)))) == "th-320"
    assert refused(state, A, Command("quartermaster")) == "th-326"


@rule("TH-122")
def test_th_122_most_commanders_are_for_their_owners_turn():
    state = at(side("de_pz4"), side("us_sherman*", commanders="supply_officer"), deck="blitz blitz")
    went = go(state, (A, Wait()), "blitz")
    assert plays(went.state, B, "supply_officer") == []


@rule("TH-140")
def test_the_quartermaster_raises_the_hand_limit():
    assert hand_limit(at(side("de_pz4", commanders="quartermaster"), side("us_sherman")), A) == 4


@rule("TH-408")
def test_the_gunnery_officer_helps_an_attack():
    state = at(side("de_pz3", commanders="gunnery_officer"), side("us_sherman"))
    went = go(state, attack("A1", "B1", "anti_armour"), (A, Command("gunnery_officer")), 6)
    assert needed(went.told) == [5 - 3 + 1]


@rule("TH-408")
def test_the_gunnery_officer_helps_a_counter():
    state = at(side("de_pz3"), side("us_sherman", commanders="gunnery_officer"))
    went = go(state, attack("A1", "B1", "anti_armour"), 6, (B, Counter("B1")), (B, Command("gunnery_officer")), 6)
    assert needed(went.told) == [2, 5 - 2 + 1]


@rule("TH-128")
def test_the_gunnery_officer_does_not_help_to_trample():
    went = go(at(side("de_pz3", commanders="gunnery_officer"), side("us_rifle")), attack("A1", "B1", "trample"))
    assert not isinstance(went.state.pending[-1], AskWindow)


@rule("TH-107", "TH-122")
def test_the_recon_officer_helps_ones_own_scouts():
    state = at(side("us_stuart", commanders="recon_officer"), side("us_sherman?", commanders="recon_officer"))
    went = go(state, (A, Scout("A1", B)))
    question = went.state.pending[-1]
    assert isinstance(question, AskWindow)
    assert (question.kind, question.asked) == ("scout", A)
    went = go(went.state, (A, Command("recon_officer")))
    assert isinstance(went.state.pending[-1], RollScout)  # B is not asked
    assert ScoutRolled("A1", 4, 4) in go(went.state, 4).told
    assert not went.player(B).commanders[0].exhausted


@rule("TH-291")
def test_the_flak_director_raises_all_anti_air_values_against_this_strike():
    state = at(side("de_pz4", hand="dive_bombers"), side("us_sherman uk_bofors de_flak88", commanders="flak_director"))
    went = go(state, play("dive_bombers", "B1"), (B, Command("flak_director")))
    went = go(went.state, (B, FireAntiAir("B2")), 6, (B, FireAntiAir("B3")), 4)
    assert [(event.unit, event.needs) for event in went.told if isinstance(event, AntiAirRolled)] == [
        ("B2", 5),
        ("B3", 4),
    ]
    assert went.lives("B1")


@rule("TH-291", "TH-297")
def test_the_flak_director_is_for_strikes_on_ones_own_units():
    state = at(side("de_pz4", hand="dive_bombers", commanders="flak_director"), side("us_sherman"))
    went = go(state, play("dive_bombers", "B1"), 6)
    assert not went.player(A).commanders[0].exhausted


@rule("TH-128", "TH-358")
def test_the_pioneer_captain_discards_a_water_event():
    state = at(side("de_pz4", commanders="pioneer_captain", staying="swamp"), side("us_sherman", staying="river mud"))
    assert plays(state, A, "pioneer_captain") == [Aim(event=InPlay("swamp", "A")), Aim(event=InPlay("river", "B"))]
    went = go(state, (A, Command("pioneer_captain", Aim(event=InPlay("river", "B")))))
    assert went.player(B).staying == ("mud",)
    assert went.state.discard == ("river",)


@rule("TH-128")
def test_the_pioneer_captain_needs_water():
    state = at(side("de_pz4", commanders="pioneer_captain"), side("us_sherman", staying="mud"))
    assert refused(state, A, Command("pioneer_captain", Aim(event=InPlay("mud", "B")))) == "th-128-aim"


@pytest.mark.parametrize(("die", "out"), [(3, False), (4, True)])
def test_the_supply_officer_rolls_to_take_a_marker_off(die: int, out: bool):
    state = at(side("de_pz4?* de_pz3", commanders="supply_officer"), side("us_sherman"))
    assert plays(state, A, "supply_officer") == [Aim(units=("A1",))]
    went = go(state, use("supply_officer", "A1"), die)
    assert went.unit("A1").out_of_ammo == out


@rule("TH-144", "TH-400")
def test_the_signals_officer_looks_at_two_events_and_orders_them():
    state = at(side("de_pz4", commanders="signals_officer"), side("us_sherman"), deck="blitz carpet_bombing river")
    went = go(state, (A, Command("signals_officer")), "carpet_bombing", "river")
    assert offered(went.state, A) == (Order(("carpet_bombing", "river")), Order(("river", "carpet_bombing")))
    went = go(went.state, (A, Order(("river", "carpet_bombing"))))
    assert [entry.card for entry in went.state.event_deck.known_top] == ["river", "carpet_bombing"]
    assert went.state.bombings == 0  # TH-144
    assert [entry.card for entry in GAME.information.view(went.state, A).known_top] == ["river", "carpet_bombing"]
    assert [entry.card for entry in GAME.information.view(went.state, B).known_top] == ["", ""]
    assert go(went.state, (A, Wait())).player(A).hand == ("river",)


@rule("TH-014")
def test_the_signals_officer_tells_nobody_else_what_is_seen():
    state = at(side("de_pz4", commanders="signals_officer"), side("us_sherman"), deck="blitz river")
    step = GAME.play.apply(
        go(state, (A, Command("signals_officer"))).state, -1, GAME.text.parse(state, "draw river")[1]
    )
    assert [told.to for told in step.told if isinstance(told.event, EventsSeen)] == [(A,)]


@rule("TH-400", "TH-014")
def test_the_signals_officer_makes_earlier_knowledge_of_the_order_void():
    state = at(side("de_pz4", commanders="signals_officer"), side("us_sherman"), deck="blitz")
    known = tuple(KnownEvent(card, (B,), 0) for card in ("mud", "river"))
    state = replace(state, event_deck=replace(state.event_deck, known_top=known))
    went = go(state, (A, Command("signals_officer")), (A, Order(("river", "mud"))))
    assert went.state.event_deck.known_top == (KnownEvent("river", (A,), 0), KnownEvent("mud", (A,), 0))


@rule("TH-400", "TH-014")
def test_the_signals_officer_sees_what_another_has_looked_at_before_and_nobody_else_hears_of_it():
    state = at(side("de_pz4", commanders="signals_officer"), side("us_sherman"), side("us_stuart"))
    known = tuple(KnownEvent(card, (B,), 0) for card in ("mud", "river"))
    step = GAME.play.apply(replace(state, event_deck=EventDeck(known)), A, Command("signals_officer"))
    assert {told.to for told in step.told if isinstance(told.event, EventsSeen)} == {(A,)}
    for seat, seen in ((A, ["mud", "river"]), (B, ["mud", "river"]), (C, ["", ""])):
        assert [entry.card for entry in GAME.information.view(step.state, seat).known_top] == seen


@rule("TH-400", "TH-014")
def test_the_signals_officer_may_look_across_the_border_of_two_piles_and_the_order_stays_secret():
    state = at(side("de_pz4", commanders="signals_officer"), side("us_sherman"))
    state = replace(state, event_deck=EventDeck(piles=(("mud",), ("blitz", "river"), ())))
    looked = go(state, (A, Command("signals_officer")), "mud", "river").state
    ways = [go(looked, (A, action)).state for action in offered(looked, A)]
    assert [[entry.card for entry in way.event_deck.known_top] for way in ways] == [["mud", "river"], ["river", "mud"]]
    assert GAME.information.view(ways[0], B) == GAME.information.view(ways[1], B)


@rule("TH-144")
def test_the_signals_officer_needs_a_card_and_takes_what_is_left():
    assert plays(at(side("de_pz4", commanders="signals_officer"), side("us_sherman")), A, "signals_officer") == []
    went = go(
        at(side("de_pz4", commanders="signals_officer"), side("us_sherman"), deck="mud"),
        (A, Command("signals_officer")),
        "mud",
    )
    assert went.state.event_deck.known_top == (KnownEvent("mud", (A,), 0),)
    assert Wait() in offered(went.state, A)


@pytest.mark.parametrize(("die", "hidden"), [(4, True), (5, False)])
def test_the_camouflage_officer_rolls_to_conceal_a_unit(die: int, hidden: bool):
    state = at(side("de_pz4 de_pz3?", commanders="camouflage_officer"), side("us_sherman"))
    assert plays(state, A, "camouflage_officer") == [Aim(units=("A1",))]
    assert go(state, use("camouflage_officer", "A1"), die).unit("A1").hidden == hidden


@rule("TH-356", "TH-286")
def test_the_artillery_observer_counts_as_a_spying_unit():
    for commanders, units, number in (
        ("", "us_m2a1/", 3),
        ("artillery_observer", "us_m2a1/", 4),
        ("artillery_observer", "us_m2a1/ de_pz3bef", 4),
    ):
        state = at(side(units, commanders=commanders), side("us_sherman"))
        assert needed(go(state, attack("A1", "B1", "long_range"), 6).told) == [number]


@rule("TH-366")
def test_the_armour_commander_leads_with_two_dice():
    state = at(side("de_pz3", commanders="armour_commander"), side("us_sherman"))
    went = go(state, attack("A1", "B1", "anti_armour"))
    assert offered(went.state, A) == (Pass(), Lead("armour_commander"))
    went = go(went.state, (A, Lead("armour_commander")), 6, 2)
    assert [event.dice for event in went.told if isinstance(event, ShotRolled)] == [(6, 2)]
    assert went.player(A).score == ("us_sherman",)
    assert went.unit("A1").out_of_ammo
    assert went.player(A).commanders[0].exhausted


@rule("TH-321", "TH-323", "TH-327")
def test_th_321_no_card_can_be_aimed_at_a_commander():
    state = at(side("de_pz4", hand="fighter_bombers sabotage"), side("us_sherman", commanders="flak_director"))
    assert {aim.units for card in ("fighter_bombers", "sabotage") for aim in plays(state, A, card)} == {("B1",)}


@rule("TH-322", "TH-065")
def test_th_322_a_commander_never_leaves_the_rear_and_does_not_fill_the_front():
    state = at(side("de_pz4"), side("us_sherman/", commanders="quartermaster"), deck="escape escape")
    went = go(state, (A, Wait()), "escape")
    state = main_of(went.state, B)
    assert [unit.line for unit in state.players[B].units] == ["front"]
    assert [commander.card for commander in state.players[B].commanders] == ["quartermaster"]


@rule("TH-324")
def test_th_324_a_commander_drawn_in_play_is_placed_and_replaced_at_once():
    state = at(
        side("de_pz4", hand="reinforcements"), side("us_sherman"), unit_deck="flak_director su_kv1 su_bt7 us_m18"
    )
    went = go(state, play("reinforcements", player=A), "su_bt7", "flak_director", "su_kv1")
    assert [commander.card for commander in went.player(A).commanders] == ["flak_director"]
    assert went.player(A).drawn == ("su_bt7", "su_kv1")


@rule("TH-325", "TH-157", "TH-158")
def test_th_325_whoever_has_only_commanders_left_at_the_end_of_his_turn_is_out():
    state = at(
        side("", commanders="quartermaster", hand="mud"), side("us_sherman"), side("su_kv1"), deck="escape escape"
    )
    went = go(state, (A, Wait()), "escape")
    went = went if went.player(A).eliminated else go(went.state, (A, Pass()))
    assert went.player(A).eliminated
    assert went.player(A).commanders == ()
    assert "quartermaster" in [gone.card for gone in went.state.removed]
    assert sorted(went.state.discard) == ["escape", "mud"]
