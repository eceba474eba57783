"""What every lesson must pass: its hints lead through it, its mistakes are what they say, its texts are all there."""

import re
from collections.abc import Iterator
from typing import Any, Final

from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.lesson import Lesson, LessonStep, Mistake, attempt, begins_anew, hint_holds, learner, play_hints
from panzerkiste.engine.rulebook import read_rules, rulebook_text
from panzerkiste.engine.scenario import Said, ScenarioFailed

BESIDE: Final = "#"  # begins the name of a place in the client's panel, not in the drawing
_PLACE: Final = re.compile(r'data-place="([^"]+)"')


def lesson_faults(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """All that is wrong with a lesson, in sentences for whoever writes it."""
    if lesson.seat not in game.seat_codes(lesson.players or game.players[0]):
        yield f"no seat is called {lesson.seat!r}"
        return
    yield from _text_faults(lesson)
    known = {rule.id for rule in read_rules(rulebook_text(game, "en"))}
    yield from (f"no rule is called {rule}" for rule in lesson.rules if rule not in known)
    try:
        states = play_hints(game, lesson)
    except ScenarioFailed as failure:
        yield str(failure)
        return
    for number, step in enumerate(lesson.step):
        yield from (f"step {number + 1}: {fault}" for fault in _step_faults(game, lesson, number, states[number]))
        yield from (f"step {number + 1}: {fault}" for fault in _form_faults(step))
        if step.praise and not _is_praised(lesson, number):
            yield f"step {number + 1}: nobody reads the praise: the lesson goes on at once"


def _is_praised(lesson: Lesson, number: int) -> bool:
    return number + 1 < len(lesson.step) and begins_anew(lesson.step[number + 1])


def _text_faults(lesson: Lesson) -> Iterator[str]:
    for said in _texts(lesson):
        for text in (said.en, said.de):
            if not text.strip() or text != text.strip():
                yield f"a text is empty or begins or ends with a blank: {said}"
        if len(said.en) > 24 and said.en == said.de:
            yield f"the same words in two languages: {said.en}"


def _texts(lesson: Lesson) -> Iterator[Said]:
    yield from (lesson.title, lesson.done, lesson.learnt)
    for step in lesson.step:
        yield from (step.name, step.say)
        yield from (said for said in (step.task, step.otherwise, step.praise) if said)
        yield from (mistake.say for mistake in step.mistake)


def _form_faults(step: LessonStep) -> Iterator[str]:
    if bool(step.goal) != bool(step.hint) or bool(step.goal) != bool(step.task):
        yield "a goal needs a task and a hint, and neither is of use without one"
    if not step.goal and (step.then or step.mistake or step.otherwise):
        yield "nothing can be done in a step without a goal"


def _step_faults(game: AnyGame, lesson: Lesson, number: int, state: Any) -> Iterator[str]:
    step, seat = lesson.step[number], learner(game, lesson)
    drawing = game.pictures.svg(game.information.view(state, seat))
    there = set(_PLACE.findall(drawing))
    spots = (place for place in step.spot if not place.startswith(BESIDE))
    yield from (f"the drawing has no place {place!r}" for place in spots if place not in there)
    owed = game.play.decision(state)
    if step.goal and (owed is None or seat not in owed.seats):
        yield "the learner is not asked"
    for mistake in step.mistake:
        yield from _mistake_faults(game, lesson, number, state, mistake)
    yield from _choice_faults(game, lesson, number, state)


def _choice_faults(game: AnyGame, lesson: Lesson, number: int, state: Any) -> Iterator[str]:
    """Whichever way the learner reaches the goal, the next hint holds there. Only what can be listed is tried."""
    later = _goal_after(lesson, number)
    if later is None:
        return
    seat = learner(game, lesson)
    actions = game.play.offer(state, seat).actions
    tries = [(action, attempt(game, lesson, number, state, action)) for action in actions]
    reached = [(action, tried.steps[-1].state) for action, tried in tries if tried.reached]
    bad = [action for action, after in reached if not hint_holds(game, lesson, later, after)]
    if bad:
        listed = f"{len(bad)} of {len(reached)} ways to the goal, such as {game.text.notate(state, seat, bad[0])!r}"
        yield f"after {listed}, the hint of step {later + 1} does not hold: give that step a position"


def _goal_after(lesson: Lesson, number: int) -> int | None:
    """The step that asks for something next, if it goes on where this one led."""
    if not lesson.step[number].goal:
        return None
    for later in range(number + 1, len(lesson.step)):
        if begins_anew(lesson.step[later]):
            return None
        if lesson.step[later].goal:
            return later
    return None


def _mistake_faults(game: AnyGame, lesson: Lesson, number: int, state: Any, mistake: Mistake) -> Iterator[str]:
    try:
        _, action = game.text.parse(state, mistake.do)
    except Illegal as illegal:
        yield f"mistake {mistake.do!r} is no notation: {illegal}"
        return
    tried = attempt(game, lesson, number, state, action)
    refused = tried.refusal.rule if tried.refusal else ""
    if refused != mistake.refused:
        yield f"mistake {mistake.do!r} is refused by {refused or 'nobody'}, not by {mistake.refused or 'nobody'}"
    elif tried.reached:
        yield f"mistake {mistake.do!r} reaches the goal"
    elif tried.mistake is not mistake:
        yield f"mistake {mistake.do!r} is answered by the words for {tried.mistake and tried.mistake.do!r}"
