"""The five attack types and the matrix (TH-200 to TH-214)."""

from typing import Final, Literal, NamedTuple

from panzerkiste.games.tank_hunter.cards import cards
from panzerkiste.games.tank_hunter.cards.cards import UnitType
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType


class Cell(NamedTuple):
    """One line of the matrix: a kind of attack, when it is countered and how."""

    rule: str
    kind: AttackType
    counter: Literal["before", "after", "never"]
    counter_kind: AttackType | None


# TH-200. TH-212: an AFV answers a GUN with a grenade, since no counter is a trample.
MATRIX: Final[dict[tuple[UnitType, UnitType], tuple[Cell, ...]]] = {
    ("AFV", "AFV"): (Cell("TH-201", "anti_armour", "after", "anti_armour"),),
    ("AFV", "GUN"): (
        Cell("TH-202", "grenade", "before", "anti_armour"),
        Cell("TH-203", "trample", "before", "anti_armour"),
    ),
    ("AFV", "INF"): (Cell("TH-204", "grenade", "never", None), Cell("TH-205", "trample", "after", "suicide")),
    ("GUN", "AFV"): (Cell("TH-206", "anti_armour", "after", "grenade"),),
    ("GUN", "GUN"): (Cell("TH-207", "grenade", "before", "grenade"),),
    ("GUN", "INF"): (Cell("TH-208", "grenade", "never", None),),
    ("INF", "AFV"): (Cell("TH-209", "suicide", "never", None),),
    ("INF", "GUN"): (Cell("TH-210", "gunfight", "before", "grenade"),),
    ("INF", "INF"): (Cell("TH-211", "gunfight", "after", "gunfight"),),
}
LONG_RANGE: Final = Cell("TH-287", "long_range", "never", None)

UNDEFENDED: Final = frozenset({"suicide", "long_range"})  # TH-209, TH-286: no defence counts
EVADABLE: Final = frozenset({"anti_armour", "grenade"})  # TH-300
LEADABLE: Final = frozenset({"anti_armour", "grenade", "trample"})  # TH-366


def cell(kind: AttackType, attacker: UnitType, target: UnitType) -> Cell:
    """The line of the matrix for an attack that is under way."""
    if kind == "long_range":
        return LONG_RANGE
    return next(cell for cell in MATRIX[attacker, target] if cell.kind == kind)


def counter_kind(counterer: UnitType, target: UnitType) -> AttackType:
    """TH-232, TH-234: what a unit counters with, whatever it was attacked with."""
    if target == "AFV":
        return "suicide" if counterer == "INF" else "anti_armour"
    return "gunfight" if counterer == "INF" else "grenade"


def printed_value(card: cards.Unit, kind: AttackType) -> int | None:
    """TH-005, TH-006: the value a kind of attack is made with; None where the card has none."""
    match kind:
        case "anti_armour":
            return card.anti_armour
        case "grenade":
            return card.non_aa
        case "trample":
            return card.trample
        case "suicide":
            return card.suicide
        case "gunfight":
            return card.gun
        case "long_range":
            return card.abilities.long_range


def most_shots(card: cards.Unit, kind: AttackType) -> int:
    """TH-007, TH-227."""
    match kind:
        case "anti_armour":
            return card.shots.anti_armour
        case "grenade":
            return card.shots.non_aa
        case "trample":
            return card.shots.trample
        case "suicide":
            return card.shots.suicide
        case "gunfight":
            return card.shots.gun
        case "long_range":
            return card.shots.long_range


def salvos(card: cards.Unit, kind: AttackType) -> range:
    """TH-220, TH-221: the numbers of shots that may be announced."""
    return range(1, most_shots(card, kind) + 1)
