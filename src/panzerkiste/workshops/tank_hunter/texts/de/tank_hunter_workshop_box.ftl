# What leads to the workshop, on the box of its game.

game-workshop-decks = Ein Deck bauen
