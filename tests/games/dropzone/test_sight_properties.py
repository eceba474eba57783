"""What holds for every line of sight, whatever stands on the table (DZ-012, DZ-013)."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.games.dropzone.fields.sight import LOT, Scene, Sight, eye_of, scene, sight, sights
from panzerkiste.games.dropzone.fields.terrain import Board, Feature, Mover, Outline, Point
from panzerkiste.games.dropzone.geometry import Body
from tests.games.dropzone.ground import (
    base,
    board,
    box,
    high_wall,
    hill,
    house,
    low_wall,
    tank,
    turned,
    turned_outline,
    wood,
)

# A grid of half inches, so that lines do touch walls and corners, and a tolerance has something to decide.
halves = st.integers(0, 40).map(lambda half: 14.0 + half / 2.0)
places = st.tuples(halves, halves)
sizes = st.integers(1, 8).map(lambda half: half / 2.0)
boxes = st.builds(box, halves, halves, sizes, sizes)
hooks = st.builds(
    lambda x, y: ((x, y), (x + 4, y), (x + 4, y + 1), (x + 1, y + 1), (x + 1, y + 4), (x, y + 4)), halves, halves
)
outlines = boxes | hooks
kinds = st.sampled_from([house, high_wall, hill, wood, low_wall])
turns = st.integers(1, 71).map(lambda five: five * 5.0)


@st.composite
def features(draw: st.DrawFn, most: int = 5) -> list[Feature]:
    drawn = draw(st.lists(st.tuples(kinds, outlines), max_size=most))
    return [kind(outline, id=f"f{n}") for n, (kind, outline) in enumerate(drawn)]


@st.composite
def bodies(draw: st.DrawFn) -> list[Body]:
    """A shooter, a target and some who may be in the way."""
    spots = draw(st.lists(places, min_size=2, max_size=5, unique=True))
    kinds = draw(st.lists(st.sampled_from(["tank", "base"]), min_size=len(spots), max_size=len(spots)))
    facing = draw(turns)
    drawn = enumerate(zip(spots, kinds, strict=True))
    return [tank(*at, facing, id=n) if kind == "tank" else base(*at, id=n) for n, (at, kind) in drawn]


def seen(ground: Board, units: list[Body]) -> Sight:
    return sight(scene(ground, units), eye_of(ground, units[0]), 1)


@settings(deadline=None)
@given(features(), bodies(), outlines, kinds)
def test_dz_012_another_blocker_never_lets_one_see_more(
    standing: list[Feature], units: list[Body], outline: Outline, kind: type
):
    """Unless somebody stands on it: that lifts his eye."""
    added = kind(outline, id="added")
    before, after = board(*standing), board(*standing, added)
    lifted = any(eye_of(before, unit).at != eye_of(after, unit).at for unit in units)
    if not lifted:
        assert seen(after, units).visible <= seen(before, units).visible


@settings(deadline=None)
@given(features(), bodies(), places)
def test_dz_126_another_vehicle_never_lets_one_see_more(standing: list[Feature], units: list[Body], at: Point):
    ground = board(*standing)
    assert seen(ground, [*units, tank(*at, id="added")]).visible <= seen(ground, units).visible


@settings(deadline=None)
@given(features(), places, places)
def test_dz_125_men_see_each_other_or_neither_sees_the_other(standing: list[Feature], here: Point, there: Point):
    ground = board(*standing)
    view = scene(ground, [base(*here, id="one"), base(*there, id="other")])
    one, other = (sight(view, eye_of(ground, view.bodies[id]), to) for id, to in (("one", "other"), ("other", "one")))
    assert one.cover == other.cover
    assert {block.id for block in one.blocks} == {block.id for block in other.blocks}


@settings(deadline=None)
@given(features(), bodies(), turns)
def test_dz_013_sight_is_the_same_in_every_direction(standing: list[Feature], units: list[Body], turn: float):
    elsewhere = [replace(feature, outline=turned_outline(feature.outline, turn)) for feature in standing]
    facing = [unit._replace(at=turned(unit.at, turn), facing=unit.facing + turn) for unit in units]
    assert _alike(seen(board(*elsewhere), facing), seen(board(*standing), units))


@settings(deadline=None)
@given(features(), bodies())
def test_dz_013_sight_is_the_same_in_a_mirror(standing: list[Feature], units: list[Body]):
    elsewhere = [
        replace(feature, outline=tuple((48.0 - x, y) for x, y in reversed(feature.outline))) for feature in standing
    ]
    facing = [unit._replace(at=(48.0 - unit.at[0], unit.at[1]), facing=-unit.facing) for unit in units]
    assert _alike(seen(board(*elsewhere), facing), seen(board(*standing), units))


def _alike(one: Sight, other: Sight) -> bool:
    """The same, but for the order of what hides equal shares."""
    return one._replace(blocks=()) == other._replace(blocks=()) and set(one.blocks) == set(other.blocks)


@settings(deadline=None)
@given(features(), bodies())
def test_dz_013_many_looks_at_once_answer_as_one_by_one(standing: list[Feature], units: list[Body]):
    ground = board(*standing)
    view = scene(ground, units)
    pairs = [(eye_of(ground, one), other.id) for one in units for other in units if one is not other]
    mates = [tuple(unit.id for unit in units if unit.mover is Mover.VEHICLE)] * len(pairs)
    assert sights(view, pairs, mates) == [sight(view, eye, target, mates[0]) for eye, target in pairs]


def test_dz_013_more_looks_than_are_taken_at_once_answer_in_their_order():
    ground, units = board(house(box(20, 20, 4, 4))), [tank(10, 22, 90.0, 0), tank(30, 23, 0.0, 1), base(30, 26, 2)]
    view = scene(ground, units)
    pairs = [(eye_of(ground, one), other.id) for one in units for other in units if one is not other]
    found = sights(view, pairs * 60)
    assert len(found) > LOT
    assert found == [sight(view, eye, target) for eye, target in pairs] * 60


@settings(deadline=None)
@given(features(), bodies())
def test_dz_013_what_blocks_accounts_for_what_is_hidden(standing: list[Feature], units: list[Body]):
    found = seen(board(*standing), units)
    assert 0.0 <= found.visible <= 1.0
    assert (found.visible == 1.0) is (not found.blocks)
    if found.blocks:
        assert max(block.share for block in found.blocks) <= 1.0 - found.visible + 1e-9
        assert sum(block.share for block in found.blocks) >= 1.0 - found.visible - 1e-9


def test_dz_013_a_scene_is_kept_and_leaves_no_trace_in_what_it_was_made_of():
    ground, units = board(house(box(20, 20, 4, 4))), [tank(10, 10, id=0), base(30, 30, id=1)]
    first: Scene = scene(ground, units)
    assert scene(board(house(box(20, 20, 4, 4))), list(units)) is first
    assert scene(ground, [units[0], units[1]._replace(at=(31.0, 30.0))]) is not first
