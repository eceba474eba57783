"""What the strongest player considers, the best first, each with its reason."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, takewhile
from typing import Any, Final

from panzerkiste.bots.dropzone import planning
from panzerkiste.bots.dropzone.considering import considered
from panzerkiste.bots.dropzone.planning import Thinking, staying
from panzerkiste.bots.dropzone.reasons import reason
from panzerkiste.bots.dropzone.runs import flown
from panzerkiste.bots.dropzone.sense import reaction_value
from panzerkiste.bots.dropzone.spots import spots
from panzerkiste.bots.dropzone.volleys import HOLD_FIRE, some_volleys
from panzerkiste.bots.dropzone.weighing import Weighed, best_first
from panzerkiste.bots.dropzone.winning import chance
from panzerkiste.bots.suggestion import Suggestion
from panzerkiste.engine.game import Line
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone.actions import Action, AttackRun, FlyMove, Move, Pass, React, Shoot
from panzerkiste.games.dropzone.state import State

NEAR: Final = 0.5  # of what the best volley brings, what another must bring to be named
ALIKE: Final = 2  # moves for the same reason
SLIGHT: Final = 3.0  # points: what was done is as good as the best if it brings no less than that


def suggest(known: Knowledge, count: int, also: tuple[Any, ...]) -> Sequence[Suggestion]:
    state: State = known.imagine()
    options = considered(known, state, Thinking())
    if known.offer.ask == "order" and known.in_time():
        options = best_first((*options, *_other_fire(state, options)))
    tell = partial(_told, known, state, _nothing(known, state, options))
    asked = [action for action in also if action not in known.offer.asides]
    new = [_weighed(known, state, action) for action in asked if all(one.action != action for one in options)]
    options = best_first((*options, *filter(None, new)))
    named = list(islice(_told_apart(tell, options), count))
    done = [one for one in options if one.action in asked]
    as_good = [one for one in done if one.value >= options[0].value - SLIGHT]
    first, rest = (map(tell, some) for some in (as_good, done))
    return list({one.action: one for one in (*first, *named, *rest)}.values())


def _nothing(known: Knowledge, state: State, options: Sequence[Weighed]) -> float | None:
    """What doing nothing is worth where orders are weighed; None where they are not, or nobody may measure (DZ-005)."""
    if known.offer.ask != "order" or not state.options.premeasure_shooting:
        return None
    if not options[0].value:  # a repair, and a stop on the way
        return None
    return staying(state, known.seat, Thinking().temper, HOLD_FIRE).value


def _told(known: Knowledge, state: State, base: float | None, option: Weighed) -> Suggestion:
    likely = None if base is None else chance(state, known.seat, option.value - base)
    return Suggestion(option.action, reason(known.view, state, option), likely, spots(state, option.action))


def _weighed(known: Knowledge, state: State, action: Any) -> Weighed | None:
    """What was done, where the players can weigh it."""
    match known.offer.ask, action:
        case "order", _:
            return planning.weighed(state, known.seat, action)
        case "react", React():
            return Weighed(action, reaction_value(state, action))
        case "run", AttackRun():
            return Weighed(action, flown(state, known.seat, action))
        case _, Pass():
            return Weighed(action)
        case _:
            return None


def _told_apart(tell: Callable[[Weighed], Suggestion], options: Sequence[Weighed]) -> Iterator[Suggestion]:
    """Each thing once, and of moves for the same reason only the best few: they lie close together."""
    done, reasons = set[Action](), list[Line]()
    for option in options:
        if option.action in done:
            continue
        told = tell(option)
        if not isinstance(option.action, Move | FlyMove) or reasons.count(told.why) < ALIKE:
            yield told
        done.add(option.action)
        reasons.append(told.why)


def _other_fire(state: State, options: Sequence[Weighed]) -> Iterator[Weighed]:
    """Other targets than those of the volley that is among the options."""
    shoot = next((option for option in options if isinstance(option.action, Shoot)), None)
    if shoot is None:
        return
    volleys = some_volleys(state)
    best = next(volleys)
    for other in takewhile(lambda volley: volley.value >= NEAR * best.value, volleys):
        yield Weighed(other.order, shoot.value - max(0.0, best.value - other.value))
