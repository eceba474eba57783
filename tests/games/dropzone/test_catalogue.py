"""Profiles and tables (DZ-018, DZ-020 to DZ-049, DZ-055, DZ-207, DZ-211 to DZ-213, DZ-300)."""

import math

import pytest

from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.armies.catalogue import (
    ARMY_TABLES,
    BATTLEGROUPS,
    BUILDINGS,
    COMMANDERS,
    FACTIONS,
    GROUP_CATEGORIES,
    ROW_CATEGORIES,
    TERRAIN_KINDS,
    UNITS,
    WEAPONS,
    Unit,
    Weapon,
)
from panzerkiste.games.dropzone.fields.terrain import Construction, Going, Mover, Size
from panzerkiste.games.dropzone.options import Options
from panzerkiste.locales import voice
from panzerkiste.proving.coverage import rule

every_unit = pytest.mark.parametrize("unit", UNITS.values(), ids=UNITS)


@rule("DZ-020", "DZ-021", "DZ-022", "DZ-023", "DZ-024")
@every_unit
def test_dz_020_every_unit_is_a_base_of_infantry_a_vehicle_or_an_aircraft_with_the_body_of_its_type(unit: Unit):
    assert (unit.hull is None) == unit.is_infantry
    assert bool(unit.base) == (unit.is_infantry or unit.is_aircraft), "the base of infantry, or the flight base"
    assert bool(unit.morale) == bool(unit.close_quarters) == unit.is_infantry
    assert (unit.landing_zone is not None) == unit.is_aircraft
    assert unit.is_fast_mover == (unit.category == "air")


@rule("DZ-030", "DZ-031")
@every_unit
def test_dz_030_profiles_stay_within_the_scales_of_the_tables(unit: Unit):
    assert 1 <= unit.armour <= 10
    assert unit.damage_points >= 1
    for id in unit.weapons:
        weapon = WEAPONS[id]
        assert 1 <= weapon.energy <= 13
        assert 2 <= weapon.accuracy <= 6
        assert weapon.shots >= 1
        assert weapon.countered_range <= weapon.full_range
        assert (weapon.move_and_fire is None) == unit.is_fast_mover


@rule("DZ-032")
def test_dz_032_a_range_is_a_number_of_inches_unlimited_or_close_combat():
    assert WEAPONS["avenger_railgun"].full_range == math.inf
    assert [id for id, weapon in WEAPONS.items() if weapon.close_combat] == [
        "prowler_inject",
        "razor_claws",
        "energy_swords",
    ]
    assert all(bool(weapon.full_range) != weapon.close_combat for weapon in WEAPONS.values())


@rule("DZ-033")
def test_dz_033_countermeasures_may_be_combined():
    gunship = UNITS["shaltari_thunderbird"]
    assert (gunship.active, gunship.passive, gunship.evasion) == (True, 5, 2)
    legionnaires = UNITS["ucm_legionnaires"]
    assert (legionnaires.active, legionnaires.passive, legionnaires.evasion) == (False, 0, 0)


@rule("DZ-034")
@every_unit
def test_dz_034_only_transports_have_no_squad_size_of_their_own(unit: Unit):
    assert bool(unit.sizes) != unit.is_transport
    assert all(size in unit.sizes for carrier in unit.carriers for size in carrier.sizes)


@rule("DZ-035")
def test_dz_035_the_example_profile_is_the_sabre():
    sabre, cannon, gun = UNITS["ucm_sabre"], WEAPONS["avenger_railgun"], WEAPONS["ucm_hmg"]
    assert (sabre.armour, sabre.move, sabre.active, sabre.damage_points, sabre.points) == (10, 4, True, 1, 40)
    assert (sabre.type, sabre.category, sabre.sizes, sabre.formation) == ("vehicle", "standard", (3, 6, 9), "standard")
    assert (cannon.energy, cannon.shots, cannon.accuracy, cannon.countered_range) == (10, 1, 2, 24)
    assert (cannon.move_and_fire, cannon.arcs, cannon.articulated) == (4, ("F", "SL", "SR", "R"), True)
    assert (gun.energy, gun.shots, gun.accuracy, gun.full_range, gun.countered_range) == (4, 2, 3, 36, 12)
    assert gun.arcs == ("F", "SL", "SR")


@rule("DZ-040", "DZ-041")
def test_dz_040_every_faction_has_units_and_battlegroups_of_every_category():
    for faction in FACTIONS:
        carries = "gate" if faction == "shaltari" else "transport"
        units = {unit.category for unit in UNITS.values() if unit.faction == faction}
        assert units == {*ROW_CATEGORIES, carries}
        groups = {group.category for group in BATTLEGROUPS.values() if group.faction == faction}
        assert groups == set(GROUP_CATEGORIES)


