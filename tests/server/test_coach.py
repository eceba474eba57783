"""The coach at a table: whom he helps, whom he does not, and what he judges."""


async def test_whoever_plays_a_bot_is_told_what_the_coach_would_do(visitor):
    anna = visitor()
    match = await anna.new_match("me", "bot")
    async with anna.table(match["id"], 0) as green:
        assert (await green.picture())["coach"] is True
        choices = (await green.say("Counsel"))["choices"]
        assert 2 <= len(choices) <= 3
        assert all(choice["why"]["key"].startswith("panzerschlacht-") for choice in choices)
        assert (await green.say("Act", action=choices[0]["action"]))["type"] == "Accepted"


async def test_what_was_done_is_judged_by_what_was_seen_then(visitor):
    """The bot has answered since, and more is known: that does not count."""
    anna = visitor()
    match = await anna.new_match("me", "bot")
    async with anna.table(match["id"], 0) as green:
        assert (await green.say("Review"))["refusal"]["key"] == "refused-coach-nothing"
        best = (await green.say("Counsel"))["choices"][0]
        await green.say("Act", action=best["action"])
        told = await green.say("Review")
        assert (told["done"]["action"], told["better"]) == (best["action"], None)


async def test_between_people_the_coach_keeps_out(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], 0) as green, bert.table(match["id"], 1) as grey:
        for place in (green, grey):
            assert (await place.picture())["coach"] is False
            for question in ("Counsel", "Review"):
                assert (await place.say(question))["refusal"]["key"] == "refused-coach-people"


async def test_between_people_nobody_is_told_what_a_computer_player_would_do(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], 0) as green:
        choices = (await green.say("Candidates", count=3))["choices"]
        assert choices
        assert not any("why" in choice for choice in choices)


async def test_two_at_one_device_are_people_too(visitor):
    """One of them would be helped behind the curtain."""
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green:
        assert (await green.picture())["coach"] is False
        assert (await green.say("Counsel"))["refusal"]["key"] == "refused-coach-people"


async def test_a_seat_that_is_still_kept_for_somebody_is_his(visitor):
    anna = visitor()
    match = await anna.new_match("me", "invite")
    async with anna.table(match["id"], 0) as green:
        assert (await green.say("Counsel"))["refusal"]["key"] == "refused-coach-people"


async def test_against_the_clock_the_coach_keeps_silent(visitor):
    anna = visitor()
    match = await anna.new_match("me", "bot", options={"minutes": 10})
    async with anna.table(match["id"], 0) as green:
        assert (await green.picture())["coach"] is False
        assert (await green.say("Counsel"))["refusal"]["key"] == "refused-coach-clock"
