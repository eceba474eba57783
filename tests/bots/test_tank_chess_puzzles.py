"""Tank Chess's puzzles: what is proven is so by the rules themselves, and what is shipped is proven."""

import os
from itertools import islice
from random import Random

import pytest

from panzerkiste.bots.tank_chess.proof import Position, fewest_turns, only_turn
from panzerkiste.bots.tank_chess.puzzles.choosing import Choice, likeness
from panzerkiste.bots.tank_chess.puzzles.digging import LOOKED
from panzerkiste.bots.tank_chess.puzzles.lines import line_after
from panzerkiste.bots.tank_chess.puzzles.rating import STRENGTHS, fitted
from panzerkiste.bots.tank_chess.puzzles.themes import theme_of
from panzerkiste.engine.puzzle import EASIEST, HARDEST, Puzzle, game_puzzles, set_up
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.kernel.desk import to_turn
from panzerkiste.games.tank_chess.notation import turn_text
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import play
from panzerkiste.games.tank_chess.turn import turns as legal_turns
from tests.games.tank_chess import at, random_game

PROVEN = int(os.environ.get("PANZERKISTE_PUZZLES", "10"))  # of those shipped; the full proof takes them all

SHIPPED = list(game_puzzles(GAME).values())


def wins(state: State, turns: int) -> bool:
    """By the readable rules: the side to move wins within so many turns."""
    return any(turn_wins(state, turn, turns) for turn in legal_turns(state))


def turn_wins(state: State, turn: Turn, turns: int) -> bool:
    after = play(state, turn).state
    if after.result:
        return state.mover in after.result.winners
    return turns > 1 and all(_still_wins(after, answer, turns - 1) for answer in legal_turns(after))


def _still_wins(state: State, answer: Turn, turns: int) -> bool:
    after = play(state, answer).state
    if after.result:
        return after.result.winners == (1 - state.mover,)
    return wins(after, turns)


SMALL = {
    "a shot": at("Md2N,cd7E"),
    "two ways to fire": at("Hd2N,cd7E"),
    "boxed in": at("Hb5E,Ca1N,ch8S,lg8S", obstacles="g7,h6"),
    "a corner": at("Lf4N,Ca1N,ch8W", obstacles="g8"),
    "an escape": at("Cd3N,cg8S"),
    "a race": at("Cd2N,ce6S"),
    "lost already": at("Ce6S,cd2S", "w"),
    "water": at("Cd2N,Ha1N,ch8S,lg1N", obstacles="c3~,d4~,g8", module="funset"),
    "a mortar": at("Ad2N,Ca1N,cd8E,ld5S", obstacles="d6,c8"),
    "black's turn": at("Cd2N,ce5S,lh2W", "b"),
}


LONG = SMALL.keys() - {"a corner", "lost already", "water"}  # ten seconds and more each: with the full proof


@pytest.mark.parametrize(
    "state", [pytest.param(state, id=id) for id, state in SMALL.items() if PROVEN > 10 or id not in LONG]
)
def test_what_wins_within_two_turns_is_what_the_readable_rules_say(state):
    for number in (1, 2):
        found = {to_turn(turn) for turn in Position(state).winning(number)}
        assert found == {turn for turn in legal_turns(state) if turn_wins(state, turn, number)}
        assert Position(state).wins_within(number) == bool(found)


def test_what_wins_at_once_in_a_random_game_is_what_the_readable_rules_say():
    for state, _ in islice(random_game(3, map="farmyard10"), 0, 40, 4):
        found = {to_turn(turn) for turn in Position(state).winning(1)}
        assert found == {turn for turn in legal_turns(state) if turn_wins(state, turn, 1)}


def test_a_last_chance_is_one_only_where_everything_else_loses():
    doomed = at("Cd2N,Hh1N,ce6S", "w")
    best = next(turn for turn in legal_turns(doomed) if turn_wins(doomed, turn, 1))
    lost = all(
        turn == best or (not play(doomed, turn).state.result and wins(play(doomed, turn).state, 1))
        for turn in legal_turns(doomed)
    )
    assert Position(doomed).is_lost_without(best, 1) == lost


