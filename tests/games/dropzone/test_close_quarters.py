"""Close-quarters battle: when it comes, who fights and who gets away (DZ-240 to DZ-246, DZ-258)."""

import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Play
from panzerkiste.games.dropzone.armies.catalogue import UNITS
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, asked, battle, lines, refused, unit
from tests.games.dropzone.storming import (
    LEGION,
    MANY,
    STORMED,
    TWO_LEFT,
    WARRIORS,
    WHOLE_LEGION,
    WHOLE_WARRIORS,
    squad,
    stormed,
)

# When and who (DZ-241 to DZ-246).


@rule("DZ-243", "DZ-244", "DZ-246", "DZ-251", "DZ-015")
def test_dz_243_the_round_comes_at_the_end_of_the_defenders_activation_attackers_dice_first():
    step = after(stormed(WHOLE_LEGION, WHOLE_WARRIORS), "A activate A1", "dice 4 4 4 1 1 1 1 1 1 1", MANY[:24])
    assert lines(step)[1:] == [
        "fight b1 B1a A1a",
        "fight-rolled B b1 A1a damage 4 4 4 1 1 1 1 1 1 1 4 3",
        "fight-rolled A b1 B1a damage 1 1 1 1 1 1 1 1 1 1 4 0",
        "damaged A1a1 3 2",
    ]
    assert step.state.building("b1").fought_turn == 3


@rule("DZ-241")
def test_dz_241_in_the_turn_of_the_storming_nobody_fights_and_defenders_may_fire_or_leave():
    fresh = stormed(
        WHOLE_LEGION, WHOLE_WARRIORS.replace("entered_turn=2", "entered_turn=3"), building=STORMED[:-1] + "3"
    )
    state = after(fresh, "A activate A1", "A assign").state
    assert asked(state) == (0, "order")
    assert refused(state, "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0") == ""
    assert "fight b1 B1a A1a" not in lines(after(state, "A end"))


SABRES = "A1b ucm_sabre 40,4@0", "A1c ucm_sabre 40,8@0"
BEAR = "ucm_bear:40,12@0"


@rule("DZ-243")
def test_dz_243_nobody_who_is_bound_does_anything_before():
    """The transport gives the squad a slot all the same."""
    state = after(stormed(f"{WHOLE_LEGION} {BEAR}", WHOLE_WARRIORS), "A activate A1").state
    assert asked(state) == (0, "order")  # no walls are asked for
    assert refused(state, "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0") == "DZ-243 bound"
    assert refused(state, "A shoot A1a1.0>B1a1") == "DZ-220 hidden"
    assert refused(state, "A move A1a3>40,14@0") == ""
    attackers = battle(WHOLE_LEGION, WHOLE_WARRIORS, STORMED, "turn 3", now="B1a order", table=())
    assert refused(attackers, "B leave B1a 0 B1a1=11.5,15.4@0 B1a2=12.5,15.4@0") == "DZ-243 bound"


@rule("DZ-243", "DZ-089")
def test_dz_243_a_battlegroup_that_is_bound_as_a_whole_is_activated_and_nobody_is_asked_for_orders():
    state = stormed(WHOLE_LEGION, squad("A1b", "ucm_legionnaires", 0, 0), WHOLE_WARRIORS)
    step = after(state, "A activate A1")
    assert (lines(step), asked(step.state)) == (["activated A A1"], (0, "commit"))
    attackers = battle(WHOLE_LEGION, WHOLE_WARRIORS, STORMED, "turn 3", now="B activate", table=())
    waited = after(attackers, "B activate B1")
    assert (lines(waited), asked(waited.state)) == (["activated B B1"], (0, "activate"))
    assert unit(waited.state, "B1a1").acted_turn == 3


@rule("DZ-243", "DZ-092")
def test_dz_243_a_bound_squad_has_no_place_in_the_order_of_the_squads_and_is_done_after_the_others():
    state = after(stormed(WHOLE_LEGION, *SABRES, WHOLE_WARRIORS), "A activate A1").state
    assert asked(state) == (0, "squad")
    assert DROPZONE.play.offer(state, 0).actions == (Play(1), Play(2))
    assert DROPZONE.play.default(state, 0) == Play(1)
    assert refused(state, "A play A1a") == "DZ-243 bound"
    step = after(state, "A play A1c", "A end", "A end", MANY[:24], MANY[:24])
    assert lines(step)[:3] == ["plays A A1c", "plays A A1b", "fight b1 B1a A1a"]


@rule("DZ-243", "DZ-245")
def test_dz_243_a_squad_that_is_let_go_before_its_turn_comes_acts_as_usual():
    """Its own tank shoots down an aircraft, and the falling masonry kills the last attacker."""
    squads = WHOLE_LEGION, "A1b ucm_rapier 20,10@0", squad("B1a", "scourge_warriors", 4, 5)
    falls = "dice 6 1 1", "dice 6", "dice 4", "dice 4", "dice 2", "dice 4", "dice 4", "dice 6"
    state = after(stormed(*squads, *RAVEN), "A activate A1", "A shoot A1b1.0>B2a1", *falls, "A end").state
    assert unit(state, "B1a1").status == "lost"
    assert asked(state) == (0, "order")
    assert refused(state, "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0") == ""


