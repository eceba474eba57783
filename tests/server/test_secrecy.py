"""Hidden things never reach the other browser: what counts is what travels over the socket."""

import json
import re
from random import Random

import msgspec

from panzerkiste.games.panzerschlacht.planning import random_plan
from panzerkiste.games.panzerschlacht.setup import random_setup
from panzerkiste.games.panzerschlacht.state import Placed, Setup
from panzerkiste.registry import GAMES
from tests.server.house import play_on

GAME = GAMES["panzerschlacht"]
GREEN, GREY = 0, 1
TIMES = re.compile('"(created|at)":[0-9]+')
# Whose turn it is, is written down every other second: before somebody asks, or after. test_two_worlds looks at these.
NOTICES = re.compile(r'\n\{"type":"notice",[^\n]*')


async def test_two_worlds_that_differ_in_greys_secrets_look_the_same_to_green_byte_for_byte(visitor):
    """Same moves, other values, other mines, at last another plan: Green's socket says the same in both."""
    worlds = two_worlds(Random(5), turns=24)
    assert worlds[0] != worlds[1]
    first, second = [await frames_of_green(visitor, moves) for moves in worlds]
    assert len(first) > 24
    assert first == second


async def test_a_watcher_of_two_worlds_sees_no_difference_either(visitor):
    first, second = [await frames_of_green(visitor, moves, eyes=-3) for moves in two_worlds(Random(6), turns=24)]
    assert first == second


async def test_no_frame_of_a_whole_match_tells_the_opponents_values_mines_or_plan(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], GREEN) as green, bert.table(match["id"], GREY) as grey:
        await play_on(green, grey)
    for seat, place in enumerate((green, grey)):
        pictures = [message for message in place.told if message["type"] in ("Table", "Update")]
        for picture in pictures:
            if picture["result"] is None:
                check_view(picture["view"], seat)
        assert pictures[-1]["result"], "a whole match"
        assert "SecretsRevealed" in place.heard[-2] + place.heard[-1], "after the end everything is shown (PS-90)"


def check_view(view, seat):
    other = 1 - seat
    assert view["seat"] == seat
    if view["board"] is not None:
        shown = [tank["shown"] for tank in view["board"]["armies"][other]["tanks"]]
        assert view["values"][other] == shown
        assert view["mines"][other] is None
        mover = (view["board"]["turn"] + 1) % 2
        assert view["plan"] is None or mover == other, "only the planner sees a locked plan"


