"""What a deck of Tank Hunter is worth: games of two to eight players under the presets in turn, and what they tell.

Counted are: who wins, by place in the order of play; what each unit scored, against the points printed on it; what
became of whoever drafted a card; how long games last, and how they end.
"""

from collections import Counter
from functools import lru_cache
from random import Random
from time import monotonic
from typing import Any, Final

from msgspec import Struct, convert

from panzerkiste.bots import answer
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import PLAYERS, PRESETS, cards_of, most_players
from panzerkiste.games.tank_hunter.events import Destroyed
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import PlaceUnits, State
from panzerkiste.games.tank_hunter.state.table import find
from panzerkiste.games.tank_hunter.turns.ending import score_of

SECONDS: Final = 60.0  # for an answer; never used up, so that a number always gives the same game
LEVEL: Final = 4


class DeckGame(Struct, frozen=True):
    """One game: who had what, what it did, and how it ended."""

    players: int
    first: Seat
    shares: tuple[float, ...]
    points: tuple[int, ...]
    drafted: tuple[tuple[CardId, ...], ...]
    seen: dict[CardId, int]  # units that were in play
    scored: dict[CardId, int]  # points, by the unit that shot
    turns: int
    end: str


@lru_cache(maxsize=8)
def tables(deck: str) -> tuple[tuple[Options, int], ...]:
    """The presets and numbers of players that the cards are enough for."""
    options = [convert({**preset, "deck": deck}, Options) for preset in PRESETS.values()]
    return tuple((one, players) for players in PLAYERS for one in options if players <= most_players(one))


def deck_game(deck: str, level: int, number: int) -> DeckGame:
    options, players = tables(deck)[number % len(tables(deck))]
    rng = Random(number)
    state, chance = GAME.play.start(options, players).state, Simulated(rng)
    scored, first = Counter[CardId](), 0
    drafted: tuple[tuple[CardId, ...], ...] = ()
    while decision := GAME.play.decision(state):
        seat = decision.seats[0]
        if isinstance(state.pending[-1], PlaceUnits) and state.draft and len(decision.seats) == players:
            drafted = tuple((*hand.hand, *units) for hand, units in zip(state.players, state.draft.picks, strict=True))
        first = state.turn_player if state.turn == 1 else first
        action = GAME.play.sample(state, chance) if seat == CHANCE else _answer(state, seat, level, rng)
        step = GAME.play.apply(state, seat, action)
        for told in step.told:
            if isinstance(told.event, Destroyed) and (shooter := _shooter(state)):
                scored[shooter] += told.event.points
        state = step.state
    assert state.result, "a game that asks nobody is over"
    shares = tuple(state.result.share(seat) for seat in range(players))
    points = tuple(score_of(options, player) for player in state.players)
    seen = _units_seen(state, deck)
    return DeckGame(players, first, shares, points, drafted, seen, scored, state.turn, state.result.reason)


def _answer(state: State, seat: Seat, level: int, rng: Random) -> Any:
    view, offer = GAME.information.view(state, seat), GAME.play.offer(state, seat)
    known = Knowledge(GAME, view, offer, (), seat, Random(rng.getrandbits(32)), monotonic() + SECONDS)
    return answer(level, known)


def _shooter(state: State) -> CardId | None:
    shooter = state.shooting and find(state, state.shooting.attacker)
    return shooter.card if shooter else None


def _units_seen(state: State, deck: str) -> dict[CardId, int]:
    """Every unit that was in play: it still is, or it was destroyed or removed."""
    left = [unit.card for player in state.players for unit in player.units]
    gone = [card for player in state.players for card in player.score] + [card.card for card in state.removed]
    return Counter(card for card in left + gone if card in cards_of(deck).units)
