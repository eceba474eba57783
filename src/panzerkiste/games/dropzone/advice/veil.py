"""What is left of the advice for somebody who is to find the odds himself: what can be fired at whom, and what not."""

from msgspec.structs import replace

from panzerkiste.games.dropzone.advice.answers import (
    Advice,
    Outlook,
    Proposal,
    ShotAdvice,
    ShotLine,
    ShotsAdvice,
    Trial,
)
from panzerkiste.games.dropzone.terms import Shot


def veiled(advice: Advice) -> Advice:
    match advice:
        case Trial():
            return _trial(advice)
        case Proposal(trial=trial):
            return replace(advice, trial=_trial(trial))
        case ShotsAdvice(shots=shots, outlooks=outlooks):
            lines = tuple(ShotLine(line.shot, None, line.refusal) for line in shots)
            return replace(advice, shots=lines, outlooks=_in_their_order(outlooks))
        case ShotAdvice():
            return replace(advice, to_hit=(), to_hurt=(), odds=None, points=())
        case _:
            return advice  # no odds of fire, and no puzzle asks about battles in buildings


def _trial(trial: Trial) -> Trial:
    return replace(trial, targets=(), fight=None)


def _in_their_order(outlooks: tuple[Outlook, ...]) -> tuple[Outlook, ...]:
    """By number, and not the most promising first."""
    told = [Outlook(one.target, tuple(sorted(one.shots, key=_place)), None, None, one.refusal) for one in outlooks]
    return tuple(sorted(told, key=lambda one: one.target))


def _place(shot: Shot) -> tuple[int, int]:
    return shot.unit, shot.mount
