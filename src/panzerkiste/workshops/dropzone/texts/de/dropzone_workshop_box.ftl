# What leads to the workshop, on the box of its game.

game-workshop-armies = Eine Armee aufstellen
game-workshop-battlefields = Schlachtfelder zeichnen
