"""Whatever a visitor writes and others read has no signs that cannot be seen: they could turn round what stands beside
them. Every text that can be sent stands in one of these tables."""

import typing

import pytest
from msgspec import inspect

from panzerkiste.server.club.club_house import cleaned
from panzerkiste.server.matches.protocol import ClientMessage
from panzerkiste.server.matches.words import plain
from panzerkiste.server.people import names
from panzerkiste.server.storage.shelves import Shelf
from panzerkiste.server.web.routes import HANDLERS
from panzerkiste.server.web.workshops import webs
from tests.server.test_works import Told

TURNED = "Dachs\u202e\u200b im Bau"
SEEN = "Dachs im Bau"


async def sent(visitor, method, path, **body):
    answer = await visitor.http.request(method, path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


async def renamed(visitor):
    return (await sent(visitor(), "PUT", "/api/me", name=TURNED))["name"]


async def bot(visitor):
    anna = visitor()
    await sent(anna, "POST", "/api/bots", name=TURNED)
    return (await anna.ask("/api/bots"))[0]["name"]


async def event(visitor):
    dora = await visitor().register("Dora Texte")
    wish = {"game": "panzerschlacht", "options": {}, "kind": "swiss", "name": TURNED, "rules": TURNED}
    page = await visitor().ask(f"/api/events/{(await dora.tell('/api/events', wish))['id']}")
    assert page["name"] == page["rules"]
    return page["rules"]


async def club(_):
    texts = cleaned(TURNED, TURNED, TURNED)
    assert texts.name == texts.welcome == texts.rules
    return texts.rules


async def words(_):
    return plain(TURNED)  # at a table: tests/server/test_table_words.py


async def account(_):
    return names.plain(TURNED)  # tests/server/test_people.py


async def work(_):
    """Also one whose text spells such signs out."""
    kept = Shelf("poem", "POEM", Told, lambda _: Told(TURNED), "1").new_version("anna", TURNED, None)
    assert kept.told == f'{{"name":"{SEEN}"}}'
    return kept.text


# What others read, and how it comes to them.
READ: dict[str, typing.Any] = {
    "Rename.name": renamed,
    "NewAccount.name": account,
    "NewPasskey.name": account,
    "PasskeyWish.name": account,
    "NewBot.name": bot,
    "NewEvent.name": event,
    "NewEvent.rules": event,
    "BoardResult.reason": words,
    "ClubWords.name": club,
    "ClubWords.welcome": club,
    "ClubWords.rules": club,
    "Report.why": words,
    "Talk.text": words,
    "MapToSave.text": work,
    "ToSave.text": work,
    # Of a battlefield, which is written down and kept as the others are.
    "Words.de": work,
    "Words.en": work,
    "FieldBuilding.connected": work,
    "FieldBuilding.id": work,
    "FieldFile.barred": work,
    "FieldFile.id": work,
    "FieldPiece.id": work,
    "FieldPiece.kind": work,
}

# What names something that is known already, or is told to nobody else.
NAMES = {f"{kind}.game" for kind in ("NewEvent", "NewMatch", "Seek", "Terms")} | {
    "MapToSave.id",
    "NewChallenge.to",
    "SeatWish.player",
    "SeatWish.program",
    "ToSave.id",
}
SECRETS = {
    "Join.code",
    "MailCode.code",
    "NewAccount.password",
    "NewPassword.now",
    "NewPassword.password",
    "OpenIdAnswer.code",
    "OpenIdAnswer.error",
    "OpenIdAnswer.iss",
    "OpenIdAnswer.state",
    "Recover.code",
    "Recover.name",
    "Recover.password",
    "SignIn.name",
    "SignIn.password",
}
HIS_OWN = {
    "MapRules.text",
    "NewDevice.endpoint",
    "NewDevice.key",
    "NewDevice.secret",
    "NewMail.address",
    "OldDevice.endpoint",
    "Quiet.begins",
    "Quiet.ends",
    "Telling.zone",
    "ToCheck.text",
    "ToRead.text",
    "Write.text",  # a move in notation, which the rules read
}
LUCK = {"Join.value", "NewMatch.value"}  # mixed into the dice: letters and digits


def test_every_text_that_can_be_sent_stands_in_a_table():
    handlers = [*HANDLERS, *(handler for web in webs().values() for handler in web.handlers)]
    bodies = [typing.get_type_hints(handler.fn, include_extras=True).get("data") for handler in handlers]
    found = {place for shape in (*filter(None, bodies), ClientMessage) for place in texts(inspect.type_info(shape), "")}
    ids = {place for place in found if place in {f"{kind.__name__}.id" for kind in typing.get_args(ClientMessage)}}
    assert found - ids == {*READ, *NAMES, *SECRETS, *HIS_OWN, *LUCK}


def texts(shape, place):
    match shape:
        case inspect.StrType():
            yield place
        case inspect.UnionType(types):
            for one in types:
                yield from texts(one, place)
        case inspect.StructType(cls, fields=fields):
            for field in fields:
                yield from texts(field.type, f"{cls.__name__}.{field.name}")
        case inspect.ListType(item) | inspect.VarTupleType(item):
            yield from texts(item, place)
        case inspect.DictType(_, value):
            yield from texts(value, place)


@pytest.mark.parametrize("way", sorted({*READ.values()}, key=repr))
async def test_what_others_read_has_no_signs_that_cannot_be_seen(visitor, way):
    assert await way(visitor) == SEEN
