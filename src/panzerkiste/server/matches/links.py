"""What an action leads to before anybody is asked again: judged entries, not yet written."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from panzerkiste.engine.game import CHANCE, Decision, Seat, Step
from panzerkiste.engine.match import Entry
from panzerkiste.server.matches.windows import is_held

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table


class Link(NamedTuple):
    """A judged entry: what it leads to, and who is asked then."""

    entry: Entry[Any]
    step: Step[Any, Any]
    asked: Decision | None


def links(table: "Table", seat: Seat, action: Any) -> list[Link]:
    """The action and what follows from it without anybody being asked; raises Illegal."""
    step, at = table.match.judge(seat, action), table.watch.read()
    asked = table.game.play.decision(step.state)
    following = _following(table, step.state, asked, len(table.match.entries) + 1, at)
    return [Link(Entry(seat, action, at), step, asked), *following]


def consequences(table: "Table") -> list[Link]:
    """What can happen now that a seat was taken or orders were given."""
    return list(_following(table, table.match.state, table.asked, len(table.match.entries), table.watch.read()))


def _following(table: "Table", state: Any, asked: Decision | None, number: int, at: int) -> Iterator[Link]:
    while (answer := _automatic(table, state, asked, number)) is not None:
        seat, action = answer
        step = table.game.play.apply(state, seat, action)
        state, asked, number = step.state, table.game.play.decision(step.state), number + 1
        yield Link(Entry(seat, action, at), step, asked)


def _automatic(table: "Table", state: Any, asked: Decision | None, number: int) -> tuple[Seat, Any] | None:
    """Chance's answer, once every seat has mixed in its value; or what somebody's standing orders say."""
    if asked is None or table.begun is None or table.is_adjourned or is_held(asked):
        return None
    if CHANCE in asked.seats:
        return CHANCE, table.game.play.sample(state, table.dice(number))
    for seat in asked.seats:
        if orders := table.orders[seat]:
            information = table.game.information
            action = information.obey(information.view(state, seat), table.game.play.offer(state, seat), orders)
            if action is not None:
                return seat, action
    return None
