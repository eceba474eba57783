"""Chapter 11: information (PS-85 to PS-90)."""

from random import Random

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.engine.game import WATCHER, Told
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Move
from panzerkiste.games.panzerschlacht.board import half, name, read_square
from panzerkiste.games.panzerschlacht.events import DuelFought, Event, MineExploded
from panzerkiste.games.panzerschlacht.planning import random_plan
from panzerkiste.games.panzerschlacht.state import CloseTurn, Plan, Secret, State
from panzerkiste.games.panzerschlacht.turn import made_progress
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import (
    GREEN_SETUP,
    GREY_SETUP,
    OPENING,
    REPLY,
    army,
    asks,
    board,
    demo,
    play,
    position,
    random_game,
    verdict,
)

GREEN, GREY = 0, 1
EVERYBODY = (GREEN, GREY, WATCHER)


def heard(told: tuple[Told[Event], ...], seat: int) -> list[str]:
    return [text for one in told if one.heard_by(seat) and (text := GAME.text.event(one.event))]


def as_json(state: State, seat: int) -> str:
    return msgspec.json.encode(GAME.information.view(state, seat)).decode()


@rule("PS-85")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_ps_85_everybody_sees_pieces_flags_losses_reserves_turn_and_lock(seat):
    state = position("e4=6/e1 f10=3/f1* b1", "a10 c10=5! ; AT c8 ; I h8 - e7", turn=7, idle=4)
    seen = GAME.information.view(state, seat).board
    assert seen == state.board
    assert [name(tank.square) for tank in seen.armies[0].tanks] == ["b1", "e4", "f10"]
    assert [tank.flag for tank in seen.armies[0].tanks] == [False, False, True]
    assert (seen.turn, seen.idle, seen.locked) == (7, 4, False)
    assert seen.armies[1].installations[1] == -1
    assert GAME.information.view(state, seat).values[1][1] == 5  # shown in a duel


