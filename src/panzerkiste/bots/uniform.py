"""Any legal answer, by chance: the yardstick for everything that thinks."""

from typing import Any

from panzerkiste.bots.knowledge import Knowledge


def choose(known: Knowledge) -> Any:
    if known.offer.space:
        return known.game.play.candidates(known.imagine(), known.seat, known.rng, 1)[0]
    return known.rng.choice(known.offer.actions)
