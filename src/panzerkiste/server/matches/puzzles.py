"""Puzzles: which there are, which one comes next, which one is today's, and each at a table of its own.

What solves one leaves the server only when it is solved or given up. Nothing is kept: a puzzle lasts as long as its
socket, and what somebody has solved stays in his browser.
"""

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from functools import cache
from hashlib import sha256
from itertools import starmap
from typing import Any, Final, Literal, NamedTuple

from panzerkiste.engine.game import AnyGame, Line, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.puzzle import (
    Move,
    Progress,
    Puzzle,
    Sum,
    attempt,
    game_puzzles,
    set_up,
    solution,
    solver,
)
from panzerkiste.registry import GAMES
from panzerkiste.server.matches import lesson_messages
from panzerkiste.server.matches.alone import Alone
from panzerkiste.server.matches.api import PuzzleBook, PuzzleText, PuzzleTheme

Outcome = Literal["", "wrong", "solved", "shown"]

LOG: Final = logging.getLogger("panzerkiste.puzzles")


# Which there are.


@cache
def collection(game_id: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game. A file that cannot be read costs a game its puzzles, and nothing else."""
    try:
        return game_puzzles(GAMES[game_id])
    except (OSError, ValueError) as error:
        LOG.error("%s", error)
        return {}


def book(game_id: str, today: date) -> PuzzleBook:
    """What can be told of all of them."""
    puzzles = collection(game_id).values()
    themes = Counter(puzzle.theme for puzzle in puzzles)
    return PuzzleBook(
        count=len(puzzles),
        themes=tuple(PuzzleTheme(theme, count) for theme, count in sorted(themes.items())),
        day=today.isoformat(),
        today=of_the_day(game_id, today),
    )


def of_the_day(game_id: str, today: date) -> str:
    """Everybody's, and none comes twice before all have come, unless others join them; nothing where there are none."""
    joined = max((day for day in _joined(game_id) if day <= today), default=date.min)
    shuffled = _shuffled(game_id, joined)
    return shuffled[(today - joined).days % len(shuffled)] if shuffled else ""


@cache
def _joined(game_id: str) -> frozenset[date]:
    """The days on which new puzzles joined the others."""
    return frozenset(puzzle.since for puzzle in collection(game_id).values() if puzzle.since)


@cache
def _shuffled(game_id: str, day: date) -> tuple[str, ...]:
    """Those that there were on a day, in an order that says nothing about where in the file they stand."""
    there = [puzzle.id for puzzle in collection(game_id).values() if (puzzle.since or day) <= day]
    return tuple(sorted(there, key=lambda id: sha256(id.encode()).digest()))


def next_one(game_id: str, rating: int, theme: str, done: Iterable[str]) -> str:
    """The one nearest to a rating that was not done lately; where all were, one of those. Raises Illegal."""
    wanted = [puzzle for puzzle in collection(game_id).values() if theme in ("", puzzle.theme)]
    *earlier, last = ("", *done)
    lately = {*earlier, last}
    fresh = [puzzle for puzzle in wanted if puzzle.id not in lately]
    known = [puzzle for puzzle in wanted if puzzle.id != last]
    found = min(fresh or known or wanted, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id), default=None)
    if found is None:
        raise Illegal("PUZZLE", "unknown")
    return found.id


class Prepared(NamedTuple):
    """A puzzle ready to be played: where it begins, the whole solution, and what each of its sums is about."""

    game: AnyGame
    puzzle: Puzzle
    start: Progress
    seat: Seat
    moves: tuple[Move, ...]
    sums: tuple[tuple[Sum, Any], ...]  # each with its action


# All that somebody has asked for, so that walking round them costs nothing; None: it cannot be played. One of Dropzone
# takes a quarter of a megabyte and 10 ms, one of the others a tenth of that.
AT_HAND: Final = dict[tuple[str, str], Prepared | None]()


def prepared(game_id: str, puzzle_id: str) -> Prepared:
    """Ready to be played; takes its time at first. Raises Illegal."""
    if puzzle_id not in collection(game_id):
        raise Illegal("PUZZLE", "unknown")
    if (game_id, puzzle_id) not in AT_HAND:
        AT_HAND[game_id, puzzle_id] = _played_through(game_id, puzzle_id)
    found = AT_HAND[game_id, puzzle_id]
    if found is None:
        raise Illegal("PUZZLE", "broken")
    return found


def _played_through(game_id: str, puzzle_id: str) -> Prepared | None:
    """None where the solution cannot be played, for whatever reason."""
    game, puzzle = GAMES[game_id], collection(game_id)[puzzle_id]
    try:
        start = set_up(game, puzzle)
        sums = tuple((one, game.text.parse(start.state, one.action)[1]) for one in puzzle.sums)
        return Prepared(game, puzzle, start, solver(game, puzzle, start.state), solution(game, puzzle), sums)
    except Exception:
        LOG.exception("%s: puzzle %s cannot be played", game_id, puzzle_id)
        return None


def text_of(game_id: str, puzzle_id: str, today: date) -> PuzzleText:
    """What is told of a puzzle beforehand. Raises Illegal."""
    game, puzzle, start, seat, moves, _ = prepared(game_id, puzzle_id)
    return PuzzleText(
        id=puzzle.id,
        game=game.id,
        side=game.seat_names(game.play.seats(start.state))[seat],
        theme=puzzle.theme,
        rating=puzzle.rating,
        turns=sum(move.seat == seat for move in moves),
        day=today.isoformat() if puzzle.id == of_the_day(game_id, today) else "",
    )


# Playing one.


