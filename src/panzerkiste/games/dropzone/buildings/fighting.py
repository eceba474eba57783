"""A round of close-quarters battle (DZ-247 to DZ-255): counting and spreading dice, damage, morale, withdrawals."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.actions import Action, ChangeBuilding, GiveUp, Leave, Spread
from panzerkiste.games.dropzone.battle.cards import window
from panzerkiste.games.dropzone.battle.damage import hurt
from panzerkiste.games.dropzone.battle.frames import DrawLot, SufferLoss
from panzerkiste.games.dropzone.battle.placing import ref
from panzerkiste.games.dropzone.buildings.close_quarters import ways_out, with_taking
from panzerkiste.games.dropzone.buildings.events import DiceSpread, FightRolled, MoraleRolled, Withdrew
from panzerkiste.games.dropzone.buildings.frames import (
    CheckMorale,
    CountDice,
    GiveWay,
    Rally,
    RollFight,
    RollMorale,
    SettleFight,
    SpreadDice,
    Waver,
    Withdraw,
)
from panzerkiste.games.dropzone.buildings.garrisons import changed, left
from panzerkiste.games.dropzone.chapters import (
    Done,
    Lot,
    Lots,
    Question,
    Questions,
    Steps,
    Throw,
    Throws,
    asked_by_frame,
    first_told,
    is_allowed,
    told,
)
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Player, SquadId, UnitId
from panzerkiste.games.dropzone.transport.direct_entry import board_from, boarding_at

HARD: Final = 2  # DZ-249: a die needs the armour and this
WORST: Final = 6


def fight_need(armour: int) -> int | None:
    """DZ-249: 3+ against armour 1 up to 6+ against armour 4; None: it cannot be hurt."""
    need = armour + HARD
    return need if need <= WORST else None


def squad_dice(units: Sequence[Unit]) -> int:
    """DZ-247: close-quarters value times damage points left, rounded up for the squad."""
    return math.ceil(sum(unit.profile.close_quarters * unit.left for unit in units))


# Counting and spreading (DZ-246 to DZ-248).


def count_dice(state: State, frame: CountDice) -> Done:
    """DZ-258: the attackers place their remaining dice first, then the defender; then everybody's dice are rolled."""
    fighters = [squad for squad in frame.fighters if state.units_of(squad)]
    questions: list[SpreadDice] = []
    rolls: list[RollFight] = []
    for player in dict.fromkeys(state.squads[squad].player for squad in _by_initiative(state, fighters, frame)):
        asked, owed = _spread_evenly(state, frame.building, fighters, player)
        questions += asked
        rolls += owed
    return told(then(state, *questions, *rolls, SettleFight(frame.building, tuple(fighters))))


def _by_initiative(state: State, fighters: Sequence[SquadId], frame: CountDice) -> list[SquadId]:
    """Attackers before the defender, among several in initiative order."""
    defender = state.building(frame.building).defender
    order = [*(player for player in state.order if player != defender), defender]
    return sorted(fighters, key=lambda squad: order.index(state.squads[squad].player))


def _spread_evenly(
    state: State, building: BuildingId, fighters: Sequence[SquadId], player: Player
) -> tuple[list[SpreadDice], list[RollFight]]:
    """DZ-248, DZ-249: an even share for each base, pooled by squad; who gets the rest matters between squads only."""
    own = [squad for squad in fighters if state.squads[squad].player == player]
    against = sorted(squad for squad in fighters if state.squads[squad].player != player)
    targets = [unit.id for squad in against for unit in state.units_of(squad)]
    if not targets:  # an aircraft shot down by DZ-245 has buried them
        return [], []
    share, extra = divmod(sum(squad_dice(state.units_of(squad)) for squad in own), len(targets))
    pools = {squad: share * len(state.units_of(squad)) for squad in against}
    if len(against) == 1:
        pools[against[0]] += extra
        extra = 0
    rolls = [RollFight(building, player, squad, dice) for squad, dice in pools.items() if _hurts(state, squad)]
    if not extra:
        return [], [roll for roll in rolls if roll.dice]
    return [SpreadDice(player, building, tuple(targets), extra)], rolls


def _hurts(state: State, squad: SquadId) -> bool:
    return fight_need(state.units_of(squad)[0].profile.armour) is not None


def spread(state: State, frame: SpreadDice, action: Spread) -> Done:
    """DZ-248: the rest goes to different bases, one die each."""
    if len(set(action.extra)) < len(action.extra) or not set(action.extra) <= set(frame.targets):
        raise Illegal("DZ-248", "bases", building=frame.building)
    if len(action.extra) != frame.extra:
        raise Illegal("DZ-248", "count", building=frame.building, dice=frame.extra, have=len(action.extra))
    more = Counter(state.units[unit].squad for unit in action.extra)
    bases = tuple(ref(state.units[unit]) for unit in action.extra)
    state = replace(state, pending=tuple(_with_more(state.pending, frame.player, more)))
    return told(state, DiceSpread(frame.player, frame.building, bases))


