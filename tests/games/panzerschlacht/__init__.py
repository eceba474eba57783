"""Small positions, quickly set up, and lines of notation played on them.

A side is written as in PS-96, and what is left out is filled in: ``position("e4=6/e1 b1", "a10 ; AT c8")``. A tank
without a value takes the lowest that is free, one without a set-up square comes from its own file; guns and
mines are none, whites as many as guns, and the installations stand out of the way on j2, i3, h4 or a9, b8, c7.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Action
from panzerkiste.games.panzerschlacht.board import name, read_square
from panzerkiste.games.panzerschlacht.events import Event
from panzerkiste.games.panzerschlacht.state import Army, Board, Options, State, Tank

GREEN_SETUP = "G setup HQ=c3 AM=h2 FU=f4 T=b1:2,c1:5,e1:6,f1:1,h1:4,i1:3 AT=c4,b3,h3,g4,f5 M=d5,i4"
GREY_SETUP = "Y setup HQ=h8 AM=c9 FU=e7 T=a10:6,c10:1,d10:3,g10:2,h10:5,j10:4 AT=h7,g8,c8,e6,d7 M=f6,b7"
OPENING = "G move e1>e2>e3>e4; f1>e1>e2>e3"
REPLY = "Y move a10>a9>a8>a7; d10>d9>d8>e8"

_TANK = re.compile(r"([a-j]\d+)(?:=(\d))?(?:/([a-j]\d+))?([*!]*)")


def position(green: str, grey: str, *, turn: int = 3, idle: int = 0, passed: int = 0, **options: bool | int) -> State:
    sides = _side("G", green, 1, "j2 i3 h4"), _side("Y", grey, 10, "a9 b8 c7")
    moment = f"turn={turn} idle={idle} pass={passed}"
    return GAME.text.read_position("\n".join([*sides, moment]), Options(**options))  # type: ignore[arg-type]


def _side(code: str, text: str, home_row: int, installations: str) -> str:
    tanks, *parts = (part.strip() for part in text.split(";"))
    given = dict(part.split(" ", 1) for part in parts)
    guns = given.get("AT", "-")
    whites = given.get("W", str(min(5, len(guns.split()) if guns != "-" else 0)))
    return (
        f"{code}: T {_tanks(tanks, home_row)} ; AT {guns} ; I {given.get('I', installations)}"
        f" ; M {given.get('M', '-')} ; W {whites}"
    )


def _tanks(text: str, home_row: int) -> str:
    found = [_TANK.fullmatch(word) for word in text.split()]
    given = {tank[2] for tank in found if tank}
    free = iter([value for value in "123456" if value not in given])
    return " ".join(
        f"{tank[1]}={tank[2] or next(free)}/{tank[3] or f'{tank[1][0]}{home_row}'}{tank[4]}" for tank in found if tank
    )


class Played(NamedTuple):
    state: State
    lines: list[str]  # what the last step told, as text
    told: tuple[Told[Event], ...]  # what all steps told


def play(state: State, *lines: str) -> Played:
    """The state after these lines, and what happened."""
    texts, told = list[str](), tuple[Told[Event], ...]()
    for line in lines:
        step = GAME.play.apply(state, *GAME.text.parse(state, line))
        state, told = step.state, told + step.told
        texts = [text for one in step.told if (text := GAME.text.event(one.event))]
    return Played(state, texts, told)


def verdict(state: State, line: str) -> Illegal | None:
    """Why this line is refused; None if it is legal."""
    try:
        GAME.play.apply(state, *GAME.text.parse(state, line))
    except Illegal as illegal:
        return illegal
    return None


def refusal(state: State, line: str) -> Illegal:
    """The refusal that this line must meet."""
    found = verdict(state, line)
    assert found, f"{line} is legal"
    return found


def refused(state: State, line: str) -> str:
    """The rule by which this line is refused."""
    return refusal(state, line).rule


def demo(*lines: str, **options: bool | int) -> State:
    """The demo set-up of both sides, and what was played on it."""
    start = GAME.play.start(Options(**options), 2).state  # type: ignore[arg-type]
    return play(start, GREEN_SETUP, GREY_SETUP, *lines).state


def board(state: State) -> Board:
    assert state.board is not None
    return state.board


def army(state: State, code: str) -> Army:
    return board(state).armies["GY".index(code)]


def tank(state: State, public_name: str) -> Tank:
    """A tank by its public name (PS-21): ``Ge1``."""
    home = read_square(public_name[1:])
    return next(tank for tank in army(state, public_name[0]).tanks if tank.home == home)


def where(state: State, public_name: str) -> str:
    square = tank(state, public_name).square
    return name(square) if square >= 0 else "-"


def asks(state: State) -> str:
    """Who is asked for what: ``G move``; empty when the game is over."""
    owed = GAME.play.decision(state)
    if owed is None:
        return ""
    return f"{''.join('GY'[seat] if seat >= 0 else 'chance' for seat in owed.seats)} {owed.ask}"


class Entry(NamedTuple):
    """One step of a random game."""

    before: State
    seat: Seat
    action: Action
    after: State
    lines: list[str]
    told: tuple[Told[Event], ...]


def random_game(seed: int, **options: bool | int) -> Iterator[Entry]:
    """Any legal answers until the game is over."""
    rng = Random(seed)
    state = GAME.play.start(Options(**options), 2).state  # type: ignore[arg-type]
    while owed := GAME.play.decision(state):
        seat = owed.seats[0]
        action = _answer(state, seat, rng)
        step = GAME.play.apply(state, seat, action)
        lines = [text for one in step.told if (text := GAME.text.event(one.event))]
        yield Entry(state, seat, action, step.state, lines, step.told)
        state = step.state


def _answer(state: State, seat: Seat, rng: Random) -> Action:
    if seat == CHANCE:
        return GAME.play.sample(state, Simulated(rng))
    offer = GAME.play.offer(state, seat)
    return GAME.play.candidates(state, seat, rng, 1)[0] if offer.space else rng.choice(offer.actions)
