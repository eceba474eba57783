"""Positions of Dropzone with a choice that every tabletop player knows (dropzone_choices.toml), and who makes it."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from panzerkiste.bots import uniform
from panzerkiste.bots.dropzone import PLAYERS
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone import DROPZONE as GAME
from panzerkiste.games.dropzone.actions import Shoot
from panzerkiste.games.dropzone.missions.scenarios import controller
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from tests.bots.test_dropzone import known
from tests.games.dropzone.battle import after, battle

FILE: Final = Path(__file__).with_name("dropzone_choices.toml")
POSITIONS: Final = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]
SEEDS: Final = 6  # of a level that is distracted now and then
BY_LOT: Final = 60  # tries that a player by lot has to get a choice wrong
MOST: Final = 12  # answers of one slot

Choose = Callable[[Knowledge], Any]


def standing(position: dict[str, Any]) -> State:
    options = Options(scenario=position.get("scenario", "crossroads"))
    table = tuple(position.get("table", ["table 48 48"]))
    state = battle(*position["lines"], now=position["now"], table=table, options=options)
    return after(state, *position["before"]).state if "before" in position else state


def played(state: State, choose: Choose, seed: int, *, whole_slot: bool) -> tuple[State, list[Any]]:
    """What somebody answers, to one question or until the slot is over; the others do what the rules do for them."""
    asked = GAME.play.decision(state)
    seat, first, answers, chance = asked.seats[0], asked.ask, list[Any](), Simulated(Random(seed))
    while asked and len(answers) < MOST:
        if asked.seats[0] == CHANCE:
            action = GAME.play.sample(state, chance)
        elif asked.seats[0] != seat:
            action = GAME.play.default(state, asked.seats[0])
        elif answers and (not whole_slot or asked.ask != first):
            break
        else:
            answers.append(action := choose(known(state, seat, seed)))
        state = GAME.play.apply(state, asked.seats[0], action).state
        asked = GAME.play.decision(state)
    return state, answers


def is_right(position: dict[str, Any], before: State, state: State, answers: list[Any]) -> bool:
    kinds = {type(answer).__name__ for answer in answers}
    targets = [answer.shots[0].target for answer in answers if isinstance(answer, Shoot)]
    aimed_at = [target if isinstance(target, str) else before.units[target].kind for target in targets]
    seat, own = GAME.play.decision(before).seats[0], [state.units[unit] for unit in state.squads[0].units]
    return all(
        (
            not position.get("does") or kinds & {*position["does"]},
            not kinds & {*position.get("does_not", ())},
            "fires_first_at" not in position or aimed_at[:1] == [position["fires_first_at"]],
            "holds" not in position or controller(state, tuple(position["holds"])) == seat,
            "status" not in position or {unit.status for unit in own if unit.status != "lost"} == {position["status"]},
        )
    )


def chooses_right(position: dict[str, Any], choose: Choose, seed: int) -> bool:
    before = standing(position)
    state, answers = played(before, choose, seed, whole_slot=position.get("whole_slot", True))
    return is_right(position, before, state, answers)


def test_there_are_forty_and_each_is_told_in_a_sentence() -> None:
    assert len(POSITIONS) >= 40
    assert len({position["choice"] for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["choice"])
def test_levels_make_the_choice_that_is_right(position: dict[str, Any]) -> None:
    for level in range(position.get("from_level", 4), len(PLAYERS) + 1):
        for seed in range(SEEDS if PLAYERS[level - 1].distracted else 1):
            assert chooses_right(position, PLAYERS[level - 1].choose, seed), (level, seed)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["choice"])
def test_whoever_answers_by_lot_gets_it_wrong_now_and_then(position: dict[str, Any]) -> None:
    assert not all(chooses_right(position, uniform.choose, seed) for seed in range(BY_LOT))
