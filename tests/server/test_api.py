"""The HTTP API: games and books, looking back, refusals as data, headers."""

import ast
import json
from pathlib import Path

import pytest

import panzerkiste
from panzerkiste.engine.match import read_record
from panzerkiste.registry import GAMES, WORKSHOPS
from panzerkiste.server.web.schema import all_schemas
from panzerkiste.server.web.workshops import webs
from tests.server.house import play_on, unfolded

SOURCE = Path(panzerkiste.__file__).parent


@pytest.fixture
async def finished(visitor):
    """Anna, and the id of a match that she has played to its end at a hot seat."""
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green, anna.table(match["id"], 1) as grey:
        await play_on(green, grey)
    return anna, match["id"]


async def test_a_game_tells_what_can_be_chosen(visitor):
    game = await visitor().ask("/api/games/panzerschlacht")
    assert game["players"] == [2, 2]
    assert game["sides"] == ["green", "grey"]
    options = game["options_schema"]["$defs"]["Options"]["properties"]
    assert set(game["defaults"]) == set(options) - {"timed"}, "which the host says with the clock"
    assert game["levels"] >= 2
    assert [other["id"] for other in await visitor().ask("/api/games")] == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
async def test_what_the_host_settles_is_marked_in_the_options(visitor, game):
    told = await visitor().ask(f"/api/games/{game}")
    marked = {
        name for name, option in told["options_schema"]["$defs"]["Options"]["properties"].items() if "host" in option
    }
    hosting, options = GAMES[game].hosting, GAMES[game].types.options
    usual, held = (hosting.hold_windows(options(), held) for held in (False, True))
    assert hosting.timed
    settled = held, hosting.timed(usual, 5)
    assert marked == {
        name for name in options.__struct_fields__ if any(getattr(usual, name) != getattr(one, name) for one in settled)
    }


async def test_th_028_players_are_warned_before_they_make_a_match_with_few_cards(visitor):
    assert (await visitor().ask("/api/games/tank-hunter"))["warns"]
    plan = {"options": {"nations": ["UK"]}, "players": 3}
    [told] = await visitor().tell("/api/games/tank-hunter/warnings", plan)
    assert (told["rule"], told["key"], told["facts"]["have"]) == ("TH-028", "refused-th-028-few", 19)
    assert await visitor().tell("/api/games/tank-hunter/warnings", {**plan, "players": 2}) == []
    assert await visitor().tell("/api/games/tank-hunter/warnings", {**plan, "players": 99}) == []
    wrong = await visitor().post("/api/games/tank-hunter/warnings", {**plan, "options": {"nations": 7}})
    assert wrong.json()["key"] == "refused-lobby-options"
    assert not (await visitor().ask("/api/games/panzerschlacht"))["warns"]
    assert await visitor().tell("/api/games/panzerschlacht/warnings", {"options": {}, "players": 2}) == []


