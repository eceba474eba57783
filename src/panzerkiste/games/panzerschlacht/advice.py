"""What a player may ask while trying things out (PS-35): answered from his view alone, by the rules themselves."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Literal, assert_never

from msgspec import Struct

from panzerkiste.engine.game import Offer
from panzerkiste.engine.illegal import Illegal, Refusal
from panzerkiste.games.panzerschlacht.actions import Action, Fight
from panzerkiste.games.panzerschlacht.board import ADJACENT, Side, Square, members, name
from panzerkiste.games.panzerschlacht.movement import (
    Trial,
    begin,
    board_after,
    can_step,
    drive,
    finish_breach,
    paths_on,
    step_breach,
)
from panzerkiste.games.panzerschlacht.notation import parse
from panzerkiste.games.panzerschlacht.planning import check_plan, open_targets, red_limit, white_limit
from panzerkiste.games.panzerschlacht.reasons import drive_breach, room
from panzerkiste.games.panzerschlacht.resolution import fights
from panzerkiste.games.panzerschlacht.setup import random_setup, ready_mades, setup_breaches, turned, walled_in
from panzerkiste.games.panzerschlacht.state import Board, Plan, Setup, Tank
from panzerkiste.games.panzerschlacht.view import View, hidden_pool, imagine


class TrySetup(Struct, frozen=True, tag=True):
    """Is this set-up legal as far as it goes? Installations not placed yet stand on -1."""

    setup: Setup


class SuggestSetup(Struct, frozen=True, tag=True):
    """A ready-made set-up by its id, or "surprise" with a number of the asker's choice."""

    id: str
    number: int


class TryPlan(Struct, frozen=True, tag=True):
    plan: Plan


class TryMove(Struct, frozen=True, tag=True):
    """A turn as far as it goes; *tank* is the square of the tank to be driven on or driven next, or -1."""

    paths: tuple[tuple[Square, ...], ...]
    tank: Square


class WhyNot(Struct, frozen=True, tag=True):
    """Why can the tank to be driven not get to this square?"""

    paths: tuple[tuple[Square, ...], ...]
    tank: Square
    square: Square


class TryFights(Struct, frozen=True, tag=True):
    """How would the fights that are open now go?"""


Query = TrySetup | SuggestSetup | TryPlan | TryMove | WhyNot | TryFights


class SetupAdvice(Struct, frozen=True, tag=True):
    breaches: tuple[Refusal, ...]
    walled_in: tuple[Square, ...]
    room: dict[str, tuple[Square, ...]]  # by kind of piece: where one more would stand well


class SetupSuggestion(Struct, frozen=True, tag=True):
    setup: Setup


class PlanAdvice(Struct, frozen=True, tag=True):
    red_limit: int
    white_limit: int
    targets: tuple[Square, ...]
    breach: Refusal | None


class Reach(Struct, frozen=True):
    """A square the selected tank could end on, and a shortest way there from where it stands now."""

    square: Square
    path: tuple[Square, ...]


class Closed(Struct, frozen=True):
    """A neighbouring square the selected tank may not step to, and why."""

    square: Square
    why: Refusal


class Odds(Struct, frozen=True):
    """A fight's chances in the attacker's eyes, as exact fractions "5/6"."""

    attacker: Square
    target: Square
    wins: str
    loses: str
    both_lost: str


class Survival(Struct, frozen=True):
    """The chance that a tank outlives all its fights."""

    square: Square
    fights: int
    chance: str


class MoveAdvice(Struct, frozen=True, tag=True):
    total: int
    allowance: int
    most: int
    duty: bool
    broken_path: int  # which path is illegal, or -1
    breach: Refusal | None  # of that path
    unfinished: Refusal | None  # why the turn cannot be committed yet
    must_pass: bool
    reach: tuple[Reach, ...]
    closed: tuple[Closed, ...]
    odds: tuple[Odds, ...]
    survival: tuple[Survival, ...]


