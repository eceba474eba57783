"""TH-405: a position as text, so that a scenario can begin anywhere. It is always MAIN of the turn player.

    turn 5 A actions 1
    A front A1:de_pz3 A2:su_t34_76? ; hand ambush,river ; score us_m4
    B front B1:uk_matilda(pinned +trench) ; rear B2:de_wespe ; staying river ; commanders flak_director(exhausted)
    discard blitz

A question mark is a hidden unit. The unit deck is what lies nowhere else; so is the event deck, as one pile, unless
``pile`` lines tell what each pile holds.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter.cards.cards import CardId, Line
from panzerkiste.games.tank_hunter.cards.decks import check_composition, compose
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import (
    NOBODY,
    SEAT_CODES,
    CommanderInPlay,
    EventDeck,
    InPlay,
    KnownEvent,
    Player,
    Removed,
    State,
    TakeAction,
    UnitInPlay,
)
from panzerkiste.games.tank_hunter.state.table import deck_of
from panzerkiste.games.tank_hunter.text.notation import in_play_text, listed

_FLAGS: Final = ("ammo", "pinned", "exhausted", "rolled", "evaded", "escaped")
_MOMENT: Final = re.compile(
    r"turn ([1-9]\d{0,5}) ([A-H]) actions ([1-9]\d?)( acted)?(?: bombings (\d))?(?: quiet (\d{1,6}))?( stirred)?"
)
_UNIT: Final = re.compile(r"([A-H][1-9]\d{0,4}):([a-z][a-z0-9_]*)(\?)?(?:\(([a-z_0-9+ ]*)\))?")


# Writing.


def write_position(state: State) -> str:
    if len(state.pending) != 1 or not isinstance(state.pending[0], TakeAction):
        raise Illegal("TH-405", "moment")
    lines = [_moment_text(state)]
    lines += [_player_text(seat, player) for seat, player in enumerate(state.players)]
    lines += [f"discard {listed(state.discard)}"] if state.discard else []
    lines += [f"removed {' '.join(_removed_text(gone) for gone in state.removed)}"] if state.removed else []
    return "\n".join([*lines, *_deck_lines(state)])


def _moment_text(state: State) -> str:
    acted = " acted" if state.acted else ""
    bombings = f" bombings {state.bombings}" if state.bombings else ""
    quiet = f" quiet {state.quiet_turns}" if state.quiet_turns else ""
    stirred = " stirred" if state.stirred else ""
    start = f"turn {state.turn} {SEAT_CODES[state.turn_player]} actions {state.actions}"
    return f"{start}{acted}{bombings}{quiet}{stirred}"


def _player_text(seat: Seat, player: Player) -> str:
    parts = [
        ("front", " ".join(_unit_text(unit) for unit in player.units if unit.line == "front")),
        ("rear", " ".join(_unit_text(unit) for unit in player.units if unit.line == "rear")),
        ("hand", ",".join(player.hand)),
        ("score", ",".join(player.score)),
        ("staying", ",".join(player.staying)),
        ("commanders", " ".join(_commander_text(commander) for commander in player.commanders)),
        ("ignores", " ".join(in_play_text(event) for event in player.ignored_water)),
        ("named", str(player.named) if player.named != _most_named(player.units) else ""),
        ("out", "resigned" if player.resigned else "yes" if player.eliminated else ""),
    ]
    told = " ; ".join(f"{name} {text}" for name, text in parts if text)
    return f"{SEAT_CODES[seat]} {told}".rstrip()


def _most_named(units: Iterable[UnitInPlay]) -> int:
    return max((int(unit.handle[1:]) for unit in units), default=0)


def _unit_text(unit: UnitInPlay) -> str:
    on = (unit.out_of_ammo, unit.pinned, unit.exhausted, unit.rolled_attack, unit.evaded, unit.escaped)
    flags = [word for word, is_on in zip(_FLAGS, on, strict=True) if is_on]
    told = " ".join([*flags, *(f"+{card}" for card in unit.attachments)])
    return f"{unit.handle}:{unit.card}{'?' if unit.hidden else ''}{f'({told})' if told else ''}"


def _commander_text(commander: CommanderInPlay) -> str:
    return f"{commander.card}(exhausted)" if commander.exhausted else commander.card


def _removed_text(gone: Removed) -> str:
    return gone.card if gone.owner == NOBODY else f"{gone.card}?{SEAT_CODES[gone.owner]}"


def _deck_lines(state: State) -> Iterator[str]:
    deck = state.event_deck
    for entry in deck.known_top:
        seats = "".join(SEAT_CODES[seat] for seat in entry.seats)
        yield f"top {entry.card} {seats} {entry.pile}"
    if len(deck.piles) != 3 or any(deck.piles[1:]):
        yield from (f"pile {listed(pile)}" for pile in deck.piles)


# Reading.


def read_position(text: str, options: Options) -> State:
    """The state a position describes; raises Illegal where it makes no sense."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines:
        raise _wrong("")
    state = _moment(lines[0], options)
    for line in lines[1:]:
        state = _read_line(state, line)
    check_composition(options, max(2, len(state.players)))
    return _checked(_with_decks(state))


