"""Tank Chess's computer players: legal, in time, steady, and no fools."""

import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from panzerkiste.bots import choose, levels
from panzerkiste.bots.tank_chess import search, warm
from panzerkiste.bots.tank_chess.explaining import explained
from panzerkiste.bots.tank_chess.levels import noticed, obvious, thinking_time
from panzerkiste.bots.tank_chess.thinking import CERTAIN, Limits, Thinker
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Turn
from panzerkiste.games.tank_chess.announcements import escape
from panzerkiste.games.tank_chess.kernel import compiling, covers, moves
from panzerkiste.games.tank_chess.notation import turn_text
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.turn import play, turns
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, at, start

EVERY_LEVEL = range(1, levels(GAME) + 1)
BOUND_BY_NODES = EVERY_LEVEL[:-1]
PLENTY = 60.0  # seconds; never used up
ENTIRE = EVERY_LEVEL[3:]  # levels that overlook nothing

LOAD = """
from panzerkiste.bots.tank_chess import warm
warm(lambda done, steps: None)
"""


def answer(state: State, level: int, seed: int = 1, seconds: float = 0.3) -> Any:
    seat = state.mover
    return choose(
        GAME.id, GAME.information.view(state, seat), GAME.play.offer(state, seat), (), seat, level, seed, seconds
    )


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("options", [{}, {"mode": "raid", "map": "ironfield20"}, {"map": PONDS, "module": "funset"}])
def test_every_level_answers_with_a_legal_turn(level, options):
    state = start(**options)
    assert answer(state, level, seconds=0.2) in set(turns(state))


@pytest.mark.parametrize("level", BOUND_BY_NODES)
def test_the_same_question_with_the_same_seed_gets_the_same_answer(level):
    state = start(map="farmyard10")
    assert answer(state, level, seed=5, seconds=PLENTY) == answer(state, level, seed=5, seconds=PLENTY)


def test_a_weak_level_plays_this_way_and_that():
    state = start(map="farmyard10")
    assert len({answer(state, 1, seed, PLENTY) for seed in range(6)}) > 1


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_a_deadline_that_has_passed_still_gets_a_legal_turn(level):
    state = start()
    assert answer(state, level, seconds=-1.0) in set(turns(state))


def test_of_a_short_time_most_is_thought_and_of_a_long_one_a_tenth_of_a_second_is_spared():
    assert thinking_time(0.05) == pytest.approx(0.045)
    assert thinking_time(0.2) == pytest.approx(0.18)
    assert thinking_time(5.0) == pytest.approx(4.9)
    assert thinking_time(-1.0) == 0.0


def test_thinking_takes_no_more_positions_than_it_was_given_where_every_shot_invites_another():
    """Quiescence alone once looked at two hundred thousand here, and no clock could stop it."""
    state = at(
        "TC1 20x20 @gunline20 Co1N,Ab3NW,Mj3NE,He4N,Hp4N,Dh7E,Ar7NW,Mi8W,Lr8*,Ds8N,Lb10N,Lf10N,lo10*,Mr10NE,lt10SW,"
        "lb11S,mc11SW,dp11W,lc12NW,hq15SE,aa16S,mi16SW,Lq17NW,de18SE,mm18W,as18SE,he20S,cj20S b 3 30"
    )
    assert Thinker(state).best(Limits(nodes=300)).nodes < 330  # a few more on the way back


@rule("TC-37")
@pytest.mark.parametrize("level", ENTIRE)
def test_tc_37_whoever_overlooks_nothing_destroys_the_command_tank(level):
    state = at("Cg5NE,hc6NE,ca8S", side="b")
    after = play(state, answer(state, level)).state
    assert after.result.reason == "destruction"


@rule("TC-38")
@pytest.mark.parametrize("level", ENTIRE)
def test_tc_38_whoever_overlooks_nothing_escapes(level):
    state = at("Cd4N,ch1N", obstacles="e1,e2,e3,e4,e5,e6,e7,e8")
    assert play(state, answer(state, level)).state.result.reason == "escape"


@rule("TC-69")
def test_tc_69_a_raid_is_seen():
    state, rng, seen = start(map="farmyard10", mode="raid"), Random(69), 0
    while not state.result and not seen:
        if escape(state, state.mover):
            seen += 1
            assert Thinker(state).best(Limits(depth=3)).lines[0].score > CERTAIN
        state = play(state, rng.choice(list(turns(state)))).state
    assert seen


@rule("TC-44")
def test_tc_44_a_command_tank_in_check_is_saved():
    state = at("Ca1E,Mc3N,cg7S,lh1N", side="b")
    assert state.check
    after = play(state, Thinker(state).best(Limits(depth=3)).turn).state
    assert not any(play(after, turn).state.result for turn in turns(after))


def test_a_win_in_two_turns_is_found_and_counted():
    """White threatens to escape and to destroy at once, and no answer parries both."""
    state = at("TC1 12x12 - Ca7N,Lc1N,cl1W w")
    report = Thinker(state).best(Limits(depth=4))
    assert report.lines[0].score > CERTAIN
    assert len(report.lines[0].turns) % 2 == 1
    assert wins(state, report.lines[0].turns)


def wins(state: State, line: tuple[Turn, ...]) -> bool:
    mover = state.mover
    for turn in line:
        state = play(state, turn).state
    return state.result is not None and state.result.winners == (mover,)


def test_a_tank_is_not_given_away():
    state = at("TC1 12x12 a2,b2,b1,k11,k12,l11,e6,f6,g6,c5,h7 Ca1N,Lf4N,hf9S,cl12S w")
    safe = [turn for turn in turns(state) if not destroyed_next(play(state, turn).state)]
    assert 0 < len(safe) < len(list(turns(state)))
    assert Thinker(state).best(Limits(depth=2)).turn in safe


