"""The engine protocol of Tank Chess: our engine's answers, and other programs as players."""

import sys
from io import StringIO
from pathlib import Path
from threading import Event
from time import monotonic

import pytest

import panzerkiste
from panzerkiste.bots import ENGINE, Answer, attempt, named
from panzerkiste.bots.tank_chess.engines.lines import (
    WON,
    Go,
    Info,
    go_line,
    info_line,
    position_line,
    read_go,
    read_info,
    read_position_line,
)
from panzerkiste.bots.tank_chess.engines.process import Engine
from panzerkiste.bots.tank_chess.engines.program import Program
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.state import Options
from panzerkiste.games.tank_chess.turn import apply, turns

TURNER = f"{sys.executable} {Path(__file__).parents[2] / 'examples/engines/turner.py'}"
GAME = panzerkiste.game("tank-chess")
KILL = "TC1 8x8 - Ca1E,Md2N,ch7S,lh4W w"  # White can destroy the command tank at once


def said(*lines):
    """All that our engine says; it has its time for a turn unless it is stopped."""
    out, done = list[str](), Event()

    def say(line):
        out.append(line)
        if line.startswith(("bestmove", "info string refused")):
            done.set()

    def told():
        for line in lines:
            yield f"{line}\n"
            if line.startswith("go") and "infinite" not in line:
                done.wait(60)

    Program("Panzerkiste", say).listen(told())
    return out


@pytest.mark.parametrize("options", [{}, {"map": "farmyard10", "mode": "raid"}, {"position": KILL}], ids=str)
def test_a_position_is_told_with_all_that_a_repetition_needs(options):
    """TC-55."""
    match = panzerkiste.begin("tank-chess", options=options)
    for number in range(12):
        seat = match.game.play.decision(match.state).seats[0]
        match.submit(seat, match.game.play.default(match.state, seat))
        told = read_position_line(position_line(match.state).split()[1:])
        for part in ("tanks", "wrecks", "mover", "turn", "quiet", "trail", "check", "escape", "board"):
            assert getattr(told, part) == getattr(match.state, part), (part, number)


def test_a_position_can_be_a_map_with_moves():
    state = read_position_line(["start", "farmyard10", "moves"])
    first = first_state(Options(map="farmyard10", module="funset"))
    assert state == first
    turn = GAME.play.default(first, 0)
    text = GAME.text.notate(first, 0, turn)
    assert read_position_line(["start", "farmyard10", "moves", text]) == apply(first, 0, turn).state


@pytest.mark.parametrize("go", [Go(), Go(1.5), Go(nodes=7), Go(0.25, 9, 3)], ids=str)
def test_limits_are_told_and_read(go):
    assert read_go(go_line(go).split()[1:], first_state(Options())) == go


def test_of_the_time_that_is_left_a_part_is_for_this_turn():
    white = first_state(Options())
    assert read_go(["wtime", "60000", "btime", "600"], white) == Go(2.0)


@pytest.mark.parametrize(
    "info",
    [Info(5, 1200, 0.25, 1, -35, None, ("Md2-d3N",)), Info(2, 9, 0.0, 2, WON, 3, ("Md2-d3N", "Lh4-h5W"))],
    ids=["score", "win"],
)
def test_what_is_known_is_told_and_read(info):
    assert read_info(info_line(info).split()[1:]) == info


@pytest.mark.parametrize("line", ["string hello", "depth x score cp 1 pv a", "depth 3", "score mate 3 pv a", ""])
def test_what_is_no_line_of_turns_is_passed_over(line):
    assert read_info(line.split()) is None


def test_our_engine_introduces_itself_and_finds_the_win():
    out = said("tei", "isready", "setoption name MultiPV value 2", f"position {KILL}", "go depth 3", "quit")
    assert out[0].startswith("id name Panzerkiste")
    assert "option name MultiPV type spin default 1 min 1 max 10" in out
    assert out.index("teiok") < out.index("readyok")
    assert out[-1].startswith("bestmove ")
    assert out[-1].endswith("xh7")
    infos = [read_info(line.split()[1:]) for line in out if line.startswith("info ")]
    assert {info.rank for info in infos if info} == {1, 2}
    assert any(info and info.wins == 1 for info in infos)


def test_without_a_limit_it_thinks_until_it_is_stopped():
    out = said(f"position {KILL}", "go infinite", "stop")
    assert [line for line in out if line.startswith("bestmove")] == out[-1:]


