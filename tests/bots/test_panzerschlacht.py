"""Panzerschlacht's computer players: legal, fair, in time, and no fools."""

from random import Random
from time import monotonic
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from panzerkiste.bots import choose, levels
from panzerkiste.bots.panzerschlacht import PLAYERS, TOP
from panzerkiste.bots.panzerschlacht.belief import guess_values
from panzerkiste.bots.panzerschlacht.deploying import deploy
from panzerkiste.bots.panzerschlacht.standoff import SAFE, Poise, aims, balance, losses
from panzerkiste.bots.panzerschlacht.thinking import Mind, Outlook, outlook
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Fight, Move
from panzerkiste.games.panzerschlacht.board import ADJACENT, read_square
from panzerkiste.games.panzerschlacht.setup import check_setup, walled_in
from panzerkiste.games.panzerschlacht.state import Options, Plan, State
from panzerkiste.games.panzerschlacht.view import mine_squares

EVERY_LEVEL = range(1, levels(GAME) + 1)
STRONGEST = levels(GAME)
PLENTY = 60.0  # seconds; never used up
BASE_GAME = Options()


def answer(state: State, seat: Seat, level: int, seed: int, seconds: float = PLENTY) -> Any:
    return choose(
        GAME.id, GAME.information.view(state, seat), GAME.play.offer(state, seat), (), seat, level, seed, seconds
    )


def first_idea(state: State, seat: Seat, level: int, seed: int) -> Any:
    """What the player says, before anybody checks it."""
    offer = GAME.play.offer(state, seat)
    if len(offer.actions) == 1:
        return offer.actions[0]
    known = Knowledge(GAME, GAME.information.view(state, seat), offer, (), seat, Random(seed), monotonic() + PLENTY)
    return PLAYERS[level - 1].choose(known)


def whole_game(level: int, seed: int, ask: Any = answer, options: Options = BASE_GAME) -> list[State]:
    """The states of a game that the level plays against itself; an illegal answer would raise."""
    chance, states = Simulated(Random(seed)), [GAME.play.start(options, 2).state]
    while decision := GAME.play.decision(states[-1]):
        seat, state = decision.seats[0], states[-1]
        action = GAME.play.sample(state, chance) if seat == CHANCE else ask(state, seat, level, seed + len(states))
        states.append(GAME.play.apply(state, seat, action).state)
    return states


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_plays_whole_games_legally_without_being_corrected(level: int) -> None:
    for seed in range(2):
        assert whole_game(level, seed, first_idea)[-1].result


def test_the_strongest_level_plays_the_variant_and_never_shells_its_own_installations() -> None:
    variant = Options(own_targets=True, siege=False)
    states = whole_game(STRONGEST, 3, first_idea, variant)
    assert states[-1].result
    for state in states:
        for army, secret in zip(state.board.armies if state.board else (), state.secrets, strict=True):
            assert secret.plan is None or not {*secret.plan.red, *secret.plan.white} & {*army.installations}


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_answers_legally_when_there_is_no_time_at_all(level: int) -> None:
    def hurried(state: State, seat: Seat, level: int, seed: int) -> Any:
        return answer(state, seat, level, seed, seconds=0.0)

    assert whole_game(level, 5, hurried)[-1].result


def another_world(state: State, seat: Seat, rng: Random) -> State:
    """The same for all that *seat* knows: hidden values, mines and a locked plan are others."""
    board, other = state.board, 1 - seat
    assert board
    secret, army = state.secrets[other], board.armies[other]
    hidden = [value for value, tank in zip(secret.values, army.tanks, strict=True) if not tank.shown]
    rng.shuffle(hidden)
    values = tuple(tank.shown or hidden.pop() for tank in army.tanks)
    mines = tuple(sorted(rng.sample(mine_squares(board, other), army.mines)))
    plan = Plan() if secret.plan else None
    changed = replace(secret, values=values, mines=mines, plan=plan)
    return replace(state, secrets=(changed, state.secrets[1]) if other == 0 else (state.secrets[0], changed))


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_ps_89_a_level_decides_the_same_in_worlds_its_seat_cannot_tell_apart(level: int) -> None:
    rng, told_apart = Random(level), 0
    for state in whole_game(1, level):
        decision = GAME.play.decision(state)
        if state.board is None or decision is None or decision.seats[0] == CHANCE:
            continue
        seat = decision.seats[0]
        twin = another_world(state, seat, rng)
        told_apart += twin != state
        assert answer(twin, seat, level, 1) == answer(state, seat, level, 1)
    assert told_apart > 10


@pytest.mark.parametrize("seat", [0, 1])
def test_set_ups_are_legal_differ_and_wall_nobody_in(seat: int) -> None:
    found = [deploy(seat, Random(seed)) for seed in range(60)]
    for setup in found:
        check_setup(seat, setup)
        assert not walled_in(seat, setup)
    assert len({setup.installations for setup in found}) > 3
    assert len({tank.square for setup in found for tank in setup.tanks if tank.value == 6}) > 3


def position(text: str) -> State:
    return GAME.text.read_position(text, Options())


# Grey's last tank has no ammunition depot behind it and no white shot left: one red shot cannot cover all the ways
# to it, and Green knows its value.
EASY_PREY = """
G: T d7=6/d1 e5=4/e1 b2=2/b1 ; AT a2 ; I a3 b4 c2 ; M i3 j4 ; W 0
Y: T e9=1/e10! ; AT - ; I h8 - i7 ; M - ; W 0
turn=21 idle=0 pass=0
"""


