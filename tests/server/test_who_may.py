"""Who may what: every route stands in one of these tables, with what each kind of visitor is answered."""

from typing import Any

from panzerkiste.server.web.routes import HANDLERS
from panzerkiste.server.web.workshops import webs
from tests.server.house import House

GAME = "/api/games/{game_id:str}"
MATCH = "/api/matches/{match_id:str}"
SEAT = MATCH + "/seats/{seat:int}"

# Told to everybody alike: nobody's own, or worked out from what is sent along.
EVERYBODY = {
    "GET /health",
    "GET /ready",
    "GET /api/games",
    f"GET {GAME}",
    f"POST {GAME}/warnings",
    f"GET {GAME}/rulebook",
    f"GET {GAME}/texts",
    f"GET {GAME}/scenarios",
    f"GET {GAME}/lessons",
    "GET /api/puzzles",
    f"GET {GAME}/puzzles",
    f"GET {GAME}/puzzles/next",
    f"GET {GAME}/puzzles/{{puzzle_id:str}}",
    "POST /api/replay",
    f"GET {GAME}/ratings",
    "GET /api/people/{handle:str}",  # by the handle, whoever asks: tests/server/test_profiles.py
    "GET /api/qr",
    "GET /api/reach",
    "GET /api/openid",
    "GET /api/bots/online",
    "GET /api/dropzone/catalogue",
    "POST /api/armies/check",
    "GET /api/battlefields/shipped",
    "POST /api/battlefields/read",
    "POST /api/battlefields/check",
    "POST /api/battlefields/sight",
    "GET /api/maps/paper",
    "POST /api/maps/check",
    "GET /api/decks/box",
    "GET /api/decks/forms",
    "POST /api/decks/check",
}

# By the code alone, whoever has it: tests/server/test_invitations.py; by the link of a mail: test_notices.py.
WHOEVER_HAS_THE_CODE = {"GET /api/invitations/{code:str}", "POST /api/join", "POST /api/farewell/{token:str}"}

# Whoever has the link may look, only the owner may change: tests/server/test_works.py and the workshops' tests.
OF_A_SHELF = {
    f"{method} /api/{kind}"
    for kind, id in (("armies", "army"), ("battlefields", "field"), ("maps", "map"), ("decks", "deck"))
    for method in ("POST", "GET")
} | {
    f"{method} /api/{kind}/{{{id}_id:str}}"
    for kind, id in (("armies", "army"), ("battlefields", "field"), ("maps", "map"), ("decks", "deck"))
    for method in ("GET", "DELETE")
}
STUDIES = {"POST /api/maps/studies", "GET /api/maps/studies/{study_id:str}", "DELETE /api/maps/studies/{study_id:str}"}

# With a bot's token, and for its own seats alone: tests/server/test_bot_api.py.
OF_A_BOT = {
    "GET /api/bot/me",
    "GET /api/bot/events",
    "POST /api/bot/challenges/{match_id:str}/{seat:int}/accept",
    "POST /api/bot/challenges/{match_id:str}/{seat:int}/decline",
    "GET /api/bot/matches/{match_id:str}/stream",
    "GET /api/bot/matches/{match_id:str}/question",
    "POST /api/bot/matches/{match_id:str}/messages",
}

# Of a running match with hidden things: what a stranger, a watcher, the other player and its creator are answered.
OF_A_MATCH = {
    f"GET {MATCH}": (404, 200, 200, 200),
    f"POST {MATCH}/rematch": (404, 403, 400, 400),
    f"POST {SEAT}/bot": (404, 403, 400, 201),  # a fellow player has not been away for long enough
    f"POST {SEAT}/hand-back": (404, 403, 403, 201),
    f"PUT {SEAT}/mute": (404, 403, 204, 400),
    f"DELETE {SEAT}/mute": (404, 403, 204, 400),
    f"POST {SEAT}/report": (404, 403, 400, 400),  # nothing was said
    f"GET {MATCH}/record": (404, 200, 200, 200),
    f"GET {MATCH}/game-file": (404, 404, 404, 404),  # this game has no form of its own
    f"GET {MATCH}/replay": (404, 200, 200, 200),
    f"GET {MATCH}/replay?seat=0": (404, 403, 403, 200),
    f"GET {MATCH}/ending": (404, 400, 400, 400),
    f"GET {MATCH}/review": (404, 400, 400, 400),  # while it runs nobody is told
    f"POST {MATCH}/review": (404, 400, 400, 400),
    f"GET {MATCH}/drawing": (404, 200, 200, 200),
    f"GET {MATCH}/drawing?seat=0": (404, 403, 403, 200),
    f"GET {MATCH}/miniature": (404, 200, 200, 200),
    f"POST {MATCH}/share": (404, 403, 400, 400),
    f"POST {SEAT}/free": (404, 403, 403, 201),
}

