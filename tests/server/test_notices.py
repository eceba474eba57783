"""Your turn: who is told, by which way, once; against a real push service and a real mail server."""

import asyncio
import re
import secrets
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec.structs import replace
from sqlalchemy import event

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.club import push
from panzerkiste.server.club.mail import Mailer
from panzerkiste.server.club.notices import REST, Notices
from panzerkiste.server.club.occasions import DAY, DIGESTS, HOUR, occasion, quiet_until
from panzerkiste.server.club.outgoing import MailServer, read_outgoing
from panzerkiste.server.club.presence import Presence
from panzerkiste.server.club.push import Post, check_subscription, read_push_key
from panzerkiste.server.club.tellings import NewDevice, Telling
from panzerkiste.server.club.wishes import Wishes
from panzerkiste.server.limits import Limits, Rate
from panzerkiste.server.matches.api import NewMatch, SeatWish
from panzerkiste.server.matches.lobby import Lobby
from panzerkiste.server.matches.time_controls import Days, Untimed
from panzerkiste.server.people.reception import Visit
from panzerkiste.server.storage.notices import StoredNotice, StoredTelling, Turns
from panzerkiste.server.storage.people import StoredAccount
from panzerkiste.server.storage.sqlite import Sqlite
from panzerkiste.server.storage.store import Store, StoredSeat
from panzerkiste.server.thinking.thinkers import Thinkers
from tests.server.post_offices import HERE, Browser, MailHouse, PushService, certified, packed, unpacked

NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp() * 1000)
MINUTE = 60_000
LIMITS = Limits(letters=Rate(0, 2))
ENGLISH = Telling("en", "UTC", None, ("turn", "seat"), ())


class House:
    """A server without its web. Its clock is moved by hand."""

    def __init__(self, store, post, mailer=None):
        self.store, self.now = store, NOON
        self.thinkers = Thinkers()
        self.lobby = Lobby(store, self.thinkers, LIMITS, timepiece=self)
        self.notices = Notices(store, self.lobby, Presence(self), post, mailer, LIMITS)
        self.wishes = Wishes(store, post, mailer, LIMITS, self.lobby.now)

    def wall(self):
        return self.now

    def seconds(self):
        return self.now / 1000

    def later(self, seconds, work):
        return asyncio.get_running_loop().call_later(seconds, work)

    async def pass_time(self, milliseconds=2 * MINUTE):
        await self.notices.keep()
        self.now += milliseconds
        await asyncio.gather(*await self.notices.deliver())

    async def match(self, clock=Untimed()):  # noqa: B008
        """Anna's against Bert, who is not there."""
        wish = NewMatch("tank-chess", {}, (SeatWish("me"), SeatWish("invite")), clock=clock)
        made = await self.lobby.create(wish, "anna")
        await self.lobby.join(made.invites[0].code, None, "bert")
        return await self.lobby.table(made.id)

    async def play(self, table):
        (seat,) = table.owing
        await table.act(seat, table.game.play.offer(table.match.state, seat).actions[0])

    async def close(self):
        await self.lobby.close()
        await self.thinkers.close()


@pytest.fixture
async def outside(tmp_path, monkeypatch):
    """A push service and a mail server that prove who they are."""
    context = certified(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "house.pem"))
    async with PushService(context) as service:
        with MailHouse(context) as post:
            yield service, post


@pytest.fixture
async def open_house(tmp_path, outside):
    """A server on the folder; opened again, it is the next one."""
    async with AsyncExitStack() as closing:
        store = Store(Sqlite(tmp_path / "notices.sqlite"))
        closing.push_async_callback(store.close)
        await store.people.rename("anna", "Anna", "anna")
        await store.people.rename("bert", "Bert", "bert")
        mail = MailServer(HERE, "Panzerkiste <tanks@example.org>", outside[1].port)

        @asynccontextmanager
        async def opened():
            house = House(
                store,
                Post(read_push_key(tmp_path), "mailto:host@example.org", near=True),
                Mailer(mail, "https://tanks.example.org"),
            )
            yield house
            await house.close()

        yield opened


@asynccontextmanager
async def berts_browser(house, service, wish=ENGLISH):
    browser = Browser()
    await house.wishes.choose("bert", wish)
    await house.wishes.add_device("bert", "phone", NewDevice(**browser.subscription(f"{service.origin}/bert")))
    yield browser


# Devices.


