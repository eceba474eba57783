"""The HTTP API. A handler reads, asks the lobby or a table, and answers; what is refused is refused deeper down."""

import asyncio
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import Body, Parameter

from panzerkiste.bots import brought, levels
from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.registry import GAMES
from panzerkiste.server.limits import FILE
from panzerkiste.server.matches import endings, replays
from panzerkiste.server.matches.api import (
    CreatedMatch,
    FoldedReplay,
    GameInfo,
    Invitation,
    Join,
    Joined,
    LessonText,
    MatchEnding,
    MatchInfo,
    MatchSummary,
    NewMatch,
    Plan,
    ReviewState,
    Rulebook,
    ScenarioText,
    TakeOver,
)
from panzerkiste.server.matches.clerks import Clerks, Draw, ReplayFile, encoded
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.reviewing import Reviewing
from panzerkiste.server.matches.table import Table
from panzerkiste.server.matches.wishes import game_called, warnings_of
from panzerkiste.server.thinking.turns import Asker
from panzerkiste.server.web import (
    books,
    bots,
    clocks,
    events,
    health,
    invitations,
    openid,
    people,
    profiles,
    puzzles,
    telling,
    words,
)
from panzerkiste.server.web import lobby as meeting
from panzerkiste.server.web.compression import holding, packed
from panzerkiste.server.web.desk import Desk
from panzerkiste.server.web.guard import address
from panzerkiste.server.web.invitations import DRAWING_POLICY
from panzerkiste.server.web.turnstiles import Turnstiles, let_pass

AnyRequest = Request[Any, Any, Any]
Account = NamedDependency[str]
TheDesk = NamedDependency[Desk]
TheLobby = NamedDependency[Lobby]
TheClerks = NamedDependency[Clerks]

A_WHILE: Final = "public, max-age=3600"  # what changes with a release only


# The games and their books.


@get("/api/games", sync_to_thread=True)
def list_games() -> list[GameInfo]:
    """Every game in the crate."""
    return [_game_info(id) for id in tuple(GAMES)]


@get("/api/games/{game_id:str}", sync_to_thread=True)
def show_game(game_id: str) -> GameInfo:
    """What can be chosen before a match of this game."""
    return _game_info(game_called(game_id).id)


@cache
def _game_info(id: str) -> GameInfo:
    """Worked out once: the schema of the options takes its time."""
    game = GAMES[id]
    return GameInfo(
        id=game.id,
        players=game.players,
        usual=game.usual_players,
        lasts=game.hosting.lasts,
        sides=game.seat_names(game.players[1]),
        options_schema=msgspec.json.schema(game.types.options),
        defaults=msgspec.to_builtins(game.types.options()),
        presets=msgspec.to_builtins(game.hosting.presets),
        chance=game.play.has_chance,
        levels=levels(game),
        brought=brought(game),
        warns=game.hosting.warnings is not None,
        timed=game.hosting.timed is not None,
    )


@post("/api/games/{game_id:str}/warnings", status_code=200)
async def show_warnings(game_id: str, data: Plan, desk: TheDesk) -> list[Refusal]:
    """What players ought to know before they make such a match; it is played all the same."""
    game = game_called(game_id)
    return await desk.work(lambda: warnings_of(game, data))


@get("/api/games/{game_id:str}/rulebook", responses=holding(Rulebook))
async def show_rulebook(request: AnyRequest, game_id: str, lang: str = "en") -> Response[bytes]:
    """The game's rulebook in chapters and rules, as HTML."""
    game = game_called(game_id)
    return await packed(request, await asyncio.to_thread(books.packed_rulebook, game.id, books.known_language(lang)))


@get("/api/games/{game_id:str}/texts", media_type=MediaType.TEXT)
async def show_texts(request: AnyRequest, game_id: str, lang: str = "en") -> Response[bytes]:
    """The game's own sentences in Fluent, for a client that was built without the game."""
    game = game_called(game_id)
    text = await asyncio.to_thread(books.packed_texts, game.id, books.known_language(lang))
    return await packed(request, text, MediaType.TEXT, {"cache-control": A_WHILE})


@get("/api/games/{game_id:str}/lessons", responses=holding(list[LessonText]))
async def show_lessons(request: AnyRequest, game_id: str) -> Response[bytes]:
    """The course of a game; empty where it has none."""
    return await packed(request, await asyncio.to_thread(books.packed_lessons, game_called(game_id).id))


