"""What the coach says in Tank Hunter is so by the rules."""

from itertools import pairwise
from random import Random
from time import monotonic

from panzerkiste.bots import coach
from panzerkiste.bots.tank_hunter.drafting import edge, unit_worth
from panzerkiste.bots.tank_hunter.suggesting import suggest
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import DeclareAttack, Pass, Pick, Scout
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import RollShot, State
from panzerkiste.games.tank_hunter.state.table import card_of, deck_of, shooting_of, unit_of
from panzerkiste.locales import voice

ENOUGH = 2  # attacks that are looked at


def needed(state: State, attack: DeclareAttack) -> int | None:
    """What the die needs by the rules, if nobody plays a card and nobody strikes first."""
    state = GAME.play.apply(state, state.turn_player, attack).state
    while (decision := GAME.play.decision(state)) and decision.seats[0] != CHANCE:
        seat = decision.seats[0]
        if Pass() not in GAME.play.offer(state, seat).actions:
            return None
        state = GAME.play.apply(state, seat, Pass()).state
    if not isinstance(state.pending[-1], RollShot) or shooting_of(state).counter:
        return None
    return shooting_of(state).needs


def test_what_an_attack_needs_and_brings_is_what_the_rules_say():
    seen, rng, chance = 0, Random(1), Simulated(Random(2))
    state: State = GAME.play.start(Options(), 2).state
    while seen < ENOUGH:
        decision = GAME.play.decision(state)
        assert decision, "there were attacks before the end"
        seat = decision.seats[0]
        if seat == CHANCE:
            state = GAME.play.apply(state, CHANCE, GAME.play.sample(state, chance)).state
            continue
        if decision.ask == "main":
            seen += looked_at(state, seat)
        offer = GAME.play.offer(state, seat)
        answers = GAME.play.candidates(state, seat, rng, 1) if offer.space else offer.actions
        state = GAME.play.apply(state, seat, rng.choice(answers)).state


def test_of_a_card_to_be_drafted_it_is_told_what_that_card_brings():
    state: State = GAME.play.start(Options(), 2).state
    chance = Simulated(Random(4))
    while (decision := GAME.play.decision(state)) and decision.seats[0] == CHANCE:
        state = GAME.play.apply(state, CHANCE, GAME.play.sample(state, chance)).state
    assert decision
    assert decision.ask == "draft"
    seat, deck = decision.seats[0], deck_of(state)
    found = coach("tank-hunter", GAME.information.view(state, seat), seat, Random(1))
    for action, why, *_ in found:
        assert isinstance(action, Pick)
        unit = deck.units.get(action.card)
        assert (why.facts["about"] == "unit") == bool(unit)
        if unit:
            assert (why.facts["defence"], why.facts["points"]) == (unit.defence, unit.points)
    for (action, why, *_), rival in pairwise(found):
        unit, other = deck.units.get(action.card), deck.units.get(rival.action.card)
        if unit and other:
            assert why.facts["edge"] == edge(unit, other)
    for speaker in [voice(language, GAME.folder / "texts") for language in LANGUAGES]:
        said = {speaker.format(why.key, why.facts) for _, why, *_ in found}
        assert len(said) > 1, "not the same of all"
        assert all("{" not in one and "suggest" not in one for one in said)


def test_of_two_tanks_it_is_told_what_makes_the_difference():
    """Of a T-34/85 the enemy has a point more, which drafting counts for more than its better gun."""
    deck = deck_of(GAME.play.start(Options(), 2).state)
    lighter, heavier = (deck.units[f"su_t34_{gun}"] for gun in (76, 85))
    assert unit_worth(lighter) > unit_worth(heavier)
    assert (edge(lighter, heavier), edge(heavier, lighter), edge(lighter, lighter)) == ("points", "anti_armour", "none")
    said = voice("en", GAME.folder / "texts").format(
        "tank-hunter-suggest-pick", {"about": "unit", "type": "AFV", "defence": 4, "edge": "points"}
    )
    assert said.endswith("before the next one: fewer points for whoever destroys it.")


def test_to_pass_before_the_action_is_not_told_as_if_the_turn_were_over():
    """TH-062 to TH-064 come before the action: whoever passes there still acts."""
    rng, dice = Random(1), Simulated(Random(2))
    state: State = GAME.play.start(Options(), 2).state
    told = dict[str, str]()
    while len(told) < 2 and (decision := GAME.play.decision(state)):
        seat = decision.seats[0]
        if seat == CHANCE:
            state = GAME.play.apply(state, CHANCE, GAME.play.sample(state, dice)).state
            continue
        offer = GAME.play.offer(state, seat)
        if decision.ask in {"rearrange", "advance", "window"} and Pass() in offer.actions:
            known = Knowledge(GAME, GAME.information.view(state, seat), offer, (), seat, Random(5), monotonic() + 3600)
            found = suggest(known, 1, (Pass(),))
            told["window" if decision.ask == "window" else "before"] = str(found[-1].why.facts["about"])
        answers = GAME.play.candidates(state, seat, rng, 1) if offer.space else offer.actions
        state = GAME.play.apply(state, seat, rng.choice(answers)).state
    assert told == {"before": "onward", "window": "pass"}


def looked_at(state: State, seat: int) -> int:
    """How many of the attacks that are suggested could be held against the rules."""
    checked = 0
    for action, why, *_ in coach("tank-hunter", GAME.information.view(state, seat), seat, Random(1)):
        if isinstance(action, Scout):
            assert why.facts["hidden"] == sum(unit.hidden for unit in state.players[action.opponent].units)
        if not isinstance(action, DeclareAttack):
            continue
        assert why.facts["points"] == card_of(state, unit_of(state, action.target)).points
        needs = needed(state, action)
        if needs is not None:
            assert why.facts["number"] == max(0, min(6, needs))
            missed = (1 - max(0, min(6, needs)) / 6) ** action.shots
            assert why.facts["chance"] == round(100 * (1 - missed))
            checked += 1
    return checked
