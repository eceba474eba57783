"""Measuring, bodies, arcs, templates and formations (DZ-002 to DZ-019, DZ-106 to DZ-110, DZ-123, DZ-124)."""

import math
import subprocess
import sys
from itertools import combinations

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from panzerkiste.games.dropzone.fields.terrain import Mover, Point
from panzerkiste.games.dropzone.geometry import (
    EPS,
    Arc,
    Body,
    Formation,
    FormationMode,
    Template,
    ahead,
    arcs_towards,
    area,
    at_least,
    at_most,
    bearing,
    centre_under,
    centroid,
    components,
    corners,
    distance,
    distance_to_outline,
    distance_to_rim,
    gap,
    gap_to_outline,
    gap_to_point,
    gap_to_segment,
    in_arc,
    in_contact,
    in_formation,
    less_than,
    main_bodies,
    more_than,
    overlap,
    point_along,
    relative_bearing,
    rim,
    share_over,
    touches,
    under,
)
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.ground import base, box, dropship, tank, turned, turned_outline

inches = st.integers(0, 192).map(lambda quarter: quarter / 4.0)
points = st.tuples(inches, inches)
degrees = st.integers(0, 359).map(float)
sides = st.integers(2, 16).map(lambda quarter: quarter / 4.0)
hulls = st.builds(lambda at, facing, length, width: Body("hull", Mover.VEHICLE, at, facing, length, width, 0.0, 1.0),
                  points, degrees, sides, sides)  # fmt: skip
bases = st.builds(lambda at, diameter: Body("disc", Mover.INFANTRY, at, 0.0, diameter, diameter), points, sides)


@rule("DZ-006")
def test_dz_006_a_millionth_of_an_inch_decides_nothing():
    assert at_most(24.0 + EPS / 2, 24.0)
    assert not more_than(24.0 + EPS / 2, 24.0)
    assert more_than(24.0 + 2 * EPS, 24.0)
    assert at_least(24.0 - EPS / 2, 24.0)
    assert less_than(24.0 - 2 * EPS, 24.0)


@rule("DZ-003", "DZ-004")
def test_dz_004_distances_are_planar_from_reference_point_to_reference_point():
    below, above = tank(10, 10), dropship(13, 14)
    assert distance(below.at, above.at) == 5.0


@rule("DZ-017")
@pytest.mark.parametrize(
    ("point", "direction"),
    [((0, 1), 0.0), ((1, 1), 45.0), ((1, 0), 90.0), ((0, -1), 180.0), ((-1, 0), 270.0), ((-1, 1), 315.0)],
)
def test_dz_017_north_is_0_and_angles_grow_clockwise(point: Point, direction: float):
    assert bearing((0, 0), point) == pytest.approx(direction)
    assert distance(ahead((0.0, 0.0), direction, distance((0, 0), point)), point) < EPS


@rule("DZ-017")
def test_dz_017_a_relative_bearing_lies_above_minus_180_and_up_to_180():
    assert relative_bearing((0, 0), 0.0, (0, -1)) == 180.0
    assert relative_bearing((0, 0), 180.0, (0, 1)) == 180.0
    assert relative_bearing((0, 0), 350.0, (0, 1)) == pytest.approx(10.0)
    assert relative_bearing((0, 0), 10.0, (0, 1)) == pytest.approx(-10.0)


@rule("DZ-017")
@pytest.mark.parametrize(
    ("point", "arcs"),
    [
        ((0, 5), [Arc.FRONT]),
        ((5, 0), [Arc.RIGHT]),
        ((-5, 0), [Arc.LEFT]),
        ((0, -5), [Arc.REAR]),
        ((5, 5), [Arc.FRONT, Arc.RIGHT]),
        ((-5, 5), [Arc.FRONT, Arc.LEFT]),
        ((-5, -5), [Arc.LEFT, Arc.REAR]),
        ((5, -5), [Arc.RIGHT, Arc.REAR]),
    ],
)
def test_dz_017_four_quadrants_share_their_borders(point: Point, arcs: list[Arc]):
    assert list(arcs_towards((0, 0), 0.0, point)) == arcs


