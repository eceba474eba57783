"""Lessons: a position, what the coach says there, and what counts as done. Data, and played by the real rules.

The learner has one seat. Everybody else, chance included, answers as the lesson says. Where a learner goes a way of
his own, chance answers by itself, and what the others would do then is left open: he tries again.
"""

from fnmatch import fnmatchcase
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, AnyGame, Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.scenario import Said, ScenarioFailed, failed, laid_out, listed, read_toml, result_text


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """Patterns with ``*`` for anything; all that are given must fit."""

    action: str = ""  # what the learner did, in notation
    events: tuple[str, ...] = ()  # each fits a line that the learner was told
    never: tuple[str, ...] = ()  # none fits any of them
    result: str = ""  # "win G tanks"


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """A likely one, and kind words for it. Where the rules refuse it, their own reason follows these words."""

    do: str  # in notation: an example, which a test plays
    say: Said
    refused: str = ""  # the rule that refuses it
    like: tuple[Condition, ...] = ()  # which others are of its kind; without, only the example itself


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says. Without a goal it is only to be read."""

    name: Said  # a word or two
    say: Said
    task: Said | None = None  # what is to be done, in one line
    spot: tuple[str, ...] = ()  # places of the drawing that the light falls on
    goal: tuple[Condition, ...] = ()  # any of them
    hint: str = ""  # in notation: what reaches the goal
    then: tuple[str, ...] = ()  # what the others and chance answer to it, in order
    mistake: tuple[Mistake, ...] = ()
    otherwise: Said | None = None  # to what is legal, but leads elsewhere
    praise: Said | None = None  # once the goal is reached, where the next step begins elsewhere
    position: str | None = None  # where the step begins; without it, where the last one has led
    before: tuple[str, ...] = ()  # what is played from there unseen before the step begins


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rules: tuple[str, ...]  # what it teaches
    title: Said
    minutes: int
    seat: str  # the learner's, as notation writes it
    step: tuple[LessonStep, ...]
    done: Said  # said at the end
    learnt: Said  # what the learner can do now
    options: dict[str, Any] = {}
    players: int = 0  # 0 is the fewest the game allows


def game_lessons(game: AnyGame) -> dict[str, Lesson]:
    """The course of a game, in its order; a game may have none."""
    return {lesson.id: lesson for lesson in map(read_lesson, lesson_files(game))}


def lesson_files(game: AnyGame) -> list[Path]:
    return sorted((game.folder / "lessons").glob("*.toml"))


def read_lesson(file: Path) -> Lesson:
    """The lesson in a file named by its number and its id; a ValueError names file and field."""
    try:
        lesson = msgspec.convert(read_toml(file), Lesson)
    except msgspec.ValidationError as error:
        raise ValueError(f"{file}: {error}") from None
    if file.stem.partition("-")[2] != lesson.id:
        raise ValueError(f"{file}: field `id`: a file of this name holds the lesson {file.stem.partition('-')[2]!r}")
    return lesson


# Playing.


class Try(NamedTuple):
    """What the learner's action led to, step by step, or why the rules refuse it."""

    steps: tuple[Step[Any, Any], ...] = ()
    reached: bool = False
    mistake: Mistake | None = None
    refusal: Illegal | None = None
    unused: tuple[str, ...] = ()  # answers that nobody asked for
    improvised: tuple[str, ...] = ()  # questions to chance that the lesson has no answer to


def learner(game: AnyGame, lesson: Lesson) -> Seat:
    """Raises ValueError where the game has no such seat."""
    return game.seat_codes(lesson.players or game.players[0]).index(lesson.seat)


def attempt(game: AnyGame, lesson: Lesson, number: int, state: Any, action: Any) -> Try:
    """What the learner's action comes to in this step of the lesson; nothing is changed."""
    seat, step = learner(game, lesson), lesson.step[number]
    try:
        first = game.play.apply(state, seat, action)
    except Illegal as illegal:
        kind = next((one for one in step.mistake if one.refused == illegal.rule), None)
        return Try(refusal=illegal, mistake=kind)
    text, tried = game.text.notate(state, seat, action), Try((first,), unused=step.then)
    while not _is_over(game, seat, tried) and (further := _answered(game, tried)):
        tried = further
    if any(_holds(game, lesson, goal, text, tried) for goal in step.goal):
        return tried._replace(reached=True)
    return tried._replace(mistake=_mistake(game, lesson, step, (state, action), tried))


def _is_over(game: AnyGame, seat: Seat, tried: Try) -> bool:
    owed = game.play.decision(tried.steps[-1].state)
    return owed is None or seat in owed.seats


def _answered(game: AnyGame, tried: Try) -> Try | None:
    """One step further, if anybody answers."""
    state = tried.steps[-1].state
    if tried.unused and (scripted := _scripted(game, state, tried.unused[0])):
        return tried._replace(steps=(*tried.steps, scripted), unused=tried.unused[1:])
    owed = game.play.decision(state)
    if owed is None or owed.seats != (CHANCE,):
        return None
    rolled = game.play.apply(state, CHANCE, game.play.sample(state, Simulated(Random(0))))
    return tried._replace(steps=(*tried.steps, rolled), improvised=(*tried.improvised, owed.ask))


