"""Lines of sight (DZ-010 to DZ-013, DZ-125 to DZ-130, DZ-163, DZ-204 to DZ-206, DZ-222, DZ-224, DZ-262, DZ-263)."""

from itertools import combinations

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from panzerkiste.games.dropzone.fields.sight import (
    Cover,
    Eye,
    Sight,
    eye_at,
    eye_of,
    raised_eye,
    scene,
    sees_any,
    sight,
    wall_sight,
)
from panzerkiste.games.dropzone.fields.terrain import Board, Building, Feature, Opening, collapsed
from panzerkiste.games.dropzone.geometry import Body, Template, contains, rim
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.ground import (
    base,
    board,
    box,
    crater,
    dropship,
    high_wall,
    hill,
    house,
    low_wall,
    tank,
    walker,
    wood,
)

SHOOTER, TARGET = tank(10, 24, 90.0, id="shooter"), tank(30, 24, 0.0, id="target")  # broadside on, 20" apart


def look(*features: Feature, shooter: Body = SHOOTER, target: Body = TARGET, others: tuple[Body, ...] = ()) -> Sight:
    ground = board(*features)
    return sight(scene(ground, [shooter, target, *others]), eye_of(ground, shooter), target.id)


# Eyes


@rule("DZ-011", "DZ-284")
@pytest.mark.parametrize(
    ("body", "height"),
    [(tank(5, 5), 0.5), (walker(5, 5), 2.25), (base(5, 5), 0.4), (dropship(5, 5), 6.0), (dropship(5, 5, 2.0), 2.0)],
)
def test_dz_011_an_eye_is_the_middle_of_a_hull_the_head_of_a_man_or_the_height_of_flight(body: Body, height: float):
    assert eye_of(board(), body).at == (5, 5, height)


@rule("DZ-010")
def test_dz_010_on_a_plateau_or_a_roof_everything_is_higher_by_its_height():
    plateau, roof = board(hill(box(0, 0, 9, 9), 1.5)), board(house(box(0, 0, 9, 9), 4.0, roof=True))
    assert eye_of(plateau, base(5, 5)).at == (5, 5, 1.9)
    assert eye_of(plateau, dropship(5, 5)).at == (5, 5, 7.5)
    assert eye_of(roof, tank(5, 5)).at == (5, 5, 4.5)


@rule("DZ-262")
def test_dz_262_a_raised_mount_looks_from_one_inch_above_the_hull():
    assert raised_eye(board(hill(box(0, 0, 9, 9))), tank(5, 5)).at == (5, 5, 3.0)


# What blocks


@rule("DZ-125")
def test_dz_125_over_open_ground_everything_is_in_clear_sight():
    assert look() == Sight(Cover.CLEAR, 1.0, ())
    assert look(target=base(30, 24, "target")) == Sight(Cover.CLEAR, 1.0, ())


@rule("DZ-012", "DZ-126", "DZ-203")
@pytest.mark.parametrize("feature", [house(box(18, 20, 4, 8)), high_wall(box(18, 20, 0.2, 8)), hill(box(18, 20, 4, 8))])
def test_dz_012_buildings_and_terrain_that_says_so_block(feature: Feature):
    found = look(feature)
    assert found.cover is Cover.HIDDEN
    assert found.visible == 0.0
    assert found.blocks == ((feature.id, 1.0),)


@rule("DZ-012", "DZ-126")
def test_dz_126_vehicles_and_landed_aircraft_block_infantry_and_flyers_do_not():
    in_between = tank(20, 24, 0.0, length=6.0)
    assert look(others=(in_between,)).blocks == (("tank", 1.0),)
    assert look(others=(dropship(20, 24, altitude=0.0),)).blocks == (("dropship", 1.0),)
    assert look(others=(dropship(20, 24),)).cover is Cover.CLEAR
    assert look(others=(base(20, 24),)).visible == 1.0


@rule("DZ-012")
def test_dz_012_touching_an_edge_or_a_corner_does_not_block():
    infantry = base(30, 24, "target")
    assert look(house(box(18, 24, 4, 4)), target=infantry).seen
    assert look(house(box(18, 24, 4, 4)), high_wall(box(18, 20, 4, 4)), target=infantry).seen
    assert not look(house(box(18, 23.9, 4, 4)), target=infantry).seen
    diagonal = base(22, 36, "target")
    assert look(house(box(16, 30, 4, 4)), shooter=base(10, 24, "shooter"), target=diagonal).seen is False
    assert look(house(box(16, 26, 4, 4)), shooter=base(10, 24, "shooter"), target=diagonal).seen


