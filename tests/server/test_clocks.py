"""Time controls: increments, seconds in windows, days with days off, and what a fallen clock means."""

from datetime import UTC, date, datetime, timedelta

import pytest

from panzerkiste.engine.game import CHANCE
from panzerkiste.engine.illegal import Illegal
from panzerkiste.proving.coverage import rule
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import takebacks, time_controls, upkeep
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.calendar import Calendar
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.time_controls import DAY, Days, Live, Untimed
from panzerkiste.server.people import days_off
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.still_time import StillTime
from tests.server.test_absence import Person
from tests.server.test_pausing import rounds

FRIDAY = datetime(2026, 11, 13, 18, tzinfo=UTC)
WEEKEND = (5, 6)


@pytest.fixture
def time():
    return StillTime(FRIDAY.timestamp())


@pytest.fixture
async def lobby(database, time):
    store, thinkers = Store(database.open()), Thinkers()
    lobby = Lobby(store, thinkers, Limits(), timepiece=time)
    yield lobby
    await lobby.close()
    await thinkers.close()
    await store.close()


async def two_people(lobby, game, clock, **options):
    """Anna made the match, Bela has joined it; both look on."""
    made = await lobby.create(NewMatch(game, options, (SeatWish("me"), SeatWish("invite")), clock=clock), "anna")
    await lobby.join(made.invites[0].code, None, "bela")
    table = await lobby.table(made.id)
    for person in (Person("anna", 0), Person("bela", 1)):
        await table.enter(person, -1)
    return table


async def play(table, seat):
    await table.act(seat, table.game.play.default(table.match.state, seat))


def left(table):
    """In seconds."""
    return [left / 1000 for left in table.clocks.shown(table.watch.read()).left]


def day(number, hour=18):
    return datetime(2026, 11, number, hour, tzinfo=UTC)


# Minutes and increments.


async def test_after_every_turn_there_is_the_increment_and_not_before(lobby, time):
    table = await two_people(lobby, "tank-chess", Live(5, increment=3))
    time.now += 10
    assert left(table) == [290, 300]
    await play(table, 0)
    assert left(table) == [293, 300]
    time.now += 20
    await play(table, 1)
    assert left(table) == [293, 283]


async def test_a_turn_that_is_taken_back_brings_its_increment_once(lobby, time):
    table = await two_people(lobby, "tank-chess", Live(5, increment=3))
    await play(table, 0)
    time.now += 10
    await takebacks.take_back(table, 0, "please")
    await takebacks.answer(table, 1, "yes", agreed=True)
    assert left(table) == [303, 290], "what was thought meanwhile was thought"
    await play(table, 0)
    assert left(table) == [303, 290]
    await play(table, 1)
    await play(table, 0)
    assert left(table) == [306, 293]


async def test_in_secret_orders_each_has_his_increment_when_he_has_answered(lobby, time):
    table = await two_people(lobby, "panzerschlacht", Live(5, increment=3))
    time.now += 10
    await play(table, 1)
    assert left(table) == [290, 293]
    time.now += 10
    await play(table, 0)
    assert left(table) == [283, 293]


async def test_minutes_among_a_games_options_are_a_clock_of_the_match(lobby):
    table = await two_people(lobby, "tank-chess", Untimed(), minutes=7)
    assert table.control == Live(7)
    again = await two_people(lobby, "tank-chess", Live(9, 2), minutes=7)
    assert (again.control, again.match.options.minutes, again.match.options.timed) == (Live(9, 2), 9, True)
    plain = await two_people(lobby, "tank-chess", Untimed())
    assert (plain.control, plain.clocks) == (Untimed(), None)


@pytest.mark.parametrize("game", ["tank-chess", "panzerschlacht", "tank-hunter", "dropzone"])
async def test_in_every_game_a_clock_falls_by_itself(lobby, time, game):
    table = await two_people(lobby, game, Live(1))
    while len(table.asked.shown) != 1 or CHANCE in table.asked.seats or table.asked.ask == "draft":
        await (rounds() if table.asked.seats == (CHANCE,) else play(table, table.asked.seats[0]))
    [late] = table.asked.shown
    time.go_to_timer()
    while not table.is_over:
        await rounds()
    result = table.game.play.result(table.match.state)
    assert result.winners == (1 - late,)
    assert left(table)[late] == 0


# Windows.


async def at_a_window(table, time):
    """Both wait in their turns until somebody is asked in a window, and nobody else knows whom."""
    while table.asked.shown or CHANCE in table.asked.seats:
        if not table.asked.shown and time.timers:  # a window in which nobody is asked, until its time is over
            time.go_to_timer()
        await (rounds() if table.asked.seats == (CHANCE,) else play(table, table.asked.seats[0]))
    return table.asked.seats[0]


