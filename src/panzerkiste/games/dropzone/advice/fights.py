"""Close-quarters battle (DZ-244 to DZ-250): who may be committed, what the dice need, and the damage to expect."""

import math
from collections.abc import Iterable, Iterator, Sequence

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.advice.answers import FightAdvice, FightOutlook, FightSide
from panzerkiste.games.dropzone.advice.measuring import is_asked
from panzerkiste.games.dropzone.battle.damage import IMPOSSIBLE
from panzerkiste.games.dropzone.buildings.close_quarters import attackers, is_bloodthirsty, repellers
from panzerkiste.games.dropzone.buildings.fighting import fight_need, squad_dice
from panzerkiste.games.dropzone.buildings.frames import CommitRepelForce, SpreadDice
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import SquadId
from panzerkiste.games.dropzone.view import View


def fight_advice(view: View) -> FightAdvice:
    state = view.state
    match state.pending[-1] if is_asked(view) else None:
        case CommitRepelForce(_, building):
            able, against = repellers(state, building), attackers(state, building)
            must = tuple(squad for squad in able if is_bloodthirsty(state, squad))
            return FightAdvice(building, tuple(_sides(state, against)), tuple(_sides(state, able)), must, len(against))
        case SpreadDice(_, building, targets):
            squads = sorted({state.units[unit].squad for unit in targets})
            return FightAdvice(building, tuple(_sides(state, squads)), ())
        case _:
            raise Illegal("DZ-400", "not_now")


def _sides(state: State, squads: Iterable[SquadId]) -> Iterator[FightSide]:
    for squad in squads:
        units = state.units_of(squad)
        profile, left = units[0].profile, sum(unit.left for unit in units)
        need = fight_need(profile.armour) or IMPOSSIBLE
        chance = (7 - need) / 6 * math.prod((save - 1) / 6 for save in (profile.passive, profile.dodge) if save)
        yield FightSide(squad, squad_dice(units), need, chance, left)


def fight_outlook(view: View, committed: Sequence[SquadId]) -> FightOutlook | None:
    """DZ-247 to DZ-250: what the dice are worth if these squads meet the attackers."""
    state = view.state
    frame = state.pending[-1] if is_asked(view) else None
    if not isinstance(frame, CommitRepelForce):
        return None
    able = set(repellers(state, frame.building))
    ours = list(_sides(state, [squad for squad in dict.fromkeys(committed) if squad in able]))
    theirs = list(_sides(state, attackers(state, frame.building)))
    dice, against = (sum(side.dice for side in sides) for sides in (ours, theirs))
    return FightOutlook(dice, _expected(dice, theirs), against, _expected(against, ours))


def _expected(dice: int, against: Sequence[FightSide]) -> float:
    """DZ-248: the dice are spread over the damage points that are left."""
    left = sum(side.left for side in against)
    return sum(dice * side.left / left * side.chance for side in against) if left else 0.0
