"""Who knows what (TH-013 to TH-015), and the nouns of a state (TH-406 to TH-408)."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, WATCHER
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Deal, Pick, Rearrange, Wait
from panzerkiste.games.tank_hunter.cards.decks import compose
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import (
    UNKNOWN,
    Attack,
    Dispose,
    EndTurn,
    EventDeck,
    KnownEvent,
    PlaceDrawn,
    Player,
    RearrangeHidden,
    Removed,
    State,
    UnitInPlay,
)
from panzerkiste.games.tank_hunter.turns.ending import Score
from panzerkiste.proving.coverage import rule
from panzerkiste.proving.wander import mixed_options, moment_of, new_match, wander
from panzerkiste.proving.worlds import check_worlds
from tests.games.tank_hunter.fights import attack
from tests.games.tank_hunter.tables import A, B, C, at, go, play, side
from tests.games.tank_hunter.test_setup import dealt, drafted


@rule("TH-014")
def test_th_014_of_a_hidden_unit_all_but_its_card_is_public_and_its_owner_knows_it():
    state = at(side("de_pz4"), side("us_rifle?*!~+trench"))
    unit = state.players[B].units[0]
    assert GAME.information.view(state, B).players[B].units[0] == unit
    for other in (A, WATCHER):
        assert GAME.information.view(state, other).players[B].units[0] == replace(unit, card=UNKNOWN)


@rule("TH-014")
def test_th_014_of_a_hand_everybody_knows_the_size_and_only_its_owner_the_cards():
    state = at(side("de_pz4", hand="river mud"), side("us_rifle"))
    assert GAME.information.view(state, A).players[A].hand == ("river", "mud")
    assert GAME.information.view(state, B).players[A].hand == (UNKNOWN, UNKNOWN)


@rule("TH-014", "TH-046")
def test_th_014_packs_picks_and_deck_order_are_secret():
    state, deal = dealt(seats=3)
    state = GAME.play.apply(state, A, Pick(deal.units[A][0])).state
    view = GAME.information.view(state, B)
    assert view.draft
    assert view.draft.packs[B] == state.draft.packs[B]
    assert set(view.draft.packs[A]) | set(view.draft.picks[A]) == {UNKNOWN}
    assert view.piles == tuple(len(pile) for pile in state.event_deck.piles)


@rule("TH-014", "TH-050")
def test_th_014_a_placement_is_secret_until_all_are_shown():
    state = drafted(dealt(seats=2)[0])
    state = GAME.play.apply(state, A, GAME.play.default(state, A)).state
    assert GAME.information.view(state, B).draft.placed == (None, None)
    assert GAME.information.view(state, A).draft.placed[A] is not None


@rule("TH-014", "TH-096")
def test_th_014_a_unit_just_drawn_is_seen_by_its_owner_only():
    state = at(side("de_pz4", hand="reinforcements"), side("us_rifle"))
    state = go(state, play("reinforcements", player=A), "de_pz3", "us_m18").state
    assert GAME.information.view(state, A).players[A].drawn == ("de_pz3", "us_m18")
    for other in (B, WATCHER):
        assert GAME.information.view(state, other).players[A].drawn == (UNKNOWN, UNKNOWN)


@rule("TH-014")
def test_th_014_a_hidden_unit_removed_from_the_game_is_known_to_its_owner_only():
    state = replace(at(side("de_pz4"), side("us_rifle")), removed=(Removed("de_tiger1", B), Removed("blitz")))
    assert GAME.information.view(state, B).removed == state.removed
    assert GAME.information.view(state, A).removed == (Removed(UNKNOWN, B), Removed("blitz"))


@rule("TH-014", "TH-400")
def test_th_400_a_card_somebody_has_looked_at_is_known_to_him_only():
    state = at(side("de_pz4"), side("us_rifle"))
    state = replace(state, event_deck=EventDeck((KnownEvent("river", (B,), 0),), (("mud",), (), ())))
    assert GAME.information.view(state, B).known_top[0].card == "river"
    assert GAME.information.view(state, A).known_top[0].card == UNKNOWN


@rule("TH-015", "TH-062")
def test_th_015_an_imagined_world_may_deal_hidden_units_and_hands_anew():
    state = GAME.text.read_position(
        "turn 3 A actions 1\nA front A1:de_pz4?\nB front B1:us_rifle? B2:us_sherman?", Options()
    )
    view = GAME.information.view(state, A)
    worlds = [GAME.information.imagine(view, Random(seed)) for seed in range(20)]
    assert all(GAME.information.view(world, A) == view for world in worlds)
    assert len({world.players[B].units[0].card for world in worlds}) > 5


@rule("TH-014", "TH-042")
def test_th_042_every_imagined_world_has_one_carpet_bombing_in_each_pile_that_has_not_shown_its_own():
    state = drafted(dealt(seats=2)[0])
    for seed in range(20):
        world = GAME.information.imagine(GAME.information.view(state, A), Random(seed))
        assert [pile.count("carpet_bombing") for pile in world.event_deck.piles] == [1, 1, 1]


def lying_about(state: State) -> Iterator[str]:
    """Every card of the game, wherever it is."""
    for player in state.players:
        yield from player.hand + player.drawn + player.score + player.staying
        yield from (commander.card for commander in player.commanders)
        for unit in player.units:
            yield unit.card
            yield from unit.attachments
    yield from state.unit_deck + state.discard
    yield from (gone.card for gone in state.removed)
    yield from (entry.card for entry in state.event_deck.known_top)
    for pile in state.event_deck.piles:
        yield from pile
    yield from (frame.playing.card for frame in state.pending if isinstance(frame, Dispose))
    if state.draft:
        for row in state.draft.packs + state.draft.picks:
            yield from row


@rule("TH-013", "TH-134")
@given(st.integers(0, 2**32))
@settings(max_examples=12)
def test_th_013_every_card_is_in_exactly_one_place_at_every_moment(seed):
    rng = Random(seed)
    seats = rng.randint(2, 8)
    match = new_match(GAME, mixed_options(GAME, rng, seats), seats)
    built = compose(match.options)
    everything = Counter(built.units) + Counter(built.events)
    dealt = False  # before that somebody may resign
    for step in wander(match, rng, asides=0.02):
        dealt = dealt or any(isinstance(entry.action, Deal) for entry in match.entries[-1:])
        if dealt:
            assert Counter(lying_about(step.state)) == everything


@rule("TH-013")
@given(st.integers(0, 2**32))
@settings(max_examples=8)
def test_th_013_imagined_worlds_have_every_card_too(seed):
    rng = Random(seed)
    seats = rng.randint(2, 8)
    match = new_match(GAME, mixed_options(GAME, rng, seats), seats)
    built = compose(match.options)
    everything = Counter(built.units) + Counter(built.events)
    for step in wander(match, rng, asides=0.02):
        if rng.random() < 0.02 and len(match.entries) > 1:
            world = GAME.information.imagine(GAME.information.view(step.state, rng.randrange(-1, seats)), rng)
            assert Counter(lying_about(world)) == everything


@rule("TH-014", "TH-125", "TH-110")
@pytest.mark.parametrize("seed", range(3))
def test_th_014_no_seat_can_tell_two_worlds_apart_that_differ_in_what_it_may_not_know(seed: int):
    rng = Random(f"worlds {seed}")
    match = new_match(GAME, Options(commanders=True, evading=True, charge=True), 2 + seed)
    for _ in wander(match, rng, asides=0.02):
        if rng.random() < 0.02:
            check_worlds(moment_of(match, rng))


@rule("TH-406", "TH-407", "TH-408")
def test_th_406_units_players_and_attacks_have_the_fields_the_rules_name():
    unit = {"handle", "card", "line", "hidden", "out_of_ammo", "pinned", "exhausted", "attachments"}
    assert unit | {"rolled_attack", "evaded", "escaped"} == set(UnitInPlay.__struct_fields__)
    player = {"units", "commanders", "hand", "score", "staying", "ignored_water", "eliminated"}
    assert player <= set(Player.__struct_fields__)
    attack = {"attacker", "target", "kind", "shots", "charge", "counter_used", "cancelled", "hit", "modifiers"}
    assert attack <= set(Attack.__struct_fields__)
    assert UnitInPlay("C4", "de_pz3").owner == C


@rule("TH-405")
def test_th_405_a_state_can_be_saved_and_restored_in_the_middle_of_an_attack():
    state = go(at(side("de_pz4"), side("uk_25pdr")), attack("A1", "B1", "trample")).state
    again = msgspec.json.decode(msgspec.json.encode(state), type=State)
    assert again == state
    assert GAME.play.offer(again, B) == GAME.play.offer(state, B)


@rule("TH-400")
def test_th_400_draws_are_outcomes_of_chance_with_exact_weights():
    state = go(at(side("de_pz4"), side("us_rifle"), deck="mud river river"), (A, Wait())).state
    weights = {outcome.card: str(weight) for outcome, weight in GAME.play.outcomes(state)}
    assert weights == {"mud": "1/3", "river": "2/3"}
    drawn = {GAME.play.sample(state, Simulated(Random(seed))).card for seed in range(20)}
    assert drawn == {"mud", "river"}
    assert GAME.play.decision(state).seats == (CHANCE,)


def test_a_screen_is_shown_the_question_and_no_frame_below_it():
    state = at(side("de_pz4"), side("us_rifle"))
    state = replace(state, pending=(EndTurn(), *state.pending))
    screen = GAME.information.screen(GAME.information.view(state, A))
    assert screen.question == state.pending[-1]
    assert "pending" not in msgspec.to_builtins(screen)


@rule("TH-166", "TH-168")
def test_th_166_a_screen_is_shown_the_points_of_all_and_equal_points_share_a_rank():
    state = at(side("de_pz4"), side("us_rifle"), side("de_pz3"))
    piles = (("de_pz3",), ("us_rifle", "de_tiger2"), ("de_pz3",))
    players = tuple(replace(player, score=pile) for player, pile in zip(state.players, piles, strict=True))
    shown = GAME.information.screen(GAME.information.view(replace(state, players=players), WATCHER))
    assert shown.scores == (Score(3, 2), Score(12, 1), Score(3, 2))


@rule("TH-062")
def test_th_062_a_screen_is_shown_the_hidden_cards_line_by_line_when_they_may_be_rearranged():
    state = at(side("de_pz3? de_pz4 us_sherman? us_rifle/?"), side("us_stuart?"))
    asked = replace(state, pending=(RearrangeHidden(),))
    shown = [GAME.information.screen(GAME.information.view(asked, seat)).rearranging for seat in (A, B, WATCHER)]
    assert shown == [Rearrange(("A1", "A3"), ("A4",)), None, None]
    assert GAME.information.screen(GAME.information.view(state, A)).rearranging is None


@rule("TH-048", "TH-096")
def test_th_096_a_screen_is_shown_which_drawn_units_may_stand_in_the_rear_and_no_one_elses():
    state = at(side("de_pz4"), side("us_rifle"))
    drawing = replace(state.players[A], drawn=("us_rifle", "de_pz4"))
    state = replace(state, players=(drawing, state.players[B]), pending=(PlaceDrawn(A),))
    shown = [GAME.information.screen(GAME.information.view(state, seat)).fit_for_the_rear for seat in (A, B, WATCHER)]
    assert shown == [("us_rifle",), (), ()]
