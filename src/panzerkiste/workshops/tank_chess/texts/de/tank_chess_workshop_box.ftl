# What leads to the workshop, on the box of its game.

game-workshop-maps = Karten zeichnen
game-analyse = Analysieren
