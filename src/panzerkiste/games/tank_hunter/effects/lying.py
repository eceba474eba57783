"""Cards that lie in play, and cards that clear them away (TH-131, TH-132).

What a lying card changes is read from where it lies, by ``values``; here stands only where it may be laid.
"""

from panzerkiste.games.tank_hunter.effects import aims
from panzerkiste.games.tank_hunter.effects.effect import Effect
from panzerkiste.games.tank_hunter.event_cards.lying import end_event
from panzerkiste.games.tank_hunter.state import Playing, State
from panzerkiste.games.tank_hunter.state.table import Stepped


def _ended(state: State, playing: Playing) -> Stepped:
    assert playing.on.event is not None
    return end_event(state, playing.on.event)


ATTACHED = Effect(aims.units, might=aims.might_be_units)
STAYING = Effect(aims.players)
DISCARD_EVENT = Effect(aims.events, _ended)
