"""Windows (TH-122 to TH-126): who is asked, in which order, and what the others notice."""

from random import Random

import pytest
from msgspec.structs import replace

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Pass, Reveal, Roll, Wait
from panzerkiste.games.tank_hunter.event_cards.windows import might_act, moves
from panzerkiste.games.tank_hunter.events import AttackCancelled, WindowClosed, WindowOpened
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import NOBODY, AskWindow, State
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.fights import attack
from tests.games.tank_hunter.tables import A, B, C, at, go, offered, play, refused, side


def asked(state: State) -> tuple[str, int]:
    question = state.pending[-1]
    assert isinstance(question, AskWindow)
    return question.kind, question.asked


@rule("TH-122", "TH-120")
def test_th_122_a_card_is_played_only_in_a_window_that_it_names():
    state = at(side("de_pz4", hand="steady_aim blitz"), side("us_sherman"))
    assert refused(state, *play("steady_aim")) == "th-122-window"
    declared = go(state, attack("A1", "B1", "anti_armour")).state
    assert asked(declared) == ("declare", A)
    assert refused(declared, *play("blitz", player=A)) == "th-122-window"
    assert refused(at(side("de_pz4", hand="smoke_screen"), side("us_sherman")), *play("smoke_screen")) == "th-120-other"


@rule("TH-123")
def test_th_123_the_turn_player_is_asked_first_then_clockwise():
    state = at(
        side("us_sherman"), side("de_pz4", hand="river"), side("us_stuart", hand="river"), side("pl_7tp"), turn=B
    )
    state = go(state, (B, Wait())).state
    assert asked(state) == ("open", B)
    state = go(state, (B, Pass())).state
    assert asked(state) == ("open", C)


@rule("TH-124")
def test_th_124_after_a_play_asking_begins_again_and_the_window_closes_when_all_have_passed():
    state = at(side("de_pz4", hand="river"), side("us_stuart", hand="river"))
    state = go(state, (A, Wait()), (A, Pass())).state
    assert asked(state) == ("open", B)
    went = go(state, play("river", player=B, seat=B))
    assert asked(went.state) == ("open", A)
    went = go(went.state, (A, Pass()))
    assert WindowClosed("open") in went.told


@rule("TH-124", "TH-145")
def test_th_124_a_declare_window_closes_at_once_when_the_attack_is_cancelled():
    state = at(side("de_pz4 de_pz3", hand="steady_aim"), side("us_sherman", hand="smoke_screen smoke_screen"))
    went = go(state, attack("A1", "B1", "anti_armour"), (A, Pass()), play("smoke_screen", seat=B))
    assert AttackCancelled("A1") in went.told
    assert WindowClosed("declare") in went.told
    assert went.state.attack is None


@rule("TH-125")
def test_th_125_a_player_with_nothing_to_play_is_passed_automatically():
    state = at(side("de_pz4"), side("us_sherman", hand="blitz"))
    went = go(state, attack("A1", "B1", "anti_armour"))
    assert GAME.play.decision(went.state).ask == "shot"
    assert [type(event).__name__ for event in went.told] == ["AttackDeclared", "WindowOpened", "WindowClosed"]


@rule("TH-125")
def test_th_125_whether_a_window_is_displayed_depends_on_public_facts_only():
    for hand, shown in (("smoke_screen", True), ("blitz", True), ("", False)):
        went = go(at(side("de_pz4"), side("us_sherman", hand=hand)), attack("A1", "B1", "anti_armour"))
        assert (WindowOpened("declare") in went.told) == shown
    commanded = at(side("de_pz4", commanders="gunnery_officer"), side("us_sherman"), commanders=True)
    assert WindowOpened("declare") in go(commanded, attack("A1", "B1", "anti_armour")).told
    assert WindowOpened("scout") not in go(commanded, attack("A1", "B1", "anti_armour")).told


