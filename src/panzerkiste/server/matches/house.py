"""What all tables of a server share, and what they are told of people."""

from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from panzerkiste.server.limits import Limits
from panzerkiste.server.matches.absence import Absences
from panzerkiste.server.matches.effort import Effort
from panzerkiste.server.matches.luck import Luck
from panzerkiste.server.storage.store import Store
from panzerkiste.server.thinking.thinkers import Thinkers
from panzerkiste.server.timepiece import Timepiece

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Heed


class House(NamedTuple):
    store: Store
    thinkers: Thinkers
    limits: Limits
    absences: Absences
    luck: Luck
    effort: Effort
    heeds: "list[Heed]"
    timepiece: Timepiece


class People(NamedTuple):
    """What is known of those who play at a table, by account."""

    names: dict[str, str]
    days_off: dict[str, frozenset[date]]
