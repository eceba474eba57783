"""Hidden and revealed units, front and rear line, markers, and leaving play (TH-075 to TH-096, TH-131 to TH-135)."""

from collections.abc import Iterable

from msgspec.structs import replace

from panzerkiste.engine.game import Seat, Step
from panzerkiste.games.tank_hunter.cards.cards import CardId, Line
from panzerkiste.games.tank_hunter.cards.decks import cards_of
from panzerkiste.games.tank_hunter.cards.effect_codes import AttachMod
from panzerkiste.games.tank_hunter.events import (
    Concealed,
    Destroyed,
    EventEnded,
    Exhausted,
    LineChanged,
    Marked,
    Revealed,
    TakenOut,
    UnitPlaced,
    Unmarked,
)
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import (
    NOBODY,
    SEAT_CODES,
    UNKNOWN,
    Handle,
    InPlay,
    Marker,
    Player,
    Removed,
    State,
    UnitInPlay,
)
from panzerkiste.games.tank_hunter.state.table import (
    Stepped,
    card_of,
    deck_of,
    go_on,
    seat_of,
    stir,
    tell,
    tell_all,
    unit_of,
    with_player,
    with_unit,
    without_unit,
)


def fit_for_the_rear(options: Options, cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """TH-048, TH-096: those with Rear Positioning."""
    units = cards_of(options.deck).units
    return tuple(card for card in cards if card in units and units[card].abilities.rear)


def reveal(state: State, handle: Handle) -> Stepped:
    """TH-077, TH-079: face up; everything on the unit stays."""
    unit = unit_of(state, handle)
    if not unit.hidden:
        return Step(state)
    return tell(with_unit(stir(state), replace(unit, hidden=False)), Revealed(handle, unit.card))


def conceal(state: State, handle: Handle) -> Stepped:
    """TH-078, TH-079: face down; everything on the unit stays."""
    unit = unit_of(state, handle)
    if unit.hidden:
        return Step(state)
    return tell(with_unit(stir(state), replace(unit, hidden=True)), Concealed(handle))


def change_line(state: State, handle: Handle, line: Line) -> Stepped:
    """TH-015: to the right end of the other line, with its face. Some attachments are lost on the way."""
    unit = unit_of(state, handle)
    lost = tuple(card for card in unit.attachments if _lost_on_move(state, card))
    kept = tuple(card for card in unit.attachments if card not in lost)
    owner = seat_of(handle)
    state = without_unit(state, handle)
    player = state.players[owner]
    moved = replace(unit, line=line, attachments=kept)
    state = with_player(state, owner, replace(player, units=(*player.units, moved)))
    state = replace(state, discard=state.discard + lost)
    return tell_all(state, LineChanged(handle, line), *(EventEnded(InPlay(card, handle)) for card in lost))


def _lost_on_move(state: State, card: CardId) -> bool:
    effect = deck_of(state).events[card].effect
    return isinstance(effect, AttachMod) and effect.lost_on_move


def exhaust(state: State, handle: Handle) -> Stepped:
    """TH-280, TH-283."""
    unit = unit_of(state, handle)
    if unit.exhausted:
        return Step(state)
    return tell(with_unit(state, replace(unit, exhausted=True)), Exhausted(handle))


def exhaust_commander(state: State, seat: Seat, card: str) -> Stepped:
    """TH-323: the first ready commander of this name."""
    player, commanders = state.players[seat], list(state.players[seat].commanders)
    at = next(at for at, commander in enumerate(commanders) if commander.card == card and not commander.exhausted)
    commanders[at] = replace(commanders[at], exhausted=True)
    return Step(with_player(state, seat, replace(player, commanders=tuple(commanders))))


def mark(state: State, handle: Handle, marker: Marker, by: Seat) -> Stepped:
    """TH-135: a marker by an effect of player *by*; the second of a kind costs the unit."""
    unit = unit_of(state, handle)
    if marker == "out_of_ammo":
        return take_out(state, handle) if unit.out_of_ammo else marked(state, unit, marker)
    if card_of(state, unit).type == "AFV":  # TH-270
        return Step(state)
    return destroy(state, handle, by) if unit.pinned else marked(state, unit, marker)


def marked(state: State, unit: UnitInPlay, marker: Marker) -> Stepped:
    changed = replace(unit, out_of_ammo=True) if marker == "out_of_ammo" else replace(unit, pinned=True)
    return tell(with_unit(stir(state), changed), Marked(unit.handle, marker))


def unmark(state: State, handle: Handle, marker: Marker) -> Stepped:
    """TH-272."""
    unit = unit_of(state, handle)
    if not (unit.out_of_ammo if marker == "out_of_ammo" else unit.pinned):
        return Step(state)
    changed = replace(unit, out_of_ammo=False) if marker == "out_of_ammo" else replace(unit, pinned=False)
    return tell(with_unit(stir(state), changed), Unmarked(handle, marker))


def destroy(state: State, handle: Handle, by: Seat) -> Stepped:
    """TH-178, TH-133: into the score pile of *by*; one's own unit is out of the game instead."""
    if seat_of(handle) == by:
        return take_out(state, handle)
    unit = unit_of(state, handle)
    scorer = state.players[by]
    state = with_player(state, by, replace(scorer, score=(*scorer.score, unit.card)))
    destroyed = Destroyed(handle, unit.card, by, card_of(state, unit).points)
    return go_on(tell(state, destroyed), lambda state: _leave(state, unit))


def take_out(state: State, handle: Handle) -> Stepped:
    """TH-134: out of the game, for nobody's points. TH-014: a hidden unit is not shown."""
    unit = unit_of(state, handle)
    gone = Removed(unit.card, seat_of(handle) if unit.hidden else NOBODY)
    state = replace(state, removed=(*state.removed, gone))
    told = TakenOut(handle, UNKNOWN if unit.hidden else unit.card)
    return go_on(tell(state, told), lambda state: _leave(state, unit))


def _leave(state: State, unit: UnitInPlay) -> Stepped:
    """TH-131: attached events go to the discard pile; markers vanish."""
    state = without_unit(stir(state), unit.handle)
    if not unit.attachments:
        return Step(state)
    state = replace(state, discard=state.discard + unit.attachments)
    return tell_all(state, *(EventEnded(InPlay(card, unit.handle)) for card in unit.attachments))


def placed(player: Player, seat: Seat, front: tuple[CardId, ...], rear: tuple[CardId, ...]) -> Player:
    """TH-015, TH-048, TH-096: cards at the right end of their lines, face down, under handles of their own."""
    code, named = SEAT_CODES[seat], player.named
    new = [
        UnitInPlay(f"{code}{named + number}", card, "front" if number <= len(front) else "rear")
        for number, card in enumerate(front + rear, 1)
    ]
    return replace(player, units=(*player.units, *new), named=named + len(new))


def put_down(state: State, seat: Seat, front: tuple[CardId, ...], rear: tuple[CardId, ...] = ()) -> Stepped:
    """TH-096: the units a player has drawn are in play."""
    player = state.players[seat]
    after = replace(placed(player, seat, front, rear), drawn=())
    new = after.units[len(player.units) :]
    return tell_all(with_player(state, seat, after), *(UnitPlaced(unit.handle, unit.line) for unit in new))