@rule("TH-125", "TH-021")
def test_th_125_no_window_opens_where_everybody_sees_that_nobody_can_answer():
    rifle = at(side("de_pz4"), side("us_rifle", hand="blitz"))
    assert WindowOpened("hit") in go(rifle, attack("A1", "B1", "grenade"), 1).told
    tank = at(side("de_tiger1"), side("us_sherman", hand="blitz"))
    hit = go(tank, attack("A1", "B1", "anti_armour"), 1)
    assert WindowOpened("roll") in hit.told
    assert WindowOpened("hit") not in hit.told  # Escape is for INF and GUN
    tanks_only = replace(rifle, options=Options(tanks_only=True))
    assert WindowOpened("hit") not in go(tanks_only, attack("A1", "B1", "grenade"), 1).told
    escapes_seen = replace(rifle, discard=("escape", "escape"))
    assert WindowOpened("hit") not in go(escapes_seen, attack("A1", "B1", "grenade"), 1).told


@rule("TH-125")
def test_th_125_only_whom_an_attack_concerns_can_make_its_windows_open():
    concerned = at(side("de_pz4"), side("us_sherman", hand="blitz"), side("us_stuart"))
    onlooker = at(side("de_pz4"), side("us_sherman"), side("us_stuart", hand="smoke_screen"))
    assert WindowOpened("declare") in go(concerned, attack("A1", "B1", "anti_armour")).told
    assert WindowOpened("declare") not in go(onlooker, attack("A1", "B1", "anti_armour")).told


@rule("TH-125", "TH-014")
def test_th_125_a_hidden_unit_opens_a_window_whatever_it_is():
    """Ambush needs a unit that can answer the attacker; an observer cannot, but nobody else knows that it is one."""
    told = [
        go(at(side("us_rifle"), side(f"de_pz4 {hidden}?", hand="river")), attack("A1", "B1", "suicide")).told
        for hidden in ("us_observer", "de_pak40")
    ]
    assert told[0] == told[1]


@rule("TH-125")
@pytest.mark.parametrize("seed", range(6))
def test_th_125_a_window_opens_wherever_somebody_can_act(seed: int):
    rng = Random(seed)
    luck, state = Simulated(rng), GAME.play.start(Options(commanders=True, evading=True, charge=True), 3).state
    while (decision := GAME.play.decision(state)) is not None:
        for seat in range(3 if state.turn else 0):
            for kind in ("open", "scout", "declare", "counter", "roll", "hit"):
                if next(moves(state, seat, kind), None):
                    assert might_act(state, seat, kind), (seat, kind)
        seat = decision.seats[0]
        offer = GAME.play.offer(state, seat)
        drawn = GAME.play.candidates(state, seat, rng, 1) if offer.space else offer.actions
        state = GAME.play.apply(
            state, seat, GAME.play.sample(state, luck) if seat == CHANCE else rng.choice(drawn)
        ).state


@rule("TH-125")
def test_th_125_a_held_window_looks_the_same_whether_somebody_is_asked_or_nobody():
    """With Smoke Screen B is asked, with Blitz nobody is: A sees no difference, and may reveal in both (TH-080)."""
    seen = []
    for hand in ("smoke_screen", "blitz"):
        state = at(side("de_pz4 de_pz3?"), side("us_sherman", hand=hand), held_windows=True)
        step = GAME.play.apply(state, *attack("A1", "B1", "anti_armour"))
        heard = [one.event for one in step.told if one.heard_by(A)]
        decision = GAME.play.decision(step.state)
        seen.append(
            (heard, GAME.information.view(step.state, A), decision.ask, decision.shown, GAME.play.offer(step.state, A))
        )
        revealed = GAME.play.apply(step.state, A, Reveal("A2")).state
        assert asked(revealed) == asked(step.state)
    assert seen[0] == seen[1]


