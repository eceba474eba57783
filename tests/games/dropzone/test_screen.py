"""What a screen is shown of a battle: what is asked, where the turn is, which fight is on; no frame that only runs."""

from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from panzerkiste.games.dropzone.battle.frames import (
    AnnounceBattlegroup,
    CloseSlot,
    GiveOrder,
    NextActivation,
    OfferLast,
    RollInitiative,
)
from panzerkiste.games.dropzone.buildings.frames import EndFight, FireOut, GetAway, Withdraw
from panzerkiste.games.dropzone.frames import CardWindow, Frame
from panzerkiste.games.dropzone.missions.frames import EndPhase
from panzerkiste.games.dropzone.screen import Asked, Fight, Losses, OfferedCard, Screen, screen
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.turn import QUESTIONS
from panzerkiste.games.dropzone.view import view
from tests.games.dropzone.battle import battle

STATE = battle("A1a ucm_sabre 10,10@0", "B1a ucm_sabre 40,40@0", now="A activate")
ACTING = battle("A1a ucm_sabre 10,10@0", "B1a ucm_sabre 40,40@0", now="A1a order")


def shown(*pending: Frame) -> Screen:
    return screen_of(replace(STATE, pending=pending))


def screen_of(state: State) -> Screen:
    return screen(view(state, 0))


def test_every_question_to_a_player_is_shown():
    assert {*get_args(Asked), CardWindow} == set(QUESTIONS)


def test_the_question_is_what_a_player_is_asked_and_nothing_while_dice_roll():
    assert screen_of(ACTING).state.question == GiveOrder()
    assert shown(NextActivation(), RollInitiative((0, 1), 0)).state.question is None
    assert shown().state.question is None


def test_of_a_card_that_may_be_played_nothing_is_shown_of_what_would_follow():
    asked = CardWindow(0, "jink", proceed=(EndPhase(),), instead=(NextActivation(),))
    assert shown(asked).state.question == OfferedCard(0, "jink")


def test_no_frame_travels_that_waits_its_turn():
    written = msgspec.json.encode(screen_of(ACTING))
    assert {type(frame) for frame in ACTING.pending} >= {CloseSlot, GiveOrder}
    assert b'"GiveOrder"' in written
    assert b'"CloseSlot"' not in written


@pytest.mark.parametrize(
    ("pending", "phase"),
    [
        ((NextActivation(), OfferLast(1)), "initiation"),
        ((NextActivation(), AnnounceBattlegroup(0)), "activation"),
        ((EndPhase(),), "end"),
        ((), "end"),
    ],
)
def test_the_phase_of_the_turn_is_read_off_what_is_next(pending, phase):
    assert shown(*pending).state.phase == phase


def test_before_the_first_turn_there_is_deployment_and_during_an_activation_there_are_actions():
    assert screen_of(replace(STATE, turn=0)).state.phase == "deployment"
    assert screen_of(ACTING).state.phase == "actions"


@pytest.mark.parametrize(
    ("pending", "fight"),
    [
        ((NextActivation(), AnnounceBattlegroup(0)), None),
        ((EndFight("b1", (0, 1)), GetAway(0, "b1", 0)), Fight("b1", "escape")),
        ((EndFight("b1", (0, 1)), FireOut(0, 0)), Fight("b1", "escape")),
        ((EndFight("b1", (0, 1)), Withdraw(1, "b1", 1)), Fight("b1", "fight")),
        ((EndFight("b1", (0, 1)),), Fight("b1", "settle")),
    ],
)
def test_the_fight_that_is_on_is_named_with_its_step(pending, fight):
    assert shown(*pending).state.fight == fight


def test_the_losses_of_each_side_are_counted_in_units_and_in_points():
    lost = STATE.with_unit(1, status="lost", commander_points=35)
    worth = STATE.units[1].profile.points + 35
    assert screen_of(lost).state.losses == (Losses(0, 0), Losses(1, worth))
