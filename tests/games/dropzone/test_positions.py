"""A battle that begins with a position (DZ-400): what the text says stands on the table, and nonsense is refused."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.scenario import Scenario, game_scenarios
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.fields.terrain import collapsed
from panzerkiste.games.dropzone.options import Options

POSITION = """turn 2
A ucm 0,0-48,0
B scourge 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 10,12 90 fired=[0]
A1b ucm_legionnaires
A1b1 ucm_legionnaires inside building="b1"
A1b2 ucm_bear table 20,4 0
A1b3 ucm_legionnaires aboard carrier=2
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 40,44 180
building b1 defender=0
now A activate
"""
SCENARIOS = game_scenarios(DROPZONE)
WITH_POSITION = {id: scenario for id, scenario in SCENARIOS.items() if scenario.position}


def begun(text: str, seats: int = 2, **options: Any) -> Any:
    return DROPZONE.play.start(Options(position=text, **options), seats).state


def test_a_battle_begins_as_its_position_says():
    state = begun(POSITION)
    assert [unit.name for unit in state.units if unit.on_table] == ["A1a1", "A1b2", "B1a1"]
    assert (state.turn, state.unit_named("A1a1").fired) == (2, (0,))
    decision = DROPZONE.play.decision(state)
    assert decision
    assert (decision.seats, decision.ask) == ((0,), "activate")


def test_the_armies_of_the_position_take_the_place_of_those_in_the_options():
    assert [side.faction for side in begun(POSITION, army_a="phr-skirmish").sides] == ["ucm", "scourge"]


def test_battlefield_and_scenario_of_the_options_still_count():
    state = begun(POSITION, battlefield="dead_foundry", scenario="paper_chase")
    assert {objective.kind for objective in state.objectives} == {"intelligence"}
    assert state.board == DROPZONE.play.start(Options(battlefield="dead_foundry"), 2).state.board


def test_a_position_may_bring_its_own_table():
    text = POSITION.replace("turn 2", "turn 2\ntable 36 36\nhouse b1 small 2.25 10,20 14,20 14,24 10,24")
    state = begun(text.replace("40,44", "30,30").replace("48", "36"))
    assert (state.board.width, [house.id for house in state.board.buildings]) == (36, ["b1"])


def test_a_house_that_has_fallen_keeps_its_place_among_the_others():
    """DZ-015: what happens to several buildings happens in their order."""
    houses = "table 48 48\nhouse b1 tiny 1.5 10,20 12,20 12,22 10,22\nhouse b2 tiny 1.5 20,20 22,20 22,22 20,22"
    state = begun(POSITION.replace("turn 2", f"turn 2\n{houses}"))
    fallen = replace(state.buildings[0], rubble=True)
    state = replace(state.with_building(fallen), board=collapsed(state.board, "b1"))
    assert DROPZONE.text.read_position(DROPZONE.text.write_position(state), Options()).buildings == state.buildings


def test_the_text_is_not_carried_along_in_the_state():
    assert begun(POSITION).options == Options()


@pytest.mark.parametrize("scenario", WITH_POSITION.values(), ids=WITH_POSITION)
def test_a_battle_can_begin_with_the_position_of_every_scenario(scenario: Scenario):
    text = scenario.position or ""
    options = msgspec.convert({**scenario.options, "position": text}, Options)
    state = DROPZONE.play.start(options, 2).state
    assert DROPZONE.text.write_position(state) == DROPZONE.text.write_position(
        DROPZONE.text.read_position(text, options)
    )


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ("turn 2", "turn 9", 1),
        ("turn 2", "turn 2\norder A A", 2),
        ("0,48-48,48", "0,48-480,48", 3),
        ("fired=[0]", "damage=2", 6),
        ("fired=[0]", "fired=[7]", 6),
        ("fired=[0]", "kind=[7]", 6),
        ("fired=[0]", "altitude=6", 6),
        ("fired=[0]", "acted_turn=3", 6),
        ("10,12 90", "10,99 90", 6),
        ("10,12 90", "10,12 1e999", 6),
        ("A1b ucm_legionnaires\nA1b1", "A1a ucm_legionnaires\nA1a7", 5),
        ('building="b1"', 'building="b77"', 8),
        ('building="b1"', 'building="b1" wall=4', 8),
        ("carrier=2", "carrier=3", 10),
        ("carrier=2", "carrier=4", 10),
        ("building b1", "building b77", 14),
        ("defender=0", "damage=99", 14),
        ("defender=0", "failed_searches=[1]", 14),
        ("defender=0", 'defender=0\nobjectives [{"id":0,"kind":"prize","at":[1,1],"squad":7}]', 15),
        ("defender=0", 'defender=0\ncards [[["ace"],[]],[[],[]]]', 15),
        ("table 40,44 180", "reserve\nlast C", 14),
        ("now A activate", 'pending [{"type":"BeginTurn"}]', 15),
        ("now A activate", "; nobody", 15),
        ("ucm_armour", "ucm_armour activated_turn=2", 15),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(before: str, after: str, line: int):
    assert POSITION.count(before) == 1
    with pytest.raises(Illegal) as refused:
        begun(POSITION.replace(before, after, 1))
    assert (refused.value.rule, refused.value.facts["line"]) == ("DZ-400", line)


@pytest.mark.parametrize(
    ("text", "seats", "way"),
    [
        (POSITION, 3, "position_players"),
        (POSITION.replace("A activate", "A dance"), 2, "position_now"),
        (POSITION.replace("carrier=2", "carrier=77"), 2, "position_names"),
        ("turn 1\n", 2, "position_lacks"),
    ],
)
def test_what_is_wrong_with_the_whole_is_said(text: str, seats: int, way: str):
    with pytest.raises(Illegal) as refused:
        begun(text, seats)
    assert (refused.value.rule, refused.value.way) == ("DZ-400", way)


def test_a_table_that_no_battlefield_may_be_is_refused():
    with pytest.raises(Illegal) as refused:
        begun(POSITION.replace("turn 2", "turn 2\npiece w1 wood 20,20 24,24 24,20 20,24"))
    assert refused.value.rule in ("DZ-008", "DZ-009")
