"""What the coach says in Panzerschlacht is so by the rules."""

from math import inf
from random import Random

from panzerkiste.bots import coach, review
from panzerkiste.bots.panzerschlacht.suggesting import SLIGHT, weighed
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
        assert one.chance is None, "too little is foretold by it"


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


def test_what_is_hardly_worse_is_as_good_and_what_is_worse_is_not():
    """Without a chance to win there is nothing but the judgement itself to tell."""
    state = play(driving(), "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    view = GAME.information.view(state, 0)
    known = Knowledge(GAME, view, GAME.play.offer(state, 0), (), 0, Random(1), inf)
    found = sorted(weighed(known, 9, ()), key=lambda one: -one.value)
    assert found[0].value - SLIGHT > found[-1].value, "there is something worse"
    for one in found:
        judged = review("panzerschlacht", view, 0, one.action, Random(1))
        assert judged is not None
        assert (judged.better is None) == (one.value >= found[0].value - SLIGHT)
        assert judged.better is None or judged.better.action == found[0].action


def test_a_gun_falls_five_times_in_six():
    """PS-62."""
    state = play(driving(), "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    guns = {one.why.facts["square"]: one.why.facts for one in said(state, 0) if one.why.facts["square"] in ("g8", "h7")}
    assert guns
    assert all((facts["wins"], facts["ties"]) == (83, 0) for facts in guns.values())
