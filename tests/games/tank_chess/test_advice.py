"""What players may ask: reach, shots, threats and maps; and the game as a picture and in sentences."""

import ast
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given, settings

from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.actions import Move
from panzerkiste.games.tank_chess.advice import MapAdvice, ShowThreats, TankAdvice, ThreatAdvice, TryMap, TryTank
from panzerkiste.games.tank_chess.announcements import escape
from panzerkiste.games.tank_chess.armour import Facet, Impact
from panzerkiste.games.tank_chess.board import BLACK, HEADINGS, WHITE, name, read_cell
from panzerkiste.games.tank_chess.shipped import MAP_NAMES, shipped_text
from panzerkiste.games.tank_chess.state import Options, State
from panzerkiste.games.tank_chess.tanks import TANKS
from panzerkiste.games.tank_chess.terrain import TERRAINS
from panzerkiste.games.tank_chess.turn import turns
from panzerkiste.proving.conformance import check_game
from panzerkiste.proving.coverage import rule
from tests.games.tank_chess import PONDS, at, naive, play, random_game, start
from tests.games.tank_chess.test_second_opinion import boards


def cell(text: str) -> int:
    found = read_cell(text)
    assert found is not None
    return found


def ask_tank(state: State, text: str) -> TankAdvice:
    advice = GAME.information.advise(GAME.information.view(state, WATCHER), TryTank(cell(text)))
    assert isinstance(advice, TankAdvice)
    return advice


def ask_threats(state: State, side: int) -> ThreatAdvice:
    advice = GAME.information.advise(GAME.information.view(state, WHITE), ShowThreats(side))
    assert isinstance(advice, ThreatAdvice)
    return advice


def test_the_reach_of_a_tank_has_its_steps_and_affordable_headings():
    advice = ask_tank(at("Hd3N"), "d3")
    places = {name(place.cell): place for place in advice.places}
    assert len(places) == 13
    assert sum(len(place.poses) for place in advice.places) == 28
    assert (places["d4"].steps, places["d5"].steps, places["d6"].steps, places["d2"].steps) == (1, 2, 3, 1)
    assert {HEADINGS[pose.heading]: pose.steps for pose in places["d5"].poses} == {"N": 2, "NE": 3, "NW": 3}
    assert [(name(at_cell), HEADINGS[facing]) for at_cell, facing in places["d5"].poses[1].way] == [
        ("d3", "N"),
        ("d4", "N"),
        ("d5", "N"),
        ("d5", "NE"),
    ]


def test_each_pose_has_its_shots_with_facet_gun_and_armour():
    advice = ask_tank(at("Md2N,md8S,la6E,ca8S,Ch1W"), "d2")
    pose = next(p for place in advice.places if place.cell == cell("d3") for p in place.poses if p.heading == 0)
    assert [(name(shot.target), shot.impact, shot.destroys) for shot in pose.shots] == [
        ("a6", Impact(Facet.SIDE, 2, 0), True),
        ("d8", Impact(Facet.FRONT, 2, 2), False),
    ]


def test_reach_and_shots_are_the_legal_turns_of_the_tank():
    for number, (state, _) in enumerate(random_game(6)):
        if number % 15 == 0:
            offered = set(turns(state))
            for tank in state.army(state.mover):
                advice = ask_tank(state, name(tank.cell))
                poses = [(place.cell, pose) for place in advice.places for pose in place.poses]
                listed = {Move(tank.cell, end, pose.heading, None) for end, pose in poses}
                listed |= {Move(tank.cell, end, p.heading, shot.target) for end, p in poses for shot in p.shots}
                assert listed == {t for t in offered if isinstance(t, Move) and t.start == tank.cell}


@rule("TC-38", "TC-40")
def test_tc_38_an_escape_comes_with_its_way_and_the_step_that_leaves():
    leaving = ask_tank(at("Ce6W,ch3N"), "e6").exit
    assert leaving
    assert [name(at_cell) for at_cell, _ in leaving.way] == ["e6", "e6", "d7", "c8"]
    assert (leaving.cell, leaving.heading) == leaving.way[-1]
    assert ask_tank(at("Cd3N,ca5E"), "d3").exit is None


@rule("TC-20")
def test_tc_20_the_reverse_step_is_named_unless_something_stands_there():
    assert ask_tank(at("Hd3N,Ch1W,ca8S"), "d3").reverse == cell("d2")
    assert ask_tank(at("Hd3N,Ld2N,Ch1W,ca8S"), "d3").reverse is None
    assert ask_tank(at("Hd1N,Ch1W,ca8S"), "d1").reverse is None


