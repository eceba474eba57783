# Was die Werkstatt von Tank Hunter ablehnt.

refused-deck-none = Dieses Deck gibt es nicht, oder sein Besitzer hat es weggeworfen.
refused-deck-not-yours = Nur der Besitzer eines Decks kann es ändern oder wegwerfen.
refused-deck-many = Du hast { $most } Decks, mehr passen nicht ins Regal. Wirf erst eines weg.
refused-deck-unreadable = Dieses Deck lässt sich nicht lesen: Es hat { $faults ->
    [one] einen Fehler
   *[other] { $faults } Fehler
}. Bessere zuerst die markierten Karten aus.
