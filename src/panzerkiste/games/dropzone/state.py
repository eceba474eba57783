"""The nouns of a battle: units, squads, battlegroups, buildings, objectives, players, and everything they form.

A unit, squad, battlegroup and player is a number: its place in the state's tuple of that name, for the whole game.
Lost units keep theirs. "In id order" (DZ-015) is the order of these numbers; buildings keep the order of the
battlefield's file. Angles are degrees, 0 is north, clockwise (DZ-017); points are inches (DZ-002).

Everything is public except hands and decks (DZ-097).
"""

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from panzerkiste.engine.game import Result
from panzerkiste.games.dropzone.armies.catalogue import UNITS, WEAPONS, Faction, Weapon
from panzerkiste.games.dropzone.armies.catalogue import Unit as Profile
from panzerkiste.games.dropzone.fields.terrain import Board
from panzerkiste.games.dropzone.frames import Frame
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.terms import BattlegroupId, BuildingId, ElementKey, Player, Point, SquadId, UnitId

NOBODY: Final = -1  # no player, no squad, no unit

Status = Literal[
    "reserve",  # DZ-072
    "ready",  # DZ-068
    "net",  # DZ-340
    "table",  # on the table: standing, airborne or landed
    "aboard",  # in a transport (carrier), wherever that is
    "inside",  # in a building
    "away",  # left the table for good and safe (DZ-352)
    "lost",  # destroyed
]
Altitude = Literal[0, 2, 6]  # DZ-150: landed or on the ground, low flight, normal flight


class Unit(Struct, frozen=True, gc=False):
    """DZ-020, DZ-026: one model or base. Turn numbers are 0 for never; "this turn" is cleared as one begins."""

    id: UnitId
    name: str  # as notation writes it: A1b3
    player: Player
    battlegroup: BattlegroupId
    squad: SquadId  # NOBODY for a transport that several squads share (DZ-196)
    kind: str  # the id of its profile
    status: Status = "ready"
    at: Point = (0.0, 0.0)  # DZ-003
    facing: float = 0.0
    altitude: Altitude = 0
    damage: int = 0
    moved: float = 0.0  # dist_this_turn: inches, a turn on the spot counts 1 (DZ-105)
    used: float = 0.0  # inches of its move that are used up this turn, difficult ground doubled (DZ-102)
    moved_last: float = 0.0  # dist_last_activation (DZ-282)
    fired: tuple[int, ...] = ()  # mounts fired this turn, in reaction or not
    reacted: tuple[int, ...] = ()  # mounts fired in reaction this turn
    small_arms: bool = False  # what it fired this turn was its small-arms shot, which uses up all its weapons (DZ-264)
    coaxial: tuple[tuple[int, str], ...] = ()  # number and arc of what its co-axial weapons fired this turn (DZ-266)
    spent: tuple[int, ...] = ()  # mounts with limited shots, once for each shot of the game (DZ-337)
    acted_turn: int = 0  # acted_this_turn
    carrier: UnitId = NOBODY  # embarked_in
    building: BuildingId = ""  # in_building
    wall: int = -1  # assigned_wall (DZ-220)
    entered_turn: int = 0  # entered or changed a building
    left_turn: int = 0  # left a building
    loaded_turn: int = 0  # boarded, as a passenger
    unloaded_turn: int = 0  # was unloaded, as a passenger
    no_shoot_turn: int = 0  # survivors (DZ-169, DZ-192)
    arrived_turn: int = 0  # came onto the table (DZ-069)
    raised: bool = False  # raised_until_next_activation (DZ-263)
    manoeuvres: int = 0  # DZ-186, this turn
    passed_mass: float = 0.0  # DZ-341: through this gate, this turn
    command_value: int = 0  # of the commander who rides here (DZ-300)
    commander_points: int = 0
    jinks: bool = False  # DZ-310: reaction fire at it is worse in this activation
    ran: bool = False  # DZ-350: a fast mover that has made a run

    @property
    def profile(self) -> Profile:
        return UNITS[self.kind]

    @property
    def weapons(self) -> tuple[Weapon, ...]:
        """One for each mount."""
        return tuple([WEAPONS[id] for id in self.profile.weapons])

    @property
    def left(self) -> int:
        """Damage points left."""
        return self.profile.damage_points - self.damage

    @property
    def points(self) -> int:
        """What it costs, commander included."""
        return self.profile.points + self.commander_points

    @property
    def on_table(self) -> bool:
        return self.status == "table"

    @property
    def is_airborne(self) -> bool:
        """DZ-023."""
        return self.status == "table" and self.altitude > 0

    @property
    def is_ground_unit(self) -> bool:
        """DZ-025: infantry, vehicle or landed aircraft on the table."""
        return self.status == "table" and self.altitude == 0

    @property
    def is_alive(self) -> bool:
        return self.status not in ("lost", "away")


