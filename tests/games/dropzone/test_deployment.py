"""Deployment (DZ-065 to DZ-075): directly, in readiness, in reserve."""

import pytest
from msgspec.structs import replace

from panzerkiste.engine.game import CHANCE
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.battle.deployment import release, reserve_need, reserve_parties, to_deploy
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, lines, refused, unit
from tests.games.dropzone.test_turn_sequence import next_turn

ON_FOOT = """army: On foot
faction: ucm
limit: 650

ucm_armour
  3 ucm_sabre
ucm_armour
  3 ucm_sabre
ucm_infantry
  3 ucm_legionnaires
"""
CLOSING_IN = Options(army_a=ON_FOOT, army_b=ON_FOOT, deployment="closing_in", battlefield="city_block_9")


def start(options: Options = CLOSING_IN) -> State:
    return DROPZONE.play.start(options, 2).state


@rule("DZ-065", "DZ-350")
def test_dz_065_the_scenario_says_who_is_set_up_how():
    """Everybody in readiness; fast movers in reserve; with closing in, squads on foot directly."""
    state = DROPZONE.play.start(Options(), 2).state
    assert {unit.status for unit in state.units} == {"ready", "aboard"}
    assert asked(start())[1] == "dice"


@rule("DZ-356", "DZ-180")
def test_dz_356_who_has_transports_waits_in_readiness_with_them():
    """Legionnaires in carriers, which are ground transports."""
    riding = ON_FOOT.replace("3 ucm_legionnaires", "3 ucm_legionnaires in 1 ucm_bear")
    state = start(replace(CLOSING_IN, army_a=riding))
    assert sorted({unit.kind for units in to_deploy(state, 0).values() for unit in units}) == ["ucm_sabre"]


@rule("DZ-066")
def test_dz_066_a_roll_off_decides_who_says_who_starts_and_ties_roll_again():
    state = start()
    assert DROPZONE.play.decision(state).seats == (CHANCE,)
    tied = after_dice(state, "dice 3 3")
    assert DROPZONE.play.decision(tied).seats == (CHANCE,)
    won = after_dice(tied, "dice 2 4")
    assert asked(won) == (1, "starter")
    assert asked(after(won, "B begin A").state) == (0, "deploy")


def after_dice(state: State, line: str) -> State:
    seat, action = DROPZONE.text.parse(state, line)
    return DROPZONE.play.apply(state, seat, action).state


ROW = "A deploy A1 A1a1=5,2@0 A1a2=8,2@0 A1a3=11,2@0"


def deploying() -> State:
    return after(after_dice(start(), "dice 5 2"), "A begin A").state


@rule("DZ-066", "DZ-356")
def test_dz_066_players_alternate_by_battlegroup_inside_their_zone():
    state = deploying()
    step = after(state, ROW)
    assert lines(step) == ["deployed A A1"]
    assert asked(step.state) == (1, "deploy")
    assert refused(state, "A deploy A1 A1a1=5,2@0 A1a2=8,2@0 A1a3=11,5.4@0") == "DZ-066 zone"
    up_to_the_line = "A1a2=8,4@0 A1a3=10,5.174514465458@40"  # DZ-006: its corner rounds to a hair more than 6
    assert refused(state, f"A deploy A1 A1a1=5,4@0 {up_to_the_line}") == ""
    assert refused(state, "A deploy A1 A1a1=5,2@0 A1a2=8,2@0") == "DZ-066 everybody"
    assert refused(state, "A deploy B1 A1a1=5,2@0 A1a2=8,2@0 A1a3=11,2@0").startswith("DZ-066")


@rule("DZ-067")
def test_dz_067_in_formation_and_on_free_ground():
    state = deploying()
    assert refused(state, "A deploy A1 A1a1=5,2@0 A1a2=8,2@0 A1a3=12,2@0") == "DZ-067 formation"
    assert refused(state, "A deploy A1 A1a1=5,2@0 A1a2=5.5,2@0 A1a3=8,2@0") == "DZ-112 spot_unit"


