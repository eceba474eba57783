"""Water events in play: what they forbid and lower between two players (TH-358 to TH-360 say who ignores one)."""

from collections.abc import Iterator
from functools import lru_cache

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.decks import cards_of
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType, Water
from panzerkiste.games.tank_hunter.fights.values import Part
from panzerkiste.games.tank_hunter.state import SEAT_CODES, Attack, InPlay, State
from panzerkiste.games.tank_hunter.state.table import deck_of, seat_of

_RIVER_SLOWS = frozenset({"anti_armour", "grenade"})


def _before(state: State, seat: Seat, ignored: tuple[InPlay, ...]) -> Iterator[tuple[str, Water]]:
    staying = state.players[seat].staying
    if not staying:
        return
    events = deck_of(state).events
    for card in staying:
        effect = events[card].effect
        if isinstance(effect, Water) and InPlay(card, SEAT_CODES[seat]) not in ignored:
            yield card, effect


def _rivers(state: State, pair: tuple[Seat, Seat], ignored: tuple[InPlay, ...]) -> Iterator[tuple[str, Water]]:
    for seat in pair:
        yield from ((card, water) for card, water in _before(state, seat, ignored) if water.variant == "river")


def water_near(state: State, pair: tuple[Seat, Seat]) -> bool:
    """Does Water lie before one of these two?"""
    staying = state.players[pair[0]].staying + state.players[pair[1]].staying
    return bool(staying) and not _waters(state.options.deck).isdisjoint(staying)


@lru_cache(maxsize=64)
def _waters(deck: str) -> frozenset[CardId]:
    return frozenset(id for id, event in cards_of(deck).events.items() if isinstance(event.effect, Water))


def blocked(
    state: State, pair: tuple[Seat, Seat], kind: AttackType, ignored: tuple[InPlay, ...], *, paratroop: bool
) -> bool:
    """Is this type of attack impossible between the two players?"""
    return any(
        kind in water.blocks and not (paratroop and "paratroop" in water.exempt)
        for _, water in _rivers(state, pair, ignored)
    )


def blocks_charge(state: State, pair: tuple[Seat, Seat], ignored: tuple[InPlay, ...], *, paratroop: bool) -> bool:
    return any(
        water.blocks_charge and not (paratroop and "paratroop" in water.exempt)
        for _, water in _rivers(state, pair, ignored)
    )


def slowed(
    state: State, pair: tuple[Seat, Seat], kind: AttackType, ignored: tuple[InPlay, ...], *, paratroop: bool
) -> list[Part]:
    """What rivers between the two players take from a target number."""
    if kind not in _RIVER_SLOWS:
        return []
    return [
        Part(card, water.tn)
        for card, water in _rivers(state, pair, ignored)
        if not (paratroop and "paratroop" in water.exempt)
    ]


def swamped(state: State, seat: Seat, ignored: tuple[InPlay, ...]) -> list[Part]:
    """What swamps take from the target numbers of this player's AFVs."""
    return [Part(card, water.tn) for card, water in _before(state, seat, ignored) if water.variant == "swamp"]


def ignored_by_attack(state: State, attack: Attack) -> tuple[InPlay, ...]:
    """TH-358, TH-360: Water that neither the attack nor a counter to it feels."""
    return state.players[seat_of(attack.attacker)].ignored_water
