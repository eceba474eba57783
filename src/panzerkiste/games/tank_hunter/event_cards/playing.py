"""Events and commanders: when they can be played, and what becomes of them (TH-120 to TH-137, TH-320 to TH-326)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.tank_hunter.actions import Action, Command, Play
from panzerkiste.games.tank_hunter.cards import cards
from panzerkiste.games.tank_hunter.cards.cards import CardId, WindowKind
from panzerkiste.games.tank_hunter.cards.decks import cards_of, compose
from panzerkiste.games.tank_hunter.effects import EFFECTS
from panzerkiste.games.tank_hunter.effects.effect import Effect, EffectCard
from panzerkiste.games.tank_hunter.effects.played import card_played
from panzerkiste.games.tank_hunter.event_cards.draws import without
from panzerkiste.games.tank_hunter.events import CommanderUsed, EventPlayed, EventSettled
from panzerkiste.games.tank_hunter.fights.values import grounded
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import (
    NOBODY,
    SEAT_CODES,
    Aim,
    AskEffect,
    Dispose,
    Player,
    Playing,
    PlayRed,
    Removed,
    RollEffect,
    State,
)
from panzerkiste.games.tank_hunter.state.table import Stepped, deck_of, find, go_on, tell, with_player, with_unit
from panzerkiste.games.tank_hunter.units.lines import exhaust_commander

_WINDOWS: Final[dict[WindowKind, str]] = {"open": "open_own"}  # TH-122: what a commander's card calls the window


def effect_of(card: EffectCard) -> Effect:
    return EFFECTS[type(card.effect)]


# Which cards a player may use in a window of this kind.


class Usable(NamedTuple):
    """The cards of a deck that are meant for one kind of window."""

    events: dict[CardId, cards.Event]
    commanders: dict[CardId, cards.Commander]


def usable_in(state: State, seat: Seat, window: WindowKind) -> Usable:
    options, turn = state.options, "own" if seat == state.turn_player else "other"
    return _usable_in(options.deck, "AFV" if options.tanks_only else "all", window, turn)


def _timely(card: cards.Event, turn: str) -> bool:
    """TH-120."""
    return card.timing in (turn, "any")


@lru_cache(maxsize=512)
def _usable_in(deck: str, types: Literal["AFV", "all"], window: WindowKind, turn: str) -> Usable:
    """What can be used in such a window of one's own turn, or of another's.

    TH-021, TH-120, TH-122 for events; for commanders TH-326 and TH-122: `open_own` is `open` on the owner's turn.
    """
    all_cards = cards_of(deck)
    in_play = compose(Options(deck=deck, tanks_only=types == "AFV")).events
    events = [all_cards.events[id] for id in in_play]
    name = _WINDOWS.get(window, window) if turn == "own" else window
    return Usable(
        {card.id: card for card in events if window in card.windows and _timely(card, turn)},
        {card.id: card for card in all_cards.commanders.values() if card.use != "passive" and name in card.windows},
    )


def plays(state: State, seat: Seat, usable: Usable) -> Iterator[Play]:
    """TH-128: every event in hand that may be played now, with every choice of targets."""
    for id in dict.fromkeys(state.players[seat].hand):
        card = usable.events.get(id)
        if card is not None and not _grounded(state, card):
            for aim in effect_of(card).aims(state, seat, card):
                yield Play(id, aim)


def might_play(state: State, seat: Seat, usable: Usable) -> bool:
    """TH-125: could somebody with such a hand play an event now, as far as everybody can see?"""
    if not state.players[seat].hand:
        return False
    for card in usable.events.values():
        if _might(state, seat, card) and not _grounded(state, card) and not _all_seen(state, card):
            return True
    return False


def commands(state: State, seat: Seat, usable: Usable) -> Iterator[Command]:
    """TH-323: every ready commander who can be used now, with every choice of targets."""
    for card in _ready(state, seat, usable):
        for aim in effect_of(card).aims(state, seat, card):
            yield Command(card.id, aim)


def might_command(state: State, seat: Seat, usable: Usable) -> bool:
    ready = _ready(state, seat, usable)
    return bool(ready) and any(_might(state, seat, card) for card in ready)


def has_ready(player: Player, usable: Usable) -> bool:
    """Has the player a ready commander among the usable ones?"""
    commanders = usable.commanders
    if commanders:
        for one in player.commanders:
            if not one.exhausted and one.card in commanders:
                return True
    return False


def _ready(state: State, seat: Seat, usable: Usable) -> Sequence[cards.Commander]:
    """This player's ready commanders among the usable ones, each name once."""
    if not has_ready(state.players[seat], usable):
        return ()
    ready = dict.fromkeys([one.card for one in state.players[seat].commanders if not one.exhausted])
    return [usable.commanders[id] for id in ready if id in usable.commanders]


def _might(state: State, seat: Seat, card: EffectCard) -> bool:
    effect = effect_of(card)
    might = effect.might or effect.aims
    return bool(might(state, seat, card))


def _all_seen(state: State, card: cards.Event) -> bool:
    """Does every copy lie where everybody sees it, so that none can be in a hand?"""
    id, copies = card.id, deck_of(state).copies[card.id]
    seen = state.discard.count(id)
    if seen < copies:
        seen += [gone.card for gone in state.removed].count(id)
        seen += sum([player.staying.count(id) for player in state.players])
    return seen >= copies