@get("/api/games/{game_id:str}/scenarios", responses=holding(list[ScenarioText]))
async def show_scenarios(
    request: AnyRequest, game_id: str, lang: str = "en", *, drawings: bool = False
) -> Response[bytes]:
    """The rulebook's examples, played out step by step."""
    game = game_called(game_id)
    examples = books.packed_drawn_scenarios if drawings else books.packed_scenarios
    return await packed(request, await asyncio.to_thread(examples, game.id, books.known_language(lang)))


# Matches.


@post("/api/matches")
async def create_match(
    request: AnyRequest, data: NewMatch, account: Account, lobby: TheLobby, turnstiles: NamedDependency[Turnstiles]
) -> CreatedMatch:
    """Make a match; seats kept for others come with a code each."""
    let_pass(turnstiles.matches, request)
    turnstiles.check_day(account, address(request.scope))
    return await lobby.create(data, account)


@get("/api/matches")
async def list_matches(account: Account, lobby: TheLobby) -> list[MatchSummary]:
    """The visitor's matches, those still running first."""
    return await lobby.lists.summaries(account)


@get("/api/matches/{match_id:str}")
async def show_match(match_id: str, account: Account, lobby: TheLobby) -> MatchInfo:
    """A match of the visitor's."""
    return await lobby.info(match_id, account)


@get("/api/invitations/{code:str}")
async def show_invitation(
    request: AnyRequest, code: str, account: Account, lobby: TheLobby, turnstiles: NamedDependency[Turnstiles]
) -> Invitation | None:
    """What a code is for: which match, with whom, by which rules, whether to play or to watch; null if for nothing."""
    let_pass(turnstiles.joins, request)
    return await lobby.invitation(code, account)


@post("/api/join")
async def join_match(
    request: AnyRequest, data: Join, account: Account, lobby: TheLobby, turnstiles: NamedDependency[Turnstiles]
) -> Joined:
    """Take the seat, or the place on the watchers' bench, that a code is for."""
    let_pass(turnstiles.joins, request)
    return await (lobby.watch(data.code, account) if data.watch else lobby.join(data.code, data.value, account))


@post("/api/matches/{match_id:str}/rematch")
async def play_again(
    request: AnyRequest, match_id: str, account: Account, lobby: TheLobby, turnstiles: NamedDependency[Turnstiles]
) -> Joined:
    """The same match again with sides changed; the first makes it, the others join it."""
    let_pass(turnstiles.matches, request)
    turnstiles.check_day(account, address(request.scope))
    return await lobby.rematch(match_id, account)


@post("/api/matches/{match_id:str}/seats/{seat:int}/bot")
async def let_bot_play(match_id: str, seat: int, data: TakeOver, account: Account, lobby: TheLobby) -> MatchInfo:
    """Leave a seat to a computer player: one's own, or as the creator that of somebody who is away."""
    await lobby.let_bot_play(match_id, seat, account, data.level)
    return await lobby.info(match_id, account)


@post("/api/matches/{match_id:str}/seats/{seat:int}/hand-back")
async def hand_back(match_id: str, seat: int, account: Account, lobby: TheLobby) -> MatchInfo:
    """Take a seat back from the computer player."""
    await lobby.hand_back(match_id, seat, account)
    return await lobby.info(match_id, account)


# Looking back.


@get("/api/matches/{match_id:str}/record", media_type="application/x-ndjson")
async def show_record(match_id: str, desk: TheDesk, lobby: TheLobby) -> Response[bytes]:
    """The match file once the match is over; until then the log of what the visitor was told."""
    table = await lobby.table_for(match_id, desk.account)
    viewer = table.seat_for(desk.account)
    kind = "match" if table.is_over else f"log-{viewer}"
    headers = {"content-disposition": f'attachment; filename="{table.game.id}-{match_id}-{kind}.jsonl"'}
    file = await desk.work(lambda: replays.match_file(table, viewer))
    return Response(file, media_type="application/x-ndjson", headers=headers)


