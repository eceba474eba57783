"""A lesson at a table of its own: nobody else sits there, and nothing of it is kept. It lasts as long as its socket.

Whoever loses the line comes back to the step where he was.
"""

import logging
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.lesson import (
    Lesson,
    Try,
    attempt,
    begins_anew,
    hint_holds,
    hinted,
    learner,
    lesson_files,
    play_hints,
    read_lesson,
)
from panzerkiste.engine.scenario import Said
from panzerkiste.registry import GAMES
from panzerkiste.server.matches import lesson_messages
from panzerkiste.server.matches.alone import Alone

Outcome = Literal["", "failed", "reached"]

LOG: Final = logging.getLogger("panzerkiste.lessons")


class Prepared(NamedTuple):
    """A lesson, and where each of its steps begins if every hint is followed."""

    game: AnyGame
    lesson: Lesson
    starts: tuple[Any, ...]


AT_HAND: Final = dict[tuple[str, str], Prepared | None]()  # None: it does not go by its own hints


@cache
def course(game_id: str) -> Mapping[str, Lesson]:
    """The lessons of a game. One that cannot be read costs a package that one only."""
    found = dict[str, Lesson]()
    for file in lesson_files(GAMES[game_id]):
        try:
            lesson = read_lesson(file)
        except ValueError as error:
            LOG.error("%s", error)
        else:
            found[lesson.id] = lesson
    return found


def prepared(game_id: str, lesson_id: str) -> Prepared:
    """Ready to be played; takes its time at first. Raises Illegal."""
    if lesson_id not in course(game_id):
        raise Illegal("LESSON", "unknown")
    if (game_id, lesson_id) not in AT_HAND:
        AT_HAND[game_id, lesson_id] = _played_through(game_id, lesson_id)
    found = AT_HAND[game_id, lesson_id]
    if found is None:
        raise Illegal("LESSON", "broken")
    return found


def _played_through(game_id: str, lesson_id: str) -> Prepared | None:
    """None where the lesson does not go by its own hints, for whatever reason."""
    game, lesson = GAMES[game_id], course(game_id)[lesson_id]
    try:
        return Prepared(game, lesson, play_hints(game, lesson))
    except Exception:
        LOG.exception("%s: lesson %s cannot be played", game_id, lesson_id)
        return None


class LessonTable:
    def __init__(self, prepared: Prepared, step: int, tell: Callable[[Any], None]) -> None:
        game, self._lesson, self._starts = prepared
        self.table = Alone(game, learner(game, self._lesson), self._lesson.id, self._lesson.options, "coach", tell)
        self._outcome: Outcome = ""
        self._step = 0
        self._lay(min(step, len(self._lesson.step)))

    def act(self, action: Any) -> None:
        """The learner tries something. What the rules refuse changes nothing; the coach may have a word about it."""
        if self._outcome or not self._has_goal:
            raise Illegal("LESSON", "read")
        tried = attempt(self.table.game, self._lesson, self._step, self.table.state, action)
        if tried.refusal:
            self._coach(tried.mistake.say if tried.mistake else None)
            raise tried.refusal
        self._follow(tried)

    def wish(self, wish: str) -> None:
        match wish:
            case "on" if self._step < len(self._lesson.step):
                if self._has_goal or self._next_begins_anew:
                    self._lay(self._step + 1)
                else:
                    self._go_on()
            case "back" if self._step > 0:
                self._lay(self._step - 1)
            case "show" if self._has_goal:
                self._show()
            case "again":
                self._lay(self._step, self._start)
            case _:
                raise Illegal("LESSON", "read")

    rival: Final = None  # the lesson says what the others do

    def answer_try(self, action: Any) -> None:
        raise AssertionError("nobody is asked")

    @property
    def is_veiled(self) -> bool:
        return False

    def check_suggestions(self) -> None:
        """A learner may ask whatever he likes."""

    @property
    def _has_goal(self) -> bool:
        return self._step < len(self._lesson.step) and bool(self._lesson.step[self._step].goal)

    def _show(self) -> None:
        """The hint, from where the learner is; where it does not hold, from where it was meant."""
        if self._outcome or not hint_holds(self.table.game, self._lesson, self._step, self.table.state):
            self._lay(self._step)
        action = hinted(self.table.game, self._lesson, self._step, self.table.state)
        self._follow(attempt(self.table.game, self._lesson, self._step, self.table.state, action))

    def _follow(self, tried: Try) -> None:
        for taken in tried.steps:
            self.table.happen(taken)
        step = self._lesson.step[self._step]
        if not tried.reached:
            self._outcome = "failed"
            self._coach(tried.mistake.say if tried.mistake else step.otherwise)
        elif self._next_begins_anew:
            self._outcome = "reached"
            self._coach(step.praise)
        else:
            self._go_on()

    @property
    def _next_begins_anew(self) -> bool:
        number = self._step + 1
        return number < len(self._lesson.step) and begins_anew(self._lesson.step[number])

    def _go_on(self) -> None:
        """To the next step, from where the learner has come to."""
        self._step, self._start = self._step + 1, self.table.state
        self._coach(None)

    def _lay(self, number: int, state: Any = None) -> None:
        """The table anew for a step: as this learner came to it, or as the lesson has it."""
        self._step, self._outcome = number, ""
        self._start = self._starts[number] if state is None else state
        self.table.lay(self._start)
        self._coach(None)

    def _coach(self, said: Said | None) -> None:
        self.table.tell(lesson_messages.Coached(self._step, said, self._outcome))
