"""How strong somebody is, and how sure that is: OpenSkill's ratings (Plackett–Luce), for two and for many.

Needs ``openskill``, which comes with ``panzerkiste[arena]`` and ``panzerkiste[server]``.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Skill(Struct, frozen=True):
    """OpenSkill's own numbers, and where it lets everybody begin."""

    mu: float = 25.0
    sigma: float = 25 / 3


def after(teams: Sequence[Sequence[Skill]], scores: Sequence[float], doubt: float) -> list[list[Skill]]:
    """The same teams after they have met: the higher a score, the better the place, and equal ones share theirs.

    *doubt* (tau) is what is forgotten from match to match: nothing of players who never change.
    """
    model = _model(doubt)
    known = [[model.rating(one.mu, one.sigma) for one in team] for team in teams]
    return [[Skill(one.mu, one.sigma) for one in team] for team in model.rate(known, scores=list(scores))]


@cache
def _model(doubt: float) -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce(tau=doubt)
