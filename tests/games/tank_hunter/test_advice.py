"""What a player may ask (exact odds from the rules themselves), and standing orders."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import (
    Action,
    Counter,
    DeclareAttack,
    Evade,
    FireAntiAir,
    Lead,
    Pass,
    Scout,
)
from panzerkiste.games.tank_hunter.knowledge.advice import (
    FightAdvice,
    TryAttack,
    TryCounter,
    TryFight,
    TryScout,
)
from panzerkiste.games.tank_hunter.knowledge.orders import (
    AntiAirOrder,
    CounterOrder,
    EvadeOrder,
    KeepOrder,
    LeadOrder,
    OnlyOrder,
    PassOrder,
    PlayOrder,
    StandingOrder,
    StepOrder,
)
from panzerkiste.games.tank_hunter.knowledge.own_turn import TryTurn
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import State
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import attack
from tests.games.tank_hunter.tables import A, B, go, play


def table(*players: str, moment: str = "turn 3 A actions 1", **options: Any) -> State:
    return GAME.text.read_position("\n".join([moment, *players]), Options(**options))


def odds(
    state: State, declared: DeclareAttack, *, counter: bool = True, evade: bool = True, leader: str = ""
) -> dict[str, Fraction]:
    advice = GAME.information.advise(GAME.information.view(state, A), TryAttack(declared, counter, evade, leader))
    assert isinstance(advice, FightAdvice)
    return {one.what: Fraction(one.chance) for one in advice.chances}


@rule("TH-171", "TH-201")
def test_the_odds_of_a_duel_are_those_of_its_dice():
    state = table("A front A1:de_pz4", "B front B1:su_t34_76")
    chances = odds(state, DeclareAttack("A1", "B1", "anti_armour"))
    assert chances["destroyed"] == Fraction(2, 6)
    assert chances["attacker_out_of_ammo"] == Fraction(1, 6)
    assert chances["countered"] == Fraction(4, 6)
    assert chances["attacker_destroyed"] == Fraction(4, 6) * Fraction(3, 6)
    assert chances["out_of_ammo"] == Fraction(4, 6) * Fraction(1, 6)
    assert "attacker_destroyed" not in odds(state, DeclareAttack("A1", "B1", "anti_armour"), counter=False)


@rule("TH-202", "TH-237")
def test_a_counter_that_comes_first_lowers_the_odds_of_the_attack():
    state = table("A front A1:de_pz4", "B front B1:uk_25pdr")
    chances = odds(state, DeclareAttack("A1", "B1", "trample"))
    assert chances["attacker_destroyed"] == Fraction(2, 6)
    assert chances["destroyed"] == Fraction(4, 6) * Fraction(2, 6)


@rule("TH-226", "TH-271")
def test_the_odds_of_a_salvo_tell_pins_from_losses():
    state = table("A front A1:de_sdkfz222", "B front B1:de_gren")
    chances = odds(state, DeclareAttack("A1", "B1", "grenade", 2))
    assert "pinned" not in chances  # 2 - 2 cannot hit
    state = table("A front A1:de_wirbelwind", "B front B1:de_gren")
    chances = odds(state, DeclareAttack("A1", "B1", "grenade", 2))
    assert chances["pinned"] == 1 - Fraction(5, 6) ** 2
    assert chances["destroyed"] == Fraction(1, 6) ** 2


@rule("TH-300", "TH-305")
def test_the_odds_know_of_evading():
    state = table("A front A1:de_tiger2", "B front B1:uk_humber", evading=True)
    assert odds(state, DeclareAttack("A1", "B1", "anti_armour"))["destroyed"] == Fraction(3, 6)
    assert odds(state, DeclareAttack("A1", "B1", "anti_armour"))["evaded"] == Fraction(3, 6)
    assert odds(state, DeclareAttack("A1", "B1", "anti_armour"), evade=False)["destroyed"] == 1


@rule("TH-366")
def test_the_odds_know_of_leadership():
    state = table("A front A1:de_pz4 A2:fr_s35", "B front B1:su_t34_76")
    led = odds(state, DeclareAttack("A1", "B1", "anti_armour"), leader="A2")
    assert led["destroyed"] == 1 - Fraction(4, 6) ** 2
    assert led["attacker_out_of_ammo"] == 1 - Fraction(5, 6) ** 2


@rule("TH-171", "TH-311", "TH-312")
def test_advice_names_every_part_of_both_target_numbers():
    state = table("A front A1:de_pz4(+hard_core_rounds) ; staying swamp", "B front B1:su_t34_76", charge=True)
    advice = GAME.information.advise(
        GAME.information.view(state, A),
        TryAttack(DeclareAttack("A1", "B1", "anti_armour", charge=True), True, True, ""),
    )
    assert isinstance(advice, FightAdvice)
    assert advice.shots
    assert advice.counter
    parts = [(part.source, part.amount) for part in advice.shots.reckoning.attack + advice.shots.reckoning.modifiers]
    assert parts == [("value", 6), ("hard_core_rounds", 1), ("charge", 2), ("swamp", -1)]
    assert advice.shots.number == 4
    assert advice.when == "before"
    assert advice.counter.number == 6 - 3 + 1


@rule("TH-403")
def test_advice_on_an_illegal_attack_says_which_rule_it_breaks():
    state = table("A front A1:de_pz4(ammo)", "B front B1:su_t34_76")
    advice = GAME.information.advise(
        GAME.information.view(state, A), TryAttack(DeclareAttack("A1", "B1", "anti_armour"), True, True, "")
    )
    assert isinstance(advice, FightAdvice)
    assert advice.breach
    assert advice.breach.rule == "TH-264"
    with pytest.raises(Illegal):
        GAME.information.advise(GAME.information.view(state, B), TryTurn())


@rule("TH-173", "TH-260")
def test_th_173_advice_names_the_dice_that_hit_and_those_that_use_up_the_ammunition():
    state = table("A front A1:de_pz4", "B front B1:su_t34_76")
    query = TryAttack(DeclareAttack("A1", "B1", "anti_armour"), True, True, "")
    shots = GAME.information.advise(GAME.information.view(state, A), query).shots
    assert (shots.hits, shots.empties) == ((1, 2), (6,))
    hopeless = table("A front A1:pl_7tp", "B front B1:de_tiger1")
    shots = GAME.information.advise(GAME.information.view(hopeless, A), query).shots
    assert shots.hits == ()


def test_all_targets_of_a_unit_are_listed_with_their_numbers():
    state = table("A front A1:de_pz4", "B front B1:su_t34_76 B2:us_rifle B3:us_sherman?")
    advice = GAME.information.advise(GAME.information.view(state, A), TryTurn())
    found = [(option.attack.target, option.attack.kind, option.number) for option in advice.options]
    assert found == [("B1", "anti_armour", 2), ("B2", "grenade", 3), ("B2", "trample", 2)]


def test_whoever_points_at_a_target_first_is_told_who_can_attack_it_and_how_likely():
    state = table("A front A1:de_pz4 A2:pl_7tp", "B front B1:su_t34_76 B2:de_tiger1")
    advice = GAME.information.advise(GAME.information.view(state, A), TryTurn())
    at_b1 = [option for option in advice.options if option.attack.target == "B1"]
    found = [(option.attack.attacker, option.attack.kind, option.hits) for option in at_b1]
    assert found == [("A1", "anti_armour", (1, 2)), ("A2", "anti_armour", ())]


@rule("TH-107")
def test_the_odds_of_a_scouting():
    state = table("A front A1:us_stuart ; staying thunderstorm", "B front B1:de_pz3?")
    advice = GAME.information.advise(GAME.information.view(state, A), TryScout(Scout("A1", B)))
    assert (advice.number, advice.hits, advice.chance) == (2, (1, 2), "1/3")
    assert [part.source for part in advice.parts] == ["value", "thunderstorm"]
    assert GAME.information.advise(GAME.information.view(state, A), TryScout(Scout("A1", A))).breach.rule == "TH-106"


@rule("TH-237")
def test_whoever_is_asked_to_counter_can_ask_what_it_would_come_to():
    state = go(table("A front A1:de_pz4 A2:de_pz3", "B front B1:uk_25pdr"), attack("A1", "B1", "trample")).state
    advice = GAME.information.advise(GAME.information.view(state, B), TryCounter(Counter("B1"), ""))
    chances = {one.what: Fraction(one.chance) for one in advice.chances}
    assert chances["attacker_destroyed"] == Fraction(2, 6)
    assert advice.when == "before"
    late = go(table("A front A1:de_pz4 A2:de_pz3", "B front B1:us_sherman"), attack("A1", "B1", "anti_armour"), 6).state
    rolled = GAME.information.advise(GAME.information.view(late, B), TryCounter(Counter("B1"), ""))
    assert rolled.when == "after"
    assert rolled.shots == rolled.counter, "its own shots, not those of the attack that has been rolled"
    assert "destroyed" not in {one.what for one in rolled.chances}
    watching = GAME.information.advise(GAME.information.view(state, -3), TryFight(counter=False, evade=True))
    assert {one.what: one.chance for one in watching.chances}["destroyed"] == "1/3"


# Standing orders (TH-125).


def obeyed(state: State, seat: int, *orders: StandingOrder) -> Action | None:
    return GAME.information.obey(GAME.information.view(state, seat), GAME.play.offer(state, seat), orders)


@rule("TH-125")
def test_th_125_a_standing_order_passes_windows_always_or_unless_an_own_unit_is_concerned():
    state = table("A front A1:de_pz4", "B front B1:su_t34_76 ; hand smoke_screen", "C front C1:us_stuart")
    declared = go(state, attack("A1", "B1", "anti_armour")).state
    assert obeyed(declared, B) is None
    assert obeyed(declared, B, PassOrder("declare")) == Pass()
    assert obeyed(declared, B, PassOrder("declare", "unless_concerned")) is None
    assert obeyed(declared, B, PassOrder("roll")) is None
    assert obeyed(declared, B, PassOrder("declare", "own_turn")) is None
    assert obeyed(declared, B, PassOrder("declare", "others_turn")) == Pass()


@rule("TH-125")
def test_th_125_a_card_can_be_kept_or_played_without_asking():
    state = table("A front A1:de_pz4", "B front B1:su_t34_76 ; hand smoke_screen")
    declared = go(state, attack("A1", "B1", "anti_armour")).state
    assert obeyed(declared, B, KeepOrder("smoke_screen")) == Pass()
    assert obeyed(declared, B, KeepOrder("smoke_screen", "open")) is None
    assert obeyed(declared, B, PlayOrder("smoke_screen")) == play("smoke_screen")[1]
    assert obeyed(declared, B, PlayOrder("smoke_screen", worth=6)) is None
    assert obeyed(declared, B, PlayOrder("smoke_screen"), PassOrder("declare")) == Pass()  # the last order holds


@rule("TH-125", "TH-231")
def test_th_125_counters_are_made_or_declined_by_order_for_one_unit_or_all():
    state = go(table("A front A1:us_sherman", "B front B1:de_wirbelwind"), attack("A1", "B1", "anti_armour"), 6).state
    assert obeyed(state, B, CounterOrder("always")) == Counter("B1", 4)
    assert obeyed(state, B, CounterOrder("never")) == Pass()
    assert obeyed(state, B, CounterOrder("never", "B9")) is None
    assert obeyed(state, B, CounterOrder("always"), CounterOrder("never", "B1")) == Pass()


@rule("TH-125", "TH-300", "TH-366", "TH-291")
def test_th_125_so_are_evading_leading_and_anti_air():
    players = "A front A1:de_tiger2 A2:fr_s35 ; hand dive_bombers", "B front B1:uk_humber B2:uk_bofors"
    start = table(*players, evading=True)
    declared = go(start, attack("A1", "B1", "anti_armour")).state
    assert obeyed(declared, A, LeadOrder("always")) == Lead("A2")
    assert obeyed(declared, A, LeadOrder("never")) == Pass()
    hit = go(declared, (A, Pass()), 1).state
    assert obeyed(hit, B, EvadeOrder("always")) == Evade()
    assert obeyed(hit, B, EvadeOrder("never", "B1")) == Pass()
    bombed = go(start, play("dive_bombers", "B1")).state
    assert obeyed(bombed, B, AntiAirOrder("always")) == FireAntiAir("B2")
    assert obeyed(bombed, B, AntiAirOrder("never")) == Pass()


@rule("TH-125", "TH-060")
def test_th_125_steps_before_the_turn_can_be_left_out_and_only_answers_given():
    state = table("A front A1:de_pz4 A2:de_pz3?", "B front B1:su_t34_76")
    declared = go(state, attack("A1", "B1", "anti_armour")).state
    assert obeyed(declared, A, OnlyOrder()) == Pass()
    assert obeyed(declared, A, StepOrder("advance")) is None
    assert obeyed(replace(state, result=None), B, OnlyOrder()) is None
