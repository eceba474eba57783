"""Who acts together (DZ-177, DZ-195, DZ-402), and the prompts of the protocol (DZ-403)."""

from random import Random

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.battle.slots import elements, slot_of
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.turn import QUESTIONS
from panzerkiste.proving.coverage import rule
from tests.games.dropzone.battle import after, battle, refused

RNG = Random(7)


def starters() -> State:
    return DROPZONE.play.start(Options(), 2).state


def sharers(state: State) -> list[int]:
    return [squad.id for squad in state.squads if squad.shared and squad.player == 0]


@rule("DZ-402", "DZ-195")
def test_dz_402_squads_linked_by_a_shared_transport_are_one_slot():
    state = starters()
    one, other = sharers(state)
    assert slot_of(state, one) == slot_of(state, other) == (one, other)
    assert slot_of(state, 0) == (0,)


@rule("DZ-402")
def test_dz_402_once_the_transport_is_lost_they_act_apart():
    state = starters()
    one, other = sharers(state)
    lost = state.with_unit(state.squads[one].shared[0], status="lost")
    assert slot_of(lost, one) == (one,)
    assert slot_of(lost, other) == (other,)


@rule("DZ-400", "DZ-178")
def test_dz_400_a_squad_and_its_transports_of_one_kind_are_elements_of_their_own():
    state = starters()
    one, other = sharers(state)
    kinds = [(element.units[0].kind, len(element.units)) for element in elements(state, (one, other))]
    assert kinds == [
        ("ucm_legionnaires", 3),
        ("ucm_bear", 1),
        ("ucm_condor", 1),
        ("ucm_legionnaires", 3),
        ("ucm_bear", 1),
    ]


@rule("DZ-403")
def test_dz_403_every_prompt_has_an_answer_for_whoever_gives_none():
    """Whoever is asked may be absent: the safe answer is legal."""
    state = starters()
    asked = set()
    for _ in range(400):
        owed = DROPZONE.play.decision(state)
        if owed is None:
            break
        seat = owed.seats[0]
        asked.add(owed.ask)
        action = DROPZONE.play.default(state, seat) if seat >= 0 else DROPZONE.play.candidates(state, seat, RNG, 1)[0]
        state = DROPZONE.play.apply(state, seat, action).state
    assert state.result is not None
    assert {"activate", "order", "last"} <= asked <= {question.ask for question in QUESTIONS.values()} | {"dice"}


@rule("DZ-181", "DZ-093")
def test_dz_181_a_transports_move_has_one_part_more_than_it_has_manoeuvres():
    riders = "A1a ucm_legionnaires 30,10@0 31,10@0 ucm_bear:20,10@0/manoeuvres=1"
    state = battle(riders, "B1a ucm_sabre 40,44@180", now="A1a order")
    state = after(state, "A move A1a3>20,10.5@0", "A move A1a3>20,11@0").state
    assert refused(state, "A move A1a3>20,11.5@0") == "DZ-093 moved"
    plain = battle(riders.replace("/manoeuvres=1", ""), "B1a ucm_sabre 40,44@180", now="A1a order")
    assert refused(after(plain, "A move A1a3>20,10.5@0").state, "A move A1a3>20,11@0") == "DZ-093 moved"
