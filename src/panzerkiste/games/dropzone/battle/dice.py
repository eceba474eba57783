"""Dice (DZ-001) and choosing by lot (DZ-016)."""

from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.battle.events import LotDrawn
from panzerkiste.games.dropzone.battle.frames import DrawLot
from panzerkiste.games.dropzone.chapters import Done, Lots, Throw, first_told, told
from panzerkiste.games.dropzone.state import State


def d3(die: int) -> int:
    """DZ-001: a die halved, rounded up."""
    return (die + 1) // 2


def lot_dice(choices: int) -> int:
    """DZ-016: how many dice choose one of so many."""
    return 1 if choices <= 6 else 2


def drawn(choices: int, dice: tuple[int, ...]) -> int | None:
    """DZ-016: which of them, counted from 0; None: the lot falls on nobody and is drawn again."""
    if choices in (2, 3):
        return (dice[0] - 1) * choices // 6
    number = dice[0] - 1
    if len(dice) == 2:
        number = 6 * number + dice[1] - 1
    return number if number < choices else None


def draw_lot(lots: Lots) -> Throw:
    """DZ-016: the dice of a lot; one that falls on nobody is drawn again."""

    def resolve(state: State, frame: DrawLot, dice: tuple[int, ...]) -> Done:
        place, lot = drawn(len(frame.candidates), dice), lots[frame.about]
        if place is None:
            return told(then(state, frame), LotDrawn(frame.about, dice, ""))
        chosen = frame.candidates[place]
        return first_told([LotDrawn(frame.about, dice, lot.name(state, chosen))], lot.fallen(state, frame, chosen))

    return Throw(lambda state, frame: lot_dice(len(frame.candidates)), resolve)
