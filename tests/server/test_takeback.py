"""Taking back where nothing is hidden: freely on one's own board, never against a person without agreement."""


async def chess(anna, other: str):
    seats = [{"kind": "me", "level": 0}, {"kind": other, "level": 0}]
    return await anna.tell("/api/matches", {"game": "tank-chess", "options": {}, "seats": seats})


async def test_on_one_device_a_turn_is_taken_back_once_for_each_request(visitor):
    anna = visitor()
    match = await chess(anna, "hotseat")
    async with anna.table(match["id"], 0) as white:
        before = await white.picture()
        assert before["can_undo"] is False
        driven = await white.say("Write", text="Mf1-f2N")
        assert (await white.seq(driven["seq"]))["can_undo"] is True
        back = await white.say("TakeBackRequest", id="once")
        assert back["type"] == "Accepted"
        after = await white.seq(back["seq"])
        assert after["view"] == before["view"]
        assert after["can_undo"] is False
        assert (await white.say("TakeBackRequest", id="once"))["seq"] == back["seq"]


async def test_against_a_person_a_turn_that_was_shown_stays(visitor):
    anna, ben = visitor(), visitor()
    match = await chess(anna, "invite")
    await ben.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], 0) as white:
        await white.picture()
        driven = await white.say("Write", text="Mf1-f2N")
        assert (await white.seq(driven["seq"]))["can_undo"] is False
        assert (await white.say("TakeBackRequest"))["refusal"]["key"] == "refused-undo-learnt"