def _wrong(text: str) -> Illegal:
    return Illegal("TH-405", "position", text=text)


def _moment(line: str, options: Options) -> State:
    found = _MOMENT.fullmatch(line)
    if not found:
        raise _wrong(line)
    return State(
        options,
        (),
        (),
        EventDeck(piles=()),
        turn=int(found[1]),
        turn_player=SEAT_CODES.index(found[2]),
        actions=int(found[3]),
        acted=bool(found[4]),
        bombings=int(found[5] or 0),
        quiet_turns=int(found[6] or 0),
        stirred=bool(found[7]),
        pending=(TakeAction(),),
    )


def _read_line(state: State, line: str) -> State:
    word, _, rest = line.partition(" ")
    match word:
        case "discard":
            return replace(state, discard=_cards(rest))
        case "removed":
            return replace(state, removed=tuple(_removed(gone) for gone in rest.split()))
        case "top":
            deck = state.event_deck
            return replace(state, event_deck=replace(deck, known_top=(*deck.known_top, _top(rest))))
        case "pile":
            deck = state.event_deck
            return replace(state, event_deck=replace(deck, piles=(*deck.piles, tuple(sorted(_cards(rest))))))
    if len(state.players) < len(SEAT_CODES) and word == SEAT_CODES[len(state.players)]:
        return replace(state, players=(*state.players, _player(word, rest)))
    raise _wrong(line)


def _cards(text: str) -> tuple[CardId, ...]:
    return () if text in ("", "-") else tuple(text.split(","))


def _removed(text: str) -> Removed:
    card, hidden, code = text.partition("?")
    if not hidden:
        return Removed(card)
    return Removed(card, _seat(code))


def _seat(code: str) -> Seat:
    if len(code) != 1 or code not in SEAT_CODES:
        raise _wrong(code)
    return SEAT_CODES.index(code)


def _top(text: str) -> KnownEvent:
    found = re.fullmatch(r"([a-z][a-z0-9_]*) ([A-H]*) (\d)", text)
    if not found:
        raise _wrong(text)
    return KnownEvent(found[1], tuple(_seat(code) for code in found[2]), int(found[3]))


def _player(code: str, text: str) -> Player:
    player = Player()
    for part in filter(None, (part.strip() for part in text.split(";"))):
        player = _with_part(player, code, *part.partition(" ")[::2])
    return player if player.named else replace(player, named=_most_named(player.units))


def _with_part(player: Player, code: str, name: str, text: str) -> Player:
    match name:
        case "front" | "rear":
            line: Line = "front" if name == "front" else "rear"
            return replace(player, units=player.units + tuple(_unit(code, line, unit) for unit in _tokens(text)))
        case "hand":
            return replace(player, hand=_cards(text))
        case "score":
            return replace(player, score=_cards(text))
        case "staying":
            return replace(player, staying=_cards(text))
        case "commanders":
            return replace(player, commanders=tuple(_commander(word) for word in text.split()))
        case "ignores":
            return replace(player, ignored_water=tuple(InPlay(*word.partition("@")[::2]) for word in text.split()))
        case "named" if text.isascii() and text.isdigit() and len(text) < 6:
            return replace(player, named=int(text))
        case "out" if text in ("yes", "resigned"):
            return replace(player, eliminated=True, resigned=text == "resigned")
    raise _wrong(f"{name} {text}")


