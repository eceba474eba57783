"""Decks that players build: checked (TH-025, TH-028, TH-029), kept and shared by link."""

from importlib.resources import files

import pytest

from panzerkiste.games.tank_hunter.cards.decks import standard_deck
from panzerkiste.games.tank_hunter.cards.faults import commander_codes, event_codes
from panzerkiste.proving.coverage import rule
from panzerkiste.workshops.tank_hunter.forms import forms
from tests.games.tank_hunter.deck_files import write_deck

STANDARD = write_deck(standard_deck())
TEXTS = files("panzerkiste.workshops.tank_hunter") / "texts"


async def look(visitor, text):
    return await visitor.tell("/api/decks/check", {"text": text})


async def test_the_box_holds_every_card_with_its_words_in_both_languages(visitor):
    box = await visitor().ask("/api/decks/box")
    assert (len(box["units"]), len(box["events"]), len(box["commanders"])) == (60, 37, 10)
    tiger = next(unit for unit in box["units"] if unit["id"] == "de_tiger1")
    assert (tiger["class"], tiger["abilities"]["rear"], tiger["gun"]) == ("heavy", False, None)


@rule("TH-003", "TH-005", "TH-355", "TH-372")
async def test_th_005_forms_name_what_each_type_of_unit_can_have(visitor):
    told = await visitor().ask("/api/decks/forms")
    assert told["values_of"]["INF"] == ["gun", "suicide"]
    assert (told["abilities_of"]["AFV"], told["abilities_of"]["GUN"]) == (["no_turret", "open_top"], [])
    assert set(told["values_of"]) == set(told["unit"]["type"]["values"])


@rule("TH-010", "TH-025")
async def test_th_025_forms_tell_the_range_and_the_choices_of_every_field(visitor):
    told = await visitor().ask("/api/decks/forms")
    supply, evade = told["unit"]["supply"], told["unit"]["abilities.evade"]
    assert (supply["kind"], supply["optional"], supply["least"], supply["most"]) == ("number", False, 1, 7)
    assert (evade["optional"], evade["least"], evade["most"]) == (True, 1, 6)
    assert [told[kind]["copies"]["most"] for kind in ("unit", "event", "commander")] == [20, 20, 20]
    assert told["unit"]["class"]["values"][0] == "light"
    assert told["event"]["windows"]["values"] == ["open", "declare", "counter", "roll", "hit"]
    assert told["effects"]["draw_units"]["count"]["most"] == 5
    assert told["targets"]["unit"]["needs"]["optional"]
    assert set(told["effects"]) == event_codes().keys() | commander_codes().keys()


@pytest.mark.parametrize("language", ["de", "en"])
def test_there_are_words_for_every_code_field_and_value_of_an_effect(language: str):
    every = forms()
    records = (*every.effects.values(), *every.targets.values(), every.trigger)
    asked = [field for form in records for field in form.items()]
    wanted = {f"deck-code-{code}" for code in every.effects} | {f"deck-what-{what}" for what in every.targets}
    wanted |= {f"deck-field-{name}" for name, _ in asked}
    wanted |= {f"deck-value-{field.word}-{value}" for _, field in asked for value in field.values}
    words = (TEXTS / language / "tank_hunter_deck_editor.ftl").read_text(encoding="utf-8")
    assert [key for key in sorted(wanted) if f"\n{key} = " not in words] == []


async def test_a_good_deck_is_read_counted_and_nothing_speaks_against_it(visitor):
    check = await look(visitor(), STANDARD)
    assert check["deck"]["name"] == "Tank Hunter"
    assert (check["units"], check["events"], check["most_players"]) == (130, 70, 8)
    assert check["findings"] == []


async def test_what_speaks_against_a_deck_names_the_card_and_the_field(visitor):
    check = await look(visitor(), STANDARD.replace("de_tiger1 = 2", "de_tiger1 = 99"))
    assert check["deck"] is None
    [finding] = check["findings"]
    assert (finding["level"], finding["card"], finding["field"]) == ("error", "de_tiger1", "copies")
    assert finding["why"]["key"] == "refused-th-025-range"


async def test_a_deck_with_too_few_cards_is_read_and_refused_for_play(visitor):
    check = await look(visitor(), 'name = "Two tanks"\n[copies]\nde_tiger1 = 2\n')
    assert (check["deck"]["copies"], check["most_players"]) == ({"de_tiger1": 2}, 0)
    assert {finding["why"]["rule"] for finding in check["findings"]} == {"TH-028", "TH-029"}


async def save(visitor, text=STANDARD, id=None):
    return await visitor.tell("/api/decks", {"text": text, "id": id})


async def test_a_saved_deck_is_there_for_its_owner_and_for_whoever_has_the_link(visitor):
    anna, ben = visitor(), visitor()
    deck = await save(anna)
    assert (deck["name"], deck["mine"]) == ("Tank Hunter", True)
    assert await anna.ask("/api/decks") == [deck]
    assert await ben.ask("/api/decks") == []
    assert await ben.ask(f"/api/decks/{deck['id']}") == {**deck, "mine": False}


async def test_only_the_owner_changes_a_deck_or_throws_it_away(visitor):
    anna, ben = visitor(), visitor()
    deck = await save(anna)
    for answer in (
        await ben.post("/api/decks", {"text": STANDARD, "id": deck["id"]}),
        await ben.http.delete(f"/api/decks/{deck['id']}"),
    ):
        assert (answer.status_code, answer.json()["key"]) == (403, "refused-deck-not-yours")
    await save(anna, STANDARD.replace("Tank Hunter", "Steel"), deck["id"])
    assert [kept["name"] for kept in await anna.ask("/api/decks")] == ["Steel"]
    assert (await anna.http.delete(f"/api/decks/{deck['id']}")).status_code == 204
    gone = await anna.get(f"/api/decks/{deck['id']}")
    assert (gone.status_code, gone.json()["key"]) == (404, "refused-deck-none")


async def test_an_unfinished_deck_is_saved_but_a_text_that_is_no_deck_is_not(visitor):
    anna = visitor()
    await save(anna, 'name = "Empty"\n')
    answer = await anna.post("/api/decks", {"text": "name =", "id": None})
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-deck-unreadable")
    assert len(await anna.ask("/api/decks")) == 1
