"""Tank Hunter: a card game of tanks, guns and infantry for two to eight players."""

from typing import Final

from panzerkiste.engine.game import Game
from panzerkiste.games.tank_hunter.actions import Action
from panzerkiste.games.tank_hunter.advice import Advice, Query, advise
from panzerkiste.games.tank_hunter.contract import (
    apply,
    bound,
    candidates,
    decision,
    default,
    offer,
    outcomes,
    result,
    sample,
)
from panzerkiste.games.tank_hunter.drawing import svg
from panzerkiste.games.tank_hunter.event_text import event_text
from panzerkiste.games.tank_hunter.events import Event
from panzerkiste.games.tank_hunter.imagining import imagine
from panzerkiste.games.tank_hunter.notation import notate, parse
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.orders import StandingOrder, obey
from panzerkiste.games.tank_hunter.position import read_position, write_position
from panzerkiste.games.tank_hunter.setup import start
from panzerkiste.games.tank_hunter.state import SEAT_CODES, State
from panzerkiste.games.tank_hunter.story import SEAT_NAMES, story
from panzerkiste.games.tank_hunter.view import View, view

TANK_HUNTER: Final = Game[State, Action, Event, View, Options](
    id="tank-hunter",
    rules=1,
    seat_names=lambda seats: SEAT_NAMES[:seats],
    seat_codes=lambda seats: tuple(SEAT_CODES[:seats]),
    players=(2, 8),
    rule_prefixes=("TH",),
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
    most_listed=4000,  # the table lights up everything that may be pointed at
)
