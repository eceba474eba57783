"""Connect Four: stones fall into columns, and four in a line win. Two players, nothing hidden, no dice."""

from pathlib import Path
from typing import Final

from connect_four.drawing import places, svg
from connect_four.notation import notate, parse, read_position, write_position
from connect_four.state import CODES, SIDES, Action, Event, Options, State
from connect_four.story import goal, story, text_board
from connect_four.turn import apply, decision, offer, start
from panzerkiste.engine.game import Game, Hosting, Information, Pictures, Play, Text, Types, first_offered

CONNECT_FOUR: Final = Game[State, Action, Event, State, Options](
    id="connect-four",
    rules=1,
    folder=Path(__file__).parent,
    players=(2, 2),
    seat_names=lambda seats: SIDES,
    seat_codes=lambda seats: tuple(CODES),
    rule_prefixes=("CF",),
    types=Types(Options, State, Action, Event, view=State),
    play=Play(
        start=start,
        decision=decision,
        offer=offer,
        apply=apply,
        result=lambda state: state.result,
        default=first_offered(offer),
        bound=lambda options: options.width * options.height + 1,
    ),
    information=Information(),  # nothing is hidden: everybody sees the state
    text=Text(
        notate=notate,
        parse=parse,
        story=story,
        read_position=read_position,
        write_position=write_position,
        board=text_board,
        goal=goal,
    ),
    pictures=Pictures(svg=svg, places=places),
    hosting=Hosting(
        turn=lambda state: state.turn,
        presets={
            "classic": {"width": 7, "height": 6, "connect": 4},
            "small": {"width": 5, "height": 5, "connect": 4},
            "five": {"width": 9, "height": 7, "connect": 5},
        },
        lasts=(5, 10),
        takebacks=True,
    ),
)
