"""What is under way (TH-408): an attack, its shots, a scouting, an air strike."""

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId, Line
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.state.nouns import Handle, InPlay, Playing


class Attack(Struct, frozen=True, gc=False):
    """TH-408: a declared attack. *modifiers* are the cards played on it; what they do is read when dice are due."""

    attacker: Handle
    target: Handle
    kind: AttackType
    shots: int = 1
    charge: bool = False
    line: Line = "front"  # where the attacker stood at declaration
    target_line: Line = "front"
    modifiers: tuple[CardId, ...] = ()
    counter_used: bool = False
    cancelled: bool = False
    hit: bool = False  # its own shots succeeded (TH-179)

    @property
    def paratroop(self) -> bool:
        """TH-370: an attack from a rear line on a rear line."""
        return self.target_line == "rear"


class Shooting(Struct, frozen=True, gc=False):
    """TH-408: one unit's shots at another, as attack or as counter, with what holds for this shooting alone."""

    attacker: Handle  # whoever shoots, also in a counter
    target: Handle
    kind: AttackType
    shots: int = 1  # still to be rolled
    counter: bool = False
    charge: bool = False
    paratroop: bool = False
    modifiers: tuple[CardId, ...] = ()
    ignores: tuple[InPlay, ...] = ()  # TH-360: Water events that do not count here
    lead: bool = False  # TH-366: two dice
    needs: int | None = None  # the present shot's target number; None where it cannot hit any more (TH-224)
    dice: tuple[int, ...] = ()  # of the present shot
    ammo: bool = False  # some die reached the supply value
    hit: bool = False  # some shot destroyed or pinned (TH-179)
    evaded: bool = False  # TH-305


class Scouting(Struct, frozen=True, gc=False):
    """TH-105: a declared scouting, with the cards used on it."""

    unit: Handle
    opponent: Seat
    modifiers: tuple[CardId, ...] = ()


class Strike(Struct, frozen=True, gc=False):
    """TH-291: an announced air strike, the commanders used against it and the anti-air units that have fired."""

    playing: Playing
    target: Handle
    modifiers: tuple[CardId, ...] = ()
    fired: tuple[Handle, ...] = ()