# Of an event that runs: what a guest, somebody who has entered, and its organiser are answered, in this order.
EVENT = "/api/events/{event_id:str}"
AN_EVENT = {"name": "Wer darf", "game": "panzerschlacht", "options": {}, "kind": "swiss", "automatic": False}
OF_AN_EVENT: dict[str, tuple[Any, tuple[int, int, int]]] = {
    f"GET {EVENT}": (None, (200, 200, 200)),
    f"POST {EVENT}/entry": (None, (403, 409, 201)),
    f"POST {EVENT}/withdrawal": (None, (404, 201, 201)),
    f"POST {EVENT}/bots": ({"level": 1}, (403, 403, 409)),  # it is too late for them
    f"POST {EVENT}/start": (None, (403, 403, 409)),  # it runs
    f"POST {EVENT}/rounds": (None, (403, 403, 409)),  # a board is open
    f"PUT {EVENT}/rounds/{{round:int}}/boards/{{board:int}}": (
        {"first": 1, "second": 0, "reason": "so"},
        (403, 403, 404),
    ),
    f"DELETE {EVENT}/entrants/{{number:int}}": (None, (403, 403, 404)),
    f"DELETE {EVENT}": (None, (403, 403, 200)),
}

# The visitor's own, in this order: what a guest and somebody with an account are answered.
TELLING = {"language": "de", "zone": "UTC", "quiet": None, "device": ["turn"], "mail": []}
A_WORD = {"name": "Dora Wer", "password": "Leopard im Hafer"}
OWN: dict[str, tuple[dict[str, Any] | None, int, int]] = {
    "GET /api/me": (None, 200, 200),
    "PUT /api/me": ({"name": "Wer"}, 200, 200),
    "GET /api/me/data": (None, 200, 200),
    "GET /api/me/days-off": (None, 200, 200),
    "PUT /api/me/days-off": ({"days": []}, 200, 200),
    "GET /api/me/profile": (None, 200, 200),
    "PUT /api/me/profile": ({"hides_games": True}, 200, 200),
    "GET /api/events": (None, 200, 200),
    "POST /api/events": (AN_EVENT, 403, 201),
    "GET /api/club": (None, 200, 200),
    "PUT /api/club": ({"name": "", "welcome": "", "rules": ""}, 403, 403),  # only organisers: test_admin.py
    "PUT /api/club/me": ({"listed": False}, 403, 200),
    "GET /api/bots": (None, 200, 200),
    "POST /api/bots": ({"name": "Hasty"}, 201, 201),
    "DELETE /api/bots/{bot_id:str}": (None, 404, 404),
    "GET /api/me/telling": (None, 200, 200),
    "PUT /api/me/telling": (TELLING, 200, 200),
    "POST /api/me/looked": (None, 204, 204),
    "POST /api/me/telling/devices": ({"endpoint": "http://here", "key": "", "secret": ""}, 400, 400),
    "POST /api/me/telling/devices/drop": ({"endpoint": "x"}, 204, 204),
    "PUT /api/me/telling/mail": ({"address": "wer@example.org"}, 409, 409),  # this server sends none
    "POST /api/me/telling/mail/confirm": ({"code": "x"}, 400, 400),
    "DELETE /api/me/telling/mail": (None, 204, 204),
    "GET /api/matches": (None, 200, 200),
    "POST /api/matches": ({"game": "dropzone", "options": {}, "seats": [{"kind": "me"}, {"kind": "me"}]}, 201, 201),
    "DELETE /api/me/openid": (None, 403, 204),
    "POST /api/me/openid": (None, 404, 404),  # of a server that has none; else tests/server/test_openid.py
    "POST /api/me/openid/return": ({"state": "x"}, 404, 404),
    "GET /api/my-turns": (None, 200, 200),
    "GET /api/my-games": (None, 200, 200),
    "GET /api/my-games/finished": (None, 200, 200),
    "GET /api/finished": (None, 200, 200),
    "PUT /api/lobby/seek": ({"game": "dropzone"}, 409, 409),  # neither has the lobby open
    "DELETE /api/lobby/seek": (None, 204, 204),
    "PUT /api/lobby/visible": ({"visible": True}, 204, 204),
    "POST /api/open-seats": ({"game": "dropzone"}, 201, 201),
    "POST /api/open-seats/{seat_id:str}/take": ({}, 409, 409),
    "DELETE /api/open-seats/{seat_id:str}": (None, 409, 409),
    "POST /api/challenges": ({"to": "somebody", "terms": {"game": "dropzone"}}, 409, 409),
    "POST /api/challenges/{challenge_id:str}/accept": ({}, 409, 409),
    "POST /api/challenges/{challenge_id:str}/decline": ({}, 409, 409),
    "DELETE /api/challenges/{challenge_id:str}": (None, 409, 409),
    "POST /api/me/sign-in": ({"name": "Wer?", "password": "x"}, 403, 403),
    "POST /api/me/recover": ({"name": "Wer?", "password": "Leopard im Hafer", "code": "x"}, 403, 403),
    "POST /api/me/sign-in/question": (None, 200, 200),
    "POST /api/me/sign-in/passkey": ({"credential": {}}, 400, 400),
    "POST /api/me/passkeys/question": ({"name": None}, 403, 200),
    "POST /api/me/passkeys": ({"name": None, "credential": {}}, 400, 400),
    "DELETE /api/me/passkeys/{id:str}": (None, 400, 400),
    "POST /api/me/recovery-codes": (None, 403, 201),
    "PUT /api/me/password": ({"now": A_WORD["password"], "password": A_WORD["password"]}, 403, 204),
    "POST /api/me/sign-out-elsewhere": (None, 204, 204),
    "POST /api/me/sign-out": ({"everywhere": True}, 403, 204),
    "DELETE /api/me": (None, 204, 204),
    "POST /api/me/account": (A_WORD | {"name": "Dora Wieder"}, 201, 409),
}