@rule("TC-30")
@pytest.mark.parametrize(
    ("heading", "face"),
    [("S", "front"), ("N", "rear"), ("E", "right"), ("SE", "right"), ("NE", "right"), ("W", "left"), ("SW", "left")],
)
def test_tc_30_a_shot_tells_which_face_of_its_target_it_strikes(heading: str, face: str):
    advice = ask_tank(at(f"Md2N,ld7{heading},ca8S,Ch1W"), "d2")
    pose = next(p for place in advice.places if place.cell == cell("d3") for p in place.poses if p.heading == 0)
    assert [shot.face for shot in pose.shots] == [face]


def test_water_and_the_goal_of_a_raid_are_marked():
    state = start(map=PONDS, module="funset", mode="raid")
    marked = [place for place in ask_tank(at("Md3N", obstacles="d5~", module="funset"), "d3").places if place.sinks]
    assert [name(place.cell) for place in marked] == ["d5"]
    assert [name(goal) for goal in state.board.goals] == ["d10", "g1"]
    near = at("TC1 16x16 @standard16 Ch1N,Li13N,ca16S w", mode="raid")
    assert [name(place.cell) for place in ask_tank(near, "i13").places if place.raids] == ["i16"]


@pytest.mark.parametrize(("where", "rule"), [("e4", "TC-12"), ("z26", "TC-01")])
def test_a_question_about_nothing_is_refused(where: str, rule: str):
    with pytest.raises(Illegal, match=rule):
        ask_tank(at("Hd3N"), where)


def test_after_the_end_there_is_nothing_to_ask():
    over = play(at("Cd4N,ca5E"), "Cd4-off").state
    with pytest.raises(Illegal, match="TC-58"):
        ask_threats(over, WHITE)


@settings(max_examples=60)
@given(boards())
def test_a_cell_is_under_fire_if_an_enemy_there_could_be_fired_at(state: State):
    side = state.mover
    told = {fire.cell: fire.gun for fire in ask_threats(state, side).fire}
    expected: dict[int, int] = {}
    for tank in state.army(side):
        taken = {naive.place(piece.cell) for piece in state.pieces if piece is not tank}
        poses, _, _ = naive.walk(state, tank, taken)
        for pose in poses:
            for (x, y), distance in naive.shells(state, tank, pose, taken):
                far_enough = 3 <= distance <= 5 if tank.letter == "A" else distance >= 2
                enemy = state.tank_on(32 * y + x)
                empty = (x, y) not in taken or (enemy is not None and enemy.side != side)
                if far_enough and empty and naive.terrain(state, x, y) in (".", '"'):
                    expected[32 * y + x] = max(expected.get(32 * y + x, 0), naive.NUMBERS[tank.letter][4])
    assert told == expected


def test_threats_name_every_turn_that_would_destroy_the_command_tank_and_the_escape():
    state = play(at("Ca1E,Mc2N,cg7S"), "Mc2-c3N").state
    threats = ask_threats(state, WHITE)
    assert state.check in threats.kills
    assert {name(kill.start) for kill in threats.kills} <= {"a1", "c3"}
    assert ask_threats(at("Ca4N,ch8S"), WHITE).escape == escape(at("Ca4N,ch8S"), WHITE)
    assert ask_threats(state, BLACK).escape is None


def test_a_map_is_judged_on_request():
    advice = GAME.information.advise(
        GAME.information.view(start(), WHITE), TryMap(shipped_text("ironfield20"), "standard", "none")
    )
    assert isinstance(advice, MapAdvice)
    assert (advice.findings, advice.army, advice.minutes) == ((), "large", 45)
    broken = GAME.information.advise(GAME.information.view(start(), WHITE), TryMap("?", "standard", "none"))
    assert isinstance(broken, MapAdvice)
    assert (broken.map, broken.findings[0].level, broken.findings[0].why.rule) == (None, "error", "TC-63")


def test_a_map_for_raid_without_a_command_tank_is_judged():
    advice = GAME.information.advise(GAME.information.view(start(), WHITE), TryMap("L\n", "raid", "none"))
    assert isinstance(advice, MapAdvice)
    assert "refused-tc-66-command" in [finding.why.key for finding in advice.findings]


# A picture, and sentences.


@pytest.mark.parametrize("options", [{}, {"map": "ironfield20"}, {"map": PONDS, "module": "funset"}])
def test_every_position_can_be_drawn(options: dict[str, str]):
    for number, (state, _) in enumerate(random_game(1, **options)):
        if number % 25 == 0:
            root = ElementTree.fromstring(GAME.pictures.svg(GAME.information.view(state, WATCHER)))
            *pieces, places = root.findall("{http://www.w3.org/2000/svg}g")
            assert len(pieces) == len(state.pieces)
            assert len(places) == state.board.width * state.board.height


