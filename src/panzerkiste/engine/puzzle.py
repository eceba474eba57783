"""Puzzles: a position and the one thing to do there. Data, and played by the real rules.

The solver has one seat. His answer is right or wrong; what follows a right one is written down, and where he has to
find more than one turn, each further one must be the written one, or win on the spot.
"""

import re
from collections.abc import Iterable
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from panzerkiste.engine.game import AnyGame, Line, Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.scenario import failed, laid_out

EASIEST: Final = 400
HARDEST: Final = 2400


class Sum(Struct, frozen=True, forbid_unknown_fields=True):
    """What one of the candidates comes to, shown with the solution."""

    action: str  # in notation
    chance: float  # from 0 to 1: of what, the theme says
    sentence: Line | None = None  # how it is reckoned: "6 red shots for 14 squares"
    then: tuple[str, ...] = ()  # what follows where somebody tries it: the others' and chance's answers, in notation


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Its theme is a word of the game's. The game's catalogue <game>_puzzles.ftl has <game>-puzzle-theme-<theme>, its
    name, <game>-puzzle-ask-<theme>, what is asked (facts: side, turns), and where there are sums
    <game>-puzzle-chance-<theme>, what their chances are of."""

    id: str  # see puzzle_id
    seat: str  # the solver's, as notation writes it
    position: str  # in the game's notation
    theme: str
    rating: int  # how hard it is, from EASIEST to HARDEST
    answers: tuple[str, ...]  # what solves it, in notation; in all but the first, * is anything
    line: tuple[str, ...] = ()  # what follows the first answer, whoever does it, in notation ("die 4" is chance's)
    sums: tuple[Sum, ...] = ()  # of all candidates worth comparing, the best first
    before: tuple[str, ...] = ()  # what is played from the position before the solver is asked, by whomever
    options: dict[str, Any] = {}  # of the match, where they are not the game's usual ones
    since: date | None = None  # from which day on it may be a puzzle of the day, where it came later than others


def puzzle_id(position: str, seat: str, before: Iterable[str] = ()) -> str:
    """The same for the same puzzle, whenever it is found.

    >>> puzzle_id("TC1 8x8 - Ca1N,cf7E w", "w")
    '9b70f4b016'
    """
    return sha256("\n".join([seat, position.strip(), *before]).encode()).hexdigest()[:10]


# Reading and writing.


def puzzle_file(game: AnyGame) -> Path:
    return game.folder / "puzzles.jsonl"


def game_puzzles(game: AnyGame) -> dict[str, Puzzle]:
    """The puzzles of a game by id, in the order of the file; a game may have none."""
    file = puzzle_file(game)
    return {puzzle.id: puzzle for puzzle in read_puzzles(file)} if file.exists() else {}


def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file, one a line; a ValueError names file, line and field."""
    lines = file.read_text(encoding="utf-8").splitlines()
    puzzles = tuple(_read_one(file, number, line) for number, line in enumerate(lines, 1))
    first = dict[str, int]()
    for number, puzzle in enumerate(puzzles, 1):
        if first.setdefault(puzzle.id, number) != number:
            raise ValueError(f"{file}:{number}: field `id`: line {first[puzzle.id]} has {puzzle.id}, too")
    return puzzles


def _read_one(file: Path, number: int, line: str) -> Puzzle:
    try:
        puzzle = msgspec.json.decode(line, type=Puzzle)
    except msgspec.DecodeError as error:
        raise ValueError(f"{file}:{number}: {error}") from None
    if not puzzle.answers:
        raise ValueError(f"{file}:{number}: field `answers`: nothing solves it")
    if not EASIEST <= puzzle.rating <= HARDEST:
        raise ValueError(f"{file}:{number}: field `rating`: {puzzle.rating} is not from {EASIEST} to {HARDEST}")
    return puzzle


def puzzle_line(puzzle: Puzzle) -> str:
    """As it stands in a file; what is usual is left out."""
    found = msgspec.to_builtins(puzzle)
    kept = {name: value for name, value in found.items() if value or name not in _USUALLY_NOTHING}
    return msgspec.json.encode(kept).decode() + "\n"


_USUALLY_NOTHING: Final = ("line", "sums", "before", "options", "since")


# Playing.


class Progress(NamedTuple):
    """How far the solver has come: the state in front of him, and what of the line is still to come."""

    state: Any
    rest: tuple[str, ...]
    begun: bool = False  # has he found the first answer?


