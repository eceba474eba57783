"""Houses full of several players' infantry, played at random: no dead end, every default legal, positions exact."""

from random import Random

import pytest

from panzerkiste.engine.game import CHANCE
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.armies.catalogue import UNITS
from panzerkiste.games.dropzone.buildings.events import FightBegan
from panzerkiste.games.dropzone.options import Options, Scenario
from panzerkiste.games.dropzone.state import State
from tests.games.dropzone.battle import battle

KINDS = {
    "A": ("ucm_legionnaires", "ucm_praetorians"),
    "B": ("scourge_warriors", "scourge_destroyers"),
    "C": ("phr_immortals", "phr_sirens"),
}
HOUSES = ("b1", "b2", "b3")  # connected in the foundry


def crowded(rng: Random) -> State:
    """A few squads of two or three players in three houses, some of them stormed a turn ago, some just now."""
    players = rng.choice(("AB", "AB", "ABC"))
    names = [f"{player}{group}{letter}" for player in players for group in "12" for letter in "ab"]
    squads = [_squad(name, rng) for name in names]
    houses = [f"building {house} defender={rng.randrange(len(players))} stormed_turn=2" for house in HOUSES]
    scenario: Scenario = rng.choice(("prizes", "paper_chase"))
    options = Options(battlefield=rng.choice(("dead_foundry", "city_block_9")), scenario=scenario, turns=5)
    return battle(*squads, *houses, "turn 3", now="A activate", table=(), options=options)


def _squad(name: str, rng: Random) -> str:
    kind = rng.choice(KINDS[name[0]])
    place = f'inside/building="{rng.choice(HOUSES)}"/entered_turn={rng.choice((1, 2, 3))}'
    damage = (rng.randrange(UNITS[kind].damage_points) for _ in range(2))
    return " ".join([name, kind, *(f"{place}/damage={points}" for points in damage)])


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_answered_the_battle_goes_on_to_its_end(seed: int):
    rng = Random(seed)
    state, fights = crowded(rng), 0
    while owed := DROPZONE.play.decision(state):
        seat = owed.seats[0]
        if seat != CHANCE:
            DROPZONE.play.apply(state, seat, DROPZONE.play.default(state, seat))
        listed = DROPZONE.play.offer(state, seat).actions
        action = rng.choice(listed or DROPZONE.play.candidates(state, seat, rng, 4))
        assert DROPZONE.text.parse(state, DROPZONE.text.notate(state, seat, action)) == (seat, action)
        assert DROPZONE.text.read_position(DROPZONE.text.write_position(state), state.options) == state
        step = DROPZONE.play.apply(state, seat, action)
        fights += sum(isinstance(told.event, FightBegan) for told in step.told)
        state = step.state
    assert state.result
    assert fights
