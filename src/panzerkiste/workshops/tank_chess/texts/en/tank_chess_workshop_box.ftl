# What leads to the workshop, on the box of its game.

game-workshop-maps = Draw maps
game-analyse = Analyse
