"""The armies come to the battle: lists become battlegroups, squads and units (DZ-045, DZ-180, DZ-195, DZ-350)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone.armies.catalogue import COMMANDERS, UNITS
from panzerkiste.games.dropzone.armies.checks import check_army
from panzerkiste.games.dropzone.armies.lists import ArmyList, Group, Ride, commander_points, lists_needed, sharers
from panzerkiste.games.dropzone.armies.lists import Squad as Purchase
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, read_force, shipped_army
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import NOBODY, Battlegroup, Squad, Status, Unit
from panzerkiste.games.dropzone.terms import Player, SquadId, UnitId

PLAYER_CODES: Final = "ABCD"


Force = tuple[ArmyList, ...]
"""What a player brings: one list, or several above 3000 points (DZ-061)."""


def forces_of(options: Options, players: int) -> tuple[Force, ...]:
    """DZ-060: legal lists for each player, all up to the same limit."""
    forces = tuple(_force(text) for text in options.armies[:players])
    for force in forces:
        for army in force:
            check_army(army, options.bg_cap_basis)
        limit = limit_of(force)
        if len(force) != lists_needed(limit):
            raise Illegal("DZ-061", "lists", have=len(force), need=lists_needed(limit), limit=limit)
        if not may_meet(limit_of(forces[0]), limit):
            raise Illegal("DZ-060", "limits", one=limit_of(forces[0]), other=limit)
    return forces


def limit_of(force: Force) -> int:
    """DZ-061: of all lists together."""
    return sum(army.limit for army in force)


def may_meet(limit: int, other: int) -> bool:
    """DZ-060: two armies are built up to the same limit."""
    return limit == other


def _force(text: str) -> Force:
    """One of ours by name, or the text of a list or several."""
    return (shipped_army(text),) if text in ARMY_NAMES else read_force(text)


class Muster:
    """The units, squads and battlegroups of all armies, numbered as they are called up."""

    def __init__(self, forces: Sequence[Force]) -> None:
        self.units: list[Unit] = []
        self.squads: list[Squad] = []
        self.battlegroups: list[Battlegroup] = []
        for player, force in enumerate(forces):
            groups = [(army, group) for army in force for group in army.groups]
            for number, (army, group) in enumerate(groups, 1):
                self._call_up_group(player, army, group, f"{PLAYER_CODES[player]}{number}")

    def _call_up_group(self, player: Player, army: ArmyList, group: Group, name: str) -> None:
        first = len(self.squads)
        battlegroup = len(self.battlegroups)
        purchases = [*group.squads, *(Purchase(gates.unit, gates.count) for gates in group.gates)]
        for letter, bought in zip("abcdefghijklmnopqrstuvw", purchases, strict=False):
            self._call_up_squad(player, battlegroup, bought, f"{name}{letter}")
        self._share(player, battlegroup, group, first, name)
        squads = tuple(range(first, len(self.squads)))
        self.battlegroups.append(Battlegroup(battlegroup, name, player, group.profile, squads))
        if group.commander:
            self._seat_commander(army, group, squads)

    def _call_up_squad(self, player: Player, battlegroup: int, bought: Purchase, name: str) -> None:
        squad = len(self.squads)
        units = self._call_up(Ride(bought.unit, bought.count), player, battlegroup, squad, name, 1)
        transports: tuple[UnitId, ...] = ()
        for ride in bought.transports:
            number = 1 + bought.count + len(transports)
            transports += self._call_up(ride, player, battlegroup, squad, name, number)
        self.squads.append(Squad(squad, name, player, battlegroup, bought.unit, units, transports))
        self._embark(units, transports, bought.unit)

    def _call_up(  # what a unit is, and what it is called
        self, ride: Ride, player: Player, battlegroup: int, squad: SquadId, name: str, number: int
    ) -> tuple[UnitId, ...]:
        first = len(self.units)
        for place in range(ride.count):
            called = f"{name}{number + place}"
            self.units.append(Unit(first + place, called, player, battlegroup, squad, ride.unit, _status(ride.unit)))
        return tuple(range(first, first + ride.count))

    def _embark(self, units: Sequence[UnitId], transports: Sequence[UnitId], kind: str) -> None:
        """DZ-180: a squad with transports starts inside them, filled one after another."""
        takes = {carrier.unit: carrier.takes for carrier in UNITS[kind].carriers}
        waiting = list(units)
        for transport in transports:
            for _ in range(takes.get(self.units[transport].kind, 0)):
                if waiting:
                    self._board(waiting.pop(0), transport)

    def _share(self, player: Player, battlegroup: int, group: Group, first: SquadId, name: str) -> None:
        """DZ-195, DZ-197: shared transports take up whole squads, or the transports these ride in."""
        transports: tuple[UnitId, ...] = ()
        for ride in group.shared:
            transports += self._call_up(ride, player, battlegroup, NOBODY, f"{name}x", len(transports) + 1)
        for transport, aboard in zip(transports, sharers(group) or (), strict=True):
            for squad in (self.squads[first + number] for number in aboard):
                self.squads[squad.id] = replace(squad, shared=(*squad.shared, transport))
                for unit in squad.transports or squad.units:
                    self._board(unit, transport)

    def _board(self, unit: UnitId, carrier: UnitId) -> None:
        self.units[unit] = replace(self.units[unit], status="aboard", carrier=carrier)

    def _seat_commander(self, army: ArmyList, group: Group, squads: Sequence[SquadId]) -> None:
        commander = group.commander
        assert commander, "a battlegroup with a commander"
        called_up = [self.units[unit] for squad in squads for unit in self.squads[squad].units]
        riding = [unit for unit in called_up if unit.kind == commander.unit]
        level = COMMANDERS[army.faction][commander.level - 1]
        unit = riding[commander.number - 1]
        points = commander_points(army, commander)
        self.units[unit.id] = replace(unit, command_value=level.command_value, commander_points=points)


def _status(kind: str) -> Status:
    """DZ-320: fast movers start in reserve; DZ-340: Shaltari start in the net; DZ-350: all others in readiness."""
    profile = UNITS[kind]
    if profile.is_fast_mover:
        return "reserve"
    return "net" if profile.mass else "ready"
