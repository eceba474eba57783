"""Ways over the ground (DZ-014, DZ-101 to DZ-103, DZ-110, DZ-112, DZ-207, DZ-235, DZ-281, DZ-283)."""

import math
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from panzerkiste.games.dropzone.fields.terrain import Board, Feature, Mover, Outline, Point
from panzerkiste.games.dropzone.geometry import (
    Body,
    Formation,
    Obstacle,
    Obstruction,
    distance,
    gap_to_segment,
    length_of,
    measured,
    network,
    reachable,
    rejoining,
    shortest,
    standing_obstruction,
)
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.ground import (
    base,
    board,
    box,
    crater,
    high_wall,
    hill,
    house,
    low_wall,
    river,
    tank,
    turned,
    turned_outline,
    walker,
    wood,
)

HERE, THERE = tank(10, 24), (30.0, 24.0)
BLOCK = house(box(18, 20, 4, 8))


def cost_to(goal: Point, *features: Feature, body: Body = HERE, enemies: tuple[Body, ...] = ()) -> float:
    way = shortest(board(*features), body, goal, enemies)
    return math.inf if way is None else way.cost


@rule("DZ-101")
def test_dz_101_an_unobstructed_move_is_its_straight_line():
    way = shortest(board(), HERE, THERE, [])
    assert way is not None
    assert (way.points, way.length, way.cost) == ((HERE.at, THERE), 20.0, 20.0)


@rule("DZ-014", "DZ-101")
def test_dz_014_around_an_obstacle_the_way_really_travelled_counts():
    """Two slopes, two arcs of half an inch around the corners, and the wall between them."""
    way = shortest(board(BLOCK), HERE, THERE, [])
    assert way is not None
    slope, angle = math.sqrt(8**2 + 4**2 - 0.5**2), math.atan2(4, 8) + math.asin(0.5 / math.hypot(8, 4))
    tight = 2 * slope + 4 + 2 * 0.5 * angle
    assert tight <= way.length <= tight + 0.01
    assert measured(board(BLOCK), HERE, way.points, []).obstruction is None


@rule("DZ-014")
def test_dz_014_a_gap_narrower_than_the_shorter_side_lets_nobody_through():
    walls = [house(box(18, 0, 2, 24), id="south"), house(box(18, 25.0, 2, 23.0), id="north")]
    assert cost_to(THERE, *walls, body=tank(10, 24.5, 90.0)) == pytest.approx(distance((10, 24.5), THERE), abs=0.05)
    assert cost_to(THERE, *walls, body=tank(10, 24.5, 90.0, width=1.1, length=2.0)) == math.inf
    assert shortest(board(*walls), tank(10, 24.5, width=1.1), THERE, []) is None


@rule("DZ-014", "DZ-112")
def test_dz_112_enemies_are_in_the_way_and_friends_are_not_even_named():
    enemy = tank(20, 24, 0.0, "enemy", length=4.0)
    assert measured(board(), HERE, (HERE.at, THERE), [enemy]).obstruction == Obstruction(Obstacle.UNIT, "enemy")
    assert cost_to(THERE, enemies=(enemy,)) > 20.5
    assert cost_to(THERE) == 20.0


@rule("DZ-014")
def test_dz_014_a_path_of_the_players_own_is_tested_leg_by_leg():
    ground, enemy = board(BLOCK), base(20, 30, "enemy")
    assert measured(ground, HERE, (HERE.at, THERE), []).obstruction == Obstruction(Obstacle.BUILDING, "house")
    over = (HERE.at, (17.5, 28.5), (22.5, 28.5), THERE)
    assert measured(ground, HERE, over, []).obstruction is None
    assert measured(ground, HERE, over, []).length == pytest.approx(length_of(over))
    assert measured(ground, HERE, (HERE.at, (20.0, 40.0), THERE), [enemy]).obstruction is None
    assert measured(ground, HERE, (HERE.at, (20.0, 30.4), THERE), [enemy]).obstruction == Obstruction(
        Obstacle.UNIT, "enemy"
    )
    assert measured(ground, HERE, (HERE.at, (20.0, 50.0), THERE), []).obstruction == Obstruction(Obstacle.EDGE)