HOLLOW = house(((20.0, 15.0), (21.5, 15.0), (21.5, 15.5), (20.5, 15.5), (20.5, 16.5), (20.0, 16.5)))


@rule("DZ-012")
def test_dz_012_a_line_along_the_wall_of_a_house_with_a_hollow_passes_as_it_does_along_a_box():
    sabre, infantry = tank(18, 15, id="sabre"), base(25, 15, "infantry")
    for feature in (house(box(20, 15, 1.5, 0.5)), HOLLOW):
        assert look(feature, shooter=sabre, target=infantry).cover is Cover.CLEAR
    inside = look(HOLLOW, shooter=tank(18, 15.001, id="sabre"), target=base(25, 15.001, "infantry"))
    assert inside.cover is Cover.HIDDEN


@rule("DZ-012")
def test_dz_012_no_line_slips_through_a_house_with_a_hollow_along_the_cuts_it_is_thought_of_in():
    walls = [set(HOLLOW.wall(number)) for number in range(len(HOLLOW.outline))]
    for one, other in combinations(HOLLOW.outline, 2):
        along = other[0] - one[0], other[1] - one[1]
        inside = contains(HOLLOW.outline, (one[0] + along[0] / 2, one[1] + along[1] / 2))
        if inside and {one, other} not in walls:
            start, end = (one[0] - along[0], one[1] - along[1]), (other[0] + along[0], other[1] + along[1])
            seen = look(HOLLOW, shooter=tank(*start, id="sabre"), target=base(*end, "infantry"))
            assert seen.cover is Cover.HIDDEN, (one, other)


@rule("DZ-224")
def test_dz_224_the_corner_of_a_hollow_is_seen_like_every_other_point_of_its_walls():
    ground = board(HOLLOW)
    eye = eye_of(ground, tank(23, 18))
    seen = {(point.wall, point.at) for point in wall_sight(scene(ground, []), eye, HOLLOW.id)}
    assert {(2, (20.5, 15.5)), (3, (20.5, 15.5))} <= seen
    assert len([wall for wall, _ in seen if wall == 2]) == 5, "every quarter of the inch"


@rule("DZ-012")
def test_dz_012_under_the_first_version_of_the_rules_the_hollow_house_is_in_the_way():
    ground = replace(board(HOLLOW), rules=UNSET)
    sabre, infantry = tank(18, 15, id="sabre"), base(25, 15, "infantry")
    assert not sight(scene(ground, [sabre, infantry]), eye_of(ground, sabre), "infantry").seen


@rule("DZ-012")
def test_dz_012_a_line_passes_over_what_is_lower_than_it():
    low = high_wall(box(12, 20, 1, 8), height=0.4)
    assert look(low).visible == 1.0
    assert look(high_wall(box(12, 20, 1, 8), height=0.6)).visible < 1.0
    assert look(house(box(18, 20, 4, 8), 2.3), shooter=dropship(10, 24, id="shooter")).visible == 1.0


@rule("DZ-012")
def test_dz_012_a_piece_one_stands_in_blocks_neither_ways_unless_it_is_a_plateau():
    ruins = collapsed(board(house(box(28, 22, 4, 4))), "house")
    assert sight(scene(ruins, [SHOOTER, TARGET]), eye_of(ruins, SHOOTER), "target").visible == 1.0
    assert sight(scene(ruins, [SHOOTER, TARGET]), eye_of(ruins, TARGET), "shooter").visible == 1.0
    behind = tank(34, 24, id="target")
    assert not sight(scene(ruins, [SHOOTER, behind]), eye_of(ruins, SHOOTER), "target").seen


@rule("DZ-012", "DZ-010")
def test_dz_012_from_a_plateau_one_looks_down_over_its_edge():
    plateau = hill(box(0, 14, 12, 20), 4.0)
    near_edge, far_back = tank(11, 24, id="shooter"), tank(2, 24, id="shooter")
    assert look(plateau, shooter=near_edge).visible == 1.0
    assert look(plateau, shooter=far_back, target=tank(14, 24, id="target")).cover is Cover.HIDDEN


@rule("DZ-012")
def test_dz_012_a_vehicle_on_a_plateau_blocks_from_the_plateau_upwards_only():
    tall = hill(box(18, 20, 4, 8), 2.0)
    above = tank(20, 24, length=6.0)
    ground = board(tall)
    flyer, second = dropship(10, 24, 2.0, "shooter"), dropship(30, 24, 2.0, "target")
    assert not sight(scene(ground, [flyer, second, above]), Eye((10, 24, 2.5), "shooter"), "target").seen
    assert sight(scene(ground, [flyer, second]), Eye((10, 24, 2.5), "shooter"), "target").seen


