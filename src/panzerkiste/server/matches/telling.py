"""What a table tells one pair of eyes: the whole picture on entry, then the latest step."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from panzerkiste.engine.game import Seat
from panzerkiste.engine.match import TakeBack
from panzerkiste.server.limits import STORY
from panzerkiste.server.matches import coaching, protocol
from panzerkiste.server.matches.agreements import Adjournment
from panzerkiste.server.matches.audience import Viewer
from panzerkiste.server.matches.clock_messages import Clock
from panzerkiste.server.matches.picture import happened, offered, shown, shown_options
from panzerkiste.server.matches.wire import encode

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table

AT_ONCE: Final = 50  # steps of a story


def picture(table: "Table", viewer: Viewer, since: int, heard: tuple[protocol.Happened, ...]) -> protocol.Table:
    """All that the viewer may know, and what he has heard since he last looked on, at *since*."""
    game, match, state, seat = table.game, table.match, table.match.state, viewer.seat
    return protocol.Table(
        match=table.stored.id,
        game=game.id,
        options=shown_options(match),
        goal=game.text.goal(game.information.shown_options(match.options)),
        seat=seat,
        seats=table.seat_infos(viewer.account),
        secrets=game.information.secrets(match.options),
        seq=table.seq(seat),
        happened=heard,
        kept=_kept(table, seat, table.noticed.since(seat, since)),
        view=table.seen.enter(seat, shown(game, state, seat)),
        turn=game.hosting.turn(state),
        offer=offered(game, state, seat),
        waiting=_waiting(table),
        time=table.control,
        clock=clock_shown(table),
        adjournment=adjournment_shown(table),
        can_rest=table.can_rest,
        orders=table.orders[seat] if seat >= 0 else (),
        can_undo=table.takebacks.way_back(seat) is not None,
        can_ask_undo=table.takebacks.can_ask(seat),
        takeback=table.takebacks.shown,
        preparing=table.preparing,
        coach=coaching.may_be_asked(table, seat),
        rematch=table.stored.successor or "",
        commitment=match.header.commitment,
        result=game.play.result(state),
    )


def news(table: "Table") -> Callable[[Seat], protocol.Update | None]:
    """The latest step as a pair of eyes notices it, if it does. What is the same for all of them is found out once."""
    game, match, noticed, takebacks = table.game, table.match, table.noticed, table.takebacks
    state, latest = match.state, len(match.entries)
    turn, result, waiting, clock = (
        game.hosting.turn(state),
        game.play.result(state),
        _waiting(table),
        clock_shown(table),
    )
    back = isinstance(match.entries[-1].action, TakeBack)

    def told(seat: Seat) -> protocol.Update | None:
        if noticed.latest(seat) != latest:
            return None
        seq = noticed.latest_seq(seat)
        return protocol.Update(
            seq=seq,
            happened=happened(match, seat, [(seq, latest)]),
            kept=_kept(table, seat, [latest]) if back else None,
            changes=table.seen.news(seat, shown(game, state, seat)),
            turn=turn,
            offer=offered(game, state, seat),
            waiting=waiting,
            clock=clock,
            can_undo=takebacks.way_back(seat) is not None,
            can_ask_undo=takebacks.can_ask(seat),
            result=result,
        )

    return told


def heard_in(table: "Table", seat: Seat, steps: Iterable[int]) -> tuple[protocol.Happened, ...]:
    return happened(table.match, seat, [(table.seq(seat, number), number) for number in steps])


async def story_since(table: "Table", seat: Seat, since: int) -> tuple[protocol.Happened, ...]:
    """What these eyes noticed since then. A long one is written down beside the event loop."""
    steps = table.noticed.since(seat, since)
    if len(steps) <= AT_ONCE:
        return story(table, seat, steps)
    return await asyncio.to_thread(story, table, seat, steps)


def story(table: "Table", seat: Seat, steps: Sequence[int]) -> tuple[protocol.Happened, ...]:
    """What these eyes noticed in these steps and was not taken back, the latest of it if it is long."""
    told, room, standing = list[protocol.Happened](), STORY, table.match.standing()
    for number in reversed([number for number in steps if number in standing]):
        happened_then = heard_in(table, seat, [number])
        room -= sum(len(encode(one)) for one in happened_then)
        if room < 0:
            break
        told += reversed(happened_then)
    return tuple(reversed(told))


def heard(table: "Table", seat: Seat) -> tuple[protocol.Happened, ...]:
    """Everything the seat was told."""
    return heard_in(table, seat, table.noticed.since(seat, -1))


def _kept(table: "Table", seat: Seat, steps: Iterable[int]) -> int | None:
    """Where these steps went back to, by the seat's own numbers; None if nothing was taken back in them."""
    actions = (table.match.entries[number - 1].action for number in steps if number)
    return min((table.seq(seat, action.entries) for action in actions if isinstance(action, TakeBack)), default=None)


def _waiting(table: "Table") -> protocol.Waiting | None:
    return protocol.Waiting(table.asked.shown, table.asked.ask) if table.asked else None


def adjournment_shown(table: "Table") -> Adjournment | None:
    agreed = msgspec.json.decode(table.rest.agreed, type=tuple[Seat, ...])
    return Adjournment(table.rest.since, agreed) if agreed or table.is_adjourned else None


def clock_shown(table: "Table") -> Clock | None:
    return table.clocks.shown(table.watch.read()) if table.clocks else None
