"""Flying (DZ-153 to DZ-155, DZ-275): an announced move, segment by segment, as far as it stays possible."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.air.aircraft import LOW, Segment, is_leaving, lands_together, parts_of
from panzerkiste.games.dropzone.air.events import Flew, LowFlightTested, StepDropped
from panzerkiste.games.dropzone.air.frames import Fly, LowFlightTest, ReachSegmentEnd
from panzerkiste.games.dropzone.air.landing import LANDING_WAYS, check_landing_party, end_obstruction
from panzerkiste.games.dropzone.battle.deployment import edge_at
from panzerkiste.games.dropzone.battle.frames import GiveOrder, NextReaction, ReactionWindow, SufferLoss
from panzerkiste.games.dropzone.battle.placing import obstacle_name, ref
from panzerkiste.games.dropzone.chapters import Done, Steps, Throw, Throws, told
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.geometry import length_of, more_than, point_along
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Flight, Player, Travelled, UnitId

FAILS: Final = 2  # DZ-153: two dice
FAST_FAILS: Final = 3
BACK: Final = 0.25  # DZ-275: in what steps an earlier point that fits is looked for

Flying = tuple[Flight, Segment]
"""An aircraft's announced move, and the segment it is on."""

Dropped = dict[UnitId, str]
"""Who gives up the rest of an announced move, and the rule that has made it impossible."""


def fly(state: State, frame: Fly) -> Done:
    """DZ-275: all aircraft fly their segment: tests of the low ones, one window, then they arrive."""
    flying = list(_on_segment(state, frame.flights, frame.segment))
    if not flying:
        return told(state)
    tests = [LowFlightTest(announced.unit) for announced, part in flying if is_risky(state.units[announced.unit], part)]
    player = state.units[flying[0][0].unit].player
    window = window_on([(announced.unit, part) for announced, part in flying], others_in_order(state, player))
    state = state.with_units(_under_way(state, announced, part) for announced, part in flying)
    ordered = sorted(tests, key=lambda test: test.unit)
    return told(then(state, *ordered, NextReaction(window), ReachSegmentEnd(frame.flights, frame.segment)))


def _on_segment(state: State, flights: Sequence[Flight], place: int) -> Iterator[Flying]:
    for announced in flights:
        parts = parts_of(announced)
        if place < len(parts) and state.units[announced.unit].is_alive:
            yield announced, parts[place]


def is_risky(unit: Unit, part: Segment) -> bool:
    """DZ-154: low, and either moving or just come down, off the ground or onto the table; hovering is no risk."""
    return part.height == LOW and (more_than(part.length, 0.0) or not unit.on_table or unit.altitude != LOW)


def window_on(flying: Sequence[tuple[UnitId, Segment]], waiting: tuple[Player, ...]) -> ReactionWindow:
    """DZ-275: one window for all that fly this segment."""
    return ReactionWindow(
        targets=tuple(unit for unit, _ in flying),
        paths=tuple(part.path for _, part in flying),
        heights=tuple(part.height for _, part in flying),
        reached=(-1.0,) * len(flying),
        waiting=waiting,
    )


def others_in_order(state: State, player: Player) -> tuple[Player, ...]:
    """DZ-096: the other players in the order of initiative."""
    return tuple(other for other in state.order if other != player)


def _under_way(state: State, announced: Flight, part: Segment) -> Unit:
    """Where a segment begins: on the table, at its height."""
    unit = state.units[announced.unit]
    return replace(
        unit,
        status="table",
        at=part.path[0],
        facing=announced.facing,
        altitude=part.height,
        arrived_turn=unit.arrived_turn if unit.on_table else state.turn,
    )


def roll_low_flight(state: State, frame: LowFlightTest, dice: tuple[int, ...]) -> Done:
    """DZ-153, DZ-155: who fails crashes where the segment starts, without a roll on the table."""
    unit = state.units[frame.unit]
    passed = sum(dice) > (FAST_FAILS if unit.profile.is_fast_mover else FAILS)
    frames = () if passed else (SufferLoss(unit.id, "crash"),)
    return told(then(state, *frames), LowFlightTested(ref(unit), dice, passed))


