"""Dropzone's computer players: legal, in time, and no fools."""

from itertools import product
from random import Random
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from panzerkiste.bots.dropzone import BOTS, PLAYERS, answer
from panzerkiste.bots.dropzone.hands import jink
from panzerkiste.bots.dropzone.judgement import prospects
from panzerkiste.bots.dropzone.odds import expected
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.knowledge import Knowledge
from panzerkiste.games.dropzone import DROPZONE as GAME
from panzerkiste.games.dropzone.actions import (
    Assign,
    AttackRun,
    Commit,
    Discard,
    EndSlot,
    Enter,
    FireOnRun,
    FlyMove,
    Intercept,
    Leave,
    Load,
    Move,
    Pass,
    PlayCard,
    React,
    Shoot,
    Spread,
    StayInside,
)
from panzerkiste.games.dropzone.armies.catalogue import WEAPONS
from panzerkiste.games.dropzone.battle.damage import covered_need, hit_damage
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from tests.games.dropzone.battle import after, asked, battle, unit
from tests.games.dropzone.storming import FAILED, LEGION, WARRIORS, squad, stormed
from tests.games.dropzone.test_cards import COMMANDER, FOE, after_draws, holding
from tests.games.dropzone.test_fast_movers import AIR, INTERCEPTOR, RUN, available
from tests.games.dropzone.test_turn_sequence import next_turn

STRONGEST = len(BOTS.levels)
EVERY_LEVEL = range(1, STRONGEST + 1)
PLENTY = 60.0  # seconds; never used up
SHORT = Options(turns=1)


def known(state: State, seat: Seat, seed: int = 1, seconds: float = PLENTY) -> Knowledge:
    deadline = monotonic() + seconds
    return Knowledge(
        GAME, GAME.information.view(state, seat), GAME.play.offer(state, seat), (), seat, Random(seed), deadline
    )


def first_idea(state: State, seat: Seat, level: int, seed: int) -> Any:
    """What the player says, before anybody checks it."""
    asked = known(state, seat, seed)
    if len(asked.offer.actions) == 1 and not asked.offer.space:
        return asked.offer.actions[0]
    return PLAYERS[level - 1].choose(asked)


def whole_battle(level: int, seed: int, options: Options = SHORT, ask: Any = first_idea) -> State:
    """The end of a battle that the level fights against itself; an illegal answer would raise."""
    chance, state = Simulated(Random(seed)), GAME.play.start(options, 2).state
    for number in range(GAME.play.bound(options)):
        decision = GAME.play.decision(state)
        if decision is None:
            return state
        seat = decision.seats[0]
        action = GAME.play.sample(state, chance) if seat == CHANCE else ask(state, seat, level, seed + number)
        state = GAME.play.apply(state, seat, action).state
    raise AssertionError("the battle does not end")


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_every_level_fights_a_battle_without_being_corrected(level: int) -> None:
    assert whole_battle(level, 2).result


@pytest.mark.parametrize("scenario", ["prizes", "paper_chase"])
def test_the_strongest_level_fights_every_scenario(scenario: Any) -> None:
    options = Options(turns=2, scenario=scenario, army_a="phr-starter", army_b="shaltari-starter")
    assert whole_battle(STRONGEST, 3, options).result


@pytest.mark.parametrize("level", [2, STRONGEST])
def test_levels_that_play_cards_and_fly_runs_are_not_corrected_either(level: int) -> None:
    assert whole_battle(level, 4, Options(turns=2, cards=True, army_a=AIR, army_b=AIR)).result


def test_the_strongest_level_answers_legally_when_there_is_no_time_at_all() -> None:
    def hurried(state: State, seat: Seat, level: int, seed: int) -> Any:
        return answer(known(state, seat, seed, seconds=0.0), level)

    assert whole_battle(STRONGEST, 5, Options(turns=1), hurried).result


def test_the_same_question_gets_the_same_answer() -> None:
    state = battle("A1a ucm_sabre 24,14@0 26,14@0 28,14@0", "B1a scourge_hunter 24,34@180", now="A1a order")
    assert answer(known(state, 0, 7), STRONGEST) == answer(known(state, 0, 7), STRONGEST)


# Odds.


