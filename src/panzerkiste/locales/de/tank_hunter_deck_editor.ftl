# Der Deckeditor von Tank Hunter.

deck-title = Deckeditor
deck-name = Name des Decks
deck-new-name = Mein Deck
deck-undo = Rückgängig (Strg+Z)
deck-redo = Wiederherstellen (Strg+Y)

## Karten

deck-cards = Karten
deck-shown = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
deck-filter = Anzeigen
deck-search = Nach Namen suchen
deck-kind = Art der Karte
deck-kind-all = Alle
deck-kind-unit = Einheiten
deck-kind-event = Ereignisse
deck-kind-commander = Komm.
deck-kind-own = Eigene
deck-any = Alle
deck-in-deck = Nur was im Deck ist
deck-open = { $name }: ansehen und ändern
deck-own = eigene
deck-copies-of = Anzahl von { $name }
deck-less = { $name }: eine weniger
deck-more = { $name }: eine mehr

## Eine Karte

deck-in-box = Diese Karte liegt in der Kiste. Mach nach ihrem Vorbild eine eigene, wenn du ihre Werte ändern willst.
deck-make-own = Eigene nach diesem Vorbild
deck-remove = Karte wegwerfen
deck-done = Fertig
deck-name-de = Name, deutsch
deck-name-en = Name, englisch
deck-text-de = Text, deutsch
deck-text-en = Text, englisch
deck-copies = Anzahl
deck-type = Typ
deck-nation = Nation
deck-class = Klasse
deck-shots = Schüsse, { $value }
deck-timing = Wann
deck-after = Danach
deck-effect = Wirkung:

## Prüfen und Spielen

deck-check = Prüfung
deck-error = Fehler
deck-warning = Warnung
deck-good = Gegen dieses Deck spricht nichts.
deck-counts = { $units } Einheitenkarten samt Kommandeuren, { $events } Ereignisse
deck-players = { $players ->
    [0] Reicht noch nicht für zwei
   *[other] Reicht für bis zu { $players } Spieler
}
deck-go = Ausprobieren
deck-play = Mit diesem Deck spielen

## Dateien

deck-files = Datei
deck-saved = Gespeichert. Wer den Link hat, sieht dieses Deck.
deck-unsaved = Noch nicht gespeichert.
deck-save = Speichern
deck-share = Link kopieren
deck-copied = Der Link ist in der Zwischenablage.
deck-choose = Öffnen
deck-new = Leeres Deck
deck-export = In eine Datei
deck-import = Aus einer Datei
deck-delete = Wegwerfen
deck-unreadable = Dieses Deck lässt sich nicht lesen: { $why }
deck-discard-title = Dieses Deck verlassen?
deck-discard-text = Was du geändert hast, ist nicht gespeichert.
deck-discard-yes = Verlassen
deck-delete-title = Dieses Deck wegwerfen?
deck-delete-text = Es ist dann endgültig weg, und sein Link führt ins Leere.
deck-delete-yes = Wegwerfen
