"""What holds at every moment of any battle."""

from collections.abc import Iterator
from random import Random

import pytest

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.battle.movement import fire_limit
from panzerkiste.games.dropzone.battle.placing import obstruction
from panzerkiste.games.dropzone.fields.table import bodies
from panzerkiste.games.dropzone.geometry import at_most
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.test_deployment import ON_FOOT

BATTLEFIELDS = ["city_block_9", "beech_hills", "dead_foundry", "three_bridges"]


def moments(battlefield: str) -> Iterator[State]:
    rng = Random(battlefield)
    options = Options(army_a=ON_FOOT, army_b=ON_FOOT, deployment="closing_in", battlefield=battlefield, turns=4)
    state = DROPZONE.play.start(options, 2).state
    while owed := DROPZONE.play.decision(state):
        yield state
        seat = owed.seats[0]
        offer = DROPZONE.play.offer(state, seat)
        if seat == CHANCE:
            action = DROPZONE.play.sample(state, Simulated(rng))
        else:
            action = rng.choice(
                [*offer.actions, *(DROPZONE.play.candidates(state, seat, rng, 1) if offer.space else [])]
            )
        state = DROPZONE.play.apply(state, seat, action).state
    yield state


@rule("DZ-112", "DZ-113", "DZ-014")
@pytest.mark.parametrize("battlefield", BATTLEFIELDS)
def test_nobody_ever_stands_on_anything_or_off_the_table(battlefield: str):
    seen = 0
    for state in moments(battlefield):
        for unit in state.units:
            if unit.on_table:
                seen += 1
                assert obstruction(state, unit, bodies(state, without=[unit.id])) is None, unit.name
    assert seen


@rule("DZ-100", "DZ-122", "DZ-145")
@pytest.mark.parametrize("battlefield", BATTLEFIELDS)
def test_nobody_ever_moves_too_far_or_lives_on_without_damage_points(battlefield: str):
    moved = 0
    for state in moments(battlefield):
        for unit in state.units:
            assert at_most(unit.used, unit.profile.move or 0.0)
            assert at_most(unit.moved, fire_limit(unit))
            assert unit.left > 0 or unit.status == "lost"
            moved += unit.used > 0
    assert moved


@rule("DZ-089")
def test_every_battlegroup_is_activated_exactly_once_a_turn():
    for state in moments("city_block_9"):
        if state.pending and type(state.pending[-1]).__name__ == "RollInitiative" and state.turn > 1:
            alive = {unit.battlegroup for unit in state.units if unit.is_alive}
            assert all(state.battlegroups[group].activated_turn == state.turn - 1 for group in alive)
