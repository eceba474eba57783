"""Dropzone's suggestions: what the strongest player weighs, its own choice first, and nothing measured in secret."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from panzerkiste.bots import review, suggest
from panzerkiste.bots.dropzone import PLAYERS, answer
from panzerkiste.bots.dropzone.suggesting import suggest as considered
from panzerkiste.bots.dropzone.winning import ahead, chance
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Line, Seat
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.games.dropzone import DROPZONE as GAME
from panzerkiste.games.dropzone.actions import EndSlot, FireOnRun, Move, Search, Shoot
from panzerkiste.games.dropzone.advice.volleys import tried_volley
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.locales import voice
from tests.bots.test_dropzone import known
from tests.games.dropzone.battle import battle

SABRES = "A1a ucm_sabre 24,14@0 26,14@0 28,14@0"
HUNTERS = "B1a scourge_hunter 24,34@180", "B2a scourge_hunter 32,34@180"
SOME = 5  # every so many questions of a match are looked at
MEASURING = Shoot | FireOnRun | Search  # what may be told with odds: fire in its own step, and a die of one's own
SPEAKERS = [voice(language, GAME.folder / "texts") for language in LANGUAGES]


@pytest.fixture(autouse=True)
def never_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is suggested shall not depend on how busy the machine is."""
    monkeypatch.setattr("panzerkiste.bots.SUGGESTING", 3600.0)
    monkeypatch.setattr("panzerkiste.bots.COACHING", 3600.0)


def positions(options: Options, seed: int) -> Iterator[tuple[State, Seat]]:
    """Some questions of a match of any legal answers."""
    dice, state, number = Simulated(Random(seed)), GAME.play.start(options, 2).state, 0
    while decision := GAME.play.decision(state):
        seat = decision.seats[0]
        if seat == CHANCE:
            state = GAME.play.apply(state, CHANCE, GAME.play.sample(state, dice)).state
            continue
        number += 1
        if number % SOME == 0:
            yield state, seat
        state = GAME.play.apply(state, seat, answer(known(state, seat, number), 0)).state


@pytest.mark.parametrize(("scenario", "seed"), [("crossroads", 1), ("prizes", 3)])
def test_the_first_suggestion_is_what_the_strongest_player_would_do(scenario: Any, seed: int):
    several = 0
    for state, seat in positions(Options(turns=2, scenario=scenario), seed):
        found = considered(known(state, seat), 5, ())
        assert found[0].action == PLAYERS[-1].choose(known(state, seat))
        for action, why, *_ in found:
            GAME.play.apply(state, seat, action)
            assert all("{" not in speaker.format(why.key, why.facts) != why.key for speaker in SPEAKERS)
            assert isinstance(action, MEASURING) or numbers(why) <= {"points"}, "DZ-005: a marker's pay is no secret"
        several += len(found) > 1
    assert several > 2


def numbers(why: Line) -> set[str]:
    return {name for name, fact in why.facts.items() if not isinstance(fact, str)}


def suggested(state: State, seat: Seat = 0):
    return suggest("dropzone", GAME.information.view(state, seat), seat, 5, Random(1))


def test_fire_is_suggested_with_the_odds_that_the_table_shows():
    state = battle(SABRES, *HUNTERS, now="A1a order")
    fire = [one for one in suggested(state) if isinstance(one.action, Shoot)]
    assert len({one.why.facts["target"] for one in fire}) == len(fire) == 2, "each for the sake of another target"
    for action, why, *_ in fire:
        chief = tried_volley(GAME.information.view(state, 0), action).targets[0]
        assert why.facts["target"] == state.units[int(chief.target)].name
        assert why.facts["chance"] == round(100 * chief.destroyed) > 0
        assert why.facts["about"] == "destroy"


def test_where_the_players_have_forbidden_to_measure_no_odds_are_told():
    """DZ-005."""
    state = battle(SABRES, *HUNTERS, now="A1a order", options=Options(premeasure_shooting=False))
    fire = [one for one in suggested(state) if isinstance(one.action, Shoot)]
    assert fire
    assert {(one.why.facts["about"], one.why.facts["chance"]) for one in fire} == {("blind", 0)}
    assert {one.chance for one in fire} == {None}


def test_whoever_holds_his_fire_is_told_what_was_better():
    state = battle(SABRES, *HUNTERS, now="A1a order")
    held = review("dropzone", GAME.information.view(state, 0), 0, EndSlot(), Random(1))
    assert held is not None
    assert held.better is not None
    assert isinstance(held.better.action, Shoot | Move)
    assert held.better.chance is not None
    assert held.done.chance is not None
    assert held.better.chance > held.done.chance + 0.02, "sabres that do not fire cost something"


def test_what_one_player_gains_the_other_loses():
    state = battle(SABRES, *HUNTERS, now="A1a order")
    mine, theirs = chance(state, 0, 20.0), chance(state, 1, -20.0)
    assert mine is not None
    assert theirs == pytest.approx(1 - mine)


def test_units_and_points_count_the_later_the_more():
    early, late = (battle(f"turn {turn}", SABRES, *HUNTERS, now="A1a order") for turn in (1, 6))
    fewer = battle("A1a ucm_sabre 24,14@0", *HUNTERS, now="A1a order")
    assert ahead(late, 0).army > ahead(early, 0).army > ahead(fewer, 0).army
    assert ahead(early, 0, 30.0).army > ahead(early, 0).army
    more = [ahead(leading(state), 0).points - ahead(state, 0).points for state in (early, late)]
    assert more == [pytest.approx(0.5), pytest.approx(3.0)]


def leading(state: State) -> State:
    return state.with_side(0, replace(state.sides[0], victory_points=3))


def test_no_chance_is_told_among_three():
    state = GAME.play.start(Options(), 3).state
    assert chance(state, 0) is None


def test_what_is_suggested_is_about_units_that_are_drawn():
    state = battle(SABRES, *HUNTERS, now="A1a order")
    names = {unit.name for unit in state.units}
    assert all(one.places and names >= set(one.places) for one in suggested(state) if isinstance(one.action, Shoot))


def test_every_battlegroup_that_could_act_is_weighed():
    state = battle(SABRES, "A2a ucm_sabre 10,14@0", *HUNTERS, now="A activate")
    assert sorted(one.action.battlegroup for one in suggested(state)) == [0, 1]


def test_a_battlegroup_that_is_still_to_come_is_told_by_its_squads():
    ready = "A2a ucm_sabre ready ready ucm_condor:ready"
    state = battle("A1a ucm_sabre 4,4@0", ready, "B1a scourge_hunter 44,44@180", now="A activate")
    reasons = {one.action.battlegroup: one.why for one in suggested(state)}
    assert (reasons[1].facts["about"], reasons[1].facts["who"]) == ("comes", "A2a")
    assert [speaker.format(reasons[1].key, reasons[1].facts) for speaker in SPEAKERS] == [
        {"en": "Brings A2a into play.", "de": "Bringt A2a ins Spiel."}[language] for language in LANGUAGES
    ]
