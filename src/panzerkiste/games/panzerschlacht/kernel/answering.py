"""Answers word by word (see ``coding``): what may be said next, and what a word leads to."""

from typing import Final

from panzerkiste.games.panzerschlacht.kernel.compiling import compiled
from panzerkiste.games.panzerschlacht.kernel.driving import (
    can_halt,
    go,
    halt,
    leads_on,
    may_end,
    mover_of,
    step_to,
    take_up,
)
from panzerkiste.games.panzerschlacht.kernel.layout import (
    AIMING,
    ATTACKER,
    CLEARED,
    CONTENT,
    DEPOT,
    DRIVER,
    DRIVING,
    EMPTY,
    FIGHTING,
    GOES_ON,
    GUN,
    HOME,
    INSTALLATION,
    LENGTH,
    LOCKED,
    MINES,
    ON_THE_WAY,
    OWN_TARGETS,
    PASSING,
    PATH,
    PHASE,
    PLANNING,
    PLANNING_WHITE,
    RED,
    ROLLS,
    SAID,
    SAY_END,
    SAY_HALT,
    SAY_PASS,
    SAY_WHITE,
    SEAT,
    SETTING_UP,
    SIDE,
    SPOKEN,
    SQUARE,
    STANDING,
    STRENGTH,
    TANK,
    TANKS,
    TURN,
    VALUE,
    WAITING,
    WHITE,
    WHITES,
    WORDS,
    Numbers,
)
from panzerkiste.games.panzerschlacht.kernel.resolving import (
    fight,
    foes_beside,
    is_foe,
    open_drive,
    open_turn,
    outcome_of,
    resolve,
    work_off_fights,
)
from panzerkiste.games.panzerschlacht.kernel.squares import beside, empty, holds, put
from panzerkiste.games.panzerschlacht.setup import SUPPLY
from panzerkiste.games.panzerschlacht.state import AMMUNITION, RED_SHOTS

VALUES: Final = SUPPLY.tanks
DEPOTS: Final = 3
ALL_TANKS: Final = DEPOTS + TANKS
ALL_GUNS: Final = ALL_TANKS + SUPPLY.guns
ALL_PIECES: Final = ALL_GUNS + SUPPLY.mines


@compiled
def ask(desk: Numbers) -> None:
    """Write down which words may be said next."""
    empty(desk, WORDS)
    phase = desk[PHASE]
    if phase == SETTING_UP:
        _ask_piece(desk)
    elif phase == PLANNING or phase == PLANNING_WHITE:  # noqa: PLR1714, SIM109  # no tuples here
        _ask_shot(desk)
    elif phase == DRIVING:
        _ask_tank(desk)
    elif phase == ON_THE_WAY:
        _ask_step(desk)
    elif phase == PASSING:
        put(desk, WORDS, SAY_PASS)
    else:
        _ask_fight(desk)


@compiled
def say(desk: Numbers, word: int) -> int:
    """One more word, which must be one of those that may be said; how the game then stands."""
    if desk[SAID] == 0:
        desk[ROLLS] = 0
    desk[SPOKEN + desk[SAID]] = word
    desk[SAID] += 1
    outcome, phase = GOES_ON, desk[PHASE]
    if phase == SETTING_UP:
        _place(desk, word)
    elif phase == PLANNING or phase == PLANNING_WHITE:  # noqa: PLR1714, SIM109  # no tuples here
        _plan(desk, word)
    elif phase == DRIVING or phase == ON_THE_WAY or phase == PASSING:  # noqa: PLR1714, SIM109
        outcome = _drive(desk, word)
    else:
        outcome = _fight(desk, word)
    if outcome == GOES_ON:
        ask(desk)
    return outcome


# PS-12: the three installations, the tanks by value, the guns, the mines.


@compiled
def _ask_piece(desk: Numbers) -> None:
    side, piece = desk[SEAT], desk[SAID]
    army = side * SIDE
    for square in range(50 * side, 50 * side + 50):
        home = square // 10 == 9 * side
        if piece < DEPOTS:
            well = not home  # PS-14
            for other in range(piece):  # PS-15
                placed = desk[DEPOT + army + other]
                well = well and placed // 10 != square // 10 and placed % 10 != square % 10
        elif piece < ALL_TANKS:
            well = home and desk[CONTENT + square] == EMPTY  # PS-16
        else:
            well = desk[CONTENT + square] == EMPTY and not holds(desk, MINES + army, square)  # PS-18, PS-19
        if well:
            put(desk, WORDS, square)


@compiled
def _place(desk: Numbers, square: int) -> None:
    side, piece = desk[SEAT], desk[SAID] - 1
    army = side * SIDE
    if piece < DEPOTS:
        desk[DEPOT + army + piece] = square
        desk[CONTENT + square] = INSTALLATION + 3 * side + piece
    elif piece < ALL_TANKS:
        tank = piece - DEPOTS
        desk[HOME + army + tank] = desk[SQUARE + army + tank] = square
        desk[VALUE + army + tank] = VALUES[tank]
        desk[CONTENT + square] = TANK + side * TANKS + tank
    elif piece < ALL_GUNS:
        desk[CONTENT + square] = GUN + side
    else:
        put(desk, MINES + army, square)
    if desk[SAID] == ALL_PIECES:
        _seal(desk, side)