# What a puzzle is about.


@pytest.mark.parametrize(
    ("state", "answer", "theme"),
    [
        (at("Ld2N,Ca1N,ce8E,ma8S"), "Ld2-e4Nxe8", "flank"),
        (at("Md2N,Ca1N,cd7S,ma8S"), "Md2-d3Nxd7", "hunt"),
        (at("Cd6N,ch1S"), "Cd6-off", "escape"),
        (at("Ad2N,Ca1N,cd8E", obstacles="d5"), "Ad2-d3Nxd8", "obstacle"),
        (at("Mc1N,Ca1N,cf5E,ma8S", obstacles="d4,e3"), "Mc1-c2Nxf5", "obstacle"),
    ],
)
def test_a_theme_is_told_by_the_solution(state, answer, theme):
    turn = next(turn for turn in legal_turns(state) if turn_text(state, turn) == answer)
    assert theme_of(state, [turn]) == theme


def test_a_raid_is_one():
    state = at("TC1 16x16 @standard16 Lh13N,Cb1N,ca9S w", mode="raid")
    turn = next(turn for turn in legal_turns(state) if turn_wins(state, turn, 1) and turn.end == state.board.goals[0])
    assert theme_of(state, [turn]) == "raid"


# Rating and choosing.


def test_the_rating_is_higher_the_fewer_solve_it():
    ratings = [fitted([0.0] * number + [1.0] * (len(STRENGTHS) - number)) for number in range(len(STRENGTHS) + 1)]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) >= len(STRENGTHS)
    assert EASIEST <= ratings[0] < 700
    assert 2000 < ratings[-1] <= HARDEST


def some_puzzle(number: int, position: str, answer: str) -> Puzzle:
    return Puzzle(str(number), "w", position, "hunt", 1000, (answer,), ("x", "y"))


def test_of_two_that_are_alike_one_is_kept():
    keeps = Choice(100)
    assert keeps(some_puzzle(1, "TC1 16x16 @standard16 Md2N,Ca1N,ch8S w 0 1", "Md2-d3Nxh8#"))
    assert not keeps(some_puzzle(2, "TC1 16x16 @standard16 Md1N,Ca1N,La2N,ch8S w 0 9", "Md1-d3Nxh8#"))
    assert keeps(some_puzzle(3, "TC1 16x16 @standard16 Md2N,Ca1N,cg8S w 0 1", "Md2-d3Nxg8#"))


def test_not_too_many_are_of_one_kind():
    keeps = Choice(20)
    kept = [keeps(some_puzzle(n, f"TC1 8x8 - Ca1N,cb{n}S w 0 1", f"Md2-d3Nxb{n}#")) for n in range(1, 20)]
    assert kept == [True] * 8 + [False] * 11


# What is shipped.


def a_sample() -> list[Puzzle]:
    if len(SHIPPED) <= PROVEN:
        return SHIPPED
    quick = [puzzle for puzzle in SHIPPED if len(puzzle.line) < 4 and "20x20" not in puzzle.position]
    return Random(1).sample(quick, PROVEN)


@pytest.mark.parametrize("puzzle", a_sample(), ids=lambda puzzle: puzzle.id)
def test_a_shipped_puzzle_has_exactly_one_turn_that_wins(puzzle):
    state = set_up(GAME, puzzle).state
    needed, answer = 1 + len(puzzle.line) // 2, GAME.text.parse(state, puzzle.answers[0])[1]
    assert fewest_turns(state, needed) == needed
    assert only_turn(state, needed, LOOKED[needed]) == answer
    line = (answer, *(line_after(state, answer, needed) or ()))
    assert puzzle.theme == theme_of(state, line)
    if puzzle.theme == "last-chance":
        assert Position(state).is_lost_without(answer, 2)


def test_no_two_shipped_puzzles_are_alike():
    assert len({likeness(puzzle) for puzzle in SHIPPED}) == len(SHIPPED)
