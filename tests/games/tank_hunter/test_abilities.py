"""Abilities (TH-350 to TH-372)."""

import pytest

from panzerkiste.games.tank_hunter.actions import Counter, DeclareAttack, Lead, Pass, Scout, UseAbility, Wait
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.events import Revealed, ShotRolled
from panzerkiste.games.tank_hunter.state import Aim, InPlay, State
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.tables import A, B, at, go, offered, play, refused, side

RIVER, SWAMP = InPlay("river", "B"), InPlay("swamp", "A")


def uses(state: State, seat: int = A) -> list[UseAbility]:
    return [action for action in offered(state, seat) if isinstance(action, UseAbility)]


def cross(water: InPlay = RIVER) -> tuple[int, UseAbility]:
    return A, UseAbility("A1", "amphibian", water=water)


@rule("TH-358")
def test_th_358_an_amphibian_is_exhausted_to_ignore_one_water_event_this_turn():
    state = at(side("jp_kami de_pz3", staying="swamp mud"), side("us_sherman", staying="river"))
    assert uses(state) == [UseAbility("A1", "amphibian", water=SWAMP), UseAbility("A1", "amphibian", water=RIVER)]
    went = go(state, cross(), 1)
    assert went.unit("A1").exhausted
    assert went.player(A).ignored_water == (RIVER,)
    assert uses(went.state) == []


@rule("TH-358", "TH-360")
def test_th_360_any_unit_of_the_owner_profits_and_so_does_the_counter_to_its_attack():
    state = at(side("jp_kami de_pz3"), side("us_sherman", staying="river"))
    attack = (A, DeclareAttack("A2", "B1", "anti_armour"))
    dry = go(state, cross(), 1, attack, 6, (B, Counter("B1")), 6)
    wet = go(state, attack, 6, (B, Counter("B1")), 6)
    assert [event.needs for event in dry.told if isinstance(event, ShotRolled)] == [2, 3]
    assert [event.needs for event in wet.told if isinstance(event, ShotRolled)] == [1, 2]


@rule("TH-358")
def test_th_358_the_water_is_ignored_for_this_turn_only():
    went = go(at(side("jp_kami"), side("us_sherman", staying="river"), deck="escape escape"), cross(), 1)
    assert go(went.state, (A, Wait()), "escape").player(A).ignored_water == ()


@rule("TH-358")
@pytest.mark.parametrize("marks", ["*", "!", "~"])
def test_th_358_not_if_out_of_ammo_pinned_or_exhausted(marks: str):
    assert uses(at(side(f"jp_kami{marks}"), side("us_sherman", staying="river"))) == []


@rule("TH-359", "TH-263")
@pytest.mark.parametrize(("die", "out"), [(5, False), (6, True)])
def test_th_359_then_its_ammunition_is_rolled_for_and_the_effect_holds_anyway(die: int, out: bool):
    went = go(at(side("jp_kami"), side("us_sherman", staying="river")), cross(), die)
    assert went.unit("A1").out_of_ammo == out
    assert went.player(A).ignored_water == (RIVER,)


@rule("TH-080", "TH-365")
def test_th_080_a_hidden_unit_is_revealed_and_used_from_either_line():
    went = go(at(side("jp_kami?/"), side("us_sherman", staying="river")), cross(), 1)
    assert Revealed("A1", "jp_kami") in went.told


@rule("TH-361")
def test_th_361_a_transporter_conceals_an_infantry_unit_or_brings_it_to_the_rear():
    state = at(side("us_m3 us_rifle su_rifle us_rifle/ us_rifle? uk_6pdr"), side("us_sherman"))
    loads = [(use.ability, use.load) for use in uses(state) if use.load != "A6"]
    assert loads == [("conceal", "A2"), ("withdraw", "A2"), ("conceal", "A3"), ("conceal", "A4")]
    assert go(state, (A, UseAbility("A1", "conceal", "A3")), 1).unit("A3").hidden
    went = go(state, (A, UseAbility("A1", "withdraw", "A2")), 1)
    assert (went.unit("A2").line, went.unit("A2").hidden) == ("rear", False)
    assert went.unit("A1").exhausted


