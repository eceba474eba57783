"""Command cards (DZ-086, DZ-310): an option."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from panzerkiste.engine.game import CHANCE
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Draw, Pass, PlayCard
from panzerkiste.games.dropzone.battle.cards import CARDS, DECK
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.conformance import check_match
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, lines, refused, unit
from tests.games.dropzone.test_deployment import ON_FOOT
from tests.games.dropzone.test_turn_sequence import next_turn

COMMANDER = "A1a ucm_kodiak 10,10@0/command_value=2"
FOE = "B1a ucm_sabre 10,30@180"


def holding(state: State, *hand: str) -> State:
    """Player A holds these cards."""
    return replace(state, options=Options(cards=True), hands=(tuple(sorted(hand)), ()), decks=(("jink",), DECK))


@rule("DZ-310")
def test_dz_310_the_deck_has_two_of_each_card():
    assert Counter(DECK) == Counter(dict.fromkeys(CARDS, 2))
    assert DROPZONE.play.start(Options(cards=True), 2).state.decks == (DECK, DECK)


@rule("DZ-086")
def test_dz_086_hands_are_filled_up_to_the_command_value_after_initiative():
    state = replace(next_turn(COMMANDER, FOE), options=Options(cards=True), decks=(DECK, DECK))
    state = after_draws(state, "dice 5 2", "A first", "draw jink", "draw steady", "draw jink")
    assert state.hands == (("jink", "steady"), ("jink",))
    assert len(state.decks[0]) == 10
    assert asked(state)[1] == "activate"


def after_draws(state: State, *script: str) -> State:
    for line in script:
        seat, action = DROPZONE.text.parse(state, line)
        state = DROPZONE.play.apply(state, seat, action).state
    return state


@rule("DZ-086")
def test_dz_086_unwanted_cards_are_discarded_first():
    state = replace(holding(next_turn(COMMANDER, FOE), "jink", "steady"), decks=(DECK, DECK))
    state = after_draws(state, "dice 5 2", "A first")
    assert asked(state) == (0, "discard")
    assert refused(state, "A discard shore_up") == "DZ-310 hand"
    assert refused(state, "A discard jink jink") == "DZ-310 hand"
    assert after_draws(state, "A discard jink", "draw shore_up").hands[0] == ("shore_up", "steady")


@rule("DZ-310", "DZ-097")
def test_dz_310_what_is_drawn_only_its_owner_learns():
    state = replace(next_turn(COMMANDER, FOE), options=Options(cards=True), decks=(DECK, DECK))
    state = after_draws(state, "dice 5 2", "A first")
    assert DROPZONE.play.decision(state).seats == (CHANCE,)
    assert sum(weight for _, weight in DROPZONE.play.outcomes(state)) == 1
    steps = [DROPZONE.play.apply(state, CHANCE, Draw(card)) for card in ("jink", "steady")]
    heard = [[[told.event for told in step.told if told.heard_by(seat)] for step in steps] for seat in (0, 1)]
    assert heard[0][0] != heard[0][1]
    assert heard[1][0] == heard[1][1]
    assert refused(state, "draw nonsense") == "DZ-310 deck"


@rule("DZ-310")
def test_dz_310_second_look_rolls_the_missed_dice_of_an_allocation_again():
    state = holding(battle(COMMANDER, "A1b ucm_gladius 14,10@0", FOE, now="A1b order"), "second_look")
    missed = after(state, "A shoot A1b1.0>B1a1", "dice 1 2").state
    assert asked(missed) == (0, "card")
    assert DROPZONE.play.offer(missed, 0).actions == (Pass(), PlayCard("second_look"))
    played = after(missed, "A card second_look -", "dice 3", "dice 1 4")
    assert lines(played) == [
        "card-played A second_look",
        "shots A1b1 B1a1 twin_avenger 3 2 1 no",
        "damage B1a1 1 4 5 0",
    ]
    assert lines(after(missed, "A pass", "dice 4")) == ["damage B1a1 4 5 0"]


@rule("DZ-310")
def test_dz_310_second_look_is_for_squads_within_the_radius():
    """Level 1 reaches 9 inches."""
    state = holding(battle(COMMANDER, "A1b ucm_gladius 19.5,10@0", FOE, now="A1b order"), "second_look")
    assert asked(after(state, "A shoot A1b1.0>B1a1", "dice 1 1").state)[1] == "order"


@rule("DZ-310", "DZ-097")
def test_dz_310_a_window_opens_whatever_the_cards_are():
    state = holding(battle(COMMANDER, "A1b ucm_gladius 14,10@0", FOE, now="A1b order"), "jink")
    missed = after(state, "A shoot A1b1.0>B1a1", "dice 1 2").state
    assert DROPZONE.play.offer(missed, 0).actions == (Pass(),)
    assert refused(missed, "A card second_look -") == "DZ-310 hand"
    assert refused(missed, "A card jink -") == "DZ-310 moment"


@rule("DZ-310")
def test_dz_310_one_card_in_each_activation():
    state = holding(
        battle(COMMANDER, "A1b ucm_gladius 14,10@0/damage=1", FOE, now="A1b order"), "field_repair", "second_look"
    )
    repaired = after(state, "A card field_repair A1b1").state
    assert unit(repaired, "A1b1").damage == 0
    assert refused(repaired, "A card field_repair A1b1") == "DZ-310 one"
    assert asked(after(repaired, "A shoot A1b1.0>B1a1", "dice 1 1").state)[1] == "order"


@rule("DZ-310")
def test_dz_310_field_repair_is_for_damaged_vehicles_within_the_radius():
    squads = "A1b ucm_gladius 14,10@0", "A1c ucm_legionnaires 12,12@0/damage=1", "A1d ucm_gladius 30,10@0/damage=1"
    state = holding(battle(COMMANDER, *squads, FOE, now="A1b order"), "field_repair")
    for name in ("A1b1", "A1c1", "A1d1"):  # undamaged, infantry, too far
        assert refused(state, f"A card field_repair {name}") == "DZ-310 repair"
    assert refused(state, "A card field_repair B1a1") == "DZ-310 unit"


@rule("DZ-310")
def test_dz_310_called_forward_turns_a_failed_reserve_roll():
    state = holding(next_turn(COMMANDER, "A2a ucm_sabre reserve", FOE), "called_forward", "jink")
    state = after_draws(state, "dice 5 2", "A first", "A discard", f"draw {DECK[0]}", "A reserve A2a", "dice 1")
    assert asked(state) == (0, "card")
    assert unit(after(state, "A card called_forward -").state, "A2a1").status == "ready"
    assert unit(after(state, "A pass").state, "A2a1").status == "reserve"


@rule("DZ-310", "DZ-074")
def test_dz_310_nobody_is_asked_for_a_card_after_the_last_of_his_hand():
    """Two battlegroups do not come; the only card brings the first."""
    squads = "A1a ucm_sabre 10,10@0", "A2a ucm_sabre reserve", "A3a ucm_sabre reserve"
    state = holding(next_turn(*squads, FOE), "called_forward")
    opening = "dice 5 2", "A first", "A discard", f"draw {DECK[0]}"
    state = after_draws(state, *opening, "A reserve A2a A3a", "dice 1 1")
    assert asked(state) == (0, "card")
    played = after(state, "A card called_forward -").state
    assert [unit(played, name).status for name in ("A2a1", "A3a1")] == ["ready", "reserve"]
    assert asked(played) == (0, "activate")
    assert asked(after(state, "A pass").state) == (0, "card")


@rule("DZ-310")
def test_dz_310_jink_is_for_an_aircraft_until_the_end_of_the_activation():
    squads = COMMANDER, "A1b ucm_condor 20,20@0/altitude=6", FOE
    state = holding(battle(*squads, now="A1b order"), "jink")
    jinking = after(state, "A card jink A1b1").state
    assert unit(jinking, "A1b1").jinks
    assert refused(state, "A card jink A1a1") == "DZ-310 moment"
    over = after(jinking, "A end", "A end").state
    assert not unit(over, "A1b1").jinks


@rule("DZ-310", "DZ-068")
def test_dz_310_jink_helps_an_aircraft_that_comes_onto_the_table():
    squads = COMMANDER, "A1b ucm_raven_a ready", "A1c ucm_gladius ready/damage=1", "B1a ucm_rapier 24,20@180"
    state = holding(battle(*squads, now="A1b order"), "jink", "field_repair")
    jinking = after(state, "A card jink A1b1", "A fly A1b1<24,0>24,10:6@0*").state
    shot = after(jinking, "B react B1a1>A1b1@10", "dice 5 5 5")
    assert "shots B1a1 A1b1 vindicator_focused 5 5 5 6 0 yes" in lines(shot)
    assert refused(state, "A card field_repair A1c1") == "DZ-310 repair"


@rule("DZ-310", "DZ-227")
def test_dz_310_shore_up_takes_a_hit_by_falling_masonry_away():
    inside = 'B1a ucm_legionnaires inside/building="b6"'
    state = battle("A1a ucm_sabre 24,5@0", inside, "turn 2", now="A1a order", table=())
    state = replace(holding(state), hands=((), ("jink", "shore_up")))
    fallen = after(state, "A shoot A1a1.0>/b6", "dice 2", "dice 6", "dice 4").state
    assert asked(fallen) == (1, "card")
    shored = after(fallen, "B card shore_up -", "dice 4", "dice 3")  # one card in each activation: the second hit falls
    assert lines(shored) == ["card-played B shore_up", "masonry b6 4 B1a", "damage B1a1 3 2 1", "damaged B1a1 1 4"]
    assert lines(after(fallen, "B pass", "dice 3", "dice 1"))[:2] == ["damage B1a1 3 2 1", "damaged B1a1 1 4"]


@pytest.mark.parametrize("seed", range(2))
def test_a_battle_with_cards_conforms(seed: int):
    army = ON_FOOT + "ucm_hq\n  1 ucm_kodiak\n  commander 2 in ucm_kodiak\n" if seed else ON_FOOT
    options = Options(army_a=army, army_b=ON_FOOT, cards=True, turns=2, deployment="closing_in")
    check_match(DROPZONE, options, 2, Random(seed))