async def test_whose_turn_it_is_hears_so_in_his_language_and_only_he_can_read_it(open_house, outside, tmp_path):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service, replace(ENGLISH, language="de")) as browser:
        table = await house.match()
        await house.pass_time()
        assert service.got == [], "it is Anna's turn, and she wants no word of it"
        await house.play(table)
        await house.pass_time()
        ((headers, body),) = service.got
        assert browser.read(body) == {
            "text": "Am Zug: Tank Chess gegen Anna",
            "path": f"/match/{table.stored.id}",
            "count": 1,
        }
        assert headers["content-encoding"] == "aes128gcm"
        key, claims = service.sender()
        assert key == (await house.wishes.info("bert")).key
        assert (claims["aud"], claims["sub"]) == (service.origin, "mailto:host@example.org")
    assert (tmp_path / "push.key").stat().st_mode & 0o777 == 0o600


async def test_he_is_told_once_until_he_has_looked_however_often_the_server_starts(open_house, outside):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service) as browser:
        table = await house.match()
        await house.play(table)
        await house.pass_time()
        other = await house.match()
        await house.play(other)
        await house.pass_time()
    async with open_house() as house:
        house.now += HOUR
        for id in (table.stored.id, other.stored.id):
            await house.lobby.table(id)
        await house.pass_time()
        assert len(service.got) == 1
        await house.wishes.look("bert")
        await house.pass_time()
        assert len(service.got) == 1, "what he has seen is no news"
        again = await house.match()
        await house.play(again)
        await house.pass_time()
        assert browser.read(service.got[-1][1])["text"] == "3 matches wait for you"


async def test_a_turn_that_comes_back_at_once_is_news_again(open_house, outside):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service):
        table = await house.match()
        await house.play(table)
        await house.pass_time()
        await house.wishes.look("bert")
        house.now += MINUTE
        for _ in range(2):
            await house.play(table)
        await house.pass_time()
        assert len(service.got) == 2


async def test_what_happened_before_a_server_was_killed_is_told_by_the_next(open_house, outside):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service):
        table = await house.match()
        await house.notices.keep()
        await house.play(table)
    async with open_house() as house:
        await house.notices.catch_up()
        await house.pass_time()
        assert len(service.got) == 1
        assert await house.store.notices.unheeded() == []


class Eyes:
    def __init__(self, account, seat):
        self.account, self.address, self.seat = account, "192.0.2.1", seat

    def push(self, message):
        pass

    def hang_up(self, code):
        pass


async def test_whose_turn_it_is_takes_as_many_statements_for_one_match_as_for_many(tmp_path):
    """Moves wait behind them: the one writer does nothing else meanwhile."""
    database = Sqlite(tmp_path / "panzerkiste.sqlite")
    store, said = Store(database), list[str]()
    made = {"game": "g", "rules": 1, "options": "{}", "creator": "a", "created": 0}
    seat = StoredSeat(0, None, 1, None, "", "")
    for number in range(1, 31):
        await store.create({"id": f"m{number}", "watch": f"w{number}", **made}, b"", [seat])
    event.listen(database.engine, "before_cursor_execute", lambda *told: said.append(told[2]))

    def turn(number, account, entries=1, fresh=()):
        notice = StoredNotice(account, "turn", f"m{number}", "g", "[]", entries)
        return Turns(number, f"m{number}", entries, (notice,), fresh)

    counts = []
    for matches in (range(1, 2), range(1, 31)):
        for account in ("anna", "bela"):
            said.clear()
            await store.notices.keep_turns([turn(number, account, fresh=("anna",)) for number in matches])
        counts.append(len(said))
    assert counts[0] == counts[1]
    await store.notices.keep_turns([turn(1, "bela", 7), turn(2, "bela", 7, ("bela",)), Turns(3, "m3", None, (), ())])
    assert {one.subject: one.since for one in await store.notices.of("bela")}.items() >= {"m1": 1, "m2": 7}.items()
    assert await store.notices.of("anna") == []
    assert "m3" not in {one.subject for one in await store.notices.of("bela")}
    await store.close()


async def test_who_has_the_table_before_him_is_not_called(open_house, outside):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service):
        table = await house.match()
        eyes = Eyes("bert", 1)
        await table.enter(eyes, -1)
        await house.play(table)
        await house.pass_time()
        assert service.got == []
        table.leave(eyes)
        await house.pass_time()
        assert len(service.got) == 1


async def test_whoever_plays_bots_alone_is_not_called_and_a_match_that_is_over_calls_nobody(open_house, outside):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service):
        await house.lobby.create(NewMatch("tank-chess", {}, (SeatWish("me"), SeatWish("me"))), "bert")
        table = await house.match()
        await house.play(table)
        resign = next(choice for choice in table.game.play.offer(table.match.state, 0).asides)
        await table.act(0, resign)
        assert table.is_over
        await house.pass_time()
        assert service.got == []
        assert await house.store.notices.of("bert") == []