@rule("TH-361")
def test_th_361_the_load_may_be_disabled_and_keeps_its_markers():
    went = go(at(side("us_m3 us_rifle!*"), side("us_sherman")), (A, UseAbility("A1", "withdraw", "A2")), 1)
    assert went.unit("A2").pinned
    assert went.unit("A2").out_of_ammo


@rule("TH-361", "TH-365", "TH-265")
def test_th_365_a_transporter_works_unless_out_of_ammo():
    assert uses(at(side("us_m3* us_rifle"), side("us_sherman"))) == []
    assert uses(at(side("us_m3/ us_rifle"), side("us_sherman"))) != []


@rule("TH-362", "TH-364")
@pytest.mark.parametrize("load", ["us_rifle", "uk_25pdr"])
def test_th_362_then_its_ammunition_is_rolled_for(load: str):
    state = at(side(f"de_sdkfz251 {load}"), side("us_sherman"))
    assert not go(state, (A, UseAbility("A1", "conceal", "A2")), 5).unit("A1").out_of_ammo
    assert go(state, (A, UseAbility("A1", "conceal", "A2")), 6).unit("A1").out_of_ammo


@rule("TH-363")
def test_th_363_a_pulling_unit_does_the_same_for_guns():
    state = at(side("de_sdkfz251 uk_25pdr uk_6pdr"), side("us_sherman"))
    assert [(use.ability, use.load) for use in uses(state)] == [
        ("conceal", "A2"),
        ("withdraw", "A2"),
        ("conceal", "A3"),
    ]
    assert uses(at(side("uk_carrier uk_25pdr"), side("us_sherman"))) == []


@rule("TH-131")
def test_th_131_a_trench_is_lost_on_the_way_to_the_rear():
    went = go(at(side("us_m3 us_rifle+trench"), side("us_sherman")), (A, UseAbility("A1", "withdraw", "A2")), 1)
    assert went.unit("A2").attachments == ()
    assert went.state.discard == ("trench",)


@rule("TH-365")
def test_th_365_only_at_open_moments_of_ones_own_turn():
    state = at(side("de_pz4"), side("jp_kami", staying="river"), deck="mud mud")
    went = go(state, (A, Wait()), "mud")
    assert uses(went.state, B) == []


@rule("TH-352", "TH-285", "TH-371")
def test_th_352_long_range_reaches_front_lines_and_paratroopers_rear_lines():
    state = at(side("us_m2a1/ us_airborne/"), side("us_sherman us_rifle/"))
    declared = [action for action in offered(state, A) if isinstance(action, DeclareAttack)]
    assert [(one.attacker, one.target, one.kind) for one in declared] == [
        ("A1", "B1", "long_range"),
        ("A2", "B2", "gunfight"),
    ]


