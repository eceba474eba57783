"""Everything at one target (DZ-135 to DZ-145): what a slot's whole fire does to each enemy, or why it cannot be hit."""

from collections.abc import Collection, Sequence

from panzerkiste.engine.illegal import Refusal
from panzerkiste.games.dropzone.advice.answers import Outlook, ShotLine
from panzerkiste.games.dropzone.advice.odds import destroyed, expected, volley_odds
from panzerkiste.games.dropzone.battle.weapons import firing
from panzerkiste.games.dropzone.chapters import is_allowed
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Aim, Shot, TargetId, UnitId


def outlooks(state: State, lines: Sequence[ShotLine], aims: Collection[Aim]) -> tuple[Outlook, ...]:
    """The most promising first, and then those who cannot be hit."""
    targets = dict.fromkeys(line.shot.target for line in lines if isinstance(line.shot.target, int))
    found = [_outlook(state, int(target), lines, aims) for target in targets]
    return tuple(sorted(found, key=lambda one: (not one.shots, -(one.destroyed or 0), -(one.expected or 0))))


def _outlook(state: State, target: UnitId, lines: Sequence[ShotLine], aims: Collection[Aim]) -> Outlook:
    volley = _volley(state, [aim for aim in aims if aim.shot.target == target])
    if not volley:
        return Outlook(target, refusal=_reason(lines, target))
    odds = volley_odds(state, volley, target)
    shots = tuple(aim.shot for aim in volley)
    return Outlook(target, shots, expected(odds), destroyed(state, odds, target))


def _volley(state: State, aims: Sequence[Aim]) -> list[Aim]:
    """DZ-135: of weapons that exclude each other the one that does more."""
    best = sorted(aims, key=lambda aim: -expected(volley_odds(state, [aim], aim.shot.target)))
    volley: list[Aim] = []
    for aim in best:
        unit = state.units[aim.shot.unit]
        before: list[Shot] = [other.shot for other in volley if other.shot.unit == unit.id]
        if is_allowed(firing, state, unit, aim.shot, before):
            volley.append(aim)
    return volley


def _reason(lines: Sequence[ShotLine], target: TargetId) -> Refusal | None:
    """What stands against most of the weapons."""
    refusals = [line.refusal for line in lines if line.shot.target == target and line.refusal]
    rules = [refusal.rule for refusal in refusals]
    return max(refusals, key=lambda refusal: rules.count(refusal.rule), default=None)