def _tokens(text: str) -> list[str]:
    """Units are parted by spaces, and so are the words in their brackets."""
    return re.findall(r"[^\s(]+(?:\([^)]*\))?", text)


def _unit(code: str, line: Line, text: str) -> UnitInPlay:
    found = _UNIT.fullmatch(text)
    if not found or found[1][0] != code:
        raise _wrong(text)
    words = (found[4] or "").split()
    unknown = [word for word in words if word not in _FLAGS and not word.startswith("+")]
    if unknown:
        raise _wrong(text)
    ammo, pinned, exhausted, rolled, evaded, escaped = [word in words for word in _FLAGS]
    attached = tuple(word[1:] for word in words if word.startswith("+"))
    flags = bool(found[3]), ammo, pinned, exhausted, attached, rolled, evaded, escaped
    return UnitInPlay(found[1], found[2], line, *flags)


def _commander(text: str) -> CommanderInPlay:
    card = text.removesuffix("(exhausted)")
    return CommanderInPlay(card, exhausted=card != text)


def _with_decks(state: State) -> State:
    """Whatever lies nowhere else is in the decks."""
    built = compose(state.options)
    units = Counter(built.units) - Counter(_unit_cards(state))
    events = Counter(built.events) - Counter(_event_cards(state))
    deck = state.event_deck
    if not deck.piles:
        deck = replace(deck, piles=(tuple(sorted(events.elements())), (), ()))
    return replace(state, unit_deck=tuple(sorted(units.elements())), event_deck=deck)


def _unit_cards(state: State) -> Iterator[CardId]:
    """Every unit and commander that lies outside the unit deck."""
    events = deck_of(state).events
    for player in state.players:
        yield from (unit.card for unit in player.units)
        yield from (commander.card for commander in player.commanders)
        yield from player.score
    yield from (gone.card for gone in state.removed if gone.card not in events)


def _event_cards(state: State) -> Iterator[CardId]:
    """Every event that lies outside the piles."""
    events = deck_of(state).events
    for player in state.players:
        yield from player.hand + player.staying
        for unit in player.units:
            yield from unit.attachments
    yield from state.discard
    yield from (gone.card for gone in state.removed if gone.card in events)
    yield from (entry.card for entry in state.event_deck.known_top)


def _checked(state: State) -> State:
    _check_players(state)
    built = compose(state.options)
    piles = [card for pile in state.event_deck.piles for card in pile]
    have = Counter([*_unit_cards(state), *state.unit_deck, *_event_cards(state), *piles])
    for card, count in (have - (Counter(built.units) + Counter(built.events))).items():
        raise Illegal("TH-405", "card", card=card, count=count)
    for card, count in ((Counter(built.units) + Counter(built.events)) - have).items():
        raise Illegal("TH-405", "missing", card=card, count=count)
    return state


def _check_players(state: State) -> None:
    deck, seats = deck_of(state), len(state.players)
    if seats < 2 or state.turn_player >= seats or state.players[state.turn_player].eliminated:
        raise Illegal("TH-405", "players")
    if not state.unit_deck or sum(not player.eliminated for player in state.players) < 2:
        raise Illegal("TH-405", "over")
    for player in state.players:
        kinds = (
            ([unit.card for unit in player.units] + list(player.score), deck.units),
            ([commander.card for commander in player.commanders], deck.commanders),
            ([*player.hand, *player.staying, *(a for u in player.units for a in u.attachments)], deck.events),
        )
        for cards, known in kinds:
            for card in cards:
                if card not in known:
                    raise Illegal("TH-405", "kind", card=card)
        _check_player(state, player)


def _check_player(state: State, player: Player) -> None:
    handles = [unit.handle for unit in player.units]
    if len(set(handles)) < len(handles) or _most_named(player.units) > player.named:
        raise Illegal("TH-405", "handles")
    for card in player.hand:
        if deck_of(state).events[card].red:
            raise Illegal("TH-137", card=card)
    held = player.hand or player.units or player.staying or player.commanders
    if player.eliminated and held:
        raise Illegal("TH-405", "players")
