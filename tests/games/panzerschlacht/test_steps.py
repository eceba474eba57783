"""Chapter 6, a single step: the rules once more, as an oracle that knows nothing of the engine's."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.games.panzerschlacht.actions import Move
from panzerkiste.games.panzerschlacht.board import ADJACENT
from panzerkiste.games.panzerschlacht.movement import Trial, begin, drive, paths_on, step_breach
from panzerkiste.games.panzerschlacht.state import Tank
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import board, random_game


def rules_broken(trial: Trial, tank: Tank, path: tuple[int, ...], to: int) -> set[str]:
    """Every rule that closes a neighbouring square, from the squares alone."""
    own, other = trial.board.armies[trial.side], trial.board.armies[1 - trial.side]
    at, forward = path[-1], (1, -1)[trial.side]
    step = to % 10 - at % 10, to // 10 - at // 10
    steps = {(0, forward), (1, 0), (-1, 0), (0, -forward if tank.flag else forward)}
    tanks = {*trial.waiting, *trial.driven, *(foe.square for foe in other.tanks)} - {path[0]}
    allowance, many = (4 if own.installations[2] == -1 else 6), len(own.standing) > 2
    closed = {
        ("PS-46",): len(path) > 1 and at in other.installations,
        ("PS-36", "PS-72"): step not in steps,
        ("PS-43",): to in path,
        ("PS-44",): to == tank.home,
        ("PS-45",): to in tanks or to in own.guns + other.guns,
        ("PS-47",): to in own.installations,
        ("PS-38",): many and len(path) > 3,
        ("PS-37", "PS-66", "PS-73"): trial.total + len(path) > allowance,
    }
    return {rule for rules, applies in closed.items() if applies for rule in rules}


@rule("PS-36", "PS-37", "PS-38", "PS-43", "PS-44", "PS-45", "PS-46", "PS-47", "PS-66", "PS-70", "PS-72", "PS-73")
@given(st.integers(0, 2**32))
@settings(max_examples=20)
def test_a_step_is_closed_by_the_rule_that_is_named_and_open_if_none_closes_it(seed):
    rng = Random(seed)
    for entry in random_game(seed):
        if not isinstance(entry.action, Move):
            continue
        trial = begin(board(entry.before))
        for driven in entry.action.paths[: rng.randrange(3)]:
            trial = drive(trial, driven)
        for square, tank in trial.waiting.items():
            ways = [(square,), *paths_on(trial, tank, (square,))]
            for path in rng.sample(ways, min(5, len(ways))):
                for to in ADJACENT[path[-1]]:
                    breach, broken = step_breach(trial, tank, path, to), rules_broken(trial, tank, path, to)
                    assert breach.rule in broken if breach else not broken
