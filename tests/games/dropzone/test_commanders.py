"""Commanders (DZ-085, DZ-300, DZ-301): what they cost, what their rank is worth, and when it is lost."""

import pytest

from panzerkiste.games.dropzone.armies.catalogue import COMMANDERS, Faction
from panzerkiste.games.dropzone.armies.commanders import command_value
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, unit

# DZ-300 as printed: level, command value, radius, sizes, points of the four factions.
TABLE = """
1 2 9 SCB 35 30 30 40
2 3 12 SCB 60 55 55 66
3 4 18 CB 95 85 90 100
4 5 22 CB 140 120 120 150
5 6 24 B 220 195 180 235
"""
ROWS = [row.split() for row in TABLE.strip().splitlines()]
SIZES = {"S": "skirmish", "C": "clash", "B": "battle"}
FACTIONS: tuple[Faction, ...] = ("ucm", "scourge", "phr", "shaltari")


@rule("DZ-300")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("row", ROWS)
def test_dz_300_every_cell_of_the_table(row: list[str], faction: Faction):
    level, value, radius, sizes, *points = row
    found = COMMANDERS[faction][int(level) - 1]
    assert (found.command_value, found.radius) == (int(value), float(radius))
    assert found.sizes == tuple(SIZES[size] for size in sizes)
    assert found.points == int(points[FACTIONS.index(faction)])


ENEMY = "B1a ucm_sabre 10,20@180"


@rule("DZ-085")
@pytest.mark.parametrize(
    ("place", "value"),
    [("40,10@0", 4), ('inside/building="b1"', 4), ("ready", 1), ("reserve", 1), ("lost", 1), ("away", 1)],
)
def test_dz_085_he_counts_while_his_unit_is_on_the_table(place: str, value: int):
    state = battle(f"A1a ucm_kodiak {place}/command_value=4", ENEMY, now="B1a order", table=())
    assert command_value(state, 0) == value


@rule("DZ-085")
def test_dz_085_aboard_something_on_the_table_he_is_on_the_table():
    aboard = "A1a ucm_kodiak aboard/carrier=1/command_value=4 ucm_albatross:20,20@0"
    assert command_value(battle(aboard, ENEMY, now="B1a order"), 0) == 4
    waiting = "A1a ucm_kodiak aboard/carrier=1/command_value=4 ucm_albatross:ready"
    assert command_value(battle(waiting, ENEMY, now="B1a order"), 0) == 1


@rule("DZ-301", "DZ-085")
def test_dz_301_he_is_lost_with_his_unit_and_the_battle_goes_on():
    commander, other = "A1a ucm_kodiak 10,10@0/command_value=4/damage=3", "A2a ucm_sabre 30,10@0"
    state = battle(commander, other, ENEMY, now="B1a order")
    step = after(state, "B shoot B1a1.0>A1a1", "dice 2", "dice 4")
    assert unit(step.state, "A1a1").status == "lost"
    assert command_value(step.state, 0) == 1
    assert step.state.result is None