@rule("DZ-124")
def test_dz_124_a_target_on_a_border_must_be_in_no_forbidden_sector():
    assert not in_arc([Arc.FRONT], (0, 0), 0.0, (5, 5))
    assert in_arc([Arc.FRONT, Arc.RIGHT], (0, 0), 0.0, (5, 5))
    assert in_arc([Arc.FRONT], (0, 0), 0.0, (4.9, 5))


@rule("DZ-123")
def test_dz_123_front_sides_and_rear_are_all_round():
    everywhere = [ahead((0.0, 0.0), float(turn), 10.0) for turn in range(0, 360, 15)]
    assert all(in_arc([Arc.FRONT, Arc.LEFT, Arc.RIGHT, Arc.REAR], (0, 0), 33.0, point) for point in everywhere)


@rule("DZ-017", "DZ-124")
@pytest.mark.parametrize(
    ("point", "inside"), [((1, 30), True), ((-1, 0.5), True), ((1.1, 30), False), ((0, -1), False)]
)
def test_dz_017_the_corridor_is_a_strip_two_inches_wide_straight_ahead(point: Point, inside: bool):
    assert in_arc([Arc.CORRIDOR], (0, 0), 0.0, point) is inside


@rule("DZ-339")
def test_dz_339_a_mount_on_one_side_fires_ahead_and_to_that_side():
    left = [Arc.FRONT, Arc.LEFT]
    assert in_arc(left, (0, 0), 0.0, (-5, 0))
    assert in_arc(left, (0, 0), 0.0, (0, 5))
    assert not in_arc(left, (0, 0), 0.0, (5, 0))


@given(points, points, degrees, degrees)
def test_dz_017_arcs_turn_with_the_board(at: Point, point: Point, facing: float, turn: float):
    before = arcs_towards(at, facing, point)
    assert arcs_towards(turned(at, turn), facing + turn, turned(point, turn)) == before


@rule("DZ-007")
def test_dz_007_a_hull_lies_along_its_facing_and_a_base_is_a_disc():
    front_left, rear_left, rear_right, front_right = corners(tank(10, 10, 90.0, length=4.0, width=2.0))
    assert front_left == pytest.approx((12, 11))
    assert rear_left == pytest.approx((8, 11))
    assert rear_right == pytest.approx((8, 9))
    assert front_right == pytest.approx((12, 9))
    assert base(0, 0).is_disc
    assert dropship(0, 0).is_disc
    assert not dropship(0, 0, altitude=0.0).is_disc


@rule("DZ-019")
def test_dz_019_bodies_touch_up_to_a_twentieth_of_an_inch():
    assert in_contact(base(0, 0), base(1.05, 0, "other"))
    assert not in_contact(base(0, 0), base(1.06, 0, "other"))
    assert in_contact(tank(0, 0), tank(0, 2.05, id="other"))
    assert not in_contact(tank(0, 0), tank(0, 2.06, id="other"))
    assert in_contact(tank(0, 0), base(1.05, 0.9))


@given(hulls | bases, hulls | bases)
def test_dz_019_the_gap_is_what_shapely_measures(one: Body, other: Body):
    assert gap(one, other) == pytest.approx(gap(other, one), abs=1e-9)
    assert gap(one, other) == pytest.approx(_shape(one).distance(_shape(other)), abs=0.01)


def _shape(body: Body) -> shapely.Geometry:
    if body.is_disc:
        return shapely.Point(body.at).buffer(body.width / 2, quad_segs=64)
    return shapely.Polygon(corners(body))