@get("/api/matches/{match_id:str}/game-file", media_type=MediaType.TEXT)
async def show_game_file(match_id: str, desk: TheDesk, lobby: TheLobby) -> Response[str]:
    """The match in its game's own form of file, such as TC-62's; before the end only where nothing is hidden."""
    table = await lobby.table_for(match_id, desk.account)
    form = replays.file_form(table)
    text = await desk.work(lambda: form.write(table.match.record))
    headers = {"content-disposition": f'attachment; filename="{table.game.id}-{match_id}.{form.suffix}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/api/matches/{match_id:str}/replay", responses=holding(FoldedReplay))
async def show_replay(
    request: AnyRequest,
    match_id: str,
    desk: TheDesk,
    lobby: TheLobby,
    archivists: TheClerks,
    seat: Seat | None = None,
    *,
    noticed: bool = False,
) -> Response[bytes]:
    """Every step as a viewer saw it: an own seat or a watcher (-3), after the end any seat.

    *noticed*: only what the viewer noticed while it was played, by the same numbers.
    """
    table = await lobby.table_for(match_id, desk.account)
    eyes = _eyes(table, desk.account, seat)
    chosen = replays.noticed if noticed else replays.past
    past = await desk.work(lambda: chosen(table, eyes))
    return await packed(request, await archivists.work(past, _asker(request, desk.account)))


@get("/api/matches/{match_id:str}/ending")
async def show_ending(match_id: str, desk: TheDesk, lobby: TheLobby, seat: Seat | None = None) -> MatchEnding:
    """Once the match is over: the step that decided it, told to a viewer, and everybody's numbers."""
    table = await lobby.table_for(match_id, desk.account)
    eyes = _eyes(table, desk.account, seat)
    return await desk.work(lambda: endings.ending(table, eyes))


@get("/api/matches/{match_id:str}/review")
async def show_review(
    match_id: str, desk: TheDesk, lobby: TheLobby, reviews: NamedDependency[Reviewing]
) -> ReviewState:
    """Once the match is over: what it was made of, or how far that is worked out."""
    return await reviews.state(await lobby.table_for(match_id, desk.account), desk.account)


@post("/api/matches/{match_id:str}/review")
async def ask_for_review(
    request: AnyRequest, match_id: str, desk: TheDesk, lobby: TheLobby, reviews: NamedDependency[Reviewing]
) -> ReviewState:
    """The same; it is begun where nobody has asked for it before."""
    return await reviews.begin(await lobby.table_for(match_id, desk.account), _asker(request, desk.account))


@get("/api/matches/{match_id:str}/drawing", media_type="image/svg+xml")
async def show_drawing(
    request: AnyRequest,
    match_id: str,
    account: Account,
    lobby: TheLobby,
    advisers: TheClerks,
    *,
    seq: Annotated[int | None, Parameter(ge=0)] = None,
    seat: Seat | None = None,
) -> Response[bytes]:
    """The position after a step, or as it stands now, as a drawing."""
    table = await lobby.table_for(match_id, account)
    view = replays.view_at(table, _eyes(table, account, seat), seq)
    picture = await advisers.work(Draw(table.game.id, encoded(view)), _asker(request, account))
    headers = {"content-security-policy": DRAWING_POLICY, "cache-control": "no-store"}
    return await packed(request, picture, "image/svg+xml", headers)


@post("/api/replay", status_code=200, request_max_body_size=FILE, responses=holding(FoldedReplay))
async def replay_file(
    request: AnyRequest,
    body: Annotated[bytes, Body(media_type=MediaType.TEXT)],
    account: Account,
    archivists: TheClerks,
    turnstiles: NamedDependency[Turnstiles],
    seat: Seat = WATCHER,
    *,
    drawings: bool = False,
) -> Response[bytes]:
    """A match file (JSON lines), or one of a game's own form, replayed by the rules and its dice checked."""
    let_pass(turnstiles.uploads, request)
    task = ReplayFile(body, seat, drawn=drawings)
    return await packed(request, await archivists.work(task, _asker(request, account)))


def _asker(request: AnyRequest, account: str) -> Asker:
    return Asker(address(request.scope), account)


def _eyes(table: Table, account: str, seat: Seat | None) -> Seat:
    """The seat to look through: an own one or a watcher's; after the end any."""
    if seat is None:
        return table.seat_for(account)
    if seat != WATCHER and not table.is_over and seat not in table.seating.of(account):
        raise Illegal("LOBBY", "not_yours")
    return seat


HANDLERS: Final = (
    *health.HANDLERS,
    list_games,
    show_game,
    show_warnings,
    show_rulebook,
    show_texts,
    show_scenarios,
    show_lessons,
    *puzzles.HANDLERS,
    *people.HANDLERS,
    *profiles.HANDLERS,
    *openid.HANDLERS,
    *invitations.HANDLERS,
    *clocks.HANDLERS,
    *events.HANDLERS,
    create_match,
    list_matches,
    show_match,
    show_invitation,
    join_match,
    play_again,
    let_bot_play,
    hand_back,
    show_record,
    show_game_file,
    show_replay,
    show_ending,
    show_review,
    ask_for_review,
    show_drawing,
    replay_file,
    *bots.HANDLERS,
    *words.HANDLERS,
    *telling.HANDLERS,
    *meeting.HANDLERS,
)