@rule("TH-403")
@pytest.mark.parametrize(
    ("units", "use", "key"),
    [
        ("jp_kami", UseAbility("A9", "amphibian", water=RIVER), "th-365-unit"),
        ("jp_kami", UseAbility("B1", "amphibian", water=RIVER), "th-365-unit"),
        ("jp_kami~", UseAbility("A1", "amphibian", water=RIVER), "th-280-unit"),
        ("de_pz3", UseAbility("A1", "amphibian", water=RIVER), "th-358-ability"),
        ("jp_kami*", UseAbility("A1", "amphibian", water=RIVER), "th-358-disabled"),
        ("jp_kami", UseAbility("A1", "amphibian", water=SWAMP), "th-358-water"),
        ("jp_kami", UseAbility("A1", "amphibian"), "th-358-water"),
        ("us_m3* us_rifle", UseAbility("A1", "conceal", "A2"), "th-361-ammo"),
        ("de_pz3 us_rifle", UseAbility("A1", "conceal", "A2"), "th-361-load"),
        ("us_m3 us_rifle", UseAbility("A1", "conceal", "B1"), "th-361-load"),
        ("us_m3 us_rifle?", UseAbility("A1", "conceal", "A2"), "th-361-hidden"),
        ("us_m3 su_rifle", UseAbility("A1", "withdraw", "A2"), "th-361-rear"),
        ("us_m3 uk_6pdr", UseAbility("A1", "withdraw", "A2"), "th-363-rear"),
        ("uk_carrier uk_6pdr", UseAbility("A1", "conceal", "A2"), "th-363-load"),
    ],
)
def test_th_403_what_cannot_be_used_is_refused_with_the_reason(units: str, use: UseAbility, key: str):
    assert refused(at(side(units), side("us_sherman", staying="river")), A, use) == key


# Abilities without exhaustion.


def attack(attacker: str, target: str, kind: AttackType) -> tuple[int, DeclareAttack]:
    return A, DeclareAttack(attacker, target, kind)


def targets(state: State, attacker: str = "A1") -> list[str]:
    return [one.target for one in offered(state, A) if isinstance(one, DeclareAttack) and one.attacker == attacker]


@rule("TH-350", "TH-076")
def test_th_350_only_revealed_units_have_abilities():
    for spotter, number in (("de_pz3bef", 4), ("de_pz3bef?", 3)):
        went = go(at(side(f"us_m2a1/ {spotter}"), side("us_sherman")), attack("A1", "B1", "long_range"), 6)
        assert [event.needs for event in went.told if isinstance(event, ShotRolled)] == [number]


@rule("TH-351", "TH-105")
def test_th_351_a_unit_with_a_scouting_value_scouts_from_the_front_line():
    state = at(side("us_stuart? de_pz3 us_rifle/ pl_uhlans*"), side("us_sherman?"), side("su_kv1"))
    assert [action for action in offered(state, A) if isinstance(action, Scout)] == [Scout("A1", B)]


@rule("TH-355", "TH-110")
def test_th_355_an_afv_without_a_turret_does_not_counter_a_scouting_but_any_attack():
    went = go(at(side("us_stuart"), side("de_stug3 us_m18?")), (A, Scout("A1", B)), 6)
    assert offered(went.state, B) == (Pass(), Counter("B2"))
    went = go(at(side("us_stuart"), side("de_stug3")), attack("A1", "B1", "anti_armour"), 6)
    assert offered(went.state, B) == (Pass(), Counter("B1"))


@rule("TH-356", "TH-265")
@pytest.mark.parametrize("spotters", ["de_pz3bef", "de_pz3bef/", "us_observer!*", "de_pz3bef us_observer"])
def test_th_356_spying_helps_long_range_from_either_line_disabled_or_not_and_only_once(spotters: str):
    went = go(at(side(f"us_m2a1/ {spotters}"), side("us_sherman")), attack("A1", "B1", "long_range"), 6)
    assert [event.needs for event in went.told if isinstance(event, ShotRolled)] == [3 + 1]


@rule("TH-356", "TH-080")
def test_th_356_a_hidden_spying_unit_may_be_revealed_for_the_attack():
    state = at(side("us_m2a1/ us_observer?"), side("us_sherman"))
    went = go(state, (A, DeclareAttack("A1", "B1", "long_range", spotter="A2")), 6)
    assert Revealed("A2", "us_observer") in went.told
    assert [event.needs for event in went.told if isinstance(event, ShotRolled)] == [4]


@rule("TH-366", "TH-260")
def test_th_366_leadership_gives_two_dice_of_which_the_lower_hits_and_both_count_for_ammunition():
    state = at(side("de_pz3 fr_hq!"), side("us_sherman"))
    went = go(state, attack("A1", "B1", "anti_armour"))
    assert offered(went.state, A) == (Pass(), Lead("A2"))
    went = go(went.state, (A, Lead("A2")), 6, 2)
    assert went.player(A).score == ("us_sherman",)
    assert went.unit("A1").out_of_ammo
    assert went.unit("A2").exhausted