@rule("DZ-012")
def test_dz_012_a_building_with_a_recess_blocks_where_its_walls_are():
    hollow = house(((18, 20), (22, 20), (22, 28), (18, 28), (18, 26), (20, 26), (20, 22), (18, 22)))
    target = base(19, 24, "target")
    assert look(hollow, target=target).seen
    assert not look(hollow, shooter=tank(19, 40, id="shooter"), target=target).seen
    assert not look(hollow, target=base(30, 24, "target")).seen


# How much is seen


@rule("DZ-013")
def test_dz_013_the_visible_fraction_counts_twenty_by_ten_points_of_the_silhouette():
    half = high_wall(box(29, 24, 0.2, 8))
    assert look(half, target=tank(30, 24, id="target")).visible == pytest.approx(0.5)
    assert look(half).blocks == (("high_wall", 0.5),)
    knee_high = high_wall(box(29.2, 20, 0.2, 8), height=0.3)
    assert look(knee_high).visible == 0.7  # a line to the hull's upper 7 of 10 rows passes over it
    both = look(half, knee_high)
    assert both.visible == pytest.approx(0.35)
    assert both.blocks == (("high_wall", 0.5), ("high_wall", 0.3))


@rule("DZ-013")
def test_dz_013_a_hull_seen_from_the_end_is_as_wide_as_it_seems():
    narrow = tank(30, 24, 90.0, id="target", length=6.0, width=1.0)
    wall = high_wall(box(26, 24, 0.2, 8))
    assert look(wall, target=narrow).visible == pytest.approx(0.5)
    assert look(high_wall(box(26, 24.5, 0.2, 8)), target=narrow).visible == 1.0
    assert look(high_wall(box(26, 24.5, 0.2, 8)), target=tank(30, 24, 0.0, "target", length=6.0)).visible == 0.6


@rule("DZ-128")
@pytest.mark.parametrize(
    ("width", "cover", "visible"),
    [(0.0, Cover.CLEAR, 1.0), (0.9, Cover.CLEAR, 0.55), (1.0, Cover.HULL_DOWN, 0.5), (1.8, Cover.HULL_DOWN, 0.1),
     (1.9, Cover.HIDDEN, 0.05), (2.0, Cover.HIDDEN, 0.0)],
)  # fmt: skip
def test_dz_128_a_tenth_is_needed_for_sight_and_more_than_half_for_clear_sight(
    width: float, cover: Cover, visible: float
):
    """A wall right in front of the hull, 2" long, from its southern end on; one column of points is 0.1" wide."""
    wall = high_wall(box(29.99, 22.0, 0.001, 1.0 + width))
    found = look(wall, shooter=tank(10, 24, 90.0, id="shooter"), target=TARGET)
    assert found.cover is cover
    assert found.visible == pytest.approx(visible)


@rule("DZ-129")
def test_dz_129_infantry_is_seen_if_its_centre_is():
    wall = high_wall(box(29, 24.01, 0.2, 8))
    assert look(wall, target=base(30, 24, "target")) == Sight(Cover.CLEAR, 1.0, ())
    assert look(high_wall(box(29, 23.9, 0.2, 8)), target=base(30, 24, "target")).cover is Cover.HIDDEN


@rule("DZ-130")
def test_dz_130_an_aircraft_is_a_point_in_the_air_and_never_hull_down():
    tower = house(box(18, 20, 4, 8), 4.0)
    assert look(tower, target=dropship(30, 24, id="target")).cover is Cover.HIDDEN
    assert look(tower, target=dropship(22.5, 24, 6.0, "target")).cover is Cover.CLEAR
    assert look(tower, target=dropship(22.5, 24, 2.0, "target")).cover is Cover.HIDDEN


@rule("DZ-161")
def test_dz_161_a_landed_aircraft_is_a_hull_that_can_be_hull_down():
    landed = dropship(30, 24, altitude=0.0, id="target")
    assert look(high_wall(box(27, 23.9, 0.2, 8), height=3.0), target=landed).cover is Cover.HULL_DOWN


# Through a squad-mate


@rule("DZ-127")
def test_dz_127_a_vehicle_fires_through_one_vehicle_of_its_squad():
    mate = tank(15, 24, 0.0, id="mate", length=4.0)
    ground = board()
    view = scene(ground, [SHOOTER, TARGET, mate])
    found = sight(view, eye_of(ground, SHOOTER), "target", mates=["shooter", "mate"])
    assert (found.cover, found.visible, found.through) == (Cover.CLEAR, 1.0, "mate")
    assert found.blocks == (("mate", 1.0),)
    assert sight(view, eye_of(ground, SHOOTER), "target").cover is Cover.HIDDEN


