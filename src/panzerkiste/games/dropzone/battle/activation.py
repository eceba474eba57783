"""Activation and actions (DZ-089 to DZ-094): battlegroups in turn, squad by squad, order by order (DZ-400)."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Action, Activate, EndSlot, Order, Play
from panzerkiste.games.dropzone.air.flight_plans import check_rejoined
from panzerkiste.games.dropzone.air.frames import RollAvailable
from panzerkiste.games.dropzone.battle.cards import may_play
from panzerkiste.games.dropzone.battle.events import BattlegroupActivated, SquadHeld, SquadsPlay
from panzerkiste.games.dropzone.battle.frames import (
    AnnounceBattlegroup,
    ChooseSquad,
    CloseActivation,
    CloseSlot,
    GiveOrder,
    NextActivation,
    NextSquad,
)
from panzerkiste.games.dropzone.battle.movement import check_slot_end
from panzerkiste.games.dropzone.battle.slots import acting, can_act, members, slots_left
from panzerkiste.games.dropzone.buildings.frames import Fights, ManWalls
from panzerkiste.games.dropzone.buildings.garrisons import in_battle
from panzerkiste.games.dropzone.chapters import (
    Command,
    Commands,
    Done,
    Question,
    Questions,
    Steps,
    asked_by_activation,
    asked_by_frame,
    by_turns,
    given,
    legal,
    told,
)
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.missions.frames import EndPhase, PickUp
from panzerkiste.games.dropzone.state import NOBODY, Activation, Battlegroup, Slot, State, Unit
from panzerkiste.games.dropzone.terms import Player, SquadId

EAGER: Final = 0.8  # how often random play goes on giving orders where it could stop


def activatable(state: State, player: Player) -> list[Battlegroup]:
    """DZ-089: battlegroups not yet activated this turn, with somebody on the table or in readiness."""
    return [
        group
        for group in state.battlegroups
        if group.player == player
        and group.activated_turn < state.turn
        and any(can_act(state, squad) for squad in group.squads)
    ]


def next_activation(state: State, frame: NextActivation) -> Done:
    """DZ-089, DZ-090: round and round in the order of initiative; who has none left sits out."""
    start = state.order.index(state.last_active) + 1 if state.last_active in state.order else 0
    for player in state.order[start:] + state.order[:start]:
        if activatable(state, player):
            return told(then(state, AnnounceBattlegroup(player), NextActivation()))
    return told(then(state, EndPhase()))


def _activate(state: State, frame: AnnounceBattlegroup, action: Activate) -> Done:
    """DZ-089, DZ-091: the battlegroup is announced; DZ-263, DZ-282: what lasted until its next activation is over."""
    group = next((group for group in activatable(state, frame.player) if group.id == action.battlegroup), None)
    if group is None:
        raise Illegal("DZ-089", "battlegroup")
    state = state.with_battlegroup(replace(group, activated_turn=state.turn))
    state = state.with_units([_woken(unit) for unit in state.everyone(group.id)])
    held = tuple(dict.fromkeys(unit.building for unit in state.everyone(group.id) if unit.status == "inside"))
    activation = Activation(frame.player, group.id, garrisoned=held)
    state = replace(state, activation=activation, last_active=frame.player)
    return told(
        then(state, ManWalls(), NextSquad(), Fights(), CloseActivation()),
        BattlegroupActivated(frame.player, group.name),
    )


def _woken(unit: Unit) -> Unit:
    return replace(unit, raised=False, moved_last=0.0) if unit.raised or unit.moved_last else unit


def next_squad(state: State, frame: NextSquad) -> Done:
    """DZ-092: nobody is asked where there is no choice; DZ-094: when all are done the battlegroup is finished."""
    left = _slots(state)
    if not left:
        return told(state)
    free = _free(state, left)
    if not free:
        return told(then(state.with_slot(Slot(left[0])), CloseSlot(), NextSquad()))
    if len(free) == 1:
        return _begin_slot(then(state, NextSquad()), free[0])
    return told(then(state, ChooseSquad(), NextSquad()))


def _slots(state: State) -> list[tuple[SquadId, ...]]:
    assert state.activation, "a battlegroup acts"
    return slots_left(state, state.activation.battlegroup, state.activation.done)


def _free(state: State, slots: Sequence[tuple[SquadId, ...]]) -> list[tuple[SquadId, ...]]:
    """DZ-243: the slots in which anything can be done. The others come last, as a fight may yet let them go."""
    assert state.activation, "a battlegroup acts"
    if may_play(state, state.activation.player):  # DZ-310: a card can be played in any slot
        return list(slots)
    return [slot for slot in slots if not all(_is_bound(state, unit) for unit in _alive(state, slot))]


def _alive(state: State, slot: Sequence[SquadId]) -> list[Unit]:
    return [unit for squad in slot for unit in members(state, squad) if unit.is_alive]


def _is_bound(state: State, unit: Unit) -> bool:
    """DZ-243: it waits for the fight around it, or was drawn into one; DZ-254: a halted transport may still fire."""
    if unit.status == "inside" and in_battle(state, unit.building):
        return True
    return unit.acted_turn == state.turn and not (unit.profile.is_transport and unit.weapons)


def _play(state: State, frame: ChooseSquad, action: Play) -> Done:
    slot = next((slot for slot in _slots(state) if action.squad in slot), None)
    if slot is None:
        raise Illegal("DZ-092", "squad")
    if slot not in _free(state, [slot]):
        raise Illegal("DZ-243", "bound", squad=state.squads[action.squad].name)
    return _begin_slot(state, slot)


def _begin_slot(state: State, squads: tuple[SquadId, ...]) -> Done:
    names = tuple(state.squads[squad].name for squad in squads)
    state = then(state.with_slot(Slot(squads)), *_opening(state, squads[0]), CloseSlot())
    return told(state, SquadsPlay(state.squads[squads[0]].player, names))


def _opening(state: State, squad: SquadId) -> Sequence[Frame]:
    """DZ-320: fast movers roll whether they are available, once a turn; everybody else is given orders."""
    units = state.units_of(squad)
    if not units or not units[0].profile.is_fast_mover:
        return (GiveOrder(),)
    return () if units[0].acted_turn == state.turn else (RollAvailable(squad),)


def end_slot(state: State, action: EndSlot) -> Done:
    """DZ-400: the orders are over, or those of a loading stop. A broken squad may not skip its move (DZ-110)."""
    if not is_stopped(state):
        check_slot_end(state)
        check_rejoined(state)
    return told(replace(state, pending=state.pending[:-1]))


def close_slot(state: State, frame: CloseSlot) -> Done:
    """DZ-070: whoever has not come stays in readiness; everybody else has acted."""
    activation, slot = state.activation, state.slot
    assert activation, "a battlegroup acts"
    acted = [_acted(unit, state.turn) for unit in acting(state).values() if unit.is_alive]
    held = [squad for squad in slot.squads if _is_held(state, squad)]
    done = (*activation.done, *slot.squads)
    state = replace(state.with_units(acted), activation=replace(activation, done=done, slot=None))
    state = then(state, PickUp(slot.squads))
    return told(state, *(SquadHeld(activation.player, state.squads[squad].name) for squad in held))


def _acted(unit: Unit, turn: int) -> Unit:
    """DZ-282: how far it moved in this activation counts until its next."""
    return replace(unit, acted_turn=turn, moved_last=unit.moved)


def _is_held(state: State, squad: SquadId) -> bool:
    """DZ-070: it could have come, and nobody of it has."""
    statuses = {unit.status for unit in members(state, squad)}
    return bool(statuses & {"ready", "net"}) and not statuses & {"table", "inside"}


def close_activation(state: State, frame: CloseActivation) -> Done:
    """DZ-094; DZ-310: an aircraft jinks in one activation only."""
    state = state.with_units(replace(unit, jinks=False) for unit in state.units if unit.jinks)
    return told(replace(state, activation=None))


def order_candidates(state: State, commands: Commands, rng: Random, count: int) -> Sequence[Action]:
    """Orders of as many kinds as possible that the squads could be given now; mostly the end of the slot comes last."""
    kinds = list(commands)
    rng.shuffle(kinds)
    if rng.random() < EAGER:
        kinds.sort(key=lambda kind: kind is EndSlot)
    found = list(islice(by_turns(commands[kind].candidates(state, rng) for kind in kinds), count))
    rng.shuffle(found)
    return found


def is_stopped(state: State) -> bool:
    """DZ-400: whether a flight waits at a loading stop for the next order."""
    frame = state.pending[-1] if state.pending else None
    return isinstance(frame, GiveOrder) and frame.stopped != NOBODY


def _ends(state: State, rng: Random) -> Iterator[Order]:
    return legal(state, end_slot, [EndSlot()])


def orders_question(commands: Commands) -> Question:
    """DZ-400: the question for the next order of a slot, answered by whichever chapter has that order."""

    def give(state: State, frame: GiveOrder, order: Order) -> Done:
        asked = then(state, frame)  # an order leaves the question open; EndSlot takes it away
        return given(asked, commands[type(order)].give, order)

    def candidates(state: State, frame: GiveOrder, rng: Random, count: int) -> Sequence[Action]:
        return order_candidates(state, commands, rng, count)

    def default(state: State, frame: GiveOrder) -> Action:
        ends = next(_ends(state, Random(0)), None)
        return ends or order_candidates(state, commands, Random(0), 1)[0]

    return Question("order", tuple(commands), asked_by_activation, lambda state, frame: None, give, default, candidates)


QUESTIONS: Final[Questions] = {
    AnnounceBattlegroup: Question(
        "activate",
        (Activate,),
        asked_by_frame,
        lambda state, frame: [Activate(group.id) for group in activatable(state, frame.player)],
        _activate,
        lambda state, frame: Activate(activatable(state, frame.player)[0].id),
    ),
    ChooseSquad: Question(
        "squad",
        (Play,),
        asked_by_activation,
        lambda state, frame: [Play(squad) for slot in _free(state, _slots(state)) for squad in slot],
        _play,
        lambda state, frame: Play(_free(state, _slots(state))[0][0]),
    ),
}
STEPS: Final[Steps] = {
    NextActivation: next_activation,
    NextSquad: next_squad,
    CloseSlot: close_slot,
    CloseActivation: close_activation,
}
ORDERS: Final[Commands] = {EndSlot: Command(end_slot, _ends)}
