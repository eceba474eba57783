"""Where everything lies on the desk: one flat array of int64 for each game.

A set of squares takes two entries, with the bit ``square & 63`` in the entry ``square >> 6``; so does a set of words,
in which a square is its own number (see ``coding``). What concerns a side lies ``SIDE`` entries further on for Grey.
Up to ``KEPT`` stands the game itself: equal positions are equal there. Behind it lies the answer on its way.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int64]

TANKS: Final = 6
SET: Final = 2

# What is on a square (PS-11): nothing, a tank, a gun, an installation. A driver covers the installation it enters.
EMPTY: Final = 0
TANK: Final = 1  # and six times the side, and the tank's number
GUN: Final = 13  # and the side
INSTALLATION: Final = 15  # and three times the side, and which
CONTENT: Final = 0  # by square

# A side. Tanks stand in the order of their set-up squares (PS-21); a square is -1 where there is none.
ARMY: Final = 100
HOME: Final = ARMY  # by tank
SQUARE: Final = HOME + TANKS
FLAG: Final = SQUARE + TANKS
SHOWN: Final = FLAG + TANKS
FATE: Final = SHOWN + TANKS
VALUE: Final = FATE + TANKS
DEPOT: Final = VALUE + TANKS  # HQ, ammunition, fuel
STRENGTH: Final = DEPOT + 3  # tanks, guns and installations in play (PS-79)
STANDING: Final = STRENGTH + 1  # tanks in play
WHITES: Final = STANDING + 1
MINES: Final = WHITES + 1  # not exploded (a set)
EXPLODED: Final = MINES + SET
CLEARED: Final = EXPLODED + SET
RED: Final = CLEARED + SET  # the plan, while it is locked or on its way
WHITE: Final = RED + SET
SIDE: Final = WHITE + SET - ARMY

# The moment of the game.
HEAD: Final = ARMY + 2 * SIDE
TURN: Final = HEAD  # 0 until both set-ups are sealed
IDLE: Final = HEAD + 1
PASSED: Final = HEAD + 2
LOCKED: Final = HEAD + 3
LAST_KNOWN: Final = HEAD + 4  # whether a plan was ever revealed
LAST_RED: Final = HEAD + 5
LAST_WHITE: Final = LAST_RED + SET
SIEGE: Final = LAST_WHITE + SET
OWN_TARGETS: Final = SIEGE + 1
PATIENCE: Final = SIEGE + 2
PHASE: Final = SIEGE + 3  # what is asked
SEAT: Final = PHASE + 1  # who is
PIECES: Final = PHASE + 2  # PS-79: how many there were before the turn whose fights are worked off
ADVANCED: Final = PHASE + 3  # PS-79: whether it has brought a plain tank nearer to its goal
WORDS: Final = PHASE + 4  # what may be said next
KEPT: Final = WORDS + SET

# The answer on its way.
LUCK: Final = KEPT  # whence the dice come
SAID: Final = LUCK + 1  # how many words
SPOKEN: Final = SAID + 1  # which
MOST_WORDS: Final = 20  # a set-up has sixteen, a turn of six tanks nineteen
ATTACKER: Final = SPOKEN + MOST_WORDS  # the square that a fight on its way begins from
ROLLS: Final = ATTACKER + 1  # how many dice the last answer has led to
ROLLED: Final = ROLLS + 1  # which; there are five guns
# The turn on its way (PS-35): who has driven, and over which squares.
ALLOWANCE: Final = ROLLED + 5
MOST: Final = ALLOWANCE + 1  # squares for one tank
FEW: Final = ALLOWANCE + 2  # PS-73
TOTAL: Final = ALLOWANCE + 3
DUTY: Final = ALLOWANCE + 4
BEST_DUTY: Final = ALLOWANCE + 5  # PS-49: whether a turn with a duty step exists
BEST_TOTAL: Final = ALLOWANCE + 6  # and the largest total of its tier
WAITING: Final = ALLOWANCE + 7  # the tanks not driven yet, a bit each
DRIVER: Final = ALLOWANCE + 8  # the tank at hand, or -1
PATH: Final = ALLOWANCE + 9  # where its squares begin on the way
LENGTH: Final = ALLOWANCE + 10  # of the way
WAY: Final = ALLOWANCE + 11  # the squares of all paths, one after the other
DRIVEN: Final = WAY + 2 * TANKS  # how many tanks
DRIVERS: Final = DRIVEN + 1  # which, in their order
START: Final = DRIVERS + TANKS  # by tank: where it stood
# By step that a search has taken: which of the possible ones, and what it replaced.
CHOICE: Final = START + TANKS
BEFORE: Final = CHOICE + TANKS + 1  # what was on the square
HAD_DUTY: Final = BEFORE + TANKS
HAD_DRIVER: Final = HAD_DUTY + TANKS
HAD_PATH: Final = HAD_DRIVER + TANKS
LENGTH_OF_DESK: Final = HAD_PATH + TANKS

# What is asked.
SETTING_UP: Final = 0
PLANNING: Final = 1
PLANNING_WHITE: Final = 2
DRIVING: Final = 3  # which tank, or the end
ON_THE_WAY: Final = 4  # where to, or halt
PASSING: Final = 5
FIGHTING: Final = 6
AIMING: Final = 7  # the attacker is chosen

# Words beside the squares, as coding numbers them.
SAY_WHITE: Final = 100
SAY_HALT: Final = 101
SAY_END: Final = 102
SAY_PASS: Final = 103
VOCABULARY: Final = 104

# How a game stands.
GOES_ON: Final = 0
GREEN_WINS: Final = 1
GREY_WINS: Final = 2
DRAWN: Final = 3

# How a tank was lost, by number.
FATES: Final = ("", "shot", "mine", "gun", "duel")
SHOT: Final = 1
MINE: Final = 2
BY_GUN: Final = 3
DUEL: Final = 4