@rule("DZ-243", "DZ-310", "DZ-097")
@pytest.mark.parametrize("card", ["jink", "steady"])
def test_dz_243_whoever_holds_any_card_is_asked_lest_his_silence_tell_which(card: str):
    cards = Options(cards=True)
    state = stormed(WHOLE_LEGION, WHOLE_WARRIORS, f'cards [[["{card}"],[]],[[],[]]]', options=cards)
    assert asked(after(state, "A activate A1").state) == (0, "order")
    empty = stormed(WHOLE_LEGION, WHOLE_WARRIORS, options=cards)
    assert "fight b1 B1a A1a" in lines(after(empty, "A activate A1", MANY[:24], MANY[:24]))


@rule("DZ-243")
def test_dz_243_walls_held_since_the_last_turn_are_no_place_to_fire_from():
    walls = WHOLE_LEGION.replace("damage=0", "damage=0/wall=0")
    state = after(stormed(f"{walls} {BEAR}", WHOLE_WARRIORS), "A activate A1").state
    assert unit(state, "A1a1").wall == -1


@rule("DZ-243")
def test_dz_243_the_attackers_activation_starts_no_round():
    state = battle(WHOLE_LEGION, WHOLE_WARRIORS, STORMED, "turn 3", now="B activate", table=())
    assert asked(after(state, "B activate B1").state) == (0, "activate")


@rule("DZ-243")
def test_dz_243_a_battlegroup_without_infantry_in_the_building_starts_no_round():
    state = stormed(WHOLE_LEGION, "A2a ucm_sabre 40,4@0", WHOLE_WARRIORS)
    assert asked(after(state, "A activate A2", "A end").state) == (1, "activate")


@rule("DZ-243")
def test_dz_243_everybody_involved_has_acted_and_there_is_one_round_a_turn():
    """A second battlegroup of the defender is activated early and can do nothing more."""
    other = squad("A2a", "ucm_legionnaires", 0, 0)
    state = stormed(
        squad("A1a", "ucm_praetorians", *TWO_LEFT),
        other,
        squad("B1a", "scourge_warriors", 4, 5),
        WARRIORS.replace("B1a", "B1b"),
    )
    eights = "dice 1 1 1 1 1 1 1 1"
    step = after(state, "A activate A1", "dice 1", "dice 1 1", eights, eights, "dice 6 6 6")
    assert [unit(step.state, name).acted_turn for name in ("A1a1", "A2a1", "B1a1", "B1b1")] == [3, 3, 3, 3]


@rule("DZ-243")
def test_dz_243_who_was_activated_early_can_do_nothing_else_this_turn():
    fought = WHOLE_LEGION.replace("damage=0", "damage=0/acted_turn=3")
    others = "B1a scourge_warriors 12,12@0", "building b1 defender=0", "turn 3"
    state = after(battle(fought, *others, now="A activate", table=()), "A activate A1").state
    assert asked(state) == (1, "activate")  # neither walls nor orders are asked for
    ride = battle(f"{fought} ucm_bear:12,14.5@0", *others, now="A activate", table=())
    state = after(ride, "A activate A1").state
    assert asked(state) == (0, "order")
    assert refused(state, "A leave A1a 0 A1a1=11.5,15.4@0 A1a2=12.5,15.4@0") == "DZ-243 acted"
    assert refused(state, "A leave A1a 0 A1a1:A1a3 A1a2:A1a3") == "DZ-243 acted"
    outside = battle(
        "A1a ucm_legionnaires 12,10@0/acted_turn=3", "B1a scourge_warriors 12,12@0", "turn 3", now="A1a order"
    )
    assert refused(outside, "A move A1a1>12,9@0") == "DZ-243 acted"
    assert refused(outside, "A shoot A1a1.0>B1a1") == "DZ-243 acted"


@rule("DZ-244")
def test_dz_244_a_squad_for_each_attacking_squad_or_everything():
    """Three squads inside, two attack: two at least are committed."""
    three = [squad(f"A1{letter}", "ucm_legionnaires", 4, 5) for letter in "abc"]
    two = [squad(f"B1{letter}", "scourge_warriors", 4, 5) for letter in "ab"]
    state = after(stormed(*three, *two), "A activate A1").state
    assert asked(state) == (0, "commit")
    assert refused(state, "A commit A1a") == "DZ-244 few"
    assert refused(state, "A commit A1a B1a") == "DZ-244 squad"
    assert refused(state, "A commit A1a A1a") == "DZ-244 squad"
    assert asked(after(state, "A commit A1a A1c").state) == (0, "get_away")


