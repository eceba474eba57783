"""Puzzle files: read with errors that name file, line and field; played by the real rules, and proved."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from panzerkiste.engine.game import Line
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.puzzle import (
    Puzzle,
    Sum,
    Try,
    attempt,
    game_puzzles,
    puzzle_id,
    puzzle_line,
    read_puzzles,
    set_up,
    solution,
)
from panzerkiste.proving.puzzles import puzzle_faults
from panzerkiste.registry import GAMES
from tests.puzzles import HUNT, PUZZLES, SIX_SHOTS, STRIKE, WHICH, WHOLE

CHESS, DROPZONE = GAMES["tank-chess"], GAMES["dropzone"]
ALL = [pytest.param(game, one, id=f"{game} {one.id}") for game, puzzles in PUZZLES.items() for one in puzzles.values()]


def tried(game: str, puzzle: Puzzle, *texts: str) -> Try:
    """What the last of these turns comes to."""
    at, found = set_up(GAMES[game], puzzle), None
    for text in texts:
        found = attempt(GAMES[game], puzzle, at, GAMES[game].text.parse(at.state, text)[1])
        at = found.after or at
    assert found is not None
    return found


def texts(found: Try) -> list[str]:
    return [move.text for move in found.moves]


# Files.


def test_what_is_written_is_read_again(tmp_path: Path):
    file = tmp_path / "puzzles.jsonl"
    file.write_text(puzzle_line(STRIKE) + puzzle_line(HUNT), encoding="utf-8")
    assert read_puzzles(file) == (STRIKE, HUNT)
    assert game_puzzles(replace(CHESS, folder=tmp_path)) == {STRIKE.id: STRIKE, HUNT.id: HUNT}


def test_a_game_without_the_file_has_none(tmp_path: Path):
    assert game_puzzles(replace(CHESS, folder=tmp_path)) == {}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "2: Input data was truncated"),
        ('{"id": "a"}', "2: Object missing required field `seat`"),
        (puzzle_line(HUNT).replace('"theme"', '"thema"'), "2: Object contains unknown field `thema`"),
        (puzzle_line(structs.replace(HUNT, answers=())), "2: field `answers`: nothing solves it"),
        (puzzle_line(structs.replace(HUNT, rating=2500)), "2: field `rating`: 2500 is not from 400 to 2400"),
        (puzzle_line(STRIKE), f"2: field `id`: line 1 has {STRIKE.id}, too"),
    ],
)
def test_an_error_names_file_line_and_field(tmp_path: Path, line: str, why: str):
    file = tmp_path / "puzzles.jsonl"
    file.write_text(puzzle_line(STRIKE) + line, encoding="utf-8")
    with pytest.raises(ValueError, match="puzzles") as refused:
        read_puzzles(file)
    assert str(refused.value) == f"{file}:{why}"


def test_the_id_is_of_position_seat_and_what_came_before():
    ids = {puzzle_id("p", "w"), puzzle_id("p", "b"), puzzle_id("q", "w"), puzzle_id("p", "w", ["die 4"])}
    assert len(ids) == 4
    assert puzzle_id("p\n", "w") in ids


# Playing.


def test_an_answer_solves_and_anything_else_does_not():
    assert tried("tank-chess", STRIKE, "Mf2-f3Nxf7").solved
    assert tried("tank-chess", STRIKE, "Mf2-f3N").after is None


def test_a_wrong_try_is_answered_as_its_sum_says():
    assert texts(tried("tank-chess", STRIKE, "Mf2-f3Nxc6"))[1:] == ["Cf7-f8E"]


def test_what_follows_is_played_until_the_solver_is_asked_again():
    first = tried("tank-chess", HUNT, "Mf2-g2NE")
    assert [move.seat for move in first.moves] == [0, 1]
    assert first.after is not None
    assert not first.solved
    assert tried("tank-chess", HUNT, "Mf2-g2NE", "Mg2-f3Nxf7").solved


def test_a_further_turn_must_be_found_or_win_on_the_spot():
    assert tried("tank-chess", HUNT, "Mf2-g2NE", "Mg2-g3N").after is None
    assert tried("tank-chess", HUNT, "Mf2-g2NE", "Mg2-h5Nxf7").solved


def test_dice_fall_as_the_line_says():
    found = tried("tank-hunter", WHICH, "A attack A1 B2 anti_armour")
    assert [move.seat for move in found.moves] == [0, -1]
    assert found.solved


def test_an_answer_may_leave_something_open():
    assert tried("dropzone", WHOLE, "A shoot A1a1.0>B1a2 A1a2.0>B1a2 A1a3.0>B1a2").solved
    assert tried("dropzone", WHOLE, "A shoot A1a1.0>B1a1 A1a2.0>B1a1 A1a3.0>B1a2").after is None


@pytest.mark.parametrize(
    ("game", "puzzle", "text"),
    [
        ("panzerschlacht", SIX_SHOTS, "G plan R=g6,d5,f5,c6,e6,e4 W=b7"),
        ("dropzone", WHOLE, "A shoot A1a3.0>B1a1 A1a1.0>B1a1 A1a2.0>B1a1"),
    ],
)
def test_shots_are_listed_in_any_order(game: str, puzzle: Puzzle, text: str):
    assert tried(game, puzzle, text).solved


def test_any_of_several_answers_may_be_listed_in_any_order():
    other = structs.replace(WHOLE, answers=(WHOLE.answers[0], "A shoot A1a1.0>B1a2 A1a2.0>B1a2"))
    assert tried("dropzone", other, "A shoot A1a2.0>B1a2 A1a1.0>B1a2").solved
    assert not tried("dropzone", other, "A shoot A1a2.0>B1a2 A1a1.0>B1a1").solved


def test_what_the_rules_refuse_is_no_try():
    with pytest.raises(Illegal) as refused:
        tried("panzerschlacht", SIX_SHOTS, "G plan R=e7")
    assert refused.value.rule == "PS-29"


@pytest.mark.parametrize(("game", "puzzle"), ALL)
def test_a_solution_is_played_whole(game: str, puzzle: Puzzle):
    assert [move.text for move in solution(GAMES[game], puzzle)] == [puzzle.answers[0], *puzzle.line]


# Proving.


def faults(puzzle: Puzzle, folder: Path, **other: object) -> list[str]:
    """Of a puzzle of Tank Chess, in a folder that has a text for all that the tests' puzzles say."""
    for language in ("en", "de"):
        (folder / "texts" / language).mkdir(parents=True, exist_ok=True)
        keys = [f"tank-chess-puzzle-{kind}-{theme}" for kind in ("theme", "ask") for theme in ("command", "quiet")]
        lines = [f"{key} = x" for key in (*keys, "tank-chess-puzzle-chance-command")]
        (folder / "texts" / language / "puzzles.ftl").write_text("\n".join(lines), encoding="utf-8")
    return list(puzzle_faults(replace(CHESS, folder=folder), structs.replace(puzzle, **other)))


