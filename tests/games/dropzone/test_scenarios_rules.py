"""The scenarios (DZ-350, DZ-353 to DZ-356): what is laid out, and what it is worth at the end of the battle."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.fields.terrain import collapsed
from panzerkiste.games.dropzone.missions.scenarios import controller, final_points, objectives_of
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, lines, refused

PRIZES = Options(scenario="prizes")
SHORT = Options(turns=2)


def last_slot(*squads: str, options: Options = SHORT) -> State:
    """The last slot of the last turn of the battle."""
    state = battle(*squads, "turn 2", now="A1a order", table=(), options=options)
    return replace(state, battlegroups=tuple(replace(group, activated_turn=2) for group in state.battlegroups))


def ending(*squads: str, options: Options = SHORT) -> str:
    return lines(after(last_slot(*squads, options=options), "A end"))[-1]


# What is laid out.


@rule("DZ-353")
def test_dz_353_five_prizes_one_in_the_middle_each_in_a_building_of_its_own():
    board = DROPZONE.play.start(PRIZES, 2).state.board
    prizes = objectives_of("prizes", board)
    assert [(prize.building, prize.centre) for prize in prizes] == [
        ("b5", True),
        ("b1", False),
        ("b2", False),
        ("b3", False),
        ("b4", False),
    ]
    fallen = objectives_of("prizes", collapsed(collapsed(board, "b1"), "b5"))
    assert len({prize.building for prize in fallen}) == 5


@rule("DZ-355")
def test_dz_355_a_paper_in_each_of_nine_buildings():
    board = DROPZONE.play.start(Options(), 2).state.board
    papers = objectives_of("paper_chase", board)
    assert [paper.building for paper in papers] == [f"b{number}" for number in range(1, 10)]
    assert {paper.kind for paper in papers} == {"intelligence"}


@rule("DZ-355")
def test_dz_355_of_more_than_nine_houses_those_nearest_to_the_middle():
    """A row of ten from west to east, and a hut in the middle that nobody can occupy."""
    row = [f"house h{n} small 3 {4 * n},22 {4 * n + 3},22 {4 * n + 3},25 {4 * n},25" for n in range(10)]
    hut = "house hut micro 1 24,30 25,30 25,31 24,31"
    state = battle("A1a ucm_sabre 2,2@0", "B1a ucm_sabre 40,40@0", now="A1a order", table=("table 48 48", *row, hut))
    assert [paper.building for paper in objectives_of("paper_chase", state.board)] == [f"h{n}" for n in range(1, 10)]


@rule("DZ-354")
def test_dz_354_three_markers_on_the_middle_line():
    markers = objectives_of("crossroads", DROPZONE.play.start(Options(), 2).state.board)
    assert [marker.at for marker in markers] == [(24.0, 24.0), (12.0, 24.0), (36.0, 24.0)]
    assert [marker.centre for marker in markers] == [True, False, False]


# What it is worth.

MARKER = (12.0, 24.0)


@rule("DZ-354")
@pytest.mark.parametrize(
    ("own", "enemy", "holder"),
    [
        ("ucm_sabre 12,18@0", "ucm_sabre 40,40@0", 0),  # exactly 6"
        ("ucm_sabre 12,17.9@0", "ucm_sabre 40,40@0", None),
        ("ucm_sabre 12,18@0", "ucm_sabre 12,29@0", None),  # equal
        ("ucm_sabre 12,18@0", "ucm_gladius 12,29@0", 1),  # more points
        ("ucm_sabre 12,18@0", "ucm_condor 12,29@0/altitude=6", 0),  # aircraft never count
        ("ucm_sabre 40,40@0", "ucm_condor 12,29@0", None),  # not even landed
        ('ucm_legionnaires inside/building="b8"', "ucm_sabre 40,40@0", 0),  # b8 is 4" away
        ('ucm_legionnaires inside/building="b9"', "ucm_sabre 40,40@0", None),
        ("ucm_sabre ready", "ucm_sabre 40,40@0", None),
    ],
)
def test_dz_354_more_points_of_ground_units_within_6_inches_control_a_marker(own: str, enemy: str, holder: int | None):
    state = battle(f"A1a {own}", f"B1a {enemy}", now="A1a order", table=())
    assert controller(state, MARKER) == holder


@rule("DZ-354")
def test_dz_354_embarked_units_do_not_count():
    aboard = "A1a ucm_legionnaires aboard/carrier=1 ucm_bear:12,20@0"
    state = battle(aboard, "B1a ucm_sabre 12,29@0", now="A1a order", table=())
    bear, sabre = state.units[1].points, state.units[2].points
    assert bear < sabre <= bear + state.units[0].points
    assert controller(state, MARKER) == 1


@rule("DZ-354")
def test_dz_354_three_points_for_the_centre_two_for_the_others():
    state = battle("A1a ucm_sabre 24,19@0", "B1a ucm_sabre 12,25@0 36,25@0", now="A1a order")
    assert final_points(state) == (3, 4)
    step = after(last_slot("A1a ucm_sabre 24,19@0", "B1a ucm_sabre 12,25@0"), "A end")
    assert lines(step)[-2:] == ["markers A B -", "won A points 3 2 0 0"]
    assert [side.victory_points for side in step.state.sides] == [3, 2]


def carried(squad: int, *, centre: bool, at: str = "1,1") -> str:
    mark = ',"centre":true' if centre else ""
    return f'objectives [{{"id":0,"kind":"prize","at":[{at}],"found":true,"squad":{squad}{mark}}}]'


@rule("DZ-353")
@pytest.mark.parametrize(("place", "points"), [("10,10@0", 1), ('inside/building="b1"', 1), ("away", 0), ("ready", 0)])
def test_dz_353_a_prize_carried_on_the_table_at_the_end_is_worth_a_point(place: str, points: int):
    squads = f"A1a ucm_legionnaires {place}", "B1a ucm_sabre 40,40@0"
    state = battle(*squads, carried(0, centre=False), now="A1a order", table=(), options=PRIZES)
    assert final_points(state) == (points, 0)


@rule("DZ-353")
def test_dz_353_the_centres_prize_is_worth_two_and_what_lies_about_nothing():
    squads = "A1a ucm_legionnaires 10,10@0", "B1a ucm_sabre 40,40@0"
    centre = battle(*squads, carried(0, centre=True), now="A1a order", options=PRIZES)
    assert final_points(centre) == (2, 0)
    loose = battle(*squads, carried(-1, centre=True), now="A1a order", options=PRIZES)
    assert final_points(loose) == (0, 0)


# The end (DZ-350).


@rule("DZ-350", "DZ-095")
def test_dz_350_after_the_last_turn_victory_points_decide():
    assert ending("A1a ucm_sabre 24,19@0", "B1a ucm_sabre 40,40@0") == "won A points 3 0 0 0"


@rule("DZ-350")
def test_dz_350_kill_points_break_the_tie_and_who_never_came_counts():
    lost = "B2a ucm_sabre lost"
    assert ending("A1a ucm_sabre 2,2@0", "B1a ucm_sabre 46,46@0", lost) == "won A kills 0 0 40 0"
    ready = "B2a ucm_sabre ready/arrived_turn=0"
    state = last_slot("A1a ucm_sabre 2,2@0", "B1a ucm_sabre 46,46@0", ready)
    assert lines(after(state, "A end"))[-1] == "won A kills 0 0 40 0"
    assert ending("A1a ucm_sabre 2,2@0", "B1a ucm_sabre 46,46@0", "B2a ucm_sabre away") == "drawn equal 0 0 0 0"


@rule("DZ-350")
def test_dz_350_a_fast_mover_that_made_its_run_is_no_loss():
    run = "B2a ucm_archangel reserve/ran=true"
    assert ending("A1a ucm_sabre 2,2@0", "B1a ucm_sabre 46,46@0", run) == "drawn equal 0 0 0 0"
    never = "B2a ucm_archangel reserve"
    assert ending("A1a ucm_sabre 2,2@0", "B1a ucm_sabre 46,46@0", never).startswith("won A kills")


@rule("DZ-350")
def test_dz_350_three_houses_of_the_crossroads_are_closed_in_the_first_turn():
    door = "A1a ucm_legionnaires 23.5,20.9@0 24.5,20.9@0"
    first = battle(door, "B1a ucm_sabre 40,40@0", now="A1a order", table=())
    assert refused(first, "A enter A1a b5 0") == "DZ-350 closed"
    second = battle(door, "B1a ucm_sabre 40,40@0", "turn 2", now="A1a order", table=())
    assert refused(second, "A enter A1a b5 0") == ""


# Other deployments (DZ-356).


@rule("DZ-356", "DZ-068")
def test_dz_356_corners_are_two_half_edges_each():
    state = DROPZONE.play.start(Options(deployment="corners"), 2).state
    edges = [[(edge.start, edge.end) for edge in side.edges] for side in state.sides]
    assert edges[0] == [((0.0, 0.0), (24.0, 0.0)), ((0.0, 0.0), (0.0, 24.0))]
    assert edges[1] == [((24.0, 48.0), (48.0, 48.0)), ((48.0, 24.0), (48.0, 48.0))]
