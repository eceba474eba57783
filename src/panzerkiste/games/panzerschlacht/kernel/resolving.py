"""Resolution, victory and the turn's close (PS-22 to PS-25, PS-51 to PS-69, PS-75 to PS-79, PS-98)."""

from panzerkiste.engine.compiling import bits_in
from panzerkiste.games.panzerschlacht.kernel.compiling import compiled
from panzerkiste.games.panzerschlacht.kernel.driving import begin_turn, mover_of
from panzerkiste.games.panzerschlacht.kernel.layout import (
    ADVANCED,
    BEST_TOTAL,
    BY_GUN,
    CLEARED,
    CONTENT,
    DEPOT,
    DRAWN,
    DRIVEN,
    DRIVERS,
    DRIVING,
    DUEL,
    EMPTY,
    EXPLODED,
    FATE,
    FIGHTING,
    FLAG,
    GOES_ON,
    GREEN_WINS,
    GREY_WINS,
    GUN,
    IDLE,
    INSTALLATION,
    LAST_KNOWN,
    LAST_RED,
    LAST_WHITE,
    LOCKED,
    MINE,
    MINES,
    OWN_TARGETS,
    PASSED,
    PASSING,
    PATIENCE,
    PHASE,
    PIECES,
    PLANNING,
    RED,
    ROLLED,
    ROLLS,
    SEAT,
    SET,
    SHOT,
    SHOWN,
    SIDE,
    SIEGE,
    SQUARE,
    STANDING,
    START,
    STRENGTH,
    TANK,
    TANKS,
    TURN,
    VALUE,
    WHITE,
    WHITES,
    Numbers,
)
from panzerkiste.games.panzerschlacht.kernel.squares import below, beside, drop, empty, holds, leave, put
from panzerkiste.games.panzerschlacht.resolution import RED_FACE
from panzerkiste.games.panzerschlacht.state import HQ, SAFE_TURNS


@compiled
def resolve(desk: Numbers) -> int:
    """P2 to P7 after a turn, or after a pass, in which nobody has driven (PS-50); how the game then stands."""
    side = mover_of(desk)
    passed = desk[DRIVEN] == 0
    desk[PIECES] = desk[STRENGTH] + desk[STRENGTH + SIDE]
    desk[ADVANCED] = _advanced(desk, side)
    if desk[TURN] > SAFE_TURNS:
        _reveal_shots(desk, side)
    outcome = outcome_of(desk)
    if outcome == GOES_ON:
        _blow_mines(desk, side)
        outcome = outcome_of(desk)
    if outcome != GOES_ON:
        return outcome
    _raze_installations(desk, side)
    _award_flags(desk, side)
    empty(desk, RED + (1 - side) * SIDE)
    empty(desk, WHITE + (1 - side) * SIDE)
    return close_turn(desk, 1) if passed else work_off_fights(desk)


@compiled
def outcome_of(desk: Numbers) -> int:
    """PS-75 to PS-77."""
    if desk[STANDING] and desk[STANDING + SIDE]:
        return GOES_ON
    if desk[STANDING]:
        return GREEN_WINS
    return GREY_WINS if desk[STANDING + SIDE] else DRAWN


@compiled
def _advanced(desk: Numbers, side: int) -> int:
    """PS-79: whether a plain tank has ended on a row nearer to its goal."""
    army = side * SIDE
    for place in range(desk[DRIVEN]):
        tank = desk[DRIVERS + place]
        rows = desk[SQUARE + army + tank] // 10 - desk[START + tank] // 10
        if not desk[FLAG + army + tank] and (rows > 0 if side == 0 else rows < 0):
            return 1
    return 0


@compiled
def _lose_tank(desk: Numbers, side: int, tank: int, fate: int) -> None:
    army = side * SIDE
    leave(desk, desk[SQUARE + army + tank])
    desk[SQUARE + army + tank], desk[FATE + army + tank] = -1, fate
    desk[STANDING + army] -= 1
    desk[STRENGTH + army] -= 1


@compiled
def _reveal_shots(desk: Numbers, side: int) -> None:
    """P2. PS-52: drivers that ended on planned squares are destroyed. PS-33: whites leave the game."""
    army, planner = side * SIDE, (1 - side) * SIDE
    for word in range(SET):
        desk[WHITES + planner] -= bits_in(desk[WHITE + planner + word])
        desk[LAST_RED + word], desk[LAST_WHITE + word] = desk[RED + planner + word], desk[WHITE + planner + word]
    desk[LAST_KNOWN], desk[LOCKED] = 1, 0
    for place in range(desk[DRIVEN]):
        tank = desk[DRIVERS + place]
        end = desk[SQUARE + army + tank]
        if holds(desk, RED + planner, end) or holds(desk, WHITE + planner, end):
            _lose_tank(desk, side, tank, SHOT)


@compiled
def _blow_mines(desk: Numbers, side: int) -> None:
    """P3. PS-55: a surviving driver that ended on a live mine. PS-64: without the HQ mines are void."""
    army, owner = side * SIDE, (1 - side) * SIDE
    if desk[DEPOT + owner + HQ] < 0:
        return
    for place in range(desk[DRIVEN]):
        tank = desk[DRIVERS + place]
        end = desk[SQUARE + army + tank]
        if end < 0:
            continue
        put(desk, CLEARED + owner, end)
        if holds(desk, MINES + owner, end):
            drop(desk, MINES + owner, end)
            put(desk, EXPLODED + owner, end)
            _lose_tank(desk, side, tank, MINE)