@pytest.mark.parametrize(("language", "spoken"), [("en", "Green"), ("de", "Grün"), ("xx", "Green")])
async def test_a_games_own_sentences_come_as_one_text(visitor, language, spoken):
    answer = await visitor().get(f"/api/games/panzerschlacht/texts?lang={language}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "max-age" in answer.headers["cache-control"]
    for catalogue in ("panzerschlacht", "panzerschlacht_box", "panzerschlacht_table", "panzerschlacht_terminal"):
        folder = "de" if language == "de" else "en"
        file = GAMES["panzerschlacht"].folder / "texts" / folder / f"{catalogue}.ftl"
        assert file.read_text(encoding="utf-8") in answer.text
    assert "game-panzerschlacht-blurb = " in answer.text
    assert f"panzerschlacht-side-green = {spoken}" in answer.text


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_rulebook_comes_in_chapters_and_rules(visitor, language):
    book = await visitor().ask(f"/api/games/panzerschlacht/rulebook?lang={language}")
    rules = {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}
    assert {f"PS-{number:02}" for number in range(1, 99)} <= set(rules)
    assert "<table>" in rules["PS-03"]["html"]
    assert "###" not in json.dumps(book)


async def test_every_scenario_is_shown_frame_by_frame(visitor):
    german, english = [await visitor().ask(f"/api/games/panzerschlacht/scenarios?lang={lang}") for lang in ("de", "en")]
    assert [scenario["id"] for scenario in german] == [scenario["id"] for scenario in english]
    for scenario in english:
        assert [[view["seat"] for view in frame["views"]] for frame in scenario["frames"]] == [[0, 1]] * len(
            scenario["frames"]
        )


async def test_examples_are_drawn_for_who_has_no_board(visitor):
    plain, drawn = [await visitor().ask(f"/api/games/panzerschlacht/scenarios?drawings={so}") for so in (0, 1)]
    frames = [frame for scenario in drawn for frame in scenario["frames"]]
    assert all(frame.pop("drawing").startswith("<svg") for frame in frames)
    assert drawn == plain


async def test_a_rule_names_its_examples(visitor):
    book = await visitor().ask("/api/games/panzerschlacht/rulebook?lang=de")
    scenarios = await visitor().ask("/api/games/panzerschlacht/scenarios?lang=de")
    for rule in [rule for chapter in book["chapters"] for rule in chapter["rules"]]:
        told = [{"id": one["id"], "title": one["title"]} for one in scenarios if rule["id"] in one["rules"]]
        assert rule["examples"] == told


async def test_a_finished_match_is_a_file_that_verifies_and_can_be_brought_back(finished, visitor):
    anna, match = finished
    answer = await anna.get(f"/api/matches/{match}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="panzerschlacht-')
    record = read_record(answer.content, GAMES.get)
    assert record.seed
    replay = await bring(visitor(), answer.content)
    assert replay["dice"] == "verified"
    assert len(replay["frames"]) == len(record.entries) + 1
    own = await anna.replay(f"/api/matches/{match}/replay?seat=-3")
    assert replay["frames"] == own["frames"]


async def test_a_match_file_is_drawn_for_who_has_no_board(finished, visitor):
    anna, match = finished
    record = (await anna.get(f"/api/matches/{match}/record")).content
    plain, drawn = await bring(visitor(), record), await bring(visitor(), record, drawings=1)
    drawings = [frame.pop("drawing") for frame in drawn["frames"]]
    assert drawn == plain
    watched = await anna.get(f"/api/matches/{match}/drawing?seq=3&seat=-3")
    assert watched.text == drawings[3]


async def test_after_the_end_a_replay_shows_every_action_through_any_eyes(finished):
    anna, match = finished
    for seat in (0, 1, -3):
        replay = await anna.replay(f"/api/matches/{match}/replay?seat={seat}")
        assert replay["viewer"] == seat
        assert all(frame["text"] for frame in replay["frames"][1:])
    assert (await anna.get(f"/api/matches/{match}/replay?seat=5")).status_code == 404


async def test_a_position_is_drawn(finished):
    anna, match = finished
    drawing = await anna.get(f"/api/matches/{match}/drawing?seq=3")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert drawing.text.startswith("<svg")
    assert "script-src" not in drawing.headers["content-security-policy"]
    assert (await anna.get(f"/api/matches/{match}/drawing?seq=99999")).status_code == 404


async def test_without_a_number_the_position_is_drawn_as_it_stands_and_kept_by_nobody(finished):
    anna, match = finished
    last = (await anna.replay(f"/api/matches/{match}/replay"))["frames"][-1]["seq"]
    latest = await anna.get(f"/api/matches/{match}/drawing")
    assert latest.text == (await anna.get(f"/api/matches/{match}/drawing?seq={last}")).text
    assert latest.headers["cache-control"] == "no-store"


async def bring(visitor, data, drawings=0):
    address, headers = f"/api/replay?seat=-3&drawings={drawings}", {"Content-Type": "text/plain"}
    answer = await visitor.http.post(address, content=data, headers=headers)
    assert answer.status_code == 200, answer.text
    return unfolded(answer.json())


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda lines: [], "refused-file-unreadable"),
        (lambda lines: [b"{}"], "refused-file-unreadable"),
        (lambda lines: [b"\xff" * 100], "refused-file-unreadable"),
        (lambda lines: [b"[" * 100_000], "refused-file-unreadable"),
        (lambda lines: [lines[0].replace(b'"panzerschlacht"', b'"chess"'), *lines[1:]], "refused-file-unreadable"),
        (lambda lines: [lines[0].replace(b'"rules":', b'"rules":9'), *lines[1:]], "refused-lobby-old-rules"),
        (lambda lines: [lines[0].replace(b'"patience":50', b'"patience":5'), *lines[1:]], "refused-file-unreadable"),
        (lambda lines: [lines[0], b'{"seat":0,"action":{"type":"Pass"}}'], "refused-ps-23-not-now"),
        (lambda lines: [lines[0], b'{"seat":0,"action":{"type":"Sing"}}'], "refused-file-unreadable"),
        (lambda lines: [lines[0], *[b'{"seat":0,"action":{"type":"Pass"}}'] * 5001], "refused-file-long"),
    ],
)  # fmt: skip
async def test_a_bad_match_file_is_refused(finished, visitor, change, key):
    anna, match = finished
    lines = (await anna.get(f"/api/matches/{match}/record")).content.splitlines()
    answer = await visitor().http.post("/api/replay", content=b"\n".join(change(lines)))
    assert (answer.is_client_error, answer.json()["key"]) == (True, key)


