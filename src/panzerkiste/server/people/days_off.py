"""A person's own days off: in matches that last for days his time does not run on them.

They are said beforehand, and they are few: nobody stops a clock that is about to fall, or for ever.
"""

from collections import Counter
from collections.abc import Collection
from datetime import date, timedelta
from typing import Final

from panzerkiste.engine.illegal import Illegal

A_YEAR: Final = 30
AHEAD: Final = timedelta(days=400)


def changed(kept: Collection[date], wished: Collection[date], today: date) -> frozenset[date]:
    """What somebody has off who wishes for these days: what has begun stays as it was."""
    past = {day for day in kept if day <= today}
    ahead = {day for day in wished if day > today}
    if any(day > today + AHEAD for day in ahead):
        raise Illegal("DAYS_OFF", "far")
    if max(Counter(day.year for day in past | ahead).values(), default=0) > A_YEAR:
        raise Illegal("DAYS_OFF", "many", most=A_YEAR)
    return frozenset(past | ahead)
