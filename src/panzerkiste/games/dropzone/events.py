"""What can happen: the events of all chapters. Animation, story and logs come from these alone.

Units and squads are told with their names, since whoever reads an event has no state at hand.
"""

from panzerkiste.games.dropzone.air.events import AirEvent
from panzerkiste.games.dropzone.battle.events import BattleEvent
from panzerkiste.games.dropzone.buildings.events import BuildingEvent
from panzerkiste.games.dropzone.missions.events import MissionEvent
from panzerkiste.games.dropzone.transport.events import TransportEvent

Event = BattleEvent | AirEvent | TransportEvent | BuildingEvent | MissionEvent
