"""Coming in by a club's own sign-in: against a provider that others wrote, and what goes wrong on the way."""

import subprocess
import sys
import time
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

import httpx
import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.people.api import OpenIdAnswer
from panzerkiste.server.people.openid import OpenId, Settings, challenge_of, read_settings
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import PATIENCE, House, free_port

PASSWORD = "Leopard im Hafer"


@pytest.fixture(scope="module")
def issuer():
    """oidc-provider-mock, which is Authlib's provider, in a process of its own."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "oidc_provider_mock", "--port", str(port), "--require-nonce"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address, end = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"{address}/.well-known/openid-configuration")
            break
        except httpx.TransportError:
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)
    yield address
    process.terminate()
    process.wait(PATIENCE)


@pytest.fixture(scope="module")
def club(tmp_path_factory, issuer):
    settings = {"issuer": issuer, "client_id": "panzerkiste", "name": "Club Nordlicht"}
    house = House(tmp_path_factory.mktemp("club"), WIDE_LIMITS, watched=True, openid=settings).open()
    yield house
    house.close()


def know(issuer, who, **claims):
    httpx.put(f"{issuer}/users/{who}", json=claims)


async def begun(somebody):
    return (await somebody.tell("/api/me/openid", None))["address"]


def proven(address, who, **changed):
    """With what somebody comes back who has proven himself there; parts of the question may have been changed."""
    parts = urlsplit(address)
    asked = {name: values[0] for name, values in parse_qs(parts.query).items()} | changed
    answer = httpx.post(urlunsplit(parts._replace(query=urlencode(asked))), data={"sub": who})
    assert answer.status_code == 302, answer.text
    back = urlsplit(answer.headers["location"])
    assert back.path == "/openid"
    return {name: values[0] for name, values in parse_qs(back.query).items()}


async def enter(somebody, who):
    return await somebody.tell("/api/me/openid/return", proven(await begun(somebody), who))


async def refusal(somebody, answer):
    told = await somebody.post("/api/me/openid/return", answer)
    return told.status_code, told.json()["key"]


async def test_a_guest_gets_an_account_that_is_the_same_on_every_device(club, issuer, visitor):
    know(issuer, "dora", preferred_username="Dora N")
    assert (await visitor(club).ask("/api/openid"))["name"] == "Club Nordlicht"
    laptop, phone = visitor(club), visitor(club)
    own = await laptop.new_match("me", "hotseat")
    told = await enter(laptop, "dora")
    assert (told["me"]["name"], told["me"]["account"]["openid"], len(told["codes"])) == ("Dora N", True, 8)
    there = await phone.new_match("me", "hotseat")
    assert (await enter(phone, "dora"))["codes"] == []
    for device in (laptop, phone):
        assert {match["id"] for match in await device.ask("/api/matches")} == {own["id"], there["id"]}
    await phone.post("/api/me/sign-out", {"everywhere": False})
    assert (await phone.ask("/api/me"))["account"] is None
    assert (await laptop.ask("/api/me"))["name"] == "Dora N"
    lines = (await laptop.get("/api/me/data")).text.splitlines()
    assert f'{{"type":"openid","issuer":"{issuer}","subject":"dora"}}' in lines


async def test_whoever_has_an_account_links_it_and_who_is_deleted_begins_anew(club, visitor):
    emil, phone = visitor(club), visitor(club)
    await emil.tell("/api/me/account", {"name": "Emil N", "password": PASSWORD})
    assert (await enter(emil, "emil"))["me"]["name"] == "Emil N"
    assert (await enter(phone, "emil"))["me"]["name"] == "Emil N"
    await emil.http.delete("/api/me")
    assert (await enter(visitor(club), "emil"))["me"]["name"] != "Emil N"


async def test_an_account_leaves_the_clubs_sign_in_where_there_is_another_way_in(club, issuer, visitor):
    know(issuer, "lea", preferred_username="Lea N")
    lea = visitor(club)
    await enter(lea, "lea")
    last = await lea.http.delete("/api/me/openid")
    assert (last.status_code, last.json()["key"]) == (409, "refused-openid-last")
    await lea.http.put("/api/me/password", json={"now": "", "password": PASSWORD})
    assert (await lea.http.delete("/api/me/openid")).status_code == 204
    assert (await lea.ask("/api/me"))["account"]["openid"] is False
    assert (await enter(visitor(club), "lea"))["me"]["name"] == "Lea N 2", "somebody new"


async def test_a_name_that_is_taken_gets_a_number_and_one_that_was_chosen_stays(club, issuer, visitor):
    for who in ("uwe", "ute", "udo"):
        know(issuer, who, name="U")
    chosen = visitor(club)
    await chosen.http.put("/api/me", json={"name": "Selbst gewählt"})
    assert [(await enter(visitor(club), who))["me"]["name"] for who in ("uwe", "ute")] == ["U", "U 2"]
    assert (await enter(chosen, "udo"))["me"]["name"] == "Selbst gewählt"


# What others try.


async def test_a_wrong_state_or_somebody_elses_is_refused(club, visitor):
    anna, eve = visitor(club), visitor(club)
    answer = proven(await begun(anna), "anna")
    assert await refusal(anna, answer | {"state": "guessed"}) == (400, "refused-openid-state")
    assert await refusal(anna, {"state": "ä", "code": "code"}) == (400, "refused-openid-state")
    eves = proven(await begun(eve), "eve")
    await begun(anna)
    assert await refusal(anna, eves) == (400, "refused-openid-state"), "nobody is led into eve's account"
    assert (await anna.ask("/api/me"))["account"] is None


async def test_an_answer_is_good_once(club, visitor):
    anna = visitor(club)
    answer = proven(await begun(anna), "anna")
    await anna.tell("/api/me/openid/return", answer)
    assert await refusal(anna, answer) == (400, "refused-openid-state")
    again = proven(await begun(anna), "anna")
    replayed = again | {"code": answer["code"]}
    assert await refusal(anna, replayed) == (403, "refused-openid-proof")


async def test_a_proof_of_another_visit_is_refused(club, visitor):
    anna = visitor(club)
    assert await refusal(anna, proven(await begun(anna), "anna", nonce="another")) == (403, "refused-openid-proof")


async def test_a_proof_for_another_program_or_from_another_provider_is_refused(club, visitor):
    anna = visitor(club)
    other = proven(await begun(anna), "anna", client_id="another")
    assert await refusal(anna, other) == (403, "refused-openid-proof")
    mixed_up = proven(await begun(anna), "anna") | {"iss": "https://evil.example"}
    assert await refusal(anna, mixed_up) == (403, "refused-openid-proof")


async def test_nobody_is_sent_elsewhere_on_the_way_back(club, visitor):
    anna = visitor(club)
    address = (await anna.tell("/api/me/openid?back=https://evil.example", {"back": "https://evil.example"}))["address"]
    assert "evil" not in address
    [back] = parse_qs(urlsplit(address).query)["redirect_uri"]
    assert back == f"{club.url}/openid"
    answer = await anna.post("/api/me/openid/return", proven(address, "anna") | {"next": "https://evil.example"})
    assert answer.status_code == 400, "there is nowhere to say so"


async def test_whoever_changes_his_mind_stays_who_he_is(club, visitor):
    anna = visitor(club)
    state = parse_qs(urlsplit(await begun(anna)).query)["state"][0]
    assert await refusal(anna, {"state": state, "error": "access_denied"}) == (403, "refused-openid-declined")


# The provider.


def talking(answers):
    """A sign-in whose provider answers like this; and what it was asked."""
    asked = []

    def answer(request):
        asked.append(request)
        found = answers.get(request.url.path)
        return found if isinstance(found, httpx.Response) else httpx.Response(200, json=found)

    settings = Settings("https://id.example", "panzerkiste", "Club")
    return OpenId(settings, "secret", httpx.AsyncClient(transport=httpx.MockTransport(answer))), asked


def addresses(issuer="https://id.example", keys="https://id.example/keys"):
    ends = {name: f"https://id.example/{name}" for name in ("authorization_endpoint", "token_endpoint")}
    return {"issuer": issuer, "jwks_uri": keys, **ends}


KNOWN = "/.well-known/openid-configuration"


@pytest.mark.parametrize(
    "answers",
    [
        {KNOWN: httpx.Response(503)},
        {KNOWN: httpx.Response(200, text="<html>")},
        {KNOWN: httpx.Response(302, headers={"location": "https://evil.example"})},
        {KNOWN: addresses(issuer="https://evil.example")},
        {KNOWN: addresses(keys="http://id.example/keys"), "/keys": {"keys": []}},
    ],
    ids=["failed", "no JSON", "elsewhere", "somebody else", "overheard"],
)
async def test_a_provider_that_is_away_or_not_itself_is_said_to_be_away(answers):
    openid, asked = talking(answers)
    for visitor in ("anna", "bert"):
        with pytest.raises(Illegal) as refused:
            await openid.begin(visitor, "https://club.example/openid")
        assert (refused.value.key, refused.value.facts) == ("refused-openid-away", {"name": "Club"})
    assert [request.url.path for request in asked].count(KNOWN) == 1, "not asked again at once"
    await openid.close()


async def test_the_code_is_exchanged_with_the_word_that_only_we_know():
    """PKCE: whoever gets hold of the code alone has nothing."""
    openid, asked = talking({KNOWN: addresses(), "/keys": {"keys": []}, "/token_endpoint": {"id_token": "x.y.z"}})
    question = parse_qs(urlsplit(await openid.begin("anna", "https://club.example/openid")).query)
    with pytest.raises(Illegal) as refused:
        await openid.finish("anna", OpenIdAnswer(state=question["state"][0], code="code"))
    assert refused.value.key == "refused-openid-proof"
    sent = parse_qs(asked[-1].content.decode())
    assert question["code_challenge"] == [challenge_of(sent["code_verifier"][0])]
    assert question["code_challenge_method"] == ["S256"]
    assert asked[-1].headers["authorization"].startswith("Basic ")
    await openid.close()


def test_the_hosts_file_says_where_and_its_secret_lies_beside_it(tmp_path):
    file = tmp_path / "openid.toml"
    (tmp_path / "secret").write_text("geheim\n")
    file.write_text('issuer = "https://id.example"\nclient_id = "pk"\nname = "Club"\nsecret_file = "secret"\n')
    assert read_settings(file) == (Settings("https://id.example", "pk", "Club", "secret"), "geheim")
    file.write_text('issuer = "http://id.example"\nclient_id = "pk"\nname = "Club"\n')
    with pytest.raises(ValueError, match="not https"):
        read_settings(file)
