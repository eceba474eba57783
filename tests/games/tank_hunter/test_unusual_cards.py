"""Rules that no card in the box calls for, but cards of one's own do (TH-025)."""

from typing import Final

import pytest
from msgspec.structs import replace

from panzerkiste.games.tank_hunter.actions import (
    Counter,
    DeclareAttack,
    Discard,
    FireAntiAir,
    Pass,
    Scout,
    UseAbility,
    Wait,
)
from panzerkiste.games.tank_hunter.cards.cards import Abilities, Shots, shipped_events, shipped_units
from panzerkiste.games.tank_hunter.cards.deck_file import Deck
from panzerkiste.games.tank_hunter.cards.decks import findings, standard_deck
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType, DiscardAll, HandLimit, Water, Weather
from panzerkiste.games.tank_hunter.state import Aim, Removed, RollShot, State
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.deck_files import write_deck
from tests.games.tank_hunter.fights import asks_to_counter, attack, counter, needed
from tests.games.tank_hunter.tables import A, B, Side, at, go, offered, play, plays, refused, side

_UNITS: Final = shipped_units()
_OWN_UNITS: Final = (
    replace(_UNITS["us_sherman"], id="own_dozer", shots=Shots(trample=3)),
    replace(_UNITS["us_sherman"], id="own_tractor", anti_armour=0),
    replace(_UNITS["us_rifle"], id="own_squad", shots=Shots(gun=2, suicide=3)),
    replace(_UNITS["us_stuart"], id="own_leader", abilities=Abilities(scout=3, leadership=True)),
    replace(_UNITS["us_rifle"], id="own_porters", abilities=Abilities(transport=True)),
    replace(_UNITS["us_m2a1"], id="own_glider", abilities=Abilities(long_range=2, paratroop=True, spying=True)),
)
_EVENTS: Final = shipped_events()
_OWN_EVENTS: Final = (
    replace(_EVENTS["dive_bombers"], id="own_strike", after="remove"),
    replace(_EVENTS["supply_shortage"], id="own_famine", effect=HandLimit(delta=-6)),
    replace(_EVENTS["thunderstorm"], id="own_mist", effect=Weather(scout_mod=-2)),
    replace(_EVENTS["partisan_raid"], id="own_raid", timing="own", windows=("open",), effect=DiscardAll(count=2)),
    replace(_EVENTS["river"], id="own_sea", effect=Water(variant="river", tn=0, blocks=("long_range",))),
)
OWN: Final = write_deck(
    Deck("Unusual cards", copies=dict(standard_deck().copies), unit=_OWN_UNITS, event=_OWN_EVENTS),
)


def laid(*sides: Side) -> State:
    """A table laid with the cards in the box and our own."""
    state = at(*sides)
    return replace(state, options=replace(state.options, deck=OWN))


def test_our_own_cards_are_sound():
    assert findings(OWN) == ()


@rule("TH-227", "TH-220")
@pytest.mark.parametrize(
    ("unit", "target", "kind", "most"),
    [
        ("own_dozer", "us_rifle", "trample", 3),
        ("own_squad", "us_sherman", "suicide", 3),
        ("own_squad", "us_rifle", "gunfight", 2),
    ],
)
def test_th_227_a_card_may_give_several_shots_for_any_type(unit: str, target: str, kind: AttackType, most: int):
    state = laid(side(unit), side(target))
    assert max(action.shots for action in offered(state, A) if action in _attacks(state, kind)) == most
    assert refused(state, *attack("A1", "B1", kind, most + 1)) == "th-221"


def _attacks(state: State, kind: AttackType) -> list[DeclareAttack]:
    return [action for action in offered(state, A) if isinstance(action, DeclareAttack) and action.kind == kind]


@rule("TH-221", "TH-227")
def test_th_221_a_suicide_counter_may_have_several_shots_too():
    went = go(laid(side("de_pz3"), side("own_squad")), attack("A1", "B1", "trample"), 6)
    assert offered(went.state, B) == (Pass(), *(Counter("B1", shots) for shots in (1, 2, 3)))
    assert needed(go(went.state, counter("B1", 2), 6, 6)) == [2, 2]


@rule("TH-006", "TH-236")
def test_th_006_a_printed_nothing_is_a_value_also_for_a_counter():
    went = go(laid(side("de_pz3"), side("own_tractor")), attack("A1", "B1", "anti_armour"), 6)
    assert asks_to_counter(went)
    assert needed(go(went.state, counter("B1"), 6)) == [0 - 2]


