"""A round is paired: everybody at a board is told once, also who plays a bot, and reminded as in any match of days."""

from contextlib import asynccontextmanager
from secrets import token_bytes

from panzerkiste.server.club.event_api import NewBots, NewEvent
from panzerkiste.server.club.events import Events
from panzerkiste.server.club.occasions import HOUR
from panzerkiste.server.club.organisers import Organisers
from panzerkiste.server.club.ratings import Ratings
from panzerkiste.server.matches.time_controls import Days
from panzerkiste.server.storage.people import StoredAccount
from tests.server.test_notices import LIMITS, berts_browser, open_house, outside

__all__ = ["open_house", "outside"]  # fixtures
CUP = NewEvent("Cup", "tank-chess", {}, "swiss", clock=Days(2), rounds=1)


@asynccontextmanager
async def started(house, *people, bots=0):
    for name in ("Anna", "Bert"):
        await house.store.people.register(StoredAccount(name.lower(), name, name.lower(), None, 0), [token_bytes(8)])
    ratings = Ratings(house.store.ratings, house.lobby)
    events = Events(house.store, house.lobby, Organisers(house.store.club, house.store.people), ratings, LIMITS)
    id = await events.announce("anna", "192.0.2.1", CUP)
    for one in people:
        await events.enter(id, one)
    if bots:
        await events.add_bots(id, "anna", NewBots(1, bots))
    await events.start(id, "anna")
    [board] = (await events.page(id, "anna")).boards
    yield await house.lobby.table(board.match)
    await events.close()


def told(service, browser):
    return [browser.read(body)["text"] for _, body in service.got]


async def test_who_waits_for_the_other_hears_of_his_board_once_and_is_reminded_before_his_time_ends(
    open_house, outside
):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service) as browser, started(house, "anna", "bert") as table:
        assert table.seating.of("bert") == [1], "Anna begins"
        await house.pass_time()
        assert told(service, browser) == ["Cup: your board is set, Tank Chess against Anna"]
        assert browser.read(service.got[0][1])["path"] == f"/match/{table.stored.id}"
        await house.play(table)
        await house.pass_time()
        assert len(service.got) == 1, "his turn there is the same board"
        await house.wishes.look("bert")
        await house.pass_time(43 * HOUR)
        assert told(service, browser)[1:] == ["Your time in Tank Chess against Anna ends in 5 hours"]


async def test_who_meets_the_computer_is_told_too_and_nobody_once_the_board_is_over(open_house, outside):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service) as browser, started(house, "bert", bots=1) as table:
        await house.pass_time()
        assert told(service, browser) == ["Cup: your board is set, Tank Chess against the computer"]
        resign = next(iter(table.game.play.offer(table.match.state, 0).asides))
        await table.act(0, resign)
        await house.pass_time()
        assert await house.store.notices.of("bert") == []
