"""Battlefields (DZ-002, DZ-008, DZ-009, DZ-200 to DZ-213, DZ-232 to DZ-235, DZ-350, DZ-353, DZ-355)."""

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.fields.battlefields import (
    BATTLEFIELD_NAMES,
    Battlefield,
    Words,
    battlefield_of,
    read_battlefield,
    shipped_battlefield,
    usual_size,
    write_battlefield,
)
from panzerkiste.games.dropzone.fields.checks import check_battlefield, findings, prize_buildings, unsuitable
from panzerkiste.games.dropzone.fields.terrain import (
    Board,
    Building,
    Construction,
    Entrance,
    Going,
    Opening,
    Outline,
    Passage,
    Piece,
    Size,
)
from panzerkiste.games.dropzone.options import Scenario
from panzerkiste.games.dropzone.versions import RULES
from panzerkiste.proving.coverage import rule

HEAD = """id = "yard"
name = { en = "Yard", de = "Hof" }
description = { en = "", de = "" }
size = [48, 48]
"""
HOUSE = """[[building]]
id = "b1"
outline = [[10, 10], [14, 10], [14, 13.5], [10, 13.5]]
height = 3
size = "small"
"""
every_battlefield = pytest.mark.parametrize("name", BATTLEFIELD_NAMES)


def square(x: float, y: float, side: float = 4.0) -> Outline:
    return ((x, y), (x + side, y), (x + side, y + side), (x, y + side))


def house(id: str, outline: Outline, **fields: Any) -> Building:
    given: dict[str, Any] = {"height": 3.0, "size": Size.MEDIUM} | fields
    return Building(id, outline, **given)


def field(*things: Piece | Building, **fields: Any) -> Battlefield:
    pieces = tuple(thing for thing in things if isinstance(thing, Piece))
    buildings = tuple(thing for thing in things if isinstance(thing, Building))
    return Battlefield(
        "yard", Words("Yard", "Hof"), Words("", ""), Board(48.0, 48.0, pieces, buildings, RULES), **fields
    )


def errors(one: Battlefield) -> list[tuple[str, str]]:
    """Piece and key, without its beginning, of all errors."""
    return [(f.piece, f.why.key.removeprefix("refused-")) for f in findings(one) if f.level == "error"]


def warnings(one: Battlefield) -> list[tuple[str, str]]:
    return [(f.piece, f.why.key.removeprefix("refused-")) for f in findings(one) if f.level == "warning"]


# Ours.


@rule("DZ-202", "DZ-350")
@every_battlefield
@pytest.mark.parametrize("scenario", get_args(Scenario))
def test_dz_350_every_battlefield_of_ours_is_faultless_and_suits_every_scenario(name: str, scenario: Scenario):
    assert findings(shipped_battlefield(name)) == ()
    assert unsuitable(shipped_battlefield(name), scenario) == ()


def test_there_are_battlefields_of_different_character():
    kinds = {name: {piece.kind for piece in shipped_battlefield(name).board.pieces} for name in BATTLEFIELD_NAMES}
    assert len(kinds) >= 4
    assert "river" in kinds["three_bridges"]
    assert {"rubble", "high_wall", "crater"} <= kinds["dead_foundry"]
    assert {"hill", "wood"} <= kinds["beech_hills"]


@every_battlefield
def test_every_battlefield_of_ours_is_the_same_for_both_players(name: str):
    board = shipped_battlefield(name).board

    def shapes(turned: bool) -> set[tuple[object, ...]]:
        def corners(outline: Outline) -> frozenset[tuple[float, float]]:
            return frozenset((round(48 - x, 4), round(48 - y, 4)) if turned else (x, y) for x, y in outline)

        houses = {(corners(each.outline), each.height, each.size, each.construction) for each in board.buildings}
        return houses | {(corners(each.outline), each.height, each.kind) for each in board.pieces}

    assert shapes(turned=True) == shapes(turned=False)