def _with_more(pending: Sequence[Frame], player: Player, more: Counter[SquadId]) -> Iterator[Frame]:
    for waiting in pending:
        if not isinstance(waiting, RollFight) or waiting.player != player:
            yield waiting
        elif dice := waiting.dice + more[waiting.squad]:
            yield replace(waiting, dice=dice)


def _spreads(state: State, frame: SpreadDice, rng: Random, count: int) -> Sequence[Action]:
    return [Spread(tuple(sorted(rng.sample(frame.targets, frame.extra)))) for _ in range(count)]


# Rolling (DZ-249, DZ-250).

_LATER: Final = {"damage": ("save", "dodge"), "save": ("dodge",), "dodge": ()}


def roll_fight(state: State, frame: RollFight, dice: tuple[int, ...]) -> Done:
    need = _need(state, frame)
    reached = sum(die >= need for die in dice)
    hits = reached if frame.stage == "damage" else frame.dice - reached
    name = state.squads[frame.squad].name
    event = FightRolled(frame.building, frame.player, name, frame.stage, dice, need, reached)
    return first_told([event], _defended(state, frame, hits))


def _need(state: State, frame: RollFight) -> int:
    profile = state.units_of(frame.squad)[0].profile
    match frame.stage:
        case "damage":
            need = fight_need(profile.armour)
            assert need, "dice are rolled only against who can be hurt"
            return need
        case "save":
            return profile.passive
        case "dodge":
            return profile.dodge


def _defended(state: State, frame: RollFight, hits: int) -> Done:
    """DZ-250: passive saves, then dodging; whoever has both uses both."""
    profile = state.units_of(frame.squad)[0].profile
    values = {"save": profile.passive, "dodge": profile.dodge}
    stage = next((stage for stage in _LATER[frame.stage] if values[stage]), None)
    if hits and stage:
        return told(then(state, replace(frame, stage=stage, dice=hits)))
    return told(_noted(state, frame, hits))


def _noted(state: State, frame: RollFight, hits: int) -> State:
    """DZ-251: damage waits until both sides have rolled."""
    pending = [
        replace(waiting, hits=(*waiting.hits, (frame.squad, hits)))
        if isinstance(waiting, SettleFight) and waiting.building == frame.building
        else waiting
        for waiting in state.pending
    ]
    return replace(state, pending=tuple(pending))


# Damage (DZ-251, DZ-252).


def settle_fight(state: State, frame: SettleFight) -> Done:
    """DZ-251: everybody's damage at once."""
    hits: Counter[SquadId] = Counter()
    for squad, count in frame.hits:
        hits[squad] += count
    below, events = len(state.pending), list[Told[Event]]()
    for unit, points in [each for squad in sorted(hits) for each in dealt(state.units_of(squad), hits[squad])]:
        step = hurt(state, unit, points, "fight")
        state = step.state
        events += step.told
    losses = state.pending[below:]
    state = replace(state, pending=state.pending[:below])
    return Step(then(state, *losses, CheckMorale(frame.building, frame.fighters)), tuple(events))


def dealt(bases: Sequence[Unit], hits: int) -> list[tuple[UnitId, int]]:
    """DZ-252: always to the most damaged base of the squad, then to the next."""
    found = []
    for base in sorted(bases, key=lambda base: -base.damage):
        points = min(hits, base.left)
        if points:
            found.append((base.id, points))
        hits -= points
    return found


# Morale (DZ-253 to DZ-255).


def check_morale(state: State, frame: CheckMorale) -> Done:
    """DZ-253: below half its original points, unless nobody is left who fought against it."""
    there = [squad for squad in frame.fighters if state.units_of(squad)]
    players = {state.squads[squad].player for squad in there}
    testing = tuple(squad for squad in there if is_shaken(state, squad)) if len(players) > 1 else ()
    return told(then(state, RollMorale(frame.building, testing)) if testing else state)


def is_shaken(state: State, squad: SquadId) -> bool:
    """DZ-253: exactly half needs no test."""
    original = sum(state.units[unit].profile.damage_points for unit in state.squads[squad].units)
    return 2 * _points_left(state, squad) < original


def _points_left(state: State, squad: SquadId) -> int:
    return sum(unit.left for unit in state.units_of(squad))


def roll_morale(state: State, frame: RollMorale, dice: tuple[int, ...]) -> Done:
    events, failed = [], []
    for squad, die in zip(frame.squads, dice, strict=True):
        need = state.units_of(squad)[0].profile.morale
        events.append(MoraleRolled(state.squads[squad].name, die, need, die >= need))
        if die < need:
            failed.append(squad)
    state = then(state, *map(Waver, failed), GiveWay(frame.building, tuple(failed)))
    return told(state, *events)


