"""Puzzles with exact odds: the answer is the best by a margin, and follows from the solver's view alone."""

import os
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from panzerkiste.bots.dropzone import puzzles as dropzone
from panzerkiste.bots.panzerschlacht import puzzles as panzerschlacht
from panzerkiste.bots.panzerschlacht.odds import Field, best_plans, endings, field, is_close
from panzerkiste.bots.tank_hunter import puzzles as tank_hunter
from panzerkiste.engine.puzzle import Puzzle, game_puzzles
from panzerkiste.games.panzerschlacht.board import read_square
from panzerkiste.games.panzerschlacht.movement import check_move
from panzerkiste.games.panzerschlacht.position import read_position, write_position
from panzerkiste.games.panzerschlacht.state import Options
from panzerkiste.games.tank_hunter.knowledge.advice import FightAdvice, TryAttack, advise
from panzerkiste.games.tank_hunter.knowledge.imagining import imagine
from panzerkiste.games.tank_hunter.knowledge.view import view
from panzerkiste.registry import BOTS, GAMES

PROVED = int(os.environ.get("PANZERKISTE_PUZZLES", "8"))  # of each game, again by the generator's own search

BOXED = """
G: T c4=5/c1 g2=4/g1 h1=2/h1 ; AT b2 j2 a4 i4 ; I c2 h3 f2 ; M - ; W 4
Y: T a10=3/a10 e7=4/e10 h10=6/h10 ; AT c7 g7 i7 b10 ; I h8 a9 d9 ; M - ; W 4
turn=8 idle=0 pass=0
"""


def some(game: str, count: int = PROVED) -> list[Puzzle]:
    found = list(game_puzzles(GAMES[game]).values())
    return Random(0).sample(found, min(count, len(found)))


def chances(puzzle: Puzzle) -> list[float]:
    return [one.chance for one in puzzle.sums]


def test_every_sum_shown_leaves_the_margin():
    for game, margin in (("panzerschlacht", 0.06), ("tank-hunter", 0.08), ("dropzone", 0.08)):
        for puzzle in game_puzzles(GAMES[game]).values():
            best, second, *_ = chances(puzzle)
            assert best - second >= margin - 0.0001, puzzle.id


# Panzerschlacht.


@pytest.mark.parametrize("puzzle", some("panzerschlacht"), ids=lambda puzzle: puzzle.id)
def test_no_other_plan_comes_near(puzzle: Puzzle):
    task = panzerschlacht.task_of(puzzle.position)
    assert task is not None
    best = panzerschlacht.best_by_a_margin(task)
    assert best is not None
    assert f"{puzzle.seat} plan R={','.join(map(_name, best.plan))}" == puzzle.answers[0]
    assert chances(puzzle)[0] == round(task.where.chance(best.plan), 4)


def _name(square: int) -> str:
    return f"{'abcdefghij'[square % 10]}{square // 10 + 1}"


@pytest.mark.parametrize("puzzle", some("panzerschlacht", 2), ids=lambda puzzle: puzzle.id)
def test_hidden_values_and_mines_of_the_other_side_change_nothing(puzzle: Puzzle):
    state = read_position(puzzle.position, Options())
    secrets, other = list(state.secrets), 1 - "GY".index(puzzle.seat)
    values = secrets[other].values
    secrets[other] = replace(secrets[other], values=values[1:] + values[:1], mines=())
    task = panzerschlacht.task_of(puzzle.position)
    changed = panzerschlacht.task_of(write_position(replace(state, secrets=tuple(secrets))))
    assert task is not None
    assert changed is not None
    assert task.where == changed.where


def test_every_ending_of_a_turn_counts_once_and_is_legal():
    board = read_position(BOXED, Options()).board
    assert board is not None
    found = endings(board, 10000)
    assert found is not None
    for ending, move in found.items():
        check_move(board, move)
        assert dict(ending) == {path[0]: path[-1] for path in move.paths}
    where = field(board, (), list(found))
    certain = [read_square(square) for square in ("e4", "d5", "f5", "c6", "e6", "g6")]
    assert where.lost(certain) == len(found), "h10 must be helped by three steps of e7: the lesson's six squares"
    assert endings(board, 10) is None