@rule("DZ-014")
def test_dz_014_nothing_is_found_beyond_what_may_be_spent():
    assert shortest(board(BLOCK), HERE, THERE, [], within=21.0) is None
    assert shortest(board(BLOCK), HERE, THERE, [], within=23.0) is not None
    assert shortest(board(), HERE, THERE, [], within=19.9) is None
    assert shortest(board(), HERE, THERE, [], within=20.0) is not None


@rule("DZ-102")
def test_dz_102_each_inch_of_difficult_ground_counts_as_two():
    trees = wood(box(18, 0, 4, 48))
    assert cost_to(THERE, trees) == pytest.approx(24.0)
    assert measured(board(trees), HERE, (HERE.at, THERE), []).length == 20.0
    assert (
        measured(board(trees, wood(box(20, 0, 4, 48), "more")), HERE, (HERE.at, THERE), []).cost == 26.0
    )  # not thrice


@rule("DZ-102")
def test_dz_102_the_way_around_a_wood_is_taken_where_it_is_cheaper():
    trees = wood(box(18, 23, 4, 8))
    way = shortest(board(trees), HERE, THERE, [])
    assert way is not None
    assert way.cost == way.length  # it does not enter
    assert way.cost == pytest.approx(2 * math.hypot(8, 1) + 4)
    assert measured(board(trees), HERE, (HERE.at, THERE), []).cost == 24.0


@rule("DZ-102", "DZ-200")
@pytest.mark.parametrize(
    ("mover", "cost"), [(Mover.INFANTRY, 20.0), (Mover.VEHICLE, 20.2), (Mover.SKIMMER, 20.0), (Mover.WALKER, 20.0)]
)
def test_dz_200_a_low_wall_slows_vehicles_only(mover: Mover, cost: float):
    assert cost_to(THERE, low_wall(box(18, 0, 0.2, 48)), body=HERE._replace(mover=mover)) == pytest.approx(cost)


@rule("DZ-101", "DZ-102")
def test_dz_101_a_way_over_difficult_ground_bends_where_that_is_cheapest():
    strip, sabre = board(crater(box(6, 0, 0.9, 48))), tank(5.1, 5)
    way = shortest(strip, sabre, (7.8, 6.35), [], within=4.0)
    assert way is not None
    assert way.cost == pytest.approx(3.978, abs=0.001)
    _, entry, exit, _ = way.points
    assert entry == pytest.approx((6.0, 5.553), abs=0.001)
    assert exit == pytest.approx((6.9, 5.797), abs=0.001)
    assert reachable(strip, sabre, [(7.8, 6.35)], [], within=4.0) == [pytest.approx(way.cost, abs=1e-5)]


@rule("DZ-101")
@pytest.mark.parametrize("turn", [0.0, 17.0, 31.0, 45.0])
def test_dz_101_a_way_across_a_strip_is_the_one_that_bends_like_light(turn: float):
    """By the law of refraction: what it costs to go across and aside through a strip, found by trying every angle."""
    strip = board(crater(turned_outline(box(24, 0, 1.3, 48), turn)))
    start, goal = (turned(point, turn) for point in ((22.4, 20.0), (26.9, 23.3)))
    way = shortest(strip, base(*start)._replace(mover=Mover.VEHICLE), goal, [])
    assert way is not None
    assert way.cost == pytest.approx(_refracted(1.6 + 1.6, 1.3, 3.3), rel=1e-4)


def _refracted(outside: float, inside: float, aside: float) -> float:
    """The least cost of going so far across, outside and (twice as dear) inside, and so far aside."""
    shares = (aside * n / 100_000 for n in range(100_001))
    return min(math.hypot(outside, aside - drift) + 2.0 * math.hypot(inside, drift) for drift in shares)


@rule("DZ-101")
def test_dz_101_a_way_along_a_wood_enters_it_as_late_as_is_cheapest():
    """The goal lies a little inside: along the edge, and in at 30 degrees to the way across."""
    wall_of_trees = board(crater(box(10, 10, 20, 5)))
    way = shortest(wall_of_trees, base(9, 9.9)._replace(mover=Mover.VEHICLE), (20.0, 10.4), [])
    assert way is not None
    best = min(math.hypot(x - 9, 0.1) + 2.0 * math.hypot(20 - x, 0.4) for x in (18 + n / 10_000 for n in range(20_000)))
    assert way.cost <= 1.002 * best