class Squad(Struct, frozen=True, gc=False):
    """DZ-045: identical units with the transports bought for them."""

    id: SquadId
    name: str  # A1b
    player: Player
    battlegroup: BattlegroupId
    kind: str
    units: tuple[UnitId, ...]
    transports: tuple[UnitId, ...] = ()  # its own, whatever kinds (DZ-176)
    shared: tuple[UnitId, ...] = ()  # those it shares with other squads (DZ-195)

    @property
    def everyone(self) -> tuple[UnitId, ...]:
        return self.units + self.transports + self.shared


class Battlegroup(Struct, frozen=True, gc=False):
    """DZ-046: squads that are activated together."""

    id: BattlegroupId
    name: str  # A1
    player: Player
    kind: str  # the id of its profile
    squads: tuple[SquadId, ...]
    activated_turn: int = 0


class Edge(Struct, frozen=True, gc=False):
    """A stretch of table edge, friendly to a player (DZ-068)."""

    start: Point
    end: Point


class Side(Struct, frozen=True, gc=False):
    """A player's side of the table."""

    faction: Faction
    edges: tuple[Edge, ...]
    victory_points: int = 0  # so far; what the scenario counts at the end is added then
    conceded: bool = False


class Building(Struct, frozen=True, gc=False):
    """DZ-212: what has become of a building of the battlefield."""

    id: BuildingId
    damage: int = 0
    rubble: bool = False  # DZ-215
    defender: Player = NOBODY  # DZ-242: who had troops inside first
    stormed_turn: int = 0  # the turn in which the present attack began (DZ-241)
    fought_turn: int = 0  # the last turn with a round of close-quarters battle (DZ-243)
    failed_searches: tuple[int, ...] = ()  # by player (DZ-351)


class Objective(Struct, frozen=True, gc=False):
    """DZ-351 to DZ-355: a prize, a paper or a marker. It lies at a point, in a building, or is carried by a squad."""

    id: int
    kind: Literal["prize", "intelligence", "marker"]
    at: Point
    building: BuildingId = ""
    found: bool = False
    squad: SquadId = NOBODY
    gate: UnitId = NOBODY  # DZ-341: the gate that holds it
    extracted_by: Player = NOBODY
    centre: bool = False
    gone: bool = False


class Slot(Struct, frozen=True, gc=False):
    """DZ-400: the squads that act together now, and what they have done."""

    squads: tuple[SquadId, ...]
    shot: bool = False
    before: tuple[ElementKey, ...] = ()  # elements that moved before the common shooting (DZ-177)
    after: tuple[ElementKey, ...] = ()
    searched: tuple[SquadId, ...] = ()  # DZ-351
    disturbed: bool = False  # losses or dropped steps: broken formations are nobody's fault (DZ-107)
    main: tuple[UnitId, ...] | UnsetType = UNSET  # DZ-110: of the main bodies that were named with the fire


class Activation(Struct, frozen=True, gc=False):
    """DZ-089: the battlegroup that acts now."""

    player: Player
    battlegroup: BattlegroupId
    done: tuple[SquadId, ...] = ()
    garrisoned: tuple[BuildingId, ...] = ()  # where it had infantry when it was announced (DZ-243)
    slot: Slot | None = None
    carded: tuple[Player, ...] = ()  # who has played a card in it (DZ-310)