@pytest.mark.parametrize(
    "line",
    ["position TC1 8x8 nonsense", "position start nowhere", "go depth", "setoption name Nothing value 1", "dance"],
)
def test_what_it_cannot_do_is_refused_and_it_goes_on(line):
    refused, *rest = said(line, "isready")
    assert refused.startswith("info string refused: ")
    assert rest == ["readyok"]


def test_a_game_that_is_over_has_no_next_turn():
    state = read_position_line(KILL.split())
    won = next(turn for turn in turns(state) if apply(state, 0, turn).state.result)
    out = said(f"position {KILL} moves {GAME.text.notate(state, 0, won)}", "go depth 1")
    assert out == ["info string refused: the game is over"]


def test_panzerkiste_engine_speaks_on_its_input_and_output(monkeypatch):
    from panzerkiste.workshops.tank_chess.engine import engine

    monkeypatch.setattr(sys, "stdin", StringIO("isready\nquit\n"))
    monkeypatch.setattr(sys, "stdout", out := StringIO())
    engine()
    assert out.getvalue() == "readyok\n"


# Another program as a player.


def test_a_program_that_knows_nothing_of_us_plays_a_whole_match():
    players = [panzerkiste.player("tank-chess", ENGINE + TURNER)] * 2
    match = panzerkiste.play("tank-chess", players, options={"position": KILL})
    assert match.result.reason == "repetition"
    assert len(match.entries) == 64, "each turns both its tanks around twice"


def knowledge(seconds=0.2):
    match = panzerkiste.begin("tank-chess", options={"position": KILL})
    from random import Random

    view, offer = GAME.information.view(match.state, 0), GAME.play.offer(match.state, 0)
    return Knowledge(GAME, view, offer, (), 0, Random(1), monotonic() + seconds)


PROGRAMS = {
    "crash": "raise SystemExit(3)",
    "silence": "import time; print('teiok', flush=True); time.sleep(100)",
    "babble": "[(input(), print(said, flush=True)) for said in ('teiok', 'readyok', '', 'bestmove Zz9')]",
    "illegal": "[(input(), print(said, flush=True)) for said in ('teiok', 'readyok', '', 'bestmove Md2-h8N')]",
}


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_a_program_that_fails_loses_its_turn_and_nothing_else(program, tmp_path):
    file = tmp_path / "engine.py"
    file.write_text(program)
    answer = attempt(f"{ENGINE}{sys.executable} {file}", known := knowledge())
    assert answer.fault
    assert answer.action in known.offer.actions


def test_a_program_that_is_missing_loses_its_turn():
    assert "FileNotFoundError" in attempt(f"{ENGINE}/no/such/program", knowledge()).fault


def test_whoever_fails_is_ended_and_the_next_turn_starts_anew(tmp_path):
    engine = Engine(TURNER)
    state = read_position_line(KILL.split())
    (tmp_path / "engine.py").write_text(PROGRAMS["babble"])
    with pytest.raises(Illegal):
        Engine(f"{sys.executable} {tmp_path / 'engine.py'}").best(state, Go(0.1), monotonic() + 9)
    first = engine.best(state, Go(0.1), monotonic() + 9)
    engine.close()
    assert engine.best(state, Go(0.1), monotonic() + 9) == first
    engine.close()


def test_other_games_have_no_engines():
    assert named(panzerkiste.game("tank-hunter"), ENGINE + TURNER) is None
    assert named(GAME, ENGINE + TURNER) == ENGINE + TURNER


# Players of other packages.


def test_a_players_answer_is_its_own_or_says_what_was_wrong(monkeypatch):
    from panzerkiste import bots

    def with_player(player):
        bots._stranger.cache_clear()
        monkeypatch.setattr(bots, "PLAYERS", {"tank-chess.rook": player})
        known = knowledge(seconds=-0.9)  # a tenth of a second until it is late
        return attempt("rook", known), known

    def fails(known):
        raise KeyError("queen")

    def dawdles(known):
        while True:
            pass

    good, known = with_player(lambda known: known.offer.actions[3])
    assert good == Answer(known.offer.actions[3])
    for player, fault in ((fails, "KeyError: 'queen'"), (dawdles, "TimeoutError: "), (lambda known: 7, "illegal: 7")):
        answer, known = with_player(player)
        assert answer.fault.startswith(fault)
        assert answer.action in known.offer.actions
    bots._stranger.cache_clear()