@rule("TH-112", "TH-367", "TH-368")
def test_th_112_a_leader_who_scouts_is_hit_by_the_counter_though_it_is_shielded():
    state = laid(side("own_leader de_pz3"), side("de_pz4 us_rifle?"))
    went = go(state, (A, Scout("A1", B)), 6, (B, Counter("B1")), (B, Pass()), 4)
    assert went.player(B).score == ("own_leader",)


@rule("TH-365", "TH-361")
@pytest.mark.parametrize(("marks", "works"), [("", True), ("!", True), ("*", False), ("~", False)])
def test_th_365_a_pinned_transporter_still_works(marks: str, works: bool):
    state = laid(side(f"own_porters{marks} de_gren"), side("us_sherman"))
    assert (UseAbility("A1", "conceal", "A2") in offered(state, A)) == works


@rule("TH-371", "TH-285", "TH-370")
def test_th_371_a_unit_with_long_range_and_paratrooping_chooses_by_its_target():
    state = laid(side("own_glider/"), side("us_sherman us_rifle/"))
    found = [(action.target, action.kind) for action in offered(state, A) if isinstance(action, DeclareAttack)]
    assert found == [("B1", "long_range"), ("B2", "grenade")]


@rule("TH-371", "TH-146")
def test_th_371_a_decoy_does_not_turn_long_range_into_a_landing_nor_the_other_way_round():
    state = laid(side("own_glider/"), side("us_sherman us_rifle/", hand="decoy"))
    for declared in (attack("A1", "B1", "long_range"), attack("A1", "B2", "grenade")):
        assert isinstance(go(state, declared).state.pending[-1], RollShot)  # nobody was asked for the decoy


@rule("TH-080", "TH-356")
def test_th_356_a_hidden_spying_unit_that_fires_itself_needs_no_other_spotter():
    state = laid(side("own_glider/?"), side("us_sherman"))
    (declared,) = _attacks(state, "long_range")
    assert declared.spotter == ""
    assert needed(go(state, (A, declared), 6)) == [2 + 1]


@rule("TH-295", "TH-130")
@pytest.mark.parametrize(("die", "removed"), [(3, ()), (4, (Removed("own_strike"),))])
def test_th_295_only_an_air_strike_that_comes_through_does_what_its_symbol_says(die: int, removed: tuple[Removed, ...]):
    state = laid(side("de_pz3", hand="own_strike"), side("us_sherman de_flak88"))
    went = go(state, play("own_strike", "B1"), (B, FireAntiAir("B2")), die, *([6] if removed else []))
    assert went.state.removed == removed
    assert went.state.discard == (() if removed else ("own_strike",))


@rule("TH-140")
def test_th_140_the_hand_limit_is_at_least_one_whatever_lowers_it():
    state = laid(side("de_pz3", hand="river mud", staying="own_famine"), side("us_sherman"))
    assert offered(go(state, (A, Wait())).state, A) == (Discard(("river", "mud")),)


@rule("TH-128")
def test_th_128_only_weather_that_says_so_grounds_air_strikes():
    for staying, aims in (("own_mist", [Aim(units=("B1",))]), ("thunderstorm", [])):
        state = laid(side("de_pz3", hand="dive_bombers", staying=staying), side("us_sherman"))
        assert plays(state, A, "dive_bombers") == aims


@rule("TH-138", "TH-402")
def test_th_138_a_raid_that_costs_two_events_takes_what_there_is():
    state = laid(side("de_pz3", hand="own_raid river mud swamp"), side("us_sherman", hand="blitz"), side("us_stuart"))
    went = go(state, play("own_raid"))
    pairs = (("river", "mud"), ("river", "swamp"), ("mud", "swamp"))
    assert offered(went.state, A) == tuple(Discard(pair) for pair in pairs)
    went = go(went.state, (A, Discard(("mud", "swamp"))))
    assert offered(went.state, B) == (Discard(("blitz",)),)
    assert go(went.state, (B, Discard(("blitz",)))).player(A).hand == ("river",)


@rule("TH-175", "TH-285", "TH-025")
def test_th_175_a_long_range_attack_over_water_that_forbids_it_is_refused_for_the_water():
    state = laid(side("us_m2a1/"), side("us_sherman", staying="own_sea"))
    assert _attacks(state, "long_range") == []
    assert refused(state, *attack("A1", "B1", "long_range")) == "th-175-water"
