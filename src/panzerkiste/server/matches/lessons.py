"""A lesson at a table of its own: nobody else sits there, and nothing of it is kept. It lasts as long as its socket.

Whoever loses the line comes back to the step where he was.
"""

import logging
from collections.abc import Callable, Mapping
from functools import cache
from threading import Lock
from typing import Any, Final, Literal, NamedTuple

import msgspec

from panzerkiste.engine.game import AnyGame, Seat, Step
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
from panzerkiste.server.matches import protocol
from panzerkiste.server.matches.picture import offered, shown
from panzerkiste.server.matches.seen import Seen

Outcome = Literal["", "failed", "reached"]

LOG: Final = logging.getLogger("panzerkiste.lessons")
PREPARING: Final = Lock()  # two who come at once do not both play it through


class Prepared(NamedTuple):
    """A lesson, and where each of its steps begins if every hint is followed."""

    game: AnyGame
    lesson: Lesson
    starts: tuple[Any, ...]


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
    with PREPARING:
        found = _played_through(game_id, lesson_id)
    if found is None:
        raise Illegal("LESSON", "broken")
    return found


@cache
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
        self.game, self._lesson, self._starts = prepared
        self.seat: Seat = learner(self.game, self._lesson)
        self.seq = 0  # of what was told last
        self._tell, self._seen, self._laid = tell, Seen(), 0
        self._step, self.state = step, None
        self._outcome: Outcome = ""
        self._lay(min(step, len(self._lesson.step)))

    def act(self, action: Any) -> None:
        """The learner tries something. What the rules refuse changes nothing; the coach may have a word about it."""
        if self._outcome or not self._has_goal:
            raise Illegal("LESSON", "read")
        tried = attempt(self.game, self._lesson, self._step, self.state, action)
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

    @property
    def _has_goal(self) -> bool:
        return self._step < len(self._lesson.step) and bool(self._lesson.step[self._step].goal)

    def _show(self) -> None:
        """The hint, from where the learner is; where it does not hold, from where it was meant."""
        if self._outcome or not hint_holds(self.game, self._lesson, self._step, self.state):
            self._lay(self._step)
        action = hinted(self.game, self._lesson, self._step, self.state)
        self._follow(attempt(self.game, self._lesson, self._step, self.state, action))

    def _follow(self, tried: Try) -> None:
        for taken in tried.steps:
            self._happen(taken)
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
        self._step, self._start = self._step + 1, self.state
        self._coach(None)

    def _lay(self, number: int, state: Any = None) -> None:
        """The table anew for a step: as this learner came to it, or as the lesson has it."""
        self._step, self._outcome = number, ""
        self._start = self.state = self._starts[number] if state is None else state
        self._laid += 1
        self._tell(self._picture())
        self._coach(None)

    # Telling.

    def _coach(self, said: Said | None) -> None:
        self._tell(protocol.Coached(self._step, said, self._outcome))

    def _happen(self, step: Step[Any, Any]) -> None:
        self.state, self.seq = step.state, self.seq + 1
        told = [told.event for told in step.told if told.heard_by(self.seat)]
        happened = tuple(protocol.Happened(self.seq, event, self.game.text.story(event, self.seat)) for event in told)
        self._tell(
            protocol.Update(
                seq=self.seq,
                happened=happened,
                kept=None,
                changes=self._seen.news(self.seat, shown(self.game, self.state, self.seat)),
                turn=self.game.hosting.turn(self.state),
                offer=offered(self.game, self.state, self.seat),
                waiting=self._waiting(),
                clock=None,
                can_undo=False,
                can_ask_undo=False,
                result=None,  # the lesson goes on, also where a match would be over
            )
        )

    def _picture(self) -> protocol.Table:
        game, options = self.game, msgspec.convert(self._lesson.options, self.game.types.options)
        self._seen.forget(self.seat)
        return protocol.Table(
            match=f"{self._lesson.id} {self._laid}",
            game=game.id,
            options=msgspec.to_builtins(options),
            goal=game.text.goal(options),
            seat=self.seat,
            seats=self._seats(),
            secrets=game.information.secrets(options),
            seq=self.seq,
            happened=(),
            kept=-1,  # the story begins anew
            view=self._seen.enter(self.seat, shown(game, self.state, self.seat)),
            turn=game.hosting.turn(self.state),
            offer=offered(game, self.state, self.seat),
            waiting=self._waiting(),
            clock=None,
            orders=(),
            can_undo=False,
            can_ask_undo=False,
            takeback=None,
            preparing=None,
            coach=False,  # its own coach speaks
            rematch="",
            commitment="",
            result=None,
        )

    def _waiting(self) -> protocol.Waiting | None:
        owed = self.game.play.decision(self.state)
        return protocol.Waiting(owed.shown, owed.ask) if owed else None

    def _seats(self) -> tuple[protocol.SeatInfo, ...]:
        sides = self.game.seat_names(self._lesson.players or self.game.players[0])
        return tuple(self._seat_info(seat, side) for seat, side in enumerate(sides))

    def _seat_info(self, seat: Seat, side: str) -> protocol.SeatInfo:
        own = seat == self.seat
        return protocol.SeatInfo(
            seat=seat,
            side=side,
            kind="person" if own else "coach",
            name="",
            level=0,
            here=True,
            yours=own,
            substitute_in=None,
        )
