"""Dropzone's computer players: legal, in time, and no fools."""

from itertools import product
from random import Random
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from panzerkiste.bots.dropzone import LEVELS, PLAYERS, answer
from panzerkiste.bots.dropzone.judgement import prospects
from panzerkiste.bots.dropzone.odds import expected
from panzerkiste.bots.knowledge import Knowledge
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.games.dropzone import DROPZONE as GAME
from panzerkiste.games.dropzone.actions import Assign, EndSlot, Enter, FlyMove, Move, Pass, React, Shoot
from panzerkiste.games.dropzone.catalogue import WEAPONS
from panzerkiste.games.dropzone.damage import covered_need, hit_damage
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from tests.games.dropzone.battle import battle, unit

STRONGEST = len(LEVELS)
EVERY_LEVEL = range(1, STRONGEST + 1)
PLENTY = 60.0  # seconds; never used up
SHORT = Options(turns=1)


def known(state: State, seat: Seat, seed: int = 1, seconds: float = PLENTY) -> Knowledge:
    deadline = monotonic() + seconds
    return Knowledge(GAME, GAME.view(state, seat), GAME.offer(state, seat), (), seat, Random(seed), deadline)


def first_idea(state: State, seat: Seat, level: int, seed: int) -> Any:
    """What the player says, before anybody checks it."""
    asked = known(state, seat, seed)
    if len(asked.offer.actions) == 1 and not asked.offer.space:
        return asked.offer.actions[0]
    return PLAYERS[level - 1].choose(asked)


def whole_battle(level: int, seed: int, options: Options = SHORT, ask: Any = first_idea) -> State:
    """The end of a battle that the level fights against itself; an illegal answer would raise."""
    chance, state = Simulated(Random(seed)), GAME.start(options, 2).state
    for number in range(GAME.bound(options)):
        decision = GAME.decision(state)
        if decision is None:
            return state
        seat = decision.seats[0]
        action = GAME.sample(state, chance) if seat == CHANCE else ask(state, seat, level, seed + number)
        state = GAME.apply(state, seat, action).state
    raise AssertionError("the battle does not end")


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_fights_a_battle_without_being_corrected(level: int) -> None:
    assert whole_battle(level, 2).result


@pytest.mark.parametrize("scenario", ["prizes", "paper_chase"])
def test_the_strongest_level_fights_every_scenario(scenario: Any) -> None:
    options = Options(turns=2, scenario=scenario, army_a="phr-starter", army_b="shaltari-starter")
    assert whole_battle(STRONGEST, 3, options).result


def test_the_strongest_level_answers_legally_when_there_is_no_time_at_all() -> None:
    def hurried(state: State, seat: Seat, level: int, seed: int) -> Any:
        return answer(known(state, seat, seed, seconds=0.0), level)

    assert whole_battle(STRONGEST, 5, Options(turns=1), hurried).result


def test_the_same_question_gets_the_same_answer() -> None:
    state = battle("A1a ucm_sabre 24,14@0 26,14@0 28,14@0", "B1a scourge_hunter 24,34@180", now="A1a order")
    assert answer(known(state, 0, 7), STRONGEST) == answer(known(state, 0, 7), STRONGEST)


# Odds.


@pytest.mark.parametrize("weapon", ["avenger_railgun", "wolverine_missile", "um3_rifles"])
@pytest.mark.parametrize("need", [2, 5])
def test_expected_damage_is_what_all_rolls_come_to(weapon: str, need: int) -> None:
    state = battle("A1a ucm_sabre 24,14@0", "B1a ucm_legionnaires 24,34@180", now="A1a order")
    target, fires = unit(state, "B1a1"), WEAPONS[weapon]
    hurts = covered_need(fires.energy, target.profile.armour, cover=False)
    total = killed = 0.0
    for dice in product(range(1, 7), repeat=4):  # two shots: to hit and to damage each
        points = sum(hit_damage(dice[n + 1], hurts, fires) for n in (0, 2) if dice[n] >= need)
        total += min(points, target.left) / 6**4
        killed += (points >= target.left) / 6**4
    found = expected(2, need, fires.energy, fires, target)
    assert found.share == pytest.approx(total / target.profile.damage_points)
    assert found.killed == pytest.approx(killed)


# Judgement.


def test_a_squad_nearer_to_a_marker_is_worth_more_the_more_so_in_the_end() -> None:
    def lead(turn: int, y: int) -> float:
        state = battle(f"A1a ucm_sabre 24,{y}@0", "B1a ucm_sabre 40,40@180", f"turn {turn}", now="A1a order")
        return prospects(state, 0)

    assert lead(1, 20) > lead(1, 10)
    assert lead(6, 20) - lead(6, 10) > lead(1, 20) - lead(1, 10)


