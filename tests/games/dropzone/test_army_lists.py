"""Army lists (DZ-034, DZ-045 to DZ-061, DZ-179, DZ-195, DZ-300, DZ-301, DZ-342)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.armies.catalogue import BATTLEGROUPS, FACTIONS, UNITS, Unit
from panzerkiste.games.dropzone.armies.checks import Place, check_army, force_violations, violations
from panzerkiste.games.dropzone.armies.lists import (
    ArmyList,
    Commander,
    Group,
    Ride,
    Squad,
    army_points,
    game_size,
    group_points,
    lists_needed,
    loads,
    seats,
    sharable,
    sharers,
)
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, read_army, read_written, shipped_army
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.armies import army_text, write_army

STARTER = shipped_army("ucm-starter")  # two of armour, infantry, special: 623 points of 650
SKIRMISH = shipped_army("ucm-skirmish")  # with headquarters and commander
INFANTRY = 2  # the place of the starter's infantry
LEGIONNAIRES = Squad("ucm_legionnaires", 3, (Ride("ucm_bear", 1),))


def found(army: ArmyList, **options: Any) -> list[tuple[Place, str, str]]:
    """What DZ-058 finds: place, rule, and the way it is broken."""
    told = violations(army, **options)
    return [(v.place, v.why.rule, v.why.key.removeprefix(f"refused-{v.why.rule.lower()}").lstrip("-")) for v in told]


def changed(army: ArmyList, number: int, **fields: Any) -> ArmyList:
    """The list with its battlegroup of that number, counted from 0, changed."""
    groups = list(army.groups)
    groups[number] = replace(groups[number], **fields)
    return replace(army, groups=tuple(groups))


@rule("DZ-058")
@pytest.mark.parametrize("name", ARMY_NAMES)
def test_dz_058_the_example_armies_are_legal(name: str):
    assert found(shipped_army(name)) == []
    check_army(shipped_army(name))


def test_the_example_armies_are_worth_what_they_were_made_for():
    assert {name: army_points(shipped_army(name)) for name in ARMY_NAMES} == {
        "phr-skirmish": 947,
        "phr-starter": 630,
        "scourge-skirmish": 972,
        "scourge-starter": 601,
        "shaltari-skirmish": 980,
        "shaltari-starter": 608,
        "ucm-skirmish": 988,
        "ucm-starter": 623,
    }


@rule("DZ-058")
def test_dz_058_all_violations_are_told_in_the_order_of_the_list():
    army = replace(STARTER, limit=600, groups=(Group("ucm_armour", (Squad("ucm_sabre", 4),)), Group("phr_infantry")))
    assert found(army) == [
        (Place(1, "group"), "DZ-056", ""),
        (Place(1, "squad", 1), "DZ-034", ""),
        (Place(2, "group"), "DZ-058", "group-faction"),
        (Place(2, "group"), "DZ-058", "empty"),
        (Place(2, "group"), "DZ-047", "few"),
    ]
    with pytest.raises(Illegal) as caught:
        check_army(army)
    assert caught.value.refusal == violations(army)[0].why


@rule("DZ-058")
def test_dz_058_names_that_the_catalogue_does_not_know_are_told_and_nothing_breaks():
    squad = Squad("ucm_maus", 1, (Ride("ucm_zeppelin", 1),))
    army = replace(STARTER, groups=(*STARTER.groups[:3], Group("ucm_navy", (squad,))))
    assert found(army) == [
        (Place(4, "group"), "DZ-058", "group"),
        (Place(4, "squad", 1), "DZ-058", "unit"),
        (Place(4, "squad", 1), "DZ-058", "unit"),
    ]


@rule("DZ-055")
def test_dz_055_categories_have_a_fewest_and_a_most():
    without_infantry = replace(STARTER, groups=STARTER.groups[:2])
    assert (Place(), "DZ-055", "few") in found(without_infantry)
    three_of_armour = replace(STARTER, limit=999, groups=(STARTER.groups[0], *STARTER.groups[:3]))
    assert found(three_of_armour) == [(Place(), "DZ-055", "many")]


@rule("DZ-055")
def test_dz_055_all_battlegroups_together_have_a_most():
    five = replace(STARTER, limit=999, groups=(SKIRMISH.groups[0], *STARTER.groups))
    assert (Place(), "DZ-055", "max") in found(five)


@rule("DZ-056")
def test_dz_056_no_battlegroup_is_worth_more_than_its_share_of_the_army():
    lone = replace(STARTER, groups=(Group("ucm_armour", (Squad("ucm_sabre", 9),)), *STARTER.groups[2:]))
    assert (group_points(lone.groups[0]), army_points(lone)) == (360, 681)
    assert found(replace(lone, limit=999)) == [(Place(1, "group"), "DZ-056", "")]
    assert found(replace(lone, limit=999), cap_basis="game_limit") == []


@rule("DZ-056")
def test_dz_056_exactly_the_half_is_allowed_in_a_skirmish():
    halves = ArmyList("Halves", "ucm", 500, (Group("ucm_armour", (Squad("ucm_sabre", 3),)),) * 2)
    assert not [rule for _, rule, _ in found(halves) if rule == "DZ-056"]


@rule("DZ-057")
def test_dz_057_the_commander_does_not_count_towards_the_share_of_his_battlegroup():
    assert group_points(SKIRMISH.groups[0]) == UNITS["ucm_kodiak"].points + UNITS["ucm_condor"].points
    assert army_points(SKIRMISH) == sum(map(group_points, SKIRMISH.groups)) + 60


@rule("DZ-058", "DZ-060")
def test_dz_060_the_army_may_cost_less_than_the_limit_but_not_more():
    assert found(replace(STARTER, limit=623)) == []
    assert found(replace(STARTER, limit=622)) == [(Place(), "DZ-060", "points")]


@rule("DZ-060")
@pytest.mark.parametrize(
    ("limit", "size"),
    [
        (499, None),
        (500, "skirmish"),
        (999, "skirmish"),
        (1000, "clash"),
        (1999, "clash"),
        (2000, "battle"),
        (3000, "battle"),
    ],
)
def test_dz_060_the_agreed_limit_decides_the_size(limit: int, size: str | None):
    assert game_size(limit) == size


@rule("DZ-060", "DZ-061")
def test_dz_060_a_limit_outside_all_sizes_is_told():
    assert (Place(), "DZ-060", "limit") in found(replace(STARTER, limit=400))
    assert found(replace(STARTER, limit=5000)) == [(Place(), "DZ-061", "limit")]


@rule("DZ-061")
def test_dz_061_above_3000_points_the_smallest_number_of_lists_is_used():
    assert [lists_needed(limit) for limit in (500, 3000, 3001, 5000, 6000, 6001)] == [1, 1, 2, 2, 2, 3]
    half = replace(STARTER, limit=2500)
    assert force_violations([half, half], 5000) == ()
    assert [v.why.key for v in force_violations([half], 5000)] == ["refused-dz-061-lists"]
    assert [v.why.key for v in force_violations([half, half], 4000)] == ["refused-dz-061-split"]


@rule("DZ-047")
def test_dz_047_a_battlegroup_takes_only_the_categories_of_its_rows():
    infantry = STARTER.groups[INFANTRY]
    with_scouts = changed(STARTER, INFANTRY, squads=(infantry.squads[0], Squad("ucm_wolverine_b", 4)), shared=())
    assert found(with_scouts) == [(Place(3, "group"), "DZ-047", "many")]
    no_scouts = changed(STARTER, 3, squads=(Squad("ucm_praetorians", 2),))
    assert found(no_scouts) == [(Place(4, "group"), "DZ-047", "few")]


@rule("DZ-048")
def test_dz_048_a_battlegroup_has_a_most_of_squads():
    three = (Squad("ucm_sabre", 3), Squad("ucm_sabre", 3), Squad("ucm_rapier", 3))
    assert (Place(1, "group"), "DZ-048", "") in found(replace(changed(STARTER, 0, squads=three), limit=999))


@rule("DZ-034")
@pytest.mark.parametrize(("size", "legal"), [(2, False), (3, True), (4, False), (6, True), (9, True), (10, False)])
def test_dz_034_a_slash_list_means_exactly_those_sizes(size: int, legal: bool):
    army = changed(STARTER, 0, squads=(Squad("ucm_sabre", size),))
    assert ((Place(1, "squad", 1), "DZ-034", "") in found(army)) != legal


@rule("DZ-045", "DZ-046", "DZ-050")
def test_dz_050_transports_take_no_slot_and_are_no_squad():
    assert len(STARTER.groups[INFANTRY].squads) == 2
    army = changed(STARTER, 0, squads=(Squad("ucm_condor", 1),))
    assert (Place(1, "squad", 1), "DZ-050", "") in found(army)


@rule("DZ-179")
@pytest.mark.parametrize(
    ("squad", "way"),
    [
        (Squad("ucm_sabre", 3, (Ride("ucm_condor", 1),)), None),
        (Squad("ucm_sabre", 3), None),
        (Squad("ucm_sabre", 6, (Ride("ucm_condor", 1),)), "few"),
        (Squad("ucm_sabre", 3, (Ride("ucm_condor", 2),)), "empty"),
        (Squad("ucm_sabre", 3, (Ride("ucm_raven_b", 1),)), "carrier"),
        (Squad("ucm_sabre", 9, (Ride("ucm_albatross", 1),)), None),
        (Squad("ucm_sabre", 6, (Ride("ucm_albatross", 1),)), "size"),
    ],
)
def test_dz_179_transports_are_bought_full_and_for_the_whole_squad(squad: Squad, way: str | None):
    told = [how for _, rule, how in found(changed(STARTER, 0, squads=(squad,))) if rule == "DZ-179"]
    assert told[:1] == ([way] if way else [])


@rule("DZ-195", "DZ-197")
def test_dz_195_a_shared_transport_is_filled_exactly_by_squads_of_its_battlegroup():
    assert sharers(STARTER.groups[INFANTRY]) == ((0, 1),)
    half_empty = changed(STARTER, INFANTRY, squads=(LEGIONNAIRES,))
    assert found(half_empty) == [(Place(3, "shared", 1), "DZ-195", "filled")]
    on_foot = changed(STARTER, INFANTRY, squads=(Squad("ucm_legionnaires", 3),) * 2)
    assert found(on_foot) == [(Place(3, "shared", 1), "DZ-195", "filled")]


@rule("DZ-195")
def test_dz_195_squads_of_the_named_kinds_share_units_where_no_carrier_lies_between():
    tanks = (Squad("ucm_sabre", 6), Squad("ucm_rapier", 3))
    assert sharers(Group("ucm_armour", tanks, (Ride("ucm_albatross", 1),))) == ((0, 1),)
    assert sharers(Group("ucm_armour", tanks[:1], (Ride("ucm_albatross", 1),))) is None
    own = replace(tanks[1], transports=(Ride("ucm_condor", 1),))
    assert sharers(Group("ucm_armour", (tanks[0], own), (Ride("ucm_albatross", 1),))) is None


@rule("DZ-195")
def test_dz_195_with_more_squads_than_places_the_first_in_the_list_ride():
    assert sharers(Group("ucm_infantry", (LEGIONNAIRES,) * 3, (Ride("ucm_condor", 1),))) == ((0, 1),)
    assert sharers(Group("ucm_infantry", (LEGIONNAIRES,) * 4, (Ride("ucm_condor", 2),))) == ((0, 1), (2, 3))


@rule("DZ-195")
def test_dz_195_a_transport_that_nobody_may_share_is_refused():
    army = changed(STARTER, 0, shared=(Ride("ucm_condor", 1),))
    assert (Place(1, "shared", 1), "DZ-195", "carrier") in found(army)


@rule("DZ-058")
def test_dz_058_units_are_of_their_battlegroups_faction():
    army = changed(STARTER, 3, squads=(Squad("phr_janus", 2),))
    assert found(army) == [(Place(4, "squad", 1), "DZ-058", "unit-faction")]


@rule("DZ-342")
def test_dz_342_gates_are_squads_of_their_own_and_at_most_as_many_as_the_others():
    army = shipped_army("shaltari-starter")
    many = changed(army, 3, gates=(Ride("shaltari_haven", 1),) * 4)
    assert (Place(), "DZ-342", "many") in found(many)
    no_gate = changed(army, 3, gates=(Ride("shaltari_tomahawk", 3),))
    assert (Place(4, "gates", 1), "DZ-342", "gate") in found(no_gate)
    as_squad = changed(army, 3, squads=(*army.groups[3].squads, Squad("shaltari_haven", 1)))
    assert (Place(4, "squad", 2), "DZ-342", "squad") in found(as_squad)


@rule("DZ-300", "DZ-301")
@pytest.mark.parametrize(
    ("commander", "told"),
    [
        (Commander(1, "ucm_kodiak"), []),
        (Commander(3, "ucm_kodiak"), [("DZ-301", "size")]),
        (Commander(6, "ucm_kodiak"), [("DZ-300", "")]),
        (Commander(1, "ucm_sabre"), [("DZ-301", "absent")]),
        (Commander(1, "ucm_kodiak#2"), [("DZ-301", "absent")]),
    ],
)
def test_dz_301_a_commander_rides_in_a_command_unit_at_the_sizes_of_his_level(commander: Commander, told):
    army = changed(SKIRMISH, 0, commander=commander)
    assert [(rule, way) for place, rule, way in found(army) if place.part == "commander"] == told


@rule("DZ-301")
def test_dz_301_at_most_one_commander_and_never_in_a_unit_of_another_category():
    army = changed(SKIRMISH, 1, commander=Commander(1, "ucm_sabre"))
    told = [(rule, way) for place, rule, way in found(army) if place == Place(2, "commander")]
    assert told == [("DZ-301", "two"), ("DZ-301", "unit")]


@rule("DZ-058")
def test_dz_058_a_commander_rides_in_the_first_unit_of_the_kind_unless_numbered():
    assert Commander(1, "phr_zeus").number == 1
    assert Commander(1, "phr_zeus#2").number == 2
    assert found(changed(shipped_army("phr-skirmish"), 0, commander=Commander(2, "phr_zeus#2"))) == []


# The text.


@pytest.mark.parametrize("name", ARMY_NAMES)
def test_a_list_is_read_as_it_was_written(name: str):
    army = shipped_army(name)
    assert write_army(army) == army_text(name)
    assert read_army(write_army(army)) == army


rides = st.builds(Ride, st.sampled_from(sorted(UNITS)), st.integers(1, 12))
squads = st.builds(Squad, st.sampled_from(sorted(UNITS)), st.integers(1, 12), st.lists(rides, max_size=3).map(tuple))
commanders = st.builds(Commander, st.integers(1, 9), st.sampled_from(["phr_zeus", "phr_zeus#2", "ucm_kodiak#12"]))
groups = st.builds(
    Group,
    st.sampled_from(sorted(BATTLEGROUPS)),
    st.lists(squads, max_size=4).map(tuple),
    st.lists(rides, max_size=2).map(tuple),
    st.lists(rides, max_size=2).map(tuple),
    st.none() | commanders,
)
names = st.text(st.characters(categories=("L", "N", "P", "S", "Zs")), max_size=20).map(str.strip)
armies = st.builds(
    ArmyList, names, st.sampled_from(FACTIONS), st.integers(1, 9999), st.lists(groups, max_size=6).map(tuple)
)


@given(armies)
def test_every_list_survives_being_written_and_read(army: ArmyList):
    assert read_army(write_army(army)) == army


@given(armies)
def test_no_list_breaks_the_checks(army: ArmyList):
    assert all(violation.why.key for violation in violations(army))


def test_remarks_and_empty_lines_are_skipped_and_lines_are_known():
    head = "; for Thursday\n\narmy: A\nfaction: phr\nlimit: 650\n"
    written = read_written(head + "phr_hq\n\n  ; the boss\n  2 phr_zeus\n  commander 1 in phr_zeus#2\n")
    assert written.army.groups == (Group("phr_hq", (Squad("phr_zeus", 2),), commander=Commander(1, "phr_zeus#2")),)
    assert written.lines == {Place(): 3, Place(1, "group"): 6, Place(1, "squad", 1): 9, Place(1, "commander"): 10}


HEAD = "army: A\nfaction: ucm\nlimit: 650\n"


@rule("DZ-058")
@pytest.mark.parametrize(
    ("text", "way", "line", "column"),
    [
        ("", "text_word", 1, 2),
        ("army: A\n", "text_word", 2, 2),
        ("faction: ucm\n", "text_word", 1, 1),
        ("army: A\nfaction: navy\nlimit: 650\n", "text_faction", 2, 10),
        ("army: A\nfaction: ucm\nlimit: lots\n", "text_number", 3, 8),
        (HEAD + "ucm_navy\n", "text_group", 4, 1),
        (HEAD + "  3 ucm_sabre\n", "text_group", 4, 3),
        (HEAD + "ucm_armour ucm_hq\n", "text_end", 4, 12),
        (HEAD + "ucm_armour\n  0 ucm_sabre\n", "text_number", 5, 3),
        (HEAD + "ucm_armour\n  3 ucm_maus\n", "text_unit", 5, 5),
        (HEAD + "ucm_armour\n  3 ucm_sabre on 1 ucm_condor\n", "text_word", 5, 15),
        (HEAD + "ucm_armour\n  3 ucm_sabre in 1\n", "text_unit", 5, 19),
        (HEAD + "ucm_armour\n  shared 1 ucm_condor 2\n", "text_end", 5, 23),
        (HEAD + "ucm_hq\n  commander 1 in ucm_kodiak\n  commander 1 in ucm_kodiak\n", "text_twice", 6, 3),
        (HEAD + "ucm_hq\n  commander 1 in ucm_kodiak#0\n", "text_unit", 5, 18),
        ("x" * 20_001, "text_long", 1, 1),
    ],
)
def test_dz_058_what_cannot_be_read_is_told_with_line_and_column(text: str, way: str, line: int, column: int):
    with pytest.raises(Illegal) as caught:
        read_army(text)
    assert (caught.value.way, caught.value.facts["line"], caught.value.facts["column"]) == (way, line, column)


@rule("DZ-179")
@pytest.mark.parametrize("unit", [unit for unit in UNITS.values() if unit.carriers], ids=lambda unit: unit.id)
def test_dz_179_against_the_ways_to_carry_a_squad_nothing_speaks(unit: Unit):
    for count in unit.sizes:
        ways = list(loads(unit, count))
        assert ways[-1] == ()
        for rides in ways:
            army = ArmyList("", unit.faction, 999, (Group("any", (Squad(unit.id, count, rides),)),))
            assert "DZ-179" not in {found.why.rule for found in violations(army)}


@rule("DZ-195")
def test_dz_195_the_transports_that_squads_may_share_are_known_from_their_profiles():
    legionnaires = Squad("ucm_legionnaires", 3)
    shared = {share.unit for share in UNITS["ucm_legionnaires"].shares}
    assert set(sharable(Group("any", (legionnaires, legionnaires)))) == shared
    assert sharable(Group("any", (Squad("nobody", 3),))) == ()


@rule("DZ-179")
def test_dz_179_the_usual_transports_come_first_and_may_be_of_several_kinds():
    def ways(unit: str, count: int) -> list[str]:
        return [" + ".join(f"{ride.count} {ride.unit}" for ride in rides) for rides in loads(UNITS[unit], count)]

    assert ways("phr_immortals", 2) == ["1 phr_juno_a1", "1 phr_juno_a2", "1 phr_triton_a1", ""]
    assert ways("phr_immortals", 4)[:3] == [
        "2 phr_juno_a1",
        "1 phr_juno_a1 + 1 phr_juno_a2",
        "1 phr_juno_a1 + 1 phr_triton_a1",
    ]
    assert ways("ucm_sabre", 4) == [""]


@rule("DZ-301")
def test_dz_301_a_commander_rides_in_a_command_unit_and_every_one_of_them_has_its_number():
    squads = Squad("phr_immortals", 2), Squad("phr_zeus", 2), Squad("phr_zeus", 1)
    assert seats(Group("phr_hq", squads)) == ("phr_zeus", "phr_zeus#2", "phr_zeus#3")
