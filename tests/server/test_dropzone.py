"""Dropzone at a real server: what can be chosen before a battle, a battle from a position, and one between bots."""

import json
from typing import Any

import msgspec

from panzerkiste.games.dropzone.battle.cards import CARDS
from panzerkiste.proving.coverage import rule

POSITION = """turn 6
A ucm 0,0-48,0
B scourge 0,48-48,48
table 48 48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 24,20 0
B1 scourge_armour
B1a scourge_hunter
B1a1 scourge_hunter table 24,30 180
now A activate
"""


def battle(kind: str, level: int = 0, **options: object) -> dict[str, object]:
    seats = [{"kind": kind, "level": level}, {"kind": "bot", "level": 1}]
    return {"game": "dropzone", "options": options, "seats": seats}


async def test_armies_battlefields_and_scenarios_can_be_chosen(visitor):
    somebody = visitor()
    game = await somebody.ask("/api/games/dropzone")
    offered = game["options_schema"]["$defs"]["Options"]["properties"]
    assert (game["players"], game["sides"], game["levels"]) == ([2, 4], ["a", "b", "c", "d"], 4)
    assert len(offered["army_a"]["examples"]) == 8
    assert len(offered["battlefield"]["examples"]) == 4
    assert {name for name, option in offered.items() if option.get("seat")} == {"army_c", "army_d"}
    assert offered["position"]["rare"]


async def test_a_battle_begins_with_a_position_and_is_played_to_its_end(visitor):
    somebody = visitor()
    match = await somebody.tell("/api/matches", battle("me", position=POSITION))
    async with somebody.table(match["id"]) as place:
        picture = await place.picture()
        assert [choice["text"] for choice in picture["offer"]["actions"]] == ["A activate A1"]
        assert picture["view"]["state"]["options"]["position"] == ""
        for text in ("A activate A1", "A end"):
            assert (await place.say("Write", text=text))["type"] == "Accepted"
        over = await place.until(lambda message: message.get("result"))
    assert over["result"]["reason"] in ("points", "kills", "equal")
    replay = await somebody.replay(f"/api/matches/{match['id']}/replay")
    assert (replay["dice"], replay["result"]) == ("verified", over["result"])


def said(messages: list[dict[str, Any]]) -> list[str]:
    """The sentences that the log would show, as the client keeps it."""
    log: list[dict[str, Any]] = []
    for message in messages:
        if message["type"] in ("Table", "Update"):
            kept = message["kept"]
            log = [one for one in log if kept is None or one["seq"] <= kept] + message["happened"]
    return [one["line"]["key"] for one in log if one["line"]]


async def test_one_step_is_taken_back_at_a_time_and_the_log_is_true_after_it_and_after_a_reload(visitor):
    somebody = visitor()
    match = await somebody.tell("/api/matches", battle("me", position=POSITION))
    async with somebody.table(match["id"]) as place:
        await place.picture()
        for text in ("A activate A1", "A move A1a1>24,22@0"):
            assert (await place.say("Write", text=text))["type"] == "Accepted"
        once = said(place.told)
        assert once[-1] == "dropzone-story-moved"
        back = await place.say("TakeBackRequest")
        after = await place.seq(back["seq"])
        assert after["offer"]["ask"] == "order", "the battlegroup is still announced"
        assert said(place.told) == once[:-1]
        moved = await place.say("Write", text="A move A1a1>24,23@0")
        seen = await place.seq(moved["seq"])
        assert said(place.told) == once
    async with somebody.table(match["id"]) as again:
        await again.picture()
        assert said(again.told) == once
    async with somebody.table(match["id"], since=seen["seq"] - 2) as late:
        assert (await late.picture())["kept"] == seen["seq"] - 3


async def test_a_position_that_cannot_be_is_refused_with_its_line(visitor):
    somebody = visitor()
    wrong = POSITION.replace("24,20 0", "24,99 0")
    answer = await somebody.post("/api/matches", battle("me", position=wrong))
    assert answer.status_code == 400
    assert (answer.json()["key"], answer.json()["facts"]["line"]) == ("refused-dz-400-position-wrong", 7)


@rule("DZ-097")
async def test_dz_097_the_hands_in_a_position_are_read_by_nobody(visitor):
    """Whoever wrote the position knows them; the others, and those who watch, do not learn them from the options."""
    somebody = visitor()
    ours, theirs, *deck = sorted(CARDS)[:6]
    cards = f'cards [[["{ours}"],["{theirs}"]],[{msgspec.json.encode(deck).decode()},[]]]'
    position = POSITION.replace("turn 6", f"turn 1\n{cards}")
    match = await somebody.tell("/api/matches", battle("me", position=position))
    path = f"/api/matches/{match['id']}"
    async with somebody.table(match["id"]) as place, somebody.table(match["id"], -3) as bench:
        pictures = [await place.picture(), await bench.picture()]
    assert pictures[0]["secrets"] is True
    assert pictures[0]["view"]["state"]["hands"] == [[ours], [""]]
    replay = await somebody.replay(f"{path}/replay")
    log = json.loads((await somebody.get(f"{path}/record")).text.splitlines()[0])
    invitation = await visitor().ask(f"/api/invitations/{match['watch']}")
    for told in [*pictures, await somebody.ask(path), replay, log, invitation]:
        assert told["options"]["position"] == POSITION.replace("turn 6", "turn 1").rstrip()


async def test_bots_fight_a_battle_while_somebody_watches(visitor):
    somebody = visitor()
    match = await somebody.tell("/api/matches", battle("bot", level=1, position=POSITION))
    async with somebody.table(match["id"]) as place:
        over = await place.until(lambda message: message.get("result"))
    assert over["view"]["seat"] == -3