# Orders.


def chosen(state: State, seat: Seat = 0) -> Any:
    return answer(known(state, seat), STRONGEST)


def test_guns_fire_at_what_they_see_and_the_best_target_first() -> None:
    """A tank and a scout stand in the open; railguns take the tanks that cost more."""
    state = battle(
        "A1a ucm_sabre 24,14@0 26,14@0 28,14@0",
        "B1a scourge_hunter 24,30@180 26,30@180",
        "B1b scourge_prowler 34,30@180",
        "turn 6",
        now="A1a order",
    )
    order = chosen(state)
    if isinstance(order, Move):
        order = chosen(GAME.apply(state, 0, order).state)
    assert isinstance(order, Shoot)
    guns = [shot for shot in order.shots if state.units[shot.unit].weapons[shot.mount].id == "avenger_railgun"]
    assert {state.units[int(shot.target)].kind for shot in guns} == {"scourge_hunter"}


def test_in_the_last_turn_a_squad_moves_onto_the_marker() -> None:
    state = battle(
        "A1a ucm_wolverine_a 24,12@0 26,12@0 24,10@0 26,10@0",
        "B1a scourge_hunter 44,46@180",
        "turn 6",
        now="A1a order",
        options=Options(scenario="crossroads"),
    )
    order = chosen(state)
    assert isinstance(order, Move)
    assert all(((way.to[0] - 24) ** 2 + (way.to[1] - 24) ** 2) ** 0.5 <= 6 for way in order.ways)


def test_nobody_to_shoot_at_and_nowhere_to_go_ends_the_slot() -> None:
    state = battle("A1a ucm_sabre 24,24@0", "B1a scourge_hunter reserve", "turn 6", now="A1a order")
    assert chosen(state) == EndSlot()


HOUSE = "house h1 small 2.5 22,24 26,24 26,28 22,28"


def test_infantry_goes_inside_when_it_stands_at_a_door() -> None:
    state = battle(
        "A1a ucm_legionnaires 24,22.9@0 25,22.9@0 23,22.9@0",
        "B1a scourge_hunter 24,10@0 26,10@0 28,10@0",
        "turn 4",
        table=("table 48 48", HOUSE),
        now="A1a order",
    )
    order = chosen(state)
    assert isinstance(order, Enter)


# Windows.


def window(state: State) -> State:
    """A dropship flies past; its owner has announced it."""
    seat, action = GAME.parse(state, "B fly B1a1>30,30:6@0*")
    return GAME.apply(state, seat, action).state


def test_anti_air_guns_fire_at_what_flies_by_and_others_pass() -> None:
    near = battle("A1a ucm_rapier 24,28@0", "B1a scourge_marauder 18,30@90/altitude=6", now="B1a order")
    state = window(near)
    assert GAME.decision(state).ask == "react"
    assert isinstance(chosen(state), React)
    far = battle("A1a ucm_rapier 2,2@0", "B1a scourge_marauder 18,40@90/altitude=6", now="B1a order")
    assert chosen(window(far)) == Pass()


def test_a_garrison_mans_the_wall_that_looks_at_the_enemy_or_hides() -> None:
    def asked(*enemy: str) -> State:
        state = battle(
            'A1a ucm_legionnaires inside/building="h1" inside/building="h1"',
            *enemy,
            table=("table 48 48", HOUSE),
            now="A activate",
        )
        seat, action = GAME.parse(state, "A activate A1")
        return GAME.apply(state, seat, action).state

    seen = chosen(asked("B1a scourge_warriors 24,20@0 25,20@0"))
    assert isinstance(seen, Assign)
    assert {post.wall for post in seen.posts} == {0}  # the wall from 22,24 to 26,24
    assert chosen(asked("B1a scourge_warriors reserve reserve")) == Assign(())


def test_a_loaded_dropship_keeps_away_from_anti_air_guns() -> None:
    """The same flight with and without guns below: with them it comes down elsewhere, or waits."""

    def flight(*guns: str) -> Any:
        state = battle(
            "A1a ucm_sabre aboard/carrier=3 aboard/carrier=3 aboard/carrier=3 ucm_condor:24,6@0/altitude=6",
            *guns,
            "turn 3",
            now="A1a order",
        )
        return chosen(
            replace(state, squads=(replace(state.squads[0], units=(0, 1, 2), transports=(3,)), *state.squads[1:]))
        )

    free, shot_at = flight("B1a scourge_hunter 2,46@180"), flight("B1a scourge_reaper 22,22@180 24,22@180 26,22@180")
    assert isinstance(free, FlyMove)
    assert free != shot_at
