"""Two matches that differ only in what a seat cannot know: nothing that the club says tells them apart.

Notices by push and mail, the lobby's socket, what is listed and drawn of matches, turns, profiles: in content, number
and order, moment by moment. Anna hears all of it, and so does Dora, who does not play.
"""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest
from msgspec.structs import replace

from panzerkiste.engine.game import CHANCE
from panzerkiste.proving.coverage import rule
from panzerkiste.server.club.foyer import Foyer
from panzerkiste.server.club.mail import Mailer
from panzerkiste.server.club.notices import Notices
from panzerkiste.server.club.outgoing import MailServer
from panzerkiste.server.club.presence import Presence
from panzerkiste.server.club.profiles import Profiles, Viewer
from panzerkiste.server.club.push import Post, read_push_key
from panzerkiste.server.club.ratings import Ratings
from panzerkiste.server.club.tellings import NewDevice, Telling
from panzerkiste.server.club.wishes import Wishes
from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.windows import is_held
from panzerkiste.server.matches.wire import encode
from panzerkiste.server.storage.folder import DATABASE
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.bench import Bench
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.web.lobby import drawn_at, miniature
from tests.server.house import empty_database
from tests.server.post_offices import HERE, Browser, MailHouse, PushService, certified
from tests.server.still_time import StillTime
from tests.server.test_secrecy import two_worlds

ANNA, BELA = 0, 1
PEOPLE = ("anna", "bela", "dora")
NOON = 1_794_830_400.0  # seconds since 1970
LIMITS = Limits(notice=0, equal=6)  # every turn is news at once; all windows are equally long (TH-125)
TOLD = Telling("en", "UTC", None, ("turn", "seat"), ("turn",))


class Ear:
    """A lobby that somebody has open, his browser, and his mailbox."""

    def __init__(self, account, service):
        self.account, self.address, self.service = account, "192.0.2.1", service
        self.browser, self.frames = Browser(), []

    def push(self, message):
        self.frames.append(message.decode())

    def news(self, post):
        """What has come since the last time, by each way."""
        frames, self.frames = self.frames, []
        pushed, self.service.got = [str(self.browser.read(body)) for _, body in self.service.got], []
        mine = [mail for mail in post.got if mail["To"] == f"{self.account}@example.org"]
        post.got = [mail for mail in post.got if mail not in mine]
        return [*frames, *pushed, *(f"{mail['Subject']}\n{mail.get_content()}" for mail in mine)]


class Club:
    """The rooms of a server, on a clock that stands still between two moments."""

    def __init__(self, store, post, mailer):
        self.time, self.store, self.bench = StillTime(NOON), store, Bench(rest=0)
        self.lobby = Lobby(store, Thinkers(), LIMITS, luck=Random, timepiece=self.time)
        presence = Presence(self.time)
        self.notices = Notices(store, self.lobby, presence, post, mailer, LIMITS)
        self.wishes = Wishes(store, post, mailer, LIMITS, self.lobby.now)
        self.foyer = Foyer(self.lobby, store, Ratings(store.ratings, self.lobby), Random, presence)
        self.profiles = Profiles(store, self.bench)
        self._changed = asyncio.Event()
        self.lobby.heeds.append(lambda table: self._changed.set())

    async def begin(self, game, options):
        made = await self.lobby.create(NewMatch(game, options, (SeatWish("me"), SeatWish("invite"))), "anna")
        await self.lobby.join(made.invites[0].code, None, "bela")
        self.table = await self.lobby.table(made.id)
        await self.until(lambda: CHANCE not in self.table.owing)  # what is dealt first

    async def until(self, so):
        """Tables say when they have changed."""
        while not so():
            self._changed.clear()
            await self._changed.wait()

    async def close_window(self):
        """Its time is over."""
        entries = len(self.table.match.entries)
        self.time.go_to_timer()
        await self.until(lambda: len(self.table.match.entries) > entries)

    async def welcome(self, ear):
        await self.store.people.rename(ear.account, ear.account.title(), ear.account)
        await self.wishes.choose(ear.account, TOLD)
        await self.store.notices.set_telling(
            ear.account, {"address": f"{ear.account}@example.org", "farewell": ear.account}
        )
        device = NewDevice(**ear.browser.subscription(f"{ear.service.origin}/{ear.account}"))
        await self.wishes.add_device(ear.account, "phone", device)
        self.foyer.enter(ear)

    async def tell(self):
        """What a server does every few seconds."""
        await self.notices.keep()
        await asyncio.gather(*await self.notices.deliver())
        await self.foyer.look_around()

    async def shown(self, account):
        """What somebody finds who opens every page. Whoever looks has seen what waits for him."""
        table, viewer = self.table, Viewer(account, "192.0.2.1")
        handles = (await self.store.people.handles(PEOPLE)).values()
        pages = [
            await self.foyer.my_games(account),
            await self.foyer.my_turns(account),
            await self.lobby.lists.summaries(account),
            *[await self.profiles.known_as(handle, viewer) for handle in handles],
            await self.profiles.own(viewer),
            drawn_at(table, account),
            miniature(table, account),
        ]
        await self.wishes.look(account)
        return [encode(page).decode() for page in pages]

    async def close(self):
        await self.lobby.close()
        self.bench.close()


