"""A computer player's place at a table."""

import logging
from typing import TYPE_CHECKING, Any, Final

from panzerkiste.engine.game import WATCHER, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.match import TakeBack
from panzerkiste.server.matches.protocol import BotLate, Preparing
from panzerkiste.server.thinking.thinkers import SECONDS, Question, Thinkers
from panzerkiste.server.thinking.turns import Asker

if TYPE_CHECKING:
    from panzerkiste.server.matches.table import Table

LOG: Final = logging.getLogger("panzerkiste.bots")

PEOPLE_PLAY, SOMEBODY_WATCHES, NOBODY_LOOKS = range(3)  # whose bots answer first


def is_asked(table: "Table", seat: Seat) -> bool:
    waiting = not table.broken and not table.is_paused and not table.is_adjourned
    return waiting and table.seating[seat].bot is not None and table.asks(seat)


async def answer_while_asked(table: "Table", seat: Seat, thinkers: Thinkers) -> None:
    try:
        while is_asked(table, seat):
            await _answer(table, seat, thinkers)
    except Exception:
        id = table.stored.id
        LOG.exception("match %s: no answer for the bot on seat %d", id, seat, extra={"match": id})


async def _answer(table: "Table", seat: Seat, thinkers: Thinkers) -> None:
    """Ask the bot; where it fails, the rules' own safe answer keeps the match going."""
    await _prepare(table, thinkers)
    state, entries = table.match.state, len(table.match.entries)

    def is_wanted() -> bool:
        return is_asked(table, seat) and not _has_gone_back(table, entries)

    answer = await thinkers.choose(_question(table, seat), asker(table), is_wanted)
    async with table.lock:
        if not is_wanted():
            return
        try:
            if answer is not None and not _oversteps(table, seat, answer):
                await table.answer(seat, answer)
                return
        except Illegal as illegal:
            if table.broken or table.match.state is not state:
                return  # nothing can be written; or the question has changed meanwhile: think again
            id, facts = table.stored.id, (seat, answer, illegal)
            LOG.warning("match %s: the bot on seat %d wanted %r: %s", id, *facts, extra={"match": id})
        tell_late(table, seat)
        await table.answer_by_rule(seat)


def tell_late(table: "Table", seat: Seat) -> None:
    """TH-125: who is asked in a window is nobody's business, nor who thinks too long there."""
    if table.asked and seat in table.asked.shown:
        table.audience.tell(BotLate(seat))


def _oversteps(table: "Table", seat: Seat, answer: Any) -> bool:
    """A substitute only answers what is asked: it does not resign for a person, nor agree to anything."""
    return table.seating.is_substituted(seat) and answer in table.game.play.offer(table.match.state, seat).asides


def _has_gone_back(table: "Table", entries: int) -> bool:
    """Was something taken back since there were so many entries? An answer may be legal by accident then."""
    return any(isinstance(entry.action, TakeBack) for entry in table.match.entries[entries:])


def asker(table: "Table") -> Asker:
    """For whom the bots of this match think: somebody who looks on, first of all a player; else its creator."""
    looking = sorted(table.audience, key=lambda viewer: (viewer.seat == WATCHER, viewer.address, viewer.account))
    if not looking:
        return Asker("", table.stored.creator, table.stored.id, NOBODY_LOOKS)
    rank = PEOPLE_PLAY if len(table.seating.bots) < len(table.seating) else SOMEBODY_WATCHES
    return Asker(looking[0].address, looking[0].account, table.stored.id, rank)


async def _prepare(table: "Table", thinkers: Thinkers) -> None:
    """Whoever waits for the compiler is told how far it is."""
    async for done, steps in thinkers.warming(table.game.id):
        table.tell_preparing(Preparing(done, steps))
    if table.preparing:
        table.tell_preparing(None)


def _question(table: "Table", seat: Seat) -> Question:
    """What the seat may know, and nothing else."""
    game, state = table.game, table.match.state
    return Question(
        game=game.id,
        view=game.information.view(state, seat),
        offer=game.play.offer(state, seat),
        heard=[event for _, event in table.match.heard(seat)],
        seat=seat,
        bot=table.seating[seat].player or table.seating[seat].bot or 0,
        seed=table.chance(f"bot {seat}").getrandbits(32),
        seconds=SECONDS,
    )
