"""Lists of matches: from tables in memory, else from summaries, and the same either way."""

import pytest
from msgspec.structs import replace

from panzerkiste.server.club import my_games
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.keeping import Keeper
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.time_controls import Days, Live, Untimed
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.storage.summaries import StoredSummary
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.conftest import WIDE_LIMITS
from tests.server.still_time import StillTime

INVITED = SeatWish("me"), SeatWish("invite")


@pytest.fixture
async def lobby(tmp_path):
    store, thinkers = Store(Sqlite(tmp_path / "lists.sqlite")), Thinkers()
    lobby = Lobby(store, thinkers, WIDE_LIMITS, timepiece=StillTime())
    yield lobby
    await lobby.close()
    await thinkers.close()
    await store.close()


async def met(lobby, game, clock=Untimed()):  # noqa: B008
    """Anna's match with Bert."""
    made = await lobby.create(NewMatch(game, {}, INVITED, clock=clock), "anna")
    await lobby.join(made.invites[0].code, None, "bert")
    return await lobby.table(made.id)


async def play(table, moves):
    for _ in range(moves):
        seat = table.owing[0]
        await table.act(seat, table.game.play.offer(table.match.state, seat).actions[0])


async def lists(lobby, account):
    """But for when a seat may be given to a bot: that is the table's to know."""
    store = lobby._store.meetings
    found = await lobby.lists.summaries(account)
    return (
        [replace(one, opponents=[replace(seat, substitute_in=None) for seat in one.opponents]) for one in found],
        await my_games.running(lobby, store, account),
        await my_games.turns(lobby, store, account),
    )


async def test_lists_say_the_same_whether_the_match_is_in_memory_or_not_and_bring_none_there(lobby):
    keeper = Keeper(lobby, lobby._store.summaries)
    await play(await met(lobby, "tank-chess"), 3)
    await play(await met(lobby, "tank-chess", Live(5, 3)), 2)
    await play(await met(lobby, "tank-chess", Days(3)), 1)
    await play(await met(lobby, "tank-hunter"), 2)
    await lobby.create(NewMatch("tank-chess", {}, INVITED), "anna")
    over = await met(lobby, "tank-chess")
    await over.act(0, next(iter(over.game.play.offer(over.match.state, 0).asides)))
    assert over.is_over
    await keeper.keep()
    before = {account: await lists(lobby, account) for account in ("anna", "bert", "eve")}
    assert [len(part) for part in before["anna"]] == [6, 5, 3]
    for table in list(lobby._tables.values()):
        await table.close()
    lobby._tables.clear()
    assert {account: await lists(lobby, account) for account in before} == before
    assert not lobby._tables


async def test_a_summary_that_is_behind_is_not_believed(lobby):
    """Its owner was killed before he could keep it."""
    keeper = Keeper(lobby, lobby._store.summaries)
    table = await met(lobby, "tank-chess")
    await keeper.keep()
    await play(table, 1)
    (asked,) = table.owing
    await table.close()
    lobby._tables.clear()
    account = ("anna", "bert")[asked]
    assert await my_games.turns(lobby, lobby._store.meetings, account) == (table.stored.id,)
    await keeper.keep()
    lobby._tables.clear()
    assert await my_games.turns(lobby, lobby._store.meetings, account) == (table.stored.id,)
    assert not lobby._tables, "the next time there is a summary"


async def test_an_earlier_owners_summary_does_not_take_the_place_of_a_later_ones(lobby):
    keeper, store = Keeper(lobby, lobby._store.summaries), lobby._store.summaries
    table = await met(lobby, "tank-chess")
    await keeper.keep()
    (early,) = (await store.of([table.stored.id])).values()
    await play(table, 1)
    await keeper.keep()
    (late,) = (await store.of([table.stored.id])).values()
    await store.keep([StoredSummary(table.stored.number, 0, early.told, early.kept)])
    assert (await store.of([table.stored.id]))[table.stored.id] == late