def waver(state: State, frame: Waver) -> Done:
    """DZ-310: Steady."""
    player = state.squads[frame.squad].player
    return told(then(state, *window(state, player, "steady", instead=(Rally(frame.squad),))))


def rally(state: State, frame: Rally) -> Done:
    return told(_staying(state, frame.squad))


def _staying(state: State, squad: SquadId) -> State:
    """The squad does not withdraw after all."""
    pending = [
        replace(waiting, squads=tuple(other for other in waiting.squads if other != squad))
        if isinstance(waiting, GiveWay)
        else waiting
        for waiting in state.pending
    ]
    return replace(state, pending=tuple(pending))


def give_way(state: State, frame: GiveWay) -> Done:
    """DZ-255: if nobody at all would be left inside, the strongest squad stays; DZ-258: attackers withdraw first."""
    inside = {unit.squad for unit in state.inside(frame.building)}
    leaving = list(frame.squads)
    if inside and inside <= set(leaving):
        best = max(_points_left(state, squad) for squad in leaving)
        strongest = tuple(sorted(squad for squad in leaving if _points_left(state, squad) == best))
        if len(strongest) > 1:
            return told(then(state, DrawLot("stays", strongest, frame.building), frame))
        leaving.remove(strongest[0])
    return told(then(state, *(Withdraw(state.squads[squad].player, frame.building, squad) for squad in leaving)))


# Withdrawing (DZ-254).


def withdraw(state: State, frame: Withdraw, action: Leave | ChangeBuilding | GiveUp) -> Done:
    """DZ-254: a connected building, a transport at the door, or outside; where nothing is possible it is destroyed."""
    name, before = state.squads[frame.squad].name, state.building(frame.building)
    if action.squad != frame.squad:
        raise Illegal("DZ-254", "squad", squad=name)
    match action:
        case ChangeBuilding(_, building):
            step = changed(state, frame.squad, building)
            event = Withdrew(name, frame.building, "building")
        case Leave():
            step = _go_out(state, action)
            event = Withdrew(name, frame.building, "transport" if action.boardings else "outside")
        case GiveUp():
            if _ways_out(state, frame.squad, Random(0), 1):
                raise Illegal("DZ-254", "possible", squad=name)
            losses = (SufferLoss(unit.id, "withdrawal") for unit in state.units_of(frame.squad))
            return told(then(state, *losses), Withdrew(name, frame.building, "nowhere"))
    return with_taking(replace(step, told=(*step.told, Told(event))), before)


def _go_out(state: State, way: Leave) -> Done:
    """DZ-190, DZ-231: outside, or straight into transports at the door; then these may not move any more."""
    if not way.boardings:
        return left(state, way)
    whole = [unit.id for unit in state.units_of(way.squad)]
    if way.placements or sorted(boarding.unit for boarding in way.boardings) != whole:
        raise Illegal("DZ-190", "whole", squad=state.squads[way.squad].name)
    step = board_from(state, way)
    rides = {boarding.carrier for boarding in way.boardings}
    halted = [replace(step.state.units[ride], acted_turn=state.turn) for ride in rides]
    return replace(step, state=step.state.with_units(halted))


def _ways_out(state: State, squad: SquadId, rng: Random, count: int) -> list[Leave | ChangeBuilding]:
    units = state.units_of(squad)
    doors = range(len(state.board.building(units[0].building).entrances))
    rides = [way for door in doors if (way := boarding_at(state, units, door)) and is_allowed(_go_out, state, way)]
    return [*rides, *ways_out(state, squad, rng, count)][:count]


def _withdrawals(state: State, frame: Withdraw, rng: Random, count: int) -> Sequence[Action]:
    return _ways_out(state, frame.squad, rng, count) or [GiveUp(frame.squad)]


QUESTIONS: Final[Questions] = {
    SpreadDice: Question(
        "spread",
        (Spread,),
        asked_by_frame,
        lambda state, frame: None,
        spread,
        lambda state, frame: Spread(frame.targets[: frame.extra]),
        _spreads,
    ),
    Withdraw: Question(
        "withdraw",
        (Leave, ChangeBuilding, GiveUp),
        asked_by_frame,
        lambda state, frame: None,
        withdraw,
        lambda state, frame: _withdrawals(state, frame, Random(0), 1)[0],
        _withdrawals,
    ),
}
ROLLS: Final[Throws] = {
    RollFight: Throw(lambda state, frame: frame.dice, roll_fight),
    RollMorale: Throw(lambda state, frame: len(frame.squads), roll_morale),
}
STEPS: Final[Steps] = {
    CountDice: count_dice,
    SettleFight: settle_fight,
    CheckMorale: check_morale,
    Waver: waver,
    Rally: rally,
    GiveWay: give_way,
}
LOTS: Final[Lots] = {
    "stays": Lot(
        lambda state, frame, chosen: told(_staying(state, chosen)), lambda state, squad: state.squads[squad].name
    ),
}
