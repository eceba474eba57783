"""The nouns of Tank Hunter (TH-012 to TH-015, TH-406 to TH-408): what lies where, and what is still to happen."""

from msgspec import Struct

from panzerkiste.engine.game import Result, Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state.fights import Attack, Scouting, Shooting, Strike
from panzerkiste.games.tank_hunter.state.frames import (
    AdvanceUnit,
    AnswerAttack,
    AnswerFailedAttack,
    ApplyHit,
    AskAntiAir,
    AskCounter,
    AskEffect,
    AskEvade,
    AskLeadership,
    AskScoutCounter,
    AskWindow,
    BeginTurn,
    CallAntiAir,
    CarryOutAttack,
    Chance,
    ChooseKind,
    CloseTurn,
    DealCards,
    DiscardDown,
    Dispose,
    DraftCards,
    DrawEvent,
    DrawUnit,
    EndAttack,
    EndScouting,
    EndTurn,
    ExposeUnits,
    FillFront,
    FinishSetup,
    Frame,
    GoOnWithTurn,
    JudgeShot,
    LeadShooting,
    NextShot,
    OpenWindow,
    PayRelief,
    PeekEvent,
    PlaceDrawn,
    PlaceUnits,
    PlayRed,
    Question,
    RearrangeHidden,
    RollAmmunition,
    RollAntiAir,
    RollEffect,
    RollEvade,
    RollExpiry,
    RollForFirst,
    RollScout,
    RollShot,
    Run,
    SetOut,
    StartTurn,
    TakeAction,
    TakeEvent,
    TakeUnit,
)
from panzerkiste.games.tank_hunter.state.nouns import (
    NOBODY,
    SEAT_CODES,
    UNKNOWN,
    Aim,
    CommanderInPlay,
    Draft,
    EventDeck,
    Handle,
    InPlay,
    KnownEvent,
    Marker,
    Place,
    Player,
    Playing,
    Removed,
    UnitInPlay,
)

__all__ = [
    "NOBODY",
    "SEAT_CODES",
    "UNKNOWN",
    "AdvanceUnit",
    "Aim",
    "AnswerAttack",
    "AnswerFailedAttack",
    "ApplyHit",
    "AskAntiAir",
    "AskCounter",
    "AskEffect",
    "AskEvade",
    "AskLeadership",
    "AskScoutCounter",
    "AskWindow",
    "Attack",
    "BeginTurn",
    "CallAntiAir",
    "CarryOutAttack",
    "Chance",
    "ChooseKind",
    "CloseTurn",
    "CommanderInPlay",
    "DealCards",
    "DiscardDown",
    "Dispose",
    "Draft",
    "DraftCards",
    "DrawEvent",
    "DrawUnit",
    "EndAttack",
    "EndScouting",
    "EndTurn",
    "EventDeck",
    "ExposeUnits",
    "FillFront",
    "FinishSetup",
    "Frame",
    "GoOnWithTurn",
    "Handle",
    "InPlay",
    "JudgeShot",
    "KnownEvent",
    "LeadShooting",
    "Marker",
    "NextShot",
    "OpenWindow",
    "PayRelief",
    "PeekEvent",
    "Place",
    "PlaceDrawn",
    "PlaceUnits",
    "PlayRed",
    "Player",
    "Playing",
    "Question",
    "RearrangeHidden",
    "Removed",
    "RollAmmunition",
    "RollAntiAir",
    "RollEffect",
    "RollEvade",
    "RollExpiry",
    "RollForFirst",
    "RollScout",
    "RollShot",
    "Run",
    "Scouting",
    "SetOut",
    "Shooting",
    "StartTurn",
    "State",
    "Strike",
    "TakeAction",
    "TakeEvent",
    "TakeUnit",
    "UnitInPlay",
]


class State(Struct, frozen=True, gc=False):
    """Everything the game is, at every moment."""

    options: Options
    players: tuple[Player, ...]
    unit_deck: tuple[CardId, ...]  # what remains, in no order (sorted)
    event_deck: EventDeck = EventDeck()
    discard: tuple[CardId, ...] = ()  # events, face up
    removed: tuple[Removed, ...] = ()
    bombings: int = 0  # TH-161
    turn: int = 0  # player turns begun; 0 during setup
    turn_player: Seat = NOBODY
    actions: int = 0  # left in this turn
    acted: bool = False
    stirred: bool = False  # something of TH-169 has happened in this turn
    quiet_turns: int = 0  # player turns in a row in which nothing of TH-169 happened
    draft: Draft | None = None
    attack: Attack | None = None
    shooting: Shooting | None = None
    scouting: Scouting | None = None
    strike: Strike | None = None
    pending: tuple[Frame, ...] = ()
    result: Result | None = None
