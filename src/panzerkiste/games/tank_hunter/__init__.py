"""Tank Hunter: a card game of tanks, guns and infantry for two to eight players.

- ``options``, ``cards``: what is agreed on beforehand, the cards in the box, own cards and decks
- ``setup``, ``turns``: the deal, the draft and the first placement; then every turn, until the game ends
- ``units``: hidden or revealed, in which line, with which markers; what units can be exhausted for
- ``fights``: attacks, counters, scouting, air strikes, and the numbers they are rolled against
- ``event_cards``, ``effects``: drawing, windows, playing, what stays in play; and what each card does
- ``state``, ``actions``, ``events``: what lies on the table, what can be answered, what is told
- ``questions``, ``contract``: who is asked what, and the whole of it as the engine sees it
- ``knowledge``, ``text``: what a seat may know and ask; the match in words and as a drawing
"""

from pathlib import Path
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import Game, Hosting, Information, Pictures, Play, Text, Types
from panzerkiste.games.tank_hunter.actions import Action, TimeUp
from panzerkiste.games.tank_hunter.cards.decks import PRESETS, warnings
from panzerkiste.games.tank_hunter.coding import coding
from panzerkiste.games.tank_hunter.contract import (
    apply,
    bound,
    decision,
    default,
    offer,
    outcomes,
    propose,
    result,
    sample,
)
from panzerkiste.games.tank_hunter.events import Event
from panzerkiste.games.tank_hunter.knowledge.advice import Advice, Query, advise
from panzerkiste.games.tank_hunter.knowledge.imagining import imagine
from panzerkiste.games.tank_hunter.knowledge.orders import StandingOrder, obey
from panzerkiste.games.tank_hunter.knowledge.screen import Screen, screen
from panzerkiste.games.tank_hunter.knowledge.veil import veiled
from panzerkiste.games.tank_hunter.knowledge.view import View, view
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.setup.dealing import start
from panzerkiste.games.tank_hunter.state import SEAT_CODES, State
from panzerkiste.games.tank_hunter.text.drawing import svg
from panzerkiste.games.tank_hunter.text.ending import ending
from panzerkiste.games.tank_hunter.text.event_text import event_text
from panzerkiste.games.tank_hunter.text.notation import notate, parse
from panzerkiste.games.tank_hunter.text.position import read_position, write_position
from panzerkiste.games.tank_hunter.text.story import SEAT_NAMES, goal, story
from panzerkiste.games.tank_hunter.text.text_board import text_board

TANK_HUNTER: Final = Game[State, Action, Event, View, Options](
    id="tank-hunter",
    rules=1,
    folder=Path(__file__).parent,
    players=(2, 8),
    seat_names=lambda seats: SEAT_NAMES[:seats],
    seat_codes=lambda seats: tuple(SEAT_CODES[:seats]),
    rule_prefixes=("TH",),
    types=Types(Options, State, Action, Event, View, Query, Advice, StandingOrder, screen=Screen),
    play=Play(
        start=start,
        decision=decision,
        offer=offer,
        apply=apply,
        result=result,
        default=default,
        bound=bound,
        seats=lambda state: len(state.players),
        propose=propose,
        outcomes=outcomes,
        sample=sample,
    ),
    information=Information(
        view=view,
        secrets=lambda options: True,
        imagine=imagine,
        screen=screen,
        advise=advise,
        veiled=veiled,
        obey=obey,
    ),
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
    ),
    pictures=Pictures(svg=svg),
    hosting=Hosting(
        turn=lambda state: state.turn,
        presets=PRESETS,
        pace=lambda options: options.pace,
        timed=lambda options, minutes: replace(options, timed=True),
        time_up=lambda state, seat: TimeUp(seat),
        hold_windows=lambda options, held: replace(options, held_windows=held),
        warnings=warnings,
        lasts=(45, 45),
        most_listed=4000,  # the table lights up everything that may be pointed at
    ),
    coding=coding,
)
