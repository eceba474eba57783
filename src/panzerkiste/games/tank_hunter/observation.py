"""What a seat sees as arrays: the lines of all players, the cards it knows of, and numbers.

Players stand in the order of their seats, the seat itself first. What is being decided in the middle of an attack is
not among it: the coding's masks and the information state have that.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from panzerkiste.engine.observation import Canvas, Layout
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import cards_of
from panzerkiste.games.tank_hunter.knowledge.view import View
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import SEAT_CODES, UNKNOWN, Player

if TYPE_CHECKING:
    from panzerkiste.engine.observation import Arrays

PLACES: Final = 20  # of a line
LINES: Final = ("front", "rear")
UNIT: Final = ("here", "card", "hidden", "out of ammo", "pinned", "exhausted", "attachments")  # card: its number + 1
CARD: Final = ("own hand", "own pack", "own picks", "own score", "discard", "staying")  # how many of each card
PLAYER: Final = ("seated", "eliminated", "their turn", "hand", "score", "commanders")
NUMBERS: Final = ("drafting", "turn", "actions", "unit deck", "quiet turns", "attack", "event deck")


def layouts(options: Options) -> tuple[Layout, ...]:
    """The cards are numbered by their ids: units, commanders and events together."""
    return (
        Layout("units", UNIT, (len(SEAT_CODES), len(LINES), PLACES)),
        Layout("cards", CARD, (len(card_numbers(options)),)),
        Layout("players", PLAYER, (len(SEAT_CODES),)),
        Layout("numbers", NUMBERS),
    )


def card_numbers(options: Options) -> dict[CardId, int]:
    return _numbers(options.deck)


@lru_cache(maxsize=8)
def _numbers(deck: str) -> dict[CardId, int]:
    cards = cards_of(deck)
    return {card: number for number, card in enumerate(sorted({*cards.units, *cards.commanders, *cards.events}))}


def observe(view: View) -> "Arrays":
    canvas, own = Canvas(layouts(view.options)), max(view.seat, 0)
    cards, seats = card_numbers(view.options), len(view.players)
    for number in range(seats):
        seat = (own + number) % seats
        _draw_lines(canvas, number, view.players[seat], cards)
        _draw_player(canvas, number, view, seat)
        _count(canvas, "staying", view.players[seat].staying, cards)
    if view.seat >= 0:
        _count(canvas, "own hand", view.players[own].hand, cards)
        _count(canvas, "own score", view.players[own].score, cards)
        _count(canvas, "own pack", view.draft.packs[own] if view.draft else (), cards)
        _count(canvas, "own picks", view.draft.picks[own] if view.draft else (), cards)
    _count(canvas, "discard", view.discard, cards)
    canvas.numbers(
        drafting=view.draft is not None,
        turn=view.turn,
        actions=view.actions,
        unit_deck=view.unit_deck,
        quiet_turns=view.quiet_turns,
        attack=view.attack is not None,
        event_deck=sum(view.piles),
    )
    return canvas.arrays


def _draw_lines(canvas: Canvas, number: int, player: Player, cards: dict[CardId, int]) -> None:
    for row, line in enumerate(LINES):
        for place, unit in enumerate(unit for unit in player.units if unit.line == line):
            said = {
                "here": 1,
                "card": cards[unit.card] + 1 if unit.card != UNKNOWN else 0,
                "hidden": unit.hidden,
                "out of ammo": unit.out_of_ammo,
                "pinned": unit.pinned,
                "exhausted": unit.exhausted,
                "attachments": len(unit.attachments),
            }
            for what, value in said.items():
                canvas.put("units", what, number, row, place, value=value)


def _draw_player(canvas: Canvas, number: int, view: View, seat: int) -> None:
    player = view.players[seat]
    said = {
        "seated": 1,
        "eliminated": player.eliminated,
        "their turn": seat == view.turn_player,
        "hand": len(player.hand),
        "score": len(player.score),
        "commanders": len(player.commanders),
    }
    for what, value in said.items():
        canvas.put("players", what, number, value=value)


def _count(canvas: Canvas, said: str, found: Iterable[CardId], cards: dict[CardId, int]) -> None:
    for card in found:
        if card != UNKNOWN:
            canvas.add("cards", said, cards[card])