@rule("DZ-127")
def test_dz_127_never_through_two():
    mates = [tank(x, 24, 0.0, id=name, length=4.0) for x, name in ((14, "one"), (18, "two"))]
    ground = board()
    view = scene(ground, [SHOOTER, TARGET, *mates])
    assert sight(view, eye_of(ground, SHOOTER), "target", mates=["one", "two"]).cover is Cover.HIDDEN


@rule("DZ-127")
def test_dz_127_the_better_mate_is_left_out():
    wide, narrow = tank(14, 24, id="wide", length=4.0), tank(18, 24.4, id="narrow", length=0.6)
    ground = board()
    view = scene(ground, [SHOOTER, TARGET, wide, narrow])
    found = sight(view, eye_of(ground, SHOOTER), "target", mates=["narrow", "wide"])
    assert found.through == "wide"
    assert 0.5 < found.visible < 1.0


@rule("DZ-127")
def test_dz_127_infantry_and_flyers_do_not_fire_through_their_own():
    mate, ground = tank(15, 24, id="mate", length=4.0), board()
    for shooter in (base(10, 24, "shooter"), dropship(10, 24, 2.0, "shooter")):
        tall = mate._replace(top=5.0)
        view = scene(ground, [shooter, TARGET, tall])
        assert not sight(view, eye_of(ground, shooter), "target", mates=["mate"]).seen


@rule("DZ-127")
def test_dz_127_what_is_in_clear_sight_needs_no_mate_out_of_the_way():
    mate = tank(15, 24.2, 0.0, id="mate", length=0.2)
    ground = board()
    view = scene(ground, [SHOOTER, TARGET, mate])
    found = sight(view, eye_of(ground, SHOOTER), "target", mates=["mate"])
    assert found.through == ""
    assert found.visible < 1.0


# Raised mounts


@rule("DZ-262")
def test_dz_262_a_raised_mount_looks_over_what_hides_the_hull():
    ground = board(high_wall(box(12, 20, 0.2, 8)))
    view = scene(ground, [SHOOTER, TARGET])
    assert sight(view, eye_of(ground, SHOOTER), "target").cover is Cover.HIDDEN
    assert sight(view, raised_eye(ground, SHOOTER), "target").cover is Cover.CLEAR


@rule("DZ-263")
def test_dz_263_who_used_a_raised_mount_can_be_aimed_at_there_and_counts_as_hull_down():
    wall = high_wall(box(28, 20, 0.2, 8), height=1.2)
    found = look(wall, target=TARGET._replace(raised=True))
    assert (found.cover, found.at_raised) == (Cover.HULL_DOWN, True)
    assert look(wall).cover is Cover.HIDDEN
    assert look(target=TARGET._replace(raised=True)) == Sight(Cover.CLEAR, 1.0, ())
    assert not look(house(box(28, 20, 1, 8)), target=TARGET._replace(raised=True)).seen


# Walls and windows


def garrison() -> tuple[Board, Building, Opening]:
    window = Opening(1, (24.0, 24.0, 0.5))
    building = Building("house", box(20, 22, 4, 4), 3.0, openings=(window,))
    return board(building), building, window


@rule("DZ-222")
def test_dz_222_troops_look_out_of_their_opening_on_the_outer_side_of_the_wall():
    ground, building, window = garrison()
    ahead, behind, along = tank(34, 24, id="ahead"), tank(10, 24, id="behind"), base(24, 34, "along")
    view, eye = scene(ground, [ahead, behind, along]), eye_at(building, window, "troops")
    assert eye.at == window.at
    assert sight(view, eye, "ahead") == Sight(Cover.CLEAR, 1.0, ())
    assert sight(view, eye, "behind").cover is Cover.HIDDEN
    assert sight(view, eye, "along").cover is Cover.HIDDEN


@rule("DZ-224", "DZ-147")
def test_dz_224_a_wall_is_seen_from_outside_at_its_nearest_visible_point():
    ground, _, _ = garrison()
    shooter = tank(34, 24, id="shooter")
    view = scene(ground, [shooter])
    found = wall_sight(view, eye_of(ground, shooter), "house", [1])
    assert found[0] == (1, (24.0, 24.0), 10.0)
    assert len(found) == 17  # every quarter inch of four, ends included
    assert wall_sight(view, eye_of(ground, shooter), "house", [3]) == ()
    assert {point.wall for point in wall_sight(view, eye_of(ground, shooter), "house")} == {1}


