"""Odds that a puzzle asks for stay on the server until it is decided; what can be done is told all the same."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.puzzle import Puzzle, game_puzzles
from panzerkiste.registry import GAMES
from panzerkiste.server.matches import clerks, puzzles
from panzerkiste.server.matches.protocol import Ask
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.web import alone
from tests.puzzles import WHICH, WHOLE

ODDS = {  # all that a chance, or a number on a die, can be read from
    "tank-hunter": {"chance", "chances", "number", "hits", "best", "reckoning", "counter"},
    "dropzone": {"odds", "expected", "destroyed", "points", "to_hit", "to_hurt", "targets", "fight", "chance"},
}
SHIPPED = {
    (game, one.theme): one for game in ODDS for one in sorted(game_puzzles(GAMES[game]).values(), key=lambda p: p.id)
}
WRONG = {WHICH.id: "A attack A1 B1 anti_armour", WHOLE.id: "A shoot A1a1.0>B1a1 A1a2.0>B1a1 A1a3.0>B1a2"}


def told_odds(game: str, told: Any) -> list[Any]:
    """What is told of them anywhere in it."""
    if isinstance(told, list):
        return [odds for part in told for odds in told_odds(game, part)]
    if not isinstance(told, dict):
        return []
    here = [told[key] for key in ODDS[game] & set(told) if told[key] is not None and told[key] != []]
    return here + [odds for key, part in told.items() if key != "query" for odds in told_odds(game, part)]


# Each kind of puzzle that is shipped: whatever a table asks, by the way that every question takes.


class Answering:
    """In place of a socket's questions: a clerk's answer at once."""

    connection = None

    def put(self, id: str, task: Any, tell: Any) -> None:
        self.told = msgspec.json.decode(clerks._answer(msgspec.json.decode(encode(task()), type=clerks.Task)))


def asked(table: puzzles.PuzzleTable, query: dict[str, Any]) -> Any:
    questions = Answering()
    visit: Any = SimpleNamespace(questions=questions, game=table.table.game)
    asyncio.run(alone._judge(visit, table, Ask("1", msgspec.Raw(encode(query)))))
    return questions.told


def answers(game: str, table: puzzles.PuzzleTable) -> list[Any]:
    """To all that a table asks at this moment about what can be done."""
    try:
        return list((asked_in_the_turn if game == "tank-hunter" else asked_in_the_slot)(table))
    except Illegal:
        return []  # it is not his turn, or nobody may measure yet


def asked_in_the_turn(table: puzzles.PuzzleTable) -> Iterator[Any]:
    others = {"counter": True, "evade": True}
    if table.table.state.attack:
        yield asked(table, {"type": "TryFight", **others})
    turn = asked(table, {"type": "TryTurn"})
    yield turn
    for option in turn["options"]:
        yield asked(table, {"type": "TryAttack", "attack": option["attack"], **others, "leader": ""})
    for option in turn["scouts"]:
        yield asked(table, {"type": "TryScout", "scout": option["scout"]})


def asked_in_the_slot(table: puzzles.PuzzleTable) -> Iterator[Any]:
    yield asked(table, {"type": "ShowSlot"})
    shots = asked(table, {"type": "ShowShots", "buildings": True})
    yield shots
    open_shots = [line["shot"] for line in shots["shots"] if not line["refusal"]]
    yield from (asked(table, {"type": "ShowShot", "shot": shot}) for shot in open_shots[:6])
    for outlook in shots["outlooks"][:3]:
        yield asked(table, {"type": "TryAction", "action": {"type": "Shoot", "shots": outlook["shots"]}})


def opened(game: str, puzzle: Puzzle) -> puzzles.PuzzleTable:
    return puzzles.PuzzleTable(puzzles.prepared(game, puzzle.id), lambda message: None)


@pytest.mark.parametrize(("game", "theme"), [pytest.param(*kind, id=" ".join(kind)) for kind in SHIPPED])
def test_no_odds_are_told_before_a_puzzle_is_decided_and_all_of_them_afterwards(game, theme):
    puzzle = SHIPPED[game, theme]
    table = opened(game, puzzle)
    before = answers(game, table)
    wrong = next(one.action for one in puzzle.sums if one.action not in puzzle.answers)
    table.act(GAMES[game].text.parse(table.table.state, wrong)[1])
    before += answers(game, table)
    assert before, "something can be asked"
    assert [odds for one in before for odds in told_odds(game, one)] == []

    table.wish("show")
    after = answers(game, table)
    while table._shown:
        table.wish("back")
        after += answers(game, table)
    assert bool([odds for one in after for odds in told_odds(game, one)]) == bool(after)
    assert after or theme == "who", "a battlegroup of several squads is not measured with at once"


def test_who_can_be_fired_at_stands_in_an_order_that_says_nothing():
    table = opened("dropzone", SHIPPED["dropzone", "in-sight"])
    veiled = asked(table, {"type": "ShowShots"})["outlooks"]
    table.wish("show")
    while table._shown:
        table.wish("back")
    told = asked(table, {"type": "ShowShots"})["outlooks"]
    targets = [one["target"] for one in veiled]
    assert targets == sorted(targets) != [one["target"] for one in told]
    assert {one["target"]: len(one["shots"]) for one in veiled} == {one["target"]: len(one["shots"]) for one in told}


# Over the wire.


@pytest.mark.parametrize(
    ("game", "puzzle", "query"),
    [
        ("tank-hunter", WHICH, {"type": "TryTurn"}),
        ("dropzone", WHOLE, {"type": "ShowShots"}),
    ],
    ids=["attack", "volley"],
)
async def test_no_frame_of_an_undecided_puzzle_tells_odds(visitor, game, puzzle, query):
    def is_puzzled(message):
        return message["type"] == "Puzzled"

    async with visitor().socket(f"/api/games/{game}/puzzles/{puzzle.id}/play") as place:
        await place.until(is_puzzled)
        assert (await place.say("Ask", query=query))["type"] == "Advised"
        await place.send("Write", text=WRONG[puzzle.id])
        assert (await place.until(is_puzzled))["outcome"] == "wrong"
        await place.say("Ask", query=query)
        told = [message for message in place.told if message["type"] == "Advised"]
        assert told
        assert told_odds(game, told) == []
        await place.send("Coach", wish="show")
        shown = (await place.until(is_puzzled))["solution"]["shown"]
        for _ in range(shown):
            await place.send("Coach", wish="back")
            await place.until(is_puzzled)
        assert told_odds(game, await place.say("Ask", query=query))


async def test_a_lesson_tells_odds_at_once(visitor):
    async with visitor().socket("/api/games/tank-hunter/lessons/attack/play?step=1") as place:
        await place.until(lambda message: message["type"] == "Table")
        assert told_odds("tank-hunter", await place.say("Ask", query={"type": "TryTurn"}))
