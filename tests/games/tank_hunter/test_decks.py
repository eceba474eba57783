"""Cards and decks (TH-001 to TH-012, TH-020 to TH-032)."""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.games.tank_hunter import TANK_HUNTER
from panzerkiste.games.tank_hunter.cards.cards import (
    Card,
    Commander,
    Event,
    Unit,
    shipped_commanders,
    shipped_events,
    shipped_units,
)
from panzerkiste.games.tank_hunter.cards.deck_file import LONGEST, Deck, read_deck
from panzerkiste.games.tank_hunter.cards.decks import (
    PRESETS,
    cards_of,
    check_composition,
    compose,
    findings,
    most_players,
    standard_deck,
)
from panzerkiste.games.tank_hunter.cards.faults import card_faults, effect_code
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.locales import voice
from panzerkiste.proving.coverage import rule
from tests.games.tank_hunter.deck_files import write_deck

UNITS, EVENTS, COMMANDERS = shipped_units(), shipped_events(), shipped_commanders()
ALL: tuple[Card, ...] = (*UNITS.values(), *EVENTS.values(), *COMMANDERS.values())

TANK = """
[[unit]]
id = "my_tank"
name = { en = "My tank", de = "Mein Panzer" }
type = "AFV"
nation = "PL"
class = "light"
points = 2
defence = 1
supply = 6
copies = 2
anti_armour = 3
non_aa = 2
trample = 3
shots = { anti_armour = 2 }
abilities = { scout = 3, evade = 2 }
"""
STORM = """
[[event]]
id = "my_storm"
name = { en = "My storm", de = "Mein Sturm" }
copies = 1
timing = "own"
after = "stay"
windows = ["open"]
target = { what = "player", who = "enemy" }
effect = { kind = "supply_mod", supply = -2, expires = "roll_at_owner_turn_end", expire_le = 3 }
"""
GENERAL = """
[[commander]]
id = "my_general"
name = { en = "My general", de = "Mein General" }
copies = 1
use = "exhaust"
windows = ["open_own"]
target = { what = "unit", who = "own", revealed = "any", needs = "out_of_ammo" }
effect = { kind = "resupply_roll", le = 5 }
"""
LIFT = """
[[event]]
id = "my_lift"
name = { en = "My lift", de = "Mein Aufzug" }
copies = 1
timing = "own"
after = "discard"
windows = ["open"]
target = { what = "unit", who = "own", revealed = "any", line = "front", max = 1 }
effect = { kind = "move_rear" }
"""
RAID = """
[[event]]
id = "my_raid"
name = { en = "My raid", de = "Mein Angriff" }
copies = 1
timing = "own"
after = "discard"
windows = ["open"]
target = { what = "unit", who = "enemy", revealed = "any", types = ["GUN"] }
effect = { kind = "ammo_strike", le = 6 }
"""
LOOK = """
[[event]]
id = "my_look"
name = { en = "My look", de = "Mein Blick" }
copies = 1
timing = "own"
after = "discard"
windows = ["open"]
target = { what = "player", who = "enemy" }
effect = { kind = "hand_attack", count = 1 }
"""
OWN = TANK + STORM + GENERAL


def deck_file(own: str = "", changed: Mapping[str, int] | None = None) -> str:
    """The standard deck with other copies of some cards (0 takes them out), and own cards after it."""
    copies = {**standard_deck().copies, **(changed or {})}
    return write_deck(Deck("Test", copies={id: n for id, n in copies.items() if n})) + own


def faults(text: str) -> list[tuple[str, str, str]]:
    """Card, field and key, without its beginning, of everything that is wrong."""
    return [(f.fault.card, f.fault.field, f.fault.why.key.removeprefix("refused-")) for f in findings(text)]


def total(copies: dict[str, int]) -> int:
    return sum(copies.values())


@rule("TH-001", "TH-020")
def test_th_020_the_standard_deck_has_all_unit_cards_and_all_event_cards():
    built = compose(Options())
    assert (total(built.units), total(built.events)) == (120, 70)
    assert built.units.keys() == UNITS.keys()
    assert built.events.keys() == EVENTS.keys()


@rule("TH-003", "TH-004", "TH-005", "TH-008", "TH-009", "TH-010", "TH-011")
@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_th_003_every_card_in_the_box_makes_sense(card: Card):
    assert list(card_faults(card)) == []


