"""A greedy player of Tank Hunter, for the strongest level to beat: always the best immediate odds.

python bench/levels.py tank-hunter --against bench/tank_hunter_greedy.py:greedy
panzerkiste arena tank-hunter bench/tank_hunter_greedy.py:greedy 5 6
"""

from typing import Any, Final

from panzerkiste.bots.tank_hunter.odds import hits
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_hunter import actions
from panzerkiste.games.tank_hunter.fights.reckoning import reckon
from panzerkiste.games.tank_hunter.state import Shooting, State

# What a greedy player does where nothing can be shot at; attacks count from 1 to 3.
TASTES: Final[dict[type, float]] = {
    actions.Counter: 1.0,
    actions.Lead: 1.0,
    actions.Evade: 1.0,
    actions.FireAntiAir: 1.0,
    actions.Scout: 0.9,
    actions.Wait: 0.8,
    actions.Play: 0.5,
    actions.Command: 0.5,
    actions.Pass: 0.1,
    actions.EndActions: 0.1,
}


def greedy(known: Knowledge) -> Any:
    """Always the best immediate odds."""
    if known.offer.space:
        return known.candidates(1)[0]
    state = known.imagine()
    return max(known.offer.actions, key=lambda action: (_odds(state, action), known.rng.random()))


def _odds(state: State, action: Any) -> float:
    if not isinstance(action, actions.DeclareAttack):
        return TASTES.get(type(action), 0.0)
    shooting = Shooting(action.attacker, action.target, action.kind, action.shots, charge=action.charge)
    return 1 + 2 * hits(reckon(state, shooting).number, action.shots)