def test_the_strongest_level_goes_for_the_last_tank_it_can_beat() -> None:
    state = GAME.play.apply(position(EASY_PREY), 1, Plan()).state
    for seed in range(5):
        move = answer(state, 0, STRONGEST, seed)
        assert isinstance(move, Move)
        assert any(path[-1] in ADJACENT[read_square("e9")] for path in move.paths)


# Grey's own guns and headquarters leave its last tank two squares to drive to.
CORNERED = """
G: T d3=6/d1 e3=4/e1 f3=2/f1 ; AT a2 ; I b3 c4 d2 ; M - ; W 1
Y: T j9=1/j10 ; AT i9 h8 ; I j7 - - ; M - ; W 0
turn=22 idle=0 pass=0
"""


def test_the_strongest_level_shuts_every_way_out() -> None:
    for seed in range(5):
        plan = answer(position(CORNERED), 0, STRONGEST, seed)
        assert {read_square("j8"), read_square("i8")} <= {*plan.red, *plan.white}


# Green's 6 stands beside Grey's 5 (shown) and Green's 3 beside the same tank: whoever fights first settles it.
def test_the_strongest_level_sends_the_strong_tank_first() -> None:
    state = position("""
G: T d5=6/d1 f5=3/f1 b2=2/b1 ; AT - ; I b3 c4 j2 ; M - ; W 0
Y: T e8=5/e10! j9=1/j10 a9=2/a10 ; AT - ; I h8 g7 i6 ; M - ; W 0
turn=21 idle=0 pass=0
""")
    state = GAME.play.apply(state, 1, Plan()).state
    move = GAME.text.parse(state, "G move d5>d6>d7>d8; f5>f6>f7>f8")[1]
    state = GAME.play.apply(state, 0, move).state
    strong = Fight(read_square("d8"), read_square("e8"))
    assert {answer(state, 0, STRONGEST, seed) for seed in range(3)} == {strong}


# Both sides have six tanks on the way and every shot left.
MIDDLE = """
G: T b3=2/b1 c4=5/c1 e4=6/e1 f5=1/f1 h3=4/h1 i2=3/i1 ; AT c5 b4 ; I c3 h2 f4 ; M d5 i4 ; W 2
Y: T a8=6/a10 c7=1/c10 d9=3/d10 g7=2/g10 h9=5/h10 j8=4/j10 ; AT h6 ; I h8 c9 e7 ; M f6 b7 ; W 1
turn=9 idle=0 pass=0
"""


def contest_of(text: str, mind: Mind, *, planning: bool) -> Outlook:
    rng, board = Random(7), position(text).board
    assert board
    guesses = [guess_values(board.armies[board.mover], rng) for _ in range(mind.guesses)]
    seen = outlook(board, guesses, mind, rng, lambda: True, planning=planning)
    assert seen
    return seen


def gains(seen: Outlook) -> tuple[float, float]:
    """What a mover who knows the shots' mixture gains, and what a planner gains who knows that of the turns."""
    contest, mixture = seen.contest, seen.mixture
    hoped = contest.worth - losses(contest, mixture.cover)
    usual = float((hoped * mixture.turns).sum(axis=1).mean())
    taken = np.sort(aims(contest, mixture.turns))[::-1][: contest.shots].sum()
    known = float((contest.worth * mixture.turns).sum(axis=1).mean() - taken)
    return float(hoped.max(axis=1).mean()) - usual, usual - known


@pytest.mark.parametrize("text", [MIDDLE, EASY_PREY], ids=["many tanks", "few tanks"])
def test_to_know_how_the_strongest_level_mixes_gains_next_to_nothing(text: str) -> None:
    untrusting = TOP._replace(poise=Poise(rounds=300, trust=0.0))
    balanced = sum(gains(contest_of(text, untrusting, planning=True)))
    by_habit = sum(gains(contest_of(text, TOP._replace(poise=None), planning=True)))
    assert balanced < min(0.03, by_habit / 2)


def test_whom_the_strongest_level_trusts_to_have_habits_it_meets_better() -> None:
    seen = contest_of(MIDDLE, TOP._replace(poise=None), planning=True)

    def taken(trust: float) -> float:
        mixed = balance(seen.contest, seen.mixture, Poise(300, trust), lambda: True, planning=True)
        return float((mixed.cover * aims(seen.contest, seen.mixture.turns)).sum())

    def kept(trust: float) -> float:
        mixed = balance(seen.contest, seen.mixture, Poise(300, trust), lambda: True, planning=False)
        return float(((seen.contest.worth - losses(seen.contest, seen.mixture.cover)) * mixed.turns).sum())

    assert taken(0.0) < taken(0.9)
    assert kept(0.0) < kept(0.9)


def test_shots_are_shared_out_one_at_most_to_a_square_and_all_of_them() -> None:
    seen = contest_of(MIDDLE, TOP, planning=True)
    assert seen.mixture.cover.max() <= 1 + 1e-9
    assert seen.mixture.cover.sum() == pytest.approx(seen.contest.shots)
    assert seen.mixture.cover[SAFE] == 0


def test_the_same_board_does_not_tell_what_the_strongest_level_will_do() -> None:
    state = position(MIDDLE)
    plans = {answer(state, 1, STRONGEST, seed) for seed in range(8)}
    locked = GAME.play.apply(state, 1, Plan()).state
    turns = {answer(locked, 0, STRONGEST, seed) for seed in range(8)}
    assert len(plans) == 8
    assert len(turns) > 5
