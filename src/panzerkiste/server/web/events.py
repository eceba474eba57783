"""The club over HTTP: its events, its page."""

import hashlib
from typing import Any, Final

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.di import NamedDependency

from panzerkiste.server.club.club_house import ClubHouse
from panzerkiste.server.club.event_api import (
    BoardResult,
    ClubPage,
    ClubWords,
    EventList,
    EventPage,
    Membership,
    NewBots,
    NewEvent,
)
from panzerkiste.server.club.events import Events
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.web.compression import holding
from panzerkiste.server.web.guard import address
from panzerkiste.server.web.turnstiles import Turnstiles, let_pass

AnyRequest = Request[Any, Any, Any]
Account = NamedDependency[str]
TheEvents = NamedDependency[Events]
TheClubHouse = NamedDependency[ClubHouse]
TheTurnstiles = NamedDependency[Turnstiles]

EVENT: Final = "/api/events/{event_id:str}"


@get("/api/events", responses=holding(EventList))
async def list_events(request: AnyRequest, account: Account, events: TheEvents) -> Response[bytes]:
    """The club's events, those to come and under way first."""
    return _tagged(request, await events.all(account))


@get(EVENT, responses=holding(EventPage))
async def show_event(request: AnyRequest, event_id: str, account: Account, events: TheEvents) -> Response[bytes]:
    """An event with its standings and pairings; asked again and again by whoever looks on, so it has an ETag."""
    return _tagged(request, await events.page(event_id, account))


@post("/api/events")
async def announce_event(
    request: AnyRequest, data: NewEvent, account: Account, events: TheEvents, turnstiles: TheTurnstiles
) -> EventPage:
    """Announce an event."""
    let_pass(turnstiles.saves, request)
    return await events.page(await events.announce(account, address(request.scope), data), account)


@post(EVENT + "/entry")
async def enter_event(
    request: AnyRequest, event_id: str, account: Account, events: TheEvents, turnstiles: TheTurnstiles
) -> EventPage:
    """Enter an event, or come back to it."""
    let_pass(turnstiles.joins, request)
    await events.enter(event_id, account)
    return await events.page(event_id, account)


@post(EVENT + "/withdrawal")
async def leave_event(
    request: AnyRequest, event_id: str, account: Account, events: TheEvents, turnstiles: TheTurnstiles
) -> EventPage:
    """Leave an event; a board that runs is played on."""
    let_pass(turnstiles.joins, request)
    await events.leave(event_id, account)
    return await events.page(event_id, account)


@post(EVENT + "/bots")
async def add_bots(
    request: AnyRequest,
    event_id: str,
    data: NewBots,
    account: Account,
    events: TheEvents,
    turnstiles: TheTurnstiles,
) -> EventPage:
    """The organiser enters computer players."""
    let_pass(turnstiles.joins, request)
    await events.add_bots(event_id, account, data)
    return await events.page(event_id, account)


@delete(EVENT + "/entrants/{number:int}", status_code=200)
async def withdraw_entrant(event_id: str, number: int, account: Account, events: TheEvents) -> EventPage:
    """The organiser withdraws somebody."""
    await events.withdraw(event_id, account, number)
    return await events.page(event_id, account)


@post(EVENT + "/start")
async def start_event(event_id: str, account: Account, events: TheEvents) -> EventPage:
    """The organiser begins the event: the first round is paired."""
    await events.start(event_id, account)
    return await events.page(event_id, account)


@post(EVENT + "/rounds")
async def pair_round(event_id: str, account: Account, events: TheEvents) -> EventPage:
    """The organiser pairs the next round, once all results are there."""
    await events.pair(event_id, account)
    return await events.page(event_id, account)


@put(EVENT + "/rounds/{round:int}/boards/{board:int}")
async def say_result(
    event_id: str, round: int, board: int, data: BoardResult, account: Account, events: TheEvents
) -> EventPage:
    """The organiser says the result of a board, with a reason that everybody reads."""
    await events.say_result(event_id, account, (round, board), data)
    return await events.page(event_id, account)


@delete(EVENT, status_code=200)
async def cancel_event(event_id: str, account: Account, events: TheEvents) -> EventPage:
    """The organiser cancels the event."""
    await events.cancel(event_id, account)
    return await events.page(event_id, account)


@get("/api/club")
async def show_club(account: Account, club_house: TheClubHouse) -> ClubPage:
    """The club's page."""
    return await club_house.page(account)


@put("/api/club")
async def write_club(
    request: AnyRequest, data: ClubWords, account: Account, club_house: TheClubHouse, turnstiles: TheTurnstiles
) -> ClubPage:
    """An organiser whom the host has named writes on the club's page."""
    let_pass(turnstiles.saves, request)
    await club_house.write(account, data)
    return await club_house.page(account)


@put("/api/club/me")
async def list_me(
    request: AnyRequest, data: Membership, account: Account, club_house: TheClubHouse, turnstiles: TheTurnstiles
) -> ClubPage:
    """Be listed among the members, or not."""
    let_pass(turnstiles.names, request)
    await club_house.list_me(account, listed=data.listed)
    return await club_house.page(account)


def _tagged(request: AnyRequest, told: EventPage | EventList) -> Response[bytes]:
    """Whoever has it already is told no more than that."""
    body = encode(told)
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


HANDLERS: Final = (
    list_events,
    show_event,
    announce_event,
    enter_event,
    leave_event,
    add_bots,
    withdraw_entrant,
    start_event,
    pair_round,
    say_result,
    cancel_event,
    show_club,
    write_club,
    list_me,
)