SOURCES = sorted(GAME.folder.glob("*.py"))


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(
        FluentResource((GAME.folder / "texts" / language / "tank_chess.ftl").read_text(encoding="utf-8"))
    )
    return found


def said(bundle: FluentBundle, key: str, facts: dict[str, str | int | float]) -> str:
    value = bundle.get_message(key).value
    assert value is not None
    text, errors = bundle.format_pattern(value, facts)
    assert not errors, (key, errors)
    assert isinstance(text, str)
    return text


def missing(bundle: FluentBundle, keys: set[str]) -> list[str]:
    return sorted(key for key in keys if not bundle.has_message(key))


def refusals() -> set[str]:
    """The key of every refusal that the sources can raise."""
    rules = {"notation.py": "TC-60", "position.py": "TC-61", "game_file.py": "TC-62", "map_file.py": "TC-63"}
    found = set()
    for file in SOURCES:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call):
                found |= set(_refusal(call, rules.get(file.name, "")))
    return found


def _refusal(call: ast.Call, rule: str) -> list[str]:
    match call.func:
        case ast.Name("Illegal"):
            pairs = [(its_rule, way) for its_rule in _words(call, 0) for way in _words(call, 1) or [""]]
        case ast.Attribute(_, "need") if rule:
            pairs = [(its_rule, way) for way in _words(call, 1) for its_rule in _words(call, 2) or [rule]]
        case ast.Attribute(_, "refusal") if rule:
            pairs = [(its_rule, way) for way in _words(call, 0) for its_rule in _words(call, 2) or [rule]]
        case _:
            return []
    return [Illegal(*pair).key for pair in pairs]


def _words(call: ast.Call, place: int) -> list[str]:
    """The words that an argument can be: one, or two with an ``if`` between them."""
    argument = call.args[place] if place < len(call.args) else None
    options = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
    return [word.value for word in options if isinstance(word, ast.Constant) and isinstance(word.value, str)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_refusal_has_its_sentence(language: str):
    keys = refusals()
    assert len(keys) > 60
    assert missing(bundle(language), keys) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_event_of_a_game_is_a_sentence(language: str):
    words = bundle(language)
    for options in ({}, {"map": PONDS, "module": "funset", "mode": "raid"}):
        for state, turn in random_game(9, **options):
            for told in GAME.play.apply(state, state.mover, turn).told:
                for seat in (WHITE, BLACK, WATCHER):
                    line = GAME.text.story(told.event, seat)
                    assert line is not None
                    assert "{" not in said(words, line.key, line.facts)


def test_a_story_as_it_is_told():
    state = at("Md2N,ld7W,Ca1E,ch8S")
    step = GAME.play.apply(state, *GAME.text.parse(state, "Md2-d3Nxd7"))
    lines = [GAME.text.story(told.event, WHITE) for told in step.told]
    english, german = (
        [said(bundle(language), line.key, line.facts) for line in lines if line] for language in ("en", "de")
    )
    assert english[:3] == [
        "Your medium tank drives from d2 to d3, facing north.",
        "It fires from d3 at d7 and hits the side: gun 2 beats armour 0.",
        "Black’s light tank on d7 is destroyed.",
    ]
    assert german[:3] == [
        "Du fährst den mittleren Panzer von d2 nach d3, Blick nach Norden.",
        "Schuss von d3 auf d7 in die Seite: Kanone 2 schlägt Panzerung 0.",
        "Schwarz verliert den leichten Panzer auf d7.",
    ]


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_with_a_name_is_named(language: str):
    wanted = {f"tank-chess-tank-{tank.id}" for tank in TANKS.values()}
    wanted |= {f"tank-chess-terrain-{terrain}" for terrain in TERRAINS}
    wanted |= {f"tank-chess-{what}-{map}" for map in MAP_NAMES for what in ("map", "option-map")}
    wanted |= {f"tank-chess-option-{option}{tail}" for option in Options.__struct_fields__ for tail in ("", "-help")}
    wanted |= {f"tank-chess-side-{side}" for side in GAME.seat_names(2)}
    assert missing(bundle(language), wanted) == []


@pytest.mark.parametrize(
    "options",
    [
        Options(minutes=5),
        Options(map="ironfield20", mode="raid"),
        Options(map=PONDS, module="funset"),
        Options(map=PONDS, module="funset", mode="raid", minutes=1),
        Options(position="TC1 8x8 - Cd4N,ca5E,hc7S w 90 3"),
    ],
    ids=["standard", "raid", "ponds", "ponds-raid", "position"],
)
def test_the_game_keeps_the_contract_of_the_engine(options: Options):
    check_game(GAME, range(3), [options])