@pytest.mark.parametrize("weapon", ["avenger_railgun", "wolverine_missile", "um3_rifles"])
@pytest.mark.parametrize("need", [2, 5])
def test_expected_damage_is_what_all_rolls_come_to(weapon: str, need: int) -> None:
    state = battle("A1a ucm_sabre 24,14@0", "B1a ucm_legionnaires 24,34@180", now="A1a order")
    target, fires = unit(state, "B1a1"), WEAPONS[weapon]
    hurts = covered_need(fires.energy, target.profile.armour, cover=False)
    total = killed = 0.0
    for dice in product(range(1, 7), repeat=4):  # two shots: to hit and to damage each
        points = sum(hit_damage(dice[n + 1], hurts, fires) for n in (0, 2) if dice[n] >= need)
        total += min(points, target.left) / 6**4
        killed += (points >= target.left) / 6**4
    found = expected(2, need, fires.energy, fires, target)
    assert found.share == pytest.approx(total / target.profile.damage_points)
    assert found.killed == pytest.approx(killed)


# Judgement.


def test_a_squad_nearer_to_a_marker_is_worth_more_the_more_so_in_the_end() -> None:
    def lead(turn: int, y: int) -> float:
        state = battle(f"A1a ucm_sabre 24,{y}@0", "B1a ucm_sabre 40,40@180", f"turn {turn}", now="A1a order")
        return prospects(state, 0)

    assert lead(1, 20) > lead(1, 10)
    assert lead(6, 20) - lead(6, 10) > lead(1, 20) - lead(1, 10)


# Orders.


def chosen(state: State, seat: Seat = 0) -> Any:
    return answer(known(state, seat), STRONGEST)


def test_guns_fire_at_what_they_see_and_the_best_target_first() -> None:
    """A tank and a scout stand in the open; railguns take the tanks that cost more."""
    state = battle(
        "A1a ucm_sabre 24,14@0 26,14@0 28,14@0",
        "B1a scourge_hunter 24,30@180 26,30@180",
        "B1b scourge_prowler 34,30@180",
        "turn 6",
        now="A1a order",
    )
    order = chosen(state)
    if isinstance(order, Move):
        order = chosen(GAME.play.apply(state, 0, order).state)
    assert isinstance(order, Shoot)
    guns = [shot for shot in order.shots if state.units[shot.unit].weapons[shot.mount].id == "avenger_railgun"]
    assert {state.units[int(shot.target)].kind for shot in guns} == {"scourge_hunter"}


def test_in_the_last_turn_a_squad_moves_onto_the_marker() -> None:
    state = battle(
        "A1a ucm_wolverine_a 24,12@0 26,12@0 24,10@0 26,10@0",
        "B1a scourge_hunter 44,46@180",
        "turn 6",
        now="A1a order",
        options=Options(scenario="crossroads"),
    )
    order = chosen(state)
    assert isinstance(order, Move)
    assert all(((way.to[0] - 24) ** 2 + (way.to[1] - 24) ** 2) ** 0.5 <= 6 for way in order.ways)


def test_nobody_to_shoot_at_and_nowhere_to_go_ends_the_slot() -> None:
    state = battle("A1a ucm_sabre 24,24@0", "B1a scourge_hunter reserve", "turn 6", now="A1a order")
    assert chosen(state) == EndSlot()


FAR_AWAY = "B1a scourge_hunter 44,46@180"
HOUSE = "house h1 small 2.5 22,24 26,24 26,28 22,28"


def test_infantry_goes_inside_when_it_stands_at_a_door() -> None:
    state = battle(
        "A1a ucm_legionnaires 24,22.9@0 25,22.9@0 23,22.9@0",
        "B1a scourge_hunter 24,10@0 26,10@0 28,10@0",
        "turn 4",
        table=("table 48 48", HOUSE),
        now="A1a order",
    )
    order = chosen(state)
    assert isinstance(order, Enter)


# Windows.


def window(state: State) -> State:
    """A dropship flies past; its owner has announced it."""
    seat, action = GAME.text.parse(state, "B fly B1a1>30,30:6@0*")
    return GAME.play.apply(state, seat, action).state