class Move(NamedTuple):
    """What somebody did, or chance, and what it led to."""

    seat: Seat
    text: str  # in notation
    step: Step[Any, Any]


class Try(NamedTuple):
    """What the solver's action led to, move by move. *after* is where he goes on; None where it was wrong."""

    moves: tuple[Move, ...]
    after: Progress | None

    @property
    def solved(self) -> bool:
        return self.after is not None and not self.after.rest


def set_up(game: AnyGame, puzzle: Puzzle) -> Progress:
    """Where the solver begins; raises ScenarioFailed."""
    state = laid_out(game, puzzle.position, puzzle.options, 0).state
    for line in puzzle.before:
        state = _scripted(game, puzzle, state, line).step.state
    return Progress(state, puzzle.line)


def solver(game: AnyGame, puzzle: Puzzle, state: Any) -> Seat:
    """Raises ValueError where the game has no such seat."""
    return game.seat_codes(game.play.seats(state)).index(puzzle.seat)


def attempt(game: AnyGame, puzzle: Puzzle, at: Progress, action: Any) -> Try:
    """What the solver's action comes to; raises Illegal where the rules refuse it. Nothing is changed."""
    seat = solver(game, puzzle, at.state)
    move = Move(seat, game.text.notate(at.state, seat, action), game.play.apply(at.state, seat, action))
    if _is_written(game, at.state, at.rest[0] if at.begun else puzzle.answers[0], action):
        return _go_on(game, puzzle, move, at.rest[1:] if at.begun else at.rest)
    other = not at.begun and any(_fits(answer, move.text) for answer in puzzle.answers[1:])
    if other or _wins(game, seat, move.step.state):
        return Try((move,), Progress(move.step.state, (), begun=True))
    then = () if at.begun else _then(game, puzzle, at.state, action)
    return Try((move, *played_out(game, puzzle, move.step.state, then)), None)


def _go_on(game: AnyGame, puzzle: Puzzle, move: Move, rest: tuple[str, ...]) -> Try:
    """The line, until the solver is asked again."""
    moves = [move]
    while rest:
        following = _scripted(game, puzzle, moves[-1].step.state, rest[0])
        if following.seat == move.seat:
            break
        moves.append(following)
        rest = rest[1:]
    return Try(tuple(moves), Progress(moves[-1].step.state, rest, begun=True))


def _then(game: AnyGame, puzzle: Puzzle, state: Any, action: Any) -> tuple[str, ...]:
    """What is written down to follow a wrong first try."""
    return next((one.then for one in puzzle.sums if _is_written(game, state, one.action, action)), ())


def solution(game: AnyGame, puzzle: Puzzle) -> tuple[Move, ...]:
    """The first answer and the whole line; raises ScenarioFailed where it cannot be played."""
    return played_out(game, puzzle, set_up(game, puzzle).state, (puzzle.answers[0], *puzzle.line))


def played_out(game: AnyGame, puzzle: Puzzle, state: Any, lines: Iterable[str]) -> tuple[Move, ...]:
    """Raises ScenarioFailed where that cannot be played."""
    moves = list[Move]()
    for line in lines:
        moves.append(_scripted(game, puzzle, state, line))
        state = moves[-1].step.state
    return tuple(moves)


def _scripted(game: AnyGame, puzzle: Puzzle, state: Any, line: str) -> Move:
    try:
        seat, action = game.text.parse(state, line)
        return Move(seat, line, game.play.apply(state, seat, action))
    except Illegal as illegal:
        raise failed(game, state, f"puzzle {puzzle.id}: {line}", "a legal action", str(illegal)) from None


def _is_written(game: AnyGame, state: Any, text: str, action: Any) -> bool:
    seat, written = game.text.parse(state, text)
    if written == action:
        return True
    return _words(game.text.notate(state, seat, written)) == _words(game.text.notate(state, seat, action))


def _words(text: str) -> list[str]:
    """Shots and squares are listed in any order: R=e4,d5 is R=d5,e4."""
    return sorted(re.split(r"[ ,=]+", text))


def _fits(pattern: str, text: str) -> bool:
    if "*" not in pattern:
        return _words(pattern) == _words(text)
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), text) is not None


def _wins(game: AnyGame, seat: Seat, state: Any) -> bool:
    result = game.play.result(state)
    return result is not None and seat in result.winners