@rule("TH-005")
def test_th_005_a_gun_never_tramples_and_infantry_has_no_anti_armour_value():
    assert all(unit.trample is None for unit in UNITS.values() if unit.type != "AFV")
    assert all(unit.anti_armour is None and unit.non_aa is None for unit in UNITS.values() if unit.type == "INF")
    assert all(unit.suicide is None and unit.gun is None for unit in UNITS.values() if unit.type != "INF")
    gun = TANK.replace('"AFV"', '"GUN"').replace('"light"', '"at_gun"')
    assert faults(deck_file(gun)) == [("my_tank", "trample", "th-005")]


@rule("TH-006")
def test_th_006_a_missing_value_is_not_a_zero():
    unarmed = cards_of(deck_file(TANK.replace("non_aa = 2\n", ""))).units["my_tank"]
    harmless = cards_of(deck_file(TANK.replace("non_aa = 2\n", "non_aa = 0\n"))).units["my_tank"]
    assert (unarmed.non_aa, harmless.non_aa) == (None, 0)


@rule("TH-007")
def test_th_007_shots_belong_to_a_value_that_the_unit_has():
    assert cards_of(deck_file(TANK)).units["my_tank"].shots.anti_armour == 2
    empty = TANK.replace("anti_armour = 3\n", "").replace("{ anti_armour = 2 }", "{ anti_armour = 2, long_range = 3 }")
    assert faults(deck_file(empty)) == [
        ("my_tank", "shots.anti_armour", "th-007"),
        ("my_tank", "shots.long_range", "th-007"),
    ]


@rule("TH-021")
def test_th_021_tanks_only_takes_out_guns_infantry_and_the_events_that_need_them():
    built, full = compose(Options(tanks_only=True)), compose(Options())
    assert {UNITS[id].type for id in built.units} == {"AFV"}
    assert {id: full.events[id] for id in full.events.keys() - built.events.keys()} == {
        "trench": 2,
        "heavy_guns": 2,
        "escape": 2,
    }


@rule("TH-022")
def test_th_022_commanders_are_in_the_unit_deck_only_if_wanted_also_among_tanks_only():
    assert not compose(Options()).units.keys() & COMMANDERS.keys()
    assert COMMANDERS.keys() <= compose(Options(commanders=True, tanks_only=True)).units.keys()


@rule("TH-023")
def test_th_023_nations_keep_their_units_and_every_commander():
    built = compose(Options(nations=("DE", "SU"), commanders=True))
    assert {UNITS[id].nation for id in built.units if id in UNITS} == {"DE", "SU"}
    assert total({id: n for id, n in built.units.items() if id in UNITS}) == 38 + 25
    assert COMMANDERS.keys() <= built.units.keys()


@rule("TH-024", "TH-025")
def test_th_024_singletons_are_taken_after_nations_and_types():
    built = compose(Options(nations=("DE",), tanks_only=True, singletons=True))
    assert set(built.units.values()) == {1}
    assert built.units.keys() == {id for id, unit in UNITS.items() if unit.nation == "DE" and unit.type == "AFV"}


@rule("TH-028")
def test_th_028_below_eight_cards_a_player_the_players_are_warned_before_they_make_a_match():
    british, warnings = Options(nations=("UK",)), TANK_HUNTER.hosting.warnings
    assert warnings
    [told] = warnings(british, 3)
    assert (told.rule, told.key, told.facts) == ("TH-028", "refused-th-028-few", {"have": 19, "players": 2})
    assert warnings(british, 2) == []
    assert warnings(british, 4) == [], "then the match is refused"
    assert warnings(Options(), 8) == []


@rule("TH-028")
def test_th_028_fewer_than_six_unit_cards_for_each_player_are_refused():
    options = Options(nations=("DE",))
    check_composition(options, 6)
    with pytest.raises(Illegal, match="TH-028") as caught:
        check_composition(options, 7)
    assert caught.value.facts == {"have": 38, "need": 42, "players": 7}
    assert (most_players(options), most_players(Options(nations=("FR",)))) == (6, 0)


