"""Shooting (TC-23 to TC-29), tank destroyer and mortar (TC-47 to TC-51)."""

import re

import pytest

from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import at, play, refused, texts

AROUND = {"N": "m20", "NE": "t20", "E": "t13", "SE": "t6", "S": "m6", "SW": "f6", "W": "f13", "NW": "f20"}
HEADINGS = list(AROUND)


def shots(letter: str, heading: str) -> set[str]:
    """The directions in which a tank that has turned to *heading* can fire, with an enemy in all eight."""
    enemies = ",".join(f"l{cell}N" for cell in AROUND.values())
    before = HEADINGS[(HEADINGS.index(heading) - 1) % 8]
    state = at(f"Ca1N,cz26S,{letter}m13{before},{enemies}", size="26x26")
    turned = [text for text in texts(state) if re.match(f"{letter}m13-m13{heading}[x~]", text)]
    targets = {re.split("[x~]", text)[1] for text in turned}
    return {direction for direction, cell in AROUND.items() if cell in targets}


@rule("TC-23")
def test_tc_23_no_target_has_to_be_chosen():
    state = at("Md3N,ld8W,lg7E,ca8S,Ch1W")
    assert {"Md3-d4N", "Md3-d4Nxd8", "Md3-d4Nxg7"} <= texts(state)


@rule("TC-24")
@pytest.mark.parametrize("letter", "LMH")
@pytest.mark.parametrize("heading", HEADINGS)
def test_tc_24_turret_tanks_fire_ahead_and_45_degrees_to_either_side(letter: str, heading: str):
    at_heading = HEADINGS.index(heading)
    assert shots(letter, heading) == {HEADINGS[(at_heading + turn) % 8] for turn in (-1, 0, 1)}


@rule("TC-24", "TC-47")
@pytest.mark.parametrize("heading", HEADINGS)
def test_tc_24_a_tank_destroyer_fires_straight_ahead_only(heading: str):
    assert shots("D", heading) == {heading}


@rule("TC-25")
def test_tc_25_there_is_no_longest_range_and_the_line_is_straight():
    far = at("Ca5N,Lm1N,lm26E,cz13S", size="26x26")
    assert "Lm1-m2Nxm26" in texts(far)
    assert refused(at("Md3N,lf8E,ca8S,Ch1W"), "Md3-d4Nxf8") == "TC-25"


@rule("TC-26")
def test_tc_26_a_neighbour_cannot_be_fired_at_and_shields_what_is_behind_it():
    state = at("Md3N,hd5W,ld7W,ca8S,Ch1W")
    assert refused(state, "Md3-d4Nxd5") == "TC-26"
    assert refused(state, "Md3-d4Nxd7") == "TC-27"
    assert "Md3-d3NWxd5" not in texts(state), "one empty cell between, but no longer covered"


@rule("TC-27")
@pytest.mark.parametrize(("blocker", "obstacles"), [("Ld6N", "-"), ("hd6N", "-"), ("ld6*", "-"), ("", "d6")])
def test_tc_27_anything_on_the_line_stops_a_shell(blocker: str, obstacles: str):
    state = at(",".join(filter(None, ["Md3N,ld8W,ca8S,Ch1W", blocker])), obstacles=obstacles)
    assert refused(state, "Md3-d4Nxd8") == "TC-27"


@rule("TC-27")
def test_tc_27_corners_do_not_stop_a_shell():
    assert "Md3-d4Nxf6" in texts(at("Md3N,lf6W,ca8S,Ch1W", obstacles="d5,e4"))


@rule("TC-28")
@pytest.mark.parametrize("target", ["d8", "e8"])
def test_tc_28_only_live_enemies_are_targets(target: str):
    state = at("Md3N,ld8*,Le8N,ca8S,Ch1W")
    assert refused(state, f"Md3-d4Nx{target}") == "TC-28"
    assert refused(state, "Md3-d4Nxd7") == "TC-28"


@rule("TC-29")
def test_tc_29_a_turn_has_one_shot_at_one_of_at_most_three_targets():
    state = at("Hd3N,ld8W,lg7E,la7E,ca8S,Ch1W")
    after = play(state, "Hd3-d4Nxg7")
    assert [line for line in after.lines if line.startswith("destroyed")] == ["destroyed lg7"]
    fired = {text for text in texts(state) if text.startswith("Hd3-d4Nx")}
    assert fired == {"Hd3-d4Nxd8", "Hd3-d4Nxg7", "Hd3-d4Nxa7"}


@rule("TC-47")
def test_tc_47_a_tank_destroyer_drives_and_is_armoured_like_a_medium_tank_with_gun_4():
    assert play(at("Dd2N,hd8S,cj10W", size="10x10"), "Dd2-d3Nxd8").lines[1] == "d3xd8 front 4:3"
    assert play(at("Md2N,dd8E,cj10W", size="10x10"), "Md2-d3Nxd8").lines[1] == "d3xd8 side 2:1"
    assert refused(at("Dd2N,cj10W", size="10x10"), "Dd2-d7N") == "TC-16"


@rule("TC-48")
def test_tc_48_a_mortar_must_move_before_it_fires_and_fires_ahead_only():
    state = at("Ac4N,lc7S,lf7S,cl12W", size="12x12")
    assert refused(state, "Ac4-c4Nxc7") == "TC-14"
    assert refused(state, "Ac4-c3Nxf7") == "TC-25"
    assert refused(at("Ac3N,lf7S,cl12W", size="12x12"), "Ac3-c4Nxf7") == "TC-24"


@rule("TC-49")
@pytest.mark.parametrize("distance", range(1, 8))
@pytest.mark.parametrize("heading", ["N", "NE"])
def test_tc_49_a_mortar_hits_exactly_three_four_or_five_cells_away(distance: int, heading: str):
    target = f"{'defghijkl'[distance] if heading == 'NE' else 'd'}{4 + distance}"
    end = "d4"
    start = "d3" if heading == "N" else "c3"
    state = at(f"Ca12E,A{start}{heading},l{target}S,cl1W", size="12x12")
    legal = f"A{start}-{end}{heading}x{target}" in texts(state)
    assert legal == (distance in (3, 4, 5))
    if not legal:
        assert refused(state, f"A{start}-{end}{heading}x{target}") == "TC-49"


@rule("TC-50")
def test_tc_50_a_mortar_fires_over_everything():
    state = at("Ca1E,Ac3N,Lc5N,lc8*,hc9S,cl12W", obstacles="c6,c7", size="12x12")
    assert play(state, "Ac3-c4Nxc9").lines[1:3] == ["c4xc9 front 5:3", "destroyed hc9"]


@rule("TC-51")
def test_tc_51_a_mortar_chooses_among_several_and_never_hits_its_own():
    state = at("Ca1E,Ac3N,lc7S,hc8S,Lc9N,cl12W", size="12x12")
    fired = {text for text in texts(state) if text.startswith("Ac3-c4Nx")}
    assert fired == {"Ac3-c4Nxc7", "Ac3-c4Nxc8"}
    after = play(state, "Ac3-c4Nxc8").state
    assert [(wreck.letter, wreck.side) for wreck in after.wrecks] == [("H", 1)]