async def test_a_file_with_other_dice_than_the_seed_gives_is_found_out(finished, visitor):
    anna, match = finished
    lines = (await anna.get(f"/api/matches/{match}/record")).content.splitlines()
    seed = json.loads(lines[-1])["seed"]
    lines[-1] = lines[-1].replace(seed.encode(), b"00" * 32)
    assert (await bring(visitor(), b"\n".join(lines)))["dice"] == "wrong"
    assert (await bring(visitor(), b"\n".join(lines[:-1])))["dice"] == "unknown"


async def test_a_file_that_is_too_large_is_refused(visitor):
    answer = await visitor().http.post("/api/replay", content=b" " * (1024 * 1024 + 1))
    assert (answer.status_code, answer.json()["key"]) == (413, "refused-request-large")


SEATS = b'"seats":[{"kind":"me"},{"kind":"me"}]'


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"{", "refused-request-unreadable"),
        (b"[]", "refused-request-unreadable"),
        (b'{"game":"panzerschlacht","options":{},"seats":[{"kind":"king"}]}', "refused-request-unreadable"),
        (b'{"game":"panzerschlacht","options":{},"cheat":1,%b}' % SEATS, "refused-request-unreadable"),
        (b'{"game":"panzerschlacht","options":{},"value":"|",%b}' % SEATS, "refused-request-unreadable"),
        (b'{"game":"chess","options":{},%b}' % SEATS, "refused-lobby-no-game"),
        (b'{"game":"panzerschlacht","options":{},"seats":[{"kind":"me"}]}', "refused-lobby-seats"),
        (b'{"game":"panzerschlacht","options":{"patience":1},%b}' % SEATS, "refused-lobby-options"),
        (b'{"game":"panzerschlacht","options":{"pace":1},%b}' % SEATS, "refused-lobby-options"),
        (b'{"game":"panzerschlacht","options":{},%b}' % SEATS.replace(b"me", b"bot"), "refused-lobby-level"),
        (b" " * (64 * 1024 + 1), "refused-request-large"),
    ],
)
async def test_a_match_that_cannot_be_is_refused(visitor, body, key):
    answer = await visitor().http.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert (answer.is_client_error, answer.json()["key"]) == (True, key)
    assert set(answer.json()) == {"rule", "key", "facts", "detail"}


@pytest.mark.parametrize(
    "address",
    [
        "/api/nothing",
        "/api/games/chess",
        "/api/games/chess/rulebook",
        "/api/games/chess/texts",
        "/api/matches/none",
        "/api/matches/none/record",
        "/api/matches/none/replay",
        "/api/matches/none/drawing?seq=0",
    ],
)
async def test_what_is_not_there_is_not_found(visitor, address):
    answer = await visitor().get(address)
    assert (answer.status_code, set(answer.json())) == (404, {"rule", "key", "facts", "detail"})


async def test_a_match_is_nobodys_business_but_its_players(finished, visitor):
    _, match = finished
    for part in ("", "/record", "/replay", "/drawing?seq=0"):
        assert (await visitor().get(f"/api/matches/{match}{part}")).status_code == 404


async def test_only_the_creator_is_told_the_open_seats_codes(visitor):
    anna, carla = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await carla.tell("/api/join", {"code": match["watch"]})
    assert (await anna.ask(f"/api/matches/{match['id']}"))["invites"] == match["invites"]
    assert (await carla.ask(f"/api/matches/{match['id']}"))["invites"] == []


