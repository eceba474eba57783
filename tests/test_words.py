"""Words that players stumbled over, each with the reason, so that none comes back."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from panzerkiste.locales import FOLDER

SOURCE: Final = FOLDER.parent
DOCS: Final = SOURCE.parent.parent / "docs"

GERMAN: Final = {
    r"(Schüsse|Schuss|Schussplan|Plan) (ist |hat |seinen |wird )*(ge)?sperr(t|en|st)\b": "ein Plan wird festgelegt",
    r"= Gesperrt$|gesperrter Schussplan": "ein Plan ist festgelegt",
    r"Wohin damit": "wohin mit deinem Panzer",
    r"= Weite$": "die Reichweite einer Kanone",
    r"Nicht-Panzerbrecher": "auf der Karte steht Granate",
    r"[Aa]bgewehrten? Reichweite": "abgewehrt wird ein Treffer; die Reichweite ist verkürzt",
    r"[Ss]chwerer mittlerer": "ein Panzer hat ein Gewicht: mittelschwer",
    r"Gelände \{ \$by \}": "auf der Karte stehen keine Namen von Gelände",
    r"\bEingabe(taste)?\b(?! )|[Pp]feile(tasten)? und Eingabe|Eingabe (zeigt|wählt)": "die Taste heißt überall Enter",
    r"\b([Kk]lick (es|freie|auf)|Ein Klick,)": "auf einem Telefon klickt niemand",
    r"[Tt]ests? des Programms": "ein Regelbuch spricht zu Spielern",
    r"Rückfront vorrücken \|": "eine Einheit vorrücken lassen",
    r"ohne noch einmal zu mischen": "Stapel mischen nicht selbst",
    r"kommen so dazu": "sie werden dazugezählt",
    r"Dauerauftr[aä]g": "einen Dauerauftrag hat man bei der Bank; am Tisch gibt man Dauerbefehle",
    r"Planungsgitter": "die Planungstafel, wie im Regelbuch",
}
ENGLISH: Final = {
    r"\{ \$units \} (leave|board)\b": "one unit leaves, so the sentence does without a verb",
    r"terrain \{ \$by \}": "the map writes no names on terrain",
    r"\b[Cc]lick (it|open|on)\b|One click,": "nobody clicks on a phone",
    r"program's own tests": "a rulebook speaks to players",
}
PRINTED: Final = {  # what owners of the German edition of Tank Hunter know things by
    r"[Kk]ommandeur": "Kommandant",
    r"Punktestapel": "Wertungsstapel",
    r"Rückfrontstellung": "Rückfrontposition",
    r"[Oo]ben offen": "Offenes Dach",
    r"Amphibieneinheit|Amphibien-,|Amphibisch": "Amphibienfahrzeug",
}


def written(language: str, under: Path = SOURCE) -> list[Path]:
    """The catalogues and rulebooks of a language."""
    return sorted([*under.glob(f"**/{language}/*.ftl"), *under.glob(f"**/rulebook/{language}.md")])


def found(words: dict[str, str], files: list[Path]) -> list[str]:
    return [
        f"{file.name}:{number}: {line.strip()} ({why})"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        for pattern, why in words.items()
        if re.search(pattern, line)
    ]


@pytest.mark.parametrize(("language", "words"), [("de", GERMAN), ("en", ENGLISH)], ids=["de", "en"])
def test_no_text_says_what_players_stumbled_over(language: str, words: dict[str, str]):
    assert found(words, [*written(language), DOCS / "tank-hunter-decks.md", DOCS / "glossary.md"]) == []


def test_tank_hunter_has_the_german_editions_own_terms():
    game, workshop = SOURCE / "games" / "tank_hunter", SOURCE / "workshops" / "tank_hunter"
    told = [*written("de", game), *written("de", workshop), *game.glob("data/*.toml"), *game.glob("scenarios/*.toml")]
    assert found(PRINTED, [*told, DOCS / "glossary.md"]) == []


@pytest.mark.parametrize(
    ("sign", "word"),
    [
        ("rear", "Rückfrontposition"),
        ("open_top", "Offenes Dach"),
        ("amphibian", "Amphibienfahrzeug"),
        ("no_turret", "Kein Geschützturm"),
        ("leadership", "Führungsqualität"),
        ("paratroop", "Fallschirmjäger"),
        ("transport", "Transporteinheit"),
        ("pulling", "Zugeinheit"),
    ],
)
def test_an_ability_is_called_the_same_on_the_card_and_in_the_book(sign: str, word: str):
    game = SOURCE / "games" / "tank_hunter"
    texts = (game / "texts" / "de" / "tank_hunter_table.ftl").read_text(encoding="utf-8")
    assert f"hunter-sign-{sign} = {word}\n" in texts
    assert re.search(rf"^### TH-\d+ {word}\b", (game / "rulebook" / "de.md").read_text(encoding="utf-8"), re.MULTILINE)


PLURALS: Final = re.compile(
    r"(Schützen|Grenadiere|Partisanen|truppen|Vorgeschobene Beobachter|Ulanen|Fallschirmjäger)$"
    r"|(rifles|men|Grenadiers|Partisans|airborne|observers|Uhlans)$"
)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_unit_is_one(language: str):
    """Sentences say "{unit} greift an", so a card's name is that of one unit."""
    units = tomllib.loads((SOURCE / "games/tank_hunter/data/units.toml").read_text(encoding="utf-8"))["unit"]
    assert [unit["name"][language] for unit in units if PLURALS.search(unit["name"][language])] == []
