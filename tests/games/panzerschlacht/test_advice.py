"""What a player may ask while trying things out (PS-35, PS-20), and standing orders."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.engine.game import CHANCE, WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht import PANZERSCHLACHT as GAME
from panzerkiste.games.panzerschlacht.actions import Fight
from panzerkiste.games.panzerschlacht.advice import (
    FightOrder,
    SuggestSetup,
    TryFights,
    TryMove,
    TryPlan,
    TrySetup,
    WhyNot,
    advise,
    obey,
)
from panzerkiste.games.panzerschlacht.board import NOWHERE, name, read_square
from panzerkiste.games.panzerschlacht.setup import check_setup, ready_mades, turned
from panzerkiste.games.panzerschlacht.state import Plan, Setup, State
from panzerkiste.proving.coverage import rule
from tests.games.panzerschlacht import GREEN_SETUP, OPENING, REPLY, asks, demo, play, position, random_game

START = GAME.play.start(GAME.types.options(), 2).state


def squares(text: str) -> tuple[int, ...]:
    return tuple(read_square(square) for square in text.replace(">", " ").split())


def try_move(state: State, paths: str, tank: str = "", seat: int = 0):
    tried = tuple(squares(path) for path in paths.split(";") if path)
    return advise(GAME.information.view(state, seat), TryMove(tried, read_square(tank) if tank else NOWHERE))


def read(text: str) -> Setup:
    _, setup = GAME.text.parse(START, text)
    assert isinstance(setup, Setup)
    return setup


@rule("PS-12", "PS-20")
def test_an_unfinished_set_up_is_judged_as_far_as_it_goes():
    empty = Setup((NOWHERE, NOWHERE, NOWHERE), (), (), ())
    advice = advise(GAME.information.view(START, 0), TrySetup(empty))
    assert {breach.rule for breach in advice.breaches} == {"PS-03", "PS-19"}
    full = read(GREEN_SETUP)
    assert advise(GAME.information.view(START, 0), TrySetup(full)).breaches == ()
    wrong = replace(full, installations=(read_square("h5"), *full.installations[1:]))
    assert [breach.key for breach in advise(GAME.information.view(START, 0), TrySetup(wrong)).breaches] == [
        "refused-ps-15-file"
    ]


@rule("PS-20", "PS-98")
def test_ps_20_the_set_up_screen_is_told_which_tanks_are_walled_in():
    text = GREEN_SETUP.replace("b1:2", "a1:2").replace("c4,b3,", "a2,b1,")
    setup = read(text)
    assert [name(square) for square in advise(GAME.information.view(START, 0), TrySetup(setup)).walled_in] == ["a1"]


@rule("PS-20")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", [*(ready.id for ready in ready_mades()), "surprise"])
def test_every_suggested_set_up_is_legal(kind, seat):
    suggestion = advise(GAME.information.view(START, seat), SuggestSetup(kind, 7))
    check_setup(seat, suggestion.setup)


@rule("PS-20")
def test_a_set_up_of_an_unknown_name_is_refused():
    with pytest.raises(Illegal) as caught:
        advise(GAME.information.view(START, 0), SuggestSetup("castle", 0))
    assert caught.value.key == "refused-ps-20-unknown"


@rule("PS-28", "PS-29", "PS-32")
def test_a_draft_plan_is_told_its_limits_targets_and_first_mistake():
    state = position("e4", "a10 c10 ; AT c8 ; I h8 - e7")
    advice = advise(GAME.information.view(state, 1), TryPlan(Plan(squares("e5 e4"))))
    assert (advice.red_limit, advice.white_limit) == (2, 1)
    assert advice.breach.key == "refused-ps-29"
    assert read_square("e5") in advice.targets
    assert read_square("e4") not in advice.targets
    assert advise(GAME.information.view(state, 1), TryPlan(Plan(squares("e5")))).breach is None


@rule("PS-98", "PS-85")
def test_ps_98_the_opponents_pass_does_not_empty_the_movers_draft():
    state = play(position("a1 ; AT a2 b1 ; W 2", "j10 i10 h10 ; AT j6"), "Y plan -", "G pass").state
    assert asks(state) == "Y move"
    grey = advise(GAME.information.view(state, 1), TryPlan(Plan(squares("e5"))))
    assert (grey.red_limit, grey.white_limit, grey.breach) == (6, 1, None)
    green = advise(GAME.information.view(state, 0), TryPlan(Plan(squares("e5"))))
    assert (green.red_limit, green.white_limit) == (0, 0)
    assert green.breach.key == "refused-ps-98-red"


@rule("PS-35", "PS-37", "PS-39")
def test_ps_35_the_reasons_are_told_while_trying():
    state = demo(OPENING, REPLY, "Y plan -")
    nothing = try_move(state, "")
    assert (nothing.total, nothing.allowance, nothing.most, nothing.duty) == (0, 6, 3, False)
    assert nothing.unfinished.key == "refused-ps-42-nothing"
    sideways = try_move(state, "e4>d4")
    assert (sideways.total, sideways.duty, sideways.unfinished.key) == (1, False, "refused-ps-39")
    some = try_move(state, "e4>e5>d5>d6")
    assert (some.total, some.duty, some.unfinished.facts) == (3, True, {"have": 3, "need": 6})
    done = try_move(state, "e4>d4>d5>d6; e3>e4; b1>b2; c1>c2".replace("; ", ";"))
    assert done.unfinished is None


@rule("PS-35", "PS-45")
def test_ps_35_a_broken_path_is_named_with_its_rule():
    advice = try_move(demo(OPENING, REPLY, "Y plan -"), "b1>b2;c1>c2>c3")
    assert (advice.broken_path, advice.breach.key, advice.breach.facts) == (1, "refused-ps-47", {"square": "c3"})


@rule("PS-35")
def test_ps_35_reach_and_closed_squares_of_the_selected_tank():
    state = position("e4=6/e1 a1 b1 ; AT d4", "a10 ; I f5 c9 h8")
    advice = try_move(play(state, "Y plan -").state, "", "e4")
    reach = {name(one.square): [name(step) for step in one.path] for one in advice.reach}
    assert "e7" in reach
    assert "d4" not in reach
    assert reach["e5"] == ["e4", "e5"]
    assert all(path[0] == "e4" and len(path) <= 4 for path in reach.values())
    assert {name(one.square): one.why.rule for one in advice.closed} == {"d4": "PS-45", "e3": "PS-36"}


@rule("PS-35")
def test_ps_35_the_last_path_may_go_on_and_an_earlier_one_may_not():
    state = play(position("e4=6/e1 a1 b1", "a10"), "Y plan -").state
    onward = try_move(state, "e4>e5", "e5")
    assert {name(one.square) for one in onward.reach} == {"e6", "d5", "f5", "e7", "d6", "f6", "c5", "g5"}
    assert all(one.path[0] == read_square("e5") for one in onward.reach)
    assert try_move(state, "e4>e5;a1>a2", "e5").reach == ()


def why_not(state: State, paths: str, tank: str, square: str):
    tried = tuple(squares(path) for path in paths.split(";") if path)
    query = WhyNot(tried, read_square(tank) if tank else NOWHERE, read_square(square))
    return advise(GAME.information.view(state, 0), query).why


@rule("PS-35")
@pytest.mark.parametrize(
    ("tank", "square", "key"),
    [
        ("e4", "e8", "refused-ps-38"),  # four squares away
        ("e4", "c2", "refused-ps-36-behind"),
        ("e4", "e3", "refused-ps-36-backward"),
        ("e4", "a10", "refused-ps-45"),
        ("e4", "c4", "refused-ps-45-way"),  # d4 and d5 are in the way of two or of three steps
        ("a1", "b5", "refused-ps-38"),
        ("e4", "e7", ""),  # in reach
        ("", "e5", ""),  # nobody is to drive
    ],
)
def test_ps_35_every_square_has_a_reason_why_a_tank_does_not_get_there(tank, square, key):
    state = play(position("e4=6/e1 a1 b1 ; AT d4 d5 d6", "a10"), "Y plan -").state
    why = why_not(state, "", tank, square)
    assert (why.key if why else "") == key


@rule("PS-35", "PS-37", "PS-41")
def test_ps_35_the_reason_counts_what_was_driven_before():
    state = play(position("e4=6/e1 a1 b1", "a10"), "Y plan -").state
    assert why_not(state, "a1>a2>a3>a4;b1>b2", "e4", "e7").key == "refused-ps-37-over"
    assert why_not(state, "a1>a2;b1>b2", "a2", "a3").key == "refused-ps-41"
    assert why_not(state, "a1>a2", "a2", "a1").key == "refused-ps-36-backward"


@rule("PS-35")
@given(st.integers(0, 2**32))
@settings(max_examples=5)
def test_ps_35_a_square_is_in_reach_or_has_a_reason(seed):
    moves = [entry for entry in random_game(seed) if asks(entry.before).endswith("move")]
    for before, seat in [(entry.before, entry.seat) for entry in moves[:60:20]]:
        view = GAME.information.view(before, seat)
        assert view.board
        for tank in view.board.armies[seat].standing:
            own = view.board.armies[seat].tanks[tank].square
            reach = {one.square for one in advise(view, TryMove((), own)).reach}
            for square in set(range(100)) - {own}:
                assert (advise(view, WhyNot((), own, square)).why is None) == (square in reach)


@rule("PS-12", "PS-20")
def test_ps_20_the_set_up_screen_is_told_where_each_piece_may_stand():
    full = read(GREEN_SETUP)
    for seat, setup in ((0, full), (1, turned(full))):
        view = GAME.information.view(START, seat)
        room = advise(view, TrySetup(replace(setup, guns=setup.guns[1:]))).room
        for square in range(100):
            more = replace(setup, guns=(*setup.guns[1:], square))
            assert (square in room["gun"]) == (advise(view, TrySetup(more)).breaches == ())
    lacking = replace(full, installations=(full.installations[0], NOWHERE, full.installations[2]))
    room = advise(GAME.information.view(START, 0), TrySetup(lacking)).room
    for square in range(100):
        more = replace(full, installations=(full.installations[0], square, full.installations[2]))
        legal = advise(GAME.information.view(START, 0), TrySetup(more)).breaches == ()
        assert (square in room["am"]) == legal


@rule("PS-50")
def test_ps_50_who_must_pass_is_told_so():
    assert try_move(position("a1 ; AT a2 b1", "j10"), "").must_pass
    assert not try_move(position("a1 ; AT a2", "j10"), "").must_pass


@rule("PS-61", "PS-62")
def test_the_odds_of_a_fight_are_exact():
    state = position("g5=4/e1 c1=1 b1=2", "f7=5 a10=6! ; AT g8 h7")
    advice = try_move(play(state, "Y plan -").state, "g5>g6>g7")
    odds = {name(one.target): (one.wins, one.loses, one.both_lost) for one in advice.odds}
    # Grey's values are 1 to 6; 6 is known to stand on a10, so f7 is one of 1 to 5.
    assert odds == {"f7": ("3/5", "1/5", "1/5"), "g8": ("5/6", "1/6", "0"), "h7": ("5/6", "1/6", "0")}
    assert [(one.fights, one.chance) for one in advice.survival] == [(3, str(Fraction(3, 5) * Fraction(25, 36)))]


@rule("PS-61")
def test_the_odds_of_a_known_value_are_certain():
    state = play(position("g5=4/e1 c1=1 b1=2", "f7=5! a10=6"), "Y plan -").state
    (odds,) = try_move(state, "g5>g6>g7").odds
    assert (odds.wins, odds.loses, odds.both_lost) == ("0", "1", "0")


@rule("PS-59")
def test_open_fights_are_judged_too():
    state = position("g5=6/e1 c1 b1", "f7=5 a10 ; AT g8 h7")
    state = play(state, "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    advice = advise(GAME.information.view(state, 0), TryFights())
    assert len(advice.odds) == 3
    with pytest.raises(Illegal, match="PS-23"):
        advise(GAME.information.view(state, 1), TryFights())


@rule("PS-23", "PS-88")
@pytest.mark.parametrize(
    "query", [TryMove((), -1), WhyNot((), 4, 5), TryPlan(Plan()), TryFights(), SuggestSetup("surprise", 1)]
)
def test_a_watcher_is_refused_whatever_he_asks(query):
    with pytest.raises(Illegal, match="PS-23"):
        advise(GAME.information.view(demo(OPENING, REPLY), WATCHER), query)


@rule("PS-35")
@pytest.mark.parametrize("paths", [((),), ((-5, 3),), ((44, 400),), ((34, 34),), ((34,),)])
def test_ps_35_the_oddest_question_gets_an_answer(paths):
    advice = advise(GAME.information.view(demo(OPENING, REPLY, "Y plan -"), 0), TryMove(paths, -1))
    assert advice.breach is not None


@rule("PS-35")
@pytest.mark.parametrize("path", [(33, 34, 400), (33, 34, -1), (33, 34, 33)])
def test_ps_35_a_broken_path_does_not_go_on(path):
    advice = advise(GAME.information.view(demo(OPENING, REPLY, "Y plan -"), 0), TryMove((path,), path[-1]))
    assert (advice.broken_path, advice.reach) == (0, ())


@rule("PS-35", "PS-88")
@given(st.integers(0, 2**32))
@settings(max_examples=10)
def test_advice_and_verdict_agree(seed):
    for entry in random_game(seed):
        if asks(entry.before).endswith("move"):
            paths = getattr(entry.action, "paths", ())
            advice = advise(GAME.information.view(entry.before, entry.seat), TryMove(paths, NOWHERE))
            assert advice.breach is None
            assert advice.must_pass == (not paths)
            assert (advice.unfinished is None) == bool(paths)


@rule("PS-59")
def test_a_standing_order_picks_guns_or_tanks_first():
    state = position("g5=6/e1 c1 b1", "f7=5 a10 ; AT g8 h7")
    state = play(state, "Y plan -", "G move g5>g6>g7; c1>d1>d2>d3; b1>b2").state
    view, offer = GAME.information.view(state, 0), GAME.play.offer(state, 0)
    assert obey(view, offer, [FightOrder("tanks")]) == Fight(*squares("g7 f7"))
    assert obey(view, offer, [FightOrder("guns")]).target in squares("g8 h7")
    assert obey(view, offer, []) is None


@rule("PS-59")
def test_a_standing_order_answers_nothing_else():
    state = demo(OPENING, REPLY)
    for seat in (0, 1, CHANCE):
        assert obey(GAME.information.view(state, seat), GAME.play.offer(state, seat), [FightOrder("guns")]) is None