def test_anti_air_guns_fire_at_what_flies_by_and_others_pass() -> None:
    near = battle("A1a ucm_rapier 24,28@0", "B1a scourge_marauder 18,30@90/altitude=6", now="B1a order")
    state = window(near)
    assert GAME.play.decision(state).ask == "react"
    assert isinstance(chosen(state), React)
    far = battle("A1a ucm_rapier 2,2@0", "B1a scourge_marauder 18,40@90/altitude=6", now="B1a order")
    assert chosen(window(far)) == Pass()


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_no_level_fires_in_reaction_at_what_it_cannot_reach(level: int) -> None:
    far = battle("A1a ucm_rapier 2,2@0", "B1a scourge_marauder 18,40@90/altitude=6", now="B1a order")
    assert {first_idea(window(far), 0, level, seed) for seed in range(12)} == {Pass()}


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_no_level_takes_aboard_again_whom_it_has_just_put_down(level: int) -> None:
    aboard = "aboard/carrier=3"
    landed = battle(f"A1a ucm_sabre {aboard} {aboard} {aboard} ucm_condor:24,10@0", FAR_AWAY, now="A1a order")
    out = after(landed, "A unload A1a1=22,10@0 A1a2=22,8.5@0 A1a3=22,11.5@0").state
    ideas = [first_idea(out, 0, level, seed) for seed in range(12 if level < STRONGEST else 1)]
    assert not [idea for idea in ideas if isinstance(idea, Load)]


def test_a_garrison_mans_the_wall_that_looks_at_the_enemy_or_hides() -> None:
    def asked(*enemy: str) -> State:
        state = battle(
            'A1a ucm_legionnaires inside/building="h1" inside/building="h1"',
            *enemy,
            table=("table 48 48", HOUSE),
            now="A activate",
        )
        seat, action = GAME.text.parse(state, "A activate A1")
        return GAME.play.apply(state, seat, action).state

    seen = chosen(asked("B1a scourge_warriors 24,20@0 25,20@0"))
    assert isinstance(seen, Assign)
    assert {post.wall for post in seen.posts} == {0}  # the wall from 22,24 to 26,24
    assert chosen(asked("B1a scourge_warriors reserve reserve")) == Assign(())


def test_a_loaded_dropship_keeps_away_from_anti_air_guns() -> None:
    """The same flight with and without guns below: with them it comes down elsewhere, or waits."""

    def flight(*guns: str) -> Any:
        state = battle(
            "A1a ucm_sabre aboard/carrier=3 aboard/carrier=3 aboard/carrier=3 ucm_condor:24,6@0/altitude=6",
            *guns,
            "turn 3",
            now="A1a order",
        )
        return chosen(
            replace(state, squads=(replace(state.squads[0], units=(0, 1, 2), transports=(3,)), *state.squads[1:]))
        )

    free, shot_at = flight("B1a scourge_hunter 2,46@180"), flight("B1a scourge_reaper 22,22@180 24,22@180 26,22@180")
    assert isinstance(free, FlyMove)
    assert free != shot_at


def test_small_arms_are_kept_for_those_who_come_into_their_sights_anyway() -> None:
    """Who has acted has nothing better to do with them."""

    def reaction(*, acted: bool) -> Any:
        squads = "A1a ucm_legionnaires 24,28@0", "B1a scourge_marauder 18,30@90/altitude=6"
        near = battle(*squads, "B1b scourge_warriors 25,30@180", now="B1a order")
        groups = [replace(group, activated_turn=int(acted)) if group.id == 0 else group for group in near.battlegroups]
        return chosen(window(replace(near, battlegroups=tuple(groups))))

    assert isinstance(reaction(acted=True), React)
    assert reaction(acted=False) == Pass()


# Close-quarters battle.


def fought_over(*squads: str) -> State:
    """A, who holds the house with a few squads, has done everything else."""
    state = after(stormed(*squads), "A activate A1").state
    while asked(state) != (0, "commit"):
        state = GAME.play.apply(
            state, 0, EndSlot() if asked(state)[1] == "order" else GAME.play.offer(state, 0).actions[0]
        ).state
    return state


