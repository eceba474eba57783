"""Before the turn (TH-060 to TH-067): steps a to e, always in this order."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from random import Random

from msgspec.structs import replace

from panzerkiste.engine.game import Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import (
    Action,
    Advance,
    Command,
    Pass,
    Play,
    Rearrange,
    Relieve,
    UseAbility,
)
from panzerkiste.games.tank_hunter.cards.cards import Line
from panzerkiste.games.tank_hunter.event_cards.draws import discard
from panzerkiste.games.tank_hunter.event_cards.lying import end_event, ending
from panzerkiste.games.tank_hunter.events import BeforeTurn, FrontFilled, Rearranged, Refreshed, Relieved
from panzerkiste.games.tank_hunter.state import (
    SEAT_CODES,
    UNKNOWN,
    AdvanceUnit,
    BeginTurn,
    FillFront,
    Frame,
    Handle,
    InPlay,
    Marker,
    PayRelief,
    Player,
    RearrangeHidden,
    StartTurn,
    State,
    UnitInPlay,
)
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    find,
    go_on,
    in_order,
    seat_of,
    tell,
    with_player,
)
from panzerkiste.games.tank_hunter.units.lines import change_line, unmark

RELIEF_PRICE = 3  # TH-064


def begin_turn(state: State, frame: BeginTurn) -> Stepped:
    """TH-066: before the very first turn of the game only step e applies."""
    seat = state.turn_player
    step = tell(state, BeforeTurn(seat, state.turn))
    if state.turn == 1:
        return go_on(step, lambda state: Step(then(state, FillFront(), StartTurn())))
    return go_on(step, _ended_events, _refreshed, _asked)


def _ended_events(state: State) -> Stepped:
    """TH-060: what ends "before the turn" of the affected player ends before step a."""
    seat = state.turn_player
    ended = [InPlay(card, SEAT_CODES[seat]) for card in ending(state, seat, "owner_before_turn")]
    return go_on(Step(state), *(partial(end_event, event=event) for event in ended))


def _refreshed(state: State) -> Stepped:
    """TH-061, step a: all exhausted units and commanders are ready again."""
    seat = state.turn_player
    player = state.players[seat]
    units = tuple([unit.handle for unit in player.units if unit.exhausted])
    commanders = tuple([commander.card for commander in player.commanders if commander.exhausted])
    if not units and not commanders:
        return Step(state)
    player = replace(
        player,
        units=tuple(replace(unit, exhausted=False) if unit.exhausted else unit for unit in player.units),
        commanders=tuple(replace(commander, exhausted=False) for commander in player.commanders),
    )
    return tell(with_player(state, seat, player), Refreshed(seat, units, commanders))


def _asked(state: State) -> Stepped:
    """Steps b, c and d are asked where there is something to choose, by what everybody can see."""
    player = state.players[state.turn_player]
    frames: list[Frame] = []
    if len(hidden(player, "front")) > 1 or len(hidden(player, "rear")) > 1:
        frames.append(RearrangeHidden())
    if _able_to_advance(player):
        frames.append(AdvanceUnit())
    if len(player.hand) >= RELIEF_PRICE and any(unit.disabled for unit in player.units):
        frames.append(PayRelief())
    return Step(then(state, *frames, FillFront(), StartTurn()))


def _not_asked(action: Action, rule: str) -> Illegal:
    """TH-067, TH-121: neither events nor abilities before the turn; anything else is not what the step is about."""
    match action:
        case Play():
            return Illegal("TH-067", "event")
        case Command() | UseAbility():
            return Illegal("TH-067", "ability")
        case _:
            return Illegal(rule, "not_now")


# Step b.


def hidden(player: Player, line: Line) -> list[Handle]:
    return [unit.handle for unit in player.units if unit.line == line and unit.hidden]


def check_rearrangement(state: State, action: Rearrange) -> None:
    """TH-062: within their lines, never between them."""
    player = state.players[state.turn_player]
    for line, order in (("front", action.front), ("rear", action.rear)):
        if order and sorted(order) != sorted(hidden(player, "front" if line == "front" else "rear")):
            raise Illegal("TH-062", line=line)
    if not action.front and not action.rear:
        raise Illegal("TH-062", "nothing")


def rearrange(state: State, frame: RearrangeHidden, action: Action) -> Stepped:
    if isinstance(action, Pass):
        return Step(state)
    if not isinstance(action, Rearrange):
        raise _not_asked(action, "TH-062")
    check_rearrangement(state, action)
    moves = [partial(_rearranged, line="front", order=action.front)] if action.front else []
    moves += [partial(_rearranged, line="rear", order=action.rear)] if action.rear else []
    return go_on(Step(state), *moves)


def _rearranged(state: State, line: Line, order: tuple[Handle, ...]) -> Stepped:
    """TH-015: the hidden cards of the line get new handles, so that nobody can follow them any further."""
    seat = state.turn_player
    player = state.players[seat]
    by_handle = {unit.handle: unit for unit in player.units}
    places = hidden(player, line)
    handles = tuple(f"{SEAT_CODES[seat]}{player.named + number}" for number in range(1, len(order) + 1))
    new = {
        place: replace(by_handle[old], handle=handle) for place, old, handle in zip(places, order, handles, strict=True)
    }
    units = tuple(new.get(unit.handle, unit) for unit in player.units)
    backs = tuple(replace(new[place], card=UNKNOWN) for place in places)
    player = replace(player, units=units, named=player.named + len(order))
    return tell(with_player(state, seat, player), Rearranged(seat, line, backs))


def random_rearrangement(state: State, rng: Random) -> Action:
    """All may have been revealed in the meantime (TH-080)."""
    player = state.players[state.turn_player]
    front, rear = hidden(player, "front"), hidden(player, "rear")
    if not front and not rear:
        return Pass()
    rng.shuffle(front)
    rng.shuffle(rear)
    return Rearrange(tuple(front), tuple(rear))


# Step c.


def advances(state: State, frame: AdvanceUnit) -> Sequence[Action]:
    """TH-063: one unit from rear to front that is not disabled."""
    return [Pass(), *(Advance(unit.handle) for unit in _able_to_advance(state.players[state.turn_player]))]


def _able_to_advance(player: Player) -> list[UnitInPlay]:
    return [unit for unit in player.units if _advance_breach(unit) is None]


def _advance_breach(unit: UnitInPlay) -> tuple[str, str] | None:
    """TH-063, TH-264: why this unit cannot advance."""
    if unit.line != "rear":
        return "TH-063", "line"
    return ("TH-264", "advance") if unit.disabled else None


def advance(state: State, frame: AdvanceUnit, action: Action) -> Stepped:
    if isinstance(action, Pass):
        return Step(state)
    if not isinstance(action, Advance):
        raise _not_asked(action, "TH-063")
    _check_advance(state, action)
    return change_line(state, action.unit, "front")


def _check_advance(state: State, action: Advance) -> None:
    unit = find(state, action.unit)
    if unit is None or seat_of(unit.handle) != state.turn_player:
        raise Illegal("TH-063", "unit", unit=action.unit)
    if breach := _advance_breach(unit):
        raise Illegal(*breach, unit=unit.handle)


# Step d.


def reliefs(state: State, frame: PayRelief) -> Sequence[Action]:
    """TH-064: three events for one marker on one unit, hidden or not."""
    player = state.players[state.turn_player]
    prices = list(dict.fromkeys(combinations(player.hand, RELIEF_PRICE)))
    markers = [(unit.handle, marker) for unit in in_order(player) for marker in _markers(unit)]
    return [Pass(), *(Relieve(price, unit, marker) for unit, marker in markers for price in prices)]


def _markers(unit: UnitInPlay) -> list[Marker]:
    on: dict[Marker, bool] = {"out_of_ammo": unit.out_of_ammo, "pinned": unit.pinned}
    return [marker for marker, lies in on.items() if lies]


def relieve(state: State, frame: PayRelief, action: Action) -> Stepped:
    if isinstance(action, Pass):
        return Step(state)
    if not isinstance(action, Relieve):
        raise _not_asked(action, "TH-064")
    _check_relief(state, action)
    seat = state.turn_player
    step = discard(state, seat, action.cards)
    told = Relieved(action.unit, action.marker, action.cards)
    return go_on(step, lambda state: tell(state, told), lambda state: unmark(state, action.unit, action.marker))


def _check_relief(state: State, action: Relieve) -> None:
    player, unit = state.players[state.turn_player], find(state, action.unit)
    if len(action.cards) != RELIEF_PRICE:
        raise Illegal("TH-064", "price", have=len(action.cards))
    if not Counter(action.cards) <= Counter(player.hand):
        raise Illegal("TH-064", "hand")
    if unit is None or seat_of(unit.handle) != state.turn_player:
        raise Illegal("TH-064", "unit", unit=action.unit)
    if action.marker not in _markers(unit):
        raise Illegal("TH-064", "marker", unit=unit.handle, marker=action.marker)


# Step e.


def fill_front(state: State, frame: FillFront) -> Stepped:
    """TH-065: without a unit in front, the rear line becomes the front line; nothing is moved, so a Trench stays."""
    seat = state.turn_player
    player = state.players[seat]
    if not player.units or any(unit.line == "front" for unit in player.units):
        return Step(state)
    units = tuple(replace(unit, line="front") for unit in player.units)
    state = with_player(state, seat, replace(player, units=units))
    return tell(state, FrontFilled(seat, tuple(unit.handle for unit in units)))
