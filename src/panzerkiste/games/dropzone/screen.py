"""What of a view a screen is shown: the battle as it stands and what is asked, not how the rules mean to go on."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from panzerkiste.engine.game import Result, Seat
from panzerkiste.games.dropzone.air.frames import AimOnRun, AnnounceRun, InterceptWindow, PlaceSurvivors
from panzerkiste.games.dropzone.battle.frames import (
    AnnounceBattlegroup,
    BeginTurn,
    CallReserves,
    ChooseSquad,
    ChooseStarter,
    CleanUp,
    DeployBattlegroup,
    DiscardCards,
    DrawCards,
    GiveOrder,
    OfferLast,
    ReactionWindow,
    RefillHands,
    ReserveStep,
    RollInitiative,
    RollReserves,
    WinInitiative,
)
from panzerkiste.games.dropzone.buildings.frames import (
    AssignWalls,
    BeginFight,
    CheckMorale,
    CommitRepelForce,
    CountDice,
    EndFight,
    FireOut,
    GetAway,
    GiveWay,
    RollFight,
    RollMorale,
    SettleFight,
    SpreadDice,
    Withdraw,
)
from panzerkiste.games.dropzone.fields.terrain import Board
from panzerkiste.games.dropzone.frames import CardWindow, Frame
from panzerkiste.games.dropzone.missions.frames import EndPhase
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import Activation, Battlegroup, Building, Objective, Side, Squad, State, Unit
from panzerkiste.games.dropzone.terms import BuildingId, Card, Player
from panzerkiste.games.dropzone.view import View


class OfferedCard(Struct, frozen=True, tag="CardWindow", gc=False):
    """DZ-310: a moment at which this card may be played."""

    player: Player
    card: Card


Asked = (
    ChooseStarter
    | DeployBattlegroup
    | OfferLast
    | CallReserves
    | AnnounceBattlegroup
    | ChooseSquad
    | GiveOrder
    | PlaceSurvivors
    | ReactionWindow
    | AnnounceRun
    | InterceptWindow
    | AimOnRun
    | AssignWalls
    | CommitRepelForce
    | GetAway
    | FireOut
    | SpreadDice
    | Withdraw
    | DiscardCards
)
Question = Asked | OfferedCard

Phase = Literal["deployment", "initiation", "activation", "actions", "end"]  # DZ-080, and what comes before
INITIATION: Final = (
    BeginTurn,
    RollInitiative,
    WinInitiative,
    OfferLast,
    CleanUp,
    ReserveStep,
    CallReserves,
    RollReserves,
    RefillHands,
    DiscardCards,
    DrawCards,
)

FightStep = Literal["repel", "escape", "fight", "settle"]
FIGHT_STEPS: Final[Mapping[type[Any], FightStep]] = {
    BeginFight: "repel",
    CommitRepelForce: "repel",
    GetAway: "escape",
    FireOut: "escape",
    CountDice: "fight",
    SpreadDice: "fight",
    RollFight: "fight",
    SettleFight: "fight",
    CheckMorale: "fight",
    RollMorale: "fight",
    GiveWay: "fight",
    Withdraw: "fight",
    EndFight: "settle",
}
_TELLS_WHERE: Final = tuple(kind for kind in FIGHT_STEPS if kind is not FireOut)


class Fight(Struct, frozen=True, gc=False):
    """DZ-244 to DZ-256: where a close-quarters battle is being fought, and its step that is on."""

    building: BuildingId
    now: FightStep


class Losses(Struct, frozen=True, gc=False):
    """The units that a player has lost, and the points they are worth."""

    units: int
    points: int


class Battle(Struct, frozen=True, gc=False):
    """The state as far as players look at it; unseen cards are blank."""

    options: Options
    board: Board
    sides: tuple[Side, ...]
    losses: tuple[Losses, ...]  # of each side
    battlegroups: tuple[Battlegroup, ...]
    squads: tuple[Squad, ...]
    units: tuple[Unit, ...]
    buildings: tuple[Building, ...]
    objectives: tuple[Objective, ...]
    hands: tuple[tuple[str, ...], ...]
    turn: int
    phase: Phase
    order: tuple[Player, ...]
    activation: Activation | None
    question: Question | None  # what a player is asked now; None while dice roll
    fight: Fight | None
    result: Result | None


class Screen(Struct, frozen=True, gc=False):
    seat: Seat
    state: Battle


def screen(view: View) -> Screen:
    state = view.state
    battle = Battle(
        state.options,
        state.board,
        state.sides,
        tuple(_losses(state, player) for player in state.players),
        state.battlegroups,
        state.squads,
        state.units,
        state.buildings,
        state.objectives,
        state.hands,
        state.turn,
        _phase(state),
        state.order,
        state.activation,
        _question(state.pending),
        _fight(state.pending),
        state.result,
    )
    return Screen(view.seat, battle)


def _losses(state: State, player: Player) -> Losses:
    lost = [unit for unit in state.units if unit.player == player and unit.status == "lost"]
    return Losses(len(lost), sum(unit.points for unit in lost))


def _phase(state: State) -> Phase:
    if state.turn == 0:
        return "deployment"
    if state.activation:
        return "actions"
    if not state.pending or isinstance(state.pending[-1], EndPhase):
        return "end"
    return "initiation" if isinstance(state.pending[-1], INITIATION) else "activation"


def _question(pending: Sequence[Frame]) -> Question | None:
    frame = pending[-1] if pending else None
    if isinstance(frame, CardWindow):
        return OfferedCard(frame.player, frame.card)
    return frame if isinstance(frame, Asked) else None


def _fight(pending: Sequence[Frame]) -> Fight | None:
    steps = [FIGHT_STEPS[type(frame)] for frame in pending if type(frame) in FIGHT_STEPS]
    if not steps:
        return None
    places = [frame.building for frame in pending if isinstance(frame, _TELLS_WHERE)]
    return Fight(places[-1], steps[-1]) if places else None
