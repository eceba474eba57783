"""What every puzzle must pass: its solution can be played, its sums are in order, its texts are all there."""

from collections.abc import Iterator
from typing import Any, Final

from panzerkiste.engine.game import CHANCE, AnyGame, Line
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.puzzle import Puzzle, Sum, attempt, played_out, puzzle_id, set_up, solution, solver
from panzerkiste.engine.scenario import ScenarioFailed
from panzerkiste.locales import voice

NAMED: Final = ("theme", "ask")  # by texts of their own


def puzzle_faults(game: AnyGame, puzzle: Puzzle) -> Iterator[str]:
    """All that is wrong with a puzzle, in sentences for whoever makes it."""
    if puzzle.id != (wanted := puzzle_id(puzzle.position, puzzle.seat, puzzle.before)):
        yield f"field `id`: of this position and seat it is {wanted}"
    yield from _text_faults(game, puzzle)
    try:
        start = set_up(game, puzzle)
        seat = solver(game, puzzle, start.state)
        moves = solution(game, puzzle)
    except (ScenarioFailed, ValueError) as failure:
        yield str(failure)
        return
    owed = game.play.decision(start.state)
    if owed is None or seat not in owed.seats:
        yield "the solver is not asked"
    if moves[0].seat != seat:
        yield f"the answer {puzzle.answers[0]!r} is not the solver's"
    elif not _is_solved_by(game, puzzle):
        yield "whoever plays the solution does not solve it"
    if _asks_chance(game, moves[-1].step.state):
        yield "chance is asked when the solution is over: let `line` say what it answers"
    yield from _answer_faults(game, puzzle, start.state)
    yield from _sum_faults(game, puzzle, start.state)


def _asks_chance(game: AnyGame, state: Any) -> bool:
    owed = game.play.decision(state)
    return owed is not None and owed.seats == (CHANCE,)


def _is_solved_by(game: AnyGame, puzzle: Puzzle) -> bool:
    """The solver plays his turns of the solution one by one, and the table the rest."""
    at, tried = set_up(game, puzzle), None
    mine = [move for move in solution(game, puzzle) if move.seat == solver(game, puzzle, at.state)]
    for move in mine:
        tried = attempt(game, puzzle, at, game.text.parse(at.state, move.text)[1])
        if tried.after is None:
            return False
        at = tried.after
    return tried is not None and tried.solved


def _answer_faults(game: AnyGame, puzzle: Puzzle, state: Any) -> Iterator[str]:
    for answer in puzzle.answers[1:]:
        if "*" in answer:
            continue
        try:
            game.play.apply(state, *game.text.parse(state, answer))
        except Illegal as illegal:
            yield f"the answer {answer!r} is not legal: {illegal}"


def _sum_faults(game: AnyGame, puzzle: Puzzle, state: Any) -> Iterator[str]:
    sums = puzzle.sums
    for one in sums:
        yield from _one_sum_faults(game, puzzle, state, one)
    if [one.chance for one in sums] != sorted((one.chance for one in sums), reverse=True):
        yield "the sums do not begin with the best"
    if len({one.action for one in sums}) < len(sums):
        yield "an action has two sums"
    right = [one.chance for one in sums if one.action in puzzle.answers]
    wrong = [one.chance for one in sums if one.action not in puzzle.answers]
    if sums and not right:
        yield "no sum is of an answer"
    elif right and wrong and min(right) <= max(wrong):
        yield "what is wrong has as good a sum as what is right"


def _one_sum_faults(game: AnyGame, puzzle: Puzzle, state: Any, one: Sum) -> Iterator[str]:
    if not 0 <= one.chance <= 1:
        yield f"sum of {one.action!r}: {one.chance} is no chance"
    try:
        _, *then = played_out(game, puzzle, state, (one.action, *one.then))
    except ScenarioFailed as failure:
        yield f"sum of {one.action!r}: {failure}"
        return
    if any(move.seat == solver(game, puzzle, state) for move in then):
        yield f"sum of {one.action!r}: what follows is done by others, not by the solver"


def _text_faults(game: AnyGame, puzzle: Puzzle) -> Iterator[str]:
    kinds = (*NAMED, "chance") if puzzle.sums else NAMED
    lines = [Line(f"{game.id}-puzzle-{kind}-{puzzle.theme}", {}) for kind in kinds]
    lines += [one.sentence for one in puzzle.sums if one.sentence]
    for language in LANGUAGES:
        known = voice(language, "engine", game.folder / "texts").knows
        yield from (f"there is no text {line.key} in {language}" for line in lines if not known(line.key))
