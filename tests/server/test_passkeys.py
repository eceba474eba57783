"""Passkeys: an account without a password, and no answer that was given before, elsewhere or by another key."""

import pytest

from tests.server.authenticator import Authenticator
from tests.server.house import House


async def make(somebody, key, name=None):
    asked = await somebody.tell("/api/me/passkeys/question", {"name": name})
    return await somebody.post("/api/me/passkeys", {"name": name, "credential": key.make(asked["options"])})


async def question(somebody):
    return (await somebody.tell("/api/me/sign-in/question", None))["options"]


async def sign_in(somebody, key):
    return await somebody.post("/api/me/sign-in/passkey", {"credential": key.sign(await question(somebody))})


async def test_a_guest_gets_an_account_by_a_passkey_and_signs_in_with_it_elsewhere(house: House, visitor):
    anna, phone, key = visitor(), visitor(), Authenticator(house.url)
    match = await anna.new_match("me", "hotseat")
    brought = await phone.new_match("me", "hotseat")
    assert len((await make(anna, key, "Anna Pass")).json()["codes"]) == 8
    me = await anna.ask("/api/me")
    assert (me["name"], me["account"]["has_password"], len(me["account"]["passkeys"])) == ("Anna Pass", False, 1)
    for _ in range(2):  # its count goes on
        assert (await sign_in(phone, key)).json()["name"] == "Anna Pass"
    assert {told["id"] for told in await phone.ask("/api/matches")} == {match["id"], brought["id"]}


async def test_an_account_has_several_passkeys_but_always_one_way_in(house: House, visitor):
    anna, keys = visitor(), [Authenticator(house.url), Authenticator(house.url)]
    await make(anna, keys[0], "Anna Zwei")
    assert (await make(anna, keys[1])).json() == {"codes": []}
    first, second = [passkey["id"] for passkey in (await anna.ask("/api/me"))["account"]["passkeys"]]
    assert (await visitor().http.delete(f"/api/me/passkeys/{first}")).json()["key"] == "refused-person-passkey"
    assert (await anna.http.delete(f"/api/me/passkeys/{first}")).status_code == 204
    assert (await anna.http.delete(f"/api/me/passkeys/{second}")).json()["key"] == "refused-person-last"
    assert (await sign_in(visitor(), keys[0])).json()["key"] == "refused-person-passkey"
    assert (await anna.http.put("/api/me/password", json={"now": "", "password": "ein Wort"})).status_code == 204
    assert (await anna.http.delete(f"/api/me/passkeys/{second}")).status_code == 204


async def test_an_answer_proves_something_once_here_and_to_whoever_was_asked(house: House, visitor):
    anna, thief, key = visitor(), visitor(), Authenticator(house.url)
    await make(anna, key, "Anna Drei")
    answer = key.sign(await question(anna))
    await question(thief)
    for somebody, said, refused in (
        (thief, answer, "passkey"),  # of a question that another was asked
        (thief, answer, "late"),  # his own is used up
        (visitor(), answer, "late"),
    ):
        told = await somebody.post("/api/me/sign-in/passkey", {"credential": said})
        assert (told.is_client_error, told.json()["key"]) == (True, f"refused-person-{refused}")
    assert (await anna.post("/api/me/sign-in/passkey", {"credential": answer})).is_success
    assert (await anna.post("/api/me/sign-in/passkey", {"credential": answer})).status_code == 400


@pytest.mark.parametrize(("origin", "site"), [("http://evil.example", "127.0.0.1"), ("", "evil.example")])
async def test_a_passkey_of_another_site_is_good_for_nothing(house: House, visitor, origin, site):
    key = Authenticator(origin or house.url, site)
    assert (await make(visitor(), key, "Eve")).json()["key"] == "refused-person-passkey"


@pytest.mark.parametrize(
    "credential", [{}, {"id": 7}, {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}}]
)
async def test_what_is_no_passkey_is_refused_without_a_stack_trace(house: House, visitor, credential):
    anna = visitor()
    await question(anna)
    for path, body in (("sign-in/passkey", {}), ("passkeys", {"name": "Eve"})):
        await anna.tell("/api/me/passkeys/question", {"name": "Eve"})
        answer = await anna.post(f"/api/me/{path}", {"credential": credential, **body})
        assert (answer.status_code, answer.json()["key"]) == (400, "refused-person-passkey")
    assert "Traceback" not in house.log.read_text()