def test_a_garrison_that_outnumbers_the_attackers_commits_everybody() -> None:
    legions = [squad(f"A1{letter}", "ucm_legionnaires", 0, 0) for letter in "ab"]
    assert chosen(fought_over(*legions, WARRIORS)) == Commit((0, 1))


def test_a_garrison_that_is_overrun_sacrifices_the_least_it_must() -> None:
    weak, strong = squad("A1a", "ucm_legionnaires", 4, 5), squad("A1b", "ucm_legionnaires", 0, 0)
    destroyers = squad("B1a", "scourge_destroyers", 0, 0, 0, 0, 0)
    assert chosen(fought_over(weak, strong, destroyers)) == Commit((0,))


def test_odd_dice_go_where_they_kill() -> None:
    """Five dice on three bases in two squads: the damaged base is the whole of its squad, and it is nearly dead."""
    defenders = squad("A1a", "ucm_praetorians", 4, 5), squad("A1b", "ucm_legionnaires", 0, 0)
    attackers = squad("B1a", "scourge_warriors", 3, 5), squad("B1b", "scourge_warriors", 2, 5)
    state = after(stormed(*defenders, *attackers), "A activate A1").state
    assert asked(state) == (1, "spread")
    spread = chosen(state, 1)
    assert isinstance(spread, Spread)
    assert unit(state, "A1a1").id in spread.extra


def not_committed(*attackers: str) -> State:
    """A1b is asked what it does; a prize is in the house."""
    state = stormed(LEGION, squad("A1b", "ucm_legionnaires", 0, 0), *attackers, options=Options(scenario="prizes"))
    return after(state, "A activate A1", "A commit A1a").state


def test_who_is_not_needed_gets_away_from_a_lost_fight_and_stays_in_a_won_one() -> None:
    assert isinstance(chosen(not_committed(squad("B1a", "scourge_destroyers", 0, 0, 0, 0))), Leave)
    assert chosen(not_committed(WARRIORS)) == StayInside(1)


def test_who_is_not_needed_fires_from_the_windows_where_somebody_is_in_sight() -> None:
    state = not_committed(WARRIORS, "B2a scourge_warriors 12,12@0 13,12@0")
    windows = chosen(state)
    assert isinstance(windows, Assign)
    fire = chosen(GAME.play.apply(state, 0, windows).state)
    assert isinstance(fire, Shoot)
    assert {state.units[int(shot.target)].name for shot in fire.shots} <= {"B2a1", "B2a2"}


def test_a_beaten_squad_withdraws_by_a_door_that_no_gun_looks_at() -> None:
    """Entrance 3 is in the wall to the west."""

    def withdrawal(guns: str) -> Any:
        state = stormed(LEGION, WARRIORS, guns, options=Options(scenario="prizes"))
        state = after(state, "A activate A1", *FAILED, "dice 3 5").state
        assert asked(state) == (1, "withdraw")
        return chosen(state, 1)

    assert withdrawal("A2a ucm_sabre 24,15@270 24,18@270 24,21@270").entrance == 3
    assert withdrawal("A2a ucm_sabre 2,15@90 2,18@90 2,21@90").entrance != 3


def test_a_house_is_stormed_where_few_hold_it_and_left_alone_where_many_do() -> None:
    def order(garrison: str) -> Any:
        state = battle(
            "A1a ucm_legionnaires 24,22.9@0 25,22.9@0",
            garrison,
            "building h1 defender=1",
            "turn 3",
            table=("table 48 48", HOUSE),
            now="A1a order",
            options=Options(scenario="prizes"),
        )
        return chosen(state)

    inside = 'inside/building="h1"'
    assert isinstance(order(f"B1a scourge_warriors {inside}/damage=4"), Enter)
    assert not isinstance(order(f"B1a scourge_destroyers {inside} {inside} {inside} {inside}"), Enter)


# Fast movers.


def test_a_run_passes_over_what_it_can_hurt_and_fires_at_it() -> None:
    """The cannon does nothing to a main battle tank."""
    state = available("B1a ucm_sabre 10,30@180", "B1b ucm_wolverine_a 40,30@180")
    run = chosen(state)
    assert isinstance(run, AttackRun)
    flown = after(GAME.play.apply(state, 0, run).state, "B pass").state
    assert asked(flown) == (0, "run_fire")
    fire = chosen(flown)
    assert isinstance(fire, FireOnRun)
    assert {flown.units[int(shot.target)].kind for shot in fire.shots} == {"ucm_wolverine_a"}


