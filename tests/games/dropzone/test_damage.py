"""Saves, the damage table and casualties (DZ-134, DZ-140 to DZ-145, DZ-204, DZ-265, DZ-278, DZ-331, DZ-332)."""

import pytest

from panzerkiste.games.dropzone.armies.catalogue import WEAPONS, Weapon
from panzerkiste.games.dropzone.battle.damage import IMPOSSIBLE, covered_need, damage_need, hit_damage, hurts_on
from panzerkiste.games.dropzone.battle.events import DamageRolled
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, dice_of, lines, unit

# DZ-141 as printed: a row for each armour, a column for each energy; "–" is impossible.
TABLE = """
5 4 3 2 2 2 2 2 2 2 2 2 2
6 5 4 3 2 2 2 2 2 2 2 2 2
– 6 5 4 3 2 2 2 2 2 2 2 2
– – 6 5 4 3 2 2 2 2 2 2 2
– – – 6 5 4 3 2 2 2 2 2 2
– – – – 6 5 4 3 2 2 2 2 2
– – – – – 6 5 4 3 2 2 2 2
– – – – – – 6 5 4 3 2 2 2
– – – – – – – 6 5 4 3 2 2
– – – – – – – – 6 5 4 3 2
"""
CELLS = [
    (energy, armour, IMPOSSIBLE if cell == "–" else int(cell))
    for armour, row in enumerate(TABLE.split("\n")[1:-1], 1)
    for energy, cell in enumerate(row.split(), 1)
]


def test_the_printed_table_has_ten_rows_of_thirteen():
    assert len(CELLS) == 130


@rule("DZ-141", "DZ-142", "DZ-144")
@pytest.mark.parametrize(("energy", "armour", "need"), CELLS)
def test_dz_141_every_cell_of_the_damage_table(energy: int, armour: int, need: int):
    assert damage_need(energy, armour) == need


@rule("DZ-144")
@pytest.mark.parametrize(("energy", "armour", "need"), CELLS)
def test_dz_144_immune_is_whoever_has_more_than_one_armour_above_the_energy(energy: int, armour: int, need: int):
    assert (damage_need(energy, armour) == IMPOSSIBLE) == (energy < armour - 1)


@rule("DZ-143")
@pytest.mark.parametrize(("die", "points"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_dz_143_two_more_than_needed_does_two_points(die: int, points: int):
    assert hit_damage(die, 3, None) == points


@rule("DZ-143")
def test_dz_143_the_need_after_body_cover_counts():
    assert hit_damage(5, covered_need(5, 3, cover=False), None) == 2
    assert hit_damage(5, covered_need(5, 3, cover=True), None) == 1


@rule("DZ-204")
@pytest.mark.parametrize(("energy", "need"), [(2, IMPOSSIBLE), (3, 6), (4, 6), (5, 5), (7, 3)])
def test_dz_204_body_cover_makes_damage_one_harder_at_most_6(energy: int, need: int):
    """Against armour 4: what was impossible stays so, a 6 stays a 6."""
    assert covered_need(energy, 4, cover=True) == need


@rule("DZ-265")
def test_dz_265_a_shaped_charge_does_a_point_on_a_6_whatever_the_armour():
    charge = WEAPONS["phoenix_launcher"]
    assert [hit_damage(die, IMPOSSIBLE, charge) for die in range(1, 7)] == [0, 0, 0, 0, 0, 1]
    assert hit_damage(6, 4, charge) == 2


@rule("DZ-278")
def test_dz_278_a_sniper_does_at_most_one_point():
    assert hit_damage(6, 2, WEAPONS["phr_longreach"]) == 1


FIRE = "A shoot A1a1.0>B1a1"


@rule("DZ-145")
def test_dz_145_damage_adds_up_and_destroys():
    """A Gladius has two points; E10 against armour 10 needs 5+."""
    state = battle("A1a ucm_sabre 10,10@0 12,10@0", "B1a ucm_gladius 10,20@180", now="A1a order")
    step = after(state, "A shoot A1a1.0>B1a1 A1a2.0>B1a1", "dice 2", "dice 5", "dice 2", "dice 6")
    assert lines(step) == [
        "shots A1a1 B1a1 avenger_railgun 2 2 1 no",
        "damage B1a1 5 5 1",
        "damaged B1a1 1 1",
        "shots A1a2 B1a1 avenger_railgun 2 2 1 no",
        "damage B1a1 6 5 1",
        "lost B1a1 fire",
    ]
    assert unit(step.state, "B1a1").status == "lost"


@rule("DZ-145")
def test_dz_145_surplus_damage_is_lost():
    state = battle("A1a ucm_legionnaires 10,10@0", "B1a ucm_legionnaires 10,15@0/damage=4", now="A1a order")
    step = after(state, FIRE, "dice 3 3 3 3", "dice 6 6 6 6")
    assert unit(step.state, "B1a1").damage == 5
    assert lines(step)[-1] == "lost B1a1 fire"


@rule("DZ-134", "DZ-140", "DZ-015")
def test_dz_140_a_passive_save_for_each_hit_before_the_damage_dice():
    """The Tomahawk saves on 5+; E10 against armour 7 needs 2+."""
    state = battle("A1a ucm_gladius 10,10@0", "B1a shaltari_tomahawk 10,20@180", now="A1a order")
    step = after(state, FIRE, "dice 2 6", "dice 5 4", "dice 1")
    assert lines(step) == [
        "shots A1a1 B1a1 twin_avenger 2 6 2 2 no",
        "saves B1a1 5 4 5 1",
        "damage B1a1 1 2 0",
    ]
    everything_saved = after(state, FIRE, "dice 2 6", "dice 5 6")
    assert lines(everything_saved)[-1] == "saves B1a1 5 6 5 2"


@rule("DZ-144", "DZ-015")
def test_dz_144_no_damage_die_for_a_hit_that_cannot_hurt():
    """E4 against armour 10."""
    state = battle("A1a ucm_sabre 10,10@0", "B1a ucm_sabre 10,20@180", now="A1a order")
    step = after(state, "A shoot A1a1.1>B1a1", "dice 3 3")
    assert lines(step)[-1] == "harmless B1a1 4 10"


@rule("DZ-265", "DZ-015")
def test_dz_265_a_shaped_charge_rolls_where_others_do_not():
    """E9 against armour 10 is possible, E8 against 10 is not: only the 6 counts."""
    state = battle("A1a ucm_wolverine_b 10,10@0", "B1a ucm_sabre 10,18@180", now="A1a order")
    assert lines(after(state, FIRE, "dice 2", "dice 5"))[-1] == "damage B1a1 5 7 0"
    assert lines(after(state, FIRE, "dice 2", "dice 6"))[-1] == "lost B1a1 fire"
    (told,) = dice_of(after(state, FIRE, "dice 2", "dice 5"), DamageRolled)
    assert (told["need"], told["hurts_on"]) == (7, 6)


@rule("DZ-141", "DZ-265")
@pytest.mark.parametrize("weapon", [WEAPONS["phoenix_launcher"], None], ids=["charge", "other"])
@pytest.mark.parametrize("need", [*range(2, 7), IMPOSSIBLE])
def test_dz_265_a_die_hurts_from_where_it_does_a_point(weapon: Weapon | None, need: int):
    hurting = [die for die in range(1, 7) if hit_damage(die, need, weapon)]
    assert hurting == list(range(hurts_on(need, weapon), 7))
