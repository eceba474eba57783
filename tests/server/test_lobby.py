"""Tables in memory: cleared away when nobody needs them, brought back as they were."""

import asyncio
import sqlite3
from itertools import pairwise
from random import Random

import msgspec
import pytest

from panzerkiste.engine.game import CHANCE, HOST
from panzerkiste.proving.coverage import rule
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import clocks
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.replays import look_back, past, view_at
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers

GAME = GAMES["panzerschlacht"]


def replay_of(table, viewer):
    asked = past(table, viewer)
    return look_back(asked.file, asked.viewer, asked.steps)


def drawing(table, viewer, seq):
    return table.game.pictures.svg(view_at(table, viewer, seq))


@pytest.fixture
async def lobby(tmp_path):
    store, thinkers = Store(tmp_path / "lobby.sqlite"), Thinkers()
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
    assert [told.id for told in await lobby.summaries("anna")] == [whole.stored.id]
    lobby.sweep(-1)
    monkeypatch.setattr(lobby._store, "seed", None)
    assert await lobby.summaries("anna") == []
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
    table._watch = EarlyWatch()
    await table._time_up(0)
    async with asyncio.timeout(5):
        while not table.is_over:  # noqa: ASYNC110
            await asyncio.sleep(0)
    assert GAME.play.result(table.match.state).reason == "time"


class Eyes:
    """Somebody who looks on."""

    account, seat = "anna", 0

    def __init__(self):
        self.seen = []

    def push(self, message):
        self.seen.append(msgspec.json.decode(message))

    def hang_up(self, code):
        self.seen.append(code)


async def test_a_table_that_nobody_uses_is_cleared_away_and_comes_back_as_it_was(lobby):
    table = await new_table(lobby)
    await play(table, 30)
    lobby.sweep(seconds=0)
    again = await lobby.table(table.stored.id)
    assert again is not table
    assert again.match.record == table.match.record
    assert again.match.steps == table.match.steps


async def test_a_table_with_somebody_at_it_or_a_running_clock_stays(lobby):
    watched, clocked = await new_table(lobby), await new_table(lobby, minutes=5)
    await watched.enter(Eyes(), -1)
    lobby.sweep(seconds=0)
    assert await lobby.table(watched.stored.id) is watched
    assert await lobby.table(clocked.stored.id) is clocked


async def test_a_table_is_loaded_once_however_many_come_at_once(lobby):
    table = await new_table(lobby)
    lobby.sweep(seconds=0)
    tables = await asyncio.gather(*(lobby.table(table.stored.id) for _ in range(5)))
    assert len(set(map(id, tables))) == 1


async def test_where_somebody_else_wrote_first_everybody_comes_back_to_what_is_written(lobby, tmp_path):
    """As a second server on the same database would. The key lets one of the two appends happen."""
    table, eyes = await new_table(lobby), Eyes()
    await table.enter(eyes, -1)
    theirs, ours = GAME.play.candidates(table.match.state, 0, Random(1), 2)
    with sqlite3.connect(tmp_path / "lobby.sqlite") as other:
        row = (table.stored.number, 1, 0, msgspec.json.encode(theirs), 5, "theirs")
        other.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
    other.close()
    with pytest.raises(Exception, match="UNIQUE"):
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


async def test_a_window_that_nobody_answers_closes_in_a_live_match(lobby):
    """TH-125, TH-402: everybody waits until somebody could play an event, and then goes on waiting."""
    wish = NewMatch("tank-hunter", {"pace": "live"}, (SeatWish("me"), SeatWish("hotseat")))
    table, anna = await lobby.table((await lobby.create(wish, "anna")).id), Onlooker()
    await table.enter(anna, 0)
    while table.asked.seats == (CHANCE,):
        await anna.news()
    while table.asked.shown:
        seat = table.asked.seats[0]
        await table.act(seat, table.game.play.default(table.match.state, seat))
    entries, asked = len(table.match.entries), table.asked.seats
    while len(table.match.entries) == entries:
        await anna.news()
    passed = table.match.entries[entries]
    assert ((passed.seat,), type(passed.action).__name__) == (asked, "Pass")


# Held windows (TH-125).

HOLD = 30.0  # seconds by a clock that stands still until the test sets it


class StillTime:
    """A clock that is set by hand, and the one timer that waits for it."""

    def __init__(self):
        self.now, self._due = 0.0, 0.0
        self._work = []  # of the timer that is set, if one is

    def __call__(self):
        return self.now

    def call_later(self, seconds, work):
        self._due, self._work = self.now + seconds, [work]
        return self

    def cancel(self):
        self._work = []

    def go_to_timer(self):
        self.now = self._due
        [work] = self._work
        work()


class Ear(Onlooker):
    """Remembers the sequence numbers of what it was told."""

    def __init__(self, account, seat):
        super().__init__()
        self.account, self.seat, self.heard = account, seat, []

    def push(self, message):
        told = msgspec.json.decode(message)
        self.heard += [told["seq"]] if told["type"] == "Update" else []
        super().push(message)


@pytest.fixture
async def still_time(monkeypatch):
    time = StillTime()
    monkeypatch.setattr(clocks, "monotonic", time)
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", time.call_later)
    return time