class Reason(Struct, frozen=True, tag=True):
    why: Refusal | None  # None: no tank is to be driven, or the square is in reach


class FightsAdvice(Struct, frozen=True, tag=True):
    odds: tuple[Odds, ...]
    survival: tuple[Survival, ...]


Advice = SetupAdvice | SetupSuggestion | PlanAdvice | MoveAdvice | Reason | FightsAdvice


class FightOrder(Struct, frozen=True, tag=True):
    """A standing order: fight without asking, guns or tanks first."""

    first: Literal["guns", "tanks"]


def obey(view: View, offer: Offer[Action], orders: Sequence[FightOrder]) -> Action | None:
    if offer.ask != "fight" or not orders or view.board is None:
        return None
    guns = view.board.armies[1 - view.board.mover].guns
    wanted = [
        fight
        for fight in offer.actions
        if isinstance(fight, Fight) and (fight.target in guns) == (orders[-1].first == "guns")
    ]
    return (wanted or offer.actions)[0]


def advise(view: View, query: Query) -> Advice:
    match query:
        case TrySetup(setup):
            side = _own_side(view)
            breaches = tuple(breach.refusal for breach in setup_breaches(side, setup))
            return SetupAdvice(breaches, tuple(walled_in(side, setup)), room(side, setup))
        case SuggestSetup(kind, number):
            return SetupSuggestion(_suggested(view, kind, number))
        case TryPlan(plan):
            return _judge_plan(_set_board(view), view.seat, plan)
        case TryMove(paths, tank):
            return _judge_move(view, _own_turn(view), paths, tank)
        case WhyNot(paths, tank, square):
            return Reason(_why_not(_own_turn(view), paths, tank, square))
        case TryFights():
            board = _own_turn(view)
            return FightsAdvice(_odds(view, board), _survival(view, board))
        case _ as other:
            assert_never(other)


def _own_side(view: View) -> Side:
    if view.seat not in (0, 1):
        raise Illegal("PS-23", "not_now")
    return view.seat


def _set_board(view: View) -> Board:
    if view.board is None or view.seat not in (0, 1):
        raise Illegal("PS-23", "not_now")
    return view.board


def _own_turn(view: View) -> Board:
    board = _set_board(view)
    if board.mover != view.seat:
        raise Illegal("PS-23", "not_now")
    return board


def _suggested(view: View, kind: str, number: int) -> Setup:
    side = _own_side(view)
    if kind == "surprise":
        return random_setup(side, Random(number))
    text = next((ready.setup for ready in ready_mades() if ready.id == kind), None)
    if text is None:
        raise Illegal("PS-20", "unknown", id=kind)
    _, setup = parse(imagine(view, Random(0)), text)
    assert isinstance(setup, Setup)
    return turned(setup) if side else setup


def _judge_plan(board: Board, side: Side, plan: Plan) -> PlanAdvice:
    breach = None
    try:
        check_plan(board, side, plan)
    except Illegal as illegal:
        breach = illegal.refusal
    targets = tuple(members(open_targets(board, side)))
    return PlanAdvice(red_limit(board, side), white_limit(board, side), targets, breach)


def _judge_move(view: View, board: Board, paths: tuple[tuple[Square, ...], ...], tank: Square) -> MoveAdvice:
    start = trial = begin(board)
    broken, breach, before = -1, None, trial
    for number, path in enumerate(paths):
        try:
            before, trial = trial, drive(trial, path)
        except Illegal as illegal:
            broken, breach = number, illegal.refusal
            break
    unfinished = None if breach else finish_breach(trial)
    after = board if breach else board_after(board, paths)
    selected = _selected(trial, before, () if breach else paths, tank)
    return MoveAdvice(
        trial.total,
        trial.allowance,
        trial.most,
        trial.duty,
        broken,
        breach,
        unfinished.refusal if unfinished else None,
        not can_step(start),
        _reach(*selected) if selected else (),
        _closed(*selected) if selected else (),
        _odds(view, after),
        _survival(view, after),
    )


