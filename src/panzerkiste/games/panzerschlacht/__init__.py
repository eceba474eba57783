"""Panzerschlacht: hidden tank values, secret shot plans, mines; two players on ten by ten squares.

The modules follow the chapters of the rulebook: board, setup, planning, movement, resolution, victory, and
turn for what binds them; view says who knows what, notation and position how it is written down.
"""

from typing import Final

from panzerkiste.engine.game import Game
from panzerkiste.games.panzerschlacht.actions import Action
from panzerkiste.games.panzerschlacht.advice import Advice, FightOrder, Query, advise, obey
from panzerkiste.games.panzerschlacht.board import SIDE_CODES
from panzerkiste.games.panzerschlacht.drawing import svg
from panzerkiste.games.panzerschlacht.events import Event
from panzerkiste.games.panzerschlacht.notation import event_text, notate, parse
from panzerkiste.games.panzerschlacht.position import read_position, write_position
from panzerkiste.games.panzerschlacht.state import Options, State
from panzerkiste.games.panzerschlacht.story import SIDE_NAMES, story
from panzerkiste.games.panzerschlacht.turn import (
    apply,
    bound,
    candidates,
    decision,
    default,
    offer,
    outcomes,
    result,
    sample,
    start,
)
from panzerkiste.games.panzerschlacht.view import View, imagine, view

PANZERSCHLACHT: Final = Game[State, Action, Event, View, Options](
    id="panzerschlacht",
    rules=1,
    seat_names=lambda seats: SIDE_NAMES,
    seat_codes=lambda seats: tuple(SIDE_CODES),
    players=(2, 2),
    rule_prefixes=("PS",),
    options=Options,
    state=State,
    action=Action,
    event=Event,
    seen=View,
    query=Query,
    advice=Advice,
    order=FightOrder,
    start=start,
    decision=decision,
    offer=offer,
    candidates=candidates,
    default=default,
    apply=apply,
    outcomes=outcomes,
    sample=sample,
    result=result,
    bound=bound,
    view=view,
    imagine=imagine,
    advise=advise,
    obey=obey,
    notate=notate,
    parse=parse,
    event_text=event_text,
    story=story,
    read_position=read_position,
    write_position=write_position,
    svg=svg,
)