async def test_whoever_kept_a_seat_hears_that_it_is_taken(open_house, outside):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service) as browser:
        made = await house.lobby.create(NewMatch("tank-chess", {}, (SeatWish("invite"), SeatWish("me"))), "bert")
        await house.lobby.join(made.invites[0].code, None, "anna")
        await house.pass_time()
        assert browser.read(service.got[0][1])["text"] == "Anna takes the seat you kept in Tank Chess"
        await house.wishes.look("bert")
        assert await house.store.notices.of("bert") == []


async def test_a_device_that_is_gone_is_forgotten_and_one_that_fails_is_tried_again_later(open_house, outside):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service):
        await house.play(await house.match())
        service.status = 500
        await house.pass_time()
        await house.pass_time()
        assert len(service.got) == 1, "it is given a rest"
        service.status = 410
        await house.pass_time(REST)
        assert len(service.got) == 2
        assert (await house.wishes.info("bert")).devices == ()


async def test_nobody_waits_for_a_service_that_says_nothing(open_house, outside, tmp_path, monkeypatch):
    service, _ = outside
    monkeypatch.setattr(push, "SECONDS", 0.5)
    async with open_house() as house, berts_browser(house, service):
        service.status = None
        (device,) = await house.store.notices.subscriptions("bert")
        post = Post(read_push_key(tmp_path), "mailto:host@example.org", near=True)
        assert await post.send(device, b"{}") == "failed"
        assert service.asked == 1


async def test_a_message_goes_nowhere_but_out_into_the_world(open_house, outside, tmp_path):
    """An endpoint is an address that a visitor gave: it leads to nothing in the host's own network."""
    service, _ = outside
    async with open_house() as house, berts_browser(house, service):
        (device,) = await house.store.notices.subscriptions("bert")
        public = Post(read_push_key(tmp_path), "mailto:host@example.org")
        for name in (HERE, "localhost", "[::1]", "0.0.0.0", "2130706433"):
            elsewhere = replace(device, endpoint=service.origin.replace(HERE, name))
            assert await public.send(elsewhere, b"{}") == "failed"
        assert service.asked == 0


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example.org/1", "https://push.example.org:25/1", "https://me@push.example.org/1", "https:///1", "x"],
)
def test_what_is_no_address_of_a_push_service_is_refused(endpoint):
    given = Browser().subscription(endpoint)
    with pytest.raises(Illegal, match="device"):
        check_subscription(endpoint, given["key"], given["secret"], near=False)


def test_keys_that_no_browser_has_are_refused():
    good = Browser().subscription("https://push.example.org/1")
    check_subscription(good["endpoint"], good["key"], good["secret"], near=False)
    for key, secret in ((good["key"][:-4], good["secret"]), (good["key"], "AAAA"), (packed(b"\4" + bytes(64)), "é")):
        with pytest.raises(Illegal, match="device"):
            check_subscription(good["endpoint"], key, secret, near=False)


def test_the_example_of_rfc_8291_comes_out_as_it_stands_there():
    """Section 5, with the keys and the salt of the example."""
    secret = int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = push._encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(secret, ec.SECP256R1()),
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_in_a_match_of_days_he_is_reminded_before_his_time_ends(open_house, outside):
    service, _ = outside
    async with open_house() as house, berts_browser(house, service) as browser:
        await house.play(await house.match(Days(3)))
        await house.pass_time()
        await house.wishes.look("bert")
        await house.pass_time(3 * DAY - 5 * HOUR)
        await house.pass_time()
        assert [browser.read(body)["text"] for _, body in service.got] == [
            "Your turn in Tank Chess against Anna",
            "Your time in Tank Chess against Anna ends in 5 hours",
        ]


# Mail.


async def test_mail_goes_to_an_address_once_it_is_confirmed_and_every_one_says_how_to_end_it(open_house, outside):
    _, post = outside
    bert = Visit("bert", "192.0.2.1")
    async with open_house() as house:
        await house.wishes.choose("bert", replace(ENGLISH, device=(), mail=("turn",)))
        with pytest.raises(Illegal, match="guest"):
            await house.wishes.set_mail(bert, "bert@example.org")
        await house.store.people.register(StoredAccount("bert", "Bert", "bert", None, 0), [secrets.token_bytes(8)])
        with pytest.raises(Illegal, match="address"):
            await house.wishes.set_mail(bert, "bert@example.org\nBcc: all@example.org")
        await house.wishes.set_mail(bert, "bert@example.org")
        (code,) = re.findall("code for your profile: ([2-9A-Z]{8})", post.got[0].get_content())
        await house.play(await house.match())
        await house.pass_time(HOUR)
        assert len(post.got) == 1, "nothing but the code"
        with pytest.raises(Illegal, match="code"):
            await house.wishes.confirm_mail(bert, "22222222")
        await house.wishes.confirm_mail(bert, code.lower())
        await house.pass_time(HOUR)
        told = post.got[-1]
        assert (told["To"], told["Subject"]) == ("bert@example.org", "Your turn in Tank Chess against Anna")
        (token,) = re.findall("/farewell/([^\\s]+)", told.get_content())
        assert told["List-Unsubscribe"] == f"<https://tanks.example.org/api/farewell/{token}>"
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        await house.wishes.say_farewell(token)
        assert (await house.wishes.info("bert")).mail is None
        await house.pass_time(2 * DAY)
        assert len(post.got) == 2


