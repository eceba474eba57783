"""Decks that players build: checked (TH-025, TH-028, TH-029), kept and shared by link."""

from panzerkiste.games.tank_hunter.cards.decks import standard_deck
from tests.games.tank_hunter.deck_files import write_deck

STANDARD = write_deck(standard_deck())


async def look(visitor, text):
    return await visitor.tell("/api/decks/check", {"text": text})


async def test_the_box_holds_every_card_with_its_words_in_both_languages(visitor):
    box = await visitor().ask("/api/decks/box")
    assert (len(box["units"]), len(box["events"]), len(box["commanders"])) == (60, 37, 10)
    tiger = next(unit for unit in box["units"] if unit["id"] == "de_tiger1")
    assert (tiger["class"], tiger["abilities"]["rear"], tiger["gun"]) == ("heavy", False, None)


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
