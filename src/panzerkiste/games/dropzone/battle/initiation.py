"""The initiation phase (DZ-080 to DZ-088): initiative, clean-up, reserve rolls."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import ActFirst, Action, ActLast, CallReserve
from panzerkiste.games.dropzone.armies.commanders import command_value
from panzerkiste.games.dropzone.battle.cards import window
from panzerkiste.games.dropzone.battle.deployment import check_parties, release, reserve_need, reserve_parties
from panzerkiste.games.dropzone.battle.events import (
    ActsLast,
    InitiativeRolled,
    ReserveRolled,
    ReservesCalled,
    TurnBegan,
)
from panzerkiste.games.dropzone.battle.frames import (
    BeginTurn,
    CallReserves,
    CleanUp,
    NextActivation,
    OfferLast,
    RefillHands,
    Release,
    ReserveFailed,
    ReserveStep,
    RollInitiative,
    RollReserves,
    WinInitiative,
)
from panzerkiste.games.dropzone.chapters import Done, Question, Questions, Steps, Throw, Throws, asked_by_frame, told
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import Player


def begin_turn(state: State, frame: BeginTurn) -> Done:
    """DZ-080: the initiation phase is pushed whole; the activations follow it."""
    units = tuple(_refreshed(unit) for unit in state.units)
    players = contenders(state)
    state = replace(state, turn=state.turn + 1, units=units, order=players, last_active=NOBODY)
    steps = RollInitiative(players, 0), WinInitiative(), RefillHands(), CleanUp(), ReserveStep(), NextActivation()
    return told(then(state, *steps), TurnBegan(state.turn))


def _refreshed(unit: Unit) -> Unit:
    """DZ-026: what is counted per turn begins anew."""
    unit = replace(unit, moved=0.0, used=0.0, manoeuvres=0, passed_mass=0.0)
    return replace(unit, fired=(), reacted=(), small_arms=False, coaxial=())


def contenders(state: State) -> tuple[Player, ...]:
    """Who is still in the game."""
    return tuple(player for player in state.players if not state.sides[player].conceded)


def roll_initiative(state: State, frame: RollInitiative, dice: tuple[int, ...]) -> Done:
    """DZ-081 to DZ-083: the highest first; the tied roll again among themselves, inside their block."""
    values = {player: command_value(state, player) for player in frame.players}
    keys = {player: _key(die, values[player]) for player, die in zip(frame.players, dice, strict=True)}
    block = sorted(frame.players, key=keys.__getitem__, reverse=True)
    order = list(state.order)
    order[frame.place : frame.place + len(block)] = block
    state = replace(state, order=tuple(order))
    totals = tuple(die + values[player] for player, die in zip(frame.players, dice, strict=True))
    again = [RollInitiative(tied, frame.place + place) for place, tied in _ties(block, keys)]
    state = then(state, *again)
    return told(state, InitiativeRolled(frame.players, dice, totals, state.order))


def _key(die: int, value: int) -> tuple[bool, int]:
    """DZ-082: a natural 6 beats every other roll; several are ranked by command value."""
    return (True, value) if die == 6 else (False, die + value)


def _ties(block: Sequence[Player], keys: dict[Player, tuple[bool, int]]) -> Iterator[tuple[int, tuple[Player, ...]]]:
    place = 0
    for _, group in groupby(block, key=keys.__getitem__):
        tied = tuple(group)
        if len(tied) > 1:
            yield place, tied
        place += len(tied)


def win_initiative(state: State, frame: WinInitiative) -> Done:
    return told(then(state, OfferLast(state.order[0])) if len(state.order) > 1 else state)


def _act_last(state: State, frame: OfferLast, action: ActLast | ActFirst) -> Done:
    """DZ-084: his score becomes 1, whatever his command value."""
    if isinstance(action, ActFirst):
        return told(state)
    others = tuple(player for player in state.order if player != frame.player)
    return told(replace(state, order=(*others, frame.player)), ActsLast(frame.player))


def reserve_step(state: State, frame: ReserveStep) -> Done:
    """DZ-074: each player with something in reserve, in initiative order."""
    return told(then(state, *(CallReserves(player) for player in state.order if reserve_parties(state, player))))


def _call_reserves(state: State, frame: CallReserves, action: CallReserve) -> Done:
    parties = check_parties(state, frame.player, action.squads)
    called = ReservesCalled(frame.player, tuple(state.squads[squad].name for party in parties for squad in party))
    return told(then(state, RollReserves(parties)) if parties else state, called)


def _reserve_calls(state: State, frame: CallReserves, rng: Random, count: int) -> Sequence[Action]:
    """DZ-074: rolling is optional, party by party."""
    firsts = [party[0] for party in reserve_parties(state, frame.player)]
    called = (rng.sample(firsts, rng.randint(0, len(firsts))) for _ in range(count - 1))
    return [_call_all(state, frame), *(CallReserve(tuple(sorted(some))) for some in called)]


def _call_all(state: State, frame: CallReserves) -> Action:
    return CallReserve(tuple(party[0] for party in reserve_parties(state, frame.player)))


def roll_reserves(state: State, frame: RollReserves, dice: tuple[int, ...]) -> Done:
    """DZ-073: success puts the party in readiness at once."""
    need = reserve_need(state.turn)
    events, frames = [], list[Frame]()
    for party, die in zip(frame.parties, dice, strict=True):
        player, names = state.squads[party[0]].player, tuple(state.squads[squad].name for squad in party)
        events.append(ReserveRolled(player, names, die, need, die >= need))
        frames.append(Release(party) if die >= need else ReserveFailed(party))
    return told(then(state, *frames), *events)


def reserve_failed(state: State, frame: ReserveFailed) -> Done:
    """DZ-310: Called forward, as long as there is a card in the hand."""
    player = state.squads[frame.squads[0]].player
    return told(then(state, *window(state, player, "called_forward", instead=[Release(frame.squads)])))


def release_squads(state: State, frame: Release) -> Done:
    return told(release(state, frame.squads))


QUESTIONS: Final[Questions] = {
    OfferLast: Question(
        "last",
        (ActLast, ActFirst),
        asked_by_frame,
        lambda state, frame: (ActFirst(), ActLast()),
        _act_last,
        lambda state, frame: ActFirst(),
    ),
    CallReserves: Question(
        "reserves",
        (CallReserve,),
        asked_by_frame,
        lambda state, frame: None,
        _call_reserves,
        _call_all,
        _reserve_calls,
    ),
}
ROLLS: Final[Throws] = {
    RollInitiative: Throw(lambda state, frame: len(frame.players), roll_initiative),
    RollReserves: Throw(lambda state, frame: len(frame.parties), roll_reserves),
}
STEPS: Final[Steps] = {
    BeginTurn: begin_turn,
    WinInitiative: win_initiative,
    ReserveStep: reserve_step,
    ReserveFailed: reserve_failed,
    Release: release_squads,
}
