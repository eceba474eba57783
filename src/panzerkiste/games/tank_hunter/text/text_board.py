"""The table in letters, for terminals: one block per player, cards by handle and id. ``?`` is a card nobody shows.

``-ammo`` and ``-pinned`` are markers, ``~`` an exhausted card, ``+trench`` an attached event.
"""

from panzerkiste.games.tank_hunter.cards.cards import Line
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.state import SEAT_CODES, UNKNOWN, Player, UnitInPlay
from panzerkiste.games.tank_hunter.turns.ending import score_of


def text_board(view: View) -> str:
    """Everybody's lines, the viewer's own last, as one sits at the table."""
    count = len(view.players)
    first = (view.seat + 1) % count if 0 <= view.seat < count else 0
    blocks = [_player(view, (first + step) % count) for step in range(count)]
    deck = len(view.known_top) + sum(view.piles)
    decks = f"units {view.unit_deck}  events {deck}  discarded {len(view.discard)}  bombings {view.bombings}"
    return "\n".join([*(line for block in blocks for line in block), decks, *_draft(view)])


def _player(view: View, seat: int) -> list[str]:
    player = view.players[seat]
    turn = ">" if seat == view.turn_player else " "
    out = "  out of the game" if player.eliminated else ""
    hand = " ".join(card or "?" for card in player.hand) or "-"
    lines = [f"{turn}{SEAT_CODES[seat]}  {score_of(view.options, player)} points  hand {hand}{out}"]
    lines += [f"   front  {_units(player, 'front')}", f"   rear   {_units(player, 'rear')}"]
    lines += [f"   events {' '.join(player.staying)}"] if player.staying else []
    lines += [f"   drawn  {' '.join(card or '?' for card in player.drawn)}"] if player.drawn else []
    return lines


def _units(player: Player, line: Line) -> str:
    units = [_unit(unit) for unit in player.units if unit.line == line]
    if line == "rear":
        units += [f"[{one.card}{'~' if one.exhausted else ''}]" for one in player.commanders]
    return "  ".join(units) or "-"


def _unit(unit: UnitInPlay) -> str:
    face = "?" if unit.card == UNKNOWN else f"({unit.card})" if unit.hidden else unit.card
    marks = f"{'~' if unit.exhausted else ''}{' -ammo' if unit.out_of_ammo else ''}{' -pinned' if unit.pinned else ''}"
    return f"{unit.handle} {face}{marks}{''.join(f' +{card}' for card in unit.attachments)}"


def _draft(view: View) -> list[str]:
    if view.draft is None or not 0 <= view.seat < len(view.players):
        return []
    pack, picks = view.draft.packs[view.seat], view.draft.picks[view.seat]
    return [f"pack   {' '.join(pack) or '-'}", f"picked {' '.join(picks) or '-'}"]
