"""Text: actions, events, stories, positions and drawings (TH-404, TH-405)."""

from random import Random
from xml.etree import ElementTree

import pytest

from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter import actions as a
from panzerkiste.games.tank_hunter.events import (
    AntiAirRolled,
    Destroyed,
    EffectRolled,
    EvadeRolled,
    Event,
    EventReceived,
    ScoutRolled,
    ShotRolled,
    TakenOut,
)
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import Aim, InPlay, Place
from panzerkiste.games.tank_hunter.text.drawing import svg
from panzerkiste.games.tank_hunter.text.text_board import text_board
from panzerkiste.proving.coverage import rule
from panzerkiste.proving.wander import new_match, wander
from tests.games.tank_hunter.tables import A, B, at, side

TABLE = at(side("de_pz4 de_pz3?"), side("us_sherman"))

LINES = {
    "A pick de_pz3": a.Pick("de_pz3"),
    "A place de_pz3,de_pz4 / us_rifle": Place(("de_pz3", "de_pz4"), ("us_rifle",)),
    "A place - / -": Place(),
    "A pass": a.Pass(),
    "A rearrange A2,A1 / -": a.Rearrange(("A2", "A1")),
    "A advance A3": a.Advance("A3"),
    "A relieve A1 pinned river,mud,mud": a.Relieve(("river", "mud", "mud"), "A1", "pinned"),
    "A play blitz on A": a.Play("blitz", Aim(player=A)),
    "A play camouflage on A1,A2": a.Play("camouflage", Aim(units=("A1", "A2"))),
    "A play engineers on trench@B1": a.Play("engineers", Aim(event=InPlay("trench", "B1"))),
    "A play steady_aim": a.Play("steady_aim"),
    "A command pioneer_captain on river@B": a.Command("pioneer_captain", Aim(event=InPlay("river", "B"))),
    "A use A1 conceal A2": a.UseAbility("A1", "conceal", "A2"),
    "A use A1 amphibian river@B": a.UseAbility("A1", "amphibian", water=InPlay("river", "B")),
    "A attack A1 B1 anti_armour": a.DeclareAttack("A1", "B1", "anti_armour"),
    "A attack A1 B1 grenade x2": a.DeclareAttack("A1", "B1", "grenade", 2),
    "A attack A1 B1 anti_armour x2 charge": a.DeclareAttack("A1", "B1", "anti_armour", 2, charge=True),
    "A attack A1 B1 long_range spotter A2": a.DeclareAttack("A1", "B1", "long_range", spotter="A2"),
    "A scout A1 B": a.Scout("A1", B),
    "A wait": a.Wait(),
    "A end": a.EndActions(),
    "A take trample": a.TakeKind("trample"),
    "A counter A1 x3": a.Counter("A1", 3),
    "A lead armour_commander": a.Lead("armour_commander"),
    "A lead A2": a.Lead("A2"),
    "A evade": a.Evade(),
    "A expose B1,B2": a.Expose(("B1", "B2")),
    "A flak A2": a.FireAntiAir("A2"),
    "A discard river": a.Discard(("river",)),
    "A order river,mud": a.Order(("river", "mud")),
    "A withdraw": a.Withdraw(),
    "A reveal A2": a.Reveal("A2"),
    "A resign": a.Resign(),
}


@rule("TH-404")
@pytest.mark.parametrize(("line", "action"), LINES.items())
def test_th_404_every_action_has_a_line_of_text_that_reads_back(line: str, action: a.Action):
    assert GAME.text.notate(TABLE, A, action) == line
    assert GAME.text.parse(TABLE, line) == (A, action)


@rule("TH-404", "TH-400")
def test_th_404_so_have_the_answers_of_chance():
    deal = GAME.play.sample(GAME.play.start(Options(), 3).state, Simulated(Random(1)))
    for action, line in ((a.Roll(3), "die 3"), (a.Draw("river"), "draw river"), (deal, None)):
        text = GAME.text.notate(TABLE, CHANCE, action)
        assert line in (None, text)
        assert GAME.text.parse(TABLE, text) == (CHANCE, action)


@rule("TH-404", "TH-403")
@pytest.mark.parametrize("line", ["", "A", "C wait", "A fly", "A attack A1", "die 7", "A play", "wait", "A counter A1"])
def test_th_404_what_cannot_be_read_is_refused(line: str):
    with pytest.raises(Illegal) as caught:
        GAME.text.parse(TABLE, line)
    assert caught.value.rule == "TH-404"


@rule("TH-404", "TH-014")
def test_th_404_a_secret_is_told_to_its_owner_only():
    state = at(side("de_pz4"), side("us_rifle"), deck="river")
    step = GAME.play.apply(GAME.play.apply(state, A, a.Wait()).state, CHANCE, a.Draw("river"))
    assert [one.to for one in step.told if isinstance(one.event, EventReceived)] == [(A,)]


