"""Terrain and buildings as records (DZ-008 to DZ-010, DZ-200, DZ-207, DZ-215, DZ-232, DZ-281, DZ-283)."""

import msgspec
import pytest

from panzerkiste.games.dropzone.fields.sight import eye_of, scene, sight
from panzerkiste.games.dropzone.fields.terrain import (
    Board,
    Building,
    Entrance,
    Going,
    Mover,
    Opening,
    Outline,
    Passage,
    Piece,
    Point,
    collapsed,
    rubble_of,
)
from panzerkiste.games.dropzone.geometry import elevation, going, pieces_at, surface
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
    walker,
    wood,
)

P, D, NO, H = Going.PASSABLE, Going.DIFFICULT, Going.IMPASSABLE, Going.HALF
FIELD = box(20, 20, 8, 4)


@rule("DZ-207", "DZ-200", "DZ-281", "DZ-283")
@pytest.mark.parametrize(
    ("piece", "infantry", "vehicle", "skimmer", "walking"),
    [
        (wood(FIELD), D, D, NO, H),
        (low_wall(FIELD), P, D, P, P),
        (high_wall(FIELD), NO, NO, NO, P),
        (high_wall(FIELD, height=1.5), NO, NO, NO, NO),
        (river(FIELD), NO, NO, P, NO),
        (rubble_of(house(FIELD)), D, NO, NO, H),
        (crater(FIELD), P, D, P, P),
        (hill(FIELD), P, P, P, P),
    ],
)
def test_dz_207_every_kind_of_unit_gets_on_in_its_own_way(
    piece: Piece, infantry: Going, vehicle: Going, skimmer: Going, walking: Going
):
    movers = (Mover.INFANTRY, Mover.VEHICLE, Mover.SKIMMER, Mover.WALKER)
    assert [going(piece, mover, walker(0, 0).top) for mover in movers] == [infantry, vehicle, skimmer, walking]


@rule("DZ-281")
@pytest.mark.parametrize(
    ("height", "permeable", "expected"),
    [(0.25, False, P), (0.25, True, P), (0.3, True, NO), (0.3, False, D)],
)
def test_dz_281_a_quarter_inch_is_what_a_skimmer_passes_over(height: float, permeable: bool, expected: Going):
    piece = Piece("hedge", "hedge", FIELD, height, Passage(infantry=NO, vehicle=D), permeable=permeable)
    assert going(piece, Mover.SKIMMER) is expected


@rule("DZ-202")
def test_dz_202_a_piece_is_what_the_players_agreed_on_whatever_it_is_called():
    thicket = Piece("thicket", "wood", FIELD, 2.0, Passage(vehicle=NO), blocks_sight=True)
    assert going(thicket, Mover.VEHICLE) is NO
    assert going(thicket, Mover.INFANTRY) is P
    ground = board(thicket)
    view = scene(ground, [base(18, 22, "near"), base(40, 22, "far")])
    assert not sight(view, eye_of(ground, view.bodies["near"]), "far").seen


@rule("DZ-283")
def test_dz_283_a_walker_takes_no_notice_of_difficult_ground():
    bog = Piece("bog", "bog", FIELD, 0.0, Passage(walker=D))
    assert going(bog, Mover.WALKER, 3.0) is P


@rule("DZ-010")
@pytest.mark.parametrize(
    ("point", "height"), [((5, 5), 0.0), ((21, 21), 1.0), ((25, 22), 2.5), ((20, 20), 1.0), ((41, 41), 4.0)]
)
def test_dz_010_elevation_is_that_of_the_highest_flat_top_under_a_point(point: Point, height: float):
    ground = board(
        hill(FIELD),
        hill(box(24, 21, 2, 2), 2.5, "knoll"),
        wood(box(4, 4, 2, 2)),
        house(box(40, 40, 4, 4), 4.0, roof=True),
    )
    assert elevation(ground, point) == height


@rule("DZ-010", "DZ-235")
def test_dz_235_only_a_roof_that_says_so_is_a_surface():
    assert surface(board(house(FIELD)), (24, 22)) is None
    roofed = house(FIELD, roof=True)
    assert surface(board(roofed), (24, 22)) == roofed


@rule("DZ-008")
def test_dz_008_a_point_on_an_edge_is_in_the_piece():
    ground = board(wood(FIELD), crater(box(26, 20, 8, 4)))
    assert [piece.id for piece in pieces_at(ground, (20, 22))] == ["wood"]
    assert [piece.id for piece in pieces_at(ground, (27, 22))] == ["wood", "crater"]
    assert pieces_at(ground, (19.99, 22)) == ()


def fort(id: str = "fort", outline: Outline = FIELD, connected: tuple[str, ...] = ()) -> Building:
    door = Entrance((23.75, 20.0), (24.25, 20.0), wall=0)
    hatch = Entrance((24.0, 22.0), (24.0, 22.0))
    windows = (Opening(0, (21.0, 20.0, 0.5)), Opening(2, (22.0, 24.0, 0.5)), Opening(0, (26.0, 20.0, 0.5)))
    return Building(id, outline, 3.0, openings=windows, entrances=(door, hatch), connected=connected)


@rule("DZ-009")
def test_dz_009_every_edge_of_a_building_is_a_wall_with_its_openings():
    building = fort()
    assert building.wall(0) == ((20, 20), (28, 20))
    assert building.wall(3) == ((20, 24), (20, 20))
    assert [opening.at[0] for opening in building.openings_in(0)] == [21.0, 26.0]
    assert building.openings_in(1) == ()
    assert [entrance.on_roof for entrance in building.entrances] == [False, True]


@rule("DZ-215")
def test_dz_215_a_fallen_building_is_a_rubble_field_of_its_outline_one_inch_high():
    after = collapsed(board(wood(box(4, 4, 2, 2)), fort()), "fort")
    rubble = after.piece("fort")
    assert after.buildings == ()
    assert (rubble.outline, rubble.height) == (FIELD, 1.0)
    assert rubble.blocks_sight
    assert rubble.body_cover
    assert rubble.massive_field
    assert not rubble.flat_top


@rule("DZ-215", "DZ-232")
def test_dz_232_nothing_leads_into_a_fallen_building():
    pair = board(fort("a", connected=("b", "c")), fort("b", box(30, 20, 4, 4), connected=("a",)))
    assert collapsed(pair, "a").building("b").connected == ()
    assert collapsed(pair, "b").building("a").connected == ("c",)


@rule("DZ-008", "DZ-009")
def test_dz_009_a_board_is_plain_data_that_survives_a_file_and_can_be_looked_up():
    ground = board(wood(box(4, 4, 2, 2)), hill(FIELD), fort())
    again = msgspec.json.decode(msgspec.json.encode(ground), type=Board)
    assert again == ground
    assert hash(again) == hash(ground)
    assert again.features == (*ground.pieces, *ground.buildings)


@rule("DZ-025")
def test_dz_025_a_base_and_a_hull_are_told_apart_by_how_they_move():
    assert base(0, 0).is_infantry
    assert walker(0, 0).is_vehicle