@pytest.fixture
async def two_people(tmp_path, still_time):
    """A table of Tank Hunter with two visitors who look on; the second never plays in a window by himself."""
    store, thinkers = Store(tmp_path / "held.sqlite"), Thinkers()
    lobby = Lobby(store, thinkers, Limits(hold=HOLD))
    made = await lobby.create(NewMatch("tank-hunter", {}, (SeatWish("me"), SeatWish("invite"))), "anna")
    await lobby.join(made.invites[0].code, None, "bela")
    yield await lobby.table(made.id), [Ear("anna", 0), Ear("bela", 1)]
    await lobby.close()
    await thinkers.close()
    await store.close()


async def play_slowly(table, ears, time, enough):
    """Everybody gives the safe answer and thinks for five seconds. Nobody hears of another's pass in a window."""
    while table.asked and not enough():
        [seat, *_] = table.asked.seats
        if seat == CHANCE:
            time.go_to_timer()
            await ears[0].news()
            continue
        time.now += 5
        secret, heard = not table.asked.shown, [len(ear.heard) for ear in ears]
        await table.act(seat, table.game.play.default(table.match.state, seat))
        if secret and seat != table.asked.seats[0] and table.asked.seats == (CHANCE,):
            assert len(ears[1 - seat].heard) == heard[1 - seat]


def windows(match):
    """Each window: for how many seconds it was open, and whether somebody was asked in it."""
    opened, asked = 0, False
    for entry, step in zip(match.entries, match.steps[1:], strict=True):
        for told in step.told:
            match type(told.event).__name__:
                case "WindowOpened":
                    opened, asked = entry.at, False
                case "Asked":
                    asked = True
                case "WindowClosed":
                    yield (entry.at - opened) / 1000, asked


def in_window(frame):
    return type(frame.view.question).__name__ == "AskWindow"


@rule("TH-125")
async def test_th_125_a_window_lasts_as_long_whether_somebody_is_asked_or_nobody(two_people, still_time):
    table, ears = two_people
    for ear in ears:
        await table.enter(ear, -1)
    while table.asked.seats == (CHANCE,):
        await ears[0].news()
    await play_slowly(table, ears, still_time, lambda: len({asked for _, asked in windows(table.match)}) == 2)
    lasted = list(windows(table.match))
    assert {asked for _, asked in lasted} == {True, False}
    assert all(HOLD <= seconds <= 2 * HOLD for seconds, _ in lasted)


@rule("TH-125")
async def test_th_125_sequence_numbers_have_no_gap_where_another_has_passed(two_people, still_time):
    table, ears = two_people
    for ear in ears:
        await table.enter(ear, -1)
    while table.asked.seats == (CHANCE,):
        await ears[0].news()
    await play_slowly(
        table,
        ears,
        still_time,
        lambda: table.asked.shown and all(table.seq(ear.seat) < len(table.match.entries) for ear in ears),
    )
    for ear in ears:
        assert ear.heard == list(range(ear.heard[0], table.seq(ear.seat) + 1))
        assert table.seq(ear.seat) < len(table.match.entries)
        frames = replay_of(table, ear.seat).frames
        assert [frame.seq for frame in frames] == list(range(table.seq(ear.seat) + 1))
        assert {after.seat for before, after in pairwise(frames) if in_window(before)} == {ear.seat, HOST}


async def test_after_passes_that_nobody_noticed_the_last_position_is_drawn(two_people, still_time):
    """TH-125: whoever heard of no pass counts fewer steps than there are, also when the match is over."""
    table, ears = two_people
    for ear in ears:
        await table.enter(ear, -1)
    while table.asked.seats == (CHANCE,):
        await ears[0].news()

    def unnoticed():
        return table.asked.shown and all(table.seq(ear.seat) < len(table.match.entries) - 2 for ear in ears)

    await play_slowly(table, ears, still_time, unnoticed)
    seen = [table.game.information.view(table.match.state, ear.seat) for ear in ears]
    assert [drawing(table, ear.seat, None) for ear in ears] == [table.game.pictures.svg(view) for view in seen]
    asides = table.game.play.offer(table.match.state, 1).asides
    [resign] = [aside for aside in asides if type(aside).__name__ == "Resign"]
    await table.act(1, resign)
    assert table.is_over
    for ear in ears:
        last = table.game.pictures.svg(table.game.information.view(table.match.state, ear.seat))
        assert drawing(table, ear.seat, None) == last
        assert drawing(table, ear.seat, ear.heard[-1]) != last


@rule("TH-125")
@pytest.mark.parametrize(
    ("seats", "held"),
    [(("bot", "bot"), False), (("me", "hotseat"), False), (("me", "bot"), True), (("me", "invite"), True)],
)
async def test_th_125_windows_are_held_only_where_somebody_must_not_learn_who_is_asked(lobby, seats, held):
    wish = NewMatch("tank-hunter", {}, tuple(SeatWish(kind, level=1) for kind in seats))
    table = await lobby.table((await lobby.create(wish, "anna")).id)
    assert table.match.options.held_windows == held


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
