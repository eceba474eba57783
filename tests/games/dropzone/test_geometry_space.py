"""Where things fit (DZ-014, DZ-067, DZ-112, DZ-113, DZ-157, DZ-159, DZ-235) and what flight costs (DZ-156)."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from panzerkiste.games.dropzone.fields.terrain import Building, Feature, Mover, Point, collapsed
from panzerkiste.games.dropzone.geometry import (
    Body,
    Obstacle,
    Obstruction,
    Template,
    corners,
    flight,
    hovering_obstruction,
    landing_obstruction,
    standing_obstruction,
)
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
    river,
    tank,
    turned_outline,
    walker,
    wood,
)

HOUSE = house(box(20, 20, 8, 4))
IN_HOUSE = Obstruction(Obstacle.BUILDING, "house")


@rule("DZ-014", "DZ-113")
def test_dz_014_the_whole_footprint_ends_on_the_table():
    assert standing_obstruction(board(), tank(0.5, 1.0), []) is None
    assert standing_obstruction(board(), tank(0.4, 1.0), []) == Obstruction(Obstacle.EDGE)
    assert standing_obstruction(board(), base(47.5, 47.5), []) is None
    assert standing_obstruction(board(), base(47.6, 47.5), []) == Obstruction(Obstacle.EDGE)


@rule("DZ-014")
def test_dz_014_nothing_ends_in_a_building_but_beside_it():
    assert standing_obstruction(board(HOUSE), tank(24, 19.0), []) is None  # its end touches the wall
    assert standing_obstruction(board(HOUSE), tank(24, 19.01), []) == IN_HOUSE
    assert standing_obstruction(board(HOUSE), tank(24, 19.5, 90.0), []) is None  # broadside along the wall
    assert standing_obstruction(board(HOUSE), base(24, 22), []) == IN_HOUSE
    assert standing_obstruction(board(HOUSE), tank(19.3, 19.3, 45.0), []) == IN_HOUSE


@rule("DZ-112")
def test_dz_112_nobody_ends_on_another_footprint_or_flight_base():
    assert standing_obstruction(board(), base(10, 10), [base(11, 10, "other")]) is None
    assert standing_obstruction(board(), base(10, 10), [base(10.9, 10, "other")]) == Obstruction(Obstacle.UNIT, "other")
    assert standing_obstruction(board(), tank(10, 10), [dropship(11, 10)]) == Obstruction(Obstacle.UNIT, "dropship")
    assert standing_obstruction(board(), tank(10, 10), [tank(10, 10)]) is None  # itself


@rule("DZ-067", "DZ-103", "DZ-200")
@pytest.mark.parametrize(
    ("body", "feature", "fits"),
    [
        (base(24, 22), river(HOUSE.outline), False),
        (tank(24, 22), river(HOUSE.outline), False),
        (tank(24, 22)._replace(mover=Mover.SKIMMER), river(HOUSE.outline), True),
        (base(24, 22), wood(HOUSE.outline), True),
        (tank(24, 22)._replace(mover=Mover.SKIMMER), wood(HOUSE.outline), False),
        (walker(24, 22), wood(HOUSE.outline), True),
        (walker(24, 22), high_wall(HOUSE.outline), True),  # a third of its height
        (walker(24, 22), high_wall(HOUSE.outline, height=1.1), False),
        (walker(24, 22), river(HOUSE.outline), False),
        (base(24, 22), high_wall(HOUSE.outline), False),
        (tank(24, 22), hill(HOUSE.outline), True),
        (tank(24, 19.5), hill(HOUSE.outline, steep=True), False),
        (tank(24, 22), hill(HOUSE.outline, steep=True), True),
    ],
)
def test_dz_067_a_unit_stands_only_on_terrain_that_it_may_cross(body: Body, feature: Feature, fits: bool):
    assert (standing_obstruction(board(feature), body, []) is None) is fits


@rule("DZ-215")
def test_dz_215_rubble_is_for_infantry_and_walkers():
    ruins = collapsed(board(HOUSE), "house")
    assert standing_obstruction(ruins, base(24, 22), []) is None
    assert standing_obstruction(ruins, walker(24, 22), []) is None
    for mover in (Mover.VEHICLE, Mover.SKIMMER):
        assert standing_obstruction(ruins, tank(24, 22)._replace(mover=mover), []) == Obstruction(
            Obstacle.PIECE, "house"
        )


@rule("DZ-235")
def test_dz_235_on_a_roof_a_unit_stands_wholly_or_not_at_all():
    ground = board(house(box(20, 20, 8, 4), roof=True))
    assert standing_obstruction(ground, tank(24, 22), []) is None
    assert standing_obstruction(ground, tank(24, 23.1), []) == Obstruction(Obstacle.EDGE)
    assert standing_obstruction(ground, tank(24, 24.5), []) == IN_HOUSE


L_SHAPE = ((10.0, 10.0), (20.0, 10.0), (20.0, 14.0), (14.0, 14.0), (14.0, 20.0), (10.0, 20.0))
places = st.tuples(*[st.integers(10, 80).map(lambda half: half / 2.0)] * 2)
degrees = st.integers(0, 71).map(lambda five: 5.0 * five)


@given(places, degrees, degrees)
def test_dz_014_a_hull_is_free_of_a_building_if_shapely_finds_no_common_area(at: Point, facing: float, turn: float):
    outline = turned_outline(L_SHAPE, turn)
    body = tank(*at, facing, length=3.0, width=1.5)
    common = shapely.Polygon(outline).intersection(shapely.Polygon(corners(body))).area
    if not 0.0 < common < 1e-4:  # a graze may go either way
        assert (standing_obstruction(board(house(outline)), body, []) is None) is (common == 0.0)


# In the air


@rule("DZ-157")
@pytest.mark.parametrize(
    ("feature", "fits"),
    [
        (HOUSE, False),
        (house(HOUSE.outline, roof=True), True),
        (wood(HOUSE.outline), False),
        (low_wall(HOUSE.outline), False),
        (river(HOUSE.outline), True),
        (crater(HOUSE.outline), True),
        (hill(HOUSE.outline), True),
    ],
)
def test_dz_157_a_flight_base_stands_on_flat_ground_flat_tops_and_roofs(feature: Feature, fits: bool):
    assert (hovering_obstruction(board(feature), dropship(24, 22), []) is None) is fits


@rule("DZ-157")
def test_dz_157_a_flight_base_stands_wholly_on_a_flat_top_or_beside_it():
    ground = board(hill(box(20, 20, 8, 4)))
    assert hovering_obstruction(ground, dropship(24, 20.6), []) is None
    assert hovering_obstruction(ground, dropship(24, 20.5), []) == Obstruction(Obstacle.PIECE, "hill")
    assert hovering_obstruction(ground, dropship(24, 19.5), []) == Obstruction(Obstacle.PIECE, "hill")
    assert hovering_obstruction(ground, dropship(24, 19.4), []) is None
    assert hovering_obstruction(ground, dropship(24, 19.4), [base(24, 18.8)]) == Obstruction(Obstacle.UNIT, "base")
    assert hovering_obstruction(ground, dropship(0.5, 10), []) == Obstruction(Obstacle.EDGE)


@rule("DZ-159")
@pytest.mark.parametrize(
    ("feature", "rule_of_landing"),
    [(wood, False), (low_wall, False), (crater, False), (river, False), (hill, False), (house, False)],
)
def test_dz_159_a_landing_zone_touches_no_bad_ground_and_no_outline_of_a_hill(feature, rule_of_landing):
    ground = board(feature(box(20, 20, 8, 8)))
    assert (landing_obstruction(ground, Template((18.5, 24), 3.5), []) is None) is rule_of_landing
    assert landing_obstruction(ground, Template((18.2, 24), 3.5), []) is None


@rule("DZ-159", "DZ-235")
def test_dz_159_a_plateau_or_roof_that_holds_the_template_wholly_will_do():
    for feature in (hill(box(20, 20, 8, 8)), house(box(20, 20, 8, 8), roof=True)):
        assert landing_obstruction(board(feature), Template((24, 24), 5.0), []) is None
        assert landing_obstruction(board(feature), Template((24, 22), 5.0), []) is not None
    assert landing_obstruction(board(house(box(20, 20, 8, 8))), Template((24, 24), 5.0), []) == IN_HOUSE


@rule("DZ-159")
def test_dz_159_a_landing_zone_touches_no_ground_unit_but_may_overhang_the_table():
    zone = Template((1, 24), 3.5)
    assert landing_obstruction(board(), zone, [dropship(2, 24)]) is None
    assert landing_obstruction(board(), zone, [base(3.2, 24)]) == Obstruction(Obstacle.UNIT, "base")
    assert landing_obstruction(board(), zone, [base(3.3, 24)]) is None


@rule("DZ-162")
def test_dz_162_alien_aircraft_land_wherever_a_skimmer_could_move():
    zone = Template((24, 22), 3.5)
    assert landing_obstruction(board(river(HOUSE.outline)), zone, [], Mover.SKIMMER) is None
    assert landing_obstruction(board(low_wall(HOUSE.outline)), zone, [], Mover.SKIMMER) is None
    assert landing_obstruction(board(wood(HOUSE.outline)), zone, [], Mover.SKIMMER) is not None


# What flight costs

ACROSS = [(10.0, 22.0), (40.0, 22.0)]


@rule("DZ-156")
@pytest.mark.parametrize(("height", "climb"), [(5.25, 0.0), (6.0, 0.0), (7.5, 1.5), (10.0, 4.0)])
def test_dz_156_terrain_above_six_inches_costs_what_it_is_higher(height: float, climb: float):
    found = flight(board(house(HOUSE.outline, height)), ACROSS, 6.0)
    assert (found.length, found.climb, found.obstruction) == (30.0, climb, None)
    assert found.cost == 30.0 + climb


@rule("DZ-156")
def test_dz_156_arrival_on_top_and_departure_cost_once_each_and_flying_about_on_top_nothing():
    cliff = board(hill(box(20, 10, 10, 24), 10.0))
    assert flight(cliff, [(10, 22), (24, 22)], 6.0).climb == 4.0
    assert flight(cliff, [(24, 22), (40, 22)], 6.0).climb == 4.0
    assert flight(cliff, [(22, 22), (28, 22)], 6.0).climb == 0.0
    assert flight(cliff, [(10, 22), (24, 22), (10, 20)], 6.0).climb == 4.0  # over it and back is one crossing
    assert flight(cliff, [(10, 22), (40, 22), (40, 12), (10, 12)], 6.0).climb == 8.0


@rule("DZ-156", "DZ-210")
def test_dz_156_low_flight_crosses_nothing_above_two_inches():
    assert flight(board(wood(HOUSE.outline)), ACROSS, 2.0).obstruction is None
    assert flight(board(HOUSE), ACROSS, 2.0).obstruction == IN_HOUSE
    assert flight(board(HOUSE), [(10, 20), (40, 20)], 2.0).obstruction is None  # along the wall


@rule("DZ-156", "DZ-322")
def test_dz_322_fast_movers_cross_nothing_above_their_flight_height():
    assert flight(board(house(HOUSE.outline, 6.0)), ACROSS, 6.0, fast_mover=True).obstruction is None
    assert flight(board(house(HOUSE.outline, 7.5)), ACROSS, 6.0, fast_mover=True).obstruction == IN_HOUSE


@rule("DZ-234")
def test_dz_234_a_giant_roof_may_be_ground_level_for_flight():
    hall = Building("hall", box(14, 14, 20, 20), 8.0, roof=True, ground_level=True)
    assert flight(board(hall), ACROSS, 6.0).climb == 0.0
    assert flight(board(hall), ACROSS, 2.0).obstruction is None