@pytest.fixture
async def open_club(tmp_path, monkeypatch):
    context = certified(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "house.pem"))
    async with AsyncExitStack() as closing:
        post = closing.enter_context(MailHouse(context))
        mail = MailServer(HERE, "Panzerkiste <tanks@example.org>", post.port)

        @asynccontextmanager
        async def opened(game, options):
            (tmp_path / DATABASE).write_bytes(empty_database())
            async with AsyncExitStack() as leaving:
                store = Store(Sqlite(tmp_path / DATABASE))
                leaving.push_async_callback(store.close)
                push = Post(read_push_key(tmp_path), "mailto:host@example.org", near=True)
                club = Club(store, push, Mailer(mail, "https://tanks.example.org"))
                leaving.push_async_callback(club.close)
                services = [await leaving.enter_async_context(PushService(context)) for _ in PEOPLE]
                ears = [Ear(account, service) for account, service in zip(PEOPLE, services, strict=True)]
                for ear in ears:
                    await club.welcome(ear)
                await club.begin(game, options)
                yield Story(club, ears, post)

        yield opened


class Story:
    """What everybody has heard of a match, moment by moment."""

    def __init__(self, club, ears, post):
        self.club, self.table, self._ears, self._post = club, club.table, ears, post
        self.heard: dict[str, list[list[str]]] = {account: [] for account in PEOPLE}

    async def moment(self):
        await self.club.tell()
        handles = await self.club.store.people.handles(PEOPLE)
        drawn = {self.table.stored.id: "match", **{handle: account for account, handle in handles.items()}}
        for ear in self._ears:
            told = [*ear.news(self._post), *await self.club.shown(ear.account)]
            self.heard[ear.account].append([masked(one, drawn) for one in told])

    async def play(self, seat, action):
        """One answer, a second after the last."""
        self.club.time.now += 1
        await self.table.act(seat, action)
        await self.moment()


def masked(told, drawn):
    """What is drawn by lot for every match and person."""
    for lot, name in drawn.items():
        told = told.replace(lot, name)
    return told


# Panzerschlacht: values, mines and plans.


async def test_panzerschlacht_nothing_that_the_club_says_depends_on_greys_secrets(open_club):
    stories = []
    for moves in two_worlds(Random(5), turns=6):
        async with open_club("panzerschlacht", {}) as story:
            for seat, action in moves:
                await story.play(seat, action)
            stories.append(story.heard)
    here, there = stories
    assert len(here["anna"]) > 6
    for account in ("anna", "dora"):
        assert here[account] == there[account]
    assert any("Your turn" in told for moment in here["bela"] for told in moment), "notices travel"


# Tank Hunter: who is asked in a window.


@rule("TH-125")
async def test_th_125_nothing_that_the_club_says_tells_whether_a_window_asks_anybody(open_club):
    async with open_club("tank-hunter", {"pace": "equal"}) as story:
        world = await play_until(story, lambda: other_world(story.table))
        entries, here = len(story.table.match.entries), await story_of_window(story)
    async with open_club("tank-hunter", {"pace": "equal"}) as story:
        await play_until(story, lambda: len(story.table.match.entries) == entries)
        steps = story.table.match.steps
        steps[-1] = replace(steps[-1], state=world)
        there = await story_of_window(story)
    for account in ("anna", "dora"):
        assert here[account] == there[account]
    assert any("Your turn" in told for moment in here["anna"] for told in moment), "notices travel"
    assert here["bela"] != there["bela"], "he himself is told that he is asked"


def other_world(table):
    """Where Anna's answer opens a window: a world, the same to her, in which Bela is asked there if now he is not, and
    is not if he is."""
    game, state = table.game, table.match.state
    if table.asked.shown != (ANNA,):
        return None
    action = game.play.default(state, ANNA)
    step = game.play.apply(state, ANNA, action)
    asked = game.play.decision(step.state)
    for seed in range(10) if asked.ask == "window" and ANNA not in asked.seats else ():
        world = game.information.imagine(game.information.view(state, ANNA), Random(seed))
        other = game.play.apply(world, ANNA, action)
        if game.play.decision(other.state).seats != asked.seats:
            assert heard_by_anna(step) == heard_by_anna(other)
            return world
    return None


def heard_by_anna(step):
    return [told.event for told in step.told if told.heard_by(ANNA)]


async def play_until(story, enough):
    """Everybody gives the safe answer, until there is what we look for."""
    table = story.table
    while not (found := enough()):
        seat, *_ = table.owing
        if seat == CHANCE:
            await story.club.close_window()
        else:
            story.club.time.now += 1
            await table.act(seat, table.game.play.default(table.match.state, seat))
    return found


async def story_of_window(story):
    """Anna answers, a window opens, whoever is asked in it passes, and it closes."""
    table = story.table
    await story.moment()
    await story.play(ANNA, table.game.play.default(table.match.state, ANNA))
    if table.asks(BELA):
        await story.play(BELA, table.game.play.default(table.match.state, BELA))
    else:
        story.club.time.now += 1
        await story.moment()
    assert is_held(table.asked)
    await story.club.close_window()
    await story.moment()
    assert table.asked.shown
    return story.heard
