"""What a battle inside a building is expected to bring (DZ-247 to DZ-255), in points, by the rules' own odds."""

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from typing import Final

from msgspec.structs import replace

from panzerkiste.bots.dropzone.judgement import worth
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.advice.answers import FightAdvice, FightSide
from panzerkiste.games.dropzone.advice.fights import fight_advice
from panzerkiste.games.dropzone.advice.odds import NOTHING, Odds, both
from panzerkiste.games.dropzone.buildings.frames import CommitRepelForce
from panzerkiste.games.dropzone.buildings.garrisons import in_battle
from panzerkiste.games.dropzone.state import NOBODY, Activation, State
from panzerkiste.games.dropzone.terms import BuildingId, Player
from panzerkiste.games.dropzone.view import View

ROUTED: Final = 0.5  # of its worth, what a squad loses that has to withdraw (DZ-254)


@cache
def _odds(chance: float, dice: int, left: int) -> Odds:
    """How likely each number of damage points is; DZ-145: surplus is lost."""
    return reduce(lambda before, die: both(before, die, left), [(1.0 - chance, chance)] * dice, NOTHING)


def loss(state: State, side: FightSide, dice: int) -> float:
    """What so many dice are expected to cost a squad: its dead, and now and then the building (DZ-253)."""
    units = state.units_of(side.squad)
    original = sum(state.units[unit].profile.damage_points for unit in state.squads[side.squad].units)
    fails = (units[0].profile.morale - 1) / 6
    lost = 0.0
    for points, chance in enumerate(_odds(side.chance, dice, side.left)):
        left = side.left - points
        routed = fails if 2 * left < original else 0.0
        lost += chance * (points + ROUTED * routed * left)
    return lost / side.left * sum(map(worth, units))


def exchange(state: State, ours: Sequence[FightSide], theirs: Sequence[FightSide]) -> float:
    """What a round of these against those brings: what they lose, less what we lose."""
    return _losses(state, theirs, _dice(ours)) - _losses(state, ours, _dice(theirs))


def _dice(sides: Iterable[FightSide]) -> int:
    return sum(side.dice for side in sides)


def _losses(state: State, sides: Sequence[FightSide], dice: int) -> float:
    """DZ-248: an even share for each base."""
    bases = [len(state.units_of(side.squad)) for side in sides]
    return sum(loss(state, side, round(dice * here / sum(bases))) for side, here in zip(sides, bases, strict=True))


def brawl(state: State, player: Player, building: BuildingId) -> float:
    """What the next round there is expected to bring a player who has troops inside; nothing where there is none."""
    held = state.building(building)
    fought_over = {unit.player for unit in state.inside(building)}
    due = state.turn < state.options.turns or (in_battle(state, building) and held.fought_turn < state.turn)
    if not due or held.defender not in fought_over or not {player} < fought_over:
        return 0.0
    advice = _next_round(state, held.defender, building)
    value = exchange(state, advice.able, advice.attackers)
    return value if player == held.defender else -value


def _next_round(state: State, defender: Player, building: BuildingId) -> FightAdvice:
    """The sides as the defender will be asked about them when everybody inside may fight (DZ-243, DZ-244)."""
    later = replace(state, turn=state.turn + 1, activation=Activation(defender, NOBODY))
    return fight_advice(View(defender, then(later, CommitRepelForce(defender, building))))