def _mistake(game: AnyGame, lesson: Lesson, step: LessonStep, done: tuple[Any, Any], tried: Try) -> Mistake | None:
    """The first whose example this is, or one of whose kind."""
    state, action = done
    text = game.text.notate(state, learner(game, lesson), action)

    def is_like(one: Mistake) -> bool:
        if one.refused:
            return False
        return _is_written(game, state, one.do, action) or any(
            _holds(game, lesson, like, text, tried) for like in one.like
        )

    return next(filter(is_like, step.mistake), None)


def _is_written(game: AnyGame, state: Any, text: str, action: Any) -> bool:
    """An example need not be possible where the learner's own way has led."""
    try:
        return bool(game.text.parse(state, text)[1] == action)
    except Illegal:
        return False


def _holds(game: AnyGame, lesson: Lesson, condition: Condition, text: str, tried: Try) -> bool:
    seat = learner(game, lesson)
    told = [told.event for step in tried.steps for told in step.told if told.heard_by(seat)]
    lines = [line for event in told if (line := game.text.event(event))]
    return (
        fnmatchcase(text, condition.action or "*")
        and all(any(fnmatchcase(line, event) for line in lines) for event in condition.events)
        and not any(fnmatchcase(line, event) for line in lines for event in condition.never)
        and fnmatchcase(result_text(game, tried.steps[-1].state, lesson.players), condition.result or "*")
    )


def _scripted(game: AnyGame, state: Any, line: str) -> Step[Any, Any] | None:
    """None where the learner's own way has made it impossible."""
    try:
        return game.play.apply(state, *game.text.parse(state, line))
    except Illegal:
        return None


# By its own hints.


def begins_anew(step: LessonStep) -> bool:
    """Does it begin elsewhere than where the last one has led?"""
    return step.position is not None or bool(step.before)


def _begin(game: AnyGame, lesson: Lesson, number: int, state: Any) -> Any:
    """Where the step begins, if the last one has led to *state*."""
    step = lesson.step[number]
    if step.position is not None or number == 0:
        state = laid_out(game, step.position, lesson.options, lesson.players).state
    for line in step.before:
        try:
            state = game.play.apply(state, *game.text.parse(state, line)).state
        except Illegal as illegal:
            raise failed(game, state, _place(lesson, number, line), "a legal action", str(illegal)) from None
    return state


def play_hints(game: AnyGame, lesson: Lesson) -> tuple[Any, ...]:
    """Where each step begins if every hint is followed, and where the last one leads; raises ScenarioFailed."""
    states, state = list[Any](), None
    for number in range(len(lesson.step)):
        state = _begin(game, lesson, number, state)
        states.append(state)
        state = _after_hint(game, lesson, number, state)
    return (*states, state)


def _after_hint(game: AnyGame, lesson: Lesson, number: int, state: Any) -> Any:
    step = lesson.step[number]
    if not step.goal:
        return state
    tried, place = attempt(game, lesson, number, state, hinted(game, lesson, number, state)), _place(lesson, number)
    if tried.refusal:
        raise failed(game, state, place, "a legal hint", f"{step.hint}: {tried.refusal}")
    after = tried.steps[-1].state
    if not tried.reached:
        raise failed(game, after, place, "the hint reaches the goal", _told(game, lesson, tried))
    if tried.unused or tried.improvised:
        happened = f"not asked for: {listed(tried.unused)}; not answered: {listed(tried.improvised)}"
        raise failed(game, after, place, "`then` answers what is asked, and nothing else", happened)
    return after


def hinted(game: AnyGame, lesson: Lesson, number: int, state: Any) -> Any:
    """The action that reaches the goal; raises ScenarioFailed."""
    hint, place = lesson.step[number].hint, _place(lesson, number)
    try:
        seat, action = game.text.parse(state, hint)
    except Illegal as illegal:
        raise failed(game, state, place, "a hint in notation", f"{hint!r}: {illegal}") from None
    if seat != learner(game, lesson):
        raise failed(game, state, place, "a hint for the learner", hint)
    return action


def hint_holds(game: AnyGame, lesson: Lesson, number: int, state: Any) -> bool:
    """Does it reach the goal from here, too? Where the learner's own way has led it need not even be notation."""
    try:
        return attempt(game, lesson, number, state, hinted(game, lesson, number, state)).reached
    except ScenarioFailed:
        return False


def _told(game: AnyGame, lesson: Lesson, tried: Try) -> str:
    return listed([line for step in tried.steps for told in step.told if (line := game.text.event(told.event))])


def _place(lesson: Lesson, number: int, line: str = "") -> str:
    return f"lesson {lesson.id}, step {number + 1}{': ' + line if line else ''}"
