"""Notation and positions (DZ-400): every action and every moment can be written down and read back."""

from random import Random
from typing import Any, get_args

import pytest

from panzerkiste.engine.game import CHANCE, HOST
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone import actions as do
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.terms import Boarding, Flight, Leg, Placement, Post, Shot, Way
from panzerkiste.proving.coverage import rule
from panzerkiste.proving.forgery import forge
from tests.games.dropzone.battle import battle

STATE = battle(
    "A1a ucm_sabre 10,10@0 12,10@0", "A1b ucm_legionnaires 20,10@0", "B1a ucm_rapier 40,40@0", now="A1a order"
)

WRITTEN: dict[str, Action] = {
    "A move A1a1>10.5,12@90": do.Move((Way(0, (10.5, 12.0), 90.0),)),
    "A move A1a1<10,0>9,1.25>10,2@0 main A1a2": do.Move((Way(0, (10.0, 2.0), 0.0, ((9.0, 1.25),), (10.0, 0.0)),), 1),
    "A fly A1a1<24,0>24,9:6>24,12:2L@0*": do.FlyMove(
        (Flight(0, (Leg((24.0, 9.0)), Leg((24.0, 12.0), 2, "land")), 0.0, (24.0, 0.0)),)
    ),
    "A load A1a1:A1a2": do.Load((Boarding(0, 1),)),
    "A unload A1a1=10,12@45:A1a2": do.Unload((Placement(0, (10.0, 12.0), 45.0, 1),)),
    "A enter A1b b5 2": do.Enter(1, "b5", 2),
    "A leave A1b 0 A1b1=3,4@0": do.Leave(1, 0, (Placement(2, (3.0, 4.0), 0.0),)),
    "A leave A1b 0 A1b1:A1a1": do.Leave(1, 0, (), (Boarding(2, 0),)),
    "A change A1b b6": do.ChangeBuilding(1, "b6"),
    "A shoot A1a1.0>B1a1^ A1a1.1>/b5 A1b1.0>B1a1~ A1b1.1>B1a1!3": do.Shoot(
        (
            Shot(0, 0, 3, raised=True),
            Shot(0, 1, "b5"),
            Shot(2, 0, 3, small_arms=True),
            Shot(2, 1, 3, opening=3),
        )
    ),
    "A search A1b": do.Search(1),
    "A run A1a low from 10,0 to 20,48": do.AttackRun(0, ((10.0, 0.0),), ((20.0, 48.0),), low=True),
    "A end": do.EndSlot(),
    "B begin A": do.LetBegin(0),
    "B react B1a1>A1a1@3.5~": do.React(3, 0, 3.5, small_arms=True),
    "A assign A1b1=2": do.Assign((Post(2, 2),)),
    "A commit A1b": do.Commit((1,)),
    "A intercept A1a 12.5": do.Intercept(0, 12.5),
    "A card steady -": do.PlayCard("steady"),
    "dice 1 6": do.Roll((1, 6)),
}


@rule("DZ-400")
@pytest.mark.parametrize("text", WRITTEN)
def test_dz_400_orders_and_prompts_in_notation(text: str):
    action = WRITTEN[text]
    seat = CHANCE if isinstance(action, do.Roll) else "AB".index(text[0])
    assert DROPZONE.text.notate(STATE, seat, action) == text
    assert DROPZONE.text.parse(STATE, text) == (seat, action)


@pytest.mark.parametrize("kind", get_args(Action), ids=lambda kind: kind.__name__)
def test_whatever_a_client_sends_can_be_written_down_exactly(kind: type[Any]):
    rng = Random(kind.__name__)
    for _ in range(60):
        action = forge(kind, rng)
        seat = HOST if isinstance(action, do.TimeUp) else CHANCE if isinstance(action, do.Roll | do.Draw) else 1
        assert DROPZONE.text.parse(STATE, DROPZONE.text.notate(STATE, seat, action)) == (seat, action)


@pytest.mark.parametrize(
    "text", ["", "A", "E end", "A move A1a1", "A shoot A9z9.0>B1a1", "dice 7", "A dance", "A move A1a1>1@2"]
)
def test_what_nobody_can_read_is_refused(text: str):
    with pytest.raises(Illegal) as refused:
        DROPZONE.text.parse(STATE, text)
    assert refused.value.rule == "DZ-400"


def test_a_number_is_written_so_that_it_reads_back_exactly():
    third = do.Move((Way(0, (1 / 3, 0.1 + 0.2), 1e-17),))
    assert DROPZONE.text.parse(STATE, DROPZONE.text.notate(STATE, 0, third)) == (0, third)


@pytest.mark.parametrize("options", [Options(), Options(army_a="shaltari-starter", army_b="phr-starter")])
def test_a_position_reads_back_as_the_same_state(options: Options):
    state = DROPZONE.play.start(options, 2).state
    assert DROPZONE.text.read_position(DROPZONE.text.write_position(state), options) == state


def test_a_position_by_hand_is_short():
    assert DROPZONE.text.write_position(STATE).splitlines()[:9] == [
        "turn 1",
        "order A B",
        "last A",
        "A ucm 0,0-48,0",
        "B ucm 0,48-48,48",
        "A1 ucm_armour activated_turn=1",
        "A1a ucm_sabre",
        "A1a1 ucm_sabre table 10,10 0",
        "A1a2 ucm_sabre table 12,10 0",
    ]
    assert DROPZONE.text.write_position(STATE).splitlines()[-1] == "now A1a order"


@pytest.mark.parametrize(
    "line", ["A1a1 ucm_sabre nowhere", "D9 ucm_armour", "unknown", "turn x", "A1a1 ucm_sabre table 1,1 0 nose=1"]
)
def test_a_position_that_cannot_be_read_names_its_line(line: str):
    text = f"turn 1\nA ucm 0,0-48,0\nB ucm 0,48-48,48\nA1 ucm_armour\nA1a ucm_sabre\n{line}\n"
    with pytest.raises(Illegal) as refused:
        DROPZONE.text.read_position(text, Options())
    assert (refused.value.rule, refused.value.facts["line"]) == ("DZ-400", 6)