@rule("DZ-224")
def test_dz_224_a_hidden_part_of_a_wall_is_no_target():
    _, building, _ = garrison()
    ground = board(building, high_wall(box(26, 23, 0.2, 9), height=3.0))
    shooter = tank(34, 24, id="shooter")
    found = wall_sight(scene(ground, [shooter]), eye_of(ground, shooter), "house", [1])
    assert found
    assert all(point.at[1] < 24.0 for point in found)


@rule("DZ-163")
def test_dz_163_an_enemy_who_sees_any_point_of_the_rim_contests_a_landing_zone():
    ground = board(house(box(20, 16, 1, 16), 4.0))
    landing, enemy, lander = Template((24.0, 24.0), 3.5), base(18, 24, "enemy"), dropship(24, 24, 0.0, "lander")
    view = scene(ground, [enemy, lander])
    assert not sees_any(view, eye_of(ground, enemy), rim(landing), 0.1, ignoring=["lander"])
    aside = base(20.5, 14, "aside")
    assert sees_any(scene(ground, [aside]), eye_of(ground, aside), rim(landing), 0.1)


# Cover and concealment


@rule("DZ-204")
def test_dz_204_infantry_in_cover_or_right_behind_it_has_body_cover():
    target = base(30, 24, "target")
    assert look(crater(box(28, 22, 4, 4)), target=target).body_cover == "crater"
    assert look(low_wall(box(29, 20, 0.2, 8)), target=target).body_cover == "low_wall"
    assert look(low_wall(box(28.2, 20, 0.2, 8)), target=target).body_cover == ""  # 1.1" from the base
    assert look(low_wall(box(31, 20, 0.2, 8)), target=target).body_cover == ""  # behind it, not before it
    assert look(low_wall(box(29, 24.1, 0.2, 8)), target=target).body_cover == ""  # hides less than half


@rule("DZ-204")
def test_dz_204_vehicles_get_nothing_from_body_cover():
    assert look(crater(box(28, 22, 4, 4))).body_cover == ""
    assert look(low_wall(box(29, 20, 0.2, 8))).body_cover == ""


@rule("DZ-204", "DZ-011")
def test_dz_204_a_knee_high_wall_covers_but_does_not_hide():
    assert look(low_wall(box(29, 20, 0.2, 8)), target=base(30, 24, "target")).cover is Cover.CLEAR


@rule("DZ-205")
def test_dz_205_a_target_in_a_wood_or_behind_it_is_concealed():
    assert look(wood(box(28, 22, 4, 4))).concealment == "wood"
    assert look(wood(box(18, 22, 4, 4))).concealment == "wood"
    assert look(wood(box(18, 22, 4, 4))).cover is Cover.CLEAR
    assert look(wood(box(18, 25, 4, 4))).concealment == ""


@rule("DZ-205")
def test_dz_205_firing_out_of_the_edge_of_a_wood_is_not_hindered():
    trees = wood(box(8, 22, 4, 4))
    assert look(trees).concealment == ""
    assert look(trees, target=tank(11.5, 24, id="target"), shooter=tank(9, 24, id="shooter")).concealment == "wood"


@rule("DZ-205")
def test_dz_205_an_aircraft_is_concealed_only_by_a_line_through_the_trees():
    trees = wood(box(18, 22, 8, 4))
    assert look(trees, target=dropship(22, 24, id="target")).concealment == ""
    assert look(trees, target=dropship(40, 24, 2.0, "target"), shooter=tank(16, 24, id="shooter")).concealment == "wood"


@rule("DZ-206", "DZ-201")
def test_dz_206_cover_and_concealment_may_both_apply_each_once():
    found = look(
        wood(box(14, 22, 2, 4)),
        wood(box(18, 22, 2, 4), "second"),
        low_wall(box(29, 20, 0.2, 8)),
        crater(box(28, 22, 4, 4)),
        target=base(30, 24, "target"),
    )
    assert (found.body_cover, found.concealment) == ("crater", "wood")


@rule("DZ-013")
def test_dz_013_the_grid_is_an_option():
    ground = board(high_wall(box(29, 23.75, 0.2, 8)))
    coarse, fine = (
        sight(scene(ground, [SHOOTER, TARGET], grid), eye_of(ground, SHOOTER), "target").visible
        for grid in ((2, 2), (20, 10))
    )
    assert coarse == 0.5
    assert fine < 0.5
