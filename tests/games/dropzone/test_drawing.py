"""Drawings: well-formed SVG in which everything on the table is found again."""

import xml.etree.ElementTree as ET

import pytest

from panzerkiste.games.dropzone.armies.catalogue import UNITS
from panzerkiste.games.dropzone.fields.battlefields import BATTLEFIELD_NAMES, shipped_battlefield
from panzerkiste.games.dropzone.pictures.drawing import battle_svg
from panzerkiste.games.dropzone.pictures.silhouettes import silhouette
from panzerkiste.games.dropzone.state import Objective, Unit

SVG = "{http://www.w3.org/2000/svg}"
TOWN = shipped_battlefield("city_block_9")


def unit(id: int, kind: str, player: int = 0, **fields: object) -> Unit:
    return Unit(id, f"A1a{id}", player, 0, 0, kind, **{"status": "table", "at": (10.0, 8.0)} | fields)  # type: ignore[arg-type]


def classes(svg: str) -> list[str]:
    return [element.get("class", "") for element in ET.fromstring(svg).iter()]


def texts(svg: str) -> list[str | None]:
    return [element.text for element in ET.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", BATTLEFIELD_NAMES)
def test_every_battlefield_is_drawn_with_all_its_pieces_and_the_heights_of_its_houses(name: str):
    field = shipped_battlefield(name)
    svg = battle_svg(field, [])
    drawn = classes(svg)
    assert sum("wall " in one for one in drawn) == len(field.board.buildings)
    for kind in {piece.kind for piece in field.board.pieces}:
        assert any(one.split()[:1] == [kind] for one in drawn)
    assert all(f"{building.height:g}″" in texts(svg) for building in field.board.buildings)
    assert svg == battle_svg(field, []), "the same every time"


@pytest.mark.parametrize("kind", [id for id, one in UNITS.items() if one.hull])
def test_every_vehicle_and_aircraft_has_a_silhouette_of_its_size(kind: str):
    profile = UNITS[kind]
    assert profile.hull
    parts = dict(silhouette(profile))
    assert "b" in parts, "a body"
    numbers = [
        float(number)
        for number in parts["b"].replace("M", " ").replace("L", " ").replace("C", " ").replace("Z", " ").split()
    ]
    assert max(numbers[0::2]) <= profile.hull.width / 2 + 1e-6
    assert max(numbers[1::2]) <= profile.hull.length / 2 + 1e-6


def test_a_unit_stands_where_it_is_and_faces_where_it_faces():
    svg = battle_svg(TOWN, [unit(0, "ucm_sabre", facing=90.0)])
    assert 'transform="translate(10 40)"' in svg, "north is up"
    assert 'transform="rotate(90)"' in svg


def test_sides_differ_in_colour_and_in_band():
    green, slate = (battle_svg(TOWN, [unit(0, "ucm_sabre", player)]) for player in (0, 1))
    assert "#64743b" in green
    assert "#64743b" not in slate
    assert 'class="m" fill="none" stroke="none"' in green
    assert 'class="m" fill="none" stroke="none"' not in slate


def test_damage_shows_as_filled_pips():
    svg = battle_svg(TOWN, [unit(0, "ucm_kodiak", damage=3)])
    pips = [element for element in ET.fromstring(svg).iter(f"{SVG}rect") if element.get("class") == "pip"]
    assert [pip.get("fill") == "#b3261e" for pip in pips] == [True, True, True, False]


def test_aircraft_tell_their_height_and_stand_on_their_flight_base():
    flying = battle_svg(TOWN, [unit(0, "ucm_condor", altitude=6)])
    assert "6″" in texts(flying)
    assert classes(flying).count("flight") == 1
    landed = battle_svg(TOWN, [unit(0, "ucm_condor")])
    assert classes(landed).count("flight") == 0


def test_garrisons_fly_a_flag_and_units_elsewhere_are_not_drawn():
    inside = [unit(number, "ucm_legionnaires", status="inside", building="b1") for number in range(3)]
    aboard = unit(3, "ucm_sabre", status="aboard")
    svg = battle_svg(TOWN, [*inside, aboard])
    assert "3" in texts(svg)
    assert "rotate(" not in svg


def test_a_fallen_house_lies_as_rubble_and_open_objectives_are_marked():
    loose, carried = Objective(0, "prize", (24.0, 24.0)), Objective(1, "prize", (1.0, 1.0), squad=2)
    drawn = classes(battle_svg(TOWN, [], fallen=["b6"], objectives=[loose, carried]))
    assert drawn.count("rubble") == 1
    assert sum("wall " in one for one in drawn) == len(TOWN.board.buildings) - 1
    assert drawn.count("goal") == 1
