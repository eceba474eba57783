"""The match as a story: each event as a sentence of the Fluent catalogues, told to one seat."""

from typing import assert_never

from panzerkiste.engine.game import Line, Seat
from panzerkiste.engine.illegal import Fact
from panzerkiste.games.tank_chess.actions import Move
from panzerkiste.games.tank_chess.board import HEADINGS, SIDE_IDS, Cell, Heading, Side, ahead, name
from panzerkiste.games.tank_chess.events import (
    CheckAnnounced,
    DrawDeclined,
    Drawn,
    DrawOffered,
    EscapeAnnounced,
    Escaped,
    Event,
    PositionRepeated,
    ShotFired,
    TankDestroyed,
    TankMoved,
    TankSunk,
    Won,
)
from panzerkiste.games.tank_chess.notation import bare_text
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.games.tank_chess.tanks import TANKS


def goal(options: Options) -> Line:
    """TC-37, TC-38, TC-69: what wins."""
    return Line("tank-chess-goal", {"mode": options.mode})


def story(event: Event, seat: Seat) -> Line | None:
    """The sentence for an event, in which $tank is the id of a tank type."""

    def line(about: str, side: Side, letter: str = "C", **facts: Fact) -> Line:
        you = "yes" if side == seat else "no"
        told = {"side": SIDE_IDS[side], "you": you, "tank": TANKS[letter].id}
        return Line(f"tank-chess-story-{about}", {**told, **facts})

    match event:
        case TankMoved(side, letter, start, end, heading, route):
            way = _way(start, end, heading, route)
            return line("moved", side, letter, way=way, start=name(start), cell=name(end), heading=_heading_id(heading))
        case ShotFired(side, letter, cell, target, impact, destroyed):
            facts = {"facet": impact.facet.value, "gun": impact.gun, "armour": impact.armour}
            effect = "yes" if destroyed else "no"
            return line("shot", side, letter, cell=name(cell), target=name(target), destroyed=effect, **facts)
        case TankDestroyed(side, letter, cell):
            return line("destroyed", side, letter, cell=name(cell))
        case TankSunk(side, letter, cell):
            return line("sunk", side, letter, cell=name(cell))
        case Escaped(side, start):
            return line("escaped", side, cell=name(start))
        case CheckAnnounced(side, by):
            return line("check", side, by=bare_text(by))
        case EscapeAnnounced(side, by):
            return line("raid" if isinstance(by, Move) else "escape", side, by=bare_text(by))
        case PositionRepeated():
            return line("repeated", 0)
        case DrawOffered(side):
            return line("draw-offered", side)
        case DrawDeclined(side):
            return line("draw-declined", side)
        case Won(side, reason):
            return line("won", side, reason=reason)
        case Drawn(reason):
            return line("drawn", 0, reason=reason)
        case _ as other:
            assert_never(other)


def _way(start: Cell, end: Cell, heading: Heading, route: tuple[tuple[Cell, Heading], ...]) -> str:
    """How the tank moved: it turned on the spot, reversed (TC-20), or drove."""
    if start == end:
        return "turned"
    one_step = len(route) == 2 and route[0][1] == heading
    return "reversed" if one_step and ahead(1 << end, heading) == 1 << start else "drove"


def _heading_id(heading: Heading) -> str:
    return HEADINGS[heading].lower()
