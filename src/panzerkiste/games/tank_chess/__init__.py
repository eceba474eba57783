"""Tank Chess: two armies of tanks, no dice, nothing hidden; destroy the enemy's command tank or escape with yours.

The modules follow the chapters of the rulebook: board, tanks, terrain, movement, shooting, armour, victory,
announcements, draws, clocks, raid, and turn for what binds them; notation, position, game_file and map_file say how
it is written down, maps what a good map is.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec import structs

from panzerkiste.engine.batch import Batch
from panzerkiste.engine.game import Game, Hosting, Information, Pictures, Play, Text, Types
from panzerkiste.engine.match import FileForm
from panzerkiste.games.tank_chess.actions import Action, TimeUp
from panzerkiste.games.tank_chess.advice import Advice, Query, advise
from panzerkiste.games.tank_chess.board import SIDE_CODES, SIDE_IDS
from panzerkiste.games.tank_chess.coding import coding
from panzerkiste.games.tank_chess.drawing import places, svg
from panzerkiste.games.tank_chess.ending import ending
from panzerkiste.games.tank_chess.events import Event
from panzerkiste.games.tank_chess.game_file import game_file_of, is_game_file, read_game, record_of, write_game
from panzerkiste.games.tank_chess.notation import event_text, notate, parse
from panzerkiste.games.tank_chess.position import read_first_position, read_position, write_position
from panzerkiste.games.tank_chess.screen import Screen, screen
from panzerkiste.games.tank_chess.setup import bound, first_start, start
from panzerkiste.games.tank_chess.state import FIRST, GAME_ID, RULES, Options, State
from panzerkiste.games.tank_chess.story import goal, story
from panzerkiste.games.tank_chess.swift import SWIFT
from panzerkiste.games.tank_chess.text_board import INKS, text_board
from panzerkiste.games.tank_chess.turn import apply, decision, default, offer, result
from panzerkiste.games.tank_chess.view import View, imagine, view


def _batch(starts: Sequence[State], games: int, **how: Any) -> Batch:
    from panzerkiste.games.tank_chess.kernel import batch  # the compiler is loaded where it is needed

    return batch.Batch(starts, games, **how)


_NOW: Final = Game[State, Action, Event, View, Options](
    id=GAME_ID,
    rules=RULES,
    folder=Path(__file__).parent,
    players=(2, 2),
    seat_names=lambda seats: SIDE_IDS,
    seat_codes=lambda seats: tuple(SIDE_CODES),
    rule_prefixes=("TC", "TCX"),
    types=Types(Options, State, Action, Event, View, Query, Advice, screen=Screen),
    play=Play(
        start=start,
        decision=decision,
        offer=offer,
        apply=apply,
        result=result,
        default=default,
        bound=bound,
    ),
    information=Information(view=view, imagine=imagine, screen=screen, advise=advise),
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
        file=FileForm(
            suffix="tcg",
            recognises=is_game_file,
            read=lambda text: record_of(read_game(text)),
            write=lambda record: write_game(game_file_of(record)),
        ),
    ),
    pictures=Pictures(svg=svg, places=places),
    hosting=Hosting(
        turn=lambda state: state.turn,
        minutes=lambda options: options.minutes,
        timed=lambda options, minutes: structs.replace(options, timed=True, minutes=minutes),
        time_up=lambda state, seat: TimeUp(seat),
        lasts=(30, 60),
        takebacks=True,
    ),
    coding=coding,
    batch=_batch,
)
_FIRST: Final = replace(
    _NOW,
    rules=FIRST,
    play=replace(_NOW.play, start=first_start),
    text=replace(_NOW.text, read_position=read_first_position),
)
_SWIFT: Final = replace(
    _NOW,
    play=replace(_NOW.play, offer=partial(offer, judge=SWIFT), apply=partial(apply, judge=SWIFT)),
    earlier={FIRST: _FIRST},
)
TANK_CHESS: Final = replace(_NOW, compiled=_SWIFT, earlier={FIRST: _FIRST})
