"""A match over the wire: invitations, seats, bots, playing on."""

from itertools import count

from panzerkiste.engine.match import read_record, wrong_draws
from panzerkiste.games.panzerschlacht.actions import Fight
from panzerkiste.registry import GAMES
from tests.server.house import asked, play_on, play_on_alone, sensible

PANZERSCHLACHT = GAMES["panzerschlacht"]


async def test_two_people_play_a_whole_match_by_invitation_and_its_dice_can_be_verified(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    joined = await bert.tell("/api/join", {"code": match["invites"][0]["code"], "value": "0123456789abcdef"})
    assert joined == {"match": match["id"], "seat": 1}
    async with anna.table(match["id"], 0) as green, bert.table(match["id"], 1) as grey:
        end = await play_on(green, grey)
    assert end["result"]["reason"]
    record = read_record((await bert.get(f"/api/matches/{match['id']}/record")).content, GAMES.get)
    assert record.header.values[1] == "0123456789abcdef"
    assert record.header.commitment == green.told[0]["commitment"], "the seed was committed to before the first move"
    assert wrong_draws(PANZERSCHLACHT, record) == []


async def test_a_table_says_what_wins_with_the_options_of_the_match(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat", options={"patience": 30})
    async with anna.table(match["id"], 0) as green:
        assert (await green.picture())["goal"] == {"key": "panzerschlacht-goal", "facts": {"patience": 30}}


async def test_sequence_numbers_rise_by_one_from_update_to_update(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green, anna.table(match["id"], 1) as grey:
        await play_on(green, grey, most=40)
        for place in (green, grey):
            seen = [message["seq"] for message in place.told if message["type"] in ("Table", "Update")]
            assert seen == list(range(len(seen)))


async def test_an_invitation_takes_one_seat_once(visitor):
    anna, bert, carla = visitor(), visitor(), visitor()
    match = await anna.new_match("me", "invite")
    code = match["invites"][0]["code"].lower().replace("-", " ")  # however it is typed
    assert (await bert.post("/api/join", {"code": code})).is_success
    late = await carla.post("/api/join", {"code": code})
    assert (late.status_code, late.json()["key"]) == (404, "refused-lobby-no-code")


async def test_a_watch_code_lets_people_watch_and_no_more(visitor):
    anna, carla = visitor(), visitor()
    match = await anna.new_match("me", "hotseat")
    assert await carla.tell("/api/join", {"code": match["watch"]}) == {"match": match["id"], "seat": -3}
    async with carla.table(match["id"]) as bench, anna.table(match["id"], 0) as green:
        picture = await bench.picture()
        assert (picture["seat"], picture["offer"]) == (-3, {"ask": "", "actions": [], "space": False, "asides": []})
        action = await sensible(green, await green.picture())
        assert (await bench.say("Act", action=action))["refusal"]["key"] == "refused-table-watching"
        accepted = await green.say("Act", action=action)
        seen = await bench.seq(accepted["seq"])
        assert seen["view"]["sealed"] == [True, False]
        assert seen["view"]["setup"] is None


async def test_nobody_looks_through_a_seat_that_is_not_his(visitor):
    anna, bert, carla = visitor(), visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    for stranger, seat, key in (
        (bert, 0, "refused-lobby-not-yours"),
        (anna, 1, "refused-lobby-not-yours"),
        (anna, 7, "refused-lobby-not-yours"),
        (carla, 0, "refused-lobby-no-match"),
        (carla, -3, "refused-lobby-no-match"),
    ):
        async with stranger.table(match["id"], seat) as place:
            assert await place.closed() == 4403
            assert [message["refusal"]["key"] for message in place.told] == [key], "and nothing else was told"


async def test_an_unknown_match_is_refused_like_one_that_is_not_open_to_you(visitor):
    async with visitor().table("nosuchmatch") as place:
        assert await place.closed() == 4403
        assert place.told[0]["refusal"]["key"] == "refused-lobby-no-match"


async def test_everybody_is_told_who_comes_and_goes(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    async with anna.table(match["id"], 0) as green:
        assert [seat["kind"] for seat in (await green.picture())["seats"]] == ["person", "open"]
        await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
        change = await green.until(lambda message: message["type"] == "SeatsChanged")
        assert [(seat["kind"], seat["here"], seat["yours"]) for seat in change["seats"]] == [
            ("person", True, True),
            ("person", False, False),
        ]
        async with bert.table(match["id"], 1):
            change = await green.until(lambda message: message["type"] == "SeatsChanged")
            assert change["seats"][1]["here"]
        change = await green.until(lambda message: message["type"] == "SeatsChanged")
        assert not change["seats"][1]["here"]


async def test_whoever_waits_at_the_table_sees_the_clocks_start_when_the_last_seat_is_taken(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite", options={"minutes": 10})
    async with anna.table(match["id"], 0) as green:
        assert (await green.picture())["clock"] == {"left": [600_000, 600_000], "running": [], "until": []}
        await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
        change = await green.until(lambda message: message["type"] == "SeatsChanged")
        assert change["clock"]["running"] == [0, 1]


async def test_a_name_changes_at_every_table(visitor):
    anna = visitor()
    match = await anna.new_match("me", "invite")
    async with anna.table(match["id"], 0) as green:
        before = (await green.picture())["seats"][0]["name"]
        assert before == (await anna.ask("/api/me"))["name"], "a guest has a name before choosing one"
        await anna.http.put("/api/me", json={"name": "  Anna \u202e B. "})
        change = await green.until(lambda message: message["type"] == "SeatsChanged")
        assert change["seats"][0]["name"] == "Anna B."


async def test_before_everybody_sits_one_may_already_set_up(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    async with anna.table(match["id"], 0) as green:
        setup = await sensible(green, await green.picture())
        assert (await green.say("Act", action=setup))["type"] == "Accepted"
        await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
        async with bert.table(match["id"], 1) as grey:
            assert (await play_on(green, grey, most=20))["seq"] >= 20


async def test_at_a_hot_seat_the_one_who_is_asked_looks_first(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"]) as first:
        picture = await first.picture()
        assert picture["seat"] == 0
        await first.say("Act", action=await sensible(first, picture))
    async with anna.table(match["id"]) as second:
        assert (await second.picture())["seat"] == 1


async def test_home_lists_my_matches_and_whose_turn_it_is(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], 0) as green, bert.table(match["id"], 1) as grey:
        await play_on(green, grey, most=4)  # both set-ups, Green's first turn and Grey's: then Grey plans
    [mine], [his] = await anna.ask("/api/matches"), await bert.ask("/api/matches")
    told = [message["turn"] for message in green.told if message["type"] in ("Table", "Update")]
    assert {0, 1} <= set(told) <= {0, 1, 2, 3}
    assert sorted(told) == told
    assert (mine["id"], mine["game"], mine["seat"], mine["turn"]) == (match["id"], "panzerschlacht", 0, 3)
    assert (mine["your_turn"], his["your_turn"]) == (False, True)
    assert [seat["seat"] for seat in mine["opponents"]] == [1]


async def test_an_action_can_be_written_in_notation(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green:
        await green.picture()
        [choice] = (await green.say("Candidates", count=1))["choices"]
        grey = choice["text"].replace("G", "Y", 1)
        assert (await green.say("Write", text="what?"))["type"] == "Refused"
        assert (await green.say("Write", text=grey))["type"] == "Refused"
        assert (await green.say("Write", text=choice["text"]))["type"] == "Accepted"


async def test_advice_comes_from_the_askers_view(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green:
        advice = await green.say("Ask", query={"type": "SuggestSetup", "id": "surprise", "number": 7})
        assert advice["advice"]["type"] == "SetupSuggestion"
        assert (await green.say("Ask", query={"type": "TryFights"}))["refusal"]["rule"] == "PS-23"


async def test_standing_orders_are_kept_and_told_to_their_owner_alone(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    order = {"type": "FightOrder", "first": "guns"}
    async with anna.table(match["id"], 0) as green:
        assert (await green.say("GiveOrders", orders=[order]))["type"] == "Accepted"
    async with anna.table(match["id"], 0) as green, anna.table(match["id"], 1) as grey:
        assert ((await green.picture())["orders"], (await grey.picture())["orders"]) == ([order], [])


async def test_standing_orders_answer_for_their_seat(visitor):
    """With orders on both sides no player has to choose a fight."""
    anna, fights, values = visitor(), list[object](), count(1)
    while not fights:
        match = await anna.new_match("me", "hotseat", value=f"{next(values):016x}")
        async with anna.table(match["id"], 0) as green, anna.table(match["id"], 1) as grey:
            for place in (green, grey):
                await place.say("GiveOrders", orders=[{"type": "FightOrder", "first": "tanks"}])
            await play_on(green, grey)
        record = read_record((await anna.get(f"/api/matches/{match['id']}/record")).content, GAMES.get)
        fights = [entry for entry in record.entries if isinstance(entry.action, Fight)]
    sent = [message["action"]["type"] for message in green.sent + grey.sent if message["type"] == "Act"]
    assert "Fight" not in sent
    assert wrong_draws(PANZERSCHLACHT, record) == []


async def test_what_nobody_has_learnt_from_can_be_taken_back_and_nothing_else(visitor):
    anna = visitor()
    match = await anna.new_match("me", "hotseat")
    async with anna.table(match["id"], 0) as green:
        picture = await green.picture()
        assert not picture["can_undo"]
        assert (await green.say("TakeBackRequest"))["refusal"]["key"] == "refused-undo-nothing"
        await green.say("Act", action=await sensible(green, picture))
        assert (await green.say("TakeBackRequest"))["refusal"]["key"] == "refused-undo-learnt"


async def test_a_bot_answers_by_itself(visitor):
    anna = visitor()
    match = await anna.new_match("me", "bot", level=2)
    async with anna.table(match["id"]) as green:
        assert (await play_on_alone(green, until=10))["seq"] >= 10
        assert [seat["level"] for seat in green.told[0]["seats"]] == [0, 2]


async def test_a_bot_takes_over_and_hands_back(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    seat = f"/api/matches/{match['id']}/seats/1"
    async with anna.table(match["id"], 0) as green:
        async with bert.table(match["id"], 1) as grey:
            await grey.picture()
            refused = await anna.post(f"{seat}/bot", {"level": 1})
            assert refused.json()["key"] == "refused-lobby-not-yours", "he is here: only he may"
        await green.until(lambda message: message["type"] == "SeatsChanged" and not message["seats"][1]["here"])
        refused = await anna.post(f"{seat}/bot", {"level": 1})
        assert refused.json()["key"] == "refused-lobby-not-away", "he has only just gone"
        info = await bert.tell(f"{seat}/bot", {"level": 1})  # he himself may at any time
        assert (info["seats"][1]["kind"], info["seats"][1]["level"]) == ("bot", 1)
        assert (await anna.post(f"{seat}/hand-back", {})).json()["key"] == "refused-lobby-not-yours"
        await green.seq(1)  # the bot sets up
        async with bert.table(match["id"], 1) as grey:
            await grey.picture()
            refused = await grey.say("Act", action={"type": "Resign"})
            assert refused["refusal"]["key"] == "refused-table-bot-plays"
            assert (await bert.tell(f"{seat}/hand-back", {}))["seats"][1]["kind"] == "person"
            assert (await grey.say("Act", action={"type": "Resign"}))["type"] == "Accepted"
        assert asked(await green.seq(2)) is False


async def test_two_bots_play_while_their_owner_watches(visitor):
    anna = visitor()
    match = await anna.new_match("bot", "bot", level=1)
    async with anna.table(match["id"]) as bench:
        assert (await bench.picture())["seat"] == -3
        await bench.seq(6)
