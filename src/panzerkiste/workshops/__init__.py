"""What a game brings besides its table: maps, decks, armies, battlefields, analysis. Each has one door."""
