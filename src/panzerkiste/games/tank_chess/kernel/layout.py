"""Where everything lies on the desk: one flat array of int64 that a thread of the kernel works on.

A cell of the kernel is the rules' cell number plus 33: a frame of one cell runs around the board, so that no step and
no line of fire has to look where the board ends.
"""

from typing import Final

from panzerkiste.games.tank_chess.board import LARGEST, STRIDE
from panzerkiste.games.tank_chess.draws import QUIET_TURNS

FRAME: Final = STRIDE + 1  # what is added to the rules' cell numbers
AREA: Final = STRIDE * (LARGEST + 2)
MOST_TANKS: Final = 128
DEEPEST: Final = 96  # turns that can be made on a desk, one upon another
TRAIL_MASK: Final = 255  # the trail is a ring; TC-56: what is older than a hundred quiet turns cannot come back
assert QUIET_TURNS + DEEPEST <= TRAIL_MASK

# What is on a cell (TC-04). Numbers up to MOST_TANKS are tanks, counted from 1.
EMPTY: Final = 0
WRECK: Final = 200
OBSTACLE: Final = 201
LOW: Final = 202  # TCX-02
WATER: Final = 203  # TCX-03
HEDGE: Final = 204  # TCX-04, only as a screen
EDGE: Final = 205
FAR_EDGE: Final = 206  # TC-40: for White; the next number for Black

# Planes, one number for each cell.
CONTENT: Final = 0  # what keeps a tank from entering
SCREEN: Final = AREA  # what stops a shell
GROWTH: Final = 2 * AREA  # the screen that remains when a tank has left: a hedge, or nothing
FIRE: Final = 3 * AREA  # by direction of fire: bit d whether there is a target, bit 8g + d whether gun g destroys it
LINES: Final = 4 * AREA  # by direction of fire, one byte each: which tank is the target

# Sets of cells, one number for each rank and one bit for each file, with a margin on all sides, so that a window of
# seven by seven cells around any cell can be cut out.
MARGIN: Final = 4
RANKS: Final = LARGEST + 2 + 2 * MARGIN
FREE: Final = 5 * AREA  # what a tank may enter
WET: Final = FREE + RANKS  # water (TCX-03)
EXITS: Final = WET + RANKS  # by side: what lies beyond its far edge (TC-40)
HIT: Final = EXITS + 2 * RANKS  # whence an enemy can be fired at; further on, whence gun 1, 2, … destroys one
DEADLY: Final = HIT + 7 * RANKS  # whence the weakest gun would destroy the command tank
DEADLIER: Final = DEADLY + RANKS  # whence any stronger gun would
FILE_SHIFT: Final = MARGIN - 1  # the bit of a file is its number and this

# The moment of the game.
HEAD: Final = DEADLIER + RANKS
SIDE: Final = HEAD  # to move
QUIET: Final = HEAD + 1  # TC-56
KEY: Final = HEAD + 2  # equal positions have equal keys (TC-55)
PLY: Final = HEAD + 3  # turns on the trail
ROWS: Final = HEAD + 4  # cells of the kernel that belong to the board or its frame
FIRST: Final = HEAD + 5  # by side: its first tank; three entries, so that a side's last ends where the next begins
COMMAND: Final = HEAD + 8  # by side: its command tank
GOAL: Final = HEAD + 10  # by side: the cell it raids (TC-69), 0 without RAID
ESCAPES: Final = HEAD + 12  # whether the tank at hand can leave the board
FLOODED: Final = HEAD + 13  # whether there is water

# Tanks, by number. A tank that is destroyed, sunk or gone has cell 0.
TANK_CELL: Final = HEAD + 14
TANK_HEADING: Final = TANK_CELL + MOST_TANKS
TANK_KIND: Final = TANK_HEADING + MOST_TANKS

# Where the tank at hand can end its move: by heading, as sets of cells in a window of seven by seven.
REACH: Final = TANK_KIND + MOST_TANKS
SUNK: Final = REACH + 8  # the same for water
RUNS: Final = SUNK + 8  # poses outside the window, as cell and heading: their number, then up to three
SUNK_RUNS: Final = RUNS + 4  # the same into water
TRAIL: Final = SUNK_RUNS + 4  # key and quiet count before each turn: see trail_of in making
MOVES: Final = TRAIL + 2 * (TRAIL_MASK + 1)  # the turns of every ply on the way, one list after another

# A turn is one number. What it replaces is in it, so that it can be taken back.
END_SHIFT: Final = 10
HEADING_SHIFT: Final = 20
BEFORE_SHIFT: Final = 23  # the heading it had
TARGET_SHIFT: Final = 26
TANK_SHIFT: Final = 36
VICTIM_SHIFT: Final = 44  # the target's number among the tanks, counted from 1
KILL: Final = 1 << 52
ESCAPE: Final = 1 << 53
SINK: Final = 1 << 54
RAID: Final = 1 << 55
ENDS: Final = 1 << 56  # the game is over after it

TURNS_PER_TANK: Final = 640  # more than any tank has: see the test