@rule("DZ-047", "DZ-048", "DZ-049")
def test_dz_049_the_printed_example_is_the_colonial_armoured_formation():
    group = BATTLEGROUPS["ucm_armour"]
    spans = [
        [group.rows(size).span(category) for category in ("command", "standard", "heavy", "support")]
        for size in ARMY_TABLES
    ]
    assert spans == [
        [(0, 0), (1, 2), (0, 0), (0, 1)],
        [(0, 0), (1, 2), (0, 1), (0, 1)],
        [(0, 1), (1, 2), (0, 1), (0, 2)],
    ]
    assert [group.rows(size).max for size in ARMY_TABLES] == [2, 3, 4]
    assert group.skirmish.span("infantry") == (0, 0), "what is not listed is forbidden"


@rule("DZ-055", "DZ-056", "DZ-060")
@pytest.mark.parametrize(
    ("size", "points", "spans", "most", "cap"),
    [
        ("skirmish", (500, 999), [(0, 1), (1, 2), (1, 1), (0, 1), (0, 0)], 4, (1, 2)),
        ("clash", (1000, 1999), [(1, 1), (1, 2), (1, 2), (0, 1), (0, 1)], 5, (1, 3)),
        ("battle", (2000, 3000), [(1, 1), (1, 2), (1, 2), (0, 2), (0, 1)], 6, (1, 3)),
    ],
)
def test_dz_055_the_standard_army_list(size, points, spans, most, cap):
    table = ARMY_TABLES[size]
    assert (table.points, table.max, table.cap) == (points, most, cap)
    assert [table.span(category) for category in GROUP_CATEGORIES] == spans


@rule("DZ-207")
@pytest.mark.parametrize(
    ("kind", "height", "going"),
    [
        ("wood", 2, "DDIH"),
        ("low_wall", 0.25, "PDPP"),
        ("high_wall", 1, "III-"),
        ("river", 0, "IIPI"),
        ("rubble", 1, "DIIH"),
        ("crater", 0, "PDPP"),
        ("hill", 1, "PPPP"),
    ],
)
def test_dz_207_the_kinds_of_terrain(kind: str, height: float, going: str):
    found = TERRAIN_KINDS[kind]
    movers = (Mover.INFANTRY, Mover.VEHICLE, Mover.SKIMMER, Mover.WALKER)
    letters = [found.passage.of(mover) for mover in movers]
    assert found.height == height
    assert "".join("-" if letter is Going.STEP else letter.value for letter in letters) == going
    assert found.passage.aircraft is Going.PASSABLE


@rule("DZ-201", "DZ-207")
def test_dz_207_what_the_kinds_of_terrain_do():
    def having(effect: str) -> list[str]:
        return [id for id, kind in TERRAIN_KINDS.items() if getattr(kind, effect)]

    assert having("blocks_sight") == ["high_wall", "rubble", "hill"]
    assert having("body_cover") == ["low_wall", "rubble", "crater"]
    assert having("concealment") == having("permeable") == ["wood"]
    assert having("massive_field") == ["wood", "rubble"]
    assert having("flat_top") == ["hill"]


@rule("DZ-211", "DZ-212", "DZ-213")
@pytest.mark.parametrize(
    ("size", "armour", "damage_points", "garrison"),
    [
        ("micro", (4, 6, 8), 2, 0),
        ("tiny", (4, 6, 8), 4, 3),
        ("small", (4, 6, 8), 10, 6),
        ("medium", (None, 6, 8), 20, 9),
        ("large", (None, 6, 8), 30, 12),
    ],
)
def test_dz_212_the_profiles_of_buildings(size: str, armour, damage_points: int, garrison: int):
    profile = BUILDINGS[Size(size)]
    assert tuple(profile.armour(construction) for construction in Construction) == armour
    assert (profile.damage_points, profile.garrison) == (damage_points, garrison)


@rule("DZ-018")
def test_dz_018_the_templates_have_three_sizes():
    assert [Options().landing_zone(size) for size in ("S", "M", "L")] == [2.0, 3.5, 5.0]


