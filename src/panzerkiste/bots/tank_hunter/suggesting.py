"""What looks best at once, with its reason: the instinct that every level imagines with."""

from collections.abc import Sequence
from typing import Any

from panzerkiste.bots.suggestion import Suggestion
from panzerkiste.bots.tank_hunter.instinct import appeal
from panzerkiste.bots.tank_hunter.judgement import BALANCED
from panzerkiste.bots.tank_hunter.odds import hits
from panzerkiste.engine.game import Line
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_hunter import actions
from panzerkiste.games.tank_hunter.fights.reckoning import reckon
from panzerkiste.games.tank_hunter.state import Place, Shooting, State

PLACED = 24  # placements and the like, where there are too many to list


def suggest(known: Knowledge, count: int, also: tuple[Any, ...]) -> Sequence[Suggestion]:
    state: State = known.imagine()
    play = known.game.play
    options = play.candidates(state, known.seat, known.rng, PLACED) if known.offer.space else known.offer.actions
    ranked = sorted(options, key=lambda action: -appeal(state, known.seat, action, BALANCED))
    return [Suggestion(action, _why(state, action)) for action in ranked[:count]]


def _why(state: State, action: Any) -> Line:
    match action:
        case actions.DeclareAttack(attacker, target, kind, shots):
            shooting = Shooting(attacker, target, kind, shots, charge=action.charge)
            chance = hits(reckon(state, shooting).number, shots)
            return Line("tank-hunter-suggest-attack", {"chance": round(100 * chance)})
        case actions.Scout():
            return _about("scout")
        case actions.Wait():
            return _about("wait")
        case actions.Play() | actions.Command():
            return _about("card")
        case actions.Pick():
            return _about("pick")
        case Place():
            return _about("place")
        case _:
            return _about("other")


def _about(about: str) -> Line:
    return Line("tank-hunter-suggest", {"about": about})
