"""Chapter 9: end of the game (PS-75 to PS-80, PS-97)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from panzerkiste.engine.game import CHANCE, HOST, Result
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import AcceptDraw, OfferDraw, Resign, TimeUp
from panzerkiste.games.panzerschlacht.board import name
from panzerkiste.games.panzerschlacht.state import Options
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import (
    GREEN_SETUP,
    OPENING,
    REPLY,
    asks,
    board,
    demo,
    play,
    position,
    random_game,
    refused,
)

STUCK_GREEN = "a1 ; AT a2 b1 ; I e3 h2 f4"
STUCK_GREY = "j10 ; AT j9 i10 ; I h8 c9 e7"
CALM = "c10 d10"  # two Grey tanks that may shuffle


@rule("PS-75")
@pytest.mark.parametrize(
    ("grey", "plan", "dice", "winner"),
    [
        ("j10", "R=e6", [], "Y"),  # a shot
        ("j10 ; M e6", "-", [], "Y"),  # a mine
        ("j10 ; AT e7", "-", ["die 1"], "Y"),  # a gun
        ("e7=6", "-", [], "Y"),  # a duel lost by the attacker, in his own turn
        ("e7=2", "-", [], "G"),
    ],
)
def test_ps_75_a_side_without_tanks_has_lost_whatever_destroyed_them(grey, plan, dice, winner):
    state = play(position("e5=5", grey), f"Y plan {plan}", "G move e5>e6", *dice)
    assert f"win {winner} tanks" in state.lines
    assert GAME.play.result(state.state) == Result(("GY".index(winner),), "tanks")
    assert asks(state.state) == ""


@rule("PS-76")
def test_ps_76_if_the_last_tanks_destroy_each_other_it_is_a_draw():
    played = play(position("f6=4", "f9=4"), "Y plan -", "G move f6>f7>f8")  # EX-11
    assert played.lines[2:4] == ["duel f8(4)xf9(4) lost f8,f9", "draw both-destroyed"]
    assert GAME.play.result(played.state) == Result((), "both-destroyed")


@rule("PS-77")
def test_ps_77_when_the_game_is_over_no_further_fight_is_fought():
    state = position("g5=6/e1 c1 b1", "f7=5 ; AT g8 h7")
    played = play(state, "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2", "G fight g7xf7")
    assert played.lines[:2] == ["duel g7(6)xf7(5) lost f7", "win G tanks"]
    assert (asks(played.state), len(board(played.state).armies[1].guns)) == ("", 2)


@rule("PS-77")
def test_ps_77_shots_that_end_the_game_come_before_mines_and_the_rest():
    state = position("e5=5/e1 f5=4/f1", "j10 ; M e6 f6")
    played = play(state, "Y plan R=e6,f6", "G move e5>e6; f5>f6")
    assert played.lines[1:5] == ["shots R=e6,f6", "hit e6", "hit f6", "win Y tanks"]
    assert board(played.state).armies[1].mines == 2


@rule("PS-77")
def test_ps_77_nothing_can_be_done_after_the_end():
    over = play(demo(), "G resign").state
    for line in (OPENING, "Y resign", "Y draw offer", "Y plan -", "die 3"):
        assert refused(over, line) == "PS-77"
    assert GAME.play.offer(over, 0) == GAME.play.offer(over, 1)
    assert GAME.play.offer(over, 0).asides == ()


@rule("PS-78")
def test_ps_78_two_passes_in_a_row_are_a_draw():
    state = position(STUCK_GREEN, STUCK_GREY)
    once = play(state, "Y plan -", "G pass")
    assert asks(once.state) == "Y move"
    twice = play(once.state, "Y pass")
    assert "draw deadlock" in twice.lines
    assert GAME.play.result(twice.state) == Result((), "deadlock")


@rule("PS-78")
def test_ps_78_passes_with_a_turn_between_them_are_not_in_a_row():
    state = play(position(STUCK_GREEN, CALM), "Y plan -", "G pass", "Y move c10>b10>b9").state
    state = play(state, "Y plan -", "G pass").state
    assert asks(state) == "Y move"


@rule("PS-78")
@pytest.mark.parametrize(
    ("siege", "own_targets", "ends"), [(True, True, True), (False, False, True), (False, True, False)]
)
def test_ps_78_does_not_apply_with_the_variant_on_and_the_siege_off(siege, own_targets, ends):
    state = position(STUCK_GREEN, STUCK_GREY, siege=siege, own_targets=own_targets)
    state = play(state, "Y plan -", "G pass").state
    if asks(state) == "G plan":
        state = play(state, "G plan -").state
    assert ("draw deadlock" in play(state, "Y pass").lines) is ends


@rule("PS-79")
def test_ps_79_turns_without_progress_are_counted_passes_included():
    state = position("e5=6/e1* f2=5/f1*", CALM, idle=3)
    assert board(play(state, "Y plan -", "G move e5>d5").state).idle == 4  # a command tank that goes to the side
    assert board(play(state, "Y plan -", "G move e5>e6").state).idle == 4  # or even forward
    stuck = position(STUCK_GREEN, CALM, idle=3)
    assert board(play(stuck, "Y plan -", "G pass").state).idle == 4


@rule("PS-79")
def test_ps_79_a_plain_tank_nearer_to_its_goal_row_resets_the_count():
    state = position("e5=6/e1 f2=5/f1*", CALM, idle=3)
    assert board(play(state, "Y plan -", "G move e5>e6").state).idle == 0
    assert board(play(state, "Y plan -", "G move e5>d5; f2>g2").state).idle == 4  # sideways is no progress


@rule("PS-79")
@pytest.mark.parametrize(
    ("grey", "plan", "line", "dice"),
    [
        (CALM, "R=d5", "G move e5>d5", []),  # a tank
        (f"{CALM} ; AT d6", "-", "G move e5>d5", ["die 5"]),  # a gun
        (f"{CALM} ; I d5 h8 g9", "-", "G move e5>d5", []),  # an installation
        (f"{CALM} ; M e6", "-", "G move e5>e6", []),  # a mine, with a tank
    ],
)
def test_ps_79_a_piece_that_left_the_game_resets_the_count(grey, plan, line, dice):
    state = position("e5=6/e1* f2=5/f1*", grey, idle=3)
    assert board(play(state, f"Y plan {plan}", line, *dice).state).idle == 0


@rule("PS-79")
@pytest.mark.parametrize("patience", [10, 50])
def test_ps_79_at_the_limit_it_is_a_draw(patience):
    assert Options().patience == 50
    state = position("e5=6/e1*", CALM, idle=patience - 2, patience=patience)
    played = play(state, "Y plan -", "G move e5>d5")
    assert asks(played.state) == "G plan"
    state = position("e5=6/e1*", CALM, idle=patience - 1, patience=patience)
    played = play(state, "Y plan -", "G move e5>d5")
    assert played.lines[2] == "draw no-progress"
    assert GAME.play.result(played.state) == Result((), "no-progress")


@rule("PS-79")
@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_ps_79_every_game_ends_within_the_bound(seed):
    assert sum(1 for _ in random_game(seed, patience=10)) <= GAME.play.bound(Options(patience=10))


@rule("PS-79")
def test_ps_79_a_game_in_which_nobody_ever_makes_progress_ends_all_the_same():
    state = position("e5=6/e1*", "c5=6/c10*", patience=10)
    turns = 0
    while owed := GAME.play.decision(state):
        line = {"plan": "plan -", "move": "move " + shuttle(state)}[owed.ask]
        state = play(state, f"{'GY'[owed.seats[0]]} {line}").state
        turns += owed.ask == "move"
    assert (turns, GAME.play.result(state).reason) == (10, "no-progress")


def shuttle(state) -> str:
    """A command tank to the side and back again."""
    mover = board(state).mover
    square = name(board(state).armies[mover].tanks[0].square)
    there_and_back = {"e5": "f5", "f5": "e5", "c5": "b5", "b5": "c5"}
    return f"{square}>{there_and_back[square]}"


@rule("PS-80")
@pytest.mark.parametrize(("line", "winner"), [("G resign", 1), ("Y resign", 0)])
@pytest.mark.parametrize("moment", ["setup", "half set up", "move", "plan", "fight"])
def test_ps_80_either_side_may_resign_whenever_somebody_owes_a_decision(moment, line, winner):
    state = {
        "setup": lambda: GAME.play.start(Options(), 2).state,
        "half set up": lambda: play(GAME.play.start(Options(), 2).state, GREEN_SETUP).state,
        "move": demo,
        "plan": lambda: demo(OPENING, REPLY),
        "fight": lambda: (
            play(position("g5=6/e1 c1 b1", "f7=5 ; AT g8 h7"), "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
        ),
    }[moment]()
    played = play(state, line)
    assert f"win {'GY'[winner]} resign" in played.lines
    assert GAME.play.result(played.state) == Result((winner,), "resign")


@rule("PS-80")
def test_ps_80_a_draw_offer_that_is_accepted_ends_the_game():
    played = play(demo(), "Y draw offer")
    assert played.lines == ["draw-offer Y"]
    assert asks(played.state) == "G move"
    assert play(played.state, "G draw accept").lines[0] == "draw agreed"


@rule("PS-80")
def test_ps_80_offers_are_made_while_a_plan_or_a_turn_is_awaited_and_only_then():
    assert refused(GAME.play.start(Options(), 2).state, "G draw offer") == "PS-80"
    fight = play(position("g5=6/e1 c1 b1", "f7=5 ; AT g8 h7"), "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    assert refused(fight, "G draw offer") == "PS-80"
    for state in (demo(), demo(OPENING, REPLY)):
        for code in "GY":
            assert play(state, f"{code} draw offer").lines == [f"draw-offer {code}"]


@rule("PS-80")
def test_ps_80_nobody_accepts_what_was_not_offered_or_his_own_offer():
    assert refused(demo(), "G draw accept") == "PS-80"
    offered = play(demo(), "G draw offer").state
    assert refused(offered, "G draw accept") == "PS-80"
    assert refused(offered, "G draw offer") == "PS-80"  # one at a time


@rule("PS-80")
def test_ps_80_an_offer_lapses_with_the_offerers_next_plan_or_turn():
    turn = play(demo(), "G draw offer", OPENING).state
    assert refused(turn, "Y draw accept") == "PS-80"
    plan = play(demo(OPENING, REPLY), "Y draw offer", "Y plan -").state
    assert refused(plan, "G draw accept") == "PS-80"


@rule("PS-80")
def test_ps_80_an_offer_outlasts_what_the_other_side_submits():
    state = play(demo(), "Y draw offer", OPENING).state
    assert AcceptDraw() in GAME.play.offer(state, 0).asides
    assert play(state, "G draw accept").lines[0] == "draw agreed"


@rule("PS-79", "PS-80")
def test_ps_80_no_more_than_three_offers_fit_into_a_turn():
    state = play(demo(OPENING, REPLY), "Y draw offer", "G draw offer", "Y plan -", "Y draw offer").state
    assert not [seat for seat in (0, 1) if OfferDraw() in GAME.play.offer(state, seat).asides]
    assert GAME.play.bound(Options()) >= 141 * 50 * 5  # a plan, a turn and three offers each


@rule("PS-80")
def test_ps_80_the_asides_are_listed_with_the_offer():
    assert GAME.play.offer(demo(), 1).asides == (Resign(), OfferDraw())


@rule("PS-97")
def test_ps_97_whose_clock_runs_out_loses():
    state = demo(minutes=20)
    played = play(state, "G time")
    assert played.lines[0] == "win Y time"
    assert GAME.play.result(played.state) == Result((1,), "time")


@rule("PS-97")
def test_ps_97_the_clock_runs_for_whoever_owes_the_decision():
    both = GAME.play.start(Options(minutes=20), 2).state
    assert GAME.play.offer(both, HOST).asides == (TimeUp(0), TimeUp(1))
    one = play(both, GREEN_SETUP).state
    assert GAME.play.offer(one, HOST).asides == (TimeUp(1),)  # sealed: Green's clock has stopped
    assert GAME.play.offer(demo(minutes=20), HOST).asides == (TimeUp(0),)
    assert GAME.play.offer(demo(OPENING, REPLY, minutes=20), HOST).asides == (TimeUp(1),)
    assert refused(demo(minutes=20), "Y time") == "PS-97"
    fight = position("g5=6/e1 c1 b1", "f7=5 ; AT g8 h7", minutes=20)
    fight = play(fight, "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    assert GAME.play.offer(fight, HOST).asides == (TimeUp(0),)
    rolling = play(fight, "G fight g7xg8").state
    assert GAME.play.offer(rolling, HOST).asides == ()


@rule("PS-97")
def test_ps_97_without_a_clock_nobody_loses_on_time_and_only_the_host_reads_it():
    assert refused(demo(), "G time") == "PS-97"
    for seat in (0, 1):
        with pytest.raises(Illegal) as caught:
            GAME.play.apply(demo(minutes=20), seat, TimeUp(0))
        assert caught.value.rule == "PS-97"


@rule("PS-97")
def test_ps_97_somebody_absent_can_be_answered_for_at_any_time():
    for entry in random_game(1):
        if entry.seat != CHANCE:
            assert (
                GAME.play.apply(entry.before, entry.seat, GAME.play.default(entry.before, entry.seat)).state
                != entry.before
            )
