# What the workshop of Tank Hunter refuses.

refused-deck-none = There is no such deck, or its owner has thrown it away.
refused-deck-not-yours = Only the owner of a deck can change it or throw it away.
refused-deck-many = You have { $most } decks, and there is no room for more. Throw one away first.
refused-deck-unreadable = This deck cannot be read: it has { $faults ->
    [one] one fault
   *[other] { $faults } faults
}. Mend the cards that are marked first.