@rule("DZ-072")
def test_dz_072_what_is_in_reserve_is_neither_activated_nor_enters():
    state = battle("A1a ucm_sabre 10,10@0", "A1b ucm_sabre reserve", "B1a ucm_sabre 40,40@0", now="A1a order")
    assert refused(state, "A move A1b1<10,0>10,2@0") == "DZ-400 element"


@rule("DZ-073")
@pytest.mark.parametrize(("turn", "need"), [(1, 6), (2, 4), (3, 2), (4, 2), (6, 2)])
def test_dz_073_the_reserve_table(turn: int, need: int):
    assert reserve_need(turn) == need


@rule("DZ-073", "DZ-074")
def test_dz_074_one_die_for_each_battlegroup_in_reserve_and_rolling_is_optional():
    squads = "A2a ucm_sabre reserve", "A2b ucm_sabre reserve", "A3a ucm_sabre reserve"
    state = next_turn("A1a ucm_sabre 10,10@0", *squads, "B1a ucm_sabre 40,40@0")
    state = after(state, "dice 5 2", "A first").state
    assert asked(state) == (0, "reserves")
    step = after(state, "A reserve A2a A3a", "dice 4 3")
    assert lines(step)[1:3] == ["reserve A A2a A2b 4 4 yes", "reserve A A3a 3 4 no"]
    assert [unit(step.state, name).status for name in ("A2a1", "A2b1", "A3a1")] == ["ready", "ready", "reserve"]
    assert refused(state, "A reserve A2b") == "DZ-074 party"
    assert asked(after(state, "A reserve").state)[1] == "activate"


@rule("DZ-074")
def test_dz_074_of_a_battlegroup_partly_in_reserve_each_squad_rolls_for_itself():
    state = battle(
        "A1a ucm_sabre 10,10@0",
        "A1b ucm_sabre reserve",
        "A1c ucm_sabre reserve",
        "B1a ucm_sabre 40,40@0",
        now="A1a order",
    )
    assert reserve_parties(state, 0) == ((1,), (2,))


@rule("DZ-074", "DZ-196")
def test_dz_074_sharers_of_a_transport_roll_together():
    state = battle(
        "A1a ucm_sabre 10,10@0",
        "A1b ucm_sabre reserve",
        "A1c ucm_sabre reserve",
        "B1a ucm_sabre 40,40@0",
        now="A1a order",
    )
    first, *sharers = state.squads[:3]
    shared = replace(state, squads=(first, *(replace(squad, shared=(0,)) for squad in sharers), *state.squads[3:]))
    assert reserve_parties(shared, 0) == ((1, 2),)
    assert [unit.status for unit in release(shared, (1, 2)).units if unit.player == 0][1:] == ["ready", "ready"]


@rule("DZ-075", "DZ-165", "DZ-180")
def test_dz_075_aircraft_and_whom_they_carry_start_in_readiness():
    state = DROPZONE.play.start(Options(deployment="closing_in"), 2).state
    assert asked(state)[1] == "dice"  # nobody deploys directly: initiative is rolled
    assert {unit.status for unit in state.units} == {"ready", "aboard"}


@rule("DZ-068")
def test_dz_068_nobody_shoots_at_a_squad_in_readiness():
    state = battle("A1a ucm_sabre 10,10@0", "B1a ucm_sabre ready", now="A1a order")
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-148 target"


@rule("DZ-356")
def test_dz_356_corners_have_half_edges_at_opposite_ends():
    state = DROPZONE.play.start(Options(deployment="corners"), 2).state
    assert [(edge.start, edge.end) for edge in state.sides[0].edges] == [((0, 0), (24, 0)), ((0, 0), (0, 24))]
    assert [(edge.start, edge.end) for edge in state.sides[1].edges] == [((24, 48), (48, 48)), ((48, 24), (48, 48))]
