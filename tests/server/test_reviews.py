"""Reviews: of matches that are over, for those who may look back at them, worked out once and kept."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import begin
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Rate
from panzerkiste.server.matches.clerks import Clerks, Task
from panzerkiste.server.matches.reviewing import OF_ADDRESS, OF_ONE, Reviewing
from panzerkiste.server.storage.folder import DATABASE
from panzerkiste.server.storage.reviews import Reviews
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.turns import Asker
from tests.server.house import Json

SEATS = [{"kind": "me", "level": 0}, {"kind": "bot", "level": 1}]


async def finished(anna, game: str) -> str:
    """A match with a few answers that was given up."""
    options = {"position": "TC1 8x8 e4,e5 Ca1N,Md2N,ld7S,ch8S w"} if game == "tank-chess" else {}
    match = await anna.tell("/api/matches", {"game": game, "options": options, "seats": [SEATS[0], SEATS[0]]})
    async with anna.table(match["id"], 0) as table:
        await table.picture()
        await table.say("Write", text="w Md2-d3NE" if game == "tank-chess" else "G resign")
        if game == "tank-chess":
            await table.say("Write", text="w resign")
    return str(match["id"])


async def reviewed(anna, id: str) -> Json:
    told: Json = await anna.tell(f"/api/matches/{id}/review", {})
    while told["review"] is None and told["failed"] is None:
        await asyncio.sleep(0.05)
        told = (await anna.get(f"/api/matches/{id}/review")).json()
    return told


async def test_a_finished_match_is_reviewed_once_and_kept(visitor):
    anna = visitor()
    id = await finished(anna, "tank-chess")
    assert (await anna.get(f"/api/matches/{id}/review")).json() == {
        "done": 0,
        "of": 0,
        "review": None,
        "failed": None,
    }
    told = await reviewed(anna, id)
    assert told["failed"] is None
    assert [course["eyes"] for course in told["review"]["courses"]] == [-3]
    assert told["review"]["courses"][0]["chances"][-1] == [0.0, 1.0]
    assert (await anna.get(f"/api/matches/{id}/review")).json() == told


async def test_a_match_that_ended_before_there_was_anything_to_judge_says_so(visitor):
    anna = visitor()
    told = await reviewed(anna, await finished(anna, "panzerschlacht"))
    assert told["review"]["courses"] == []
    assert told["review"]["points"] == []


async def test_while_a_match_runs_nobody_is_told_anything(visitor):
    anna = visitor()
    match = await anna.tell("/api/matches", {"game": "panzerschlacht", "options": {}, "seats": SEATS})
    for answer in (
        await anna.get(f"/api/matches/{match['id']}/review"),
        await anna.post(f"/api/matches/{match['id']}/review", {}),
    ):
        assert answer.status_code == 400
        assert answer.json()["key"] == "refused-lobby-running"


async def test_a_stranger_is_told_nothing(visitor):
    anna, stranger = visitor(), visitor()
    id = await finished(anna, "panzerschlacht")
    assert (await stranger.get(f"/api/matches/{id}/review")).status_code == 404
    assert (await stranger.post(f"/api/matches/{id}/review", {})).status_code == 404


class Stuck(Clerks):
    """Clerks that never answer."""

    def __init__(self) -> None:
        super().__init__(0, Rate(1, 1), 1.0)

    async def work(self, task: Task, asker: Asker) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError


class Failing(Stuck):
    async def work(self, task: Task, asker: Asker) -> bytes:
        raise Illegal("LIMIT", "work")


def kept(folder: Path) -> Reviews:
    return Store(Sqlite(folder / DATABASE)).reviews


def over(number: int) -> Any:
    """A table whose match is over, as far as reviews look at it."""
    record = begin(GAMES["tank-chess"]).record
    return SimpleNamespace(is_over=True, stored=SimpleNamespace(number=number, id=str(number)), record=lambda: record)


async def test_nobody_has_more_than_a_few_reviews_worked_out_at_a_time(tmp_path):
    reviews = Reviewing(kept(tmp_path), Stuck())
    for number in range(OF_ONE):
        assert (await reviews.begin(over(number), Asker("here", "anna"))).of == 1
    with pytest.raises(Illegal, match="LIMIT"):
        await reviews.begin(over(99), Asker("here", "anna"))
    assert (await reviews.begin(over(0), Asker("here", "anna"))).of == 1, "the same one is not begun twice"
    assert (await reviews.begin(over(99), Asker("there", "ben"))).of == 1
    await reviews.close()


async def test_accounts_are_free_so_an_address_has_a_few_reviews_at_a_time_too(tmp_path):
    reviews = Reviewing(kept(tmp_path), Stuck())
    for number in range(OF_ADDRESS):
        assert (await reviews.begin(over(number), Asker("here", f"guest {number}"))).of == 1
    with pytest.raises(Illegal, match="LIMIT"):
        await reviews.begin(over(99), Asker("here", "one more"))
    assert (await reviews.begin(over(99), Asker("there", "ben"))).of == 1
    await reviews.close()


async def test_a_review_that_failed_says_why_and_may_be_asked_for_again(tmp_path):
    reviews = Reviewing(kept(tmp_path), Failing())
    await reviews.begin(over(1), Asker("here", "anna"))
    await asyncio.wait([task for work in reviews._works.values() if (task := work.task)])
    assert (await reviews.state(over(1), "ben")).of == 0, "what stopped another is none of his business"
    told = await reviews.state(over(1), "anna")
    assert told.failed
    assert told.failed.key == "refused-limit-work"
    assert (await reviews.begin(over(1), Asker("here", "anna"))).failed is None
    await reviews.close()
