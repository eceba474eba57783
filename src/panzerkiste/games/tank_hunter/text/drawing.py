"""A table as an SVG drawing, from a view: for documents, exports and notebooks.

The drawing stands alone: no scripts, no references outward. Nothing is told by colour alone: a hidden card is hatched,
an exhausted one lies on its side, markers are words. Places: units by handle, players by seat code, cards by id, the
viewer's rows (front, rear, hand, pack, kept) and what lies in the middle (units, events, bombings) by name.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from panzerkiste.games.tank_hunter.cards import cards
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import Cards, cards_of
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.state import SEAT_CODES, CommanderInPlay, Player, UnitInPlay
from panzerkiste.games.tank_hunter.turns.ending import score_of

WIDTH: Final = 96
HEIGHT: Final = 118
GAP: Final = 10
MARGIN: Final = 20
LABEL: Final = 70
_FONT: Final = "font-family=\"'Barlow Condensed','Roboto Condensed','Arial Narrow',sans-serif\""
_INK: Final = "#2b291f"
_ROW: Final = "#e9e4cd"
_COMMANDER: Final = "#eee3ee"
_EVENT: Final = "#f7f4e8"
_FACES: Final = {"AFV": "#dfe3cf", "GUN": "#e8dcc3", "INF": "#d5dfe4"}
_HATCH: Final = (
    '<pattern id="back" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="8" height="8" fill="#7d7a63"/><rect width="3" height="8" fill="#68654f"/></pattern>'
)


def svg(view: View) -> str:
    """All players' lines, the viewer's own at the bottom, and below them what only the viewer holds."""
    deck, count = cards_of(view.options.deck), len(view.players)
    first = (view.seat + 1) % count if 0 <= view.seat < count else 0
    order = [(first + step) % count for step in range(count)]
    held = _held(view)
    widest = max([6, *(_widest(player) for player in view.players), *map(len, held.values())])
    block, row = 2 * (HEIGHT + GAP) + 2 * MARGIN, HEIGHT + GAP
    foot = MARGIN + count * block + len(held) * row
    width, height = LABEL + widest * (WIDTH + GAP) + 2 * MARGIN, foot + 2 * MARGIN
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img"'
        f' viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"<title>Tank Hunter, turn {view.turn}</title>",
        f"<defs>{_HATCH}</defs>",
        f'<rect width="{width}" height="{height}" fill="#f3efdc"/>',
    ]
    for place, seat in enumerate(order):
        parts += _block(view, deck, seat, MARGIN + place * block, width)
    for place, (name, ids) in enumerate(held.items()):
        parts += _held_row(deck, name, ids, MARGIN + count * block + place * row, width)
    return "\n".join([*parts, *_middle(view, foot), "</svg>"])


def _held(view: View) -> dict[str, tuple[CardId, ...]]:
    """What the viewer holds, row by row: during the draft the pack and what was kept of others, then the hand."""
    if not 0 <= view.seat < len(view.players):
        return {}
    if view.draft is None:
        return {"hand": view.players[view.seat].hand}
    return {"pack": view.draft.packs[view.seat], "kept": view.draft.picks[view.seat]}


def _widest(player: Player) -> int:
    front = sum(unit.line == "front" for unit in player.units)
    return max(front, len(player.units) - front + len(player.commanders))


def _block(view: View, deck: Cards, seat: int, top: int, width: int) -> Iterator[str]:
    player = view.players[seat]
    yield f'<g data-place="{SEAT_CODES[seat]}">{_text(MARGIN, top + 14, _heading(view, seat), 16)}</g>'
    rows: tuple[cards.Line, cards.Line] = ("front", "rear")
    for row, line in enumerate(rows):
        y = top + MARGIN + row * (HEIGHT + GAP)
        yield _row(y, width, line) if seat == view.seat else ""
        yield _text(MARGIN, y + HEIGHT // 2, line, 13)
        cards_in_line: list[UnitInPlay | CommanderInPlay] = [unit for unit in player.units if unit.line == line]
        cards_in_line += player.commanders if line == "rear" else ()
        for place, card in enumerate(cards_in_line):
            yield _card(deck, card, _x(place), y)


def _x(place: int) -> int:
    return MARGIN + LABEL + place * (WIDTH + GAP)


def _row(y: int, width: int, name: str) -> str:
    """A row of the viewer's own."""
    return f'<rect data-place="{name}" y="{y}" width="{width}" height="{HEIGHT}" fill="{_ROW}"/>'