@rule("DZ-014", "DZ-101")
@pytest.mark.parametrize("width", [0.5, 1.0, 2.0])
def test_dz_101_a_way_around_the_end_of_a_wall_is_hardly_longer_than_the_circle(width: float):
    wall = board(house(box(10, 10, 20, 0.001)))
    truck = tank(29.0, 10.0 - width / 2 - 0.01, 90.0, width=width)
    way = shortest(wall, truck, (29.0, 10.001 + width / 2 + 0.01), [])
    assert way is not None
    tight = 2.0 * math.hypot(1.0, 0.01) + math.pi * width / 2
    assert way.cost <= 1.002 * tight
    assert measured(wall, truck, way.points, []).obstruction is None


# Positions in which the way that the search finds cheapest is not the cheapest once all are pulled tight.
RIVALS: list[tuple[Point, Point, list[Outline]]] = [
    (
        (19.219, 22.521),
        (26.444, 27.953),
        [
            ((22.753, 22.669), (24.006, 23.074), (24.123, 23.381), (22.843, 23.995)),
            ((18.438, 22.088), (19.551, 22.632), (17.749, 22.905)),
        ],
    ),
    (
        (19.665, 24.746),
        (24.234, 24.278),
        [((19.31, 23.816), (19.457, 23.693), (24.583, 24.27), (22.857, 25.72))],
    ),
]


def _shards(seed: int) -> tuple[Point, Point, list[Outline]]:
    """Narrow triangles and quadrangles across the way, some of them over each other."""
    rng = Random(seed)
    shards = [
        turned_outline(box(rng.uniform(21, 26), rng.uniform(22, 25), rng.uniform(0.4, 3), rng.uniform(0.3, 1)), turn)
        for turn in (rng.uniform(-25.0, 25.0) for _ in range(3))
    ]
    return (20.0, rng.uniform(22, 26)), (27.0, rng.uniform(22, 26)), [shard[: rng.choice((3, 4))] for shard in shards]


@rule("DZ-101")
@pytest.mark.parametrize(("start", "goal", "slow"), [*RIVALS, *map(_shards, range(4))])
def test_dz_101_no_way_that_a_finer_search_finds_is_much_cheaper(
    start: Point, goal: Point, slow: list[Outline], monkeypatch: pytest.MonkeyPatch
):
    pieces = [crater(outline, f"crater {number}") for number, outline in enumerate(slow)]
    truck = base(*start)._replace(mover=Mover.VEHICLE)
    found = cost_to(goal, *pieces, body=truck)
    monkeypatch.setattr(network, "_EDGE_STEP", 0.15)
    finer = cost_to(goal, *(replace(piece, id=f"{piece.id} finely") for piece in pieces), body=truck)
    assert found <= 1.002 * finer


@rule("DZ-101")
def test_dz_101_under_the_first_version_of_the_rules_ways_are_as_they_were_found():
    strip = replace(board(crater(box(6, 0, 0.9, 48))), rules=UNSET)
    way = shortest(strip, tank(5.1, 5), (7.8, 6.35), [])
    assert way is not None
    assert way.cost == pytest.approx(4.0, abs=0.05)
    assert way.cost > 4.0


@rule("DZ-103", "DZ-281")
@pytest.mark.parametrize(("mover", "crosses"), [(Mover.INFANTRY, False), (Mover.VEHICLE, False), (Mover.SKIMMER, True)])
def test_dz_103_a_river_is_crossed_by_skimmers_only(mover: Mover, crosses: bool):
    found = cost_to(THERE, river(box(18, 0, 4, 48)), body=HERE._replace(mover=mover))
    assert found == (20.0 if crosses else math.inf)


@rule("DZ-281")
def test_dz_281_a_skimmer_goes_around_trees():
    skimmer = HERE._replace(mover=Mover.SKIMMER)
    assert cost_to(THERE, wood(box(18, 20, 4, 8)), body=skimmer) > 21.0
    assert cost_to(THERE, wood(box(18, 0, 4, 48)), body=skimmer) == math.inf