def destroyed_next(state: State) -> bool:
    return any(play(state, turn).state.wrecks for turn in turns(state))


def test_the_three_best_lines_begin_differently_and_come_in_order():
    report = Thinker(start(map="farmyard10"), lines=3).best(Limits(depth=3))
    assert len({line.turns[0] for line in report.lines}) == 3
    scores = [line.score for line in report.lines]
    assert scores == sorted(scores, reverse=True)


def test_every_line_can_be_played():
    for seed in range(5):
        state, rng = start(map="crossways16"), Random(seed)
        for _ in range(20):
            state = play(state, rng.choice(list(turns(state)))).state
            if state.result:
                break
        else:
            for line in Thinker(state, lines=3).best(Limits(depth=4)).lines:
                after = state
                for turn in line.turns:
                    after = play(after, turn).state


def test_thinking_about_one_turn_tells_what_is_wrong_with_it():
    state = at("Ca1E,Mc3N,cg7S,lh1N", side="b")
    idle = next(turn for turn in turns(state) if turn_text(state, turn) == "Lh1-h2N")
    line = Thinker(state, only=[idle]).best(Limits(depth=3)).lines[0]
    assert line.score < -CERTAIN
    assert line.turns[0] == idle
    assert not wins(state, line.turns)


@rule("TC-34")
def test_tc_34_a_shot_without_effect_can_be_thought_about_too():
    state = at("Ch1W,Ld2N,md8S,ca7S")
    bounce = next(turn for turn in turns(state) if turn_text(state, turn) == "Ld2-d3N~d8")
    assert Thinker(state, only=[bounce]).best(Limits(depth=2)).turn == bounce


def test_two_threads_find_what_one_finds():
    state = at("TC1 12x12 - Ca7N,Lc1N,cl1W w")
    assert Thinker(state, threads=2).best(Limits(depth=4)).lines[0].score > CERTAIN


def test_thinking_stops_when_told_to():
    thinker = Thinker(start(), threads=2)
    reports = thinker.reports(Limits())
    next(reports)
    threading.Timer(0.05, thinker.stop).start()
    assert [report.depth for report in reports][-1:] != [88]  # it came to an end, and not because it was done


def test_the_memory_of_one_board_is_none_of_another():
    from panzerkiste.games.tank_chess.kernel.desk import new_desk
    from panzerkiste.games.tank_chess.kernel.layout import KEY

    bare, walled = at("Ld4N"), at("Ld4N", obstacles="d6")
    assert new_desk(bare, 1)[KEY] != new_desk(walled, 1)[KEY]


def test_what_is_noticed_grows_with_attention_and_is_never_nothing():
    options = list(turns(start()))
    some, most = (len(noticed(options, attention, Random(3))) for attention in (0.4, 0.8))
    assert 0 < some < most < len(options)
    assert len(noticed(options, 0.0, Random(3))) == 1
    assert noticed(options, 1.0, Random(3)) == options


def test_a_board_beyond_the_kernel_is_played_by_the_rules_alone():
    crowd = ",".join(f"L{file}{rank}N" for rank in range(2, 8) for file in "abcdefghijklmnopqrstuvwxyz")
    state = at(f"TC1 26x26 - Ca1N,{crowd},cz26S w")
    assert not covers(state)
    assert answer(state, 4) in set(turns(state))
    armed = at("Ch1W,Md3N,ld6W,he4E,ca8S")
    chosen = obvious(armed, list(turns(armed)), Random(1))
    assert chosen.target is not None


def test_every_term_of_the_evaluation_has_its_value():
    level = explained(start())
    assert set(level) == {"material", "mobility", "lines", "flanks", "advance", "race", "hunt"}
    assert all(abs(value) < 1 for value in level.values()), "a symmetric board favours nobody"
    assert explained(at("Hd4N"))["material"] > 0 > explained(at("hd4N"))["material"]
    assert explained(at("Cd6N"))["race"] > explained(at("Ca1N"))["race"]
    assert explained(at("Lg4N"))["hunt"] > explained(at("Lb2N"))["hunt"]


def test_warming_up_tells_how_far_it_is():
    told: list[tuple[int, int]] = []
    warm(lambda done, steps: told.append((done, steps)))
    assert [done for done, _ in told] == list(range(told[0][1] + 1))


def test_machine_code_is_kept_by_all_the_sources_it_rests_on(tmp_path):
    """Numba itself would run a search with the generator of yesterday."""
    kernel, bots = Path(compiling.__file__).parent, Path(search.__file__).parent
    assert f"tank_chess-{compiling.fingerprint(kernel, kernel)}" in kept_in(moves.generate)
    assert f"tank_chess-{compiling.fingerprint(kernel, bots)}" in kept_in(search.search)
    folders = tmp_path / "rules", tmp_path / "search"
    found = {compiling.fingerprint(*folders)}
    for folder in folders:
        folder.mkdir()
        (folder / "moves.py").write_text(f"# {folder.name}")
        found.add(compiling.fingerprint(*folders))
    assert len(found) == 3


def kept_in(function: Any) -> str:
    return str(function.stats.cache_path)


def test_another_process_loads_what_this_one_has_compiled():
    """Numba's cache can hold code that does not load; that must not wait for a player to be found."""
    warm(lambda done, steps: None)
    assert subprocess.run([sys.executable, "-c", LOAD], check=False, timeout=120).returncode == 0
