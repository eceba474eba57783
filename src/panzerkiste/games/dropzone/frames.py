"""What is still to happen: the frames of the pending stack, chapter by chapter.

A frame is a question to a player, dice that chance owes, or a step that runs by itself; each chapter says which of its
frames are which in its tables QUESTIONS, ROLLS and STEPS (see chapters.py), and turn.py puts the tables together.
The usual stack, from the bottom:

    NextActivation                       whose battlegroup is next, until the end phase
      CloseActivation                    the battlegroup is finished
        Fights                           close-quarters battles of this battlegroup start here (DZ-243)
          NextSquad                      until no squad is left; ChooseSquad asks which acts next
            CloseSlot                    the squads are done
              GiveOrder                  one order after another until EndSlot
                Fly … ReachSegmentEnd    a flight move, segment by segment; GiveOrder again at a loading stop
                  ReactionWindow         an interrupt: the others answer in initiative order
                    FireVolley           shots declared; then FireWeapon, one allocation after another
                      RollToHit, RollSaves, RollDamage
                        SufferLoss       a unit is destroyed: tables, survivors, objectives, before anything else

ManWalls runs right after the announcement, before NextSquad (DZ-401).

A frame holds nothing secret. Each folder of chapters has its own; CardWindow is here, since it holds frames of any.
"""

from msgspec import Struct

from panzerkiste.games.dropzone.air.frames import AirFrame
from panzerkiste.games.dropzone.battle.frames import BattleFrame
from panzerkiste.games.dropzone.buildings.frames import BuildingFrame
from panzerkiste.games.dropzone.missions.frames import MissionFrame
from panzerkiste.games.dropzone.terms import Card, Player
from panzerkiste.games.dropzone.transport.frames import TransportFrame


class CardWindow(Struct, frozen=True, tag=True, gc=False):
    """DZ-310: a moment at which this card may be played: then *instead* happens, otherwise *proceed*."""

    player: Player
    card: Card
    proceed: tuple["Frame", ...] = ()
    instead: tuple["Frame", ...] = ()


Frame = BattleFrame | AirFrame | TransportFrame | BuildingFrame | MissionFrame | CardWindow