@rule("DZ-283")
def test_dz_283_a_walker_steps_over_low_walls_and_is_told_of_massive_fields():
    machine, goal = walker(10, 24), THERE
    assert cost_to(goal, high_wall(box(18, 0, 1, 48)), body=machine) == 20.0
    assert cost_to(goal, high_wall(box(18, 0, 1, 48), height=1.1), body=machine) == math.inf
    trees = board(wood(box(18, 20, 4, 8)))
    through, around = shortest(trees, machine, goal, []), shortest(trees, machine, goal, [], fields=False)
    assert through is not None
    assert around is not None
    assert (through.cost, through.fields) == (20.0, ("wood",))
    assert around.cost > 21.0
    assert around.fields == ()


@rule("DZ-207")
def test_dz_207_crossing_the_outline_of_a_hill_costs_its_height():
    mound = hill(box(18, 0, 10, 48), 1.5)
    assert cost_to(THERE, mound) == 23.0
    assert cost_to((24.0, 24.0), mound) == 15.5
    assert cost_to((26.0, 24.0), mound, body=tank(20, 24)) == 6.0


@rule("DZ-207")
def test_dz_207_who_stands_on_the_corner_of_a_hill_is_where_he_is():
    assert reachable(board(hill(box(2, 2, 2, 2))), base(2, 4), [(2.0, 4.0)], [], within=4.0) == [0.0]


@rule("DZ-207")
def test_dz_207_a_hill_is_walked_around_where_that_is_cheaper():
    small = hill(box(18, 23, 4, 8), 3.0)
    assert cost_to(THERE, small) == pytest.approx(2 * math.hypot(8, 1) + 4)


@rule("DZ-207")
def test_dz_207_a_steep_hill_is_left_and_entered_by_nobody():
    cliff = hill(box(18, 0, 10, 48), 1.5, steep=True)
    assert cost_to(THERE, cliff) == math.inf
    assert cost_to(THERE, cliff, body=tank(20, 24)) == math.inf
    assert cost_to((26.0, 24.0), cliff, body=tank(20, 24)) == 6.0


@rule("DZ-235")
def test_dz_235_on_a_roof_units_move_only_inside_its_outline():
    hollow = house(((18, 18), (30, 18), (30, 30), (26, 30), (26, 22), (22, 22), (22, 30), (18, 30)), roof=True)
    ground, man = board(hollow), base(20, 28)
    assert measured(ground, man, (man.at, (28.0, 28.0)), []).obstruction == Obstruction(Obstacle.EDGE)
    way = shortest(ground, man, (28.0, 28.0), [])
    assert way is not None
    assert way.length == pytest.approx(2 * math.hypot(2, 6) + 4)
    assert shortest(ground, man, (24.0, 28.0), []) is None


@rule("DZ-110")
def test_dz_110_an_isolated_unit_goes_straight_for_the_nearest_point_in_formation():
    mates = [base(30, 24, "near"), base(30, 40, "far")]
    way = rejoining(board(), base(10, 24), mates, Formation.STANDARD, [], mates)
    assert way is not None
    assert way.length == pytest.approx(17.0)
    assert way.points[-1] == pytest.approx((27, 24))


@rule("DZ-110")
def test_dz_110_a_spot_that_is_not_free_does_not_end_the_way():
    mates, crowd = [base(30, 24, "mate")], [base(27, y, f"at {y}") for y in (23.4, 24.4)]
    way = rejoining(board(), base(10, 24), mates, Formation.STANDARD, [], [*mates, *crowd])
    assert way is not None
    assert 17.0 < way.length < 19.0
    assert standing_obstruction(board(), base(*way.points[-1], "mover"), crowd) is None
    assert distance(way.points[-1], (30, 24)) <= 3.0 + 1e-6


@rule("DZ-110")
def test_dz_110_there_may_be_no_way_back():
    mates = [base(40, 24, "mate")]
    assert rejoining(board(river(box(20, 0, 4, 48))), base(10, 24), mates, Formation.STANDARD, [], mates) is None


# What holds for every way

halves = st.integers(2, 46).map(float)
places = st.tuples(halves, halves)
boxes = st.builds(box, halves, halves, st.integers(1, 12).map(float), st.integers(1, 12).map(float))
solid = st.sampled_from([house, high_wall, river])
grounds = st.lists(st.tuples(solid | st.sampled_from([wood, hill, low_wall]), boxes), max_size=5)
bodies_in_the_way = st.lists(st.tuples(places, st.booleans()), max_size=3)