@rule("DZ-300")
def test_dz_300_the_levels_of_commanders():
    points = {faction: [level.points for level in COMMANDERS[faction]] for faction in FACTIONS}
    assert points == {
        "ucm": [35, 60, 95, 140, 220],
        "scourge": [30, 55, 85, 120, 195],
        "phr": [30, 55, 90, 120, 180],
        "shaltari": [40, 66, 100, 150, 235],
    }
    for levels in COMMANDERS.values():
        assert [(level.command_value, level.radius) for level in levels] == [(2, 9), (3, 12), (4, 18), (5, 22), (6, 24)]
        assert ["".join(size[0] for size in level.sizes) for level in levels] == ["scb", "scb", "cb", "cb", "b"]


def test_every_reference_between_profiles_leads_somewhere():
    for unit in UNITS.values():
        assert set(unit.weapons) <= WEAPONS.keys()
        rides = {carrier.unit for carrier in unit.carriers} | {share.unit for share in unit.shares}
        rides |= {via for share in unit.shares for via in share.via}
        assert all(UNITS[ride].is_transport and UNITS[ride].faction == unit.faction for ride in rides)
        assert all(unit.id in share.kinds for share in unit.shares)
        assert all(UNITS[kind].shares for share in unit.shares for kind in share.kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_profile_has_its_words_in_both_languages(language: str):
    spoken = voice(language, DROPZONE.folder / "texts")
    unnamed = {
        spoken.format("dropzone-unit-name", {"kind": "-"}),
        spoken.format("dropzone-weapon-name", {"weapon": "-"}),
    }
    for id in UNITS:
        name = spoken.format("dropzone-unit-name", {"kind": id})
        assert name not in unnamed
        short = spoken.format("dropzone-unit-short", {"kind": id})
        assert short not in unnamed
        assert short == spoken.format("dropzone-target-short", {"target_kind": id})
        assert spoken.knows(f"dropzone-unit-{id.replace('_', '-')}-about")
    assert all(spoken.format("dropzone-weapon-name", {"weapon": id}) not in unnamed for id in WEAPONS)
    named = [f"group-{id}" for id in BATTLEGROUPS] + [f"terrain-{id}" for id in TERRAIN_KINDS]
    named += [f"faction-{id}" for id in FACTIONS] + [f"category-{unit.category}" for unit in UNITS.values()]
    assert all(spoken.knows(f"dropzone-{name.replace('_', '-')}") for name in named)


@rule("DZ-123", "DZ-339")
def test_dz_339_some_weapons_fire_to_the_front_and_one_side_only():
    assert WEAPONS["plasma_carbine_left"].arcs == ("F", "SL")
    assert WEAPONS["plasma_carbine_right"].arcs == ("F", "SR")


@rule("DZ-329")
def test_dz_329_the_arc_caster_is_worse_against_the_ground_and_the_battlefield_laser_is_hardly_disturbed():
    assert (WEAPONS["arc_caster"].accuracy, WEAPONS["arc_caster"].accuracy_ground) == (2, 6)
    assert WEAPONS["phr_laser"].modifier_cap == 1
    special = [id for id, weapon in WEAPONS.items() if weapon.accuracy_ground or weapon.modifier_cap]
    assert special == ["arc_caster", "phr_laser"]


@rule("DZ-338")
def test_dz_338_barrage_strafe_and_focus_do_not_occur():
    known = set(Weapon.__struct_fields__) | set(Unit.__struct_fields__)
    assert known.isdisjoint({"barrage", "strafe", "focus"}), "a profile names no rule that is not a field"


@rule("DZ-280")
def test_dz_280_shaltari_and_scourge_hover_and_others_rarely():
    hovering = {
        faction: [id for id, unit in UNITS.items() if unit.skimmer and unit.faction == faction] for faction in FACTIONS
    }
    assert hovering["ucm"] == []
    assert hovering["phr"] == ["phr_helios"]
    assert min(len(hovering["scourge"]), len(hovering["shaltari"])) >= 4


@rule("DZ-340", "DZ-342")
def test_dz_340_only_shaltari_have_mass_and_gates_and_they_have_no_transports():
    for unit in UNITS.values():
        shaltari = unit.faction == "shaltari"
        assert not (unit.carriers and shaltari)
        assert bool(unit.gate) == unit.is_gate
        assert shaltari or not (unit.mass or unit.is_gate)
    passing = {unit.id for unit in UNITS.values() if unit.infantry_gate}
    assert passing == {"shaltari_spirit", "shaltari_haven"}


@rule("DZ-175")
def test_dz_175_transports_are_vehicles_or_aircraft():
    kinds = {unit.id: unit.type for unit in UNITS.values() if unit.is_transport}
    assert set(kinds.values()) == {"vehicle", "aircraft"}
    assert (kinds["ucm_bear"], kinds["ucm_condor"]) == ("vehicle", "aircraft")
