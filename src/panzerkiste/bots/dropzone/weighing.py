"""What a player has weighed: answers with what they are worth, and the chief reason for each."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from panzerkiste.bots.dropzone.rehearsal import Terms
from panzerkiste.games.dropzone.actions import Action


class Weighed(NamedTuple):
    action: Action
    value: float = 0.0
    why: tuple[str, ...] = ()  # each in a word, the chief one first, as the texts of suggestions ask for it


def best_first(options: Iterable[Weighed]) -> list[Weighed]:
    """Of equals the first stays the first."""
    return sorted(options, key=lambda option: -option.value)


def compared(actions: Iterable[Action], judge: Callable[[Action], Terms]) -> list[Weighed]:
    """Positions that answers lead to, the best first; each is told by what it has over the worst."""
    judged = [(action, judge(action)) for action in actions]
    worst = min((terms for _, terms in judged), key=lambda terms: terms.value, default=Terms())
    return best_first(Weighed(action, terms.value, terms.gains(worst)) for action, terms in judged)