@rule("DZ-244")
def test_dz_244_whoever_came_in_this_turn_neither_fights_nor_must_be_matched():
    new = squad("B1b", "scourge_warriors", 0, 0).replace("entered_turn=2", "entered_turn=3")
    second = squad("A1b", "ucm_legionnaires", 4, 5)
    state = after(stormed(LEGION, second, WARRIORS, new), "A activate A1").state
    step = after(state, "A commit A1a", "A stay A1b", *ROUND)
    assert lines(step)[0] == "fight b1 B1a A1a"


@rule("DZ-244")
def test_dz_244_without_an_eligible_defender_there_is_no_fight_this_turn():
    late = WHOLE_LEGION.replace("entered_turn=2", "entered_turn=3")
    assert lines(after(stormed(late, WHOLE_WARRIORS), "A activate A1"))[2:] == []


@rule("DZ-244")
def test_dz_244_the_bloodthirsty_must_be_committed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(UNITS, "ucm_praetorians", replace(UNITS["ucm_praetorians"], bloodthirsty=True))
    squads = LEGION, squad("A1b", "ucm_praetorians", 4, 5), WARRIORS
    state = after(stormed(*squads), "A activate A1").state
    assert refused(state, "A commit A1a") == "DZ-244 bloodthirsty"
    assert refused(state, "A commit A1b") == ""


# Getting away (DZ-245).


def free_squad(*more: str, options: Options | None = None) -> State:
    """A1b is not committed and asked what it does."""
    second = squad("A1b", "ucm_legionnaires", 0, 0)
    state = stormed(LEGION, second, WARRIORS, *more, options=options)
    return after(state, "A activate A1", "A commit A1a").state


ROUND = "dice 1 1", "dice 1 1", "dice 6 6"  # nobody is hurt; both squads are below half


@rule("DZ-245", "DZ-258")
def test_dz_245_a_free_squad_leaves_and_has_acted():
    step = after(free_squad(), "A leave A1b 0 A1b1=11.5,15.4@0 A1b2=12.5,15.4@0", *ROUND)
    assert unit(step.state, "A1b1").status == "table"
    assert unit(step.state, "A1b1").acted_turn == 3
    assert refused(free_squad(), "A leave A1a 0 A1a1=11.5,15.4@0") == "DZ-245 squad"
    assert refused(free_squad(), "A leave A1b 0 A1b1:A1a1 A1b2:A1a1") == "DZ-243 loads"


@rule("DZ-245", "DZ-220")
def test_dz_245_a_free_squad_takes_its_windows_and_fires():
    state = after(free_squad("B2a scourge_warriors 12,12@0 13,12@0"), "A assign A1b1=0 A1b2=0").state
    assert asked(state) == (0, "fire_out")
    step = after(state, "A shoot A1b1.1>B2a1", "dice 1", *ROUND)
    assert lines(step)[0] == "shots A1b1 B2a1 phoenix_launcher 1 3 0 no"
    assert unit(step.state, "A1b2").wall == 0
    assert lines(after(state, "A stay A1b", *ROUND))[0] == "fight-rolled B b1 A1a damage 1 1 4 0"


@rule("DZ-245", "DZ-232")
def test_dz_245_a_free_squad_changes_to_a_connected_building():
    foundry = Options(battlefield="dead_foundry")
    step = after(free_squad(options=foundry), "A change A1b b2", *ROUND)
    assert unit(step.state, "A1b1").building == "b2"
    assert refused(free_squad(), "A change A1b b2") == "DZ-232"


SHOT_DOWN = "A shoot A1b1.0>B2a1~", "dice 3", "dice 6", "dice 4", "dice 4"  # it crashes, and hits the house


RAVEN = "B2a ucm_raven_a 12,15.2@0/altitude=6", "B3a ucm_sabre 45,45@180"  # where it would fall on the house


@rule("DZ-245", "DZ-246", "DZ-227")
def test_dz_246_nobody_is_rolled_against_where_falling_masonry_has_killed_all_attackers():
    state = after(free_squad(*RAVEN), "A assign A1b1=0 A1b2=0").state
    step = after(state, *SHOT_DOWN, "dice 2", "dice 4", "dice 6", "dice 6")
    assert unit(step.state, "B1a1").status == "lost"
    assert not any(line.startswith("fight-rolled") for line in lines(step))
    assert asked(step.state) == (1, "activate")


@rule("DZ-245", "DZ-214")
def test_dz_245_nobody_is_asked_how_to_get_away_from_a_house_that_has_fallen():
    legions = [squad(f"A1{letter}", "ucm_legionnaires", 0, 0) for letter in "abc"]
    ruin = STORMED + " damage=9"
    state = stormed(*legions, WARRIORS, *RAVEN, building=ruin)
    state = after(state, "A activate A1", "A commit A1a", "A assign A1b1=0").state
    step = after(state, *SHOT_DOWN, "dice 6")
    assert {unit(step.state, name).status for name in ("A1a1", "A1b1", "A1c1", "B1a1")} == {"lost"}
    assert asked(step.state) == (1, "activate")