@compiled
def _raze_installations(desk: Numbers, side: int) -> None:
    """P4. PS-63: what a surviving driver stands on. PS-82, PS-83: what its own side has fired at."""
    owner = (1 - side) * SIDE
    for kind in range(3):
        square = desk[DEPOT + owner + kind]
        if square < 0:
            continue
        content = desk[CONTENT + square]
        if content < GUN or holds(desk, RED + owner, square) or holds(desk, WHITE + owner, square):
            desk[DEPOT + owner + kind] = -1
            desk[STRENGTH + owner] -= 1
            if content >= INSTALLATION:
                desk[CONTENT + square] = EMPTY


@compiled
def _award_flags(desk: Numbers, side: int) -> None:
    """P5. PS-69."""
    army = side * SIDE
    for place in range(desk[DRIVEN]):
        tank = desk[DRIVERS + place]
        end = desk[SQUARE + army + tank]
        if end >= 0 and end // 10 == (9 if side == 0 else 0):
            desk[FLAG + army + tank] = 1


@compiled
def is_foe(desk: Numbers, side: int, square: int) -> bool:
    """Whether an opposing tank or gun stands there."""
    content, foe = desk[CONTENT + square], TANK + (1 - side) * TANKS
    return foe <= content < foe + TANKS or content == GUN + 1 - side


@compiled
def foes_beside(desk: Numbers, side: int, square: int) -> int:
    """PS-58: how many fights a tank of that side has there."""
    count = 0
    for direction in range(4):
        near = beside(0, square, direction)
        if near >= 0 and is_foe(desk, side, near):
            count += 1
    return count


@compiled
def work_off_fights(desk: Numbers) -> int:
    """P6. PS-59: each remaining pair is fought; the last one without asking."""
    side = mover_of(desk)
    while True:
        pairs, attacker = 0, -1
        for tank in range(TANKS):
            square = desk[SQUARE + side * SIDE + tank]
            if square >= 0:
                near = foes_beside(desk, side, square)
                pairs += near
                if near:
                    attacker = square
        if pairs == 0:
            return close_turn(desk, 0)
        if pairs > 1:
            desk[PHASE], desk[SEAT] = FIGHTING, side
            return GOES_ON
        for direction in range(4):
            near = beside(0, attacker, direction)
            if near >= 0 and is_foe(desk, side, near):
                fight(desk, attacker, near)
                break
        outcome = outcome_of(desk)
        if outcome != GOES_ON:
            return outcome


@compiled
def fight(desk: Numbers, attacker: int, target: int) -> None:
    if desk[CONTENT + target] >= GUN:
        die = 1 + below(desk, 6)
        desk[ROLLED + desk[ROLLS]] = die
        desk[ROLLS] += 1
        gun_fight(desk, attacker, target, die)
    else:
        _duel(desk, attacker, target)


@compiled
def _duel(desk: Numbers, attacker: int, target: int) -> None:
    """PS-61: both values are shown; the lower is removed, equal ones both."""
    side = mover_of(desk)
    own, other = side * SIDE, (1 - side) * SIDE
    tank = desk[CONTENT + attacker] - TANK - side * TANKS
    foe = desk[CONTENT + target] - TANK - (1 - side) * TANKS
    value, against = desk[VALUE + own + tank], desk[VALUE + other + foe]
    desk[SHOWN + own + tank], desk[SHOWN + other + foe] = value, against
    if value <= against:
        _lose_tank(desk, side, tank, DUEL)
    if against <= value:
        _lose_tank(desk, 1 - side, foe, DUEL)


@compiled
def gun_fight(desk: Numbers, attacker: int, gun: int, die: int) -> None:
    """PS-62: red removes the tank; black removes the gun, and a white shot of its owner with it."""
    side = mover_of(desk)
    if die == RED_FACE:
        _lose_tank(desk, side, desk[CONTENT + attacker] - TANK - side * TANKS, BY_GUN)
        return
    other = (1 - side) * SIDE
    desk[CONTENT + gun] = EMPTY
    desk[STRENGTH + other] -= 1
    if desk[WHITES + other]:
        desk[WHITES + other] -= 1


@compiled
def close_turn(desk: Numbers, passed: int) -> int:
    """P7. PS-78: deadlock. PS-79: no progress."""
    if passed and desk[PASSED] and not (desk[OWN_TARGETS] and not desk[SIEGE]):
        return DRAWN
    progress = desk[ADVANCED] or desk[STRENGTH] + desk[STRENGTH + SIDE] < desk[PIECES]
    desk[IDLE] = 0 if progress else desk[IDLE] + 1
    desk[TURN] += 1
    desk[PASSED] = passed
    desk[PIECES] = desk[ADVANCED] = 0
    if desk[IDLE] >= desk[PATIENCE]:
        return DRAWN
    open_turn(desk)
    return GOES_ON


@compiled
def open_turn(desk: Numbers) -> None:
    """PS-25: in the first turns nobody plans. PS-98: nor does a side that has passed."""
    if desk[TURN] > SAFE_TURNS:
        if not (desk[SIEGE] and desk[PASSED]):
            desk[PHASE], desk[SEAT] = PLANNING, 1 - mover_of(desk)
            return
        desk[LOCKED] = 1
    open_drive(desk)


@compiled
def open_drive(desk: Numbers) -> None:
    """P1. PS-50: a pass is legal only, and then forced, when no own tank can make a step."""
    begin_turn(desk)
    desk[PHASE], desk[SEAT] = DRIVING if desk[BEST_TOTAL] else PASSING, mover_of(desk)
