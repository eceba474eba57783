"""What the strongest player considers, the best first, each with its reason."""

from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import Final

from panzerkiste.bots.dropzone.considering import considered
from panzerkiste.bots.dropzone.planning import Thinking
from panzerkiste.bots.dropzone.reasons import reason
from panzerkiste.bots.dropzone.volleys import some_volleys
from panzerkiste.bots.dropzone.weighing import Weighed, best_first
from panzerkiste.bots.suggestion import Suggestion
from panzerkiste.engine.game import Line
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone.actions import Action, FlyMove, Move, Shoot
from panzerkiste.games.dropzone.state import State

NEAR: Final = 0.5  # of what the best volley brings, what another must bring to be named
ALIKE: Final = 2  # moves for the same reason


def suggest(known: Knowledge, count: int, also: tuple[Any, ...]) -> Sequence[Suggestion]:
    state: State = known.imagine()
    options = considered(known, state, Thinking())
    if known.offer.ask == "order" and known.in_time():
        options = best_first((*options, *_other_fire(state, options)))
    return list(islice(_told_apart(known, state, options), count))


def _told_apart(known: Knowledge, state: State, options: Sequence[Weighed]) -> Iterator[Suggestion]:
    """Each thing once, and of moves for the same reason only the best few: they lie close together."""
    done, reasons = set[Action](), list[Line]()
    for option in options:
        if option.action in done:
            continue
        why = reason(known.view, state, option)
        if not isinstance(option.action, Move | FlyMove) or reasons.count(why) < ALIKE:
            yield Suggestion(option.action, why)
        done.add(option.action)
        reasons.append(why)


def _other_fire(state: State, options: Sequence[Weighed]) -> Iterator[Weighed]:
    """Other targets than those of the volley that is among the options."""
    shoot = next((option for option in options if isinstance(option.action, Shoot)), None)
    if shoot is None:
        return
    volleys = some_volleys(state)
    best = next(volleys)
    for other in takewhile(lambda volley: volley.value >= NEAR * best.value, volleys):
        yield Weighed(other.order, shoot.value - max(0.0, best.value - other.value))
