"""The application: everything put together around one data folder."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import panzerkiste
from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import GAMES, broken_entries
from panzerkiste.server.channels.messages import BotRemoved
from panzerkiste.server.channels.telling import Channels, told
from panzerkiste.server.channels.ways import way
from panzerkiste.server.club.mail import Mailer
from panzerkiste.server.club.notices import Notices
from panzerkiste.server.club.office import Office
from panzerkiste.server.club.outgoing import Outgoing
from panzerkiste.server.club.presence import Presence
from panzerkiste.server.club.push import Post
from panzerkiste.server.limits import BODY, Budget, Limits
from panzerkiste.server.matches import clerks, puzzles, upkeep
from panzerkiste.server.matches.clerks import (
    ADVICE_SECONDS,
    ADVISERS,
    ARCHIVE_SECONDS,
    ARCHIVISTS,
    REVIEW_SECONDS,
    REVIEWERS,
    Clerks,
)
from panzerkiste.server.matches.keeping import keeping
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.luck import Luck, true_luck
from panzerkiste.server.matches.reviewing import Reviewing
from panzerkiste.server.people.openid import OpenId
from panzerkiste.server.people.reception import Reception
from panzerkiste.server.storage.folder import Folder
from panzerkiste.server.storage.opening import open_database, open_shared, prepare_database
from panzerkiste.server.storage.ownership import LONELY
from panzerkiste.server.storage.programs import StoredProgram
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking import thinkers
from panzerkiste.server.thinking.bench import Bench
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.timepiece import Timepiece
from panzerkiste.server.web.bots import Streams
from panzerkiste.server.web.club_rooms import Premises, club_opened, stopped, watched
from panzerkiste.server.web.compression import Compressed
from panzerkiste.server.web.connection import Budgets
from panzerkiste.server.web.description import with_sockets
from panzerkiste.server.web.desk import Desk
from panzerkiste.server.web.doors import Doors
from panzerkiste.server.web.guard import Guard, address
from panzerkiste.server.web.keys import open_by_database, open_by_files
from panzerkiste.server.web.line import line_of
from panzerkiste.server.web.oversight import Oversight, looked_after
from panzerkiste.server.web.pages import show_docs, show_page
from panzerkiste.server.web.play import Sockets
from panzerkiste.server.web.problems import answer_failure, answer_http, answer_refusal, answer_unreadable, problem
from panzerkiste.server.web.routes import HANDLERS, AnyRequest
from panzerkiste.server.web.sessions import Sessions
from panzerkiste.server.web.tidying import collect_in_portions, tidy_for_ever
from panzerkiste.server.web.turnstiles import Turnstiles
from panzerkiste.server.web.workshops import Rooms, opened, service, services, webs
from panzerkiste.server.workers.handover import HandOver
from panzerkiste.server.workers.roster import Roster

LOG: Final = logging.getLogger("panzerkiste.server")

Door = Guard | HandOver

SETTLED: Final = 3.0  # seconds until workers are started ahead of the first question: the first page comes first


def create_app(  # noqa: PLR0913, PLR0915  # what a host and the tests may want otherwise
    data: Path,
    limits: Limits | None = None,
    *,
    bots: Sequence[str] = thinkers.COMMAND,
    clerk: Sequence[str] = clerks.COMMAND,
    luck: Luck = true_luck,
    timepiece: Timepiece | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    database: str = "",
    redis: str = "",
    engine: str = "",
    outgoing: Outgoing | None = None,
    openid: OpenId | None = None,
    internal: str = "",
    oversight: Oversight | None = None,
) -> Door:
    """The server on a data folder, which is made if it is missing. *bots* and *clerk* start their workers. Matches are
    kept in the folder, or in the *database* of this address.

    It is known by *names*, and believes *proxies* where a visitor comes from. *engine* thinks at the analysis board.
    *outgoing* says by whom mail is sent, *openid* is the club's own sign-in, if it has one. Where there are other
    workers they reach it at *internal*, and call each other by the database, or by *redis*. *oversight* says how it is
    measured and traced.
    """
    limits, outgoing = limits or Limits(), outgoing or Outgoing()
    folder, doors = open_folder(data, database, internal), Doors(limits, proxies)
    broken_entries()  # loads all that is installed: now, and not while visitors wait
    for game_id in GAMES:
        puzzles.collection(game_id)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as closing:  # whatever fails on the way, what was begun is ended
            closing.callback(folder.close)
            shared = open_shared(database) if internal else None
            store = app.state.store = Store(shared or open_database(folder, database))
            closing.push_async_callback(store.close)
            key = await open_by_database(sessions, store.keys) if database else open_by_files(sessions, data)
            push = Post(key, outgoing.contact or _contact(names), near=outgoing.near)
            if internal:
                channel = sessions.channel()
                await closing.enter_async_context(told(channels, store.news, channel, way(database, redis)))
                sessions.learn(await store.keys.signed_out())  # also who signed out before we listened
            bench = app.state.bench = Bench()
            closing.callback(bench.close)
            # For passwords alone: an editor's work is longer than a person waits at a door. Hashing leaves Python to
            # others, so that a club that comes in together need not rest in between.
            locksmith = Bench(rest=0)
            closing.callback(locksmith.close)
            players = Thinkers(command=bots)
            closing.push_async_callback(players.close)
            roster = app.state.roster = Roster(store.ownership, internal, shared.repeat) if shared else None
            lobby = app.state.lobby = Lobby(store, players, limits, luck, timepiece, channels, owner=roster or LONELY)
            closing.push_async_callback(lobby.close)
            await upkeep.begin(lobby)
            await closing.enter_async_context(
                looked_after(
                    oversight or Oversight(), lambda: guard.sockets, lambda: lobby.kept, lambda: players.waiting
                )
            )
            await closing.enter_async_context(keeping(lobby, store.summaries))
            app.state.reception = Reception(store, lobby, locksmith, limits)
            app.state.openid = openid
            if openid:
                closing.push_async_callback(openid.close)
            office = Office(store, lobby, sessions.sign_out)
            guard.banned |= await store.club.banned()
            mailer = _mailer(outgoing)
            presence = app.state.presence = Presence(lobby.timepiece)
            notices = Notices(store, lobby, presence, push, mailer, limits)
            await closing.enter_async_context(watched(presence, notices, channels))
            club = Premises(store, lobby, bench, limits, luck, push, mailer, presence, notices)
            advisers = app.state.advisers = Clerks(ADVISERS, limits.advice, ADVICE_SECONDS, clerk)
            closing.push_async_callback(advisers.close)
            archivists = app.state.archivists = Clerks(ARCHIVISTS, limits.replays, ARCHIVE_SECONDS, clerk)
            closing.push_async_callback(archivists.close)
            reviewers = Clerks(REVIEWERS, limits.reviews, REVIEW_SECONDS, clerk)
            closing.push_async_callback(reviewers.close)
            reviews = app.state.reviews = Reviewing(store.reviews, reviewers)
            closing.push_async_callback(reviews.close)
            await closing.enter_async_context(opened(app.state, Rooms(store, lobby, players, advisers, engine)))
            problem(Illegal("REQUEST", "unknown"))  # the first sentence loads its language
            collect_in_portions()
            # Among other workers only now, when it can answer for what it takes.
            await closing.enter_async_context(_presided(roster, lobby, lambda: _club(app.state, club, office, data)))
            # While visitors are served already.
            meanwhile = (
                upkeep.take_up_for_ever(lobby),
                upkeep.beat_for_ever(lobby),
                upkeep.sweep_for_ever(lobby),
                tidy_for_ever(doors.are_quiet),
                _warm_up(players, advisers),
            )
            for work in meanwhile:
                closing.push_async_callback(stopped, asyncio.create_task(work))
            sys.setswitchinterval(0.0002)  # seconds: work in another thread holds up the event loop no longer than this
            yield

    def desk(state: State, request: ASGIConnection[Any, Any, Any, Any]) -> Desk:
        return Desk(_account(request), address(request.scope), state.store, state.bench, turnstiles)

    app = Litestar(
        route_handlers=[
            *HANDLERS,
            *(handler for web in webs().values() for handler in web.handlers),
            show_docs,
            show_page,
        ],
        lifespan=[living],
        dependencies={
            "account": Provide(_account, sync_to_thread=False),
            "lobby": Provide(_lobby, sync_to_thread=False),
            "desk": Provide(desk, sync_to_thread=False),
            "sessions": Provide(lambda: sessions, sync_to_thread=False),
            "reception": Provide(_service("reception"), sync_to_thread=False),
            "wishes": Provide(_service("wishes"), sync_to_thread=False),
            "openid": Provide(_service("openid"), sync_to_thread=False),
            "foyer": Provide(_service("foyer"), sync_to_thread=False),
            "events": Provide(_service("events"), sync_to_thread=False),
            "club_house": Provide(_service("club_house"), sync_to_thread=False),
            "ratings": Provide(_service("ratings"), sync_to_thread=False),
            "profiles": Provide(_service("profiles"), sync_to_thread=False),
            "advisers": Provide(_service("advisers"), sync_to_thread=False),
            "reviews": Provide(_service("reviews"), sync_to_thread=False),
            "archivists": Provide(_service("archivists"), sync_to_thread=False),
            "doors": Provide(lambda: doors, sync_to_thread=False),
            "turnstiles": Provide(lambda: turnstiles, sync_to_thread=False),
            "bot": Provide(_bot, sync_to_thread=False),
            "streams": Provide(lambda: streams, sync_to_thread=False),
            **{name: Provide(_service(name), sync_to_thread=False) for name in services()},
        },
        exception_handlers={
            Illegal: answer_refusal,
            HTTPException: answer_http,
            UnicodeDecodeError: answer_unreadable,
            RecursionError: answer_unreadable,
            Exception: answer_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Panzerkiste",
            version=panzerkiste.__version__,
            use_handler_docstrings=True,
            openapi_router=Router("/api/schema", route_handlers=[], include_in_schema=False, before_request=Writing()),
            render_plugins=[Document()],
        ),
        request_max_body_size=BODY,
        logging_config=None,
        debug=False,
    )
    app.state.doors = doors
    turnstiles = Turnstiles(limits)
    channels = Channels()
    sessions = Sessions(limits.session, channels)
    budgets = Budgets(*map(Budget, (limits.messages, limits.questions, limits.judging, limits.words)))
    streams = Streams(budgets)
    channels.heed(BotRemoved, streams.heed)

    async def bot_with(token: str) -> StoredProgram | None:
        return await _lobby(app.state).programs.with_token(token)

    guard = Guard(Compressed(app), Sockets(app.state, budgets), sessions, doors, names, bot_with, channels=channels)
    return HandOver(guard, lambda: app.state.roster, line_of) if internal else guard


@asynccontextmanager
async def _club(state: State, premises: Premises, office: Office, data: Path) -> AsyncIterator[None]:
    """Its rooms, and whoever carries out the host's orders."""
    async with club_opened(state, premises):
        serving = asyncio.create_task(office.serve_for_ever(data))
        try:
            yield
        finally:
            await stopped(serving)


