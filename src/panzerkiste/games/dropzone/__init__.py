"""Dropzone: a miniatures battle in inches, for two to four players.

The modules follow the chapters of the rulebook. terms, state, frames, actions and events are the nouns; chapters says
how a chapter takes part; turn puts all chapters together; geometry, terrain and sight measure.
"""

from typing import Final

from panzerkiste.engine.game import Game
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.games.dropzone.advice import Advice, Query, StandingOrder, advise, obey
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.mustering import PLAYER_CODES
from panzerkiste.games.dropzone.notation import notate, parse
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.position import read_position, write_position
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.story import SEAT_NAMES, event_text, story
from panzerkiste.games.dropzone.turn import (
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
from panzerkiste.games.dropzone.view import View, imagine, svg, view

DROPZONE: Final = Game[State, Action, Event, View, Options](
    id="dropzone",
    rules=1,
    seat_names=lambda seats: SEAT_NAMES[:seats],
    seat_codes=lambda seats: tuple(PLAYER_CODES[:seats]),
    players=(2, 4),
    rule_prefixes=("DZ",),
    options=Options,
    state=State,
    action=Action,
    event=Event,
    seen=View,
    query=Query,
    advice=Advice,
    order=StandingOrder,
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
