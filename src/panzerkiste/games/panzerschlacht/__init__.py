"""Panzerschlacht: hidden tank values, secret shot plans, mines; two players on ten by ten squares.

The modules follow the chapters of the rulebook: board, setup, planning, movement, resolution, victory, and
turn for what binds them; view says who knows what, notation and position how it is written down.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from panzerkiste.engine.batch import Batch
from panzerkiste.engine.game import Game, Hosting, Information, Pictures, Play, Text, Types
from panzerkiste.games.panzerschlacht.actions import Action, TimeUp
from panzerkiste.games.panzerschlacht.advice import Advice, FightOrder, Query, advise, obey
from panzerkiste.games.panzerschlacht.board import SIDE_CODES
from panzerkiste.games.panzerschlacht.coding import coding
from panzerkiste.games.panzerschlacht.drawing import places, svg
from panzerkiste.games.panzerschlacht.ending import ending
from panzerkiste.games.panzerschlacht.events import Event
from panzerkiste.games.panzerschlacht.notation import event_text, notate, parse
from panzerkiste.games.panzerschlacht.position import read_position, write_position
from panzerkiste.games.panzerschlacht.state import Options, State
from panzerkiste.games.panzerschlacht.story import SIDE_NAMES, goal, story
from panzerkiste.games.panzerschlacht.text_board import ready_answers, text_board
from panzerkiste.games.panzerschlacht.turn import (
    apply,
    bound,
    decision,
    default,
    offer,
    outcomes,
    propose,
    result,
    sample,
    start,
)
from panzerkiste.games.panzerschlacht.view import View, imagine, view


def _batch(starts: Sequence[State], games: int, **how: Any) -> Batch:
    from panzerkiste.games.panzerschlacht.kernel import batch  # the compiler is loaded where it is needed

    return batch.Batch(starts, games, **how)


PANZERSCHLACHT: Final = Game[State, Action, Event, View, Options](
    id="panzerschlacht",
    rules=1,
    folder=Path(__file__).parent,
    players=(2, 2),
    seat_names=lambda seats: SIDE_NAMES,
    seat_codes=lambda seats: tuple(SIDE_CODES),
    rule_prefixes=("PS",),
    types=Types(Options, State, Action, Event, View, Query, Advice, FightOrder),
    play=Play(
        start=start,
        decision=decision,
        offer=offer,
        apply=apply,
        result=result,
        default=default,
        bound=bound,
        propose=propose,
        outcomes=outcomes,
        sample=sample,
    ),
    information=Information(view=view, secrets=lambda options: True, imagine=imagine, advise=advise, obey=obey),
    text=Text(
        notate=notate,
        parse=parse,
        event=event_text,
        story=story,
        ending=ending,
        read_position=read_position,
        write_position=write_position,
        board=text_board,
        goal=goal,
        ready_answers=ready_answers,
    ),
    pictures=Pictures(svg=svg, places=places),
    hosting=Hosting(
        turn=lambda state: state.board.turn if state.board else 0,
        minutes=lambda options: options.minutes,
        timed=lambda options, minutes: replace(options, timed=True, minutes=minutes),
        time_up=lambda state, seat: TimeUp(seat),
        lasts=(30, 30),
    ),
    coding=coding,
    batch=_batch,
)