class PuzzleTable:
    def __init__(self, prepared: Prepared, tell: Callable[[Any], None]) -> None:
        _, self._puzzle, self._start, _, self._moves, self._sums = prepared
        self.table = Alone(prepared.game, prepared.seat, self._puzzle.id, self._puzzle.options, "rival", tell)
        self._outcome: Outcome = ""
        self._hint: lesson_messages.Hint | None = None
        self._at, self._found, self._tried = self._start, tuple[Move, ...](), tuple[Move, ...]()
        self._shown = len(self._moves)  # how much of the solution is on the table, once it is decided
        self._lay(self._at.state)

    @property
    def is_decided(self) -> bool:
        """Is it solved or given up?"""
        return self._outcome in ("solved", "shown")

    def act(self, action: Any) -> None:
        """A try. What the rules refuse changes nothing and is none."""
        if self._outcome:
            raise Illegal("PUZZLE", "decided")
        tried = attempt(self.table.game, self._puzzle, self._at, action)
        for move in tried.moves:
            self.table.happen(move.step)
        self._tried = tried.moves
        if tried.after is None:
            self._outcome = "wrong"
        else:
            self._at, self._found, self._tried = tried.after, (*self._found, *tried.moves), ()
            self._hint = None
            self._outcome = "solved" if tried.solved else ""
        self._tell()

    def wish(self, wish: str) -> None:
        match wish:
            case "again" if self._outcome == "wrong":
                self._outcome, self._tried = "", ()
                self._lay(self._at.state)
            case "again":
                self._begin()
            case "hint" if not self.is_decided:
                self._hint = self._find_hint()
                self._tell()
            case "show" if not self.is_decided:
                self._show()
            case "back" if self.is_decided and self._shown > 0:
                self._look_at(self._shown - 1)
            case "on" if self.is_decided and self._shown < len(self._moves):
                self._shown += 1
                self.table.happen(self._moves[self._shown - 1].step)
                self._tell()
            case _:
                raise Illegal("PUZZLE", "decided")

    @property
    def rival(self) -> Seat | None:
        """Who is to answer a wrong try by himself, where nothing is hidden or rolled and more than one turn counts."""
        game, state, options = self.table.game, self.table.state, self.table.options
        if self._outcome != "wrong" or len(self._tried) > 1 or not self._puzzle.line:
            return None
        if game.play.has_chance or game.information.secrets(options) or not (owed := game.play.decision(state)):
            return None
        return owed.seats[0] if owed.seats != (self.table.seat,) else None

    def answer_try(self, action: Any) -> None:
        """What the rival does about it, if it is still on the table."""
        if (seat := self.rival) is None:
            return
        state = self.table.state
        move = Move(
            seat, self.table.game.text.notate(state, seat, action), self.table.game.play.apply(state, seat, action)
        )
        self._tried = (*self._tried, move)
        self.table.happen(move.step)
        self._tell()

    @property
    def is_veiled(self) -> bool:
        return not self.is_decided

    def check_suggestions(self) -> None:
        if not self.is_decided:
            raise Illegal("PUZZLE", "alone")

    def _begin(self) -> None:
        self._outcome, self._at, self._shown = "", self._start, len(self._moves)
        self._hint = None
        self._found = self._tried = ()
        self._lay(self._at.state)

    def _show(self) -> None:
        """From the beginning, whatever was found already."""
        self._outcome, self._tried, self._hint = "shown", (), None
        self.table.lay(self._start.state)
        for move in self._moves:
            self.table.happen(move.step)
        self._tell()

    def _look_at(self, number: int) -> None:
        self._shown = number
        self._lay(self._moves[number - 1].step.state if number else self._start.state)

    def _lay(self, state: Any) -> None:
        self.table.lay(state)
        self._tell()

    def _find_hint(self) -> lesson_messages.Hint:
        """It narrows, and leaves something to be found. Raises Illegal where all that can be said is the answer."""
        if len(self._sums) > 2 and not self._at.begun:
            right = next(one for one in self._sums if one[0].action in self._puzzle.answers)
            wrong = next(one for one in self._sums if one is not right)
            two = sorted((right, wrong), key=lambda one: one[0].action)
            return lesson_messages.Hint("", tuple(lesson_messages.Candidate(action, one.action) for one, action in two))
        game, rest = self.table.game, self._at.rest if self._at.begun else self._puzzle.answers
        places = game.pictures.places(game.text.parse(self._at.state, rest[0])[1])
        if len(places) < 2:
            raise Illegal("PUZZLE", "no-hint")
        return lesson_messages.Hint(places[0], ())

    # Telling.

    def _tell(self) -> None:
        found = tuple(self._move_text(move) for move in (*self._found, *self._tried))
        solution = self._solution() if self.is_decided else None
        self.table.tell(lesson_messages.Puzzled(self._outcome, found, self._hint, solution))

    def _move_text(self, move: Move) -> lesson_messages.PuzzleMove:
        """What others do is told as the solver heard it: how it is written down could betray what they hide."""
        own = move.seat == self.table.seat or self.is_decided
        return lesson_messages.PuzzleMove(move.seat, move.text if own else "", self._lines(move))

    def _lines(self, move: Move) -> tuple[Line, ...]:
        seat, story = self.table.seat, self.table.game.text.story
        heard = [told.event for told in move.step.told if told.heard_by(seat)]
        return tuple(line for event in heard if (line := story(event, seat)))

    def _solution(self) -> lesson_messages.Solution:
        moves = tuple(map(self._move_text, self._moves))
        return lesson_messages.Solution(moves, self._shown, tuple(starmap(self._sum_text, self._sums)))

    def _sum_text(self, one: Sum, action: Any) -> lesson_messages.PuzzleSum:
        right = one.action in self._puzzle.answers
        return lesson_messages.PuzzleSum(action, one.action, one.chance, one.sentence, right)