def _held_row(deck: Cards, name: str, ids: tuple[CardId, ...], y: int, width: int) -> Iterator[str]:
    yield _row(y, width, name) + _text(MARGIN, y + HEIGHT // 2, name, 13)
    for place, id in enumerate(ids):
        yield _placed(id, _held_card(deck, id, _x(place), y))


def _held_card(deck: Cards, id: CardId, x: int, y: int) -> str:
    if id in deck.units:
        return _face(x, y, _FACES[deck.units[id].type]) + _lines(x, y, _unit_lines(deck.units[id]))
    if id in deck.events:
        return _face(x, y, _EVENT) + _lines(x, y, [deck.events[id].name.en, f"event, {deck.events[id].timing}"])
    return _face(x, y, _COMMANDER) + _lines(x, y, [deck.commanders[id].name.en, "commander"])


def cards_svg(deck: Cards, ids: tuple[CardId, ...]) -> str:
    """Some cards side by side."""
    width, height = len(ids) * (WIDTH + GAP) + GAP, HEIGHT + 2 * GAP
    drawn = "".join(_held_card(deck, id, GAP + place * (WIDTH + GAP), GAP) for place, id in enumerate(ids))
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>{drawn}</svg>'


def _placed(place: str, drawn: str) -> str:
    return f'<g data-place="{place}">{drawn}</g>'


def _middle(view: View, top: int) -> Iterator[str]:
    events = len(view.known_top) + sum(view.piles)
    told = {
        "units": f"{view.unit_deck} units to draw",
        "events": f"{events} events to draw",
        "bombings": f"{view.bombings} of 3 Carpet Bombings",
    }
    for place, (name, text) in enumerate(told.items()):
        yield _placed(name, _text(MARGIN + place * 200, top + MARGIN, text, 13))


def _heading(view: View, seat: int) -> str:
    player = view.players[seat]
    turn = " (turn)" if seat == view.turn_player else ""
    out = ", out of the game" if player.eliminated else ""
    events = f", {', '.join(deck_names(view, player.staying))}" if player.staying else ""
    points = score_of(view.options, player)
    return f"{SEAT_CODES[seat]}{turn}: {points} points, {len(player.hand)} events in hand{events}{out}"


def deck_names(view: View, ids: tuple[str, ...]) -> list[str]:
    events = cards_of(view.options.deck).events
    return [events[id].name.en for id in ids]


def _card(deck: Cards, card: UnitInPlay | CommanderInPlay, x: int, y: int) -> str:
    turned = f' transform="rotate(12 {x + WIDTH // 2} {y + HEIGHT // 2})"' if card.exhausted else ""
    if isinstance(card, CommanderInPlay):
        lines = [deck.commanders[card.card].name.en, "commander"]
        return f'<g data-place="{card.card}"{turned}>{_face(x, y, _COMMANDER)}{_lines(x, y, lines)}</g>'
    lines = [card.handle]
    if card.card:
        lines += _unit_lines(deck.units[card.card])
    lines += [word for word, so in (("out of ammo", card.out_of_ammo), ("pinned", card.pinned)) if so]
    lines += [f"+ {deck.events[attached].name.en}" for attached in card.attachments]
    paint = _FACES[deck.units[card.card].type] if card.card and not card.hidden else "url(#back)"
    return f'<g data-place="{card.handle}"{turned}>{_face(x, y, paint)}{_lines(x, y, lines)}</g>'


def _unit_lines(unit: cards.Unit) -> list[str]:
    values = [
        ("AA", unit.anti_armour),
        ("non-AA", unit.non_aa),
        ("trample", unit.trample),
        ("gun", unit.gun),
        ("suicide", unit.suicide),
    ]
    told = [f"{word} {value}" for word, value in values if value is not None]
    return [unit.name.en, f"{unit.type}  {unit.points} P", *told, f"def {unit.defence}  sup {unit.supply}"]


def _face(x: int, y: int, paint: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{paint}" stroke="{_INK}"/>'


def _lines(x: int, y: int, lines: list[str]) -> str:
    return "".join(_text(x + 5, y + 14 + 12 * number, line, 11) for number, line in enumerate(lines))


def _text(x: int, y: int, text: str, size: int) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{_INK}" {_FONT}>{escape(text)}</text>'
