"""Puzzles: which attack most likely destroys its target? The odds are the table's own, exact to the last die.

Positions are from self-play. So that nothing but dice decides, all hands are empty and nobody has a commander; the
other side counters and evades where that serves it. What lies face down changes none of these odds, and is not looked
at.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import inf
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import convert
from msgspec.structs import replace

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Line, Offer
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.engine.playing import play
from panzerkiste.engine.puzzle import EASIEST, HARDEST, Puzzle, Sum, puzzle_id
from panzerkiste.games.tank_hunter import TANK_HUNTER
from panzerkiste.games.tank_hunter.actions import Action, DeclareAttack, Roll
from panzerkiste.games.tank_hunter.contract import apply, decision, sample
from panzerkiste.games.tank_hunter.fights.declaration import attacks
from panzerkiste.games.tank_hunter.fights.evading import may_evade
from panzerkiste.games.tank_hunter.knowledge.advice import FightAdvice, TryAttack, advise
from panzerkiste.games.tank_hunter.knowledge.foresight import usual_answers
from panzerkiste.games.tank_hunter.knowledge.view import View, view
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import SEAT_CODES, EventDeck, Player, RollEvade, Shooting, State, TakeAction
from panzerkiste.games.tank_hunter.state.table import card_of, seat_of, unit_of
from panzerkiste.games.tank_hunter.text.notation import notate
from panzerkiste.games.tank_hunter.text.position import read_position, write_position

Level = Callable[[Knowledge], Any]

MARGIN: Final = Fraction(8, 100)  # by which the best attack is likelier than any other
RATIO: Final = Fraction(5, 4)
LEAST: Final = Fraction(1, 5)
PAIRS: Final = 4  # at least so many pairs of attacker and target to choose from
LOOKED_AT: Final = 12  # moments of a match
MOST: Final = 2  # of one match: more would be much alike
COMPARED: Final = 5  # attacks shown with the solution
JUDGES: Final = slice(0, 5)  # the levels that say how hard it is; the last one foresees, which takes long
TRIES: Final = 6
MANY: Final = 24  # attacks to choose from
EASY: Final = 0.2  # on the scale of 0 to 1 where nobody finds it and the next is as good
HARD: Final = 0.8
GAMES: Final[tuple[dict[str, Any], ...]] = ({}, {"evading": True}, {"charge": True})  # options, by number of dig


class Task(NamedTuple):
    state: State
    seen: View
    chances: dict[DeclareAttack, Fraction]  # the best first

    @property
    def best(self) -> DeclareAttack:
        return next(iter(self.chances))


Die = Callable[[Task, State], Roll]


def dig(levels: Sequence[Level], seed: int, number: int) -> list[Puzzle]:
    """The puzzles in one match of self-play."""
    rng, options = Random(f"{seed} {number}"), GAMES[number % len(GAMES)]
    players = levels[3], levels[4]
    match = play(TANK_HUNTER, rng.sample(players, 2), rng.getrandbits(32), options, inf)
    moments = [step.state for step in match.steps if _is_plain(step.state)]
    looked_at = rng.sample(moments, min(LOOKED_AT, len(moments)))
    by_theme = dict[str, Puzzle]()
    for text in (write_position(_bare(state)) for state in looked_at):
        if len(by_theme) < MOST and (puzzle := puzzle_of(text, options, levels[JUDGES])):
            by_theme.setdefault(puzzle.theme, puzzle)
    return [*by_theme.values()]


def _is_plain(state: State) -> bool:
    if len(state.pending) != 1 or not isinstance(state.pending[0], TakeAction):
        return False
    pairs = {(attack.attacker, attack.target) for attack in attacks(state, state.turn_player)}
    return len(pairs) >= PAIRS and state.actions == 1


def _bare(state: State) -> State:
    """Without hands, and with nothing told of the decks."""
    players = tuple(_empty_handed(player) for player in state.players)
    return replace(
        state,
        players=players,
        discard=(),
        removed=(),
        event_deck=EventDeck(piles=((), (), ())),
        bombings=0,
        quiet_turns=0,
        stirred=False,
    )


def _empty_handed(player: Player) -> Player:
    return replace(player, hand=(), commanders=(), ignored_water=())


def task_of(text: str, options: dict[str, Any]) -> Task:
    """What each attack comes to, from the view of who is to act."""
    state = read_position(text, convert(options, Options))
    seen = view(state, state.turn_player)
    found = {attack: destroys(seen, attack) for attack in attacks(state, seen.seat)}
    return Task(state, seen, dict(sorted(found.items(), key=lambda item: -item[1])))


def destroys(seen: View, attack: DeclareAttack) -> Fraction:
    """The exact chance that the target is destroyed. To counter and to evade never makes that likelier."""
    chances = _advice(seen, attack).chances
    return sum((Fraction(each.chance) for each in chances if each.what == "destroyed"), Fraction(0))


def _advice(seen: View, attack: DeclareAttack) -> FightAdvice:
    found = advise(seen, TryAttack(attack, counter=True, evade=True, leader=""))
    assert isinstance(found, FightAdvice), "that is what is answered to an attack"
    return found


def is_best_by_a_margin(task: Task) -> bool:
    best, second, third, *_ = [*task.chances.values(), Fraction(0), Fraction(0), Fraction(0)]
    return third > 0 and LEAST <= best < 1 and best - second >= MARGIN and best >= RATIO * second


def puzzle_of(text: str, options: dict[str, Any], judges: Sequence[Level]) -> Puzzle | None:
    task = task_of(text, options)
    line = _played_out(task, task.best, _lucky) if is_best_by_a_margin(task) else None
    if line is None:
        return None
    seat = SEAT_CODES[task.seen.seat]
    answer = notate(task.state, task.seen.seat, task.best)
    sums = tuple(_sum(task, attack) for attack in _compared(task))
    rating = _rating(task, judges)
    return Puzzle(puzzle_id(text, seat), seat, text, theme_of(task), rating, (answer,), line, sums, options=options)


def _compared(task: Task) -> Iterator[DeclareAttack]:
    """Of each pair the best attack, the best pairs first."""
    pairs = dict[tuple[str, str], DeclareAttack]()
    for attack in task.chances:
        pairs.setdefault((attack.attacker, attack.target), attack)
    yield from list(pairs.values())[:COMPARED]


def theme_of(task: Task) -> str:
    attack = task.best
    if attack.charge:
        return "charge"
    if attack.shots > 1:
        return "salvo"
    if _advice(task.seen, attack).when == "before":
        return "under-fire"
    return {"anti_armour": "duel", "gunfight": "infantry", "suicide": "infantry"}.get(
        attack.kind, attack.kind.replace("_", "-")
    )


def _sum(task: Task, attack: DeclareAttack) -> Sum:
    """The reckoning: dice and target number, what the counter needs, whether a hit only pins, who may evade."""
    advice = _advice(task.seen, attack)
    assert advice.shots is not None, "a legal attack has a target number"
    target = unit_of(task.state, attack.target)
    sentence = Line(
        "tank-hunter-puzzle-sum",
        {
            "kind": attack.kind,
            "number": max(0, min(6, advice.shots.number)),
            "shots": attack.shots,
            "when": advice.when,
            "back": max(0, min(6, advice.counter.number)) if advice.counter else 0,
            "pins": "yes" if attack.kind == "grenade" and not target.pinned else "no",
            "evade": _evades(task.state, attack),
        },
    )
    chance, then = round(float(task.chances[attack]), 4), _played_out(task, attack, _unlucky) or ()
    return Sum(notate(task.state, task.seen.seat, attack), chance, sentence, then if attack != task.best else ())


def _evades(state: State, attack: DeclareAttack) -> int:
    """The number with which the target evades; 0 where it cannot (TH-300 to TH-302)."""
    aimed = Shooting(attack.attacker, attack.target, attack.kind, attack.shots)
    return card_of(state, unit_of(state, attack.target)).abilities.evade or 0 if may_evade(state, aimed) else 0


def _played_out(task: Task, attack: DeclareAttack, die: Die) -> tuple[str, ...] | None:
    """What may follow an attack, until somebody has to think; None where the solver would be asked in the fight."""
    answers, lines = usual_answers(counter=True, evade=True, leader=""), list[str]()
    state = apply(task.state, task.seen.seat, attack).state
    while (owed := decision(state)) is not None and (state.attack is not None or owed.seats == (CHANCE,)):
        seat = owed.seats[0]
        if seat == task.seen.seat:
            return None
        action = _fallen(task, state, die) if seat == CHANCE else answers(state, seat, owed.ask)
        lines.append(notate(state, seat, action))
        state = apply(state, seat, action).state
    return tuple(lines)


def _fallen(task: Task, state: State, die: Die) -> Action:
    """A die in the fight, or whatever the next turn begins with."""
    return die(task, state) if state.attack else sample(state, Simulated(Random(0)))


def _lucky(task: Task, state: State) -> Roll:
    """A low die for the solver's shots, a high one for whatever the other side rolls."""
    return Roll(1 if _is_own_shot(task, state) else 6)


def _unlucky(task: Task, state: State) -> Roll:
    return Roll(6 if _is_own_shot(task, state) else 1)


def _is_own_shot(task: Task, state: State) -> bool:
    shooting, evades = state.shooting, isinstance(state.pending[-1], RollEvade)
    return shooting is not None and seat_of(shooting.attacker) == task.seen.seat and not evades


def _rating(task: Task, judges: Sequence[Level]) -> int:
    """By how rarely our levels find it, how close the next attack comes, and how many there are.

    Levels look at points as well, so they alone would say little of how hard it is to find the likeliest.
    """
    offered = Offer("main", tuple(task.chances))
    tries = [
        level(Knowledge(TANK_HUNTER, task.seen, offered, (), task.seen.seat, Random(f"{place} {number}"), inf))
        for place, level in enumerate(judges)
        for number in range(TRIES)
    ]
    missed = sum(bool(action != task.best) for action in tries) / len(tries)
    best, second, *_ = task.chances.values()
    hard = 0.4 * missed + 0.4 * float(second / best) + 0.2 * min(1.0, len(task.chances) / MANY)
    return round(EASIEST + (HARDEST - EASIEST) * max(0.0, min(1.0, (hard - EASY) / (HARD - EASY))))
