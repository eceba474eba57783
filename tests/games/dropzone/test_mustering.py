"""Armies come to the battle (DZ-045, DZ-058, DZ-060, DZ-176, DZ-180, DZ-195, DZ-197, DZ-300, DZ-320, DZ-340)."""

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, shipped_army
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.armies import army_text
from tests.games.dropzone.battle import unit


def start(army: str, other: str = "") -> State:
    same_limit = shipped_army(army).limit == shipped_army("scourge-starter").limit
    against = other or ("scourge-starter" if same_limit else "scourge-skirmish")
    return DROPZONE.play.start(Options(army_a=army, army_b=against), 2).state


@rule("DZ-020", "DZ-045", "DZ-176")
def test_dz_045_a_squad_is_its_units_with_the_transports_bought_for_it():
    state = start("ucm-starter")
    squad = state.squads[0]
    assert [state.units[id].kind for id in squad.units] == ["ucm_sabre"] * 3
    assert [state.units[id].kind for id in squad.transports] == ["ucm_condor"]
    assert [state.units[id].name for id in squad.everyone] == ["A1a1", "A1a2", "A1a3", "A1a4"]


@rule("DZ-180")
def test_dz_180_a_squad_with_transports_starts_inside_them():
    state = start("ucm-starter")
    assert [(unit.name, unit.status) for unit in state.passengers(state.squads[0].transports[0])] == [
        ("A1a1", "aboard"),
        ("A1a2", "aboard"),
        ("A1a3", "aboard"),
    ]
    assert unit(state, "A1a4").status == "ready"


@rule("DZ-195", "DZ-196", "DZ-197")
def test_dz_195_squads_share_a_transport_that_carries_their_transports():
    state = start("ucm-starter")
    one, other = (squad for squad in state.squads if squad.kind == "ucm_legionnaires")
    assert one.shared == other.shared
    (condor,) = one.shared
    assert [state.units[id].name for id in one.shared] == ["A3x1"]
    assert [passenger.kind for passenger in state.passengers(condor)] == ["ucm_bear", "ucm_bear"]
    assert state.squads_of(condor) == [one.id, other.id]


@rule("DZ-300", "DZ-058")
def test_dz_300_the_commander_rides_in_his_unit():
    state = start("ucm-skirmish")
    riders = [unit for unit in state.units if unit.player == 0 and unit.command_value]
    assert [(unit.kind, unit.command_value) for unit in riders] == [("ucm_kodiak", riders[0].command_value)]
    assert riders[0].points == riders[0].profile.points + riders[0].commander_points


@rule("DZ-320", "DZ-350")
def test_dz_320_fast_movers_start_in_reserve_everybody_else_in_readiness():
    for name in ARMY_NAMES:
        waiting = [each for each in start(name).units if each.status != "aboard"]
        assert all((each.status == "reserve") == each.profile.is_fast_mover for each in waiting)


@rule("DZ-340")
def test_dz_340_shaltari_start_in_the_net_and_their_gates_in_readiness():
    state = start("shaltari-starter")
    own = [unit for unit in state.units if unit.player == 0]
    assert {unit.status for unit in own if unit.profile.is_gate} == {"ready"}
    assert {unit.status for unit in own if unit.profile.mass} == {"net"}


@rule("DZ-060")
def test_dz_060_the_players_agree_on_one_limit():
    with pytest.raises(Illegal) as refused:
        DROPZONE.play.start(Options(army_a="ucm-starter", army_b="scourge-skirmish"), 2)
    assert refused.value.rule == "DZ-060"


@rule("DZ-058")
def test_dz_058_an_illegal_list_is_refused_before_the_battle():
    with pytest.raises(Illegal) as refused:
        DROPZONE.play.start(Options(army_a="army: Bare\nfaction: ucm\nlimit: 650\n"), 2)
    assert refused.value.rule.startswith("DZ-")


@rule("DZ-061")
def test_dz_061_above_3000_points_a_force_has_several_lists_and_never_more_than_it_needs():
    """Two lists of 650 are one list too many; two of 2000 are right, and this one is no battle list."""
    starter = army_text("ucm-starter")
    with pytest.raises(Illegal) as two_starters:
        DROPZONE.play.start(Options(army_a=starter + starter, army_b=starter + starter), 2)
    assert (two_starters.value.rule, two_starters.value.way) == ("DZ-061", "lists")
    battle = starter.replace("limit: 650", "limit: 2000")
    with pytest.raises(Illegal) as two_battles:
        DROPZONE.play.start(Options(army_a=battle + battle, army_b=battle + battle), 2)
    assert two_battles.value.rule != "DZ-061"
