"""The computer players, each better than the one before."""

import pytest

from connect_four import CONNECT_FOUR as GAME
from connect_four.state import Drop, Options
from panzerkiste.arena.pairing import Entrant, duel
from panzerkiste.arena.tournament import tournament
from panzerkiste.bots import choose, levels

EVERY_LEVEL = range(1, levels(GAME) + 1)
GAMES_EACH = 6
AMPLE = 60.0  # seconds for an answer, so that a slow machine changes nothing


def answer(text: str, level: int) -> Drop:
    state = GAME.text.read_position(text, Options())
    found = choose(GAME.id, state, GAME.play.offer(state, state.mover), (), state.mover, level, 1, AMPLE)
    assert isinstance(found, Drop)
    return found


def test_there_are_three_levels():
    assert levels(GAME) == 3


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_completes_its_line_rather_than_preventing_one(level: int):
    assert answer("RRR YYY . . . . .", level) == Drop("a")


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_prevents_the_rivals_line(level: int):
    assert answer(". R R R Y Y .", level) == Drop("a")


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_a_level_beats_the_one_below_it(level: int):
    higher, lower = Entrant(level, AMPLE), Entrant(level - 1, AMPLE)
    played = tournament(duel(GAME.id, higher, lower, GAMES_EACH, seed=1))
    assert sum(one.share(one.pairing.entrants.index(higher)) for one in played) > GAMES_EACH / 2