@rule("TH-366")
@pytest.mark.parametrize(
    ("leader", "asks"), [("fr_s35", True), ("fr_s35?", True), ("fr_s35~", False), ("fr_hq/", False)]
)
def test_th_366_the_leader_is_ready_and_in_the_front_line(leader: str, asks: bool):
    went = go(at(side(f"de_pz3 {leader}"), side("us_sherman")), attack("A1", "B1", "anti_armour"))
    assert (Lead("A2") in offered(went.state, A)) == asks


@rule("TH-366")
def test_th_366_the_attacking_afv_may_lead_itself_and_guns_are_not_led():
    went = go(at(side("fr_s35"), side("us_sherman")), attack("A1", "B1", "anti_armour"))
    assert offered(went.state, A) == (Pass(), Lead("A1"))
    went = go(at(side("uk_6pdr fr_s35"), side("us_sherman us_m18")), attack("A1", "B1", "anti_armour"), 1)
    assert not went.lives("B1")


@rule("TH-366", "TH-230")
def test_th_366_counters_by_afvs_are_led_too():
    went = go(at(side("de_pz3"), side("us_sherman fr_hq")), attack("A1", "B1", "anti_armour"), 6, (B, Counter("B1")))
    assert offered(went.state, B) == (Pass(), Lead("B2"))


@rule("TH-366", "TH-014")
def test_th_366_the_question_does_not_betray_a_hidden_leader():
    for hidden in ("fr_hq?", "us_rifle?"):
        went = go(at(side(f"de_pz3 {hidden}"), side("us_sherman")), attack("A1", "B1", "anti_armour"))
        assert Pass() in offered(went.state, A)


@rule("TH-367")
@pytest.mark.parametrize(
    ("line", "reached"),
    [
        ("fr_s35 us_m3", ["B2"]),
        ("fr_s35 us_rifle!", ["B2"]),
        ("fr_s35 us_rifle?", []),
        ("fr_s35 fr_hq?", []),
        ("fr_s35 us_m3/", ["B1"]),
        ("fr_s35 fr_s35", ["B1", "B2"]),
    ],
)
def test_th_367_a_leader_is_no_target_while_another_unit_stands_in_its_front_line(line: str, reached: list[str]):
    assert targets(at(side("uk_6pdr"), side(line, commanders="quartermaster"))) == reached


@rule("TH-367", "TH-289")
def test_th_367_the_shield_works_against_long_range_and_its_breach_is_refused():
    state = at(side("us_m2a1/"), side("fr_s35 us_m3"))
    assert targets(state) == ["B2"]
    assert refused(state, A, DeclareAttack("A1", "B1", "long_range")) == "th-367"


@rule("TH-368", "TH-112")
def test_th_368_counters_do_hit_a_leader():
    went = go(at(side("fr_s35 us_m3"), side("us_sherman")), attack("A1", "B1", "anti_armour"), (A, Pass()), 6)
    went = go(went.state, (B, Counter("B1")), 1)
    assert went.player(B).score == ("fr_s35",)


@rule("TH-370", "TH-092", "TH-095")
def test_th_370_paratroopers_in_the_rear_attack_rear_lines_and_are_countered():
    state = at(side("us_airborne/"), side("us_sherman us_rifle/ fr_hq/ us_rifle/?", commanders="quartermaster"))
    assert targets(state) == ["B2", "B3"]
    went = go(state, attack("A1", "B2", "gunfight"), 6, (B, Counter("B2")), 1)
    assert went.player(B).score == ("us_airborne",)


@rule("TH-370")
def test_th_370_in_the_front_line_a_paratrooper_attacks_normally():
    assert targets(at(side("us_airborne"), side("us_sherman us_rifle/"))) == ["B1"]