@given(hulls, points, points)
def test_dz_217_the_gap_to_an_entrance_is_what_shapely_measures(body: Body, a: Point, b: Point):
    hull = shapely.Polygon(corners(body))
    assert gap_to_point(body, a) == pytest.approx(hull.distance(shapely.Point(a)), abs=1e-9)
    assert gap_to_segment(body, a, b) == pytest.approx(hull.distance(shapely.LineString([a, b])), abs=1e-9)


L_SHAPE = ((10.0, 10.0), (20.0, 10.0), (20.0, 14.0), (14.0, 14.0), (14.0, 20.0), (10.0, 20.0))


@given(hulls | bases, degrees)
def test_dz_214_the_gap_to_an_area_is_what_shapely_measures(body: Body, turn: float):
    outline = turned_outline(L_SHAPE, turn)
    ground = shapely.Polygon(outline)
    assert gap_to_outline(body, outline) == pytest.approx(_shape(body).distance(ground), abs=0.01)
    assert distance_to_outline(outline, body.at) == pytest.approx(ground.distance(shapely.Point(body.at)), abs=1e-9)


@rule("DZ-214")
def test_dz_214_any_part_of_a_footprint_within_an_inch_counts():
    near, far = tank(24, 16, id="near"), tank(24, 16.1, id="far")
    assert [at_most(gap_to_outline(body, box(20, 10, 8, 4)), 1.0) for body in (near, far)] == [True, False]


@rule("DZ-018")
def test_dz_018_landing_zones_are_round():
    medium = Template((10.0, 10.0), 3.5)
    assert {round(distance(medium.at, point), 9) for point in rim(medium)} == {1.75}
    assert len(rim(medium)) == 72


@rule("DZ-168")
def test_dz_168_a_base_may_lie_under_the_rim_while_its_centre_does_not():
    crash = Template((10.0, 10.0), 5.0)
    assert under(crash, base(12.9, 10))
    assert not centre_under(crash, base(12.9, 10))
    assert centre_under(crash, base(12.5, 10))
    assert not under(crash, base(13.1, 10))
    assert under(crash, tank(10, 13.4))


@rule("DZ-168")
@pytest.mark.parametrize(
    ("at", "share"), [((20, 22), 0.5), ((20, 20), 0.25), ((22, 22), 1.0), ((18.9, 22), 0.0), ((20.5, 22), 0.804498)]
)
def test_dz_168_the_share_of_a_template_over_a_building_is_exact(at: Point, share: float):
    assert share_over(Template(at, 2.0), box(20, 20, 4, 4)) == pytest.approx(share, abs=1e-6)
    assert touches(Template(at, 2.0), box(20, 20, 4, 4)) is (share > 0)


@given(points, sides, degrees)
def test_dz_168_the_share_over_any_outline_is_what_shapely_measures(at: Point, diameter: float, turn: float):
    outline, template = turned_outline(L_SHAPE, turn), Template(at, diameter)
    disc = shapely.Point(at).buffer(diameter / 2, quad_segs=256)
    assert share_over(template, outline) == pytest.approx(
        disc.intersection(shapely.Polygon(outline)).area / disc.area, abs=1e-4
    )


@rule("DZ-159")
def test_dz_159_templates_that_land_together_may_touch_but_not_overlap():
    assert not overlap(Template((0, 0), 3.5), Template((3.5, 0), 3.5))
    assert overlap(Template((0, 0), 3.5), Template((3.4, 0), 3.5))


@rule("DZ-163")
def test_dz_163_an_enemy_is_measured_to_the_nearest_point_of_the_disc():
    assert distance_to_rim(Template((0, 0), 5.0), (5.5, 0)) == 3.0
    assert distance_to_rim(Template((0, 0), 5.0), (1, 1)) == 0.0


@rule("DZ-270")
def test_dz_270_a_point_of_a_flight_path_is_named_by_its_arc_length():
    way = [(0.0, 0.0), (3.0, 0.0), (3.0, 4.0)]
    assert point_along(way, 0.0) == (0.0, 0.0)
    assert point_along(way, 5.0) == (3.0, 2.0)
    assert point_along(way, 99.0) == (3.0, 4.0)


