"""An event as a visitor is told of it: who stands where, who meets whom, and what is his. Nobody learns an account."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from panzerkiste.registry import GAMES
from panzerkiste.server.club.event_api import BoardInfo, EntrantInfo, EventCard, EventPage
from panzerkiste.server.club.ratings import LEVEL, Shown
from panzerkiste.server.club.scoring import TIE_BREAKS, here, standings
from panzerkiste.server.club.terms import in_short
from panzerkiste.server.matches import time_controls
from panzerkiste.server.matches.call_signs import call_sign
from panzerkiste.server.storage.events import StoredBoard, StoredEntrant, StoredEvent
from panzerkiste.tournaments.tie_breaks import Standing


def card(event: StoredEvent, account: str) -> EventCard:
    row, mine = event.row, _numbers_of(event, account)
    return EventCard(
        id=row.id,
        name=row.name,
        game=row.game,
        clock=time_controls.read(row.clock),
        kind=row.kind,
        state=row.state,
        round=row.round,
        rounds=row.rounds,
        minutes=row.minutes,
        rated=bool(row.rated),
        players=len(here(event)),
        entered=any(one.number in mine for one in here(event)),
        match=_own_match(event, mine),
    )


def _own_match(event: StoredEvent, mine: set[int]) -> str | None:
    if event.row.state != "running":
        return None
    own = (board.match for board in event.boards if board.is_open and mine & {board.first, board.second})
    return next(own, None)


class Known(NamedTuple):
    """What is known of those who have to do with an event, by their accounts; ratings also of computer players."""

    names: Mapping[str, str]
    handles: Mapping[str, str]
    ratings: Mapping[str, Shown]


def rated_as(one: StoredEntrant) -> str:
    """Under which name his rating is kept."""
    return one.account or f"{LEVEL}{one.level}"


def page(event: StoredEvent, account: str, known: Known, may: tuple[bool, bool]) -> EventPage:
    """*may*: enter, and organise."""
    row, entrants = event.row, {one.number: one for one in event.entrants}
    return EventPage(
        id=row.id,
        name=row.name,
        game=row.game,
        options=_options(event),
        clock=time_controls.read(row.clock),
        kind=row.kind,
        state=row.state,
        round=row.round,
        rounds=row.rounds,
        minutes=row.minutes,
        ends=row.ends,
        rated=bool(row.rated),
        automatic=bool(row.automatic),
        late=row.late,
        rules=row.rules,
        host=_name(row.creator, known.names),
        entrants=tuple(_entrant(entrants[int(one.player)], one, account, known) for one in standings(event)),
        boards=tuple(_board(board) for board in event.boards),
        tie_breaks=TIE_BREAKS[row.kind],
        may_enter=may[0],
        may_organise=may[1],
    )


def _options(event: StoredEvent) -> dict[str, Any]:
    """Without what a view of its matches would hide; a map of somebody's own is not told to all who look on."""
    game = GAMES.get(event.row.game)
    if game is None:
        return {}
    options = msgspec.json.decode(event.row.options, type=game.types.options)
    told: dict[str, Any] = msgspec.to_builtins(game.information.shown_options(options))
    return {name: in_short(value) for name, value in told.items()}


def _entrant(one: StoredEntrant, standing: Standing, account: str, known: Known) -> EntrantInfo:
    rating = known.ratings.get(rated_as(one))
    return EntrantInfo(
        number=one.number,
        name=_name(one.account, known.names) if one.account else "",
        handle=known.handles.get(one.account or ""),
        level=one.level,
        rating=rating.number if rating else None,
        provisional=bool(rating and rating.provisional),
        gone=bool(one.gone),
        yours=one.account == account,
        place=standing.place,
        points=standing.points,
        tie_breaks=standing.tie_breaks,
    )


def _name(account: str, names: Mapping[str, str]) -> str:
    return names.get(account) or call_sign(account)


def _board(board: StoredBoard) -> BoardInfo:
    points = board.first_points, board.second_points
    return BoardInfo(
        round=board.round,
        board=board.board,
        first=board.first,
        second=board.second,
        match=board.match,
        points=None if points[0] is None or points[1] is None else (points[0], points[1]),
        reason=board.reason or "",
    )


def _numbers_of(event: StoredEvent, account: str) -> set[int]:
    return {one.number for one in event.entrants if one.account == account}