def reach_segment_end(state: State, frame: ReachSegmentEnd) -> Done:
    """DZ-275, steps 3 and 4: the survivors arrive; they land if that is still legal, and go on."""
    arriving = list(_on_segment(state, frame.flights, frame.segment))
    state = state.with_units(_arrived(state, announced, part) for announced, part in arriving)
    state, dropped = _land(state, arriving, frame.segment)
    flights = tuple(announced for announced in frame.flights if announced.unit not in dropped)
    goes_on = [announced for announced, _ in _on_segment(state, flights, frame.segment + 1)]
    stopped = [announced.unit for announced, part in arriving if part.then == "stop" and announced in goes_on]
    events = _told(state, arriving, dropped)
    for announced, _ in arriving:
        if announced not in goes_on:
            state = _fitted(state, announced, frame.segment)
    stops = [GiveOrder(stopped[0])] if stopped else []
    more = [Fly(tuple(goes_on), frame.segment + 1)] if goes_on else []
    return told(then(_blameless(state, dropped), *stops, *more), *events)


def _arrived(state: State, announced: Flight, part: Segment) -> Unit:
    unit = state.units[announced.unit]
    return replace(unit, at=part.end, moved=unit.moved + part.length)


def _blameless(state: State, dropped: Dropped) -> State:
    """DZ-107: dropped steps never make the slot illegal."""
    return state.with_slot(replace(state.slot, disturbed=True)) if dropped else state


def _fitted(state: State, announced: Flight, place: int) -> State:
    """DZ-157, DZ-275: it ends where it is, or in the air at the nearest earlier point of its path where it fits."""
    unit = state.units[announced.unit]
    if unit.altitude == 0 or is_leaving(state, unit.id) or end_obstruction(state, unit) is None:
        return state
    path = [point for part in parts_of(announced)[: place + 1] for point in part.path]
    inches = length_of(path)
    while more_than(inches, 0.0):
        inches = max(0.0, inches - BACK)
        back = replace(unit, at=point_along(path, inches))
        if end_obstruction(state, back) is None:
            return state.with_units([back])
    return state


def _told(state: State, arriving: Sequence[Flying], dropped: Dropped) -> list[Event]:
    groups: dict[tuple[Player, int, Literal["on", "land", "stop"]], list[Travelled]] = {}
    for announced, part in arriving:
        unit = state.units[announced.unit]
        entered = edge_at(state, unit.player, part.path[0]) is not None
        way = Travelled(ref(unit), part.path, unit.facing, part.length, entered)
        groups.setdefault((unit.player, part.height, "on" if unit.id in dropped else part.then), []).append(way)
    flown = [Flew(player, tuple(ways), height, ends) for (player, height, ends), ways in groups.items()]
    return [*flown, *(StepDropped(ref(state.units[unit]), rule) for unit, rule in sorted(dropped.items()))]


def _land(state: State, arriving: Sequence[Flying], place: int) -> tuple[State, Dropped]:
    """DZ-159, DZ-275: a landing that has become illegal is dropped; those who land together drop it together."""
    landing = [(announced, part) for announced, part in arriving if part.lands]
    if not landing:
        return state, {}
    groups = [landing] if lands_together(state.units[landing[0][0].unit]) else [[one] for one in landing]
    dropped: Dropped = {}
    for group in groups:
        try:
            _check_still_lands(state, group, place)
        except Illegal as illegal:
            dropped |= {announced.unit: illegal.rule for announced, _ in group}
    landed = [announced.unit for announced, _ in landing if announced.unit not in dropped]
    return state.with_units(replace(state.units[unit], altitude=0) for unit in landed), dropped


def _check_still_lands(state: State, group: Sequence[Flying], place: int) -> None:
    check_landing_party(state, [(state.units[announced.unit], part.end) for announced, part in group])
    down = state.with_units(replace(state.units[announced.unit], altitude=0) for announced, _ in group)
    for announced, _ in group:
        if len(parts_of(announced)) > place + 1:
            continue
        found = end_obstruction(down, down.units[announced.unit])
        if found:
            name = down.units[announced.unit].name
            raise Illegal("DZ-157", LANDING_WAYS[found.obstacle], unit=name, by=obstacle_name(down, found))


ROLLS: Final[Throws] = {LowFlightTest: Throw(lambda state, frame: 2, roll_low_flight)}
STEPS: Final[Steps] = {Fly: fly, ReachSegmentEnd: reach_segment_end}