def _grounded(state: State, card: cards.Event) -> bool:
    return "air_strike" in card.tags and grounded(state)


# Playing.


def play(state: State, seat: Seat, action: Play, window: WindowKind) -> Stepped:
    """TH-126: an event is carried out completely before anything else can be played."""
    card = check_play(state, seat, action, window)
    player = state.players[seat]
    state = with_player(state, seat, replace(player, hand=without(player.hand, (card.id,))))
    playing = Playing(seat, card.id, action.on)
    step = tell(then(state, Dispose(playing)), EventPlayed(seat, card.id, action.on))
    return go_on(step, lambda state: effect_of(card).resolve(state, playing))


def check_play(state: State, seat: Seat, action: Play, window: WindowKind) -> cards.Event:
    if action.card not in state.players[seat].hand:
        raise Illegal("TH-128", "hand", card=action.card)
    card = deck_of(state).events[action.card]
    if card.id not in usable_in(state, seat, window).events:
        timely = _timely(card, "own" if seat == state.turn_player else "other")
        raise Illegal("TH-122", "window", card=card.id) if timely else Illegal("TH-120", card.timing, card=card.id)
    if _grounded(state, card):
        raise Illegal("TH-128", "grounded", card=card.id)
    if action.on not in effect_of(card).aims(state, seat, card):
        raise Illegal("TH-128", "aim", card=card.id)
    return card


def command(state: State, seat: Seat, action: Command, window: WindowKind) -> Stepped:
    """TH-326: a commander is exhausted for what the card says."""
    card = check_command(state, seat, action, window)
    playing = Playing(seat, card.id, action.on)
    return go_on(
        exhaust_commander(state, seat, card.id),
        lambda state: tell(state, CommanderUsed(seat, card.id, action.on)),
        lambda state: effect_of(card).resolve(state, playing),
    )


def check_command(state: State, seat: Seat, action: Command, window: WindowKind) -> cards.Commander:
    own = [commander for commander in state.players[seat].commanders if commander.card == action.card]
    if not own:
        raise Illegal("TH-320", card=action.card)
    if all(commander.exhausted for commander in own):
        raise Illegal("TH-280", card=action.card)
    card = usable_in(state, seat, window).commanders.get(action.card)
    if card is None:
        raise Illegal("TH-326", card=action.card)
    if action.on not in effect_of(card).aims(state, seat, card):
        raise Illegal("TH-128", "aim", card=card.id)
    return card


def play_red(state: State, frame: PlayRed) -> Stepped:
    """TH-136: by whoever drew it; a red event leaves nothing to choose."""
    card = deck_of(state).events[frame.card]
    aim = next(iter(effect_of(card).aims(state, frame.seat, card)), Aim())
    playing = Playing(frame.seat, card.id, aim)
    step = tell(then(state, Dispose(playing)), EventPlayed(frame.seat, card.id, aim))
    return go_on(step, lambda state: effect_of(card).resolve(state, playing))


def effect_rolled(state: State, frame: RollEffect, die: int) -> Stepped:
    return effect_of(card_played(state, frame.playing)).rolled(state, frame, die)


def effect_answers(state: State, frame: AskEffect) -> list[Action]:
    return list(effect_of(card_played(state, frame.playing)).answers(state, frame))


def effect_answered(state: State, frame: AskEffect, action: Action) -> Stepped:
    return effect_of(card_played(state, frame.playing)).answered(state, frame, action)


# Afterwards.


def dispose(state: State, frame: Dispose) -> Stepped:
    """TH-130 to TH-132, TH-295: the discard pile, out of the game, under a unit, or in front of a player."""
    playing = frame.playing
    card = deck_of(state).events[playing.card]
    after = "discard" if frame.stopped else card.after
    match after:
        case "stay":
            return _stay(state, playing)
        case "attach":
            return _attach(state, playing)
        case "remove":
            state = replace(state, removed=(*state.removed, Removed(card.id)))
            return tell(state, EventSettled(card.id, "remove", ""))
    return _discarded(state, card.id)


def _discarded(state: State, card: str) -> Stepped:
    return tell(replace(state, discard=(*state.discard, card)), EventSettled(card, "discard", ""))


def _stay(state: State, playing: Playing) -> Stepped:
    """TH-132: one of a name; a second one, drawn red, has nowhere to lie."""
    seat = playing.seat if playing.on.player == NOBODY else playing.on.player
    player = state.players[seat]
    if playing.card in player.staying or player.eliminated:
        return _discarded(state, playing.card)
    state = with_player(state, seat, replace(player, staying=(*player.staying, playing.card)))
    return tell(state, EventSettled(playing.card, "stay", SEAT_CODES[seat]))


def _attach(state: State, playing: Playing) -> Stepped:
    unit = find(state, playing.on.units[0])
    if unit is None:
        return _discarded(state, playing.card)
    state = with_unit(state, replace(unit, attachments=(*unit.attachments, playing.card)))
    return tell(state, EventSettled(playing.card, "attach", unit.handle))
