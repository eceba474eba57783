"""Lessons and puzzles keep nobody waiting: where the rules may take their time, they have it beside the event loop."""

import asyncio
import threading
from functools import partial
from typing import Any, cast

import pytest

from panzerkiste.engine.puzzle import set_up, solution
from panzerkiste.registry import GAMES
from panzerkiste.server.matches import lessons, puzzles
from panzerkiste.server.matches.clerks import encoded
from panzerkiste.server.matches.effort import Effort, Payer
from panzerkiste.server.matches.protocol import Accepted, Act, Coach
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web import alone
from tests.puzzles import HUNT, WHOLE

DROPZONE, TANK_CHESS = GAMES["dropzone"], GAMES["tank-chess"]


class Sitter:
    """Somebody at a table of his own, as his connection and as what he asks."""

    def __init__(self, *messages: Any) -> None:
        self._messages, self.connection = [encode(message) for message in messages], self
        self.told, self.paid = list[Any](), list[float]()
        self.wondered = list[Any]()  # what is done with the answers
        self.say = self.told.append
        self.payer = Payer(Asker("home", "anna"), self.paid.append)

    def check_judging(self) -> None: ...

    def check_questions(self) -> None: ...

    def wonder(self, task: Any, use: Any) -> None:
        self.wondered.append(use)

    async def listen(self, receive: Any, answer: Any) -> None:
        for message in self._messages:
            if (said := await answer(message)) is not None:
                self.say(said)


def kinds(sitter: Sitter) -> list[str]:
    return [type(message).__name__ for message in sitter.told]


async def sit(sitter: Sitter, game: Any, opened: Any) -> None:
    await alone.attend(alone.Visit(cast(Any, sitter), Effort(), game), opened, cast(Any, None))


def puzzle_table(game: Any, puzzle: Any) -> Any:
    start = set_up(game, puzzle)
    ready = puzzles.Prepared(game, puzzle, start, 0, solution(game, puzzle), ())
    return partial(puzzles.PuzzleTable, ready)


def watched(opened: Any, where: dict[str, threading.Thread]) -> Any:
    """The same table, which notes down who builds it and who judges at it."""

    def build(tell: Any) -> Any:
        where["opened"] = threading.current_thread()
        script = opened(tell)
        for name in ("act", "wish"):
            setattr(script, name, partial(noted, name, getattr(script, name)))
        return script

    def noted(name: str, work: Any, given: Any) -> None:
        where[name] = threading.current_thread()
        work(given)

    return build


async def test_a_puzzle_of_dropzone_is_built_and_judged_beside_the_loop_and_paid_for():
    where = dict[str, threading.Thread]()
    _, action = DROPZONE.text.parse(set_up(DROPZONE, WHOLE).state, WHOLE.answers[0])
    anna = Sitter(Act("1", encoded(action)), Coach("2", "again"))
    await sit(anna, DROPZONE, watched(puzzle_table(DROPZONE, WHOLE), where))
    assert set(where) == {"opened", "act", "wish"}
    assert threading.main_thread() not in where.values()
    assert len(anna.paid) == 3
    assert min(anna.paid) > 0
    assert kinds(anna) == ["Table", "Puzzled", "Accepted", "Update", "Puzzled", "Accepted", "Table", "Puzzled"]
    assert [message.outcome for message in anna.told if hasattr(message, "outcome")] == ["", "solved", ""]


async def test_a_lesson_of_dropzone_is_built_and_judged_beside_the_loop():
    where = dict[str, threading.Thread]()
    lesson = lessons.prepared("dropzone", next(iter(lessons.course("dropzone"))))
    anna = Sitter(Coach("1", "on"))
    await sit(anna, DROPZONE, watched(partial(lessons.LessonTable, lesson, 0), where))
    assert set(where) == {"opened", "wish"}
    assert threading.main_thread() not in where.values()
    assert kinds(anna)[:3] == ["Table", "Coached", "Accepted"]


async def test_a_quick_game_is_judged_at_once():
    where = dict[str, threading.Thread]()
    anna = Sitter(Coach("1", "show"))
    await sit(anna, TANK_CHESS, watched(puzzle_table(TANK_CHESS, HUNT), where))
    assert set(where.values()) == {threading.main_thread()}
    assert len(anna.paid) == 2


# Where it takes long.


class Slow:
    """A table at which everything takes until it may go on."""

    rival = None

    def __init__(self) -> None:
        self.may_go_on, self.begun = threading.Event(), threading.Event()
        self.table, self.done = cast(Any, Place()), list[str]()

    def open(self, tell: Any) -> Any:
        self.tell = tell
        return self

    def wish(self, wish: str) -> None:
        self.tell(f"{wish} began")
        self.begun.set()
        assert self.may_go_on.wait(60)
        self.done.append(wish)
        self.tell(f"{wish} ended")

    def answer_try(self, action: Any) -> None:
        self.done.append("rival")
        self.tell("rival")


class Place:
    game, seat, seq, state = DROPZONE, 0, 0, set_up(DROPZONE, WHOLE).state


@pytest.fixture
def slow():
    script = Slow()
    yield script
    script.may_go_on.set()


async def begun(script: Slow) -> None:
    assert await asyncio.to_thread(script.begun.wait, 60)


async def test_what_a_rival_answers_waits_for_what_is_being_judged(slow):
    """One at a time, each told whole before the next."""
    anna = Sitter(Coach("1", "on"), Coach("2", "back"))
    visit = alone.Visit(cast(Any, anna), Effort(), DROPZONE)
    sitting = asyncio.create_task(alone.attend(visit, slow.open, cast(Any, None)))
    await begun(slow)
    alone._ask_rival(visit, slow, 1)
    rival = asyncio.create_task(anna.wondered[0](encode([{"text": "", "action": {"type": "Pass"}}])))
    await asyncio.sleep(0)  # he comes to the door
    assert (slow.done, anna.told) == ([], [])
    slow.may_go_on.set()
    await asyncio.gather(sitting, rival)
    assert anna.told == [
        Accepted("1", 0),
        "on began",
        "on ended",
        "rival",
        Accepted("2", 0),
        "back began",
        "back ended",
    ]


async def test_whoever_leaves_in_the_middle_is_told_nothing_and_pays(slow):
    anna, paid = Sitter(Coach("1", "on"), Coach("2", "back")), asyncio.Event()

    def pay(seconds: float) -> None:
        anna.paid.append(seconds)
        paid.set()

    anna.payer = anna.payer._replace(pay=pay)
    sitting = asyncio.create_task(sit(anna, DROPZONE, slow.open))
    await paid.wait()  # for the table
    paid.clear()
    await begun(slow)
    sitting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sitting
    slow.may_go_on.set()
    await paid.wait()
    assert (slow.done, anna.told, len(anna.paid)) == (["on"], [], 2)