@every_battlefield
def test_the_markers_of_the_crossroads_lie_where_ground_units_can_stand_near(name: str):
    board = shipped_battlefield(name).board
    rivers = [piece for piece in board.pieces if piece.passage.vehicle is Going.IMPASSABLE]
    for marker in ((24.0, 24.0), (12.0, 24.0), (36.0, 24.0)):
        near = [(marker[0] + x, marker[1] + y) for x in range(-6, 7, 2) for y in range(-6, 7, 2) if x * x + y * y <= 36]
        closed = [*(piece.outline for piece in rivers), *(building.outline for building in board.buildings)]
        assert sum(not any(_inside(point, outline) for outline in closed) for point in near) >= 10


def _inside(point: tuple[float, float], outline: Outline) -> bool:
    """By counting the edges to the east of the point."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            crossed = not crossed
    return crossed


@rule("DZ-350")
def test_dz_350_on_the_town_crossroads_three_houses_are_barred_in_the_first_turn():
    assert shipped_battlefield("city_block_9").barred == ("b5", "b8", "b9")


@rule("DZ-353")
def test_dz_353_prizes_lie_in_the_buildings_nearest_to_five_points():
    assert prize_buildings(shipped_battlefield("city_block_9")) == ("b5", "b1", "b2", "b3", "b4")
    assert prize_buildings(field()) == ()


# Files.


@every_battlefield
def test_a_battlefield_is_read_as_it_was_written(name: str):
    one = shipped_battlefield(name)
    assert read_battlefield(write_battlefield(one)) == one
    assert battlefield_of(name) == battlefield_of(write_battlefield(one)) == one


@rule("DZ-009")
def test_dz_009_a_building_that_says_nothing_of_them_has_doors_mid_wall_and_windows_every_inch():
    (b1,) = read_battlefield(HEAD + HOUSE).board.buildings
    assert b1.entrances == (
        Entrance((11.75, 10), (12.25, 10), 0),
        Entrance((14, 11.5), (14, 12.0), 1),
        Entrance((12.25, 13.5), (11.75, 13.5), 2),
        Entrance((10, 12.0), (10, 11.5), 3),
    )
    assert [opening.at for opening in b1.openings_in(1)] == [(14, 10.5, 0.5), (14, 11.5, 0.5), (14, 12.5, 0.5)]
    tiny = read_battlefield(HEAD + HOUSE.replace("small", "tiny")).board.buildings[0]
    assert [entrance.wall for entrance in tiny.entrances] == [0, 2]
    micro = read_battlefield(HEAD + HOUSE.replace("small", "micro")).board.buildings[0]
    assert (micro.entrances, micro.openings) == ((), ())


@rule("DZ-009", "DZ-235")
def test_dz_235_a_file_may_say_it_otherwise():
    lines = """entrances = [{ a = [12, 12], b = [12, 12] }]
