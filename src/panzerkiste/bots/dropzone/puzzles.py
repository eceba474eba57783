"""Puzzles: whom does this squad destroy most surely, and who can do it at all? By the rules' own exact odds.

Positions are from self-play, their inches rounded to hundredths. Nothing is hidden in them. Asked is for the fire of a
squad from where it stands: everything that reaches and hurts one enemy unit, at that unit.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import convert
from msgspec.structs import replace

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Line
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.engine.playing import play
from panzerkiste.engine.puzzle import EASIEST, HARDEST, Puzzle, Sum, puzzle_id
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Activate, Play, Shoot
from panzerkiste.games.dropzone.advice.odds import destroyed, die_odds, shot_odds, volley_odds
from panzerkiste.games.dropzone.armies.mustering import PLAYER_CODES
from panzerkiste.games.dropzone.battle.activation import activatable
from panzerkiste.games.dropzone.battle.frames import AnnounceBattlegroup
from panzerkiste.games.dropzone.battle.shooting import aim, shooters
from panzerkiste.games.dropzone.battle.volleys import possible_shots
from panzerkiste.games.dropzone.geometry import distance
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import NOBODY, State, Unit
from panzerkiste.games.dropzone.terms import Aim, BattlegroupId, TargetId
from panzerkiste.games.dropzone.text.notation import notate, parse
from panzerkiste.games.dropzone.text.position import read_position
from panzerkiste.games.dropzone.text.position_writing import write_position
from panzerkiste.games.dropzone.turn import apply, decision, default, offer, sample

Level = Callable[[Knowledge], Any]

MARGIN: Final = 0.08  # by which the best is likelier than the next
RATIO: Final = 1.25
ALIKE: Final = 0.02  # units of a squad stand side by side: whichever of them is as good
LEAST: Final = 0.2
MOST: Final = 0.99
PLAUSIBLE: Final = 0.1  # the next best, at least
CHOICES: Final = 3  # at least so many to choose from
COMPARED: Final = 5  # shown with the solution
EACH: Final = 6  # of one theme in a match
LEVEL: Final = 2  # of those who play
TURNS: Final = 4  # afterwards there are few left
PLACES: Final = 2  # behind the point, of inches and degrees
ROLLS: Final = 200  # until one of them destroys the target
EASY: Final = 0.2  # on the scale of 0 to 1 where the next is as good, there are many, and the nearest is wrong
HARD: Final = 0.8
FIELDS: Final = ("city_block_9", "beech_hills", "dead_foundry", "three_bridges")  # in turn, by number of dig
ARMIES: Final = ("ucm-starter", "scourge-starter", "phr-starter", "shaltari-starter")


class Fire(NamedTuple):
    """All that a squad can do to one unit at once."""

    aims: tuple[Aim, ...]
    chance: float

    @property
    def order(self) -> Shoot:
        return Shoot(tuple(aim.shot for aim in self.aims))

    def hurting(self, state: State) -> "Fire":
        """Without what cannot hurt the target."""
        return Fire(tuple(one for one in self.aims if _hurts(state, one)), self.chance)


NO_FIRE: Final = Fire((), 0.0)


def _hurts(state: State, one: Aim) -> bool:
    return sum(die_odds(state, one)[1:]) > 0


class Found(NamedTuple):
    """What is asked in a position: the candidates in notation, the best first, each with its fire."""

    state: State
    asked: str  # order, activate
    fires: dict[str, Fire]
    solves: tuple[str, ...]


def dig(levels: Sequence[Level], seed: int, number: int) -> list[Puzzle]:
    """The puzzles in one match of self-play."""
    rng = Random(f"{seed} {number}")
    armies = rng.sample(ARMIES, 2)
    told = {"battlefield": FIELDS[number % len(FIELDS)]}  # the armies stand in the position
    options = {"army_a": armies[0], "army_b": armies[1], "turns": TURNS, **told}
    match = play(DROPZONE, [levels[LEVEL], levels[LEVEL]], rng.getrandbits(32), options, inf)
    found = dict[str, Puzzle]()
    moments = (moment for step in match.steps for moment in _moments(step.state))
    for text in filter(None, map(_written, moments)):
        if puzzle := puzzle_of(text, told):
            found[f"{text.splitlines()[0]} {puzzle.theme} {puzzle.answers[0]}"] = puzzle  # in a turn, once
    return [*_few_of_each([*found.values()])]


def _few_of_each(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    for theme in dict.fromkeys(puzzle.theme for puzzle in puzzles):
        yield from [puzzle for puzzle in puzzles if puzzle.theme == theme][:EACH]


def _moments(state: State) -> Iterator[State]:
    """Where a battlegroup is to be activated: that, by either side, and the orders of whichever might be."""
    owed = decision(state)
    if owed is None or owed.ask != "activate":
        return
    for seat in (owed.seats[0], 1 - owed.seats[0]):
        asked = replace(state, pending=(*state.pending[:-1], AnnounceBattlegroup(seat)))
        groups = activatable(asked, seat)
        if groups:
            yield asked
        for group in groups:
            yield from _begun(asked, seat, group.id)


def _written(state: State) -> str | None:
    """The moment as text, if it is one that can be written in a few words."""
    text = write_position(state.with_units([_rounded(unit) for unit in state.units]))
    return text if text.splitlines()[-1].startswith("now ") else None


def _rounded(unit: Unit) -> Unit:
    return replace(
        unit,
        at=(round(unit.at[0], PLACES), round(unit.at[1], PLACES)),
        facing=round(unit.facing, PLACES) % 360,
        moved=round(unit.moved, PLACES),
        used=round(unit.used, PLACES),
        moved_last=round(unit.moved_last, PLACES),
    )


# What everybody can do.


def fires_of(state: State) -> dict[TargetId, Fire]:
    """Of the squads that act now, at every unit that they reach and can hurt."""
    if state.slot.shot:
        return {}
    aims = possible_shots(state, shooters(state))
    targets = dict.fromkeys(one.shot.target for one in aims if _hurts(state, one))
    return {target: _all_at(state, aims, target) for target in targets}


def _all_at(state: State, aims: Sequence[Aim], target: TargetId) -> Fire:
    """As the table fires at a chosen enemy: every weapon once, of alternatives the better, even where it is no use."""
    at_it = sorted((one for one in aims if one.shot.target == target), key=lambda one: -shot_odds(state, one).expected)
    chosen = list[Aim]()
    for one in at_it:
        try:
            chosen.append(aim(state, one.shot, [other.shot for other in chosen]))
        except Illegal:
            continue
    chosen.sort(key=lambda one: (one.shot.unit, one.shot.mount))
    return Fire(tuple(chosen), destroyed(state, volley_odds(state, chosen, target), target))


def _best(fires: Mapping[TargetId, Fire]) -> Fire:
    return max(fires.values(), key=lambda fire: fire.chance, default=NO_FIRE)


def _of_battlegroup(state: State, seat: int, group: BattlegroupId) -> Fire:
    """The best that one of its squads can do, whichever comes first."""
    tried = [_best(fires_of(begun)) for begun in _begun(state, seat, group)]
    return max(tried, key=lambda fire: fire.chance, default=NO_FIRE)


def _begun(state: State, seat: int, group: BattlegroupId) -> list[State]:
    """The battlegroup is activated, and each of its squads is told to go first; walls are manned as usual."""
    after = apply(state, seat, Activate(group)).state
    while (owed := decision(after)) is not None and owed.seats == (seat,) and owed.ask == "walls":
        after = apply(after, seat, default(after, seat)).state
    if owed is None or owed.seats != (seat,):
        return []
    plays = [action for action in offer(after, seat).actions if isinstance(action, Play)]
    first = [apply(after, seat, action).state for action in plays] if owed.ask == "squad" else [after]
    return [state for state in first if _gives_orders(state)]


def _gives_orders(state: State) -> bool:
    return (owed := decision(state)) is not None and owed.ask == "order"


# Puzzles.


def find(text: str, options: Mapping[str, Any]) -> Found | None:
    """What the position asks, and all answers with their exact chances; None where none stands out."""
    state = read_position(text, convert(dict(options), Options))
    owed = decision(state)
    assert owed is not None, "the position asks somebody"
    seat = owed.seats[0]
    if owed.ask == "order":
        fires = {notate(state, seat, fire.order): fire for fire in fires_of(state).values() if fire.aims}
    else:
        groups = [group.id for group in activatable(state, seat)]
        fires = {notate(state, seat, Activate(group)): _of_battlegroup(state, seat, group) for group in groups}
    ranked = dict(sorted(fires.items(), key=lambda item: -item[1].chance))
    solves = best_by_a_margin({text: fire.chance for text, fire in ranked.items()})
    return Found(state, owed.ask, ranked, solves) if solves else None


def best_by_a_margin(chances: Mapping[str, float]) -> tuple[str, ...]:
    """Those that are as good as the best, if nothing else comes near; the best first."""
    if len(chances) < CHOICES or not LEAST <= (best := max(chances.values())) <= MOST:
        return ()
    alike = tuple(text for text, chance in chances.items() if chance >= best - ALIKE)
    second = max((chance for text, chance in chances.items() if text not in alike), default=0.0)
    stands_out = second >= PLAUSIBLE and best - second >= MARGIN and best >= RATIO * second
    return alike if stands_out and len(alike) * 2 <= len(chances) else ()


def puzzle_of(text: str, options: Mapping[str, Any]) -> Puzzle | None:
    try:
        found = find(text, options)
    except Illegal:  # rounded, two hulls may touch
        return None
    if found is None or (found.asked == "activate" and len(found.solves) > 1):
        return None
    owed = decision(found.state)
    assert owed is not None, "the position asks somebody"
    seat = PLAYER_CODES[owed.seats[0]]
    sums = tuple(_sum(found, action) for action in _compared(found))
    return Puzzle(
        puzzle_id(text, seat),
        seat,
        text,
        theme_of(found),
        _rating(found),
        _answers(found, owed.seats[0]),
        _success(found),
        sums,
        options=dict(options),
    )


def _answers(found: Found, seat: int) -> tuple[str, ...]:
    """Whatever cannot hurt may hold its fire."""
    if found.asked == "activate":
        return found.solves
    hurting = [found.fires[text].hurting(found.state).order for text in found.solves]
    return tuple(dict.fromkeys([*found.solves, *(notate(found.state, seat, order) for order in hurting)]))


def _compared(found: Found) -> list[str]:
    """The first of the best, then others."""
    return [text for text in found.fires if text == found.solves[0] or text not in found.solves][:COMPARED]


def theme_of(found: Found) -> str:
    """What tells the best target from the others."""
    if found.asked == "activate":
        return "who"
    best = found.fires[found.solves[0]]
    target = _target(found.state, best)
    if target.is_airborne:
        return "aircraft"
    if target.damage:
        return "damaged"
    others = [fire for text, fire in found.fires.items() if text not in found.solves]
    weapons = len(best.hurting(found.state).aims)
    fewer = any(len(fire.hurting(found.state).aims) < weapons for fire in others)
    return "in-sight" if fewer else "armour"


def _target(state: State, fire: Fire) -> Unit:
    return state.units[int(fire.aims[0].shot.target)]


def _sum(found: Found, action: str) -> Sum:
    """Weapons, dice, what hits and what hurts, and what it takes; nothing, where nobody is in reach."""
    state = found.state
    fire = found.fires[action].hurting(state)
    if not fire.aims:
        return Sum(action, 0.0, Line("dropzone-puzzle-sum-nothing", {}), _then(found, action))
    odds = [shot_odds(state, one) for one in fire.aims]
    sentence = Line(
        "dropzone-puzzle-sum",
        {
            "squad": _squad_name(state, state.units[fire.aims[0].shot.unit]),
            "target": _target(state, fire).name,
            "weapons": len(fire.aims),
            "dice": sum(each.dice for each in odds),
            "need": min(each.need for each in odds),
            "damage": min(each.damage for each in odds),
            "save": max(each.save or 0 for each in odds),
            "left": _target(state, fire).left,
        },
    )
    return Sum(action, round(fire.chance, 4), sentence, _then(found, action))


def _then(found: Found, action: str) -> tuple[str, ...]:
    return () if action in found.solves else _rolled(found, action, 0)[0]


def _squad_name(state: State, unit: Unit) -> str:
    """A transport that several squads share is in none."""
    return unit.name if unit.squad == NOBODY else state.squads[unit.squad].name


def _success(found: Found) -> tuple[str, ...]:
    """What may follow the answer: dice that destroy the target, if any of so many rolls does."""
    target = _target(found.state, found.fires[found.solves[0]])
    rolls = [_rolled(found, found.solves[0], number) for number in range(ROLLS if found.asked == "order" else 1)]
    return next((lines for lines, state in rolls if not state.units[target.id].is_alive), rolls[0][0])


def _rolled(found: Found, action: str, number: int) -> tuple[tuple[str, ...], State]:
    """As the dice may fall, until somebody is asked."""
    state, lines = apply(found.state, *parse(found.state, action)).state, list[str]()
    while (owed := decision(state)) is not None and owed.seats == (CHANCE,):
        roll = sample(state, Simulated(Random(f"{number} {len(lines)}")))
        lines.append(notate(state, CHANCE, roll))
        state = apply(state, CHANCE, roll).state
    return tuple(lines), state


def _rating(found: Found) -> int:
    """By how close the next comes, how many there are, and whether the nearest is the wrong one.

    Our levels take seconds for an order and weigh much else, so they are not asked.
    """
    chances = [fire.chance for text, fire in found.fires.items() if text not in found.solves]
    best = found.fires[found.solves[0]]
    close = max(chances) / best.chance
    hard = 0.5 * close + 0.25 * min(1.0, len(chances) / 12) + 0.25 * _misleads(found)
    return round(EASIEST + (HARDEST - EASIEST) * max(0.0, min(1.0, (hard - EASY) / (HARD - EASY))))


def _misleads(found: Found) -> bool:
    """Is somebody else nearer to his target?"""
    nearest = min((fire for fire in found.fires.values() if fire.aims), key=lambda fire: _inches(found.state, fire))
    return nearest not in [found.fires[text] for text in found.solves]


def _inches(state: State, fire: Fire) -> float:
    return min(distance(state.units[one.shot.unit].at, _target(state, fire).at) for one in fire.aims)