Part = tuple[Callable[..., Feature], Outline]

SLACK = 0.03  # around corners a way is a polygon, and it enters difficult ground at one of many points


def drawn(parts: list[Part], turn: float = 0.0) -> Board:
    return board(*(kind(turned_outline(outline, turn), id=f"f{n}") for n, (kind, outline) in enumerate(parts)))


def enemies_at(spots: list[tuple[Point, bool]]) -> list[Body]:
    return [tank(*at, 30.0, n) if hull else base(*at, n) for n, (at, hull) in enumerate(spots)]


@settings(deadline=None, max_examples=60)
@given(grounds, bodies_in_the_way, places, places, st.lists(places, max_size=3))
def test_dz_014_the_shortest_way_is_no_shorter_than_a_line_and_no_longer_than_any_detour(
    parts: list[Part], spots: list[tuple[Point, bool]], start: Point, goal: Point, via: list[Point]
):
    ground, man, enemies = drawn(parts), base(*start, "man"), enemies_at(spots)
    assume(standing_obstruction(ground, man, enemies) is None)
    detour = measured(ground, man, (start, *via, goal), enemies)
    way = shortest(ground, man, goal, enemies)
    if detour.obstruction is None:
        assert way is not None
        assert way.cost <= detour.cost + SLACK
    if way:
        assert distance(start, goal) <= way.length + 1e-9
        assert way.length <= way.cost + 1e-9


@settings(deadline=None, max_examples=60)
@given(grounds, bodies_in_the_way, places, places)
def test_dz_014_the_shortest_way_keeps_clear_of_everything(
    parts: list[Part], spots: list[tuple[Point, bool]], start: Point, goal: Point
):
    ground, man, enemies = drawn(parts), base(*start, "man"), enemies_at(spots)
    assume(standing_obstruction(ground, man, enemies) is None)
    way = shortest(ground, man, goal, enemies)
    if way:
        again = measured(ground, man, way.points, enemies)
        assert again.obstruction is None
        assert again.cost == pytest.approx(way.cost)
        legs = list(zip(way.points, way.points[1:], strict=False))
        assert all(gap_to_segment(enemy, *leg) >= 0.5 - 1e-6 for enemy in enemies for leg in legs)


@settings(deadline=None, max_examples=40)
@given(grounds, places, places, st.integers(1, 71).map(lambda five: 5.0 * five))
def test_dz_014_the_shortest_way_is_as_long_in_every_direction(
    parts: list[Part], start: Point, goal: Point, turn: float
):
    """On a table so large that its edges do not matter."""
    huge = {"width": 200.0, "depth": 200.0}
    here, there = (_moved(drawn(parts, angle), **huge) for angle in (0.0, turn))
    man = base(*_shifted(start), "man")
    assume(standing_obstruction(here, man, []) is None)
    other = man._replace(at=_shifted(turned(start, turn)))
    ways = shortest(here, man, _shifted(goal), []), shortest(there, other, _shifted(turned(goal, turn)), [])
    assert (ways[0] is None) == (ways[1] is None)
    if ways[0] and ways[1]:
        assert ways[0].cost == pytest.approx(ways[1].cost, abs=2 * SLACK)


@settings(deadline=None, max_examples=40)
@given(grounds, bodies_in_the_way, places, st.lists(places, min_size=1, max_size=6))
def test_dz_014_many_goals_at_once_cost_what_each_costs(
    parts: list[Part], spots: list[tuple[Point, bool]], start: Point, goals: list[Point]
):
    ground, man, enemies = drawn(parts), base(*start, "man"), enemies_at(spots)
    assume(standing_obstruction(ground, man, enemies) is None)
    one_by_one = [shortest(ground, man, goal, enemies, within=15.0) for goal in goals]
    costs = [way.cost if way else math.inf for way in one_by_one]
    assert reachable(ground, man, goals, enemies, within=15.0) == pytest.approx(costs, abs=1e-5)


def _shifted(point: Point) -> Point:
    return point[0] + 70.0, point[1] + 70.0


def _moved(ground: Board, width: float, depth: float) -> Board:
    moved = [replace(one, outline=tuple(_shifted(corner) for corner in one.outline)) for one in ground.features]
    return board(*moved, size=(width, depth))
