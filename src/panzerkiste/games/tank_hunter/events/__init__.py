"""What can happen, in the order of the chapters. Animation, story and logs come from these alone (TH-404).

An event is told to everybody unless a seat is named where it is told (``Told.to``). What is secret has an event of
its own that only its owner hears: ``EventDrawn`` is for all, ``EventReceived`` for whoever drew it.
"""

from panzerkiste.games.tank_hunter.events.beginnings import (
    CardPicked,
    Dealt,
    DraftEnded,
    FirstPlayer,
    FirstRolled,
    LinesShown,
    PackReceived,
    PacksPassed,
    PlacementFixed,
    PointsAnnounced,
)
from panzerkiste.games.tank_hunter.events.ends import Eliminated, GameEnded, Resigned, TimeRanOut
from panzerkiste.games.tank_hunter.events.fights import (
    AbilityUsed,
    AmmunitionRolled,
    AntiAirCalled,
    AntiAirRolled,
    AttackCancelled,
    AttackDeclared,
    AttackFizzled,
    AttackRedirected,
    CounterDeclared,
    CounterDeclined,
    DiceVoid,
    EvadeDeclined,
    EvadeRolled,
    HitEscaped,
    Led,
    ScoutDeclared,
    ScoutRolled,
    ShotHit,
    ShotMissed,
    ShotRolled,
    StrikeStopped,
    Waited,
)
from panzerkiste.games.tank_hunter.events.plays import (
    BombingCounted,
    CommanderArrived,
    CommanderUsed,
    Discarded,
    EffectRolled,
    EventDeckMade,
    EventDrawn,
    EventEnded,
    EventPlayed,
    EventReceived,
    EventSettled,
    EventsSeen,
    ExpiryRolled,
    HandShown,
    RedDrawn,
    UnitDrawn,
    UnitPlaced,
    UnitReceived,
)
from panzerkiste.games.tank_hunter.events.turns import (
    ActionsAdded,
    ActionsDropped,
    Asked,
    BeforeTurn,
    Concealed,
    Destroyed,
    Exhausted,
    FrontFilled,
    LineChanged,
    Marked,
    Rearranged,
    Refreshed,
    Relieved,
    Revealed,
    TakenOut,
    TurnBegan,
    Unmarked,
    WindowClosed,
    WindowOpened,
)

__all__ = [
    "AbilityUsed",
    "ActionsAdded",
    "ActionsDropped",
    "AmmunitionRolled",
    "AntiAirCalled",
    "AntiAirRolled",
    "Asked",
    "AttackCancelled",
    "AttackDeclared",
    "AttackFizzled",
    "AttackRedirected",
    "BeforeTurn",
    "BombingCounted",
    "CardPicked",
    "CommanderArrived",
    "CommanderUsed",
    "Concealed",
    "CounterDeclared",
    "CounterDeclined",
    "Dealt",
    "Destroyed",
    "DiceVoid",
    "Discarded",
    "DraftEnded",
    "EffectRolled",
    "Eliminated",
    "EvadeDeclined",
    "EvadeRolled",
    "Event",
    "EventDeckMade",
    "EventDrawn",
    "EventEnded",
    "EventPlayed",
    "EventReceived",
    "EventSettled",
    "EventsSeen",
    "Exhausted",
    "ExpiryRolled",
    "FirstPlayer",
    "FirstRolled",
    "FrontFilled",
    "GameEnded",
    "HandShown",
    "HitEscaped",
    "Led",
    "LineChanged",
    "LinesShown",
    "Marked",
    "PackReceived",
    "PacksPassed",
    "PlacementFixed",
    "PointsAnnounced",
    "Rearranged",
    "RedDrawn",
    "Refreshed",
    "Relieved",
    "Resigned",
    "Revealed",
    "ScoutDeclared",
    "ScoutRolled",
    "ShotHit",
    "ShotMissed",
    "ShotRolled",
    "StrikeStopped",
    "TakenOut",
    "TimeRanOut",
    "TurnBegan",
    "UnitDrawn",
    "UnitPlaced",
    "UnitReceived",
    "Unmarked",
    "Waited",
    "WindowClosed",
    "WindowOpened",
]

Event = (
    Dealt
    | CardPicked
    | PacksPassed
    | PackReceived
    | DraftEnded
    | PlacementFixed
    | LinesShown
    | PointsAnnounced
    | FirstRolled
    | FirstPlayer
    | BeforeTurn
    | Refreshed
    | Rearranged
    | Relieved
    | FrontFilled
    | Revealed
    | Concealed
    | LineChanged
    | Exhausted
    | Marked
    | Unmarked
    | Destroyed
    | TakenOut
    | TurnBegan
    | WindowOpened
    | Asked
    | WindowClosed
    | ActionsDropped
    | ActionsAdded
    | EventPlayed
    | RedDrawn
    | EventSettled
    | EventEnded
    | ExpiryRolled
    | EffectRolled
    | CommanderUsed
    | CommanderArrived
    | EventDrawn
    | EventReceived
    | Discarded
    | EventDeckMade
    | HandShown
    | EventsSeen
    | UnitDrawn
    | UnitReceived
    | UnitPlaced
    | BombingCounted
    | ScoutDeclared
    | ScoutRolled
    | Waited
    | AttackDeclared
    | AttackCancelled
    | AttackRedirected
    | AttackFizzled
    | CounterDeclared
    | CounterDeclined
    | Led
    | ShotRolled
    | ShotMissed
    | ShotHit
    | DiceVoid
    | EvadeRolled
    | EvadeDeclined
    | HitEscaped
    | AmmunitionRolled
    | AbilityUsed
    | AntiAirCalled
    | AntiAirRolled
    | StrikeStopped
    | Eliminated
    | Resigned
    | TimeRanOut
    | GameEnded
)