@asynccontextmanager
async def _presided(
    roster: Roster | None, lobby: Lobby, club: Callable[[], AbstractAsyncContextManager[None]]
) -> AsyncIterator[None]:
    """The club's rooms: here, or of several workers with the one whose turn it is."""
    if roster is None:
        async with club():
            yield
        return
    await roster.open(lobby, club)
    beating = asyncio.create_task(roster.beat_for_ever())
    try:
        yield
    finally:
        await stopped(beating)
        await roster.leave()


class Writing:
    """Before anybody reads the description of the API it is written, beside the event loop: it takes its time, once."""

    def __init__(self) -> None:
        self._turn, self._done = asyncio.Lock(), False

    async def __call__(self, request: AnyRequest) -> None:
        async with self._turn:
            if not self._done:
                await asyncio.to_thread(_describe, request.app)
                self._done = True


def _describe(app: Litestar) -> None:
    with_sockets(app.plugins.get("OpenAPIPlugin").provide_openapi_schema())


class Document(JsonRenderPlugin):
    """The description of the API, written once."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"])
        self._written = b""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        self._written = self._written or super().render(request, with_sockets(openapi_schema))
        return self._written


def open_folder(data: Path, database: str = "", internal: str = "") -> Folder:
    """The folder with all that is needed to serve from it; raises Unusable."""
    folder = Folder(data, shared=bool(internal))
    try:
        if not database:
            open_by_files(Sessions(Limits().session, Channels()), data)
        prepare_database(folder, database)
    except BaseException:
        folder.close()
        raise
    return folder


def _mailer(outgoing: Outgoing) -> Mailer | None:
    return Mailer(outgoing.mail, outgoing.address) if outgoing.mail else None


def _contact(names: Sequence[str]) -> str:
    """Whom push services could ask about us."""
    known = next((name for name in names if "." in name and not name[-1].isdigit()), "")
    return f"https://{known}" if known else "mailto:nobody@panzerkiste.invalid"


async def _warm_up(players: Thinkers, advisers: Clerks) -> None:
    await asyncio.sleep(SETTLED)
    players.warm_up()
    advisers.warm_up()


def _account(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    return str(request.scope["state"]["account"])


def _bot(request: ASGIConnection[Any, Any, Any, Any]) -> StoredProgram:
    """Whose token the request carries."""
    bot: StoredProgram | None = request.scope["state"].get("bot")
    if bot is None:
        raise Illegal("BOT", "only")
    return bot


def _lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


def _service(name: str) -> Callable[[State], Any]:
    """Hands out by its name what a workshop or we have opened."""

    def give(state: State) -> Any:
        return service(state, name)

    return give
