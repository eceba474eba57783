"""Information (TH-014, TH-015): what a seat or a watcher may know, built up from nothing."""

from msgspec import Struct
from msgspec.structs import replace

from panzerkiste.engine.game import Result, Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import (
    NOBODY,
    UNKNOWN,
    AskEffect,
    AskWindow,
    Attack,
    Draft,
    Frame,
    KnownEvent,
    Player,
    Removed,
    Scouting,
    Shooting,
    State,
    Strike,
    UnitInPlay,
)


class View(Struct, frozen=True, gc=False):
    """What *seat* may know. A card that it may not know is UNKNOWN; so much else is as in the state."""

    seat: Seat
    options: Options
    players: tuple[Player, ...]
    unit_deck: int
    known_top: tuple[KnownEvent, ...]
    piles: tuple[int, ...]
    discard: tuple[CardId, ...]
    removed: tuple[Removed, ...]
    bombings: int
    turn: int
    turn_player: Seat
    actions: int
    acted: bool
    stirred: bool
    quiet_turns: int
    draft: Draft | None
    attack: Attack | None
    shooting: Shooting | None
    scouting: Scouting | None
    strike: Strike | None
    pending: tuple[Frame, ...]
    result: Result | None

    def _repr_svg_(self) -> str:
        """How a notebook shows a view."""
        from panzerkiste.games.tank_hunter.text.drawing import svg

        return svg(self)


def view(state: State, seat: Seat) -> View:
    looked_at = _looked_at(state, seat)
    return View(
        seat,
        state.options,
        tuple(_player(player, owner, seat, looked_at) for owner, player in enumerate(state.players)),
        len(state.unit_deck),
        tuple(_known(entry, seat) for entry in state.event_deck.known_top),
        tuple(len(pile) for pile in state.event_deck.piles),
        state.discard,
        tuple(_removed(gone, seat) for gone in state.removed),
        state.bombings,
        state.turn,
        state.turn_player,
        state.actions,
        state.acted,
        state.stirred,
        state.quiet_turns,
        _draft(state.draft, seat) if state.draft else None,
        state.attack,
        state.shooting,
        state.scouting,
        state.strike,
        tuple(_frame(frame, seat) for frame in state.pending),
        state.result,
    )


def blanks(count: int) -> tuple[CardId, ...]:
    return (UNKNOWN,) * count


def _player(player: Player, owner: Seat, seat: Seat, looked_at: Seat) -> Player:
    if owner == seat:
        return player
    return replace(
        player,
        units=tuple(_unit(unit) for unit in player.units),
        hand=player.hand if owner == looked_at else blanks(len(player.hand)),
        drawn=blanks(len(player.drawn)),
    )


def _unit(unit: UnitInPlay) -> UnitInPlay:
    """TH-014: of a hidden unit all but its card is public."""
    return replace(unit, card=UNKNOWN) if unit.hidden else unit


def _known(entry: KnownEvent, seat: Seat) -> KnownEvent:
    return entry if seat in entry.seats else replace(entry, card=UNKNOWN)


def _removed(gone: Removed, seat: Seat) -> Removed:
    return gone if gone.owner in (NOBODY, seat) else replace(gone, card=UNKNOWN)


def _draft(draft: Draft, seat: Seat) -> Draft:
    """TH-014: packs and picks are secret; how many cards there are is not."""

    def hidden(hands: tuple[tuple[CardId, ...], ...]) -> tuple[tuple[CardId, ...], ...]:
        return tuple(cards if owner == seat else blanks(len(cards)) for owner, cards in enumerate(hands))

    placed = tuple(place if owner == seat else None for owner, place in enumerate(draft.placed))
    return Draft(hidden(draft.packs), hidden(draft.picks), placed)


def _frame(frame: Frame, seat: Seat) -> Frame:
    """TH-125: who is asked in a window is that player's secret."""
    if isinstance(frame, AskWindow) and frame.asked != seat:
        return AskWindow(frame.kind, NOBODY)
    return frame


def _looked_at(state: State, seat: Seat) -> Seat:
    """Whose hand this seat is looking at just now (Intercepted Orders)."""
    question = state.pending[-1] if state.pending else None
    if isinstance(question, AskEffect) and question.asked == seat and question.ask == "take":
        return question.playing.on.player
    return NOBODY