@rule("TH-404")
def test_th_404_every_event_of_a_match_can_be_told_as_a_story():
    match = new_match(GAME, Options(commanders=True, evading=True, charge=True), 3)
    for step in wander(match, Random(3)):
        for told in step.told:
            for seat in (0, WATCHER):
                line = GAME.text.story(told.event, seat)
                assert line is None or line.key.startswith("tank-hunter-story-")
            assert "\n" not in GAME.text.event(told.event)


@rule("TH-404", "TH-224")
def test_th_404_a_story_says_you_where_it_is_about_you():
    told = Destroyed("B1", "us_sherman", A, 4)
    assert GAME.text.story(told, A).facts["you"] == "yes"
    assert GAME.text.story(told, B).facts["you"] == "no"
    assert GAME.text.story(ShotRolled("A1", "B1", (2, 5), None), A).key.endswith("for-ammo")
    assert GAME.text.story(TakenOut("B1", ""), A).facts["hidden"] == "yes"


@rule("TH-173")
def test_th_173_a_story_says_of_every_die_whether_it_did_it():
    def success(event: Event) -> object:
        return GAME.text.story(event, A).facts["success"]

    assert success(ShotRolled("A1", "B1", (2, 5, 3), 3)) == "yes no yes"
    assert [success(ScoutRolled("A1", die, 2)) for die in (2, 3)] == ["yes", "no"]
    assert [success(EvadeRolled("A1", die, 2)) for die in (2, 3)] == ["yes", "no"]
    assert [success(AntiAirRolled("A1", die, 2)) for die in (2, 3)] == ["yes", "no"]
    assert [success(EffectRolled("blitz", "A1", die, 2)) for die in (2, 3)] == ["yes", "no"]


POSITION = """\
turn 5 A actions 1 bombings 1
A front A1:de_pz3 A2:su_t34_76?(ammo) ; hand ambush,river ; score us_sherman
B front B3:us_rifle(pinned +trench) ; rear B2:de_wespe ; staying river ; named 7
C out yes
D out resigned
discard blitz
removed carpet_bombing de_pz4?B"""


@rule("TH-405")
def test_th_405_a_position_is_text_that_reads_back():
    state = GAME.text.read_position(POSITION, Options())
    assert GAME.text.write_position(state) == POSITION
    assert state.players[1].units[0].attachments == ("trench",)
    assert state.players[0].units[1].hidden
    assert [player.resigned for player in state.players] == [False, False, False, True]
    assert GAME.play.decision(state).seats == (A,)


@rule("TH-405")
def test_th_405_the_decks_hold_what_lies_nowhere_else():
    state = GAME.text.read_position(POSITION, Options())
    assert len(state.unit_deck) == 120 - 6
    assert sum(map(len, state.event_deck.piles)) == 70 - 6


@rule("TH-405", "TH-137")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("turn 5", "turn x", "th-405-position"),
        ("A1:de_pz3", "B1:de_pz3", "th-405-position"),
        ("A1:de_pz3", "A1:de_tank", "th-405-kind"),
        ("hand ambush", "hand thunderstorm", "th-137"),
        ("hand ambush", "hand de_pz3", "th-405-kind"),
        ("A2:su", "A1:su", "th-405-handles"),
        ("blitz", "blitz,blitz,blitz", "th-405-card"),
        ("turn 5 A", "turn 5 C", "th-405-players"),
        ("(pinned", "(sleepy", "th-405-position"),
    ],
)
def test_th_405_a_position_that_makes_no_sense_is_refused(old: str, new: str, key: str):
    with pytest.raises(Illegal) as caught:
        GAME.text.read_position(POSITION.replace(old, new, 1), Options())
    assert caught.value.key == f"refused-{key}"


@rule("TH-405")
def test_th_405_only_main_can_be_written_as_a_position():
    with pytest.raises(Illegal) as caught:
        GAME.text.write_position(GAME.play.start(Options(), 2).state)
    assert caught.value.key == "refused-th-405-moment"


@rule("TH-014")
def test_th_014_drawing_and_text_show_no_card_the_viewer_does_not_know():
    state = at(side("de_pz4? us_rifle~"), side("us_sherman*+addon_armour", hand="river", commanders="flak_director"))
    for seat in (A, B, WATCHER):
        view = GAME.information.view(state, seat)
        drawing, text = svg(view), text_board(view)
        ElementTree.fromstring(drawing)
        assert ("Panzer IV" in drawing) == ("de_pz4" in text) == (seat == A)
        assert ("river" in text) == (seat == B)
        assert "Sherman" in drawing
        assert "out of ammo" in drawing
    assert view._repr_svg_() == svg(view)


def test_the_text_of_a_draft_shows_the_own_pack():
    state = GAME.play.start(Options(), 2).state
    state = GAME.play.apply(state, CHANCE, GAME.play.sample(state, Simulated(Random(2)))).state
    assert f"pack   {' '.join(state.draft.packs[A])}" in text_board(GAME.information.view(state, A))
