"""Dropzone: a miniatures battle in inches, for two to four players.

The folders follow the rulebook, a module in them is a chapter:

    battle      deployment, the turn, movement, shooting, reaction fire, command cards
    air         flights, landing, crashes, fast movers
    transport   loading and unloading, gates, straight from a hull into a house
    buildings   garrisons, close-quarters battle, masonry
    missions    scenarios, searching, extraction, the end
    armies      profiles, lists, commanders, and how they come to the battle
    fields      battlefields, terrain, and who sees what
    geometry    inches and degrees, without any rule of the game
    advice      what a player may ask while trying things out
    text        notation, positions, story; pictures: field maps

Above them lie the nouns: terms, options, actions, state; frames (what is still to happen) and events (what has
happened), each folder with its own. chapters says how a chapter takes part, turn puts all chapters together, and view
says what a player may know.
"""

from dataclasses import replace
from pathlib import Path
from typing import Final

from msgspec import UNSET, structs

from panzerkiste.engine.game import Game, Hosting, Information, Pictures, Play, Step, Text, Types
from panzerkiste.games.dropzone.actions import Action, TimeUp
from panzerkiste.games.dropzone.advice import Advice, Query, StandingOrder, advise, obey
from panzerkiste.games.dropzone.advice.veil import veiled
from panzerkiste.games.dropzone.armies.mustering import PLAYER_CODES
from panzerkiste.games.dropzone.coding import coding
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.screen import Screen, screen
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.text.ending import ending
from panzerkiste.games.dropzone.text.goal import goal
from panzerkiste.games.dropzone.text.notation import notate, parse
from panzerkiste.games.dropzone.text.position import read_position
from panzerkiste.games.dropzone.text.position_writing import write_position
from panzerkiste.games.dropzone.text.story import SEAT_NAMES, event_text, story
from panzerkiste.games.dropzone.text.text_board import INKS, text_board
from panzerkiste.games.dropzone.turn import (
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
from panzerkiste.games.dropzone.versions import FIRST, RULES, SECOND
from panzerkiste.games.dropzone.view import View, imagine, shown_options, svg, view

_NOW: Final = Game[State, Action, Event, View, Options](
    id="dropzone",
    rules=RULES,
    folder=Path(__file__).parent,
    players=(2, 4),
    seat_names=lambda seats: SEAT_NAMES[:seats],
    seat_codes=lambda seats: tuple(PLAYER_CODES[:seats]),
    rule_prefixes=("DZ",),
    types=Types(Options, State, Action, Event, View, Query, Advice, StandingOrder, screen=Screen),
    play=Play(
        start=start,
        decision=decision,
        offer=offer,
        apply=apply,
        result=result,
        default=default,
        bound=bound,
        seats=lambda state: len(state.sides),
        propose=propose,
        outcomes=outcomes,
        sample=sample,
    ),
    information=Information(
        view=view,
        secrets=lambda options: options.cards or shown_options(options) != options,  # DZ-097: the hands
        shown_options=shown_options,
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
        inks=INKS,
        goal=goal,
    ),
    pictures=Pictures(svg=svg),
    hosting=Hosting(
        turn=lambda state: state.turn,
        timed=lambda options, minutes: structs.replace(options, timed=True),
        time_up=lambda state, seat: TimeUp(seat),
        usual_players=2,
        lasts=(90, 90),
        dear=True,  # paths and lines of sight around every hull
    ),
    coding=coding,
)


def _under(version: int) -> Game[State, Action, Event, View, Options]:
    """The rules go by the board's version, so that a match of an earlier one begins with a board of that."""

    def began(options: Options, seats: int) -> Step[State, Event]:
        step = start(options, seats)
        return Step(measured(step.state), step.told, step.final)

    def read(text: str, options: Options) -> State:
        return measured(read_position(text, options))

    def measured(state: State) -> State:
        rules = UNSET if version == FIRST else version  # a board of the first says nothing of it
        return structs.replace(state, board=structs.replace(state.board, rules=rules))

    play, text = replace(_NOW.play, start=began), replace(_NOW.text, read_position=read)
    return replace(_NOW, rules=version, play=play, text=text)


DROPZONE: Final = replace(_NOW, earlier={version: _under(version) for version in (FIRST, SECOND)})
