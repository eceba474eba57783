"""A match that rests by agreement, and seats that somebody has left."""

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches import adjourning, sitting, telling, upkeep
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.time_controls import DAY, Days, Live, Untimed
from tests.server.house import register
from tests.server.test_clocks import left, lobby, play, time, two_people
from tests.server.test_windows import Ear

__all__ = ["lobby", "time"]  # fixtures


async def rests(table):
    await adjourning.adjourn(table, 0, agreed=True)
    await adjourning.adjourn(table, 1, agreed=True)
    assert table.is_adjourned


async def test_a_match_rests_when_all_have_agreed_and_goes_on_when_all_are_back(lobby, time):
    table = await two_people(lobby, "tank-chess", Live(5))
    time.now += 10
    await adjourning.adjourn(table, 0, agreed=True)
    assert (telling.adjournment_shown(table).agreed, table.is_adjourned) == ((0,), False)
    await adjourning.adjourn(table, 1, agreed=True)
    assert telling.adjournment_shown(table).since == time.wall()
    time.now += 100_000
    assert left(table) == [290, 300]
    with pytest.raises(Illegal) as refused:
        await play(table, 0)
    assert refused.value.refusal.key == "refused-table-adjourned"
    await adjourning.go_on(table, 1)
    assert table.is_adjourned
    await adjourning.go_on(table, 0)
    assert telling.adjournment_shown(table) is None
    time.now += 10
    assert left(table) == [280, 300]
    await play(table, 0)


async def test_whoever_declines_declines_for_everybody(lobby):
    table = await two_people(lobby, "tank-chess", Live(5))
    await adjourning.adjourn(table, 0, agreed=True)
    await adjourning.adjourn(table, 1, agreed=False)
    assert telling.adjournment_shown(table) is None
    await adjourning.adjourn(table, 1, agreed=True)
    assert not table.is_adjourned, "who asked before has not agreed to this"


@pytest.mark.parametrize("clock", [Live(5), Days(2), Untimed()])
async def test_a_match_that_rests_does_so_also_after_a_restart(lobby, time, clock):
    table = await two_people(lobby, "tank-chess", clock)
    time.now += 10
    await rests(table)
    reading, due = table.watch.read(), time.wall() + 2 * DAY - 10_000
    time.now += 1000
    await lobby.close()
    time.now += 3 * 86_400
    after = Lobby(table.store, table.thinkers, Limits(), timepiece=time)
    await upkeep.begin(after)
    await upkeep.take_up(after)
    again = await after.table(table.stored.id)
    time.now += 1000
    assert (again.is_adjourned, again.watch.read(), again.due(0)) == (True, reading, None)
    for seat in (0, 1):
        await adjourning.go_on(again, seat)
    assert again.watch.read() == reading
    if clock == Days(2):
        assert again.due(0) == due + 3 * DAY + 2_000_000, "all the time that it rested, and not a moment more"
    time.now += 5
    assert again.watch.read() == reading + 5000
    await play(again, 0)
    await after.close()


async def test_computer_players_agree_at_once_and_nothing_rests_before_it_began(lobby):
    made = await lobby.create(NewMatch("tank-chess", {}, (SeatWish("me"), SeatWish("bot", 1)), clock=Live(5)), "anna")
    table = await lobby.table(made.id)
    await adjourning.adjourn(table, 0, agreed=True)
    assert table.is_adjourned
    open_match = await lobby.create(NewMatch("tank-chess", {}, (SeatWish("me"), SeatWish("invite"))), "anna")
    with pytest.raises(Illegal):
        await adjourning.adjourn(await lobby.table(open_match.id), 0, agreed=True)


async def test_nobody_stops_his_own_clock_in_a_rated_match_against_the_computer(lobby):
    await register(lobby._store, "anna")
    seats = (SeatWish("me"), SeatWish("bot", 1))
    made = await lobby.create(NewMatch("tank-chess", {}, seats, clock=Live(5), rated=True), "anna")
    table = await lobby.table(made.id)
    with pytest.raises(Illegal) as refused:
        await adjourning.adjourn(table, 0, agreed=True)
    assert (refused.value.refusal.key, table.is_adjourned) == ("refused-table-not-now", False)
    others = await two_people(lobby, "tank-chess", Live(5))
    assert (table.can_rest, others.can_rest) == (False, True), "a page offers it where it can be"


@pytest.mark.parametrize("clock", [Live(5), Days(2)])
async def test_for_somebody_who_does_not_come_back_a_bot_may_play_and_the_match_goes_on(lobby, time, clock):
    table = await two_people(lobby, "tank-chess", clock)
    await rests(table)
    for viewer in [viewer for viewer in table.audience if viewer.account == "anna"]:
        table.leave(viewer)
    await adjourning.go_on(table, 1)
    time.now += Limits().absence  # by agreement: nobody wins because the other has gone to bed
    with pytest.raises(Illegal):
        await sitting.let_bot_play(table, 0, "bela", 1)
    time.now += Limits().relaxed - Limits().absence
    await sitting.let_bot_play(table, 0, "bela", 1)
    assert (table.is_adjourned, table.seating.is_substituted(0)) == (False, True)


async def test_whoever_leaves_his_seat_to_somebody_else_has_it_no_longer(lobby):
    table = await two_people(lobby, "tank-hunter", Untimed())
    value, gone = table.seating.values, Leaving("bela", 1)
    await table.enter(gone, -1)
    for viewer in [viewer for viewer in table.audience if viewer.seat == 1 and viewer is not gone]:
        table.leave(viewer)
    code = await sitting.free(table, 1, "bela")
    assert gone.code == 4403
    assert not (await lobby.info(table.stored.id, "anna")).invites, "she would see what he hid from her"
    await lobby.join(code, "f" * 16, "carla")
    assert (table.seating.of("carla"), table.seating.of("bela")) == ([1], [])
    assert table.seating.values == value, "the dice stay those that were promised"


@pytest.mark.parametrize(("game", "may"), [("tank-hunter", False), ("tank-chess", True)])
async def test_where_something_is_hidden_nobody_who_plays_or_played_takes_a_seat_that_was_left(lobby, game, may):
    table = await two_people(lobby, game, Untimed())
    for viewer in tuple(table.audience):
        table.leave(viewer)
    code = await sitting.free(table, 1, "bela")
    for account in ("anna", "bela"):
        if may:
            await lobby.join(code, None, account)
            code = await sitting.free(table, 1, account)
        else:
            with pytest.raises(Illegal) as refused:
                await lobby.join(code, None, account)
            assert refused.value.refusal.key == "refused-lobby-sat"
    await lobby.join(code, None, "carla")


async def test_only_where_nothing_is_hidden_others_give_away_the_seat_of_somebody_who_is_gone(lobby, time):
    for game, key in (("tank-hunter", "refused-lobby-secrets"), ("tank-chess", "refused-lobby-not-away")):
        table = await two_people(lobby, game, Untimed())
        for viewer in [viewer for viewer in table.audience if viewer.account == "anna"]:
            table.leave(viewer)
        with pytest.raises(Illegal) as refused:
            await sitting.free(table, 0, "bela")
        assert refused.value.refusal.key == key
    with pytest.raises(Illegal):
        await sitting.free(table, 0, "carla")
    time.now += Limits().relaxed
    code = await sitting.free(table, 0, "bela")
    await lobby.join(code, None, "carla")
    await play(table, 0)


class Leaving(Ear):
    def hang_up(self, code):
        self.code = code