class State(Struct, frozen=True, gc=False):
    """Everything the game is, at every moment."""

    options: Options
    board: Board  # as it is now: a fallen building is rubble (DZ-215)
    sides: tuple[Side, ...]
    battlegroups: tuple[Battlegroup, ...]
    squads: tuple[Squad, ...]
    units: tuple[Unit, ...]
    buildings: tuple[Building, ...]
    objectives: tuple[Objective, ...]
    hands: tuple[tuple[str, ...], ...]  # DZ-310: command cards, each player's own secret
    decks: tuple[tuple[str, ...], ...]  # what may still be drawn, sorted
    turn: int
    order: tuple[Player, ...]  # DZ-081: initiative of this turn, first to last
    last_active: Player  # who activated last; the next in order follows (DZ-089)
    activation: Activation | None
    pending: tuple[Frame, ...]
    result: Result | None = None

    @property
    def version(self) -> int:
        """Of the rules that the match is played under."""
        return self.board.version

    @property
    def players(self) -> range:
        return range(len(self.sides))

    @property
    def slot(self) -> Slot:
        """The squads that act now; only asked for while some do."""
        slot = self.activation.slot if self.activation else None
        assert slot, "no squad acts now"
        return slot

    def unit_named(self, name: str) -> Unit | None:
        return next((unit for unit in self.units if unit.name == name), None)

    def building(self, id: BuildingId) -> Building:
        return next(building for building in self.buildings if building.id == id)

    def units_of(self, squad: SquadId) -> list[Unit]:
        """The squad's own units that are left, without transports, in id order."""
        return [unit for id in self.squads[squad].units if (unit := self.units[id]).is_alive]

    def passengers(self, carrier: UnitId) -> list[Unit]:
        return [unit for unit in self.units if unit.carrier == carrier and unit.status == "aboard"]

    def outermost(self, unit: Unit) -> Unit:
        """The unit itself, or the transport that carries it, and whatever carries that (DZ-197)."""
        while unit.status == "aboard":
            unit = self.units[unit.carrier]
        return unit

    def inside(self, building: BuildingId) -> list[Unit]:
        return [unit for unit in self.units if unit.status == "inside" and unit.building == building]

    def squads_of(self, unit: UnitId) -> list[SquadId]:
        """DZ-196: a shared transport counts as part of every squad it carries."""
        own = self.units[unit].squad
        return [own] if own != NOBODY else [squad.id for squad in self.squads if unit in squad.shared]

    def everyone(self, battlegroup: BattlegroupId) -> Iterator[Unit]:
        return (unit for unit in self.units if unit.battlegroup == battlegroup)

    def with_units(self, changed: Iterable[Unit]) -> "State":
        units = list(self.units)
        for unit in changed:
            units[unit.id] = unit
        return replace(self, units=tuple(units))

    def with_unit(self, unit: UnitId, **changes: object) -> "State":
        return self.with_units([replace(self.units[unit], **changes)])

    def with_battlegroup(self, group: Battlegroup) -> "State":
        groups = self.battlegroups
        return replace(self, battlegroups=(*groups[: group.id], group, *groups[group.id + 1 :]))

    def with_side(self, player: Player, side: Side) -> "State":
        return replace(self, sides=(*self.sides[:player], side, *self.sides[player + 1 :]))

    def with_building(self, changed: Building) -> "State":
        return replace(
            self, buildings=tuple(changed if building.id == changed.id else building for building in self.buildings)
        )

    def with_objective(self, changed: Objective) -> "State":
        return replace(
            self, objectives=tuple(changed if prize.id == changed.id else prize for prize in self.objectives)
        )

    def with_slot(self, slot: Slot | None) -> "State":
        assert self.activation, "no battlegroup acts now"
        return replace(self, activation=replace(self.activation, slot=slot))