def test_a_puzzle_without_faults_has_none(tmp_path: Path):
    assert faults(STRIKE, tmp_path) + faults(HUNT, tmp_path) == []


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"id": "0"}, "field `id`"),
        ({"seat": "x"}, "not in tuple"),
        ({"seat": "b", "id": puzzle_id(HUNT.position, "b")}, "the solver is not asked"),
        ({"answers": ("Mf2-a8N",)}, "a legal action"),
        ({"line": ("Lc6-d5N", "Mg2-a8N")}, "a legal action"),
        ({"answers": ("Mf2-g2NE", "Mf2-a8N")}, "the answer 'Mf2-a8N' is not legal"),
        ({"theme": "other"}, "there is no text tank-chess-puzzle-ask-other in de"),
        ({"sums": (Sum("Mf2-g2NE", 1.0),)}, "there is no text tank-chess-puzzle-chance-quiet in en"),
        ({"sums": (Sum("Mf2-g2NE", 1.0, Line("none", {})),)}, "there is no text none in en"),
        ({"sums": (Sum("Mf2-g2NE", 1.5),)}, "1.5 is no chance"),
        ({"sums": (Sum("Mf2-g2NE", 0.5), Sum("Mf2-f3N", 0.6))}, "the sums do not begin with the best"),
        ({"sums": (Sum("Mf2-f3N", 0.6),)}, "no sum is of an answer"),
        ({"sums": (Sum("Mf2-g2NE", 0.6), Sum("Mf2-f3N", 0.6))}, "as good a sum"),
        ({"sums": (Sum("Mf2-g2NE", 0.6), Sum("Mf2-g2NE", 0.6))}, "an action has two sums"),
        ({"sums": (Sum("Mf2-g2NE", 0.6), Sum("Mf2-a8N", 0.1))}, "sum of 'Mf2-a8N'"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_fault_is_told(tmp_path: Path, other: dict[str, object], why: str):
    assert why in "\n".join(faults(HUNT, tmp_path, **other))


def test_dice_that_nobody_throws_are_a_fault():
    found = list(puzzle_faults(DROPZONE, WHOLE))
    assert "chance is asked when the solution is over: let `line` say what it answers" in found


def test_a_line_has_only_what_is_not_usual():
    assert set(msgspec.json.decode(puzzle_line(STRIKE))) == {*structs.asdict(STRIKE)} - {
        "line",
        "before",
        "options",
        "since",
    }
