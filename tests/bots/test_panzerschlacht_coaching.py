"""What the coach says in Panzerschlacht is so by the rules."""

from math import inf
from random import Random

import pytest

from panzerkiste.bots import coach, review
from panzerkiste.bots.panzerschlacht.suggesting import suggest, weighed
from panzerkiste.bots.panzerschlacht.winning import chance
from panzerkiste.bots.suggestion import Suggestion
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Move
from panzerkiste.games.panzerschlacht.board import name
from panzerkiste.games.panzerschlacht.movement import random_turn
from panzerkiste.games.panzerschlacht.planning import open_targets, red_limit
from panzerkiste.games.panzerschlacht.state import Board, Options, Plan, State
from tests.games.panzerschlacht import demo, play, position


def said(state: State, seat: int) -> list[Suggestion]:
    return coach("panzerschlacht", GAME.information.view(state, seat), seat, Random(1))


def knowledge(state: State, seat: int) -> Knowledge:
    return Knowledge(GAME, GAME.information.view(state, seat), GAME.play.offer(state, seat), (), seat, Random(1), inf)


def driving() -> State:
    return position("g5=6/e1 c1 b1", "f7=5 a10 ; AT g8 h7")


def board_of(state: State) -> Board:
    assert state.board, "both sides have set up"
    return state.board


def test_the_shots_against_a_drive_and_the_squares_where_tanks_can_stop_are_those_of_the_rules():
    state = play(driving(), "Y plan -").state
    targets, rng = open_targets(board_of(state), 1), Random(2)
    turns = [random_turn(board_of(state), rng) for _ in range(400)]
    ends = {path[-1] for turn in turns if isinstance(turn, Move) for path in turn.paths}
    for one in said(state, 0):
        assert one.why.facts["shots"] == red_limit(board_of(state), 1)
        assert one.why.facts["stops"] == len({end for end in ends if targets >> end & 1})


def test_a_plan_covers_as_many_of_these_squares_as_it_says():
    state = driving()
    turns = [random_turn(board_of(state), Random(seed)) for seed in range(400)]
    ends = {path[-1] for turn in turns if isinstance(turn, Move) for path in turn.paths}
    for one in said(state, 1):
        assert one.why.facts["covered"] == len(ends.intersection(one.action.red))


def test_a_set_up_is_told_by_where_its_installations_stand():
    found = said(GAME.play.start(Options(), 2).state, 0)
    assert found
    for one in found:
        assert [one.why.facts[kind] for kind in ("hq", "ammunition", "fuel")] == [*map(name, one.action.installations)]


def test_in_the_first_turns_no_shot_threatens():
    """PS-25."""
    assert {one.why.facts["shots"] for one in said(demo(), 0)} == {0}


def test_to_shoot_at_nothing_costs_something():
    found = review("panzerschlacht", GAME.information.view(driving(), 1), 1, Plan(), Random(1))
    assert found is not None
    assert found.better is not None


def test_a_better_answer_has_a_better_chance_for_whoever_gives_it():
    """Of the one who drives as of the one who shoots; a set-up has none."""
    for state, seat in ((driving(), 1), (play(driving(), "Y plan -").state, 0)):
        asked = knowledge(state, seat)
        by_value = sorted(weighed(asked, 9, ()), key=lambda one: -one.value)
        chances = [chance(board_of(state), seat, asked.offer.ask, one.value) for one in by_value]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] > chances[-1]
        assert [one.chance for one in suggest(knowledge(state, seat), 9, ())] == chances
    begun = GAME.play.start(GAME.types.options(), 2).state
    assert all(one.chance is None for one in said(begun, 0))


def test_whoever_has_more_tanks_is_likelier_to_win_and_both_chances_make_one():
    ahead, behind = (board_of(position(tanks, "f7=5 a10 ; AT g8 h7")) for tanks in ("g5=6/e1 c1 b1", "g5=6"))
    for ask in ("move", "fight"):
        assert chance(ahead, 0, ask, 0.0) > chance(behind, 0, ask, 0.0)
        assert chance(ahead, 0, ask, 0.3) + chance(ahead, 1, ask, -0.3) == pytest.approx(1)


def test_a_gun_falls_five_times_in_six():
    """PS-62."""
    state = play(driving(), "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    guns = {one.why.facts["square"]: one.why.facts for one in said(state, 0) if one.why.facts["square"] in ("g8", "h7")}
    assert guns
    assert all((facts["wins"], facts["ties"]) == (83, 0) for facts in guns.values())
