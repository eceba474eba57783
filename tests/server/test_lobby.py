"""Tables in memory: cleared away when nobody needs them, brought back as they were."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from panzerkiste.engine.illegal import Illegal
from panzerkiste.proving.coverage import rule
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Budget, Limits, Rate
from panzerkiste.server.matches import telling, upkeep
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.effort import Payer
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.protocol import Accepted, Write
from panzerkiste.server.matches.seating import Seating
from panzerkiste.server.storage.store import Store, StoredSeat
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web.play import _judge as judge
from tests.server.looking_back import replay_of

GAME = GAMES["panzerschlacht"]


@pytest.fixture
async def lobby(database):
    store, thinkers = Store(database.open()), Thinkers()
    lobby = Lobby(store, thinkers, Limits(live=0.01))
    yield lobby
    await lobby.close()
    await thinkers.close()
    await store.close()


async def new_table(lobby, **options):
    wish = NewMatch(GAME.id, options, (SeatWish("me"), SeatWish("hotseat")))
    return await lobby.table((await lobby.create(wish, "anna")).id)


async def play(table, moves):
    rng = Random(4)
    for _ in range(moves):
        seat = table.asked.seats[0]
        offer = GAME.play.offer(table.match.state, seat)
        action = GAME.play.candidates(table.match.state, seat, rng, 1)[0] if offer.space else offer.actions[0]
        await table.act(seat, action)


async def test_a_match_that_its_game_can_no_longer_tell_of_hides_no_other(lobby, monkeypatch, caplog):
    """A game of another package may change in any way."""
    broken, whole = await new_table(lobby), await new_table(lobby)
    monkeypatch.setattr(broken.seating, "infos", None)
    assert [told.id for told in await lobby.lists.summaries("anna")] == [whole.stored.id]
    await upkeep.sweep(lobby, -1)
    monkeypatch.setattr(lobby._store, "seed", None)
    assert await lobby.lists.summaries("anna") == []
    assert {record.getMessage().split()[1] for record in caplog.records} == {broken.stored.id, whole.stored.id}


class EarlyWatch:
    """It is a moment before a minute has passed, and after that the minute is over."""

    def __init__(self):
        self._readings = [59_999]

    def read(self):
        return self._readings.pop() if self._readings else 60_000


@rule("PS-97")
async def test_ps_97_a_flag_falls_also_when_the_timer_woke_a_moment_early(lobby):
    table = await new_table(lobby, minutes=1)
    table.watch = EarlyWatch()
    await table._duties.ring()
    async with asyncio.timeout(5):
        while not table.is_over:  # noqa: ASYNC110
            await asyncio.sleep(0)
    assert GAME.play.result(table.match.state).reason == "time"


class Eyes:
    """Somebody who looks on."""

    account, address, seat = "anna", "", 0

    def __init__(self):
        self.seen = []

    def push(self, message):
        self.seen.append(msgspec.json.decode(message))

    def hang_up(self, code):
        self.seen.append(code)


async def test_a_table_that_nobody_uses_is_cleared_away_and_comes_back_as_it_was(lobby):
    table = await new_table(lobby)
    await play(table, 30)
    await upkeep.sweep(lobby, seconds=0)
    again = await lobby.table(table.stored.id)
    assert again is not table
    assert again.match.record == table.match.record
    assert again.match.steps == table.match.steps


async def test_a_table_with_somebody_at_it_or_a_running_clock_stays(lobby):
    watched, clocked = await new_table(lobby), await new_table(lobby, minutes=5)
    await watched.enter(Eyes(), -1)
    await upkeep.sweep(lobby, seconds=0)
    assert await lobby.table(watched.stored.id) is watched
    assert await lobby.table(clocked.stored.id) is clocked


async def test_a_table_is_loaded_once_however_many_come_at_once(lobby):
    table = await new_table(lobby)
    await upkeep.sweep(lobby, seconds=0)
    tables = await asyncio.gather(*(lobby.table(table.stored.id) for _ in range(5)))
    assert len(set(map(id, tables))) == 1


async def test_where_somebody_else_wrote_first_everybody_comes_back_to_what_is_written(lobby, database):
    """As a second server on the same database would. The key lets one of the two appends happen."""
    table, eyes = await new_table(lobby), Eyes()
    await table.enter(eyes, -1)
    theirs, ours = GAME.play.candidates(table.match.state, 0, Random(1), 2)
    other = Store(database.open())
    await other.append([(*table.held, 1, 0, msgspec.json.encode(theirs), 5, "theirs")])
    await other.close()
    with pytest.raises(IntegrityError):
        await table.act(0, ours, "ours")
    assert eyes.seen[-1] == 1012, "come again"
    assert not [message for message in eyes.seen[:-1] if message["type"] == "Update"], "nothing happened"
    late = Eyes()
    await table.enter(late, -1)
    assert late.seen == [1012], "nobody stays at a table where nothing happens any more"
    again = await lobby.table(table.stored.id)
    assert [entry.action for entry in again.match.entries] == [theirs]
    assert await again.act(0, theirs, "theirs") == 1, "and what is sent again is still done once"


class Blind(Eyes):
    """Somebody who cannot be told anything any more."""

    def push(self, message):
        super().push(message)
        if self.seen[-1]["type"] == "Update":
            raise RuntimeError("no more")


async def test_what_is_written_but_cannot_be_told_is_found_by_all_who_come_again(lobby):
    """The match does not stand still: the table is made anew from the record, and asks on."""
    table, eyes = await new_table(lobby), Eyes()
    await table.enter(Blind(), -1)
    await table.enter(eyes, -1)
    with pytest.raises(RuntimeError, match="no more"):
        await play(table, 1)
    assert eyes.seen[-1] == 1012, "come again"
    again = await lobby.table(table.stored.id)
    assert [entry.seat for entry in again.match.entries] == [0]
    await play(again, 1)
    assert [entry.seat for entry in again.match.entries] == [0, 1]


class Onlooker:
    """Sits at the table and notices that something happens."""

    account, address, seat = "anna", "home", 0

    def __init__(self):
        self._news = asyncio.Event()

    def push(self, message):
        self._news.set()

    def hang_up(self, code):
        raise AssertionError(code)

    async def news(self):
        await self._news.wait()
        self._news.clear()


@pytest.mark.parametrize(
    ("game", "options", "secrets"),
    [
        ("panzerschlacht", {}, True),
        ("tank-hunter", {}, True),
        ("tank-chess", {}, False),
        ("dropzone", {}, False),
        ("dropzone", {"cards": True}, True),  # DZ-097
    ],
)
async def test_a_table_and_its_replay_say_whether_something_is_hidden(lobby, game, options, secrets):
    wish = NewMatch(game, options, (SeatWish("me"), SeatWish("hotseat")))
    table, anna = await lobby.table((await lobby.create(wish, "anna")).id), Reader()
    await table.enter(anna, -1)
    assert (anna.table["secrets"], replay_of(table, 0).secrets) == (secrets, secrets)


class Reader(Onlooker):
    """Keeps the picture that it was given."""

    def __init__(self):
        super().__init__()
        self.table = {}

    def push(self, message):
        told = msgspec.json.decode(message)
        if told["type"] == "Table":
            self.table = told
        super().push(message)


async def test_whoever_waits_for_a_match_gets_the_same_table_whoever_else_goes_away(lobby):
    made = await lobby.create(NewMatch(GAME.id, {}, (SeatWish("me"), SeatWish("invite"))), "anna")
    (await lobby.table(made.id)).broken = True
    first, others = asyncio.create_task(lobby.table(made.id)), [asyncio.create_task(lobby.table(made.id)) for _ in "ab"]
    await asyncio.sleep(0)
    first.cancel()
    one, two = await asyncio.gather(*others)
    assert one is two is await lobby.table(made.id)


async def test_nothing_is_written_at_a_table_that_broke(lobby):
    made = await lobby.create(NewMatch(GAME.id, {}, (SeatWish("me"), SeatWish("hotseat"))), "anna")
    table = await lobby.table(made.id)
    table.broken = True
    with pytest.raises(Illegal) as refused:
        await table.act(0, GAME.play.candidates(table.match.state, 0, Random(1), 1)[0])
    assert refused.value.key == "refused-table-failed"
    assert (await lobby.table(made.id)) is not table


async def test_whoever_comes_late_is_told_the_end_of_a_long_story(lobby, monkeypatch):
    """Whoever makes it long keeps nobody out."""
    made = await lobby.create(NewMatch(GAME.id, {}, (SeatWish("me"), SeatWish("hotseat"))), "anna")
    table, rng = await lobby.table(made.id), Random(1)
    while len(table.match.entries) < 12:
        seat = table.asked.seats[0]
        offer = GAME.play.offer(table.match.state, seat)
        await table.act(
            seat, offer.actions[0] if offer.actions else GAME.play.candidates(table.match.state, seat, rng, 1)[0]
        )
    steps = table.noticed.since(0, -1)
    whole = telling.story(table, 0, steps)
    assert whole == telling.heard(table, 0)
    monkeypatch.setattr(telling, "STORY", len(msgspec.json.encode(whole)) // 2)
    latest = telling.story(table, 0, steps)
    assert 0 < len(latest) < len(whole)
    assert latest == whole[-len(latest) :]


async def test_whoever_has_the_rules_think_for_long_pays_for_it_also_when_they_refuse(lobby):
    made = await lobby.create(NewMatch(GAME.id, {}, (SeatWish("me"), SeatWish("hotseat"))), "anna")
    table, paid = await lobby.table(made.id), list[float]()
    payer = Payer(Asker("", "anna"), paid.append)
    with pytest.raises(Illegal):
        await table.act(0, GAME.play.candidates(table.match.state, 1, Random(1), 1)[0], "one", payer)
    await table.act(0, GAME.play.candidates(table.match.state, 0, Random(1), 1)[0], "two", payer)
    assert len(paid) == 2
    assert min(paid) > 0


def test_a_budget_that_is_paid_afterwards_is_empty_until_it_has_dripped_in():
    budget = Budget(Rate(0, 1))
    assert budget.has_any("anna", "home")
    budget.spend("anna", "home", 1)
    assert not budget.has_any("anna", "home")
    assert budget.has_any("ben", "home")


class Asking:
    """A socket's questions, as far as a written move needs them."""

    def __init__(self, seat):
        self.connection = self
        self.seat = seat
        self.payer = Payer(Asker("", "anna"))

    def check_questions(self):
        pass

    def check_judging(self):
        pass


async def test_a_written_move_waits_for_nobody_who_keeps_the_common_threads_busy(lobby):
    table = await new_table(lobby)
    busy, over = ThreadPoolExecutor(1), threading.Event()
    asyncio.get_running_loop().set_default_executor(busy)
    held = asyncio.get_running_loop().run_in_executor(None, over.wait)
    setup = GAME.play.candidates(table.match.state, 0, Random(1), 1)[0]
    written = Write("w", GAME.text.notate(table.match.state, 0, setup))
    try:
        answer = await asyncio.wait_for(judge(cast(Any, Asking(0)), table, written), 30)
    finally:
        over.set()
        await held
    assert answer == Accepted("w", 1)


def test_a_record_names_a_computer_player_also_where_the_game_has_no_levels():
    seats = [StoredSeat(number, None, bot, None, "", "[]") for number, bot in enumerate((0, 3, None))]
    assert Seating(seats, "abc", {}).names == ("bot 0", "bot 3", "")