@rule("TH-125")
async def test_th_125_in_a_window_no_clock_runs_and_the_time_for_an_answer_is_the_same_for_all(lobby, time):
    clock = Live(10, increment=5, decision=30)
    table = await two_people(lobby, "tank-hunter", clock, pace="equal")
    asked = await at_a_window(table, time)
    before = table.clocks.shown(table.watch.read())
    time.now += 20
    now = table.clocks.shown(table.watch.read())
    assert (now.left, now.running) == (before.left, ())
    assert table.due(1 - asked) is None
    assert table.due(asked) == time.wall() + 10_000
    entries = len(table.match.entries)
    time.go_to_timer()
    while len(table.match.entries) == entries:
        await rounds()
    assert table.match.entries[entries].seat == asked, "the safe answer was given for him, and he plays on"
    assert not table.is_over


async def test_where_clocks_run_nobody_has_a_day_for_a_window(lobby, time):
    live = await two_people(lobby, "tank-hunter", Live(10), pace="relaxed")
    asked = await at_a_window(live, time)
    assert live.due(asked) == time.wall() + 1000 * Limits().live
    days = await two_people(lobby, "tank-hunter", Days(2, WEEKEND), pace="live")
    asked = await at_a_window(days, time)
    assert days.due(asked) == time.wall() + 4 * DAY, "two days, and the weekend in between"


# Days.


def test_days_count_in_utc_and_skip_what_is_off():
    calendar = Calendar(int(FRIDAY.timestamp() * 1000), WEEKEND)
    assert calendar.wall(calendar.after(0, DAY)) == day(16).timestamp() * 1000
    assert calendar.wall(calendar.after(0, 2 * DAY, {date(2026, 11, 16)})) == day(18).timestamp() * 1000
    assert calendar.spent(0, 4 * DAY) == 2 * DAY
    changing = Calendar(int(datetime(2026, 10, 24, 12, tzinfo=UTC).timestamp() * 1000))
    assert changing.after(0, 2 * DAY) == 2 * DAY, "no hour more when clocks are put back in Europe"


async def test_every_turn_has_its_days_and_the_weekend_counts_for_nobody(lobby, time):
    table = await two_people(lobby, "tank-chess", Days(2, WEEKEND))
    shown = table.clocks.shown(table.watch.read())
    assert (shown.running, shown.until) == ((0,), (int(day(17).timestamp() * 1000), None))
    time.now = day(16, 12).timestamp()  # Monday: six hours of Friday and twelve of this day are gone
    assert left(table) == [2 * 86_400 - 18 * 3600, 2 * 86_400]
    await play(table, 0)
    assert left(table) == [2 * 86_400, 2 * 86_400]
    assert table.due(1) == day(18, 12).timestamp() * 1000


async def test_a_persons_days_off_count_for_him_alone(lobby, time):
    table = await two_people(lobby, "tank-chess", Days(1))
    assert table.due(0) == day(14).timestamp() * 1000
    table.set_days_off("bela", frozenset({date(2026, 11, 14)}))
    assert table.due(0) == day(14).timestamp() * 1000
    table.set_days_off("anna", frozenset({date(2026, 11, 14), date(2026, 11, 15)}))
    assert table.due(0) == day(16).timestamp() * 1000
    time.go_to(day(15, 20).timestamp())
    await rounds()
    assert not table.is_over


async def after_a_day_without_a_server(lobby, table, time):
    """What the next server finds, and whatever it does by itself at once."""
    await lobby.close()
    time.now += 86_500
    after = Lobby(table.store, table.thinkers, Limits(), timepiece=time)
    await upkeep.begin(after)
    await upkeep.take_up(after)
    time.go_to(time.now)
    return after, await after.table(table.stored.id)


async def test_days_go_by_while_there_is_no_server(lobby, time):
    table = await two_people(lobby, "tank-chess", Days(1))
    after, again = await after_a_day_without_a_server(lobby, table, time)
    while not again.is_over:
        await rounds()
    assert again.game.play.result(again.match.state).reason == "time"
    await after.close()


async def test_minutes_stand_still_while_there_is_no_server(lobby, time):
    table = await two_people(lobby, "tank-chess", Live(60))
    time.now += 10
    after, again = await after_a_day_without_a_server(lobby, table, time)
    assert left(again) == [3590, 3600]
    time.go_to_timer()
    while not again.is_over:
        await rounds()
    await after.close()


async def test_whose_clock_it_may_be(lobby):
    with pytest.raises(Illegal) as refused:
        await lobby.create(NewMatch("tank-chess", {}, (SeatWish("bot", 1), SeatWish("bot", 1)), clock=Days(1)), "anna")
    assert refused.value.refusal.key == "refused-lobby-days-bots"
    assert time_controls.read(time_controls.written(Days(3, (6,)))) == Days(3, (6,))
    assert time_controls.written(Untimed()) is None


def test_days_off_are_said_beforehand_and_few():
    today = date(2026, 11, 13)
    kept = {date(2026, 11, 2), date(2026, 11, 20)}
    assert days_off.changed(kept, {today, date(2026, 12, 24)}, today) == {date(2026, 11, 2), date(2026, 12, 24)}
    for wished in ({date(2028, 1, 1)}, {today + timedelta(days=1 + n) for n in range(40)}):
        with pytest.raises(Illegal):
            days_off.changed(kept, wished, today)