def test_a_mine_takes_its_part():
    board = read_position(BOXED, Options()).board
    assert board is not None
    found = endings(board, 10000)
    assert found is not None
    mine = read_square("e4")
    where = field(board, (mine,), list(found))
    assert where.lost(()) == field(board, (), list(found)).lost([mine]) > 0


@pytest.mark.parametrize("seed", range(5))
def test_the_search_for_plans_is_complete(seed: int):
    rng = Random(seed)
    where = Field(60, {square: rng.getrandbits(60) & rng.getrandbits(60) for square in range(9)}, rng.getrandbits(3))
    ranked = sorted((where.lost(plan) for plan in combinations(range(9), 3)), reverse=True)
    found = best_plans(where, 3, 8)
    assert [each.lost for each in found] == [lost for lost in ranked if lost >= ranked[0] - 8]
    assert is_close(where, 3, 60)


def test_the_same_seed_finds_the_same():
    dug = BOTS["panzerschlacht"].puzzles
    assert dug is not None
    first = next(iter(game_puzzles(GAMES["panzerschlacht"]).values()))
    assert first in dug(1, 1)


# Tank Hunter.


@pytest.mark.parametrize("puzzle", some("tank-hunter"), ids=lambda puzzle: puzzle.id)
def test_no_other_attack_comes_near(puzzle: Puzzle):
    task = tank_hunter.task_of(puzzle.position, puzzle.options)
    assert tank_hunter.is_best_by_a_margin(task)
    assert GAMES["tank-hunter"].text.notate(task.state, task.seen.seat, task.best) == puzzle.answers[0]
    assert chances(puzzle)[0] == round(float(task.chances[task.best]), 4)


@pytest.mark.parametrize("puzzle", some("tank-hunter", 4), ids=lambda puzzle: puzzle.id)
def test_the_other_side_gains_nothing_by_holding_its_fire(puzzle: Puzzle):
    task = tank_hunter.task_of(puzzle.position, puzzle.options)
    for counter, evade in ((True, False), (False, True), (False, False)):
        advice = advise(task.seen, TryAttack(task.best, counter, evade, ""))
        assert isinstance(advice, FightAdvice)
        destroyed = sum(Fraction(each.chance) for each in advice.chances if each.what == "destroyed")
        assert destroyed >= task.chances[task.best]


@pytest.mark.parametrize("puzzle", some("tank-hunter", 3), ids=lambda puzzle: puzzle.id)
def test_what_lies_face_down_changes_nothing(puzzle: Puzzle):
    task = tank_hunter.task_of(puzzle.position, puzzle.options)
    world = imagine(task.seen, Random(1))
    seen = view(world, task.seen.seat)
    assert tank_hunter.destroys(seen, task.best) == task.chances[task.best]


def test_no_hand_and_no_commander_could_interfere():
    for puzzle in game_puzzles(GAMES["tank-hunter"]).values():
        assert "hand" not in puzzle.position
        assert "commanders" not in puzzle.position


# Dropzone.


@pytest.mark.parametrize("puzzle", some("dropzone"), ids=lambda puzzle: puzzle.id)
def test_nobody_else_is_destroyed_as_surely(puzzle: Puzzle):
    found = dropzone.find(puzzle.position, puzzle.options)
    assert found is not None
    assert found.solves == puzzle.answers[: len(found.solves)]
    assert chances(puzzle)[0] == round(found.fires[puzzle.answers[0]].chance, 4)


@pytest.mark.parametrize(
    ("chances", "best"),
    [
        ((0.5, 0.3, 0.2), ("a",)),
        ((0.5, 0.49, 0.3, 0.2), ("a", "b")),
        ((0.5, 0.3), ()),  # too few to choose from
        ((0.5, 0.49, 0.3), ()),  # most of them are right
        ((0.5, 0.45, 0.2), ()),  # too close
        ((0.5, 0.05, 0.0), ()),  # nobody would think of another
        ((0.15, 0.1, 0.0), ()),  # hardly any chance at all
    ],
)
def test_the_best_stands_out_or_there_is_no_puzzle(chances: tuple[float, ...], best: tuple[str, ...]):
    assert dropzone.best_by_a_margin(dict(zip("abcd", chances, strict=False))) == best
