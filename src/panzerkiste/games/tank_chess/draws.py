"""Draws (TC-54 to TC-56)."""

from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.game import Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess.actions import AcceptDraw, DeclineDraw, OfferDraw
from panzerkiste.games.tank_chess.board import BLACK, Side
from panzerkiste.games.tank_chess.events import DrawDeclined, DrawOffered, Event
from panzerkiste.games.tank_chess.state import Drive, State
from panzerkiste.games.tank_chess.victory import draw

QUIET_TURNS: Final = 100  # TC-56
OCCURRENCES: Final = 3  # TC-55


def draw_talk(state: State, side: Side) -> list[OfferDraw | AcceptDraw | DeclineDraw]:
    """TC-54: what a side may say about a draw now."""
    if state.draw_offer == 1 - side:
        return [AcceptDraw(), DeclineDraw()]
    if state.draw_offer is None and not state.offered[side]:
        return [OfferDraw()]
    return []


def talk(state: State, side: Side, said: OfferDraw | AcceptDraw | DeclineDraw) -> Step[State, Event]:
    if said not in draw_talk(state, side):
        raise Illegal("TC-54", "offer" if isinstance(said, OfferDraw) else "answer")
    match said:
        case AcceptDraw():
            return draw(state, "agreement")
        case DeclineDraw():
            return Step(replace(state, draw_offer=None), (Told(DrawDeclined(side)),), final=True)
        case OfferDraw():
            white, black = state.offered
            offered = (white, True) if side == BLACK else (True, black)
            return Step(replace(state, draw_offer=side, offered=offered), (Told(DrawOffered(side)),), final=True)


def turn_completed(state: State, side: Side) -> State:
    """TC-54: the opponent's offer lapses, and the side may make one again."""
    white, black = state.offered
    offered = (white, False) if side == BLACK else (False, black)
    offer = state.draw_offer if state.draw_offer == side else None
    return replace(state, draw_offer=offer, offered=offered)


def occurrences(trail: tuple[Drive, ...]) -> int:
    """TC-55: how often the present position has occurred since something was last destroyed, now included.

    Going back turn by turn, *apart* holds by how many tanks of each kind, cell and heading the position differs.
    """
    if not _stood_before(trail):
        return 1
    found, apart = 1, dict[tuple[int, str, int, int], int]()
    for back, drive in enumerate(reversed(trail), 1):
        _count(apart, (back % 2, drive.letter, drive.end, drive.heading), -1)
        _count(apart, (back % 2, drive.letter, drive.start, drive.start_heading), 1)
        if back % 2 == 0 and not apart:
            found += 1
    return found


def _stood_before(trail: tuple[Drive, ...]) -> bool:
    """Has a tank of that kind given up the pose that was taken last? If none has, it never stood so (and mostly none
    has)."""
    if not trail:
        return False
    last = trail[-1]
    end, heading, letter = last.end, last.heading, last.letter
    return any(
        drive.start == end and drive.start_heading == heading and drive.letter == letter for drive in trail[-3::-2]
    )


def _count(apart: dict[tuple[int, str, int, int], int], pose: tuple[int, str, int, int], change: int) -> None:
    number = apart.get(pose, 0) + change
    if number:
        apart[pose] = number
    else:
        del apart[pose]