async def test_every_answer_carries_the_headers_that_protect_a_browser(visitor):
    anna = visitor()
    for address in ("/", "/api/me", "/api/nothing", "/match/somewhere"):
        headers = (await anna.get(address)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


async def test_every_address_that_is_no_file_is_the_apps(visitor):
    """Or, where the client has not been built, a page that says so."""
    anna = visitor()
    pages = [await anna.get(address) for address in ("/", "/match/abc", "/../../pyproject.toml", "/%2e%2e/session.key")]
    assert len({page.content for page in pages}) == 1
    assert pages[0].headers["content-type"].startswith("text/html")


async def test_the_openapi_document_is_whole(visitor):
    document = await visitor().ask("/api/schema")
    assert document["openapi"].startswith("3.1")
    assert {"/api/games", "/api/me", "/api/matches", "/api/join", "/api/replay"} <= set(document["paths"])
    for ref in references(document):
        place = document
        for part in ref.removeprefix("#/").split("/"):
            place = place[part]
    for operations in document["paths"].values():
        for operation in operations.values():
            assert operation["operationId"]
            assert operation["responses"]


def references(node):
    """Every $ref in a document."""
    if isinstance(node, list):
        for part in node:
            yield from references(part)
    elif isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for part in node.values():
            yield from references(part)


def test_the_schemas_of_everything_that_travels_are_whole():
    parts = {part.folder: part for part in all_schemas()}
    for part in parts.values():
        named = {ref.removeprefix("#/$defs/") for ref in references(part.definitions)}
        taken = {name for names in part.imports.values() for name in names}
        assert named - set(part.definitions) == taken
        assert all(set(names) <= set(parts[source].definitions) for source, names in part.imports.items())
    example = parts[""].definitions["Example"]
    assert example["required"] == ["id", "title"], "a property may be called like an annotation"
    names = {"View", "Event", "Action", "Query", "Advice", "StandingOrder"}
    assert names <= set(parts["games/panzerschlacht"].definitions)


def test_a_question_may_leave_out_what_has_a_default_and_an_answer_leaves_out_nothing():
    types = next(part.definitions for part in all_schemas() if part.folder == "games/dropzone")
    assert types["ProposeLeave"]["required"] == ["type", "squad"]
    for told in ("MoveAdvice", "ShotAdvice", "Unit", "Leave"):
        assert types[told]["required"] == list(types[told]["properties"])


def test_a_type_that_a_game_has_is_not_said_again_by_its_workshops():
    parts = {part.folder: part for part in all_schemas()}
    assert "Size" in parts["games/dropzone"].definitions
    for workshop in ("armies", "battlefields"):
        assert "Size" in parts[f"games/dropzone/{workshop}"].imports["games/dropzone"]


OF_LEARNING = {"refused-undo-nothing", "refused-undo-learnt"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_of_engine_and_server_has_its_sentence(language):
    refusals = OF_LEARNING | raised_under(SOURCE / "engine") | raised_under(SOURCE / "server")
    assert sentences(SOURCE / "locales" / language / "engine.ftl") == refusals


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_of_a_workshop_has_its_sentence_beside_it(language):
    assert {shelf.rule for web in webs().values() for shelf in web.shelves} == {"MAP", "DECK", "ARMY", "BATTLEFIELD"}
    ours = sentences(SOURCE / "locales" / language / "engine.ftl")
    for game, web in webs().items():
        folder = WORKSHOPS[game].folder
        of_shelves = {
            f"refused-{shelf.rule.lower()}-{way}" for shelf in web.shelves for way in ("many", "none", "not-yours")
        }
        file = folder / "texts" / language / f"{folder.name}_refusals.ftl"
        assert sentences(file) == of_shelves | raised_under(folder) - ours


def sentences(catalogue):
    lines = catalogue.read_text(encoding="utf-8").splitlines()
    return {line.partition(" =")[0] for line in lines if line.startswith("refused-")}


def raised_under(folder):
    return {key for file in folder.rglob("*.py") for key in raised_in(file.read_text(encoding="utf-8"))}


def raised_in(source):
    """The keys of every ``Illegal("RULE", "way", …)`` in a module; rules of games have a number."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name("Illegal"), args=[ast.Constant(str(rule)), ast.Constant(str(way))]):
                if "-" not in rule:
                    yield f"refused-{rule}-{way}".lower().replace("_", "-")


async def test_a_match_on_a_map_that_the_rules_refuse_is_never_made(visitor):
    anna = visitor()
    seats = [{"kind": "me", "level": 0}, {"kind": "hotseat", "level": 0}]
    answer = await anna.post("/api/matches", {"game": "tank-chess", "options": {"map": "nowhere"}, "seats": seats})
    assert answer.status_code == 400
    assert answer.json()["key"] == "refused-tc-63-unknown"
    assert await anna.ask("/api/matches") == []


async def test_a_match_of_tank_chess_is_given_out_as_a_game_file_and_read_in_again(visitor):
    anna = visitor()
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    match = await anna.tell("/api/matches", {"game": "tank-chess", "options": {}, "seats": seats})
    async with anna.table(match["id"], 0) as white:
        await white.picture()
        await white.say("Write", text="Mf1-f2N")
        await white.say("Write", text="w resign")
    answer = await anna.get(f"/api/matches/{match['id']}/game-file")
    assert answer.headers["content-disposition"].endswith('.tcg"')
    replay = await anna.http.post("/api/replay", content=answer.text, headers={"Content-Type": "text/plain"})
    assert [frame["text"] for frame in unfolded(replay.json())["frames"]] == ["", "Mf1-f2N", "w resign"]
    broken = answer.text.replace("Mf1-f2N", "Mf1-f9N")
    refused = await anna.http.post("/api/replay", content=broken, headers={"Content-Type": "text/plain"})
    assert refused.json()["rule"] == "TC-62"
    assert {"line", "column"} <= refused.json()["facts"].keys()


async def test_other_games_have_no_game_files(visitor):
    anna = visitor()
    match = await anna.new_match("me", "bot")
    assert (await anna.get(f"/api/matches/{match['id']}/game-file")).status_code == 404