@rule("PS-85")
def test_ps_85_how_a_tank_was_lost_is_public():
    played = play(position("e4 a1 b1", "a10"), "Y plan R=e5", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3").state
    for seat in EVERYBODY:
        lost = [tank for tank in GAME.information.view(played, seat).board.armies[0].tanks if tank.square == -1]
        assert [(name(tank.home), tank.fate) for tank in lost] == [("e1", "shot")]


@rule("PS-85")
def test_ps_85_a_revealed_plan_and_an_exploded_mine_stay_public():
    state = position("b5 a1 c1", "j10 ; AT d7 ; M b6 f6")
    played = play(state, "Y plan R=j9,e5 W=a8", "G move b5>b6; a1>a2>a3; c1>c2>c3>c4").state
    for seat in EVERYBODY:
        seen = GAME.information.view(played, seat).board
        assert seen.last_plan == Plan((read_square("e5"), read_square("j9")), (read_square("a8"),))
        assert seen.armies[1].exploded == (read_square("b6"),)


@rule("PS-86")
def test_ps_86_values_mines_and_plan_belong_to_the_owner():
    state = demo(OPENING, REPLY, "Y plan R=d5 W=e5,f6")
    own, other, watcher = (GAME.information.view(state, seat) for seat in (GREY, GREEN, WATCHER))
    assert own.values[GREY] == (6, 1, 3, 2, 5, 4)
    assert {name(mine) for mine in own.mines[GREY]} == {"f6", "b7"}
    assert own.plan == Plan((read_square("d5"),), (read_square("e5"), read_square("f6")))
    for stranger in (other, watcher):
        assert stranger.values[GREY] == (0,) * 6
        assert stranger.mines[GREY] is None
        assert stranger.plan is None


@rule("PS-86")
def test_ps_86_the_values_of_destroyed_tanks_stay_private():
    state = play(position("e4=6 a1 b1", "a10"), "Y plan R=e5", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3").state
    assert GAME.information.view(state, GREEN).values[GREEN] == (1, 2, 6)
    assert (
        GAME.information.view(state, GREY).values[GREEN]
        == GAME.information.view(state, WATCHER).values[GREEN]
        == (0, 0, 0)
    )


@rule("PS-87", "PS-13")
def test_ps_87_before_both_are_sealed_each_sees_only_his_own_set_up():
    played = play(GAME.play.start(GAME.types.options(), 2).state, GREEN_SETUP)
    own, other, watcher = (GAME.information.view(played.state, seat) for seat in EVERYBODY)
    assert own.setup is not None
    for stranger in (other, watcher):
        assert (stranger.setup, stranger.board, stranger.values, stranger.mines) == (None, None, (), ())
        assert stranger.sealed == (True, False)
    for seat in EVERYBODY:
        assert heard(played.told, seat) == ["sealed G"]


@rule("PS-87")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_ps_87_the_revealed_set_up_shows_positions_and_kinds_but_neither_values_nor_mines(seat):
    played = play(GAME.play.start(GAME.types.options(), 2).state, GREEN_SETUP, GREY_SETUP)
    seen = GAME.information.view(played.state, seat)
    assert len(seen.board.armies[0].tanks) == len(seen.board.armies[1].tanks) == 6
    for side in (GREEN, GREY):
        assert (seen.mines[side] is not None) == (side == seat)
        assert (set(seen.values[side]) == {1, 2, 3, 4, 5, 6}) == (side == seat)
    assert all(":" not in line and " M=" not in line for line in heard(played.told, seat))


@rule("PS-87", "PS-89")
@pytest.mark.parametrize("seat", [GREEN, WATCHER])
def test_ps_87_while_a_plan_is_locked_neither_squares_nor_number_nor_whites_show(seat):
    state = demo(OPENING, REPLY)
    small, large = play(state, "Y plan -"), play(state, "Y plan R=d5,d6,e5,f6,a4,b4 W=c5,c6,d4,a5,j5")
    assert GAME.information.view(small.state, seat) == GAME.information.view(large.state, seat)
    assert heard(small.told, seat) == heard(large.told, seat) == ["locked Y"]
    seen = GAME.information.view(large.state, seat).board
    assert (seen.locked, seen.armies[GREY].whites) == (True, 5)


@rule("PS-87")
def test_ps_87_the_planner_sees_his_own_plan_while_it_is_locked():
    state = demo(OPENING, REPLY, "Y plan R=d5")
    assert GAME.information.view(state, GREY).plan == Plan((read_square("d5"),))


@rule("PS-87")
def test_ps_87_the_committed_paths_and_the_whole_plan_are_told_to_everybody():
    state = position("e4 a1 b1", "a10 ; AT c8")
    played = play(state, "Y plan R=j9,e5 W=a8", "G move e4>e5; a1>a2>a3>a4; b1>b2>b3")
    for seat in EVERYBODY:
        assert heard(played.told, seat) == [
            "locked Y",
            "G move e4>e5; a1>a2>a3>a4; b1>b2>b3",
            "shots R=e5,j9 W=a8",
            "white Y 0",
            "hit e5",
        ]


@rule("PS-87", "PS-56")
def test_ps_87_a_mine_that_explodes_is_told_and_the_other_stays_with_its_owner():
    state = position("b5 a1 c1", "j10 ; M b6 f6")
    played = play(state, "Y plan -", "G move b5>b6; a1>a2>a3; c1>c2>c3>c4")
    assert GAME.information.view(played.state, GREY).mines[GREY] == (read_square("f6"),)
    for seat in (GREEN, WATCHER):
        assert "mine b6" in heard(played.told, seat)
        assert GAME.information.view(played.state, seat).mines[GREY] is None


@rule("PS-87", "PS-64")
def test_ps_87_void_mines_stay_hidden_from_the_mover():
    state = position("h7 b5 c1", "a10 j10 ; I h8 c9 e7 ; M b6 f6")
    played = play(state, "Y plan -", "G move h7>h8; b5>a5>a6; c1>c2>c3>c4")
    assert heard(played.told, GREEN)[-2:] == ["inst HQ h8", "mines-void Y"]
    assert GAME.information.view(played.state, GREEN).mines[GREY] is None
    assert GAME.information.view(played.state, GREY).mines[GREY] == (read_square("b6"), read_square("f6"))
    assert "b6" not in "".join(heard(played.told, GREEN)[1:])


@rule("PS-87", "PS-61")
def test_ps_87_a_duel_shows_both_values_to_both():
    played = play(position("e5=6 a1 b1", "e8=5 j10=1"), "Y plan -", "G move e5>e6>e7; a1>a2>a3>a4; b1>b2")
    for seat in EVERYBODY:
        assert heard(played.told, seat)[-1] == "duel e7(6)xe8(5) lost e8"
        seen = GAME.information.view(played.state, seat)
        assert (seen.values[GREEN][2], seen.values[GREY][0]) == (6, 5)


@rule("PS-87", "PS-62")
@pytest.mark.parametrize("die", [1, 6])
def test_ps_87_a_fight_with_a_gun_shows_die_loss_and_reserve_but_no_value(die):
    state = position("e4=6 a1 b1", "a10 ; AT e7 h8 ; W 2")
    played = play(state, "Y plan -", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2", f"die {die}")
    lost = "e6" if die == 1 else "e7"
    for seat in (GREY, WATCHER):
        lines = heard(played.told, seat)
        assert f"gun e6xe7 die {die} lost {lost}" in lines
        assert ("white Y 1" in lines) == (die == 6)
        assert GAME.information.view(played.state, seat).values[GREEN] == (0, 0, 0)


@rule("PS-87")
def test_ps_87_a_watcher_sees_exactly_what_is_public():
    for entry in random_game(2):
        if entry.after.board and not entry.after.result:
            seen = GAME.information.view(entry.after, WATCHER)
            assert seen.values == tuple(tuple(tank.shown for tank in army.tanks) for army in entry.after.board.armies)
            assert (seen.mines, seen.plan, seen.setup) == ((None, None), None, None)
        assert all(told.to is None for told in entry.told)  # what is told at all is public in this game


@rule("PS-88")
def test_ps_88_mines_and_values_change_no_verdict():
    one = position("e4=6 a1 b1", "j10 ; M e6 e7")
    two = position("e4=2 a1=6 b1=1", "j10 ; M f6 j9")
    for line in ("Y plan R=e5,e6,f6", "Y plan R=e4", "Y plan R=e5,e5"):
        assert str(verdict(one, line)) == str(verdict(two, line))
    one, two = play(one, "Y plan -").state, play(two, "Y plan -").state
    for line in ("G move e4>e5>e6; a1>a2>a3>a4; b1>b2", "G move e4>e5>e6", "G move e4>d5", "G pass"):
        assert str(verdict(one, line)) == str(verdict(two, line))


@rule("PS-89")
def test_ps_89_nothing_in_a_view_is_ordered_by_value_or_by_the_order_of_placing():
    start = GAME.play.start(GAME.types.options(), 2).state
    shuffled = GREEN_SETUP.replace("T=b1:2,c1:5,e1:6,f1:1,h1:4,i1:3", "T=e1:1,c1:2,h1:3,b1:4,f1:5,i1:6")
    shuffled = shuffled.replace("AT=c4,b3,h3,g4,f5", "AT=f5,g4,h3,b3,c4").replace("M=d5,i4", "M=a2,a3")
    one, two = play(start, GREEN_SETUP, GREY_SETUP), play(start, shuffled, GREY_SETUP)
    for seat in (GREY, WATCHER):
        assert as_json(one.state, seat) == as_json(two.state, seat)
        assert heard(one.told, seat) == heard(two.told, seat)


@rule("PS-89")
def test_ps_89_the_order_of_the_pegs_is_not_told():
    state = position("e4 a1 b1", "a10")
    move = "G move e4>e5; a1>a2>a3>a4; b1>b2>b3"
    one, two = play(state, "Y plan R=j9,c5", move), play(state, "Y plan R=c5,j9", move)
    assert one.told == two.told
    assert GAME.information.view(one.state, GREEN) == GAME.information.view(two.state, GREEN)


@rule("PS-89")
def test_ps_89_no_die_is_known_before_it_is_thrown():
    state = play(position("e4=6 a1 b1", "a10 ; AT e7"), "Y plan -", "G move e4>e5>e6; a1>a2>a3>a4; b1>b2").state
    assert asks(state) == "chance die"
    assert "die" not in msgspec.json.encode(state).decode().lower().replace("rolldie", "")


@rule("PS-90")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_ps_90_after_the_end_everything_is_revealed(seat):
    state = position("h7=3 b5=4 c1=6", "a10 j10 ; I h8 c9 e7 ; M b6 f6 ; AT d7")
    state = play(state, "Y plan R=a6", "G move h7>h8; b5>a5>a6; c1>c2>c3>c4", "G plan R=d9").state
    over = play(state, "Y resign")
    assert heard(over.told, seat) == ["win G resign", "revealed G 463 M=- / Y 12 M=b6,f6 / plan R=d9"]
    seen = GAME.information.view(over.state, seat)
    assert seen.values == ((4, 6, 3), (1, 2))  # Gb1, lost to a shot, included
    assert seen.mines[GREY] == (read_square("b6"), read_square("f6"))  # void ones included
    assert seen.plan == Plan((read_square("d9"),))  # locked, and never revealed


# Two worlds (section 11): states that differ only in what the viewer must not know.


def other_values(secret: Secret, hidden: list[int]) -> Secret:
    """The values of the *hidden* tanks, passed round among them."""
    values = list(secret.values)
    for number, after in zip(hidden, hidden[1:] + hidden[:1], strict=True):
        values[number] = secret.values[after]
    return replace(secret, values=tuple(values))


@rule("PS-86", "PS-87", "PS-88", "PS-89")
@given(st.integers(0, 2**32), st.sampled_from((GREEN, GREY)))
@settings(max_examples=40)
def test_two_worlds_that_differ_in_values_and_mines_look_alike_to_the_viewer(seed, viewer):
    game = list(random_game(seed, siege=bool(seed % 2), own_targets=bool(seed % 3)))
    first = next(number for number, entry in enumerate(game) if entry.before.board)
    foe = 1 - viewer
    last = game[-1].before
    hidden = [number for number in range(6) if not ever_shown(game, foe, number)]
    trodden = {path[-1] for entry in game if isinstance(entry.action, Move) for path in entry.action.paths}
    exploded = {one.event.square for entry in game for one in entry.told if isinstance(one.event, MineExploded)}
    quiet = [square for square in half(foe) if square not in trodden and square not in army(last, "GY"[foe]).cleared]
    secret = game[first].before.secrets[foe]
    kept = tuple(mine for mine in secret.mines if mine in exploded)
    moved = tuple(sorted((*kept, *quiet[: 2 - len(kept)])))
    assume(len(moved) == 2)  # a long game may leave no square where an unknown mine could lie
    world = replace_secret(game[first].before, foe, replace(other_values(secret, hidden), mines=moved))
    for entry in game[first:-1]:
        assert GAME.information.view(world, viewer) == GAME.information.view(entry.before, viewer)
        assert GAME.play.offer(world, viewer) == GAME.play.offer(entry.before, viewer)
        step = GAME.play.apply(world, entry.seat, entry.action)
        assert [one for one in step.told if one.heard_by(viewer)] == [one for one in entry.told if one.heard_by(viewer)]
        world = step.state


def ever_shown(game, side: int, number: int) -> bool:
    duels = any(isinstance(one.event, DuelFought) for entry in game for one in entry.told)
    return duels and any(
        board(entry.after).armies[side].tanks[number].shown for entry in game if entry.after.board is not None
    )


def replace_secret(state: State, side: int, secret: Secret) -> State:
    secrets = list(state.secrets)
    secrets[side] = secret
    return replace(state, secrets=tuple(secrets))


@rule("PS-87", "PS-89")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_two_worlds_that_differ_in_a_locked_plan_look_alike_to_the_mover(seed):
    rng = Random(seed)
    for entry in random_game(seed):
        if asks(entry.before).endswith("plan"):
            mover = 1 - entry.seat
            another = GAME.play.apply(entry.before, entry.seat, random_plan(board(entry.before), entry.seat, rng))
            for seat in (mover, WATCHER):
                assert GAME.information.view(another.state, seat) == GAME.information.view(entry.after, seat)
                assert GAME.play.offer(another.state, seat) == GAME.play.offer(entry.after, seat)
                assert another.told == entry.told


@rule("PS-89")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_imagined_states_look_like_the_view_they_come_from(seed):
    rng = Random(seed)
    for entry in random_game(seed):
        for seat in EVERYBODY:
            view = GAME.information.view(entry.after, seat)
            assert GAME.information.view(GAME.information.imagine(view, rng), seat) == view


@rule("PS-85", "PS-79")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_in_imagined_states_the_same_is_still_to_happen(seed):
    rng = Random(seed)
    for entry in random_game(seed, siege=bool(seed % 2)):
        true, imagined = entry.after, GAME.information.imagine(GAME.information.view(entry.after, WATCHER), rng)
        assert [type(frame) for frame in imagined.pending] == [type(frame) for frame in true.pending]
        assert GAME.play.decision(imagined) == GAME.play.decision(true)
        for close, other in zip(true.pending[:1], imagined.pending[:1], strict=True):
            if isinstance(close, CloseTurn) and isinstance(other, CloseTurn):
                assert made_progress(board(true), close) == made_progress(board(true), other)
                assert close.passed == other.passed


@rule("PS-89")
def test_ps_89_what_is_imagined_is_not_the_truth():
    view = GAME.information.view(demo(OPENING, REPLY, "Y plan R=d5"), GREEN)
    worlds = [GAME.information.imagine(view, Random(seed)).secrets[GREY] for seed in range(200)]
    assert {world.values[0] for world in worlds} == {1, 2, 3, 4, 5, 6}
    mined = {mine for world in worlds for mine in world.mines}
    assert len(mined) > 25
    assert not mined & set(army(demo(), "Y").cleared)
    assert len({world.plan for world in worlds}) > 100