@compiled
def _seal(desk: Numbers, side: int) -> None:
    """PS-21: tanks are named by their squares and stand in that order. PS-13: then the other side, or the game."""
    army = side * SIDE
    for last in range(TANKS - 1, 0, -1):
        for tank in range(last):
            if desk[HOME + army + tank] > desk[HOME + army + tank + 1]:
                _exchange(desk, HOME + army + tank)
                _exchange(desk, VALUE + army + tank)
    for tank in range(TANKS):
        home = desk[HOME + army + tank]
        desk[SQUARE + army + tank] = home
        desk[CONTENT + home] = TANK + side * TANKS + tank
    for square in range(50 * side, 50 * side + 50):
        if desk[CONTENT + square] != EMPTY:
            put(desk, CLEARED + army, square)  # PS-19: no mine lies under an own piece
    desk[STANDING + army], desk[STRENGTH + army] = TANKS, ALL_GUNS
    desk[SAID] = 0
    if desk[STANDING + SIDE - army]:
        desk[TURN] = 1
        open_turn(desk)
    else:
        desk[SEAT] = 1 - side


@compiled
def _exchange(desk: Numbers, at: int) -> None:
    """With the entry after it."""
    first = desk[at]
    desk[at] = desk[at + 1]
    desk[at + 1] = first


# PS-27: red shots, then white ones.


@compiled
def _ask_shot(desk: Numbers) -> None:
    side, white = desk[SEAT], desk[PHASE] == PLANNING_WHITE
    army = side * SIDE
    fired = desk[SAID]
    if white:
        fired = -1
        for place in range(desk[SAID] - 1, -1, -1):
            fired += 1
            if desk[SPOKEN + place] == SAY_WHITE:
                break
    if fired < (desk[WHITES + army] if white else red_shots(desk, side)):
        own = INSTALLATION + 3 * side
        for square in range(100):
            content = desk[CONTENT + square]
            target = content == EMPTY or (desk[OWN_TARGETS] and own <= content < own + DEPOTS)  # PS-29, PS-81
            if target and not holds(desk, RED + army, square) and not holds(desk, WHITE + army, square):  # PS-30
                put(desk, WORDS, square)
    if not white and desk[WHITES + army]:
        put(desk, WORDS, SAY_WHITE)
    if not white or fired:
        put(desk, WORDS, SAY_END)


@compiled
def red_shots(desk: Numbers, side: int) -> int:
    """PS-28, PS-65: six; without the ammunition depot no more than tanks in play."""
    return RED_SHOTS if desk[DEPOT + side * SIDE + AMMUNITION] >= 0 else desk[STANDING + side * SIDE]


@compiled
def _plan(desk: Numbers, word: int) -> None:
    army = desk[SEAT] * SIDE
    if word == SAY_WHITE:
        desk[PHASE] = PLANNING_WHITE
    elif word == SAY_END:
        desk[LOCKED], desk[SAID] = 1, 0
        open_drive(desk)
    elif desk[PHASE] == PLANNING:
        put(desk, RED + army, word)
    else:
        put(desk, WHITE + army, word)


# PS-35: a turn, path by path; each begins on the tank's square.


@compiled
def _ask_tank(desk: Numbers) -> None:
    army = mover_of(desk) * SIDE
    for tank in range(TANKS):
        if desk[WAITING] >> tank & 1:
            for direction in range(4):
                if leads_on(desk, tank, direction):
                    put(desk, WORDS, desk[SQUARE + army + tank])
                    break
    if may_end(desk):
        put(desk, WORDS, SAY_END)


@compiled
def _ask_step(desk: Numbers) -> None:
    tank = desk[DRIVER]
    for direction in range(4):
        if leads_on(desk, tank, direction):
            put(desk, WORDS, step_to(desk, tank, direction))
    if desk[LENGTH] - desk[PATH] > 1 and can_halt(desk):
        put(desk, WORDS, SAY_HALT)


@compiled
def _drive(desk: Numbers, word: int) -> int:
    """A tank's square, a step, the end of its path or of the turn."""
    side = mover_of(desk)
    if word == SAY_END or word == SAY_PASS:  # noqa: PLR1714, SIM109  # no tuples here
        desk[SAID] = 0
        return resolve(desk)
    if word == SAY_HALT:
        halt(desk)
        desk[PHASE] = DRIVING
    elif desk[PHASE] == DRIVING:
        take_up(desk, desk[CONTENT + word] - TANK - side * TANKS)
        desk[PHASE] = ON_THE_WAY
    else:
        at = desk[SQUARE + side * SIDE + desk[DRIVER]]
        for direction in range(4):
            if beside(side, at, direction) == word:
                go(desk, word, direction)
                break
    return GOES_ON


# PS-59: the attacker, then its target.


@compiled
def _ask_fight(desk: Numbers) -> None:
    side = desk[SEAT]
    if desk[PHASE] == FIGHTING:
        for tank in range(TANKS):
            square = desk[SQUARE + side * SIDE + tank]
            if square >= 0 and foes_beside(desk, side, square):
                put(desk, WORDS, square)
        return
    for direction in range(4):
        near = beside(side, desk[ATTACKER], direction)
        if near >= 0 and is_foe(desk, side, near):
            put(desk, WORDS, near)


@compiled
def _fight(desk: Numbers, word: int) -> int:
    if desk[PHASE] == FIGHTING:
        desk[ATTACKER], desk[PHASE] = word, AIMING
        return GOES_ON
    desk[SAID] = 0
    fight(desk, desk[ATTACKER], word)
    outcome = outcome_of(desk)
    return work_off_fights(desk) if outcome == GOES_ON else outcome