@rule("TH-028")
def test_th_028_a_deck_with_fewer_than_eight_for_each_player_is_marked():
    few = dict.fromkeys(list(UNITS)[20:], 0) | dict.fromkeys(COMMANDERS, 0)
    text = deck_file(changed=few)
    (finding,) = findings(text)
    units = sum(UNITS[id].copies for id in list(UNITS)[:20])
    assert (finding.level, finding.fault.why.facts) == ("warning", {"have": units, "players": units // 8})
    assert findings(deck_file()) == ()


@rule("TH-029")
@pytest.mark.parametrize("copies", [0, 2, 4])
def test_th_029_a_deck_has_exactly_three_carpet_bombings(copies: int):
    text = deck_file(changed={"carpet_bombing": copies})
    assert faults(text) == [("", "", "th-029-bombings")]
    with pytest.raises(Illegal, match="TH-029 bombings"):
        check_composition(Options(deck=text), 2)


@rule("TH-029")
def test_th_029_a_deck_has_three_events_more_than_players_that_are_not_red():
    kept = {"carpet_bombing": 3, "new_conscripts": 2, "reinforcements": 5}
    options = Options(deck=deck_file(changed={id: kept.get(id, 0) for id in EVENTS}))
    check_composition(options, 2)
    with pytest.raises(Illegal, match="TH-029 events"):
        check_composition(options, 3)


@rule("TH-031")
def test_th_031_the_presets():
    assert {name: msgspec.convert(chosen, Options) for name, chosen in PRESETS.items()} == {
        "first_game": Options(tanks_only=True),
        "standard": Options(),
        "expert": Options(commanders=True, evading=True, charge=True),
    }


@rule("TH-002")
def test_th_002_the_standard_deck_is_enough_for_two_to_eight_players():
    assert most_players(Options()) == 8
    for players in range(2, 9):
        check_composition(Options(), players)


@rule("TH-030")
def test_th_030_options_are_fixed():
    with pytest.raises(AttributeError):
        Options().charge = True  # type: ignore[misc]


@rule("TH-032")
def test_th_032_the_copies_that_the_rules_name():
    assert {id: EVENTS[id].copies for id in ("carpet_bombing", "trench", "heavy_guns", "escape")} == {
        "carpet_bombing": 3,
        "trench": 2,
        "heavy_guns": 2,
        "escape": 2,
    }


@rule("TH-010")
def test_th_010_there_are_28_effects_of_events_and_ten_of_commanders():
    assert len({effect_code(event) for event in EVENTS.values()}) == 28
    assert len({effect_code(commander) for commander in COMMANDERS.values()}) == 10


# Deck files.


@rule("TH-025")
def test_th_025_a_deck_may_bring_cards_of_its_own():
    cards = cards_of(deck_file(OWN))
    assert isinstance(cards.units["my_tank"], Unit)
    assert isinstance(cards.events["my_storm"], Event)
    assert isinstance(cards.commanders["my_general"], Commander)
    assert compose(Options(deck=deck_file(OWN), commanders=True)).units["my_tank"] == 2


@rule("TH-025")
def test_th_025_a_deck_survives_being_written_down():
    renamed = tuple(_renamed(card) for card in ALL)
    own = Deck(
        "Own",
        "Ann",
        'Line\nand "quotes" \\ € 🎴',
        {"de_pz3": 3},
        tuple(card for card in renamed if isinstance(card, Unit)),
        tuple(card for card in renamed if isinstance(card, Event)),
        tuple(card for card in renamed if isinstance(card, Commander)),
    )
    assert read_deck(write_deck(own)) == (own, ())


def _renamed(card: Any) -> Any:
    return type(card)(**{name: getattr(card, name) for name in card.__struct_fields__} | {"id": f"my_{card.id}"})


@rule("TH-025")
@given(st.dictionaries(st.sampled_from([card.id for card in ALL]), st.integers(1, 20)), st.text(max_size=60))
def test_th_025_any_selection_of_cards_survives_being_written_down(copies: dict[str, int], comment: str):
    deck = Deck("Any", comment=comment.encode(errors="ignore").decode(), copies=copies)
    assert read_deck(write_deck(deck)) == (deck, ())


@rule("TH-025")
@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("name = \n", "th-025-toml", {"line": 1, "column": 8}),
        ('name = "x"\n[copies\n', "th-025-toml", {"line": 2, "column": 8}),
        ("a = " + "[" * 5000 + "]" * 5000, "th-025-deep", {}),
        ("a." * 20 + "b = 1", "th-025-deep", {}),
        ("#" * (LONGEST + 1), "th-025-long", {"most": LONGEST}),
    ],
)
def test_th_025_a_file_that_cannot_be_read_says_where(text: str, key: str, facts: dict[str, int]):
    (finding,) = findings(text)
    assert (finding.fault.why.key, finding.fault.why.facts) == (f"refused-{key}", facts)


