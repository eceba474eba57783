"""Scouting (TH-105 to TH-112)."""

import pytest

from panzerkiste.games.tank_hunter.actions import Counter, Expose, Pass, Scout, UseAbility
from panzerkiste.games.tank_hunter.events import CounterDeclared, Revealed, ScoutRolled
from panzerkiste.games.tank_hunter.state import AskScoutCounter, InPlay
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import attack, needed, reveal_aside
from tests.games.tank_hunter.tables import A, B, C, at, go, offered, refused, side

SCOUT = side("us_stuart de_tiger1")  # scouting 3


@rule("TH-105", "TH-351", "TH-091")
def test_th_105_an_able_front_line_unit_with_a_scouting_value_may_scout_also_a_hidden_one():
    state = at(side("us_stuart us_stuart? us_rifle/ de_pz3"), side("de_pz4?"))
    assert [action.unit for action in offered(state, A) if isinstance(action, Scout)] == ["A1", "A2"]
    assert refused(state, A, Scout("A3", B)) == "th-105-line"
    assert refused(state, A, Scout("A4", B)) == "th-105-unit"
    assert Revealed("A2", "us_stuart") in go(state, (A, Scout("A2", B))).told


@rule("TH-106")
def test_th_106_an_opponent_is_scouted_who_has_something_hidden():
    state = at(SCOUT, side("de_pz3"), side("de_pz3/?"))
    assert refused(state, A, Scout("A1", B)) == "th-106-hidden"
    assert refused(state, A, Scout("A1", A)) == "th-106-opponent"
    assert [action.opponent for action in offered(state, A) if isinstance(action, Scout)] == [C]


@rule("TH-107", "TH-108")
def test_th_108_success_turns_up_as_many_as_the_die_shows_chosen_by_the_scouting_player_in_both_lines():
    state = at(SCOUT, side("de_pz3? de_pz4? us_rifle/? de_pak40/?"))
    went = go(state, (A, Scout("A1", B)), 2)
    assert ScoutRolled("A1", 2, 3) in went.told
    assert len(offered(went.state, A)) == 6
    went = go(went.state, (A, Expose(("B1", "B4"))))
    assert [unit.hidden for unit in went.player(B).units] == [False, True, True, False]


@rule("TH-108")
def test_th_108_exactly_as_many_no_more_and_no_fewer():
    went = go(at(SCOUT, side("de_pz3? de_pz4? us_rifle/?")), (A, Scout("A1", B)), 2)
    for wrong in ((), ("B1",), ("B1", "B2", "B3")):
        assert refused(went.state, A, Expose(wrong)) == "th-108-not-now"


@rule("TH-108")
def test_th_108_where_all_are_to_be_shown_nothing_is_asked():
    went = go(at(SCOUT, side("de_pz3? de_pz4?")), (A, Scout("A1", B)), 3)
    assert not any(unit.hidden for unit in went.player(B).units)


@rule("TH-108", "TH-080", "TH-106")
def test_th_108_units_that_their_owner_reveals_in_the_meantime_need_not_be_chosen():
    went = go(at(SCOUT, side("de_pz3? de_pz4? us_rifle?")), (A, Scout("A1", B)), 2)
    state = reveal_aside(reveal_aside(went.state, B, "B1"), B, "B2")
    assert offered(state, A) == (Expose(("B3",)),)


@rule("TH-109", "TH-110", "TH-111")
def test_th_109_after_a_failure_a_front_line_unit_may_counter_also_a_hidden_one_which_is_revealed():
    state = at(SCOUT, side("de_pz3? us_sherman us_rifle/? de_stug3 de_pz4* de_sdkfz251"))
    went = go(state, (A, Scout("A1", B)), 4)
    assert offered(went.state, B) == (Pass(), Counter("B1"), Counter("B2"))
    went = go(went.state, (B, Counter("B1")))
    assert not went.unit("B1").hidden
    assert CounterDeclared("B1", "A1", "anti_armour", 1) in went.told


@rule("TH-110", "TH-355")
def test_th_110_an_afv_without_turret_counters_no_scouting():
    went = go(at(SCOUT, side("de_stug3 de_pz3/?")), (A, Scout("A1", B)), 4)
    assert not isinstance(went.state.pending[-1], AskScoutCounter)


@rule("TH-110")
@pytest.mark.parametrize("hidden", ["de_pz3", "de_stug3"])
def test_th_110_where_hidden_front_units_exist_the_question_is_always_asked(hidden: str):
    went = go(at(SCOUT, side(f"{hidden}?")), (A, Scout("A1", B)), 4)
    assert isinstance(went.state.pending[-1], AskScoutCounter)


@rule("TH-111", "TH-234")
def test_th_111_the_counter_follows_the_matrix_and_is_not_countered_in_turn():
    went = go(at(side("us_rifle de_tiger1"), side("de_pz3 de_pz4?")), (A, Scout("A1", B)), 3, (B, Counter("B1")))
    assert CounterDeclared("B1", "A1", "grenade", 1) in went.told
    went = go(went.state, (B, Pass()), 2)
    assert needed(went) == [4 - 2]
    assert went.unit("A1").pinned
    assert went.state.scouting is None


@rule("TH-099", "TH-105")
def test_th_105_scouting_is_the_action_of_the_turn():
    went = go(at(SCOUT, side("de_pz3?")), (A, Scout("A1", B)), 1)
    assert went.state.turn_player == B
    assert refused(went.state, *attack("A1", "B1", "anti_armour")) == "th-401-not-asked"


@rule("TH-110", "TH-360")
@pytest.mark.parametrize(("water", "counters"), [("", ["B1", "B2"]), ("river", ["B2"])])
def test_th_110_water_keeps_infantry_from_countering_also_if_the_scouting_player_ignores_it(
    water: str, counters: list[str]
):
    state = at(side("su_t40 de_tiger1"), side("de_gren de_pz3 us_rifle/?", staying=water))
    if water:
        state = go(state, (A, UseAbility("A1", "amphibian", water=InPlay("river", "B"))), 1).state
    went = go(state, (A, Scout("A1", B)), 6)
    assert offered(went.state, B) == (Pass(), *(Counter(unit) for unit in counters))


@rule("TH-107")
def test_th_107_a_thunderstorm_makes_scouting_harder_for_everybody_wherever_it_lies():
    for own, scouted, other in (("thunderstorm", "", ""), ("", "thunderstorm", ""), ("", "", "thunderstorm")):
        state = at(side("us_stuart", staying=own), side("de_pz3?", staying=scouted), side("de_pz3", staying=other))
        assert ScoutRolled("A1", 6, 3 - 1) in go(state, (A, Scout("A1", B)), 6).told
