"""Whoever wants much waits for himself and not in front of others: the order in which questions are answered."""

import asyncio
import sys

import pytest

from panzerkiste.engine.game import WATCHER
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.bot_player import NOBODY_LOOKS, PEOPLE_PLAY, SOMEBODY_WATCHES, asker
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.thinking.turns import Asker, Turns
from tests.server.conftest import WIDE_LIMITS
from tests.server.test_bots import always, question
from tests.server.test_lobby import Onlooker


class Desk:
    """One place, and a note of who had it."""

    def __init__(self):
        self.turns, self.served, self._tasks = Turns(1), [], []

    async def ask(self, *askers):
        """All stand in line, one after the other, before the next line is read."""
        for one in askers:
            self._tasks.append(asyncio.create_task(self._be_served(one)))
            await asyncio.sleep(0)
        return self._tasks[-len(askers) :]

    async def _be_served(self, asker):
        await self.turns.take(asker)
        self.served.append(asker)
        self.turns.give_back()

    async def serve_all(self):
        self.turns.give_back()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.served


@pytest.fixture
async def desk():
    desk = Desk()
    await desk.turns.take(Asker("", ""))  # so that the others wait
    return desk


async def test_sixty_matches_of_one_visitor_are_one_turn_in_two(desk):
    many = [Asker("1.1.1.1", "greedy", f"match {number}") for number in range(60)]
    await desk.ask(*many)
    ben = Asker("2.2.2.2", "ben", "his match")
    await desk.ask(ben, ben)
    assert [asker.account for asker in await desk.serve_all()][:5] == ["greedy", "ben", "greedy", "ben", "greedy"]


async def test_many_accounts_of_one_address_are_no_more_than_one(desk):
    await desk.ask(*[Asker("1.1.1.1", f"account {number}", "m") for number in range(30)])
    await desk.ask(Asker("2.2.2.2", "ben", "m"))
    assert [asker.account for asker in await desk.serve_all()].index("ben") == 1


async def test_within_an_address_accounts_take_turns_and_within_an_account_matches(desk):
    await desk.ask(*[Asker("home", "anna", match) for match in ("m1", "m1", "m2")], Asker("home", "ben", "m3"))
    assert [asker.matter for asker in await desk.serve_all()] == ["m1", "m3", "m2", "m1"]


async def test_people_come_before_bots_among_themselves_and_those_before_what_nobody_sees(desk):
    ranks = [NOBODY_LOOKS, SOMEBODY_WATCHES, PEOPLE_PLAY, SOMEBODY_WATCHES, PEOPLE_PLAY]
    await desk.ask(*[Asker("home", "anna", f"m{number}", rank) for number, rank in enumerate(ranks)])
    assert [asker.rank for asker in await desk.serve_all()] == sorted(ranks)


async def test_whoever_is_cancelled_has_left_the_line_and_takes_no_turn_with_him(desk):
    first, second, third = (Asker(f"address {number}", "") for number in range(3))
    leaving, staying, late = await desk.ask(first, second, third)
    leaving.cancel()
    desk.turns.give_back()  # the turn goes to the second,
    staying.cancel()  # who leaves in the same moment
    await asyncio.gather(leaving, staying, late, return_exceptions=True)
    assert desk.served == [third]
    assert not desk.turns.are_taken
    assert not desk.turns.somebody_waits


COUNTS = """import sys; print('ready', flush=True)
for line in sys.stdin: open({path!r}, 'a').write('asked\\n'); print('I resign', flush=True)"""


async def test_a_question_that_nobody_wants_any_more_is_not_thought_about(tmp_path):
    asked = tmp_path / "asked"
    thinkers = Thinkers(command=[sys.executable, "-c", COUNTS.format(path=str(asked))])
    assert await thinkers.choose(question(), Asker("", ""), lambda: False) is None
    assert not asked.exists()
    await thinkers.choose(question(), Asker("", ""), always)
    assert asked.read_text() == "asked\n"
    await thinkers.close()


WAITS = "import sys; print('ready', flush=True); sys.stdin.read()"


async def test_a_bot_thinks_for_whoever_looks_on_and_for_players_first(tmp_path):
    store, thinkers = (
        Store(Sqlite(tmp_path / "turns.sqlite")),
        Thinkers(command=[sys.executable, "-c", WAITS], patience=600),
    )
    lobby, watcher, player = Lobby(store, thinkers, WIDE_LIMITS), Onlooker(), Onlooker()
    watcher.account, watcher.address, watcher.seat = "ben", "away", WATCHER
    bots, person = SeatWish("bot", level=1), SeatWish("me")
    among_bots = await lobby.table((await lobby.create(NewMatch("panzerschlacht", {}, (bots, bots)), "anna")).id)
    with_anna = await lobby.table((await lobby.create(NewMatch("panzerschlacht", {}, (person, bots)), "anna")).id)

    assert asker(among_bots)[1:] == ("anna", among_bots.stored.id, NOBODY_LOOKS)
    await among_bots.enter(watcher, -1)
    assert asker(among_bots) == Asker("away", "ben", among_bots.stored.id, SOMEBODY_WATCHES)
    await with_anna.enter(watcher, -1)
    await with_anna.enter(player, -1)
    assert asker(with_anna) == Asker("home", "anna", with_anna.stored.id, PEOPLE_PLAY)

    await lobby.close()
    await thinkers.close()
    await store.close()