def test_every_route_stands_in_a_table():
    handlers = [*HANDLERS, *(handler for web in webs().values() for handler in web.handlers)]
    routes = [f"{method} {path}" for handler in handlers for method in handler.http_methods for path in handler.paths]
    of_a_match = {row.partition("?")[0] for row in OF_A_MATCH}
    tables = EVERYBODY, WHOEVER_HAS_THE_CODE, OF_A_SHELF, STUDIES, OF_A_BOT, of_a_match, set(OWN), set(OF_AN_EVENT)
    assert sorted(routes) == sorted(row for table in tables for row in table)


async def asked(somebody, row, body=None, **parts: object):
    method, _, path = row.partition(" ")
    for name, part in {"match_id:str": "", "seat:int": 0, "id:str": "AAAA", **parts}.items():
        path = path.replace(f"{{{name}}}", str(part))
    return (await somebody.http.request(method, path, json=body)).status_code


async def test_what_is_a_bots_takes_its_token(house: House, visitor):
    for row in OF_A_BOT:
        assert await asked(visitor(), row, **{"match_id:str": "any"}) == 401, row


async def test_a_match_is_its_players_and_watchers_and_each_sees_his_own_of_it(house: House, visitor):
    stranger, watcher, other, creator = (visitor() for _ in range(4))
    match = await creator.new_match("me", "invite")
    await other.tell("/api/join", {"code": match["invites"][0]["code"]})
    await watcher.tell("/api/join", {"code": match["watch"]})
    for row, expected in OF_A_MATCH.items():
        body = {"bot": {"level": 1}, "report": {"why": ""}}.get(row.rpartition("/")[2])
        given = {"match_id:str": match["id"]}
        told = tuple([await asked(one, row, body, **given) for one in (stranger, watcher, other, creator)])
        assert told == expected, row


async def test_an_event_is_seen_by_all_entered_by_accounts_and_run_by_its_organiser(house: House, visitor):
    guest, entrant, organiser = (visitor() for _ in range(3))
    for name, somebody in (("Wer Eins", entrant), ("Wer Zwei", organiser)):
        await somebody.tell("/api/me/account", A_WORD | {"name": name})
    event = (await organiser.tell("/api/events", AN_EVENT | {"late": "no"}))["id"]
    for somebody in (organiser, entrant):
        await somebody.tell(f"/api/events/{event}/entry", {})
    await organiser.tell(f"/api/events/{event}/start", {})
    await organiser.tell(f"/api/events/{event}/withdrawal", {})
    given = {"event_id:str": event, "round:int": 7, "board:int": 7, "number:int": 7}
    for row, (body, expected) in OF_AN_EVENT.items():
        assert tuple([await asked(one, row, body, **given) for one in (guest, entrant, organiser)]) == expected, row


async def test_what_is_the_visitors_own_he_may_and_what_takes_an_account_takes_one(house: House, visitor):
    guest, dora = visitor(), visitor()
    await dora.tell("/api/me/account", A_WORD)
    for row, (body, *expected) in OWN.items():
        assert [await asked(one, row, body) for one in (guest, dora)] == expected, row
