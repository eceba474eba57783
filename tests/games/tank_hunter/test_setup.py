"""Setup (TH-040 to TH-054): the deal, the draft, placing, and who begins."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Deal, Pick, Reveal, Roll
from panzerkiste.games.tank_hunter.cards.cards import shipped_events
from panzerkiste.games.tank_hunter.cards.decks import compose
from panzerkiste.games.tank_hunter.events import (
    CardPicked,
    Event,
    EventDeckMade,
    FirstPlayer,
    FirstRolled,
    LinesShown,
    PackReceived,
    PacksPassed,
    PointsAnnounced,
)
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.setup.dealing import pile_sizes
from panzerkiste.games.tank_hunter.setup.placing import units_to_place
from panzerkiste.games.tank_hunter.state import CommanderInPlay, DraftCards, Place, PlaceUnits, RollForFirst, State
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.tables import Went, refused


def dealt(seed: int = 1, seats: int = 3, **options: Any) -> tuple[State, Deal]:
    """A table at which a random deal has just been made, and that deal."""
    state = GAME.play.start(Options(**options), seats).state
    deal = GAME.play.sample(state, Simulated(Random(seed)))
    assert isinstance(deal, Deal)
    return GAME.play.apply(state, CHANCE, deal).state, deal


def drafted(state: State) -> State:
    """Everybody has picked the first card of every pack."""
    while isinstance(state.pending[-1], DraftCards):
        seat = state.pending[-1].owing[0]
        state = GAME.play.apply(state, seat, GAME.play.default(state, seat)).state
    return state


def with_picks(picks: tuple[str, ...], *others: tuple[str, ...]) -> State:
    """Placing is next, after a draft that gave everybody these cards."""
    rows = (picks, *others)
    state = drafted(dealt(seats=len(rows))[0])
    assert state.draft
    return replace(state, draft=replace(state.draft, picks=rows))


def placed(state: State, *places: Place) -> Went:
    told = list[Event]()
    for seat, place in enumerate(places):
        step = GAME.play.apply(state, seat, place)
        state, told = step.state, told + [one.event for one in step.told]
    return Went(state, told)


@rule("TH-040")
def test_th_040_everybody_is_dealt_five_unit_cards_and_the_rest_is_the_unit_deck():
    state, deal = dealt(seats=4, commanders=True)
    everything = Counter(compose(state.options).units)
    assert [len(units) for units in deal.units] == [5] * 4
    assert Counter(state.unit_deck) + Counter(card for units in deal.units for card in units) == everything


@rule("TH-041", "TH-044")
def test_th_041_everybody_is_dealt_one_event_that_is_neither_a_carpet_bombing_nor_red():
    for seed in range(40):
        _, deal = dealt(seed, seats=8)
        assert len(deal.events) == 8
        assert not any(shipped_events()[card].red for card in deal.events)


@rule("TH-042", "TH-043")
def test_th_042_the_event_deck_is_three_piles_with_one_carpet_bombing_each():
    state, deal = dealt(seats=4)
    piles = state.event_deck.piles
    assert [pile.count("carpet_bombing") for pile in piles] == [1, 1, 1]
    told = [one.event for one in GAME.play.apply(GAME.play.start(Options(), 4).state, CHANCE, deal).told]
    assert EventDeckMade(70 - 4, anew=False) in told
    assert [len(pile) for pile in piles] == [size + 1 for size in pile_sizes(70 - 3 - 4)]
    assert Counter(card for pile in piles for card in pile) + Counter(deal.events) == Counter(
        compose(state.options).events
    )


@rule("TH-043")
@pytest.mark.parametrize(("left", "sizes"), [(63, [21, 21, 21]), (64, [22, 21, 21]), (65, [22, 22, 21])])
def test_th_043_the_larger_piles_lie_on_top(left: int, sizes: list[int]):
    assert pile_sizes(left) == sizes


@rule("TH-040", "TH-041", "TH-043", "TH-044", "TH-403")
def test_th_044_a_deal_that_breaks_a_rule_is_refused():
    state = GAME.play.start(Options(), 2).state
    deal = GAME.play.sample(state, Simulated(Random(1)))
    assert isinstance(deal, Deal)
    red = next(card for pile in deal.piles for card in pile if shipped_events()[card].red and card != "carpet_bombing")
    at = next(number for number, pile in enumerate(deal.piles) if red in pile)
    swapped = tuple(
        (*(card for card in pile if card != red), *[red] * (pile.count(red) - 1), deal.events[0])
        if number == at
        else pile
        for number, pile in enumerate(deal.piles)
    )
    wrong = {
        "TH-040": replace(deal, units=(deal.units[0][:4], deal.units[1])),
        "TH-041": replace(deal, events=deal.events[:1]),
        "TH-043": replace(deal, piles=(deal.piles[0] + deal.piles[1], (), deal.piles[2])),
        "TH-044": replace(deal, events=(red, deal.events[1]), piles=swapped),
    }
    for id, deal in wrong.items():
        with pytest.raises(Illegal) as caught:
            GAME.play.apply(state, CHANCE, deal)
        assert caught.value.rule == id


@rule("TH-045", "TH-053")
def test_th_045_everybody_picks_one_card_and_passes_the_others_to_the_left():
    state, deal = dealt(seats=3)
    for seat in range(3):
        state = GAME.play.apply(state, seat, Pick(deal.units[seat][0])).state
    assert state.draft
    assert state.draft.picks == tuple((units[0],) for units in deal.units)
    assert state.draft.packs[1] == (*deal.units[0][1:], deal.events[0])
    assert state.draft.packs[0] == (*deal.units[2][1:], deal.events[2])
    assert [GAME.information.screen(GAME.information.view(state, seat)).pack_to for seat in range(3)] == [1, 2, 0]


@rule("TH-046")
def test_th_046_picks_are_secret_and_final_and_their_order_does_not_matter():
    state, deal = dealt(seats=2)
    step = GAME.play.apply(state, 1, Pick(deal.units[1][0]))
    assert [one.event for one in step.told] == [CardPicked(1)]
    assert refused(step.state, 1, Pick(deal.units[1][1])) == "th-401-not-asked"
    one = GAME.play.apply(step.state, 0, Pick(deal.units[0][0])).state
    other = GAME.play.apply(GAME.play.apply(state, 0, Pick(deal.units[0][0])).state, 1, Pick(deal.units[1][0])).state
    assert one == other
    assert refused(state, 0, Pick("carpet_bombing")) == "th-045"


@rule("TH-046")
def test_th_046_the_sixth_card_is_kept_without_choice():
    state, _ = dealt(seats=2)
    for picks in range(1, 6):
        told = []
        for seat in (0, 1):
            step = GAME.play.apply(state, seat, GAME.play.default(state, seat))
            state, told = step.state, [one.event for one in step.told]
        left = 6 - picks
        assert PacksPassed(left) in told
        assert all(len(event.cards) == left for event in told if isinstance(event, PackReceived))
    assert isinstance(state.pending[-1], PlaceUnits)
    assert state.draft
    kept_by_all = zip(state.players, state.draft.picks, strict=True)
    assert [len(player.hand) + len(kept) for player, kept in kept_by_all] == [6, 6]


@rule("TH-047")
def test_th_047_drafted_events_go_to_the_hand_and_no_limit_holds():
    state, _ = dealt(seats=8)
    while isinstance(frame := state.pending[-1], DraftCards):
        seat = frame.owing[0]
        assert state.draft
        events = [card for card in state.draft.packs[seat] if card in shipped_events()]
        wanted = events[0] if seat == 0 and events else state.draft.packs[seat][0]
        state = GAME.play.apply(state, seat, Pick(wanted)).state
    assert all(card in shipped_events() for card in state.players[0].hand)
    assert len(state.players[0].hand) > 3


@rule("TH-048", "TH-354")
def test_th_048_units_go_to_the_front_and_those_with_rear_positioning_to_the_rear_if_their_owner_likes():
    state = with_picks(("de_pz4", "us_rifle", "de_gren"), ("de_pz3",))
    went = placed(state, Place(("de_pz4", "de_gren"), ("us_rifle",)), Place(("de_pz3",)))
    assert [(unit.card, unit.line, unit.hidden) for unit in went.player(0).units] == [
        ("de_pz4", "front", True),
        ("de_gren", "front", True),
        ("us_rifle", "rear", True),
    ]
    assert refused(state, 0, Place(("us_rifle", "de_gren"), ("de_pz4",))) == "th-048"
    assert GAME.information.screen(GAME.information.view(state, 0)).fit_for_the_rear == ("us_rifle", "de_gren")


@rule("TH-049", "TH-322", "TH-047")
def test_th_049_commanders_lie_face_up_in_the_rear_from_the_start():
    state = with_picks(("de_pz4", "flak_director"), ("de_pz3",))
    assert units_to_place(state, 0) == ("de_pz4",)
    went = placed(state, Place(("de_pz4",)), Place(("de_pz3",)))
    assert went.player(0).commanders == (CommanderInPlay("flak_director"),)
    assert LinesShown(0, ("A1",), (), ("flak_director",), len(went.player(0).hand)) in went.told


@rule("TH-050", "TH-015")
def test_th_050_placements_are_collected_secretly_and_shown_together():
    state = with_picks(("de_pz4", "de_pz3"), ("us_sherman",))
    half = placed(state, Place(("de_pz3", "de_pz4")))
    assert not half.has(LinesShown)
    assert refused(half.state, 0, Place(("de_pz4", "de_pz3"))) == "th-401-not-asked"
    went = placed(state, Place(("de_pz3", "de_pz4")), Place(("us_sherman",)))
    assert [(unit.handle, unit.card) for unit in went.player(0).units] == [("A1", "de_pz3"), ("A2", "de_pz4")]
    for wrong in (Place(("de_pz3",)), Place(("de_pz3", "de_pz4", "de_pz4")), Place(("de_pz3", "us_sherman"))):
        assert refused(state, 0, wrong) == "th-050"


@rule("TH-051", "TH-065", "TH-066")
def test_th_051_the_front_line_may_be_empty_at_the_start_and_is_filled_before_the_first_turn():
    state = with_picks(("us_m2a1",), ("de_gren",))
    went = placed(state, Place((), ("us_m2a1",)), Place(("de_gren",)))
    assert went.player(0).units[0].line == "front"


@rule("TH-052")
def test_th_052_the_most_valuable_unit_begins_and_its_points_are_announced():
    state = with_picks(("de_pz4", "flak_director"), ("de_tiger2", "us_rifle"))
    went = placed(state, Place(("de_pz4",)), Place(("us_rifle", "de_tiger2")))
    assert PointsAnnounced((4, 10)) in went.told
    assert FirstPlayer(1) in went.told
    assert went.state.turn_player == 1


@rule("TH-052", "TH-400")
def test_th_052_tied_players_roll_and_still_tied_ones_roll_again():
    state = with_picks(("de_pz4",), ("us_sherman",), ("de_pz3",), ("us_m18",))
    went = placed(state, *(Place((card,)) for card in ("de_pz4", "us_sherman", "de_pz3", "us_m18")))
    assert went.state.pending[-1] == RollForFirst((0, 1, 3))
    state, told = went.state, list[Event]()
    for die in (5, 2, 5, 3, 4):
        step = GAME.play.apply(state, CHANCE, Roll(die))
        state, told = step.state, told + [one.event for one in step.told]
    assert [(event.seat, event.die) for event in told if isinstance(event, FirstRolled)] == [
        (0, 5),
        (1, 2),
        (3, 5),
        (0, 3),
        (3, 4),
    ]
    assert state.turn_player == 3


@rule("TH-052")
def test_th_052_a_player_without_units_announces_nothing_at_all():
    state = with_picks((), ("us_rifle",))
    assert PointsAnnounced((0, 2)) in placed(state, Place(), Place(("us_rifle",))).told


@rule("TH-054", "TH-080")
def test_th_054_nothing_is_revealed_during_setup():
    state, _ = dealt()
    assert refused(state, 0, Reveal("A1")) == "th-054"


@rule("TH-002")
def test_th_002_two_to_eight_play():
    assert GAME.players == (2, 8)
    for seats in range(2, 9):
        assert len(GAME.play.start(Options(), seats).state.players) == seats