def test_without_a_target_a_run_is_held_back() -> None:
    assert chosen(available("B1a ucm_sabre reserve")) == EndSlot()


def test_interceptors_go_for_a_run() -> None:
    state = after(available(INTERCEPTOR, "B2a ucm_sabre 45,45@0"), RUN).state
    assert isinstance(chosen(state, 1), Intercept)


# Cards.


def test_field_repair_is_played_on_a_damaged_tank() -> None:
    tanks = "A1b ucm_gladius 14,10@0/damage=1", "A1c ucm_wolverine_a 12,12@0"
    state = holding(battle(COMMANDER, *tanks, FOE, now="A1b order"), "field_repair")
    assert chosen(state) == PlayCard("field_repair", unit(state, "A1b1").id)
    assert not isinstance(chosen(after(state, "A card field_repair A1b1").state), PlayCard)


def test_second_look_is_played_where_misses_could_have_hurt() -> None:
    state = holding(battle(COMMANDER, "A1b ucm_gladius 14,10@0", FOE, now="A1b order"), "second_look")
    missed = after(state, "A shoot A1b1.0>B1a1", "dice 1 2").state
    assert chosen(missed) == PlayCard("second_look")


def test_jink_is_played_before_a_flight_past_anti_air_guns() -> None:
    def before_flight(*others: str) -> Any:
        state = holding(battle(COMMANDER, "A1b ucm_condor 24,12@0/altitude=6", *others, now="A1b order"), "jink")
        _, flight = GAME.text.parse(state, "A fly A1b1>30,24:6@0*")
        assert isinstance(flight, FlyMove)
        return jink(state, 0, flight)

    assert before_flight("B1a scourge_reaper 22,24@180 24,24@180 26,24@180") == PlayCard("jink", 1)
    assert before_flight(FOE) is None


def test_steady_keeps_a_squad_in_a_fight_that_is_not_lost() -> None:
    def wavering(garrison: str, *dice: str) -> Any:
        state = replace(holding(stormed(garrison, WARRIORS)), hands=((), ("steady",)))
        return chosen(after(state, "A activate A1", *dice).state, 1)

    assert wavering(LEGION, *FAILED, "dice 3 5") == PlayCard("steady")
    many = squad("A1a", "ucm_legionnaires", 0, 0, 0, 0)
    assert wavering(many, "dice 1 1", "dice " + " ".join("1" * 20), "dice 3") == Pass()


def test_shore_up_is_played_against_masonry() -> None:
    inside = 'B1a ucm_legionnaires inside/building="b6"'
    state = battle("A1a ucm_sabre 24,5@0", inside, "turn 2", now="A1a order", table=())
    state = replace(holding(state), hands=((), ("jink", "shore_up")))
    fallen = after(state, "A shoot A1a1.0>/b6", "dice 2", "dice 6", "dice 4").state
    assert chosen(fallen, 1) == PlayCard("shore_up")


def test_called_forward_waits_for_the_dearest_party() -> None:
    """Both rolls have failed; the card is for the tanks."""
    state = next_turn(COMMANDER, "A2a ucm_wolverine_a reserve", "A3a ucm_sabre reserve reserve reserve", FOE)
    script = "dice 5 2", "A first", "A discard", "draw jink", "draw jink", "A reserve A2a A3a", "dice 1 1"
    state = after_draws(holding(state, "called_forward"), *script)
    assert chosen(state) == Pass()
    assert chosen(after(state, "A pass").state) == PlayCard("called_forward")


def test_cards_that_nobody_has_a_use_for_are_discarded_as_long_as_others_can_be_drawn() -> None:
    """There is a tank with a commander, but no aircraft."""
    state = holding(next_turn(COMMANDER, FOE), "jink", "second_look")
    assert chosen(after_draws(state, "dice 5 2", "A first")) == Discard(("jink",))
    empty = replace(state, decks=((), state.decks[1]))
    assert chosen(after_draws(empty, "dice 5 2", "A first")) == Discard(())
