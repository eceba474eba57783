"""Armour and guns (TC-30 to TC-36)."""

import re

import pytest

from panzerkiste.engine.rulebook import read_rules, rulebook_text
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.armour import Facet, armour_value, facet_hit, impact
from panzerkiste.games.tank_chess.board import HEADINGS, opposite
from panzerkiste.games.tank_chess.tanks import TANKS
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import at, play, refused, texts

FACETS = {
    "N": {"N": "front", "S": "rear"},
    "NE": {"NE": "front", "SW": "rear"},
}


@rule("TC-30")
@pytest.mark.parametrize("faces", FACETS)
@pytest.mark.parametrize("stands", HEADINGS)
def test_tc_30_the_table_of_facets(faces: str, stands: str):
    flight = opposite(HEADINGS.index(stands))
    assert facet_hit(flight, HEADINGS.index(faces)).value == FACETS[faces].get(stands, "side")


@rule("TC-30")
@pytest.mark.parametrize("heading", range(8))
def test_tc_30_two_directions_hit_front_and_rear_and_six_the_side(heading: int):
    hit = [facet_hit(flight, heading) for flight in range(8)]
    assert (hit.count(Facet.FRONT), hit.count(Facet.REAR), hit.count(Facet.SIDE)) == (1, 1, 6)
    assert hit[opposite(heading)] == Facet.FRONT


@rule("TC-31")
def test_tc_31_the_armour_is_that_of_the_facet():
    assert [armour_value(TANKS["H"], facet) for facet in Facet] == [3, 2, 1]
    assert play(at("Hd2N,hd7N,ca8S,Ch1W"), "Hd2-d3Nxd7").lines[1] == "d3xd7 rear 3:1"


@rule("TC-32")
def test_tc_32_the_gun_is_that_of_the_shooter():
    assert play(at("Ld2N,ld7E,ca8S,Ch1W"), "Ld2-d3Nxd7").lines[1] == "d3xd7 side 1:0"
    assert play(at("Md2N,ld7E,ca8S,Ch1W"), "Md2-d3Nxd7").lines[1] == "d3xd7 side 2:0"


@rule("TC-33")
@pytest.mark.parametrize("shooter", TANKS)
@pytest.mark.parametrize("target", TANKS)
def test_tc_33_a_target_is_destroyed_by_a_gun_strictly_greater_than_its_armour(shooter: str, target: str):
    armour = TANKS[target].armour
    for flight, value in ((4, armour.front), (1, armour.side), (0, armour.rear)):
        assert impact(TANKS[shooter], flight, TANKS[target], 0).destroys == (TANKS[shooter].gun > value)


@rule("TC-34")
def test_tc_34_a_shot_without_effect_is_legal_and_changes_nothing():
    state = at("Hd2N,hd7S,ca8S,Ch1W")
    assert {"Hd2-d3N", "Hd2-d3N~d7"} <= texts(state)
    fired, silent = play(state, "Hd2-d3N~d7"), play(state, "Hd2-d3N")
    assert fired.state == silent.state
    assert fired.lines == ["Hd2-d3N", "d3~d7 front 3:3", *silent.lines[1:]]


def table(language: str) -> list[list[str]]:
    text = next(rule.text for rule in read_rules(rulebook_text(GAME, language)) if rule.id == "TC-35")
    return [re.split(r" *\| *", line.strip("| ")) for line in text.splitlines() if line.startswith("| ")]


@rule("TC-35")
@pytest.mark.parametrize("language", ["en", "de"])
def test_tc_35_the_result_table_of_the_rulebook_is_what_the_rules_say(language: str):
    head, _, *rows = table(language)
    targets = [head[column].split(":")[0].replace(" ", "").split(",") for column in (1, 4, 7)]
    assert [sorted(group) for group in targets] == [["A", "C", "L"], ["D", "M"], ["H"]]
    seen = set()
    for shooters, *cells in rows:
        for shooter in re.findall("[A-Z]", shooters):
            for column, cell in enumerate(cells):
                for target in targets[column // 3]:
                    facet = list(Facet)[column % 3]
                    destroyed = TANKS[shooter].gun > armour_value(TANKS[target], facet)
                    assert cell == ("K" if destroyed else "–"), (shooter, target, facet)
                    seen.add((shooter, target, facet))
    assert len(seen) == 6 * 6 * 3


@rule("TC-35")
@pytest.mark.parametrize("shooter", "LMHDA")
@pytest.mark.parametrize("target", "LMHDA")
@pytest.mark.parametrize(("heading", "facet"), [("S", Facet.FRONT), ("E", Facet.SIDE), ("N", Facet.REAR)])
def test_tc_35_every_pair_of_tanks_on_the_board(shooter: str, target: str, heading: str, facet: Facet):
    state = at(f"{shooter}d2N,{target.lower()}d7{heading},ca8S,Ch1W")
    destroyed = TANKS[shooter].gun > armour_value(TANKS[target], facet)
    lines = play(state, f"{shooter}d2-d3Nxd7").lines
    assert (f"destroyed {target.lower()}d7" in lines) == destroyed


@rule("TC-36")
def test_tc_36_a_wreck_stays_blocks_and_is_no_target():
    state = play(at("Md2N,ld7W,hd8W,Lb1N,ca8S,Ch1W"), "Md2-d3Nxd7", "Ca8-a7S").state
    assert GAME.text.write_position(state).split()[3] == "Lb1N,Ch1W,Md3N,ca7S,ld7*,hd8W"
    assert refused(state, "Md3-d7N") == "TC-36"
    assert refused(state, "Md3-d4Nxd7") == "TC-28"
    assert refused(state, "Md3-d4Nxd8") == "TC-27"
    assert refused(play(state, "Lb1-b2N").state, "Ld7-d6W") == "TC-12"


@rule("TC-36")
def test_tc_36_mortar_fire_passes_a_wreck():
    state = at("Ca1E,Ac3N,lc6*,hc9S,cl12W", size="12x12")
    assert "Ac3-c4Nxc9" in texts(state)