@rule("TH-025")
@pytest.mark.parametrize(
    ("own", "fault"),
    [
        (OWN.replace("points = 2", "points = 11"), ("my_tank", "points", "th-025-range")),
        (OWN.replace("points = 2", "points = true"), ("my_tank", "points", "th-025-number")),
        (OWN.replace("points = 2", "points = 2.0"), ("my_tank", "points", "th-025-number")),
        (OWN.replace("points = 2\n", ""), ("my_tank", "points", "th-025-missing")),
        (OWN.replace("points = 2", "points = 2\nspeed = 4"), ("my_tank", "speed", "th-025-unknown-field")),
        (OWN.replace('"PL"', '"XX"'), ("my_tank", "nation", "th-025-choice")),
        (OWN.replace('"PL"', "[[]]"), ("my_tank", "nation", "th-025-choice")),
        (OWN.replace('de = "Mein Panzer"', 'de = ""'), ("my_tank", "name.de", "th-025-empty")),
        (OWN.replace('"Mein Panzer"', "4"), ("my_tank", "name.de", "th-025-text")),
        (OWN.replace("Mein Panzer", "M" * 61), ("my_tank", "name.de", "th-025-wordy")),
        (OWN.replace("{ scout = 3, evade = 2 }", "3"), ("my_tank", "abilities", "th-025-table")),
        (OWN.replace("evade = 2", "rear = 1"), ("my_tank", "abilities.rear", "th-025-flag")),
        (OWN.replace("my_tank", "My tank"), ("My tank", "id", "th-025-id")),
        (OWN.replace('id = "my_tank"\n', ""), ("unit 1", "id", "th-025-missing")),
        (OWN.replace("my_tank", "de_pz3"), ("de_pz3", "id", "th-025-shipped-id")),
        (OWN + TANK, ("my_tank", "id", "th-025-twice")),
        (OWN.replace('"supply_mod"', '"magic"'), ("my_storm", "effect.kind", "th-025-choice")),
        (OWN.replace('kind = "supply_mod", ', ""), ("my_storm", "effect.kind", "th-025-missing")),
        (OWN.replace("expire_le = 3", "expire_le = 7"), ("my_storm", "effect.expire_le", "th-025-range")),
        (OWN.replace('["open"]', '"open"'), ("my_storm", "windows", "th-025-list")),
        (OWN.replace('["open"]', '["often"]'), ("my_storm", "windows.1", "th-025-choice")),
    ],
)
def test_th_025_a_fault_is_told_with_card_field_and_reason(own: str, fault: tuple[str, str, str]):
    assert faults(deck_file(own)) == [fault]


@rule("TH-010", "TH-120", "TH-122", "TH-130", "TH-136")
@pytest.mark.parametrize(
    ("own", "fault"),
    [
        (STORM.replace('"stay"', '"discard"'), ("my_storm", "after", "th-010-code")),
        (STORM.replace('["open"]', '["hit"]'), ("my_storm", "windows", "th-010-code")),
        (STORM.replace('["open"]', "[]"), ("my_storm", "windows", "th-122-none")),
        (STORM.replace('"player"', '"unit"'), ("my_storm", "target.what", "th-010-code")),
        (
            STORM.replace('"enemy"', '"turn_player"').replace('"own"', '"other"'),
            ("my_storm", "target.who", "th-010-code"),
        ),
        (STORM.replace('"own"', '"immediate"').replace('["open"]', "[]"), ("my_storm", "target.who", "th-136-choice")),
        (STORM.replace('"own"', '"immediate"').replace('"enemy"', '"own"'), ("my_storm", "windows", "th-122-red")),
        (STORM.replace(", expire_le = 3", ""), ("my_storm", "effect.expire_le", "th-132-expire-le")),
        (STORM + 'tags = ["water"]\n', ("my_storm", "tags", "th-358-tag")),
        (STORM + 'tags = ["air_strike"]\n', ("my_storm", "tags", "th-291-tag")),
        (STORM + 'trigger = { against = "own_unit" }\n', ("my_storm", "trigger", "th-010-no-trigger")),
        (LIFT.replace("max = 1", "max = 2"), ("my_lift", "target.max", "th-128-most")),
        (LIFT.replace('"front"', '"any"'), ("my_lift", "target.line", "th-010-code")),
        (LIFT.replace("max = 1", "min = 2"), ("my_lift", "target.max", "th-128-max")),
        (LIFT.replace("max = 1", "types = []"), ("my_lift", "target.types", "th-129-types")),
        (RAID, ("my_raid", "target.revealed", "th-129-hidden")),
        (
            STORM.replace('"supply_mod", supply = -2', '"hand_attack", count = 2'),
            ("my_storm", "effect.expires", "th-025-unknown-field"),
        ),
        (LOOK, ("my_look", "target.needs", "th-010-code")),
        (GENERAL.replace("}\neffect", ", max = 2 }\neffect"), ("my_general", "target.max", "th-128-most")),
        (GENERAL.replace('"exhaust"', '"passive"'), ("my_general", "use", "th-326-use")),
        (GENERAL.replace('["open_own"]', '["air"]'), ("my_general", "windows", "th-010-code")),
        (TANK.replace('"AFV"', '"INF"'), ("my_tank", "anti_armour", "th-005")),
        (TANK.replace("scout = 3", "open_top = true").replace('"AFV"', '"GUN"'), ("my_tank", "trample", "th-005")),
    ],
)
def test_th_010_an_own_card_is_held_to_what_its_effect_allows(own: str, fault: tuple[str, str, str]):
    assert faults(deck_file(own))[0] == fault


