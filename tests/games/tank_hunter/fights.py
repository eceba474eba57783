"""Attacks in one line: ``attack("A1", "B1", "grenade")`` is A's declaration, ``needed(went)`` what the dice needed."""

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Action, Counter, DeclareAttack, Pass, Reveal
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.events import ShotRolled
from panzerkiste.games.tank_hunter.state import AskCounter, State
from tests.games.tank_hunter.tables import A, B, Went


def attack(
    attacker: str, target: str, kind: AttackType, shots: int = 1, *, charge: bool = False, seat: Seat = A
) -> tuple[Seat, Action]:
    return seat, DeclareAttack(attacker, target, kind, shots, charge)


def counter(unit: str, shots: int = 1, seat: Seat = B) -> tuple[Seat, Action]:
    return seat, Counter(unit, shots)


NO = B, Pass()


def needed(went: Went) -> list[int | None]:
    """The target numbers of all shots, in order."""
    return [event.needs for event in went.told if isinstance(event, ShotRolled)]


def asks_to_counter(went: Went) -> bool:
    return isinstance(went.state.pending[-1], AskCounter)


def reveal_aside(state: State, seat: Seat, unit: str) -> State:
    """TH-080: somebody reveals a unit without being asked."""
    return GAME.play.apply(state, seat, Reveal(unit)).state
