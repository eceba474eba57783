"""A holds b1, a small house (G 6), and B has stormed it a turn ago."""

from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from tests.games.dropzone.battle import battle

STORMED = "building b1 defender=0 stormed_turn=2"
TWO_LEFT = (3, 5)  # one base with two points, and one that is gone
FAILED = "dice 1 1", "dice 1 1"  # the tests of morale of two squads
MANY = "dice " + " ".join("1" * 20)


def base(damage: int = 0, *more: str, building: str = "b1") -> str:
    """A base that came in a turn ago, or has died in the meantime."""
    if damage >= 5:
        return f"lost/damage={damage}"
    return "/".join([f'inside/building="{building}"/entered_turn=2/damage={damage}', *more])


def squad(name: str, kind: str, *damage: int) -> str:
    return " ".join([name, kind, *(base(each) for each in damage)])


def stormed(*squads: str, building: str = STORMED, turn: int = 3, options: Options | None = None) -> State:
    return battle(*squads, building, f"turn {turn}", now="A activate", table=(), options=options)


LEGION = squad("A1a", "ucm_legionnaires", *TWO_LEFT)  # two dice, and below half
WARRIORS = squad("B1a", "scourge_warriors", *TWO_LEFT)
WHOLE_LEGION = squad("A1a", "ucm_legionnaires", 0, 0)  # ten dice
WHOLE_WARRIORS = squad("B1a", "scourge_warriors", 0, 0)
