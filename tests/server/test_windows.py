"""Windows (TH-125): their length tells nothing, and what others do gives nobody more time."""

from itertools import pairwise
from math import exp
from random import Random
from statistics import mean

import msgspec
import pytest

from panzerkiste.engine.game import CHANCE, HOST, Decision
from panzerkiste.proving.coverage import rule
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import replays, telling
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.windows import Windows
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.looking_back import drawing, replay_of
from tests.server.still_time import StillTime
from tests.server.test_lobby import Onlooker, lobby

__all__ = ["lobby"]  # a fixture

WINDOW = Decision((0,), "window", ())
HELD = Decision((CHANCE,), "window", ())

# How long people take to pass, in seconds.
PEOPLE = {
    "quick": lambda rng: 0.8 * exp(rng.gauss(0, 0.4)),
    "slow": lambda rng: 4.0 * exp(rng.gauss(0, 0.5)),
    "at once": lambda rng: 0.35 * exp(rng.gauss(0, 0.2)),
    "always alike": lambda rng: exp(rng.gauss(0, 0.05)),
    "either": lambda rng: exp(rng.gauss(0, 0.3)) if rng.random() < 0.7 else 6 * exp(rng.gauss(0, 0.5)),
}


def course(windows, people, seed):
    """A match of 150 windows, somebody asked in every fourth: how long each lasts, and whether somebody was asked."""
    rng, now, lasted = Random(seed), 0, []
    for _ in range(150):
        opened, asked = now, rng.random() < 0.25
        windows.open(now)
        windows.ask(now, WINDOW if asked else HELD)
        if asked:
            now += int(1000 * people(rng))
            windows.answer(now)
            windows.ask(now, HELD)
        now = max(now, int(windows.closes_at(HELD)))
        lasted.append((now - opened, asked))
    return lasted


def told_apart(lasted):
    """How often of two windows the one is longer in which somebody was asked: the area under the curve."""
    yes, no = ([length for length, asked in lasted if asked == was] for was in (True, False))
    return mean((one > other) + (one == other) / 2 for one in yes for other in no)


@rule("TH-125")
@pytest.mark.parametrize("people", PEOPLE)
def test_th_125_whoever_knows_all_lengths_cannot_tell_asked_from_not_asked(people):
    areas = [told_apart(course(Windows(Limits(), "live", 2, Random(seed)), PEOPLE[people], seed)) for seed in range(30)]
    assert 0.4 <= mean(areas) <= 0.6


@rule("TH-125")
def test_th_125_at_an_equal_pace_all_windows_are_equally_long():
    windows = Windows(Limits(equal=6), "equal", 2, Random(1))
    lasted = course(windows, lambda rng: 5.9 * rng.random(), seed=1)
    assert {length for length, _ in lasted} == {2 * 6000}
    assert told_apart(lasted) == 0.5


@rule("TH-125")
def test_th_125_a_computer_or_a_standing_order_takes_no_time_of_its_own():
    """A window in which a bot has answered at once, or an order, is as long as one in which nobody was asked."""
    asked, unasked = (Windows(Limits(), "live", 2, Random(5)) for _ in range(2))
    asked.open(0)
    asked.ask(0, WINDOW)
    asked.answer(0)  # an order: no time has passed
    asked.ask(40, HELD)  # a bot: nobody has said that a person answered
    unasked.open(0)
    unasked.ask(0, HELD)
    assert asked.closes_at(HELD) == unasked.closes_at(HELD)


@rule("TH-125")
def test_th_125_the_limit_counts_from_the_question():
    windows = Windows(Limits(live=3), "live", 2, Random(1))
    windows.open(1000)
    windows.ask(1000, WINDOW)
    windows.open(2500)  # somebody reveals a unit, so that all see something
    assert windows.closes_at(WINDOW) == 4000


