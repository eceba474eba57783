"""A whole volley tried (DZ-135 to DZ-145): what stands against each shot, and what all of them do to each target."""

from collections.abc import Sequence

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.dropzone.actions import FireOnRun, Shoot
from panzerkiste.games.dropzone.advice.answers import TargetTrial, Trial
from panzerkiste.games.dropzone.advice.measuring import check_measuring, shooters, shooting_state
from panzerkiste.games.dropzone.advice.odds import destroyed, expected, volley_odds
from panzerkiste.games.dropzone.advice.verdicts import refusal_of
from panzerkiste.games.dropzone.air.fast_movers import fire_on_run
from panzerkiste.games.dropzone.air.frames import AimOnRun
from panzerkiste.games.dropzone.battle.frames import GiveOrder
from panzerkiste.games.dropzone.battle.shooting import aim, give_shoot
from panzerkiste.games.dropzone.buildings.close_quarters import fire_out
from panzerkiste.games.dropzone.buildings.frames import FireOut
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Aim, Shot, TargetId
from panzerkiste.games.dropzone.view import View


def tried_volley(view: View, action: Shoot | FireOnRun) -> Trial:
    check_measuring(view)
    try:
        state = shooting_state(view, action.along if isinstance(action, FireOnRun) else ())
    except Illegal as illegal:
        return Trial(illegal.refusal)
    judged = [_judged(state, shot, action.shots[:place]) for place, shot in enumerate(action.shots)]
    refusals = tuple(one.refusal if isinstance(one, Illegal) else None for one in judged)
    aims = [one for one in judged if isinstance(one, Aim)]
    return Trial(_verdict(view, action, judged), shots=refusals, targets=_targets(state, aims))


def _judged(state: State, shot: Shot, before: Sequence[Shot]) -> Aim | Illegal:
    try:
        if shot.unit not in shooters(state):
            raise Illegal("DZ-400", "shooter")
        return aim(state, shot, before)
    except Illegal as illegal:
        return illegal


def _verdict(view: View, action: Shoot | FireOnRun, judged: Sequence[Aim | Illegal]) -> Refusal | None:
    """What the rules say to the whole volley, each shot of which they have *judged* already: sight is dear."""

    def judge(state: State, shot: Shot, before: Sequence[Shot]) -> Aim:
        known = judged[len(before)]
        if isinstance(known, Illegal):
            raise known
        return known

    state, frame = view.state, view.state.pending[-1]
    rest = replace(state, pending=state.pending[:-1])
    try:
        match frame, action:
            case GiveOrder(), Shoot():
                give_shoot(state, action, judge)
            case FireOut(), Shoot():
                fire_out(rest, frame, action, judge)
            case AimOnRun(), FireOnRun():
                fire_on_run(rest, frame, action, judge)
            case _:
                return refusal_of(view, action)
    except Illegal as illegal:
        return illegal.refusal
    return None


def _targets(state: State, aims: Sequence[Aim]) -> tuple[TargetTrial, ...]:
    by_target: dict[TargetId, list[Aim]] = {}
    for one in aims:
        by_target.setdefault(one.shot.target, []).append(one)
    return tuple(_target(state, target, shots) for target, shots in by_target.items())


def _target(state: State, target: TargetId, aims: Sequence[Aim]) -> TargetTrial:
    odds = volley_odds(state, aims, target)
    return TargetTrial(target, expected(odds), odds, destroyed(state, odds, target))