@rule("TH-370")
def test_th_370_a_river_does_not_stop_paratroopers():
    state = at(side("us_airborne/ us_rifle"), side("us_sherman us_rifle/", staying="river"))
    assert targets(state, "A1") == ["B2"]
    assert targets(state, "A2") == []


@rule("TH-372")
def test_th_372_an_open_top_makes_suicide_attacks_and_counters_easier():
    went = go(at(side("de_gren"), side("us_m18")), attack("A1", "B1", "suicide"), 6)
    assert [event.needs for event in went.told if isinstance(event, ShotRolled)] == [2 + 1]
    went = go(at(side("us_m18"), side("de_gren")), attack("A1", "B1", "trample"), 6, (B, Counter("B1")), 6)
    assert [event.needs for event in went.told if isinstance(event, ShotRolled)] == [1, 2 + 1]


@rule("TH-370", "TH-236")
def test_th_370_a_river_does_not_stop_or_slow_counters_to_paratroopers():
    state = at(side("us_airborne/"), side("us_sherman us_rifle/", staying="river"))
    went = go(state, attack("A1", "B2", "gunfight"), 6, (B, Counter("B2")), 6)
    assert [event.needs for event in went.told if isinstance(event, ShotRolled)] == [4 - 2, 4 - 3]
    state = at(side("uk_tetrarch/"), side("us_sherman de_marder3/", staying="river"))
    went = go(state, attack("A1", "B2", "anti_armour"), 6, (B, Counter("B2")), 6)
    assert [event.needs for event in went.told if isinstance(event, ShotRolled)] == [4 - 1, 6 - 1]


@rule("TH-358", "TH-310")
def test_th_358_a_charge_goes_across_water_that_is_ignored():
    charge = A, DeclareAttack("A2", "B1", "anti_armour", charge=True)
    state = at(side("jp_kami de_pz3"), side("us_sherman", staying="river"), charge=True)
    assert refused(state, *charge) == "th-310"
    assert charge[1] in offered(go(state, cross(), 1).state, A)
    assert go(state, cross(), 1, charge).state.attack is not None


@rule("TH-358")
def test_th_358_a_second_river_that_comes_to_lie_there_in_the_same_turn_is_not_ignored():
    state = at(side("jp_kami us_sherman", hand="engineers blitz"), side("de_pz3", hand="river", staying="river"))
    went = go(state, cross(), 1, play("blitz", player=A), play("engineers", on=Aim(event=RIVER)))
    fight = attack("A2", "B1", "anti_armour")
    went = go(went.state, fight, 6, (B, Pass()), play("river", seat=B, player=B), fight, 6)
    assert [event.needs for event in went.told if isinstance(event, ShotRolled)] == [3, 3 - 1]


@rule("TH-366")
@pytest.mark.parametrize("other", ["fr_s35~", "fr_hq/"])
def test_th_366_where_one_can_lead_an_exhausted_leader_or_one_in_the_rear_cannot(other: str):
    went = go(at(side(f"de_pz4 fr_s35 {other}"), side("us_sherman")), attack("A1", "B1", "anti_armour"))
    assert offered(went.state, A) == (Pass(), Lead("A2"))


@rule("TH-358")
def test_th_358_a_swamp_that_is_ignored_slows_nobody_and_is_not_ignored_twice():
    state = at(side("jp_kami jp_kami de_pz3", staying="swamp"), side("us_sherman"))
    fight = attack("A3", "B1", "anti_armour")
    assert [event.needs for event in go(state, fight, 6).told if isinstance(event, ShotRolled)] == [5 - 3 - 1]
    crossed = go(state, cross(SWAMP), 1)
    assert uses(crossed.state) == []
    assert [event.needs for event in go(crossed.state, fight, 6).told if isinstance(event, ShotRolled)] == [5 - 3]
