"""Battles for the study of an army: against armies in the box, in all scenarios and on all battlefields in turn."""

from collections import Counter
from random import Random
from time import monotonic
from typing import Final, get_args

from msgspec import Struct

from panzerkiste.bots.dropzone import answer
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone import DROPZONE as GAME
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.games.dropzone.armies.catalogue import UNITS
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, read_force, shipped_army
from panzerkiste.games.dropzone.battle.events import FireDeclared, ReactionDeclared, UnitLost
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.fields.battlefields import BATTLEFIELD_NAMES
from panzerkiste.games.dropzone.missions.ending import kill_points
from panzerkiste.games.dropzone.options import Options, Scenario
from panzerkiste.games.dropzone.state import State

SECONDS: Final = 60.0  # for an answer; never used up, so that a number always gives the same battle
LEVEL: Final = 2
SCENARIOS: Final[tuple[Scenario, ...]] = get_args(Scenario)
BY_SHOTS: Final = ("fire", "reaction")


class ArmyGame(Struct, frozen=True):
    """One battle, with the army that is studied named first."""

    opponent: str
    seat: Seat
    scenario: str
    field: str
    share: float
    victory_points: tuple[int, int]
    kill_points: tuple[int, int]
    turns: int
    end: str
    fielded: dict[str, int]  # units by kind
    destroyed: dict[str, int]  # points of enemies, by the kind that shot
    lost: dict[str, int]  # units by kind


def opponents(army: str) -> tuple[str, ...]:
    """Those in the box whose size is nearest."""
    own = _limit(army)
    nearest = min(abs(_limit(name) - own) for name in ARMY_NAMES)
    return tuple(name for name in ARMY_NAMES if abs(_limit(name) - own) == nearest)


def _limit(army: str) -> int:
    lists = (shipped_army(army),) if army in ARMY_NAMES else read_force(army)
    return sum(one.limit for one in lists)


def army_game(army: str, level: int, number: int) -> ArmyGame:
    """Every deal is fought from both seats, then the next opponent comes, then the next scenario and battlefield."""
    seat, deal = number % 2, number // 2
    against = opponents(army)
    opponent, rest = against[deal % len(against)], deal // len(against)
    scenario, field = SCENARIOS[rest % len(SCENARIOS)], BATTLEFIELD_NAMES[rest % len(BATTLEFIELD_NAMES)]
    first, second = (army, opponent) if seat == 0 else (opponent, army)
    options = Options(army_a=first, army_b=second, scenario=scenario, battlefield=field)
    state, told = _fought(options, level, deal)
    assert state.result, "a battle that asks nobody is over"
    destroyed, lost = _counted(told, seat)
    points = [state.sides[one].victory_points for one in (seat, 1 - seat)]
    kills = [kill_points(state, one) for one in (seat, 1 - seat)]
    fielded = Counter(unit.kind for unit in state.units if unit.player == seat)
    return ArmyGame(
        opponent,
        seat,
        scenario,
        field,
        state.result.share(seat),
        (points[0], points[1]),
        (kills[0], kills[1]),
        state.turn,
        state.result.reason,
        fielded,
        destroyed,
        lost,
    )


def _fought(options: Options, level: int, seed: int) -> tuple[State, list[Event]]:
    rng, chance = Random(seed), Simulated(Random(seed + 1))
    state, told = GAME.play.start(options, 2).state, list[Event]()
    while (owed := GAME.play.decision(state)) is not None:
        seat = owed.seats[0]
        action = GAME.play.sample(state, chance) if seat == CHANCE else _answer(state, seat, level, rng)
        step = GAME.play.apply(state, seat, action)
        told += [one.event for one in step.told]
        state = step.state
    return state, told


def _answer(state: State, seat: Seat, level: int, rng: Random) -> Action:
    view, offer = GAME.information.view(state, seat), GAME.play.offer(state, seat)
    return answer(Knowledge(GAME, view, offer, (), seat, Random(rng.getrandbits(64)), monotonic() + SECONDS), level)


def _counted(told: list[Event], seat: Seat) -> tuple[Counter[str], Counter[str]]:
    """Points of enemies by the kind that last fired, and own losses by kind."""
    destroyed, lost, shooter = Counter[str](), Counter[str](), None
    for event in told:
        match event:
            case FireDeclared(shooter=one) | ReactionDeclared(shooter=one):
                shooter = one
            case UnitLost(unit=unit) if unit.player == seat:
                lost[unit.kind] += 1
            case UnitLost(unit=unit, cause=cause) if shooter and shooter.player == seat and cause in BY_SHOTS:
                destroyed[shooter.kind] += UNITS[unit.kind].points
    return destroyed, lost
