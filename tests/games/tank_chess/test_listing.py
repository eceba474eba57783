"""The list of legal turns (TC-22) is made as far as it is looked at, and is the same however that is."""

import pytest

from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Escape, Move
from panzerkiste.games.tank_chess.board import read_cell
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import turns
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, at, random_game

GAMES = [{"map": "standard16"}, {"map": "ironfield20", "mode": "raid"}, {"map": PONDS, "module": "funset"}]


def same_by_number(state: State) -> None:
    listed = list(turns(state))
    by_number = turns(state)
    assert len(by_number) == len(listed)
    assert [by_number[number] for number in range(len(listed))] == listed


@rule("TC-22")
@pytest.mark.parametrize("options", GAMES, ids=["small army", "large army, raid", "ponds"])
def test_tc_22_a_turn_is_the_same_by_its_number_as_in_the_whole_list(options: dict[str, str]):
    for number, (state, _) in enumerate(random_game(3, **options)):
        if number % 40 == 20:
            same_by_number(state)


def test_a_mortar_has_a_turn_for_each_of_several_targets_on_one_line():
    state = at("Ad1N,ld4S,ld5S,ld6S")
    same_by_number(state)
    post = read_cell("d2")
    there = [turn for turn in turns(state) if isinstance(turn, Move) and (turn.end, turn.heading) == (post, 0)]
    assert [turn.target for turn in there] == [None, read_cell("d5"), read_cell("d6")]


@rule("TC-17")
def test_tc_17_a_tank_that_backs_away_fires_over_the_cell_it_has_left():
    state = at("Md4N,ld7S")
    same_by_number(state)
    d3, d4, d7 = map(read_cell, ("d3", "d4", "d7"))
    assert Move(d4, d3, 0, d7) in turns(state)


def test_the_last_is_an_escape_where_there_is_one():
    found = turns(at("Ca8N"))
    assert found[-1] == Escape(read_cell("a8"))
    assert found[len(found) - 2 :] == tuple(found)[-2:]
    with pytest.raises(IndexError):
        found[len(found)]


def test_two_lists_of_one_position_are_equal():
    one, other = (GAME.play.offer(at("Md4N"), 0) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one.actions != GAME.play.offer(at("Md5N"), 0).actions
