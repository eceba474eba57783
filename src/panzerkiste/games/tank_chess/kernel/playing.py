"""Games that are played for good, one desk each: their ends (TC-37 to TC-43, TC-55, TC-56) and the numbers of turns.

What happens to one game of a batch stands here once; a processor's threads and a graphics card's both call it.
"""

from typing import Final

from panzerkiste.games.tank_chess.draws import OCCURRENCES, QUIET_TURNS
from panzerkiste.games.tank_chess.kernel.compiling import compiled
from panzerkiste.games.tank_chess.kernel.layout import (
    BEFORE_SHIFT,
    END_SHIFT,
    ENDS,
    ESCAPE,
    FIRST,
    HEADING_SHIFT,
    KEY,
    KILL,
    MOVES,
    PLY,
    QUIET,
    SIDE,
    SINK,
    TANK_KIND,
    TANK_SHIFT,
    TARGET_SHIFT,
)
from panzerkiste.games.tank_chess.kernel.making import make, mixed, trail_of
from panzerkiste.games.tank_chess.kernel.movement import BORDER, origin_of
from panzerkiste.games.tank_chess.kernel.moves import generate
from panzerkiste.games.tank_chess.kernel.tables import OVER, Numbers
from panzerkiste.games.tank_chess.kernel.threats import direction, distance

# How a game stands after a turn.
GOES_ON: Final = 0
WHITE_WINS: Final = 1
BLACK_WINS: Final = 2
DRAWN: Final = 3

# A turn's number is made of the tank among its side's, where it fires, its heading at the end and the cell of its
# window. The window's eighth file is empty, so that there is room for what lies outside it.
RUN: Final = 7  # straight out of the window, at most one for each heading
LEAVES: Final = 15  # the escape
CELLS: Final = 64
HEADINGS: Final = 8
SHOTS: Final = 9  # none, or in one of eight directions; a mortar (TC-48): none, or at one of eight distances
TURNS_OF_A_TANK: Final = SHOTS * HEADINGS * CELLS


@compiled
def play(desk: Numbers, turn: int) -> int:
    """Play a turn that nobody will take back; how the game stands."""
    side = desk[SIDE]
    make(desk, turn)
    if turn & ENDS:
        return BLACK_WINS if side ^ (turn & SINK != 0) else WHITE_WINS
    if desk[QUIET] == 0:
        desk[PLY] = 0  # TC-55: nothing older can come back
        return GOES_ON
    return DRAWN if desk[QUIET] >= QUIET_TURNS or occurrences(desk) >= OCCURRENCES else GOES_ON


@compiled
def occurrences(desk: Numbers) -> int:
    """TC-55: how often the present position has occurred, now included."""
    ply, found = desk[PLY], 1
    for back in range(4, min(desk[QUIET], ply) + 1, 2):
        found += desk[trail_of(ply - back)] == desk[KEY]
    return found


@compiled
def number_of(desk: Numbers, turn: int) -> int:
    """The number of a legal turn: equal numbers mean the same to a tank wherever it stands."""
    tank, heading, end = turn >> TANK_SHIFT & 255, turn >> HEADING_SHIFT & 7, turn >> END_SHIFT & 1023
    start, target = turn & 1023, turn >> TARGET_SHIFT & 1023
    away = end - origin_of(start, turn >> BEFORE_SHIFT & 7) + BORDER
    cell = (away >> 5) * 8 + (away & 31)
    if away < 0 or away >> 5 > 6 or away & 31 > 6:
        cell = RUN
    if turn & ESCAPE:
        cell, heading = LEAVES, 0
    shot = 0
    if target:
        shot = 1 + (distance(end, target) - 1 if OVER[desk[TANK_KIND + tank]] else direction(end, target))
    own = tank - desk[FIRST + desk[SIDE]]
    return ((own * SHOTS + shot) * HEADINGS + heading) * CELLS + cell


@compiled
def set_up(game: int, desks: Numbers, starts: Numbers, counts: Numbers) -> None:
    """TC-10: to the start that is this game's, with its turns listed."""
    start = starts[game % len(starts)]
    for entry in range(MOVES):
        desks[game, entry] = start[entry]
    counts[game] = generate(desks[game], MOVES) - MOVES


@compiled
def advance(game: int, desks: Numbers, starts: Numbers, counts: Numbers, outcomes: Numbers, choices: Numbers) -> None:
    """Play the chosen turn of the list, and list the next; a game that has ended stands at its start again.

    Where the choice is below 0 nothing is played.
    """
    if choices[game] < 0:
        outcomes[game] = GOES_ON
        return
    outcomes[game] = play(desks[game], desks[game, MOVES + choices[game]])
    if outcomes[game] == GOES_ON:
        counts[game] = generate(desks[game], MOVES) - MOVES
    else:
        set_up(game, desks, starts, counts)


@compiled
def choose_any(game: int, counts: Numbers, choices: Numbers, luck: Numbers) -> None:
    """Any legal turn, each as likely as another, from the game's own source of chance."""
    luck[game] += 1
    choices[game] = (mixed(luck[game]) >> 16 & 0xFFFFFFFF) % counts[game]


@compiled
def find(game: int, desks: Numbers, counts: Numbers, wanted: Numbers, choices: Numbers) -> None:
    """The place in the list of the turn with the wanted number, or -1."""
    choices[game] = -1
    for place in range(counts[game]):
        if number_of(desks[game], desks[game, MOVES + place]) == wanted[game]:
            choices[game] = place


@compiled
def mark(game: int, desks: Numbers, counts: Numbers, masks: Numbers, every: int) -> None:
    """One bit for every number, set where the turn is legal; unless *every*, not for shots without effect (TC-34)."""
    for word in range(masks.shape[1]):
        masks[game, word] = 0
    for place in range(counts[game]):
        turn = desks[game, MOVES + place]
        if every or turn & KILL or not turn >> TARGET_SHIFT & 1023:
            number = number_of(desks[game], turn)
            masks[game, number >> 6] |= 1 << (number & 63)