def _why_not(board: Board, paths: tuple[tuple[Square, ...], ...], tank: Square, square: Square) -> Refusal | None:
    before = trial = begin(board)
    for path in paths:
        before, trial = trial, drive(trial, path)
    if tank in trial.driven and not (paths and tank == paths[-1][-1]):
        return Illegal("PS-41", square=name(tank)).refusal
    selected = _selected(trial, before, paths, tank)
    if selected is None or any(reach.square == square for reach in _reach(*selected)):
        return None
    return drive_breach(*selected, square).refusal


def _selected(
    trial: Trial, before: Trial, paths: tuple[tuple[Square, ...], ...], square: Square
) -> tuple[Trial, Tank, tuple[Square, ...]] | None:
    """The tank to drive: one that still waits, or the last one driven, whose path may go on."""
    if square in trial.waiting:
        return trial, trial.waiting[square], (square,)
    last = paths[-1] if paths else ()
    if last and square == last[-1] and last[0] in before.waiting:
        return before, before.waiting[last[0]], last
    return None


def _reach(trial: Trial, tank: Tank, path: tuple[Square, ...]) -> tuple[Reach, ...]:
    found: dict[Square, Reach] = {}
    for way in sorted(paths_on(trial, tank, path), key=len):
        found.setdefault(way[-1], Reach(way[-1], way[len(path) - 1 :]))
    return tuple(found.values())


def _closed(trial: Trial, tank: Tank, path: tuple[Square, ...]) -> tuple[Closed, ...]:
    breaches = ((square, step_breach(trial, tank, path, square)) for square in ADJACENT[path[-1]])
    return tuple(Closed(square, breach.refusal) for square, breach in breaches if breach)


def _odds(view: View, board: Board) -> tuple[Odds, ...]:
    """PS-61, PS-62 as chances: a gun loses on five faces of six; hidden values are all equally likely."""
    return tuple(_odds_of(view, board, pair) for pair in fights(board))


def _odds_of(view: View, board: Board, pair: Fight) -> Odds:
    side, other = board.mover, 1 - board.mover
    if pair.target in board.armies[other].guns:
        return Odds(pair.attacker, pair.target, "5/6", "1/6", "0")
    value = _value_on(view, board, side, pair.attacker)[0]
    foes = _value_on(view, board, other, pair.target)
    beaten, equal = sum(foe < value for foe in foes), sum(foe == value for foe in foes)
    chances = (Fraction(n, len(foes)) for n in (beaten, len(foes) - beaten - equal, equal))
    return Odds(pair.attacker, pair.target, *map(str, chances))


def _value_on(view: View, board: Board, side: Side, square: Square) -> list[int]:
    """The values the tank on *square* may have, in the viewer's eyes."""
    number = next(n for n, tank in enumerate(board.armies[side].tanks) if tank.square == square)
    known = view.values[side][number]
    return [known] if known else hidden_pool(view, side)


def _survival(view: View, board: Board) -> tuple[Survival, ...]:
    pairs = fights(board)
    return tuple(
        Survival(square, len(foes), str(_outlives(view, board, square, foes)))
        for square in dict.fromkeys(pair.attacker for pair in pairs)
        if (foes := [pair.target for pair in pairs if pair.attacker == square])
    )


def _outlives(view: View, board: Board, square: Square, foes: list[Square]) -> Fraction:
    """Every duel must be won outright, and every die must be black; hidden values are drawn without putting back."""
    other = 1 - board.mover
    value = _value_on(view, board, board.mover, square)[0]
    chance, hidden = Fraction(1), 0
    pool = hidden_pool(view, other)
    weaker = sum(foe < value for foe in pool)
    for foe in foes:
        if foe in board.armies[other].guns:
            chance *= Fraction(5, 6)
        elif len(known := _value_on(view, board, other, foe)) == 1:
            chance *= int(known[0] < value)
        else:
            chance *= Fraction(max(0, weaker - hidden), len(pool) - hidden)
            hidden += 1
    return chance