async def test_a_stranger_is_not_written_to_without_end(open_house, outside):
    _, post = outside
    async with open_house() as house:
        for name in ("bert", "anna", "carl"):
            await house.store.people.register(StoredAccount(name, name, name, None, 0), [secrets.token_bytes(8)])
        for name in ("bert", "anna"):
            await house.wishes.set_mail(Visit(name, "192.0.2.1"), "eve@example.org")
        with pytest.raises(Illegal, match="letters"):
            await house.wishes.set_mail(Visit("carl", "192.0.2.9"), "EVE@example.org")
        assert len(post.got) == 2


async def test_an_address_that_the_mail_server_does_not_know_is_not_kept(open_house, outside):
    _, post = outside
    post.refuses = "550 No such user"
    async with open_house() as house:
        await house.store.people.register(StoredAccount("bert", "Bert", "bert", None, 0), [secrets.token_bytes(8)])
        with pytest.raises(Illegal, match="not_sent"):
            await house.wishes.set_mail(Visit("bert", "192.0.2.1"), "bert@example.org")
        assert (await house.wishes.info("bert")).mail is None


def test_a_host_says_by_whom_mail_is_sent():
    text = '[mail]\nserver = "mail.example.org"\nsender = "tanks@example.org"\n'
    with pytest.raises(ValueError, match="address"):
        read_outgoing(text)
    assert read_outgoing(f'address = "https://tanks.example.org"\n{text}').mail.port == 587


# When.

TELLING = StoredTelling("bert", quiet=None, mail="turn", address="bert@example.org")


def turn(since, **more):
    return StoredNotice("bert", "turn", "m", "tank-chess", "[]", since, **more)


def why(telling, found, way, now):
    due = occasion(telling, found, way, now, MINUTE)
    return due and due.why


def test_a_device_is_told_after_a_while_and_mail_comes_later_for_whoever_has_not_looked():
    for way, wait in (("device", MINUTE), ("mail", 15 * MINUTE)):
        assert [why(TELLING, [turn(NOON)], way, NOON + late) for late in (wait - 1, wait)] == [None, "news"]
        assert why(replace(TELLING, looked=NOON), [turn(NOON)], way, NOON + wait) is None


def test_one_message_until_he_has_looked_then_a_digest_a_day_by_one_way_and_after_some_days_peace():
    told = replace(TELLING, looked=NOON - 1, told_device=NOON, told_mail=NOON)
    news = [turn(NOON - 2), turn(NOON + 5)]
    assert [why(told, news, way, NOON + DAY - 1) for way in ("device", "mail")] == [None, None]
    assert [why(told, news, way, NOON + DAY) for way in ("device", "mail")] == [None, "digest"]
    assert why(replace(told, mail=""), news, "device", NOON + DAY) == "digest"
    assert why(replace(told, digests=DIGESTS), news, "mail", NOON + DAY) is None


def test_before_his_time_ends_he_is_reminded_once_even_if_he_was_told():
    told = replace(TELLING, looked=NOON - 1, told_device=NOON)
    ends = NOON + 10 * HOUR
    assert [why(told, [turn(NOON, due=ends)], "device", ends - late) for late in (6 * HOUR + 1, 6 * HOUR)] == [
        None,
        "ends",
    ]
    assert why(told, [turn(NOON, due=ends, reminded=1)], "device", ends - HOUR) is None
    assert why(told, [turn(NOON, due=ends)], "device", ends) is None


def test_at_night_nothing_is_sent_but_what_would_come_too_late_in_the_morning():
    night = replace(TELLING, quiet="22:00 08:00", zone="Europe/Berlin")
    late = int(datetime(2026, 11, 16, 21, 30, tzinfo=UTC).timestamp() * 1000)  # half past ten in Berlin
    assert quiet_until(night, late) == int(datetime(2026, 11, 17, 7, tzinfo=UTC).timestamp() * 1000)
    assert why(night, [turn(late - HOUR)], "device", late) is None
    assert why(night, [turn(late - HOUR)], "device", late - HOUR + MINUTE) == "news"
    assert why(night, [turn(late - HOUR, due=late + 5 * HOUR)], "device", late) == "ends"
    assert quiet_until(replace(night, quiet="12:00 13:00"), NOON) is None
    assert quiet_until(replace(night, quiet="12:30 13:30", zone="no/where"), NOON + 31 * MINUTE) == NOON + 90 * MINUTE
