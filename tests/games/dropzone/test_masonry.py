"""Falling masonry and collapse (DZ-214, DZ-215, DZ-227 to DZ-229), every die in the order of DZ-015."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone.buildings.events import CollapseRolled
from panzerkiste.games.dropzone.buildings.frames import DamageBuilding
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.turn import STEPS
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, dice_of, lines, refused, unit

# A tank before b6, a tiny house: armour 6, four damage points. E10 hits on 2+ and hurts on 2+.
TANK = "A1a ucm_sabre 24,5@0"
HERE = 'inside/building="b6"'
NOW = "A1a order"


def siege(*more: str) -> State:
    return battle(TANK, *more, "turn 2", now=NOW, table=())


def shot(state: State, *dice: str) -> list[str]:
    """What follows a hit for two points on the house."""
    return lines(after(state, "A shoot A1a1.0>/b6", "dice 2", "dice 6", *dice))[3:]


@rule("DZ-227", "DZ-228")
def test_dz_227_each_point_may_hit_somebody_inside():
    """Legion armour 2 against E6 needs 2+; a 3 is one point, a 4 two."""
    told = shot(siege(f"B1a ucm_legionnaires {HERE}"), "dice 3", "dice 4", "dice 3")
    assert told == ["masonry b6 3", "masonry b6 4 B1a", "damage B1a1 3 2 1", "damaged B1a1 1 4"]


@rule("DZ-227")
def test_dz_227_an_empty_house_needs_no_dice():
    assert shot(siege("B1a ucm_legionnaires 40,40@0")) == []


@rule("DZ-227", "DZ-016", "DZ-015")
def test_dz_227_the_squad_is_found_by_lot():
    state = siege(f"B1a ucm_legionnaires {HERE}", f"B1b ucm_legionnaires {HERE}")
    told = shot(state, "dice 4", "dice 4", "dice 2", "dice 1")
    assert told == ["masonry b6 4", "lot masonry_squad 4 B1b", "damage B1b1 2 2 1", "damaged B1b1 1 4", "masonry b6 1"]


@rule("DZ-228")
def test_dz_228_the_base_with_most_damage_suffers_and_among_equals_the_lot():
    hurt = shot(siege(f"B1a ucm_legionnaires {HERE} {HERE}/damage=1"), "dice 4", "dice 2", "dice 1")
    assert hurt[2] == "damaged B1a2 1 3"
    equal = shot(siege(f"B1a ucm_legionnaires {HERE} {HERE}"), "dice 4", "dice 4", "dice 1", "dice 1")
    assert equal[1:4] == ["damage B1a1 4 2 2", "lot masonry_base 1 B1a1", "damaged B1a1 2 3"]


@rule("DZ-228")
def test_dz_228_both_points_of_a_hit_go_to_one_base_and_the_surplus_is_lost():
    state = siege(f"B1a ucm_legionnaires {HERE}/damage=4 {HERE}")
    step = after(state, "A shoot A1a1.0>/b6", "dice 2", "dice 6", "dice 4", "dice 6", "dice 1")
    assert (unit(step.state, "B1a1").status, unit(step.state, "B1a2").damage) == ("lost", 0)


@rule("DZ-229")
@pytest.mark.parametrize(("damage", "falls"), [(2, False), (3, True)])
def test_dz_229_below_half_its_points_masonry_falls_on_3(damage: int, *, falls: bool):
    """Four points: with one left before the volley it is below half; a single point would end it, so b1 with ten."""
    house = f"building b1 damage={damage + 3}"
    state = battle(TANK.replace("24,5", "12,5"), 'B1a ucm_legionnaires inside/building="b1"', house, "turn 2", now=NOW,
                   table=())  # fmt: skip
    dice = ["dice 3", "dice 1"] if falls else ["dice 3"]
    told = lines(after(state, "A shoot A1a1.0>/b1", "dice 2", "dice 2", *dice))
    assert ("masonry b1 3 B1a" in told) == falls


@rule("DZ-214", "DZ-215", "DZ-228")
def test_dz_214_a_house_that_falls_takes_everybody_inside_with_it():
    state = siege(f"B1a ucm_legionnaires {HERE} {HERE}", "building b6 damage=2 defender=1")
    step = after(state, "A shoot A1a1.0>/b6", "dice 2", "dice 6")
    assert [unit(step.state, name).status for name in ("B1a1", "B1a2")] == ["lost", "lost"]
    assert step.state.building("b6").rubble
    assert step.state.board.piece("b6").kind == "rubble"
    assert "collapsed b6" in lines(step)
    assert refused(step.state, "A enter A1a b6 0") == "DZ-216 infantry"


@rule("DZ-214", "DZ-015")
def test_dz_214_whoever_stands_within_an_inch_dies_on_2():
    near = "B1a ucm_legionnaires 22.4,12@0 21.4,12@0"
    state = siege(near, "B1b ucm_sabre 26.4,12@0", "building b6 damage=3")
    step = after(state, "A shoot A1a1.0>/b6", "dice 2", "dice 6", "dice 1 2")
    assert [unit(step.state, name).status for name in ("B1a1", "B1a2", "B1b1")] == ["table", "table", "lost"]
    assert "collapse-rolled b6 B1a1 B1b1 1 2" in lines(step)
    (told,) = dice_of(step, CollapseRolled)
    assert (told["need"], told["lost"]) == (2, 1)


@rule("DZ-214", "DZ-235")
def test_dz_214_whoever_stands_on_the_roof_falls_with_it():
    state = siege("B1a ucm_legionnaires 24,12@0")
    roofed = tuple(
        replace(building, roof=True) if building.id == "b6" else building for building in state.board.buildings
    )
    state = replace(state, board=replace(state.board, buildings=roofed))
    step = STEPS[DamageBuilding](replace(state, pending=state.pending), DamageBuilding("b6", 9))
    assert [frame.unit for frame in step.state.pending if type(frame).__name__ == "SufferLoss"] == [1]


@rule("DZ-227")
def test_dz_227_no_more_dice_once_nobody_is_left_inside():
    state = siege(f"B1a ucm_legionnaires {HERE}/damage=4")
    step = after(state, "A shoot A1a1.0>/b6", "dice 2", "dice 6", "dice 4", "dice 6")
    assert unit(step.state, "B1a1").status == "lost"
