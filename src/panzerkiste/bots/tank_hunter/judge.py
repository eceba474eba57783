"""What a whole state of Tank Hunter is worth to each seat: the judgement, at the question of the turn."""

from typing import Any, Final

from panzerkiste.bots.tank_hunter.judgement import BALANCED, chance_to_win
from panzerkiste.bots.tank_hunter.odds import Odds
from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter import TANK_HUNTER
from panzerkiste.games.tank_hunter.fights.declaration import attacks
from panzerkiste.games.tank_hunter.state import RollShot, State, TakeEvent, TakeUnit
from panzerkiste.games.tank_hunter.state.frames import RollEvade
from panzerkiste.games.tank_hunter.state.table import clockwise, shooting_of, unit_of
from panzerkiste.registry import Judge


def chances(state: State) -> tuple[float, ...] | None:
    """Before the first turn (TH-050 to TH-053) nothing is said: what is drafted and placed proves itself later."""
    if not state.turn:
        return None
    odds, strikes = Odds(BALANCED), [0.0] * len(state.players)
    for seat in clockwise(state, state.turn_player):
        strikes[seat] = max((odds.attack(state, attack) for attack in attacks(state, seat)), default=0.0)
    return tuple(chance_to_win(state, seat, strikes, BALANCED) for seat in range(len(state.players)))


def meanwhile(state: State) -> tuple[Seat, Any] | None:
    """In the middle of an attack or a window everybody lets it pass: what is under way counts as it will come."""
    asked = TANK_HUNTER.play.decision(state)
    if asked is None or not state.turn or asked.ask == "main":
        return None
    seat = asked.seats[0]
    return seat, TANK_HUNTER.play.default(state, seat)


def thrower(state: State) -> Seat:
    match state.pending[-1]:
        case TakeEvent(seat) | TakeUnit(seat):
            return seat
        case RollShot():
            return unit_of(state, shooting_of(state).attacker).owner
        case RollEvade():
            return unit_of(state, shooting_of(state).target).owner
        case _:
            return state.turn_player


JUDGE: Final = Judge(chances, meanwhile, thrower=thrower)