async def test_the_log_of_a_running_match_holds_no_more_than_its_owner_was_told(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with anna.table(match["id"], GREEN) as green, bert.table(match["id"], GREY) as grey:
        await play_on(green, grey, most=12)
        header, *lines = (await anna.get(f"/api/matches/{match['id']}/record")).text.splitlines()
        await green.seq(json.loads(lines[-1])["seq"])  # a die may have been thrown since the last answer
        heard = [happened for message in green.told for happened in message.get("happened", ())]
    assert json.loads(header)["viewer"] == GREEN
    assert "seed" not in header
    assert [json.loads(line) for line in lines] == heard


async def test_a_replay_of_a_running_match_is_the_viewers_own(visitor):
    anna, bert = visitor(), visitor()
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    address = f"/api/matches/{match['id']}/replay"
    async with anna.table(match["id"], GREEN) as green, bert.table(match["id"], GREY) as grey:
        await play_on(green, grey, most=6)
        replay = await anna.replay(address)
        await green.seq(replay["frames"][-1]["seq"])
        pictures = [message for message in green.told if message["type"] in ("Table", "Update")]
        assert [frame["view"] for frame in replay["frames"]] == [picture["view"] for picture in pictures]
        assert {frame["seat"] for frame in replay["frames"] if frame["text"]} == {GREEN}, "others' actions stay theirs"
        assert replay["dice"] == "sealed"
        assert (await anna.get(f"{address}?seat=1")).status_code == 403
        assert (await anna.get(f"/api/matches/{match['id']}/drawing?seq=3&seat=1")).status_code == 403


# Two worlds.


def two_worlds(rng, turns):
    """Two lists of (seat, action) that differ only in what Green cannot know: Grey's values, mines and last plan."""
    green, grey = random_setup(GREEN, rng), random_setup(GREY, rng)
    setups = [(GREEN, green), (GREY, grey)], [(GREEN, green), (GREY, with_other_secrets(grey))]
    states = [after(GAME.play.start(GAME.types.options(), 2).state, moves) for moves in setups]
    common = list[tuple[int, object]]()
    while (
        len(common) < turns
        or GAME.play.decision(states[0]).ask != "plan"
        or GAME.play.decision(states[0]).seats != (GREY,)
    ):
        seat, action = quiet_move(states, rng)
        states = [GAME.play.apply(state, seat, action).state for state in states]
        common.append((seat, action))
    plans = [random_plan(states[0].board, GREY, rng) for _ in range(2)]
    assert plans[0] != plans[1]
    return [[*moves, *common, (GREY, plan)] for moves, plan in zip(setups, plans, strict=True)]


def with_other_secrets(setup):
    """The same pieces on the same squares; values turned upside down, mines elsewhere."""
    taken = {*setup.installations, *setup.guns, *setup.mines, *(tank.square for tank in setup.tanks)}
    mines = [square for square in range(50, 100) if square not in taken][:2]
    tanks = tuple(Placed(tank.square, 7 - tank.value) for tank in setup.tanks)
    return Setup(setup.installations, tanks, setup.guns, tuple(mines))


def after(state, moves):
    for seat, action in moves:
        state = GAME.play.apply(state, seat, action).state
    return state


def quiet_move(states, rng):
    """A move that teaches Green the same in both worlds, and that no fight follows."""
    seat = GAME.play.decision(states[0]).seats[0]
    offer = GAME.play.offer(states[0], seat)
    for _ in range(200):
        action = GAME.play.candidates(states[0], seat, rng, 1)[0] if offer.space else rng.choice(offer.actions)
        steps = [GAME.play.apply(state, seat, action) for state in states]
        goes_on = [GAME.play.decision(step.state) for step in steps]
        if all(goes_on) and goes_on[0].ask not in ("die", "fight") and steps[0].told == steps[1].told:
            return seat, action
    raise AssertionError("no quiet move; take another seed")


async def frames_of_green(visitor, moves, eyes=GREEN):
    """Every byte that Green, or a watcher, is sent while these moves are played, and what Green's own pages say then;
    only the match's name and the time of day are masked."""
    anna, bert = visitor(), visitor()
    await anna.http.put("/api/me", json={"name": "Anna"})
    await bert.http.put("/api/me", json={"name": "Bert"})
    match = await anna.new_match("me", "invite")
    await bert.tell("/api/join", {"code": match["invites"][0]["code"]})
    async with (
        anna.table(match["id"], GREEN) as green,
        bert.table(match["id"], GREY) as grey,
        anna.table(match["id"], eyes) as eye,
    ):
        for place in (green, grey, eye):
            await place.picture()
        for number, (seat, action) in enumerate(moves):
            answer = await (green, grey)[seat].say("Act", id=f"m{number}", action=msgspec.to_builtins(action))
            assert answer["type"] == "Accepted", answer
        await eye.seq(len(moves))
        frames = [frame for frame in eye.heard if '"SeatsChanged"' not in frame]  # these tell who is here, and when
    handles = [(await somebody.ask("/api/me"))["handle"] for somebody in (anna, bert)]
    small = f"matches/{match['id']}/miniature"
    own = "me", "me/data", "me/profile", "me/telling", "matches", "my-games", "my-turns", small
    asked = (*own, *(f"people/{handle}" for handle in handles))
    pages = [NOTICES.sub("", TIMES.sub("", (await anna.get(f"/api/{page}")).text)) for page in asked]
    drawn = {match["id"]: "match", eye.told[0]["commitment"]: "hash", **dict.fromkeys(handles, "handle")}
    return [masked(told, drawn) for told in (*frames, *pages)]


def masked(told, drawn):
    """What is drawn by lot for every match and visitor is another in each world."""
    for lot, name in drawn.items():
        told = told.replace(lot, name)
    return told
