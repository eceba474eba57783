"""Resolution (PS-51 to PS-68): shots, mines, installations, flags, combats, in this order."""

from collections.abc import Iterable

from msgspec.structs import replace

from panzerkiste.engine.game import Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import then
from panzerkiste.games.panzerschlacht.actions import Fight
from panzerkiste.games.panzerschlacht.board import ADJACENT, GREEN, NOWHERE, Side, Square, goal_row, name, squares
from panzerkiste.games.panzerschlacht.events import (
    DuelFought,
    Event,
    FlagAwarded,
    GunAttacked,
    GunFought,
    InstallationLost,
    MineExploded,
    MinesVoid,
    ShotsMissed,
    ShotsRevealed,
    TankShot,
    WhitesChanged,
)
from panzerkiste.games.panzerschlacht.state import (
    HQ,
    Army,
    AwardFlags,
    BlowMines,
    Board,
    ChooseFight,
    Plan,
    RazeInstallations,
    RevealShots,
    RollDie,
    Secret,
    State,
    WorkOffFights,
)
from panzerkiste.games.panzerschlacht.victory import board_of, unless_decided

RED_FACE = 1  # PS-05


def reveal_shots(state: State, frame: RevealShots) -> Step[State, Event]:
    """P2. PS-52: every driver that ended on a planned square is destroyed. PS-54: the whole plan is shown."""
    board = board_of(state)
    mover, planner = board.mover, 1 - board.mover
    plan = _in_order(state.secrets[planner].plan or Plan())
    fired = squares(plan.red + plan.white)
    army = board.armies[mover]
    ends = tuple([army.tanks[number].square for number in frame.drivers])
    hit = [number for number, end in zip(frame.drivers, ends, strict=True) if fired >> end & 1]
    told: list[Event] = [ShotsRevealed(planner, plan)]
    shooter = board.armies[planner]
    if plan.white:  # PS-33: whites leave the game, hit or miss
        shooter = replace(shooter, whites=shooter.whites - len(plan.white))
        told.append(WhitesChanged(planner, shooter.whites))
    told += [TankShot(mover, army.tanks[number].home, army.tanks[number].square) for number in hit]
    if fired and not hit:
        told.append(ShotsMissed(planner))
    if hit:
        army = lose_tanks(army, hit, "shot")
    armies = (army, shooter) if mover == GREEN else (shooter, army)
    state = replace(
        with_secret(state, planner, replace(state.secrets[planner], plan=None)),
        board=replace(board, armies=armies, locked=False, last_plan=plan),
    )
    # PS-83: own installations that were fired at fall in P4.
    shelled = tuple([square for square in shooter.installations if square != NOWHERE and fired >> square & 1])
    if ends or shelled:
        state = then(state, BlowMines(frame.drivers), RazeInstallations(ends, shelled))
    return unless_decided(_step(state, told)) if hit else _step(state, told)


def _in_order(plan: Plan) -> Plan:
    """PS-54: what is shown does not tell in which order the pegs were placed."""
    return Plan(tuple(sorted(plan.red)), tuple(sorted(plan.white)))


def blow_mines(state: State, frame: BlowMines) -> Step[State, Event]:
    """P3. PS-55: a surviving driver that ended on a live mine is destroyed, and the mine is used up."""
    board = board_of(state)
    mover, owner = board.mover, 1 - board.mover
    army, mined, secret = board.armies[mover], board.armies[owner], state.secrets[owner]
    ended = [number for number in frame.drivers if army.tanks[number].square != NOWHERE]
    if mined.installations[HQ] == NOWHERE or not ended:  # PS-64: without the HQ mines are void
        return Step(state)
    blown = [number for number in ended if army.tanks[number].square in secret.mines]
    seen = {*mined.cleared, *[army.tanks[number].square for number in ended]}
    if not blown:
        if len(seen) == len(mined.cleared):
            return Step(state)
        mined = replace(mined, cleared=tuple(sorted(seen)))
        return Step(replace(state, board=board.with_armies(army, mined)))
    exploded = tuple([army.tanks[number].square for number in blown])
    told: list[Event] = [MineExploded(mover, army.tanks[n].home, army.tanks[n].square) for n in blown]
    mined = replace(
        mined,
        mines=mined.mines - len(exploded),
        exploded=mined.exploded + exploded,
        cleared=tuple(sorted(seen)),
    )
    state = replace(state, board=board.with_armies(lose_tanks(army, blown, "mine"), mined))
    left = tuple(mine for mine in secret.mines if mine not in exploded)
    return unless_decided(_step(with_secret(state, owner, replace(secret, mines=left)), told))


def raze_installations(state: State, frame: RazeInstallations) -> Step[State, Event]:
    """P4. PS-63: a surviving driver destroys the installation it stands on. PS-51: those without one fall last."""
    board = board_of(state)
    mover, owner = board.mover, 1 - board.mover
    army, razed = board.armies[mover], board.armies[owner]
    reached = [square for square in frame.ends if square in razed.installations]
    if not reached and not frame.shelled:
        return Step(state)
    falling = {*frame.shelled, *(tank.square for tank in army.tanks)}
    told: list[Event] = []
    for square in dict.fromkeys([*reached, *sorted(frame.shelled)]):
        if square not in falling:
            continue
        kind = razed.installations.index(square)
        razed = _without_installation(razed, kind)
        told.append(InstallationLost(owner, kind, square))
        if kind == HQ and state.secrets[owner].mines:
            told.append(MinesVoid(owner))
    if not told:
        return Step(state)
    return _step(replace(state, board=board.with_armies(army, razed)), told)