@rule("TH-125")
def test_th_125_a_held_window_closes_when_its_time_is_over():
    state = at(side("de_pz4"), side("us_sherman", hand="smoke_screen"), held_windows=True)
    state = go(state, attack("A1", "B1", "anti_armour")).state
    waiting = GAME.play.apply(state, B, Pass())
    assert asked(waiting.state) == ("declare", CHANCE)
    assert not any(one.heard_by(A) for one in waiting.told)
    [(close, sure)] = GAME.play.outcomes(waiting.state)
    assert sure == 1
    assert GAME.text.parse(waiting.state, GAME.text.notate(waiting.state, CHANCE, close)) == (CHANCE, close)
    closed = GAME.play.apply(waiting.state, CHANCE, close)
    assert closed.told[0].event == WindowClosed("declare")
    assert refused(waiting.state, CHANCE, Roll(1)) == "th-400-not-now"


@rule("TH-125")
def test_th_125_whoever_waits_in_a_held_window_can_imagine_that_nobody_is_asked_any_more():
    rng = Random(1)
    luck, state, held = Simulated(rng), GAME.play.start(Options(commanders=True, held_windows=True), 3).state, 0
    while held < 40 and (decision := GAME.play.decision(state)):
        if decision.seats == (CHANCE,) and not decision.shown:
            held += 1
            for view in (GAME.information.view(state, seat) for seat in range(3)):
                assert GAME.information.view(GAME.information.imagine(view, rng), view.seat) == view
        seat = decision.seats[0]
        state = GAME.play.apply(
            state, seat, GAME.play.sample(state, luck) if seat == CHANCE else GAME.play.default(state, seat)
        ).state
    assert held


@rule("TH-125", "TH-014")
def test_th_125_nobody_else_learns_who_is_asked():
    state = at(side("de_pz4"), side("us_sherman", hand="smoke_screen"), side("us_stuart", hand="river"))
    step = GAME.play.apply(state, *attack("A1", "B1", "anti_armour"))
    decision = GAME.play.decision(step.state)
    assert decision.seats == (B,)
    assert decision.shown == ()
    assert GAME.information.view(step.state, C).pending[-1] == AskWindow("declare", NOBODY)
    assert GAME.information.view(step.state, B).pending[-1] == AskWindow("declare", B)
    assert [one.to for one in step.told if type(one.event).__name__ == "Asked"] == [(B,)]


@rule("TH-126", "TH-127")
def test_th_126_an_event_is_carried_out_completely_before_another_is_played():
    state = at(side("de_pz4", hand="sabotage"), side("us_sherman", hand="river"))
    went = go(state, play("sabotage", "B1"))
    assert GAME.play.decision(went.state).ask == "effect"
    assert offered(went.state, B) == ()


@rule("TH-127")
def test_th_127_playing_events_is_free_and_without_limit():
    state = at(side("de_pz4", hand="river swamp mud"), side("us_sherman"))
    for card in ("river", "swamp", "mud"):
        state = go(state, play(card, player=B)).state
    assert state.players[B].staying == ("river", "swamp", "mud")
    assert Wait() in offered(state, A)


@rule("TH-147")
def test_th_147_eliminated_players_are_asked_nothing():
    state = at(side("de_pz4"), side("us_sherman"), side("us_stuart"))
    gone = replace(state.players[C], units=(), eliminated=True)
    state = replace(state, players=(*state.players[:C], gone))
    assert GAME.play.offer(state, C).asides == ()
    assert go(state, (A, Wait())).state.turn_player == B


@rule("TH-122")
@pytest.mark.parametrize("kind", ["roll", "hit"])
def test_th_122_roll_and_hit_windows_open_after_the_die_and_before_the_hit(kind: str):
    hand = {"roll": "ricochet", "hit": "escape"}[kind]
    went = go(at(side("de_pz4"), side("us_rifle", hand=hand)), attack("A1", "B1", "grenade"), 1)
    assert asked(went.state) == (kind, B)
