"""Own cards (TH-025): whatever the check lets through can be played."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.cards.cards import Event, shipped_events
from panzerkiste.games.tank_hunter.cards.deck_file import Deck
from panzerkiste.games.tank_hunter.cards.decks import findings, standard_deck
from panzerkiste.games.tank_hunter.cards.faults import card_faults, effect_code, event_codes
from panzerkiste.games.tank_hunter.events import EventPlayed
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.deck_files import write_deck


def variants(event: Event) -> Iterator[Event]:
    """The same effect with every timing, window, disposition and player aimed at that its code allows."""
    code = event_codes()[effect_code(event)]
    windows: list[tuple[str, ...]] = [(window,) for window in code.windows] or [()]
    for timing, after, who, window in product(code.timings, code.after, code.who, windows):
        target = replace(event.target, who=who)
        in_windows = () if timing == "immediate" else window
        yield replace(event, timing=timing, after=after, target=target, windows=in_windows)


def sound_variants() -> list[Event]:
    cards = [card for event in shipped_events().values() for card in variants(event) if not list(card_faults(card))]
    return [card for card in cards if effect_code(card) != "carpet_bombing"]


def deck_of_variants(rng: Random) -> str:
    """A deck whose events are all its own, but for the Carpet Bombings."""
    drawn = enumerate(rng.sample(sound_variants(), 80))
    own = tuple(replace(card, id=f"own_{number}", copies=1) for number, card in drawn)
    units = {id: copies for id, copies in standard_deck().copies.items() if id not in shipped_events()}
    return write_deck(Deck("Own cards", copies={**units, "carpet_bombing": 3}, event=own))


def test_there_are_sound_variants_of_every_effect():
    assert {effect_code(card) for card in sound_variants()} == event_codes().keys() - {"carpet_bombing"}


@rule("TH-025", "TH-010")
@pytest.mark.parametrize("seed", range(4))
def test_th_025_a_match_with_own_cards_of_every_kind_comes_to_an_end(seed: int):
    rng = Random(seed)
    text = deck_of_variants(rng)
    assert findings(text) == ()
    state, luck, played = GAME.play.start(Options(deck=text, commanders=True), 4).state, Simulated(rng), set[str]()
    while (decision := GAME.play.decision(state)) is not None:
        seat = decision.seats[0]
        if seat == CHANCE:
            action = GAME.play.sample(state, luck)
        else:
            offer = GAME.play.offer(state, seat)
            action = GAME.play.candidates(state, seat, rng, 1)[0] if offer.space else rng.choice(offer.actions)
        step = GAME.play.apply(state, seat, action)
        state = step.state
        played |= {told.event.card for told in step.told if isinstance(told.event, EventPlayed)}
    assert GAME.play.result(state) is not None
    assert len(played) > 10