def award_flags(state: State, frame: AwardFlags) -> Step[State, Event]:
    """P5. PS-69: a tank that reached its goal row and survived becomes a command tank."""
    board = board_of(state)
    mover = board.mover
    army, goal = board.armies[mover], goal_row(mover)
    told: list[Event] = []
    tanks = list(army.tanks)
    for number in frame.drivers:
        tank = tanks[number]
        if tank.square in goal and not tank.flag:
            tanks[number] = replace(tank, flag=True)
            told.append(FlagAwarded(mover, tank.home, tank.square))
    if not told:
        return Step(state)
    army = replace(army, tanks=tuple(tanks))
    return _step(replace(state, board=board.with_armies(army, board.armies[1 - mover])), told)


def fights(board: Board) -> list[Fight]:
    """PS-58: every pair of a mover's tank and an adjacent opposing tank or gun, by square."""
    own, other = board.armies[board.mover], board.armies[1 - board.mover]
    foes = {tank.square for tank in other.tanks} | set(other.guns)
    return [
        Fight(square, target)
        for square in sorted([tank.square for tank in own.tanks if tank.square != NOWHERE])
        for target in ADJACENT[square]
        if target in foes
    ]


def work_off_fights(state: State, frame: WorkOffFights) -> Step[State, Event]:
    """P6. PS-59: each remaining pair is fought; the last one without asking."""
    pairs = fights(board_of(state))
    if not pairs:
        return Step(state)
    state = then(state, frame)
    return fight(state, pairs[0]) if len(pairs) == 1 else Step(then(state, ChooseFight()))


def fight(state: State, pair: Fight) -> Step[State, Event]:
    board = board_of(state)
    if pair not in fights(board):
        raise Illegal("PS-59", attacker=name(pair.attacker), target=name(pair.target))
    if pair.target in board.armies[1 - board.mover].guns:
        attacked = GunAttacked(board.mover, pair.attacker, pair.target)
        return _step(then(state, RollDie(pair.attacker, pair.target)), [attacked])
    return duel(state, pair)


def duel(state: State, pair: Fight) -> Step[State, Event]:
    """PS-61: both values are shown; the lower is removed, equal ones both."""
    board = board_of(state)
    mover = board.mover
    own, other = board.armies[mover], board.armies[1 - mover]
    attacker, target = _tank_on(own, pair.attacker), _tank_on(other, pair.target)
    values = state.secrets[mover].values[attacker], state.secrets[1 - mover].values[target]
    own, other = _show(own, attacker, values[0]), _show(other, target, values[1])
    lost = []
    if values[0] <= values[1]:
        own, lost = lose_tanks(own, [attacker], "duel"), [pair.attacker]
    if values[1] <= values[0]:
        other, lost = lose_tanks(other, [target], "duel"), [*lost, pair.target]
    fought = DuelFought(mover, pair.attacker, values[0], pair.target, values[1], tuple(sorted(lost)))
    return unless_decided(_step(replace(state, board=board.with_armies(own, other)), [fought]))


def gun_fight(state: State, frame: RollDie, die: int) -> Step[State, Event]:
    """PS-62: red removes the tank; black removes the gun, and a white shot of its owner with it."""
    board = board_of(state)
    mover = board.mover
    own, other = board.armies[mover], board.armies[1 - mover]
    lost = frame.attacker if die == RED_FACE else frame.gun
    told: list[Event] = [GunFought(mover, frame.attacker, frame.gun, die, lost)]
    if die == RED_FACE:
        own = lose_tanks(own, [_tank_on(own, frame.attacker)], "gun")
    else:
        other = replace(other, guns=tuple(gun for gun in other.guns if gun != frame.gun))
        if other.whites:
            other = replace(other, whites=other.whites - 1)
            told.append(WhitesChanged(1 - mover, other.whites))
    return unless_decided(_step(replace(state, board=board.with_armies(own, other)), told))


def lose_tanks(army: Army, numbers: Iterable[int], fate: str) -> Army:
    lost = set(numbers)
    if not lost:
        return army
    return replace(
        army,
        tanks=tuple(
            replace(tank, square=NOWHERE, fate=fate) if number in lost else tank
            for number, tank in enumerate(army.tanks)
        ),
    )


def with_secret(state: State, side: Side, secret: Secret) -> State:
    first, second = state.secrets
    return replace(state, secrets=(secret, second) if side == 0 else (first, secret))


def _tank_on(army: Army, square: Square) -> int:
    return next(number for number, tank in enumerate(army.tanks) if tank.square == square)


def _show(army: Army, number: int, value: int) -> Army:
    tanks = list(army.tanks)
    tanks[number] = replace(tanks[number], shown=value)
    return replace(army, tanks=tuple(tanks))


def _without_installation(army: Army, kind: int) -> Army:
    left = list(army.installations)
    left[kind] = NOWHERE
    return replace(army, installations=(left[0], left[1], left[2]))


def _step(state: State, told: Iterable[Event]) -> Step[State, Event]:
    return Step(state, tuple([Told(event) for event in told]))
