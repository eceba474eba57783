"""The compiled rules are the readable rules: the same words may be said, and they lead to the same."""

from collections import Counter
from random import Random
from typing import get_args

import numpy as np
import pytest

from panzerkiste.engine.game import CHANCE
from panzerkiste.engine.scenario import game_scenarios, run_scenario
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Roll
from panzerkiste.games.panzerschlacht.events import Drawn, DrawOffered, Event, Won
from panzerkiste.games.panzerschlacht.kernel.answering import say
from panzerkiste.games.panzerschlacht.kernel.desk import new_desk
from panzerkiste.games.panzerschlacht.kernel.layout import (
    DRAWN,
    GOES_ON,
    KEPT,
    LUCK,
    ROLLED,
    ROLLS,
    SEAT,
    VOCABULARY,
    WORDS,
)
from panzerkiste.games.panzerschlacht.state import Options, RollDie, State
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import position

ALL_OPTIONS = tuple(
    Options(siege=siege, own_targets=own, patience=patience)
    for siege in (True, False)
    for own in (False, True)
    for patience in (50, 10)
)


def coding_of(options):
    assert GAME.coding
    return GAME.coding(options)


def words_of(desk) -> list[int]:
    return [word for word in range(VOCABULARY) if int(desk[WORDS + (word >> 6)]) >> (word & 63) & 1]


def outcome_of(state) -> int:
    if state.result is None:
        return GOES_ON
    return 1 + state.result.winners[0] if state.result.winners else DRAWN


def follow(state: State, seed: int, most: int = 10_000) -> Counter[str]:
    """Play by chance on both, up to so many words, and compare after each; what happened, counted."""
    rng, coding, happened = Random(seed), coding_of(state.options), Counter[str]()
    desk, said = new_desk(state), 0
    desk[LUCK] = seed
    while state.result is None and said < most:
        seat, outcome = GAME.play.decision(state).seats[0], GOES_ON
        part = coding.begin(state, seat)
        while part.action is None:
            choices = coding.choices(part)
            assert (words_of(desk), int(desk[SEAT])) == (choices, seat), f"word {said} of {seed}, {state.pending[-1]}"
            word = rng.choice(choices)
            part, outcome, said = coding.then(part, word), say(desk, word), said + 1
        step = GAME.play.apply(state, seat, part.action)
        told = list(step.told)
        for die in desk[ROLLED : ROLLED + desk[ROLLS]].tolist():
            step = GAME.play.apply(step.state, CHANCE, Roll(die))
            told += step.told
        state = step.state
        happened.update(kind_of(one.event) for one in told)
        assert outcome == outcome_of(state)
        if state.result is None:
            assert np.array_equal(desk[:KEPT], new_desk(state)[:KEPT]), f"after {part.action}, word {said} of {seed}"
    return happened


def kind_of(event) -> str:
    return f"{type(event).__name__} {event.reason}" if isinstance(event, Won | Drawn) else type(event).__name__


@rule("PS-23", "PS-51")
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_ps_23_whole_games_by_chance_are_the_same_on_both(options):
    happened = sum((follow(GAME.play.start(options, 2).state, seed) for seed in range(12)), Counter())
    assert happened["Moved"] > 100


# Positions in which things happen that chance seldom brings about.
RARE = {
    "both lose their last tank": position("f7=4/f1", "f9=4/f10", turn=5),
    "only a pass": position("b2=1 j1=2 ; AT a2 i1 j2 ; I c2 b3 -", "e8", turn=3),
    "nobody can move": position("b2=1 ; AT a2 ; I c2 b3 -", "i9=1 ; AT j9 ; I i8 h9 -", turn=3),
    "nobody can move, and shots change things": position(
        "b2=1 ; AT a2 ; I c2 b3 -", "i9=1 ; AT j9 ; I i8 h9 -", turn=3, own_targets=True, siege=False, patience=12
    ),
    "no forward step (PS-49)": position("i1=3 ; AT h1 i2 j2 ; I - - -", "a6=6"),
    "fewer than six squares (PS-49)": position("b2=1 j1=2 e1=3 ; AT a2 i1 j2 ; I c2 b3 -", "e8"),
    "command tanks shuttle": position("a10=1/a1* j10=2/j1*", "a1=1/a10* j1=2/j10*", patience=10),
    "six command tanks": position(
        "a10=1/a1* c10=2/c1* e10=3/e1* f10=4/f1* h10=5/h1* j10=6/j1*", "e6=6 a6=1 c6=2", turn=4
    ),
    "depots in reach": position("a7 c5 e5 f3 ; AT b2 ; M d3", "g5 i5 j5 ; AT d8 ; M b9 c8", own_targets=True),
    "guns in reach": position("a6 e5 f6 c3 ; AT b2 c2 d2", "g4 i5 j5 ; AT b9 e8 f9 g7 h7", turn=7),
}


@rule("PS-49", "PS-50", "PS-64", "PS-66", "PS-73", "PS-76", "PS-78", "PS-79", "PS-82", "PS-83", "PS-98")
def test_ps_49_rare_positions_and_all_that_can_happen_are_the_same_on_both():
    happened = sum((follow(state, seed) for state in RARE.values() for seed in range(8)), Counter())
    every = {kind.__name__ for kind in get_args(Event)} - {kind.__name__ for kind in (Won, Drawn, DrawOffered)}
    every -= {"SetupSealed", "ArmiesRevealed"}  # before these positions
    ends = {"Won tanks", "Drawn both-destroyed", "Drawn deadlock", "Drawn no-progress"}
    assert every | ends == set(happened)


@rule("PS-26")
@pytest.mark.parametrize("scenario", game_scenarios(GAME).values(), ids=lambda scenario: scenario.id)
def test_ps_26_from_every_moment_of_every_scenario_both_go_on_alike(scenario):
    for seed, frame in enumerate(run_scenario(GAME, scenario)):
        if frame.step.state.pending and not isinstance(frame.step.state.pending[-1], RollDie):
            follow(frame.step.state, seed, most=120)


def test_a_desk_begins_where_a_seat_is_asked():
    with pytest.raises(ValueError, match="begins where a seat is asked"):
        new_desk(State(Options(), None, (), (None, None), ()))