@rule("TH-125")
async def test_th_125_orders_given_are_told_to_nobody_and_give_no_more_time(two_people, still_time):
    table, ears = two_people
    for ear in ears:
        await table.enter(ear, -1)
    while table.asked.seats == (CHANCE,):
        await ears[0].news()
    await play_slowly(table, ears, still_time, lambda: not table.asked.shown and CHANCE not in table.asked.seats)
    [seat], due, told = table.asked.seats, still_time.due, [ear.told for ear in ears]
    still_time.now += 2
    await table.give_orders(seat, table.orders[seat])
    assert abs(still_time.due - due) < 0.01
    assert [ear.told for ear in ears] == told


@rule("TH-125")
async def test_th_125_a_window_whose_timer_woke_early_still_closes(two_people, still_time):
    table, ears = two_people
    for ear in ears:
        await table.enter(ear, -1)
    while table.asked.seats == (CHANCE,):
        await ears[0].news()
    await play_slowly(table, ears, still_time, lambda: CHANCE in table.asked.seats and still_time.due > still_time.now)
    entries, due = len(table.match.entries), still_time.due
    still_time.now = due - 0.002
    await table._duties.ring()
    assert len(table.match.entries) == entries
    still_time.go_to_timer()
    while len(table.match.entries) == entries:
        await ears[0].news()


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

HOLD = 4.5  # seconds by a clock that stands still until the test sets it


class Ear(Onlooker):
    """Remembers the sequence numbers of what it was told."""

    def __init__(self, account, seat):
        super().__init__()
        self.account, self.seat, self.heard, self.told = account, seat, [], 0

    def push(self, message):
        told = msgspec.json.decode(message)
        self.told += 1
        self.heard += [told["seq"]] if told["type"] == "Update" else []
        super().push(message)


@pytest.fixture
def still_time():
    return StillTime()


@pytest.fixture
async def two_people(tmp_path, still_time):
    """A table of Tank Hunter with two visitors who look on; the second never plays in a window by himself."""
    store, thinkers = Store(Sqlite(tmp_path / "held.sqlite")), Thinkers()
    lobby = Lobby(store, thinkers, Limits(hold=HOLD), luck=Random, timepiece=still_time)
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
    await play_slowly(table, ears, still_time, lambda: len(list(windows(table.match))) >= 60)
    lasted = list(windows(table.match))
    assert {asked for _, asked in lasted} == {True, False}
    assert 0.4 < told_apart(lasted) < 0.6
    assert all(seconds >= HOLD / 3 for seconds, _ in lasted)


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


async def test_looking_back_at_the_table_counts_as_the_seat_was_told_also_when_it_is_over(two_people, still_time):
    """TH-125: a line of the log opens the step that it tells of, and no step that the seat did not notice."""
    table, ears = two_people
    for ear in ears:
        await table.enter(ear, -1)
    while table.asked.seats == (CHANCE,):
        await ears[0].news()
    await play_slowly(table, ears, still_time, lambda: table.asked.shown and table.seq(0) < len(table.match.entries))
    [resign] = [
        aside for aside in table.game.play.offer(table.match.state, 1).asides if type(aside).__name__ == "Resign"
    ]
    await table.act(1, resign)
    assert table.is_over
    steps = table.noticed.since(0, -1)
    asked = replays.noticed(table, 0)
    frames = replays.look_back(asked.file, asked.viewer, asked.steps).frames
    assert [frame.seq for frame in frames] == list(range(table.seq(0) + 1))
    assert len(frames) < len(table.match.steps)
    assert [frame.happened for frame in frames] == [telling.heard_in(table, 0, [number]) for number in steps]


@rule("TH-125")
@pytest.mark.parametrize(
    ("seats", "held"),
    [(("bot", "bot"), False), (("me", "hotseat"), False), (("me", "bot"), True), (("me", "invite"), True)],
)
async def test_th_125_windows_are_held_only_where_somebody_must_not_learn_who_is_asked(lobby, seats, held):
    wish = NewMatch("tank-hunter", {}, tuple(SeatWish(kind, level=1) for kind in seats))
    table = await lobby.table((await lobby.create(wish, "anna")).id)
    assert table.match.options.held_windows == held
