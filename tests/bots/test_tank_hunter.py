"""Tank Hunter's computer players: legal, fair, in time, and no fools."""

from random import Random
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from panzerkiste.bots import choose, levels
from panzerkiste.bots.tank_hunter import BOTS
from panzerkiste.bots.tank_hunter.drafting import card_worth
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Counter, DeclareAttack, Pick
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import State
from panzerkiste.games.tank_hunter.state.table import deck_of
from panzerkiste.proving.coverage import rule

EVERY_LEVEL = range(1, levels(GAME) + 1)
STRONGEST = levels(GAME)
PLENTY = 60.0  # seconds; never used up
EXPERT = Options(commanders=True, evading=True, charge=True)


def answer(state: State, seat: Seat, level: int, seed: int, seconds: float = PLENTY) -> Any:
    return choose(
        GAME.id, GAME.information.view(state, seat), GAME.play.offer(state, seat), (), seat, level, seed, seconds
    )


def first_idea(state: State, seat: Seat, level: int, seed: int) -> Any:
    """What the player says, before anybody checks it."""
    offer = GAME.play.offer(state, seat)
    if len(offer.actions) == 1 and not offer.space:
        return offer.actions[0]
    known = Knowledge(GAME, GAME.information.view(state, seat), offer, (), seat, Random(seed), monotonic() + PLENTY)
    return BOTS.levels[level - 1](known)


def hurried(state: State, seat: Seat, level: int, seed: int) -> Any:
    return answer(state, seat, level, seed, seconds=0.0)


def moments(ask: Any, level: int, seed: int, *, players: int, answers: int) -> list[State]:
    """The states of a game that the level plays against itself; an illegal answer would raise."""
    chance, states = Simulated(Random(seed)), [GAME.play.start(EXPERT, players).state]
    while (decision := GAME.play.decision(states[-1])) and len(states) < answers:
        seat, state = decision.seats[0], states[-1]
        action = GAME.play.sample(state, chance) if seat == CHANCE else ask(state, seat, level, seed + len(states))
        states.append(GAME.play.apply(state, seat, action).state)
    return states


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_plays_legally_without_being_corrected(level: int) -> None:
    assert len(moments(first_idea, level, seed=level, players=3, answers=60)) == 60


@rule("TH-125")
def test_th_125_held_windows_do_not_change_what_a_player_thinks() -> None:
    played = moments(hurried, STRONGEST, seed=5, players=2, answers=80)
    state = next(state for state in played if (asked := GAME.play.decision(state)) and asked.ask == "main")
    held = replace(state, options=replace(state.options, held_windows=True))
    seat = state.turn_player
    assert first_idea(held, seat, STRONGEST, seed=1) == first_idea(state, seat, STRONGEST, seed=1)


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_plays_a_whole_game_when_there_is_no_time_at_all(level: int) -> None:
    assert moments(hurried, level, seed=1, players=2, answers=5000)[-1].result


def test_eight_computer_players_play_a_whole_game() -> None:
    assert moments(hurried, STRONGEST, seed=2, players=8, answers=20000)[-1].result


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_th_014_a_level_decides_the_same_in_worlds_its_seat_cannot_tell_apart(level: int) -> None:
    rng, told_apart = Random(level), 0
    for state in moments(hurried, 2, seed=level, players=2, answers=130)[::5]:
        decision = GAME.play.decision(state)
        if decision is None or decision.seats[0] == CHANCE:
            continue
        seat = decision.seats[0]
        twin = GAME.information.imagine(GAME.information.view(state, seat), rng)
        told_apart += twin != state
        assert answer(twin, seat, level, 1) == answer(state, seat, level, 1)
    assert told_apart > 2


def test_the_same_question_with_the_same_seed_gets_the_same_answer() -> None:
    for state in moments(hurried, 2, seed=7, players=2, answers=80)[::10]:
        decision = GAME.play.decision(state)
        if decision and decision.seats[0] != CHANCE:
            seat = decision.seats[0]
            assert answer(state, seat, STRONGEST, 3) == answer(state, seat, STRONGEST, 3)


def test_th_045_the_strongest_level_drafts_what_is_worth_most() -> None:
    state = moments(hurried, STRONGEST, seed=4, players=2, answers=2)[-1]
    picked = answer(state, 0, STRONGEST, seed=1)
    assert isinstance(picked, Pick)
    deck, pack = deck_of(state), state.draft.packs[0] if state.draft else ()
    assert card_worth(deck, picked.card) == max(card_worth(deck, card) for card in pack)


def position(text: str) -> State:
    return GAME.text.read_position(text, Options())


def test_the_strongest_level_takes_the_shot_that_cannot_miss() -> None:
    state = position("turn 9 A actions 1\nA front A1:de_tiger2 A2:de_gren\nB front B1:uk_humber B2:it_m14 B3:us_rifle?")
    for seed in range(3):
        shot = answer(state, 0, STRONGEST, seed)
        assert isinstance(shot, DeclareAttack)
        assert shot.attacker == "A1"


def test_the_strongest_level_counters_where_it_can_only_win() -> None:
    state = position("turn 9 A actions 1\nA front A1:it_m14 A2:de_gren\nB front B1:su_is2 B2:us_rifle?")
    state = GAME.play.apply(state, *GAME.text.parse(state, "A attack A1 B1 anti_armour")).state
    missed = GAME.play.apply(state, CHANCE, GAME.text.parse(state, "die 3")[1]).state
    for seed in range(3):
        assert isinstance(answer(missed, 1, STRONGEST, seed), Counter)