openings = [{ wall = 2, points = [[12, 13.5, 2.5]] }]
roof = true
construction = "reinforced"
"""
    (b1,) = read_battlefield(HEAD + HOUSE + lines).board.buildings
    assert b1.entrances == (Entrance((12, 12), (12, 12)),)
    assert b1.entrances[0].on_roof
    assert (b1.openings, b1.roof) == ((Opening(2, (12, 13.5, 2.5)),), True)
    assert b1.construction is Construction.REINFORCED


@rule("DZ-234")
def test_dz_234_a_giant_roof_may_be_declared_ground_level():
    (b1,) = read_battlefield(HEAD + HOUSE + "roof = true\nground_level = true\n").board.buildings
    assert b1.ground_level


@rule("DZ-008", "DZ-202", "DZ-207")
def test_dz_202_a_piece_has_the_properties_of_its_kind_unless_it_says_otherwise():
    wood = '[[terrain]]\nid = "t1"\nkind = "wood"\noutline = [[1, 1], [5, 1], [5, 5]]\n'
    (usual,) = read_battlefield(HEAD + wood).board.pieces
    assert (usual.height, usual.concealment, usual.passage.skimmer) == (2, True, Going.IMPASSABLE)
    own = wood + 'height = 3\nconcealment = false\npassage = { vehicle = "I" }\n'
    (other,) = read_battlefield(HEAD + own).board.pieces
    assert (other.height, other.concealment) == (3, False)
    assert other.passage == Passage(vehicle=Going.IMPASSABLE)


@rule("DZ-207")
def test_dz_207_crossing_the_outline_of_a_hill_costs_its_height():
    hill = '[[terrain]]\nid = "t1"\nkind = "hill"\noutline = [[1, 1], [5, 1], [5, 5]]\nheight = 1.5\n'
    assert read_battlefield(HEAD + hill).board.pieces[0].outline_cost == 1.5
    assert read_battlefield(HEAD + hill + "outline_cost = 0\n").board.pieces[0].outline_cost == 0


@rule("DZ-202")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("yard", "refused-dz-202-unknown"),
        ("id = \n", "refused-dz-202-text"),
        (HEAD.replace("48", '"wide"', 1), "refused-dz-202-text"),
        (HEAD + 'colour = "red"\n', "refused-dz-202-text"),
        (HEAD + HOUSE.replace("small", "huge"), "refused-dz-202-text"),
        (HEAD + HOUSE.replace("[14, 10]", "[1e9, 10]"), "refused-dz-202-text"),
        (HEAD + HOUSE.replace("height = 3", "height = nan"), "refused-dz-202-text"),
        (HEAD + '[[terrain]]\nid = "t"\nkind = "lava"\noutline = [[1, 1], [5, 1], [5, 5]]\n', "refused-dz-207-kind"),
    ],
)
def test_dz_202_what_cannot_be_read_is_refused(text: str, key: str):
    with pytest.raises(Illegal) as caught:
        battlefield_of(text)
    assert caught.value.key == key


inches = st.floats(0, 48, allow_nan=False)
points = st.tuples(inches, inches)
outlines = st.lists(points, min_size=3, max_size=6, unique=True).map(tuple)
pieces = st.builds(
    Piece,
    st.text(max_size=4),
    st.sampled_from(["wood", "hill", "river", "rubble"]),
    outlines,
    inches,
    st.builds(Passage, infantry=st.sampled_from(Going)),
    concealment=st.booleans(),
    flat_top=st.booleans(),
    steep=st.booleans(),
    outline_cost=inches,
)
openings = st.builds(Opening, st.integers(0, 3), st.tuples(inches, inches, inches))
entrances = st.builds(Entrance, points, points, st.none() | st.integers(0, 3))
buildings = st.builds(
    Building,
    st.text(max_size=4),
    outlines,
    inches,
    st.sampled_from(Size),
    st.sampled_from(Construction),
    st.lists(openings, max_size=3).map(lambda many: tuple(sorted(many, key=lambda opening: opening.wall))),
    st.lists(entrances, max_size=2).map(tuple),
)


@given(st.lists(pieces, max_size=3), st.lists(buildings, max_size=3), st.text(max_size=8))
def test_every_battlefield_survives_being_written_and_read(pieces: list[Piece], buildings: list[Building], name: str):
    one = replace(field(*pieces, *buildings), name=Words(name, name))
    assert read_battlefield(write_battlefield(one)) == one


@given(st.lists(pieces, max_size=3), st.lists(buildings, max_size=3))
def test_no_battlefield_breaks_the_checks(pieces: list[Piece], buildings: list[Building]):
    assert all(finding.why.key for finding in findings(field(*pieces, *buildings)))


# Checks.


@rule("DZ-002")
def test_dz_002_the_table_has_a_size_and_everything_stands_on_it():
    wide = replace(field(), board=Board(100.0, 48.0))
    assert errors(wide) == [("", "dz-002-size")]
    assert errors(replace(field(), board=Board(72.0, 48.0))) == [], "for large battles"
    assert errors(field(Piece("t1", "wood", square(46, 1), 2.0))) == [("t1", "dz-002-outside")]


@rule("DZ-008")
def test_dz_008_outlines_are_simple_and_counter_clockwise_and_names_are_not_shared():
    bow = ((1.0, 1.0), (5.0, 5.0), (5.0, 1.0), (1.0, 5.0))
    assert errors(field(Piece("t1", "wood", bow, 2.0))) == [("t1", "dz-008-simple")]
    assert errors(field(Piece("t1", "wood", square(1, 1)[::-1], 2.0))) == [("t1", "dz-008-clockwise")]
    assert errors(field(Piece("b1", "wood", square(1, 1), 2.0), house("b1", square(10, 10)))) == [("b1", "dz-008-id")]
    assert errors(field(Piece("t1", "wood", square(1, 1), -2.0))) == [("t1", "dz-008-height")]


@rule("DZ-008")
def test_dz_008_two_corners_in_the_same_place_have_no_wall_between_them():
    doubled = (*square(10, 10), (10.0, 14.0))
    assert errors(field(house("b1", doubled))) == [("b1", "dz-008-simple")]
    text = HEAD + HOUSE.replace("[14, 13.5]", "[14, 10]")
    assert errors(read_battlefield(text)) == [("b1", "dz-008-simple")]


@rule("DZ-202")
def test_dz_202_more_things_than_anybody_can_compare_are_counted_and_nothing_more():
    many = [Piece(f"t{number}", "wood", square(1, 1), 2.0) for number in range(201)]
    assert errors(field(*many)) == [("", "dz-202-many")]
    assert errors(field(*many[1:])) == []


@rule("DZ-202")
def test_dz_202_a_file_with_a_key_of_many_parts_is_refused_before_it_is_read():
    with pytest.raises(Illegal, match="DZ-202 deep"):
        read_battlefield(HEAD + "a." * 20 + "b = 1\n")


@rule("DZ-202")
def test_dz_202_an_outline_has_no_more_corners_and_ground_no_longer_rims_than_ways_can_be_found_among():
    comb = [(1 + 0.2 * n, y) for n in range(60) for y in ((1, 20) if n % 2 else (20, 1))]
    outline = (*comb, (13.0, 0.5), (1.0, 0.5))
    found = errors(field(Piece("t1", "wood", outline[::-1], 2.0)))
    assert ("t1", "dz-202-corners") in found
    strips = [
        Piece(f"t{n}", "wood", ((1, 0.4 * n), (47, 0.4 * n), (47, 0.4 * n + 0.2), (1, 0.4 * n + 0.2)), 2.0)
        for n in range(1, 13)
    ]
    assert ("", "dz-202-rims") in errors(field(*strips))
    assert ("", "dz-202-rims") not in errors(field(*strips[:10]))


@rule("DZ-009")
def test_dz_009_doors_and_windows_lie_in_their_walls():
    outline = square(10, 10)
    door = house("b1", outline, entrances=(Entrance((11, 10), (12, 10.5), 0),))
    assert errors(field(door)) == [("b1", "dz-009-entrance")]
    assert errors(field(replace(door, entrances=(Entrance((11, 10), (12, 10), 4),)))) == [("b1", "dz-009-entrance")]
    window = house("b1", outline, openings=(Opening(1, (11, 10, 0.5)),))
    assert errors(field(window)) == [("b1", "dz-009-opening")]
    assert errors(field(replace(window, openings=(Opening(0, (11, 10, 3.5)),)))) == [("b1", "dz-009-opening")]
    assert errors(field(replace(window, openings=(Opening(0, (11, 10, 3.0)),)))) == []


@rule("DZ-235")
def test_dz_235_a_hatch_needs_a_roof_that_one_can_stand_on():
    hatch = house("b1", square(10, 10), entrances=(Entrance((12, 12), (12, 12)),))
    assert errors(field(hatch)) == [("b1", "dz-235-entrance")]
    assert errors(field(replace(hatch, roof=True))) == []
    outside = replace(hatch, roof=True, entrances=(Entrance((15, 12), (15, 12)),))
    assert errors(field(outside)) == [("b1", "dz-235-entrance")]


@rule("DZ-210")
def test_dz_210_nothing_else_stands_in_a_building():
    assert errors(field(house("b1", square(10, 10)), house("b2", square(13, 13)))) == [("b1", "dz-210-overlap")]
    assert errors(field(house("b1", square(10, 10)), house("b2", square(14, 10)))) == [], "wall to wall"
    assert errors(field(house("b1", square(10, 10)), Piece("t1", "wood", square(9, 9), 2.0))) == [
        ("b1", "dz-210-overlap")
    ]


@rule("DZ-211")
@pytest.mark.parametrize(
    ("side", "height", "size"),
    [
        (1, 0.75, "micro"),
        (1, 1.5, "tiny"),
        (2, 2.25, "tiny"),
        (2, 3, "small"),
        (3.5, 3.75, "small"),
        (4, 3, "medium"),
        (5, 5.25, "medium"),
        (5, 6, "large"),
        (6, 7.5, "large"),
        (9, 12, "large"),
    ],
)
def test_dz_211_the_usual_class_is_the_smallest_whose_two_limits_hold(side: float, height: float, size: str):
    assert usual_size(square(1, 1, side), height) is Size(size)


@rule("DZ-211")
def test_dz_211_another_class_is_only_marked():
    assert warnings(field(house("b1", square(10, 10), size=Size.LARGE)))[0] == ("b1", "dz-211-size")
    check_battlefield(field(house("b1", square(10, 10), size=Size.LARGE)))


@rule("DZ-213")
def test_dz_213_no_medium_or_large_building_is_weak():
    weak = house("b1", square(10, 10), construction=Construction.WEAK)
    assert errors(field(weak)) == [("b1", "dz-213-weak")]
    assert errors(field(replace(weak, size=Size.SMALL))) == []


@rule("DZ-232", "DZ-233")
def test_dz_232_connected_buildings_lie_less_than_three_inches_apart_and_lead_back():
    def pair(apart: float, back: tuple[str, ...]) -> Battlefield:
        return field(
            house("b1", square(10, 10), connected=("b2",)), house("b2", square(14 + apart, 10), connected=back)
        )

    assert errors(pair(2.9, ("b1",))) == []
    assert errors(pair(3.0, ("b1",))) == [("b1", "dz-232-far"), ("b2", "dz-232-far")]
    assert errors(pair(2.0, ())) == [("b1", "dz-232-one-way")]
    assert errors(field(house("b1", square(10, 10), connected=("b7",)))) == [("b1", "dz-232-unknown")]


@rule("DZ-216", "DZ-217")
def test_dz_217_a_house_that_infantry_cannot_walk_up_to_is_marked():
    outline = square(10, 10, 3)
    closed = house("b1", outline, size=Size.SMALL)
    assert warnings(field(closed)) == [("b1", "dz-217-doors")]
    door = replace(closed, entrances=(Entrance((11, 10), (12, 10), 0),))
    assert warnings(field(door)) == []
    river = Piece("t1", "river", square(9, 5, 5), 0.0, Passage(infantry=Going.IMPASSABLE))
    assert warnings(field(door, river)) == [("b1", "dz-217-doors")]
    shed = house("b1", square(10, 10, 1), size=Size.MICRO, height=0.75)
    assert warnings(field(shed)) == [], "nobody can occupy it"


@rule("DZ-350")
def test_dz_350_barred_buildings_exist():
    assert errors(field(barred=("b1",))) == [("b1", "dz-350-barred")]


@rule("DZ-350", "DZ-353", "DZ-355")
def test_dz_350_scenarios_need_a_table_of_48_inches_and_enough_buildings():
    def keys(one: Battlefield, scenario: Scenario) -> list[str]:
        return [finding.why.key.removeprefix("refused-") for finding in unsuitable(one, scenario)]

    large = replace(field(), board=Board(72.0, 48.0))
    assert keys(large, "crossroads") == ["dz-350-size", "dz-350-buildings"]
    seven = field(*(house(f"b{x}", square(1 + 6 * x, 22)) for x in range(7)))
    assert keys(seven, "crossroads") == []
    assert keys(seven, "paper_chase") == ["dz-355-buildings"]
    assert keys(seven, "prizes") == ["dz-353-buildings"]


def test_a_battlefield_with_errors_is_refused_with_the_first():
    with pytest.raises(Illegal) as caught:
        check_battlefield(field(house("b1", square(46, 10), construction=Construction.WEAK)))
    assert (caught.value.key, caught.value.facts["piece"]) == ("refused-dz-002-outside", "b1")