@rule("TH-129", "TH-014")
def test_th_129_a_card_may_ask_for_types_where_it_betrays_nothing():
    assert faults(deck_file(RAID.replace('revealed = "any"', 'revealed = "yes"'))) == []
    assert faults(deck_file(LIFT.replace("max = 1", 'types = ["GUN"]'))) == []


@rule("TH-028")
def test_th_028_twelve_unit_cards_are_enough_for_two_but_marked():
    events = {id: EVENTS[id].copies for id in EVENTS}
    text = write_deck(Deck("Twelve", copies={**events, "de_pz3": 12}))
    assert [(finding.level, finding.fault.why.facts["players"]) for finding in findings(text)] == [("warning", 1)]
    check_composition(Options(deck=text), 2)
    assert faults(text.replace("de_pz3 = 12", "de_pz3 = 11")) == [("", "", "th-028")]


@rule("TH-025")
def test_th_025_all_faults_are_told_together():
    text = deck_file(TANK.replace("points = 2", "points = 0") + STORM.replace('"stay"', '"remove"'))
    assert faults(text.replace("[copies]", "colour = 3\n[copies]\nno_card = 1\nde_tiger = 99")) == [
        ("", "colour", "th-025-unknown-field"),
        ("de_tiger", "copies", "th-025-range"),
        ("my_tank", "points", "th-025-range"),
        ("no_card", "copies", "th-025-unknown-card"),
        ("de_tiger", "copies", "th-025-unknown-card"),
        ("my_storm", "after", "th-010-code"),
    ]


@rule("TH-025")
def test_th_025_a_match_with_a_faulty_deck_is_refused_with_the_place():
    with pytest.raises(Illegal, match=r"TH-025 faulty \(place=my_tank › points, faults=1\)"):
        cards_of(deck_file(TANK.replace("points = 2", "points = 0")))


@rule("TH-025")
@pytest.mark.parametrize("field", ["name", "copies", "unit", "event", "commander"])
@pytest.mark.parametrize("value", ["1979-05-27", "nan", "-1", "true", '""', "[]", "[[1]]", "[{}]", "{ x = [] }"])
def test_th_025_no_value_however_strange_stops_the_check(field: str, value: str):
    assert findings(f"{field} = {value}\n")
    assert findings(f'name = "x"\n[[event]]\n{field} = {value}\ntarget = {value}\neffect = {value}\n')


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_without_a_gap(language: str):
    told = voice(language, TANK_HUNTER.folder / "texts")
    text = deck_file(
        TANK.replace("points = 2", "points = 0") + STORM.replace('"stay"', '"remove"'), {"carpet_bombing": 1}
    )
    for finding in findings(text):
        sentence = told.format(finding.fault.why.key, finding.fault.why.facts)
        assert not sentence.startswith("refused")
        assert "{" not in sentence


def test_names_and_texts_are_there_in_both_languages():
    assert all(card.name.en and card.name.de for card in ALL)
    assert all(card.text.en and card.text.de for card in ALL if not isinstance(card, Unit))
    for language in ("en", "de"):
        assert max(Counter(getattr(card.name, language) for card in ALL).values()) == 1


@rule("TH-025")
def test_th_025_the_deck_in_the_guide_is_a_good_one():
    guide = Path(__file__).parents[3] / "docs" / "tank-hunter-decks.md"
    (example,) = re.findall(r"```toml\n(.*?)```", guide.read_text(encoding="utf-8"), re.DOTALL)
    assert [finding.level for finding in findings(example)] == ["warning"]  # TH-028: it is small
    assert most_players(Options(deck=example, commanders=True)) == 4
