"""When somebody is told of what waits for him, and of what.

One message by each way until he has looked; then, if he does not look, one a day for some days, and a word before his
time ends.

Nothing here asks a clock or sends anything.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo

from panzerkiste.server.storage.notices import StoredNotice, StoredTelling

HOUR: Final = 3_600_000  # milliseconds
DAY: Final = 24 * HOUR
REMIND: Final = 6 * HOUR  # before somebody's time ends
DIGESTS: Final = 3  # to somebody who does not look: then he is left in peace
LATER: Final = 15  # times as long as a device a mail waits: whoever was told on his device needs none
WISHES: Final = {"round": "turn"}  # whoever wants to hear of his turn hears of his board in a new round

Way = Literal["device", "mail"]


class Occasion(NamedTuple):
    why: Literal["news", "digest", "ends"]
    notice: StoredNotice  # the one that it is about, if it is about one
    waiting: tuple[StoredNotice, ...]  # all that waits


def ways(telling: StoredTelling) -> list[Way]:
    """By which somebody can be told of anything."""
    by_mail = telling.mail and telling.address and telling.code is None
    return [*(["device"] if telling.device else []), *(["mail"] if by_mail else [])]  # type: ignore[list-item]


def occasion(telling: StoredTelling, found: Sequence[StoredNotice], way: Way, now: int, grace: int) -> Occasion | None:
    """The one to tell somebody of now, if there is any. A turn is news once it has waited for *grace* milliseconds."""
    kinds, told = (telling.device, telling.told_device) if way == "device" else (telling.mail, telling.told_mail)
    wanted = tuple(notice for notice in found if WISHES.get(notice.kind, notice.kind) in kinds.split())
    if not wanted:
        return None
    ending, waiting = [notice for notice in wanted if _ends(notice, now)], _once_each(wanted)
    rest = quiet_until(telling, now)
    if ending and (rest is None or min(notice.due or 0 for notice in ending) <= rest):
        return Occasion("ends", ending[0], waiting)
    if rest is not None:
        return None
    grace = grace if way == "device" else LATER * grace
    fresh = [notice for notice in waiting if max(told, telling.looked) < notice.since <= now - grace]
    if fresh and told <= telling.looked:
        return Occasion("news", fresh[0], waiting)
    is_last_way = way == ways(telling)[-1]
    if is_last_way and telling.digests < DIGESTS and now - max(told, telling.looked, waiting[0].since) >= DAY:
        return Occasion("digest", waiting[0], waiting)
    return None


def _once_each(found: Sequence[StoredNotice]) -> tuple[StoredNotice, ...]:
    """Whoever has not seen his board of a new round yet need not be told besides that it is his turn there."""
    new = {notice.subject for notice in found if notice.kind == "round"}
    return tuple(notice for notice in found if notice.kind == "round" or notice.subject not in new)


def _ends(notice: StoredNotice, now: int) -> bool:
    return notice.due is not None and not notice.reminded and notice.due - REMIND <= now < notice.due


def quiet_until(telling: StoredTelling, now: int) -> int | None:
    """When the quiet time ends in which we are; None if we are in none."""
    if telling.quiet is None:
        return None
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(_zone(telling.zone))
    begins, ends = (_at(here, hour) for hour in telling.quiet.split())
    if begins <= ends:
        return _milliseconds(ends) if begins <= here < ends else None
    if here < ends:
        return _milliseconds(ends)
    return _milliseconds(ends + timedelta(days=1)) if here >= begins else None


def _at(day: datetime, hour: str) -> datetime:
    hours, minutes = map(int, hour.split(":"))
    return day.replace(hour=hours, minute=minutes, second=0, microsecond=0)


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


@lru_cache(512)
def _zone(name: str) -> ZoneInfo:
    """Some systems have no list of zones; then it is that of nobody."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC  # type: ignore[return-value]
