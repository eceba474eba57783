# What leads to the workshop, on the box of its game.

game-workshop-decks = Build a deck
