"""Tables laid for a test, and answers given at them.

``at(side("de_pz4 su_zis3/?"), side("us_sherman*", hand="escape"))`` is MAIN of A, who has a Panzer IV in the front line
and a hidden gun in the rear; B has a Sherman out of ammo. Units are called A1, A2, … from left to right.
"""

import re
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Action, Command, Draw, Pass, Play, Roll, UseAbility, Wait
from panzerkiste.games.tank_hunter.cards.decks import cards_of
from panzerkiste.games.tank_hunter.events import Event
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import (
    SEAT_CODES,
    Aim,
    AskWindow,
    CommanderInPlay,
    EventDeck,
    Player,
    State,
    TakeAction,
    UnitInPlay,
)
from panzerkiste.games.tank_hunter.state.table import find, unit_of, with_unit

A, B, C = 0, 1, 2


class Side(NamedTuple):
    units: str = ""
    hand: str = ""
    staying: str = ""
    commanders: str = ""


def side(units: str = "", hand: str = "", staying: str = "", commanders: str = "") -> Side:
    """Units with their marks: / rear line, ? hidden, * out of ammo, ! pinned, ~ exhausted, +card attached."""
    return Side(units, hand, staying, commanders)


def at(
    *sides: Side, turn: Seat = A, deck: str = "", unit_deck: str = "de_pz3 su_rifle us_m18", **options: Any
) -> State:
    """A position in MAIN of the seat *turn*; *deck* are the events from the top, all known to nobody."""
    return State(
        Options(**options),
        tuple(_player(seat, one) for seat, one in enumerate(sides)),
        tuple(sorted(unit_deck.split())),
        EventDeck((), (tuple(deck.split()), (), ())),
        turn=3,
        turn_player=turn,
        actions=1,
        pending=(TakeAction(),),
    )


def _player(seat: Seat, one: Side) -> Player:
    units = tuple(_unit(f"{SEAT_CODES[seat]}{number}", text) for number, text in enumerate(one.units.split(), 1))
    return Player(
        units=units,
        commanders=tuple(CommanderInPlay(card) for card in one.commanders.split()),
        hand=tuple(one.hand.split()),
        staying=tuple(one.staying.split()),
        named=len(units),
    )


def _unit(handle: str, text: str) -> UnitInPlay:
    found = re.fullmatch(r"(\w+)([/?*!~]*)((?:\+\w+)*)", text)
    assert found, text
    card, marks, attached = found.groups()
    return UnitInPlay(
        handle,
        card,
        "rear" if "/" in marks else "front",
        "?" in marks,
        "*" in marks,
        "!" in marks,
        "~" in marks,
        tuple(attached.split("+")[1:]),
    )


class Went(NamedTuple):
    """Where the answers led, and what was told on the way."""

    state: State
    told: list[Event]

    def unit(self, handle: str) -> UnitInPlay:
        return unit_of(self.state, handle)

    def lives(self, handle: str) -> bool:
        return find(self.state, handle) is not None

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def has(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.told)


Answer = int | str | tuple[Seat, Action]  # a die, a drawn card, or somebody's action


def go(state: State, *answers: Answer) -> Went:
    """Answers one after the other. Windows are passed by whoever is asked while another's answer is next."""
    told = list[Event]()
    for answer in answers:
        seat, action = _answer(answer)
        while isinstance(question := state.pending[-1], AskWindow) and _passes(question, seat, action):
            state = _apply(state, question.asked, Pass(), told)
        state = _apply(state, seat, action, told)
    return Went(state, told)


def _passes(question: AskWindow, seat: Seat, action: Action) -> bool:
    """Is the window not what the next answer is for?"""
    return (
        question.asked != seat
        or not isinstance(action, Pass | Play | Command | UseAbility)
        or not _possible(question, action)
    )


def _possible(question: AskWindow, action: Action) -> bool:
    """A pass is always for the window; a card only if it may be played in it."""
    if isinstance(action, Play):
        return question.kind in cards_of("standard").events[action.card].windows
    return True


def _answer(answer: Answer) -> tuple[Seat, Action]:
    match answer:
        case int(die):
            return CHANCE, Roll(die)
        case str(card):
            return CHANCE, Draw(card)
        case _:
            return answer


def _apply(state: State, seat: Seat, action: Action, told: list[Event]) -> State:
    decision = GAME.play.decision(state)
    assert decision is not None, "the game is over"
    assert seat in decision.seats, f"{decision} is asked, not seat {seat} for {action}"
    step = GAME.play.apply(state, seat, action)
    told += [one.event for one in step.told]
    return step.state


def play(
    card: str, *units: str, seat: Seat = A, player: Seat | None = None, on: Aim | None = None
) -> tuple[Seat, Play]:
    """The event *card* is played by *seat* on these units, or on this player."""
    if on is None:
        on = Aim(units=units) if player is None else Aim(units=units, player=player)
    return seat, Play(card, on)


def refused(state: State, seat: Seat, action: Action) -> str:
    """The key of the refusal, without its beginning; nothing is changed by a refused action."""
    with pytest.raises(Illegal) as caught:
        GAME.play.apply(state, seat, action)
    return caught.value.key.removeprefix("refused-")


def offered(state: State, seat: Seat) -> tuple[Action, ...]:
    return GAME.play.offer(state, seat).actions


def main_of(state: State, seat: Seat) -> State:
    """The player's next MAIN, if everybody passes until then."""
    while Wait() not in offered(state, seat):
        decision = GAME.play.decision(state)
        assert decision is not None, "the game is over"
        state = GAME.play.apply(state, decision.seats[0], Pass()).state
    return state


def plays(state: State, seat: Seat, card: str) -> list[Aim]:
    """What the card can be played on now."""
    return [action.on for action in offered(state, seat) if isinstance(action, Play | Command) and action.card == card]


def changed(state: State, handle: str, **fields: Any) -> State:
    """The same table with one unit changed."""
    return with_unit(state, replace(unit_of(state, handle), **fields))
