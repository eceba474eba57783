"""The rules: they keep the contract, go as the rulebook's examples say, and are all shown."""

from pathlib import Path

import pytest

from connect_four import CONNECT_FOUR as GAME
from connect_four.state import Drop, Options, Resign, State
from panzerkiste.engine.game import HOST, WATCHER, Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.scenario import Scenario, game_scenarios, run_scenario
from panzerkiste.proving.conformance import check_game
from panzerkiste.proving.coverage import coverage

SCENARIOS = game_scenarios(GAME)


def position(text: str) -> State:
    return GAME.text.read_position(text, Options())


def test_random_matches_keep_the_contract():
    check_game(GAME, range(20))


@pytest.mark.parametrize("scenario", SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario_goes_as_written(scenario: Scenario):
    run_scenario(GAME, scenario)


def test_every_rule_is_shown_and_every_number_fits():
    assert coverage(GAME, Path(__file__).parent).gaps == ()


@pytest.mark.parametrize("seat", [2, HOST, WATCHER])
def test_cf_01_only_the_two_sides_drop_stones(seat: int):
    with pytest.raises(Illegal, match="CF-01"):
        GAME.play.apply(position(". . . . . . ."), seat, Drop("d"))


def test_cf_04_a_full_column_is_not_offered():
    offered = GAME.play.offer(position(". . . RYRYRY . . ."), 0).actions
    assert offered == tuple(Drop(letter) for letter in "abcefg")


def test_cf_05_whoever_is_not_to_move_may_only_resign():
    offer = GAME.play.offer(position(". . . R . . ."), 0)
    assert (offer.actions, offer.asides) == ((), (Resign(),))


@pytest.mark.parametrize("text", ["RRRR Y Y Y . . .", "R YR YYR RYYR . . R", "RYYR YYR YR R . . R", "R R R R YYY . ."])
def test_cf_06_a_line_in_a_position_has_won(text: str):
    assert position(text).result == Result((0,), "line")


@pytest.mark.parametrize(
    ("text", "way"),
    [
        (". . . R", ""),
        (". . . X . . .", ""),
        (". . . RR . . .", "count"),
        (". . . Y . . .", "count"),
        (". . . RYRYRYR . . .", "high"),
        ("RRRR YY YY . . . .", "played_on"),
    ],
)
def test_cf_11_what_is_no_position_is_refused(text: str, way: str):
    with pytest.raises(Illegal) as refused:
        position(text)
    assert (refused.value.rule, refused.value.way) == ("CF-11", way)