@rule("DZ-352")
def test_dz_352_the_centroid_is_that_of_the_area():
    assert centroid(box(10, 20, 4, 2)) == pytest.approx((12, 21))
    assert centroid(L_SHAPE) == pytest.approx(shapely.Polygon(L_SHAPE).centroid.coords[0])
    assert area(L_SHAPE) == 64.0


# Formations


def squad(*places: float) -> list[Body]:
    return [base(place, 0, id=n) for n, place in enumerate(places)]


@rule("DZ-106")
@pytest.mark.parametrize(
    ("formation", "near", "far"),
    [(Formation.BASE_TO_BASE, 1.05, 1.1), (Formation.STANDARD, 3.0, 3.1), (Formation.WIDE, 6.0, 6.1)],
)
def test_dz_106_units_of_a_squad_stay_near_each_other(formation: Formation, near: float, far: float):
    assert in_formation(squad(0, near, 2 * near), formation)
    assert not in_formation(squad(0, near, near + far), formation)


@rule("DZ-106")
def test_dz_106_an_open_formation_knows_no_limit():
    assert in_formation(squad(0, 40), Formation.OPEN)


@rule("DZ-107")
def test_dz_107_two_distant_pairs_are_no_formation_unless_the_rule_is_read_literally():
    pairs = squad(0, 2, 20, 22)
    assert not in_formation(pairs, Formation.STANDARD)
    assert in_formation(pairs, Formation.STANDARD, FormationMode.LITERAL)
    assert not in_formation(squad(0, 2, 20), Formation.STANDARD, FormationMode.LITERAL)
    assert in_formation(squad(7), Formation.STANDARD)


@rule("DZ-109")
def test_dz_109_the_largest_part_is_the_main_body_and_among_equals_the_owner_chooses():
    assert main_bodies(squad(0, 20, 22, 24), Formation.STANDARD) == ((1, 2, 3),)
    assert main_bodies(squad(0, 20, 2, 22), Formation.STANDARD) == ((0, 2), (1, 3))


squads = st.lists(points, min_size=1, max_size=9).map(lambda at: [base(x, y, id=n) for n, (x, y) in enumerate(at)])


@given(squads, st.sampled_from([Formation.BASE_TO_BASE, Formation.STANDARD, Formation.WIDE]))
def test_dz_107_the_parts_are_those_of_a_brute_force(units: list[Body], formation: Formation):
    """Who can be reached from whom, by closing the relation step by step."""
    reach = {Formation.BASE_TO_BASE: 1.05, Formation.STANDARD: 3.0, Formation.WIDE: 6.0}[formation]
    linked = {(a.id, b.id) for a in units for b in units if distance(a.at, b.at) <= reach + EPS}
    for middle in units:
        linked |= {(a.id, b.id) for a in units for b in units if {(a.id, middle.id), (middle.id, b.id)} <= linked}
    parts = {frozenset(part) for part in components(units, formation)}
    assert parts == {frozenset(b.id for b in units if (a.id, b.id) in linked) for a in units}
    assert in_formation(units, formation) is all(pair in linked for pair in combinations(range(len(units)), 2))


@given(squads, degrees)
def test_dz_107_a_formation_is_the_same_in_every_direction(units: list[Body], turn: float):
    elsewhere = [unit._replace(at=turned(unit.at, turn)) for unit in units]
    assert components(elsewhere, Formation.STANDARD) == components(units, Formation.STANDARD)


def test_dz_014_a_body_on_the_move_needs_half_its_shorter_side():
    assert tank(0, 0, length=2.4, width=1.4).clearance == 0.7
    assert math.isclose(base(0, 0).clearance, 0.5)


def test_who_plays_another_game_does_not_wait_for_numpy_and_shapely():
    loaded = "import sys, panzerkiste.games.dropzone; print({'numpy', 'shapely'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True, text=True)
    assert told.stdout.strip() == "set()"
