"""Orders that are proposed, and orders said in words: all legal, of many kinds, and as far as the rules reach."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.coding import Part
from panzerkiste.engine.game import CHANCE
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Leave, Move, Shoot
from panzerkiste.games.dropzone.battle.frames import GiveOrder
from panzerkiste.games.dropzone.buildings.garrisons import leaving
from panzerkiste.games.dropzone.chapters import by_turns, legal
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.turn import ORDERS
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import battle, refused
from tests.games.dropzone.test_garrisons import ENEMY, held

HOUSE = ("table 48 48", "house h small 3 30,18 34,18 34,21 30,21")
play = DROPZONE.play


@cache
def moments() -> tuple[State, ...]:
    """Some forty moments of a random battle in which orders are given."""
    rng = Random(7)
    found: list[State] = []
    state = play.start(Options(turns=3), 2).state
    while len(found) < 40 and (owed := play.decision(state)):
        seat = owed.seats[0]
        if isinstance(state.pending[-1], GiveOrder):
            found.append(state)
        chance = seat == CHANCE
        action = play.sample(state, Simulated(rng)) if chance else play.candidates(state, seat, rng, 1)[0]
        state = play.apply(state, seat, action).state
    return tuple(found)


def asked(state: State) -> int:
    owed = play.decision(state)
    assert owed
    return owed.seats[0]


def test_what_is_proposed_is_legal_and_varied():
    kinds = set[type[Any]]()
    for number, state in enumerate(moments()):
        proposed = play.propose(state, asked(state), Random(number), 12)
        for order in proposed:
            play.apply(state, asked(state), order)
        kinds |= {type(order) for order in proposed}
        assert len(set(proposed)) == len(proposed)
    assert {kind.__name__ for kind in kinds} >= {"EndSlot", "FlyMove", "Move", "Unload"}


def test_who_asks_for_one_gets_another_each_time():
    for state in moments()[:10]:
        found = {play.propose(state, asked(state), Random(seed), 1)[0] for seed in range(6)}
        assert len(found) > 1 or len(play.propose(state, asked(state), Random(0), 6)) == 1


def test_what_was_proposed_leads_to_what_the_rules_say():
    """What was judged for a proposal is not judged again: it must be the same."""
    for state in moments():
        (order,) = play.propose(state, asked(state), Random(1), 1)
        at_once = play.apply(state, asked(state), order)
        play.propose(state, asked(state), Random(2), 1)  # so that something else was judged last
        assert play.apply(state, asked(state), order) == at_once


def test_no_more_is_looked_for_than_is_wanted():
    tried: list[int] = []

    def source(first: int) -> Iterator[int]:
        for number in range(first, first + 3):
            tried.append(number)
            yield number

    assert list(islice(by_turns(source(first) for first in (0, 10, 20)), 2)) == [0, 10]
    assert tried == [0, 10]
    assert list(by_turns([source(0), source(10)])) == [0, 10, 1, 11, 2, 12]


def test_tries_end_after_so_many_in_vain():
    state = moments()[0]
    end, tries = ORDERS[Move].give, iter([None, None, Move(()), None])
    assert list(legal(state, end, tries, in_vain=2)) == []
    assert next(tries) == Move(())


@rule("DZ-231")
def test_dz_231_a_squad_that_leaves_a_house_stands_base_beside_base():
    state = held(ENEMY, now="A1a order")
    way = leaving(state, 0, 0)
    assert isinstance(way, Leave)
    play.apply(state, 0, way)


# In words.


def said(state: State, *words: str) -> Part[Any]:
    assert DROPZONE.coding
    part = DROPZONE.coding(state.options).begin(state, asked(state))
    for word in words:
        part = part.following[word]()
    return part


def test_a_volley_is_said_shot_by_shot():
    squads = "A1a ucm_sabre 24,10@0 26,10@0", "B1a ucm_sabre 24,20@180 28,20@180"
    state = battle(*squads, now="A1a order", table=HOUSE)
    (first, second) = (said(state, "Shoot", "0", "0", "2", *rest).action for rest in ((".",), ("1", "0", "3", ".")))
    assert isinstance(first, Shoot)
    assert isinstance(second, Shoot)
    assert [(shot.unit, shot.target) for shot in first.shots] == [(0, 2)]
    assert [(shot.unit, shot.target) for shot in second.shots] == [(0, 2), (1, 3)]
    assert "." not in said(state, "Shoot").following  # DZ-136: a volley without a shot is none
    assert said(state, "Shoot", "0", "0", "/0", ".").action.shots[0].target == "h"


def test_a_draft_is_changed_all_together_and_one_by_one():
    state = battle("A1a ucm_sabre 24,24@0 26,24@0", "B1a ucm_sabre 24,47@180", now="A1a order")
    draft = said(state, "Move", "#1", ".").action
    part = said(state, "Move", "#1", "all")
    heading = next(word for word in part.following if word.endswith("°"))
    inches = next(iter(part.following[heading]().following))
    moved = said(state, "Move", "#1", "all", heading, inches, ".").action
    shifts = {(b.to[0] - a.to[0], b.to[1] - a.to[1]) for a, b in zip(draft.ways, moved.ways, strict=True)}
    assert len({(round(x, 6), round(y, 6)) for x, y in shifts}) == 1
    turned = said(state, "Move", "#1", "each", "stay", "turn", "90°")
    assert [way.facing for way in turned.action.ways] == [draft.ways[0].facing, 90.0]


def test_whatever_is_said_of_a_draft_is_legal():
    rng, changed = Random(5), 0
    for state in moments()[::4]:
        part = said(state)
        words: list[str] = []
        while part.action is None:
            words.append(rng.choice(sorted(part.following)))
            part = part.following[words[-1]]()
        play.apply(state, asked(state), part.action)
        changed += "all" in words or "each" in words
    assert changed


def test_a_shift_that_nobody_may_make_cannot_be_said():
    state = battle("A1a ucm_sabre 1.5,24@0", "B1a ucm_sabre 24,47@180", now="A1a order")
    for number in (1, 2, 3):
        at = said(state, "Move", f"#{number}", ".").action.ways[0].to
        west = said(state, "Move", f"#{number}", "all").following.get("270°")
        assert west is None or at[0] > 1.0
    assert refused(state, "A move A1a1>-3,24@0") != ""
