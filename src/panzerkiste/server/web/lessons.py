"""The sockets of lessons."""

import re
from functools import partial
from typing import Final

from litestar.types import Receive, Scope

from panzerkiste.server.matches.effort import Effort
from panzerkiste.server.matches.lessons import AT_HAND, LessonTable, prepared
from panzerkiste.server.matches.wishes import game_called
from panzerkiste.server.web import alone
from panzerkiste.server.web.questions import Questions

ADDRESS: Final = re.compile(r"/api/games/(?P<game>[\w-]{1,40})/lessons/(?P<lesson>[\w-]{1,40})/play")
STEP: Final = re.compile(rb"(?:^|&)step=([0-9]{1,3})(?:&|$)")


async def attend(questions: Questions, effort: Effort, found: re.Match[str], scope: Scope, receive: Receive) -> None:
    """A lesson from the step that the address names, until the learner leaves."""
    which = game_called(found["game"]).id, found["lesson"]
    if which not in AT_HAND:
        await effort.beside(partial(prepared, *which), questions.connection.payer)
    lesson = prepared(*which)
    step = STEP.search(scope["query_string"])
    opened = partial(LessonTable, lesson, int(step[1]) if step else 0)
    await alone.attend(alone.Visit(questions, effort, lesson.game), opened, receive)
